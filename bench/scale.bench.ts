/**
 * Cost against size: crates of 1,000, 5,000 and 20,000 lines of ordinary device code (structs, generics, closures, iterators,
 * matches). Prints the first answer (front end and MIR of every kernel, prelude warm), the answer after an edit in one body,
 * and the cost per line, which should not grow.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createEngine } from '../server/src/workspace/index.ts';

const PRELUDE = 'server/prelude';
const PATH = '/bench/scale.rs';
const EDITS = 30;

const HEAD = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]
use core::arch::nvptx::*;

fn index() -> usize {
    unsafe { (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize }
}
`;

/** About 50 lines; `n` makes the names unique. */
const part = (n: number): string => `
#[derive(Clone, Copy, PartialEq)]
pub struct Cell${n} {
    value: f32,
    weight: u32,
}

impl Cell${n} {
    fn blend(self, other: Cell${n}, t: f32) -> Cell${n} {
        let value = self.value * (1.0 - t) + other.value * t;
        Cell${n} { value, weight: self.weight.max(other.weight) }
    }
}

#[derive(Clone, Copy)]
enum Step${n} {
    Keep,
    Add(f32),
    Scale { by: f32, times: u32 },
}

fn apply${n}(step: Step${n}, x: f32) -> f32 {
    match step {
        Step${n}::Keep => x,
        Step${n}::Add(d) => x + d,
        Step${n}::Scale { by, times } => (0..times).fold(x, |acc, _| acc * by),
    }
}

fn mean${n}(data: &[Cell${n}]) -> Option<f32> {
    if data.is_empty() {
        return None;
    }
    let sum: f32 = data.iter().map(|c| c.value).sum();
    Some(sum / data.len() as f32)
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn kernel${n}(data: *mut Cell${n}, n: usize, out: *mut f32) {
    let i = index();
    if i >= n {
        return;
    }
    let cells = unsafe { core::slice::from_raw_parts(data, n) };
    let left = cells[i.saturating_sub(1)];
    let mixed = cells[i].blend(left, 0.25);
    let step = if mixed.weight > 3 { Step${n}::Scale { by: 0.5, times: mixed.weight % 4 } } else { Step${n}::Add(1.0) };
    unsafe { *out.add(i) = apply${n}(step, mixed.value) + mean${n}(cells).unwrap_or(0.0) };
}
`;

function source(lines: number): string {
  let text = HEAD;
  for (let n = 0; text.split('\n').length < lines; n++) text += part(n);
  return text;
}

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
