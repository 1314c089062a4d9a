'use strict';
// Provides what the server can answer.

const vscode = require('vscode');
const convert = require('./convert');
const { SELECTOR, LINES_SELECTOR, accepts } = require('./documents');

/** Registers the providers; returns them as disposables. */
function registerFeatures(connection, documents, capabilities, refresh) {
  const ask = asker(connection, documents);
  const { languages } = vscode;
  const registered = [];
  const on = (capability, register) => capability && registered.push(register(capability));

  on(capabilities.hoverProvider, () => languages.registerHoverProvider(SELECTOR, hover(ask)));
  on(capabilities.completionProvider, (options) =>
    languages.registerCompletionItemProvider(
      SELECTOR, completion(ask, options), ...(options.triggerCharacters ?? [])
    )
  );
  on(capabilities.codeActionProvider, (options) =>
    languages.registerCodeActionsProvider(SELECTOR, codeActions(ask), {
      providedCodeActionKinds: (options.codeActionKinds ?? ['quickfix']).map(convert.codeActionKind),
    })
  );
  on(capabilities.codeLensProvider, () => languages.registerCodeLensProvider(SELECTOR, codeLenses(ask, refresh)));
  on(capabilities.inlayHintProvider, () => languages.registerInlayHintsProvider(SELECTOR, inlayHints(ask, refresh)));
  on(capabilities.colorProvider, () => languages.registerColorProvider(SELECTOR, colors(ask)));
  on(capabilities.documentSymbolProvider, () =>
    languages.registerDocumentSymbolProvider(LINES_SELECTOR, {
      provideDocumentSymbols: async (document, token) =>
        (await ask('textDocument/documentSymbol', document, {}, token))?.map(convert.symbol),
    })
  );
  on(capabilities.foldingRangeProvider, () =>
    languages.registerFoldingRangeProvider(LINES_SELECTOR, {
      provideFoldingRanges: async (document, _, token) =>
        (await ask('textDocument/foldingRange', document, {}, token))?.map(
          ({ startLine, endLine }) => new vscode.FoldingRange(startLine, endLine)
        ),
    })
  );
  return registered;
}

/** Sends a request for a document; the answer is null if the document has changed since. */
function asker(connection, documents) {
  return async (method, document, params, token, isUrgent = false) => {
    if (!accepts(document) || !documents.has(document)) return null;
    const { version } = document;
    const isCurrent = () => document.version === version;
    const whole = { textDocument: { uri: document.uri.toString() }, ...params };
    const answer = await connection.ask(method, whole, { token, isCurrent, isUrgent });
    return isCurrent() ? answer : null;
  };
}

const hover = (ask) => ({
  async provideHover(document, position, token) {
    const params = { position: convert.toPosition(position) };
    const found = await ask('textDocument/hover', document, params, token, true);
    if (!found) return undefined;
    return new vscode.Hover(convert.markdown(found.contents), found.range && convert.range(found.range));
  },
});

function completion(ask, { resolveProvider }) {
  const originals = new WeakMap();
  return {
    async provideCompletionItems(document, position, token, context) {
      const found = await ask(
        'textDocument/completion', document,
        {
          position: convert.toPosition(position),
          context: { triggerKind: context.triggerKind + 1, triggerCharacter: context.triggerCharacter },
        },
        token, true
      );
      if (!found) return undefined;
      const list = Array.isArray(found) ? { items: found } : found;
      const items = list.items.map((original) => {
        const item = convert.completionItem(original, list.itemDefaults);
        const data = original.data ?? list.itemDefaults?.data;
        originals.set(item, { document, original: { ...original, data } });
        return item;
      });
      return new vscode.CompletionList(items, list.isIncomplete ?? false);
    },
    ...(resolveProvider && {
      async resolveCompletionItem(item, token) {
        const { document, original } = originals.get(item) ?? {};
        const found = document && (await ask('completionItem/resolve', document, original, token, true));
        if (found?.documentation) item.documentation = convert.markdown(found.documentation);
        if (found?.detail) item.detail = found.detail;
        return item;
      },
    }),
  };
}

const codeActions = (ask) => ({
  async provideCodeActions(document, range, { only, triggerKind, diagnostics }, token) {
    const found = await ask(
      'textDocument/codeAction', document,
      {
        range: convert.toRange(range),
        context: {
          diagnostics: diagnostics.filter(({ source }) => source === 'fcmlint').map(convert.toDiagnostic),
          only: only && [only.value], triggerKind,
        },
      },
      token
    );
    return found?.map(convert.codeAction);
  },
});

const codeLenses = (ask, refresh) => ({
  onDidChangeCodeLenses: refresh.event,
  async provideCodeLenses(document, token) {
    if (!vscode.workspace.getConfiguration('fcmlint', document.uri).get('codeLens', true)) return [];
    const found = await ask('textDocument/codeLens', document, {}, token);
    return found?.map(({ range, command }) => new vscode.CodeLens(convert.range(range), convert.command(command)));
  },
});

const inlayHints = (ask, refresh) => ({
  onDidChangeInlayHints: refresh.event,
  async provideInlayHints(document, range, token) {
    const params = { range: convert.toRange(range) };
    return (await ask('textDocument/inlayHint', document, params, token))?.map(convert.inlayHint);
  },
});

const colors = (ask) => ({
  async provideDocumentColors(document, token) {
    const found = await ask('textDocument/documentColor', document, {}, token);
    return found?.map(
      ({ range, color: { red, green, blue, alpha } }) =>
        new vscode.ColorInformation(convert.range(range), new vscode.Color(red, green, blue, alpha))
    );
  },
  async provideColorPresentations({ red, green, blue, alpha }, { document, range }, token) {
    const params = { color: { red, green, blue, alpha }, range: convert.toRange(range) };
    return (await ask('textDocument/colorPresentation', document, params, token))?.map(convert.colorPresentation);
  },
});

module.exports = { registerFeatures };
