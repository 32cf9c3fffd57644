/**
 * The host's side of launches of `core::offload`: call sequence, sizes, map types and the fields of
 * the kernel's arguments are those of rustc with `-Zoffload=Test`. What rustc made stands in
 * `rustc.json`; where it runs, that is held to it. Newer forms of the launch have lines with
 * `CHECK`, after rustc's own tests of these.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testEngine } from '../codegen/engine.ts';
import { fileCheck, listFiles, readRepo, repoPath, requireTool } from '../kit/index.ts';
import { verify } from '../targets/llvm/kit.ts';
import { type LaunchFacts, launchFacts } from './read-host-ir.ts';

const RUSTC = 'test-fixtures/offload/rustc';
const NEWER = 'test-fixtures/offload/newer';
const GOLDEN = 'test-fixtures/offload/rustc.json';

/** The host IR that we print, with what is wrong. */
function ours(path: string) {
  const engine = testEngine();
  engine.setFile('/k.rs', readRepo(path));
  return engine.emit('/k.rs', 'ptx', { form: 'host-ir' });
}

/** The host IR that rustc generates. */
function theirs(rustc: string, path: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'warplens-host-'));
  try {
    const out = join(folder, 'host.ll');
    const flags =
      '-Zoffload=Test -Zunstable-options -Copt-level=1 -Clto=fat --crate-type=bin -Awarnings';
    const { status, stderr } = spawnSync(
      rustc,
      [...flags.split(' '), '--emit=llvm-ir', '-o', out, repoPath(path)],
      { encoding: 'utf8', cwd: folder },
    );
    assert.equal(status, 0, stderr.slice(0, 2000));
    return readFileSync(out, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('offload: host IR', () => {
  const programs = listFiles(RUSTC, ['.rs']);
  const newer = listFiles(NEWER, ['.rs']);
  const golden = JSON.parse(readRepo(GOLDEN)) as Record<string, readonly LaunchFacts[]>;
  const nameOf = (path: string): string => path.split('/').at(-1)!.replace('.rs', '');

  it('is tested on 30 programs and more', () =>
    assert.ok(programs.length + newer.length >= 30, `${programs.length + newer.length}`));

  for (const path of programs) {
    const name = nameOf(path);
    it(`${name}: does what rustc's does`, () => {
      const { text, problems, lineMap } = ours(path);
      assert.deepEqual(problems, []);
      assert.equal(text.split('\n').length - 1, lineMap.length);
      const facts = launchFacts(text);
      assert.ok(facts.length > 0);
      assert.deepEqual(facts, golden[name]);
    });

    it(`${name}: LLVM takes it`, function () {
      verify(requireTool(this, 'opt'), ours(path).text);
    });
  }

  it('what rustc does is what is written down', function () {
    this.timeout(60_000);
    const rustc = requireTool(this, 'rustc-nightly');
    if (!/^rustc 1\.97\./.test(spawnSync(rustc, ['-V'], { encoding: 'utf8' }).stdout)) this.skip();
    const now = Object.fromEntries(
      programs.map((path) => [nameOf(path), launchFacts(theirs(rustc, path))]),
    );
    if (process.env['UPDATE'] === '1')
      writeFileSync(repoPath(GOLDEN), `${JSON.stringify(now, null, 1)}\n`);
    else assert.deepEqual(now, golden);
  });

  for (const path of newer) {
    it(`${nameOf(path)}: as rustc's tests have it`, function () {
      const { text, problems } = ours(path);
      assert.deepEqual(problems, []);
      fileCheck(text, readRepo(path));
      verify(requireTool(this, 'opt'), text);
    });
  }
});
