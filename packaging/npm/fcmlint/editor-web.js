// The entry `fcmlint/editor` for browsers and module workers.
import { createEditorApi } from "./editor-api.js";
import { load, place } from "./load.js";

const module = await load("./fcmlint-editor.wasm");

export const { complete, hover } = createEditorApi(() => module, place, () => null);
