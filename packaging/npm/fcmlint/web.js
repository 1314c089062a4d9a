// The entry for browsers and module workers.
import { createApi } from "./api.js";
import { load } from "./load.js";

const module = await load("./fcmlint.wasm");

/** There are no files: the configuration is an object. */
function place({ config, path = "message.json" }) {
  if (typeof config === "string") throw new TypeError("here, the configuration must be an object");
  return config ? { path, configuration: JSON.stringify(config) } : { path };
}

export const { lint, fix, preview, assertClean, explain, rules, schema, version } = createApi(() => module, place, () => null);
