/**
 * A long life: 10,000 random edits on a file of 1,000 lines, each followed by diagnostics and now
 * and then by a preview. Every 500 edits all answers are compared with those of a fresh engine.
 * Prints the memory in use on the way; after the edits are taken back it should be where it was.
 * `EDITS=N` and `SEED=N` in the environment choose another run.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createEngine, type Engine } from '../server/src/workspace/index.ts';
import { Random } from '../server/test/fuzz/random.ts';
import { answersOf, EditedText, manyKernels } from '../server/test/kit/long-life.ts';

const EDITS = Number(process.env['EDITS'] ?? 10_000);
const SEED = Number(process.env['SEED'] ?? 1);
const CHECK = Number(process.env['EVERY'] ?? 500);
const LINES = 1_000;
const PRELUDE = 'server/prelude';
const KERNELS = 'test-fixtures/kernels';
const PATH = '/bench/life.rs';

const prelude = Object.fromEntries(
  (readdirSync(PRELUDE, { recursive: true }) as string[])
    .filter((name) => name.endsWith('.rs'))
    .map((name) => [name, readFileSync(`${PRELUDE}/${name}`, 'utf8')]),
);
const fresh = (): Engine => createEngine({ readFile: () => undefined, prelude });
const gc = (globalThis as { gc?: () => void }).gc!;

function heap(): number {
  for (let i = 0; i < 4; i++) gc();
  return process.memoryUsage().heapUsed / 1e6;
}

function freshAnswers(text: string): string {
  const engine = fresh();
  engine.setFile(PATH, text);
  return answersOf(engine, PATH);
}

const source = manyKernels(
  readdirSync(KERNELS)
    .filter((name) => name.endsWith('.rs'))
    .map((name) => [name.slice(0, -3), readFileSync(`${KERNELS}/${name}`, 'utf8')]),
  LINES,
);
const engine = fresh();
const edited = new EditedText(source, new Random(SEED));
const random = new Random(SEED + 1);
let wrong = 0;

engine.setFile(PATH, source);
answersOf(engine, PATH);
const before = heap();
console.log(
  `${source.split('\n').length} lines, ${engine.kernels(PATH).length} kernels, problems ${engine.check(PATH, 'ptx').length}`,
);
console.log('   edits   heap MB   us CPU per edit   compiles   p50 ms   p95 ms');
let times: number[] = [];
let good = 0;
let cpu = process.cpuUsage();
for (let i = 1; i <= EDITS; i++) {
  edited.step();
  engine.setFile(PATH, edited.text);
  // What a process gives back at the end of a turn counts.
  await new Promise(setImmediate);
  const start = performance.now();
  engine.diagnostics(PATH);
  times.push(performance.now() - start);
  if (random.chance(10)) {
    const kernels = engine.kernels(PATH);
    if (kernels.length > 0) {
      const { symbol } = random.pick(kernels);
      if (engine.emit(PATH, 'ptx', { kernel: symbol }).problems.length === 0) good++;
    }
  }
  if (i % CHECK !== 0) continue;
  const { user, system } = process.cpuUsage(cpu);
  times.sort((a, b) => a - b);
  const cells = [
    i,
    heap().toFixed(1),
    ((user + system) / CHECK).toFixed(0),
    good,
    times[times.length >> 1]!.toFixed(1),
    times[Math.floor(times.length * 0.95)]!.toFixed(1),
  ];
  console.log(cells.map((cell, at) => `${cell}`.padStart([8, 10, 18, 11, 9, 9][at]!)).join(''));
  times = [];
  good = 0;
  if (answersOf(engine, PATH) !== freshAnswers(edited.text)) {
    wrong++;
    console.log(`         different from a fresh engine after ${i} edits`);
  }
  cpu = process.cpuUsage();
}
engine.setFile(PATH, source);
answersOf(engine, PATH);
const after = heap();
console.log(
  `before ${before.toFixed(1)} MB, after ${after.toFixed(1)} MB: ${((after / before - 1) * 100).toFixed(1)} % more`,
);
console.log(`${wrong} differences from a fresh engine`);
