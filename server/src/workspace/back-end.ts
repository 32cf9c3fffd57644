/** From a crate's MIR to a target's text, with each line attributed to the user's own source. */
import { type FileId, LineIndex, type Span } from '../base/index.ts';
import type { Diagnostic } from '../diag/index.ts';
import type { Module, SourceLoc } from '../mir/index.ts';
import {
  emitLlvmIr,
  type FuncSummary,
  OTHER_CPUS,
  TARGETS,
  type EmitOptions as TargetOptions,
} from '../targets/index.ts';
import type { EmitOptions, Emitted, KernelSummary, LineSource, TargetName } from './api.ts';
import { ptxVersionOf } from './asm-version.ts';
import type { Files } from './files.ts';

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
}

/** What places are read with. */
type Places = Pick<BackEndInput, 'files' | 'isPrelude' | 'current'>;

/** Prints an optimised module. An unknown CPU is reported, not thrown. */
export function emitMir(input: BackEndInput): Emitted {
  const { module, kernels, target: name, options, files } = input;
  const target = TARGETS[name]!;
  const cpu = options.cpu ?? target.defaultCpu;
  const isOther = options.form === 'llvm-ir' && OTHER_CPUS.includes(cpu);
  if (!isOther && !target.cpus.some((known) => known.name === cpu)) {
    const why = target.whyNoCpu?.(cpu);
    const message =
      why === undefined ? `unknown CPU '${cpu}' for ${name}` : `no code for CPU '${cpu}': ${why}`;
    return empty(name, cpu, [
      { code: 'unknown-cpu', severity: 'error', span: input.fallback, message },
    ]);
  }
  // What a device library says in its own words goes with a newer PTX where it needs one.
  const languageVersion =
    name === 'ptx' && !isOther
      ? ptxVersionOf(module, cpu, ({ loc }) => loc !== undefined && input.isPrelude(loc.span.file))
      : undefined;
  const emit =
    options.form === 'llvm-ir'
      ? (how: TargetOptions) => emitLlvmIr(module, name, cpu, how)
      : (how: TargetOptions) => target.emitModule(module, how);
  const result = emit({
    cpu,
    kernels,
    lineInfo: options.lineInfo === true,
    ...(languageVersion === undefined ? {} : { languageVersion }),
    place: (loc) => placeInWords(loc, input),
    source: (file) => {
      const text = files.text(files.base(file));
      if (text === undefined) return undefined;
      const now = (offset: number): number =>
        input.current({ file, start: offset, end: offset }).start;
      return sourceFile(files.path(files.base(file)), text, now);
    },
  });
  const exported = result.summary.filter((s) => s.kind === 'device' && kernels.includes(s.name));
  return {
    target: name,
    cpu,
    provider: 'core',
    ...(exported.length > 0 && { exported: exported.map((s) => s.name) }),
    text: result.text,
    lineMap: result.lineMap.map((loc) => lineSource(loc, input)),
    summary: result.summary.filter((s) => s.kind === 'kernel').map(kernelSummary),
    problems: result.problems.map((p): Diagnostic => {
      const message = p.kind === 'unsupported' ? `unsupported: ${p.message}` : p.message;
      const code = p.kind === 'limit' ? 'target-limit' : 'unsupported';
      return { code, severity: 'error', span: p.span ?? input.fallback, message };
    }),
  };
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

/** The user's line behind an instruction, as a panic names it: `kernel.rs:12:5`. */
export function placeInWords(loc: SourceLoc, input: Places): string | undefined {
  const span = userSpan(loc, input);
  if (span === undefined) return undefined;
  const { file, start } = input.current(span);
  const { line, col } = new LineIndex(input.files.text(file) ?? '').lineCol(start);
  return `${input.files.path(file).split('/').at(-1)}:${line + 1}:${col + 1}`;
}
