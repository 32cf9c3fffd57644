/**
 * Products and sums that are rounded once: by dialect, by option, by the source itself; and the
 * same choice of pairs as LLVM makes of the same IR.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { type LaunchSpec, runPtx } from '../../src/emulate/index.ts';
import type { EmitOptions } from '../../src/workspace/index.ts';
import { readRepo, requireTool } from '../kit/index.ts';
import { openText } from './packages.ts';

const ROOT = '/p/src/lib.rs';
const BODY =
  '#[kernel]\npub unsafe fn k(p: *mut f32) { unsafe { *p = *p.add(1) * *p.add(2) + *p.add(3) } }\n';
const DIALECTS = {
  rustc: `#![no_std]
#![feature(abi_gpu_kernel)]
#[unsafe(no_mangle)]
${BODY.replace('#[kernel]\n', '').replace('unsafe fn', 'unsafe extern "gpu-kernel" fn')}`,
  'rust-cuda': `use cuda_std::*;\n${BODY}`,
  'cuda-oxide': `use cuda_device::kernel;\n${BODY}`,
} as const;

function emit(text: string, options: EmitOptions = {}) {
  return openText(`//- ${ROOT}\n${text}`).engine.emit(ROOT, 'ptx', options);
}

/** How many products and sums a text has, fused and apart, for each kernel. */
function counted(text: string): ReadonlyMap<string, string> {
  const counts = new Map<string, string>();
  for (const [, name, body] of text.matchAll(/\.entry (\w+)\(([\s\S]*?\n\})/g)) {
    const of = (op: string): number =>
      [...body!.matchAll(new RegExp(`^\\s+${op}\\.`, 'gm'))].length;
    const floats = (op: string): number =>
      [...body!.matchAll(new RegExp(`^\\s+${op}(?:\\.rn)?\\.f\\d+`, 'gm'))].length;
    counts.set(
      name!,
      `${of('fma')} fma, ${floats('mul')} mul, ${floats('add') + floats('sub')} add`,
    );
  }
  return counts;
}

describe('workspace: contraction', () => {
  it('is what the dialect does by itself', () => {
    const of = (dialect: keyof typeof DIALECTS): string =>
      [...counted(emit(DIALECTS[dialect]).text).values()][0]!;
    assert.equal(of('rustc'), '0 fma, 1 mul, 1 add');
    assert.equal(of('rust-cuda'), '1 fma, 0 mul, 0 add');
    assert.equal(of('cuda-oxide'), '1 fma, 0 mul, 0 add');
    assert.deepEqual(emit(DIALECTS['cuda-oxide']).flags, ['fma: contract']);
    assert.equal(emit(DIALECTS.rustc).flags, undefined);
  });

  it('is what an option says', () => {
    const off = emit(DIALECTS['cuda-oxide'], { flags: { fma: false } });
    assert.match(off.text, /mul\.rn\.f32[\s\S]*add\.rn\.f32/);
    assert.deepEqual(off.flags, ['fma: off']);
    const on = emit(DIALECTS.rustc, { flags: { fma: true } });
    assert.match(on.text, /fma\.rn\.f32/);
    assert.deepEqual(on.flags, ['fma: contract']);
  });

  it('is what the source says by itself, rounded once in the simulator too', () => {
    const text = (op: string): string => `#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, core_float_math, float_algebraic)]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(p: *mut f32) { unsafe { let v = *p; *p = ${op}; } }
`;
    const muladd = emit(text('core::intrinsics::fmuladdf32(v, v, -(v * v))'));
    assert.match(muladd.text, /fma\.rn\.f32/);
    const spec: LaunchSpec = {
      launches: [
        {
          kernel: 'k',
          grid: [1, 1, 1],
          block: [1, 1, 1],
          args: [
            {
              name: 'p',
              buffer: 'f32',
              length: 1,
              role: 'inout',
              init: { gen: 'uniform', seed: 1, lo: 1, hi: 9 },
            },
          ],
        },
      ],
    } as unknown as LaunchSpec;
    const { buffers } = runPtx(muladd.text, spec);
    const bytes = buffers[0]!.get('p')!;
    // The rounding error of the product; rounded twice it would be zero.
    assert.notEqual(new DataView(bytes.buffer, bytes.byteOffset).getFloat32(0, true), 0);
    const algebraic = emit(text('v.algebraic_mul(v).algebraic_add(1.0)'));
    assert.match(algebraic.text, /fma\.rn\.f32/);
    const mixed = emit(text('v.algebraic_mul(v) + 1.0'));
    assert.doesNotMatch(mixed.text, /fma/);
  });

  it('leaves the mathematics of device libraries as it is written', () => {
    const sine = (fma: boolean): string =>
      emit(
        'use cuda_device::kernel;\n#[kernel]\npub unsafe fn k(p: *mut f32) { unsafe { *p = (*p).sin() } }\n',
        { flags: { fma } },
      ).text;
    assert.equal(sine(true), sine(false));
  });

  it('fuses what LLVM fuses of the same IR', function () {
    this.timeout(60_000);
    const llc = requireTool(this, 'llc');
    const text = readRepo('test-fixtures/codegen/contraction.rs');
    for (const fma of [true, false]) {
      const options = { cpu: 'sm_80', flags: { fma } };
      const ours = emit(text, options);
      assert.deepEqual(ours.problems, []);
      const ir = emit(text, { ...options, form: 'llvm-ir' });
      const { stdout, stderr } = spawnSync(llc, ['-mcpu=sm_80', '-', '-o', '-'], {
        input: ir.text,
        encoding: 'utf8',
      });
      assert.notEqual(stdout, '', stderr);
      assert.deepEqual(counted(ours.text), counted(stdout), `fma ${fma}`);
      assert.equal(/\bfma\./.test(ours.text), fma);
    }
  });
});
