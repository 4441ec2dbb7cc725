/** Loads Pyodide and our Python into a worker. The files are fetched once and kept, with a count of how far it is. */

import type { PyodideInterface } from "pyodide";

/** `pocket/pocket.json`: the version of the engine, and its files with their sizes in bytes. */
interface EngineList {
  version: string;
  files: Record<string, number>;
}

const SHELF = "tavolino-engine-";
const SITE = "/engine";

/** `base` is where the page's folder `pocket` is. `onShare` is told how much is there, from 0 to 1. */
export async function loadEngine(base: string, onShare: (share: number) => void): Promise<PyodideInterface> {
  const list = await readList(base);
  const files = await fetchAll(base, list, onShare);
  const usual = globalThis.fetch;
  globalThis.fetch = async (address, wishes) => files.get(String(address))?.clone() ?? usual(address, wishes);
  try {
    const { loadPyodide } = (await import(
      /* @vite-ignore */ `${base}pyodide.mjs`
    )) as typeof import("pyodide");
    const python = await loadPyodide({ indexURL: base });
    for (const name of Object.keys(list.files).filter((one) => /\.(whl|zip)$/.test(one) && isOurs(one)))
      python.unpackArchive(await bytes(files, base + name), "zip", { extractDir: SITE });
    python.runPython(`import sys; sys.path.insert(0, "${SITE}")`);
    return python;
  } finally {
    globalThis.fetch = usual;
  }
}

const isOurs = (name: string) => name !== "python_stdlib.zip";

async function bytes(files: Map<string, Response>, address: string): Promise<Uint8Array> {
  return new Uint8Array((await files.get(address)?.clone().arrayBuffer()) ?? []);
}

/** The list is asked for anew, so that a new version is found; without a line the kept one is good. */
async function readList(base: string): Promise<EngineList> {
  const address = `${base}pocket.json`;
  const found = await fetch(address, { cache: "no-cache" }).catch(() => findInCache(address));
  if (!found?.ok) throw new Error("no engine here");
  return (await found.json()) as EngineList;
}

async function findInCache(address: string): Promise<Response | undefined> {
  return "caches" in globalThis ? caches.match(address) : undefined;
}

async function fetchAll(
  base: string,
  { version, files }: EngineList,
  onShare: (share: number) => void,
): Promise<Map<string, Response>> {
  const total = Object.values(files).reduce((sum, size) => sum + size, 0);
  let got = 0;
  const count = (n: number) => onShare(Math.min(1, (got += n) / total));
  const shelf = "caches" in globalThis ? await caches.open(SHELF + version) : null;
  const pairs = Object.entries(files).map(async ([name, size]): Promise<[string, Response]> => {
    const address = base + name;
    const found = await shelf?.match(address);
    if (found) count(size);
    return [address, found ?? (await fetchCounted(address, shelf, count))];
  });
  const all = new Map(await Promise.all(pairs));
  await dropOthers(SHELF + version).catch(() => undefined);
  return all;
}

async function dropOthers(shelf: string): Promise<void> {
  if (!("caches" in globalThis)) return;
  const old = (await caches.keys()).filter((name) => name.startsWith(SHELF) && name !== shelf);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function fetchCounted(
  address: string,
  shelf: Cache | null,
  count: (n: number) => void,
): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}: ${address}`);
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      count(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  const body = await new Response(answer.body.pipeThrough(counter)).blob();
  const type = answer.headers.get("Content-Type") ?? "application/octet-stream";
  const whole = new Response(body, { headers: { "Content-Type": wasmType(address) ?? type } });
  await shelf?.put(address, whole.clone()).catch(() => undefined); // full: it is loaded again next time
  return whole;
}

/** A plain web server may not know what WebAssembly is called; without its name it is compiled later and slower. */
const wasmType = (address: string) => (address.endsWith(".wasm") ? "application/wasm" : null);
