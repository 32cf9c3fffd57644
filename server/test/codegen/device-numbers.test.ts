/**
 * What the device libraries have beside instructions: cuda-oxide's plans of accesses, words for
 * shapes, fragments of matrices, halves by bits and buffers of tensor cores; conversions of
 * pointers, counters and the allocator of `cuda_std`.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { type LaunchArg, runPtx } from '../../src/emulate/index.ts';
import { requireTool } from '../kit/index.ts';
import { testEngine } from './engine.ts';

/** What buffers have at the start. */
const ZEROS: readonly number[] = Array.from({ length: 128 }, () => 0);

describe('numbers and names of device libraries', () => {
  const engine = testEngine();

  const emit = (source: string, cpu = 'sm_90'): string => {
    engine.setFile('/lib.rs', source);
    const { text, problems } = engine.emit('/lib.rs', 'ptx', { cpu });
    assert.deepEqual(problems, []);
    return text;
  };

  /** What a thread writes into `out`, 128 words. */
  const written = (body: string): number[] => {
    const text = emit(
      `use cuda_device::*;\n#[kernel]\npub unsafe fn k(out: *mut u32) { unsafe { ${body} } }`,
    );
    const init = { gen: 'values', values: ZEROS } as const;
    const args = [{ name: 'out', buffer: 'u32', length: 128, role: 'inout', init }] as const;
    const launch = { kernel: 'k', grid: [1, 1, 1], block: [1, 1, 1], args } as const;
    const { buffers, diagnostics } = runPtx(text, { launches: [launch] }, {});
    assert.deepEqual(diagnostics, []);
    return [...new Uint32Array(new Uint8Array(buffers[0]!.get('out')!).buffer)];
  };

  const accepted = (ptxas: string, text: string, cpu: string): void => {
    const args = [`-arch=${cpu}`, '-', '-o', '/dev/null'];
    const { status, stderr } = spawnSync(ptxas, args, { input: text, encoding: 'utf8' });
    assert.equal(status, 0, stderr);
  };

  it('knows which element of a sum a lane holds, and back', () => {
    const out = written(`
      for lane in 0..32 { for j in 0..4 {
        let at = mma_frag::acc_offset(lane, j);
        let (row, col) = mma_frag::acc_coords(lane, j);
        let back = mma_frag::acc_decode(at) == Some((lane, j)) && at == row * 8 + col;
        let matrix = mma_frag::acc_matrix_offset(lane, j, 32, 16, 100);
        let inside = matrix == Some((row + 32) * 100 + col + 16);
        *out.add(at) += 1 + 2 * back as u32 + 4 * inside as u32;
      } }`);
    assert.deepEqual(
      out.filter((word) => word !== 7),
      [],
    );
  });

  it('clips fragments to rows and columns', () => {
    const out = written(`
      for rows in 0..10 { for cols in 0..10 { *out.add(rows * 10 + cols) = mma_frag::acc_valid_count(rows, cols) as u32; } }
      *out.add(100) = mma_frag::acc_valid_mask(3, 9, 8);
      *out.add(101) = mma_frag::acc_valid_mask(4, 9, 8);
      *out.add(102) = mma_frag::acc_mask_is_uniform(0b11) as u32;
      *out.add(103) = mma_frag::acc_matrix_offset(0, 0, 1, usize::MAX, 2).is_none() as u32;
      *out.add(104) = mma_frag::acc_valid_count(99, 99) as u32;`);
    const counts = Array.from({ length: 100 }, (_, i) => Math.floor(i / 10) * Math.min(i % 10, 8));
    assert.deepEqual(out.slice(0, 105), [...counts, 15, 3, 0, 1, 128]);
  });

  it('plans accesses, and counts the lines of a warp', () => {
    const out = written(`
      const PLAN: access::AccessPlan = access::plan_for_elem_size(2, access::TXN_128, 128).unwrap();
      *out = PLAN.elems_per_thread as u32;
      *out.add(1) = PLAN.min_extent(32).unwrap() as u32;
      *out.add(2) = PLAN.min_extent(33).is_none() as u32;
      *out.add(3) = PLAN.passes_for_tile(4096).unwrap() as u32;
      *out.add(4) = access::plan::<f64>(access::TXN_32, 32).is_none() as u32;
      *out.add(5) = access::plan::<f32>(12, 32).is_none() as u32;
      *out.add(6) = access::widest::<f32>(64, 32).unwrap().txn_bytes as u32;
      *out.add(7) = access::widest::<f32>(33, 32).is_none() as u32;
      let step = |by: usize| { let mut at = [0; 32]; for lane in 0..32 { at[lane] = lane * by; } at };
      *out.add(8) = access::lines_touched(&step(1), 16) as u32;
      *out.add(9) = access::lines_touched(&step(2), 4) as u32;
      *out.add(10) = access::wasted_lines(&step(32), 4) as u32;
      *out.add(11) = access::lines_touched(&step(3), 48) as u32;
      *out.add(12) = access::is_fully_coalesced(&step(1), 4) as u32;
      *out.add(13) = access::lines_touched(&[usize::MAX; 32], 8) as u32;`);
    // Elements of 48 bytes, 144 bytes apart: their 32 spans touch 42 lines.
    const lines = new Set<number>();
    for (let lane = 0; lane < 32; lane++)
      for (let byte = 0; byte < 48; byte++) lines.add(Math.floor((lane * 144 + byte) / 128));
    assert.deepEqual(out.slice(0, 14), [8, 32, 1, 4, 1, 1, 8, 1, 4, 2, 31, lines.size, 1, 1]);
  });

  it('has words for shapes and policies', () => {
    const out = written(`
      use cuda_device::config::*;
      enum Product {}
      impl AtomKind for Product {}
      type Sum = Tile<Shape2<16, 32>, RowMajor, Shared, Block>;
      type Step = Atom<Product, Shape3<2, 3, 4>, WarpGroup>;
      enum Mine {}
      impl Policy for Mine { const ID: PolicyId = PolicyId::new(7, 1); }
      fn elements<T: TileSpec>() -> u32 { <T::Shape as Shape>::ELEMENTS.unwrap() as u32 }
      fn depth<A: AtomSpec>() -> u32 { <A::Shape as Shape>::EXTENTS[2] as u32 }
      *out = elements::<Sum>() + depth::<Step>() + Mine::ID.namespace() as u32;
      *out.add(1) = (Shape1::<8>::D0 + Shape2::<8, 9>::D1 + Shape3::<1, 2, 3>::D2) as u32;
      let too_large = <Shape2<{ usize::MAX }, 2> as Shape>::ELEMENTS;
      *out.add(2) = (too_large.is_none() && size_of::<Sum>() == 0) as u32;
      *out.add(3) = <Shape1<4> as Shape>::RANK as u32;`);
    assert.deepEqual(out.slice(0, 4), [16 * 32 + 4 + 7, 8 + 9 + 3, 1, 1]);
  });

  it('gives indices only in launches of as many dimensions as they have', () => {
    const text = emit(`use cuda_device::{*, thread::*};
#[kernel]
pub fn k(mut a: DisjointSlice<u32>, mut b: DisjointSlice<u32, Index2D<4>>, mut c: DisjointSlice<u32>) {
  let i = index_1d();
  let valid = i.is_valid() as u32;
  if let Some(at) = a.get_mut(i) { *at = 1 + valid; }
  if let Some(i) = index_2d::<4>() && let Some(at) = b.get_mut(i) { *at = 1; }
  if let Some((at, i)) = c.get_mut_indexed() { *at = 1 + i.get() as u32; }
}`);
    const seen = (
      grid: readonly [number, number, number],
      block: readonly [number, number, number],
    ) => {
      const args = ['a', 'b', 'c'].flatMap((name): LaunchArg[] => [
        {
          name,
          buffer: 'u32',
          length: 8,
          role: 'inout',
          init: { gen: 'values', values: ZEROS.slice(0, 8) },
        },
        { name: `${name}_len`, scalar: 'u64', value: 8 },
      ]);
      const { buffers, diagnostics } = runPtx(
        text,
        { launches: [{ kernel: 'k', grid, block, args }] },
        {},
      );
      assert.deepEqual(diagnostics, []);
      const words = (name: string) =>
        new Uint32Array(new Uint8Array(buffers[0]!.get(name)!).buffer);
      return ['a', 'b', 'c'].map((name) => words(name).join(''));
    };
    assert.deepEqual(seen([1, 1, 1], [4, 1, 1]), ['22220000', '11110000', '12340000']);
    assert.deepEqual(seen([1, 1, 1], [4, 2, 1]), ['00000000', '11111111', '00000000']);
    assert.deepEqual(seen([1, 2, 1], [4, 1, 1]), ['00000000', '11111111', '00000000']);
    assert.deepEqual(seen([1, 1, 1], [4, 1, 2]), ['00000000', '00000000', '00000000']);
    assert.deepEqual(seen([1, 1, 2], [4, 1, 1]), ['00000000', '00000000', '00000000']);
  });

  it('packs halves by their bits, and promotes what is printed', () => {
    const out = written(`
      use cuda_device::{debug::GpuPrintfArg, tcgen05::*};
      let just_over = f32::from_bits(0x3f80_8001);
      *out = f32_to_bf16(just_over) as u32;
      *out.add(1) = f32_to_bf16_rne(just_over) as u32;
      *out.add(2) = f32_to_bf16_rne(f32::from_bits(0x3f80_8000)) as u32;
      *out.add(3) = f32_pair_to_packed_bf16(1.0, -2.0);
      *out.add(4) = pack_f16_pair(1, 2);
      fn letter<T: GpuPrintfArg>(_: T) -> u32 { T::FORMAT_CHAR as u32 + T::IS_64BIT as u32 }
      *out.add(5) = letter(1u8);
      *out.add(6) = letter(out);
      let sum = 1.5f32.promote() + (-2i16).promote() as f64 + true.promote() as f64;
      *out.add(7) = (sum == 0.5) as u32;`);
    assert.deepEqual(out.slice(0, 8), [0x3f80, 0x3f81, 0x3f80, 0xc0003f80, 0x20001, 117, 113, 1]);
  });

  it("says what becomes of a tensor core's buffers", function () {
    const ptxas = requireTool(this, 'ptxas');
    const text = emit(
      `use cuda_device::{*, tcgen05::*};
#[kernel]
pub unsafe fn k(d: u32, a: u32, b: u64, i: u32) { unsafe {
  tcgen05_mma_ws_f16_with_collector(d, a, 0, b, i, true, CollectorUsage::Fill(2));
  tcgen05_mma_ws_f16_with_collector(d, a, 0, b, i, true, CollectorUsage::Use(2));
  tcgen05_mma_ws_f16_with_collector(d, a, 0, b, i, true, CollectorUsage::LastUse(2));
  tcgen05_mma_ws_f16_with_collector(d, a, 0, b, i, true, CollectorUsage::Discard(3));
} }`,
      'sm_100a',
    );
    assert.deepEqual(
      [...text.matchAll(/collector::(\w+::\w+) /g)].map(([, words]) => words),
      ['b2::fill', 'b2::use', 'b2::lastuse', 'b3::discard'],
    );
    accepted(ptxas, text, 'sm_100a');
  });

  it('converts pointers and counts for profilers as cuda_std does', function () {
    const ptxas = requireTool(this, 'ptxas');
    const text = emit(`use cuda_std::{*, mem::*, misc::*, ptr::*};
use core::alloc::{GlobalAlloc, Layout};
#[kernel]
pub unsafe fn k(p: *mut u32, n: u32) { unsafe {
  for space in [AddressSpace::Global, AddressSpace::Shared, AddressSpace::Constant, AddressSpace::Local] {
    let at = convert_generic_to_specific_address_space(p, space);
    *p = *p + (convert_specific_address_space_to_generic(at, space) as *const u32 == p) as u32;
  }
  profiler_counter(3);
  profiler_counter(n);
  let mine = GLOBAL_ALLOCATOR.alloc(Layout::new::<u64>());
  GLOBAL_ALLOCATOR.dealloc(mine, Layout::new::<u64>());
} }`);
    for (const space of ['global', 'shared', 'const', 'local']) {
      assert.match(text, new RegExp(`cvta\\.to\\.${space}\\.u64`));
      assert.match(text, new RegExp(`cvta\\.${space}\\.u64`));
    }
    for (let counter = 0; counter < 8; counter++) assert.ok(text.includes(`pmevent ${counter};`));
    assert.match(text, /call.*\bmalloc\b/s);
    accepted(ptxas, text, 'sm_90');
  });
});
