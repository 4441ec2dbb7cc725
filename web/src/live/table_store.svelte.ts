/** One table, live: what this browser knows of it, and the line to the server, which mends itself. */

import { language } from "../lib/language.svelte";
import type { TableView, View } from "./zones";
import type {
  Advice,
  FromServer,
  Hint,
  Refusal,
  Saying,
  State,
  ToServer,
  Told,
  Watcher,
  Welcome,
} from "../server/schema";

export type Line = "connecting" | "open" | "broken" | "closed";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** The server means it: bad secret, sent away, no such table, open elsewhere too often. */
const FINAL_CODES = [4401, 4403, 4404, 4409];

const newId = (): string => crypto.randomUUID?.() ?? String(Math.random());

export class LiveTable {
  line: Line = $state("connecting");
  ended: number | null = $state(null);
  welcome: Welcome | null = $state.raw(null);
  state: State | null = $state.raw(null);
  events: Told[] = $state.raw([]);
  chat: Saying[] = $state.raw([]);
  spectators = $state(0);
  watchers: Watcher[] = $state.raw([]);
  /** The table where the same people play again. */
  rematch: string | null = $state(null);
  /** The number of the event that the board has come to, while it still shows what has happened. */
  reached: number | null = $state(null);
  refusal: Refusal | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  advice: Advice | null = $state.raw(null);
  /** The question to the bench that has not been answered yet. */
  asking: string | null = $state(null);
  pending: { id: string; move: number; on: number } | null = $state.raw(null);

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly secret: string | null,
    private readonly guest: string | null,
  ) {}

  get view(): View | null {
    return this.state?.view ?? null;
  }

  get table(): TableView | null {
    return this.state?.table ?? null;
  }

  get seat(): number | null {
    return this.welcome?.seat ?? null;
  }

  get isMyTurn(): boolean {
    return (this.view?.legal.length ?? 0) > 0 && !this.pending && this.state?.noted === null;
  }

  /** What the board has shown so far. */
  get shown(): Told[] {
    const last = this.reached;
    return last === null ? this.events : this.events.filter((told) => told.n <= last);
  }

  /** The question in words, in the reader's language. */
  get asks(): string {
    return this.state?.asks ?? "";
  }

  label(move: number): string {
    const place = this.view?.legal.findIndex((choice) => choice.move === move) ?? -1;
    return this.state?.labels[place] ?? "";
  }

  open(): void {
    clearTimeout(this.timer);
    this.line = this.state ? "broken" : "connecting";
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/tables/${this.id}`);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (frame) => this.hear(JSON.parse(frame.data as string) as FromServer);
    socket.onclose = (close) => this.lost(socket, close.code);
  }

  /** The reader goes elsewhere. */
  close(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    this.line = "closed";
    socket?.close();
  }

  play(move: number): void {
    if (!this.state || this.pending) return;
    this.refusal = null;
    this.pending = { id: newId(), move, on: this.state.number };
    this.send({ do: "move", ...this.pending });
  }

  get mayAsk(): boolean {
    return this.isMyTurn && (this.table?.hints ?? false) && this.asking === null;
  }

  /** Ask the bench: for a hint to the next move, or for the game's own advice on a whole line of them. */
  ask(what: "hint" | "advise"): void {
    if (!this.mayAsk) return;
    this.refusal = null;
    this.asking = newId();
    this.send({ do: what, id: this.asking });
  }

  send(frame: ToServer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  private greet(): void {
    this.send({
      do: "hello",
      secret: this.secret,
      guest: this.guest,
      language: language.code,
      epoch: this.state?.epoch ?? null,
      number: this.state?.number ?? null,
    });
  }

  hear(frame: FromServer): void {
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
        return this.advised(frame);
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
        this.rematch = frame.table;
    }
  }

  private arrive(welcome: Welcome): void {
    this.welcome = welcome;
    this.chat = welcome.said;
    this.line = "open";
    this.wait = FIRST_WAIT;
    this.asking = null; // whoever was asked on the old line answers no more
    if (this.pending) this.send({ do: "move", ...this.pending }); // said twice does no harm
  }

  private show(state: State): void {
    this.events = [...this.events.slice(0, state.since), ...state.events];
    if (state.number !== this.state?.number) this.hint = this.advice = null;
    this.state = state;
    this.refusal = null;
  }

  /** An answer to a question of before comes too late. */
  private advised(answer: Hint | Advice): void {
    if (answer.id === this.asking) this.asking = null;
    if (answer.number !== this.state?.number) return;
    if (answer.is === "hint") this.hint = answer;
    else this.advice = answer;
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    if (FINAL_CODES.includes(code)) {
      this.ended = code;
      this.line = "closed";
      return;
    }
    this.line = "broken";
    this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
