/**
 * Measures the prelude's mathematical functions natively: compiles them with a nightly rustc, links
 * them with `tools/math` (GCC and its libquadmath) and finds the worst errors of a million inputs
 * in `f64` and 2^22 in `f32`.
 *
 *   npx tsx tools/measure-math.ts                 writes test-fixtures/math/inputs.json
 *   npx tsx tools/measure-math.ts --count 10000   with fewer inputs
 *   npx tsx tools/measure-math.ts --name sinpi    prints those of one function; with `--write` it
 *                                                  replaces its inputs in the file
 *   npx tsx tools/measure-math.ts --all           and every `f32` of functions of one: hours,
 *                                                  or minutes with `--name`
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { MATH_FUNCTIONS, type MathFunction } from '../server/test/kit/math-functions.ts';
import { repoPath } from '../server/test/kit/paths.ts';
import { findTool } from '../server/test/kit/tools.ts';

/** Where the inputs stand in the repository. */
export const INPUTS = 'test-fixtures/math/inputs.json';

/** What was measured of one function. */
export interface Measured {
  /** `sinf` */
  readonly name: string;
  /** How many inputs were tried. */
  readonly tried: number;
  /** The largest difference to the correctly rounded result, where that is what is bounded. */
  readonly ulp: number;
  /** The largest error elsewhere. */
  readonly absolute: number;
  /** Arguments and the correctly rounded result, as bits of binary64; the worst first. */
  readonly inputs: readonly string[];
}

const prelude = (file: string): string => repoPath(`server/prelude/${file}`);

const REGIONS = {
  'below 8': 'BELOW_8',
  'outside zeros': 'OUTSIDE_ZEROS',
  nowhere: 'NOWHERE',
} as const;

/** The rows of the table, as C has them. */
function tableOf(rows: readonly MathFunction[]): string {
  const lines = rows.map(({ name, shape, f32, f64, dense, near = [] }) => {
    const region = f64.where === undefined ? 'EVERYWHERE' : REGIONS[f64.where];
    const pair = (a: number | undefined, b: number | undefined): string => `{${a ?? 0}, ${b ?? 0}}`;
    const points = near.length === 0 ? '0' : near.join(', ');
    return `{"${name}", F_${name}, ${shape.length}, "${shape}", ${pair(f64.ulp, f32.ulp)},
  ${pair(f64.absolute, f32.absolute)}, ${region}, ${dense.join(', ')}, ${near.length}, {${points}}},`;
  });
  return `static const struct row rows[] = {\n${lines.join('\n')}\n};\n#define ROWS ${rows.length}\n`;
}

/** One call of each function, by its number. */
function callsOf(rows: readonly MathFunction[]): string {
  const arms = rows.flatMap(({ name, shape }, at) =>
    (['f64', 'f32'] as const).map((type, single) => {
      const args = [...shape].map((kind, i) => `v[${i}] as ${kind === 'n' ? 'i32' : type}`);
      return `(${at}, ${single}) => __nv_${name}${single ? 'f' : ''}(${args.join(', ')}) as f64,`;
    }),
  );
  return `#![feature(f16, core_intrinsics)]
#![allow(internal_features, unused, dead_code)]
mod intrinsics;
mod libdevice;
use libdevice::nvidia::*;
#[unsafe(no_mangle)]
pub unsafe extern "C" fn call(id: i32, single: i32, v: *const f64) -> f64 {
    let v = unsafe { [*v, *v.add(1), *v.add(2), *v.add(3)] };
    match (id, single) {
${arms.join('\n')}
        _ => 0.0,
    }
}
`;
}

const UNARY = ['sqrt', 'abs', 'floor', 'ceil', 'trunc', 'round', 'round_ties_even'];
const INTRINSIC_NAMES: Readonly<Record<string, string>> = {
  abs: 'fabs',
  round_ties_even: 'round_ties_even_',
};

/** The intrinsics that the functions are made of, as rustc has them. */
function intrinsicsOf(): string {
  const lines = ['f32', 'f64'].flatMap((type) => {
    const digits = type.slice(1);
    const fn = (name: string, args: string, value: string): string =>
      `pub const fn ${name}${name.endsWith('_') ? type : `f${digits}`}(${args}) -> ${type} { ${value} }`;
    const two = `x: ${type}, y: ${type}`;
    return [
      ...UNARY.map((op) => {
        const line = fn(INTRINSIC_NAMES[op] ?? op, `x: ${type}`, `x.${op}()`);
        return op === 'sqrt' ? line.replace('const ', '') : line;
      }),
      fn('copysign', two, 'x.copysign(y)'),
      fn('maxnum', two, 'x.max(y)'),
      fn('minnum', two, 'x.min(y)'),
      fn('fma', `${two}, z: ${type}`, `core::intrinsics::fmaf${digits}(x, y, z)`),
    ];
  });
  // Single instructions, of which nothing that is measured may be made.
  const none = ['exp2', 'log2', 'sin', 'cos'].map(
    (name) => `pub const fn ${name}f32(_: f32) -> f32 { f32::NAN }`,
  );
  return `${[...lines, ...none].join('\n')}
#[path = "${prelude('intrinsics/floats.rs')}"]
pub mod floats;
pub use floats::*;
`;
}

/** The table of NVIDIA's names without the instructions, which only NVIDIA's processors have. */
function namesOf(): string {
  const text = readFileSync(prelude('libdevice/nvidia.rs'), 'utf8');
  const from = text.indexOf('/// One instruction each.');
  const to = text.indexOf('/// Functions that are others');
  const fast = ['log2', 'sin', 'cos'].map(
    (fn) => `fn __nv_fast_${fn}f(x: f32) -> f32 { f32::NAN }`,
  );
  return `${text.slice(0, from)}${fast.join('\n')}
fn __nv_fast_fdividef(x: f32, y: f32) -> f32 { f32::NAN }
// The instruction is the simulator's to measure.
pub fn __nv_rsqrtf(x: f32) -> f32 { (1.0 / (x as f64).sqrt()) as f32 }
${text.slice(to)}`
    .replace('#![cfg(target_arch = "nvptx64")]', '')
    .replace('use crate::arch::asm;', '');
}

/** `libdevice/mod.rs` with the paths of its files. */
function modulesOf(): string {
  return readFileSync(prelude('libdevice/mod.rs'), 'utf8')
    .replace(/^\/\/!.*\n/gm, '')
    .replace(/^#\[cfg\(target_arch = "\w+"\)\]$/gm, '')
    .replace(/^pub mod (?:ocml|ockl|hostcall|mlir|nvvm);$/gm, '')
    .replace(
      /^(pub(?:\(crate\))? )?mod (\w+);$/gm,
      (_line, pub: string | undefined, name: string) => {
        const path = name === 'nvidia' ? 'nvidia.rs' : prelude(`libdevice/${name}.rs`);
        return `#[path = "${path}"]\n${pub ?? ''}mod ${name};`;
      },
    );
}

/** Compiles and runs; `args` go to the program. */
export function measure(
  { rustc, gcc }: { readonly rustc: string; readonly gcc: string },
  args: readonly string[],
): Measured[] {
  const folder = mkdtempSync(join(tmpdir(), 'warplens-math-'));
  try {
    const write = (name: string, text: string): string => {
      const path = join(folder, name);
      writeFileSync(path, text);
      return path;
    };
    const ids = MATH_FUNCTIONS.map(({ name }, at) => `#define F_${name} ${at}`);
    write('names.h', `${ids.join('\n')}\n`);
    write('table.h', tableOf(MATH_FUNCTIONS));
    write('intrinsics.rs', intrinsicsOf());
    write('nvidia.rs', namesOf());
    write('libdevice.rs', modulesOf());
    const root = write('lib.rs', callsOf(MATH_FUNCTIONS));
    const library = join(folder, 'libours.a');
    const cpu = ['-C', 'target-cpu=x86-64-v3', '-C', 'panic=abort', '-O'];
    execFileSync(
      rustc,
      ['--edition', '2024', '--crate-type', 'staticlib', ...cpu, root, '-o', library],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const program = join(folder, 'measure');
    const source = repoPath('tools/math/measure.c');
    execFileSync(
      gcc,
      ['-O2', '-march=x86-64-v3', '-w', `-I${folder}`, source, library].concat([
        '-lquadmath',
        '-lm',
        '-lpthread',
        '-ldl',
        '-o',
        program,
      ]),
    );
    const text = execFileSync(program, [...args], { encoding: 'utf8', maxBuffer: 1 << 28 });
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Measured);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The file's text: one input a line, so that differences are readable. */
export function inputsText(measured: readonly Measured[]): string {
  return `${JSON.stringify(measured, undefined, 1)}\n`;
}

const isMain = /measure-math\.\w+$/.test(process.argv[1] ?? '');
if (isMain) {
  const option = (name: string): string | undefined => {
    const at = process.argv.indexOf(`--${name}`);
    return at < 0 ? undefined : process.argv[at + 1];
  };
  const name = option('name') ?? '*';
  const all = process.argv.includes('--all') ? ['all'] : [];
  const rustc = findTool('rustc-nightly');
  const gcc = findTool('gcc');
  if (rustc === undefined || gcc === undefined) throw new Error('needs a nightly rustc, and gcc');
  const count = option('count') ?? String(1 << 20);
  const measured = measure({ rustc, gcc }, [count, name, ...all]);
  for (const { name, tried, ulp, absolute } of measured)
    console.log(`${name.padEnd(16)} ${ulp} ulp, ${absolute} beside, of ${tried} inputs`);
  const path = repoPath(INPUTS);
  if (name === '*') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, inputsText(measured));
  } else if (process.argv.includes('--write')) {
    const before = JSON.parse(readFileSync(path, 'utf8')) as Measured[];
    const made = new Map(measured.map((one) => [one.name, one]));
    writeFileSync(path, inputsText(before.map((one) => made.get(one.name) ?? one)));
  }
}
