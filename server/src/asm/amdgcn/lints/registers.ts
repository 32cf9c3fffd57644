/**
 * Registers that are read before anything wrote them on any path, and results that nothing reads.
 */
import type { AmdgcnDescriptor } from '../ast.ts';
import type { AmdgcnLookup } from '../expressions.ts';
import type { AmdgcnGpu } from '../forms/index.ts';
import { DescriptorValues } from './descriptor-values.ts';
import type { Report } from './finding.ts';
import { type Flow, type Step, UNITS, unitName, unitsOf } from './flow.ts';

/**
 * Scalar and vector registers that the hardware sets before the kernel begins, by its descriptor;
 * more where it does not say. Undefined where the text does not tell.
 */
export function inputsOf(
  d: AmdgcnDescriptor,
  lookup: AmdgcnLookup,
  gpu: AmdgcnGpu,
): Inputs | undefined {
  const values = new DescriptorValues(d, lookup);
  const value = (key: string, otherwise: number): number => values.of(key, otherwise);
  const implied =
    4 * value('user_sgpr_private_segment_buffer', 0) +
    2 * value('user_sgpr_dispatch_ptr', 0) +
    2 * value('user_sgpr_queue_ptr', 0) +
    2 * value('user_sgpr_kernarg_segment_ptr', 0) +
    2 * value('user_sgpr_dispatch_id', 0) +
    2 * value('user_sgpr_flat_scratch_init', 0) +
    value('user_sgpr_private_segment_size', 0) +
    value('user_sgpr_kernarg_preload_length', 0);
  const system =
    value('system_sgpr_workgroup_id_x', 1) +
    value('system_sgpr_workgroup_id_y', 0) +
    value('system_sgpr_workgroup_id_z', 0) +
    value('system_sgpr_workgroup_info', 0) +
    value('system_sgpr_private_segment_wavefront_offset', 0) +
    value('enable_private_segment', 0);
  // LLVM's code reads the offset of private memory behind all others, whether the descriptor asks
  // for it or not.
  const scalars = Math.max(value('user_sgpr_count', 0), implied) + system + 1;
  // More registers than there are: the descriptor is what is wrong.
  if (values.unknown || scalars > UNITS.exec - UNITS.scalar) return undefined;
  const packed = gpu.cdna2 || gpu.major >= 11;
  const vectors = packed ? 1 : value('system_vgpr_workitem_id', 2) + 1;
  return { scalars, vectors };
}

/**
 * The scalar registers from which on a kernel finds the addresses of its arguments and of its
 * dispatch packet (LLVM, "User Guide for AMDGPU Backend", SGPR register set up order).
 */
export function pointerRegisters(d: AmdgcnDescriptor, lookup: AmdgcnLookup): PointerRegisters {
  const values = new DescriptorValues(d, lookup);
  const has = (key: string): boolean => values.of(key, 0) !== 0;
  const dispatch = has('user_sgpr_private_segment_buffer') ? 4 : 0;
  const queue = dispatch + (has('user_sgpr_dispatch_ptr') ? 2 : 0);
  const kernarg = queue + (has('user_sgpr_queue_ptr') ? 2 : 0);
  const hasKernarg = has('user_sgpr_kernarg_segment_ptr');
  if (values.unknown) return {};
  return { ...(hasKernarg && { kernarg }), ...(queue > dispatch && { dispatch }) };
}

/** First scalar registers of addresses; absent where a kernel has none. */
export interface PointerRegisters {
  readonly kernarg?: number;
  readonly dispatch?: number;
}

export interface Inputs {
  readonly scalars: number;
  readonly vectors: number;
}

const WORDS = (UNITS.end + 31) >> 5;

function add(set: Uint32Array, unit: number): void {
  set[unit >> 5]! |= 1 << (unit & 31);
}

function has(set: Uint32Array, unit: number): boolean {
  return ((set[unit >> 5]! >>> (unit & 31)) & 1) === 1;
}

/** Adds all of another set; true when that changed something. */
function join(set: Uint32Array, other: Uint32Array): boolean {
  let changed = 0;
  for (let i = 0; i < WORDS; i++) {
    const before = set[i]!;
    const after = before | other[i]!;
    changed |= before ^ after;
    set[i] = after;
  }
  return changed !== 0;
}

/** Reads of registers that no path to them writes. */
export function unwrittenReads(flow: Flow, inputs: Inputs, report: Report): void {
  const { steps, blocks } = flow;
  const seen = new Set<number>();
  for (const [b, known] of writtenAtEntry(flow, inputs).entries()) {
    if (!known) continue;
    const written = known.slice();
    const { first: from, end } = blocks[b]!;
    for (let at = from; at < end; at++) {
      for (const unit of flow.undefinedOnPurpose.get(at) ?? []) add(written, unit);
      const step = steps[at]!;
      const unwritten = step.effects.reads.some((unit) => !has(written, unit));
      if (unwritten) unwrittenRead(step, at, written, seen, report);
      for (const unit of step.effects.writes) add(written, unit);
    }
  }
}

/** What some path has written where each block begins; undefined for blocks that none reaches. */
function writtenAtEntry(
  flow: Flow,
  { scalars, vectors }: Inputs,
): readonly (Uint32Array | undefined)[] {
  const { steps, blocks } = flow;
  const entry: (Uint32Array | undefined)[] = blocks.map(() => undefined);
  const first = new Uint32Array(WORDS);
  for (let i = 0; i < scalars; i++) add(first, UNITS.scalar + i);
  for (let i = 0; i < vectors; i++) add(first, UNITS.vector + i);
  for (let i = UNITS.exec; i < UNITS.end; i++) add(first, i);
  entry[0] = first;
  const writeAll = (set: Uint32Array, at: number): void => {
    for (const unit of flow.undefinedOnPurpose.get(at) ?? []) add(set, unit);
    for (const unit of steps[at]!.effects.writes) add(set, unit);
  };
  // What each block writes, so that only sets are joined until nothing changes.
  const own = blocks.map((block) => {
    const out = new Uint32Array(WORDS);
    for (let at = block.first; at < block.end; at++) writeAll(out, at);
    return out;
  });
  const work = [0];
  const through = new Uint32Array(WORDS);
  for (let b = work.pop(); b !== undefined; b = work.pop()) {
    through.set(entry[b]!);
    join(through, own[b]!);
    for (const next of blocks[b]!.next) {
      const known = entry[next];
      if (!known) entry[next] = through.slice();
      else if (!join(known, through)) continue;
      work.push(next);
    }
  }
  return entry;
}

/** Operands of a step of which nothing is written. */
function unwrittenRead(
  step: Step,
  at: number,
  written: Uint32Array,
  seen: Set<number>,
  report: Report,
): void {
  const { instruction } = step;
  // Compilers copy what they know to be undefined; it counts when something is computed from it.
  if (COPY.test(step.name) || (IDIOM.test(step.name) && sameSources(step))) return;
  for (const half of instruction.dual ? [instruction, instruction.dual] : [instruction]) {
    for (const o of half.operands) {
      if (o.kind !== 'reg') continue;
      const units = unitsOf(o);
      // A tuple of which some registers are known may be meant to be so.
      if (units.length === 0 || units.some((u) => has(written, u) || seen.has(u))) continue;
      if (units.some((u) => !step.effects.reads.includes(u))) continue;
      if (step.effects.partial && units.some((u) => step.effects.writes.includes(u))) continue;
      for (const u of units) seen.add(u);
      report({
        code: 'read-before-write',
        step: at,
        span: o,
        severity: 'warning',
        message: `\`${o.name}\` is read, and no path to here writes it`,
      });
    }
  }
}

/** A move from one register to another, or the 0 that LLVM puts where a value is undefined. */
function isCopy({ name, instruction }: Step): boolean {
  const from = instruction.operands[1];
  return name === 'v_mov_b32' && (from?.kind === 'reg' || (from?.kind === 'int' && !from.value));
}

const COPY = /^[vs]_(dual_)?mov_|accvgpr|^v_readfirstlane/;

/** Instructions whose result does not depend on equal sources. */
const IDIOM = /_(xor|sub|subrev|cmp\w*)_/;

function sameSources({ instruction }: Step): boolean {
  const names = instruction.operands.slice(1).map((o) => (o.kind === 'reg' ? o.name : ''));
  return names.length >= 2 && names.every((n) => n === names[0] && n !== '');
}

/**
 * Results that are written over before anything reads them, in one piece of code. A result that
 * nothing reads until the kernel ends is not reported, and neither are copies of registers:
 * compilers leave such moves behind.
 */
export function deadResults(flow: Flow, report: Report): void {
  const { steps, blocks } = flow;
  for (const block of blocks) {
    for (let at = block.first; at < block.end; at++) {
      const { instruction, effects, pure } = steps[at]!;
      const { writes, masked, partial } = effects;
      if (!pure || partial || writes.length === 0) continue;
      if (effects.reads.includes(UNITS.exec) || writes.some(isControl)) continue;
      if (instruction.operands.some((o) => o.kind === 'reg' && o.half !== '')) continue;
      if (isCopy(steps[at]!) || hasUnknownResult(steps[at]!)) continue;
      const over = overwrittenAt(flow, at + 1, block.end, writes, masked);
      if (over === undefined) continue;
      const what = unitName(writes[0]!);
      const message = `what this writes to \`${what}\` is written over in line {line}, and nothing reads it before`;
      report({ code: 'dead-result', step: at, other: over, severity: 'warning', message });
    }
  }
}

/** EXEC and M0, which decide what other instructions do. */
function isControl(unit: number): boolean {
  return unit >= UNITS.exec && unit !== UNITS.scc;
}

/** A result that is not followed, such as FLAT_SCRATCH, beside SCC. */
function hasUnknownResult({ instruction }: Step): boolean {
  const [first] = instruction.operands;
  const compares = /^s_cmp/.test(instruction.name);
  return !compares && first?.kind === 'reg' && unitsOf(first).length === 0;
}

/** The step that has written over all units, none of which anything read before. */
function overwrittenAt(
  flow: Flow,
  first: number,
  end: number,
  units: readonly number[],
  masked: boolean,
): number | undefined {
  const left = new Set(units);
  for (let at = first; at < end; at++) {
    const { reads, writes, partial, masked: some } = flow.steps[at]!.effects;
    if (reads.some((unit) => left.has(unit))) return undefined;
    const touches = writes.some((unit) => left.has(unit));
    if (touches && (partial || (some && !masked))) return undefined;
    if (
      flow.steps[at]!.instruction.operands.some((o) => o.kind === 'reg' && o.half !== '') &&
      touches
    )
      return undefined;
    for (const unit of writes) left.delete(unit);
    if (left.size === 0) return at;
    if (masked && writes.includes(UNITS.exec)) return undefined;
  }
  return undefined;
}
