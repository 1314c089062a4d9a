import { button, element } from "../dom.js";
import { severityLabel } from "../findings/labels.js";
import { locate } from "../editor/pointer.js";

const names = {
  title: "Title", subtitle: "Subtitle", body: "Body", image: "Image", icon: "Icon", color: "Color", sound: "Sound",
  badge: "Badge", buttons: "Buttons", channel: "Channel", tap: "Tap", background: "Background", priority: "Priority",
  lifetime: "Lifetime", replaces: "Replaces", collapse: "Collapses", group: "Group", "lock-screen": "Lock screen",
  time: "Time", data: "Data", size: "Size",
};

/**
 * The effective values of a platform, where each comes from, and what is wrong with it.
 *
 * @param {object} app
 * @param {import("../engine/types.js").Row[]} rows
 */
export function details(app, rows) {
  return element("dl", { class: "rows" }, ...rows.flatMap((row) => [
    element("dt", {}, names[row.aspect] ?? row.aspect),
    element("dd", {}, element("span", { class: row.pointer === null ? "value default" : "value" }, row.value),
      row.open && element("span", { class: "chip" }, "sources disagree"),
      row.pointer !== null && pointer(app, row.pointer),
      row.note && element("p", { class: "row-note" }, row.note),
      ...row.findings.map((finding) => problem(app, finding))),
  ]));
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
