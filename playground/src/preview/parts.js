import { element } from "../dom.js";

/** A line of a notification; a value that the app fills in is in italics. */
export function line(name, row) {
  const value = row?.value ?? "none";
  if (row?.pointer == null && /^none(:|$)/.test(value)) {
    return element("p", { class: `${name} missing` }, value.slice("none: ".length) || `no ${name}`);
  }
  const dependsOnApp = row.note !== null && value.startsWith("the app's");
  // A device shows the beginning of a long text, in the direction of its script.
  return element("p", { class: dependsOnApp ? `${name} depends` : name, dir: "auto", title: value.length > 40 ? value : null }, value);
}

/** A device that displays nothing, with the reason. */
export function nothing(form, { summary, display, title }) {
  return element("div", { class: `device ${form} empty` },
    element("span", { class: "nothing-icon", "aria-hidden": "true" }),
    element("p", {}, title ?? (display === "open" ? "It is not documented what is displayed" : "Nothing is displayed")),
    element("p", { class: "muted" }, summary.replace(/^nothing is displayed[;,]? */, "")));
}
