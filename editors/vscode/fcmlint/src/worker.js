'use strict';
// Runs the server in a worker, of Node or of a browser.

const { ServerLoop } = require('./server-module');

const isNode = typeof process === 'object' && process.versions?.node !== undefined;
const port = isNode ? require('worker_threads').parentPort : self;
let loop;

function receive({ bytes, text }) {
  if (bytes) {
    loop = new ServerLoop(new WebAssembly.Module(bytes), (texts) => port.postMessage({ texts }));
    port.postMessage({ isReady: true });
  } else {
    loop.receive(text);
  }
}

if (isNode) port.on('message', receive);
else self.onmessage = ({ data }) => receive(data);
