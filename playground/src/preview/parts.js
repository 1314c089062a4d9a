import { element } from "../dom.js";

/** A line of a notification; a value that the app fills in is in italics. */
export function line(name, row) {
  if (!row || row.pointer === null || row.value === "none") {
    return element("p", { class: `${name} missing` }, row?.value.startsWith("none:") ? row.value.slice(6) : `no ${name}`);
  }
  const dependsOnApp = row.note !== null && row.value.startsWith("the app's");
  return element("p", { class: dependsOnApp ? `${name} depends` : name }, row.value);
}

/** A device that displays nothing, with the reason. */
export function nothing(form, { summary, display }) {
  return element("div", { class: `device ${form} empty` },
    element("span", { class: "nothing-icon", "aria-hidden": "true" }),
    element("p", {}, display === "open" ? "It is not documented what is displayed" : "Nothing is displayed"),
    element("p", { class: "muted" }, summary.replace(/^nothing is displayed[;,]? */, "")));
}
