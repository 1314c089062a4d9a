/** Starts a worker with the engine. The page in one file replaces this file by one with a blob. */
export function startWorker() {
  return new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
}
