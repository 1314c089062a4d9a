/** Starts a worker from the text in the page, and hands it the modules. */
export function startWorker() {
  const source = document.getElementById("worker-source").textContent;
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const worker = new Worker(address);
  const modules = [...document.querySelectorAll("script[data-module]")].map((script) => [script.dataset.module, script.textContent]);
  worker.postMessage({ modules: Object.fromEntries(modules) });
  return worker;
}
