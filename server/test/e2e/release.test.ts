/** What `npm run release` makes, with parts that are made at once, and why it does not publish. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readRepo, repoPath } from '../kit/index.ts';

type Maker = (folder: string, version: string) => Promise<void>;

interface Release {
  changelogSection(changelog: string, version: string): { date: string; text: string };
  obstacles(given: { date: string; status: string; tags: string[]; version: string }): string[];
  publishCommands(version: string, files: readonly string[]): string[][];
  makeRelease(given: {
    folder: string;
    version: string;
    changelog: string;
    makers: Record<'tarball' | 'extension' | 'binaries', Maker>;
  }): Promise<{ files: string[] }>;
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
