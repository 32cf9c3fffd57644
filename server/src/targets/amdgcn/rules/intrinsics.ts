/**
 * `core::arch::amdgpu`, one row each: which processors have it and what it becomes. Reductions are
 * loops by now (`prepare/wave-reduce.ts`).
 */
import type { Inst, Value } from '../../../mir/index.ts';
import { EXEC, HIDE_LAST, KEEP, type Op, part, S, V } from '../code.ts';
import type { AmdCpu } from '../cpus.ts';
import { DRAIN } from '../insert-waitcnt.ts';
import { bareName } from '../intrinsic-facts.ts';
import { REDUCTION_NAMES } from '../legalize/wave-reduce.ts';
import { lit, type Selector } from '../select.ts';
import { bufferRule } from './buffers.ts';
import { maskOp } from './compare.ts';
import { dppMods } from './dpp.ts';
import { imageRule } from './images.ts';
import { matrixRule } from './matrix.ts';
import { isNotYet, namedRow } from './named/index.ts';
import type { Row } from './named/row.ts';
import type { Rule, RuleRows } from './rule.ts';

const gfx10 = (cpu: AmdCpu): boolean => cpu.generation !== 'gfx9';
const gfx11 = (cpu: AmdCpu): boolean => cpu.generation === 'gfx11' || cpu.generation === 'gfx12';
const gfx12 = (cpu: AmdCpu): boolean => cpu.generation === 'gfx12';

const imm = (inst: Inst, at: number): number => Number(inst.attrs.imm?.[at] ?? 0);
const arg = (inst: Inst, at: number): Value => inst.args[at]!;
const result = (inst: Inst): Value => inst.results[0];

/** No instruction at all. */
const nothing: Row = { emit: () => undefined };

/** No instruction, but none moves over it: counters that are none are waited for. */
const schedulingBarrier: Row = { emit: (s) => void s.effect(DRAIN) };

const constant = (of: (s: Selector) => number): Row => ({
  emit: (s, inst) => s.set(result(inst), [lit(of(s))]),
});

/** A lane mask as a 64-bit number. */
function maskValue(s: Selector, inst: Inst, mask: number): void {
  s.set(result(inst), s.wave64 ? s.split(mask) : [mask, '0']);
}

const ballot: Row = {
  emit(s, inst) {
    maskValue(s, inst, activeLanes(s, inst) as number);
  },
};

/** The active lanes for which the operand holds. */
function activeLanes(s: Selector, inst: Inst): Op {
  const mask = s.mask(arg(inst, 0));
  return mask === '-1' ? s.copyMask(EXEC) : maskOp(s, 'and', mask, EXEC);
}

const inverseBallot: Row = {
  emit(s, inst) {
    const parts = s.parts(arg(inst, 0)).map((op) => s.toS(op));
    const mask = s.maskTemp();
    for (let i = 0; i < (s.wave64 ? 2 : 1); i++) s.emit('s_mov_b32', 1, [part(mask, i), parts[i]!]);
    s.setMask(result(inst), mask);
  },
};

const readFirst: Row = {
  emit(s, inst) {
    s.set(
      result(inst),
      s.parts(arg(inst, 0)).map((op): Op => {
        if (typeof op === 'string' || s.isS(op)) return op;
        const dst = s.temp(S);
        s.emit('v_readfirstlane_b32', 1, [dst, op]);
        return dst;
      }),
    );
  },
};

/** The number of a lane in a scalar register or a literal. */
function laneOf(s: Selector, value: Value): Op {
  const op = s.toS(s.part0(value));
  return typeof op === 'string' && (Number(op) < 0 || Number(op) > 63) ? s.toSReg(op) : op;
}

const readLane: Row = {
  emit(s, inst) {
    const lane = laneOf(s, arg(inst, 1));
    s.set(
      result(inst),
      s.parts(arg(inst, 0)).map((op): Op => {
        const dst = s.temp(S);
        s.emit('v_readlane_b32', 1, [dst, s.toV(op), lane]);
        return dst;
      }),
    );
  },
};

/** By a mask of one lane: the instruction itself would write to a lane that is not active. */
const writeLane: Row = {
  emit(s, inst) {
    const lane = s.toS(s.part0(arg(inst, 1)));
    const one = s.maskTemp();
    s.emit(s.wave64 ? 's_lshl_b64' : 's_lshl_b32', 1, [one, '1', lane]);
    const values = s.parts(arg(inst, 0));
    const others = s.parts(arg(inst, 2));
    const dst = s.def(result(inst), V);
    values.forEach((op, i) => {
      s.select(part(dst, i), one, s.toS(op), others[i]!);
    });
  },
};

const vector = (op: string, form: 1 | 3, on?: (cpu: AmdCpu) => boolean): Row => ({
  ...(on === undefined ? {} : { on }),
  emit(s, inst) {
    const ops = inst.args.map((a) => s.part0(a));
    s.emit(op, 1, [s.def(result(inst), V), ...s.legal(ops, form)]);
  },
});

const permute = (op: string): Row => ({
  emit(s, inst) {
    const ops = inst.args.map((a) => s.toV(s.part0(a)));
    s.effect(op, [s.def(result(inst), V), ...ops], 1);
  },
});

const dpp: Row = {
  emit(s, inst) {
    const [ctrl, rows, banks, bound] = [0, 1, 2, 3].map((i) => imm(inst, i)) as [
      number,
      number,
      number,
      number,
    ];
    const dst = s.def(result(inst), V);
    const src = s.toV(s.part0(arg(inst, 1)));
    s.copy(dst, s.part0(arg(inst, 0)));
    // The old value is both read and written.
    const made = s.emit('v_mov_b32_dpp', 1, [dst, src, dst], KEEP | HIDE_LAST);
    made.mods = dppMods(s, ctrl, rows, banks, bound !== 0);
  },
};

/** Row permutations with fetch-inactive and bound-control bits. */
const permlane = (op: string, vectors: boolean, on: (cpu: AmdCpu) => boolean): Row => ({
  on,
  emit(s, inst) {
    const dst = s.def(result(inst), V);
    const rest = inst.args.slice(2).map((a) => (vectors ? s.toV(s.part0(a)) : s.toS(s.part0(a))));
    const src = s.toV(s.part0(arg(inst, 1)));
    s.copy(dst, s.part0(arg(inst, 0)));
    // The old value stays where no lane is fetched: the register is read as well.
    const made = s.emit(op, 1, [dst, src, ...rest, dst], KEEP | HIDE_LAST);
    const bits = [imm(inst, 0), imm(inst, 1)];
    if (bits[0] || bits[1]) made.mods = ` op_sel:[${bits[0] ? 1 : 0},${bits[1] ? 1 : 0}]`;
  },
});

const scalarRead = (op: string, on: (cpu: AmdCpu) => boolean): Row => ({
  on,
  emit(s, inst) {
    const dst = s.def(result(inst), S);
    s.effect(op, [dst], 1);
    s.done(result(inst));
  },
});

const plain = (op: string, on?: (cpu: AmdCpu) => boolean): Row => ({
  ...(on === undefined ? {} : { on }),
  emit: (s, inst) => {
    s.effect(op, [lit(imm(inst, 0))]);
  },
});

/** Ends the whole wave, as the instruction does. */
const endProgram: Row = {
  emit: (s) => {
    s.effect('s_endpgm');
  },
};

const swapHalves = vector('v_permlane64_b32', 1, gfx11);

/**
 * Exchanges the halves of a wave of 64: what all lanes share is its own result, and the instruction
 * takes vectors only.
 */
const halves: Row = {
  on: gfx11,
  emit(s, inst) {
    const op = s.part0(arg(inst, 0));
    if (s.isV(op)) swapHalves.emit(s, inst);
    else s.set(result(inst), [op]);
  },
};

const countHigh = vector('v_mbcnt_hi_u32_b32', 3);

const ROWS: Readonly<Record<string, Row>> = {
  groupstaticsize: constant((s) => s.env.staticLds),
  wavefrontsize: constant((s) => s.env.cpu.wave),
  dispatch_id: { emit: (s, inst) => s.set(result(inst), s.split(s.env.inputs.dispatchId())) },
  wave_id: {
    on: gfx12,
    emit(s, inst) {
      const dst = s.def(result(inst), S);
      s.emit('s_bfe_u32', 1, [dst, 'ttmp8', '0x50019']);
      s.done(result(inst));
    },
  },
  wave_barrier: schedulingBarrier,
  sched_barrier: schedulingBarrier,
  sched_group_barrier: nothing,
  s_sleep: plain('s_sleep'),
  s_sethalt: plain('s_sethalt'),
  s_getpc: {
    emit(s, inst) {
      const dst = s.def(result(inst), S);
      s.effect('s_getpc_b64', [dst], 1);
      // The high half has only sixteen bits there.
      if (gfx12(s.env.cpu)) s.effect('s_sext_i32_i16', [part(dst, 1), part(dst, 1)], 1);
      s.done(result(inst));
    },
  },
  endpgm: endProgram,
  s_memrealtime: scalarRead('s_memrealtime', (cpu) => !gfx11(cpu)),
  mbcnt_lo: vector('v_mbcnt_lo_u32_b32', 3),
  mbcnt_hi: {
    emit(s, inst) {
      // There are no lanes behind 31.
      if (s.wave64) countHigh.emit(s, inst);
      else s.set(result(inst), s.parts(arg(inst, 1)));
    },
  },
  ballot,
  // LLVM selects the mask of 32 lanes for waves of 32 only.
  ballot_i32: {
    on: (cpu) => cpu.wave === 32,
    emit: (s, inst) => s.set(result(inst), [activeLanes(s, inst)]),
  },
  // Of our own: the number of the lowest lane in a mask that is not empty.
  lowest_lane: {
    emit(s, inst) {
      const lanes = arg(inst, 0);
      const wide = lanes.type === 'i64';
      const dst = s.def(result(inst), S);
      s.emit(wide ? 's_ff1_i32_b64' : 's_ff1_i32_b32', 1, [
        dst,
        wide ? s.srun(lanes) : s.toS(s.part0(lanes)),
      ]);
      s.done(result(inst));
    },
  },
  inverse_ballot: inverseBallot,
  readfirstlane_u32: readFirst,
  readfirstlane_u64: readFirst,
  readlane_u32: readLane,
  readlane_u64: readLane,
  writelane_u32: writeLane,
  writelane_u64: writeLane,
  update_dpp: dpp,
  ds_permute: permute('ds_permute_b32'),
  ds_bpermute: permute('ds_bpermute_b32'),
  perm: vector('v_perm_b32', 3),
  permlane16_u32: permlane('v_permlane16_b32', false, gfx10),
  permlanex16_u32: permlane('v_permlanex16_b32', false, gfx10),
  permlane64_u32: halves,
  permlane16_var: permlane('v_permlane16_var_b32', true, gfx12),
  permlanex16_var: permlane('v_permlanex16_var_b32', true, gfx12),
  s_barrier_signal: plain('s_barrier_signal', gfx12),
  s_barrier_wait: plain('s_barrier_wait', gfx12),
  s_barrier_signal_isfirst: {
    on: gfx12,
    emit(s, inst) {
      s.effect('s_barrier_signal_isfirst', [lit(imm(inst, 0))]);
      const dst = s.def(result(inst), S);
      s.effect('s_cselect_b32', [dst, '1', '0'], 1);
      s.done(result(inst));
    },
  },
  s_get_barrier_state: {
    on: gfx12,
    emit(s, inst) {
      const dst = s.def(result(inst), S);
      s.effect('s_get_barrier_state', [dst, lit(imm(inst, 0))], 1);
      s.done(result(inst));
    },
  },
};

/** Names of all intrinsics there are rows for, for checks and lists. */
export const INTRINSIC_NAMES: readonly string[] = [...Object.keys(ROWS), ...REDUCTION_NAMES];

/** Families whose names say types and dimensions. */
function familyRule(name: string): Rule | undefined {
  return imageRule(name) ?? bufferRule(name) ?? matrixRule(name);
}

/** In words: why LLVM stops at a name that it knows. */
const NO_INSTRUCTION = 'LLVM selects no instruction for it';

const intrinsic: Rule = (s, inst) => {
  const name = bareName(inst.attrs.symbol!);
  // What `core::arch` gives as a generic argument is an operand of a foreign function.
  const foreign = inst.attrs.imm === undefined && inst.args.length > 0;
  const named = namedRow(name);
  const row = (foreign ? named : undefined) ?? ROWS[name] ?? named;
  const rule = row === undefined ? familyRule(name) : undefined;
  if (rule !== undefined) return rule(s, inst);
  if (row === undefined)
    return isNotYet(name) ? s.unsupported(`intrinsic ${name}`) : s.refuse(inst, NO_INSTRUCTION);
  if (row.on !== undefined && !row.on(s.env.cpu)) s.refuse(inst);
  row.emit(s, inst);
};

export const INTRINSIC_RULES: RuleRows = {
  'gpu.intrinsic': intrinsic,
  'gpu.compute': intrinsic,
};
