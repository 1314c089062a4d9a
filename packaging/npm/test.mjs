// Tests of the installed package: run with `node --test` in a project that contains it.
import assert from "node:assert/strict";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { explain, fix, lint } from "fcmlint";

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
    assert.match(first.docUrl, /#topic-prefix$/);
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

test("takes a kind", () => {
  assert.equal(lint({ aps: { badge: "1" } }, { kind: "apns-payload" })[0].kind, "apns-payload");
  assert.throws(() => lint(good, { kind: "letter" }), { message: /^unknown kind "letter"; known: / });
});

test("fixes a message in its own form", () => {
  const text = JSON.stringify(bad, null, 1);
  const fixed = text.replace("/topics/news", "news").replace("3", '"3s"');
  assert.equal(fix(text), fixed);
  assert.deepEqual(fix(Buffer.from(text)), Buffer.from(fixed));
  assert.deepEqual(fix(bad), JSON.parse(fixed));
  const legacy = { to: "/topics/news", notification: { title: "Hi" } };
  assert.deepEqual(fix(legacy), legacy);
  assert.equal(fix(legacy, { unsafe: true }).message.topic, "news");
});

test("explains a rule", () => {
  assert.match(explain("topic-prefix"), /topic-prefix/);
  assert.throws(() => explain("topic-prefx"), /topic-prefx/);
});

test("rejects other values", () => {
  for (const value of [undefined, null, 1, [good]]) assert.throws(() => lint(value), TypeError);
});

test("reads a big message", () => {
  const message = { message: { topic: "news", data: { text: "x".repeat(20_000_000) } } };
  assert.deepEqual(rules(message), ["payload-too-large"]);
});
