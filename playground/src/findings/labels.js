import { element } from "../dom.js";

const names = { error: "Error", warning: "Warning", info: "Info", hint: "Hint" };

/** A severity as a chip. */
export function severityLabel(severity) {
  return element("span", { class: `severity ${severity}` }, names[severity]);
}

/** What a button for a fix says. One that may change the meaning asks for a look at the result. */
export function fixLabel({ title, safety }) {
  const text = title[0].toUpperCase() + title.slice(1);
  return safety === "safe" ? text : `${text} (review the result)`;
}
