// Tests of the installed package: run with `node --test` in a project that contains it, also in Deno.
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import test from "node:test";
import { FindingsError, assertClean, explain, fix, fixWithReport, lint, preview, rules as pages, schema, version } from "fcmlint";
import { complete, hover } from "fcmlint/editor";
import { createLanguageServer } from "fcmlint/server";

const good = { message: { topic: "news", notification: { title: "Hi", body: "Grüße 👋" } } };
const bad = { message: { topic: "/topics/news", android: { ttl: 3 } } };
const rules = (message, options) => lint(message, options).map((finding) => finding.rule);

test("finds mistakes in objects, strings and bytes", () => {
  for (const message of [bad, JSON.stringify(bad), Buffer.from(JSON.stringify(bad))]) {
    const [first] = lint(message);
    assert.deepEqual(rules(message), ["topic-prefix", "bad-duration"]);
    assert.equal(first.pointer, "/message/topic");
    assert.equal(first.kind, "send-request");
    assert.equal(first.fixes[0].safety, "safe");
    assert.match(first.docUrl, /\/rules\/topic-prefix\.html$/);
  }
  assert.deepEqual(lint(good), []);
  assert.deepEqual(lint({ name: "app", version: "1.0.0" }), []);
});

test("reads a configuration from a file or an object", () => {
  const config = { rules: { "bad-duration": "off" } };
  const file = join(mkdtempSync(join(tmpdir(), "test-")), "a config.json");
  writeFileSync(file, JSON.stringify(config));
  for (const one of [config, file]) assert.deepEqual(rules(bad, { config: one }), ["topic-prefix"]);
  assert.throws(() => lint(bad, { config: { rules: { "bad-duratoin": "off" } } }), /bad-duratoin/);
  assert.throws(() => lint(bad, { config: "missing.json" }), /missing\.json/);
});

test("searches a configuration from the path of the message to the root of the repository", () => {
  const directory = mkdtempSync(join(tmpdir(), "test-"));
  const before = process.cwd();
  const write = (path, content) => writeFileSync(join(directory, path), JSON.stringify(content));
  mkdirSync(join(directory, "push/.git"), { recursive: true });
  mkdirSync(join(directory, "push/new/deep"), { recursive: true });
  write(".fcmlint.json", { rules: { "topic-prefix": "off", "bad-duration": "off" } });
  write("push/base.json", { rules: { "topic-prefix": "off" }, overrides: [{ files: ["new/deep/**"], rules: { "bad-duration": "off" } }] });
  write("push/new/.fcmlint.json", { extends: "../base.json" });
  write("push/broken.json", { extends: "nowhere.json" });
  try {
    process.chdir(directory);
    assert.deepEqual(rules(bad), []);
    assert.deepEqual(rules(bad, { config: null }), ["topic-prefix", "bad-duration"]);
    assert.deepEqual(rules(bad, { path: "push/a.json" }), ["topic-prefix", "bad-duration"]);
    assert.deepEqual(rules(bad, { path: "push/new/a.json" }), ["bad-duration"]);
    assert.deepEqual(rules(bad, { path: "push/new/deep/a.json" }), []);
    process.chdir("push/new");
    assert.deepEqual(rules(bad), ["bad-duration"]);
    assert.deepEqual(rules(bad, { path: "../a.json" }), ["topic-prefix", "bad-duration"]);
    assert.throws(() => lint(bad, { config: "../broken.json" }), /broken\.json:1:\d+: cannot extend "nowhere\.json": no such file/);
  } finally {
    process.chdir(before);
  }
});

test("takes a kind", () => {
  assert.equal(lint({ aps: { badge: "1" } }, { kind: "apns-payload" })[0].kind, "apns-payload");
  assert.throws(() => lint(good, { kind: "letter" }), { message: /^unknown kind "letter"; known: / });
});

test("fixes a message in its own form", () => {
  const text = JSON.stringify(bad, null, 1);
  const fixed = text.replace("/topics/news", "news").replace("3", '"3s"');
  assert.equal(fix(text), fixed);
  assert.deepEqual(Buffer.from(fix(Buffer.from(text))), Buffer.from(fixed));
  assert.throws(() => fix(Uint8Array.of(123, 34, 255, 34, 125)), TypeError);
  assert.deepEqual(fix(bad), JSON.parse(fixed));
  const legacy = { to: "/topics/news", notification: { title: "Hi" } };
  assert.deepEqual(fix(legacy), legacy);
  assert.equal(fix(legacy, { unsafe: true }).message.topic, "news");
});

test("says what it fixed", () => {
  const mixed = { message: { topic: "/topics/news", android: { ttl: 3 }, apns: { headers: { "apns-priority": "7" } } } };
  const { message, fixed, remaining } = fixWithReport(mixed);
  assert.deepEqual(message, fix(mixed));
  assert.deepEqual(fixed.map(({ rule }) => rule), ["topic-prefix", "bad-duration"]);
  assert.deepEqual(remaining.map(({ rule }) => rule), ["bad-apns-priority"]);
  assert.deepEqual(fixWithReport(JSON.stringify(good)), { message: JSON.stringify(good), fixed: [], remaining: [] });
  assert.equal(fixWithReport(bad, { unsafe: true }).remaining.length, 0);
});

test("takes a level", () => {
  const hinted = { message: { topic: "news", data: { a: "" } } };
  assert.ok(lint(hinted, { level: "hint" }).length >= lint(hinted).length);
  assert.deepEqual(rules(bad, { level: "error" }), ["topic-prefix", "bad-duration"]);
  assert.throws(() => lint(bad, { level: "fatal" }), /unknown level "fatal"; known: /);
});

test("fails a test with findings, and one that checks nothing", () => {
  assertClean(good);
  assertClean(JSON.stringify(good));
  assert.throws(() => assertClean(bad), (error) => {
    assert.equal(error.name, "FindingsError");
    assert.ok(error instanceof FindingsError && error instanceof Error);
    assert.match(error.message, /^2 findings in the message\n\/message\/topic: error: .* \[topic-prefix\]\n  help: /);
    assert.deepEqual(error.findings.map(({ rule }) => rule), ["topic-prefix", "bad-duration"]);
    assert.match(error.stack.split("\n").find((line) => line.startsWith("    at ")), /test\.mjs/);
    return true;
  });
  assert.throws(() => assertClean({ name: "app" }), /^FindingsError: not recognized as an FCM message/);
  assert.throws(() => assertClean({ name: "app" }, { kind: "send-request" }), /in the message\n/);
  assert.throws(() => assertClean(good, { level: "fatal" }), TypeError);
  const info = { message: { token: "x", notification: { title: "a" }, android: { notification: { vibrate_timings: ["1s"] } } } };
  for (const level of ["error", "warning", "info", "hint"]) {
    const isClean = lint(info, { level }).length === 0;
    if (isClean) assertClean(info, { level });
    else assert.throws(() => assertClean(info, { level }));
  }
});

test("previews", () => {
  const [{ kind, errors, platforms }] = preview(good);
  assert.deepEqual([kind, errors], ["send-request", 0]);
  assert.deepEqual(platforms.map(({ platform, display }) => [platform, display]),
    ["android", "apple", "web"].map((platform) => [platform, "notification"]));
  assert.equal(platforms[0].rows.find(({ aspect }) => aspect === "body").value, "Grüße 👋");
  assert.deepEqual(preview({ name: "app" }), []);
});

test("lists rules, schemas and the version", () => {
  const rule = pages().find(({ id }) => id === "topic-prefix");
  assert.equal(rule.severity, "error");
  assert.match(rule.bad[0], /«.*»/s);
  assert.match(schema().$schema, /draft-07/);
  assert.ok(schema("config").properties.rules);
  assert.throws(() => schema("letter"), /unknown kind/);
  assert.equal(version().rules, pages().length);
});

test("serves an editor", () => {
  const server = createLanguageServer();
  const uri = "file:///push.json";
  const textDocument = { uri, languageId: "json", version: 1, text: JSON.stringify(bad) };
  const [answer] = server.receive({ jsonrpc: "2.0", id: 1, method: "initialize", params: { capabilities: {} } });
  assert.ok(answer.result.capabilities);
  server.receive({ jsonrpc: "2.0", method: "initialized", params: {} });
  const sent = server.receive({ jsonrpc: "2.0", method: "textDocument/didOpen", params: { textDocument } });
  const { params } = [...sent, ...server.lintChanged()].find(({ method }) => method === "textDocument/publishDiagnostics");
  assert.deepEqual([params.uri, params.diagnostics.map(({ code }) => code)], [uri, ["topic-prefix", "bad-duration"]]);
  assert.deepEqual(server.receive({ jsonrpc: "2.0", id: 2, method: "workspace/diagnostic", params: {} }), []);
  const answers = [];
  for (let messages; (messages = server.continueWork()); ) answers.push(...messages);
  assert.deepEqual(answers.map(({ id, result }) => [id, result.items]), [[2, []]]);
});

/** The text with an offer of completion in it, as an editor without tab stops inserts it. */
function inserted(text, { start, end, text: replacement, edits }) {
  const all = [...edits, { start, end, replacement }].sort((a, b) => b.start - a.start);
  return all.reduce((result, edit) => result.slice(0, edit.start) + edit.replacement + result.slice(edit.end), text);
}

test("completes names and values at a cursor", () => {
  const at = (marked, options) => {
    const [before, after] = marked.split("|");
    const offers = complete(before + after, before.length, options);
    return { labels: offers.map(({ label }) => label), first: offers.length > 0 ? inserted(before + after, offers[0]) : null };
  };
  assert.equal(at('{"message": {"topic": "Grüße 👋", "andr|"}}').first, '{"message": {"topic": "Grüße 👋", "android": {}}}');
  assert.equal(at('\ufeff{"message": {"topic": "👋",\n "data": {}\n "andr|"\n}}').first,
    '\ufeff{"message": {"topic": "👋",\n "data": {},\n "android": {}\n}}');
  assert.deepEqual(at('{"message": {"android": {"priority": "|"}}}').labels.sort(), ["HIGH", "NORMAL"]);
  const [block] = complete("", 0).filter(({ kind }) => kind === "block");
  assert.deepEqual(lint(inserted("", block)), []);
  assert.match(block.snippet, /\$\{1:/);
  const config = { project: { androidChannels: ["news"] } };
  assert.deepEqual(at('{"message": {"android": {"notification": {"channel_id": "|"}}}}', { config }).labels, ["news"]);
  assert.deepEqual(at('{"scripts": {}, "ver|"}').labels, []);
  assert.equal(at('{"op|"}', { kind: "device-group" }).labels[0], "operation");
  assert.throws(() => complete({}, 0), TypeError);
  assert.throws(() => complete("{}", -1), TypeError);
  assert.throws(() => complete("{}", 0, { kind: "letter" }), /unknown kind/);
});

test("describes fields and values", () => {
  const text = '{"message": {"topic": "👋", "android": {"ttl": "86400s"}}}';
  const { start, end, text: page } = hover(text, text.indexOf("86400"));
  assert.equal(text.slice(start, end), '"86400s"');
  assert.match(page, /^= 1 day\n\nttl: duration .*, in message\.android\n\n/);
  assert.equal(hover(text, 0), null);
});

test("has an entry for require", () => {
  const require = createRequire(import.meta.url);
  const required = require("fcmlint");
  assert.ok(require("fcmlint/server").createLanguageServer().receive({ jsonrpc: "2.0", id: 1, method: "initialize", params: { capabilities: {} } }));
  assert.deepEqual(required.lint(bad), lint(bad));
  assert.deepEqual(require("fcmlint/editor").complete("{", 1), complete("{", 1));
  assert.throws(() => required.assertClean(bad), { name: "FindingsError" });
});

test("explains a rule, a symptom and an error", () => {
  assert.match(explain("topic-prefix"), /^topic-prefix {2}error/);
  assert.match(explain("image never appears on iPhone"), /image-without-mutable-content/);
  assert.match(explain("no such words anywhere xyzzy"), /^No rule explains this/);
  assert.throws(() => explain("topic-prefx"), /topic-prefx/);
});

test("rejects other values", () => {
  for (const value of [undefined, null, 1, [1], ["{}"]]) assert.throws(() => lint(value), TypeError);
});

test("takes a list of messages", () => {
  assert.deepEqual(lint([good, bad]).map(({ document, rule }) => [document, rule]), [[1, "topic-prefix"], [1, "bad-duration"]]);
  assert.equal(fix([good, bad])[1].message.topic, "news");
  assertClean([good, good]);
  assertClean([]);
  assert.throws(() => assertClean([good, { name: "app" }]), /^FindingsError: 1 of 2 not recognized/);
});

test("requires a document, and rejects unknown options", () => {
  assert.throws(() => lint({ name: "app" }, { requireDocument: true }), /not recognized as an FCM message/);
  assert.throws(() => preview({ name: "app" }, { requireDocument: true }), /not recognized as an FCM message/);
  assert.equal(lint(bad, { requireDocument: true }).length, 2);
  for (const run of [lint, fix, preview, assertClean]) {
    assert.throws(() => run(good, { levels: "hint" }), /^TypeError: unknown option "levels"; known: kind, config, path/);
  }
});

test("has matchers", { skip: "Deno" in globalThis }, async () => {
  // Stands in for the test runners: Vitest may not be installed, and packaging/tests/npm.sh runs Jest.
  mkdirSync("node_modules/vitest", { recursive: true });
  writeFileSync("node_modules/vitest/package.json", '{"type": "module", "exports": "./index.js"}');
  writeFileSync("node_modules/vitest/index.js", "export const expect = { extend(added) { this.added = added; } };\n");
  globalThis.expect = { extend(added) { this.added = added; } };
  await import("fcmlint/jest");
  await import("fcmlint/vitest");
  const { expect } = await import("vitest");
  for (const { toBeValidFcmMessage, toHaveFinding } of [expect.added, globalThis.expect.added]) {
    assert.equal(toBeValidFcmMessage(good).pass, true);
    assert.match(toBeValidFcmMessage(bad).message(), /^2 findings in the message/);
    assert.equal(toBeValidFcmMessage(bad).pass, false);
    assert.equal(toHaveFinding(bad, "topic-prefix").pass, true);
    assert.equal(toHaveFinding(good, "topic-prefix").message(), "expected a finding of topic-prefix; findings: none");
    assert.throws(() => toBeValidFcmMessage(1), TypeError);
  }
});

test("reads a big message", () => {
  const message = { message: { topic: "news", data: { text: "x".repeat(20_000_000) } } };
  assert.deepEqual(rules(message), ["payload-too-large"]);
});
