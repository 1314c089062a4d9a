import { startWorker } from "./start-worker.js";

/** Calls to the engine in a worker, answered by promises. */
export class Engine {
  #worker = startWorker();
  #waiting = new Map();
  #next = 1;

  constructor() {
    this.#worker.addEventListener("message", ({ data }) => {
      const { resolve, reject } = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (data.failure === undefined) resolve(JSON.parse(data.text));
      else reject(new Error(data.failure));
    });
    this.#worker.addEventListener("error", (event) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(event.message));
      this.#waiting.clear();
    });
  }

  /**
   * Calls a function of the engine.
   *
   * @param {string} name
   * @param {...string} texts
   * @returns {Promise<any>} the parsed answer
   */
  call(name, ...texts) {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, name, texts });
    });
  }
}
