/**
 * Integer arithmetic: sums, products, logic, shifts, counts. Division, saturation and overflow are
 * expanded before.
 */
import { bitWidth, type Inst, type OpName, type Value } from '../../../mir/index.ts';
import { type Op, S, V } from '../code.ts';
import { AT_S } from '../regbank-select.ts';
import { ANY, isInline, lit, partCount, type Selector, SIGN, ZERO } from '../select.ts';
import {
  addS,
  addV,
  mad64,
  mul64,
  mulMany,
  shift64V,
  shift128,
  shiftConst,
  umulhi64,
  units,
} from './limbs.ts';
import type { Rule, RuleRows } from './rule.ts';

const sum =
  (sub: boolean): Rule =>
  (s, inst) => {
    const [a, b] = inst.args;
    const result = inst.results[0];
    const n = partCount(result.type);
    const bank = s.scalar(inst) ? S : V;
    if (
      !sub &&
      n === 2 &&
      bank === V &&
      (productPlus(s, result, a, b) || productPlus(s, result, b, a))
    )
      return;
    const dst = s.def(result, bank);
    (bank === S ? addS : addV)(s, units(dst, n), s.parts(a), s.parts(b), sub);
    s.done(result);
  };

/**
 * `product + more` in one instruction, when the product is one of 32-bit numbers that nobody else
 * wants.
 */
function productPlus(s: Selector, result: Value, product: Value, more: Value): boolean {
  const def = s.defAs(product, 'int.mul');
  if (def === undefined || def.block !== s.mirBlock || s.uses[product.id] !== 1) return false;
  if (def.args.some((arg) => s.bits.maxUnsigned(arg) > 0xffff_ffffn)) return false;
  const [a, b] = def.args.map((arg) => s.part0(arg)) as [Op, Op];
  const sum = mad64(s, a, b, s.run(s.parts(more), V));
  s.set(result, s.split(sum));
  return true;
}

/** `and`, `or`, `xor`: part by part, with the neutral and absorbing constants folded. */
const logic =
  (op: 'and' | 'or' | 'xor'): Rule =>
  (s, inst) => {
    const [a, b] = inst.args;
    const result = inst.results[0];
    const x = s.parts(a);
    const y = s.parts(b);
    const scalar = s.scalar(inst);
    if (op === 'and' && scalar && andNot(s, inst)) return;
    if (scalar && x.length === 2 && ![...x, ...y].some((part_) => typeof part_ === 'string')) {
      const dst = s.def(result, S);
      s.emit(`s_${op}_b64`, 1, [dst, s.srun(a), s.srun(b)]);
      s.done(result);
      return;
    }
    const known = s.extensionOf(a) & s.extensionOf(b);
    const ext = op === 'and' ? known | ((s.extensionOf(a) | s.extensionOf(b)) & ZERO) : known;
    s.set(
      result,
      x.map((p, i) => logicPart(s, op, p, y[i]!, scalar)),
      narrowConst(s, inst, ext),
    );
  };

/** `a & !b` of words and pairs in the scalar unit; false where it is something else. */
function andNot(s: Selector, inst: Inst): boolean {
  const result = inst.results[0]!;
  const width = bitWidth(result.type);
  if (width !== 32 && width !== 64) return false;
  for (const [i, arg] of inst.args.entries()) {
    const inverted = s.defAs(arg, 'int.xor')?.args;
    const ones = (1n << BigInt(width)) - 1n;
    const at = inverted?.findIndex((one) => s.constant(one) === ones) ?? -1;
    if (at < 0) continue;
    const [kept, dropped] = [inst.args[1 - i]!, inverted![1 - at]!];
    if (s.place(dropped) !== AT_S || s.constant(kept) !== undefined) continue;
    const dst = s.def(result, S);
    if (width === 64) s.emit('s_andn2_b64', 1, [dst, s.srun(kept), s.srun(dropped)]);
    else s.s2('s_andn2_b32', dst, s.part0(kept), s.part0(dropped));
    s.done(result);
    return true;
  }
  return false;
}

/** A small constant keeps an `and` zero extended. */
function narrowConst(s: Selector, inst: Inst, ext: number): number {
  if (inst.op !== 'int.and' || bitWidth(inst.results[0].type) >= 32) return ext;
  return inst.args.some((arg) => s.constant(arg) !== undefined) ? ext | ZERO : ext;
}

export function logicPart(
  s: Selector,
  op: 'and' | 'or' | 'xor',
  a: Op,
  b: Op,
  scalar: boolean,
): Op {
  const [x, c] = typeof a === 'string' ? [b, a] : [a, b];
  if (c === '0') return op === 'and' ? '0' : x;
  if (c === '-1') {
    if (op === 'and') return x;
    if (op === 'or') return '-1';
    return scalar ? s.ss1('s_not_b32', x) : s.vv1('v_not_b32', x);
  }
  return scalar ? s.ss2(`s_${op}_b32`, x, c) : s.vv2(`v_${op}_b32`, x, c);
}

const product: Rule = (s, inst) => {
  const [a, b] = inst.args;
  const result = inst.results[0];
  const n = partCount(result.type);
  if (n === 4) {
    s.set(result, mulMany(s, s.parts(a), s.parts(b), 4));
    return;
  }
  if (n === 2) {
    if (s.scalar(inst)) scalarProduct(s, inst);
    else {
      const dst = s.def(result, V);
      mul64(s, s.parts(a), s.parts(b), dst);
      s.done(result);
    }
    return;
  }
  const dst = s.def(result, s.scalar(inst) ? S : V);
  if (s.scalar(inst)) s.s2('s_mul_i32', dst, s.part0(a), s.part0(b));
  else if (isSmallProduct(s, result, a, b)) s.v2('v_mul_u32_u24', dst, s.part0(a), s.part0(b));
  else s.v3('v_mul_lo_u32', dst, s.part0(a), s.part0(b));
  s.done(result);
};

/**
 * Numbers of 24 bits are multiplied at four times the rate; LLVM's `performMulCombine` and
 * `AMDGPUCodeGenPrepare` take `MUL_U24` for vector products under the same condition.
 */
const isSmallProduct = (s: Selector, result: Value, a: Value, b: Value): boolean =>
  result.type === 'i32' && [a, b].every((v) => s.bits.maxUnsigned(v) < 1n << 24n);

function scalarProduct(s: Selector, inst: Inst): void {
  const result = inst.results[0];
  const [a0, a1] = s.parts(inst.args[0]).map((op) => s.toS(op)) as [Op, Op];
  const [b0, b1] = s.parts(inst.args[1]).map((op) => s.toS(op)) as [Op, Op];
  let high: Op = s.ss2('s_mul_hi_u32', a0, b0);
  if (a0 !== '0' && b1 !== '0') high = s.ss2('s_add_i32', high, s.ss2('s_mul_i32', a0, b1));
  if (a1 !== '0' && b0 !== '0') high = s.ss2('s_add_i32', high, s.ss2('s_mul_i32', a1, b0));
  s.set(result, [s.ss2('s_mul_i32', a0, b0), high]);
}

type Shift = 'shl' | 'lshr' | 'ashr';
const SHIFT_NAMES = {
  shl: { v32: 'v_lshlrev_b32', v64: 'v_lshlrev_b64', s32: 's_lshl_b32', s64: 's_lshl_b64' },
  lshr: { v32: 'v_lshrrev_b32', v64: 'v_lshrrev_b64', s32: 's_lshr_b32', s64: 's_lshr_b64' },
  ashr: { v32: 'v_ashrrev_i32', v64: 'v_ashrrev_i64', s32: 's_ashr_i32', s64: 's_ashr_i64' },
} as const;

const shift =
  (kind: Shift): Rule =>
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each width and register bank, because each has an instruction of its own
  (s, inst) => {
    const [a, by] = inst.args;
    const result = inst.results[0];
    const width = bitWidth(result.type);
    const names = SHIFT_NAMES[kind];
    const constant = s.constant(by);
    const amount = constant === undefined ? undefined : Number(constant & BigInt(width - 1));
    if (width <= 32) {
      const ext = kind === 'ashr' ? SIGN : kind === 'lshr' ? ZERO : ANY;
      const value = kind === 'shl' ? s.part0(a) : s.extended(a, kind === 'ashr' ? SIGN : ZERO);
      const n = amount !== undefined ? String(amount) : narrowAmount(s, by, width);
      const dst = s.def(result, s.scalar(inst) ? S : V, ext);
      if (s.scalar(inst)) s.s2(names.s32, dst, value, n);
      else s.v2(names.v32, dst, n, value, false);
      s.done(result);
      return;
    }
    const value = s.parts(a);
    if (s.scalar(inst)) {
      const dst = s.def(result, S);
      const short = value[1] === '0' && isInline(value[0]!) && !String(value[0]).startsWith('-');
      s.emit(names.s64, 1, [
        dst,
        short ? value[0]! : s.srun(a),
        amount !== undefined ? String(amount) : s.toS(s.part0(by)),
      ]);
      s.done(result);
      return;
    }
    const fill = (): Op =>
      kind === 'ashr' ? s.vv2('v_ashrrev_i32', '31', value[value.length - 1]!, false) : '0';
    if (width === 64) {
      if (amount !== undefined && (amount >= 32 || value.includes('0')))
        s.set(result, shiftConst64(s, value, amount, kind, fill));
      else
        s.set(
          result,
          s.split(
            shift64V(s, names.v64, value, amount !== undefined ? String(amount) : s.part0(by)),
          ),
        );
      return;
    }
    if (amount !== undefined) s.set(result, shiftConst(s, value, amount, kind === 'shl', fill()));
    else s.set(result, shift128(s, value, s.part0(by), kind === 'shl', fill()));
  };

/** Shifts of 64 bits that move a whole part. */
function shiftConst64(
  s: Selector,
  value: readonly Op[],
  by: number,
  kind: Shift,
  fill: () => Op,
): Op[] {
  const [low, high] = value as [Op, Op];
  if (by < 32) return shiftConst(s, value, by, kind === 'shl', kind === 'ashr' ? fill() : '0');
  const bits = String(by - 32);
  if (kind === 'shl') return ['0', by === 32 ? low : s.vv2('v_lshlrev_b32', bits, low, false)];
  if (kind === 'lshr') return [by === 32 ? high : s.vv2('v_lshrrev_b32', bits, high, false), '0'];
  return [by === 32 ? high : s.vv2('v_ashrrev_i32', bits, high, false), fill()];
}

/** 32-bit shifts count modulo 32; narrower ones modulo their width. */
function narrowAmount(s: Selector, by: Value, width: number): Op {
  if (width === 32) return s.part0(by);
  if (s.bits.maxUnsigned(by) < width) return s.extended(by, ZERO);
  const op = s.part0(by);
  return logicPart(s, 'and', op, lit(width - 1), !s.isV(op));
}

const rotate =
  (left: boolean): Rule =>
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each width and register bank, because each has an instruction of its own
  (s, inst) => {
    const [a, by] = inst.args;
    const result = inst.results[0];
    const width = bitWidth(result.type);
    const constant = s.constant(by);
    if (width === 32) {
      const x = s.part0(a);
      const n =
        constant !== undefined
          ? String(left ? (32 - Number(constant & 31n)) & 31 : Number(constant & 31n))
          : left
            ? s.vv2('v_sub_u32', '0', s.part0(by), false)
            : s.part0(by);
      const dst = s.def(result, V);
      s.v3('v_alignbit_b32', dst, x, x, n);
      return;
    }
    if (width === 64 && constant !== undefined) {
      const [low, high] = s.parts(a) as [Op, Op];
      const by_ = (left ? 64 - Number(constant & 63n) : Number(constant & 63n)) & 63;
      const [x, y] = by_ >= 32 ? [high, low] : [low, high];
      const bits = String(by_ & 31);
      if (bits === '0') s.set(result, [x, y]);
      else
        s.set(result, [s.vv3('v_alignbit_b32', y, x, bits), s.vv3('v_alignbit_b32', x, y, bits)]);
      return;
    }
    s.unsupported(`${inst.op} of ${result.type}`);
  };

const minMax =
  (name: string, ext: typeof ZERO | typeof SIGN): Rule =>
  (s, inst) => {
    const result = inst.results[0];
    const [a, b] = inst.args.map((arg) => s.extended(arg, ext)) as [Op, Op];
    const dst = s.def(result, s.scalar(inst) ? S : V, ext);
    if (s.scalar(inst)) s.s2(`s_${name}`, dst, a, b);
    else s.v2(`v_${name}`, dst, a, b);
    s.done(result);
  };

/** Sums and differences of 32 bits that saturate; narrower ones are expanded. */
const saturate =
  (name: string): Rule =>
  (s, inst) => {
    const [a, b] = inst.args.map((arg) => s.part0(arg)) as [Op, Op];
    s.set(inst.results[0], [s.emitClamp(name, a, b)]);
  };

const mulhi =
  (signed: boolean): Rule =>
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each width and register bank, because each has an instruction of its own
  (s, inst) => {
    const [a, b] = inst.args;
    const result = inst.results[0];
    const width = bitWidth(result.type);
    const scalar = s.scalar(inst);
    if (width === 32) {
      const name = signed ? 'mul_hi_i32' : 'mul_hi_u32';
      const dst = s.def(result, scalar ? S : V);
      if (scalar) s.s2(`s_${name}`, dst, s.part0(a), s.part0(b));
      else s.v3(`v_${name}`, dst, s.part0(a), s.part0(b));
      s.done(result);
      return;
    }
    if (width < 32) {
      const ext = signed ? SIGN : ZERO;
      const [x, y] = [s.extended(a, ext), s.extended(b, ext)];
      if (scalar)
        s.set(
          result,
          [s.ss2(signed ? 's_ashr_i32' : 's_lshr_b32', s.ss2('s_mul_i32', x, y), String(width))],
          ext,
        );
      else
        s.set(
          result,
          [
            s.vv2(
              signed ? 'v_ashrrev_i32' : 'v_lshrrev_b32',
              String(width),
              s.vv3('v_mul_lo_u32', x, y),
              false,
            ),
          ],
          ext,
        );
      return;
    }
    if (width > 64) s.unsupported(`${inst.op} of ${result.type}`);
    const [x, y] = [s.parts(a), s.parts(b)];
    let high = s.split(umulhi64(s, x, y));
    if (signed) {
      high = subtractIfNegative(s, high, x, y);
      high = subtractIfNegative(s, high, y, x);
    }
    s.set(result, high);
  };

/** `value - (sign < 0 ? other : 0)` */
function subtractIfNegative(
  s: Selector,
  value: Op[],
  sign: readonly Op[],
  other: readonly Op[],
): Op[] {
  const mask = s.vv2('v_ashrrev_i32', '31', sign[1]!, false);
  const masked = other.map((op) => logicPart(s, 'and', mask, op, false));
  const dst = s.temp(V, 2);
  addV(s, units(dst, 2), value, masked, true);
  return s.split(dst);
}

const abs: Rule = (s, inst) => {
  const result = inst.results[0];
  const x = s.parts(inst.args[0]);
  if (x.length === 1) {
    const value = s.extended(inst.args[0], SIGN);
    if (s.scalar(inst)) s.set(result, [s.ss1('s_abs_i32', value)]);
    else s.set(result, [s.vv2('v_max_i32', value, s.vv2('v_sub_u32', '0', value, false))]);
    return;
  }
  // (x ^ sign) - sign
  const sign = s.vv2('v_ashrrev_i32', '31', x[x.length - 1]!, false);
  const flipped = x.map((op) => logicPart(s, 'xor', sign, op, false));
  const dst = s.def(result, V);
  addV(
    s,
    units(dst, x.length),
    flipped,
    x.map(() => sign),
    true,
  );
};

/**
 * Leading zeros of parts given from the highest: `min(ffbh(high), ffbh(low) + 32)`, where "no bit"
 * is all ones.
 */
const ctlz: Rule = (s, inst) => {
  const result = inst.results[0];
  const width = bitWidth(result.type);
  if (s.scalar(inst)) {
    const value = s.extended(inst.args[0], ZERO);
    const count = s.ss2('s_min_u32', s.ss1('s_flbit_i32_b32', value), '32');
    s.set(result, [width === 32 ? count : s.ss2('s_sub_i32', count, String(32 - width))], ZERO);
    return;
  }
  if (width <= 32) {
    const count = s.vv2('v_min_u32', '32', s.vv1('v_ffbh_u32', s.extended(inst.args[0], ZERO)));
    s.set(
      result,
      [width === 32 ? count : s.vv2('v_sub_u32', count, String(32 - width), false)],
      ZERO,
    );
    return;
  }
  countParts(s, inst, 'v_ffbh_u32', [...s.parts(inst.args[0])].reverse());
};

const cttz: Rule = (s, inst) => {
  const result = inst.results[0];
  const width = bitWidth(result.type);
  if (s.scalar(inst) && width === 64) {
    const found = s.temp(S);
    s.emit('s_ff1_i32_b64', 1, [found, s.srun(inst.args[0])]);
    s.set(result, [s.ss2('s_min_u32', found, '64'), '0'], ZERO);
    return;
  }
  if (s.scalar(inst)) {
    const value = s.toS(s.part0(inst.args[0]));
    const guarded = width === 32 ? value : s.ss2('s_or_b32', value, lit(2 ** width));
    s.set(result, [s.ss2('s_min_u32', s.ss1('s_ff1_i32_b32', guarded), String(width))], ZERO);
    return;
  }
  if (width <= 32) {
    const value = s.part0(inst.args[0]);
    const guarded = width === 32 ? value : s.vv2('v_or_b32', lit(2 ** width), value);
    s.set(result, [s.vv2('v_min_u32', String(width), s.vv1('v_ffbl_b32', guarded))], ZERO);
    return;
  }
  countParts(s, inst, 'v_ffbl_b32', s.parts(inst.args[0]));
};

function countParts(s: Selector, inst: Inst, op: string, parts: readonly Op[]): void {
  let best: Op | undefined;
  parts.forEach((p, i) => {
    let count: Op = s.vv1(op, p);
    // Saturating, because "no bit" must stay the largest number.
    if (i > 0) count = s.emitClamp('v_add_u32', count, String(32 * i));
    best = best === undefined ? count : s.vv2('v_min_u32', best, count);
  });
  const width = String(bitWidth(inst.results[0].type));
  const count = s.vv2('v_min_u32', width === '128' ? '0x80' : width, best!);
  s.set(inst.results[0], [count, ...new Array<Op>(parts.length - 1).fill('0')]);
}

const ctpop: Rule = (s, inst) => {
  const result = inst.results[0];
  const width = bitWidth(result.type);
  if (s.scalar(inst)) {
    const count =
      width <= 32
        ? s.ss1('s_bcnt1_i32_b32', s.extended(inst.args[0], ZERO))
        : (() => {
            const dst = s.temp(S);
            s.emit('s_bcnt1_i32_b64', 1, [dst, s.srun(inst.args[0])]);
            return dst;
          })();
    s.set(result, width <= 32 ? [count] : [count, '0'], ZERO);
    return;
  }
  const parts = width <= 32 ? [s.extended(inst.args[0], ZERO)] : s.parts(inst.args[0]);
  let count: Op = '0';
  for (const p of parts) count = s.vv3('v_bcnt_u32_b32', p, count);
  s.set(result, [count, ...new Array<Op>(parts.length - 1).fill('0')], ZERO);
};

const bswap: Rule = (s, inst) => {
  const result = inst.results[0];
  const width = bitWidth(result.type);
  if (width === 8) {
    s.set(result, s.parts(inst.args[0]));
    return;
  }
  const swap = (op: Op): Op => s.vv3('v_perm_b32', '0', op, s.toSReg('0x10203'));
  if (width === 16) {
    s.set(result, [s.vv2('v_lshrrev_b32', '16', swap(s.part0(inst.args[0])), false)], ZERO);
    return;
  }
  s.set(result, [...s.parts(inst.args[0])].reverse().map(swap));
};

const bitrev: Rule = (s, inst) => {
  const result = inst.results[0];
  const width = bitWidth(result.type);
  if (s.scalar(inst)) {
    const whole = s.ss1('s_brev_b32', s.part0(inst.args[0]));
    s.set(result, [width === 32 ? whole : s.ss2('s_lshr_b32', whole, String(32 - width))], ZERO);
    return;
  }
  const parts = [...s.parts(inst.args[0])].reverse().map((op): Op => s.vv1('v_bfrev_b32', op));
  s.set(
    result,
    width >= 32 ? parts : [s.vv2('v_lshrrev_b32', String(32 - width), parts[0]!, false)],
    ZERO,
  );
};

const trunc: Rule = (s, inst) => {
  const result = inst.results[0];
  const parts = s.parts(inst.args[0]).slice(0, partCount(result.type));
  if (result.type === 'i1') {
    const bit = logicPart(s, 'and', parts[0]!, '1', s.scalar(inst));
    if (s.scalar(inst)) s.set(result, [bit]);
    else
      s.setMask(
        result,
        typeof bit === 'string'
          ? bit === '0'
            ? '0'
            : '-1'
          : s.cmp('v_cmp_eq_u32', 'v_cmp_eq_u32', '1', bit),
      );
    return;
  }
  s.set(result, parts, ANY);
};

const extend =
  (ext: typeof ZERO | typeof SIGN): Rule =>
  (s, inst) => {
    const [arg] = inst.args;
    const result = inst.results[0];
    const n = partCount(result.type);
    const from = partCount(arg.type);
    const low = from === 1 ? [s.extended(arg, ext)] : [...s.parts(arg)];
    const top = low[low.length - 1]!;
    let fill: Op = '0';
    if (ext === SIGN && n > low.length) {
      if (typeof top === 'string') fill = Number(top) < 0 || Number(top) > 0x7fffffff ? '-1' : '0';
      else
        fill = s.isV(top)
          ? s.vv2('v_ashrrev_i32', '31', top, false)
          : s.ss2('s_ashr_i32', top, '31');
    }
    while (low.length < n) low.push(fill);
    s.set(result, low, ext);
  };

export const INT_RULES: RuleRows = {
  'int.add': sum(false),
  'int.sub': sum(true),
  'int.mul': product,
  'int.and': logic('and'),
  'int.or': logic('or'),
  'int.xor': logic('xor'),
  'int.shl': shift('shl'),
  'int.lshr': shift('lshr'),
  'int.ashr': shift('ashr'),
  'int.uadd.sat': saturate('v_add_u32'),
  'int.sadd.sat': saturate('v_add_i32'),
  'int.usub.sat': saturate('v_sub_u32'),
  'int.ssub.sat': saturate('v_sub_i32'),
  'int.rotl': rotate(true),
  'int.rotr': rotate(false),
  'int.smin': minMax('min_i32', SIGN),
  'int.smax': minMax('max_i32', SIGN),
  'int.umin': minMax('min_u32', ZERO),
  'int.umax': minMax('max_u32', ZERO),
  'int.smulhi': mulhi(true),
  'int.umulhi': mulhi(false),
  'int.abs': abs,
  'int.ctlz': ctlz,
  'int.cttz': cttz,
  'int.ctpop': ctpop,
  'int.bswap': bswap,
  'int.bitrev': bitrev,
  'int.trunc': trunc,
  'int.zext': extend(ZERO),
  'int.sext': extend(SIGN),
} satisfies Partial<Record<OpName, Rule>>;
