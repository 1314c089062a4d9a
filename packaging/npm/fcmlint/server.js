// The entry `fcmlint/server` for Node, Deno and Bun.
import { moduleAt } from "./files.js";
import { languageServer } from "./language-server.js";

const module = moduleAt(new URL("./fcmlint-server.wasm", import.meta.url));

export const createLanguageServer = () => languageServer(module());
