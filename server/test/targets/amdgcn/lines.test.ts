/**
 * `.file` and `.loc`: a line of the source in front of the instructions that come from it;
 * `lineMap` says the same.
 */
import assert from 'node:assert/strict';
import { findKernels, lowerKernels } from '../../../src/lower/index.ts';
import { optimize } from '../../../src/passes/index.ts';
import { amdgcnTarget } from '../../../src/targets/index.ts';
import { findTool, requireTool } from '../../kit/index.ts';
import { loadProgram } from '../../lower/program.ts';
import { assemble } from './kit.ts';

const SOURCE = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_amdgpu)]
use core::arch::amdgpu::workitem_id_x;
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! { loop {} }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn scale(out: *mut f32, by: f32) {
    let i = workitem_id_x() as usize;
    let old = unsafe { *out.add(i) };
    let new = old * by;
    unsafe { *out.add(i) = new };
}
`;

function emit(lineInfo: boolean): ReturnType<typeof amdgcnTarget.emitModule> {
  const program = loadProgram(SOURCE, { edition: 2024, arch: 'amdgpu' });
  const { module, kernels } = lowerKernels(
    program.lowering,
    findKernels(program.program, program.crate),
  );
  optimize(module, { roots: kernels.map((kernel) => kernel.symbol) });
  const lineCol = (offset: number): { line: number; col: number } => {
    const before = SOURCE.slice(0, offset).split('\n');
    return { line: before.length - 1, col: before[before.length - 1]!.length };
  };
  return amdgcnTarget.emitModule(module, {
    cpu: 'gfx90a',
    lineInfo,
    source: (file) => (program.textOf(file) === SOURCE ? { path: 'scale.rs', lineCol } : undefined),
  });
}

/** The source line that holds at each instruction. */
function linesOf(text: string): Map<string, number> {
  const out = new Map<string, number>();
  let line = 0;
  for (const row of text.split('\n')) {
    const loc = /^\t\.loc\t1 (\d+) \d+$/.exec(row);
    if (loc !== null) line = Number(loc[1]);
    const name = /^\t([vsg]\w+)/.exec(row)?.[1];
    if (name !== undefined && line > 0) out.set(name, line);
  }
  return out;
}

describe('AMDGCN: lines of the source', () => {
  it('each instruction stands behind the place it comes from', () => {
    const { text } = emit(true);
    assert.match(text, /\t\.file\t1 "scale\.rs"/);
    const lines = linesOf(text);
    assert.equal(lines.get('global_load_dword'), 9);
    assert.equal(lines.get('v_mul_f32'), 10);
    assert.equal(lines.get('global_store_dword'), 11);
  });

  it('the line map agrees', () => {
    const { text, lineMap } = emit(true);
    const rows = text.split('\n');
    const at = rows.findIndex((row) => row.includes('v_mul_f32'));
    const { start } = lineMap[at]!.span;
    assert.equal(SOURCE.slice(0, start).split('\n').length, 10);
  });

  it('nothing without being asked', () => {
    assert.doesNotMatch(emit(false).text, /\.loc|\.file/);
  });

  it('llvm-mc', function () {
    const mc = requireTool(this, 'llvm-mc');
    assemble(mc, findTool('ld.lld'), emit(true).text, 'gfx90a');
  });
});
