// Adds the matchers to `expect` of Vitest: list "fcmlint/vitest" in setupFiles.
import { expect } from "vitest";
import * as api from "./index.js";
import { createMatchers } from "./matchers.js";

expect.extend(createMatchers(api));
