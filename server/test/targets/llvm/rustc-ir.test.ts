/**
 * Our IR beside rustc's of the same kernels: triple, data layout, statics, and of each kernel its
 * convention, parameters, accesses and their lines. What rustc's IR says stands in `rustc.json`;
 * `UPDATE=1` derives it anew where that rustc is installed.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { testEngine } from '../../codegen/engine.ts';
import { readRepo, repoPath, requireTool, updating } from '../../kit/index.ts';
import { type ModuleFacts, moduleFacts } from './ir-facts.ts';

const FOLDER = 'test-fixtures/codegen/llvm-rustc';
const SOURCE = `${FOLDER}/kernels.rs`;
const GOLDEN = `${FOLDER}/rustc.json`;

const MACHINES = [
  ['ptx', 'nvptx64-nvidia-cuda', 'sm_80'],
  ['amdgcn', 'amdgcn-amd-amdhsa', 'gfx1100'],
] as const;

/** The IR that rustc generates. */
function theirs(rustc: string, triple: string, cpu: string): ModuleFacts {
  const flags = '--emit=llvm-ir --crate-type=rlib -Copt-level=1 -Cdebuginfo=line-tables-only';
  const { stdout, stderr, status } = spawnSync(
    rustc,
    [...flags.split(' '), `--target=${triple}`, `-Ctarget-cpu=${cpu}`, '-o', '-', repoPath(SOURCE)],
    { encoding: 'utf8' },
  );
  assert.equal(status, 0, stderr);
  return moduleFacts(stdout);
}

describe('LLVM IR: beside that of rustc', () => {
  before(function () {
    if (!updating()) return;
    const rustc = requireTool(this, 'rustc-nightly');
    const now = Object.fromEntries(
      MACHINES.map(([, triple, cpu]) => [cpu, theirs(rustc, triple, cpu)]),
    );
    writeFileSync(repoPath(GOLDEN), `${JSON.stringify(now, null, 1)}\n`);
  });

  for (const [target, triple, cpu] of MACHINES) {
    const golden = (): ModuleFacts =>
      (JSON.parse(readRepo(GOLDEN)) as Record<string, ModuleFacts>)[cpu]!;

    it(`agrees for ${cpu}`, () => {
      const engine = testEngine();
      engine.setFile('/k.rs', readRepo(SOURCE));
      const options = { cpu, form: 'llvm-ir', lineInfo: true, opt: 'O2' } as const;
      const { text, problems } = engine.emit('/k.rs', target, options);
      assert.deepEqual(problems, []);
      const facts = moduleFacts(text);
      assert.ok(Object.keys(facts.kernels).length >= 30);
      assert.deepEqual(facts, golden());
    });

    it(`rustc says for ${cpu} what is written down`, function () {
      const rustc = requireTool(this, 'rustc-nightly');
      const { stdout } = spawnSync(rustc, ['-V'], { encoding: 'utf8' });
      if (!/^rustc 1\.97\./.test(stdout)) this.skip();
      assert.deepEqual(theirs(rustc, triple, cpu), golden());
    });
  }
});
