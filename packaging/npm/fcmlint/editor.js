// The entry `fcmlint/editor` for Node, Deno and Bun.
import { fileURLToPath } from "node:url";
import { createEditorApi } from "./editor-api.js";
import { moduleAt, place, read } from "./files.js";

const module = moduleAt(fileURLToPath(new URL("./fcmlint-editor.wasm", import.meta.url)));

export const { complete, hover } = createEditorApi(module, place, read);
