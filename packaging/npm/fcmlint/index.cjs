// The entry for `require` in Node and Jest.
const { join } = require("node:path");
const { createApi } = require("./api.cjs");
const { moduleAt, place, read } = require("./files.cjs");

module.exports = createApi(moduleAt(join(__dirname, "fcmlint.wasm")), place, read);
