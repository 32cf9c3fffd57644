/**
 * Cost against size: crates of 1,000, 5,000 and 20,000 lines of ordinary device code (structs,
 * generics, closures, iterators, matches). Prints the first answer (front end and MIR of every
 * kernel, prelude warm), the answer after an edit in one body, and the cost per line, which should
 * not grow. Then one chain of iterator adaptors, whose type grows with each: the cost per adaptor
 * may grow as the type does, and no faster.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createEngine } from '../server/src/workspace/index.ts';
import { DEVICE_CRATE_ATTRS, deviceFile } from '../server/test/kit/device-crate.ts';

const PRELUDE = 'server/prelude';
const PATH = '/bench/scale.rs';
const EDITS = 30;

const source = (lines: number): string => DEVICE_CRATE_ATTRS + deviceFile(lines).text;

const names = (readdirSync(PRELUDE, { recursive: true }) as string[]).filter((n) =>
  n.endsWith('.rs'),
);
const prelude = Object.fromEntries(
  names.map((name) => [name, readFileSync(`${PRELUDE}/${name}`, 'utf8')]),
);
const engine = createEngine({ readFile: () => undefined, prelude });
engine.setFile(PATH, source(200));
engine.emit(PATH, 'ptx', { kernel: 'kernel0' });

console.log('   lines   first ms   edit p50 ms   us per line (first)');
for (const lines of [1_000, 5_000, 20_000]) {
  const text = source(lines);
  engine.setFile(PATH, text);
  const start = performance.now();
  const problems = engine.check(PATH, 'ptx');
  const first = performance.now() - start;
  if (problems.length > 0) console.log(problems[0]!.message);
  const at = text.lastIndexOf('    let left');
  const times: number[] = [];
  for (let i = 0; i < EDITS; i++) {
    engine.setFile(PATH, `${text.slice(0, at)}    let _edit = ${i};\n${text.slice(at)}`);
    const begin = performance.now();
    engine.check(PATH, 'ptx');
    times.push(performance.now() - begin);
  }
  times.sort((a, b) => a - b);
  const cells = [
    lines.toString(),
    first.toFixed(0),
    times[EDITS >> 1]!.toFixed(1),
    ((first * 1000) / lines).toFixed(0),
  ];
  console.log(cells.map((c, i) => c.padStart([8, 11, 14, 22][i]!)).join(''));
}

const adaptors = (count: number): string =>
  Array.from(
    { length: count },
    (_, i) => `.filter(move |v| *v != ${i}).enumerate().map(|(i, v)| v ^ i as u32)`,
  ).join('');

console.log('adaptors   first ms   us per adaptor');
for (const count of [2, 4, 8, 16]) {
  const body = `*out = core::slice::from_raw_parts(a, n).iter().copied()${adaptors(count)}.sum();`;
  const fn = `pub unsafe extern "gpu-kernel" fn k(out: *mut u32, a: *const u32, n: usize)`;
  engine.setFile(PATH, `${DEVICE_CRATE_ATTRS}#[unsafe(no_mangle)]\n${fn} {\n    ${body}\n}\n`);
  const start = performance.now();
  const problems = engine.check(PATH, 'ptx');
  const first = performance.now() - start;
  if (problems.length > 0) console.log(problems[0]!.message);
  const cells = [`${3 * count}`, first.toFixed(1), ((first * 1000) / (3 * count)).toFixed(0)];
  console.log(cells.map((c, i) => c.padStart([8, 11, 17][i]!)).join(''));
}
