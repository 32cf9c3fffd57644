/** From a crate's MIR to a target's text, with each line attributed to the user's own source. */
import { type FileId, LIMITS, LineIndex, type Span, withinWork } from '../base/index.ts';
import type { Diagnostic } from '../diag/index.ts';
import type { Module, SourceLoc } from '../mir/index.ts';
import {
  emitLlvmIr,
  type FloatModes,
  type FuncSummary,
  OTHER_CPUS,
  TARGETS,
  type EmitOptions as TargetOptions,
} from '../targets/index.ts';
import type { EmitOptions, Emitted, KernelSummary, LineSource, TargetName } from './api.ts';
import type { Files } from './files.ts';
import { type FittedText, fitted } from './fit-gpu.ts';

export interface BackEndInput {
  /** Optimised; not changed. */
  readonly module: Module;
  /** Link names of the kernels wanted. */
  readonly kernels: readonly string[];
  readonly target: TargetName;
  readonly options: EmitOptions;
  readonly files: Files;
  isPrelude(file: FileId): boolean;
  /** Where a place is in the current texts. */
  current(span: Span): Span;
  /** Where to report what has no place of its own. */
  readonly fallback: Span;
  /** The oldest GPU that counts where the options name none; the target's default when absent. */
  readonly oldest?: string;
  /** May a text be for a GPU, in place of the oldest? */
  readonly mayBe?: (cpu: string) => boolean;
  /** The dialect's compiler writes the version of PTX that the instructions need. */
  readonly raisesVersion?: boolean;
  readonly floats?: FloatModes;
  /** Flags of code generation that are worth a word. */
  readonly flags?: readonly string[];
  /** The version of PTX, times ten, that the build asks for. */
  readonly languageVersion?: number;
  /** The text is not shown: its comments name no places. */
  readonly withoutPlaces?: true;
}

/** What places are read with. */
type Places = Pick<BackEndInput, 'files' | 'isPrelude' | 'current'>;

/** Prints an optimised module. An unknown CPU is reported, not thrown. */
export function emitMir(input: BackEndInput): Emitted {
  const { module, kernels, target: name, options, files } = input;
  const target = TARGETS[name]!;
  const asked = options.cpu ?? input.oldest ?? target.defaultCpu;
  const isIr = options.form === 'llvm-ir';
  const isOther = isIr && OTHER_CPUS.includes(asked);
  if (!isOther && !target.cpus.some((known) => known.name === asked)) {
    const why = target.whyNoCpu?.(asked);
    const message =
      why === undefined
        ? `unknown CPU '${asked}' for ${name}`
        : `no code for CPU '${asked}': ${why}`;
    return empty(name, asked, [
      { code: 'unknown-cpu', severity: 'error', span: input.fallback, message },
    ]);
  }
  const place = placesInWords(input);
  const how = (cpu: string): TargetOptions => ({
    cpu,
    kernels,
    lineInfo: options.lineInfo === true || options.debugInfo === true,
    debugInfo: options.debugInfo === true,
    raisesVersion: input.raisesVersion === true,
    ...(input.floats === undefined ? {} : { floats: input.floats }),
    ...(input.languageVersion === undefined ? {} : { languageVersion: input.languageVersion }),
    place: input.withoutPlaces === true ? () => undefined : place,
    source: (file) => {
      const text = files.text(files.base(file));
      if (text === undefined) return undefined;
      const now = (offset: number): number =>
        input.current({ file, start: offset, end: offset }).start;
      return sourceFile(files.path(files.base(file)), text, now);
    },
  });
  // LLVM IR is for the GPU that the assembly would be for.
  const isFixed = isOther || (isIr && options.cpu !== undefined);
  const fit: FittedText | undefined = isFixed
    ? undefined
    : fitted({
        target,
        module,
        cpu: options.cpu,
        oldest: asked,
        ...(input.mayBe === undefined ? {} : { mayBe: input.mayBe }),
        emit: (cpu, some) => {
          const wanted = { ...how(cpu), ...(some && { kernels: some }) };
          return withinWork(LIMITS.emitWork, () => target.emitModule(module, wanted));
        },
      });
  const cpu = fit?.cpu ?? asked;
  const result = isIr || fit === undefined ? emitLlvmIr(module, name, cpu, how(cpu)) : fit.result;
  const exported = result.summary.filter((s) => s.kind === 'device' && kernels.includes(s.name));
  const needs = isIr ? undefined : fit?.needs;
  return {
    target: name,
    cpu,
    provider: 'core',
    ...(fit?.raisedBy === undefined ? {} : { cpuFor: fit.raisedBy }),
    ...(needs === undefined ? {} : { needs }),
    ...(input.flags?.length ? { flags: input.flags } : {}),
    ...(exported.length > 0 && { exported: exported.map((s) => s.name) }),
    text: result.text,
    lineMap: result.lineMap.map((loc) => lineSource(loc, input)),
    summary: result.summary.filter((s) => s.kind === 'kernel').map(kernelSummary),
    problems: [
      ...result.problems.map((p): Diagnostic => {
        const message = p.kind === 'unsupported' ? `unsupported: ${p.message}` : p.message;
        const code = p.kind === 'limit' ? 'target-limit' : 'unsupported';
        return { code, severity: 'error', span: p.span ?? input.fallback, message };
      }),
      ...(isIr ? [] : lackProblems(fit, input)),
    ],
  };
}

/**
 * Instructions that the named GPU does not have, each once at the user's place that leads there.
 */
function lackProblems(fit: FittedText | undefined, input: BackEndInput): readonly Diagnostic[] {
  const known = new Map<string, Diagnostic>();
  for (const { name, loc } of fit?.lacks ?? []) {
    const span = userSpan(loc, input) ?? input.fallback;
    const than =
      fit!.needs === undefined
        ? `not available on ${fit!.cpu}`
        : `needs ${fit!.needs}, this text is for ${fit!.cpu}`;
    const message = `\`${name}\` ${than}`;
    known.set(`${span.file} ${span.start} ${message}`, {
      code: 'needs-gpu',
      severity: 'error',
      span,
      message,
    });
  }
  return [...known.values()];
}

/** Nothing was emitted. */
export function empty(target: TargetName, cpu: string, problems: readonly Diagnostic[]): Emitted {
  return { target, cpu, provider: 'core', text: '', lineMap: [], summary: [], problems };
}

function sourceFile(path: string, text: string, now: (offset: number) => number) {
  const index = new LineIndex(text);
  return { path, lineCol: (offset: number) => index.lineCol(now(offset)) };
}

/** Code inlined from the prelude belongs to the user's line that called it. */
function userSpan(loc: SourceLoc | undefined, input: Places): Span | undefined {
  for (let at = loc; at; at = at.inlinedAt) {
    if (!input.isPrelude(at.span.file)) return at.span;
  }
  return undefined;
}

/** The user's line, and the user's calls that it was inlined through. */
function lineSource(loc: SourceLoc | undefined, input: BackEndInput): LineSource | undefined {
  const frames: Span[] = [];
  for (let at = loc; at; at = at.inlinedAt) {
    if (!input.isPrelude(at.span.file)) frames.push(at.span);
  }
  const [own, ...callers] = frames;
  // A span may compute its bounds: copied by name they are numbers.
  return own && callers.length > 0
    ? { file: own.file, start: own.start, end: own.end, callers }
    : own;
}

function kernelSummary(s: FuncSummary): KernelSummary {
  return {
    kernel: s.name,
    instructions: s.instructions,
    registers: s.registers,
    liveRegisters: s.liveRegisters,
    localBytes: s.localBytes,
    workgroupBytes: s.workgroupBytes,
    ...(s.workgroupOffsets === undefined ? {} : { workgroupOffsets: s.workgroupOffsets }),
    launchSized: s.usesLaunchSizedMemory,
  };
}

/**
 * Says the user's line behind an instruction, as a panic names it: `kernel.rs:12:5`. The lines of a
 * file are looked for once.
 */
export function placesInWords(input: Places): (loc: SourceLoc) => string | undefined {
  const indices = new Map<FileId, LineIndex>();
  return (loc) => {
    const span = userSpan(loc, input);
    if (span === undefined) return undefined;
    const { file, start } = input.current(span);
    let index = indices.get(file);
    if (index === undefined)
      indices.set(file, (index = new LineIndex(input.files.text(file) ?? '')));
    const { line, col } = index.lineCol(start);
    return `${input.files.path(file).split('/').at(-1)}:${line + 1}:${col + 1}`;
  };
}
