'use strict';
// The program `fcmlint`: finds it, and runs its language server.

const { spawn } = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');
const vscode = require('vscode');

const STOP_MILLISECONDS = 2000;
const PROGRAM = process.platform === 'win32' ? 'fcmlint.exe' : 'fcmlint';
const IN_WORKSPACE = [
  `node_modules/@fcmlint/${process.platform}-${process.arch}/bin/${PROGRAM}`,
  `.venv/bin/${PROGRAM}`,
  `venv/bin/${PROGRAM}`,
];

/** The workspace folders on disk. */
function roots() {
  return (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => uri).filter(({ scheme }) => scheme === 'file');
}

function isProgram(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The program of the setting, which may be relative to the first workspace folder. */
function chosen(setting) {
  const [root] = roots();
  const expanded = setting
    .replace(/^~(?=\/|$)/, os.homedir())
    .replaceAll('${workspaceFolder}', root?.fsPath ?? '');
  if (!expanded.includes('/') && !expanded.includes(path.sep)) return onPath(expanded) ?? expanded;
  return path.resolve(root?.fsPath ?? os.homedir(), expanded);
}

function onPath(name = PROGRAM) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  return folders.map((folder) => path.join(folder, name)).find(isProgram);
}

/** The program in a workspace folder. An untrusted workspace could contain any program. */
function inWorkspace() {
  if (!vscode.workspace.isTrusted) return undefined;
  return roots()
    .flatMap(({ fsPath }) => IN_WORKSPACE.map((file) => path.join(fsPath, file)))
    .find(isProgram);
}

/** The program in a package of the extension for this platform. */
function bundled(extensionPath) {
  const file = path.join(extensionPath, 'server', PROGRAM);
  if (!fs.existsSync(file)) return undefined;
  if (!isProgram(file)) {
    try {
      fs.chmodSync(file, 0o755);
    } catch {
      return undefined;
    }
  }
  return file;
}

/** The programs to try, best first. */
function programs(setting, extensionPath) {
  if (setting) return [{ file: chosen(setting), isChosen: true }];
  const found = [inWorkspace(), onPath(), bundled(extensionPath)].filter(Boolean);
  return [...new Set(found)].map((file) => ({ file, isChosen: false }));
}

/** A transport to the standard input and output of a program. */
class NativeTransport {
  #file;
  #arguments;
  #output;
  #process;
  #chunks = [];
  #size = 0;
  /** The length of the next message; undefined before its header is complete. */
  #length;

  constructor(file, list, output) {
    this.#file = file;
    this.#arguments = list;
    this.#output = output;
  }

  start({ message, end }) {
    return new Promise((resolve, reject) => {
      const [root] = roots();
      const child = spawn(this.#file, ['lsp', ...this.#arguments], { cwd: root?.fsPath, stdio: 'pipe' });
      this.#process = child;
      child.once('spawn', resolve);
      child.once('error', (error) => {
        const reason = error.code === 'ENOENT' ? 'there is no such program' : error.message;
        reject(new Error(reason));
        end({ reason });
      });
      // The end of the process says more.
      child.stdin.on('error', () => {});
      child.stderr.on('data', (bytes) => this.#output.warn(String(bytes).trimEnd()));
      child.stdout.on('data', (bytes) => this.#receive(bytes, message, end));
      const ended = (status, signal) =>
        end({ reason: signal ? `was ended by ${signal}` : `exited with status ${status}`, status, signal });
      // Messages may follow the exit, but not if another process has the pipe.
      child.once('exit', (status, signal) => setTimeout(() => ended(status, signal), 200));
      child.once('close', ended);
    });
  }

  send(message) {
    const body = Buffer.from(JSON.stringify(message));
    this.#process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.#process.stdin.write(body);
  }

  stop() {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode) return;
    child.stdin.end();
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MILLISECONDS);
    child.once('exit', () => clearTimeout(timer));
  }

  #receive(bytes, message, end) {
    this.#chunks.push(bytes);
    this.#size += bytes.length;
    try {
      for (let next = this.#next(); next; next = this.#next()) message(JSON.parse(next.toString()));
    } catch (error) {
      this.#output.error(error);
      this.#process.kill('SIGKILL');
      end({ reason: 'sent an invalid message' });
    }
  }

  /** The next complete message; undefined if it has not arrived. */
  #next() {
    if (this.#length === undefined) {
      const all = this.#joined();
      const end = all.indexOf('\r\n\r\n');
      if (end < 0) return undefined;
      const header = /^content-length: *(\d+)/im.exec(all.toString('latin1', 0, end));
      if (!header) throw new Error('a message has no length');
      this.#length = Number(header[1]);
      this.#keep(all.subarray(end + 4));
    }
    // A long message is joined once.
    if (this.#size < this.#length) return undefined;
    const all = this.#joined();
    const message = all.subarray(0, this.#length);
    this.#keep(all.subarray(this.#length));
    this.#length = undefined;
    return message;
  }

  #joined() {
    if (this.#chunks.length !== 1) this.#chunks = [Buffer.concat(this.#chunks)];
    return this.#chunks[0];
  }

  #keep(bytes) {
    this.#chunks = [bytes];
    this.#size = bytes.length;
  }
}

module.exports = { NativeTransport, programs, roots };
