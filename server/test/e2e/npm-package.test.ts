/** The package for npm: what is in it, and that it works where nothing but Node is. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRepo, repoPath } from '../kit/index.ts';
import { RpcClient } from '../kit/rpc-client.ts';

/**
 * Megabytes that the packed file may have; the bundles of a development build are larger than those
 * that ship.
 */
const MEGABYTES = 4;

describe('e2e: the npm package', () => {
  let folder: string;
  let file: string;

  before(function () {
    this.timeout(60_000);
    folder = mkdtempSync(join(tmpdir(), 'warplens-npm-'));
    // Without scripts: building anew would take the bundles away from tests that run at the same
    // time.
    npm(['pack', '--ignore-scripts', '--pack-destination', folder], repoPath('.'));
    file = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
    npm(['install', '--offline', '--no-audit', '--no-fund', '--prefix', folder, file], folder);
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
  const warplens = (args: readonly string[], input = ''): string => {
    const program = join(folder, 'node_modules/warplens/server/dist/cli.js');
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      cwd: folder,
      encoding: 'utf8',
      input,
    });
    assert.equal(status, 0, stderr);
    return stdout;
  };

  it('holds bundles, schemas and pages, and nothing else', () => {
    const packed = readFileSync(join(folder, file)).length;
    assert.ok(packed <= MEGABYTES * 1e6, `${packed} bytes`);
    const paths = readdirSync(join(folder, 'node_modules/warplens'), {
      recursive: true,
      withFileTypes: true,
    }).filter((entry) => entry.isFile());
    for (const { name } of paths) assert.match(name, /\.(?:c?js|json|md|txt|1)$|^LICENSE$/);
    assert.ok(paths.length < 30, `${paths.length} files`);
    assert.deepEqual(
      readdirSync(join(folder, 'node_modules')).filter((name) => name[0] !== '.'),
      ['warplens'],
    );
  });

  it('says its version, compiles, and checks', () => {
    const { version } = JSON.parse(readRepo('package.json')) as { version: string };
    assert.equal(warplens(['--version']), `${version}\n`);
    assert.equal(warplens(['-V']), `${version}\n`);
    writeFileSync(join(folder, 'saxpy.rs'), readRepo('test-fixtures/kernels/saxpy.rs'));
    assert.match(warplens(['ptx', 'saxpy.rs']), /\.visible \.entry saxpy/);
    warplens(['check', 'saxpy.rs']);
  });

  it('its server has all its parts', async function () {
    this.timeout(30_000);
    const program = join(folder, 'node_modules/warplens/server/dist/cli.js');
    const server = spawn(process.execPath, [program, 'lsp', '--stdio']);
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
