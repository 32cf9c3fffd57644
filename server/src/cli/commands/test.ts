/**
 * `warplens test`: runs all launch specs and test comments below a path, and compares their
 * results.
 */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { duration, SPEC_EXTENSION } from '../../ide/index.ts';
import { NO_COVERAGE, visible, visibleJson } from '../../report/index.ts';
import type { Engine } from '../../workspace/index.ts';
import { OUTPUT_FLAG, OUTPUT_HELP } from '../common.ts';
import { featureOptions } from '../features.ts';
import { CliError, EXIT, type ExitCode, type Io } from '../io.ts';
import { checkGpu } from '../meant.ts';
import { humanRenderer } from '../render/human.ts';
import { junitTests } from '../render/junit.ts';
import { createLocate } from '../render/located.ts';
import { blessedEdits } from '../runs/bless.ts';
import { type Outcome, openJob, type RunFlags, runJob } from '../runs/job.ts';
import type { PlacedDiagnostic, TestResult } from '../runs/results.ts';
import { githubTests, sarifTests } from '../runs/test-reports.ts';
import { type Test, testFiles, testsIn } from '../runs/tests.ts';
import { writeChanges, writeResult } from '../write.ts';
import type { Run } from './command.ts';
import { diagnosticsOf, runOptions } from './run.ts';

interface Flags extends RunFlags {
  readonly filter?: string;
  readonly bless?: true;
  readonly format: 'human' | 'json' | 'junit' | 'sarif' | 'github';
  readonly jobs?: number;
  readonly outputFile?: string;
  /** Prints a line of JSON for each test: what a worker does. */
  readonly lines?: true;
}

export function registerTest(program: Command, run: Run): void {
  runOptions(featureOptions(program.command('test')))
    .summary('run all launch specs and compare the results')
    .description(
      `Runs the launch specs below a path (NAME${SPEC_EXTENSION}, and NAME.json with launches beside NAME.rs) and the comments ` +
        '`// warplens: test(..)` above kernels. Exit code 1 when one fails, 2 when one cannot be run.',
    )
    .argument(
      '[paths...]',
      'specs, files with kernels, or folders; the current folder when left out',
    )
    .option('--filter <text>', 'only tests whose name or file contains this text')
    .option('--bless', 'write the values of this run into specs whose expected values differ')
    .addOption(
      new Option('--format <form>', 'form of the report')
        .choices(['human', 'json', 'junit', 'sarif', 'github'])
        .default('human'),
    )
    .option('--jobs <n>', 'files that are run at the same time; as many as processors', jobsOf)
    .option(OUTPUT_FLAG, OUTPUT_HELP)
    .addOption(new Option('--lines').hideHelp())
    .action((paths: string[], flags: Flags) => run((io) => test(io, paths, flags)));
}

function jobsOf(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1) return count;
  throw new InvalidArgumentError('It must be a whole number of at least 1.');
}

async function test(io: Io, paths: readonly string[], flags: Flags): Promise<ExitCode> {
  if (flags.cpu !== undefined) checkGpu(io.createEngine(), flags.cpu);
  const files = testFiles(io, paths.length === 0 ? ['.'] : paths);
  const results: TestResult[] = [];
  const report = (one: TestResult): void => {
    results.push(one);
    if (flags.lines) io.out(`${JSON.stringify(one)}\n`);
    else if (flags.format === 'human' && flags.outputFile === undefined) io.out(lineOf(one));
  };
  const isWhole = await runAll(io, files, flags, report);
  if (flags.lines) return EXIT.done;
  results.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  await writeReport(io, results, flags);
  if (results.length === 0 && isWhole) throw new CliError(nothing(paths, flags));
  io.err(totals(results, isWhole));
  if (!isWhole) return EXIT.interrupted;
  if (results.some(({ state }) => state === 'error')) return EXIT.input;
  return results.some(({ state }) => state === 'failed') ? EXIT.findings : EXIT.done;
}

function nothing(paths: readonly string[], { filter }: Flags): string {
  const where = paths.length === 0 ? '.' : paths.join(', ');
  const what = filter === undefined ? 'no tests' : `no test whose name contains '${filter}'`;
  return `${where}: ${what}; a test is a NAME${SPEC_EXTENSION} beside NAME.rs, or a comment \`// warplens: test(..)\` above a kernel`;
}

/** Runs the tests of all files, in workers where the process has some. False: interrupted. */
async function runAll(
  io: Io,
  files: readonly string[],
  flags: Flags,
  report: (result: TestResult) => void,
): Promise<boolean> {
  const jobs = Math.min(flags.jobs ?? io.processors ?? 1, files.length);
  if (jobs > 1 && io.startWorker !== undefined && !flags.bless) {
    const groups = Array.from({ length: jobs }, (_, at) => files.filter((_, i) => i % jobs === at));
    const workers = groups.map((group) =>
      io.startWorker!(['test', ...group, '--lines', ...passedOn(flags)], (line) =>
        report(JSON.parse(line) as TestResult),
      ),
    );
    let isWhole = true;
    const stop = io.interrupted().then(() => {
      isWhole = false;
      for (const worker of workers) worker.stop();
    });
    await Promise.race([Promise.all(workers.map(({ done }) => done)), stop]);
    return isWhole;
  }
  const engine = io.createEngine();
  for (const file of files)
    for (const one of testsIn(io, engine, file))
      if (isWanted(one, flags))
        for (const result of await runTest(io, engine, one, flags)) report(result);
  return true;
}

/** The options that a worker needs. */
function passedOn(flags: Flags): string[] {
  const out: string[] = [];
  const add = (name: string, value: unknown): void => {
    if (value !== undefined) out.push(name, String(value));
  };
  add('--filter', flags.filter);
  add('--target', flags.target);
  add('--cpu', flags.cpu);
  add('--seed', flags.seed);
  add('--schedules', flags.schedules);
  add('--engine', flags.engine);
  add('--max-steps', flags.maxSteps);
  add('--max-output', flags.maxOutput);
  add('--features', flags.features?.join(','));
  if (!flags.defaultFeatures) out.push('--no-default-features');
  if (flags.debugAssertions) out.push('--debug-assertions');
  if (flags.checkBounds) out.push('--check-bounds');
  if (flags.races === false) out.push('--no-races');
  return out;
}

function isWanted({ name, file }: Test, { filter }: Flags): boolean {
  return filter === undefined || name.includes(filter) || file.includes(filter);
}

/** Once for each GPU that the spec names. */
async function runTest(
  io: Io,
  engine: Engine,
  one: Test,
  flags: Flags,
): Promise<readonly TestResult[]> {
  const gpus = flags.cpu === undefined ? gpusOf(one) : [];
  if (gpus.length < 2) return [await runOn(io, engine, one, flags, undefined)];
  const out: TestResult[] = [];
  for (const gpu of gpus) out.push(await runOn(io, engine, one, { ...flags, cpu: gpu }, gpu));
  return out;
}

function gpusOf({ spec }: Test): readonly string[] {
  const found = /"gpu"\s*:\s*\[([^\][]*)\]/.exec(spec.text)?.[1];
  return found === undefined ? [] : [...found.matchAll(/"([^"]+)"/g)].map(([, name]) => name!);
}

async function runOn(
  io: Io,
  engine: Engine,
  one: Test,
  flags: Flags,
  gpu: string | undefined,
): Promise<TestResult> {
  const start = performance.now();
  const base = { name: one.name, file: one.file, ...(gpu !== undefined && { gpu }) };
  let said = '';
  const quiet: Io = { ...io, err: (text) => void (said += text), out: () => undefined };
  const failed = (message: string): TestResult => ({
    ...base,
    state: 'error',
    isCompared: false,
    milliseconds: performance.now() - start,
    steps: 0,
    text: `${said}${message}\n`,
    diagnostics: [],
  });
  if (one.problem !== undefined) return failed(`${one.name}: ${one.problem}`);
  try {
    const job = await openJob(quiet, one.file, one.spec, flags, engine);
    const outcome = runJob(quiet, job, flags);
    if (flags.bless && !outcome.report.ok) await bless(io, outcome);
    return resultOf(io, outcome, base, performance.now() - start);
  } catch (error) {
    if (error instanceof CliError) return failed(error.message);
    throw error;
  }
}

async function bless(io: Io, { job, report }: Outcome): Promise<void> {
  const { path, text, name } = job.specText;
  const after = blessedEdits(text, report);
  if (path === undefined || after === text) return;
  await writeChanges(io, [{ path, before: text, after }], {
    failure: `cannot write ${name}`,
    done: `${name} is written`,
  });
  io.err(`blessed: ${name}\n`);
}

function resultOf(
  io: Io,
  { job, report }: Outcome,
  base: Pick<TestResult, 'name' | 'file' | 'gpu'>,
  milliseconds: number,
): TestResult {
  const locate = createLocate(io, job.engine);
  const found = diagnosticsOf(io, job, report).filter(({ severity }) => severity !== 'info');
  const text = humanRenderer(io.colors.out)({ found, unread: [], coverage: NO_COVERAGE }, locate);
  const lost = report.launches.filter(({ state }) => state === 'not run').length;
  return {
    ...base,
    state: report.ok ? 'passed' : 'failed',
    isCompared: report.launches.some(({ buffers }) =>
      buffers.some(({ comparison }) => comparison.verdict !== 'not compared'),
    ),
    milliseconds,
    steps: report.steps,
    text: lost > 0 ? `${text}${lost} launches were not run\n` : text,
    diagnostics: found.map(({ code, severity, message, span }): PlacedDiagnostic => {
      const { path, start, end } = locate(span);
      return {
        code,
        severity: severity === 'hint' ? 'info' : severity,
        message,
        file: path,
        line: start.line,
        column: start.column,
        endLine: end.line,
        endColumn: end.column,
      };
    }),
  };
}

const STATES = { passed: 'ok', failed: 'FAILED', error: 'ERROR' } as const;

function lineOf({ name, gpu, state, isCompared, milliseconds, steps, text }: TestResult): string {
  const label = gpu === undefined ? name : `${name} (${gpu})`;
  const note = state === 'passed' && !isCompared ? ', nothing compared' : '';
  const cost = steps > 0 ? `, ${steps.toLocaleString('en-US')} steps` : '';
  const head = `${STATES[state].padEnd(6)}  ${label}  ${duration(milliseconds)}${cost}${note}\n`;
  const body = state === 'passed' ? '' : text.replace(/^(?=.)/gm, '    ');
  return `${visible(head)}${body}`;
}

function totals(results: readonly TestResult[], isWhole: boolean): string {
  const count = (state: TestResult['state']): number =>
    results.filter((one) => one.state === state).length;
  const blind = results.filter((one) => one.state === 'passed' && !one.isCompared).length;
  const parts = [
    `${count('passed')} passed`,
    ...(blind > 0 ? [`${blind} of them compared nothing`] : []),
    ...(count('failed') > 0 ? [`${count('failed')} failed`] : []),
    ...(count('error') > 0 ? [`${count('error')} could not be run`] : []),
    ...(isWhole ? [] : ['interrupted: the others were not run']),
  ];
  return `${parts.join(', ')}\n`;
}

async function writeReport(io: Io, results: readonly TestResult[], flags: Flags): Promise<void> {
  const { format, outputFile: output } = flags;
  if (format === 'human') {
    if (output !== undefined) await writeResult(io, output, results.map(lineOf).join(''), []);
    return;
  }
  const text = {
    junit: () => junitTests(results),
    sarif: () => sarifTests(io.version, results),
    github: () => githubTests(results),
    json: () => visibleJson(`${JSON.stringify({ schemaVersion: 1, tests: results }, null, 2)}\n`),
  }[format]();
  await writeResult(io, output, text, []);
}
