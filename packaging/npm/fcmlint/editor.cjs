// The entry `fcmlint/editor` for `require`.
const { join } = require("node:path");
const { createEditorApi } = require("./editor-api.cjs");
const { moduleAt, place, read } = require("./files.cjs");

module.exports = createEditorApi(moduleAt(join(__dirname, "fcmlint-editor.wasm")), place, read);
