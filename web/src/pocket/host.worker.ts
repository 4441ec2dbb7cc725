/** The worker that hosts the tables of this device. It is told where the engine is, and then serves pages. */

import { loadEngine } from "./engine";
import { openKeyValues, type KeyValues } from "./key_values";
import type { FromHost, ToHost } from "./messages";
import { Thoughts } from "./thoughts";

/** `BrowserHost` in `src/tavolino/pocket/browser.py`. */
interface Host {
  start(): Promise<void>;
  answer(
    method: string,
    path: string,
    body: string,
    seat: string,
    version: string,
  ): Promise<[number, string, string]>;
  open_line(line: string, path: string, send: (frame: string) => void, hangUp: (code: number) => void): void;
  put_frame(line: string, frame: string): void;
  end_line(line: string): void;
}

type NewHost = (disk: KeyValues, thoughts: Thoughts) => Host;

const say = (message: FromHost) => postMessage(message);
let host: Promise<Host> | null = null;
/** The lines of each page. */
const lines = new Map<string, Set<string>>();

async function start(base: string): Promise<Host> {
  const thoughts = new Thoughts(() => {
    const worker = new Worker(new URL("./thinking.worker.ts", import.meta.url), { type: "module" });
    worker.postMessage(base);
    return worker;
  });
  const [python, disk] = await Promise.all([
    loadEngine(base, (share) => say({ is: "loading", share })),
    openKeyValues(),
  ]);
  disk.onFull = () => say({ is: "full" });
  const newHost = python.runPython("from tavolino.pocket.browser import BrowserHost\nBrowserHost") as NewHost;
  const made = newHost(disk, thoughts);
  await made.start();
  thoughts.warmUp();
  say({ is: "ready" });
  return made;
}

async function serve(message: ToHost): Promise<void> {
  const made = await host;
  if (!made) return;
  switch (message.do) {
    case "request": {
      const { method, path, body, seat, version } = message.request;
      const [status, type, text] = await made.answer(method, path, body, seat, version);
      return say({ is: "answer", to: message.from, id: message.id, status, type, body: text });
    }
    case "open":
      return openLine(made, message.from, message.line, message.path);
    case "frame":
      return made.put_frame(message.line, message.frame);
    case "close":
      lines.get(message.from)?.delete(message.line);
      return made.end_line(message.line);
    case "bye":
      for (const line of lines.get(message.from) ?? []) made.end_line(line);
      lines.delete(message.from);
  }
}

function openLine(made: Host, from: string, line: string, path: string): void {
  const own = lines.get(from) ?? new Set();
  lines.set(from, own.add(line));
  made.open_line(
    line,
    path,
    (frame) => say({ is: "frame", to: from, line, frame }),
    (code) => {
      own.delete(line);
      say({ is: "closed", to: from, line, code });
    },
  );
  say({ is: "opened", to: from, line });
}

onmessage = ({ data }: MessageEvent<string | ToHost>) => {
  if (typeof data === "string") {
    host = start(data);
    host.catch((error: unknown) => say({ is: "failed", why: String(error) }));
  } else void serve(data);
};
