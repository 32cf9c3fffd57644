/** What `npm run release` makes, with parts that are made at once, and why it does not publish. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { type BuildOptions, build } from 'esbuild';
import { PATIENCE, readRepo, repoPath } from '../kit/index.ts';

interface Missing {
  readonly file: string;
  readonly why: string;
}

type Maker = (folder: string, version: string) => Promise<readonly Missing[] | undefined>;

interface Obstacles {
  readonly date: string;
  readonly status: string;
  readonly tags: readonly string[];
  readonly version: string;
  readonly missing?: readonly Missing[];
  readonly notes?: string;
}

interface Release {
  changelogSection(changelog: string, version: string): { date: string; text: string };
  obstacles(given: Obstacles): string[];
  ReleaseError: new (message: string) => Error;
  nodeOf(name: string, given: { kept: string; fetch(spec: string): void }): string;
  publishCommands(version: string, files: readonly string[]): string[][];
  makeRelease(given: {
    folder: string;
    version: string;
    changelog: string;
    makers: Record<'tarball' | 'extension' | 'binaries', Maker>;
  }): Promise<{ files: string[]; missing: readonly Missing[] }>;
}

const CHANGELOG = `# Changelog

## 1.2.0, not released yet

- Later.

## 1.1.0, 2026-01-02

- A rule.
- A command.

## 1.0.0, 2025-01-02

- All.
`;

const put =
  (...names: string[]): Maker =>
  async (folder, version) => {
    for (const name of names) writeFileSync(join(folder, name.replace('V', version)), name);
    return undefined;
  };

const MAKERS = {
  tarball: put('warplens-V.tgz'),
  extension: put('warplens-V.vsix'),
  binaries: put('warplens-V-linux-x64', 'warplens-V-linux-arm64', 'THIRD-PARTY-LICENSES.txt'),
};

describe('e2e: release', () => {
  let release: Release;
  let folder: string;

  before(async () => {
    release = (await import(pathToFileURL(repoPath('tools/release.mjs')).href)) as Release;
    folder = mkdtempSync(join(tmpdir(), 'warplens-release-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const made = (makers = MAKERS) =>
    release.makeRelease({ folder, version: '1.1.0', changelog: CHANGELOG, makers });

  it('has the package, the extension, executables, checksums and notes', async () => {
    const { files } = await made();
    assert.deepEqual(readdirSync(folder).sort(), [...files, 'NOTES.md'].sort());
    const notes = readFileSync(join(folder, 'NOTES.md'), 'utf8');
    assert.ok(notes.startsWith('# Warplens 1.1.0\n\n- A rule.\n- A command.\n\n## Install\n'));
    for (const other of ['Later', 'All']) assert.ok(!notes.includes(other));
    const sums = readFileSync(join(folder, 'SHA256SUMS'), 'utf8');
    assert.ok(notes.includes(sums.trimEnd()));
    assert.equal(sums.trimEnd().split('\n').length, files.length - 1);
  });

  it('has the checksum of each file', async () => {
    await made();
    const sums = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
    for (const line of sums) {
      const [sum, name] = line.split('  ') as [string, string];
      const own = createHash('sha256').update(readFileSync(join(folder, name)));
      assert.equal(own.digest('hex'), sum, name);
    }
    assert.ok(sums.some((line) => line.endsWith('  warplens-1.1.0.vsix')));
  });

  it('fails where a part is missing', async () => {
    const makers = { ...MAKERS, binaries: put('warplens-V-linux-x64') };
    await assert.rejects(made(makers), /warplens-1\.1\.0-linux-arm64 was not made/);
  });

  it('names what could not be made, makes the rest, and does not publish', async () => {
    const why = 'Node for linux-arm64 cannot be fetched';
    const binaries: Maker = async (to, version) => {
      await put('warplens-V-linux-x64')(to, version);
      return [{ file: 'warplens-1.1.0-linux-arm64', why }];
    };
    const { files, missing } = await made({ ...MAKERS, binaries });
    assert.ok(files.includes('warplens-1.1.0-linux-x64') && files.includes('SHA256SUMS'));
    const known = { date: '2026-01-02', status: '', tags: [], version: '1.1.0' };
    assert.deepEqual(release.obstacles({ ...known, missing }), [
      `warplens-1.1.0-linux-arm64 was not made: ${why}`,
    ]);
  });

  it('says what to do where Node for another processor cannot be fetched', () => {
    const fetch = (): void => {
      throw new release.ReleaseError('npm pack failed');
    };
    assert.throws(
      () => release.nodeOf('linux-s390x', { kept: join(folder, 'node'), fetch }),
      /Node for linux-s390x is not here and cannot be fetched \(node-linux-s390x@\d+\.\d+\.\d+: npm pack failed\); with network run this again, or put its program at .*package\/bin\/node/,
    );
  });

  it('has notes that GitHub takes', () => {
    const known = { date: '2026-01-02', status: '', tags: [], version: '1.1.0' };
    const [why] = release.obstacles({ ...known, notes: 'x'.repeat(125_001) });
    assert.match(why!, /NOTES\.md has 125001 characters/);
    const { version } = JSON.parse(readRepo('package.json')) as { version: string };
    const { text } = release.changelogSection(readRepo('CHANGELOG.md'), version);
    assert.ok(text.length < 120_000, `${text.length} characters`);
  });

  it('has an executable whose script serves agents and emits what the command emits', async function () {
    this.timeout(PATIENCE);
    const tools = pathToFileURL(repoPath('tools/build.mjs')).href;
    const { binaryOptions } = (await import(tools)) as { binaryOptions(): BuildOptions };
    const script = join(folder, 'warplens.cjs');
    const { warnings } = await build({ ...binaryOptions(), minify: false, outfile: script });
    assert.deepEqual(warnings, []);
    const env = { HOME: folder, PATH: '' };
    const own = (args: readonly string[]): string => {
      const options = { cwd: folder, encoding: 'utf8', env } as const;
      const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
      assert.equal(status, 0, stderr);
      return stdout;
    };
    cpSync(repoPath('test-fixtures/kernels/saxpy.rs'), join(folder, 'saxpy.rs'));
    const text = own([script, 'ptx', 'saxpy.rs']);
    assert.equal(text, own([repoPath('server/dist/cli.js'), 'ptx', 'saxpy.rs']));
    const client = new Client({ name: 'test', version: '1' });
    const args = [script, 'mcp', folder];
    const command = process.execPath;
    await client.connect(new StdioClientTransport({ command, args, env, stderr: 'ignore' }));
    const call = { name: 'check', arguments: { path: 'saxpy.rs' } };
    const answer = await client.callTool(call, undefined, { timeout: PATIENCE });
    await client.close();
    assert.ok('findings' in (answer.structuredContent as object));
  });

  it('fails where the changelog has nothing about the version', () => {
    assert.throws(() => release.changelogSection(CHANGELOG, '2.0.0'), /no heading '## 2\.0\.0'/);
    const empty = '## 2.0.0, 2026-01-01\n\n## 1.0.0\n- All.\n';
    assert.throws(() => release.changelogSection(empty, '2.0.0'), /says nothing about 2\.0\.0/);
  });

  it('is not published without a date, with changes, or twice', () => {
    const fine = { date: '2026-01-02', status: '', tags: ['v1.0.0'], version: '1.1.0' };
    assert.deepEqual(release.obstacles(fine), []);
    const why = release.obstacles({
      date: 'not released yet',
      status: ' M a.ts\n',
      tags: ['v1.1.0'],
      version: '1.1.0',
    });
    assert.equal(why.length, 3);
    for (const [at, words] of [/no date/, /not committed/, /tag v1\.1\.0/].entries())
      assert.match(why[at]!, words);
  });

  it('publishes each file that was made', () => {
    const files = ['warplens-1.1.0.tgz', 'warplens-1.1.0.vsix', 'warplens-1.1.0-linux-x64'];
    const last = release.publishCommands('1.1.0', files).at(-1)!;
    for (const file of files) assert.ok(last.includes(`dist-release/${file}`));
  });

  it('knows the version of this repository, and no other options', () => {
    const { version } = JSON.parse(readRepo('package.json')) as { version: string };
    assert.ok(release.changelogSection(readRepo('CHANGELOG.md'), version).text.length > 0);
    const wrong = spawnSync(process.execPath, [repoPath('tools/release.mjs'), '--now'], {
      encoding: 'utf8',
    });
    assert.equal(wrong.status, 1);
    assert.match(wrong.stderr, /unknown option '--now'/);
  });
});
