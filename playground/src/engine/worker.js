// The worker that runs the engine. It gets {id, name, texts} and answers {id, text} or {id, failure}.
import { EngineInstance } from "./module.js";
import { loadModule } from "./load-module.js";

/** Answers calls in their order with a module, which is loaded by the first call. */
function answering(load) {
  let instance = null;
  async function answer({ id, name, texts }) {
    try {
      instance ??= new EngineInstance(await load());
      postMessage({ id, text: instance.call(name, texts) });
    } catch (error) {
      postMessage({ id, failure: String(error.message ?? error) });
    }
  }
  let queue = Promise.resolve();
  return (request) => {
    queue = queue.then(() => answer(request));
  };
}

const loading = loadModule("fcmlint");
const lint = answering(() => loading);
// Completion, hover, answers to symptoms and other languages are in the module with all functions: the page is ready without it.
const assist = answering(() => loadModule("fcmlint-editor"));

addEventListener("message", ({ data }) => {
  (["complete", "hover", "explain", "read"].includes(data.name) ? assist : lint)(data);
});
