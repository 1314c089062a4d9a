'use strict';
// What a person can do with the extension, with each transport.

const assert = require('node:assert/strict');
const fs = require('fs');
const path = require('path');
const { afterEach, describe, it } = require('node:test');
const { start, stopAll, until, pause, NO_TOKEN, extension } = require('./harness');
const { Uri, Position, Range } = require('./vscode');

const SIX = fs.readFileSync(path.join(__dirname, '../../../test/six.json'), 'utf8');
const CODES = [
  'topic-prefix', 'misplaced-field', 'bad-duration', 'unknown-enum-value', 'non-string-value', 'badge-not-a-number',
];
const GOOD = '{"message": {"topic": "news", "notification": {"title": "a", "body": "b"}}}\n';
const BAD = GOOD.replace('news', '/topics/news');

afterEach(stopAll);

for (const name of ['native', 'wasm', 'browser']) {
  describe(`${name}: `, () => {
    it('shows findings, fixes, documentation and annotations', async () => {
      const run = await start(name, { files: { 'six.json': SIX } });
      const { host } = run;
      const document = host.open(run.file('six.json'));
      await until(() => host.codes(document).length > 0, 'findings');
      assert.deepEqual(host.codes(document), CODES);
      const [first] = host.diagnostics.get(document.uri.toString());
      assert.deepEqual([first.range.start.line, first.range.start.character, first.severity], [2, 13, 0]);
      assert.match(first.code.target.toString(), /topic-prefix/);

      const hover = await host.providers.hover.provider.provideHover(document, first.range.start, NO_TOKEN);
      assert.match(hover.contents.value, /topic-prefix/);

      const actions = await host.providers.codeActions.provider.provideCodeActions(
        document, first.range, { diagnostics: [first], triggerKind: 1 }, NO_TOKEN
      );
      const [fix] = actions;
      assert.equal(fix.title, 'Replace with "news" (topic-prefix)');
      assert.ok(fix.isPreferred && fix.kind.value === 'quickfix');
      assert.ok(actions.some(({ title }) => title === 'Ignore topic-prefix here'));
      assert.ok(actions.some(({ command }) => command?.command === 'fcmlint.explain'));

      const [lens] = await host.providers.codeLens.provider.provideCodeLenses(document, NO_TOKEN);
      assert.match(lens.command.title, /Android \d+ B/);
      assert.equal(lens.command.command, 'fcmlint.preview');

      const [color] = await host.providers.colors.provider.provideDocumentColors(document, NO_TOKEN);
      assert.deepEqual([color.color.red, Math.round(color.color.green * 255)], [1, 136]);
      const [presentation] = await host.providers.colors.provider.provideColorPresentations(
        { red: 0, green: 1, blue: 0, alpha: 1 }, { document, range: color.range }, NO_TOKEN
      );
      assert.match(presentation.textEdit.newText, /#00ff00/i);
      await run.stop();
    });

    it('finds, explains and completes messages in code', async () => {
      const code = [
        'import com.google.firebase.messaging.*;', 'class Push {',
        '  AndroidConfig config = AndroidConfig.builder().setTtl(28 * 24 * 60 * 60 * 1000).build();', '}', '',
      ].join('\n');
      const run = await start(name, { files: { 'Push.java': code, 'Other.java': 'class Other {}\n' } });
      const { host } = run;
      const document = host.open(run.file('Push.java'));
      await until(() => host.codes(document).length > 0, 'findings');
      assert.deepEqual(host.codes(document), ['sdk-int-overflow']);
      const member = new Position(2, 50);
      const hover = await host.providers.hover.provider.provideHover(document, member, NO_TOKEN);
      assert.match(hover.contents.value, /setTtl.*a number of milliseconds/);
      const [lens] = await host.providers.codeLens.provider.provideCodeLenses(document, NO_TOKEN);
      assert.equal(lens.command.command, 'fcmlint.preview');
      const other = host.open(run.file('Other.java'));
      assert.equal(await host.providers.hover.provider.provideHover(other, new Position(0, 8), NO_TOKEN) ?? null, null);
      await run.stop();
    });

    it('applies fixes from the text in the editor, changed in several places', async () => {
      const run = await start(name, { files: { 'six.json': SIX } });
      const { host } = run;
      const document = host.open(run.file('six.json'));
      await until(() => host.codes(document).length === 6, 'six findings');
      host.replace(document, '📦', '📦📦 é');
      host.edit(
        document,
        { range: new Range(1, 2, 1, 2), text: '\n\n  ' },
        { range: new Range(5, 13, 5, 17), text: '"86400s"' }
      );
      await until(() => host.codes(document).length === 5, 'one finding less');
      await host.run('fcmlint.fixAll');
      await until(() => host.codes(document).length === 2, 'the findings without a safe fix');
      assert.match(document.text, /"topic": "news"/);
      assert.match(document.text, /"apns-priority": "10"/);
      assert.match(document.text, /Größe 📦📦 é/);
      const hints = await host.providers.inlayHints.provider.provideInlayHints(document, new Range(0, 0, 99, 0), NO_TOKEN);
      assert.ok(hints.some(({ label }) => /1 day/.test(label)), JSON.stringify(hints));
      await host.run('fcmlint.fixAll');
      await until(() => host.notices.length > 0, 'a notice');
      assert.match(host.notices[0].text, /nothing to fix/);
      await run.stop();
    });

    it('keeps the text of the server equal to that of the editor', async () => {
      const run = await start(name, { files: { 'a.json': SIX } });
      const { host } = run;
      const one = host.open(run.file('a.json'));
      let state = 1;
      const random = (limit) => (state = (state * 48271) % 2147483647) % limit;
      const pieces = ['é', '📦', '"', '\r\n', '\n', '{', '}', 'a', '', ':', ',', '\u0301', '\ud83d'];
      for (let count = 0; count < 300; count += 1) {
        const places = [random(one.text.length), random(one.text.length)].sort((a, b) => a - b);
        const end = Math.min(places[0] + random(4), places[1]);
        const range = new Range(one.positionAt(places[0]), one.positionAt(end));
        host.edit(one, { range, text: pieces[random(pieces.length)] });
        if (count % 10 === 0) await pause(0);
      }
      const text = `${one.text}`;
      host.edit(one, { range: new Range(0, 0, 0, 0), text: ' ' });
      const fresh = host.open(run.file('b.json'), ` ${text}`);
      const shown = (document) => JSON.stringify(host.diagnostics.get(document.uri.toString()));
      let last = 0;
      host.onDiagnostics = () => (last = Date.now());
      await until(() => shown(fresh) && Date.now() - last > 200, 'quiet');
      assert.equal(shown(one).replaceAll('a.json', 'b.json'), shown(fresh));
      await run.stop();
    });

    it('reads the configuration again when it changes', async () => {
      const run = await start(name, {
        files: { '.fcmlint.json': '{"extends": "team.json"}', 'team.json': '{"rules": {"topic-prefix": "warning"}}' },
      });
      const { host } = run;
      const document = host.open(run.file('a.json'), BAD);
      const severity = () => host.diagnostics.get(document.uri.toString())?.[0]?.severity;
      await until(() => severity() === 1, 'a warning');
      host.write(run.file('.fcmlint.json'), '{"rules": {"topic-prefix": "info"}}');
      await until(() => severity() === 2, 'an information');
      host.write(run.file('.fcmlint.json'), '{"rules": {"topic-prefi": "off"}}');
      await until(() => host.notices.some(({ text }) => /topic-prefi/.test(text)), 'a notice');
      host.remove(run.file('.fcmlint.json'));
      await until(() => severity() === 0, 'an error');
      await run.stop();
    });

    it('lints the whole workspace on request', async () => {
      const run = await start(name, {
        files: { 'push/a.json': BAD, 'push/b.json': GOOD, 'c.jsonl': BAD }, settings: { diagnostics: 'workspace' },
      });
      const { host } = run;
      const codes = (file) => (host.diagnostics.get(Uri.file(run.file(file)).toString()) ?? []).map(({ code }) => code.value);
      await until(() => codes('push/a.json').length === 1 && codes('c.jsonl').length === 1, 'findings of closed files');
      host.write(run.file('push/b.json'), BAD);
      await until(() => codes('push/b.json').length === 1, 'a finding in a changed file');
      const document = host.open(run.file('push/a.json'));
      await until(() => host.codes(document).length === 1);
      host.replace(document, '/topics/', '');
      await until(() => host.codes(document).length === 0, 'no finding in the open document');
      host.replace(document, 'news', '/topics/news');
      await until(() => host.codes(document).length === 1, 'a finding in the open document');
      host.close(document);
      await run.stop();
    });

    it('draws what devices show, with fixes and places, while the document changes', async () => {
      const run = await start(name, { files: {} });
      const { host } = run;
      const document = host.open(run.file('a.json'), SIX);
      await until(() => host.keys['fcmlint.hasMessage'], 'the button in the title of the editor');
      await host.run('fcmlint.preview', document.uri, { groupId: 0 });
      await host.run('fcmlint.preview', document.uri.toString(), 0);
      assert.equal(host.panels.length, 1, 'a document has one preview');
      const [panel] = host.panels;
      assert.ok(panel.enableScripts && panel.preserveFocus && panel.roots.length === 1);
      assert.match(panel.webview.html, /default-src 'none'; style-src https:\/\/\*.vscode-cdn.net; script-src https:\/\/\*.vscode-cdn.net;/);
      const sent = [];
      panel.page = (message) => sent.push(message);
      panel.receive({ type: 'ready' });
      await until(() => sent.length > 0, 'the preview');
      const rows = () => sent.at(-1).previews[0].platforms.flatMap((platform) => platform.rows);
      assert.deepEqual(sent[0].previews[0].platforms.map(({ platform }) => platform), ['android', 'apple', 'web']);
      const lifetime = rows().find(({ aspect, findings }) => aspect === 'lifetime' && findings.length > 0);
      assert.equal(lifetime.findings[0].rule, 'bad-duration');
      const [{ id, label }] = lifetime.findings[0].fixes;
      assert.match(label, /^Replace with "/);
      panel.receive({ type: 'select', start: lifetime.start, end: lifetime.end });
      await until(() => host.shown.at(-1)?.selection, 'a selection');
      const { document: shown, selection } = host.shown.at(-1);
      assert.equal(shown, document);
      assert.equal(document.getText(selection), JSON.stringify(lifetime.value));
      panel.receive({ type: 'fix', id });
      await until(() => rows().every(({ findings }) => findings.every(({ rule }) => rule !== 'bad-duration')), 'the preview of the fixed text');
      panel.receive({ type: 'explain', rule: 'topic-prefix' });
      await until(() => host.shown.at(-1).command === 'markdown.showPreviewToSide', 'the page of a rule');
      const other = host.open(run.file('b.json'), '{"name": "app"}');
      await until(() => host.keys['fcmlint.hasMessage'] === false, 'no button for other files');
      host.replace(other, '{"name": "app"}', GOOD);
      await until(() => host.keys['fcmlint.hasMessage'], 'the button when there is a message, also without findings');
      host.close(document);
      panel.receive({ type: 'ready' });
      await until(() => sent.at(-1).problem === 'The document is closed.', 'the end of the document');
      panel.dispose();
      await run.stop();
    });

    it('shows the documentation of a rule, answers and symbols of JSON Lines', async () => {
      const run = await start(name, { files: {} });
      const { host } = run;
      const document = host.open(run.file('a.jsonl'), BAD + GOOD);
      await until(() => host.codes(document).length === 1, 'a finding');
      await host.run('fcmlint.explain');
      const page = host.shown.at(-1);
      assert.equal(page.command, 'markdown.showPreviewToSide');
      assert.match(await host.content(page.list[0]), /topic-prefix/);
      assert.deepEqual(host.opened, []);
      await host.run('fcmlint.explain', 'image', document.uri.toString());
      assert.match(host.shown.at(-1).document.getText(), /the image is not shown/);
      await host.run('fcmlint.explain', 'no-such-rule');
      assert.match(host.notices.at(-1).text, /no rule no-such-rule/);
      const symbols = await host.providers.symbols.provider.provideDocumentSymbols(document, NO_TOKEN);
      assert.deepEqual(symbols.map(({ name }) => name), ['[0]', '[1]']);
      assert.equal(symbols[0].children[0].name, 'message');
      await run.stop();
    });

    it('writes a configuration once', async () => {
      const run = await start(name, { files: {} });
      const { host } = run;
      await host.run('fcmlint.writeConfiguration');
      const starter = fs.readFileSync(path.join(extension, 'starter.jsonc'), 'utf8');
      assert.equal(fs.readFileSync(run.file('.fcmlint.jsonc'), 'utf8'), starter);
      fs.writeFileSync(run.file('.fcmlint.jsonc'), '{}');
      await host.run('fcmlint.writeConfiguration');
      assert.equal(fs.readFileSync(run.file('.fcmlint.jsonc'), 'utf8'), '{}');
      await run.stop();
    });

    it('leaves earlier versions and other languages alone', async () => {
      const run = await start(name, { files: {} });
      const { host } = run;
      host.open(Uri.parse('git:/repo/push/a.json?x'), BAD, 'json');
      host.open(run.file('a.lua'), BAD, 'lua');
      const unsaved = host.open(Uri.parse('untitled:Untitled-1'), BAD, 'json');
      const virtual = host.open(Uri.parse('vscode-vfs://github/org/repo/push/a.json'), BAD);
      const apns = host.open(run.file('a.apns'), '{"aps": {"badge": "1"}}');
      await until(() => host.codes(unsaved).length && host.codes(virtual).length && host.codes(apns).length);
      assert.equal(host.diagnostics.size, 3);
      await run.stop();
    });

    it('looks for no configuration around a document without a folder', async () => {
      const run = await start(name, { files: {} });
      const { host } = run;
      const before = host.requests.length;
      const unsaved = host.open(Uri.parse('untitled:Untitled-1'), BAD, 'json');
      await until(() => host.codes(unsaved).length === 1, 'a finding');
      await pause(50);
      assert.deepEqual(host.requests.slice(before), []);
      await run.stop();
    });

    it('looks for a configuration up to the root, and no further', async () => {
      const run = await start(name, { files: {} });
      const { host } = run;
      const outside = host.open(Uri.file('/nonexistent/deep/a.json'), BAD, 'json');
      await until(() => host.codes(outside).length === 1, 'a finding');
      await pause(50);
      const asked = host.requests.filter((uri) => /nonexistent|^file:\/\/\/\.fcmlint/.test(uri));
      // Two names for the workspace and in each of three folders, and .git in two of them.
      assert.ok(asked.length <= 10, asked.join(' '));
      assert.ok(host.requests.every((uri) => uri.startsWith('file:///')), host.requests.join(' '));
      await run.stop();
    });

    it('lints templates that a configuration claims', async () => {
      const run = await start(name, {
        files: { '.fcmlint.json': '{"documents": [{"files": ["**/*.hbs"], "kind": "send-request"}]}' },
      });
      const { host } = run;
      const document = host.open(run.file('push/news.hbs'), BAD, 'handlebars');
      await until(() => host.codes(document).length === 1, 'a finding');
      await run.stop();
    });

    it('completes with the place of each item, where the server completes', async (test) => {
      const run = await start(name, { files: {} });
      const { host } = run;
      const document = host.open(run.file('a.json'), '{"message": {"topic": "news", "andr": 1}}');
      await until(() => host.diagnostics.size > 0, 'findings');
      if (!host.providers.completion) {
        test.skip('the server has no completion');
      } else {
        const position = document.positionAt(document.text.indexOf('andr') + 4);
        const list = await host.providers.completion.provider.provideCompletionItems(
          document, position, NO_TOKEN, { triggerKind: 0 }
        );
        const item = list.items.find(({ label }) => (label.label ?? label) === 'android');
        assert.ok(item && item.documentation, 'android is offered with its documentation');
        const range = item.range.replacing ?? item.range;
        const text = (item.insertText.value ?? item.insertText).replace(/\$\d|\$\{\d:?([^}]*)\}/g, '$1');
        host.edit(document, { range, text });
        assert.match(document.text, /^\{"message": \{"topic": "news", "android"/);
      }
      await run.stop();
    });

    it('applies the level and the code lens setting', async () => {
      const run = await start(name, { files: {}, settings: { level: 'error', codeLens: false } });
      const { host } = run;
      const text = BAD.replace('"body"', '"bodyx": 1, "body"').replace('"topic"', '"fcm_options": {}, "topic"');
      const document = host.open(run.file('a.json'), text);
      await until(() => host.codes(document).length > 0, 'findings');
      assert.ok(host.diagnostics.get(document.uri.toString()).every(({ severity }) => severity === 0));
      assert.deepEqual(await host.providers.codeLens.provider.provideCodeLenses(document, NO_TOKEN), []);
      await run.stop();
    });

    it('keeps up with fast typing in 2 MB', async () => {
      const run = await start(name, { files: {} });
      const { host } = run;
      const line = BAD.trim().replace('/topics/news', 'news');
      const document = host.open(run.file('a.jsonl'), `${line}\n`.repeat(Math.ceil((2 << 20) / line.length)));
      await until(() => host.diagnostics.has(document.uri.toString()), 'the first findings');
      const place = document.text.indexOf('news');
      const times = [];
      const answers = [];
      let reads = 0;
      const getText = document.getText.bind(document);
      document.getText = (range) => {
        if (range === undefined) reads += 1;
        return getText(range);
      };
      for (let count = 0; count < 100; count += 1) {
        // The stand-in copies the text for each change, which VS Code does not: only the extension is measured.
        const at = new Range(0, place, 0, place);
        document.text = document.text.slice(0, place) + 'x' + document.text.slice(place);
        document.version += 1;
        const begin = process.hrtime.bigint();
        host.fire('changeDocument', { document, contentChanges: [{ range: at, text: 'x' }] });
        times.push(Number(process.hrtime.bigint() - begin) / 1e6);
        answers.push(host.providers.codeLens.provider.provideCodeLenses(document, NO_TOKEN));
        answers.push(host.providers.inlayHints.provider.provideInlayHints(document, new Range(0, 0, 9, 0), NO_TOKEN));
        await pause(2);
      }
      const settled = await Promise.all(answers);
      times.sort((one, other) => one - other);
      console.log(`${name}: the extension takes ${times[50].toFixed(2)} ms for a change of 2 MB, at most ${times[99].toFixed(2)} ms`);
      assert.strictEqual(reads, 0, 'no change reads the whole text');
      // Most requests were about a text that had changed before they were sent.
      assert.ok(settled.filter((answer) => answer === undefined).length > 100, 'outdated requests are not sent');
      await run.stop();
    });
  });
}
