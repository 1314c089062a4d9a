'use strict';
// The extension in a browser.

const vscode = require('vscode');
const { activate, deactivate } = require('./extension');
const { WasmTransport } = require('./wasm');

function servers({ extensionUri }) {
  const script = vscode.Uri.joinPath(extensionUri, 'dist', 'worker.js').toString(true);
  const makeWorker = ({ onMessage, onError }) => {
    const worker = new Worker(script);
    worker.onmessage = ({ data }) => onMessage(data);
    worker.onerror = onError;
    return { post: (data) => worker.postMessage(data), stop: () => worker.terminate() };
  };
  return (_, output) => [
    {
      name: 'the WebAssembly server', needsFiles: true,
      transport: new WasmTransport(extensionUri, makeWorker, output),
    },
  ];
}

module.exports = { activate: (context) => activate(context, servers(context)), deactivate };
