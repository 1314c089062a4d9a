import { button, element } from "../dom.js";
import { severityLabel } from "../findings/labels.js";
import { fixButtons } from "./image.js";

const names = {
  title: "Title", subtitle: "Subtitle", body: "Body", image: "Image", icon: "Icon", color: "Color", sound: "Sound",
  badge: "Badge", buttons: "Buttons", channel: "Channel", tap: "Tap", foreground: "Foreground", background: "Background", priority: "Priority",
  lifetime: "Lifetime", replaces: "Replaces", collapse: "Collapses", group: "Group", "lock-screen": "Lock screen",
  time: "Time", data: "Data", size: "Size",
};

/** The findings that change the picture, except those that are listed already; null if there are none. */
export function problems(view, rows, listed) {
  const items = rows.flatMap((row) => row.findings.filter(({ rule, message }) => {
    const key = `${rule} ${message}`;
    return !listed.has(key) && listed.add(key);
  }).map((finding) => element("li", {}, element("span", { class: "aspect" }, names[row.aspect] ?? row.aspect), problem(view, finding))));
  return items.length > 0 && element("ul", { class: "problems", "aria-label": "Findings that change the picture" }, ...items);
}

/**
 * The effective values of a platform, and where each comes from.
 *
 * @param {import("./view.js").View} view
 * @param {import("../engine/types.js").Row[]} rows
 * @param {boolean} isOpen
 */
export function details(view, rows, isOpen) {
  const list = element("dl", { class: "rows" }, ...rows.flatMap((row) => [
    element("dt", {}, names[row.aspect] ?? row.aspect),
    element("dd", {}, element("span", { class: row.pointer === null ? "value default" : "value" }, row.value),
      row.open && element("span", { class: "chip" }, "not settled"),
      row.pointer !== null && pointer(view, row),
      row.note && element("p", { class: "row-note" }, row.note)),
  ]));
  return element("details", { class: "values", open: isOpen }, element("summary", {}, `Values and where they come from (${rows.length})`), list);
}

function pointer(view, row) {
  return button(row.pointer, () => view.select(row), { class: "pointer", title: "Show in the editor" });
}

function problem(view, finding) {
  const { rule, severity, message } = finding;
  return element("p", { class: "row-problem" }, severityLabel(severity), " ", message, " ",
    button("Explain", () => view.explain(rule), { class: "link", "aria-label": `Explain ${rule}` }), fixButtons(view, [finding]));
}
