/** What the page does not load itself but its worker. */
const workerFiles = ["src/engine/worker.js", "src/engine/module.js", "src/engine/load-module.js", "fcmlint.wasm"];

/** Keeps the page for use without a network, where the browser allows it. The page in one file needs none. */
export async function keepOffline() {
  const { serviceWorker } = navigator;
  if (!serviceWorker || !location.protocol.startsWith("http") || document.getElementById("worker-source")) return;
  try {
    await serviceWorker.register("service-worker.js");
    const { active } = await serviceWorker.ready;
    const names = performance.getEntriesByType("resource").map(({ name }) => name);
    active?.postMessage([location.pathname, ...workerFiles, ...names.filter((name) => name.startsWith(location.origin))]);
  } catch {
    // A browser without storage only means that the page needs the network.
  }
}
