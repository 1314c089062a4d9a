'use strict';
// The extension on a desktop, or on a remote machine.

const { Worker } = require('worker_threads');
const path = require('path');
const vscode = require('vscode');
const { activate, deactivate } = require('./extension');
const { NativeTransport, programs, roots } = require('./native');
const { WasmTransport } = require('./wasm');

function makeWorker({ onMessage, onError }) {
  const worker = new Worker(path.join(__dirname, 'worker.js'));
  worker.on('message', onMessage);
  worker.on('error', onError);
  worker.on('exit', (status) => onError(new Error(`the worker ended with status ${status}`)));
  return { post: (data) => worker.postMessage(data), stop: () => worker.terminate() };
}

function native({ file, isChosen }, settings, output) {
  const list = settings.level === 'hint' ? [] : [`--level=${settings.level}`];
  return {
    name: file, isChosen, process: process.pid,
    transport: new NativeTransport(file, [...list, ...settings.arguments], output),
  };
}

function servers(context) {
  return (settings, output) => {
    const wasm = {
      name: 'the WebAssembly server', needsFiles: true,
      transport: new WasmTransport(context.extensionUri, makeWorker, output),
    };
    // A program cannot read the configurations of a virtual workspace.
    const isVirtual = roots().length === 0 && (vscode.workspace.workspaceFolders ?? []).length > 0;
    if (settings.server === 'wasm' || (settings.server === 'auto' && isVirtual)) return [wasm];
    const found = programs(settings.path, context.extensionPath).map((one) => native(one, settings, output));
    return settings.server === 'native' ? found : [...found, wasm];
  };
}

module.exports = { activate: (context) => activate(context, servers(context)), deactivate };
