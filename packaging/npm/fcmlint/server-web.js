// The entry `fcmlint/server` for browsers and module workers.
import { languageServer } from "./language-server.js";
import { load } from "./load.js";

const module = await load("./fcmlint.wasm");

export const createLanguageServer = () => languageServer(module);
