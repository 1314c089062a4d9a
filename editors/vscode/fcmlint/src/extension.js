'use strict';
// What both versions of the extension share.

const vscode = require('vscode');
const { registerCommands } = require('./commands');
const { Supervisor } = require('./supervisor');

// These take effect when a server starts.
const START_SETTINGS = ['enable', 'server', 'path', 'arguments', 'level', 'diagnostics'];

let supervisor;

/** `servers(settings, output)` returns the servers to try, best first. */
async function activate(context, servers) {
  const output = vscode.window.createOutputChannel('fcmlint', { log: true });
  supervisor = new Supervisor(servers, output);
  context.subscriptions.push(
    output,
    ...registerCommands(supervisor, output, context.extensionUri),
    vscode.workspace.onDidGrantWorkspaceTrust(() => supervisor.restart()),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (START_SETTINGS.some((name) => event.affectsConfiguration(`fcmlint.${name}`))) supervisor.restart();
      else if (event.affectsConfiguration('fcmlint.codeLens')) supervisor.client?.refresh();
    })
  );
  await supervisor.restart();
}

async function deactivate() {
  await supervisor?.dispose();
  supervisor = undefined;
}

module.exports = { activate, deactivate };
