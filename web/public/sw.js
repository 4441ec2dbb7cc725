// Keeps what the page is made of, so that it opens and plays without a line. What a server says of tables is never kept.
// VERSION and FILES are filled in when the pocket is built: another version is another worker, which waits until
// somebody takes it (see updates.svelte.ts).

const VERSION = "bare";
const FILES = [];
const SHELF = `tavolino-${VERSION}`;
const HERE = new URL("./", self.location).pathname;

self.addEventListener("install", (event) => {
  const first = ["./", "icon.svg", "manifest.webmanifest", ...FILES];
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(first)));
});

self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()));
});

/** The engine has shelves of its own: engine.ts drops those of older versions. */
async function dropOld() {
  const isOld = (name) => name !== SHELF && !name.startsWith("tavolino-engine-");
  const names = await caches.keys();
  await Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || !pathname.startsWith(HERE)) return;
  const file = pathname.slice(HERE.length);
  if (file.startsWith("api/") || file.startsWith("ws/") || file === "sw.js") return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(HERE)));
  else if (/^(assets|pocket)\//.test(file)) event.respondWith(kept(request, file));
});

/** A version of the page goes with its own pocket: both come from the shelf, and are put there when first wanted. */
async function kept(request, file) {
  const shelf = await caches.open(SHELF);
  const found = (await shelf.match(request, { ignoreVary: true })) ?? (await caches.match(request));
  if (found) return found;
  const answer = await fetch(request);
  const isEngine = file.startsWith("pocket/") && !/\.json$/.test(file);
  if (answer.ok && !isEngine) shelf.put(request, answer.clone());
  return answer;
}
