// The matchers for `expect`, for test runners in the manner of Jest.

/** Creates the matchers from the functions of the package. */
export function createMatchers({ lint, assertClean, FindingsError }) {
  /** Passes if there are no errors and warnings, or none of at least the level in the options. */
  function toBeValidFcmMessage(message, options) {
    try {
      assertClean(message, options);
    } catch (error) {
      if (!(error instanceof FindingsError)) throw error;
      return { pass: false, message: () => error.message };
    }
    return { pass: true, message: () => "expected findings in the message, but there are none" };
  }

  /** Passes if a rule has a finding. */
  function toHaveFinding(message, rule, options) {
    const rules = lint(message, { level: "hint", ...options }).map((finding) => finding.rule);
    const found = `findings: ${rules.join(", ") || "none"}`;
    const pass = rules.includes(rule);
    return { pass, message: () => `expected ${pass ? "no finding" : "a finding"} of ${rule}; ${found}` };
  }

  return { toBeValidFcmMessage, toHaveFinding };
}
