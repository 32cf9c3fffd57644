/**
 * Test programs in Rust: a text with `fn test(input: &[u64], out: &mut Out)`. The same text runs
 * through our compiler and the simulators of PTX and AMDGCN, and natively through rustc; all give
 * words for each row of inputs.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  encodeBase64,
  type LaunchSpec,
  type RunResult,
  runAmdgcn,
  runPtx,
} from '../../src/emulate/index.ts';
import {
  createEngine,
  type EmitOptions,
  type Emitted,
  type Engine,
} from '../../src/workspace/index.ts';
import { readRepo } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const HARNESS = 'test-fixtures/language/harness';
const INPUTS = 16;
const OUTPUTS = 256;
const MASK = (1n << 64n) - 1n;
/**
 * A program that runs longer is called endless; one random program in some thousand runs for 20
 * million. More than four rows at once may take their share more.
 */
const MAX_STEPS = 200_000_000;

/** A program's results: for each row its words in hexadecimal, or `panic`. */
export type Rows = readonly string[];

/** The results, or in words what kept them from coming. */
export type Outcome = { readonly rows: Rows } | { readonly failure: string };

export interface RunOptions {
  /** Overflow checks and `debug_assert!`. */
  readonly debugAssertions?: boolean;
  /** Rows of inputs; `INPUT_ROWS` when absent. */
  readonly rows?: readonly (readonly bigint[])[];
  /** Optimisation of the native build; 1 when absent. */
  readonly optLevel?: number;
  /**
   * Milliseconds after which the native build of the programs is stopped; it runs to its end when
   * absent.
   */
  readonly nativeMs?: number;
  /** What our compiler compiles for; PTX when absent. */
  readonly target?: 'ptx' | 'amdgcn';
  readonly cpu?: string;
  /** How much our optimiser does. */
  readonly opt?: EmitOptions['opt'];
  /** The rows at once, a thread for each; rows that panic natively are run alone in any case. */
  readonly together?: Rows;
}

/** SplitMix64: inputs that look random and are the same everywhere. */
function mix(seed: bigint): bigint {
  let x = (seed * 0x9e3779b97f4a7c15n) & MASK;
  x = ((x ^ (x >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
  x = ((x ^ (x >> 27n)) * 0x94d049bb133111ebn) & MASK;
  return x ^ (x >> 31n);
}

const EDGES = [0n, 1n, MASK, 1n << 63n, (1n << 63n) - 1n, 0x80n, 0xffn, 0x7fffffffn];

/** The inputs of every program: small numbers, mixed bits, edges. */
export const INPUT_ROWS: readonly (readonly bigint[])[] = [
  Array.from({ length: INPUTS }, (_, i) => BigInt(i + 1)),
  Array.from({ length: INPUTS }, (_, i) => mix(BigInt(i + 1))),
  Array.from({ length: INPUTS }, (_, i) => EDGES[i % EDGES.length]! ^ BigInt(i >> 3)),
];

/** `count` rows: those of every program, then more of their kind. */
export function inputRows(count: number): readonly (readonly bigint[])[] {
  return Array.from({ length: count }, (_, row) => {
    const known = INPUT_ROWS[row];
    if (known !== undefined) return known;
    return Array.from({ length: INPUTS }, (__, i) => {
      const bits = mix(BigInt(row * INPUTS + i));
      const edge = EDGES[Number(bits % BigInt(EDGES.length))]!;
      return [bits, edge ^ (bits >> 62n), bits % 40n][(row + i) % 3]!;
    });
  });
}

/**
 * An engine over the prelude in the repository and nothing else; with `verifyPasses` it throws what
 * a pass broke.
 */
export function createTestEngine(verifyPasses = false): Engine {
  return createEngine({ readFile: () => undefined, prelude: preludeTexts(), verifyPasses });
}

const PATH = '/programs/program.rs';

/** A program with everything that our compiler needs around it. */
export function deviceText(program: string): string {
  const driver = lanesOf(program) === undefined ? 'device' : 'group';
  return `${program}\n${readRepo(`${HARNESS}/out.rs`)}\n${readRepo(`${HARNESS}/${driver}.rs`)}`;
}

/**
 * Threads of a program for groups of threads: such a program says `const LANES: usize = 32;` and
 * has a `fn group`.
 */
export function lanesOf(program: string): number | undefined {
  const lanes = /^pub const LANES: usize = (\d+);$/m.exec(program)?.[1];
  return lanes === undefined ? undefined : Number(lanes);
}

/** PTX of a program, and what went wrong on the way as text. */
export function compileProgram(
  engine: Engine,
  program: string,
  options: RunOptions = {},
): Emitted & { readonly failure?: string } {
  engine.setFile(PATH, deviceText(program));
  const emitted = engine.emit(PATH, options.target ?? 'ptx', {
    debugAssertions: options.debugAssertions === true,
    ...(options.cpu !== undefined && { cpu: options.cpu }),
    ...(options.opt !== undefined && { opt: options.opt }),
  });
  const [problem] = emitted.problems;
  if (!problem) return emitted;
  const { start, end, file } = problem.span;
  const text = engine.text(engine.path(file)) ?? '';
  const line = text.slice(0, start).split('\n').length;
  const excerpt = text.slice(start, Math.min(end, start + 80)).split('\n')[0];
  return { ...emitted, failure: `${problem.message}\n  line ${line}: ${excerpt}` };
}

/** Compiles a program with our compiler and runs every row in the simulator. */
export function runProgram(engine: Engine, program: string, options: RunOptions = {}): Outcome {
  let emitted: ReturnType<typeof compileProgram>;
  try {
    emitted = compileProgram(engine, program, options);
  } catch (error) {
    return { failure: `crash: ${error instanceof Error ? error.stack : error}` };
  }
  if (emitted.failure !== undefined) return { failure: emitted.failure };
  if (emitted.summary.length === 0) return { failure: 'no kernel came out' };
  const inputs = options.rows ?? INPUT_ROWS;
  const calm = inputs.map(
    (_, i) => options.together !== undefined && options.together[i] !== 'panic',
  );
  const rows = inputs.map(() => '');
  const groups = inputs.flatMap((_, i) => (calm[i] ? [] : [[i]]));
  const crowd = inputs.flatMap((_, i) => (calm[i] ? [i] : []));
  if (crowd.length > 0) groups.push(crowd);
  for (const group of groups) {
    const result = simulate(
      emitted,
      MAX_STEPS * Math.max(1, group.length / 4),
      launchOf(
        group.map((i) => inputs[i]!),
        lanesOf(program),
      ),
    );
    const error = result.diagnostics.find((d) => d.severity === 'error');
    const out = result.buffers[0]?.get('out');
    if (error === undefined) {
      for (const [at, i] of group.entries())
        rows[i] = wordsOf(out!.subarray(at * OUTPUTS * 8, (at + 1) * OUTPUTS * 8));
    } else if (error.code === 'trap') for (const i of group) rows[i] = 'panic';
    else return { failure: `simulator: ${error.message} [${error.code}]` };
  }
  return { rows };
}

function simulate({ target, text, cpu }: Emitted, maxSteps: number, launch: LaunchSpec): RunResult {
  return target === 'ptx'
    ? runPtx(text, launch, { maxSteps })
    : runAmdgcn(text, launch, { maxSteps, cpu, strict: true });
}

function launchOf(rows: readonly (readonly bigint[])[], lanes: number | undefined): LaunchSpec {
  const length = rows.length * INPUTS;
  const bytes = new Uint8Array(length * 8);
  const view = new DataView(bytes.buffer);
  for (const [at, word] of rows.flat().entries()) view.setBigUint64(at * 8, word, true);
  const b64 = encodeBase64(bytes);
  const outputs = rows.length * OUTPUTS;
  return {
    launches: [
      {
        kernel: 'rows',
        grid: [lanes === undefined ? 1 : rows.length, 1, 1],
        block: [lanes ?? rows.length, 1, 1],
        workgroup_mem: lanes === undefined ? 0 : (2 * lanes + 8) * 8,
        args: [
          { name: 'input', buffer: 'u64', length, role: 'in', init: { gen: 'b64', b64 } },
          { name: 'out', buffer: 'u64', length: outputs, role: 'out', init: { gen: 'zeros' } },
        ],
      },
    ],
  };
}

export function wordsOf(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = Number(view.getBigUint64(0, true));
  const words: string[] = [];
  for (let i = 1; i <= count; i++) words.push(view.getBigUint64(i * 8, true).toString(16));
  return words.join(' ');
}

/** Where a program stands in the text for rustc. */
interface ProgramPlace {
  readonly name: string;
  readonly firstLine: number;
}

/** rustc's errors, and which programs they are in. */
export class RefusedByRustc extends Error {
  override name = 'RefusedByRustc';
  readonly programs: ReadonlySet<string>;

  constructor(stderr: string, places: readonly ProgramPlace[]) {
    super(stderr);
    const found = new Set<string>();
    for (const [, line] of stderr.matchAll(/--> \S*main\.rs:(\d+):/g)) {
      const place = places.findLast((p) => p.firstLine <= Number(line));
      if (place !== undefined) found.add(place.name);
    }
    this.programs = found;
  }
}

/**
 * Compiles programs natively, all in one crate, and returns their results by name. Throws rustc's
 * words.
 */
export function runNatively(
  rustc: string,
  programs: ReadonlyMap<string, string>,
  options: RunOptions = {},
): Map<string, Rows> {
  const checks = options.debugAssertions === true ? 'on' : 'off';
  const folder = mkdtempSync(join(tmpdir(), 'warplens-'));
  try {
    const source = join(folder, 'main.rs');
    const program = join(folder, 'main');
    const { text, places } = nativeText(programs, options.rows ?? INPUT_ROWS);
    writeFileSync(source, text);
    const level = `-Copt-level=${options.optLevel ?? 1}`;
    const flags = ['--edition=2024', level, '-Cdebuginfo=0', '-Ccodegen-units=2'];
    const asserts = [`-Cdebug-assertions=${checks}`, `-Coverflow-checks=${checks}`];
    try {
      execFileSync(rustc, [...flags, ...asserts, '-Awarnings', '-o', program, source], {
        stdio: ['ignore', 'ignore', 'pipe'],
        maxBuffer: 1 << 28,
      });
    } catch (error) {
      throw new RefusedByRustc(String((error as { stderr?: unknown }).stderr ?? error), places);
    }
    const printed = execFileSync(program, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 28,
      ...(options.nativeMs !== undefined && { timeout: options.nativeMs }),
    });
    const results = new Map<string, string[]>();
    for (const line of printed.trim().split('\n')) {
      const [head = '', words = ''] = line.split(/: ?/);
      const [name = ''] = head.split(' ');
      let rows = results.get(name);
      if (!rows) results.set(name, (rows = []));
      rows.push(words);
    }
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const ALLOWED =
  '#![allow(internal_features, unconditional_panic, arithmetic_overflow, static_mut_refs)]';

const FEATURES = [
  'core_intrinsics',
  'core_float_math',
  'f16',
  'gen_blocks',
  'negative_impls',
  'never_type',
  'nonzero_from_str_radix',
  'int_roundings',
  'array_try_from_fn',
  'array_try_map',
  'auto_traits',
  'cell_update',
  'iter_array_chunks',
  'iter_advance_by',
  'iter_intersperse',
  'iter_is_partitioned',
  'iter_map_windows',
  'iter_next_chunk',
  'iter_order_by',
  'iterator_try_collect',
  'iterator_try_reduce',
  'log_syntax',
  'once_cell_try',
  'option_array_transpose',
  'option_zip',
  'ptr_alignment_type',
  'portable_simd',
  'ptr_metadata',
  'slice_partial_sort_unstable',
  'slice_partition_dedup',
  'slice_range',
  'slice_shift',
  'slice_split_once',
  'sort_floats',
  'specialization',
  'substr_range',
  'trace_macros',
  'try_find',
];

function nativeText(
  programs: ReadonlyMap<string, string>,
  inputs: readonly (readonly bigint[])[],
): {
  readonly text: string;
  readonly places: readonly ProgramPlace[];
} {
  const rows = inputs.map((row) => `[${row.join(', ')}]`).join(', ');
  let text = `#![feature(${FEATURES.join(', ')})]\n${ALLOWED}\n`;
  let lines = 2;
  const places: ProgramPlace[] = [];
  const calls: string[] = [];
  for (const [name, program] of programs) {
    // A program that names its crate's root cannot become a module.
    const own = /(?<!\bextern )\bcrate\b/.test(program);
    if (own && programs.size > 1) throw new Error(`${name} must be compiled alone`);
    const module = `in_${name.replaceAll('-', '_')}`;
    const part = own ? `${program}\n` : `mod ${module} {\n${program}\nuse super::*;\n}\n`;
    places.push({ name, firstLine: lines + 1 });
    lines += part.split('\n').length - 1;
    text += part;
    calls.push(`run_rows("${name}", &rows, ${own ? '' : `${module}::`}test);`);
  }
  places.push({ name: 'harness', firstLine: lines + 1 });
  text += `${readRepo(`${HARNESS}/out.rs`)}\n${readRepo(`${HARNESS}/native.rs`)}\n`;
  return { text: `${text}fn main() { let rows = [${rows}]; ${calls.join('\n')} }\n`, places };
}
