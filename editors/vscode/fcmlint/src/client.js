'use strict';
// One run of the server: from `initialize` to its end.

const vscode = require('vscode');
const { Connection } = require('./connection');
const convert = require('./convert');
const { Pull } = require('./diagnostics');
const { Documents } = require('./documents');
const { registerFeatures } = require('./features');
const { FileChanges, readConfigurations, readSources } = require('./files');
const { capabilities, folders } = require('./initialize');

const START_MILLISECONDS = 20_000;
const STOP_MILLISECONDS = 2000;
const FIX_ALL = 'source.fixAll.fcmlint';

class Client {
  #connection;
  #documents;
  #disposables = [];
  #refresh = new vscode.EventEmitter();
  #pull;
  #changes;
  #server;
  #context;
  #explaining = 0;

  /**
   * `server` has a transport, a name, and whether it `needsFiles`, as it cannot read any. `context` has the
   * diagnostics, settings and output channel.
   */
  constructor(server, context) {
    this.#server = server;
    this.#context = context;
    this.#connection = new Connection(server.transport, (way, message) => this.#trace(way, message));
    this.#documents = new Documents(this.#connection);
    this.#changes = new FileChanges(this.#connection, server.needsFiles);
  }

  get name() {
    return this.#server.name;
  }

  /** Starts the server, and waits until it is ready. `onEnd` is called if it ends after that. */
  async start(onEnd) {
    let isReady = false;
    let failed;
    const failure = new Promise((_, reject) => (failed = reject));
    failure.catch(() => {});
    this.#answerServer();
    const end = (how) => {
      this.#dispose();
      if (isReady) onEnd(how);
      else failed(new Error(how.reason));
    };
    const timer = setTimeout(() => failed(new Error('it does not answer')), START_MILLISECONDS);
    try {
      await Promise.race([failure, this.#initialize(end)]);
      isReady = true;
    } catch (error) {
      this.#dispose();
      this.#connection.close();
      this.#server.transport.stop();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async #initialize(end) {
    const { diagnostics, settings } = this.#context;
    const pulls = settings.diagnostics === 'workspace';
    const files = this.#server.needsFiles ? await readConfigurations() : undefined;
    await this.#connection.start(end);
    const answer = await this.#connection.request('initialize', {
      processId: this.#server.process ?? null,
      clientInfo: { name: vscode.env.appName, version: vscode.version },
      locale: vscode.env.language,
      rootUri: vscode.workspace.workspaceFolders?.[0]?.uri.toString() ?? null,
      workspaceFolders: folders(),
      initializationOptions: files && { files },
      capabilities: capabilities(pulls),
    });
    if (!answer) throw new Error('it ended before it was ready');
    this.#connection.notify('initialized', {});
    diagnostics.clear();
    const provider = answer.capabilities.diagnosticProvider;
    if (pulls && provider) {
      this.#pull = new Pull(this.#connection, this.#documents, provider.identifier, (uri, found) =>
        diagnostics.show(uri, found, settings.level)
      );
    }
    this.#followEditor();
    this.#disposables.push(
      ...registerFeatures(this.#connection, this.#documents, answer.capabilities, this.#refresh)
    );
    if (this.#pull && provider.workspaceDiagnostics) this.#followWorkspace();
    return answer;
  }

  async #followWorkspace() {
    if (this.#server.needsFiles) this.#changes.send(await readSources());
    await this.#pull.followWorkspace();
  }

  /** Ends the server politely. */
  async stop() {
    this.#dispose();
    /** @type {any} */
    let timer;
    const patience = new Promise((done) => (timer = setTimeout(done, STOP_MILLISECONDS)));
    timer.unref?.();
    await Promise.race([this.#connection.request('shutdown').catch(() => null), patience]);
    this.#connection.notify('exit');
    this.#connection.close();
    this.#server.transport.stop();
  }

  #dispose() {
    this.#pull?.stop();
    this.#changes.dispose();
    for (const one of this.#disposables.splice(0)) one.dispose();
  }

  // Editor to server

  #followEditor() {
    const { workspace } = vscode;
    this.#disposables.push(
      workspace.onDidOpenTextDocument((document) => this.#open(document)),
      workspace.onDidChangeTextDocument((event) => {
        if (this.#documents.change(event)) this.#pull?.update(event.document);
      }),
      workspace.onDidSaveTextDocument((document) => this.#documents.save(document)),
      workspace.onDidCloseTextDocument((document) => {
        if (!this.#documents.close(document)) return;
        this.#pull?.close(document);
      }),
      workspace.onDidChangeWorkspaceFolders(async ({ added, removed }) => {
        if (this.#server.needsFiles) this.#changes.send(await readConfigurations());
        this.#connection.notify('workspace/didChangeWorkspaceFolders', {
          event: { added: folders(added), removed: folders(removed) },
        });
      })
    );
    for (const document of workspace.textDocuments) this.#open(document);
  }

  #open(document) {
    if (!this.#documents.open(document)) return;
    this.#pull?.update(document);
    const isOutside = !vscode.workspace.getWorkspaceFolder(document.uri);
    if (isOutside && this.#server.needsFiles) {
      readConfigurations([document.uri]).then((files) => files.length > 0 && this.#changes.send(files));
    }
  }

  // Server to editor

  #answerServer() {
    const connection = this.#connection;
    const { diagnostics, settings } = this.#context;
    connection.onNotification('textDocument/publishDiagnostics', ({ uri, version, diagnostics: found }) => {
      // If the text has changed since, newer diagnostics follow.
      if ((version ?? undefined) !== undefined && version < (this.#documents.version(uri) ?? version)) return;
      diagnostics.show(uri, found, settings.level);
    });
    connection.onNotification('window/showMessage', (params) => this.#show(params));
    connection.onNotification('window/logMessage', ({ message }) => this.#context.output.info(message));
    connection.onRequest('window/showMessageRequest', (params) => this.#show(params));
    connection.onRequest('window/showDocument', (params) => this.#showDocument(params));
    connection.onRequest('workspace/applyEdit', async ({ edit }) => ({ applied: await this.#apply(edit) }));
    connection.onRequest('workspace/workspaceFolders', () => folders());
    connection.onRequest('workspace/configuration', ({ items }) => items.map(() => null));
    connection.onRequest('client/registerCapability', ({ registrations }) => {
      for (const { id, method, registerOptions } of registrations) {
        if (method === 'workspace/didChangeWatchedFiles') this.#changes.watch(id, registerOptions.watchers);
      }
    });
    connection.onRequest('client/unregisterCapability', ({ unregisterations }) => {
      for (const { id } of unregisterations) this.#changes.unwatch(id);
    });
    for (const feature of ['codeLens', 'inlayHint', 'diagnostic']) {
      connection.onRequest(`workspace/${feature}/refresh`, () => this.refresh());
    }
  }

  #show({ type, message, actions = [] }) {
    const titles = actions.map(({ title }) => title);
    const show = [undefined, 'showErrorMessage', 'showWarningMessage'][type] ?? 'showInformationMessage';
    const chosen = vscode.window[show](`fcmlint: ${message}`, ...titles);
    return Promise.resolve(chosen).then((title) => actions.find((action) => action.title === title) ?? null);
  }

  async #showDocument({ uri, external, selection }) {
    // The page is shown in the editor.
    if (external && this.#explaining > 0) return { success: true };
    if (external) return { success: await vscode.env.openExternal(convert.uri(uri)) };
    await vscode.window.showTextDocument(convert.uri(uri), { selection: selection && convert.range(selection) });
    return { success: true };
  }

  async #apply(edit) {
    if (!convert.isCurrent(edit, (uri) => this.#documents.version(uri))) return false;
    return vscode.workspace.applyEdit(convert.workspaceEdit(edit));
  }

  // For commands

  /** Has the editor ask for everything again. */
  refresh() {
    this.#refresh.fire();
    this.#pull?.updateAll();
  }

  /** The documentation of a rule, in Markdown; null if there is no such rule. */
  async explain(rule) {
    this.#explaining += 1;
    try {
      return await this.#execute('fcmlint.explain', [rule]);
    } finally {
      this.#explaining -= 1;
    }
  }

  /** Why a document does not do what people expect of an aspect such as `image`, as text. */
  answer(question, uri) {
    return this.#execute('fcmlint.explain', [question, uri, true]);
  }

  /** What each platform displays of the messages in a document. */
  async previews(uri) {
    const text = await this.#execute('fcmlint.preview', [uri, null, true]);
    return text ? JSON.parse(text).previews : [];
  }

  /** Whether a document has messages: each has a size above it. */
  async hasMessages(document) {
    if (!this.#documents.has(document)) return false;
    const lenses = await this.#connection.ask('textDocument/codeLens', { textDocument: { uri: document.uri.toString() } });
    return (lenses ?? []).length > 0;
  }

  /** The code actions that fix a finding in a document. */
  async fixes(document) {
    const actions = await this.#connection.ask('textDocument/codeAction', {
      textDocument: { uri: document.uri.toString() }, range: whole(document), context: { diagnostics: [], only: ['quickfix'] },
    });
    return actions?.filter(({ edit }) => edit) ?? [];
  }

  /** Applies a code action; whether the documents were still those that it is for. */
  apply({ edit }) {
    return this.#apply(edit);
  }

  /** Applies all safe fixes to a document; whether there were any. */
  async fixAll(document) {
    const actions = await this.#connection.ask('textDocument/codeAction', {
      textDocument: { uri: document.uri.toString() },
      range: whole(document),
      context: { diagnostics: [], only: [FIX_ALL] },
    });
    const edit = actions?.find(({ kind }) => kind === FIX_ALL)?.edit;
    return edit ? this.#apply(edit) : false;
  }

  #execute(command, list) {
    return this.#connection.request('workspace/executeCommand', { command, arguments: list });
  }

  #trace(way, message) {
    const level = vscode.workspace.getConfiguration('fcmlint').get('trace.server', 'off');
    if (level === 'off') return;
    const { method, id } = message;
    const title = `${way} the server: ${method ?? 'answer'}${id === undefined ? '' : ` ${id}`}`;
    this.#context.output.info(level === 'verbose' ? `${title}\n${JSON.stringify(message)}` : title);
  }
}

const whole = ({ lineCount }) => ({ start: { line: 0, character: 0 }, end: { line: lineCount, character: 0 } });

module.exports = { Client };
