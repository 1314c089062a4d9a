import { byId } from "./dom.js";
import { Editor } from "./editor/editor.js";
import { Events } from "./events.js";
import { examples } from "./examples.js";
import { sharedState } from "./shared-state.js";
import { recall } from "./memory.js";

// The editor comes first: the person can type while the rest of the page and the engine load.
const events = new Events();
const state = await sharedState() ?? { text: recall("sessionStorage", "draft") ?? examples[0].text };
const editor = new Editor(byId("editor"), state.text, events);
performance.mark("ready");
const { start } = await import("./app.js");
start({ events, editor, state });
