import { button, element, prose } from "../dom.js";
import { severityLabel } from "../findings/labels.js";
import { abridged } from "./abridged.js";

/**
 * The page of a rule.
 *
 * @param {object} app
 * @param {import("../engine/types.js").RulePage} rule
 * @param {{heading: string}} form the element of the title
 */
export function page(app, rule, { heading }) {
  return element("div", { class: "page" },
    element(heading, {}, rule.id),
    element("p", { class: "page-meta" }, severityLabel(rule.severity), ` ${rule.family}`, rule.fix && `, ${rule.fix} fix`),
    element("p", { class: "lead" }, ...prose(rule.summary)),
    ...(rule.why ?? "").split("\n\n").filter(Boolean).map((text) => element("p", {}, ...prose(text))),
    ...entries("Symptoms", rule.symptoms, (text) => text),
    ...entries("Error texts", rule.errorTexts, (text) => element("code", {}, text)),
    ...examples(app, "Reported", rule.bad),
    ...examples(app, "Accepted", rule.good),
    rule.source && element("p", { class: "source" }, "Source: ", source(rule.source)));
}

function entries(title, texts, shown) {
  if (!texts?.length) return [];
  const list = element("ul", {}, ...texts.map((text) => element("li", {}, shown(text))));
  return [element("p", { class: "example-title" }, title), list];
}

function examples(app, title, texts) {
  if (!texts?.length) return [];
  return [element("p", { class: "example-title" }, title), ...texts.slice(0, 2).map((text) => example(app, text))];
}

function example(app, text) {
  const open = () => {
    app.editor.replace(`${text.replace(/[«»]/g, "").trimEnd()}\n`);
    app.settings.change({ kind: "", path: "message.json" });
    app.notices.say("Example opened", () => app.editor.undo());
  };
  return element("div", { class: "example" },
    element("pre", { tabindex: 0, "aria-label": "Example" }, ...marked(abridged(text))), button("Open", open, { class: "small", "aria-label": "Open this example in the editor" }));
}

/** The text with the reported places, which are between « and », as marks. */
function marked(text) {
  return text.split(/[«»]/).map((part, index) => (index % 2 ? element("mark", {}, part) : part));
}

function source(text) {
  const url = /^https:\/\/\S+/.exec(text)?.[0];
  if (!url) return text;
  const link = element("a", { href: url, rel: "noreferrer", target: "_blank" }, url);
  return element("span", {}, link, text.slice(url.length));
}
