/** Exchanges of values between the lanes of a wave, and masks of lanes. */
import type { Inst, Value } from '../../../../mir/index.ts';
import { EXEC, HIDE_LAST, KEEP, type Op, part, S, TEMPLATE, V } from '../../code.ts';
import type { Selector } from '../../select.ts';
import { maskOp } from '../compare.ts';
import { dppMods } from '../dpp.ts';
import { constantOf, operandsOf, resultUnits, setResults } from '../operands.ts';
import { hasAll, type Row, type Rows, tableRows, typeOf, vectorRow } from './row.ts';

const partsOf = (s: Selector, values: readonly Value[]): readonly Op[] =>
  values.flatMap((value) => s.parts(value));

/** The word of each register of a value in turn. */
function wordByWord(s: Selector, inst: Inst, each: (word: number, dst: number) => void): void {
  const dst = s.temp(V, resultUnits(inst));
  for (const [at, to] of s.split(dst).entries()) each(at, to as number);
  setResults(s, inst, s.split(dst));
}

/** The numbers behind the first operands. */
function numbers(s: Selector, inst: Inst, from: number): readonly number[] {
  return operandsOf(inst)
    .slice(from)
    .map(([value]) => constantOf(s, value!, 'a field of a lane exchange'));
}

/** Rows exchange lanes: the bits say what inactive lanes give, and what is outside. */
const exchange = (op: string, features: string, lanesIn: typeof S | typeof V): Row => ({
  on: hasAll(features),
  emit(s, inst) {
    const operands = operandsOf(inst);
    const count = operands.length - 2;
    const bits = numbers(s, inst, count).map((bit) => (bit === 0 ? 0 : 1));
    const lanes = operands.slice(2, count).map(([value]) => {
      const op = s.part0(value!);
      return lanesIn === V ? s.toV(op) : s.toS(op);
    });
    const [old, from] = [partsOf(s, operands[0]!), partsOf(s, operands[1]!)];
    wordByWord(s, inst, (at, dst) => {
      const value = s.toV(from[at]!);
      s.copy(dst, old[at]!);
      const made = s.emit(op, 1, [dst, value, ...lanes, dst], KEEP | HIDE_LAST);
      if (bits.includes(1)) made.mods = ` op_sel:[${bits.join(',')}]`;
    });
  },
});

/** Halves of rows of two registers change places: both are written. */
const swap = (op: string, feature: string): Row => ({
  on: hasAll(feature),
  emit(s, inst) {
    const [a, b] = [s.def(inst.results[0]!, V), s.def(inst.results[1]!, V)];
    s.copy(a, s.part0(inst.args[0]!));
    s.copy(b, s.part0(inst.args[1]!));
    // `core::arch` has them as generic arguments.
    const given = inst.attrs.imm?.map(Number) ?? numbers(s, inst, 2);
    const [inactive, outside] = given;
    // The registers are read as well.
    const made = s.emit(op, 2, [a, b, a, b], KEEP);
    made.flags |= TEMPLATE;
    made.mods = `{0}, {1}${outside ? ' bound_ctrl:1' : ''}${inactive ? ' fi:1' : ''}`;
  },
});

/** Exchanges the halves of a wave of 64; what all lanes share is its own result. */
const halves: Row = {
  on: hasAll('gfx11-insts'),
  emit(s, inst) {
    const from = partsOf(s, operandsOf(inst)[0]!);
    if (from.every((op) => !s.isV(op))) return setResults(s, inst, from);
    wordByWord(s, inst, (at, dst) => {
      s.emit('v_permlane64_b32', 1, [dst, s.toV(from[at]!)], KEEP);
    });
  },
};

/**
 * `update.dpp(old, src, ...)` keeps `old` where nothing is read; `mov.dpp(src, ...)` has none to
 * keep.
 */
const dpp = (keepsOld: boolean): Row => ({
  emit(s, inst) {
    const operands = operandsOf(inst);
    const at = keepsOld ? 1 : 0;
    if (!keepsOld && !/^i\d/.test(typeOf(inst))) s.refuse(inst, `of ${typeOf(inst)}`);
    const [control, rows, banks, bound] = numbers(s, inst, at + 1);
    const mods = dppMods(s, control!, rows!, banks!, bound !== 0);
    const from = partsOf(s, operands[at]!);
    const old = keepsOld ? partsOf(s, operands[0]!) : from.map(() => '0');
    wordByWord(s, inst, (word, dst) => {
      const value = s.toV(from[word]!);
      s.copy(dst, old[word]!);
      s.emit('v_mov_b32_dpp', 1, [dst, value, dst], KEEP | HIDE_LAST).mods = mods;
    });
  },
});

/** Eight lanes in any order. */
const dpp8: Row = {
  on: hasAll('gfx10-insts'),
  emit(s, inst) {
    const [order] = numbers(s, inst, 1);
    const lanes = Array.from({ length: 8 }, (_, at) => (order! >> (3 * at)) & 7);
    const from = partsOf(s, operandsOf(inst)[0]!);
    wordByWord(s, inst, (word, dst) => {
      const made = s.emit('v_mov_b32_dpp', 1, [dst, s.toV(from[word]!)], KEEP);
      made.mods = ` dpp8:[${lanes.join(',')}]`;
    });
  },
};

/** The value of one lane in all of them: the first one, or one that a number says. */
const read = (lane: boolean): Row => ({
  emit(s, inst) {
    const [values = [], [which] = []] = operandsOf(inst);
    const at = lane ? laneOf(s, which!) : undefined;
    const words = partsOf(s, values).map((op): Op => {
      if (at === undefined && !s.isV(op)) return op;
      const dst = s.temp(S);
      if (at === undefined) s.emit('v_readfirstlane_b32', 1, [dst, op]);
      else s.emit('v_readlane_b32', 1, [dst, s.toV(op), at]);
      return dst;
    });
    setResults(s, inst, words);
  },
});

/** The number of a lane in a scalar register or a literal. */
function laneOf(s: Selector, value: Value): Op {
  const op = s.toS(s.part0(value));
  return typeof op === 'string' && (Number(op) < 0 || Number(op) > 63) ? s.toSReg(op) : op;
}

/** By a mask of one lane: the instruction itself would write to a lane that is not active. */
const write: Row = {
  emit(s, inst) {
    const [values = [], [which] = [], old = []] = operandsOf(inst);
    const lane = s.toS(s.part0(which!));
    const one = s.maskTemp();
    s.emit(s.wave64 ? 's_lshl_b64' : 's_lshl_b32', 1, [one, '1', lane]);
    const [words, others] = [partsOf(s, values), partsOf(s, old)];
    wordByWord(s, inst, (at, dst) => {
      s.select(dst, one, s.toS(words[at]!), others[at]!);
    });
  },
};

/** The value of the lane that each one says. */
const shuffle: Row = {
  emit(s, inst) {
    const [values = [], [which] = []] = operandsOf(inst);
    const lane = s.toV(s.vv2('v_lshlrev_b32', '2', s.toV(s.part0(which!)), false));
    const words = partsOf(s, values);
    if (words.length > 1) s.refuse(inst, 'of more than 32 bits');
    wordByWord(s, inst, (at, dst) => {
      s.effect('ds_bpermute_b32', [dst, lane, s.toV(words[at]!)], 1);
    });
  },
};

const swizzle: Row = {
  emit(s, inst) {
    const offset = constantOf(s, inst.args[1]!, 'a swizzle pattern') & 0xffff;
    const src = s.toV(s.part0(inst.args[0]!));
    s.effect('ds_swizzle_b32', [s.def(inst.results[0], V), src], 1).mods = ` offset:${offset}`;
  },
};

const permute = (op: string, features = ''): Row => ({
  on: hasAll(features),
  emit(s, inst) {
    const ops = inst.args.map((value) => s.toV(s.part0(value)));
    s.effect(op, [s.def(inst.results[0], V), ...ops], 1);
  },
});

/** A mask of lanes as a number. */
function maskValue(s: Selector, inst: Inst, mask: Op): void {
  const wide = inst.results[0]!.type === 'i64';
  const words = s.wave64 ? s.split(mask as number) : [mask, '0'];
  s.set(inst.results[0]!, wide ? words : [words[0]!]);
}

const ballot: Row = {
  emit(s, inst) {
    // LLVM selects the mask of 32 lanes for waves of 32 only.
    const narrow = inst.results[0]!.type !== 'i64';
    if (narrow && s.wave64) s.refuse(inst, 'a mask of 32 lanes, and waves have 64');
    const mask = s.mask(inst.args[0]!);
    maskValue(s, inst, mask === '-1' ? s.copyMask(EXEC) : maskOp(s, 'and', mask, EXEC));
  },
};

const inverseBallot: Row = {
  emit(s, inst) {
    const parts = s.parts(inst.args[0]!).map((op) => s.toS(op));
    if (parts.length === 1 && s.wave64) s.refuse(inst, 'a mask of 32 lanes, and waves have 64');
    const mask = s.maskTemp();
    for (let i = 0; i < (s.wave64 ? 2 : 1); i++) s.emit('s_mov_b32', 1, [part(mask, i), parts[i]!]);
    s.setMask(inst.results[0]!, mask);
  },
};

/** Comparisons by LLVM's numbers. */
const INTEGER = ['eq_u', 'ne_u', 'gt_u', 'ge_u', 'lt_u', 'le_u', 'gt_i', 'ge_i', 'lt_i', 'le_i'];
const FLOAT = [
  ...[undefined, 'eq', 'gt', 'ge', 'lt', 'le', 'lg', 'o'],
  ...['u', 'nlg', 'nle', 'nlt', 'nge', 'ngt', 'neq', undefined],
];

/** The lanes for which a comparison holds. */
const compare: Row = {
  emit(s, inst) {
    const [a, b, predicate] = inst.args;
    const which = constantOf(s, predicate!, 'a predicate');
    const float = a!.type.startsWith('f');
    const word = float ? FLOAT[which] : INTEGER[which - 32];
    if (word === undefined) s.refuse(inst, `of predicate ${which}`);
    const size = /\d+/.exec(a!.type)?.[0] ?? '32';
    const mask = s.maskTemp();
    const ops = s.legal([s.vrun(a!), s.vrun(b!)], 3);
    s.emit(`v_cmp_${word}${float ? `_f${size}` : size}`, 1, [mask, ...ops], KEEP);
    maskValue(s, inst, mask);
  },
};

const waveId: Row = {
  on: hasAll('gfx12-insts'),
  emit(s, inst) {
    const dst = s.def(inst.results[0], S);
    s.emit('s_bfe_u32', 1, [dst, 'ttmp8', '0x50019']);
    s.done(inst.results[0]!);
  },
};

/** How many of the lanes before this one a mask has; a wave of 32 has none behind 31. */
const countHigh: Row = {
  emit(s, inst) {
    if (s.wave64) vectorRow('v_mbcnt_hi_u32_b32', 'v v').emit(s, inst);
    else s.set(inst.results[0]!, s.parts(inst.args[1]!));
  },
};

/** Lanes by a pattern, gfx1250. */
const PATTERNS = `
permlane_bcast | V s s | gfx1250-insts | v_permlane_bcast_b32
permlane_up | V s s | gfx1250-insts | v_permlane_up_b32
permlane_down | V s s | gfx1250-insts | v_permlane_down_b32
permlane_xor | V s s | gfx1250-insts | v_permlane_xor_b32
permlane_idx_gen | V s | gfx1250-insts | v_permlane_idx_gen_b32
`;

export const LANES: Rows = {
  ...tableRows(PATTERNS, { stays: true }),
  permlane16: exchange('v_permlane16_b32', 'gfx10-insts', S),
  permlanex16: exchange('v_permlanex16_b32', 'gfx10-insts', S),
  permlane16_var: exchange('v_permlane16_var_b32', 'gfx12-insts', V),
  permlanex16_var: exchange('v_permlanex16_var_b32', 'gfx12-insts', V),
  permlane16_swap: swap('v_permlane16_swap_b32', 'permlane16-swap'),
  permlane32_swap: swap('v_permlane32_swap_b32', 'permlane32-swap'),
  permlane64: halves,
  update_dpp: dpp(true),
  mov_dpp: dpp(false),
  mov_dpp8: dpp8,
  readfirstlane: read(false),
  readlane: read(true),
  writelane: write,
  wave_shuffle: shuffle,
  ds_swizzle: swizzle,
  ds_permute: permute('ds_permute_b32'),
  ds_bpermute: permute('ds_bpermute_b32'),
  ds_bpermute_fi_b32: permute('ds_bpermute_fi_b32', 'gfx12-insts'),
  ballot,
  inverse_ballot: inverseBallot,
  icmp: compare,
  fcmp: compare,
  wave_id: waveId,
  mbcnt_lo: vectorRow('v_mbcnt_lo_u32_b32', 'v v'),
  mbcnt_hi: countHigh,
};
