/** The functions of the package over an engine: the same for Node and for a browser. */
import { nearest } from '../base/index.ts';
import type { Diagnostic } from '../diag/index.ts';
import { createExecution } from '../execute/index.ts';
import {
  absentNotes,
  defaultSpec,
  FixCheck,
  isReport,
  runWithFixes,
  targetInfos,
  withRefusals,
} from '../ide/index.ts';
import {
  checkDocument,
  compiledDocument,
  coverageOf,
  decisionsIn,
  kernelsDocument,
  kernelsOf,
  launchesIn,
  runDocument,
} from '../report/index.ts';
import { findRule, RULES, type RuleLevels } from '../rules/index.ts';
import { readSpec } from '../spec/index.ts';
import type { Engine, Inventory, TargetName } from '../workspace/index.ts';
import type { CheckOptions, CompileOptions, Input, Library, RunOptions } from './api.ts';
import { WarplensError } from './error.ts';
import { type LibraryHost, openProject, type Project } from './project.ts';

/** The library over what its surroundings have. */
export function createLibrary(host: LibraryHost): Library {
  return {
    check: async (input, options = {}) => check(host, input, options),
    compile: async (input, options = {}) => compile(host, input, options),
    kernels: async (input, options = {}) => {
      const project = await openProject(host, input, options);
      const { engine, roots, folder, locate, shown } = project;
      const { kernels, absent } = inventoryOf(engine, folder) ?? NOTHING;
      return kernelsDocument(kernelsOf(engine, roots, kernels), absent, locate, shown);
    },
    run: async (input, options = {}) => run(host, input, options),
  };
}

const NOTHING: Inventory = { roots: [], kernels: [], absent: [], launches: [] };

function inventoryOf(engine: Engine, folder: string | undefined): Inventory | undefined {
  if (folder === undefined) return undefined;
  const steps = engine.inventory(folder);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

async function check(host: LibraryHost, input: Input, { rules, ...options }: CheckOptions) {
  const { engine, roots, folder, locate } = await openProject(host, input, options);
  if (rules !== undefined) engine.setRules(levelsOf(rules));
  const trial = new FixCheck(engine);
  const unread: Diagnostic[] = [];
  const found = once(
    roots.flatMap((root) => {
      const kept = trial.keepHolding(root, engine.diagnostics(root));
      const problems = engine.check(root, engine.ruleTarget(root));
      if (problems.every(({ code }) => code === 'syntax' || code === 'manifest'))
        for (const problem of problems) unread.push(problem);
      return kept;
    }),
  );
  const inventory = inventoryOf(engine, folder);
  const absent = inventory === undefined ? [] : absentNotes(engine, inventory);
  const decisions = roots.flatMap((root) => decisionsIn(engine, root));
  const launches = roots.flatMap((root) => launchesIn(engine, root));
  const coverage = { ...coverageOf(engine, roots, undefined), absent, decisions, launches };
  return checkDocument({ found, unread: once(unread), coverage }, locate, host.version);
}

/** Crates of a workspace share files: what is found there is reported once. */
function once(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  return found.filter(({ code, span: { file, start, end } }) => {
    const key = `${code} ${file} ${start} ${end}`;
    return !seen.has(key) && seen.add(key);
  });
}

const LEVELS: ReadonlySet<string> = new Set(['error', 'warning', 'info', 'hint', 'on', 'off']);

function levelsOf(rules: NonNullable<CheckOptions['rules']>): RuleLevels {
  for (const [name, level] of Object.entries(rules)) {
    if (findRule(RULES, name) === undefined) {
      const near = nearest(
        name,
        RULES.map((rule) => rule.name),
      );
      const hint = near === undefined ? '' : `; did you mean '${near}'?`;
      throw new WarplensError(`no rule is called '${name}'${hint}`);
    }
    if (!LEVELS.has(level))
      throw new WarplensError(
        `unknown level '${level}', expected one of ${[...LEVELS].join(', ')}`,
      );
  }
  return rules;
}

async function compile(host: LibraryHost, input: Input, options: CompileOptions) {
  const project = await openProject(host, input, options);
  const { engine, locate } = project;
  const form = options.target ?? 'ptx';
  const isLlvm = form === 'llvm';
  const target = isLlvm ? targetOfCpu(engine, options.cpu) : targetNamed(form);
  if (!isLlvm) checkCpu(engine, target, options.cpu);
  const root = oneRoot(project, target);
  checkKernel(project, root, target, options.kernel);
  const asked = {
    ...(options.cpu !== undefined && { cpu: options.cpu }),
    ...(options.kernel !== undefined && { kernel: options.kernel }),
    debugAssertions: options.debugAssertions === true,
    lineInfo: options.lineInfo === true,
    ...(options.allowInvalid === true && { allowInvalid: true }),
    opt: `O${options.optLevel ?? 2}` as 'O0' | 'O1' | 'O2',
    ...(isLlvm && { form: 'llvm-ir' as const }),
  };
  const emitted = engine.emit(root, target, asked);
  const text = isLlvm ? emitted : withRefusals(engine, root, emitted, asked);
  return { schemaVersion: 1 as const, ...compiledDocument(text, locate) };
}

function targetNamed(name: string): TargetName {
  const found = targetInfos.find((one) => one.name === name);
  if (found !== undefined) return found.name;
  const known = [...targetInfos.map((one) => one.name), 'llvm'].join(', ');
  throw new WarplensError(`unknown target '${name}', expected one of ${known}`);
}

function targetOfCpu(engine: Engine, cpu: string | undefined): TargetName {
  const found = targetInfos.find(
    ({ name }) => cpu !== undefined && engine.cpus(name).includes(cpu),
  );
  if (found !== undefined || cpu === undefined) return found?.name ?? targetInfos[0]!.name;
  throw unknownCpu(
    cpu,
    targetInfos.flatMap(({ name }) => engine.cpus(name)),
  );
}

function checkCpu(engine: Engine, target: TargetName, cpu: string | undefined): void {
  const known = engine.cpus(target);
  if (cpu !== undefined && !known.includes(cpu)) throw unknownCpu(cpu, known);
}

function unknownCpu(cpu: string, known: readonly string[]): WarplensError {
  const near = nearest(cpu, known);
  const hint =
    near === undefined ? `expected one of ${known.join(', ')}` : `did you mean '${near}'?`;
  return new WarplensError(`unknown GPU '${cpu}'; ${hint}`);
}

/** The one crate of the input; of several the one with kernels. */
function oneRoot({ engine, roots, name, shown }: Project, target: TargetName): string {
  if (roots.length === 1) return roots[0]!;
  const withKernels = roots.filter((root) => engine.kernels(root, target).length > 0);
  if (withKernels.length === 1) return withKernels[0]!;
  if (withKernels.length === 0) throw new WarplensError(`${name}: no GPU kernels`);
  const names = withKernels.slice(0, 5).map(shown).join(', ');
  throw new WarplensError(`${name}: several crates have kernels, name one: ${names}`);
}

function checkKernel(
  { engine, name, refusal }: Project,
  root: string,
  target: TargetName,
  kernel: string | undefined,
): void {
  const there = engine.kernels(root, target);
  if (there.length === 0 && engine.kernels(root).length === 0) {
    const problems = engine.check(root, target);
    if (problems.length === 0) throw refusal([], 'no GPU kernels');
    return;
  }
  if (kernel === undefined || there.some((k) => k.name === kernel || k.symbol === kernel)) return;
  const names = there.map((k) => k.name);
  const near = nearest(kernel, names);
  const hint = near === undefined ? `there are: ${names.join(', ')}` : `did you mean '${near}'?`;
  throw new WarplensError(`${name}: no kernel '${kernel}'; ${hint}`);
}

async function run(host: LibraryHost, input: Input, options: RunOptions) {
  const project = await openProject(host, input, options);
  const { engine, locate, name, refusal } = project;
  const text = typeof options.spec === 'object' ? JSON.stringify(options.spec) : options.spec;
  const given = text === undefined ? undefined : readSpec(text);
  const cpu = options.cpu ?? given?.gpus[0];
  const byCpu = cpu === undefined ? undefined : targetOfCpu(engine, cpu);
  const first = project.roots[0];
  if (first === undefined) throw refusal([], 'no GPU kernels');
  const target =
    (options.target === undefined ? undefined : targetNamed(options.target)) ??
    byCpu ??
    engine.ruleTarget(first);
  if (byCpu !== undefined && byCpu !== target)
    throw new WarplensError(`the GPU '${cpu}' does not belong to the target ${target}`);
  const root = oneRoot(project, target);
  const kernels = engine.specKernels(root, target);
  if (kernels.length === 0) throw refusal(engine.check(root, target), 'no GPU kernels');
  const outcome = runWithFixes(engine, {
    root,
    target,
    cpu,
    spec: withSeed(given ?? readSpec(defaultSpec(kernels)), options.seed),
    create: options.engine === 'text' ? undefined : createExecution,
    limits: options.maxSteps === undefined ? {} : { steps: options.maxSteps },
    ...(options.debugAssertions === true && { debugAssertions: true }),
    ...(options.allowInvalid === true && { allowInvalid: true }),
    races: options.races !== false,
    readFile: (path) => project.readData?.(path),
  });
  if (isReport(outcome)) {
    const names = { file: name, spec: given === undefined ? null : 'spec' };
    return runDocument(names, outcome, locate, options.values === true);
  }
  const [problem] = outcome.problems;
  if (problem !== undefined) throw new WarplensError(`the spec is not valid: ${problem.message}`);
  throw refusal(outcome.diagnostics, 'not every kernel of the spec was compiled');
}

function withSeed<T extends object>(spec: T, seed: number | undefined): T {
  return seed === undefined ? spec : { ...spec, seed };
}
