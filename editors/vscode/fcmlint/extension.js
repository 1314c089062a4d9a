'use strict';
// A client of `fcmlint lsp` without dependencies, which provides diagnostics, quick fixes and hovers.

const { spawn } = require('child_process');
const vscode = require('vscode');

const LANGUAGES = ['json', 'jsonc', 'jsonl'];
const SELECTOR = ['file', 'untitled'].flatMap((scheme) => LANGUAGES.map((language) => ({ scheme, language })));
const FIX_ALL = 'source.fixAll.fcmlint';

/** One run of the server. */
class Server {
  constructor(diagnostics) {
    this.diagnostics = diagnostics;
    this.pending = Buffer.alloc(0);
    this.requests = new Map();
    this.count = 0;
    const settings = vscode.workspace.getConfiguration('fcmlint');
    const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
    const program = settings.get('path') || 'fcmlint';
    this.process = spawn(program, ['lsp', ...(settings.get('arguments') || [])], {
      cwd: folder?.scheme === 'file' ? folder.fsPath : undefined,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let errors = '';
    this.process.stderr.on('data', (bytes) => (errors = (errors + bytes).slice(-2000)));
    this.process.stdin.on('error', () => {});
    this.process.stdout.on('data', (bytes) => this.receive(bytes));
    this.process.on('error', (error) => {
      const reason = error.code === 'ENOENT' ? `cannot find ${program}; set fcmlint.path` : error.message;
      vscode.window.showErrorMessage(`fcmlint: ${reason}`);
      this.end();
    });
    this.process.on('exit', (status) => {
      if (status && !this.isStopped) {
        vscode.window.showErrorMessage(`fcmlint exited with status ${status}. ${errors.trim()}`);
      }
      this.end();
    });
    this.request('initialize', {
      processId: process.pid,
      rootUri: folder?.toString() ?? null,
      capabilities: {
        textDocument: {
          hover: { contentFormat: ['markdown'] },
          codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', FIX_ALL] } } },
          publishDiagnostics: { relatedInformation: true, codeDescriptionSupport: true, tagSupport: { valueSet: [2] } },
        },
      },
    });
    this.notify('initialized', {});
    for (const document of vscode.workspace.textDocuments) this.open(document);
  }

  end() {
    this.isEnded = true;
    // After a restart, the diagnostics are those of the new server.
    if (!this.isStopped) this.diagnostics.clear();
    for (const answer of this.requests.values()) answer(null);
    this.requests.clear();
  }

  /** Ends the server politely. */
  stop() {
    this.isStopped = true;
    this.diagnostics.clear();
    if (this.isEnded) return;
    this.request('shutdown');
    this.notify('exit');
    this.process.stdin.end();
  }

  // Messages

  send(message) {
    if (this.isEnded) return;
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  notify(method, params) {
    this.send({ method, params });
  }

  request(method, params) {
    if (this.isEnded) return Promise.resolve(null);
    const id = ++this.count;
    return new Promise((answer) => {
      this.requests.set(id, answer);
      this.send({ id, method, params });
    });
  }

  receive(bytes) {
    this.pending = Buffer.concat([this.pending, bytes]);
    while (true) {
      const end = this.pending.indexOf('\r\n\r\n');
      if (end < 0) return;
      const start = end + 4;
      const length = Number(/content-length: *(\d+)/i.exec(this.pending.toString('latin1', 0, end))?.[1]);
      if (!(this.pending.length >= start + length)) return;
      const message = JSON.parse(this.pending.toString('utf8', start, start + length));
      this.pending = this.pending.subarray(start + length);
      this.handle(message);
    }
  }

  handle(message) {
    if (message.method === 'textDocument/publishDiagnostics') {
      this.show(message.params);
    } else if (message.method === 'window/showMessage') {
      vscode.window.showErrorMessage(message.params.message);
    } else if (message.id !== undefined && !message.method) {
      this.requests.get(message.id)?.(message.result ?? null);
      this.requests.delete(message.id);
    }
  }

  // Documents

  open(document) {
    if (vscode.languages.match(SELECTOR, document) === 0) return;
    const { languageId, version } = document;
    this.notify('textDocument/didOpen', {
      textDocument: { uri: document.uri.toString(), languageId, version, text: document.getText() },
    });
  }

  change(document) {
    if (vscode.languages.match(SELECTOR, document) === 0) return;
    this.notify('textDocument/didChange', {
      textDocument: { uri: document.uri.toString(), version: document.version },
      contentChanges: [{ text: document.getText() }],
    });
  }

  close(document) {
    this.notify('textDocument/didClose', { textDocument: { uri: document.uri.toString() } });
  }

  show({ uri, version, diagnostics }) {
    const target = vscode.Uri.parse(uri, true);
    const document = vscode.workspace.textDocuments.find((other) => other.uri.toString() === target.toString());
    // If the text has changed since, newer diagnostics will follow.
    if (document && version !== undefined && version !== document.version) return;
    this.diagnostics.set(target, diagnostics.map(diagnosticOf));
  }
}

function rangeOf({ start, end }) {
  return new vscode.Range(start.line, start.character, end.line, end.character);
}

function diagnosticOf(found) {
  const diagnostic = new vscode.Diagnostic(rangeOf(found.range), found.message, found.severity - 1);
  diagnostic.source = found.source;
  diagnostic.code = found.codeDescription
    ? { value: found.code, target: vscode.Uri.parse(found.codeDescription.href) }
    : found.code;
  diagnostic.tags = found.tags;
  diagnostic.relatedInformation = (found.relatedInformation ?? []).map(
    ({ location, message }) =>
      new vscode.DiagnosticRelatedInformation(
        new vscode.Location(vscode.Uri.parse(location.uri, true), rangeOf(location.range)),
        message
      )
  );
  return diagnostic;
}

function actionOf(found) {
  const kind = found.kind === FIX_ALL ? vscode.CodeActionKind.SourceFixAll.append('fcmlint') : vscode.CodeActionKind.QuickFix;
  const action = new vscode.CodeAction(found.title, kind);
  action.isPreferred = found.isPreferred;
  action.diagnostics = found.diagnostics?.map(diagnosticOf);
  action.edit = new vscode.WorkspaceEdit();
  for (const [uri, edits] of Object.entries(found.edit.changes)) {
    for (const { range, newText } of edits) action.edit.replace(vscode.Uri.parse(uri, true), rangeOf(range), newText);
  }
  return action;
}

let server;

function activate(context) {
  const diagnostics = vscode.languages.createDiagnosticCollection('fcmlint');
  const restart = () => {
    server?.stop();
    server = new Server(diagnostics);
  };
  const about = (document) => ({ textDocument: { uri: document.uri.toString() } });
  const watcher = vscode.workspace.createFileSystemWatcher('**/*.fcmlint.json');
  const reread = () => server.notify('workspace/didChangeWatchedFiles', { changes: [] });
  restart();
  context.subscriptions.push(
    diagnostics,
    watcher,
    watcher.onDidChange(reread),
    watcher.onDidCreate(reread),
    watcher.onDidDelete(reread),
    vscode.workspace.onDidOpenTextDocument((document) => server.open(document)),
    vscode.workspace.onDidChangeTextDocument(({ document }) => server.change(document)),
    vscode.workspace.onDidCloseTextDocument((document) => server.close(document)),
    vscode.workspace.onDidChangeConfiguration((event) => event.affectsConfiguration('fcmlint') && restart()),
    vscode.commands.registerCommand('fcmlint.restart', restart),
    vscode.languages.registerHoverProvider(SELECTOR, {
      async provideHover(document, position) {
        const { line, character } = position;
        const found = await server.request('textDocument/hover', { ...about(document), position: { line, character } });
        return found && new vscode.Hover(new vscode.MarkdownString(found.contents.value), rangeOf(found.range));
      },
    }),
    vscode.languages.registerCodeActionsProvider(
      SELECTOR,
      {
        async provideCodeActions(document, { start, end }, { only }) {
          const found = await server.request('textDocument/codeAction', {
            ...about(document),
            range: {
              start: { line: start.line, character: start.character },
              end: { line: end.line, character: end.character },
            },
            context: { diagnostics: [], only: only && [only.value] },
          });
          return found?.map(actionOf);
        },
      },
      { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix, vscode.CodeActionKind.SourceFixAll.append('fcmlint')] }
    )
  );
}

function deactivate() {
  server?.stop();
}

module.exports = { activate, deactivate };
