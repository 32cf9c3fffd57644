/**
 * Lines of memory that a warp needs in loops of many shapes: what the hint says against a count of
 * the addresses of all lanes in all iterations.
 */
import assert from 'node:assert/strict';
import { type CostKind, lineCosts } from '../../src/ide/index.ts';
import { testEngine } from '../codegen/engine.ts';

const LINE = 128;
const LANES = 32;

interface Shape {
  readonly name: string;
  /** The body of the kernel; the access that counts is in the line with `HERE`. */
  readonly body: string;
  /** Bytes of the access. */
  readonly bytes: number;
  /** The byte that a lane accesses in an iteration; `w` is the parameter. */
  at(lane: number, k: number, w: number): number;
  /** What the hint is where the distance is the parameter. */
  readonly symbolic?: string;
}

const GLOBAL = 'let i = (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize;';
const walk = (index: string, limit = '64', step = '1'): string =>
  `${GLOBAL} let mut s = 0.0f32; let mut k = 0usize;
   while k < ${limit} {
     s += *m.add(${index}); // HERE
     k += ${step}; }
   *o.add(i) = s;`;

const SHAPES: readonly Shape[] = [
  { name: 'rows', body: walk('i * 1024 + k'), bytes: 4, at: (l, k) => 4 * (l * 1024 + k) },
  { name: 'columns', body: walk('k * 1024 + i'), bytes: 4, at: (l, k) => 4 * (k * 1024 + l) },
  {
    name: 'far',
    body: walk('i * 64 + k * 65536', 'w'),
    bytes: 4,
    at: (l, k) => 4 * (l * 64 + k * 65536),
  },
  { name: 'pairs', body: walk('2 * i + k * 4096'), bytes: 4, at: (l, k) => 4 * (2 * l + k * 4096) },
  {
    name: 'triples',
    body: walk('3 * i + k * 4096'),
    bytes: 4,
    at: (l, k) => 4 * (3 * l + k * 4096),
  },
  { name: 'fours', body: walk('4 * i + k * 4096'), bytes: 4, at: (l, k) => 4 * (4 * l + k * 4096) },
  { name: 'fives', body: walk('5 * i + k * 320'), bytes: 4, at: (l, k) => 4 * (5 * l + k * 320) },
  {
    name: 'eights',
    body: walk('8 * i + k * 4096'),
    bytes: 4,
    at: (l, k) => 4 * (8 * l + k * 4096),
  },
  { name: 'sixteens', body: walk('16 * i + k'), bytes: 4, at: (l, k) => 4 * (16 * l + k) },
  { name: 'shifted', body: walk('i + k'), bytes: 4, at: (l, k) => 4 * (l + k) },
  { name: 'broadcast', body: walk('k'), bytes: 4, at: (_, k) => 4 * k },
  {
    name: 'reversed',
    body: walk('100000 - i + 32 * k'),
    bytes: 4,
    at: (l, k) => 4 * (100000 - l + 32 * k),
  },
  {
    name: 'grid',
    body: walk('k', '4096', '1').replace('*m.add(k)', '*m.add(i + k * (_block_dim_x() as usize))'),
    bytes: 4,
    at: (l, k) => 4 * (l + k * 64),
  },
  {
    name: 'grid stride',
    body: `${GLOBAL} let mut s = 0.0f32; let mut k = i;
      while k < w {
        s += *m.add(k * 2); // HERE
        k += (_block_dim_x() * _grid_dim_x()) as usize; }
      *o.add(i) = s;`,
    bytes: 4,
    at: (l, k) => 8 * (l + 64 * k),
  },
  {
    name: 'pointer moves',
    body: `${GLOBAL} let mut s = 0.0f32; let mut p = m.add(i * 128); let mut k = 0;
      while k < w {
        s += *p; // HERE
        p = p.add(1); k += 1; }
      *o.add(i) = s;`,
    bytes: 4,
    at: (l, k) => 4 * (l * 128 + k),
  },
  {
    name: 'backwards',
    body: `${GLOBAL} let mut s = 0.0f32; let mut k = w;
      while k > 0 {
        k -= 1;
        s += *m.add(i * 32 + k); // HERE
      }
      *o.add(i) = s;`,
    bytes: 4,
    at: (l, k) => 4 * (l * 32 + k),
  },
  {
    name: 'tile of warps',
    body: `let t = _thread_idx_x() as usize; let mut s = 0.0f32; let mut k = 0;
      while k < w {
        s += *m.add((t / 8) * 1024 + t % 8 + k * 8); // HERE
        k += 1; }
      *o.add(t) = s;`,
    bytes: 4,
    at: (l, k) => 4 * (Math.floor(l / 8) * 1024 + (l % 8) + k * 8),
  },
  {
    name: 'lanes swapped',
    body: `let t = _thread_idx_x() as usize; let mut s = 0.0f32; let mut k = 0;
      while k < w {
        s += *m.add((t ^ 1) + k * 256); // HERE
        k += 1; }
      *o.add(t) = s;`,
    bytes: 4,
    at: (l, k) => 4 * ((l ^ 1) + k * 256),
  },
  {
    name: 'doubles',
    body: `${GLOBAL} let d = m as *const f64; let mut s = 0.0f64; let mut k = 0;
      while k < w {
        s += *d.add(i * 2 + k * 4096); // HERE
        k += 1; }
      *o.add(i) = s as f32;`,
    bytes: 8,
    at: (l, k) => 8 * (l * 2 + k * 4096),
  },
  {
    name: 'bytes',
    body: `${GLOBAL} let d = m as *const u8; let mut s = 0u32; let mut k = 0;
      while k < w {
        s += *d.add(i * 16 + k * 4096) as u32; // HERE
        k += 1; }
      *o.add(i) = s as f32;`,
    bytes: 1,
    at: (l, k) => l * 16 + k * 4096,
  },
  {
    name: 'nested',
    body: `${GLOBAL} let mut s = 0.0f32; let mut j = 0;
      while j < w {
        let mut k = 0;
        while k < w {
          s += *m.add(i * 256 + j * 16 + k); // HERE
          k += 1; }
        j += 1; }
      *o.add(i) = s;`,
    bytes: 4,
    at: (l, k) => 4 * (l * 256 + k),
  },
  {
    name: 'store',
    body: `${GLOBAL} let mut k = 0;
      while k < w {
        *o.add(i * 40 + k) = 1.0; // HERE
        k += 1; }`,
    bytes: 4,
    at: (l, k) => 4 * (l * 40 + k),
  },
  {
    name: 'row of the launch',
    body: walk('i * w + k', 'w'),
    bytes: 4,
    at: (l, k, w) => 4 * (l * w + k),
    symbolic: 'uncoalesced unless w = 1',
  },
  {
    name: 'distance of the launch',
    body: walk('2 * i * w + k * 4096', 'w'),
    bytes: 4,
    at: (l, k, w) => 4 * (2 * l * w + k * 4096),
    symbolic: 'uncoalesced: up to 32 lines per warp',
  },
];

const HEAD = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]
use core::arch::nvptx::*;
#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! { loop {} }
`;

/** Lines that a warp needs in an iteration, the buffer so many bytes behind the start of a line. */
function linesIn({ at, bytes }: Shape, k: number, from: number): number {
  const lines = new Set<number>();
  for (let lane = 0; lane < LANES; lane++)
    for (let i = 0; i < bytes; i++) lines.add(Math.floor((from + at(lane, k, 1) + i) / LINE));
  return lines.size;
}

/** Lines that its bytes would need, were they side by side. */
function needed({ at, bytes }: Shape): number {
  const all = new Set<number>();
  for (let lane = 0; lane < LANES; lane++)
    for (let i = 0; i < bytes; i++) all.add(at(lane, 0, 1) + i);
  return Math.ceil(all.size / LINE);
}

describe('ide: lines of memory per warp in loops', () => {
  const engine = testEngine();
  const hints = (text: string, path: string): string[] => {
    engine.setFile(path, text);
    const kinds: ReadonlySet<CostKind> = new Set(['coalescing']);
    return lineCosts(engine, path, { start: 0, end: text.length }, { kinds, cpu: 'sm_80' })
      .filter(({ offset }) => {
        const end = text.indexOf('\n', offset);
        return text.slice(text.lastIndexOf('\n', offset - 1) + 1, end).includes('// HERE');
      })
      .flatMap(({ label }) => label.split(' · ').filter((one) => one.startsWith('uncoalesced')));
  };

  it(`${SHAPES.length} shapes, the twenty-four of them and no fewer`, () => {
    assert.equal(SHAPES.length, 24);
  });

  for (const [n, shape] of SHAPES.entries()) {
    it(shape.name, () => {
      const text = `${HEAD}#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k${n}(m: *const f32, o: *mut f32, w: usize) { unsafe {
${shape.body}
}}
`;
      const found = hints(text, `/c/k${n}.rs`);
      if (shape.symbolic !== undefined) {
        assert.deepEqual(found, [shape.symbolic]);
        return;
      }
      const counts = Array.from({ length: 64 }, (_, k) => linesIn(shape, k, 0));
      // What only lies across the beginning of a line is not called uncoalesced.
      const places = Array.from({ length: LINE / shape.bytes }, (_, i) => i * shape.bytes);
      const fewest = Math.min(...places.map((from) => linesIn(shape, 0, from)));
      const [least, most] = [Math.min(...counts), Math.max(...counts)];
      const expected =
        fewest < 1.5 * needed(shape)
          ? []
          : [`uncoalesced: ${least === most ? least : `${least} to ${most}`} lines per warp`];
      assert.deepEqual(found, expected);
    });
  }

  it('iterations that lanes leave one by one: the counter is no common value behind the loop', () => {
    const text = `${HEAD}#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn left(m: *const f32, o: *mut f32, n: *const u32) { unsafe {
  let t = _thread_idx_x() as usize; let mut k = 0usize; let mut s = 0.0f32;
  while (k as u32) < *n.add(t) { s += *m.add(k * 512); k += 1; }
  *o.add(t * 64 + k) = s; // HERE
}}
`;
    assert.deepEqual(hints(text, '/c/left.rs'), []);
  });

  it('narrow loads side by side: what alignment would give one, and none where it is known', () => {
    const kernel = (setup: string): string => `${HEAD}#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sum(x: *const u8, o: *mut u32) { unsafe {
  let t = _thread_idx_x() as usize;
  ${setup}
  *o.add(t) = *p as u32 + *p.add(1) as u32 + *p.add(2) as u32 + *p.add(3) as u32;
}}
`;
    const costs = (text: string, path: string): readonly { label: string; tooltip: string }[] => {
      engine.setFile(path, text);
      const kinds: ReadonlySet<CostKind> = new Set(['coalescing']);
      return lineCosts(engine, path, { start: 0, end: text.length }, { kinds, cpu: 'sm_80' });
    };
    const [found] = costs(kernel('let p = x.add(t * 4);'), '/c/narrow.rs');
    assert.equal(found?.label, '4 loads side by side');
    assert.match(found.tooltip, /alignment 1 is known, 4 would give one load/);
    // Bytes 3, 7, ...: no four of them lie in one word.
    assert.deepEqual(costs(kernel('let p = x.add(t * 4 + 3);'), '/c/odd.rs'), []);
  });
});
