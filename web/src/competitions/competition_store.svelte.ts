/** A competition that is being looked at: it is fetched again when the server tells a new version. */

import { Refused } from "../server/http";
import { saveSeats, seatKeys } from "../server/seat_keys";
import { say } from "../lib/language.svelte";
import { prefersReducedMotion } from "../lib/preferences.svelte";
import { ON_STAGE } from "../server/tables";
import { ReconnectingSocket } from "../server/reconnecting_socket";
import { requestCompetition } from "./api";
import { asSpectator } from "./follow/latest";
import { Unsigned } from "./dialogs/signature.svelte";
import { saveFixture, rememberVisit } from "../server/visited_competitions";
import type { CompetitionNews, CompetitionSheet, FixtureTable, MatchLine } from "../server/schema";

export class CompetitionStore {
  sheet: CompetitionSheet = $state.raw(null as unknown as CompetitionSheet);
  problem = $state("");
  isBusy = $state(false);
  /** The lots that have just been drawn, here or elsewhere: they are shown as an animation once. */
  fresh: number | null = $state(null);
  /** Balls are still in the bowl: nothing that follows from the draw is shown before the last one is out. */
  isDrawing = $state(false);

  private readonly matchesById: Record<string, MatchLine | undefined> = $derived(
    Object.fromEntries(this.sheet.competition.matches.map((match) => [match.id, match])),
  );

  /** A spectator is offered nothing that changes anything, whoever it is. */
  constructor(
    sheet: CompetitionSheet,
    private readonly isSpectator = false,
  ) {
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

  /** `Match 3`, and of which group, or which leg or replay it is. */
  label({ id, leg, leg_name, group }: MatchLine): string {
    const number = say("match-number", { n: id });
    if (group !== null) return `${number}, ${say("group", { letter: String.fromCharCode(65 + group) })}`;
    return leg_name ? `${number}, ${say(`leg-${leg_name}`, { n: leg })}` : number;
  }

  match(id: string): MatchLine | undefined {
    return this.matchesById[id];
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

  /** Lots that were not there before are presented; what follows from them is shown when the last ball is out. */
  private show(sheet: CompetitionSheet): void {
    const { lots } = sheet.competition;
    const before = (this.sheet as CompetitionSheet | null)?.competition.lots.length ?? lots.length;
    this.sheet = keepUnchanged(this.isSpectator ? asSpectator(sheet) : sheet, this.sheet);
    if (lots.length > before) {
      this.fresh = before;
      this.isDrawing = !prefersReducedMotion();
    }
    rememberVisit(sheet.competition);
  }

  private async hear({ version, simulation }: CompetitionNews): Promise<void> {
    if (version > this.competition.version) await this.refresh().catch(() => undefined);
    else if (simulation?.done !== this.sheet.simulation?.done) this.sheet = { ...this.sheet, simulation };
  }

  // -- Doing

  /** Change something; did it work? Somebody else's change is shown at once, with who it was. */
  async change(path: string, body: Record<string, unknown> = {}): Promise<boolean> {
    return this.attempt(() => this.send(path, body));
  }

  /** The same for a form that shows a refusal itself, beside what was typed; empty if there was none. */
  async submit(path: string, body: Record<string, unknown>): Promise<string> {
    return this.refusal(() => this.send(path, body));
  }

  private async send(path: string, body: Record<string, unknown>): Promise<void> {
    const change = { seen: this.competition.version, ...body };
    this.show(await requestCompetition<CompetitionSheet>(this.competition.id, path, change));
  }

  async draw(): Promise<void> {
    await this.change("/lots");
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
        ON_STAGE,
      );
      saveSeats({ ...opened, code: null, invites: {} });
      saveFixture(opened.id, this.competition.id);
      id = opened.id;
    });
    return id;
  }

  /** Does something; did it work? The page shows why not. */
  async attempt(deed: () => Promise<void>): Promise<boolean> {
    this.problem = "";
    this.problem = await this.refusal(deed);
    return !this.problem;
  }

  /** Does something and tells why it could not be done; empty if it was. */
  private async refusal(deed: () => Promise<void>): Promise<string> {
    this.isBusy = true;
    try {
      await deed();
      return "";
    } catch (error) {
      if (error instanceof Refused) await this.refresh().catch(() => undefined);
      if (error instanceof Unsigned) return say("unsigned");
      return error instanceof Refused ? error.message : say("no-answer");
    } finally {
      this.isBusy = false;
    }
  }
}

/** Matches that are as they were stay the same objects: a result of a long season draws its own line anew, not all. */
function keepUnchanged(sheet: CompetitionSheet, before: CompetitionSheet | null): CompetitionSheet {
  const known = new Map(before?.competition.matches.map((match) => [match.id, match]));
  const matches = sheet.competition.matches.map((match) => {
    const old = known.get(match.id);
    return old && JSON.stringify(old) === JSON.stringify(match) ? old : match;
  });
  return { ...sheet, competition: { ...sheet.competition, matches } };
}
