'use strict';
// A stand-in for the VS Code API: what the extension uses, with documents and settings that a test controls.
// It rejects what VS Code rejects: relative paths, unknown schemes and commands, missing parts, negative positions.
// The repository has no copy of `vscode.d.ts`, so types are not checked: only what is rejected here is noticed.

const fs = require('fs');
const path = require('path');
const { pathToFileURL, fileURLToPath } = require('url');

/** Throws unless a condition holds, as VS Code does. */
function check(condition, message) {
  if (!condition) throw new Error(message);
}

class Uri {
  constructor({ scheme, authority = '', path: place = '', query = '', fragment = '' }) {
    check(/^\w[\w\d+.-]*$/.test(scheme ?? ''), `[UriError]: Scheme is missing or has illegal characters: ${scheme}`);
    check(!authority || !place || place.startsWith('/'), `[UriError]: the path after an authority is relative: ${place}`);
    check(authority || !place.startsWith('//'), `[UriError]: a path without an authority begins with //: ${place}`);
    // These schemes have absolute paths only.
    if (['file', 'http', 'https'].includes(scheme) && !place.startsWith('/')) place = `/${place}`;
    Object.assign(this, { scheme, authority, path: place, query, fragment });
    Object.freeze(this);
  }
  static parse(text) {
    const [, scheme, authority, place, query, fragment] =
      /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?/.exec(text);
    return new Uri({
      scheme, authority: authority ?? '', path: decodeURIComponent(place), query: decodeURIComponent(query ?? ''),
      fragment: decodeURIComponent(fragment ?? ''),
    });
  }
  static file(file) {
    return Uri.parse(pathToFileURL(file).href);
  }
  static from(parts) {
    return new Uri(parts);
  }
  static joinPath(uri, ...parts) {
    check(uri.path, '[UriError]: cannot call joinPath on URI without path');
    return new Uri({ ...uri, path: path.posix.join(uri.path, ...parts) });
  }
  get fsPath() {
    return this.path;
  }
  toString(skipEncoding = false) {
    const encode = skipEncoding ? (text) => text : (text) => text.split('/').map(encodeURIComponent).join('/');
    const query = this.query && `?${encode(this.query)}`;
    const authority = this.authority || this.scheme === 'file' || this.path.startsWith('//') ? `//${this.authority}` : '';
    const fragment = this.fragment && `#${encode(this.fragment)}`;
    return `${this.scheme}:${authority}${encode(this.path)}${query}${fragment}`;
  }
}

class Position {
  constructor(line, character) {
    check(Number.isInteger(line) && line >= 0, `Invalid argument: line ${line}`);
    check(Number.isInteger(character) && character >= 0, `Invalid argument: character ${character}`);
    Object.assign(this, { line, character });
  }
  isBeforeOrEqual(other) {
    return this.line < other.line || (this.line === other.line && this.character <= other.character);
  }
}

class Range {
  constructor(startLine, startCharacter, endLine, endCharacter) {
    const isPositions = startLine instanceof Position;
    this.start = isPositions ? startLine : new Position(startLine, startCharacter);
    this.end = isPositions ? startCharacter : new Position(endLine, endCharacter);
    check(this.start instanceof Position && this.end instanceof Position, 'Invalid arguments');
    if (!this.start.isBeforeOrEqual(this.end)) [this.start, this.end] = [this.end, this.start];
  }
  contains(position) {
    return this.start.isBeforeOrEqual(position) && position.isBeforeOrEqual(this.end);
  }
}

class EventEmitter {
  #listeners = new Set();
  event = (listener) => {
    this.#listeners.add(listener);
    return { dispose: () => this.#listeners.delete(listener) };
  };
  fire(value) {
    for (const listener of [...this.#listeners]) listener(value);
  }
}

class WorkspaceEdit {
  steps = [];
  replace(uri, range, text) {
    this.steps.push({ uri, range, text });
  }
  createFile(uri, options) {
    this.steps.push({ uri, create: options });
  }
}

class CodeActionKind {
  constructor(value) {
    this.value = value;
  }
  append(part) {
    return new CodeActionKind(this.value ? `${this.value}.${part}` : part);
  }
}
CodeActionKind.Empty = new CodeActionKind('');

/** A class whose constructor takes some properties; `required` maps a property to the type that it must have. */
const record = (names, required = {}) =>
  class {
    constructor(...values) {
      names.forEach((name, index) => (this[name] = values[index]));
      for (const [name, type] of Object.entries(required)) {
        const value = this[name];
        const isRight = typeof type === 'string' ? typeof value === type && value !== '' : value instanceof type;
        check(isRight, `Invalid argument: ${name} must be set`);
      }
    }
  };

const SymbolRecord = record(['name', 'detail', 'kind', 'range', 'selectionRange'], { name: 'string', range: Range, selectionRange: Range });

class DocumentSymbol extends SymbolRecord {
  constructor(...values) {
    super(...values);
    const { start, end } = this.selectionRange;
    check(this.range.contains(start) && this.range.contains(end), 'selectionRange must be contained in fullRange');
  }
}

class TextDocument {
  constructor(uri, languageId, text) {
    Object.assign(this, { uri, languageId, text, version: 1, isDirty: false });
  }
  getText(range) {
    return range ? this.text.slice(this.offsetAt(range.start), this.offsetAt(range.end)) : this.text;
  }
  get lineCount() {
    return this.text.split(/\r\n|\r|\n/).length;
  }
  offsetAt({ line, character }) {
    let start = 0;
    for (let count = 0; count < line; count += 1) {
      const next = /\r\n|\r|\n/g;
      next.lastIndex = start;
      const found = next.exec(this.text);
      if (!found) return this.text.length;
      start = found.index + found[0].length;
    }
    return start + character;
  }
  positionAt(offset) {
    const lines = this.text.slice(0, offset).split(/\r\n|\r|\n/);
    return new Position(lines.length - 1, lines.at(-1).length);
  }
}

/** A regular expression for a glob with `**`, `*` and braces. */
function glob(pattern) {
  const source = pattern.replace(/\*\*\/|\*\*|\*|[{},]|[.+^$()|[\]\\?]/g, (part) => {
    const known = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '{': '(?:', '}': ')', ',': '|' };
    return known[part] ?? `\\${part}`;
  });
  return new RegExp(`^(?:.*/)?${source}$`);
}

function files(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    return entry.isDirectory() ? files(place) : [place];
  });
}

// The schemes of texts that VS Code has without a file system provider.
const WITHOUT_FILES = ['untitled', 'git', 'vscode-vfs'];
const BUILT_IN = /^(vscode|workbench|markdown|editor)\.|^setContext$/;

const LANGUAGES = { '.json': 'json', '.apns': 'json', '.jsonl': 'jsonl', '.ndjson': 'jsonl', '.jsonc': 'jsonc', '.java': 'java' };

/** A page beside the editors. Messages reach it only once it is loaded, and as copies. */
class Panel {
  #received = new EventEmitter();
  #disposed = new EventEmitter();
  #isDisposed = false;
  #html = '';
  revealed = 1;
  /** Receives the messages for the page; undefined until a test has loaded it. */
  page;

  constructor(type, title, { viewColumn, preserveFocus }, { enableScripts, localResourceRoots }) {
    check(type && title && viewColumn !== undefined, 'Invalid arguments of createWebviewPanel');
    Object.assign(this, { title, preserveFocus, enableScripts, roots: localResourceRoots });
    const panel = this;
    this.webview = {
      cspSource: 'https://*.vscode-cdn.net',
      get html() { return panel.#html; },
      set html(text) { panel.#use(); panel.#html = text; },
      onDidReceiveMessage: this.#received.event,
      asWebviewUri: (uri) => {
        check(uri.scheme === 'file', `cannot load ${uri}`);
        return Uri.parse(`https://file+.vscode-resource.vscode-cdn.net${uri.path}`);
      },
      postMessage: async (message) => {
        this.#use();
        const copy = structuredClone(message);
        this.page?.(copy);
        return this.page !== undefined;
      },
    };
  }
  #use() {
    check(!this.#isDisposed, 'Webview is disposed');
  }
  onDidDispose = (listener) => this.#disposed.event(listener);
  reveal() {
    this.#use();
    this.revealed += 1;
  }
  dispose() {
    if (this.#isDisposed) return;
    this.#isDisposed = true;
    this.#disposed.fire();
  }
  /** What the page sends. */
  receive(message) {
    if (!this.#isDisposed) this.#received.fire(structuredClone(message));
  }
}

/** A window of the editor. */
class Host {
  settings = {};
  notices = [];
  log = [];
  shown = [];
  opened = [];
  providers = {};
  commands = new Map();
  diagnostics = new Map();
  documents = [];
  status = {};
  panels = [];
  /** What `setContext` has set. */
  keys = {};
  /** The answers to notices, by a part of their text. */
  choices = new Map();
  /** The URIs that the extension has asked the file system for. */
  requests = [];
  #emitters = {};
  #watchers = [];
  #contents = new Map();

  constructor({ folders = [], isTrusted = true, settings = {}, extension }) {
    this.isTrusted = isTrusted;
    this.settings = settings;
    this.folders = folders.map((folder, index) => ({ uri: Uri.file(folder), name: path.basename(folder), index }));
    this.context = { subscriptions: [], extensionUri: Uri.file(extension), extensionPath: extension };
    this.vscode = this.#api();
  }

  /** The path of a file for the file system. */
  #file(uri) {
    this.requests.push(uri.toString());
    check(uri.path.startsWith('/'), `Unable to resolve filesystem provider with relative file path '${uri}'`);
    check(uri.scheme === 'file', `ENOPRO: No file system provider found for resource '${uri}'`);
    return fileURLToPath(uri.toString());
  }

  /** The text of a document that is not open. */
  async #load(uri) {
    if (this.#contents.has(uri.scheme)) return this.content(uri);
    return fs.readFileSync(this.#file(uri), 'utf8');
  }

  #on(name) {
    this.#emitters[name] ??= new EventEmitter();
    return this.#emitters[name].event;
  }

  fire(name, value) {
    this.#emitters[name]?.fire(value);
  }

  // What a person does

  open(file, text, languageId) {
    const uri = file instanceof Uri ? file : Uri.file(file);
    const schemes = ['file', ...WITHOUT_FILES, ...this.#contents.keys()];
    check(schemes.includes(uri.scheme), `cannot open ${uri}: unknown scheme`);
    const content = text ?? fs.readFileSync(uri.fsPath, 'utf8');
    const extension = path.extname(uri.path);
    const name = path.basename(uri.path);
    const language = /\.fcmlint\.jsonc?$/.test(name) ? 'jsonc' : (LANGUAGES[extension] ?? 'plaintext');
    const document = new TextDocument(uri, languageId ?? language, content);
    this.documents.push(document);
    this.active = document;
    this.fire('openDocument', document);
    this.fire('activeEditor', undefined);
    return document;
  }

  close(document) {
    this.documents.splice(this.documents.indexOf(document), 1);
    this.diagnostics.delete(document.uri.toString());
    this.fire('closeDocument', document);
  }

  /** Replaces ranges; as in VS Code, later ranges come first. */
  edit(document, ...edits) {
    const changes = edits
      .map(({ range, text }) => ({ range, text, rangeOffset: document.offsetAt(range.start) }))
      .sort((one, other) => other.rangeOffset - one.rangeOffset);
    for (const { range, text, rangeOffset } of changes) {
      const end = document.offsetAt(range.end);
      document.text = document.text.slice(0, rangeOffset) + text + document.text.slice(end);
    }
    document.version += 1;
    this.fire('changeDocument', { document, contentChanges: changes });
  }

  /** Replaces a text by another one, once. */
  replace(document, old, text) {
    const start = document.text.indexOf(old);
    if (start < 0) throw new Error(`there is no ${old} in ${document.uri}`);
    const range = new Range(document.positionAt(start), document.positionAt(start + old.length));
    this.edit(document, { range, text });
  }

  write(file, text) {
    const isNew = !fs.existsSync(file);
    fs.writeFileSync(file, text);
    this.#notify(file, isNew ? 'create' : 'change');
  }

  remove(file) {
    fs.rmSync(file);
    this.#notify(file, 'delete');
  }

  #notify(file, name) {
    const uri = Uri.file(file);
    for (const { pattern, events } of this.#watchers) if (pattern.test(uri.path)) events[name].fire(uri);
  }

  configure(settings) {
    const changed = Object.keys(settings).map((name) => `fcmlint.${name}`);
    Object.assign(this.settings, settings);
    this.fire('configuration', {
      affectsConfiguration: (section) => changed.some((name) => name === section || name.startsWith(`${section}.`)),
    });
  }

  run(command, ...list) {
    check(this.commands.has(command), `command '${command}' not found`);
    return this.commands.get(command)(...list);
  }

  /** The text of a document of the extension. */
  async content(uri) {
    return this.#contents.get(uri.scheme).provideTextDocumentContent(uri);
  }

  codes(document) {
    return (this.diagnostics.get(document.uri.toString()) ?? []).map(({ code }) => code?.value ?? code);
  }

  async apply(edit) {
    for (const { uri, create } of edit.steps) if (create && !fs.existsSync(uri.fsPath)) fs.writeFileSync(uri.fsPath, '');
    const texts = edit.steps.filter(({ text }) => text !== undefined);
    for (const key of new Set(texts.map(({ uri }) => uri.toString()))) {
      const own = texts.filter(({ uri }) => uri.toString() === key);
      const document = this.documents.find(({ uri }) => uri.toString() === key) ?? this.open(own[0].uri);
      this.edit(document, ...own);
    }
    return true;
  }

  // The API

  #api() {
    const host = this;
    const disposable = { dispose() {} };
    const register = (name) => (selector, provider, ...rest) => {
      check(Array.isArray(selector) && selector.length > 0 && provider, 'Invalid argument: selector');
      host.providers[name] = { selector, provider, rest };
      return { dispose: () => delete host.providers[name] };
    };
    const notice = (kind) => (text, ...choices) => {
      host.notices.push({ kind, text, choices });
      const answer = [...host.choices].find(([part]) => text.includes(part))?.[1];
      return Promise.resolve(answer);
    };
    return {
      version: '1.100.0', Uri, Position, Range, EventEmitter, WorkspaceEdit, CodeActionKind,
      Diagnostic: record(['range', 'message', 'severity'], { range: Range, message: 'string' }),
      DiagnosticRelatedInformation: record(['location', 'message']),
      Location: record(['uri', 'range'], { uri: Uri, range: Range }),
      TextEdit: record(['range', 'newText'], { range: Range }),
      SnippetString: record(['value']),
      MarkdownString: record(['value']),
      Hover: record(['contents', 'range'], { contents: Object }),
      CodeAction: record(['title', 'kind'], { title: 'string' }),
      CodeLens: record(['range', 'command'], { range: Range }),
      CompletionItem: record(['label', 'kind']),
      CompletionItemTag: { Deprecated: 1 },
      CompletionList: record(['items', 'isIncomplete'], { items: Array }),
      InlayHint: record(['position', 'label', 'kind'], { position: Position, label: 'string' }),
      Color: record(['red', 'green', 'blue', 'alpha']),
      ColorInformation: record(['range', 'color'], { range: Range }),
      ColorPresentation: record(['label'], { label: 'string' }),
      DocumentSymbol,
      FoldingRange: record(['start', 'end']),
      LanguageStatusSeverity: { Information: 0, Warning: 1, Error: 2 },
      ViewColumn: { Beside: -2, One: 1 },
      env: {
        appName: 'a test', language: 'en',
        openExternal: (uri) => (host.opened.push(uri.toString()), Promise.resolve(true)),
      },
      commands: {
        registerCommand: (name, run) => {
          check(!host.commands.has(name), `command '${name}' already exists`);
          host.commands.set(name, run);
          return { dispose: () => host.commands.delete(name) };
        },
        executeCommand: async (name, ...list) => {
          if (!BUILT_IN.test(name)) return host.run(name, ...list);
          if (name === 'setContext') host.keys[list[0]] = list[1];
          host.shown.push({ command: name, list });
          return undefined;
        },
      },
      window: {
        showErrorMessage: notice('error'), showWarningMessage: notice('warning'),
        showInformationMessage: notice('information'),
        showQuickPick: async (names) => names[0],
        showInputBox: async () => host.input,
        showWorkspaceFolderPick: async () => host.folders[0],
        showTextDocument: async (document, options) => {
          check(!options?.selection || options.selection instanceof Range, 'Invalid argument: selection');
          host.shown.push({ document, ...options });
        },
        createWebviewPanel: (...list) => {
          host.panels.push(new Panel(...list));
          return host.panels.at(-1);
        },
        get visibleTextEditors() {
          return host.active ? [{ document: host.active, viewColumn: 1 }] : [];
        },
        onDidChangeActiveTextEditor: this.#on('activeEditor'),
        get activeTextEditor() {
          return host.active && { document: host.active, selection: { active: host.cursor ?? new Position(0, 0) } };
        },
        createOutputChannel: () => ({
          ...disposable,
          info: (text) => host.log.push(`info ${text}`), warn: (text) => host.log.push(`warn ${text}`),
          error: (text) => host.log.push(`error ${text?.stack ?? text}`), show: () => host.shown.push({ output: true }),
        }),
      },
      languages: {
        match: (selectors, { languageId, uri }) =>
          selectors.some(({ language, pattern }) => (language ? language === languageId : glob(pattern).test(uri.path)))
            ? 10
            : 0,
        createDiagnosticCollection: () => ({
          set: (uri, list) => {
            check(uri instanceof Uri, 'Invalid argument: uri');
            host.diagnostics.set(uri.toString(), list);
            host.onDiagnostics?.(uri, list);
          },
          get: (uri) => host.diagnostics.get(uri.toString()),
          clear: () => host.diagnostics.clear(), dispose: () => host.diagnostics.clear(),
        }),
        createLanguageStatusItem: () => Object.assign(host.status, disposable),
        registerHoverProvider: register('hover'), registerCompletionItemProvider: register('completion'),
        registerCodeActionsProvider: register('codeActions'), registerCodeLensProvider: register('codeLens'),
        registerInlayHintsProvider: register('inlayHints'), registerColorProvider: register('colors'),
        registerDocumentSymbolProvider: register('symbols'), registerFoldingRangeProvider: register('folding'),
      },
      workspace: {
        get textDocuments() {
          return host.documents;
        },
        get workspaceFolders() {
          return host.folders.length > 0 ? host.folders : undefined;
        },
        get isTrusted() {
          return host.isTrusted;
        },
        getConfiguration: () => ({ get: (name, other) => host.settings[name] ?? other }),
        getWorkspaceFolder: (uri) => host.folders.find((folder) => uri.path.startsWith(`${folder.uri.path}/`)),
        findFiles: async (pattern, exclude) => {
          const [wanted, ignored] = [glob(pattern), glob(exclude)];
          return host.folders
            .flatMap(({ uri }) => files(uri.fsPath))
            .filter((file) => wanted.test(file) && !ignored.test(file))
            .map((file) => Uri.file(file));
        },
        fs: {
          readFile: async (uri) => new Uint8Array(fs.readFileSync(host.#file(uri))),
          writeFile: async (uri, bytes) => fs.writeFileSync(host.#file(uri), bytes),
          stat: async (uri) => fs.statSync(host.#file(uri)),
        },
        applyEdit: (edit) => host.apply(edit),
        openTextDocument: async (uri) => {
          const text = await host.#load(uri);
          return uri.scheme === 'file' ? host.open(uri, text) : new TextDocument(uri, 'plaintext', text);
        },
        registerTextDocumentContentProvider: (scheme, provider) => {
          check(!host.#contents.has(scheme) && scheme !== 'file', `a provider for ${scheme} is registered already`);
          host.#contents.set(scheme, provider);
          return disposable;
        },
        createFileSystemWatcher: (pattern) => {
          const events = { create: new EventEmitter(), change: new EventEmitter(), delete: new EventEmitter() };
          const watcher = { pattern: glob(pattern), events };
          host.#watchers.push(watcher);
          return {
            onDidCreate: events.create.event, onDidChange: events.change.event, onDidDelete: events.delete.event,
            dispose: () => host.#watchers.splice(host.#watchers.indexOf(watcher), 1),
          };
        },
        onDidOpenTextDocument: this.#on('openDocument'), onDidChangeTextDocument: this.#on('changeDocument'),
        onDidSaveTextDocument: this.#on('saveDocument'), onDidCloseTextDocument: this.#on('closeDocument'),
        onDidChangeWorkspaceFolders: this.#on('folders'), onDidChangeConfiguration: this.#on('configuration'),
        onDidGrantWorkspaceTrust: this.#on('trust'),
      },
    };
  }
}

module.exports = { Host, Uri, Position, Range };
