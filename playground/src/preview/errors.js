import { button, element } from "../dom.js";

/** The most errors that are named. */
const limit = 3;

/**
 * What applies to all platforms: the number of errors, and those that are about no value in the preview.
 *
 * @param {object} app
 * @param {import("../engine/types.js").Preview} preview
 */
export function errors(app, preview) {
  const { errors: count, document, platforms } = preview;
  if (count === 0) return null;
  const placed = new Set(platforms.flatMap(({ rows }) => rows.flatMap(({ findings }) => findings.map(key))));
  const others = app.checks.findings.filter((finding) =>
    finding.severity === "error" && finding.document === document && !placed.has(key(finding)));
  const items = others.slice(0, limit).map((finding) => element("li", {},
    button(finding.message, () => app.findings.goTo(finding), { class: "link", title: "Show in the editor" })));
  const rest = others.length - items.length;
  return element("div", { class: "note problem" },
    element("p", {}, `${count === 1 ? "1 error" : `${count} errors`}: the message may be rejected, or part of it may not work. The preview shows what is meant. `,
      button(rest > 0 ? `Show ${rest} more in the findings` : "Show the findings", () => app.tabs.show("findings"), { class: "link" })),
    items.length > 0 && element("ul", {}, ...items));
}

function key({ rule, message }) {
  return `${rule} ${message}`;
}
