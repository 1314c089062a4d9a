'use strict';
// The preview: what each platform displays of the messages in a document, beside it.

const vscode = require('vscode');

const PAUSE_MILLISECONDS = 200;
// The server has no sizes above messages in longer documents, either.
const MOST_CHARACTERS = 1 << 18;
const TOO_LONG = 'The document is too long to be drawn. "fcmlint preview FILE" prints the preview.';
const NOT_RUNNING = 'The language server of fcmlint is not running.';

class Previews {
  #supervisor;
  #extensionUri;
  /** The panels by the URI of their documents. */
  #panels = new Map();
  disposables;

  constructor(supervisor, extensionUri) {
    this.#supervisor = supervisor;
    this.#extensionUri = extensionUri;
    this.disposables = [
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.#panels.get(document.uri.toString())?.updateSoon()),
      supervisor.onDidStart(() => this.#panels.forEach((panel) => panel.updateSoon())),
      { dispose: () => this.#panels.forEach((panel) => panel.dispose()) },
    ];
  }

  /** Shows the preview of a document, or of one of the messages in it. */
  show({ uri }, index) {
    const key = uri.toString();
    let panel = this.#panels.get(key);
    if (!panel) {
      panel = new Panel(this.#supervisor, this.#extensionUri, uri, () => this.#panels.delete(key));
      this.#panels.set(key, panel);
    }
    panel.show(index);
  }
}

/** The preview of one document. */
class Panel {
  #supervisor;
  #uri;
  #panel;
  #timer;
  /** The message to show first; undefined after that. */
  #index;
  /** The fixes that the page offers. */
  #fixes = [];
  #isReady = false;

  constructor(supervisor, extensionUri, uri, onEnd) {
    this.#supervisor = supervisor;
    this.#uri = uri;
    const folder = vscode.Uri.joinPath(extensionUri, 'preview');
    this.#panel = vscode.window.createWebviewPanel(
      'fcmlint.preview', `Preview ${uri.path.split('/').pop()}`,
      { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      { enableScripts: true, localResourceRoots: [folder] }
    );
    this.#panel.onDidDispose(() => {
      clearTimeout(this.#timer);
      onEnd();
    });
    this.#panel.webview.onDidReceiveMessage((message) => this.#answer(message));
    this.#panel.webview.html = page(this.#panel.webview, folder);
  }

  show(index) {
    this.#index = index;
    this.#panel.reveal(undefined, true);
    if (this.#isReady) this.#update();
  }

  updateSoon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#update(), PAUSE_MILLISECONDS);
  }

  dispose() {
    this.#panel.dispose();
  }

  get #document() {
    return vscode.workspace.textDocuments.find(({ uri }) => uri.toString() === this.#uri.toString());
  }

  async #update() {
    const { client } = this.#supervisor;
    const document = this.#document;
    if (!client || !document) {
      this.#send({ previews: [], problem: client ? 'The document is closed.' : NOT_RUNNING });
      return;
    }
    if (document.getText().length > MOST_CHARACTERS) {
      this.#send({ previews: [], problem: TOO_LONG });
      return;
    }
    const { version } = document;
    const [previews, fixes] = await Promise.all([client.previews(this.#uri.toString()), client.fixes(document)]);
    // Another update follows a change.
    if (document.version !== version) return;
    this.#fixes = fixes;
    for (const row of previews.flatMap(({ platforms }) => platforms).flatMap(({ rows }) => rows)) {
      for (const finding of row.findings) finding.fixes = labels(fixes, finding);
      if (row.aspect === 'buttons' && row.start) row.json = json(document.getText(range(row)));
    }
    this.#send({ previews, problem: null });
  }

  #send(content) {
    this.#panel.webview.postMessage({ ...content, document: this.#index });
    this.#index = undefined;
  }

  async #answer({ type, rule, id, start, end }) {
    if (type === 'ready') {
      this.#isReady = true;
      await this.#update();
    } else if (type === 'explain') {
      await vscode.commands.executeCommand('fcmlint.explain', rule);
    } else if (type === 'problems') {
      await vscode.commands.executeCommand('workbench.actions.view.problems');
    } else if (type === 'fix') {
      const fix = this.#fixes[id];
      if (fix) await this.#supervisor.client?.apply(fix);
    } else if (type === 'select' && this.#document) {
      await vscode.window.showTextDocument(this.#document, { viewColumn: this.#column, selection: range({ start, end }) });
    }
  }

  /** Where the document is shown, or next to the preview. */
  get #column() {
    const editor = vscode.window.visibleTextEditors.find(({ document }) => document === this.#document);
    return editor?.viewColumn ?? vscode.ViewColumn.One;
  }
}

/** The fixes of a finding, with their places in the list. */
function labels(fixes, { rule, message }) {
  return fixes.flatMap(({ title, diagnostics }, id) => {
    const [, label, isUnsafe] = title.endsWith(`(${rule})`) || title.endsWith(`(${rule}, unsafe)`)
      ? /^(.*) \([a-z0-9-]+(, unsafe)?\)$/.exec(title) : [];
    const isOwn = label && diagnostics?.some((own) => own.code === rule && own.message.startsWith(message));
    return isOwn ? [{ id, label: isUnsafe ? `${label} (review the result)` : label }] : [];
  });
}

/** The range of a value, whose places count from 1. */
function range({ start, end }) {
  return new vscode.Range(start.line - 1, start.utf16Column - 1, end.line - 1, end.utf16Column - 1);
}

function json(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function page(webview, folder) {
  const file = (name) => webview.asWebviewUri(vscode.Uri.joinPath(folder, name));
  return `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src ${webview.cspSource}; script-src ${webview.cspSource}; img-src https:">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Preview</title>
  <link rel="stylesheet" href="${file('preview.css')}">
</head>
<body>
  <main>
    <h1 class="visually-hidden">Preview</h1>
    <div id="controls">
      <label class="check">State <select id="state"><option value="unlocked">unlocked</option><option value="locked">locked</option><option value="open">app in the foreground</option><option value="killed">app killed</option></select></label>
      <label class="check" hidden>Message <select id="document"></select></label>
      <label class="check" title="Asks the servers named in the payload for the images"><input type="checkbox" id="load-images"> Load images</label>
    </div>
    <div id="drawings"></div>
  </main>
  <script src="${file('preview.js')}"></script>
</body>
</html>
`;
}

module.exports = { Previews };
