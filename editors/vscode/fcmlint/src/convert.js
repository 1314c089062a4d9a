'use strict';
// Converts between the types of the protocol and those of VS Code.

const vscode = require('vscode');

const toPosition = ({ line, character }) => ({ line, character });
const toRange = ({ start, end }) => ({ start: toPosition(start), end: toPosition(end) });

/** A diagnostic of the editor, for the server. */
const toDiagnostic = ({ range, message, severity, code }) => ({
  range: toRange(range), message, severity: severity + 1, source: 'fcmlint', code: code?.value ?? code,
});

const position = ({ line, character }) => new vscode.Position(line, character);
const range = ({ start, end }) => new vscode.Range(start.line, start.character, end.line, end.character);
const uri = (text) => vscode.Uri.parse(text, true);
const location = (found) => new vscode.Location(uri(found.uri), range(found.range));
const textEdit = (edit) => new vscode.TextEdit(range(edit.range), edit.newText);

function markdown(content) {
  if (content === undefined || content === null) return undefined;
  if (typeof content === 'string') return content;
  return content.kind === 'markdown' ? new vscode.MarkdownString(content.value) : content.value;
}

function diagnostic(found) {
  const result = new vscode.Diagnostic(range(found.range), found.message, (found.severity ?? 1) - 1);
  result.source = found.source;
  result.code = found.codeDescription
    ? { value: found.code, target: uri(found.codeDescription.href) }
    : found.code;
  result.tags = found.tags;
  result.relatedInformation = found.relatedInformation?.map(
    (note) => new vscode.DiagnosticRelatedInformation(location(note.location), note.message)
  );
  return result;
}

function command(found) {
  return found && { title: found.title, command: found.command, arguments: found.arguments };
}

function workspaceEdit(edit) {
  if (!edit) return undefined;
  const result = new vscode.WorkspaceEdit();
  for (const change of edit.documentChanges ?? []) {
    if (change.kind === 'create') result.createFile(uri(change.uri), change.options);
    else if (change.kind === 'delete') result.deleteFile(uri(change.uri), change.options);
    else if (change.kind === 'rename') result.renameFile(uri(change.oldUri), uri(change.newUri), change.options);
    else add(result, change.textDocument.uri, change.edits);
  }
  if (edit.documentChanges) return result;
  for (const [target, edits] of Object.entries(edit.changes ?? {})) add(result, target, edits);
  return result;
}

function add(result, target, edits) {
  for (const edit of edits) result.replace(uri(target), range(edit.range), edit.newText);
}

/** Whether an edit is for the current text of all documents. */
function isCurrent(edit, versionOf) {
  return (edit.documentChanges ?? []).every(({ textDocument }) => {
    const version = textDocument?.version;
    return version === undefined || version === null || version === (versionOf(textDocument.uri) ?? version);
  });
}

function codeAction(found) {
  if (typeof found.command === 'string') return command(found);
  const result = new vscode.CodeAction(found.title, found.kind && codeActionKind(found.kind));
  result.diagnostics = found.diagnostics?.map(diagnostic);
  result.isPreferred = found.isPreferred;
  result.disabled = found.disabled;
  result.edit = workspaceEdit(found.edit);
  result.command = command(found.command);
  return result;
}

function codeActionKind(value) {
  return value.split('.').reduce((parent, part) => parent.append(part), vscode.CodeActionKind.Empty);
}

const SNIPPET = 2;
const DEPRECATED = 1;

function completionItem(found, defaults = {}) {
  const label = found.labelDetails ? { label: found.label, ...found.labelDetails } : found.label;
  const result = new vscode.CompletionItem(label, found.kind && found.kind - 1);
  for (const name of ['detail', 'sortText', 'filterText', 'preselect']) {
    if (found[name] !== undefined) result[name] = found[name];
  }
  result.documentation = markdown(found.documentation);
  if (found.tags?.includes(DEPRECATED) || found.deprecated) result.tags = [vscode.CompletionItemTag.Deprecated];
  const edit = found.textEdit;
  const text = edit?.newText ?? found.textEditText ?? found.insertText ?? found.label;
  const isSnippet = (found.insertTextFormat ?? defaults.insertTextFormat) === SNIPPET;
  result.insertText = isSnippet ? new vscode.SnippetString(text) : text;
  const place = edit ?? (defaults.editRange && editOf(defaults.editRange));
  if (place?.insert) result.range = { inserting: range(place.insert), replacing: range(place.replace) };
  else if (place) result.range = range(place.range);
  // The text of an edit is inserted as it is.
  if (place) result.keepWhitespace = (found.insertTextMode ?? defaults.insertTextMode) !== 2;
  const characters = found.commitCharacters ?? defaults.commitCharacters;
  if (characters) result.commitCharacters = characters;
  if (found.additionalTextEdits) result.additionalTextEdits = found.additionalTextEdits.map(textEdit);
  result.command = command(found.command);
  return result;
}

const editOf = (place) => (place.insert ? place : { range: place });

function symbol(found) {
  const result = new vscode.DocumentSymbol(
    found.name, found.detail ?? '', found.kind - 1, range(found.range), range(found.selectionRange)
  );
  result.children = (found.children ?? []).map(symbol);
  return result;
}

function inlayHint(found) {
  const label = typeof found.label === 'string' ? found.label : found.label.map(({ value }) => value).join('');
  const result = new vscode.InlayHint(position(found.position), label, found.kind);
  result.tooltip = markdown(found.tooltip);
  result.paddingLeft = found.paddingLeft;
  result.paddingRight = found.paddingRight;
  result.textEdits = found.textEdits?.map(textEdit);
  return result;
}

function colorPresentation(found) {
  const result = new vscode.ColorPresentation(found.label);
  if (found.textEdit) result.textEdit = textEdit(found.textEdit);
  return result;
}

module.exports = {
  toPosition, toRange, toDiagnostic, position, range, uri, markdown, diagnostic, command, workspaceEdit, isCurrent, codeAction,
  codeActionKind, completionItem, symbol, inlayHint, colorPresentation, textEdit,
};
