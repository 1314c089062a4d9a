// Runs the extension in a worker of Chromium, where it starts a worker for the server: node chromium.mjs
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const here = import.meta.dirname ?? new URL('.', import.meta.url).pathname;
const page = `<script>
  const worker = new Worker('/test/chromium-host.js');
  const send = (result) => fetch('/result', { method: 'POST', body: JSON.stringify(result) });
  worker.onmessage = ({ data }) => send(data);
  worker.onerror = ({ message }) => send({ error: message });
</script>`;
const types = { js: 'text/javascript', wasm: 'application/wasm', json: 'application/json' };

function file(url) {
  if (url === '/six.json') return join(here, '../../../test/six.json');
  const [, folder, rest] = /^\/(test|extension)\/([\w./-]+)$/.exec(url) ?? [];
  if (!folder || rest.includes('..')) return undefined;
  return join(folder === 'test' ? here : process.env.FCMLINT_EXTENSION, rest);
}

const profile = mkdtempSync(join(tmpdir(), 'fcmlint-chromium-'));
let chromium;
const result = await new Promise((resolve, reject) => {
  const server = createServer((request, response) => {
    if (request.url === '/result') {
      const chunks = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', () => resolve(JSON.parse(Buffer.concat(chunks))));
      response.end();
    } else if (request.url === '/') {
      response.setHeader('content-type', 'text/html').end(page);
    } else {
      try {
        const name = file(request.url);
        response.setHeader('content-type', types[name.split('.').at(-1)] ?? 'text/plain').end(readFileSync(name));
      } catch {
        response.writeHead(404).end();
      }
    }
  });
  server.listen(0, '127.0.0.1', () => {
    const options = ['--headless=new', '--no-sandbox', '--disable-gpu', `--user-data-dir=${profile}`];
    chromium = spawn('chromium', [...options, `http://127.0.0.1:${server.address().port}/`], { stdio: 'ignore' });
    chromium.on('error', reject);
  });
  setTimeout(() => reject(new Error('Chromium does not answer')), 60_000).unref();
}).finally(() => chromium?.kill());

console.log(JSON.stringify(result));
assert.equal(result.error, undefined);
assert.equal(result.codes.length, 6);
assert.equal(result.left.length, 3);
assert.equal(result.status, 'fcmlint: the WebAssembly server');
assert.ok(!result.log.some((line) => line.includes('without a worker')), 'the server runs in a worker');
assert.deepEqual(result.notices, []);
await new Promise((done) => setTimeout(done, 500));
rmSync(profile, { recursive: true, force: true });
console.log('1 passed, 0 failed');
process.exit();
