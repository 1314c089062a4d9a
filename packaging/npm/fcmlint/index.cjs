// The entry for `require` in Node and Jest.
const { pathToFileURL } = require("node:url");
const { createApi } = require("./api.cjs");
const { moduleAt, place, read } = require("./files.cjs");

const compiled = moduleAt(new URL("./fcmlint.wasm", pathToFileURL(__filename)));

module.exports = createApi(compiled, place, read);
