/** Several seats on one device. The stage shows what everyone may see; whoever is asked looks at their own hand, and
 * after the answer it is covered again. */

import { ReconnectingSocket } from "../server/reconnecting_socket";
import type { SeatKey } from "../server/seat_keys";
import type { ClientFrame, ServerFrame, StateFrame, ToldEvent, WelcomeFrame } from "../server/schema";
import { helloFrame } from "./table_socket";
import { TableStore } from "./table_store.svelte";

/** The line of one seat, or of a spectator (null), and all that it has told. */
class SeatLine {
  welcome: WelcomeFrame | null = null;
  state: StateFrame | null = $state.raw(null);
  private events: ToldEvent[] = [];
  readonly socket: ReconnectingSocket<ServerFrame>;

  constructor(
    id: string,
    private readonly key: number | null,
    secret: string | null,
    guest: string | null,
    hear: (line: SeatLine, frame: ServerFrame) => void,
    onBreak: (finalCode: number | null) => void,
  ) {
    this.socket = new ReconnectingSocket<ServerFrame>(`/ws/tables/${id}`, {
      onOpen: () => this.socket.send(helloFrame(secret, guest, this.state)),
      onFrame: (frame) => {
        this.keep(frame);
        hear(this, frame);
      },
      onBreak,
    });
  }

  /** A link that was handed on does not say whose seat it is. */
  get seat(): number | null {
    return this.welcome ? this.welcome.seat : this.key;
  }

  /** Is the seat asked, even if its only move is made by itself? So who may look tells nothing. */
  get isAsked(): boolean {
    const { view, table, noted } = this.state ?? {};
    return noted === null && !table?.over && ((view?.legal.length ?? 0) > 0 || (table?.only ?? false));
  }

  /** The state with all events. */
  get whole(): StateFrame | null {
    return this.state && { ...this.state, since: 0, events: this.events };
  }

  private keep(frame: ServerFrame): void {
    if (frame.is === "welcome") this.welcome = frame;
    if (frame.is !== "state") return;
    this.events = [...this.events.slice(0, frame.since), ...frame.events];
    this.state = frame;
  }
}

/** Frames about what one seat does. All others are heard on the open line. */
const OF_A_SEAT = new Set<ServerFrame["is"]>(["welcome", "done", "refused", "hint", "advice", "rematch"]);

export class HotSeat {
  readonly store: TableStore;
  /** Is the hand of whoever sits in front open? */
  isOpen = $state(false);
  private readonly lines: SeatLine[];
  private readonly everyone: SeatLine;
  private front: SeatLine;

  constructor(id: string, keys: SeatKey[], guest: string | null) {
    const line = (seat: number | null, secret: string | null) =>
      new SeatLine(id, seat, secret, guest, this.hear, (code) => this.onBreak(code));
    this.store = new TableStore(id, keys[0]?.secret ?? null, (frame) => this.send(frame));
    this.everyone = line(null, null);
    this.lines = keys.map(({ seat, secret }) => line(seat, secret));
    this.front = this.lines[0] ?? this.everyone;
  }

  /** The seats of this device that may look at their hands now: those who do not only wait first. */
  get lookers(): number[] {
    const toAct = this.everyone.state?.view?.to_act ?? [];
    const asked = this.lines.filter((line) => line.isAsked).flatMap(({ seat }) => seat ?? []);
    return asked.sort((a, b) => Number(toAct.includes(a)) - Number(toAct.includes(b)));
  }

  open(): void {
    for (const line of [this.everyone, ...this.lines]) line.socket.open();
  }

  close(): void {
    this.store.connection = "closed";
    this.store.director.stop();
    for (const line of [this.everyone, ...this.lines]) line.socket.close();
  }

  /** Somebody has the device in hand and wants to see their cards. */
  look(seat: number): void {
    this.turnTo(seat);
    this.isOpen = true;
    this.show(this.front);
  }

  cover(): void {
    this.isOpen = false;
    this.store.hint = this.store.advice = null;
    this.show(this.everyone);
  }

  private turnTo(seat: number): void {
    this.front = this.lines.find((line) => line.seat === seat) ?? this.front;
    if (this.front.welcome) this.store.hear(this.front.welcome);
  }

  private show(line: SeatLine): void {
    if (line.whole) this.store.hear(line.whole);
  }

  private readonly hear = (line: SeatLine, frame: ServerFrame): void => {
    if (frame.is === "state") return this.hearState(line, frame);
    if (OF_A_SEAT.has(frame.is)) {
      if (line === this.front) this.store.hear(frame);
    } else if (line === this.everyone)
      this.store.hear(frame.is === "spectators" ? { ...frame, n: frame.n - 1 } : frame);
  };

  private hearState(line: SeatLine, frame: StateFrame): void {
    if (!frame.table.started) {
      if (line === this.front) this.store.hear(frame);
    } else if (line === this.everyone) {
      this.askOthers(frame);
      if (!this.isOpen) this.store.hear(frame);
    } else if (line === this.front && this.isOpen) {
      if (line.isAsked) this.show(line);
      else this.cover();
    }
  }

  /** A request of one of this device is put to the others. */
  private askOthers({ table: { request } }: StateFrame): void {
    if (request?.seat !== this.front.seat) return;
    const other = this.lines.find(
      ({ seat }) => seat !== request.seat && !request.agreed.includes(seat ?? -1),
    );
    if (other?.seat !== null && other?.seat !== undefined) this.turnTo(other.seat);
  }

  /** After an answer nobody sees the hand any more. */
  private send(frame: ClientFrame): void {
    this.front.socket.send(frame);
    if (frame.do !== "move") return;
    queueMicrotask(() => {
      this.store.pending = null; // the next one can look and play meanwhile
      this.cover();
    });
  }

  private onBreak(finalCode: number | null): void {
    if (finalCode !== null) this.store.closeCode = finalCode;
    this.store.connection = finalCode === null ? "broken" : "closed";
  }
}
