'use strict';
// The commands of the extension, and the texts that they show.

const vscode = require('vscode');
const { accepts } = require('./documents');
const { Presence } = require('./presence');
const { Previews } = require('./preview');

const SCHEME = 'fcmlint';
const PAUSE_MILLISECONDS = 200;
const NOT_RUNNING = 'fcmlint: the language server is not running.';

function registerCommands(supervisor, output, extensionUri) {
  const pages = new Pages(supervisor);
  const previews = new Previews(supervisor, extensionUri);
  const register = (name, run) => vscode.commands.registerCommand(`fcmlint.${name}`, run);
  return [
    ...pages.disposables,
    ...previews.disposables,
    ...new Presence(supervisor).disposables,
    register('restart', () => supervisor.restart()),
    register('showOutput', () => output.show()),
    register('fixAll', (uri) => fixAll(supervisor, uri)),
    register('explain', (name, uri) => (uri ? ask(pages, name, uri) : explain(supervisor, pages, name))),
    register('preview', (uri, index) => preview(previews, uri, index)),
    register('writeConfiguration', () => writeConfiguration(extensionUri)),
  ];
}

/** The document with a URI, or the active one. */
function target(uri) {
  const text = typeof uri === 'string' ? uri : uri?.toString();
  const document = text
    ? vscode.workspace.textDocuments.find((other) => other.uri.toString() === text)
    : vscode.window.activeTextEditor?.document;
  if (document && accepts(document)) return document;
  vscode.window.showInformationMessage('fcmlint: open a JSON document first.');
  return undefined;
}

async function fixAll(supervisor, uri) {
  const document = target(uri);
  if (!document) return;
  const { client } = supervisor;
  if (!client) vscode.window.showWarningMessage(NOT_RUNNING);
  else if (!(await client.fixAll(document))) vscode.window.showInformationMessage('fcmlint: there is nothing to fix.');
}

async function explain(supervisor, pages, rule) {
  const { client } = supervisor;
  if (!client) {
    vscode.window.showWarningMessage(NOT_RUNNING);
    return;
  }
  const name = rule ?? (await chooseRule(supervisor));
  if (!name) return;
  const page = await client.explain(name);
  if (page) await pages.showRule(name);
  else vscode.window.showInformationMessage(`fcmlint: there is no rule ${name}.`);
}

/** A rule with a finding at the cursor or in the document, or one that the person names. */
async function chooseRule(supervisor) {
  const editor = vscode.window.activeTextEditor;
  const found = editor ? supervisor.diagnostics.get(editor.document.uri) : [];
  const here = found.filter(({ range }) => range.contains(editor.selection.active));
  const names = [...new Set((here.length > 0 ? here : found).map(({ code }) => code?.value ?? code))];
  if (here.length > 0 && names.length === 1) return names[0];
  if (names.length > 0) return vscode.window.showQuickPick(names, { placeHolder: 'Rule to explain' });
  return vscode.window.showInputBox({ prompt: 'Rule to explain', placeHolder: 'topic-prefix' });
}

/** Shows the answer to a question about a document, such as `image`. */
async function ask(pages, question, uri) {
  const document = target(uri);
  if (document) await pages.showAnswer(document, question);
}

function preview(previews, uri, index) {
  const document = target(uri);
  // The button in the title of an editor gives other arguments after the URI.
  if (document) previews.show(document, typeof index === 'number' ? index : undefined);
}

async function writeConfiguration(extensionUri) {
  const folders = vscode.workspace.workspaceFolders ?? [];
  const folder = folders.length > 1 ? await vscode.window.showWorkspaceFolderPick() : folders[0];
  if (!folder) {
    if (folders.length === 0) vscode.window.showInformationMessage('fcmlint: open a folder first.');
    return;
  }
  const { fs } = vscode.workspace;
  const isThere = (uri) => fs.stat(uri).then(() => true, () => false);
  const old = vscode.Uri.joinPath(folder.uri, '.fcmlint.json');
  const file = (await isThere(old)) ? old : vscode.Uri.joinPath(folder.uri, '.fcmlint.jsonc');
  if (!(await isThere(file))) await fs.writeFile(file, await fs.readFile(vscode.Uri.joinPath(extensionUri, 'starter.jsonc')));
  await vscode.window.showTextDocument(file);
}

/** Texts of the server in read-only documents: `fcmlint:/rules/…` and `fcmlint:/answers/…`. */
class Pages {
  #supervisor;
  #changed = new vscode.EventEmitter();
  #timer;
  disposables;

  constructor(supervisor) {
    this.#supervisor = supervisor;
    this.disposables = [
      vscode.workspace.registerTextDocumentContentProvider(SCHEME, {
        onDidChange: this.#changed.event,
        provideTextDocumentContent: (uri) => this.#text(uri),
      }),
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.#update(document)),
      { dispose: () => clearTimeout(this.#timer) },
    ];
  }

  async #text(uri) {
    const { client } = this.#supervisor;
    if (!client) return NOT_RUNNING;
    if (uri.path.startsWith('/rules/')) return client.explain(uri.path.slice(7, -3));
    const { source, question } = JSON.parse(uri.query);
    return (await client.answer(question, source)) || 'There is no message in this document.\n';
  }

  async showRule(rule) {
    const uri = vscode.Uri.from({ scheme: SCHEME, path: `/rules/${rule}.md` });
    try {
      await vscode.commands.executeCommand('markdown.showPreviewToSide', uri);
    } catch {
      await this.#showBeside(uri);
    }
  }

  async showAnswer({ uri: source }, question) {
    const name = source.path.split('/').pop();
    const uri = vscode.Uri.from({
      scheme: SCHEME, path: `/answers/${question}/${name}.txt`, query: JSON.stringify({ source: source.toString(), question }),
    });
    this.#changed.fire(uri);
    await this.#showBeside(uri);
  }

  async #showBeside(uri) {
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.window.showTextDocument(document, {
      viewColumn: vscode.ViewColumn.Beside, preserveFocus: true, preview: true,
    });
  }

  /** Updates the answers about a document after it has changed. */
  #update({ uri }) {
    if (uri.scheme === SCHEME) return;
    const source = uri.toString();
    const answers = vscode.workspace.textDocuments.filter(
      (document) => document.uri.scheme === SCHEME && document.uri.query && JSON.parse(document.uri.query).source === source
    );
    if (answers.length === 0) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => answers.forEach((one) => this.#changed.fire(one.uri)), PAUSE_MILLISECONDS);
  }
}

module.exports = { registerCommands };
