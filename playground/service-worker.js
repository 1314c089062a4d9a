// Answers requests for the page without a network: each answer of the server is kept, and used when there is none.
const name = "fcmlint";

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

// The page names what it had loaded before this worker was there.
addEventListener("message", (event) => {
  event.waitUntil(caches.open(name).then((cache) => Promise.all([...new Set(event.data)].map((url) => cache.add(url).catch(() => {})))));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(name);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}
