'use strict';
// Which server runs, and what happens when it ends by itself.

const assert = require('node:assert/strict');
const fs = require('fs');
const path = require('path');
const { afterEach, describe, it } = require('node:test');
const { start, stopAll, until, pause, program, BrowserWorker } = require('./harness');
const { Range } = require('./vscode');

const BAD = '{"message": {"topic": "/topics/news", "notification": {"title": "a", "body": "b"}}}\n';

/** Types until the server has ended, as a person who does not know that. */
async function typeWhile(host, document, isRunning) {
  for (let count = 0; count < 400 && isRunning(); count += 1) {
    host.edit(document, { range: new Range(0, 0, 0, 0), text: ' ' });
    await pause(1);
  }
}

/** A program in `folder` that passes its arguments and the environment to fcmlint. */
function script(folder, name, body) {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `#!/bin/sh\n${body}\n`, { mode: 0o755 });
  return file;
}

const WAYS = {
  SIGKILL: { end: (child) => child.kill('SIGKILL'), says: /was ended by SIGKILL/ },
  SIGSEGV: { end: (child) => child.kill('SIGSEGV'), says: /was ended by SIG(SEGV|ILL|BUS)/ },
  'a clean exit': {
    end: (child) => {
      for (const message of [{ id: 'end', method: 'shutdown' }, { method: 'exit' }]) {
        const body = JSON.stringify({ jsonrpc: '2.0', ...message });
        child.stdin.write(`Content-Length: ${body.length}\r\n\r\n${body}`);
      }
    },
    says: /exited with status 0/,
  },
};

afterEach(stopAll);

describe('crash drill', () => {
  for (const [way, { end, says }] of Object.entries(WAYS)) {
    it(`starts the server again after ${way} while typing, up to the limit`, async () => {
      const run = await start('native', { files: {} });
      const { host, children } = run;
      const document = host.open(run.file('a.json'), BAD);
      const other = host.open(run.file('b.json'), BAD);
      await until(() => host.codes(document).length && host.codes(other).length, 'findings');
      for (let count = 1; count <= 5; count += 1) {
        const child = children.at(-1);
        let isRunning = true;
        child.once('exit', () => (isRunning = false));
        const typing = typeWhile(host, document, () => isRunning);
        await pause(20);
        end(child);
        await typing;
        if (count === 5) break;
        await until(() => children.length === count + 1, `start ${count + 1}`);
        // Both documents are open in the new server, with the text that was typed meanwhile.
        const spaces = document.text.length - BAD.length;
        host.edit(document, { range: new Range(0, 0, 0, 0), text: '\n' });
        await until(
          () => host.codes(document).length === 1 && host.codes(other).length === 1, 'findings of the new server'
        );
        await until(() => {
          const [found] = host.diagnostics.get(document.uri.toString()) ?? [];
          return found?.range.start.line === count && found.range.start.character <= spaces + BAD.length;
        }, 'the place in the current text');
        assert.equal(host.status.text, `fcmlint: ${program}`);
      }
      await until(() => host.notices.length === 2, 'the last notice');
      // What the person sees: a warning for the first end, and an error at the limit.
      const [first, last] = host.notices;
      assert.equal(first.kind, 'warning');
      assert.match(first.text, says);
      assert.match(first.text, /started again/);
      assert.deepEqual(first.choices, ['Show Output']);
      assert.equal(last.kind, 'error');
      assert.match(last.text, /5 times in 3 minutes/);
      assert.match(last.text, says);
      assert.deepEqual(last.choices, ['Restart', 'Show Output']);
      assert.equal(host.status.text, 'fcmlint: not running');
      assert.equal(host.status.severity, 2);
      assert.equal(host.diagnostics.size, 0);
      assert.equal(host.log.filter((line) => says.test(line)).length >= 5, true);
      await pause(300);
      assert.equal(children.length, 5);
      // The person restarts it.
      await host.run('fcmlint.restart');
      await until(() => host.codes(document).length === 1, 'findings after the restart');
      await run.stop();
    });
  }

  it('restarts from the notice', async () => {
    const run = await start('native', { files: {} });
    const { host, children } = run;
    host.choices.set('5 times', 'Restart');
    const document = host.open(run.file('a.json'), BAD);
    for (let count = 1; count <= 5; count += 1) {
      await until(() => children.length === count && host.codes(document).length === 1);
      host.diagnostics.clear();
      children.at(-1).kill('SIGKILL');
    }
    await until(() => children.length === 6 && host.codes(document).length === 1, 'findings after the restart');
    await run.stop();
  });

  it('starts a worker again that ends', async () => {
    const run = await start('wasm', { files: {} });
    const { host, children } = run;
    const document = host.open(run.file('a.json'), BAD);
    await until(() => host.codes(document).length === 1);
    await children[0].terminate();
    await until(() => children.length === 2 && host.notices.length === 1, 'a second worker');
    assert.match(host.notices[0].text, /worker ended/);
    host.replace(document, '/topics/', '');
    await until(() => host.diagnostics.get(document.uri.toString())?.length === 0, 'no findings');
    await run.stop();
  });

  it('does not restart a server that the person ends', async () => {
    const run = await start('native', { files: {} });
    const { host, children } = run;
    host.configure({ enable: false });
    await until(() => children[0].exitCode !== null, 'the end');
    await pause(300);
    assert.deepEqual([children.length, host.notices.length, host.diagnostics.size], [1, 0, 0]);
    assert.equal(children[0].exitCode, 0);
    host.configure({ enable: true });
    const document = host.open(run.file('a.json'), BAD);
    await until(() => host.codes(document).length === 1);
    await run.stop();
  });
});

describe('the choice of a server', () => {
  const auto = { server: 'auto', path: '' };

  it('prefers the setting, the workspace, the PATH, and then WebAssembly', async () => {
    const isolated = { PATH: process.env.PATH };
    process.env.PATH = '/nonexistent';
    try {
      const run = await start('native', { files: {}, settings: auto });
      const { host, folder } = run;
      assert.equal(host.status.text, 'fcmlint: the WebAssembly server');
      const inPath = script(folder, 'path/fcmlint', `exec ${program} "$@"`);
      process.env.PATH = path.join(folder, 'path');
      await host.run('fcmlint.restart');
      assert.equal(host.status.text, `fcmlint: ${inPath}`);
      const inVenv = script(folder, '.venv/bin/fcmlint', `exec ${program} "$@"`);
      await host.run('fcmlint.restart');
      assert.equal(host.status.text, `fcmlint: ${inVenv}`);
      const chosen = script(folder, 'tools/mine', `exec ${program} "$@"`);
      host.configure({ path: '${workspaceFolder}/tools/mine' });
      await until(() => host.status.text === `fcmlint: ${chosen}`);
      await run.stop();
    } finally {
      process.env.PATH = isolated.PATH;
    }
  });

  it('runs no program of an untrusted workspace', async () => {
    const run = await start('native', {
      files: {}, isTrusted: false, settings: auto,
      before: (_, folder) => script(folder, '.venv/bin/fcmlint', `touch ${folder}/ran; exec ${program} "$@"`),
    });
    const { host, folder } = run;
    assert.ok(!fs.existsSync(path.join(folder, 'ran')));
    assert.notEqual(host.status.text, `fcmlint: ${folder}/.venv/bin/fcmlint`);
    host.isTrusted = true;
    host.fire('trust');
    await until(() => host.status.text === `fcmlint: ${folder}/.venv/bin/fcmlint`, 'the program of the workspace');
    await run.stop();
  });

  it('says when the program of the setting cannot run, and uses WebAssembly', async () => {
    for (const [file, says] of [['/nonexistent/fcmlint', /no such program/], ['/dev/null', /EACCES/]]) {
      const run = await start('native', { files: {}, settings: { server: 'auto', path: file } });
      assert.match(run.host.notices[0].text, says);
      assert.equal(run.host.status.text, 'fcmlint: the WebAssembly server');
      await run.stop();
    }
  });

  it('does not wait for a program that is no language server', async () => {
    for (const body of ['exit 3', 'echo hello', 'kill -SEGV $$', 'printf "Content-Length: 3\\r\\n\\r\\n{]}"; sleep 5']) {
      const run = await start('native', {
        files: {}, settings: { server: 'auto', path: '${workspaceFolder}/bad' },
        before: (_, folder) => script(folder, 'bad', body),
      });
      assert.equal(run.host.status.text, 'fcmlint: the WebAssembly server');
      assert.equal(run.host.notices.length, 1);
      await run.stop();
    }
  });

  it('says when no server can be started', async () => {
    const run = await start('native', { files: {}, settings: { server: 'native', path: '/nonexistent/fcmlint' } });
    assert.match(run.host.notices.at(-1).text, /no language server can be started/);
    assert.equal(run.host.status.text, 'fcmlint: not running');
    await run.host.run('fcmlint.fixAll');
    await run.stop();
  });

  it('uses WebAssembly in a virtual workspace', async () => {
    const { Uri } = require('./vscode');
    const run = await start('native', {
      files: {}, settings: { server: 'auto', path: program },
      before: (host) => {
        host.folders = [{ uri: Uri.parse('vscode-vfs://github/org/repo'), name: 'repo', index: 0 }];
        host.vscode.workspace.findFiles = async () => [];
      },
    });
    assert.equal(run.host.status.text, 'fcmlint: the WebAssembly server');
    await run.stop();
  });

  it('runs in the extension host of a browser that has no workers', async () => {
    const run = await start('browser', { files: {}, before: (host) => (host.hasNoWorkers = true) });
    const document = run.host.open(run.file('a.json'), BAD);
    await until(() => run.host.codes(document).length === 1, 'a finding');
    assert.ok(run.host.log.some((line) => /without a worker/.test(line)));
    await run.stop();
  });

  it('starts the worker of a browser again', async () => {
    const run = await start('browser', { files: {} });
    const { host } = run;
    const document = host.open(run.file('a.json'), BAD);
    await until(() => host.codes(document).length === 1);
    BrowserWorker.last.emit('error', new Error('unreachable'));
    await until(() => host.notices.length === 1, 'a notice');
    assert.match(host.notices[0].text, /failed: unreachable/);
    host.replace(document, '/topics/', '');
    await until(() => host.diagnostics.get(document.uri.toString())?.length === 0, 'no findings');
    await run.stop();
  });
});
