// The entry `fcmlint/server` for Node, Deno and Bun.
import { fileURLToPath } from "node:url";
import { moduleAt } from "./files.js";
import { languageServer } from "./language-server.js";

const module = moduleAt(fileURLToPath(new URL("./fcmlint.wasm", import.meta.url)));

export const createLanguageServer = () => languageServer(module());
