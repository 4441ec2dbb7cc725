/** A competition that is being looked at: it is asked for again when something has happened in it. */

import { Offline, Refused } from "../server/http";
import { saveSeats, seatKeys } from "../server/seat_keys";
import { say } from "../lib/language.svelte";
import { BOT_PAUSE_S } from "../server/tables";
import { requestCompetition, type Match, type Progress, type Sheet } from "./api";
import { saveFixture, rememberVisit } from "../server/visited_competitions";

/** Milliseconds between two looks, while matches are being simulated and otherwise. */
const QUICK = 600;
const CALM = 2500;

export class CompetitionStore {
  sheet: Sheet = $state.raw(null as unknown as Sheet);
  problem = $state("");
  isBusy = $state(false);
  /** Shown as an animation once, by whoever draws the lots. */
  fresh: number | null = $state(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isGone = false;

  constructor(sheet: Sheet) {
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

  side(match: Match, side: number): string {
    const sources = match.leg % 2 ? match.sources : [...match.sources].reverse();
    return this.name(match.teams[side] ?? null, sources[side]);
  }

  /** What the match for third place is called; empty for all others. */
  smallFinal({ id }: Match): string {
    const at =
      this.competition.bracket?.ties.findIndex((tie) => tie.third_place && tie.matches.includes(id)) ?? -1;
    return this.sheet.words.ties[at]?.name ?? "";
  }

  match(id: string): Match | undefined {
    return this.competition.matches.find((match) => match.id === id);
  }

  // -- Looking

  follow(): () => void {
    this.wait();
    return () => {
      this.isGone = true;
      clearTimeout(this.timer);
    };
  }

  async refresh(): Promise<void> {
    this.show(await requestCompetition<Sheet>(this.competition.id));
  }

  private show(sheet: Sheet): void {
    this.sheet = sheet;
    rememberVisit(sheet.competition);
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (!this.isGone) this.timer = setTimeout(() => void this.look(), this.sheet.simulation ? QUICK : CALM);
  }

  private async look(): Promise<void> {
    try {
      if (!document.hidden) await this.news();
    } catch {
      // away for a moment: the next look tells
    }
    this.wait();
  }

  private async news(): Promise<void> {
    const { version, simulation } = await requestCompetition<{
      version: number;
      simulation: Progress | null;
    }>(this.competition.id, "/news");
    if (version !== this.competition.version) await this.refresh();
    else if (simulation?.done !== this.sheet.simulation?.done) this.sheet = { ...this.sheet, simulation };
  }

  // -- Doing

  /** Change something; did it work? Somebody else's change is shown at once, with who it was. */
  async change(path: string, body: Record<string, unknown> = {}): Promise<boolean> {
    return this.attempt(async () =>
      this.show(
        await requestCompetition<Sheet>(this.competition.id, path, {
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

  /** Do something without a version: what it answers is shown, if it is the competition. */
  async ask(
    path: string,
    body?: Record<string, unknown>,
    method: "POST" | "PATCH" = "POST",
  ): Promise<boolean> {
    return this.attempt(async () => {
      this.show(await requestCompetition<Sheet>(this.competition.id, path, body ?? {}, method));
      this.wait();
    });
  }

  /** Results from a list as `export.csv` is one: all of them, or none. */
  async readResults(list: File): Promise<boolean> {
    const rows = new Blob([list], { type: "text/csv" });
    return this.attempt(async () =>
      this.show(await requestCompetition<Sheet>(this.competition.id, "/results", rows)),
    );
  }

  /** The table of a match, with this browser's seats there. */
  async table(match: Match): Promise<string> {
    if (match.table && seatKeys(match.table).length) return match.table;
    let id = "";
    await this.attempt(async () => {
      const opened = await requestCompetition<{ id: string; secrets: Record<string, string> }>(
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
