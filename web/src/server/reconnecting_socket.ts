/** A WebSocket that connects again by itself, after longer and longer waits, until it is closed for good. */

import { isOnDevice } from "../pocket/address";
import { PocketSocket } from "../pocket/pocket_socket";
import { FINAL_CLOSE_CODES } from "./schema";

const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 8000;

interface SocketHandlers<Frame> {
  /** The connection is being made, for the first time or again. */
  onConnecting?: () => void;
  onOpen?: () => void;
  onFrame: (frame: Frame) => void;
  /** The connection has broken; with a `finalCode` it is not opened again. */
  onBreak?: (finalCode: number | null) => void;
}

export class ReconnectingSocket<Frame> {
  private socket: WebSocket | PocketSocket | null = null;
  private waitMs = FIRST_WAIT_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly path: string,
    private readonly handlers: SocketHandlers<Frame>,
  ) {}

  open(): void {
    clearTimeout(this.timer);
    this.handlers.onConnecting?.();
    const socket = openSocket(this.path);
    this.socket = socket;
    socket.onopen = () => this.handlers.onOpen?.();
    socket.onmessage = (message: { data: unknown }) => this.receive(message.data as string);
    socket.onclose = (close: { code: number }) => this.onClosed(socket, close.code);
  }

  /** The reader leaves the page. */
  close(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  /** Sends a frame; without a connection it is dropped. */
  send(frame: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  private receive(data: string): void {
    this.waitMs = FIRST_WAIT_MS;
    this.handlers.onFrame(JSON.parse(data) as Frame);
  }

  private onClosed(socket: WebSocket | PocketSocket, code: number): void {
    if (socket !== this.socket) return;
    const isFinal = (FINAL_CLOSE_CODES as readonly number[]).includes(code);
    this.handlers.onBreak?.(isFinal ? code : null);
    if (isFinal) return;
    this.timer = setTimeout(() => this.open(), this.waitMs * (0.75 + Math.random() / 2));
    this.waitMs = Math.min(this.waitMs * 2, MAX_WAIT_MS);
  }
}

/** To the server, or to the table of this device: `/ws/tables/pocket-7`. */
function openSocket(path: string): WebSocket | PocketSocket {
  const id = path.split("/").at(-1) ?? "";
  return isOnDevice(id)
    ? new PocketSocket(path.replace("/ws/", ""))
    : new WebSocket(location.origin.replace(/^http/, "ws") + path);
}
