'use strict';
// Tests the extension with a mock of the VS Code API: node test.js PROGRAM FILE. Prints the diagnostics of the file,
// then its text after all fixes.
const fs = require('fs');
const Module = require('module');
const path = require('path');

const [program, file] = process.argv.slice(2);
const handlers = {};
const shown = new Map();
const providers = {};
const errors = [];
const noted = (name) => (handler) => ((handlers[name] = handler), { dispose() {} });

class Range {
  constructor(startLine, startCharacter, endLine, endCharacter) {
    this.start = { line: startLine, character: startCharacter };
    this.end = { line: endLine, character: endCharacter };
  }
}
class WorkspaceEdit {
  edits = [];
  replace(uri, range, text) {
    this.edits.push({ uri, range, text });
  }
}
const kind = (value) => ({ value, append: (part) => kind(value + '.' + part) });
const uri = (text) => ({ toString: () => text, scheme: 'file' });
const url = 'file://' + encodeURI(path.resolve(file));
const document = {
  uri: uri(url), languageId: 'json', version: 1, text: fs.readFileSync(file, 'utf8'),
  getText() { return this.text; },
};

const vscode = {
  Range, WorkspaceEdit,
  Diagnostic: class { constructor(range, message, severity) { Object.assign(this, { range, message, severity }); } },
  DiagnosticRelatedInformation: class {},
  Location: class {},
  CodeAction: class { constructor(title, kind) { Object.assign(this, { title, kind }); } },
  Hover: class { constructor(contents, range) { Object.assign(this, { contents, range }); } },
  MarkdownString: class { constructor(value) { this.value = value; } },
  CodeActionKind: { QuickFix: kind('quickfix'), SourceFixAll: kind('source.fixAll') },
  Uri: { parse: uri },
  window: { showErrorMessage: (text) => errors.push(text) },
  commands: { registerCommand: () => ({ dispose() {} }) },
  languages: {
    match: (_, { languageId }) => (languageId === 'json' ? 10 : 0),
    createDiagnosticCollection: () => ({ set: (uri, list) => shown.set(String(uri), list), clear: () => shown.clear() }),
    registerHoverProvider: (_, provider) => (providers.hover = provider),
    registerCodeActionsProvider: (_, provider) => (providers.actions = provider),
  },
  workspace: {
    textDocuments: [document],
    workspaceFolders: [{ uri: { ...uri('file://' + encodeURI(process.cwd())), fsPath: process.cwd() } }],
    getConfiguration: () => ({ get: (name) => (name === 'path' ? program : []) }),
    createFileSystemWatcher: () => ({
      onDidChange: noted('fileChange'), onDidCreate: noted('fileCreate'), onDidDelete: noted('fileDelete'),
    }),
    onDidOpenTextDocument: noted('open'), onDidChangeTextDocument: noted('change'),
    onDidCloseTextDocument: noted('close'), onDidChangeConfiguration: noted('configuration'),
  },
};
const load = Module._load;
Module._load = (name, ...rest) => (name === 'vscode' ? vscode : load(name, ...rest));
const extension = require('./extension.js');

async function until(holds) {
  for (let tries = 0; tries < 500 && !holds(); tries += 1) await new Promise((done) => setTimeout(done, 20));
}

function offset({ line, character }) {
  return document.text.split('\n').slice(0, line).reduce((sum, text) => sum + text.length + 1, 0) + character;
}

async function main() {
  const context = { subscriptions: [] };
  extension.activate(context);
  await until(() => shown.get(url)?.length || errors.length);
  for (const { range, severity, code } of shown.get(url) ?? []) {
    console.log(`${range.start.line + 1} ${range.start.character + 1} ${severity === 0 ? 'E' : '?'} ${code.value}`);
  }
  const whole = new Range(0, 0, 1000, 0);
  const hover = await providers.hover.provideHover(document, shown.get(url)[0].range.start);
  console.log('hover', hover.contents.value.split('\n')[0]);
  const quick = await providers.actions.provideCodeActions(document, whole, { only: kind('quickfix') });
  console.log('quick', quick.map(({ title, isPreferred }) => `${title} ${isPreferred}`).join('; '));
  const [all] = await providers.actions.provideCodeActions(document, whole, { only: kind('source.fixAll') });
  for (const { range, text } of all.edit.edits.reverse()) {
    document.text = document.text.slice(0, offset(range.start)) + text + document.text.slice(offset(range.end));
  }
  document.version += 1;
  handlers.change({ document });
  await until(() => shown.get(url)?.length === 0);
  console.log('left', shown.get(url).length);
  handlers.fileChange();
  handlers.configuration({ affectsConfiguration: () => true });
  handlers.close(document);
  console.log(document.text);
  extension.deactivate();
  if (errors.length) console.log('errors', errors);
}

main().catch((error) => { console.log('error', error, errors); process.exit(1); });
