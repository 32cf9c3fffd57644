/**
 * Checks of assembly text, as the assembler makes them: names of instructions, operands and
 * modifiers against the table of forms, labels, directives, and kernels against their descriptors.
 * Macros are expanded first, and what is wrong in them is reported at the call. Stays silent where
 * the text cannot tell.
 */
import { memo } from '../../../db/index.ts';
import type { AccessCost } from '../../strides/index.ts';
import type {
  AmdgcnDescriptor,
  AmdgcnDirective,
  AmdgcnError,
  AmdgcnInstruction,
  AmdgcnModule,
} from '../ast.ts';
import { type AmdgcnLookup, evaluateExpr } from '../expressions.ts';
import { type AmdgcnGpu, amdgcnGpu, type InstructionProblem } from '../forms/index.ts';
import { LineTable } from '../line-table.ts';
import { accessCostsOf, functionFlow, lintAmdgcn, wholeFunctions } from '../lints/index.ts';
import { type AmdgcnLive, liveAtLabels } from '../lints/live.ts';
import { type ExpandedText, expandMacros, type ReadIncluded } from '../macros.ts';
import { parseAmdgcn } from '../parser.ts';
import type { NamedSymbol } from '../statement-facts.ts';
import { symbolValues } from '../summary.ts';
import { processorOf } from '../target.ts';
import { checkDescriptor } from './directives.ts';
import { type JudgedLines, judgedLines } from './judged.ts';
import { checkMetadata } from './metadata.ts';
import { indexedFunctions, type Piece, type TextIndex, textIndex } from './text-index.ts';
import type { AmdgcnDiagnostic } from './types.ts';

export type { AmdgcnLive } from '../lints/live.ts';
export { descriptorKeys } from './directives.ts';
export type { AmdgcnCheckCode, AmdgcnDiagnostic } from './types.ts';

/**
 * Everything that is wrong with a text, in its order. `cpu` defaults to the one the text names;
 * `read` gives the texts of included files, whose mistakes are reported at the directive. Without
 * `lints`, only what the assembler refuses.
 */
export function checkAmdgcn(
  module: AmdgcnModule,
  cpu = processorOf(module),
  errors: readonly AmdgcnError[] = [],
  read?: ReadIncluded,
  lints = true,
): AmdgcnDiagnostic[] {
  const expanded = module.structure > 0 ? expandMacros(module.text, read) : undefined;
  if (!expanded) return sorted(checkModule(module, cpu, errors, undefined, lints));
  // Most lines are those of the text itself.
  const { lines } = module;
  const parsed = parseAmdgcn(expanded.text, lines instanceof LineTable ? lines : undefined);
  const found = checkModule(parsed.module, cpu, parsed.errors, expanded, lints);
  return sorted(placed(found, expanded));
}

function sorted(list: AmdgcnDiagnostic[]): AmdgcnDiagnostic[] {
  return list.sort((a, b) => a.start - b.start);
}

/** What was found in the expanded text at its places in the text itself. */
function placed(found: readonly AmdgcnDiagnostic[], expanded: ExpandedText): AmdgcnDiagnostic[] {
  const starts: number[] = [];
  let offset = 0;
  for (const line of expanded.text.split('\n')) {
    starts.push(offset);
    offset += line.length + 1;
  }
  const out: AmdgcnDiagnostic[] = [];
  const seen = new Set<string>();
  const once = (d: AmdgcnDiagnostic): void => {
    const key = `${d.start}:${d.message}`;
    if (!seen.has(key)) out.push(d);
    seen.add(key);
  };
  for (const d of found) {
    const from = expanded.lines[d.line]!;
    if (from.file) {
      const { start, end, line, file } = from;
      const message = `in line ${file.line + 1} of \`${file.name}\`: ${d.message}`;
      const { code, severity } = d;
      once({ code, message, start, end, line, ...(severity ? { severity } : {}) });
      continue;
    }
    if (!from.inside) {
      const shift = from.start - starts[d.line]!;
      once({ ...d, start: d.start + shift, end: d.end + shift, line: from.line });
      continue;
    }
    const { start, end, line, inside, macro } = from;
    once({ code: d.code, message: `in \`${macro}\`: ${d.message}`, start, end, line });
    const text = `${d.message}, in the expansion of a call`;
    once({ code: d.code, message: text, severity: 'info', ...inside });
  }
  for (const { line, message } of expanded.problems) {
    const { start, end, line: at } = line;
    once({ code: 'macro', message, start, end, line: at });
  }
  return out;
}

/** Directives that the assembler does not have; `first` is the number of the piece's first line. */
function unknownDirectives(
  module: AmdgcnModule,
  piece: Piece,
  first: number,
  out: AmdgcnDiagnostic[],
): void {
  for (const { at, message } of piece.unknown) {
    const { start, name, line } = module.statements[first + at] as AmdgcnDirective;
    out.push({ code: 'directive', start, end: start + name.length, line, message });
  }
}

function missingLabels(
  module: AmdgcnModule,
  piece: Piece,
  first: number,
  index: TextIndex,
  out: AmdgcnDiagnostic[],
): void {
  for (const { at, symbol } of missingTargets(piece, index)) {
    const { base, line } = module.statements[first + at]!;
    const start = base + symbol.start;
    const end = start + symbol.name.length;
    const message = `there is no label \`${symbol.name}\``;
    out.push({ code: 'missing-label', start, end, line, message });
  }
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: all checks of a text in the order in which they are reported
function checkModule(
  module: AmdgcnModule,
  cpu: string,
  errors: readonly AmdgcnError[],
  expanded: ExpandedText | undefined,
  lints: boolean,
): AmdgcnDiagnostic[] {
  const out: AmdgcnDiagnostic[] = [];
  const gpu = amdgcnGpu(cpu);
  const index = textIndex(module);
  const { pieces } = index;
  // Names of included files are not known here.
  const unseen = expanded?.uncertain === true || pieces.some((p) => p.includes);
  if (!unseen && index.doubled.size > 0) checkLabels(module, index, out);
  for (const { start, end, line, message } of errors)
    out.push({ code: 'syntax', start, end, line, message });
  const lookup = symbolsOf(module, index);
  const judged = gpu && judgeOf(module, gpu, index, unseen, lookup);
  // A text without target and kernel is a part of another one, which may hold the labels.
  const complete =
    !unseen &&
    (module.target !== '' || module.descriptors.length > 0 || pieces.some((p) => p.ends));
  const broken = new Set(errors.map((e) => e.line));
  let first = 0;
  for (const piece of pieces) {
    if (!unseen) unknownDirectives(module, piece, first, out);
    if (judged)
      for (const { at, problem } of problemsOf(module, piece, first, judged)) {
        const { base, line } = module.statements[first + at]!;
        // A word that an included file may define as a macro is not called unknown.
        if (broken.has(line) || (unseen && problem.code === 'unknown-instruction')) continue;
        out.push({ ...problem, start: problem.start + base, end: problem.end + base, line });
      }
    if (complete) missingLabels(module, piece, first, index, out);
    first += piece.length;
  }
  // What does not assemble is not judged beyond that.
  if (lints && judged && !unseen) lintAmdgcn(module, index, lookup, judged, out);
  for (const d of module.descriptors) {
    const known = whole.get(d);
    if (known?.lookup === lookup && known.gpu === gpu && known.target === module.target) continue;
    const size = out.length;
    checkDescriptor(d, lookup, gpu, module.target, out);
    if (out.length === size) whole.set(d, { lookup, gpu, target: module.target });
  }
  checkMetadata(module, lookup, out);
  if (gpu) checkRegisters(module, index, lookup, gpu, out);
  return out;
}

function judgeOf(
  module: AmdgcnModule,
  gpu: AmdgcnGpu,
  index: TextIndex,
  unseen: boolean,
  lookup: AmdgcnLookup,
): JudgedLines {
  const wave = waveOf(module, lookup, gpu.major);
  return judgedLines(module, gpu, wave, unseen, lookup, index.sets);
}

/**
 * Registers that are live at the labels of a text; none for a GPU that the table does not have, and
 * for texts with macros.
 */
export function amdgcnLive(module: AmdgcnModule, cpu = processorOf(module)): AmdgcnLive[] {
  const gpu = amdgcnGpu(cpu);
  if (!gpu || module.structure > 0) return [];
  const index = textIndex(module);
  const unseen = index.pieces.some((p) => p.includes);
  const judged = judgeOf(module, gpu, index, unseen, symbolsOf(module, index));
  return wholeFunctions(module, index).flatMap((fn) => {
    const flow = functionFlow(module, fn, judged);
    return flow ? liveAtLabels(module, fn, flow) : [];
  });
}

/** What the accesses of all kernels cost a wave, counted lane by lane. */
export function amdgcnAccesses(module: AmdgcnModule, cpu: string): AccessCost<AmdgcnInstruction>[] {
  const gpu = amdgcnGpu(cpu);
  if (!gpu || module.structure > 0) return [];
  const index = textIndex(module);
  const unseen = index.pieces.some((p) => p.includes);
  const lookup = symbolsOf(module, index);
  return accessCostsOf(module, index, lookup, judgeOf(module, gpu, index, unseen, lookup));
}

/** Descriptors without a mistake, and for which values of symbols, GPU and target id. */
const whole = memo<
  AmdgcnDescriptor,
  { lookup: AmdgcnLookup; gpu: AmdgcnGpu | undefined; target: string }
>('whole descriptors of AMDGCN kernels');

interface Symbols {
  readonly sets: readonly number[];
  readonly lookup: AmdgcnLookup;
}

const symbols = memo<TextIndex, Symbols>('values of AMDGCN symbols');

/** Values of symbols, the same while nothing that gives them values changes. */
function symbolsOf(module: AmdgcnModule, index: TextIndex): AmdgcnLookup {
  const { sets } = index;
  const known = symbols.get(index);
  if (known?.sets === sets) return known.lookup;
  const lookup = symbolValues(module);
  symbols.set(index, { sets, lookup });
  return lookup;
}

interface PieceProblems {
  readonly judgements: JudgedLines['all'];
  readonly problems: readonly { readonly at: number; readonly problem: InstructionProblem }[];
}

const problems = memo<Piece, PieceProblems>('problems in pieces of AMDGCN texts');

/** What is wrong with the instructions of a piece, by the number of the statement in it. */
function problemsOf(
  module: AmdgcnModule,
  piece: Piece,
  first: number,
  judged: JudgedLines,
): PieceProblems['problems'] {
  const known = problems.get(piece);
  if (known?.judgements === judged.all) return known.problems;
  const found: PieceProblems['problems'][number][] = [];
  for (let at = 0; at < piece.length; at++) {
    const s = module.statements[first + at]!;
    if (s.kind !== 'instr') continue;
    const { problem } = judged.of(s);
    if (problem) found.push({ at, problem });
  }
  problems.set(piece, { judgements: judged.all, problems: found });
  return found;
}

interface Missing {
  readonly version: number;
  readonly missing: readonly { readonly at: number; readonly symbol: NamedSymbol }[];
}

const missing = memo<Piece, Missing>('jumps to nowhere in pieces of AMDGCN texts');

/** Targets of jumps that no label of the text is. */
function missingTargets(piece: Piece, { names, namesVersion }: TextIndex): Missing['missing'] {
  const known = missing.get(piece);
  if (known?.version === namesVersion) return known.missing;
  const found: Missing['missing'][number][] = [];
  for (const { at, targets } of piece.targets)
    for (const symbol of targets) {
      const { name } = symbol;
      if (names.has(name) || name === '.') continue;
      // `1b` and `1f` are the nearest labels `1:`.
      if (/^\d+[bf]$/.test(name) && names.has(name.slice(0, -1))) continue;
      found.push({ at, symbol });
    }
  missing.set(piece, { version: namesVersion, missing: found });
  return found;
}

/** Lanes of the waves of all kernels of a text; 0 where it does not say, or says both. */
function waveOf(module: AmdgcnModule, lookup: AmdgcnLookup, major: number): 0 | 32 | 64 {
  if (major === 9) return 64;
  const seen = new Set<0 | 32 | 64>();
  for (const d of module.descriptors) {
    const expr = d.values.get('wavefront_size32');
    const value = expr && evaluateExpr(expr, lookup);
    seen.add(value === undefined ? 0 : value === 1n ? 32 : 64);
  }
  return seen.size === 1 ? [...seen][0]! : 0;
}

/** Labels that are defined a second time. */
function checkLabels(module: AmdgcnModule, { doubled }: TextIndex, out: AmdgcnDiagnostic[]): void {
  const seen = new Set<string>();
  for (const s of module.statements) {
    if ((s.kind !== 'label' && s.kind !== 'set') || !doubled.has(s.name)) continue;
    const { name, start, line } = s;
    if (s.kind === 'label' && seen.has(name) && !/^\d/.test(name)) {
      const message = `label \`${name}\` is defined twice`;
      out.push({ code: 'duplicate-label', start, end: start + name.length, line, message });
    }
    seen.add(name);
  }
}

/**
 * Registers of kernels beyond the counts of their descriptors; the assembler takes the counts on
 * trust.
 */
function checkRegisters(
  module: AmdgcnModule,
  index: TextIndex,
  lookup: AmdgcnLookup,
  gpu: AmdgcnGpu,
  out: AmdgcnDiagnostic[],
): void {
  const descriptors = new Map(module.descriptors.map((one) => [one.name, one]));
  for (const fn of indexedFunctions(index)) {
    const descriptor = descriptors.get(fn.name);
    if (!descriptor) continue;
    const limit = (key: string): number => {
      const expr = descriptor.values.get(key);
      const value = expr && evaluateExpr(expr, lookup, { unifiedFile: gpu.cdna2 });
      return value === undefined ? Number.POSITIVE_INFINITY : Number(value);
    };
    const all = limit('next_free_vgpr');
    // From gfx90a on accumulators lie behind the other vector registers.
    const border = gpu.cdna2 ? limit('accum_offset') : all;
    const limits: RegisterLimits = {
      v: Math.min(all, border),
      a: gpu.cdna2 ? Math.max(0, all - border) : all,
      // From GFX10 on every wave has all scalar registers, and the count means nothing.
      s: gpu.major >= 10 ? Number.POSITIVE_INFINITY : limit('next_free_sgpr'),
    };
    const fits = (p: Piece): boolean =>
      p.vectors <= limits.v && p.scalars <= limits.s && p.accumulators <= limits.a;
    if (fn.pieces.every(fits)) continue;
    for (let i = fn.first; i < fn.end; i++) {
      const s = module.statements[i]!;
      if (s.kind === 'instr') registersBeyond(s, limits, fn.name, out);
    }
  }
}

/** How many registers of each file a kernel has. */
interface RegisterLimits {
  readonly v: number;
  readonly a: number;
  readonly s: number;
}

const FILES = { v: 'vector', a: 'accumulation', s: 'scalar' } as const;

function registersBeyond(
  instruction: AmdgcnInstruction,
  limits: RegisterLimits,
  kernel: string,
  out: AmdgcnDiagnostic[],
): void {
  for (const o of instruction.operands) {
    if (o.kind !== 'reg' || (o.file !== 'v' && o.file !== 'a' && o.file !== 's')) continue;
    if (o.index + o.count <= limits[o.file]) continue;
    const { start, end, line, name } = o;
    const message = `\`${name}\` lies beyond the ${limits[o.file]} ${FILES[o.file]} registers of \`${kernel}\``;
    const code = 'register-beyond-descriptor';
    out.push({ start, end, line, code, message, severity: 'warning' });
  }
}
