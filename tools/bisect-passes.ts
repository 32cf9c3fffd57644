/**
 * Which run of which pass breaks a kernel: `npx tsx tools/bisect-passes.ts FILE.rs LAUNCH.json`
 * runs the launch on PTX in the simulator behind the first N runs of passes, halves N, and prints
 * the first run that changes a result, with the function before and after it. The launch is as
 * `warplens run` takes it, with the results that are expected.
 */
import { readFileSync } from 'node:fs';
import { type LaunchSpec, runPtx } from '../server/src/emulate/index.ts';
import { findKernels, lowerKernels } from '../server/src/lower/index.ts';
import { cloneFunc, type Module, printFunc } from '../server/src/mir/index.ts';
import { optimize, PassStats } from '../server/src/passes/index.ts';
import { ptxTarget } from '../server/src/targets/index.ts';
import { loadProgram } from '../server/test/lower/program.ts';

interface Attempt {
  /** What differs from the expectations; undefined when nothing does. */
  readonly failure: string | undefined;
  /** The last pass that changed something, and the function that it left. */
  readonly pass: string;
  readonly text: string;
}

const [file, launch] = process.argv.slice(2);
if (file === undefined || launch === undefined) {
  process.stderr.write('usage: npx tsx tools/bisect-passes.ts FILE.rs LAUNCH.json\n');
  process.exit(2);
}
const source = readFileSync(file, 'utf8');
const spec = JSON.parse(readFileSync(launch, 'utf8')) as LaunchSpec;

function lowered(): { readonly module: Module; readonly roots: readonly string[] } {
  const { lowering, program, crate } = loadProgram(source, { edition: 2024, arch: 'nvptx64' });
  const { module, kernels } = lowerKernels(lowering, findKernels(program, crate));
  // Functions of `core` are shared by all attempts.
  for (const [name, fn] of module.funcs) module.funcs.set(name, cloneFunc(fn));
  return { module, roots: kernels.map(({ symbol }) => symbol) };
}

/** The kernels with the first `count` runs of passes only. */
function attempt(count: number): Attempt {
  const { module, roots } = lowered();
  let [pass, text] = ['', ''];
  optimize(module, {
    roots,
    limit: { left: count },
    after: (name, fn) => {
      pass = name;
      text = printFunc(fn);
    },
  });
  return { failure: failureOf(module), pass, text };
}

function failureOf(module: Module): string | undefined {
  const { text, problems } = ptxTarget.emitModule(module, { cpu: 'sm_80' });
  if (problems.length > 0) return problems[0]!.message;
  const { mismatches, diagnostics } = runPtx(text, spec, {});
  const error = diagnostics.find(({ severity }) => severity === 'error');
  return error?.message ?? (mismatches.length > 0 ? JSON.stringify(mismatches[0]) : undefined);
}

/** Runs of passes in a whole optimisation. */
function countRuns(): number {
  const { module, roots } = lowered();
  const stats = new PassStats();
  optimize(module, { roots, stats });
  return [...stats.byName.values()].reduce((sum, { runs }) => sum + runs, 0);
}

function bisect(): string {
  let good = 0;
  let bad = countRuns();
  if (attempt(bad).failure === undefined) return 'all results are as expected';
  const first = attempt(good).failure;
  if (first !== undefined) return `wrong without any pass: ${first}`;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (attempt(middle).failure === undefined) good = middle;
    else bad = middle;
  }
  const { failure, pass, text } = attempt(bad);
  const before = attempt(good).text;
  return `run ${bad} is the first that breaks it: ${pass}\n${failure}\n\n; before\n${before}\n; after\n${text}`;
}

process.stdout.write(`${bisect()}\n`);
