/**
 * Kernels in the `llvm` dialect, as MLIR's lowerings leave them: ours and those of
 * `mlir-translate | llc` give the same numbers in the simulators.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { type LaunchSpec, runAmdgcn, runPtx } from '../../src/emulate/index.ts';
import type { TargetName } from '../../src/workspace/index.ts';
import { listFiles, readRepo, requireTool } from '../kit/index.ts';
import { engineFor, i32, PATH } from './run.ts';

const WORDS = 16;
const RESULTS = 24 * WORDS;
const INPUT = [
  0, 7, -1, 1, 0x7fffffff, -0x80000000, 0x7f800000, 0x7fc00000, 0x7f800001, 0x3f800000, -8388608,
  0x00000001, -0x7fffffff, 123456, -77, 31, 5,
];

/** Words that stand for others in the texts. */
const MACHINES = {
  ptx: {
    words: { KERNEL: 'nvvm.kernel', LOCAL: 'ptr', GROUP: 'block', DEVICE: 'device' },
    flags: ['-mtriple=nvptx64-nvidia-cuda', '-mcpu=sm_70'],
  },
  amdgcn: {
    words: { KERNEL: 'rocdl.kernel', LOCAL: 'ptr<5>', GROUP: 'workgroup', DEVICE: 'agent' },
    flags: ['-mtriple=amdgcn-amd-amdhsa', '-mcpu=gfx942'],
  },
} as const;

function run(target: TargetName, text: string): number[] {
  const buffer = (name: string, data: Int32Array) => ({
    name,
    buffer: 'i32' as const,
    length: data.length,
    role: 'inout' as const,
    init: { gen: 'values' as const, values: [...data] },
  });
  const args = [
    buffer('in', Int32Array.from(INPUT)),
    buffer('out', new Int32Array(RESULTS)),
    { name: 'n', scalar: 'i32' as const, value: WORDS },
  ];
  const spec: LaunchSpec = {
    launches: [{ kernel: 'k', grid: [1], block: [1], workgroup_mem: 0, args }],
  };
  const result = target === 'ptx' ? runPtx(text, spec) : runAmdgcn(text, spec);
  assert.deepEqual(
    result.diagnostics.map(({ message }) => message),
    [],
    text,
  );
  return i32(result.buffers[0]!.get('out')!);
}

describe('mlir: kernels in the llvm dialect', () => {
  for (const path of listFiles('test-fixtures/mlir/llvm')) {
    for (const target of ['ptx', 'amdgcn'] as const) {
      it(`${path.slice(path.lastIndexOf('/') + 1)} on ${target}`, function () {
        const translate = requireTool(this, 'mlir-translate');
        const llc = requireTool(this, 'llc');
        const { words, flags } = MACHINES[target];
        const source = Object.entries(words).reduce(
          (text, [from, to]) => text.replaceAll(from, to),
          readRepo(path),
        );
        const pipe = (program: string, args: string[], input: string): string =>
          execFileSync(program, args, { input, encoding: 'utf8' });
        const ir = pipe(translate, ['--mlir-to-llvmir'], source);
        const theirs = run(target, pipe(llc, [...flags, '-O2'], ir));
        const emitted = engineFor(source).emit(PATH, target, {});
        assert.deepEqual(
          emitted.problems.map(({ message }) => message),
          [],
        );
        assert.deepEqual(run(target, emitted.text), theirs);
        assert.ok(theirs.some((word) => word !== 0));
      });
    }
  }
});
