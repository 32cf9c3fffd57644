/**
 * Lines of memory and banks that a warp or wave needs in loops of many shapes, on GPUs of both
 * vendors: what the hint says against a count of the addresses of all lanes in all iterations.
 */
import assert from 'node:assert/strict';
import { amdgcnCosts, parseAmdgcn } from '../../src/asm/amdgcn/index.ts';
import { type CostKind, lineCosts } from '../../src/ide/index.ts';
import type { TargetName } from '../../src/workspace/index.ts';
import { testEngine } from '../codegen/engine.ts';

interface Gpu {
  readonly cpu: string;
  readonly target: TargetName;
  readonly warp: 'warp' | 'wave';
  readonly lanes: number;
  readonly line: number;
  readonly banks: number;
  /** Lanes that shared memory serves at once, by bytes of the access. */
  readonly served: (bytes: number) => number;
}

const served = (bytes: number): number => (bytes <= 4 ? 32 : 128 / bytes);
const GPUS: readonly Gpu[] = [
  { cpu: 'sm_80', target: 'ptx', warp: 'warp', lanes: 32, line: 128, banks: 32, served },
  { cpu: 'gfx90a', target: 'amdgcn', warp: 'wave', lanes: 64, line: 64, banks: 32, served },
  { cpu: 'gfx942', target: 'amdgcn', warp: 'wave', lanes: 64, line: 128, banks: 32, served },
  { cpu: 'gfx1100', target: 'amdgcn', warp: 'wave', lanes: 32, line: 128, banks: 32, served },
];

interface Shape {
  readonly name: string;
  /** The body of the kernel; the access that counts is in the line with `HERE`. */
  readonly body: string;
  readonly bytes: number;
  readonly memory?: 'shared';
  /** The byte that a lane accesses in an iteration; absent where that is not decided. */
  readonly at?: (lane: number, k: number) => number;
  /** What the hint is where the distance is the parameter. */
  readonly symbolic?: (gpu: Gpu) => string;
}

const GLOBAL = 'let i = (bx() * bd() + tx()) as usize;';
const walk = (index: string, type = 'f32', limit = 'w', step = '1'): string =>
  `${GLOBAL} let p = m as *const ${type}; let mut s = 0.0f32; let mut k = 0usize;
   while k < ${limit} {
     s += (*p.add(${index})) as f32; // HERE
     k += ${step}; }
   *o.add(i) = s;`;
const lds = (index: string, type = 'f32', setup = ''): string =>
  `let t = tx() as usize; ${setup} let p = lds() as *const ${type}; let mut s = 0.0f32; let mut k = 0usize;
   while k < w {
     s += (*p.add(${index})) as f32; // HERE
     k += 1; }
   *o.add(t) = s;`;

const SHAPES: readonly Shape[] = [
  { name: 'rows', body: walk('i * 1024 + k'), bytes: 4, at: (l, k) => 4 * (l * 1024 + k) },
  { name: 'columns', body: walk('k * 1024 + i'), bytes: 4, at: (l, k) => 4 * (k * 1024 + l) },
  {
    name: 'distance of a parameter',
    body: walk('i * w + k'),
    bytes: 4,
    symbolic: () => 'uncoalesced unless w = 1',
  },
  {
    name: 'twice the distance of a parameter',
    body: walk('2 * i * w + k * 4096'),
    bytes: 4,
    symbolic: ({ lanes, warp }) => `uncoalesced: up to ${lanes} lines per ${warp}`,
  },
  {
    name: 'structure of arrays',
    body: walk('i + k * 65536'),
    bytes: 4,
    at: (l, k) => 4 * (l + k * 65536),
  },
  {
    name: 'array of structures of three',
    body: walk('3 * i + k * 98304'),
    bytes: 4,
    at: (l, k) => 4 * (3 * l + k * 98304),
  },
  {
    name: 'array of structures of eight',
    body: walk('8 * i + 5 + k * 65536'),
    bytes: 4,
    at: (l, k) => 4 * (8 * l + 5 + k * 65536),
  },
  {
    name: 'backwards',
    body: walk('1000000 - i + k * 512'),
    bytes: 4,
    at: (l, k) => 4 * (1000000 - l + k * 512),
  },
  {
    name: 'grid stride',
    body: `${GLOBAL} let mut s = 0.0f32; let mut k = i;
      while k < w {
        s += *m.add(k); // HERE
        k += 4096; }
      *o.add(i) = s;`,
    bytes: 4,
    at: (l, k) => 4 * (l + 4096 * k),
  },
  {
    name: 'grid stride over pairs',
    body: `${GLOBAL} let mut s = 0.0f32; let mut k = i;
      while k < w {
        s += *m.add(k * 2 + 1); // HERE
        k += 4096; }
      *o.add(i) = s;`,
    bytes: 4,
    at: (l, k) => 4 * (2 * (l + 4096 * k) + 1),
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
    name: 'two levels of tiles',
    body: `let t = tx() as usize; let mut s = 0.0f32; let mut k = 0;
      while k < w {
        s += *m.add((t / 8) * 1024 + t % 8 + k * 8192); // HERE
        k += 1; }
      *o.add(t) = s;`,
    bytes: 4,
    at: (l, k) => 4 * (Math.floor(l / 8) * 1024 + (l % 8) + k * 8192),
  },
  { name: 'halo', body: walk('i + k'), bytes: 4, at: (l, k) => 4 * (l + k) },
  {
    name: 'gather',
    body: `${GLOBAL} let x = m as *const u32; let mut s = 0.0f32; let mut k = 0usize;
      while k < w {
        let j = *x.add(i + k * 4096) as usize;
        s += *m.add(j); // HERE
        k += 1; }
      *o.add(i) = s;`,
    bytes: 4,
  },
  {
    name: 'rows of bytes',
    body: walk('i * 4096 + k', 'u8'),
    bytes: 1,
    at: (l, k) => l * 4096 + k,
  },
  {
    name: 'rows of doubles',
    body: walk('i * 32 + k', 'f64'),
    bytes: 8,
    at: (l, k) => 8 * (l * 32 + k),
  },
  {
    name: 'four floats at once, a row apart',
    body: `${GLOBAL} let p = m as *const F4; let mut s = 0.0f32; let mut k = 0usize;
      while k < w {
        let v = *p.add(i * 16 + k); // HERE
        s += v.0[0] + v.0[1] + v.0[2] + v.0[3];
        k += 1; }
      *o.add(i) = s;`,
    bytes: 16,
    at: (l, k) => 16 * (l * 16 + k),
  },
  {
    name: 'transpose without a tile',
    body: `let t = tx() as usize; let mut k = 0usize;
      while k < w {
        *o.add(t * 2048 + k) = 1.0; // HERE
        k += 1; }`,
    bytes: 4,
    at: (l, k) => 4 * (l * 2048 + k),
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
    name: 'tile without padding',
    body: lds('t * 32 + k'),
    memory: 'shared',
    bytes: 4,
    at: (l, k) => 4 * (l * 32 + k),
  },
  {
    name: 'tile with padding',
    body: lds('t * 33 + k'),
    memory: 'shared',
    bytes: 4,
    at: (l, k) => 4 * (l * 33 + k),
  },
  {
    name: 'tile swizzled by xor',
    body: lds('t * 32 + (k % 32 ^ t % 32)'),
    memory: 'shared',
    bytes: 4,
    at: (l, k) => 4 * (l * 32 + ((k % 32) ^ (l % 32))),
  },
  {
    name: 'tile of eights',
    body: lds('t * 8 + k'),
    memory: 'shared',
    bytes: 4,
    at: (l, k) => 4 * (l * 8 + k),
  },
  {
    name: 'tile of doubles',
    body: lds('t * 16 + k', 'f64'),
    memory: 'shared',
    bytes: 8,
    at: (l, k) => 8 * (l * 16 + k),
  },
];

const HEADS: Readonly<Record<'ptx' | 'amdgcn', string>> = {
  ptx: `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx, core_intrinsics, gpu_intrinsics)]
fn tx() -> u32 { unsafe { core::arch::nvptx::_thread_idx_x() as u32 } }
fn bx() -> u32 { unsafe { core::arch::nvptx::_block_idx_x() as u32 } }
fn bd() -> u32 { unsafe { core::arch::nvptx::_block_dim_x() as u32 } }
`,
  amdgcn: `#![no_std]
#![feature(abi_gpu_kernel, stdarch_amdgpu, core_intrinsics, gpu_intrinsics)]
#[repr(C)]
struct Packet { header: u16, setup: u16, size: [u16; 3] }
fn tx() -> u32 { core::arch::amdgpu::workitem_id_x() }
fn bx() -> u32 { core::arch::amdgpu::workgroup_id_x() }
fn bd() -> u32 { unsafe { (*(core::intrinsics::gpu::amdgpu_dispatch_ptr() as *const Packet)).size[0] as u32 } }
`,
};

const COMMON = `
fn lds() -> *mut u8 { core::intrinsics::gpu::gpu_launch_sized_workgroup_mem() }
#[repr(C, align(16))] #[derive(Clone, Copy)]
struct F4([f32; 4]);
#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! { loop {} }
`;

/** Lines that the lanes need in an iteration, the buffer so many bytes behind a line's start. */
function linesIn({ lanes, line }: Gpu, { at, bytes }: Shape, k: number, from: number): number {
  const lines = new Set<number>();
  for (let lane = 0; lane < lanes; lane++)
    for (let i = 0; i < bytes; i++) lines.add(Math.floor((from + at!(lane, k) + i) / line));
  return lines.size;
}

/** Lines that their bytes would need, were they side by side. */
function needed({ lanes, line }: Gpu, { at, bytes }: Shape): number {
  const all = new Set<number>();
  for (let lane = 0; lane < lanes; lane++)
    for (let i = 0; i < bytes; i++) all.add(at!(lane, 0) + i);
  return Math.ceil(all.size / line);
}

/** The most words of one bank that lanes which are served together want in an iteration. */
function wordsIn(gpu: Gpu, { at, bytes }: Shape, k: number): number {
  let most = 0;
  const together = gpu.served(bytes);
  for (let first = 0; first < gpu.lanes; first += together) {
    const words = new Set<number>();
    for (let lane = first; lane < first + together; lane++)
      for (let i = 0; i < bytes; i += 4) words.add((at!(lane, k) + i) >> 2);
    for (let bank = 0; bank < gpu.banks; bank++)
      most = Math.max(most, [...words].filter((word) => word % gpu.banks === bank).length);
  }
  return most;
}

function expected(gpu: Gpu, shape: Shape): string[] {
  if (shape.symbolic) return [shape.symbolic(gpu)];
  if (shape.at === undefined) return [];
  const rounds = Array.from({ length: 64 }, (_, k) => k);
  if (shape.memory === 'shared') {
    const most = Math.max(...rounds.map((k) => wordsIn(gpu, shape, k)));
    return most < 4 ? [] : [`bank conflict: ${most} lanes`];
  }
  const counts = rounds.map((k) => linesIn(gpu, shape, k, 0));
  const places = Array.from({ length: gpu.line / shape.bytes }, (_, i) => i * shape.bytes);
  const fewest = Math.min(...places.map((from) => linesIn(gpu, shape, 0, from)));
  if (fewest < 1.5 * needed(gpu, shape)) return [];
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return [`uncoalesced: ${least === most ? least : `${least} to ${most}`} lines per ${gpu.warp}`];
}

describe('ide: what accesses cost in loops, on both vendors', () => {
  it('24 shapes', () => assert.equal(SHAPES.length, 24));

  for (const gpu of GPUS) {
    const engine = testEngine();
    for (const [n, shape] of SHAPES.entries()) {
      it(`${gpu.cpu}: ${shape.name}`, () => {
        const head = HEADS[gpu.target as 'ptx' | 'amdgcn'];
        const text = `${head}${COMMON}#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k${n}(m: *const f32, o: *mut f32, w: usize) { unsafe {
${shape.body}
}}
`;
        const path = `/${gpu.cpu}/k${n}.rs`;
        engine.setFile(path, text);
        const kinds: ReadonlySet<CostKind> = new Set(['coalescing', 'banks']);
        const emitted = engine.emit(path, gpu.target, { kernel: `k${n}`, cpu: gpu.cpu });
        assert.deepEqual(emitted.problems, []);
        const range = { start: 0, end: text.length };
        const found = lineCosts(engine, path, range, { kinds, cpu: gpu.cpu })
          .filter(({ offset }) => {
            const end = text.indexOf('\n', offset);
            return text.slice(text.lastIndexOf('\n', offset - 1) + 1, end).includes('// HERE');
          })
          .flatMap(({ label }) => label.split(' · '));
        assert.deepEqual(found, expected(gpu, shape));
      });
    }
  }

  it('the text of another compiler: a widened index, shifted by way of its upper half', () => {
    const text = `	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
rows:
	s_load_b64 s[2:3], s[0:1], 0x0
	s_load_b32 s4, s[0:1], 0x10
	v_lshlrev_b32_e32 v2, 5, v0
	v_mov_b32_e32 v1, 0
	v_ashrrev_i64 v[0:1], 30, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
.LBB0_1:
	global_load_b32 v3, v[0:1], off
	v_add_co_u32 v0, vcc_lo, v0, 4
	v_add_co_ci_u32_e64 v1, null, 0, v1, vcc_lo
	s_add_i32 s4, s4, -1
	s_cmp_lg_u32 s4, 0
	s_waitcnt vmcnt(0)
	s_cbranch_scc1 .LBB0_1
	s_endpgm
	.amdhsa_kernel rows
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 5
	.end_amdhsa_kernel
`;
    const found = amdgcnCosts(parseAmdgcn(text).module, 'gfx1100');
    assert.deepEqual(
      found.flatMap(({ kind, line, label }) => (kind === 'coalescing' ? [[line, label]] : [])),
      [[12, 'uncoalesced: 32 lines per wave']],
    );
  });
});
