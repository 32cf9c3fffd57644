/**
 * What the assembler takes and is wrong all the same: certain findings over whole kernels, silent
 * elsewhere.
 */
import { memo } from '../../../db/index.ts';
import type { AccessCost } from '../../strides/index.ts';
import type { AmdgcnInstruction, AmdgcnModule, AmdgcnPlaced } from '../ast.ts';
import type { JudgedLines } from '../check/judged.ts';
import {
  type IndexedFunction,
  indexedFunctions,
  type Piece,
  type TextIndex,
} from '../check/text-index.ts';
import type { AmdgcnDiagnostic } from '../check/types.ts';
import type { AmdgcnLookup } from '../expressions.ts';
import { skippedBarriers, unrestoredMasks } from './exec.ts';
import type { LintFinding } from './finding.ts';
import {
  type Flow,
  type FlowPart,
  type FunctionNote,
  flowOf,
  flowPart,
  type Step,
  stepOf,
} from './flow.ts';
import { amdgcnAccessCosts } from './forms.ts';
import { manualHazards } from './hazards.ts';
import {
  deadResults,
  type Inputs,
  inputsOf,
  pointerRegisters,
  unwrittenReads,
} from './registers.ts';
import {
  argumentsOf,
  requiredThreads,
  stridedAccesses,
  type WaveShape,
  waveShapeOf,
} from './strides.ts';
import { missingWaits } from './waits.ts';

/** What was found in a function, and all that this follows from. */
interface Looked {
  readonly pieces: readonly Piece[];
  readonly judgements: object;
  /** Registers that are set at the beginning, and notes. */
  readonly key: string;
  /** Places of the findings' steps among the statements. */
  readonly findings: readonly LintFinding[];
}

const looked = memo<TextIndex, Map<string, Looked>>('AMDGCN functions as linted');
/** Steps by the numbers of statements; null for those that are not followed. */
const steps = memo<object, (Step | null | undefined)[]>('AMDGCN steps of flows');

/**
 * Findings of all kernels that have a descriptor and no part that is hidden from the check, and
 * hazards of other functions.
 */
export function lintAmdgcn(
  module: AmdgcnModule,
  index: TextIndex,
  lookup: AmdgcnLookup,
  judged: JudgedLines,
  out: AmdgcnDiagnostic[],
): void {
  const descriptors = new Map(module.descriptors.map((d) => [d.name, d]));
  const before = looked.get(index);
  const now = new Map<string, Looked>();
  const wrong = out.map((d) => d.line).sort((a, b) => a - b);
  let note = 0;
  for (const fn of wholeFunctions(module, index)) {
    const d = descriptors.get(fn.name);
    // Without a descriptor it is not known what is set at the beginning; hazards are without it.
    if (!d && !isComplete(module, fn)) continue;
    // What does not assemble is not judged beyond that.
    if (holdsOne(wrong, lineOf(module, fn.first), lineOf(module, fn.end))) continue;
    const notes: FunctionNote[] = [];
    const { start } = module.statements[fn.first]!;
    const stop = module.statements[fn.end]?.start ?? module.text.length;
    while (note < module.notes.length && module.notes[note]!.start < start) note++;
    for (; note < module.notes.length && module.notes[note]!.start < stop; note++)
      notes.push({
        text: module.notes[note]!.text,
        before: firstBehind(module, fn, module.notes[note]!.start),
      });
    const inputs = d && inputsOf(d, lookup, judged.gpu);
    const shape = d && waveShapeOf(module, d, lookup, judged.gpu);
    const key = JSON.stringify([d !== undefined, inputs, shape, notes]);
    const known = before?.get(fn.name);
    const same =
      known !== undefined &&
      known.key === key &&
      known.judgements === judged.all &&
      known.pieces.length === fn.pieces.length &&
      known.pieces.every((piece, i) => piece === fn.pieces[i]);
    const one = same
      ? known
      : look(module, fn, { notes, kernel: d !== undefined, inputs, shape }, judged, key);
    now.set(fn.name, one);
    for (const finding of one.findings) out.push(diagnosticOf(module, fn, finding));
  }
  looked.set(index, now);
}

/** Does a function end, rather than stop in a list of instructions? */
function isComplete({ statements }: AmdgcnModule, fn: IndexedFunction): boolean {
  for (let at = fn.end - 1; at >= fn.first; at--) {
    const { shape } = statements[at]!;
    if (shape.kind === 'instr')
      return /^s_(?:endpgm|setpc_b64|set_pc_i64|branch)/.test((shape as AmdgcnInstruction).name);
  }
  return false;
}

/** What is known of a function beside its code. */
interface KnownOfFunction {
  readonly notes: readonly FunctionNote[];
  readonly kernel: boolean;
  readonly inputs: Inputs | undefined;
  readonly shape: WaveShape | undefined;
}

function look(
  module: AmdgcnModule,
  fn: IndexedFunction,
  { notes, kernel, inputs, shape }: KnownOfFunction,
  judged: JudgedLines,
  key: string,
): Looked {
  const found: LintFinding[] = [];
  const flow = flowOf(partsOf(module, fn, judged), notes);
  if (flow && kernel) lintFlow(flow, inputs, shape, judged, found);
  else if (flow) manualHazards(flow, judged.gpu, (finding) => void found.push(finding));
  // Steps are numbers of a flow, which nobody keeps.
  const placeOf = (step: number): number => flow!.places[step]!;
  const findings = found.map((f) => ({
    ...f,
    step: placeOf(f.step),
    ...(f.other === undefined ? {} : { other: placeOf(f.other) }),
    span: f.span ?? flow!.steps[f.step]!.instruction.nameSpan,
  }));
  return { pieces: fn.pieces, judgements: judged.all, key, findings };
}

function lintFlow(
  flow: Flow,
  inputs: Inputs | undefined,
  shape: WaveShape | undefined,
  { gpu }: JudgedLines,
  found: LintFinding[],
): void {
  const report = (finding: LintFinding): void => void found.push(finding);
  if (inputs) unwrittenReads(flow, inputs, report);
  deadResults(flow, report);
  missingWaits(flow, gpu, report);
  skippedBarriers(flow, report);
  unrestoredMasks(flow, report);
  manualHazards(flow, gpu, report);
  if (shape) stridedAccesses(flow, shape, gpu, report);
}

interface KnownPart {
  readonly judgements: object;
  readonly part: FlowPart | undefined;
}

const flowParts = memo<Piece, KnownPart>('AMDGCN flows of pieces');

/** The flow of a function; undefined where a part of it is hidden. */
export function functionFlow(
  module: AmdgcnModule,
  fn: IndexedFunction,
  judged: JudgedLines,
): Flow | undefined {
  return flowOf(partsOf(module, fn, judged), []);
}

/** What the accesses of all kernels with a descriptor cost a wave. */
export function accessCostsOf(
  module: AmdgcnModule,
  index: TextIndex,
  lookup: AmdgcnLookup,
  judged: JudgedLines,
): AccessCost<AmdgcnInstruction>[] {
  const descriptors = new Map(module.descriptors.map((d) => [d.name, d]));
  const out: AccessCost<AmdgcnInstruction>[] = [];
  for (const fn of wholeFunctions(module, index)) {
    const d = descriptors.get(fn.name);
    const shape = d && waveShapeOf(module, d, lookup, judged.gpu);
    const flow = shape && functionFlow(module, fn, judged);
    if (!flow) continue;
    const found = amdgcnAccessCosts(flow, judged.gpu, {
      shape,
      threads: requiredThreads(module.metadata, d.name),
      pointers: pointerRegisters(d, lookup),
      args: argumentsOf(module.metadata, d.name),
    });
    for (const cost of found) {
      const at = module.statements[fn.first + flow.places[cost.at]!];
      if (at?.kind === 'instr') out.push({ ...cost, at });
    }
  }
  return out;
}

/** The pieces of a function as parts of its flow. */
function* partsOf(
  module: AmdgcnModule,
  fn: IndexedFunction,
  judged: JudgedLines,
): Iterable<{ readonly part: FlowPart | undefined; readonly length: number }> {
  const stepFor = stepsOf(judged);
  let { first } = fn;
  for (const piece of fn.pieces) {
    const { length } = piece;
    let known = flowParts.get(piece);
    if (known?.judgements !== judged.all) {
      known = { judgements: judged.all, part: flowPart(module, first, length, stepFor) };
      flowParts.set(piece, known);
    }
    yield { part: known.part, length };
    first += length;
  }
}

/** What instructions do, by statement; undefined where that is not followed. */
function stepsOf(judged: JudgedLines): (s: AmdgcnPlaced) => Step | undefined {
  let list = steps.get(judged.all);
  if (!list) steps.set(judged.all, (list = []));
  const known = list;
  return (s) => {
    const ready = known[s.id];
    if (ready !== undefined) return ready ?? undefined;
    const made = stepOf(s.shape as AmdgcnInstruction, judged.of(s).matched, judged.gpu);
    while (known.length <= s.id) known.push(undefined);
    known[s.id] = made ?? null;
    return made;
  };
}

/** Number of the function's statements in front of an offset. */
function firstBehind({ statements }: AmdgcnModule, fn: IndexedFunction, offset: number): number {
  let low = fn.first;
  let high = fn.end;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (statements[mid]!.start < offset) low = mid + 1;
    else high = mid;
  }
  return low - fn.first;
}

function lineOf({ statements }: AmdgcnModule, at: number): number {
  return statements[at]?.line ?? Number.POSITIVE_INFINITY;
}

/** True when a sorted list of lines has one from `first` to the one before `end`. */
function holdsOne(lines: readonly number[], first: number, end: number): boolean {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (lines[mid]! < first) low = mid + 1;
    else high = mid;
  }
  return low < lines.length && lines[low]! < end;
}

function diagnosticOf(
  { statements }: AmdgcnModule,
  fn: IndexedFunction,
  { code, step, span, message, other, lineBefore, severity }: LintFinding,
): AmdgcnDiagnostic {
  const { base, line } = statements[fn.first + step]!;
  const text =
    other === undefined
      ? message
      : message.replace('{line}', String(statements[fn.first + other]!.line + 1));
  return {
    code,
    start: span!.start + base,
    end: span!.end + base,
    line,
    message: text,
    ...(lineBefore === undefined ? {} : { lineBefore }),
    ...(severity === undefined ? {} : { severity }),
  };
}

/**
 * Functions with all of their labels: what no directive calls a function is a label of the one
 * above.
 */
export function wholeFunctions(module: AmdgcnModule, index: TextIndex): IndexedFunction[] {
  const kernels = new Set(module.descriptors.map((d) => d.name));
  const out: IndexedFunction[] = [];
  for (const fn of indexedFunctions(index)) {
    const last = out[out.length - 1];
    if (last && !kernels.has(fn.name) && !module.functions.has(fn.name))
      out[out.length - 1] = { ...last, end: fn.end, pieces: [...last.pieces, ...fn.pieces] };
    else out.push(fn);
  }
  return out;
}
