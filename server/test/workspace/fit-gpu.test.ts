/**
 * The GPU that a text is for: the dialect's oldest, the oldest that has all instructions, or the
 * one that is named with what it lacks; the version of PTX; errors by which a compiler refuses what
 * is printed.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { preview, withRefusals } from '../../src/ide/index.ts';
import type { Emitted } from '../../src/workspace/index.ts';
import { requireTool } from '../kit/index.ts';
import { openText, problemsOf } from './packages.ts';

const ROOT = '/p/src/lib.rs';
const HEAD = `#![no_std]
#![feature(abi_gpu_kernel, abi_ptx, asm_experimental_arch)]
`;
const kernel = (body: string): string =>
  `${HEAD}#[unsafe(no_mangle)]\npub unsafe extern "gpu-kernel" fn k(p: *mut u32) { unsafe { ${body} } }\n`;

const OXIDE = `use cuda_device::{async_copy, kernel, ptx_asm, thread, DisjointSlice, SharedArray};
`;
const COPY = `${OXIDE}#[kernel]
pub unsafe fn k(src: *const u32) {
    static mut TILE: SharedArray<u32, 64> = SharedArray::UNINIT;
    let tile = core::ptr::addr_of_mut!(TILE).cast::<u32>();
    unsafe { async_copy::cp_async_ca_4(tile, src); async_copy::cp_async_wait_all(); }
}
`;

function emit(text: string, cpu?: string, target: 'ptx' | 'amdgcn' = 'ptx') {
  const { engine } = openText(`//- ${ROOT}\n${text}`);
  const emitted = engine.emit(ROOT, target, cpu === undefined ? {} : { cpu });
  return { engine, emitted };
}

const headOf = ({ text }: Emitted): string =>
  /^\.version (\S+)\n\.target (\S+)$/m.exec(text)?.slice(1).join(' ') ?? '';

describe('workspace: the GPU that a text is for', () => {
  it('is the oldest that the dialect builds for', () => {
    const plain = '#[kernel]\npub unsafe fn k(p: *mut u32) { unsafe { *p = 1 } }\n';
    assert.equal(headOf(emit(kernel('*p = 1')).emitted), '7.0 sm_70');
    assert.equal(headOf(emit(`use cuda_std::*;\n${plain}`).emitted), '7.0 sm_75');
    assert.equal(headOf(emit(`use cuda_device::kernel;\n${plain}`).emitted), '7.0 sm_80');
  });

  it('is the oldest that has all instructions where nobody names one', () => {
    const { engine, emitted } = emit(kernel('core::arch::asm!("cp.async.wait_all;")'));
    assert.equal(headOf(emitted), '7.0 sm_80');
    assert.equal(emitted.cpuFor, 'cp.async.wait_all');
    assert.deepEqual(emitted.problems, []);
    const header = preview(engine, { path: ROOT, target: 'ptx' }).text.split('\n')[0];
    assert.match(header!, / · sm_80 for cp\.async\.wait_all · /);
    const matrix = emit(kernel('core::arch::asm!("wgmma.fence.sync.aligned;")')).emitted;
    assert.equal(headOf(matrix), '8.0 sm_90a');
  });

  it('is the oldest that has an intrinsic by LLVM its name', () => {
    const text = `${HEAD}#![feature(link_llvm_intrinsics)]
unsafe extern "C" { #[link_name = "llvm.nvvm.cp.async.wait.all"] fn wait(); }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k() { unsafe { wait() } }
`;
    const { emitted } = emit(text);
    assert.deepEqual(emitted.problems, []);
    assert.equal(emitted.cpu, 'sm_80');
    const named = emit(text, 'sm_75').emitted;
    assert.equal(named.needs, 'sm_80');
    assert.equal(named.problems.length, 1);
  });

  it('is one of AMD that has the instructions', () => {
    const { emitted } = emit(
      kernel('core::arch::asm!("v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v1, 0")'),
      undefined,
      'amdgcn',
    );
    assert.match(emitted.cpu, /^gfx11/);
    assert.match(emitted.text, /amdgcn-amd-amdhsa-*gfx11/);
  });

  it('says what a named one lacks, at the call of a library too', () => {
    const { engine, emitted } = emit(COPY, 'sm_75');
    assert.equal(emitted.needs, 'sm_80');
    assert.deepEqual(problemsOf(engine, emitted), [
      `${ROOT}:6: needs-gpu: \`cp.async.ca.shared.global\` needs sm_80, this text is for sm_75`,
      `${ROOT}:6: needs-gpu: \`cp.async.wait_all\` needs sm_80, this text is for sm_75`,
    ]);
    assert.deepEqual(emit(COPY, 'sm_80').emitted.problems, []);
    assert.deepEqual(emit(COPY).emitted.problems, []);
  });

  it('has the least version of PTX that its instructions need', function () {
    const text = `${OXIDE}#[kernel]
pub fn k(x: &[f32], mut out: DisjointSlice<u16>) {
    let at = thread::index_1d();
    let both: u16;
    unsafe { ptx_asm!("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;", out("=h") both, in("f") x[1], in("f") x[0]); }
    if let Some(o) = out.get_mut(at) { *o = both; }
}
`;
    const { emitted } = emit(text, 'sm_89');
    assert.equal(headOf(emitted), '8.1 sm_89');
    const ptxas = requireTool(this, 'ptxas');
    const { status, stderr } = spawnSync(ptxas, ['-arch=sm_89', '-', '-o', '/dev/null'], {
      input: emitted.text,
      encoding: 'utf8',
    });
    assert.equal(status, 0, stderr);
  });
});

describe('workspace: operands of 128 bits in inline PTX', () => {
  it('are registers of the text, which ptxas accepts', function () {
    const text = `${OXIDE}#[kernel]
pub fn k(x: &[u64], mut out: DisjointSlice<u64>) {
    let at = thread::index_1d();
    let (both, again): (u128, u128);
    unsafe {
        ptx_asm!("mov.b128 %0, {%1, %2};", out("=q") both, in("l") x[0], in("l") x[1]);
        ptx_asm!("mov.b128 %0, %1;", out("=q") again, in("q") both);
    }
    if let Some(o) = out.get_mut(at) { *o = (again >> 64) as u64 ^ again as u64; }
}
`;
    const { engine, emitted } = emit(text, 'sm_80');
    assert.deepEqual(emitted.problems, []);
    assert.deepEqual(engine.diagnostics(ROOT), []);
    assert.equal(headOf(emitted), '8.3 sm_80');
    assert.match(emitted.text, /\.reg \.b128 \t%rq<1>;/);
    const ptxas = requireTool(this, 'ptxas');
    const { status, stderr } = spawnSync(ptxas, ['-arch=sm_80', '-', '-o', '/dev/null'], {
      input: emitted.text,
      encoding: 'utf8',
    });
    assert.equal(status, 0, stderr);
  });
});

describe('workspace: what the compiler refuses of a text', () => {
  const refused = (text: string, name?: string): string[] => {
    const { engine } = openText(`//- ${ROOT}\n${text}`);
    const options = name === undefined ? {} : { kernel: name };
    const emitted = engine.emit(ROOT, 'ptx', options);
    return problemsOf(engine, withRefusals(engine, ROOT, emitted, options));
  };

  it('operands of inline assembly, results of kernels, a heap', () => {
    const bool = `${HEAD}#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(p: *mut u32, b: bool) { unsafe {
    let y: u32;
    core::arch::asm!("mov.u32 {}, {};", out(reg32) y, in(reg32) b);
    *p = y;
} }
`;
    assert.deepEqual(refused(bool), [
      `${ROOT}:6: asm-invalid: cannot use value of type \`bool\` for inline assembly`,
    ]);
    const result = `${HEAD}#[unsafe(no_mangle)]\npub unsafe extern "ptx-kernel" fn k(p: *mut u32) -> u32 { unsafe { *p } }\n`;
    assert.deepEqual(refused(result), [
      `${ROOT}:4: gpu-kernel-return: kernel 'k' has a return type`,
    ]);
    const heap = `${OXIDE}#[kernel]
pub fn k(mut out: DisjointSlice<usize>) {
    let list = vec![7u8; 9];
    if let Some(o) = out.get_mut(thread::index_1d()) { *o = list.len(); }
}
`;
    assert.deepEqual(refused(heap), [
      `${ROOT}:4: device-unsupported: \`vec!\` needs a heap, which this code does not have on the GPU`,
    ]);
  });

  it('code for the other vendor as a whole, in one error', () => {
    const amd = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_amdgpu)]
use core::arch::amdgpu::workitem_id_x;
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn put(p: *mut u32) { unsafe { *p.add(workitem_id_x() as usize) = 1 } }
`;
    assert.deepEqual(refused(amd), [
      `${ROOT}:5: other-target: this file is for AMD: \`warplens amdgcn\`, or its AMDGCN preview, shows the code`,
    ]);
  });

  it('of the kernels that are printed, and of no others', () => {
    const two = `${HEAD}#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn bad(p: *mut u32) -> u32 { unsafe { *p } }
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn good(p: *mut u32) { unsafe { *p = 1 } }
`;
    assert.equal(refused(two).length, 1);
    assert.equal(refused(two, 'bad').length, 1);
    assert.deepEqual(refused(two, 'good'), []);
  });
});
