/**
 * Our IR beside rustc's of the same kernels: triple, data layout, calling convention, result,
 * processor, and the size of what is passed.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { testEngine } from '../../codegen/engine.ts';
import { readRepo, repoPath, requireTool } from '../../kit/index.ts';

const PATH = 'test-fixtures/toolchain/no-core.rs';

/** What both must say. A pointer is passed the same whether its space is named or not. */
function factsOf(ir: string) {
  const one = (pattern: RegExp): string | undefined => pattern.exec(ir)?.[1];
  const kernels = [...ir.matchAll(/^define (\w+) (\w+) @(\w+)\((.*)\)/gm)].map(
    ([, convention, result, name, params]) => ({
      convention,
      result,
      name,
      params: params!
        .split(', ')
        .map((param) => param.replace(/ addrspace\(1\)| noundef/g, '').split(' ')[0]),
    }),
  );
  return {
    triple: one(/^target triple = "(.*)"/m),
    layout: one(/^target datalayout = "(.*)"/m),
    cpu: one(/"target-cpu"="(\w+)"/),
    kernels: kernels.sort((a, b) => a.name!.localeCompare(b.name!)),
  };
}

describe('LLVM IR: beside that of rustc', () => {
  for (const [target, triple, cpu] of [
    ['ptx', 'nvptx64-nvidia-cuda', 'sm_80'],
    ['amdgcn', 'amdgcn-amd-amdhsa', 'gfx1100'],
  ] as const)
    it(`agrees in frame and kernels for ${cpu}`, function () {
      const rustc = requireTool(this, 'rustc-nightly');
      const engine = testEngine();
      engine.setFile('/k.rs', readRepo(PATH));
      const { text } = engine.emit('/k.rs', target, { cpu, form: 'llvm-ir' });
      const flags = ['--emit=llvm-ir', '--crate-type=rlib', '-Coverflow-checks=off', '-o', '-'];
      const { stdout, stderr, status } = spawnSync(
        rustc,
        [...flags, `--target=${triple}`, `-Ctarget-cpu=${cpu}`, repoPath(PATH)],
        { encoding: 'utf8' },
      );
      assert.equal(status, 0, stderr);
      const expected = factsOf(stdout);
      const names = factsOf(text).kernels.map(({ name }) => name);
      assert.deepEqual(names, ['bump', 'clear']);
      assert.deepEqual(factsOf(text), expected);
    });
});
