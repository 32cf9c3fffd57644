/**
 * A run as editors ask for it: a kernel of an open file, with its spec where there is one, and an
 * answer in plain data that needs no engine, so that it may come from another thread.
 */
import type { Span } from '../../base/index.ts';
import { createExecution } from '../../execute/index.ts';
import type { CoverageWay, RunFindingRow, RunRows, RunValue } from '../../protocol/index.ts';
import { readSpec, type SpecFile, type SpecKernel } from '../../spec/index.ts';
import {
  type Engine,
  type FeatureChoice,
  PRELUDE_FOLDER,
  type TargetName,
} from '../../workspace/index.ts';
import { isProfile, profileSpec } from '../profile/collect.ts';
import { editorProfile } from '../profile/editor-profile.ts';
import { targetInfos } from '../targets.ts';
import { defaultSpec } from './default-spec.ts';
import { runDiagnostics } from './diagnostics.ts';
import { runWithFixes } from './fixes/prove.ts';
import type { RunBuffer, RunCoverage, RunReport } from './report.ts';
import { isReport, type RunRequest } from './run.ts';
import { checkedLine, resultsText } from './text.ts';

/** What is to be run. */
export interface EditorJob {
  /** Texts of open documents, which may differ from the disk. */
  readonly texts: readonly (readonly [path: string, text: string])[];
  /** A file of the crate, absolute. */
  readonly path: string;
  /** Only launches of this kernel; all of the spec when absent. */
  readonly kernel?: string;
  /** Without it arguments are made up. */
  readonly spec?: {
    readonly path?: string;
    readonly text: string;
    /** Where its mistakes are reported when it is no file: the comment that it was read from. */
    readonly at?: EditorPlace;
    /** Why that cannot be read. */
    readonly problem?: string;
  };
  /** Folders of the workspace. */
  readonly folders: readonly string[];
  readonly cpu?: string;
  readonly features?: FeatureChoice;
  /** Most instructions of all threads of a launch. */
  readonly steps?: number;
  readonly coverage?: boolean;
  readonly profile?: boolean;
}

/** A place in a file, in offsets. */
export interface EditorPlace {
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

type EditorFinding = RunFindingRow<EditorPlace>;
type EditorValue = RunValue<EditorPlace>;

/** An answer with offsets, and executions by place where they were requested. */
export interface EditorRun extends RunRows<EditorPlace> {
  readonly coverage?: {
    readonly places: readonly { readonly at: EditorPlace; readonly hits: number }[];
    readonly branches: readonly {
      readonly at: EditorPlace;
      readonly ways: readonly CoverageWay[];
    }[];
  };
}

/**
 * Runs it; never throws for wrong code or specs.
 *
 * @param readData bytes of a file that a spec in a folder names
 */
export function runForEditor(
  engine: Engine,
  job: EditorJob,
  readData: (path: string, folder: string) => Uint8Array | undefined,
): EditorRun {
  if (job.spec?.problem !== undefined) {
    const at = job.spec.at ?? { path: job.path, start: 0, end: 0 };
    return refusal([invalid(job.spec.problem, at)]);
  }
  const asked = askedBy(engine, job);
  const { root, target, kernels } = asked;
  if (kernels.length === 0) return noKernels(engine, root, target, job);
  const place = (span: Span): EditorPlace => ({
    path: engine.path(span.file),
    start: span.start,
    end: span.end,
  });
  const atSpec = (start: number, end: number): EditorPlace =>
    job.spec?.path === undefined
      ? (job.spec?.at ?? { path: job.path, start: 0, end: 0 })
      : { path: job.spec.path, start, end };
  const request: RunRequest = {
    ...requestFor(job, asked, readData),
    ...(job.coverage === true && { coverage: true }),
  };
  const outcome = runWithFixes(engine, request);
  if (!isReport(outcome)) {
    const findings: EditorFinding[] = [
      ...outcome.problems.map(({ message, start, end }) => invalid(message, atSpec(start, end))),
      ...outcome.diagnostics.map(({ code, severity, message, span }) => ({
        code,
        severity,
        message,
        location: place(span),
        related: [],
      })),
    ];
    return refusal(findings);
  }
  const run = answer(engine, root, job, outcome, place);
  if (job.profile !== true) return run;
  const profile = profileSpec(engine, request);
  return isProfile(profile) ? { ...run, profile: editorProfile(engine, profile) } : run;
}

/** The kernels that a job is about, and what its spec says of them. */
interface Asked {
  readonly root: string;
  readonly target: TargetName;
  readonly cpu: string | undefined;
  readonly kernels: readonly SpecKernel[];
  readonly given: SpecFile | undefined;
}

function askedBy(engine: Engine, job: EditorJob): Asked {
  const root = engine.rootOf(job.path);
  const given = job.spec && readSpec(job.spec.text);
  const cpu = job.cpu ?? given?.gpus[0];
  const byCpu = targetInfos.find(
    ({ name }) => cpu !== undefined && engine.cpus(name).includes(cpu),
  );
  const target: TargetName = byCpu?.name ?? engine.ruleTarget(root);
  const kernels = engine
    .specKernels(root, target)
    .filter(
      ({ name, symbol }) =>
        job.kernel === undefined || name === job.kernel || symbol === job.kernel,
    );
  return { root, target, cpu: byCpu === undefined ? undefined : cpu, kernels, given };
}

function requestFor(
  job: EditorJob,
  { root, target, cpu, kernels, given }: Asked,
  readData: (path: string, folder: string) => Uint8Array | undefined,
): RunRequest & { readonly root: string } {
  const folder = (job.spec?.path ?? job.path).replace(/(?<![^/])[^/]*$/, '');
  const own = given && launchesFor(given, job.kernel, kernels);
  return {
    root,
    target,
    cpu,
    spec: own ?? readSpec(defaultSpec(kernels)),
    create: createExecution,
    ...(job.steps !== undefined && { limits: { steps: job.steps } }),
    readFile: (path) => readData(path, folder),
  };
}

/** What a job runs, for a debugger; undefined where there is no kernel that could run. */
export function requestOfJob(
  engine: Engine,
  job: EditorJob,
  readData: (path: string, folder: string) => Uint8Array | undefined,
): (RunRequest & { readonly root: string }) | undefined {
  const asked = askedBy(engine, job);
  return asked.kernels.length === 0 ? undefined : requestFor(job, asked, readData);
}

/**
 * The part of a spec that the lens of a kernel runs: up to its last launch, as those before it may
 * fill its buffers. Undefined where it does not launch the kernel.
 */
function launchesFor(
  spec: SpecFile,
  kernel: string | undefined,
  kernels: readonly SpecKernel[],
): SpecFile | undefined {
  if (kernel === undefined) return spec;
  const names = new Set(kernels.flatMap(({ name, symbol }) => [name, symbol]));
  const last = spec.kernels.findLastIndex((name) => name === undefined || names.has(name));
  return last < 0 ? undefined : { ...spec, launches: spec.launches.slice(0, last + 1) };
}

/** Why nothing can be run. */
function noKernels(engine: Engine, root: string, target: TargetName, job: EditorJob): EditorRun {
  const problems = engine.check(root, target).filter(({ severity }) => severity === 'error');
  if (problems.length > 0)
    return refusal(
      problems.map(({ code, severity, message, span: { file, start, end } }) => ({
        code,
        severity,
        message,
        location: { path: engine.path(file), start, end },
        related: [],
      })),
    );
  const what = job.kernel === undefined ? 'no kernel' : `no kernel \`${job.kernel}\``;
  return refusal([
    invalid(`${what} in this file can be run`, { path: job.path, start: 0, end: 0 }),
  ]);
}

function invalid(message: string, location: EditorPlace): EditorFinding {
  return { code: 'spec-invalid', severity: 'error', message, location, related: [] };
}

function refusal(findings: readonly EditorFinding[]): EditorRun {
  const text = findings.map(({ message }) => `error: ${message}\n`).join('');
  return { ok: false, text, launches: [], findings, output: '' };
}

function answer(
  engine: Engine,
  root: string,
  job: EditorJob,
  report: RunReport,
  place: (span: Span) => EditorPlace,
): EditorRun {
  const kernels = engine.kernels(root);
  const nameSpan = (symbol: string): Span | undefined =>
    kernels.find((one) => one.symbol === symbol)?.nameSpan;
  const specFile = job.spec?.path === undefined ? undefined : engine.fileId(job.spec.path);
  const diagnostics = runDiagnostics(report, {
    kernel: nameSpan,
    expectation: (launch, buffer) => {
      const span = report.launches[launch]?.expected.get(buffer);
      return specFile === undefined || span === undefined ? undefined : { file: specFile, ...span };
    },
    fallback: { file: engine.fileId(root), start: 0, end: 0 },
  });
  const output = report.launches.flatMap((launch) => launch.output.map((one) => one.text)).join('');
  return {
    ok: report.ok,
    text: `${resultsText(report)}${checkedLine(report)}`,
    launches: report.launches.map((launch) => {
      const span = nameSpan(launch.kernel);
      const at = (name: string) => span && paramPlace(engine, span, name);
      const { steps, milliseconds, assumed, state } = launch;
      return {
        kernel: launch.label,
        state,
        steps,
        milliseconds,
        assumed,
        values: [
          ...launch.scalars.map(({ name, value }) =>
            withPlace({ name, type: '', text: value, verdict: '' }, at(name)),
          ),
          ...launch.buffers.map((buffer) => withPlace(bufferValue(buffer), at(buffer.name))),
        ],
      };
    }),
    findings: diagnostics.map(({ code, severity, message, why, span, related, fixes }) => ({
      code,
      severity,
      message: why === undefined ? message : `${message}\n${why}`,
      location: place(span),
      // Sources of libraries that are part of this are no file.
      related: (related ?? [])
        .map((one) => ({ message: one.message, location: place(one.span) }))
        .filter(({ location }) => !location.path.startsWith(`${PRELUDE_FOLDER}/`)),
      ...(fixes && {
        fixes: fixes.map(({ title, edits }) => ({
          title,
          edits: edits.map((edit) => ({ location: place(edit.span), newText: edit.newText })),
        })),
      }),
    })),
    output,
    ...(report.coverage && { coverage: coverageAt(engine, report.coverage, place) }),
  };
}

function coverageAt(
  engine: Engine,
  { places, branches }: RunCoverage,
  place: (span: Span) => EditorPlace,
): NonNullable<EditorRun['coverage']> {
  return {
    places: places.map(({ span, hits }) => ({ at: place(span), hits })),
    branches: branches.map(({ span, ways }) => {
      const at = place(span);
      const isLoop = FOR_LOOP.test(engine.text(at.path)?.slice(at.start, at.end) ?? '');
      return { at, ways: isLoop ? ways.map(loopWay) : ways };
    }),
  };
}

const FOR_LOOP = /^(?:'\w+\s*:\s*)?for\b/;

/** A `for` loop tests whether its iterator is at its end. */
function loopWay({ label, taken }: CoverageWay): CoverageWay {
  return { label: label === 'true' ? 'ends' : 'continues', taken };
}

/** Elements that are shown of a long buffer. */
const MOST_SHOWN = 4;

function bufferValue({ name, summary, comparison, type }: RunBuffer): EditorValue {
  const { first, last, all, length } = summary;
  const few = first.slice(0, MOST_SHOWN).join(', ');
  const more = first.length > MOST_SHOWN || last.length > 0;
  const end = last.at(-1) ?? first.at(-1);
  const text =
    all !== undefined && length > 1 ? `[all ${all}]` : `[${more ? `${few} … ${end}` : few}]`;
  return { name, type: `${type.rust}[${length}]`, text, verdict: comparison.verdict };
}

function withPlace(value: EditorValue, at: EditorPlace | undefined): EditorValue {
  return { ...value, ...(at && { location: at }) };
}

/** A parameter with its type, between a kernel's name and its body. */
function paramPlace(engine: Engine, { file, end }: Span, name: string): EditorPlace | undefined {
  const path = engine.path(file);
  const text = engine.text(path)?.slice(end, end + 4000) ?? '';
  const head = text.slice(0, text.indexOf('{') < 0 ? undefined : text.indexOf('{'));
  const bare = name.replace(/^%/, '').replaceAll(/[^\w]/g, '');
  const found = new RegExp(`(^|[^\\w])(${bare})\\s*:`).exec(head);
  if (found === null || bare !== name.replace(/^%/, '')) return undefined;
  const start = end + found.index + found[1]!.length;
  return { path, start, end: typeEnd(text, found.index + found[0].length) + end };
}

/** Where the type that begins at an offset ends: before the comma or bracket after it. */
function typeEnd(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const char = text[at]!;
    if (char === '-' && text[at + 1] === '>') at++;
    else if ('([{<'.includes(char)) depth++;
    else if (depth === 0 && ',)'.includes(char)) return at;
    else if (')]}>'.includes(char)) depth--;
  }
  return from;
}
