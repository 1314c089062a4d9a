// Writes a page for each rule, and a list of them: node playground/site/rule-pages.mjs SITE.
// SITE contains the other files of the playground. The addresses, rules/ID.html, are permanent like the IDs.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { deflateRawSync } from "node:zlib";
import { abridged } from "../src/rules/abridged.js";
import { newEngine, newFullEngine } from "./engine.mjs";

const names = { error: "Error", warning: "Warning", info: "Info", hint: "Hint" };

/** All rules, as the engine documents them. */
export function allRules() {
  return JSON.parse(newEngine().call("rules", [])).rules;
}

function escape(text) {
  return text.replace(/[&<>"]/g, (character) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[character]);
}

/** Text in which `code` between backticks becomes code elements. */
function prose(text) {
  return escape(text).split("`").map((part, index) => (index % 2 ? `<code>${part}</code>` : part)).join("");
}

function linked(text) {
  return escape(text).replace(/https:\/\/[^\s,;]*[^\s,;.)]/g, (url) => `<a href="${url}" rel="noreferrer">${url}</a>`);
}

/** The address of the playground with a document, relative to a page. */
function opened(text) {
  const state = JSON.stringify({ text: `${text.replace(/[«»]/g, "").trimEnd()}\n` });
  return `../index.html#s=${deflateRawSync(state).toString("base64url")}`;
}

const engine = newFullEngine();

/** What fcmlint says about an example of a rule; empty if that needs facts about a project. */
function findings(id, text) {
  // A comment with the name of its file begins an example in code.
  const name = /^(?:\/\/|#) ?(\S+\.\w+)\n/.exec(text)?.[1] ?? "message.json";
  const plain = text.replace(/[«»]/g, "");
  const judged = (options) => JSON.parse(engine.call("read", [plain, name, JSON.stringify({ level: "hint", ...options })])).report.findings
    .filter(({ rule }) => rule === id);
  // The kind of broken or empty text cannot be detected.
  const found = judged({});
  return found.length > 0 || name !== "message.json" ? found : judged({ kind: "send-request" });
}

function said(id, text) {
  return findings(id, text).slice(0, 3).map(({ severity, message, help, start }) =>
    `<p class="said"><span class="severity ${severity}">${names[severity]}</span> Line ${start.line}: ${escape(message)}${help ? `<br>${prose(help[0].toUpperCase() + help.slice(1))}` : ""}</p>`).join("\n");
}

/** How a person turns a rule off. */
function off(id) {
  return `<h2 class="example-title">Turn it off</h2>
<ul>
<li>at one place, in code and wherever comments are allowed: <code>fcmlint-ignore ${id}: reason</code></li>
<li>in the configuration, <code>.fcmlint.jsonc</code>: <code>{ "rules": { "${id}": "off" } }</code></li>
<li>for one run: <code>fcmlint --ignore ${id}</code></li>
</ul>`;
}

function examples(title, texts, below = () => "") {
  return texts.map((text, index) => {
    const code = escape(abridged(text)).replace(/«/g, "<mark>").replace(/»/g, "</mark>");
    const head = index === 0 ? `<h2 class="example-title">${title}</h2>\n` : "";
    return `${head}<div class="example"><pre tabindex="0" aria-label="Example">${code}</pre>
${below(text)}
<a class="try" href="${opened(text)}">Open in the playground</a></div>`;
  }).join("\n");
}

function document(title, description, body, script = "") {
  return `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="description" content="${escape(description)}">
  <meta name="color-scheme" content="light dark">
  <title>${escape(title)}</title>
  <script src="../src/first-theme.js"></script>
  <link rel="icon" href="../icon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="../styles/base.css">
  <link rel="stylesheet" href="../styles/panels.css">
  <link rel="stylesheet" href="../styles/site.css">${script && `\n  <script src="${script}" type="module"></script>`}
</head>
<body>
  <header class="top">
    <p class="brand"><span class="logo" aria-hidden="true"></span>fcmlint</p>
    <nav aria-label="Site"><a href="index.html">All rules</a> <a href="../index.html">Playground</a></nav>
  </header>
  <main class="document">
${body}
  </main>
</body>
</html>
`;
}

function entries(title, texts, shown) {
  if (!texts?.length) return "";
  return `<h2 class="example-title">${title}</h2>\n<ul>\n${texts.map((text) => `<li>${shown(text)}</li>`).join("\n")}\n</ul>`;
}

function rulePage({ id, severity, family, fix, summary, why, source, symptoms, errorTexts, bad, good }) {
  const paragraphs = why.split("\n").filter(Boolean).map((text) => `<p>${prose(text)}</p>`).join("\n");
  return document(`${id} – fcmlint`, summary.replaceAll("`", ""), `<article class="page">
<h1>${id}</h1>
<p class="page-meta"><span class="severity ${severity}">${names[severity]}</span> ${family}, ${fix ? `${fix} fix` : "no fix"}</p>
<p class="lead">${prose(summary)}</p>
${paragraphs}
${entries("Symptoms", symptoms, escape)}
${entries("Error texts", errorTexts, (text) => `<code>${escape(text)}</code>`)}
${examples("Reported", bad, (text) => said(id, text))}
${examples("Accepted", good)}
${off(id)}
<p class="source">Source: ${linked(source)}</p>
</article>`);
}

function listPage(rules) {
  const families = [...new Set(rules.map(({ family }) => family))];
  const sections = families.map((family) => {
    const items = rules.filter((rule) => rule.family === family).map(({ id, severity, summary, symptoms, errorTexts }) =>
      `<li data-words="${escape([...symptoms, ...errorTexts].join("\n"))}"><a href="${id}.html"><code>${id}</code></a> <span class="severity ${severity}">${names[severity]}</span><br>${prose(summary)}</li>`);
    return `<section aria-labelledby="family-${family}"><h2 id="family-${family}">${family}</h2>\n<ul>\n${items.join("\n")}\n</ul></section>`;
  });
  return document("Rules – fcmlint", "What fcmlint checks in Firebase Cloud Messaging payloads.",
    `<h1>Rules</h1>
<p>What fcmlint checks, by family.</p>
<p class="search" hidden><label class="visually-hidden" for="query">Search rules</label>
<input type="search" id="query" placeholder="Name, symptom or error text" autocomplete="off"> <span id="found" class="muted" role="status"></span></p>
${sections.join("\n")}`, "../src/rules/list-page.js");
}

/** Former IDs of rules, whose addresses lead to the rules that replace them. */
const formerIDs = { "admin-null-object": "admin-null-value" };

function redirect(former, id) {
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>${former} – fcmlint</title>
<meta http-equiv="refresh" content="0; url=${id}.html">
<link rel="canonical" href="${id}.html">
<p>The rule ${former} is now <a href="${id}.html">${id}</a>.</p>
</html>
`;
}

/** Writes all pages to the folder `rules` of a site. */
export function writeRulePages(site) {
  const rules = allRules();
  mkdirSync(`${site}/rules`, { recursive: true });
  for (const rule of rules) writeFileSync(`${site}/rules/${rule.id}.html`, rulePage(rule));
  for (const [former, id] of Object.entries(formerIDs)) {
    writeFileSync(`${site}/rules/${former}.html`, redirect(former, id));
  }
  writeFileSync(`${site}/rules/index.html`, listPage(rules));
  return rules.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(`${process.argv[2]}/rules: ${writeRulePages(process.argv[2])} pages`);
}
