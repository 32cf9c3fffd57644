/** Fixes of races: which edit is offered, that it removes the race, and when there is none. */
import assert from 'node:assert/strict';
import { applyEdits } from '../../src/base/index.ts';
import { createExecution } from '../../src/execute/index.ts';
import { isReport, type RunFinding, type RunReport, runWithFixes } from '../../src/ide/index.ts';
import { readSpec } from '../../src/spec/index.ts';
import { createEngine, type Engine, type TargetName } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const NVIDIA =
  'use core::arch::nvptx::{_block_idx_x as block, _syncthreads, _thread_idx_x as thread};\n';
const SPEC = '{"kernel":"k","block":64,"args":{"x":"[i; 64]","y":"[0; 64]"}}';

describe('spec: fixes of races', () => {
  let engine: Engine;
  before(() => {
    engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
  });

  function run(text: string, spec: string, path: string, target: TargetName): RunReport {
    engine.setFile(path, text);
    const outcome = runWithFixes(engine, {
      root: path,
      target,
      spec: readSpec(spec),
      create: createExecution,
      readFile: () => undefined,
    });
    if (isReport(outcome)) return outcome;
    const all = [...outcome.problems, ...outcome.diagnostics].map(({ message }) => message);
    throw new Error(all.join('\n'));
  }

  const races = ({ findings }: RunReport): readonly RunFinding[] =>
    findings.filter(({ code }) => code.endsWith('-race'));

  /** The first race, with its fix as a title and the lines that it adds. */
  function fixed(text: string, spec = SPEC, path = '/src/lib.rs', target: TargetName = 'ptx') {
    const [race] = races(run(text, spec, path, target));
    assert.ok(race !== undefined, 'no race');
    const [fix] = race.fixes ?? [];
    if (fix === undefined) return { race, title: undefined, added: [] };
    const after = applyEdits(text, fix.edits);
    const before = text.split('\n');
    const added = after.split('\n').filter((line) => !before.includes(line));
    // The text is as it was, and the fix does what it says.
    assert.equal(engine.text(path), text);
    assert.deepEqual(races(run(after, spec, path, target)), []);
    return { race, title: fix.title, added };
  }

  const lineOf = (text: string, part: string): number =>
    text.slice(0, text.indexOf(part)).split('\n').length;

  const shared = (body: string, use = NVIDIA) => `#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
#![feature(stdarch_nvptx, stdarch_amdgpu)]
#![allow(internal_features)]
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
use core::sync::atomic::{AtomicU32, Ordering};
use core::sync::atomic::Ordering::Relaxed;
${use}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(x: *const u32, y: *mut u32) {
    let i = unsafe { thread() } as usize;
    let t = gpu_launch_sized_workgroup_mem::<u32>();
${body}
}
`;
  const TILES = SPEC.replace('"block":64', '"block":64,"workgroup_mem":1024');

  it('a barrier between two lines, as the file writes it', () => {
    const text = shared(`    unsafe {
        *t.add(i) = *x.add(i);
        let j = 63 - i;
        *y.add(i) = *t.add(j); // read
        _syncthreads();
    }`);
    const { race, title, added } = fixed(text, TILES);
    const [a, b] = [lineOf(text, '*t.add(i) ='), lineOf(text, '*y.add(i)')];
    assert.equal(title, `insert \`_syncthreads();\` between lines ${a} and ${b} (proven by a run)`);
    assert.deepEqual(added, []);
    assert.match(race.note!, new RegExp(`^a barrier between lines ${a} and ${b} that all threads`));
  });

  it('at the end of a loop', () => {
    const text = shared(`    unsafe {
        *t.add(i) = *x.add(i);
        _syncthreads();
        let mut w = 32;
        while w > 0 {
            if i < w {
                *t.add(i) += *t.add(i + w);
            }
            w /= 2; // halves
        }
        if i == 0 { *y = *t }
    }`);
    const { title } = fixed(text, TILES);
    const end = lineOf(text, 'if i == 0') - 1;
    assert.equal(
      title,
      `insert \`_syncthreads();\` at the end of the loop, before line ${end} (proven by a run)`,
    );
  });

  it('two barriers, where a round races with itself and with the next one', () => {
    const text = shared(`    let mut sum = 0;
    for s in 0..4u32 {
        unsafe {
            *t.add(i) = s + *x.add(i);
            sum += *t.add(63 - i); // read
        }
    }
    unsafe { *y.add(i) = sum }`);
    const { race, title, added } = fixed(text, TILES);
    const [a, b] = [lineOf(text, '*t.add(i) ='), lineOf(text, '// read')];
    assert.match(title!, new RegExp(`between lines ${a} and ${b}, and .* at the end of the loop`));
    assert.equal(added.length, 2);
    assert.match(race.note!, /^a barrier between .* and a barrier at the end of the loop/);
  });

  it('outside of a branch that not all threads take', () => {
    const text = shared(`    for s in 0..2 {
        unsafe { *t.add(i) = *x.add(i) + s }
        unsafe { _syncthreads() }
        if i < 32 {
            unsafe { *y.add(i) = *t.add(63 - i) }
        }
    }`).replace('pub unsafe extern', 'pub extern');
    const { title, added } = fixed(text, TILES);
    assert.match(title!, /unsafe \{ _syncthreads\(\); \}` at the (end|start) of the loop/);
    assert.deepEqual(added, ['        unsafe { _syncthreads(); }']);
  });

  it('the calls that lead to both sides, through functions with several callers', () => {
    const text = shared(`    put(t, i, x, i);
    unsafe { _syncthreads() };
    put(y, i, t, 63 - i); // first
    put(t, i, x, 63 - i); // second
    unsafe { _syncthreads() };
    put(y, i, t, i);`).concat(`
fn put(to: *mut u32, i: usize, from: *const u32, j: usize) {
    unsafe { core::ptr::write(to.add(i), core::ptr::read(from.add(j))) };
    unsafe { core::ptr::write(to.add(i), core::ptr::read(from.add(j))) };
}
`);
    const { race, title } = fixed(text, TILES);
    const [a, b] = [lineOf(text, '// first'), lineOf(text, '// second')];
    const lines = (race.related[0]!.frames ?? []).map(({ span }) =>
      span === undefined ? 0 : text.slice(0, span.start).split('\n').length,
    );
    assert.ok(lines.includes(b), `${lines}`);
    assert.match(title!, new RegExp(`between lines ${a} and ${b} `));
  });

  it('beside an access, where an atomic operation passes it on', () => {
    const text = shared(`    unsafe {
        let flag = AtomicU32::from_ptr(y.add(191));
        if block() == 0 {
            *y.add(i) = i as u32; // put
            if i == 0 { flag.store(1, Ordering::Release) }
        } else {
            if i == 0 { while flag.load(Ordering::Acquire) == 0 {} }
            _syncthreads();
            *y.add(64 + i) = *y.add(63 - i);
        }
    }`);
    const spec = TILES.replace('"k"', '"k","grid":2').replace('[0; 64]', '[0; 192]');
    const put = lineOf(text, '// put');
    assert.equal(
      fixed(text, spec).title,
      `insert \`_syncthreads();\` behind line ${put} (proven by a run)`,
    );
  });

  it('none where only some threads would reach it', () => {
    const text = shared(`    unsafe {
        *t.add(i) = *x.add(i);
        _syncthreads();
        if i < 16 {
            *t.add(i) += *t.add(i + 16);
            *t.add(i) += *t.add(i + 8);
        }
        _syncthreads();
        *y.add(i) = *t.add(i);
    }`);
    assert.equal(fixed(text, TILES).title, undefined);
  });

  it('none where a result would not be the expected one', () => {
    const body = `    unsafe {
        *t.add(i) = *x.add(i);
        *y.add(i) = *t.add(63 - i);
    }`;
    const expecting = (y: string) => TILES.replace('}}', `},"expected":{"y":"${y}"}}`);
    assert.notEqual(fixed(shared(body), expecting('63 - i')).title, undefined);
    assert.equal(fixed(shared(body), expecting('(63 - i) * (i / 32)')).title, undefined);
  });

  it('as the dialect writes it, where the file has no barrier', () => {
    const body = `    unsafe {
        *t.add(i) = *x.add(i);
        *y.add(i) = *t.add(63 - i);
    }`;
    assert.match(fixed(shared(body), TILES).title!, /`core::arch::nvptx::_syncthreads\(\);`/);
    const amd = shared(body, 'use core::arch::amdgpu::workitem_id_x as thread;\n');
    const { title } = fixed(
      amd,
      TILES.replace(':64,"work', ':128,"work')
        .replace('64]"}', '128]"}')
        .replace('"[i; 64]"', '"[i; 128]"'),
      '/src/amd.rs',
      'amdgcn',
    );
    assert.match(title!, /`core::arch::amdgpu::s_barrier\(\);`/);
  });

  it('orders of atomic operations between blocks', () => {
    const text = shared(
      `    let flag = unsafe { AtomicU32::from_ptr(y.add(63)) };
    let value = unsafe { y.add(1) };
    if i != 0 { return }
    if unsafe { block() } == 0 {
        unsafe { *value = 7 }
        flag.store(1, Relaxed);
    } else {
        while flag.load(Ordering::Relaxed) == 0 {}
        unsafe { *y = *value }
    }`,
    );
    const { title, added } = fixed(text, TILES.replace('"k"', '"k","grid":2'));
    assert.match(title!, /^change `Relaxed` to `Release` in line \d+ and `Relaxed` to `Acquire`/);
    assert.equal(added.length, 2);
  });

  it("of both devices' libraries", () => {
    const oxide = `use cuda_device::{cuda_module, kernel, thread, DisjointSlice, SharedArray};
#[cuda_module]
pub mod kernels {
    use super::*;
    #[kernel]
    pub fn k(x: &[u32], mut y: DisjointSlice<u32>) {
        static mut T: SharedArray<u32, 64> = SharedArray::UNINIT;
        let i = thread::threadIdx_x() as usize;
        unsafe { T[i] = x[i] };
        let v = unsafe { T[63 - i] };
        unsafe { *y.get_unchecked_mut(i) = v };
    }
}
`;
    assert.match(
      fixed(oxide, SPEC, '/src/oxide.rs').title!,
      /`cuda_device::thread::sync_threads\(\);`/,
    );
    const rustCuda = `use cuda_std::prelude::*;
use cuda_std::address_space;
#[kernel]
pub unsafe fn k(x: &[u32], y: *mut u32) {
    #[address_space(shared)]
    static mut T: core::mem::MaybeUninit<[u32; 64]> = core::mem::MaybeUninit::uninit();
    let t = &raw mut T as *mut u32;
    let i = thread::thread_idx_x() as usize;
    *t.add(i) = x[i];
    *y.add(i) = *t.add(63 - i);
}
`;
    assert.match(fixed(rustCuda, SPEC, '/src/std.rs').title!, /sync_threads\(\);/);
  });

  it('updates of several threads are made atomic, by the type of the element', () => {
    const text = shared(`    unsafe {
        *y.add((*x.add(i) % 8) as usize) += 1; // count
    }`);
    const { title, added } = fixed(text, SPEC);
    const line = lineOf(text, '// count');
    assert.equal(
      title,
      `make the update in line ${line} atomic, with \`fetch_add\` of \`AtomicU32\` (proven by a run)`,
    );
    assert.deepEqual(added, [
      '        core::sync::atomic::AtomicU32::from_ptr(y.add((*x.add(i) % 8) as usize)).fetch_add(1, core::sync::atomic::Ordering::Relaxed); // count',
    ]);
  });

  it('a fence between plain writes and a bulk copy', () => {
    const text = shared(`    unsafe {
        *t.add(i) = *x.add(i); // put
        _syncthreads();
        if i == 0 {
            let from: u64;
            core::arch::asm!("cvta.to.shared.u64 {0}, {1};", out(reg64) from, in(reg64) t);
            core::arch::asm!(
                "cp.async.bulk.global.shared::cta.bulk_group [{0}], [{1}], {2};",
                in(reg64) y, in(reg32) from as u32, in(reg32) 256,
            );
            core::arch::asm!("cp.async.bulk.commit_group;");
            core::arch::asm!("cp.async.bulk.wait_group 0;");
        }
    }`).replace('#![feature(', '#![feature(asm_experimental_arch, ');
    const { title, race } = fixed(text, TILES);
    assert.match(race.message, /no fence of the proxies/);
    assert.match(
      title!,
      /^insert `core::arch::asm!\("fence\.proxy\.async\.shared::cta;"\);` between lines/,
    );
  });

  it('what a race and the last line say of orders that PTX drops', () => {
    const text = (order: string) =>
      shared(`    unsafe {
        let n = AtomicU32::from_ptr(y).fetch_add(1, Ordering::${order});
        *y.add(1) = n;
    }`);
    const about = (order: string, path: string, target: TargetName, use?: string) => {
      const source = use === undefined ? text(order) : text(order).replace(NVIDIA, use);
      const report = run(source, TILES, path, target);
      const notes = races(report).map(({ note }) => note ?? '');
      const isSaid = (one: string) =>
        new RegExp(
          `(?:order of|emits) .fetch_add. in line ${lineOf(text('AcqRel'), 'fetch_add')}\\b`,
        ).test(one);
      return [races(report).length > 0, report.notChecked.some(isSaid), notes.every(isSaid)];
    };
    assert.deepEqual(about('AcqRel', '/src/lib.rs', 'ptx'), [true, true, true]);
    assert.deepEqual(about('Relaxed', '/src/lib.rs', 'ptx'), [true, false, false]);
    const amd = 'use core::arch::amdgpu::workitem_id_x as thread;\n';
    assert.deepEqual(about('AcqRel', '/src/amd.rs', 'amdgcn', amd), [true, false, false]);
  });

  it('of MLIR', () => {
    const text = `gpu.module @m {
  memref.global "private" @tile : memref<32xf32, 3>
  gpu.func @k(%a: memref<32xf32>, %b: memref<?xf32>) kernel {
    %t = gpu.thread_id x
    %last = arith.constant 31 : index
    %tile = memref.get_global @tile : memref<32xf32, 3>
    %v = memref.load %a[%t] : memref<32xf32>
    memref.store %v, %tile[%t] : memref<32xf32, 3>
    %r = arith.subi %last, %t : index
    %w = memref.load %tile[%r] : memref<32xf32, 3>
    memref.store %w, %b[%t] : memref<?xf32>
    gpu.return
  }
}
`;
    const spec = '{"kernel":"k","block":32,"args":{"a":"[i; 32]","b":"[0; 32]"}}';
    const { title, added } = fixed(text, spec, '/src/m.mlir');
    assert.equal(title, 'insert `gpu.barrier` between lines 8 and 10 (proven by a run)');
    assert.deepEqual(added, ['    gpu.barrier']);
  });
});

describe('spec: fixes of races in texts', () => {
  const PATH = '/k.ptx';
  const SPEC_OF_TEXT = JSON.stringify({
    launches: [
      {
        kernel: 'k',
        grid: 1,
        block: 64,
        args: [{ name: 'y', buffer: 'u32', length: 64, role: 'inout', init: { gen: 'zeros' } }],
      },
    ],
  });
  const PTX = (body: string): string => `.version 7.8
.target sm_80
.address_size 64
.shared .align 4 .b8 tile[1024];
.visible .entry k(.param .u64 y)
{
  .reg .pred %p<4>;
  .reg .b32 %r<16>;
  .reg .b64 %d<8>;
  ld.param.u64 %d1, [y];
  mov.u32 %r1, %tid.x;
  mul.lo.u32 %r3, %r1, 4;
  mov.u32 %r4, tile;
  add.u32 %r5, %r4, %r3;
  sub.u32 %r6, 252, %r3;
  add.u32 %r6, %r4, %r6;
  mov.u32 %r10, 0;
${body}
  ret;
}
`;
  const AMD = (body: string): string => `.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
.text
.globl k
.p2align 8
.type k,@function
k:
  s_load_b64 s[4:5], s[0:1], 0x0
  v_and_b32_e32 v0, 0x3ff, v0
  v_lshlrev_b32_e32 v1, 2, v0
  v_sub_nc_u32_e32 v2, 0xfc, v1
  s_waitcnt lgkmcnt(0)
${body}
  global_store_b32 v1, v3, s[4:5]
  s_endpgm
.rodata
.p2align 6
.amdhsa_kernel k
  .amdhsa_group_segment_fixed_size 1024
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_kernarg_size 8
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 16
  .amdhsa_wavefront_size32 1
.end_amdhsa_kernel
.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 1024
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args:
      - .offset: 0
        .size: 8
        .value_kind: global_buffer
amdhsa.version:
  - 1
  - 2
...
.end_amdgpu_metadata
`;
  /** The lines that the first fix adds, each behind the one before it, and what is left. */
  function fixOf(text: string, target: TargetName): { added: string[]; left: string[] } {
    const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
    const run = (source: string) => {
      const outcome = runWithFixes(engine, {
        root: undefined,
        given: { path: PATH, text: source, target },
        target,
        spec: readSpec(SPEC_OF_TEXT),
        create: undefined,
        readFile: () => undefined,
      });
      assert.ok(isReport(outcome), JSON.stringify(outcome));
      return outcome.findings.filter(({ code }) => code.endsWith('-race'));
    };
    const [race] = run(text);
    assert.ok(race !== undefined, 'no race');
    const [fix] = race.fixes ?? [];
    if (fix === undefined) return { added: [], left: [race.code] };
    const after = applyEdits(text, fix.edits);
    const before = text.split('\n');
    const lines = after.split('\n');
    const added = lines.flatMap((line, at) =>
      before.includes(line) ? [] : [`${lines[at - 1]!.trim()} | ${line.trim()}`],
    );
    return { added, left: run(after).map(({ code }) => code) };
  }

  it('PTX: a barrier between', () => {
    const text = PTX(
      '  st.shared.u32 [%r5], %r1;\n  add.u32 %r10, %r10, 1;\n  ld.shared.u32 %r7, [%r6];',
    );
    assert.deepEqual(fixOf(text, 'ptx'), {
      added: ['add.u32 %r10, %r10, 1; | bar.sync 0;'],
      left: [],
    });
  });
  it('PTX: outside of a branch', () => {
    const text = PTX(
      '  st.shared.u32 [%r5], %r1;\n  setp.gt.u32 %p1, %r1, 31;\n  @%p1 bra END;\n  ld.shared.u32 %r7, [%r6];\nEND:',
    );
    assert.deepEqual(fixOf(text, 'ptx'), {
      added: ['st.shared.u32 [%r5], %r1; | bar.sync 0;'],
      left: [],
    });
  });
  it('PTX: two barriers of a loop', () => {
    const text = PTX(
      'L:\n  st.shared.u32 [%r5], %r10;\n  ld.shared.u32 %r7, [%r6];\n  add.u32 %r10, %r10, 1;\n  setp.lt.u32 %p1, %r10, 4;\n  @%p1 bra L;',
    );
    assert.deepEqual(fixOf(text, 'ptx'), {
      added: [
        'st.shared.u32 [%r5], %r10; | bar.sync 0;',
        'setp.lt.u32 %p1, %r10, 4; | bar.sync 0;',
      ],
      left: [],
    });
  });
  it('PTX: none between blocks or for one word that all write', () => {
    const text = PTX('  st.shared.u32 [tile], %r1;');
    assert.deepEqual(fixOf(text, 'ptx'), { added: [], left: ['workgroup-race'] });
  });
  it('AMDGCN: waits and a barrier', () => {
    const text = AMD('  ds_store_b32 v1, v0\n  ds_load_b32 v3, v2\n  s_waitcnt lgkmcnt(0)');
    assert.deepEqual(fixOf(text, 'amdgcn'), {
      added: [
        'ds_store_b32 v1, v0 | s_waitcnt vmcnt(0) lgkmcnt(0)',
        's_waitcnt vmcnt(0) lgkmcnt(0) | s_waitcnt_vscnt null, 0x0',
        's_waitcnt_vscnt null, 0x0 | s_barrier',
      ],
      left: [],
    });
  });
});
