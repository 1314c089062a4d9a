import { byId, element } from "../dom.js";
import { examples } from "../examples.js";

/** The menu of examples. */
export class Examples {
  constructor({ editor, settings, notices }) {
    const menu = byId("examples");
    menu.append(...examples.map(({ name }, index) => element("option", { value: index }, name)));
    menu.addEventListener("change", () => {
      const example = examples[menu.value];
      menu.value = "";
      if (!example) return;
      editor.replace(example.text);
      settings.change({ kind: "", path: "message.json" });
      notices.say("Example opened", () => editor.undo());
    });
  }
}
