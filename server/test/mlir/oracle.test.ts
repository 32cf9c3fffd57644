/**
 * MLIR's and the vendors' own tools as second opinions: parameters of kernels as LLVM's back end
 * prints them, kernels that are outlined, our text accepted by the assemblers, and the generic form
 * of a text giving the same code.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles, readRepo, requireTool } from '../kit/index.ts';
import { engineFor, PATH } from './run.ts';

const KERNELS = listFiles('test-fixtures/mlir/kernels').map((path) => ({
  name: path.slice(path.lastIndexOf('/') + 1, -'.mlir'.length),
  text: (width: number) => readRepo(path).replaceAll('WIDTH', String(width)),
}));

/** All of them as one text, so that each tool runs once. */
const all = (width: number, left: (name: string) => boolean = () => true): string =>
  KERNELS.filter(({ name }) => left(name))
    .map(({ text }) => text(width))
    .join('\n// -----\n');

const PARAMS = `
gpu.module @m {
  gpu.func @k(%a: memref<?x?xf32>, %n: index, %v: vector<4xf32>, %h: f16, %q: i1, %i: i8, %l: i64,
              %s: memref<4xf64, strided<[?], offset: ?>>, %g: memref<8xi32, 1>, %d: f64) kernel {
    gpu.return
  }
}
`;

describe('mlir: other tools', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'warplens-mlir-'));
  });
  after(() => rmSync(folder, { recursive: true }));

  const file = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const run = (program: string, ...args: string[]): string =>
    execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

  it('parameters are those of the lowering to LLVM', function () {
    const opt = requireTool(this, 'mlir-opt');
    const pipeline =
      'builtin.module(nvvm-attach-target{chip=sm_80 features=+ptx80},' +
      'gpu.module(convert-gpu-to-nvvm,reconcile-unrealized-casts),gpu-module-to-binary{format=isa})';
    const out = run(opt, file('params.mlir', PARAMS), `--pass-pipeline=${pipeline}`);
    const theirs = [...out.matchAll(/\.param (.*?)(?: ?k_param_\d+(\[\d+\])?)(?=,|\\0A)/g)]
      .map(([, declared, size = '']) => `${declared}${size}`)
      .filter((one) => !one.includes('%'));
    const [abi] = engineFor(PARAMS).abi(PATH, 'ptx');
    const ours = abi!.params.map(({ declared }) => declared.replace('.param ', ''));
    assert.ok(ours.length > 20);
    assert.deepEqual(
      ours,
      // That a pointer is to global memory we leave unsaid.
      theirs.map((one) => one.trim().replace('.global ', '').replace(' [', '[')),
    );
  });

  it('bodies of launches take the parameters that outlining gives them', function () {
    const opt = requireTool(this, 'mlir-opt');
    const text = KERNELS.find(({ name }) => name === 'launch')!.text(32);
    const outlined = run(opt, file('launch.mlir', text), '--gpu-kernel-outlining');
    const [own] = engineFor(text).abi(PATH, 'ptx');
    const [theirs] = engineFor(outlined).abi(PATH, 'ptx');
    assert.equal(own!.kernel.symbol, theirs!.kernel.symbol);
    assert.deepEqual(
      own!.params.map(({ declared, offset }) => [declared, offset]),
      theirs!.params.map(({ declared, offset }) => [declared, offset]),
    );
  });

  it('assemblers take every kernel', function () {
    const ptxas = requireTool(this, 'ptxas');
    const mc = requireTool(this, 'llvm-mc');
    const nvidia = engineFor(all(32)).emit(PATH, 'ptx', { cpu: 'sm_80' });
    const amd = engineFor(all(64)).emit(PATH, 'amdgcn', { cpu: 'gfx942' });
    assert.deepEqual([...nvidia.problems, ...amd.problems], []);
    assert.ok(nvidia.summary.length > KERNELS.length);
    const out = join(folder, 'out');
    run(ptxas, '-arch=sm_80', '-o', out, file('all.ptx', nvidia.text));
    const object = ['-triple=amdgcn-amd-amdhsa', '-mcpu=gfx942', '-filetype=obj', '-o', out];
    run(mc, ...object, file('all.s', amd.text));
  });

  it('the generic form, and what mlir-opt prints, give the same code', function () {
    const opt = requireTool(this, 'mlir-opt');
    // Places in comments are other ones; the code is not.
    const code = (source: string): string =>
      engineFor(source)
        .emit(PATH, 'ptx', {})
        .text.replace(/ *\/\/.*/g, '');
    const plain = code(all(32));
    const path = file('all.mlir', all(32));
    assert.equal(code(run(opt, path, '--split-input-file')), plain);
    assert.equal(code(run(opt, path, '--split-input-file', '--mlir-print-op-generic')), plain);
  });

  it('texts that MLIR accepts have no errors, whatever passes made of them', function () {
    const opt = requireTool(this, 'mlir-opt');
    // The size of a subgroup has no lowering to NVVM there, and reductions have one of their own.
    const path = file(
      'some.mlir',
      all(32, (name) => name !== 'shuffle' && name !== 'reductions'),
    );
    const passes = [
      ['--canonicalize', '--cse', '--mlir-print-debuginfo'],
      ['--convert-scf-to-cf', '--gpu-kernel-outlining'],
      ['--pass-pipeline=builtin.module(gpu.module(convert-gpu-to-nvvm))'],
    ];
    for (const list of passes) {
      const made = run(opt, path, '--split-input-file', ...list);
      const errors = engineFor(made)
        .diagnostics(PATH)
        .filter(({ code }) => code.startsWith('mlir-'));
      assert.deepEqual(
        errors.map(({ message, span }) => `${message}: ${made.slice(span.start, span.end)}`),
        [],
      );
    }
  });
});
