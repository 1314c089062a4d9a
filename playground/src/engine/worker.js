// The worker that runs the engine. It gets {id, name, texts} and answers {id, text} or {id, failure}.
import { EngineInstance } from "./module.js";
import { loadModule } from "./load-module.js";

const loading = loadModule();
let instance = null;

async function answer({ id, name, texts }) {
  try {
    instance ??= new EngineInstance(await loading);
    postMessage({ id, text: instance.call(name, texts) });
  } catch (error) {
    postMessage({ id, failure: String(error.message ?? error) });
  }
}

let queue = Promise.resolve();
addEventListener("message", (event) => {
  queue = queue.then(() => answer(event.data));
});
