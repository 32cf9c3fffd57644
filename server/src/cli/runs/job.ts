/** One run as the command line asks for it: which spec, which file, which GPU. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { LineIndex } from '../../base/index.ts';
import { isInProject, readSpecData, readTextFile, slashes } from '../../disk/index.ts';
import { createExecution, parseReplay } from '../../execute/index.ts';
import {
  compareRuns,
  defaultSpec,
  type GpuDevice,
  type GpuReport,
  isProfile,
  isReport,
  isSpecArgument,
  isSpecName,
  looksLikeSpec,
  type Profile,
  profileSpec,
  type RunComparison,
  type RunLimits,
  type RunReport,
  type RunRequest,
  runOnGpu,
  runWithFixes,
  SPEC_EXTENSION,
  sourcesOfSpec,
  specsBeside,
  targetInfos,
} from '../../ide/index.ts';
import { visible } from '../../report/index.ts';
import { readSpec, type SpecFile, type SpecProblem } from '../../spec/index.ts';
import type { Engine, TargetName } from '../../workspace/index.ts';
import { oneRoot } from '../crate-roots.ts';
import { checkFeatures, chooseFeatures, type FeatureFlags } from '../features.ts';
import { absolute, readArgument, shown } from '../files.ts';
import { CliError, EXIT, type Io } from '../io.ts';
import { allGpus, unknownGpu } from '../meant.ts';
import { createLocate, renderProblems } from '../render/located.ts';

/** A spec as a file or as text that was made up. */
export interface SpecText {
  /** Absolute; undefined for one that was made up. */
  readonly path: string | undefined;
  readonly text: string;
  /** As the user calls it. */
  readonly name: string;
  /** Where files beside it are looked up; that of the spec, or the current one, when left out. */
  readonly folder?: string;
  /** The comment that it was made of: absolute path and offsets. */
  readonly comment?: { readonly path: string; readonly start: number; readonly end: number };
}

export interface RunFlags extends FeatureFlags {
  readonly target?: TargetName;
  readonly cpu?: string;
  readonly debugAssertions?: true;
  readonly checkBounds?: true;
  readonly allowInvalid?: true;
  /** False with `--no-races`. */
  readonly races?: boolean;
  readonly engine?: 'exact' | 'text';
  readonly seed?: number;
  /** Orders of threads that are tried. */
  readonly schedules?: number;
  /** A file that says in which order to run. */
  readonly replay?: string;
  readonly maxSteps?: number;
  readonly maxOutput?: number;
  readonly compare?: true;
  readonly profile?: true;
  readonly on?: 'simulator' | 'gpu';
}

/** What is run. */
export interface Job {
  readonly engine: Engine;
  /** As the user calls the file with the kernels. */
  readonly file: string;
  /** Root of the crate; undefined for assembly. */
  readonly root: string | undefined;
  readonly spec: SpecFile;
  readonly specText: SpecText;
  readonly target: TargetName;
  readonly cpu: string | undefined;
}

/**
 * The spec of an argument, which is a spec itself, a file with kernels, or the folder of a package.
 * Specs that are not run are named.
 */
export function findSpec(io: Io, file: string, launch: string | undefined): SpecText | undefined {
  if (launch !== undefined)
    return { path: absolute(io, launch), text: readArgument(io, launch), name: launch };
  if (file === '-') return undefined;
  const path = absolute(io, file);
  const stat = statSync(path, { throwIfNoEntry: false });
  if (isSpecArgument(path) && stat?.isDirectory() !== true)
    return { path, text: readArgument(io, file), name: file };
  if (stat === undefined) return undefined;
  const [first, ...others] = stat.isDirectory() ? specsOfFolder(path) : specsOfFile(path);
  if (first === undefined) return undefined;
  if (others.length > 0) {
    const names = others.map((one) => shown(io, one.path)).join(', ');
    const more = others.length === 1 ? 'another spec' : `${others.length} other specs`;
    io.err(`${more}: ${names}; run one by its name, or all with \`warplens test\`\n`);
  }
  return { ...first, name: shown(io, first.path) };
}

type FoundSpec = { readonly path: string; readonly text: string };

/** The specs beside a file, the plain name first; of a crate's root those of its package too. */
function specsOfFile(path: string): readonly FoundSpec[] {
  const own = read(specsBeside(path, filesIn(dirname(path))));
  const isRoot = /\/src\/(?:main|lib)\.rs$/.test(path);
  return isRoot ? [...own, ...specsAbout(dirname(dirname(path)), path)] : own;
}

/** The specs of a package, in its folder or beside the root of its crate. */
function specsOfFolder(folder: string): readonly FoundSpec[] {
  const about = sourcesOfSpec(`${folder}/${basename(folder)}${SPEC_EXTENSION}`, undefined);
  const root = about.find((one) => existsSync(one));
  return root === undefined
    ? []
    : [...specsAbout(folder, root), ...read(specsBeside(root, filesIn(dirname(root))))];
}

/** Specs in a folder that are about a file, the one with the folder's name first. */
function specsAbout(folder: string, source: string): readonly FoundSpec[] {
  const plain = `${folder}/${basename(folder)}${SPEC_EXTENSION}`;
  const all = read(filesIn(folder).filter(isSpecName)).filter(({ path, text }) => {
    const named = sourcesOfSpec(path, readSpec(text).file);
    return named.find((one) => existsSync(one)) === source;
  });
  return [...all].sort((a, b) => Number(b.path === plain) - Number(a.path === plain));
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .map((name) => slashes(resolve(folder, name)))
    .sort();
}

function read(paths: readonly string[]): readonly FoundSpec[] {
  return paths.flatMap((path) => {
    const text = readTextFile(path);
    return text !== undefined && (isSpecName(path) || looksLikeSpec(text)) ? [{ path, text }] : [];
  });
}

/** The file that a spec is about. */
export function sourceOfSpec(io: Io, { path, name }: SpecText, spec: SpecFile): string {
  const candidates = sourcesOfSpec(path!, spec.file);
  const found = candidates.find((candidate) => existsSync(candidate));
  if (found !== undefined && !isInProject(found, dirname(path!)))
    throw new CliError(
      `${name}:1:1: \`${shown(io, found)}\` is outside of the project of this spec; name it as the argument, with --launch for the spec`,
    );
  if (found !== undefined) return shown(io, found);
  const tried = candidates.slice(0, 3).map((one) => `\`${shown(io, one)}\``);
  throw new CliError(
    `${name}:1:1: no file for this spec: there is no ${tried.join(', ')}; \`"file"\` names one`,
  );
}

/** The target that the first GPU of a spec belongs to. */
function targetOfCpu(engine: Engine, cpu: string | undefined): TargetName | undefined {
  return targetInfos.find(({ name }) => cpu !== undefined && engine.cpus(name).includes(cpu))?.name;
}

/**
 * Everything that a run needs. Throws `CliError` for files that are not there and GPUs that are not
 * known.
 */
export async function openJob(
  io: Io,
  file: string,
  given: SpecText | undefined,
  flags: RunFlags,
  shared?: Engine,
): Promise<Job> {
  const engine = shared ?? io.createEngine();
  const known = given && readSpec(given.text);
  const source =
    given !== undefined && isSpecArgument(absolute(io, file))
      ? sourceOfSpec(io, given, known!)
      : file;
  const assembly = targetInfos.find(({ fileExtension }) => source.endsWith(fileExtension));
  const features =
    flags.features ?? (known?.cargoFeatures.length ? known.cargoFeatures : undefined);
  // Another test may have chosen others.
  if (shared !== undefined) engine.setFeatures(undefined);
  chooseFeatures(engine, { ...flags, ...(features && { features }) });
  if (assembly !== undefined && given === undefined)
    throw new CliError(
      `${source}: a text does not say what its kernels take: write a launch spec, docs/reference/spec.md`,
    );
  const root = assembly === undefined ? await oneRoot(io, engine, source) : undefined;
  if (root !== undefined) checkFeatures(engine, [root], flags);
  const cpu = flags.cpu ?? known?.gpus[0];
  const byCpu = targetOfCpu(engine, cpu);
  if (cpu !== undefined && byCpu === undefined) throw unknownGpu(cpu, allGpus(engine));
  const named = root === undefined ? [] : engine.namedTargets(root);
  const target =
    assembly?.name ??
    flags.target ??
    byCpu ??
    (named.length === 1 ? named[0]! : defaultTarget(engine, root));
  if (byCpu !== undefined && byCpu !== target)
    throw new CliError(`the GPU '${cpu}' does not belong to the target ${target}`);
  const specText = given ?? {
    path: undefined,
    text: defaultSpec(root === undefined ? [] : engine.specKernels(root, target)),
    name: 'generated arguments',
  };
  if (root !== undefined && given === undefined && engine.specKernels(root, target).length === 0)
    throw noKernels(io, engine, root, target, source);
  return { engine, file: source, root, spec: readSpec(specText.text), specText, target, cpu };
}

/** The target that rules take: what the kernels' dialect and names of GPUs say. */
function defaultTarget(engine: Engine, root: string | undefined): TargetName {
  return root === undefined ? targetInfos[0]!.name : engine.ruleTarget(root);
}

function noKernels(
  io: Io,
  engine: Engine,
  root: string,
  target: TargetName,
  file: string,
): CliError {
  const problems = engine.check(root, target);
  io.err(renderProblems(problems, createLocate(io, engine)));
  return new CliError(
    problems.length > 0
      ? `${file}: no kernel can be run`
      : `${file}: there is no kernel in this file`,
  );
}

/** Reports what kept a run from taking place, each at its place. */
export function refuse(io: Io, { specText }: Job, problems: readonly SpecProblem[]): void {
  const index = new LineIndex(specText.text);
  for (const { message, start } of [...problems].sort((a, b) => a.start - b.start)) {
    const { line, col } = index.lineCol(start);
    const place =
      specText.path === undefined ? specText.name : `${specText.name}:${line + 1}:${col + 1}`;
    io.err(visible(`${place}: error: ${message}\n`));
  }
}

/** The order that a replay file asks for. */
function readReplay(io: Io, path: string): NonNullable<RunRequest['replay']> {
  const found = parseReplay(readArgument(io, path));
  if (typeof found === 'string') throw new CliError(`${path}: ${found}`, EXIT.input);
  return found;
}

/** Runs the text on a GPU too; throws `CliError` where it cannot be made. */
function onGpu(io: Io, job: Job, request: RunRequest, device: GpuDevice): GpuReport {
  const outcome = runOnGpu(job.engine, request, device);
  if ('device' in outcome) return outcome;
  io.err(renderProblems(outcome.diagnostics, createLocate(io, job.engine)));
  throw new CliError(`${job.file}: there is no PTX to run on a GPU`, EXIT.input);
}

/** Counts of the text; throws `CliError` where it cannot be made. */
function profiled(io: Io, job: Job, request: RunRequest): Profile {
  const outcome = profileSpec(job.engine, request);
  if (isProfile(outcome)) return outcome;
  io.err(renderProblems(outcome.diagnostics, createLocate(io, job.engine)));
  throw new CliError(`${job.file}: there is no text to profile`, EXIT.input);
}

export interface Outcome {
  readonly job: Job;
  readonly report: RunReport;
  /** With the texts of all targets, where it was requested. */
  readonly comparison?: RunComparison;
  /** Counts of the text, where they were requested. */
  readonly profile?: Profile;
  /** On a GPU, where that was requested. */
  readonly gpu?: GpuReport;
}

/** What a run asks for. */
export function requestOf(
  io: Io,
  job: Job,
  flags: RunFlags,
  goesOn?: (steps: number, launch: string) => boolean,
): RunRequest {
  const { root, spec, target, cpu, specText } = job;
  const folder = specText.folder ?? (specText.path === undefined ? io.cwd : dirname(specText.path));
  const limits: Partial<RunLimits> = {
    ...(flags.maxSteps !== undefined && { steps: flags.maxSteps }),
    ...(flags.maxOutput !== undefined && { outputBytes: flags.maxOutput }),
  };
  return {
    root,
    ...(root === undefined && {
      given: { path: absolute(io, job.file), text: readArgument(io, job.file), target },
    }),
    target,
    cpu,
    spec: flags.seed === undefined ? spec : { ...spec, seed: flags.seed },
    create: flags.engine === 'text' ? undefined : createExecution,
    limits,
    ...(flags.debugAssertions && { debugAssertions: true }),
    ...(flags.checkBounds && { checkBounds: true }),
    ...(flags.allowInvalid && { allowInvalid: true }),
    races: flags.races !== false,
    ...(flags.schedules !== undefined && { schedules: flags.schedules }),
    ...(flags.replay !== undefined && { replay: readReplay(io, flags.replay) }),
    readFile: (path) => readSpecData(path, folder),
    ...(goesOn && { goesOn }),
  };
}

/** Runs it; throws `CliError` after a report of why it could not. */
export function runJob(
  io: Io,
  job: Job,
  flags: RunFlags,
  goesOn?: (steps: number, launch: string) => boolean,
  device?: GpuDevice,
): Outcome {
  const { engine, specText } = job;
  const request = requestOf(io, job, flags, goesOn);
  const outcome = runWithFixes(engine, request);
  if (isReport(outcome)) {
    return {
      job,
      report: outcome,
      ...(flags.compare && { comparison: compareRuns(engine, request, outcome) }),
      ...(flags.profile && { profile: profiled(io, job, request) }),
      ...(device && { gpu: onGpu(io, job, request, device) }),
    };
  }
  refuse(io, job, outcome.problems);
  io.err(renderProblems(outcome.diagnostics, createLocate(io, engine)));
  throw new CliError(
    outcome.problems.length > 0
      ? `${specText.name}: the spec is not valid`
      : `${job.file}: not every kernel of the spec was compiled`,
    EXIT.input,
  );
}
