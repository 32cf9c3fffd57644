/** Control flow of a kernel's instructions, and which registers each reads and writes. */
import type { AmdgcnInstruction, AmdgcnModule, AmdgcnPlaced, AmdgcnRegister } from '../ast.ts';
import type { Bound, MatchedForm } from '../forms/index.ts';

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
}

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

/** The flow of a kernel; undefined where calls, computed jumps or indexed registers hide a part of it. */
export function flowOf(
  module: AmdgcnModule,
  fn: { readonly first: number; readonly end: number },
  notes: readonly FunctionNote[],
  stepFor: (s: AmdgcnPlaced) => Step | undefined,
): Flow | undefined {
  // Inline assembly may use registers that it does not name.
  if (notes.some(({ text }) => text.includes('#ASMSTART'))) return undefined;
  const steps: Step[] = [];
  const places: number[] = [];
  const starts: number[] = [0];
  const labelAt = new Map<string, number>();
  for (let i = fn.first; i < fn.end; i++) {
    const s = module.statements[i]!;
    if (s.kind === 'label') {
      labelAt.set(s.name, steps.length);
      starts.push(steps.length);
      continue;
    }
    if (s.kind === 'directive' && steps.length > 0 && LEAVES.test(s.name)) break;
    if (s.kind !== 'instr') continue;
    const step = stepFor(s);
    if (!step) return undefined;
    steps.push(step);
    places.push(i - fn.first);
    if (step.ends || step.branches) starts.push(steps.length);
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

const LEAVES = /^\.(section|rodata|data|text|amdhsa_kernel)$/;
const ENDS = /^s_endpgm/;
const BRANCH = /^s_c?branch/;
const OPAQUE =
  /^(s_swappc|s_swap_pc|s_setpc|s_set_pc|s_call|s_rfe|s_cbranch_[ijg]|s_set_gpr_idx|s_set_vgpr|v_movrel|s_movrel|s_trap|s_subvector|image_|exp$|export$)/;

/** The label that a branch goes to. */
export function targetOf(i: AmdgcnInstruction): string | undefined {
  const o = i.operands[0];
  return o?.kind === 'expr' && o.expr.kind === 'sym' ? o.expr.name : undefined;
}

/** What an instruction does, by the form it has; undefined where that is not followed. */
export function stepOf(
  instruction: AmdgcnInstruction,
  matched: MatchedForm | undefined,
): Step | undefined {
  if (OPAQUE.test(instruction.name)) return undefined;
  const reads: number[] = [];
  const writes: number[] = [];
  const ends = ENDS.test(instruction.name);
  const branches = BRANCH.test(instruction.name);
  if (instruction.dual) {
    for (const half of [instruction, instruction.dual]) {
      for (const [i, o] of half.operands.entries())
        if (o.kind === 'reg') (i === 0 ? writes : reads).push(...unitsOf(o));
      if (half.name.includes('cndmask')) reads.push(UNITS.scalar + 106, UNITS.scalar + 107);
      if (/fmac|dot2acc/.test(half.name)) {
        const o = half.operands[0];
        if (o?.kind === 'reg') reads.push(...unitsOf(o));
      }
    }
    return {
      instruction,
      name: instruction.name,
      effects: { reads, writes, masked: true, partial: false },
      ends,
      branches,
    };
  }
  if (!matched) return undefined;
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
  for (const r of form.reads) reads.push(...named(r));
  for (const r of form.writes) writes.push(...named(r));
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
    /_f?mac_|_fmac|dot\d\w*c_|d16|_16|16_|_lo_|_hi_|mixlo|mixhi|writelane|swap|cmov|bitset|addk|mulk|lds|byte|short|u8|i8|fmaak|_pk_|cvt_|mfma|wmma|permlane|bitop3_b16|div_scale/.test(
      name,
    );
  return { instruction, name, effects: { reads, writes, masked, partial }, ends, branches };
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
  if (written) writes.push(...units);
  else reads.push(...units);
  // The data of a buffer atomic or of an access without mark may be its result as well.
  if (!written && (atomic || /^v_swap|^v_permlane\d+_swap/.test(name)) && /^[vmawsS]/.test(token))
    writes.push(...units);
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
