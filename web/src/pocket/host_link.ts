/** The way to the host of this device. Of several pages one hosts, whoever has the lock; the others reach it over a
 * channel, and when it goes the next one hosts. */

import { CLOSE_CODES } from "../server/schema";
import { fileAddress } from "./address";
import { device } from "./device.svelte";
import type { DeviceRequest, FromHost, ToHost } from "./messages";

const NAME = "tavolino-host";

/** The page's end of a line to a table. */
export interface LineEnd {
  onOpened(): void;
  onFrame(frame: string): void;
  onClosed(code: number): void;
}

type Answered = Extract<FromHost, { is: "answer" }>;
/** On the channel: what is for the host, what is from it, and that there is a new one. */
type OnChannel = { host: ToHost } | { pages: FromHost } | { newHost: true } | { isHostThere: true };

class HostLink {
  private readonly me = Math.random().toString(36).slice(2);
  private readonly channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(NAME) : null;
  private worker: Worker | null = null;
  private isHostKnown = false;
  private unsent: ToHost[] = [];
  private readonly asked = new Map<
    number,
    { request: DeviceRequest; resolve: (answer: Answered) => void; reject: (why: Error) => void }
  >();
  private readonly lines = new Map<string, LineEnd>();
  private readonly watched = new Set<string>();
  private lastId = 0;

  constructor() {
    this.channel?.addEventListener("message", ({ data }: MessageEvent<OnChannel>) => this.overhear(data));
    addEventListener("pagehide", () => this.send({ do: "bye", from: this.me }));
    this.wait();
  }

  /** Until this page hosts, or another one is found to. Only pages of a safe origin have locks. */
  private wait(): void {
    const { locks } = navigator as { locks?: LockManager };
    if (!locks) return this.becomeHost();
    void locks.request(`${NAME}-page-${this.me}`, () => new Promise(() => undefined));
    void locks.request(NAME, () => {
      this.becomeHost();
      return new Promise(() => undefined); // for as long as this page is open
    });
    this.channel?.postMessage({ isHostThere: true } satisfies OnChannel);
  }

  ask(request: DeviceRequest): Promise<Answered> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.asked.set(id, { request, resolve, reject });
      this.send({ do: "request", from: this.me, id, request });
    });
  }

  openLine(path: string, end: LineEnd): string {
    const line = `${this.me}-${++this.lastId}`;
    this.lines.set(line, end);
    this.send({ do: "open", from: this.me, line, path });
    return line;
  }

  sendFrame(line: string, frame: string): void {
    if (this.lines.has(line)) this.send({ do: "frame", from: this.me, line, frame });
  }

  closeLine(line: string): void {
    if (this.lines.delete(line)) this.send({ do: "close", from: this.me, line });
  }

  // -- Hosting

  private becomeHost(): void {
    this.worker = new Worker(new URL("./host.worker.ts", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }: MessageEvent<FromHost>) => this.pass(data);
    this.worker.onerror = ({ message }) => this.pass({ is: "failed", why: message });
    this.worker.postMessage(fileAddress("pocket/"));
    device.share = 0;
    this.channel?.postMessage({ newHost: true } satisfies OnChannel);
    this.meetHost();
  }

  /** From the worker to the page that it is for. */
  private pass(message: FromHost): void {
    if (!("to" in message) || message.to !== this.me)
      this.channel?.postMessage({ pages: message } satisfies OnChannel);
    if (!("to" in message) || message.to === this.me) this.hear(message);
  }

  private overhear(message: OnChannel): void {
    if ("newHost" in message) this.meetHost();
    else if ("pages" in message) this.hear(message.pages);
    else if (!this.worker) return;
    else if ("isHostThere" in message) this.greet();
    else this.serve(message.host);
  }

  /** A page that has just been opened is told that there is a host. */
  private greet(): void {
    this.channel?.postMessage({
      pages: device.isReady ? { is: "ready" } : { is: "loading", share: device.share ?? 0 },
    } satisfies OnChannel);
  }

  private serve(message: ToHost): void {
    this.worker?.postMessage(message);
    if (this.watched.has(message.from)) return;
    this.watched.add(message.from); // its lock is free when it has gone, however it went
    void (navigator as { locks?: LockManager }).locks?.request(`${NAME}-page-${message.from}`, () => {
      this.watched.delete(message.from);
      this.worker?.postMessage({ do: "bye", from: message.from } satisfies ToHost);
    });
  }

  // -- Being served

  /** Nothing is sent before there is somebody to hear it. */
  private send(message: ToHost): void {
    if (this.worker) this.worker.postMessage(message);
    else if (this.isHostKnown) this.channel?.postMessage({ host: message } satisfies OnChannel);
    else this.unsent.push(message);
  }

  /** A new host knows nothing of what went on: lines are opened again by those who hold them, and what was only read is
   * asked for again. What was to be changed may have been: whoever asked is told that there was no answer. */
  private meetHost(): void {
    const isSecond = this.isHostKnown;
    this.isHostKnown = true;
    if (isSecond) this.breakOff();
    for (const message of this.unsent.splice(0)) this.send(message);
  }

  private breakOff(): void {
    for (const [id, { request, reject }] of [...this.asked]) {
      if (request.method === "GET") this.send({ do: "request", from: this.me, id, request });
      else {
        this.asked.delete(id);
        reject(new Error("the host has gone"));
      }
    }
    const ends = [...this.lines.values()];
    this.lines.clear();
    for (const end of ends) end.onClosed(CLOSE_CODES.RESTART);
  }

  private hear(message: FromHost): void {
    if ("to" in message && message.to !== this.me) return;
    if (!this.isHostKnown) this.meetHost();
    switch (message.is) {
      case "answer":
        this.asked.get(message.id)?.resolve(message);
        this.asked.delete(message.id);
        return;
      case "opened":
        return this.lines.get(message.line)?.onOpened();
      case "frame":
        return this.lines.get(message.line)?.onFrame(message.frame);
      case "closed": {
        const end = this.lines.get(message.line);
        this.lines.delete(message.line);
        return end?.onClosed(message.code);
      }
      default:
        return this.note(message);
    }
  }

  private note(message: Exclude<FromHost, { to: string }>): void {
    if (message.is === "loading") device.share = message.share;
    if (message.is === "full") device.isFull = true;
    if (message.is === "ready") {
      device.share = null;
      device.isReady = true;
    }
    if (message.is !== "failed") return;
    device.share = null;
    device.failure = message.why;
    for (const { reject } of this.asked.values()) reject(new Error(message.why));
    this.asked.clear();
  }
}

export const hostLink = new HostLink();
