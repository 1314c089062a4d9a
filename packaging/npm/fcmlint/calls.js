// Calls of the engine with a message and its configuration, for any environment.
import { EngineInstance } from "./engine.js";

/**
 * Creates the functions that call a module.
 *
 * @param {() => WebAssembly.Module} module called before the first call of the engine
 * @param {(options: object) => object} place the options of the engine for the configuration of a message
 * @param {(path: string) => string | null} read the text of a file that a configuration extends
 */
export function createCalls(module, place, read) {
  let engine = null;
  const call = (name, ...texts) => (engine ??= new EngineInstance(module())).call(name, texts);

  /** Calls a function that takes a text, its path and options; adds the files that it needs. */
  function ask(name, text, { kind, level, unsafe, offset, ...options }) {
    const { path, ...rest } = place(options);
    const files = { ...rest.files };
    for (;;) {
      const answer = JSON.parse(call(name, text, path, JSON.stringify({ ...rest, kind, level, unsafe, offset, files })));
      if (answer.needs !== undefined && !(answer.needs in files)) files[answer.needs] = read(answer.needs);
      else if (answer.error !== undefined) throw new Error(answer.error);
      else return answer;
    }
  }

  return { call, ask };
}
