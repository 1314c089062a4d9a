// The entry for browsers and module workers.
import { createApi } from "./api.js";
import { load, place } from "./load.js";

const module = await load("./fcmlint.wasm");

export const { lint, fix, fixWithReport, preview, assertClean, explain, rules, schema, version, FindingsError } = createApi(() => module, place, () => null);
