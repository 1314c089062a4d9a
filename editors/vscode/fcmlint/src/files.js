'use strict';
// Files that change on disk, and the files for a server that cannot read any.

const vscode = require('vscode');

const CONFIGURATION_NAMES = ['.fcmlint.jsonc', '.fcmlint.json'];
const CONFIGURATIONS = '{**/.fcmlint.{json,jsonc},**/*.fcmlint.{json,jsonc}}';
const SOURCES = '**/*.{json,jsonc,json5,jsonl,ndjson,apns}';
const IGNORED = '**/{node_modules,.git,.build}/**';
const MOST_FILES = 2000;
const LARGEST_FILE = 4 << 20;
const PAUSE_MILLISECONDS = 30;
const CREATED = 1;
const CHANGED = 2;
const DELETED = 3;

const decoder = new TextDecoder();

/** The text of a file; null if it cannot be read. */
async function read(uri) {
  try {
    const bytes = await vscode.workspace.fs.readFile(uri);
    return bytes.length > LARGEST_FILE ? null : decoder.decode(bytes);
  } catch {
    return null;
  }
}

async function exists(uri) {
  try {
    await vscode.workspace.fs.stat(uri);
    return true;
  } catch {
    return false;
  }
}

/**
 * The configurations in the workspace, those around its folders or around the given files, and what they refer to.
 */
async function readConfigurations(around) {
  const found = new Map();
  const folders = (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => uri);
  if (!around) {
    for (const uri of await vscode.workspace.findFiles(CONFIGURATIONS, IGNORED, MOST_FILES)) await add(uri, found);
  }
  // A document without a folder, such as `untitled:Untitled-1`, has no configuration around it.
  const placed = around?.filter(({ path }) => path.startsWith('/')).map((uri) => vscode.Uri.joinPath(uri, '..'));
  for (const folder of placed ?? folders) await addAround(folder, found);
  return [...found.values()];
}

/** Adds a configuration and the files that it refers to. */
async function add(uri, found) {
  const key = uri.toString();
  if (found.has(key) || found.size >= MOST_FILES) return;
  const text = await read(uri);
  if (text === null) return;
  found.set(key, { uri: key, text });
  for (const path of references(text)) await add(vscode.Uri.joinPath(uri, '..', path), found);
}

/** The values of `extends` and `baseline`, also in a text that is not valid. */
function references(text) {
  return [...text.matchAll(/"(?:extends|baseline)"\s*:\s*(?:"([^"\n]+)"|\[([^\]]*)\])/g)].flatMap(([, one, list]) =>
    one ? [one] : [...list.matchAll(/"([^"\n]+)"/g)].map(([, path]) => path)
  );
}

/** Adds the configurations of the parent folders, up to the root of the repository. */
async function addAround(folder, found) {
  while (true) {
    for (const name of CONFIGURATION_NAMES) await add(vscode.Uri.joinPath(folder, name), found);
    const parent = vscode.Uri.joinPath(folder, '..');
    if (parent.path === folder.path || (await exists(vscode.Uri.joinPath(folder, '.git')))) return;
    folder = parent;
  }
}

/** The files to lint in the workspace. */
async function readSources() {
  const files = [];
  for (const uri of await vscode.workspace.findFiles(SOURCES, IGNORED, MOST_FILES)) {
    const text = await read(uri);
    if (text !== null) files.push({ uri: uri.toString(), text });
  }
  return files;
}

/** Tells the server about changes on disk, several at a time. */
class FileChanges {
  #connection;
  #needsFiles;
  #watchers = new Map();
  #changes = new Map();
  #timer;

  constructor(connection, needsFiles) {
    this.#connection = connection;
    this.#needsFiles = needsFiles;
  }

  watch(id, watchers) {
    this.unwatch(id);
    const watch = ({ globPattern }) => {
      const watcher = vscode.workspace.createFileSystemWatcher(globPattern);
      watcher.onDidCreate((uri) => this.#note(uri, CREATED));
      watcher.onDidChange((uri) => this.#note(uri, CHANGED));
      watcher.onDidDelete((uri) => this.#note(uri, DELETED));
      return watcher;
    };
    this.#watchers.set(id, watchers.map(watch));
  }

  unwatch(id) {
    for (const watcher of this.#watchers.get(id) ?? []) watcher.dispose();
    this.#watchers.delete(id);
  }

  /** Sends files to a server that cannot read any. */
  send(files) {
    this.#connection.notify('fcmlint/files', { files });
  }

  dispose() {
    clearTimeout(this.#timer);
    for (const id of [...this.#watchers.keys()]) this.unwatch(id);
  }

  #note(uri, type) {
    this.#changes.set(uri.toString(), { uri, type });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#flush(), PAUSE_MILLISECONDS);
  }

  async #flush() {
    const changes = [...this.#changes.values()];
    this.#changes.clear();
    if (this.#needsFiles) {
      this.send(
        await Promise.all(
          changes.map(async ({ uri, type }) => ({
            uri: uri.toString(), text: type === DELETED ? null : await read(uri),
          }))
        )
      );
    } else {
      this.#connection.notify('workspace/didChangeWatchedFiles', {
        changes: changes.map(({ uri, type }) => ({ uri: uri.toString(), type })),
      });
    }
  }
}

module.exports = { FileChanges, readConfigurations, readSources, references };
