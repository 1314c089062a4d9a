import { button, element } from "../dom.js";
import { severityLabel } from "../findings/labels.js";
import { locate } from "../editor/pointer.js";

const names = {
  title: "Title", subtitle: "Subtitle", body: "Body", image: "Image", icon: "Icon", color: "Color", sound: "Sound",
  badge: "Badge", buttons: "Buttons", channel: "Channel", tap: "Tap", foreground: "Foreground", background: "Background", priority: "Priority",
  lifetime: "Lifetime", replaces: "Replaces", collapse: "Collapses", group: "Group", "lock-screen": "Lock screen",
  time: "Time", data: "Data", size: "Size",
};

/** The findings that change the picture; null if there are none. */
export function problems(app, rows) {
  const items = rows.flatMap((row) => row.findings.map((finding) =>
    element("li", {}, element("span", { class: "aspect" }, names[row.aspect] ?? row.aspect), problem(app, finding))));
  return items.length > 0 && element("ul", { class: "problems", "aria-label": "Findings that change the picture" }, ...items);
}

/**
 * The effective values of a platform, and where each comes from.
 *
 * @param {object} app
 * @param {import("../engine/types.js").Row[]} rows
 * @param {boolean} isOpen
 */
export function details(app, rows, isOpen) {
  const list = element("dl", { class: "rows" }, ...rows.flatMap((row) => [
    element("dt", {}, names[row.aspect] ?? row.aspect),
    element("dd", {}, element("span", { class: row.pointer === null ? "value default" : "value" }, row.value),
      row.open && element("span", { class: "chip" }, "not settled"),
      row.pointer !== null && pointer(app, row.pointer),
      row.note && element("p", { class: "row-note" }, row.note)),
  ]));
  return element("details", { class: "values", open: isOpen }, element("summary", {}, `Values and where they come from (${rows.length})`), list);
}

function pointer(app, text) {
  const go = () => {
    const range = locate(app.editor.text, text);
    if (range) app.editor.selectOffsets(range.start, range.end);
    else app.notices.say(`${text} was not found in the text`);
  };
  return button(text, go, { class: "pointer", title: "Show in the editor" });
}

function problem(app, { rule, severity, message }) {
  return element("p", { class: "row-problem" }, severityLabel(severity), " ", message, " ",
    button("Explain", () => app.rules.open(rule), { class: "link", "aria-label": `Explain ${rule}` }));
}
