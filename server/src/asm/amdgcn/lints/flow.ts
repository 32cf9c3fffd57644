/** Control flow of a kernel's instructions, and which registers each reads and writes. */
import { append } from '../../../base/index.ts';
import { exact } from '../../exact.ts';
import type { AmdgcnInstruction, AmdgcnModule, AmdgcnPlaced, AmdgcnRegister } from '../ast.ts';
import type { AmdgcnGpu, Bound, MatchedForm } from '../forms/index.ts';
import {
  type AmdgcnFacts,
  factsOf,
  hazardProcessor,
  rulesFor,
  type WaitStateRule,
} from '../hazards/index.ts';
import { statementFacts } from '../statement-facts.ts';
import { type ThreadOp, threadOpOf } from './thread-ops.ts';

/** Numbers of 32-bit registers of all files in one row. */
export const UNITS = {
  vector: 0,
  accumulator: 1024,
  scalar: 2048,
  exec: 2176,
  m0: 2178,
  scc: 2179,
  trap: 2180,
  end: 2200,
};

/** What an instruction does to registers. */
export interface Effects {
  readonly reads: readonly number[];
  readonly writes: readonly number[];
  /** Writes only lanes that are active, and leaves the others as they are. */
  readonly masked: boolean;
  /** Keeps a part of what it writes, so that it reads it too. */
  readonly partial: boolean;
}

/** An instruction as the lints see it: the same for all lines with the same text. */
export interface Step {
  /** Places count from the line's beginning. */
  readonly instruction: AmdgcnInstruction;
  /** Name in the table, without suffix. */
  readonly name: string;
  readonly effects: Effects;
  readonly ends: boolean;
  readonly branches: boolean;
  /** A wait for memory. */
  readonly waits: boolean;
  /** Counters that it counts on; empty for none, undefined where it is not known. */
  readonly counters: readonly Counter[] | undefined;
  /** Orders memory whatever is under way. */
  readonly orders: boolean;
  /** Does nothing but compute. */
  readonly pure: boolean;
  /** What stride analysis follows of it; two of a dual-issue instruction. */
  readonly threads: readonly ThreadOp[];
  /** What hazards ask about it, and the rules that ask for something before it on this GPU. */
  readonly hazard: {
    readonly facts: AmdgcnFacts;
    readonly rules: readonly WaitStateRule[];
  };
}

/**
 * What tells of the end of accesses: of vector memory, of stores where they count apart, of scalar
 * and workgroup memory.
 */
export type Counter = 'load' | 'store' | 'lgkm' | 'scalar' | 'group';

export interface Block {
  /** Steps from `first` to the one before `end`. */
  readonly first: number;
  readonly end: number;
  readonly next: readonly number[];
}

export interface Flow {
  readonly steps: readonly Step[];
  /** Where each step stands among the statements of the function. */
  readonly places: readonly number[];
  readonly blocks: readonly Block[];
  /** Index of the block that a label begins. */
  readonly labels: ReadonlyMap<string, number>;
  /** Registers that comments of a compiler call undefined on purpose, by step. */
  readonly undefinedOnPurpose: ReadonlyMap<number, readonly number[]>;
}

/** The instructions of a piece of text: what of a flow follows from the piece alone. */
export interface FlowPart {
  readonly steps: readonly Step[];
  /** Where each step stands among the statements of the piece. */
  readonly places: readonly number[];
  /**
   * Steps that begin a block, and labels with the step behind them; each may be the number of all
   * steps.
   */
  readonly starts: readonly number[];
  readonly labels: readonly (readonly [name: string, at: number])[];
  /** A directive that leaves the code, and whether instructions stand in front of it. */
  readonly leaves: 'no' | 'first' | 'behind code';
}

/** A part; undefined where calls, computed jumps or indexed registers hide something. */
export function flowPart(
  module: AmdgcnModule,
  first: number,
  length: number,
  stepFor: (s: AmdgcnPlaced) => Step | undefined,
): FlowPart | undefined {
  const facts = statementFacts(module);
  const steps: Step[] = [];
  const places: number[] = [];
  const starts: number[] = [];
  const labels: (readonly [string, number])[] = [];
  let leaves: FlowPart['leaves'] = 'no';
  for (let at = 0; at < length; at++) {
    const s = module.statements[first + at]!;
    if (s.kind === 'label') {
      labels.push([s.name, steps.length]);
      starts.push(steps.length);
      continue;
    }
    if (s.kind === 'directive' && facts.of(s).code !== undefined) {
      if (steps.length === 0) leaves = 'first';
      else {
        leaves = 'behind code';
        break;
      }
    }
    if (s.kind !== 'instr') continue;
    const step = stepFor(s);
    if (!step) return undefined;
    steps.push(step);
    places.push(at);
    // What a trap handler looks at is not known, so nothing is said across it.
    if (step.ends || step.branches || step.name === 's_trap') starts.push(steps.length);
  }
  return {
    steps: exact(steps),
    places: exact(places),
    starts: exact(starts),
    labels: exact(labels),
    leaves,
  };
}

/**
 * The flow of a kernel, from its pieces and their numbers of statements; undefined where a part of
 * it is hidden. What stands behind a directive that leaves the code is no part of it.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: pieces are joined, numbered and linked over the same lists
export function flowOf(
  parts: Iterable<{ readonly part: FlowPart | undefined; readonly length: number }>,
  notes: readonly FunctionNote[],
): Flow | undefined {
  // Inline assembly may use registers that it does not name.
  if (notes.some(({ text }) => text.includes('#ASMSTART'))) return undefined;
  const steps: Step[] = [];
  const places: number[] = [];
  const starts: number[] = [0];
  const labelAt: (readonly [string, number])[] = [];
  let first = 0;
  for (const { part, length } of parts) {
    if (!part) return undefined;
    // Directives in front of the first instruction leave nothing.
    if (part.leaves === 'first' && steps.length > 0) break;
    const before = steps.length;
    for (const at of part.starts) starts.push(before + at);
    for (const [name, at] of part.labels) labelAt.push([name, before + at]);
    for (const step of part.steps) steps.push(step);
    for (const place of part.places) places.push(first + place);
    first += length;
    if (part.leaves === 'behind code') break;
  }
  if (steps.length === 0) return undefined;
  const order = starts.filter((at, i) => at < steps.length && at !== starts[i - 1]);
  const blockAt = new Map(order.map((at, i) => [at, i]));
  const labels = new Map<string, number>();
  for (const [name, at] of labelAt) {
    const block = blockAt.get(at);
    if (block !== undefined) labels.set(name, block);
  }
  const blocks: Block[] = [];
  for (const [i, first] of order.entries()) {
    const end = order[i + 1] ?? steps.length;
    const last = steps[end - 1]!;
    const next: number[] = [];
    if (last.branches) {
      const target = targetOf(last.instruction);
      const block = target === undefined ? undefined : labels.get(target);
      if (block === undefined) return undefined;
      next.push(block);
    }
    const falls = !last.ends && last.instruction.name !== 's_branch';
    if (falls && i + 1 < order.length) next.push(i + 1);
    blocks.push({ first, end, next });
  }
  return { steps, places, blocks, labels, undefinedOnPurpose: onPurpose(notes, places) };
}

const ENDS = /^s_endpgm/;
const BRANCH = /^s_c?branch/;
const OPAQUE =
  /^(s_swappc|s_swap_pc|s_setpc|s_set_pc|s_call|s_rfe|s_cbranch_[ijg]|s_set_gpr_idx|s_set_vgpr|v_movrel|s_movrel|s_subvector|image_|exp$|export$)/;

/** The label that a branch goes to. */
export function targetOf(i: AmdgcnInstruction): string | undefined {
  const o = i.operands[0];
  return o?.kind === 'expr' && o.expr.kind === 'sym' ? o.expr.name : undefined;
}

/** Counters that an instruction counts on; empty for none, undefined where it is not known. */
function countersOf(name: string, gpu: AmdgcnGpu): readonly Counter[] | undefined {
  const split = gpu.major >= 12;
  const stores: Counter = gpu.major >= 10 ? 'store' : 'load';
  if (/^(global|scratch|buffer|tbuffer)_load/.test(name))
    return name.includes('lds') || name.includes('async') ? undefined : ['load'];
  if (/^(global|scratch|buffer|tbuffer)_store/.test(name))
    return name.includes('async') ? undefined : [stores];
  if (/^(global|buffer|flat|scratch)_atomic/.test(name)) return undefined;
  // Which memory a flat address means, and so which counter tells of the end, is not known.
  if (name.startsWith('flat_')) return undefined;
  if (/^s_(load|buffer_load|scratch_load)/.test(name)) return [split ? 'scalar' : 'lgkm'];
  if (
    /^(s_memtime|s_memrealtime|s_store|s_buffer_store|s_atomic|s_scratch_store|s_sendmsg|s_dcache|s_prefetch|s_gl1|s_icache)/.test(
      name,
    )
  )
    return undefined;
  if (/^ds_/.test(name))
    return /gws|addtid|append|consume|ordered/.test(name) ? undefined : [split ? 'group' : 'lgkm'];
  if (/^(image|tensor|cluster|lds_|exp|export|buffer_|global_|flat_|scratch_)/.test(name))
    return undefined;
  return [];
}

/** Instructions that do nothing but compute. */
const PURE =
  /^(v_(mov|add|sub|mul|and|or|xor|not|lsh|ash|min|max|mad|fma|bf|cvt|rcp|rsq|sqrt|log|exp|sin|cos|floor|ceil|trunc|rndne|fract|perm|align|bcnt|mbcnt|med|sad|cmp_|cndmask)|s_(mul|bfm|bfe|pack|sext|brev|add|sub|(and|or|xor|nand|nor|xnor|andn2|orn2|and_not1|or_not1|not)_b|lsh|ash|abs|min|max|cmp))/;

/** What an instruction does, by the form it has; undefined where that is not followed. */
export function stepOf(
  instruction: AmdgcnInstruction,
  matched: MatchedForm | undefined,
  gpu: AmdgcnGpu,
): Step | undefined {
  const step = effectsOf(instruction, matched, gpu);
  if (!step) return undefined;
  const facts = factsOf(instruction);
  const hazard = { facts, rules: rulesFor(facts, hazardProcessor(gpu.cpu)) };
  return { ...step, threads: threadsOf(instruction, step.name), hazard };
}

const NO_THREADS: readonly ThreadOp[] = [];

function threadsOf(i: AmdgcnInstruction, name: string): readonly ThreadOp[] {
  const halves = i.dual ? [i, i.dual] : [i];
  const out: ThreadOp[] = [];
  for (const half of halves) {
    const op = threadOpOf(half, i.dual ? half.name.replace('v_dual_', 'v_') : name);
    if (op) out.push(op);
  }
  return out.length === 0 ? NO_THREADS : exact(out);
}

/** What both halves of a dual-issue instruction read and write. */
function dualEffects(halves: readonly AmdgcnInstruction[]): Step['effects'] {
  const reads: number[] = [];
  const writes: number[] = [];
  for (const { name, operands } of halves) {
    for (const [i, o] of operands.entries()) {
      if (o.kind !== 'reg') continue;
      append(i === 0 ? writes : reads, unitsOf(o));
      // What is added to is read too.
      if (i === 0 && /fmac|dot2acc/.test(name)) append(reads, unitsOf(o));
    }
    if (name.includes('cndmask')) reads.push(UNITS.scalar + 106, UNITS.scalar + 107);
  }
  return { reads: exact(reads), writes: exact(writes), masked: true, partial: false };
}

function effectsOf(
  instruction: AmdgcnInstruction,
  matched: MatchedForm | undefined,
  gpu: AmdgcnGpu,
): Omit<Step, 'hazard' | 'threads'> | undefined {
  if (OPAQUE.test(instruction.name)) return undefined;
  const ends = ENDS.test(instruction.name);
  const branches = BRANCH.test(instruction.name);
  if (instruction.dual) {
    return {
      instruction,
      name: instruction.name,
      effects: dualEffects([instruction, instruction.dual]),
      ends,
      branches,
      waits: false,
      counters: [],
      orders: false,
      pure: PURE.test(instruction.name),
    };
  }
  if (!matched) return undefined;
  const reads: number[] = [];
  const writes: number[] = [];
  const { name, form, bound } = matched;
  const atomic = /^(flat|global|buffer|scratch|s)_.*atomic/.test(name);
  // A mask in front of the sources is a result, though the form has it without mark.
  const source = bound.findIndex(
    ({ token, written }) => !written && !/^(vcc|vcc_lo|vccw|bool)$/.test(token),
  );
  for (const [i, one] of bound.entries()) {
    const mask = /^(vcc|vcc_lo|vccw)$/.test(one.token) && (source < 0 || i < source);
    operandEffect(mask ? { ...one, written: true } : one, name, atomic, reads, writes);
  }
  for (const r of form.reads) append(reads, named(r));
  for (const r of form.writes) append(writes, named(r));
  if (/saveexec|wrexec/.test(name)) {
    reads.push(UNITS.exec, UNITS.exec + 1);
    writes.push(UNITS.exec, UNITS.exec + 1, UNITS.scc);
  }
  if (/^v_cmpx/.test(name)) writes.push(UNITS.exec, UNITS.exec + 1);
  const masked = !name.startsWith('s_') && !/^v_read/.test(name);
  const partial =
    form.encoding === 'sdwa' ||
    form.encoding === 'dpp' ||
    form.encoding === 'e64_dpp' ||
    /_f?mac_|_fmac|dot\d\w*c_|d16|_16|16_|(?<!mul|mbcnt)_(?:lo|hi)_|mixlo|mixhi|writelane|swap|cmov|bitset|addk|mulk|lds|byte|short|u8|i8|fmaak|_pk_|cvt_(?![fiu](?:32|64)_|rpi|flr|off)|mfma|wmma|permlane|bitop3_b16|div_scale/.test(
      name,
    );
  return {
    instruction,
    name,
    effects: { reads: exact(reads), writes: exact(writes), masked, partial },
    ends,
    branches,
    waits: /^s_wait(?!cnt_depctr|_alu|_event|_xcnt)/.test(name),
    counters: countersOf(name, gpu),
    orders: /atomic|barrier|_inv|_wb|invl|wbinv|s_sendmsg/.test(name),
    pure: PURE.test(name),
  };
}

function operandEffect(
  { token, written, item }: Bound,
  name: string,
  atomic: boolean,
  reads: number[],
  writes: number[],
): void {
  const o = item.operand;
  if (o?.kind !== 'reg') return;
  const units = unitsOf(o);
  if (written) append(writes, units);
  else append(reads, units);
  // The data of a buffer atomic or of an access without mark may be its result as well.
  if (!written && (atomic || /^v_swap|^v_permlane\d+_swap/.test(name)) && /^[vmawsS]/.test(token))
    append(writes, units);
}

function named(name: string): number[] {
  if (name === 'scc') return [UNITS.scc];
  if (name === 'vcc') return [UNITS.scalar + 106, UNITS.scalar + 107];
  if (name === 'm0') return [UNITS.m0];
  if (name === 'exec') return [UNITS.exec, UNITS.exec + 1];
  return [];
}

/** Units of a register; none for those that are not tracked. */
export function unitsOf(o: AmdgcnRegister): number[] {
  const row = (base: number, first: number, count: number): number[] =>
    Array.from({ length: count }, (_, i) => base + first + i);
  if (o.file === 'v') return row(UNITS.vector, o.index, o.count);
  if (o.file === 'a') return row(UNITS.accumulator, o.index, o.count);
  if (o.file === 's') return row(UNITS.scalar, o.index, o.count);
  switch (o.name.toLowerCase()) {
    case 'vcc':
      return row(UNITS.scalar, 106, 2);
    case 'vcc_lo':
      return row(UNITS.scalar, 106, 1);
    case 'vcc_hi':
      return row(UNITS.scalar, 107, 1);
    case 'exec':
      return row(UNITS.exec, 0, 2);
    case 'exec_lo':
      return row(UNITS.exec, 0, 1);
    case 'exec_hi':
      return row(UNITS.exec, 1, 1);
    case 'm0':
      return [UNITS.m0];
    case 'scc':
    case 'src_scc':
      return [UNITS.scc];
  }
  return [];
}

/** A comment that matters, and the number of statements of the function in front of it. */
export interface FunctionNote {
  readonly text: string;
  readonly before: number;
}

/** `; implicit-def: $vgpr0_vgpr1`: LLVM says that what is in the registers does not matter. */
function onPurpose(
  notes: readonly FunctionNote[],
  places: readonly number[],
): Map<number, number[]> {
  const out = new Map<number, number[]>();
  let at = 0;
  for (const { text, before } of notes) {
    while (at < places.length && places[at]! < before) at++;
    const list = [...text.matchAll(/([vsa])gpr(\d+)/g)].map(
      (m) =>
        (m[1] === 'v' ? UNITS.vector : m[1] === 'a' ? UNITS.accumulator : UNITS.scalar) +
        Number(m[2]),
    );
    out.set(at, [...(out.get(at) ?? []), ...list]);
  }
  return out;
}

/** The name of a unit. */
export function unitName(unit: number): string {
  if (unit >= UNITS.exec) return unit === UNITS.scc ? 'scc' : unit === UNITS.m0 ? 'm0' : 'exec';
  if (unit >= UNITS.scalar + 106) return unit === UNITS.scalar + 106 ? 'vcc_lo' : 'vcc_hi';
  if (unit >= UNITS.scalar) return `s${unit - UNITS.scalar}`;
  return unit >= UNITS.accumulator ? `a${unit - UNITS.accumulator}` : `v${unit}`;
}
