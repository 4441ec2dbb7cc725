/** A line to a table of this device, with what a `ReconnectingSocket` uses of a WebSocket. */

import type { LineEnd } from "./host_link";

export class PocketSocket implements LineEnd {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((close: { code: number }) => void) | null = null;
  readyState: number = WebSocket.CONNECTING;
  private line = "";
  private readonly link = import("./host_link").then(({ hostLink }) => hostLink);

  /** `path`: `tables/pocket-7` or `competitions/pocket-8`. */
  constructor(path: string) {
    void this.link.then((link) => {
      if (this.readyState === WebSocket.CONNECTING) this.line = link.openLine(path, this);
    });
  }

  send(frame: string): void {
    void this.link.then((link) => link.sendFrame(this.line, frame));
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    void this.link.then((link) => link.closeLine(this.line));
  }

  // -- What the host says

  onOpened(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  onFrame(frame: string): void {
    this.onmessage?.({ data: frame });
  }

  onClosed(code: number): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}
