// What is published besides the playground: the addresses of rules.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { address, axe, browser, engine, shot } from "./context.mjs";
import { serve } from "./server.mjs";
import { settled, text, violations } from "./page.mjs";

const folder = fileURLToPath(new URL("../../.build/site", import.meta.url));
const { rules } = JSON.parse(engine.call("rules", []));
const { repository } = JSON.parse(readFileSync(new URL("../../packaging/npm/fcmlint/package.json", import.meta.url), "utf8"));
const [, owner, name] = /github\.com\/(.+)\/(.+)\.git$/.exec(repository.url);
const home = `https://${owner}.github.io/${name}/`;
const formerNames = readFileSync(new URL("../../Sources/FCMLint/Diagnostics/FormerID.swift", import.meta.url), "utf8");
const formerIDs = [...formerNames.matchAll(/\("([a-z-]+)", "([a-z-]+)"\)/g)];
const isLoaded = "document.readyState === 'complete'";

export const site = {
  async "#rule=ID opens a rule"() {
    for (const id of ["topic-prefix", "payload-too-large"]) {
      const page = await browser.open(`${address}#rule=${id}`);
      await page.until("document.querySelector('#rules-list .page')");
      assert.equal(await page.value("document.querySelector('#rules-list .page h2').textContent"), id);
      assert.equal(await page.value("document.querySelector('#tab-rules').ariaSelected"), "true");
      await page.value("location.hash = 'rule=bad-color'");
      await page.until("document.querySelector('#rules-list .page h2').textContent === 'bad-color'");
      await page.value("location.hash = 'rule=no-such-rule'");
      await page.until("document.querySelector('#rules-status').textContent === 'There is no rule no-such-rule'");
      assert.deepEqual(page.problems, []);
      await page.close();
    }
  },

  async "the schemas of all kinds are published, also those in the catalog of SchemaStore"() {
    const names = readdirSync(`${folder}/schema`);
    const kinds = ["send-request", "message", "apns-payload", "device-group", "topic-batch", "config"];
    assert.deepEqual(names.sort(), kinds.map((kind) => `${kind}.json`).sort());
    for (const name of names) {
      const schema = JSON.parse(readFileSync(`${folder}/schema/${name}`, "utf8"));
      assert.equal(schema.$schema, "http://json-schema.org/draft-07/schema#", name);
      const text = JSON.stringify(schema);
      for (const [, path] of text.matchAll(/"#\/definitions\/([^"]*)"/g)) assert.ok(schema.definitions[path], `${name}: ${path}`);
      assert.ok(Object.keys(schema.properties).length > 1, name);
      assert.ok(!text.includes("cannot print"), name);
    }
    const catalog = readFileSync(new URL("../../editors/schemastore/catalog.json", import.meta.url), "utf8");
    const { schemas } = JSON.parse(catalog);
    assert.ok(schemas.length > 3);
    for (const { name, url } of schemas) {
      assert.ok(url.startsWith(home), `${name}: ${url}`);
      assert.ok(existsSync(`${folder}/${url.slice(home.length)}`), url);
    }
    const readme = readFileSync(new URL("../../editors/README.md", import.meta.url), "utf8");
    for (const [url] of readme.matchAll(/https:\/\/[^\s>)]*\/schema\/[^\s>)]*/g)) {
      assert.ok(url.startsWith(home) && existsSync(`${folder}/${url.slice(home.length)}`), url);
    }
  },

  async "each rule has a page, whose examples open in the playground"() {
    const list = readFileSync(`${folder}/rules/index.html`, "utf8");
    const silent = [];
    for (const { id, docUrl, good, bad, symptoms, errorTexts } of rules) {
      assert.ok(docUrl.startsWith(home), docUrl);
      assert.ok(existsSync(`${folder}/${docUrl.slice(home.length)}`), docUrl);
      assert.ok(list.includes(`href="${id}.html"`), id);
      const page = readFileSync(`${folder}/rules/${id}.html`, "utf8");
      assert.ok(page.includes(`<h1>${id}</h1>`), id);
      assert.equal(page.includes(">Symptoms<"), symptoms.length > 0, id);
      assert.equal(page.includes(">Error texts<"), errorTexts.length > 0, id);
      assert.equal(page.split('class="try"').length - 1, bad.length + good.length, id);
      assert.ok(page.includes("Turn it off") && page.includes(`fcmlint-ignore ${id}: reason`), id);
      for (const example of bad) if (example.includes("«")) assert.ok(page.includes("<mark>"), id);
      if (!page.includes('class="said"')) silent.push(id);
    }
    // Some need facts about a project.
    assert.ok(silent.length < rules.length / 20, `pages without a finding: ${silent}`);
    for (const [, former, id] of formerIDs) {
      const page = readFileSync(`${folder}/rules/${former}.html`, "utf8");
      assert.ok(page.includes(`url=${id}.html`) && existsSync(`${folder}/rules/${id}.html`), former);
    }
    const { server, address } = await serve(folder);
    for (const [scheme, width] of [["light", 1100], ["dark", 375]]) {
      const page = await browser.open(null, { scheme, width, mobile: width < 400 });
      for (const name of ["index", "payload-too-large", "topic-prefix"]) {
        await page.go(`${address}rules/${name}.html`, isLoaded);
        assert.deepEqual(await violations(page, axe), [], name);
        assert.ok(await page.value("document.documentElement.scrollWidth") <= width, `${name} is wider than ${width}`);
        await shot(page, `page-${name}-${scheme}`);
      }
      await page.go(`${address}rules/index.html`, isLoaded);
      await page.value("document.querySelector('#query').focus()");
      await page.insert("Topic name contains invalid characters");
      await page.until("document.querySelector('#found').textContent !== ''");
      const shown = await page.value("[...document.querySelectorAll('li:not([hidden]) code')].map((node) => node.textContent)");
      assert.ok(shown.includes("topic-prefix") && shown.length < 20, shown.join());
      assert.equal(await page.value("document.querySelector('#found').textContent"), `${shown.length} of ${rules.length} rules`);
      assert.deepEqual(await violations(page, axe), []);
      await shot(page, `page-search-${scheme}`);
      await page.go(`${address}rules/topic-prefix.html`, isLoaded);
      const [bad] = rules.find(({ id }) => id === "topic-prefix").bad;
      await page.click(".try");
      await page.until("performance.getEntriesByName('checked').length > 0");
      assert.equal((await text(page)).trim(), bad.replace(/[«»]/g, "").trim());
      await settled(page);
      assert.match(await page.value("document.querySelector('#findings-list').textContent"), /topic-prefix/);
      assert.deepEqual(page.problems, []);
      assert.deepEqual(page.requests.filter((url) => !url.startsWith(address) && !url.startsWith("data:")), []);
      await page.close();
    }
    server.close();
  },
};
