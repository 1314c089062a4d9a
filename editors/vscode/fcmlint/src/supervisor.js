'use strict';
// Starts a server, and starts it again when it ends by itself.

const vscode = require('vscode');
const { Client } = require('./client');
const { Diagnostics } = require('./diagnostics');
const { SELECTOR } = require('./documents');

const MOST_CRASHES = 5;
const WINDOW_MILLISECONDS = 3 * 60_000;
const PAUSES_MILLISECONDS = [0, 100, 500, 1000];
const RESTART = 'Restart';
const SHOW_OUTPUT = 'Show Output';

class Supervisor {
  /** The running server; undefined if there is none. */
  client;
  #started = new vscode.EventEmitter();
  /** A server has been started. */
  onDidStart = this.#started.event;
  #servers;
  #output;
  #diagnostics = new Diagnostics();
  #status = vscode.languages.createLanguageStatusItem('fcmlint.server', SELECTOR);
  #crashes = [];
  #timer;
  /** The last step, so that two steps never overlap. */
  #steps = Promise.resolve();
  #isDisposed = false;

  /** `servers(settings)` returns the servers to try, best first. */
  constructor(servers, output) {
    this.#servers = servers;
    this.#output = output;
    this.#status.name = 'fcmlint';
    this.#status.command = { title: SHOW_OUTPUT, command: 'fcmlint.showOutput' };
  }

  get diagnostics() {
    return this.#diagnostics;
  }

  /** Starts a server; ends a running one before. */
  restart() {
    this.#crashes = [];
    return this.#step(async () => {
      await this.#stop();
      await this.#start();
    });
  }

  /** Ends the server. */
  dispose() {
    this.#isDisposed = true;
    clearTimeout(this.#timer);
    return this.#step(async () => {
      await this.#stop();
      this.#diagnostics.dispose();
      this.#status.dispose();
    });
  }

  #step(work) {
    clearTimeout(this.#timer);
    this.#steps = this.#steps.then(work).catch((error) => this.#output.error(error));
    return this.#steps;
  }

  async #stop() {
    const client = this.client;
    this.client = undefined;
    await client?.stop();
  }

  async #start() {
    const settings = settingsNow();
    if (this.#isDisposed || !settings.enable) {
      this.#diagnostics.clear();
      this.#say('disabled');
      return;
    }
    this.#say('starting', { busy: true });
    for (const server of await this.#servers(settings, this.#output)) {
      if (await this.#try(server, settings)) return;
    }
    this.#fail('fcmlint: no language server can be started, so there are no findings.');
  }

  /** Starts a server; whether it is ready. */
  async #try(server, settings) {
    const client = new Client(server, { diagnostics: this.#diagnostics, output: this.#output, settings });
    try {
      await client.start((how) => this.#ended(client, how));
    } catch (error) {
      this.#output.error(`${server.name} cannot be started: ${error.message}`);
      if (server.isChosen) {
        this.#notice('showErrorMessage', `fcmlint: ${server.name} cannot be started: ${error.message}`, SHOW_OUTPUT);
      }
      return false;
    }
    this.client = client;
    this.#output.info(`Started ${server.name}`);
    this.#say(server.name);
    this.#started.fire(undefined);
    return true;
  }

  #ended(client, { reason }) {
    if (client !== this.client) return;
    this.client = undefined;
    const now = Date.now();
    this.#crashes = this.#crashes.filter((time) => now - time < WINDOW_MILLISECONDS);
    this.#crashes.push(now);
    const count = this.#crashes.length;
    this.#output.error(`${client.name} ${reason} (${count} of ${MOST_CRASHES} times in 3 minutes)`);
    if (count >= MOST_CRASHES) {
      this.#fail(
        `fcmlint: the language server ended ${count} times in 3 minutes; the last time, it ${reason}.` +
          ' There are no findings until you restart it.'
      );
      return;
    }
    // One notice is enough: the status and the output tell about the next ones.
    if (count === 1) {
      this.#notice('showWarningMessage', `fcmlint: the language server ${reason}. It is started again.`, SHOW_OUTPUT);
    }
    this.#say(`${reason}, restarting`, { busy: true, isProblem: true });
    this.#timer = setTimeout(() => this.#step(() => this.#start()), PAUSES_MILLISECONDS[count - 1]);
  }

  #fail(message) {
    this.#diagnostics.clear();
    this.#output.error(message);
    this.#say('not running', { isProblem: true });
    this.#notice('showErrorMessage', message, RESTART, SHOW_OUTPUT);
  }

  async #notice(show, message, ...choices) {
    const choice = await vscode.window[show](message, ...choices);
    if (choice === RESTART) await this.restart();
    if (choice === SHOW_OUTPUT) this.#output.show(true);
  }

  #say(text, { busy = false, isProblem = false } = {}) {
    this.#status.text = `fcmlint: ${text}`;
    this.#status.busy = busy;
    this.#status.severity = isProblem ? vscode.LanguageStatusSeverity.Error : vscode.LanguageStatusSeverity.Information;
  }
}

function settingsNow() {
  const settings = vscode.workspace.getConfiguration('fcmlint');
  return {
    enable: settings.get('enable', true),
    server: settings.get('server', 'auto'),
    path: settings.get('path', ''),
    arguments: settings.get('arguments', []),
    level: settings.get('level', 'hint'),
    diagnostics: settings.get('diagnostics', 'openFiles'),
  };
}

module.exports = { Supervisor };
