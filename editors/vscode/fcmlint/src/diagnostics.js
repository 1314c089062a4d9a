'use strict';
// Shows diagnostics, which the server publishes or the client requests.

const vscode = require('vscode');
const convert = require('./convert');

const LEVELS = { error: 0, warning: 1, info: 2, hint: 3 };
const RETRY_MILLISECONDS = 2000;

class Diagnostics {
  #collection = vscode.languages.createDiagnosticCollection('fcmlint');

  /** Shows the diagnostics of a document. `level` is the lowest severity to show. */
  show(uri, diagnostics, level) {
    const limit = LEVELS[level] ?? LEVELS.hint;
    this.#collection.set(convert.uri(uri), diagnostics.map(convert.diagnostic).filter(({ severity }) => severity <= limit));
  }

  get(uri) {
    return this.#collection.get(uri) ?? [];
  }

  clear() {
    this.#collection.clear();
  }

  dispose() {
    this.#collection.dispose();
  }
}

/** Requests the diagnostics of open documents after each change, and those of all files in the workspace. */
class Pull {
  #connection;
  #documents;
  #identifier;
  #show;
  #results = new Map();
  #wanted = new Set();
  #running = new Set();
  #isStopped = false;

  /** `show(uri, diagnostics)` shows them. */
  constructor(connection, documents, identifier, show) {
    this.#connection = connection;
    this.#documents = documents;
    this.#identifier = identifier;
    this.#show = show;
  }

  stop() {
    this.#isStopped = true;
  }

  /** Requests the diagnostics of a document, again if it changes until they arrive. */
  async update(document) {
    const uri = document.uri.toString();
    this.#wanted.add(uri);
    if (this.#running.has(uri)) return;
    this.#running.add(uri);
    while (this.#wanted.delete(uri) && this.#documents.has(document) && !this.#isStopped) {
      await this.#pull(document, uri);
    }
    this.#running.delete(uri);
  }

  async #pull(document, uri) {
    const { version } = document;
    const report = await this.#connection
      .ask('textDocument/diagnostic', {
        textDocument: { uri }, identifier: this.#identifier, previousResultId: this.#results.get(uri),
      })
      .catch(() => null);
    if (!report || !this.#documents.has(document)) return;
    if (document.version !== version) this.#wanted.add(uri);
    else this.#apply(uri, report);
  }

  close(document) {
    this.#results.delete(document.uri.toString());
  }

  updateAll() {
    for (const document of this.#documents.all) this.update(document);
  }

  /** Shows the diagnostics of the workspace. The server answers when something has changed. */
  async followWorkspace() {
    while (!this.#isStopped) {
      const report = await this.#connection
        .request('workspace/diagnostic', {
          identifier: this.#identifier,
          previousResultIds: [...this.#results].map(([uri, value]) => ({ uri, value })),
        })
        .catch(() => null);
      if (this.#isStopped) return;
      for (const item of report?.items ?? []) {
        if (this.#documents.version(item.uri) === undefined) this.#apply(item.uri, item);
      }
      if (!report) await new Promise((done) => setTimeout(done, RETRY_MILLISECONDS));
    }
  }

  #apply(uri, { kind, resultId, items }) {
    if (resultId) this.#results.set(uri, resultId);
    if (kind === 'full') this.#show(uri, items);
  }
}

module.exports = { Diagnostics, Pull };
