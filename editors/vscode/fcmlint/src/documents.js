'use strict';
// The documents for the server, and their changes.

const vscode = require('vscode');
const convert = require('./convert');

const JSON_LANGUAGES = ['json', 'jsonc', 'jsonl', 'jsonlines', 'ndjson', 'json5'];
// The server lints templates only if a configuration claims them.
const TEMPLATE_LANGUAGES = [
  'ejs', 'erb', 'ftl', 'gotmpl', 'handlebars', 'jinja', 'jinja-json', 'liquid', 'mustache', 'twig', 'velocity',
];
// Messages in code. The server reads other sources no further than to see that they have none.
const CODE_LANGUAGES = [
  'csharp', 'dart', 'elixir', 'go', 'java', 'javascript', 'javascriptreact', 'kotlin', 'php', 'python', 'ruby', 'rust',
  'scala', 'svelte', 'swift', 'terraform', 'typescript', 'typescriptreact', 'vue',
];
const SELECTOR = [
  ...[...JSON_LANGUAGES, ...TEMPLATE_LANGUAGES, ...CODE_LANGUAGES].map((language) => ({ language })),
  { pattern: '**/*.{apns,json,jsonc,json5,jsonl,ndjson}' },
  { pattern: '**/*.json.*' },
];
// VS Code has an outline and folding for the others.
const LINES_SELECTOR = ['jsonl', 'jsonlines', 'ndjson'].map((language) => ({ language }));
// Earlier versions, and texts of other extensions.
const VIEWS = new Set([
  'debug', 'fcmlint', 'git', 'gitfs', 'gitlens', 'gitlens-git', 'output', 'pr', 'review', 'svn',
  'vscode-local-history', 'vscode-notebook-cell', 'vscode-scm', 'vscode-settings', 'vscode-userdata',
]);
// Each change moves the rest of the text, so many changes are sent as a whole text.
const MOST_CHANGES = 64;

function accepts(document) {
  return !VIEWS.has(document.uri.scheme) && vscode.languages.match(SELECTOR, document) > 0;
}

/** Keeps the documents of the server as in the editor. */
class Documents {
  #connection;
  #open = new Map();

  constructor(connection) {
    this.#connection = connection;
  }

  has(document) {
    return this.#open.has(document.uri.toString());
  }

  version(uri) {
    return this.#open.get(uri)?.version;
  }

  get all() {
    return [...this.#open.values()];
  }

  open(document) {
    const uri = document.uri.toString();
    if (!accepts(document) || this.#open.has(uri)) return false;
    this.#open.set(uri, document);
    const { languageId, version } = document;
    this.#connection.notify('textDocument/didOpen', {
      textDocument: { uri, languageId, version, text: document.getText() },
    });
    return true;
  }

  change({ document, contentChanges }) {
    // VS Code also reports when a document becomes dirty.
    if (!this.has(document) || contentChanges.length === 0) return false;
    const changes =
      contentChanges.length > MOST_CHANGES
        ? [{ text: document.getText() }]
        : contentChanges.map(({ range, text }) => ({ range: convert.toRange(range), text }));
    this.#connection.notify('textDocument/didChange', {
      textDocument: { uri: document.uri.toString(), version: document.version },
      contentChanges: changes,
    });
    return true;
  }

  save(document) {
    if (!this.has(document)) return;
    this.#connection.notify('textDocument/didSave', { textDocument: { uri: document.uri.toString() } });
  }

  close(document) {
    const uri = document.uri.toString();
    if (!this.#open.delete(uri)) return false;
    this.#connection.notify('textDocument/didClose', { textDocument: { uri } });
    return true;
  }
}

module.exports = { Documents, SELECTOR, LINES_SELECTOR, accepts };
