/** What one side has: its kernels with their figures for each target, and its findings. */
import { createHash } from 'node:crypto';
import { dirname, resolve } from 'node:path';
import type { Span } from '../../base/index.ts';
import type { Diagnostic } from '../../diag/index.ts';
import { slashes } from '../../disk/index.ts';
import { resources, runForEditor, SPEC_EXTENSION, specsBeside } from '../../ide/index.ts';
import { fingerprints, type Locate } from '../../report/index.ts';
import type { EmittedText, Engine, KernelInfo, TargetName } from '../../workspace/index.ts';
import type { CodeState, Figure, LineCount } from './code-state.ts';
import type { CodeKey, SharedCode } from './shared-code.ts';
import type { Side } from './sides.ts';

/** Threads of a workgroup whose occupancy is compared, where nothing says another number. */
const USUAL_BLOCK = 256;

/** Most instructions of a launch that is run to count its work. */
const MOST_STEPS = 20_000_000;

export interface KernelState {
  readonly name: string;
  readonly symbol: string;
  /** Path of the crate's root. */
  readonly crate: string;
  readonly file: string;
  readonly line: number;
  /** The item's text. */
  readonly source: string;
  readonly code: readonly CodeState[];
}

export interface FindingState {
  readonly code: string;
  readonly severity: Diagnostic['severity'];
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly fingerprint: string;
}

export interface SideState {
  readonly kernels: readonly KernelState[];
  readonly findings: readonly FindingState[];
}

export interface StateRequest {
  readonly engine: Engine;
  readonly side: Side;
  readonly roots: readonly string[];
  readonly locate: Locate;
  readonly top: string;
  readonly targets?: readonly TargetName[];
  readonly cpu?: string;
  /** Run specs to count work. */
  readonly runs: boolean;
  /** What is known of code on both sides; absent: all is counted. */
  readonly shared?: SharedCode;
  pause(what: string): Promise<void>;
}

/** Everything of some crates. */
export async function stateOf(request: StateRequest): Promise<SideState> {
  const { engine, roots, locate } = request;
  const kernels: KernelState[] = [];
  const findings: FindingState[] = [];
  const seen = new Set<string>();
  for (const root of roots) {
    await request.pause(locate({ file: engine.fileId(root), start: 0, end: 0 }).path);
    const found = engine.diagnostics(root);
    const names = fingerprints(found, locate);
    for (const [at, { code, severity, message, span }] of found.entries()) {
      const key = `${code} ${span.file} ${span.start} ${span.end}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const { path, start } = locate(span);
      findings.push({
        code,
        severity,
        message,
        file: path,
        line: start.line,
        fingerprint: names[at]!,
      });
    }
    const symbols = symbolsOf(engine, root);
    for (const kernel of engine.kernels(root)) {
      const key = `${kernel.nameSpan.file} ${kernel.nameSpan.start} ${kernel.name}`;
      if (seen.has(key)) continue;
      seen.add(key);
      kernels.push(await kernelState(request, root, kernel, symbols));
    }
  }
  return { kernels, findings };
}

/** Symbols of the kernels that a crate has on a target. */
type SymbolsOn = (target: TargetName) => ReadonlySet<string>;

function symbolsOf(engine: Engine, root: string): SymbolsOn {
  const known = new Map<TargetName, ReadonlySet<string>>();
  return (target) => {
    let symbols = known.get(target);
    if (symbols === undefined) {
      symbols = new Set(engine.kernels(root, target).map(({ symbol }) => symbol));
      known.set(target, symbols);
    }
    return symbols;
  };
}

async function kernelState(
  request: StateRequest,
  root: string,
  kernel: KernelInfo,
  symbols: SymbolsOn,
): Promise<KernelState> {
  const { engine, locate } = request;
  const { path, start } = locate(kernel.nameSpan);
  const text = engine.text(engine.path(kernel.span.file)) ?? '';
  const code: CodeState[] = [];
  for (const target of targetsFor(request, root, kernel, symbols)) {
    await request.pause(kernel.name);
    code.push(countedState(request, { root, kernel, target }));
  }
  return {
    name: kernel.name,
    symbol: kernel.symbol,
    crate: locate({ file: engine.fileId(root), start: 0, end: 0 }).path,
    file: path,
    line: start.line,
    source: text.slice(kernel.span.start, kernel.span.end),
    code,
  };
}

/** The targets that are named, those of the project, else the one that the rules take. */
function targetsFor(
  { engine, targets, cpu }: StateRequest,
  root: string,
  kernel: KernelInfo,
  symbols: SymbolsOn,
): readonly TargetName[] {
  const named = targets ?? engine.namedTargets(root);
  const wanted = named.length > 0 ? named : [engine.ruleTarget(root)];
  return wanted.filter(
    (target) =>
      symbols(target).has(kernel.symbol) &&
      (cpu === undefined || engine.cpus(target).includes(cpu)),
  );
}

/** A kernel on a target; what is the same on both sides is counted once, or not at all. */
function countedState(request: StateRequest, one: KernelOnTarget): CodeState {
  const { shared } = request;
  if (shared === undefined) return withWork(request, one);
  return shared.stateOf(keyOf(request, one), () => withWork(request, one));
}

/** A kernel of a crate on a target. */
interface KernelOnTarget {
  readonly root: string;
  readonly kernel: KernelInfo;
  readonly target: TargetName;
}

function keyOf(
  { engine, cpu, locate }: StateRequest,
  { root, kernel, target }: KernelOnTarget,
): CodeKey {
  const options = { kernel: kernel.symbol, ...(cpu !== undefined && { cpu }) };
  const text = engine.text(engine.path(kernel.span.file)) ?? '';
  return {
    name: `${root} ${target} ${kernel.symbol}`,
    target,
    code: engine.codeKey(root, target, options),
    besides: JSON.stringify([
      locate(kernel.nameSpan).path,
      kernel.name,
      engine.cpuOf(root, target),
      engine.launch(root, kernel.name)?.block,
      engine.launch(root, kernel.name)?.workgroupMem,
    ]),
    path: engine.path(kernel.nameSpan.file),
    source: text.slice(kernel.span.start, kernel.span.end),
  };
}

/** Counts what was put off and turned out to differ; the engine shows the side that it is of. */
export async function countLate(request: StateRequest, names: ReadonlySet<string>): Promise<void> {
  const { engine, roots, shared } = request;
  for (const root of roots) {
    if (![...names].some((name) => name.startsWith(`${root} `))) continue;
    const symbols = symbolsOf(engine, root);
    for (const kernel of engine.kernels(root))
      for (const target of targetsFor(request, root, kernel, symbols)) {
        const name = `${root} ${target} ${kernel.symbol}`;
        if (!names.has(name)) continue;
        await request.pause(kernel.name);
        shared!.fill(name, withWork(request, { root, kernel, target }));
      }
  }
}

/** The figures of a kernel, with what a launch of it executes. */
function withWork(request: StateRequest, { root, kernel, target }: KernelOnTarget): CodeState {
  const state = codeState(request, root, kernel, target);
  const work = request.runs ? workOf(request, kernel) : undefined;
  if (work === undefined) return state;
  const figure = {
    name: 'work',
    label: 'executed instructions',
    value: work,
    unit: '',
    estimate: false,
  };
  return { ...state, figures: [...state.figures, figure] };
}

function codeState(
  request: StateRequest,
  root: string,
  kernel: KernelInfo,
  target: TargetName,
): CodeState {
  const { engine, cpu } = request;
  const emitted = engine.emit(root, target, {
    kernel: kernel.symbol,
    ...(cpu !== undefined && { cpu }),
  });
  const report = resources(engine, {
    path: engine.path(kernel.nameSpan.file),
    kernel: kernel.symbol,
    target,
    emitted,
    ...(cpu !== undefined && { cpu }),
  });
  const figures: Figure[] = (report?.figures ?? [])
    .filter(({ name }) => name !== 'virtual-registers')
    .map(({ name, label, value, unit, estimate }) => ({ name, label, value, unit, estimate }));
  const rows = report?.occupancy?.rows ?? [];
  const block = report?.block ?? Math.min(USUAL_BLOCK, report?.maxThreads ?? USUAL_BLOCK);
  const row = rows.find((one) => one.block >= block) ?? rows.at(-1);
  if (row !== undefined)
    figures.push({
      name: 'occupancy',
      label: `occupancy of ${block} threads`,
      value: row.percent,
      unit: '%',
      estimate: report!.occupancy!.estimate,
    });
  if (emitted.problems.length === 0)
    figures.push({
      name: 'text',
      label: 'assembly text',
      value: Buffer.byteLength(emitted.text),
      unit: 'bytes',
      estimate: false,
    });
  const plain = emitted.text.replaceAll(kernel.symbol, '');
  return {
    target,
    cpu: emitted.cpu,
    figures,
    hash: createHash('sha1').update(plain).digest('hex'),
    problems: emitted.problems.map(({ message }) => message),
    lines: linesOf(request, emitted),
  };
}

/** A line of assembly that is an instruction. */
const INSTRUCTION = /^\s+[@a-z_]/;

function linesOf(
  { engine, locate, top }: StateRequest,
  { text, lineMap }: EmittedText,
): ReadonlyMap<string, LineCount> {
  const out = new Map<string, LineCount>();
  for (const [at, line] of text.split('\n').entries()) {
    const source = lineMap[at];
    if (source === undefined || !INSTRUCTION.test(line)) continue;
    const span = [source, ...(source.callers ?? [])].find((one: Span) =>
      engine.path(one.file).startsWith(`${top}/`),
    );
    if (span === undefined) continue;
    const { path, start, text: whole } = locate(span);
    const from = start.offset - (start.column - 1);
    const end = whole.indexOf('\n', from);
    const shown = whole.slice(from, end < 0 ? undefined : end).trim();
    const before = out.get(shown);
    out.set(shown, {
      file: before?.file ?? path,
      line: before?.line ?? start.line,
      text: shown,
      instructions: (before?.instructions ?? 0) + 1,
    });
  }
  return out;
}

/** Instructions of all threads in the launch of the spec beside the file; undefined without one. */
function workOf({ engine, side, top }: StateRequest, kernel: KernelInfo): number | undefined {
  const path = engine.path(kernel.nameSpan.file);
  const folder = dirname(path);
  const beside = (side.listDir(folder) ?? []).map((name) => `${folder}/${name}`);
  for (const spec of specsBeside(path, beside)) {
    const text = spec.endsWith(SPEC_EXTENSION) ? side.readFile(spec) : undefined;
    if (text === undefined) continue;
    const job = {
      texts: [],
      path,
      kernel: kernel.symbol,
      spec: { path: spec, text },
      folders: [top],
      steps: MOST_STEPS,
    };
    const run = runForEditor(engine, job, (name, from) => {
      const file = slashes(resolve(from, name));
      return file.startsWith(`${top}/`) ? side.readBytes(file) : undefined;
    });
    const launches = run.launches.filter(({ state }) => state === 'completed');
    const last = launches.at(-1);
    if (last !== undefined && launches.length === run.launches.length) return last.steps;
  }
  return undefined;
}
