/** Everything that this browser knows of one table. Frames come in through `hear`, and are shown when the director has
 * played their scenes; whoever feeds the store (a socket, a lesson, a replay) also takes the frames that it sends. */

import { Director } from "../director/director.svelte";
import type {
  AdviceFrame,
  ChatMessage,
  ClientFrame,
  HintFrame,
  RefusedFrame,
  ServerFrame,
  SpectatorInfo,
  StateFrame,
  TableSnapshot,
  ToldEvent,
  View,
  WelcomeFrame,
} from "../server/schema";

export type ConnectionStatus = "connecting" | "open" | "broken" | "closed";

/** So much sooner than the server thinks is worth a word. */
const HURRY_MS = 100;

const newId = (): string => crypto.randomUUID?.() ?? String(Math.random());

/** A state as it was heard: when the last move has been seen, and when the open window closes. */
interface HeardTimes {
  number: number;
  readyMs: number;
  windowEndMs: number;
}

export class TableStore {
  connection: ConnectionStatus = $state("connecting");
  /** The server closed the connection for good, with this code. */
  closeCode: number | null = $state(null);
  welcome: WelcomeFrame | null = $state.raw(null);
  state: StateFrame | null = $state.raw(null);
  events: ToldEvent[] = $state.raw([]);
  chat: ChatMessage[] = $state.raw([]);
  spectators = $state(0);
  watchers: SpectatorInfo[] = $state.raw([]);
  /** The table where the same people play again, and the viewer's seat there. */
  rematch: { tableId: string; seat: number | null } | null = $state.raw(null);
  refusal: RefusedFrame | null = $state.raw(null);
  hint: HintFrame | null = $state.raw(null);
  advice: AdviceFrame | null = $state.raw(null);
  /** The question to the bench that has not been answered yet. */
  asking: string | null = $state(null);
  pending: { id: string; move: number; on: number } | null = $state.raw(null);
  readonly director = new Director(this);
  private heard: HeardTimes = { number: -1, readyMs: 0, windowEndMs: 0 };

  /** `send` takes the frames that the player sends. Without it they are dropped. */
  constructor(
    readonly id: string,
    readonly secret: string | null = null,
    readonly send: (frame: ClientFrame) => void = () => undefined,
  ) {}

  get view(): View | null {
    return this.state?.view ?? null;
  }

  get table(): TableSnapshot | null {
    return this.state?.table ?? null;
  }

  get seat(): number | null {
    return this.welcome?.seat ?? null;
  }

  get isMyTurn(): boolean {
    return (this.view?.legal.length ?? 0) > 0 && this.isFree;
  }

  /** Has the viewer answered, and waits for it to be shown? */
  get isAnswered(): boolean {
    return (this.state?.noted ?? null) !== null;
  }

  /** Has everything been shown and answered? */
  private get isFree(): boolean {
    return this.director.isIdle && !this.pending && !this.isAnswered;
  }

  /** People can interrupt until then, on the clock of `performance.now`; null: no window is open. */
  get windowEndMs(): number | null {
    const isOpen = this.table?.window && this.state?.number === this.heard.number;
    return isOpen ? this.heard.windowEndMs : null;
  }

  /** Does the viewer play alone with bots? */
  private get isAlone(): boolean {
    const people = this.table?.seats.filter(({ player }) => player === "person") ?? [];
    return this.seat !== null && people.length === 1;
  }

  /** Is there still a scene to watch? */
  get isWatching(): boolean {
    return !this.director.isIdle;
  }

  /** Events whose scenes are being played, of a frame that is still to come: the view does not know of them yet. */
  get ahead(): ToldEvent[] {
    if (!this.state) return [];
    const known = this.state.since + this.state.events.length;
    return this.events.filter(({ n }) => n >= known);
  }

  /** The score that may be hung up now: a goal counts once its scene has been seen. */
  get scores(): number[] {
    const now = this.director.scene;
    const isScored = now && this.ahead.some(({ n, scene }) => scene === "goal" && n < now.told.n);
    return (isScored ? now.after : this.view)?.scores ?? [];
  }

  /** The question in words, in the reader's language. */
  get asks(): string {
    return this.state?.asks ?? "";
  }

  /** Why the viewer's own cards can't be played now, by card. */
  get reasons(): Record<string, { message: string; article: string | null }> {
    return {};
  }

  label(move: number): string {
    const place = this.view?.legal.findIndex((choice) => choice.move === move) ?? -1;
    return this.state?.labels[place] ?? "";
  }

  play(move: number): void {
    if (!this.state || this.pending) return;
    this.refusal = null;
    this.pending = { id: newId(), move, on: this.state.number };
    this.send({ do: "move", ...this.pending });
  }

  /** Make the open window twice as long. */
  askMoreTime(): void {
    this.send({ do: "more_time" });
  }

  get mayAsk(): boolean {
    return this.mayAskFor("hint");
  }

  private mayAskFor(what: "hint" | "advise"): boolean {
    const isAllowed = what === "hint" ? this.table?.hints : this.table?.assistant;
    return this.isMyTurn && !this.table?.window && (isAllowed ?? false) && this.asking === null;
  }

  /** Ask the bench: for a hint to the next move, or for the game's own advice on a whole line of them. */
  ask(what: "hint" | "advise"): void {
    if (!this.mayAskFor(what)) return;
    this.refusal = null;
    this.asking = newId();
    this.send({ do: what, id: this.asking });
  }

  hear(frame: ServerFrame): void {
    if (frame.is === "state") this.noteTimes(frame);
    this.director.hear(frame);
  }

  private noteTimes({ number, table }: StateFrame): void {
    const readyMs = performance.now() + table.pause * 1000;
    this.heard = { number, readyMs, windowEndMs: readyMs + (table.window?.left ?? 0) * 1000 };
  }

  /** An event whose scene is being played, of a frame that is still to come. */
  tell(told: ToldEvent): void {
    this.events = [...this.events.filter(({ n }) => n < told.n), told];
  }

  /** A frame whose story has been told. */
  take(frame: ServerFrame): void {
    switch (frame.is) {
      case "welcome":
        return this.arrive(frame);
      case "state":
        return this.show(frame);
      case "said":
        this.chat = [...this.chat, frame.line];
        return;
      case "refused":
        this.refusal = frame;
        if (frame.id === this.pending?.id) this.pending = null;
        if (frame.id === this.asking) this.asking = null;
        return;
      case "hint":
      case "advice":
        return this.takeAnswer(frame);
      case "done":
        if (frame.id === this.pending?.id) this.pending = null;
        return;
      case "spectators":
        this.spectators = frame.n;
        this.watchers = frame.who ?? [];
        return;
      case "chat":
        if (this.welcome) this.welcome = { ...this.welcome, chat: frame.on };
        return;
      case "rematch":
        this.rematch = { tableId: frame.table_id, seat: frame.seat };
    }
  }

  private arrive(welcome: WelcomeFrame): void {
    this.welcome = welcome;
    this.chat = welcome.said;
    this.connection = "open";
    this.asking = null; // whoever was asked on the old line answers no more
    if (this.pending) this.send({ do: "move", ...this.pending }); // said twice does no harm
  }

  private show(state: StateFrame): void {
    this.events = [...this.events.filter(({ n }) => n < state.since), ...state.events];
    if (state.number !== this.state?.number) this.hint = this.advice = null;
    this.state = state;
    this.refusal = null;
    this.hurry();
  }

  /** Whoever has seen the scenes sooner than the server thinks need not wait for the bots. */
  private hurry(): void {
    const isEarly = performance.now() < this.heard.readyMs - HURRY_MS;
    const number = this.state?.number;
    if (this.isAlone && isEarly && number === this.heard.number) this.send({ do: "seen", number });
  }

  /** An answer to a question of before comes too late. */
  private takeAnswer(answer: HintFrame | AdviceFrame): void {
    if (answer.id === this.asking) this.asking = null;
    if (answer.number !== this.state?.number) return;
    if (answer.is === "hint") this.hint = answer;
    else this.advice = answer;
  }
}
