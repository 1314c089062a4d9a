// Adds the matchers to `expect` of Jest: list "fcmlint/jest" in setupFilesAfterEnv.
import * as api from "./index.js";
import { createMatchers } from "./matchers.js";

globalThis.expect.extend(createMatchers(api));
