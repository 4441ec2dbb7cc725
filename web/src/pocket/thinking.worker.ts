/** The worker that thinks: it is told where the engine is, and then asked one question after the other. */

import { loadEngine } from "./engine";

interface Thinking {
  answer(message: Uint8Array): Uint8Array;
}

let thinking: Promise<Thinking> | null = null;

async function start(base: string): Promise<Thinking> {
  const python = await loadEngine(base, () => undefined);
  return python.runPython(
    "from tavolino.pocket.browser import BrowserThinking\nBrowserThinking()",
  ) as Thinking;
}

onmessage = async ({ data }: MessageEvent<string | Uint8Array>) => {
  if (typeof data === "string") {
    thinking = start(data);
    return;
  }
  try {
    const answer = (await thinking)?.answer(data);
    postMessage(answer);
  } catch (error) {
    postMessage(String(error));
  }
};
