/** Starts a worker from the text in the page, and hands it the engine. */
export function startWorker() {
  const source = document.getElementById("worker-source").textContent;
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const worker = new Worker(address);
  worker.postMessage({ module: document.getElementById("engine-module").textContent });
  return worker;
}
