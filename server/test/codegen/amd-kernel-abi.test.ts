/**
 * Parameters of AMD kernels as rustc passes them, before and since rust-lang/rust pull request
 * 162177. What holds before it is compared with the nightly at hand, which is older; what holds
 * since then is the signatures that the request's rules give, by reading, laid out by LLVM.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAmdgcn } from '../../src/emulate/index.ts';
import { hover, preview } from '../../src/ide/index.ts';
import type { Engine } from '../../src/workspace/index.ts';
import { requireTool } from '../kit/index.ts';
import { openText } from '../workspace/packages.ts';

const TYPES = `
#[repr(simd)] pub struct I8x2([i8; 2]);
#[repr(simd)] pub struct I16x3([i16; 3]);
#[repr(simd)] pub struct I32x3([i32; 3]);
#[repr(simd)] pub struct I32x4([i32; 4]);
#[repr(simd)] pub struct F32x8([f32; 8]);
#[repr(simd, packed)] pub struct Packed3([f32; 3]);
#[repr(simd, packed)] pub struct Packed4([f32; 4]);
#[repr(C)] pub struct One<T> { i: T }
#[repr(transparent)] pub struct Clear<T>(T);
pub struct New<T>(T);
#[repr(C)] pub struct Three { a: i32, b: f32, c: i32 }
#[repr(C)] pub struct Pad { a: i8, b: i64 }
#[repr(C)] pub struct Arrays { a: [i32; 2], b: f32, c: [i32; 4] }
#[repr(C)] pub struct Inner { a: i32, b: i64 }
#[repr(C)] pub union Two { a: i32, b: f32 }
#[repr(C)] pub union Single { a: i32 }
pub union Free { a: Packed4 }
#[repr(C, align(16))] pub struct Wide { a: i32 }
#[repr(C, packed)] pub struct Tight { a: i32 }
#[repr(C)] pub struct Mixed { a: i32, b: I32x4 }
pub enum Lone { A(I32x4) }
pub enum Tagged { A(i32, i32, i32), B }
#[repr(C)] pub struct Outer { i: Wide }
#[repr(C, align(16))] pub struct Padded { i: One<i32> }
`;

/** A parameter's type, and LLVM's for it since the request. */
const PARAMS: readonly (readonly [type: string, since: string])[] = [
  ['i8', 'i8'],
  ['i64', 'i64'],
  ['i128', 'i128'],
  ['f16', 'half'],
  ['*mut i32', 'ptr'],
  ['&u32', 'ptr'],
  ['I8x2', '<2 x i8>'],
  ['I16x3', '<3 x i16>'],
  ['I32x3', '<3 x i32>'],
  ['I32x4', '<4 x i32>'],
  ['F32x8', '<8 x float>'],
  ['Packed3', 'byref 12 4'],
  ['Packed4', '<4 x float>'],
  ['New<i32>', 'i32'],
  ['New<I32x4>', '<4 x i32>'],
  ['Clear<I32x4>', '<4 x i32>'],
  ['(I32x4,)', '<4 x i32>'],
  ['Lone', '<4 x i32>'],
  ['Free', '<4 x float>'],
  ['One<i32>', 'i32'],
  ['One<f32>', 'i32'],
  ['One<i64>', 'i64'],
  ['One<i128>', 'i128'],
  ['One<*mut i32>', 'i64'],
  ['One<One<i16>>', 'i16'],
  ['One<I8x2>', '<2 x i8>'],
  ['One<I16x3>', '<4 x i16>'],
  ['One<I32x3>', '<4 x i32>'],
  ['One<I32x4>', '<4 x i32>'],
  ['[i32; 1]', 'i32'],
  ['One<[i32; 1]>', 'i32'],
  ['Single', 'i32'],
  ['Tight', 'i32'],
  ['Outer', 'byref 16 16'],
  // What is inside is measured against the inner struct alone.
  ['Padded', 'i32'],
  ['Wide', 'byref 16 16'],
  ['Two', 'byref 4 4'],
  ['Three', 'byref 12 4'],
  ['Pad', 'byref 16 8'],
  ['Arrays', 'byref 28 4'],
  ['One<[i32; 4]>', 'byref 16 4'],
  ['One<Inner>', 'byref 16 8'],
  ['Mixed', 'byref 32 16'],
  ['Tagged', 'byref 16 4'],
  ['(i32, i64)', 'byref 16 8'],
  ['(u8, u8)', 'byref 2 1'],
  ['&[u32]', 'byref 16 8'],
  ['[i32; 10]', 'byref 40 4'],
];

const KERNELS = PARAMS.map(
  ([type], i) => `#[no_mangle] pub extern "gpu-kernel" fn k${i}(p: u8, a: ${type}) {}`,
).join('\n');

/** The least `core` that the types need, for a compiler without one for the target. */
const CORE = `
#![no_core]
#![feature(no_core, lang_items, abi_gpu_kernel, repr_simd, f16, f128)]
#![allow(internal_features, improper_gpu_kernel_arg, improper_ctypes_definitions, unused)]
#![crate_type = "rlib"]
#[lang = "pointee_sized"] pub trait PointeeSized {}
#[lang = "meta_sized"] pub trait MetaSized: PointeeSized {}
#[lang = "sized"] pub trait Sized: MetaSized {}
#[lang = "copy"] pub trait Copy {}
impl Copy for i32 {} impl Copy for f32 {} impl Copy for Packed4 {}
impl<T, const N: usize> Copy for [T; N] {}
`;

/** `offset size kind` of each slot behind the first parameter, by kernel. */
function slotsOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  const metadata = text.slice(text.indexOf('amdhsa.kernels:'));
  for (const kernel of metadata.split(/\n {2}- (?=\.)/).slice(1)) {
    const [, list = ''] = /\.args:([\s\S]*?)\n {4}\.(?!\s)/.exec(kernel) ?? [];
    const rows = list.split(/\n {6}- /).flatMap((row) => {
      const read = (key: string): string => new RegExp(`\\.${key}: +(\\S+)`).exec(row)?.[1] ?? '';
      return read('value_kind').startsWith('hidden') || read('size') === ''
        ? []
        : [`${read('offset')} ${read('size')} ${read('value_kind')}`];
    });
    const name = /(?:^|\n) {4}\.name: +(\S+)/.exec(kernel)?.[1];
    if (name !== undefined) found.set(name, rows.slice(1).join(', '));
  }
  return found;
}

function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'warplens-abi-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const ROOT = '/app/src/lib.rs';

function open(toolchain: string, code: string): Engine {
  return openText(`
//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2021"
//- /app/rust-toolchain.toml
[toolchain]
channel = "${toolchain}"
//- /app/src/lib.rs
#![no_std]
#![feature(abi_gpu_kernel, repr_simd, f16, f128)]
${code}`).engine;
}

const BEFORE = 'nightly-2026-05-19';
const SINCE = 'nightly-2026-10-01';

function ours(toolchain: string): Map<string, string> {
  const { text, problems } = open(toolchain, `${TYPES}\n${KERNELS}`).emit(ROOT, 'amdgcn');
  assert.deepEqual(
    problems.map(({ message }) => message),
    [],
  );
  return slotsOf(text);
}

/** The table with types in place of names. */
const named = (slots: ReadonlyMap<string, string>): string[] =>
  PARAMS.map(([type], i) => `${type}: ${slots.get(`k${i}`)}`);

describe('AMD kernel ABI', () => {
  it('is that of the nightly at hand', function () {
    const rustc = requireTool(this, 'rustc-nightly');
    const text = inFolder((folder) => {
      const [source, out] = [join(folder, 'k.rs'), join(folder, 'k.s')];
      writeFileSync(source, `${CORE}${TYPES}${KERNELS}`);
      const flags = ['--target', 'amdgcn-amd-amdhsa', '-Ctarget-cpu=gfx90a', '--emit=asm'];
      execFileSync(rustc, [...flags, '-o', out, source], { stdio: 'pipe' });
      return readFileSync(out, 'utf8');
    });
    assert.deepEqual(named(ours(BEFORE)), named(slotsOf(text)));
  });

  it('has aggregates inline since pull request 162177', function () {
    const llc = requireTool(this, 'llc');
    const kernels = PARAMS.map(([, type], i) => {
      const [, size, align] = /^byref (\d+) (\d+)$/.exec(type) ?? [];
      const bytes = `ptr addrspace(4) byref([${size} x i8]) align ${align}`;
      return `define amdgpu_kernel void @k${i}(i8 %p, ${size === undefined ? type : bytes} %a) { ret void }`;
    });
    const text = inFolder((folder) => {
      const source = join(folder, 'k.ll');
      writeFileSync(source, `target triple = "amdgcn-amd-amdhsa"\n${kernels.join('\n')}`);
      return execFileSync(llc, ['-mcpu=gfx90a', '-o', '-', source], { encoding: 'utf8' });
    });
    assert.deepEqual(named(ours(SINCE)), named(slotsOf(text)));
  });

  /** What the kernel writes, launched as the host of each compiler does. */
  function run(toolchain: string, cpu: string): readonly number[] {
    const { text } = open(
      toolchain,
      `${TYPES}
#[no_mangle] pub extern "gpu-kernel" fn k(out: *mut i32, a: Three, b: Padded, c: u8, d: Tight, e: I32x4) {
    unsafe {
        *out = a.a; *out.add(1) = a.c; *out.add(2) = b.i.i; *out.add(3) = c as i32;
        *out.add(4) = d.a; *out.add(5) = e.0[2];
    }
}`,
    ).emit(ROOT, 'amdgcn', { cpu });
    const struct = (name: string, size: number, align: number, ...values: [number, number][]) => ({
      name,
      struct: name,
      size,
      align,
      fields: values.map(([offset, value]) => ({
        name: `${offset}`,
        type: 'i32' as const,
        offset,
        value,
      })),
    });
    const isInline = toolchain === SINCE;
    const result = runAmdgcn(text, {
      launches: [
        {
          kernel: 'k',
          grid: [1, 1, 1],
          block: [1, 1, 1],
          args: [
            { name: 'out', buffer: 'i32', length: 6, role: 'out' },
            struct('a', 12, 4, [0, 11], [8, 13]),
            struct('b', isInline ? 4 : 16, isInline ? 4 : 16, [0, 21]),
            { name: 'c', scalar: 'u8', value: 31 },
            struct('d', 4, isInline ? 4 : 1, [0, 41]),
            struct('e', 16, 16, [8, 51]),
          ],
        },
      ],
    });
    assert.deepEqual(result.diagnostics, []);
    return [...new Int32Array(result.buffers[0]!.get('out')!.slice().buffer)];
  }

  for (const cpu of ['gfx90a', 'gfx1201'])
    for (const toolchain of [BEFORE, SINCE])
      it(`reads what the host of ${toolchain} wrote, ${cpu}`, () => {
        assert.deepEqual(run(toolchain, cpu), [11, 13, 21, 31, 41, 51]);
      });

  const shown = (toolchain: string, param: string) => {
    const code = `pub struct P(i32, i32, i32);\n#[no_mangle] pub extern "gpu-kernel" fn k(a: ${param}) {}`;
    const engine = open(toolchain, code);
    const at = engine.text(ROOT)!.indexOf('k(a');
    return {
      header: preview(engine, { path: ROOT, target: 'amdgcn', kernel: 'k' }).text.split('\n')[0]!,
      hover: hover(engine, ROOT, at)?.markdown ?? '',
    };
  };

  for (const [toolchain, words] of [
    [BEFORE, 'before 2026-09-24: aggregates by address'],
    [SINCE, 'since 2026-09-24: aggregates inline'],
    ['nightly', 'before 2026-09-24: aggregates by address'],
  ] as const)
    it(`is named for ${toolchain}`, () => {
      const { header, hover: text } = shown(toolchain, 'P');
      assert.ok(header.endsWith(`kernel ABI of rustc ${words}`), header);
      assert.ok(text.includes(`\n\nKernel ABI of rustc ${words}.`), text);
    });

  it('is not named where nothing depends on it', () => {
    const { header, hover: text } = shown(SINCE, '*mut i32');
    assert.doesNotMatch(header + text, /ernel ABI of/);
  });
});
