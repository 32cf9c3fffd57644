/**
 * The bundles that ship: they need nothing but VS Code and Node, those for a browser not even Node,
 * and nothing in them reaches for a network.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { extensionFiles } from '../../../tools/extension-files.mjs';
import { listFiles, readRepo, repoPath } from '../kit/index.ts';

const read = (path: string): string => readFileSync(repoPath(path), 'utf8');
const builtin = new Set(process.getBuiltinModule('module').builtinModules);

/** Modules a bundle asks for, by `require` or by `import`. */
function needed(bundle: string): string[] {
  const called = [...bundle.matchAll(/\b(?:require|import)\(\s*["']([^"'\s]+)["']\s*\)/g)];
  const names = [...called.map((m) => m[1]!), ...imported(bundle)];
  return [...new Set(names.map((name) => name.replace(/^node:/, '')))];
}

/** Modules that are read before anything of the bundle runs. */
function imported(bundle: string): string[] {
  const found = bundle.matchAll(/(?:^|[;}\n])\s*import\b[\w${}*,\s]*from\s*["']([^"']+)["']/g);
  return [...found].map((m) => m[1]!);
}

/** A bundle and the files beside it that it is made of, as far as `ask` tells them. */
function partsOf(path: string, ask: (bundle: string) => readonly string[]): string[] {
  const seen = new Set([path]);
  for (const part of seen) {
    for (const name of ask(read(part)))
      if (name.startsWith('./')) seen.add(`${dirname(part)}/${name.slice(2)}`);
  }
  return [...seen];
}

/**
 * The files that a bundle is made of, from the repository's root; none of one that was made small
 * and has no map.
 */
function sourcesOf(path: string): string[] {
  if (!existsSync(repoPath(`${path}.map`))) return [];
  const { sources } = JSON.parse(read(`${path}.map`)) as { sources: string[] };
  return sources.map((source) => join(dirname(path), source).replaceAll('\\', '/'));
}

/** What the server reads when `initialize` is answered. */
const REST = 'server/dist/server-rest.cjs';
const SERVER = [...partsOf('server/dist/server.js', needed), REST];

/**
 * How a program reaches other machines. `net` is here too: only a local pipe of the protocol's
 * library may use it.
 */
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

  it('the server needs Node alone, and its parts, which ship', () => {
    const names = SERVER.flatMap((path) => needed(read(path)));
    const others = names.filter((name) => name.startsWith('.'));
    assert.ok(others.length > 0);
    for (const name of others) assert.match(name, /^\.\/server-[\w-]+\.js$/);
    // The rest is given the library that has made the connection.
    const outside = names.filter((name) => !name.startsWith('.') && !builtin.has(name));
    assert.deepEqual([...new Set(outside)], ['vscode-languageserver']);
    const shipped = extensionFiles();
    assert.ok(shipped.includes(REST));
    for (const name of others) assert.ok(shipped.includes(name.replace('./', 'server/dist/')));
    assert.ok(names.includes('fs'));
  });

  it('the server answers `initialize` without the compiler', () => {
    const parts = partsOf('server/dist/server.js', imported);
    const first = parts.map(read).join('');
    const layers = parts
      .flatMap(sourcesOf)
      .flatMap((source) => /^server\/src\/(\w+)/.exec(source)?.[1] ?? []);
    for (const layer of layers) assert.ok(['base', 'disk', 'lsp', 'main'].includes(layer), layer);
    assert.ok(first.length < SERVER.map(read).join('').length / 4);
  });

  it('the command loads what is asked for alone', () => {
    const asked = needed(read('server/dist/cli.js')).filter((name) => !builtin.has(name));
    assert.deepEqual(asked.sort(), ['./command.js', './mcp.js', './server.js']);
    // The table of limits and the search for a kept answer.
    assert.ok(read('server/dist/cli.js').length < 24_000);
    const named = (path: string): string[] =>
      needed(read(path)).filter((name) => !builtin.has(name));
    assert.deepEqual(named('server/dist/command.js'), []);
    assert.deepEqual(named('server/dist/command.cjs').sort(), ['./mcp.js', './server.js']);
  });

  it('holds nothing of the compiler', () => {
    for (const source of sourcesOf('client/dist/extension.cjs'))
      assert.doesNotMatch(source, /^server\/src\//);
  });
});

describe('client: no network, no telemetry, no download', () => {
  const bundles = [
    'client/dist/extension.cjs',
    'client/dist/client.cjs',
    'client/dist/extension-web.cjs',
    'client/dist/resource-page.js',
    ...SERVER,
    'server/dist/server-web.js',
    'server/dist/library.js',
    'server/dist/library-web.js',
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
      // Debuggers may connect to it, from this machine alone.
      if (path === 'server/src/main-dap.ts') assert.match(text, /\.listen\(port, '127\.0\.0\.1',/);
      else assert.doesNotMatch(text, modules, path);
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
    assert.ok(sourcesOf('client/dist/extension.cjs').includes('client/src/extension.ts'));
  });
});
