import { byId } from "../dom.js";

/** The largest file that is opened; longer ones would stop the editor. */
const most = 4 << 20;

/** Opens files: by the button, or dropped on the page. */
export class Files {
  #app;

  constructor(app) {
    this.#app = app;
    const input = byId("file");
    byId("open").addEventListener("click", () => input.click());
    input.addEventListener("change", async () => {
      if (input.files[0]) await this.#open(input.files[0]);
      input.value = "";
    });
    addEventListener("dragover", (event) => hasFiles(event) && event.preventDefault(), true);
    addEventListener("drop", (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      this.#open(event.dataTransfer.files[0]);
    }, true);
  }

  async #open(file) {
    const { editor, settings, notices } = this.#app;
    if (file.size > most) return notices.say(`${file.name} is larger than 4 MB; use the command line for it`);
    editor.replace(await file.text());
    settings.change({ kind: "", path: file.name });
    notices.say(`${file.name} opened. It is not sent anywhere.`, () => editor.undo());
  }
}

function hasFiles(event) {
  return [...(event.dataTransfer?.types ?? [])].includes("Files");
}
