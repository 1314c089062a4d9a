// Adds the matchers to `expect` of Jest: list "fcmlint/jest" in setupFilesAfterEnv.
const { createMatchers } = require("./matchers.cjs");

globalThis.expect.extend(createMatchers(require("./index.cjs")));
