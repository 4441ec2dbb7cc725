/** The connection of a table to the server. It feeds a `TableStore`, and reconnects by itself when it breaks. */

import { language } from "../lib/language.svelte";
import { FINAL_CLOSE_CODES, type ClientFrame, type ServerFrame } from "../server/schema";
import { TableStore } from "./table_store.svelte";

const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 8000;

export class TableSocket {
  readonly store: TableStore;
  private socket: WebSocket | null = null;
  private waitMs = FIRST_WAIT_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `secret` is the seat's key, `guest` the guest's; a spectator has no seat. */
  constructor(
    id: string,
    secret: string | null,
    private readonly guest: string | null,
  ) {
    this.store = new TableStore(id, secret, (frame) => this.send(frame));
  }

  open(): void {
    clearTimeout(this.timer);
    this.store.connection = this.store.state ? "broken" : "connecting";
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/tables/${this.store.id}`);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (message) => this.receive(JSON.parse(message.data as string) as ServerFrame);
    socket.onclose = (close) => this.onClosed(socket, close.code);
  }

  /** The reader leaves the page. */
  close(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    this.store.connection = "closed";
    socket?.close();
  }

  private send(frame: ClientFrame): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  private greet(): void {
    const { secret, state } = this.store;
    this.send({
      do: "hello",
      secret,
      guest: this.guest,
      language: language.code,
      epoch: state?.epoch ?? null,
      number: state?.number ?? null,
    });
  }

  private receive(frame: ServerFrame): void {
    if (frame.is === "welcome") this.waitMs = FIRST_WAIT_MS;
    this.store.hear(frame);
  }

  private onClosed(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    if ((FINAL_CLOSE_CODES as readonly number[]).includes(code)) {
      this.store.closeCode = code;
      this.store.connection = "closed";
      return;
    }
    this.store.connection = "broken";
    this.timer = setTimeout(() => this.open(), this.waitMs * (0.75 + Math.random() / 2));
    this.waitMs = Math.min(this.waitMs * 2, MAX_WAIT_MS);
  }
}
