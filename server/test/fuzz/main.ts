/**
 * `npm run fuzz:programs`: random valid programs, compiled natively by rustc and by us; the PTX runs in the simulator and
 * must give the same words. A program that differs, or does not come through, is made smaller and printed.
 *
 *   --count N   programs (1000)      --seed S   the first program's number (1)
 *   --batch N   programs in one rustc run (150)      --checks   with overflow checks and debug assertions
 *   --refused   print rustc's words about programs that it refuses      --no-shrink   print seeds only
 *   --show      print the program of --seed and stop
 */
import { spawnSync } from 'node:child_process';
import { findTool } from '../kit/index.ts';
import {
  createTestEngine,
  type Outcome,
  RefusedByRustc,
  type Rows,
  type RunOptions,
  runNatively,
  runProgram,
} from '../language/programs.ts';
import { generate } from './items.ts';
import { type Node, render, shrink } from './program.ts';

/** Programs tried while one is made smaller; few of them come as far as rustc. */
const SHRINK_BUDGET = 3000;

const PER_PROCESS = 400;

interface Tally {
  ran: number;
  panicked: number;
  refused: number;
  found: number;
}

function flag(name: string, fallback: number): number {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : Number(process.argv[at + 1]);
}

const rustc = findTool('rustc-nightly');
if (rustc === undefined) {
  process.stderr.write('fuzz:programs needs a nightly rustc\n');
  process.exit(3);
}
const first = flag('seed', 1);
const count = flag('count', 1000);
const batch = flag('batch', 150);
const options: RunOptions = { debugAssertions: process.argv.includes('--checks') };
if (process.argv.includes('--show')) {
  process.stdout.write(render(generate(first)));
  process.exit(0);
}
const engine = createTestEngine();
const tally: Tally = { ran: 0, panicked: 0, refused: 0, found: 0 };
const kinds = new Map<string, number>();
if (count > PER_PROCESS) runInProcesses();
else {
  for (let at = first; at < first + count; at += batch) {
    runBatch(Array.from({ length: Math.min(batch, first + count - at) }, (_, i) => at + i));
  }
  const { ran, found, panicked, refused } = tally;
  process.stderr.write(
    `programs ${first} to ${first + count - 1}: ${ran} ran, ${found} findings, ${panicked} rows panicked, ${refused} refused by rustc\n`,
  );
  process.exitCode = found > 0 ? 1 : 0;
}

/** What a process learns of types it keeps; many programs go through several processes. */
function runInProcesses(): void {
  const rest = process.argv
    .slice(2)
    .filter(
      (arg, i, all) => !/^--(seed|count)$/.test(arg) && !/^--(seed|count)$/.test(all[i - 1] ?? ''),
    );
  for (let at = first; at < first + count; at += PER_PROCESS) {
    const some = ['--seed', `${at}`, '--count', `${Math.min(PER_PROCESS, first + count - at)}`];
    const { status } = spawnSync(
      process.execPath,
      [...process.execArgv, process.argv[1]!, ...rest, ...some],
      { stdio: 'inherit' },
    );
    if (status !== 0) process.exitCode = 1;
  }
}

function runBatch(seeds: readonly number[]): void {
  const programs = new Map(seeds.map((seed) => [`p${seed}`, render(generate(seed))]));
  const native = nativeResults(programs);
  for (const seed of seeds) {
    const name = `p${seed}`;
    const expected = native.get(name);
    if (expected === undefined) {
      tally.refused++;
      continue;
    }
    tally.ran++;
    tally.panicked += expected.filter((row) => row === 'panic').length;
    const what = verdict(runProgram(engine, programs.get(name)!, options), expected);
    if (what !== undefined) report(seed, what);
  }
}

/** Results of rustc; programs that it refuses are left out, and the others compiled without them. */
function nativeResults(programs: ReadonlyMap<string, string>): Map<string, Rows> {
  const left = new Map(programs);
  for (;;) {
    try {
      return left.size === 0 ? new Map() : runNatively(rustc!, left, options);
    } catch (error) {
      if (!(error instanceof RefusedByRustc) || error.programs.size === 0) throw error;
      if (process.argv.includes('--refused')) process.stderr.write(error.message);
      for (const name of error.programs) left.delete(name);
    }
  }
}

/** What is wrong, in words without places; undefined when all is well. */
function verdict(outcome: Outcome, expected: Rows): string | undefined {
  if ('failure' in outcome)
    return outcome.failure.split('\n')[0]!.replace(/\d+/g, 'N').slice(0, 160);
  return expected.every((row, i) => row === outcome.rows[i]) ? undefined : 'results differ';
}

function report(seed: number, what: string): void {
  tally.found++;
  const seen = kinds.get(what) ?? 0;
  kinds.set(what, seen + 1);
  process.stdout.write(`\n// program ${seed}: ${what}\n`);
  // Three programs of a kind tell as much as thirty.
  if (seen >= 3 || process.argv.includes('--no-shrink')) return;
  const fails = (nodes: readonly Node[]): boolean => {
    const text = render(nodes);
    if (!text.includes('fn test(')) return false;
    const outcome = runProgram(engine, text, options);
    if (what !== 'results differ' && verdict(outcome, []) !== what) return false;
    if (what === 'results differ' && 'failure' in outcome) return false;
    try {
      const rows = runNatively(rustc!, new Map([['small', text]]), options).get('small')!;
      return verdict(outcome, rows) === what;
    } catch {
      return false;
    }
  };
  process.stdout.write(`${render(shrink(generate(seed), fails, SHRINK_BUDGET))}\n`);
}
