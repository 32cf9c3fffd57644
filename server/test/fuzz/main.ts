/**
 * `npm run fuzz:programs`: random valid programs, compiled natively by rustc and by us; PTX and
 * AMDGCN run in the simulators and must give the same words. A program that differs, or does not
 * come through, is made smaller and printed. Ends with what was run and what was found, by name.
 *
 *   --count N     programs (1000)                 --seed S    the first program's number (1)
 *   --seconds T   no new batch after so long      --batch N   programs in one rustc run (200)
 *   --targets W   turns (one target a program), all (PTX and one of AMD's), compare (these and the
 *                 engine that executes MIR), exact (that engine), ptx, amd, gfx90a, ..
 *   --checks      with overflow checks and debug assertions
 *   --assemble K  every K-th text goes to ptxas or llvm-mc (19; 0: none)
 *   --verify K    every K-th program is checked behind each pass (8; 0: none), and each that fails
 *   --refused     print rustc's words about programs that it refuses
 *   --no-shrink   print seeds only                --show      print the program of --seed and stop
 *   --feature F   all programs have this feature of `features`
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../../src/workspace/index.ts';
import { AMDGCN, PTX } from '../execute/launch.ts';
import { executeProgram } from '../execute/programs.ts';
import { findTool } from '../kit/index.ts';
import {
  compileProgram,
  createTestEngine,
  inputRows,
  type Outcome,
  type Rows,
  type RunOptions,
  runProgram,
} from '../language/programs.ts';
import { featureOf } from './features/table.ts';
import { generate } from './generate.ts';
import { nativeResults } from './native.ts';
import { type Node, render, shrink } from './program.ts';
import { type FuzzTarget, nameOf, optionsFor, refusedByAssembler, targetsOf } from './targets.ts';

/** Programs tried while one is made smaller; few of them come as far as rustc. */
const SHRINK_BUDGET = 3000;
/** Time for that. */
const SHRINK_MS = 60_000;
/** Programs in one process: one that dies takes few with it. */
const PER_PROCESS = 2000;
const ROWS = 8;
/**
 * Milliseconds for the native programs of a batch: one that never ends is left out, as one that
 * rustc refuses.
 */
const NATIVE_MS = 60_000;

/** What a process has done; it is written down after every program. */
interface Tally {
  /** The program that it works on, and the one after the last. */
  at: number;
  generated: number;
  refused: number;
  rows: number;
  panicked: number;
  assembled: number;
  /** Programs compared, by processor. */
  readonly compared: Record<string, number>;
  /** Kinds of findings, with the programs. */
  readonly findings: Record<string, number[]>;
}

function flag(name: string, fallback: number): number {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : Number(process.argv[at + 1]);
}

function word(name: string, fallback: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : (process.argv[at + 1] ?? fallback);
}

const first = flag('seed', 1);
const count = flag('count', 1000);
const feature = word('feature', '');
const only = feature === '' ? undefined : featureOf(feature);
if (process.argv.includes('--show')) {
  process.stdout.write(render(generate(first, only)));
  process.exit(0);
}
const rustc = findTool('rustc-nightly');
if (rustc === undefined) {
  process.stderr.write('fuzz:programs needs a nightly rustc\n');
  process.exit(3);
}
const until = Date.now() + flag('seconds', 1e6) * 1000;
const options: RunOptions = {
  debugAssertions: process.argv.includes('--checks'),
  rows: inputRows(ROWS),
  nativeMs: NATIVE_MS,
  optLevel: 0,
};
const report = word('report', '');
if (report === '') runInProcesses();
else runHere(report);

/** Runs every part in a process of its own and adds up what they say. */
function runInProcesses(): void {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  const file = join(folder, 'tally.json');
  const total = emptyTally(first);
  const rest = withoutFlags(['seed', 'count', 'seconds']);
  try {
    for (let at = first; at < first + count && Date.now() < until; ) {
      const some = Math.min(PER_PROCESS, first + count - at);
      const seconds = Math.ceil((until - Date.now()) / 1000);
      const own = ['--seed', at, '--count', some, '--seconds', seconds, '--report', file].map(
        String,
      );
      writeFileSync(file, JSON.stringify(emptyTally(at)));
      const args = [...process.execArgv, process.argv[1]!, ...rest, ...own];
      const { status, signal } = spawnSync(process.execPath, args, { stdio: 'inherit' });
      const done = JSON.parse(readFileSync(file, 'utf8')) as Tally;
      if (status !== 0) {
        find(done, `the process died (${signal ?? status})`, done.at);
        done.at++;
      }
      add(total, done);
      at = done.at;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  summarise(total);
  process.exitCode = Object.keys(total.findings).length > 0 ? 1 : 0;
}

function withoutFlags(names: readonly string[]): string[] {
  const isOne = (arg: string | undefined): boolean => names.some((name) => arg === `--${name}`);
  return process.argv.slice(2).filter((arg, i, all) => !isOne(arg) && !isOne(all[i - 1]));
}

function emptyTally(at: number): Tally {
  const none = { generated: 0, refused: 0, rows: 0, panicked: 0, assembled: 0 };
  return { at, ...none, compared: {}, findings: {} };
}

function find(tally: Tally, what: string, seed: number): void {
  (tally.findings[what] ??= []).push(seed);
}

function add(total: Tally, more: Tally): void {
  total.at = more.at;
  for (const key of ['generated', 'refused', 'rows', 'panicked', 'assembled'] as const)
    total[key] += more[key];
  for (const [cpu, n] of Object.entries(more.compared))
    total.compared[cpu] = (total.compared[cpu] ?? 0) + n;
  for (const [what, seeds] of Object.entries(more.findings))
    for (const seed of seeds) find(total, what, seed);
}

function summarise(tally: Tally): void {
  const compared = Object.entries(tally.compared).map(([cpu, n]) => `${cpu} ${n}`);
  const lines = [
    `programs ${first} to ${tally.at - 1}${options.debugAssertions ? ', with checks' : ''}`,
    `  generated ${tally.generated}, refused by rustc ${tally.refused}`,
    `  compared: ${compared.join(', ') || 'none'}; ${tally.rows} rows, of them ${tally.panicked} panics`,
    `  assembled: ${tally.assembled}`,
  ];
  const findings = Object.entries(tally.findings).sort((a, b) => b[1].length - a[1].length);
  for (const [what, seeds] of findings) {
    const shown = seeds.slice(0, 8).join(' ');
    lines.push(`  ${seeds.length} x ${what}: ${shown}${seeds.length > 8 ? ' ..' : ''}`);
  }
  if (findings.length === 0) lines.push('  no findings');
  process.stderr.write(`${lines.join('\n')}\n`);
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the loop over batches, with what is reported and made smaller inside it
function runHere(file: string): void {
  // The verifier costs as much as all passes, so most programs go without it.
  const engine = createTestEngine();
  const verifying = createTestEngine(true);
  const which = word('targets', 'turns');
  const batch = flag('batch', 200);
  const every = flag('assemble', 19);
  const verified = flag('verify', 8);
  const tally = emptyTally(first);
  const note = (): void => writeFileSync(file, JSON.stringify(tally));
  while (tally.at < first + count && Date.now() < until) {
    const seeds = Array.from(
      { length: Math.min(batch, first + count - tally.at) },
      (_, i) => tally.at + i,
    );
    const texts = new Map(seeds.map((seed) => [`p${seed}`, render(generate(seed, only))]));
    tally.generated += seeds.length;
    const native = nativeResults(rustc!, texts, options);
    tally.refused += native.refused.size;
    if (process.argv.includes('--refused'))
      for (const words of new Set(native.refused.values())) process.stderr.write(words);
    for (const seed of seeds) {
      tally.at = seed;
      note();
      const expected = native.rows.get(`p${seed}`);
      if (expected === undefined) continue;
      tally.rows += expected.length;
      tally.panicked += expected.filter((row) => row === 'panic').length;
      for (const target of targetsOf(which, seed)) {
        const text = texts.get(`p${seed}`)!;
        const own = { ...options, ...optionsFor(target), together: expected };
        // By blocks of numbers, so that each target and groups of threads have their share.
        const verify = verified > 0 && Math.floor(seed / 20) % verified === 0;
        const what = verdict(outcomeOf(verify ? verifying : engine, text, own, target), expected);
        const name = nameOf(target);
        tally.compared[name] = (tally.compared[name] ?? 0) + 1;
        if (what !== undefined)
          tell(seed, verdict(outcomeOf(verifying, text, own, target), expected) ?? what, target);
        else if (target.exact !== true && every > 0 && seed % every === 0) {
          const refused = refusedByAssembler(compileProgram(engine, text, own));
          tally.assembled++;
          if (refused !== undefined) tell(seed, refused, target);
        }
      }
    }
    tally.at = seeds.at(-1)! + 1;
    note();
  }

  function tell(seed: number, what: string, target: FuzzTarget): void {
    const kind = `${nameOf(target)}: ${what}`;
    find(tally, kind, seed);
    process.stdout.write(`\n// program ${seed}: ${kind}\n`);
    // Two programs of a kind tell as much as thirty.
    if (tally.findings[kind]!.length > 2 || process.argv.includes('--no-shrink')) return;
    const last = Date.now() + SHRINK_MS;
    const fails = (nodes: readonly Node[]): boolean => {
      const text = render(nodes);
      return Date.now() < last && text.includes('fn test(') && stillFails(text, what, target);
    };
    process.stdout.write(`${render(shrink(generate(seed, only), fails, SHRINK_BUDGET))}\n`);
  }

  function stillFails(text: string, what: string, target: FuzzTarget): boolean {
    const own = { ...options, ...optionsFor(target) };
    if (what.startsWith('assembler')) {
      const emitted = compileProgram(engine, text, own);
      if (emitted.failure !== undefined || refusedByAssembler(emitted) === undefined) return false;
      return nativeResults(rustc!, new Map([['small', text]]), options).rows.has('small');
    }
    // Our own answer is the quick one: rustc is asked only when it may be the wrong one.
    const together = { ...own, together: calmRows() };
    const outcome = outcomeOf(verifying, text, together, target);
    if (what !== 'results differ' && verdict(outcome, []) !== what) return false;
    if (what === 'results differ' && 'failure' in outcome) return false;
    const expected = nativeResults(rustc!, new Map([['small', text]]), options).rows.get('small');
    if (expected === undefined) return false;
    const again = outcomeOf(verifying, text, { ...own, together: expected }, target);
    return verdict(again, expected) === what;
  }
}

/** Runs a program on a target: its text in the simulator, or its MIR in the engine for that. */
function outcomeOf(engine: Engine, text: string, own: RunOptions, target: FuzzTarget): Outcome {
  if (target.exact !== true) return runProgram(engine, text, own);
  const { debugAssertions = false, rows } = own;
  const rules = target.target === 'ptx' ? PTX : AMDGCN;
  try {
    return executeProgram(text, {
      target: { ...rules, cpu: target.cpu, waveSize: target.cpu === 'gfx90a' ? 64 : 32 },
      debugAssertions,
      ...(rows && { rows }),
    });
  } catch (error) {
    return { failure: `crash: ${error instanceof Error ? error.stack : error}` };
  }
}

function calmRows(): Rows {
  return options.rows!.map(() => '');
}

/** What is wrong, in words without places; undefined when all is well. */
function verdict(outcome: Outcome, expected: Rows): string | undefined {
  if ('failure' in outcome)
    return outcome.failure.split('\n')[0]!.replace(/\d+/g, 'N').slice(0, 160);
  return expected.every((row, i) => row === outcome.rows[i]) ? undefined : 'results differ';
}
