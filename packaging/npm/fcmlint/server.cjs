// The entry `fcmlint/server` for `require`.
const { pathToFileURL } = require("node:url");
const { moduleAt } = require("./files.cjs");
const { languageServer } = require("./language-server.cjs");

const compiled = moduleAt(new URL("./fcmlint-server.wasm", pathToFileURL(__filename)));

exports.createLanguageServer = () => languageServer(compiled());
