'use strict';
// Whether the active document has a message, for the `when` clauses of commands and buttons.

const vscode = require('vscode');
const { accepts } = require('./documents');

const KEY = 'fcmlint.hasMessage';
const PAUSE_MILLISECONDS = 300;

class Presence {
  #supervisor;
  #timer;
  #value = false;
  disposables;

  constructor(supervisor) {
    this.#supervisor = supervisor;
    this.disposables = [
      vscode.window.onDidChangeActiveTextEditor(() => this.#update()),
      vscode.workspace.onDidChangeTextDocument(({ document }) => {
        if (document === vscode.window.activeTextEditor?.document) this.#updateSoon();
      }),
      supervisor.onDidStart(() => this.#update()),
      { dispose: () => clearTimeout(this.#timer) },
    ];
  }

  #updateSoon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#update(), PAUSE_MILLISECONDS);
  }

  async #update() {
    const document = vscode.window.activeTextEditor?.document;
    const { client } = this.#supervisor;
    const value = Boolean(document && client && accepts(document) && (await client.hasMessages(document)));
    if (value === this.#value || document !== vscode.window.activeTextEditor?.document) return;
    this.#value = value;
    await vscode.commands.executeCommand('setContext', KEY, value);
  }
}

module.exports = { Presence };
