import { Checks } from "./engine/checks.js";
import { Engine } from "./engine/client.js";
import { Completion } from "./editor/completion.js";
import { CursorBar } from "./editor/cursor-bar.js";
import { Fixes } from "./editor/fixes.js";
import { Hover } from "./editor/hover.js";
import { QuickFix } from "./editor/quick-fix.js";
import { Squiggles } from "./editor/squiggles.js";
import { Findings } from "./findings/findings.js";
import { afterPause } from "./pause.js";
import { Notices } from "./notices.js";
import { keepOffline } from "./offline.js";
import { Preview } from "./preview/preview.js";
import { Question } from "./preview/question.js";
import { Rules } from "./rules/rules.js";
import { Settings } from "./settings.js";
import { Tabs } from "./tabs.js";
import { ConfigurationPane } from "./toolbar/configuration.js";
import { Curl } from "./toolbar/curl.js";
import { Examples } from "./toolbar/examples.js";
import { Files } from "./toolbar/files.js";
import { Kinds } from "./toolbar/kinds.js";
import { remember } from "./memory.js";
import { sharedState } from "./shared-state.js";
import { Share } from "./toolbar/share.js";
import { Theme } from "./toolbar/theme.js";
import { Version } from "./toolbar/version.js";

/**
 * Starts all parts of the playground. They know each other through one object.
 *
 * @param {object} parts
 * @param {Events} parts.events
 * @param {Editor} parts.editor
 * @param {{text: string, kind?: string, configuration?: string}} parts.state
 */
export function start({ events, editor, state }) {
  const app = { events, editor, engine: new Engine(), notices: new Notices() };
  app.settings = new Settings(events);
  Object.assign(app.settings, { kind: state.kind ?? "", configuration: state.configuration ?? "" });
  app.checks = new Checks(app);
  app.squiggles = new Squiggles(app);
  app.fixes = new Fixes(app);
  app.tabs = new Tabs(app.events);
  app.findings = new Findings(app);
  app.preview = new Preview(app);
  app.question = new Question(app);
  app.rules = new Rules(app);
  app.hover = new Hover(app);
  app.quickFix = new QuickFix(app);
  app.cursorBar = new CursorBar(app);
  app.completion = new Completion(app);
  app.toolbar = [
    new Theme(), new Kinds(app), new ConfigurationPane(app), new Share(app), new Curl(app), new Examples(app),
    new Files(app), new Version(app),
  ];
  connect(app);
  return app;
}

function connect(app) {
  const { checks, editor, events, notices, rules } = app;
  const keep = () => remember("sessionStorage", "draft", editor.text);
  events.on("text", () => checks.run());
  events.on("divided", () => notices.say("A long line of JSON was divided, so that it can be edited"));
  events.on("text", afterPause(400, keep));
  addEventListener("pagehide", keep);
  events.on("settings", () => checks.run());
  const openRule = () => {
    const rule = /^#rule=([a-z0-9-]+)$/.exec(location.hash)?.[1];
    if (rule) rules.open(rule);
    if (location.hash === "#rules") app.tabs.show("rules");
  };
  addEventListener("hashchange", async () => {
    const shared = await sharedState();
    if (!shared) return openRule();
    editor.replace(shared.text);
    app.settings.change(shared);
  });
  openRule();
  checks.run().then(() => {
    performance.mark("checked");
    setTimeout(keepOffline, 1000);
  });
}
