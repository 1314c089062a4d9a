// The functions of the package; index.d.ts documents them.
import { applyFixes, explainRule, report } from "./engine.js";

function toBytes(message) {
  if (typeof message === "string") return Buffer.from(message);
  if (message instanceof Uint8Array) return message;
  if (message !== null && typeof message === "object" && !Array.isArray(message)) return Buffer.from(JSON.stringify(message));
  throw new TypeError("a message is an object, a string or a Uint8Array");
}

function toArguments({ kind }) {
  return kind === undefined ? [] : [`--kind=${kind}`];
}

export function lint(message, options = {}) {
  return report(toBytes(message), toArguments(options), options.config).findings;
}

export function fix(message, options = {}) {
  const args = [options.unsafe ? "--unsafe-fixes" : "--fix", ...toArguments(options)];
  const fixed = applyFixes(toBytes(message), args, options.config);
  if (message instanceof Uint8Array) return fixed;
  return typeof message === "string" ? fixed.toString() : JSON.parse(fixed.toString());
}

export function explain(rule) {
  return explainRule(rule);
}
