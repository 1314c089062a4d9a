import type { LintOptions } from "./index.js";

declare global {
  namespace jest {
    interface Matchers<R> {
      /** Passes if there are no errors and warnings, or none of at least the level in the options. */
      toBeValidFcmMessage(options?: LintOptions): R;
      /** Passes if a rule has a finding. */
      toHaveFinding(rule: string, options?: LintOptions): R;
    }
  }
}
