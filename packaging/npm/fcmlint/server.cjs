// The entry `fcmlint/server` for `require`.
const { join } = require("node:path");
const { moduleAt } = require("./files.cjs");
const { languageServer } = require("./language-server.cjs");

const compiled = moduleAt(join(__dirname, "fcmlint.wasm"));

exports.createLanguageServer = () => languageServer(compiled());
