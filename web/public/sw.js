// The offline shell: what the page is made of is kept, so that it opens without a network and says that there is none.
// What a server says about games and tables is never kept.

const SHELF = "tavolino-1";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(SHELF).then((shelf) => shelf.addAll(["/", "/icon.svg", "/manifest.webmanifest"])),
  );
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const isOld = (name) => name !== SHELF;
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))),
  );
  self.clients.claim();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/")));
  else if (pathname.startsWith("/assets/")) event.respondWith(kept(request));
});

/** Files named after what is in them: once kept, they are good for ever. */
async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(SHELF)).put(request, answer.clone());
  return answer;
}
