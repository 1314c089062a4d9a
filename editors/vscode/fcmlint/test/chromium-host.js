// An extension host of a browser, as in VS Code for the Web: a worker that runs dist/browser.js.
const text = async (place) => (await fetch(place)).text();

function load(source, require) {
  const module = { exports: {} };
  new Function('module', 'exports', 'require', source)(module, module.exports, require);
  return module.exports;
}

const names = (place) => place.split('/');
const posix = {
  join: (...parts) => new URL(parts.join('/').replace(/\/+/g, '/'), 'file:///').pathname,
  basename: (place) => names(place).at(-1),
  extname: (place) => /\.[^.]*$/.exec(names(place).at(-1))?.[0] ?? '',
};
const NODE = { fs: {}, path: { ...posix, posix }, url: { pathToFileURL: (place) => ({ href: `file://${place}` }) } };

async function until(condition) {
  for (let count = 0; count < 400; count += 1) {
    if (condition()) return;
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error(`timeout: ${condition}`);
}

async function run() {
  const { Host, Uri } = load(await text('/test/vscode.js'), (name) => NODE[name]);
  const host = new Host({ extension: '/extension' });
  host.context.extensionUri = Uri.parse(`${location.origin}/extension`);
  host.vscode.workspace.fs = {
    readFile: async (uri) => {
      const answer = await fetch(uri.toString(true));
      if (!answer.ok) throw new Error(`${answer.status}`);
      return new Uint8Array(await answer.arrayBuffer());
    },
    stat: async () => { throw new Error('not found'); },
  };
  const { activate } = load(await text('/extension/dist/browser.js'), (name) => {
    if (name === 'vscode') return host.vscode;
    throw new Error(`a browser cannot load ${name}`);
  });
  await activate(host.context);
  const document = host.open(Uri.parse('vscode-vfs://github/org/repo/six.json'), await text('/six.json'));
  await until(() => host.codes(document).length > 0);
  const codes = host.codes(document);
  await host.run('fcmlint.fixAll');
  await until(() => host.codes(document).length < codes.length);
  return { codes, left: host.codes(document), status: host.status.text, log: host.log, notices: host.notices };
}

run().then(
  (result) => postMessage(result),
  (error) => postMessage({ error: String(error.stack ?? error) })
);
