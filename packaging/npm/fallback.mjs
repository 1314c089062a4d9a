// Tests of the command line without a program: run with `node --test` in a project that contains the package.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import test from "node:test";
import { pathToFileURL } from "node:url";

const entry = pathToFileURL(join(dirname(createRequire(import.meta.url).resolve("fcmlint")), "fallback.js")).href;
const folder = mkdtempSync(join(tmpdir(), "test-"));
const bad = '{"message": {"topic": "/topics/news", "notification": {"title": "Hi"}}}\n';

/** Runs the command line as `npx fcmlint` does. */
function fcmlint(words, input = "") {
  const code = `import { run } from "${entry}"; process.exitCode = run(process.argv.slice(1));`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code, "--", ...words], { cwd: folder, input, encoding: "utf8" });
  return { status, stdout, stderr };
}

mkdirSync(join(folder, "push/new"), { recursive: true });
mkdirSync(join(folder, ".git"));
writeFileSync(join(folder, "push/new/a.json"), bad);
writeFileSync(join(folder, "push/package.json"), '{"name": "app"}');
writeFileSync(join(folder, "send.js"), "await admin.messaging().send({ topic: 'a', android: { notification: { title: 'x', color: 'red' } } });\n");

test("checks files, patterns, folders, code and standard input", () => {
  for (const words of [["push"], ["push/**/*.json"], ["check", "push/new/a.json"], ["push/new/*"]]) {
    const { status, stdout } = fcmlint([...words, "--format", "concise"]);
    assert.equal(status, 1, words);
    assert.match(stdout, /^push\/new\/a\.json:1:23: error: topic "\/topics\/news" .* \[topic-prefix\]\n1 error in \d files?\n$/);
  }
  assert.match(fcmlint(["send.js"]).stdout, /^send\.js:1:\d+ {2}error\[bad-color\]\n {2}color "red" /m);
  assert.equal(fcmlint(["--fail-on", "never", "-"], bad).status, 0);
  assert.match(fcmlint(["--format", "github", "-"], bad).stdout, /^::error file=stdin\.json,line=1,col=23,title=topic-prefix::/);
  const { findings, summary } = JSON.parse(fcmlint(["--format", "json", "push"]).stdout);
  assert.deepEqual([findings[0].path, findings[0].rule, summary.documents, summary.errors], ["push/new/a.json", "topic-prefix", 1, 1]);
});

test("reads the configuration", () => {
  writeFileSync(join(folder, ".fcmlint.jsonc"), '{ "rules": { "topic-prefix": "off" } } // not needed');
  assert.equal(fcmlint(["push"]).status, 0);
  assert.equal(fcmlint(["push", "--no-config"]).status, 1);
  writeFileSync(join(folder, ".fcmlint.jsonc"), "{}");
});

test("fixes files and standard input", () => {
  assert.equal(fcmlint(["--fix", "-"], bad).stdout, bad.replace("/topics/", ""));
  const { status } = fcmlint(["--fix", "push"]);
  assert.equal(status, 0);
  assert.equal(readFileSync(join(folder, "push/new/a.json"), "utf8"), bad.replace("/topics/", ""));
});

test("explains and previews", () => {
  assert.match(fcmlint(["explain", "topic-prefix"]).stdout, /^topic-prefix {2}error/);
  assert.match(fcmlint(["explain", "no", "image", "on", "iphone", "push/new/a.json"]).stdout, /^push\/new\/a\.json: the image is not shown/);
  assert.match(fcmlint(["preview", "push/new/a.json"]).stdout, /android: a notification is displayed\n {4}title +Hi {2}\/message\/notification\/title/);
  assert.equal(JSON.parse(fcmlint(["preview", "--format", "json", "push"]).stdout).previews.length, 1);
});

test("says what it cannot do", () => {
  for (const words of [["lsp"], ["--jobs", "2", "push"], ["missing.json"], ["*.nothing"], []]) {
    const { status, stderr } = fcmlint(words);
    assert.equal(status, 2, words);
    assert.match(stderr, /^fcmlint: /, words);
  }
  assert.match(fcmlint(["--version"]).stdout, /^fcmlint \d.* \(WebAssembly\)$/m);
});
