import { element } from "../dom.js";

/**
 * A line of a notification; a value that the app fills in is in italics.
 *
 * @param {string} name
 * @param {import("./view.js").Row|undefined} row
 * @param {number} lines after which the device cuts the text
 */
export function line(name, row, lines) {
  const value = row?.value ?? "none";
  if (row?.pointer == null && /^none(:|$)/.test(value)) {
    return element("p", { class: `${name} missing` }, value.slice("none: ".length) || `no ${name}`);
  }
  const dependsOnApp = row.note !== null && value.startsWith("the app's");
  // A device shows the beginning of a long text, in the direction of its script. The name of a text of the app is no such text.
  return element("p", { class: `${name} ${dependsOnApp ? "depends" : `clip-${lines}`}`, dir: "auto", title: value.length > 40 ? value : null }, value);
}

/** What an expanded notification of Android shows below its texts, as wide as the card; null for nothing. */
export function below(...parts) {
  return parts.some(Boolean) ? element("div", { class: "android-below" }, ...parts) : null;
}

/** A device in one state, with the name of the state below it. */
export function figure(caption, ...parts) {
  return element("figure", {}, ...parts, element("figcaption", {}, caption));
}

/** Several devices next to each other. */
export function devices(...figures) {
  return element("div", { class: "devices" }, ...figures);
}

/** A phone with a clock, as it is locked. */
export function lockScreen(form, ...cards) {
  return element("div", { class: `device phone ${form} lock` },
    element("p", { class: "date", "aria-hidden": "true" }, "Tuesday, 9 June"),
    element("p", { class: "clock", "aria-hidden": "true" }, "9:41"),
    ...cards);
}

/** A device that displays nothing, with the reason. */
export function nothing(form, { summary, display, title }) {
  const reason = summary.replace(/^nothing is displayed[;,]? */, "");
  return element("div", { class: `device ${form} empty` },
    element("span", { class: "nothing-icon", "aria-hidden": "true" }),
    element("p", {}, title ?? (display === "open" ? "It is not documented what is displayed" : "Nothing is displayed")),
    element("p", { class: "muted" }, reason.slice(0, 1).toUpperCase() + reason.slice(1)));
}
