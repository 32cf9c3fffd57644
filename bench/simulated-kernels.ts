/**
 * The kernels that `simulate.bench.ts` runs, compiled, and their launches as the interpreter of PTX
 * runs them. It is bundled a second time over the sources of an older commit, so it uses only what
 * that commit has too.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileId } from '../server/src/base/index.ts';
import { type LaunchSpec, runPtx } from '../server/src/emulate/index.ts';
import { collectCrate, Program, type SourceHost } from '../server/src/hir/index.ts';
import { findKernels, Lowering, lowerKernels } from '../server/src/lower/index.ts';
import { cloneFunc, createModule, type Module } from '../server/src/mir/index.ts';
import { optimize } from '../server/src/passes/index.ts';
import { parseFile } from '../server/src/syntax/index.ts';
import { ptxTarget } from '../server/src/targets/index.ts';

const PRELUDE = 'server/prelude';
const TARGET = {
  arch: 'nvptx64',
  cfg: new Set<string>(),
  overflowChecks: false,
  debugAssertions: false,
} as const;

const SOURCE = `
#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]
use core::arch::nvptx::*;
#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! { loop {} }
fn index() -> usize { unsafe { (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize } }

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn saxpy(a: f32, x: *const f32, y: *mut f32, n: u32) {
    let i = index();
    if i < n as usize {
        unsafe { *y.add(i) = a * *x.add(i) + *y.add(i) };
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn matmul(n: u32, a: *const f32, b: *const f32, c: *mut f32) {
    let n = n as usize;
    let (row, col) = unsafe {
        (
            (_block_idx_y() * _block_dim_y() + _thread_idx_y()) as usize,
            (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize,
        )
    };
    if row < n && col < n {
        let mut sum = 0.0;
        for k in 0..n {
            unsafe { sum += *a.add(row * n + k) * *b.add(k * n + col) };
        }
        unsafe { *c.add(row * n + col) = sum };
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn nbody(n: u32, p: *const [f32; 4], out: *mut [f32; 4]) {
    let bodies = unsafe { core::slice::from_raw_parts(p, n as usize) };
    let i = index();
    if i >= bodies.len() {
        return;
    }
    let me = bodies[i];
    let mut force = [0.0f32; 3];
    for other in bodies {
        let d = [other[0] - me[0], other[1] - me[1], other[2] - me[2]];
        let r2 = d[0] * d[0] + d[1] * d[1] + d[2] * d[2] + 1e-3;
        let s = other[3] / (r2 * r2);
        for k in 0..3 {
            force[k] += d[k] * s;
        }
    }
    unsafe { *out.add(i) = [force[0], force[1], force[2], me[3]] };
}

static K: [u32; 64] = {
    let mut k = [0; 64];
    let mut x = 0x428a2f98u32;
    let mut i = 0;
    while i < 64 {
        k[i] = x;
        x = x.wrapping_mul(0x9e3779b1).wrapping_add(0x7137);
        i += 1;
    }
    k
};

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sha256(n: u32, words: *const u32, out: *mut u32) {
    let i = index();
    if i >= n as usize {
        return;
    }
    let mut w = [0u32; 64];
    for t in 0..16 {
        w[t] = unsafe { *words.add(i * 16 + t) };
    }
    for t in 16..64 {
        let a = w[t - 15];
        let b = w[t - 2];
        let s0 = a.rotate_right(7) ^ a.rotate_right(18) ^ (a >> 3);
        let s1 = b.rotate_right(17) ^ b.rotate_right(19) ^ (b >> 10);
        w[t] = w[t - 16].wrapping_add(s0).wrapping_add(w[t - 7]).wrapping_add(s1);
    }
    let mut h = [
        0x6a09e667u32, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab,
        0x5be0cd19,
    ];
    for t in 0..64 {
        let s1 = h[4].rotate_right(6) ^ h[4].rotate_right(11) ^ h[4].rotate_right(25);
        let ch = (h[4] & h[5]) ^ (!h[4] & h[6]);
        let t1 = h[7].wrapping_add(s1).wrapping_add(ch).wrapping_add(K[t]).wrapping_add(w[t]);
        let s0 = h[0].rotate_right(2) ^ h[0].rotate_right(13) ^ h[0].rotate_right(22);
        let maj = (h[0] & h[1]) ^ (h[0] & h[2]) ^ (h[1] & h[2]);
        let t2 = s0.wrapping_add(maj);
        h = [t1.wrapping_add(t2), h[0], h[1], h[2], h[3].wrapping_add(t1), h[4], h[5], h[6]];
    }
    for k in 0..8 {
        unsafe { *out.add(i * 8 + k) = h[k] };
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn mix64(n: u32, rounds: u32, x: *mut u64) {
    let i = index();
    if i >= n as usize {
        return;
    }
    let mut v = unsafe { *x.add(i) };
    for k in 0..rounds as u64 {
        v ^= v >> 33;
        v = v.wrapping_mul(0xff51afd7ed558ccd).wrapping_add(k);
        v ^= v.rotate_left(29);
    }
    unsafe { *x.add(i) = v };
}
`;

export function lowered(): Module {
  const texts: string[] = [''];
  const paths: string[] = [''];
  const host: SourceHost = {
    parse(path) {
      const isOwn = path === '/bench.rs';
      if (!isOwn && !existsSync(path)) return undefined;
      const text = isOwn ? SOURCE : readFileSync(path, 'utf8');
      paths.push(path);
      texts.push(text);
      const edition = isOwn ? 2024 : 2021;
      return { file: parseFile(text, { edition }).file, fileId: fileId(paths.length - 1) };
    },
    pathOf: (file) => paths[file] ?? '?',
    position: () => ({ line: 0, col: 0 }),
  };
  const core = collectCrate(
    { name: 'core', edition: 2021, root: `${PRELUDE}/lib.rs`, isPrelude: true },
    host,
    TARGET,
    new Map(),
  );
  const crate = collectCrate(
    { name: 'bench', edition: 2024, root: '/bench.rs' },
    host,
    TARGET,
    new Map([['core', core]]),
  );
  const program = new Program(TARGET, [core, crate], core);
  const { module, problems } = lowerKernels(new Lowering(program), findKernels(program, crate));
  if (problems.length > 0) throw new Error(problems.map(({ what }) => what).join());
  return module;
}

export function ptxOf(module: Module): string {
  const copy = createModule('bench');
  for (const func of module.funcs.values()) copy.funcs.set(func.name, cloneFunc(func));
  for (const global of module.globals.values()) copy.globals.set(global.name, global);
  const roots = [...module.funcs.values()].filter(({ kind }) => kind === 'kernel');
  optimize(copy, { roots: roots.map(({ name }) => name), level: 'O2' });
  return ptxTarget.emitModule(copy, { cpu: 'sm_80' }).text;
}

export interface Case {
  readonly kernel: string;
  readonly grid: readonly [number, number, number];
  readonly block: readonly [number, number, number];
  /** A scalar, or a buffer by its element type and length. */
  readonly args: readonly (
    | readonly ['u32' | 'f32', number]
    | readonly ['f32' | 'u32' | 'u64', number, 'buffer']
  )[];
}

export const CASES: readonly Case[] = [
  {
    kernel: 'saxpy',
    grid: [4096, 1, 1],
    block: [256, 1, 1],
    args: [
      ['f32', 2],
      ['f32', 2 ** 20, 'buffer'],
      ['f32', 2 ** 20, 'buffer'],
      ['u32', 2 ** 20],
    ],
  },
  {
    kernel: 'matmul',
    grid: [16, 16, 1],
    block: [16, 16, 1],
    args: [
      ['u32', 256],
      ['f32', 65536, 'buffer'],
      ['f32', 65536, 'buffer'],
      ['f32', 65536, 'buffer'],
    ],
  },
  {
    kernel: 'nbody',
    grid: [16, 1, 1],
    block: [64, 1, 1],
    args: [
      ['u32', 1024],
      ['f32', 4096, 'buffer'],
      ['f32', 4096, 'buffer'],
    ],
  },
  {
    kernel: 'sha256',
    grid: [64, 1, 1],
    block: [128, 1, 1],
    args: [
      ['u32', 8192],
      ['u32', 131072, 'buffer'],
      ['u32', 65536, 'buffer'],
    ],
  },
  {
    kernel: 'mix64',
    grid: [64, 1, 1],
    block: [256, 1, 1],
    args: [
      ['u32', 16384],
      ['u32', 500],
      ['u64', 16384, 'buffer'],
    ],
  },
];

export const SIZE = { f32: 4, u32: 4, u64: 8 } as const;

function specOf({ kernel, grid, block, args }: Case): LaunchSpec {
  return {
    launches: [
      {
        kernel,
        grid,
        block,
        args: args.map(([type, value, buffer], i) =>
          buffer === undefined
            ? { name: `a${i}`, scalar: type, value }
            : {
                name: `a${i}`,
                buffer: type,
                length: value,
                role: 'scratch',
                init: { gen: 'iota' },
              },
        ),
      },
    ],
  };
}

/** Processor seconds of a call. */
export function cost<T>(call: () => T): { readonly seconds: number; readonly value: T } {
  const before = process.cpuUsage();
  const value = call();
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / 1e6, value };
}

/** Steps of lanes and processor seconds of the launch of a case, as PTX. */
export function runAsPtx(
  ptx: string,
  one: Case,
): { readonly steps: number; readonly seconds: number } {
  const { seconds, value } = cost(() => runPtx(ptx, specOf(one)));
  if (!value.ok) throw new Error(JSON.stringify(value.diagnostics));
  return { steps: value.steps, seconds };
}
