/**
 * What a keystroke costs in a warm server: one character changes inside a kernel of a 500-line
 * file, then diagnostics and then PTX are asked for. For comparison, on the same class of machine:
 * rust-analyzer's diagnostics 7.4 ms, rustc 58 ms.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createEngine } from '../server/src/workspace/index.ts';

const LINES = 500;
const ROUNDS = 200;
const PRELUDE = 'server/prelude';
const PATH = '/bench/kernels.rs';

function prelude(): Record<string, string> {
  const names = (readdirSync(PRELUDE, { recursive: true }) as string[]).filter((n) =>
    n.endsWith('.rs'),
  );
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(`${PRELUDE}/${name}`, 'utf8')]),
  );
}

/** saxpy.rs with copies of its first kernel until it has 500 lines. */
function source(): string {
  const text = readFileSync('test-fixtures/kernels/saxpy.rs', 'utf8').trimEnd();
  const start = text.indexOf('/// Grid-stride loop');
  const kernel = text.slice(start, text.indexOf('/// The same in double'));
  let out = text;
  for (let i = 0; out.split('\n').length < LINES; i += 1) {
    out += `\n\n${kernel.replaceAll('saxpy', `saxpy_${i}`).trimEnd()}`;
  }
  return `${out}\n`;
}

function quantile(times: readonly number[], q: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]!.toFixed(2).padStart(8);
}

const engine = createEngine({ readFile: () => undefined, prelude: prelude() });
const text = source();
const coldStart = performance.now();
engine.setFile(PATH, text);
engine.diagnostics(PATH);
const emitted = engine.emit(PATH, 'ptx', { kernel: 'saxpy' });
const cold = performance.now() - coldStart;

const diagnostics: number[] = [];
const ptx: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  engine.setFile(PATH, text.replace('alpha * *x.add(k)', `alpha * ${round}.0 * *x.add(k)`));
  const start = performance.now();
  engine.diagnostics(PATH);
  diagnostics.push(performance.now() - start);
  engine.emit(PATH, 'ptx', { kernel: 'saxpy' });
  ptx.push(performance.now() - start);
}

console.log(
  `${text.split('\n').length - 1} lines, ${engine.kernels(PATH).length} kernels, ${ROUNDS} edits`,
);
console.log(
  `first answer, cold           ${cold.toFixed(1).padStart(8)} ms, ${emitted.text.length} characters of PTX`,
);
console.log('                                  p50      p95  (ms)');
console.log(
  `edit to diagnostics          ${quantile(diagnostics, 0.5)} ${quantile(diagnostics, 0.95)}`,
);
console.log(`edit to PTX of one kernel    ${quantile(ptx, 0.5)} ${quantile(ptx, 0.95)}`);
console.log('rust-analyzer, diagnostics       7.40           (same class of machine)');
console.log('rustc, PTX                      58.00           (same class of machine)');

/** A whole file of the corpus: a constant in a body changes, then a target's text is wanted. */
function whole(name: string, target: 'ptx' | 'amdgcn', constant: string): void {
  const path = `/bench/${name}.rs`;
  const file = readFileSync(`test-fixtures/kernels/${name}.rs`, 'utf8');
  if (!file.includes(constant)) throw new Error(`${name}.rs without ${constant}`);
  const times: number[] = [];
  const own: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    engine.setFile(path, file.replace(constant, `${constant} + ${round}`));
    const cpu = process.cpuUsage();
    const start = performance.now();
    const made = engine.emit(path, target);
    times.push(performance.now() - start);
    const { user, system } = process.cpuUsage(cpu);
    own.push((user + system) / 1000);
    if (made.problems.length > 0) throw new Error(made.problems[0]!.message);
  }
  const lines = file.split('\n').length - 1;
  console.log(
    `${`${name}.rs (${lines} lines) to ${target}`.padEnd(29)}${quantile(times, 0.5)} ${quantile(times, 0.95)}   CPU time ${quantile(own, 0.5)}`,
  );
}

for (const target of ['ptx', 'amdgcn'] as const) {
  whole('interp', target, 'operand.unsigned_abs() & 31');
  whole('parse_result', target, '-100 - at as i32');
  whole('iter_chains', target, 'c.iter().product::<i32>() % 1000');
  whole('matrix_ops', target, 'k % 4');
}
if (emitted.problems.length > 0)
  console.log(`note: nothing was emitted: ${emitted.problems[0]!.message}`);
