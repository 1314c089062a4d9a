// The functions of the package, for any environment; index.d.ts documents them.
import { createCalls } from "./calls.js";
import { schemaText } from "./schemas.js";

const severities = ["error", "warning", "info", "hint"];
const unrecognized = 'not recognized as an FCM message; pass kind: "send-request" if it is one';

/** What `assertClean` throws: its message lists the findings. */
export class FindingsError extends Error {
  // Jest replaces the output of an AssertionError by a comparison of values, which this error does not have.
  name = "FindingsError";

  constructor(message, findings) {
    super(message);
    this.findings = findings;
  }
}

/** Creates the functions of the package; calls.js describes the parameters. */
export function createApi(module, place, read) {
  let pages = null;
  const { call, ask: askEngine } = createCalls(module, place, read);

  function ask(name, message, { requireDocument = false, ...options }) {
    const answer = askEngine(name, toBytes(message), options);
    const count = answer.summary?.documents ?? answer.previews?.length;
    if (requireDocument && count === 0) throw new Error(unrecognized);
    return answer;
  }

  function lint(message, options = {}) {
    check(options, "level", "requireDocument");
    return ask("lint", message, options).findings.map(withoutPath);
  }

  function fix(message, options = {}) {
    check(options, "unsafe");
    if (isBytes(message)) new TextDecoder("utf-8", { fatal: true }).decode(message);
    const { text, applied } = ask("fix", message, options);
    if (typeof message === "string") return applied ? text : message;
    if (isBytes(message)) return applied ? new TextEncoder().encode(text) : message.slice();
    return JSON.parse(text);
  }

  function fixWithReport(message, options = {}) {
    const { unsafe, ...rest } = options;
    const fixed = fix(message, options);
    const before = lint(message, rest);
    const remaining = lint(fixed, rest);
    const left = new Set(remaining.map(({ fingerprint }) => fingerprint));
    return { message: fixed, fixed: before.filter(({ fingerprint }) => !left.has(fingerprint)), remaining };
  }

  function preview(message, options = {}) {
    check(options, "requireDocument");
    return ask("preview", message, options).previews.map(withoutPath);
  }

  function assertClean(message, { level = "warning", ...options } = {}) {
    check(options);
    if (!severities.includes(level)) throw new TypeError(`unknown level "${level}"; known: ${severities.join(", ")}`);
    const { findings, summary } = ask("lint", message, { ...options, level });
    const missing = Array.isArray(message) ? message.length - summary.documents : Number(summary.documents === 0);
    if (missing > 0) fail(Array.isArray(message) ? `${missing} of ${message.length} ${unrecognized}` : unrecognized, [], assertClean);
    if (findings.length === 0) return;
    const count = findings.length === 1 ? "1 finding" : `${findings.length} findings`;
    const lines = findings.map(describe).join("\n");
    fail(`${count} in the message\n${lines}`, findings.map(withoutPath), assertClean);
  }

  function explain(question) {
    const { error, text } = JSON.parse(call("explain", String(question)));
    if (error !== undefined) throw new Error(error);
    return text;
  }

  function rules() {
    pages ??= call("rules");
    return JSON.parse(pages).rules;
  }

  function schema(kind = "send-request") {
    const text = schemaText(kind);
    if (text === undefined) throw new Error(`unknown kind "${kind}"`);
    return JSON.parse(text);
  }

  function version() {
    return JSON.parse(call("version"));
  }

  return { lint, fix, fixWithReport, preview, assertClean, explain, rules, schema, version, FindingsError };
}

/** Rejects options that a function does not have. */
function check(options, ...more) {
  const known = ["kind", "config", "path", ...more];
  const unknown = Object.keys(options).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new TypeError(`unknown option "${unknown}"; known: ${known.join(", ")}`);
}

/** Whether a value is a Uint8Array, also one of another realm, such as that of a test runner. */
function isBytes(value) {
  return Object.prototype.toString.call(value) === "[object Uint8Array]";
}

function toBytes(message) {
  if (typeof message === "string" || isBytes(message)) return message;
  const isObject = (value) => value !== null && typeof value === "object" && !isBytes(value);
  if (isObject(message) && (!Array.isArray(message) || message.every(isObject))) return JSON.stringify(message);
  throw new TypeError("a message is an object, a list of objects, a string or a Uint8Array");
}

function withoutPath({ path, ...rest }) {
  return rest;
}

function describe({ pointer, severity, message, rule, help }) {
  return `${pointer || "/"}: ${severity}: ${message} [${rule}]${help ? `\n  help: ${help}` : ""}`;
}

/** Throws an error as assertion libraries do; its stack begins where `caller` was called. */
function fail(message, findings, caller) {
  const error = new FindingsError(message, findings);
  Error.captureStackTrace?.(error, caller);
  throw error;
}
