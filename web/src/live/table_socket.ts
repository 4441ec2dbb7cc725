/** The connection of a table to the server. It feeds a `TableStore`, and reconnects by itself when it breaks. */

import { language } from "../lib/language.svelte";
import { ReconnectingSocket } from "../server/reconnecting_socket";
import type { ClientFrame, ServerFrame, StateFrame } from "../server/schema";
import { TableStore } from "./table_store.svelte";

/** The first frame on a line, which goes on after the last state that was heard. */
export function helloFrame(
  secret: string | null,
  guest: string | null,
  last: StateFrame | null,
): ClientFrame {
  return {
    do: "hello",
    secret,
    guest,
    language: language.code,
    epoch: last?.epoch ?? null,
    number: last?.number ?? null,
  };
}

export class TableSocket {
  readonly store: TableStore;
  private readonly socket: ReconnectingSocket<ServerFrame>;

  /** `secret` is the seat's key, `guest` the guest's; a spectator has no seat. */
  constructor(
    id: string,
    secret: string | null,
    private readonly guest: string | null,
  ) {
    this.store = new TableStore(id, secret, (frame) => this.socket.send(frame));
    this.socket = new ReconnectingSocket(`/ws/tables/${id}`, {
      onConnecting: () => (this.store.connection = this.store.state ? "broken" : "connecting"),
      onOpen: () => this.greet(),
      onFrame: (frame) => this.store.hear(frame),
      onBreak: (finalCode) => this.onBreak(finalCode),
    });
  }

  open(): void {
    this.socket.open();
  }

  /** The reader leaves the page. */
  close(): void {
    this.store.connection = "closed";
    this.store.director.stop();
    this.socket.close();
  }

  private greet(): void {
    this.socket.send(helloFrame(this.store.secret, this.guest, this.store.state));
  }

  private onBreak(finalCode: number | null): void {
    if (finalCode !== null) this.store.closeCode = finalCode;
    this.store.connection = finalCode === null ? "broken" : "closed";
  }
}
