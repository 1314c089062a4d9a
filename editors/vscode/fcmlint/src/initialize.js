'use strict';
// What this client can do, for the request `initialize`.

const vscode = require('vscode');

const TEXT = ['markdown', 'plaintext'];

/** `pulls`: whether the client requests diagnostics, so that the server publishes none. */
function capabilities(pulls) {
  return {
    general: { positionEncodings: ['utf-16'] },
    window: { showDocument: { support: true } },
    workspace: {
      applyEdit: true,
      workspaceEdit: { documentChanges: true, resourceOperations: ['create', 'rename', 'delete'] },
      didChangeWatchedFiles: { dynamicRegistration: true },
      workspaceFolders: true,
      configuration: true,
      executeCommand: {},
      codeLens: { refreshSupport: true },
      inlayHint: { refreshSupport: true },
      diagnostics: { refreshSupport: true },
    },
    textDocument: {
      synchronization: { didSave: true },
      publishDiagnostics: {
        relatedInformation: true, codeDescriptionSupport: true, versionSupport: true, dataSupport: false,
        tagSupport: { valueSet: [1, 2] },
      },
      ...(pulls && { diagnostic: { relatedDocumentSupport: false } }),
      hover: { contentFormat: TEXT },
      completion: {
        contextSupport: true,
        insertTextMode: 1,
        completionItem: {
          snippetSupport: true, commitCharactersSupport: true, documentationFormat: TEXT, deprecatedSupport: true,
          preselectSupport: true, tagSupport: { valueSet: [1] }, insertReplaceSupport: true, labelDetailsSupport: true,
          resolveSupport: { properties: ['documentation', 'detail'] }, insertTextModeSupport: { valueSet: [1, 2] },
        },
        completionItemKind: { valueSet: Array.from({ length: 25 }, (_, index) => index + 1) },
        completionList: {
          itemDefaults: ['commitCharacters', 'editRange', 'insertTextFormat', 'insertTextMode', 'data'],
        },
      },
      codeAction: {
        codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'source', 'source.fixAll'] } },
        isPreferredSupport: true, disabledSupport: true,
      },
      codeLens: {},
      inlayHint: {},
      colorProvider: {},
      documentSymbol: { hierarchicalDocumentSymbolSupport: true },
      foldingRange: { lineFoldingOnly: true },
    },
  };
}

function folders(list = vscode.workspace.workspaceFolders ?? []) {
  return list.map(({ uri, name }) => ({ uri: uri.toString(), name }));
}

module.exports = { capabilities, folders };
