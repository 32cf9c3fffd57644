/**
 * The bundles that ship: they need nothing but VS Code and Node, those for a browser not even Node, and nothing in them
 * reaches for a network.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { listFiles, readRepo, repoPath } from '../kit/index.ts';

const read = (path: string): string => readFileSync(repoPath(path), 'utf8');
const builtin = new Set(process.getBuiltinModule('module').builtinModules);

/** Modules a bundle asks for, by `require` or by `import`. */
function needed(bundle: string): string[] {
  const called = [...bundle.matchAll(/\b(?:require|import)\(\s*["']([^"'\s]+)["']\s*\)/g)];
  const imported = [
    ...bundle.matchAll(/(?:^|[;}\n])\s*import\b[\w${}*,\s]*from\s*["']([^"']+)["']/g),
  ];
  return [...new Set([...called, ...imported].map((m) => m[1]!.replace(/^node:/, '')))];
}

/** How a program reaches other machines. `net` is here too: only a local pipe of the protocol's library may use it. */
const NETWORK = ['http', 'https', 'http2', 'tls', 'dgram', 'dns', 'dns/promises', 'undici'];
const CALLS = /\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon|importScripts)\s*\(/;

describe('client: bundle', () => {
  it('needs VS Code alone, and with the first kernel the client, which needs Node', () => {
    assert.deepEqual(needed(read('client/dist/extension.cjs')).sort(), ['./client.cjs', 'vscode']);
    assert.ok(read('client/dist/extension.cjs').length < 20_000);
    const names = needed(read('client/dist/client.cjs'));
    assert.deepEqual(
      names.filter((name) => name !== 'vscode' && !builtin.has(name)),
      [],
    );
    assert.ok(names.includes('child_process'));
  });

  it('in a browser needs VS Code alone, and its server nothing', () => {
    assert.deepEqual(needed(read('client/dist/extension-web.cjs')), ['vscode']);
    assert.deepEqual(needed(read('server/dist/server-web.js')), []);
    assert.deepEqual(needed(read('client/dist/resource-page.js')), []);
  });

  it('the server needs Node alone', () => {
    const names = needed(read('server/dist/server.js'));
    assert.deepEqual(
      names.filter((name) => !builtin.has(name)),
      [],
    );
    assert.ok(names.includes('fs'));
  });

  it('holds nothing of the compiler', () => {
    assert.doesNotMatch(read('client/dist/extension.cjs'), /server\/src\//);
  });
});

describe('client: no network, no telemetry, no download', () => {
  const bundles = [
    'client/dist/extension.cjs',
    'client/dist/client.cjs',
    'client/dist/extension-web.cjs',
    'client/dist/resource-page.js',
    'server/dist/server.js',
    'server/dist/server-web.js',
  ];

  it('no bundle asks for a module that reaches other machines', () => {
    for (const path of bundles) {
      const reaching = needed(read(path)).filter((name) => NETWORK.includes(name));
      assert.deepEqual(reaching, [], path);
    }
  });

  it('no bundle calls what a browser has for it', () => {
    for (const path of bundles) {
      const found = CALLS.exec(read(path))?.[0];
      assert.equal(found, undefined, path);
    }
  });

  it('the sources have neither, and send no telemetry', () => {
    const own = [...listFiles('client/src', ['.ts']), ...listFiles('server/src', ['.ts'])];
    const modules = new RegExp(`from 'node:(?:net|${NETWORK.join('|')})'`);
    for (const path of own) {
      const text = readRepo(path);
      assert.doesNotMatch(text, modules, path);
      assert.doesNotMatch(text, CALLS, path);
      assert.doesNotMatch(
        text,
        /telemetry\/event|sendTelemetry|createTelemetryLogger|openExternal/,
        path,
      );
    }
  });

  it('sees what it looks for', () => {
    assert.match('await fetch(url)', CALLS);
    assert.deepEqual(needed("import a from 'node:https';\nrequire('dns')"), ['dns', 'https']);
  });
});
