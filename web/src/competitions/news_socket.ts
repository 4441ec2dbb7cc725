/** The connection of somebody who looks at a competition: the server tells each new version, and nothing else. */

import { CLOSE_CODES, type CompetitionNews } from "../server/schema";

const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 8000;
/** No reconnecting after these: not let in, no such competition. */
const FINAL_CODES: readonly number[] = [CLOSE_CODES.NOT_WELCOME, CLOSE_CODES.NO_SUCH_TABLE];

export class NewsSocket {
  private socket: WebSocket | null = null;
  private waitMs = FIRST_WAIT_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    private readonly onNews: (news: CompetitionNews) => void,
  ) {}

  open(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/competitions/${this.id}`);
    this.socket = socket;
    socket.onmessage = (message) => {
      this.waitMs = FIRST_WAIT_MS;
      this.onNews(JSON.parse(message.data as string) as CompetitionNews);
    };
    socket.onclose = (close) => this.onClosed(socket, close.code);
  }

  /** The reader leaves the page. */
  close(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private onClosed(socket: WebSocket, code: number): void {
    if (socket !== this.socket || FINAL_CODES.includes(code)) return;
    this.timer = setTimeout(() => this.open(), this.waitMs * (0.75 + Math.random() / 2));
    this.waitMs = Math.min(this.waitMs * 2, MAX_WAIT_MS);
  }
}
