// Keeps the page for when there is no network. The build puts VERSION and FILES in front of it.
/* global VERSION, FILES */
const cacheName = `games-${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("activate", (event) => {
  const forgetOld = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name !== cacheName).map((name) => caches.delete(name)),
    );
    await self.clients.claim();
  };
  event.waitUntil(forgetOld());
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

// What belongs to this version comes from its own cache, so that the files of two versions never mix.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  const answer = async () => {
    const cache = await caches.open(cacheName);
    const wanted = request.mode === "navigate" ? "./" : request;
    return (await cache.match(wanted, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
  };
  event.respondWith(answer());
});
