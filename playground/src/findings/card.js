import { button, element, prose } from "../dom.js";
import { fixLabel, severityLabel } from "./labels.js";

/**
 * A finding with its help, fixes and explanation.
 *
 * @param {object} app
 * @param {import("../engine/types.js").Finding} finding
 * @param {{isShort?: boolean}} [form] short in the popup, which has no place and no inline page
 */
export function card(app, finding, { isShort = false } = {}) {
  const { message, help, related, fixes, rule, start } = finding;
  const place = `${start.line}:${start.column}`;
  const head = isShort
    ? element("p", { class: "message" }, severityLabel(finding.severity), " ", message)
    : button(message, () => app.findings.goTo(finding), { class: "message", "aria-label": `${message}, line ${start.line}` });
  const actions = element("div", { class: "actions" },
    ...fixes.map((fix) => button(fixLabel(fix), () => app.fixes.apply(fix, { focuses: isShort }), { class: `small fix ${fix.safety}` })),
    isShort ? button("Explain", () => app.rules.open(rule), { class: "small quiet" }) : explain(app, rule));
  return element("article", { class: `card ${finding.severity}` },
    head,
    help && element("p", { class: "help" }, ...prose(`${help[0].toUpperCase()}${help.slice(1)}`)),
    ...related.map((note) => relatedNote(app, note)),
    element("p", { class: "where" }, element("code", {}, rule), ` line ${place}`),
    actions);
}

function relatedNote(app, { message, start }) {
  const go = () => app.editor.select(...Array(2).fill({ line: start.line - 1, ch: start.utf16Column - 1 }));
  return element("p", { class: "help" }, `${message}: `, button(`line ${start.line}`, go, { class: "link" }));
}

/** A button that shows the page of the rule below itself. */
function explain(app, rule) {
  const page = element("div", { class: "inline-page", hidden: true });
  const toggle = button("Explain", async () => {
    page.hidden = !page.hidden;
    toggle.setAttribute("aria-expanded", String(!page.hidden));
    if (!page.hidden && !page.firstChild) page.append(await app.rules.explanation(rule));
  }, { class: "small quiet", "aria-expanded": "false", "aria-label": `Explain ${rule}` });
  const box = document.createDocumentFragment();
  box.append(toggle, page);
  return box;
}
