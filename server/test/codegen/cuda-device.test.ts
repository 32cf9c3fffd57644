/**
 * The stand-in for cuda-oxide's device library: each of its functions that is PTX text comes out as
 * code that ptxas takes, and what groups of threads and barriers compute is what the programming
 * guide says.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { runPtx } from '../../src/emulate/index.ts';
import { readRepo, requireTool } from '../kit/index.ts';
import { testEngine } from './engine.ts';

const FOLDER = 'server/prelude/devices/cuda_device';

/** Modules with the first processor that has all of their instructions. */
const MODULES: readonly (readonly [module: string, cpu: string])[] = [
  ['async_copy', 'sm_80'],
  ['barrier', 'sm_100a'],
  ['bf16', 'sm_90'],
  ['bf16x2', 'sm_90'],
  ['clc', 'sm_100a'],
  ['cluster', 'sm_90a'],
  ['convert', 'sm_100a'],
  ['debug', 'sm_80'],
  ['dotprod', 'sm_80'],
  ['f16', 'sm_90'],
  ['f16x2', 'sm_90'],
  ['float', 'sm_90'],
  ['grid', 'sm_80'],
  ['prmt', 'sm_80'],
  ['tcgen05', 'sm_100a'],
  ['tma', 'sm_100a'],
  ['wgmma', 'sm_90a'],
];

interface Callee {
  readonly name: string;
  readonly params: readonly string[];
  readonly ret: string | undefined;
}

/** Functions as the module's rows and items declare them; those that are generic are left out. */
function calleesOf(module: string): Callee[] {
  const text = readRepo(`${FOLDER}/${module}.rs`);
  const out: Callee[] = [];
  const add = (name: string, params: string, ret: string | undefined): void => {
    const types = params.split(',').map((param) => param.trim().replace(/^.*: /, ''));
    if (types.includes('&str')) return;
    out.push({ name, params: types.filter((type) => type !== ''), ret });
  };
  for (const [, name, params, ret] of text.matchAll(
    /^pub (?:unsafe )?fn (\w+)\(([^)]*)\)(?: -> (\w+))? \{/gm,
  ))
    add(name!, params!, ret);
  for (const [, name, args, type] of text.matchAll(/^ {4}(\w+)\(([\w, ]+)\) -> (\w+), reg\d+ =/gm))
    add(name!, args!.replace(/\w+/g, `a: ${type}`), type);
  for (const [, name, from, to] of text.matchAll(/^ {4}(\w+): (\w+), reg\d+ => (\w+), reg\d+ =/gm))
    add(name!, `a: ${from}`, to);
  for (const [, name, to] of text.matchAll(/^ {4}(cvt\w+): (\w+), reg\d+ = /gm))
    add(name!, 'a: f32, b: f32', to);
  for (const [, name, ret] of text.matchAll(/^ {4}fn (\w+)\((\w\d+)\) = "dp/gm))
    add(name!, `a: u32, b: u32, c: ${ret}`, ret);
  for (const [, name, ret] of text.matchAll(/^ {4}fn (\w+)\(\) -> (u\d+), reg/gm))
    add(name!, '', ret);
  for (const [, name] of text.matchAll(/^ {4}pub fn (\w+) =/gm)) add(name!, '', 'u32');
  for (const [, name] of text.matchAll(/^ {4}pub \[\w*\] fn (\w+)\s=/gm)) add(name!, '', undefined);
  return out;
}

const POINTER = /^\*(?:const|mut) /;

function programOf(module: string, callees: readonly Callee[]): string {
  const calls = callees.map(({ name, params, ret }) => {
    const args = params.map((type) =>
      POINTER.test(type) ? `p as ${type.replace(/crate::/, 'cuda_device::')}` : `v as ${type}`,
    );
    const call = `${module}::${name}(${args.join(', ')})`;
    if (ret === undefined) return `${call};`;
    if (ret === 'TmemF32x32') return `s += ${call}.to_array()[5] as f64;`;
    if (ret === 'TmemF32x4') return `s += ${call}.x() as f64;`;
    return ret === 'bool' ? `s += ${call} as u32 as f64;` : `s += ${call} as f64;`;
  });
  return `#![allow(unused_unsafe)]
use cuda_device::{*, barrier::*, tma::*};
use cuda_device::${module};
#[kernel]
pub fn all(p: *mut u8, v: i32, out: *mut f64) { unsafe { let mut s = 0.0; ${calls.join('\n')} *out = s; } }
`;
}

function accepted(ptxas: string, text: string, cpu: string): void {
  const { status, stderr, stdout } = spawnSync(ptxas, [`-arch=${cpu}`, '-', '-o', '/dev/null'], {
    input: text,
    encoding: 'utf8',
  });
  assert.equal(status, 0, `${stderr}${stdout}`.slice(0, 2000));
}

describe("cuda-oxide's device library", () => {
  const engine = testEngine();
  const emit = (source: string, cpu: string): string => {
    engine.setFile('/lib.rs', source);
    const { text, problems } = engine.emit('/lib.rs', 'ptx', { cpu });
    assert.deepEqual(problems, []);
    return text;
  };

  for (const [module, cpu] of MODULES) {
    it(`${module} comes out, accepted by ptxas for ${cpu}`, function () {
      // One kernel may not have operations of one block and of pairs.
      const callees = calleesOf(module).filter(({ name }) => !name.endsWith('_cg2'));
      assert.ok(callees.length > 0);
      const text = emit(programOf(module, callees), cpu);
      accepted(requireTool(this, 'ptxas'), text, cpu);
    });
  }

  for (const group of ['', '_cg2']) {
    it(`tensor memory${group === '' ? '' : ' of pairs'} comes out, accepted by ptxas`, function () {
      const text = emit(
        `use cuda_device::{*, tcgen05::*};
#[kernel]
pub unsafe fn mma(out: *mut f32, a: u64, b: u64, bar: *mut u64) { unsafe {
  static mut AT: SharedArray<u32, 1> = SharedArray::UNINIT;
  tcgen05_alloc${group}(&raw mut AT as *mut u32, 64); thread::sync_threads();
  let d = *(&raw const AT as *const u32);
  const I: u32 = Tcgen05InstructionDescriptor::builder().shape(Tcgen05MmaShape::M128_N64).build().raw();
  let a = Tcgen05SmemDescriptor::for_k_major(a, 128, 64, 2, Tcgen05SwizzleMode::Swizzle128B).raw();
  tcgen05_cp_smem_to_tmem${group}(d, b);
  tcgen05_mma_f16${group}(d, a, b, I, false); tcgen05_mma_f16${group}(d, a, b, I, true);
  tcgen05_commit${group}(bar); tcgen05_commit_shared_cluster${group}(bar); tcgen05_commit_multicast${group}(bar, 3);
  tcgen05_fence_after_thread_sync();
  let v = tcgen05_ld_16x256b_pure(d); tcgen05_load_wait();
  *out = v.x() + v[3]; tcgen05_relinquish_alloc_permit${group}(); tcgen05_dealloc${group}(d, 64);
} }`,
        'sm_100a',
      );
      // 128x64 of f16 with sums of f32, as the PTX manual places the fields.
      assert.match(text, /\b(?:135266320|0x8100010)\b/);
      accepted(requireTool(this, 'ptxas'), text, 'sm_100a');
    });
  }

  /** Runs a kernel with one pointer to words, 64 threads a block. */
  const run = (body: string, words: number, cpu = 'sm_90'): number[] => {
    const text = emit(
      `use cuda_device::{*, cooperative_groups::*, barrier::*};
#[kernel]
pub fn k(out: *mut u32) { unsafe {
  let t = thread::threadIdx_x();
  ${body}
} }`,
      cpu,
    );
    const { buffers, diagnostics } = runPtx(
      text,
      {
        launches: [
          {
            kernel: 'k',
            grid: [1, 1, 1],
            block: [64, 1, 1],
            args: [{ name: 'out', buffer: 'u32', length: words, role: 'out' }],
          },
        ],
      },
      {},
    );
    assert.deepEqual(diagnostics, []);
    return [...new Uint32Array(new Uint8Array(buffers[0]!.get('out')!).buffer)];
  };

  it('reduces and scans over tiles and blocks', () => {
    const seen = run(
      `static mut S: SharedArray<u32, 2> = SharedArray::UNINIT;
      let block = this_thread_block(); let tile = block.tiled_partition::<8>();
      let a = warp_reduce::<u32, ops::Sum, 8>(&tile, t);
      let b = warp_scan::<u32, ops::Max, 8>(&tile, t ^ 5);
      let c = block_scan::<u32, ops::Sum, 2>(&block, t, &raw mut S);
      let d = block_reduce::<i32, ops::Min, 2>(&block, 7 - t as i32, &raw mut S as *mut SharedArray<i32, 2>);
      for (i, v) in [a, b, c, d as u32].into_iter().enumerate() { *out.add(t as usize * 4 + i) = v; }`,
      256,
    );
    for (let t = 0; t < 64; t++) {
      const first = t & ~7;
      let sum = 0;
      let most = 0;
      for (let i = first; i < first + 8; i++) sum += i;
      for (let i = first; i <= t; i++) most = Math.max(most, i ^ 5);
      const expected = [sum, most, (t * (t + 1)) / 2, -56 >>> 0];
      assert.deepEqual(seen.slice(4 * t, 4 * t + 4), expected, `thread ${t}`);
    }
  });

  it('reduces over the first lanes of a warp', () => {
    const seen = run(
      `let live = if t < 32 { 32 } else { 13 };
      if t < 45 { *out.add(t as usize) = warp::reduce_sum_f32_partial(t as f32, live) as u32; }`,
      64,
    );
    for (let t = 0; t < 45; t++) assert.equal(seen[t], t < 32 ? 496 : 494, `thread ${t}`);
  });

  it('waits at a barrier in shared memory', () => {
    const seen = run(
      `static mut BAR: Barrier = Barrier::UNINIT;
      static mut S: SharedArray<u32, 64> = SharedArray::UNINIT;
      let bar = ManagedBarrier::<Uninit, GeneralBarrier>::from_static(&raw mut BAR).init(64);
      let s = &raw mut S as *mut u32;
      *s.add(t as usize) = t * 3;
      let token = bar.arrive(); bar.wait(token);
      *out.add(t as usize) = *s.add(63 - t as usize);`,
      64,
    );
    assert.deepEqual(
      seen,
      Array.from({ length: 64 }, (_, t) => (63 - t) * 3),
    );
  });

  it('reads shared memory of the cluster by rank and by pointer', () => {
    const seen = run(
      `static mut S: SharedArray<u32, 64> = SharedArray::UNINIT;
      let s = &raw mut S as *mut u32;
      *s.add(t as usize) = t + 5; cluster::cluster_sync();
      let other = s.add(63 - t as usize);
      let mapped = cluster::map_shared_rank(other, 0);
      let (i, read) = (t as usize, cluster::dsmem_read_u32(other, 0));
      *out.add(i) = if *mapped == read { read } else { 0 };`,
      64,
    );
    assert.deepEqual(
      seen,
      Array.from({ length: 64 }, (_, t) => 68 - t),
    );
  });

  it('reads a clock each time that it is asked', () => {
    const text = emit(
      `use cuda_device::{kernel, debug};
#[kernel]
pub unsafe fn k(out: *mut u32) { unsafe { let a = debug::clock(); *out = *out * 3; *out.add(1) = debug::clock() - a; } }`,
      'sm_80',
    );
    assert.equal(text.split('%clock;').length, 3);
  });
});
