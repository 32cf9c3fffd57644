/**
 * What happens to operands before and to results after the arithmetic: sign modifiers, halves, SDWA
 * selections, data-parallel moves, clamping, output scaling. Each is an op of its own on temporary
 * registers, so the arithmetic knows nothing of it.
 */
import type { AmdgcnInstruction, AmdgcnOperand } from '../../asm/index.ts';
import { encodeFloat, F16, f16Value } from '../../numeric/index.ts';
import type { Decoder, OperandType, Slot } from './decoder.ts';
import { crossLane } from './dpp.ts';
import { joinF64, splitF64 } from './loops.ts';
import { type Op, SReg, type Wave } from './state.ts';

export interface Prepared {
  readonly slots: Slot[];
  /** Ops to run before the arithmetic, in order. */
  readonly before: Op[];
  /** Chooses the lanes that take part, or undefined when all active ones do. */
  readonly limit: ((w: Wave) => boolean) | undefined;
}

const isWide = (type: OperandType): boolean => type === 'U' || type === 'd' || type === 'P';
const isHalf = (type: OperandType): boolean => type === 'w' || type === 'h';

const SELECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  BYTE_0: [0, 8],
  BYTE_1: [8, 8],
  BYTE_2: [16, 8],
  BYTE_3: [24, 8],
  WORD_0: [0, 16],
  WORD_1: [16, 16],
  DWORD: [0, 32],
};

/** Sources of an instruction with all their modifiers; `types` has one letter for each. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: modifiers in the order in which the hardware applies them
export function prepareSources(
  d: Decoder,
  operands: readonly AmdgcnOperand[],
  types: string,
): Prepared {
  const before: Op[] = [];
  const opSel = types.includes('p') || types.includes('P') ? undefined : d.listModifier('op_sel');
  const slots = operands.map((o, i) => {
    const type = types[i] as OperandType;
    let slot = d.source(o, type);
    if (o.kind === 'reg' && o.file === 'special' && o.name.endsWith('scc'))
      slot = sccSlot(d, before);
    const high = (o.kind === 'reg' && o.half === 'h') || (opSel?.[i] === 1 && isHalf(type));
    if (high) slot = select(d, slot, 16, 16, false, before);
    return slot;
  });
  let limit: Prepared['limit'];
  const dpp =
    d.instr.encoding.includes('dpp') || d.instr.modifiers.some((m) => DPP_NAMES.has(m.name));
  if (dpp) {
    const t = d.temp(isWide(types[0] as OperandType) ? 2 : 1);
    const move = crossLane(d, slots[0]!, t, isWide(types[0] as OperandType));
    slots[0] = t;
    limit = move;
  }
  if (d.instr.encoding === 'sdwa') {
    for (const [i, name] of (['src0_sel', 'src1_sel'] as const).entries()) {
      const sel = d.modifier(name);
      const o = operands[i];
      if (!o || typeof sel !== 'string' || !slots[i]) continue;
      const [shift, width] = SELECTIONS[sel] ?? d.fail(`\`${sel}\` selects nothing`);
      const extend = o.kind === 'reg' && o.signExtend;
      if (width < 32 || extend) slots[i] = select(d, slots[i]!, shift, width, extend, before);
    }
  }
  for (const [i, o] of operands.entries()) {
    if (o.kind !== 'reg' && o.kind !== 'float') continue;
    if (!o.negate && !o.absolute) continue;
    slots[i] = signs(d, slots[i]!, types[i] as OperandType, o.negate, o.absolute, before);
  }
  return { slots, before, limit };
}

const DPP_NAMES = new Set([
  'quad_perm',
  'row_shl',
  'row_shr',
  'row_ror',
  'wave_shl',
  'wave_rol',
  'wave_shr',
  'wave_ror',
  'row_mirror',
  'row_half_mirror',
  'row_bcast',
  'row_newbcast',
  'row_share',
  'row_xmask',
  'dpp8',
]);

/** A place that holds the condition code while the instruction runs. */
function sccSlot(d: Decoder, before: Op[]): Slot {
  const slot = d.scalarSlot(SReg.Trash + 2);
  before.push((w) => {
    w.R[slot.off] = w.scc;
  });
  return slot;
}

/** Extracts bits of every active lane into a temporary. */
function select(
  d: Decoder,
  from: Slot,
  shift: number,
  width: number,
  extend: boolean,
  before: Op[],
): Slot {
  const t = d.temp();
  const { off, step } = from;
  const up = 32 - width;
  before.push((w) => {
    const { R, lanes, n } = w;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const bits = (R[off + l * step]! >>> shift) << up;
      R[t.off + l] = extend ? bits >> up : bits >>> up;
    }
  });
  return t;
}

function signs(
  d: Decoder,
  from: Slot,
  type: OperandType,
  negate: boolean,
  absolute: boolean,
  before: Op[],
): Slot {
  const wide = type === 'd' || type === 'U';
  const t = d.temp(wide ? 2 : 1);
  const bit = isHalf(type) ? 0x8000 : 0x80000000;
  const keep = absolute ? ~bit : -1;
  const flip = negate ? bit : 0;
  const { off, step } = from;
  const source = wide ? off + from.wide : off;
  const target = wide ? t.off + t.wide : t.off;
  before.push((w) => {
    const { R, lanes, n } = w;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      R[target + l] = (R[source + l * step]! & keep) ^ flip;
      if (wide) R[t.off + l] = R[off + l * step]!;
    }
  });
  return t;
}

/** The destination: where the arithmetic writes, and what is done with it afterwards. */
export interface PreparedResult {
  readonly slot: Slot;
  readonly after: Op[];
}

export function prepareResult(
  d: Decoder,
  o: AmdgcnOperand,
  type: OperandType,
  keepsHigh = false,
): PreparedResult {
  const after: Op[] = [];
  const { instr } = d;
  const final = d.dest(o, isWide(type) ? 2 : 1);
  const scale = outputScale(instr);
  const clamp = d.flag('clamp') && (type === 'f' || type === 'd' || type === 'h');
  const half = isHalf(type);
  if (instr.encoding === 'sdwa') {
    const t = d.temp();
    finishFloat(type, t, scale, clamp, after);
    after.push(sdwaStore(d, t, final));
    return { slot: t, after };
  }
  if (!half) {
    finishFloat(type, final, scale, clamp, after);
    return { slot: final, after };
  }
  const opSel = d.listModifier('op_sel');
  const high =
    (o.kind === 'reg' && o.half === 'h') ||
    (opSel !== undefined && opSel.length === instr.operands.length && opSel.at(-1) === 1);
  const t = d.temp();
  finishFloat(type, t, scale, clamp, after);
  const clears =
    d.cpu.clearsHighHalf && !keepsHigh && !opSel && !(o.kind === 'reg' && o.half !== '');
  after.push((w) => {
    const { R, lanes, n } = w;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const value = R[t.off + l]! & 0xffff;
      const old = R[final.off + l]!;
      R[final.off + l] = high
        ? (old & 0xffff) | (value << 16)
        : clears
          ? value
          : (old & 0xffff0000) | value;
    }
  });
  return { slot: t, after };
}

function outputScale(instr: AmdgcnInstruction): number {
  for (const m of instr.modifiers) {
    if (m.name === 'mul' && typeof m.value === 'number') return m.value;
    if (m.name === 'div' && m.value === 2) return 0.5;
  }
  return 1;
}

/** Output scaling and clamping to [0, 1] of a float result. */
function finishFloat(type: OperandType, s: Slot, scale: number, clamp: boolean, after: Op[]): void {
  if (scale === 1 && !clamp) return;
  const change = (v: number): number => {
    const x = v * scale;
    if (!clamp) return x;
    return x > 0 ? Math.min(x, 1) : 0;
  };
  after.push((w) => {
    const { R, F, lanes, n } = w;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const at = s.off + l;
      if (type === 'f') F[at] = change(F[at]!);
      else if (type === 'h') R[at] = encodeFloat(change(f16Value(R[at]!)), F16, 'rn');
      else splitF64(R, at, at + s.wide, change(joinF64(R[at]!, R[at + s.wide]!)));
    }
  });
}

/** Puts a result into the selected bytes of its register. */
function sdwaStore(d: Decoder, from: Slot, final: Slot): Op {
  const sel = d.modifier('dst_sel');
  const unused = d.modifier('dst_unused');
  const [shift, width] =
    SELECTIONS[typeof sel === 'string' ? sel : 'DWORD'] ??
    d.fail(`\`${String(sel)}\` selects nothing`);
  const mask = width === 32 ? -1 : ((1 << width) - 1) << shift;
  return (w) => {
    const { R, lanes, n } = w;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const placed = (R[from.off + l]! << shift) & mask;
      if (width === 32 || unused === 'UNUSED_PAD') R[final.off + l] = placed;
      else if (unused === 'UNUSED_SEXT') {
        const up = 32 - shift - width;
        R[final.off + l] = ((placed << up) >> up) | 0;
      } else R[final.off + l] = (R[final.off + l]! & ~mask) | placed;
    }
  };
}

/** The arithmetic with everything around it, as one op. */
export function assemble(
  before: readonly Op[],
  main: Op,
  after: readonly Op[],
  limit: Prepared['limit'],
): Op {
  const chain = [...before, main, ...after];
  if (!limit) return sequence(chain);
  const inner = sequence(chain);
  return (w) => {
    const changed = limit(w);
    inner(w);
    if (changed) w.refresh();
  };
}

export function sequence(ops: readonly Op[]): Op {
  const [a, b, c] = ops;
  if (!a) return () => {};
  if (!b) return a;
  if (!c) {
    return (w) => {
      a(w);
      b(w);
    };
  }
  if (ops.length === 3) {
    return (w) => {
      a(w);
      b(w);
      c(w);
    };
  }
  return (w) => {
    for (let i = 0; i < ops.length; i++) ops[i]!(w);
  };
}
