/** A competition that is being looked at: it is fetched again when the server tells a new version. */

import { Offline, Refused } from "../server/http";
import { saveSeats, seatKeys } from "../server/seat_keys";
import { say } from "../lib/language.svelte";
import { BOT_PAUSE_S } from "../server/tables";
import { ReconnectingSocket } from "../server/reconnecting_socket";
import { requestCompetition } from "./api";
import { saveFixture, rememberVisit } from "../server/visited_competitions";
import type { CompetitionNews, CompetitionSheet, FixtureTable, MatchLine } from "../server/schema";

export class CompetitionStore {
  sheet: CompetitionSheet = $state.raw(null as unknown as CompetitionSheet);
  problem = $state("");
  isBusy = $state(false);
  /** The lots that this browser has just drawn: they are shown as an animation once. */
  fresh: number | null = $state(null);

  constructor(sheet: CompetitionSheet) {
    this.show(sheet);
  }

  get competition() {
    return this.sheet.competition;
  }

  name(team: number | null, source = ""): string {
    return team === null
      ? (this.sheet.words.sources[source] ?? "")
      : (this.competition.teams[team]?.name ?? "");
  }

  side(match: MatchLine, side: number): string {
    const sources = match.leg % 2 ? match.sources : [...match.sources].reverse();
    return this.name(match.teams[side] ?? null, sources[side]);
  }

  /** The name of the match for third place; empty for all others. */
  smallFinal({ id }: MatchLine): string {
    const at =
      this.competition.bracket?.ties.findIndex((tie) => tie.third_place && tie.matches.includes(id)) ?? -1;
    return this.sheet.words.ties[at]?.name ?? "";
  }

  match(id: string): MatchLine | undefined {
    return this.competition.matches.find((match) => match.id === id);
  }

  // -- Looking

  /** Begin to listen for news; the function that is returned ends it. */
  follow(): () => void {
    const socket = new ReconnectingSocket<CompetitionNews>(`/ws/competitions/${this.competition.id}`, {
      onFrame: (news) => void this.hear(news),
    });
    socket.open();
    return () => socket.close();
  }

  async refresh(): Promise<void> {
    this.show(await requestCompetition<CompetitionSheet>(this.competition.id));
  }

  private show(sheet: CompetitionSheet): void {
    this.sheet = sheet;
    rememberVisit(sheet.competition);
  }

  private async hear({ version, simulation }: CompetitionNews): Promise<void> {
    if (version > this.competition.version) await this.refresh().catch(() => undefined);
    else if (simulation?.done !== this.sheet.simulation?.done) this.sheet = { ...this.sheet, simulation };
  }

  // -- Doing

  /** Change something; did it work? Somebody else's change is shown at once, with who it was. */
  async change(path: string, body: Record<string, unknown> = {}): Promise<boolean> {
    return this.attempt(async () =>
      this.show(
        await requestCompetition<CompetitionSheet>(this.competition.id, path, {
          seen: this.competition.version,
          ...body,
        }),
      ),
    );
  }

  async draw(): Promise<void> {
    const before = this.competition.lots.length;
    if ((await this.change("/lots")) && this.competition.lots.length > before) this.fresh = before;
  }

  /** A change without a version. The answer is shown if it is the competition. */
  async ask(
    path: string,
    body?: Record<string, unknown>,
    method: "POST" | "PATCH" | "DELETE" = "POST",
  ): Promise<boolean> {
    return this.attempt(async () =>
      this.show(await requestCompetition<CompetitionSheet>(this.competition.id, path, body ?? {}, method)),
    );
  }

  /** Results from a list as `export.csv` is one: all of them, or none. */
  async readResults(list: File): Promise<boolean> {
    const rows = new Blob([list], { type: "text/csv" });
    return this.attempt(async () =>
      this.show(await requestCompetition<CompetitionSheet>(this.competition.id, "/results", rows)),
    );
  }

  /** The table of a match, with this browser's seats there. */
  async table(match: MatchLine): Promise<string> {
    if (match.table && seatKeys(match.table).length) return match.table;
    let id = "";
    await this.attempt(async () => {
      const opened = await requestCompetition<FixtureTable>(
        this.competition.id,
        `/matches/${match.id}/table`,
        { pace: BOT_PAUSE_S },
      );
      saveSeats({ ...opened, code: null, invites: {} });
      saveFixture(opened.id, this.competition.id);
      id = opened.id;
    });
    return id;
  }

  async attempt(deed: () => Promise<void>): Promise<boolean> {
    this.isBusy = true;
    this.problem = "";
    try {
      await deed();
      return true;
    } catch (error) {
      this.problem = error instanceof Refused ? error.message : say("no-answer");
      if (!(error instanceof Offline)) await this.refresh().catch(() => undefined);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
