// The language server for any environment; server.d.ts documents it.
import { EngineInstance } from "./engine.js";

export function languageServer(module) {
  const engine = new EngineInstance(module);
  return {
    receive: (message) => JSON.parse(engine.call("serve", [JSON.stringify(message)])),
    lintChanged: () => JSON.parse(engine.call("serve", [""])),
    continueWork: () => JSON.parse(engine.call("work", [])),
  };
}
