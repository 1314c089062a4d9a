// The entry for Node, Deno and Bun: reads the engine and configurations from files.
import { fileURLToPath } from "node:url";
import { createApi } from "./api.js";
import { moduleAt, place, read } from "./files.js";

const module = moduleAt(fileURLToPath(new URL("./fcmlint.wasm", import.meta.url)));

export const { lint, fix, fixWithReport, preview, assertClean, explain, rules, schema, version, FindingsError } = createApi(module, place, read);
