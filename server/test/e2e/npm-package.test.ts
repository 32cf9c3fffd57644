/** The package for npm: what is in it, and that it works where nothing but Node is. */
import assert from 'node:assert/strict';
import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { findTool, listFiles, PATIENCE, readRepo, repoPath, requireTool } from '../kit/index.ts';
import { RpcClient } from '../kit/rpc-client.ts';

/**
 * Megabytes that the packed file may have; the bundles of a development build are larger than those
 * that ship.
 */
const MEGABYTES = 9.5;

/** A program of somebody who uses the library, all of whose types are checked. */
const CONSUMER = `import { check, compile, kernels, run, WarplensError, version } from 'warplens';
import type { CheckDocument, FindingDocument } from 'warplens';

const text = process.argv[2] === undefined ? '' : process.argv[2];
const report: CheckDocument = await check('saxpy.rs', { rules: { 'workgroup-race': 'off' } });
const first: FindingDocument | undefined = report.diagnostics[0];
const ptx = await compile('saxpy.rs', { target: 'ptx', cpu: 'sm_80', optLevel: 2 });
const line: number | undefined = ptx.lineMap.lines.find((one) => one !== null)?.[1];
const { kernels: list } = await kernels({ files: { 'a.rs': text } });
const done = await run('saxpy.rs', { seed: 1, values: true });
let refused = '';
try {
  await compile('saxpy.rs', { cpu: 'sm_8O' });
} catch (error) {
  if (error instanceof WarplensError) refused = error.message;
}
const target = 'spirv' as 'ptx';
const wrong: Promise<unknown> = compile('saxpy.rs', { target });
const message = await wrong.catch((error: Error) => error.message);
console.log(JSON.stringify({
  version, line, refused, message, first: first?.code ?? null, kernels: list.length,
  entry: ptx.text.includes('.visible .entry saxpy'), ok: done.ok, launches: done.launches.length,
}));
`;

describe('e2e: the npm package', () => {
  let folder: string;
  let file: string;

  before(async function () {
    this.timeout(120_000);
    folder = mkdtempSync(join(tmpdir(), 'warplens-npm-'));
    // Packed in a copy and without scripts: building anew, or another manifest, would be in the way
    // of tests that run at the same time.
    const stage = join(folder, 'stage');
    const tools = pathToFileURL(repoPath('tools/npm-package.mjs')).href;
    const { stageManifest } = (await import(tools)) as { stageManifest(folder: string): void };
    for (const path of ['package.json', 'README.md', 'LICENSE', 'schemas', 'server/dist'])
      cpSync(repoPath(path), join(stage, path), { recursive: true });
    stageManifest(stage);
    npm(['pack', '--ignore-scripts', '--pack-destination', folder], stage);
    file = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
    npm(['install', '--offline', '--no-audit', '--no-fund', '--prefix', folder, file], folder);
    writeFileSync(join(folder, 'saxpy.rs'), readRepo('test-fixtures/kernels/saxpy.rs'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const npm = (args: readonly string[], cwd: string): void => {
    const { status, stderr } = spawnSync('npm', args, {
      cwd,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    assert.equal(status, 0, stderr);
  };
  const program = (): string => join(folder, 'node_modules/warplens/server/dist/cli.js');
  const node = (args: readonly string[], input = '', path = process.execPath): string => {
    const { status, stdout, stderr } = spawnSync(path, args, {
      cwd: folder,
      encoding: 'utf8',
      input,
    });
    assert.equal(status, 0, stderr);
    return stdout;
  };
  const warplens = (args: readonly string[], input = ''): string =>
    node([program(), ...args], input);
  const installed = (path: string): string => join(folder, 'node_modules/warplens', path);

  it('has a manifest without what is for working on it, and package.json comes back', async () => {
    const manifest = JSON.parse(readFileSync(installed('package.json'), 'utf8'));
    for (const field of ['contributes', 'devDependencies', 'scripts', 'main', 'browser'])
      assert.equal(manifest[field], undefined, field);
    for (const field of ['author', 'bugs', 'homepage', 'repository', 'license', 'keywords'])
      assert.ok(manifest[field], field);
    for (const path of Object.values(manifest.bin as Record<string, string>))
      assert.ok(existsSync(installed(path)), path);
    for (const conditions of Object.values(manifest.exports['.'] as Record<string, object>))
      for (const path of Object.values(conditions)) assert.ok(existsSync(installed(path)), path);
    assert.ok(existsSync(installed(manifest.exports['./worker'])));
    const tools = pathToFileURL(repoPath('tools/setup.mjs')).href;
    const { restoreManifest } = (await import(tools)) as { restoreManifest(folder: string): void };
    restoreManifest(join(folder, 'stage'));
    const back = readFileSync(join(folder, 'stage/package.json'), 'utf8');
    assert.equal(back, readRepo('package.json'));
  });

  it('is a subcommand of cargo', () => {
    const bin = join(folder, 'node_modules/.bin');
    const run = (file: string, args: readonly string[]): SpawnSyncReturns<string> =>
      spawnSync(file, args, {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, PATH: `${bin}:${process.env['PATH']}` },
      });
    // What cargo starts it with.
    const args = ['warplens', 'check', 'saxpy.rs', '--message-format', 'json'];
    const own = run(join(bin, 'cargo-warplens'), args);
    assert.equal(own.status, 0, own.stderr);
    assert.deepEqual(JSON.parse(own.stdout), { reason: 'build-finished', success: true });
    assert.match(run(join(bin, 'cargo-warplens'), ['warplens', '--help']).stdout, /cargo warplens/);
    if (spawnSync('cargo', ['--version']).status !== 0) return;
    const ofCargo = run('cargo', args);
    assert.deepEqual([ofCargo.status, ofCargo.stdout], [0, own.stdout], ofCargo.stderr);
  });

  it('holds bundles, schemas and pages, and nothing else', () => {
    const packed = readFileSync(join(folder, file)).length;
    assert.ok(packed <= MEGABYTES * 1e6, `${packed} bytes`);
    const paths = readdirSync(join(folder, 'node_modules/warplens'), {
      recursive: true,
      withFileTypes: true,
    }).filter((entry) => entry.isFile());
    for (const { name } of paths) assert.match(name, /\.(?:c?js|json|md|txt|1|d\.c?ts)$|^LICENSE$/);
    assert.ok(paths.length < 60, `${paths.length} files`);
    for (const schema of listFiles('schemas', ['.json'])) assert.ok(existsSync(installed(schema)));
    assert.deepEqual(
      readdirSync(join(folder, 'node_modules')).filter((name) => name[0] !== '.'),
      ['warplens'],
    );
  });

  describe('as a library', () => {
    let compiled: SpawnSyncReturns<string>;

    before(function () {
      this.timeout(60_000);
      writeFileSync(join(folder, 'consumer.mts'), CONSUMER);
      const strict = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false };
      const compilerOptions = {
        ...strict,
        module: 'nodenext',
        target: 'es2022',
        lib: ['es2022', 'dom'],
        types: [],
        noEmitOnError: true,
      };
      writeFileSync(join(folder, 'globals.d.ts'), 'declare const process: { argv: string[] };');
      writeFileSync(
        join(folder, 'old.cts'),
        "import warplens = require('warplens');\nwarplens.kernels('saxpy.rs').then((found) => console.log(found.kernels.length));\n",
      );
      writeFileSync(
        join(folder, 'tsconfig.json'),
        JSON.stringify({ compilerOptions, files: ['consumer.mts', 'old.cts', 'globals.d.ts'] }),
      );
      const tsc = repoPath('node_modules/typescript/bin/tsc');
      compiled = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
    });

    it('has types that a strict compiler takes', () =>
      assert.equal(compiled.status, 0, compiled.stdout));

    const works = (path: string): void => {
      const kernel = readRepo('test-fixtures/kernels/saxpy.rs');
      const said = JSON.parse(node([join(folder, 'consumer.mjs'), kernel], '', path));
      assert.equal(said.version, JSON.parse(readRepo('package.json')).version);
      assert.ok(said.line > 1);
      assert.match(said.refused, /unknown GPU 'sm_8O'; did you mean 'sm_80'\?/);
      assert.match(said.message, /unknown target 'spirv', expected one of ptx, amdgcn, llvm/);
      const { first, kernels, entry, ok } = said;
      assert.deepEqual([first, kernels, entry, ok], [null, 2, true, true]);
      assert.equal(node([join(folder, 'old.cjs')], '', path), '2\n');
    };

    it('works by import and by require', function () {
      this.timeout(60_000);
      works(process.execPath);
    });

    it('works in a later Node', function () {
      this.timeout(60_000);
      works(requireTool(this, 'later-node'));
    });

    it('works in a page', async function () {
      this.timeout(60_000);
      requireTool(this, 'chromium');
      const said = await inPage(installed('server/dist'));
      assert.deepEqual(said, { entry: true, kernels: 2, ok: true, findings: 0, path: true });
    });
  });

  it('says its version, compiles, and checks', () => {
    const { version } = JSON.parse(readRepo('package.json')) as { version: string };
    assert.equal(warplens(['--version']), `${version}\n`);
    assert.equal(warplens(['-V']), `${version}\n`);
    assert.match(warplens(['ptx', 'saxpy.rs']), /\.visible \.entry saxpy/);
    warplens(['check', 'saxpy.rs']);
  });

  it('its server has all its parts', async function () {
    this.timeout(PATIENCE);
    const server = spawn(process.execPath, [program(), 'lsp', '--stdio']);
    const { connection: client } = new RpcClient(server.stdout, server.stdin);
    const params = { processId: null, rootUri: null, capabilities: {} };
    const answer = (await client.sendRequest('initialize', params)) as { capabilities?: unknown };
    assert.ok(answer.capabilities);
    client.sendNotification('initialized', {});
    assert.equal(await client.sendRequest('shutdown'), null);
    const ended = once(server, 'exit');
    client.sendNotification('exit');
    assert.deepEqual(await ended, [0, null]);
  });
});

/** What the library answers in a page that has the files of a folder and no others. */
async function inPage(folder: string): Promise<unknown> {
  const server = serve(folder);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({
    executablePath: findTool('chromium')!,
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    // As text: the page has another module loader than this file.
    return await page.evaluate(
      `(async (text) => {
        const { check, compile, kernels, run } = await import('/library-web.js');
        const given = { files: { 'src/lib.rs': text } };
        const { text: ptx } = await compile(given, { cpu: 'sm_80' });
        const list = await kernels(given);
        const report = await check(given);
        const { ok } = await run(given);
        const refused = await check('saxpy.rs').catch(({ message }) => message);
        return {
          entry: ptx.includes('.visible .entry saxpy'),
          kernels: list.kernels.length,
          ok,
          findings: report.diagnostics.length,
          path: /there are no files here/.test(refused),
        };
      })(${JSON.stringify(readRepo('test-fixtures/kernels/saxpy.rs'))})`,
    );
  } finally {
    await browser.close();
    server.close();
  }
}

function serve(folder: string): Server {
  return createServer((request, response) => {
    const name = (request.url ?? '/').slice(1);
    if (name === '') {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><title>consumer</title>');
      return;
    }
    const isThere = /^[\w-]+\.\w+$/.test(name) && existsSync(join(folder, name));
    response.statusCode = isThere ? 200 : 404;
    const type = name.endsWith('.json') ? 'application/json' : 'text/javascript';
    response.setHeader('content-type', type);
    response.end(isThere ? readFileSync(join(folder, name)) : '');
  }).listen(0, '127.0.0.1');
}
