/**
 * Diagnostics of a crate of 1,000 lines of kernels, all rules on: the first answer of a running
 * server, and the answer after a keystroke, by what was typed. Times are also given as multiples of
 * lexing and parsing the same crate, which a noisy machine slows down alike.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { loadPrelude as prelude } from 'warplens:prelude';
import { RULES } from '../server/src/rules/index.ts';
import { parseFile } from '../server/src/syntax/index.ts';
import { createEngine } from '../server/src/workspace/index.ts';

const KERNELS = 'test-fixtures/kernels';
const LINES = 1000;
const ROUNDS = process.argv.includes('--cold') ? 0 : 120;
const COLD_ROUNDS = 9;

/** Those with workgroup memory and barriers first: they cost the rules most. */
const ORDER = ['gemm_tiled', 'scan_exclusive', 'stencil1d', 'bitonic_sort', 'dot_reduce'];

/** `--usual` (`--cold` stops after the first answers): only what is on without being asked for. */
const levels = process.argv.includes('--usual')
  ? {}
  : Object.fromEntries(RULES.map(({ name }) => [name, 'on'] as const));

/** A crate with one module for each kernel file. */
function crate(folder: string): Map<string, string> {
  const others = readdirSync(KERNELS)
    .filter((name) => name.endsWith('.rs'))
    .map((name) => name.slice(0, -3))
    .filter((name) => !ORDER.includes(name));
  const files = new Map<string, string>();
  let lines = 0;
  for (const name of [...ORDER, ...others]) {
    if (lines >= LINES) break;
    const text = readFileSync(`${KERNELS}/${name}.rs`, 'utf8').replace(/^#!\[[^\]]*\]+$/gm, '');
    files.set(`${folder}/${name}.rs`, text.replace(/^#!\[cfg_attr\([\s\S]*?\n\)\]$/gm, ''));
    lines += text.split('\n').length;
  }
  const mods = [...files.keys()].map((path) => `mod ${/(\w+)\.rs$/.exec(path)![1]};\n`);
  const head =
    '#![no_std]\n#![feature(abi_gpu_kernel, stdarch_nvptx, core_intrinsics, gpu_intrinsics)]\n';
  files.set(
    `${folder}/lib.rs`,
    `${head}#![feature(gpu_launch_sized_workgroup_mem)]\n${mods.join('')}`,
  );
  return files;
}

const median = (times: readonly number[], q = 0.5): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(q * times.length))]!;

interface Time {
  readonly wall: number;
  /** Of all threads of the process: what a busy machine does not change. */
  readonly cpu: number;
}

function timed(work: () => void): Time {
  const cpuBefore = process.cpuUsage();
  const start = performance.now();
  work();
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { wall, cpu: (user + system) / 1000 };
}

const newEngine = () => {
  const engine = createEngine({ readFile: () => undefined, prelude });
  engine.setRules(levels);
  return engine;
};

const base = crate('/base');
const total = [...base.values()].join('').split('\n').length;
const parseAll = (): void => {
  for (const text of base.values()) parseFile(text);
};
const parse = median(Array.from({ length: 25 }, () => timed(parseAll).cpu));

const line = (name: string, cells: readonly (number | string)[]): void => {
  const shown = cells.map((cell) =>
    (typeof cell === 'number' ? cell.toFixed(1) : cell).padStart(10),
  );
  console.log(`${name.padEnd(42)}${shown.join('')}`);
};

const row = (name: string, times: readonly Time[]): void => {
  const wall = times.map((time) => time.wall);
  const cpu = median(times.map((time) => time.cpu));
  line(name, [median(wall), median(wall, 0.95), Math.min(...wall), cpu, cpu / parse]);
};

console.log(
  `${total} lines, ${RULES.length} rules; parsing the crate takes ${parse.toFixed(1)} ms of CPU time`,
);
line('', ['p50 ms', 'p95 ms', 'best', 'CPU p50', '/ parse']);

// A server that has just started: nothing is compiled yet, the engine's own code included.
const first = newEngine();
for (const [path, text] of crate('/first')) first.setFile(path, text);
const earliest = timed(() => first.diagnostics('/first/lib.rs'));
row('first answer of a process, prelude included', [earliest]);

// What the server does as soon as it is quiet.
for (const _ of first.warmUp());

const cold: Time[] = [];
for (let i = 0; i < COLD_ROUNDS; i += 1) {
  for (const [path, text] of crate(`/cold${i}`)) first.setFile(path, text);
  cold.push(timed(() => first.diagnostics(`/cold${i}/lib.rs`)));
}
row('first answer about a crate, server running', cold);

const engine = newEngine();
for (const [path, text] of base) engine.setFile(path, text);
const found = engine.diagnostics('/base/lib.rs');
engine.kernels('/base/lib.rs');

/** Types one character after another at a place of one file and takes it back. */
function keystrokes(name: string, file: string, mark: string, typed: string): void {
  const path = `/base/${file}.rs`;
  const text = base.get(path)!;
  const at = text.indexOf(mark) + mark.length;
  if (at < mark.length) throw new Error(`${path} does not hold ${mark}`);
  const times: Time[] = [];
  for (let i = 0; i < ROUNDS; i += 1) {
    const length = 1 + (i % typed.length);
    engine.setFile(path, text.slice(0, at) + typed.slice(0, length) + text.slice(at));
    times.push(timed(() => engine.diagnostics('/base/lib.rs')));
  }
  engine.setFile(path, text);
  engine.diagnostics('/base/lib.rs');
  if (times.length > 0) row(name, times);
}

keystrokes(
  'in a kernel with workgroup memory',
  'dot_reduce',
  '*partial.add(block) = *scratch',
  ' + 1.0',
);
keystrokes(
  'in a kernel with nested loops',
  'bitonic_sort',
  '*order.add(base + t) = index',
  ' + 123',
);
keystrokes('in a function that kernels call', 'gemm_tiled', 'self.0.add(row * TILE + col', ' + 12');
keystrokes('half a word, which means nothing', 'scan_exclusive', 'offset *= 2;', ' offset');
keystrokes('in a comment between items', 'stencil1d', '/// Clamps an index', ' that may');
keystrokes('a new item', 'stencil1d', 'const RADIUS: usize = 3;', ' const OTHER: usize = 12;');
keystrokes('a new parameter', 'stencil1d', 'fn stencil(src: *const f32,', ' other: u32,');
console.log(`${found.length} findings`);
