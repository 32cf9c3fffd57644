/**
 * Floating point. Quotients and square roots are correctly rounded: the sequences are those of
 * AMD's ISA documents and LLVM's AMDGPU back end (division by scaled Newton steps, `v_div_fmas`,
 * `v_div_fixup`).
 */
import { type FloatType, type Inst, OPS, type Value } from '../../../mir/index.ts';
import { GLUE, NEG, type Op, part, READS_VCC, S, V, VCC } from '../code.ts';
import { isInline, lit, type Selector, SIGN, ZERO } from '../select.ts';
import { floatConst, floatSource } from './float-source.ts';
import { logicPart } from './ints.ts';
import type { Rule, RuleRows } from './rule.ts';

const typeOf = (inst: Inst): FloatType => inst.results[0].type as FloatType;

const binary =
  (op: string): Rule =>
  (s, inst) => {
    const type = typeOf(inst);
    const [a, b] = inst.args.map((arg) => floatSource(s, arg)) as [Op, Op];
    const dst = s.def(inst.results[0], V);
    // Double precision has only the long encoding.
    if (type === 'f64') s.v3(`v_${op}_f64`, dst, a, b);
    else s.v2(`v_${op}_${type}`, dst, a, b);
  };

const subtract: Rule = (s, inst) => {
  const type = typeOf(inst);
  const [a, b] = inst.args.map((arg) => floatSource(s, arg)) as [Op, Op];
  if (type === 'f64') {
    const y = typeof b === 'string' ? s.run([...f64Parts(s, inst.args[1])], V) : b;
    const dst = s.def(inst.results[0], V);
    s.v3('v_add_f64', dst, a, y ^ NEG);
    return;
  }
  const dst = s.def(inst.results[0], V);
  const plain = typeof b === 'string' || s.isV(b);
  if (!plain && s.isV(a) && (a & NEG) === 0) s.v2(`v_subrev_${type}`, dst, b, a, false);
  else s.v2(`v_sub_${type}`, dst, a, b, false);
};

function f64Parts(s: Selector, value: Value): Op[] {
  return s.parts(value);
}

const fma: Rule = (s, inst) => {
  const ops = inst.args.map((arg) => floatSource(s, arg));
  s.v3(`v_fma_${typeOf(inst)}`, s.def(inst.results[0], V), ...ops);
};

const unary =
  (op: string): Rule =>
  (s, inst) => {
    const a = floatSource(s, inst.args[0]);
    const dst = s.def(inst.results[0], V);
    s.emit(`v_${op}_${typeOf(inst)}`, 1, [dst, ...s.legal([a], 1)]);
  };

/**
 * A signalling NaN would come through `v_min` as a NaN: results of arithmetic are quiet, others are
 * made so.
 */
function quiet(s: Selector, value: Value, type: FloatType): Op {
  const def = 'op' in value.def ? value.def : undefined;
  const op = floatSource(s, value);
  if (
    def !== undefined &&
    (def.op === 'const.float' ||
      (def.op.startsWith('float.') &&
        OPS[def.op].effects === undefined &&
        def.op !== 'float.neg' &&
        def.op !== 'float.abs' &&
        def.op !== 'float.copysign'))
  )
    return op;
  const dst = s.temp(V, type === 'f64' ? 2 : 1);
  if (type === 'f64') s.v3('v_max_f64', dst, op, op);
  else s.v3(`v_max_${type}`, dst, op, op);
  return dst;
}

const minMax =
  (op: 'min' | 'max', nan: boolean): Rule =>
  (s, inst) => {
    const type = typeOf(inst);
    const [x, y] = inst.args;
    const [a, b] = [quiet(s, x, type), quiet(s, y, type)];
    const n = type === 'f64' ? 2 : 1;
    const best = nan ? s.temp(V, n) : s.def(inst.results[0], V);
    if (type === 'f64') s.v3(`v_${op}_f64`, best, a, b);
    else s.v2(`v_${op}_${type}`, best, a, b);
    if (!nan) return;
    const unordered = s.cmp(`v_cmp_u_${type}`, `v_cmp_u_${type}`, a, b);
    const dst = s.def(inst.results[0], V);
    const quietNan =
      type === 'f64' ? ['0', '0x7ff80000'] : [type === 'f32' ? '0x7fc00000' : '0x7e00'];
    quietNan.forEach((bits, i) => {
      s.select(part(dst, i), unordered, bits, part(best, i));
    });
  };

const signBit = { f16: '0x8000', f32: '0x80000000', f64: '0x80000000' } as const;

/** Sign changes are integer logic on the part that holds the sign. */
const sign =
  (op: 'neg' | 'abs'): Rule =>
  (s, inst) => {
    const parts = [...s.parts(inst.args[0])];
    const top = parts.length - 1;
    const bit = signBit[typeOf(inst)];
    const scalar = s.scalar(inst);
    parts[top] =
      op === 'neg'
        ? logicPart(s, 'xor', parts[top]!, bit, scalar)
        : logicPart(s, 'and', parts[top]!, lit(Number(bit) - 1), scalar);
    s.set(inst.results[0], parts);
  };

const copysign: Rule = (s, inst) => {
  const magnitude = [...s.parts(inst.args[0])];
  const from = s.parts(inst.args[1]);
  const top = magnitude.length - 1;
  const keep = lit(Number(signBit[typeOf(inst)]) - 1);
  magnitude[top] = s.vv3('v_bfi_b32', keep, magnitude[top]!, from[top]!);
  s.set(inst.results[0], magnitude);
};

/** Half away from zero: `t + (|x - t| >= 0.5 ? copysign(1, x) : 0)` with `t = trunc(x)`. */
const round: Rule = (s, inst) => {
  const type = typeOf(inst);
  const x = floatSource(s, inst.args[0]);
  const n = type === 'f64' ? 2 : 1;
  const t = s.temp(V, n);
  s.emit(`v_trunc_${type}`, 1, [t, ...s.legal([x], 1)]);
  const rest = s.temp(V, n);
  if (type === 'f64') s.v3('v_add_f64', rest, x, t ^ NEG);
  else s.v2(`v_sub_${type}`, rest, x, t, false);
  const far = s.temp(S, s.wave64 ? 2 : 1);
  const [a, b] = s.legal([rest | 64, floatConst(s, HALF[type], type)], 3);
  s.emit(`v_cmp_ge_${type}`, 1, [far, a!, b!]);
  const one = s.temp(V);
  s.select(one, far, { f16: '0x3c00', f32: '0x3f800000', f64: '0x3ff00000' }[type], '0');
  const parts = s.parts(inst.args[0]);
  const signed = s.vv3('v_bfi_b32', lit(Number(signBit[type]) - 1), one, parts[n - 1]!);
  const dst = s.def(inst.results[0], V);
  if (type === 'f64') s.v3('v_add_f64', dst, t, s.run(['0', signed], V));
  else s.v2(`v_add_${type}`, dst, t, signed);
};
const HALF = { f16: 0x3800n, f32: 0x3f000000n, f64: 0x3fe0000000000000n } as const;

// ---- division -----------------------------------------------------------------------------------

const divide: Rule = (s, inst) => {
  const type = typeOf(inst);
  const [x, y] = inst.args;
  if (type === 'f16') {
    // Single precision has more than twice the digits, so rounding twice does no harm.
    const wide = [x, y].map((v) => s.vv1('v_cvt_f32_f16', floatSource(s, v)));
    const q = s.temp(V);
    divide32(s, q, wide[0]!, wide[1]!);
    s.v1('v_cvt_f16_f32', s.def(inst.results[0], V), q);
  } else if (type === 'f32') {
    const [a, b] = [floatSource(s, x), floatSource(s, y)];
    divide32(s, s.def(inst.results[0], V), a, b);
  } else {
    const [a, b] = [operand64(s, x), operand64(s, y)];
    divide64(s, s.def(inst.results[0], V), a, b);
  }
};

/** `v_div_scale` of three operands; `flag` says whether it scaled. */
function divScale(
  s: Selector,
  type: 'f32' | 'f64',
  [a, b, c]: readonly [Op, Op, Op],
  flag: Op,
): number {
  const dst = s.temp(V, type === 'f64' ? 2 : 1);
  s.emit(`v_div_scale_${type}`, 2, [dst, flag, a, b, c]);
  return dst;
}

function divide32(s: Selector, dst: number, num: Op, den: Op): void {
  const [x, y] = [num, den].map((op) => (isInline(op) ? op : s.toV(unmodified(s, op)))) as [Op, Op];
  const d = divScale(s, 'f32', [y, y, x], s.maskTemp());
  const flag = s.maskTemp();
  const n = divScale(s, 'f32', [x, y, x], flag);
  const r = s.vv1('v_rcp_f32', d);
  const e = s.vv3('v_fma_f32', d ^ NEG, r, '1.0');
  const r1 = s.vv3('v_fma_f32', e, r, r);
  const q = s.vv2('v_mul_f32', n, r1);
  const e1 = s.vv3('v_fma_f32', d ^ NEG, q, n);
  const q1 = s.vv3('v_fma_f32', e1, r1, q);
  const e2 = s.vv3('v_fma_f32', d ^ NEG, q1, n);
  s.emit(s.w('s_mov'), 1, [VCC, flag], GLUE);
  const f = s.temp(V);
  s.emit('v_div_fmas_f32', 1, [f, e2, r1, q1], READS_VCC);
  s.v3('v_div_fixup_f32', dst, f, y, x);
}

/** An inline constant, or registers: `v_div_scale` compares its operands as the same ones. */
function operand64(s: Selector, value: Value): Op {
  const op = value.def;
  if (!('op' in op) || op.op !== 'const.float') return s.vrun(value);
  const constant = floatConst(s, op.attrs.bits!, 'f64');
  return typeof constant === 'string' ? constant : s.vrun(value);
}

function divide64(s: Selector, dst: number, x: Op, y: Op): void {
  const d = divScale(s, 'f64', [y, y, x], s.maskTemp());
  const rcp = s.temp(V, 2);
  s.v1('v_rcp_f64', rcp, d);
  const f = (a: Op, b: Op, c: Op): number => {
    const to = s.temp(V, 2);
    s.v3('v_fma_f64', to, a, b, c);
    return to;
  };
  const e0 = f(d ^ NEG, rcp, '1.0');
  const r1 = f(rcp, e0, rcp);
  // Four instructions before `v_div_fmas` reads the flag, which it would have to wait for.
  const flag = s.maskTemp();
  const n = divScale(s, 'f64', [x, y, x], flag);
  const e1 = f(d ^ NEG, r1, '1.0');
  const r2 = f(r1, e1, r1);
  const q = s.temp(V, 2);
  s.v3('v_mul_f64', q, n, r2);
  const e2 = f(d ^ NEG, q, n);
  s.emit(s.w('s_mov'), 1, [VCC, flag], GLUE);
  const m = s.temp(V, 2);
  s.emit('v_div_fmas_f64', 1, [m, e2, r2, q], READS_VCC);
  s.v3('v_div_fixup_f64', dst, m, y, x);
}

/** Sign modifiers made real. */
function unmodified(s: Selector, op: Op): Op {
  if (typeof op === 'string' || (op & 96) === 0) return op;
  return s.vv3('v_mul_f32', '1.0', op);
}

// ---- square root --------------------------------------------------------------------------------

const sqrt: Rule = (s, inst) => {
  const type = typeOf(inst);
  const [arg] = inst.args;
  if (type === 'f64') {
    sqrt64(s, s.vrun(arg), s.def(inst.results[0], V));
    return;
  }
  const x = s.toV(
    unmodified(
      s,
      type === 'f16' ? s.vv1('v_cvt_f32_f16', floatSource(s, arg)) : floatSource(s, arg),
    ),
  );
  const dst = s.def(inst.results[0], V);
  const root = type === 'f16' ? s.temp(V) : dst;
  sqrt32(s, x, root);
  if (type === 'f16') s.v1('v_cvt_f16_f32', dst, root);
};

/**
 * The approximation is off by at most one unit: its neighbours are tried. Small numbers are scaled
 * first.
 */
function sqrt32(s: Selector, arg: number, dst: number): void {
  const small = s.cmp('v_cmp_gt_f32', 'v_cmp_lt_f32', '0xf800000', arg);
  const x = s.temp(V);
  s.select(x, small, s.vv2('v_mul_f32', '0x4f800000', arg), arg);
  const r = s.vv1('v_sqrt_f32', x);
  const down = s.vv2('v_add_u32', '-1', r);
  const up = s.vv2('v_add_u32', '1', r);
  const errDown = s.vv3('v_fma_f32', down ^ NEG, r, x);
  const errUp = s.vv3('v_fma_f32', up ^ NEG, r, x);
  const r1 = s.temp(V);
  s.select(r1, s.cmp('v_cmp_ge_f32', 'v_cmp_le_f32', '0', errDown), down, r);
  const r2 = s.temp(V);
  s.select(r2, s.cmp('v_cmp_lt_f32', 'v_cmp_gt_f32', '0', errUp), up, r1);
  const r3 = s.temp(V);
  s.select(r3, small, s.vv2('v_mul_f32', '0x37800000', r2), r2);
  // Zeros and infinity are their own roots.
  const special = s.maskTemp();
  s.emit('v_cmp_class_f32', 1, [special, ...s.legal([x, s.toV('0x260')], 2)]);
  s.select(dst, special, x, r3);
}

function sqrt64(s: Selector, arg: number, dst: number): void {
  const f = (a: Op, b: Op, c: Op): number => {
    const to = s.temp(V, 2);
    s.v3('v_fma_f64', to, a, b, c);
    return to;
  };
  const limit = floatConst(s, 0x1000000000000000n, 'f64');
  const small = s.cmp('v_cmp_gt_f64', 'v_cmp_lt_f64', limit, arg);
  const scale = s.temp(V);
  s.select(scale, small, '0x100', '0');
  const x = s.temp(V, 2);
  s.v3('v_ldexp_f64', x, arg, scale);
  const y = s.temp(V, 2);
  s.v1('v_rsq_f64', y, x);
  const s0 = s.temp(V, 2);
  s.v3('v_mul_f64', s0, x, y);
  const h0 = s.temp(V, 2);
  s.v3('v_mul_f64', h0, y, '0.5');
  const r0 = f(h0 ^ NEG, s0, '0.5');
  const h1 = f(h0, r0, h0);
  const s1 = f(s0, r0, s0);
  const d0 = f(s1 ^ NEG, s1, x);
  const s2 = f(d0, h1, s1);
  const d1 = f(s2 ^ NEG, s2, x);
  const s3 = f(d1, h1, s2);
  const back = s.temp(V);
  s.select(back, small, '0xffffff80', '0');
  const root = s.temp(V, 2);
  s.v3('v_ldexp_f64', root, s3, back);
  const special = s.maskTemp();
  s.emit('v_cmp_class_f64', 1, [special, ...s.legal([x, s.toV('0x260')], 2)]);
  for (let i = 0; i < 2; i++) s.select(part(dst, i), special, part(x, i), part(root, i));
}

// ---- approximate functions ----------------------------------------------------------------------

/** Sine and cosine take turns, not radians. */
const wave =
  (op: 'sin' | 'cos'): Rule =>
  (s, inst) => {
    const type = typeOf(inst);
    if (type === 'f64') s.unsupported(`${inst.op} of f64`);
    const turns = s.vv2(
      `v_mul_${type}`,
      type === 'f32' ? '0x3e22f983' : '0x3118',
      floatSource(s, inst.args[0]),
    );
    const fract = s.vv1(`v_fract_${type}`, turns);
    s.v1(`v_${op}_${type}`, s.def(inst.results[0], V), fract);
  };

const approx =
  (op: string): Rule =>
  (s, inst) => {
    if (typeOf(inst) === 'f64') s.unsupported(`${inst.op} of f64`);
    const a = floatSource(s, inst.args[0]);
    s.emit(`v_${op}_${typeOf(inst)}`, 1, [s.def(inst.results[0], V), ...s.legal([a], 1)]);
  };

// ---- conversions --------------------------------------------------------------------------------

const cast: Rule = (s, inst) => {
  const from = inst.args[0].type as FloatType;
  const to = typeOf(inst);
  const x = floatSource(s, inst.args[0]);
  const dst = s.def(inst.results[0], V);
  const step = (name: string, out: number, op: Op): void => {
    s.emit(name, 1, [out, ...s.legal([op], 1)]);
  };
  if (from === 'f16' && to === 'f64') {
    const middle = s.temp(V);
    step('v_cvt_f32_f16', middle, x);
    step('v_cvt_f64_f32', dst, middle);
  } else if (from === 'f64' && to === 'f16') {
    step('v_cvt_f16_f32', dst, roundToOdd(s, s.vrun(inst.args[0])));
  } else step(`v_cvt_${to}_${from}`, dst, x);
};

/**
 * Double to single precision with the last bit set when inexact, so that a second rounding is
 * right.
 */
function roundToOdd(s: Selector, x: number): number {
  const y = s.vv1('v_cvt_f32_f64', x);
  const back = s.temp(V, 2);
  s.v1('v_cvt_f64_f32', back, y);
  const inexact = s.cmp('v_cmp_lg_f64', 'v_cmp_lg_f64', x, back);
  const over = s.maskTemp();
  const [a, b] = s.legal([back | 64, x | 64], 3);
  s.emit('v_cmp_gt_f64', 1, [over, a!, b!]);
  const lower = s.temp(V);
  s.select(lower, over, s.vv2('v_add_u32', '-1', y), y);
  const odd = s.temp(V);
  s.select(odd, inexact, s.vv2('v_or_b32', '1', lower), y);
  return odd;
}

const fromInt =
  (signed: boolean): Rule =>
  (s, inst) => {
    const to = typeOf(inst);
    const width = inst.args[0].type;
    if (width === 'i64') {
      fromInt64(s, inst, signed);
      return;
    }
    const x = s.extended(inst.args[0], signed ? SIGN : ZERO);
    const dst = s.def(inst.results[0], V);
    const kind = signed ? 'i32' : 'u32';
    if (to === 'f16') s.v1('v_cvt_f16_f32', dst, s.vv1(`v_cvt_f32_${kind}`, x));
    else s.v1(`v_cvt_${to}_${kind}`, dst, x);
  };

function fromInt64(s: Selector, inst: Inst, signed: boolean): void {
  const to = typeOf(inst);
  const [low, high] = s.parts(inst.args[0]) as [Op, Op];
  if (to === 'f64') {
    // high * 2^32 is exact, so the sum is the only rounding.
    const a = s.temp(V, 2);
    s.v1(signed ? 'v_cvt_f64_i32' : 'v_cvt_f64_u32', a, high);
    const scaled = s.temp(V, 2);
    s.v3('v_ldexp_f64', scaled, a, '32');
    const b = s.temp(V, 2);
    s.v1('v_cvt_f64_u32', b, low);
    s.v3('v_add_f64', s.def(inst.results[0], V), scaled, b);
    return;
  }
  let value = s.vrun(inst.args[0]);
  let signMask: Op = '0';
  if (signed) {
    signMask = s.vv2('v_ashrrev_i32', '31', part(value, 1), false);
    const flipped = s.split(value).map((op) => s.vv2('v_xor_b32', signMask, op));
    const pos = s.temp(V, 2);
    s.emit('v_sub_co_u32', 2, [part(pos, 0), VCC, flipped[0]!, s.toV(signMask)], GLUE);
    s.emit('v_subb_co_u32', 2, [part(pos, 1), VCC, flipped[1]!, s.toV(signMask), VCC]);
    value = pos;
  }
  // Normalised to 32 bits with a sticky last bit: one rounding to 24 bits is left.
  const zeros = s.vv2('v_min_u32', '32', s.vv1('v_ffbh_u32', part(value, 1)));
  const norm = s.temp(V, 2);
  s.v3('v_lshlrev_b64', norm, zeros, value);
  const sticky = s.vv2('v_min_u32', '1', part(norm, 0));
  const bits = s.vv2('v_or_b32', part(norm, 1), sticky);
  const f = s.vv1('v_cvt_f32_u32', bits);
  const scaled = s.vv3('v_ldexp_f32', f, s.vv2('v_sub_u32', '32', zeros, false));
  const result = signed ? s.vv3('v_bfi_b32', '0x7fffffff', scaled, signMask) : scaled;
  if (to === 'f16') s.v1('v_cvt_f16_f32', s.def(inst.results[0], V), result);
  else s.set(inst.results[0], [result]);
}

const toInt =
  (signed: boolean): Rule =>
  (s, inst) => {
    const from = inst.args[0].type as FloatType;
    const result = inst.results[0];
    if (result.type === 'i64') {
      toInt64(s, inst, signed);
      return;
    }
    let x = floatSource(s, inst.args[0]);
    if (from === 'f16') x = s.vv1('v_cvt_f32_f16', x);
    const kind = signed ? 'i32' : 'u32';
    const whole = s.temp(V);
    s.emit(`v_cvt_${kind}_${from === 'f16' ? 'f32' : from}`, 1, [whole, ...s.legal([x], 1)]);
    const width = { i8: 8, i16: 16 }[result.type as string] ?? 32;
    if (width === 32) s.set(result, [whole]);
    else if (signed)
      s.set(
        result,
        [
          s.vv3(
            'v_med3_i32',
            whole,
            s.toV(lit(-(2 ** (width - 1)))),
            s.toV(lit(2 ** (width - 1) - 1)),
          ),
        ],
        SIGN,
      );
    else s.set(result, [s.vv2('v_min_u32', lit(2 ** width - 1), whole)], ZERO);
  };

/** Through double precision: `high = floor(t / 2^32)`, `low = t - high * 2^32`, then the limits. */
function toInt64(s: Selector, inst: Inst, signed: boolean): void {
  const from = inst.args[0].type as FloatType;
  let x: number;
  if (from === 'f64') x = s.vrun(inst.args[0]);
  else {
    x = s.temp(V, 2);
    const single =
      from === 'f16'
        ? s.vv1('v_cvt_f32_f16', floatSource(s, inst.args[0]))
        : floatSource(s, inst.args[0]);
    s.emit('v_cvt_f64_f32', 1, [x, ...s.legal([single], 1)]);
  }
  const t = s.temp(V, 2);
  s.v1('v_trunc_f64', t, x);
  const shifted = s.temp(V, 2);
  s.v3('v_ldexp_f64', shifted, t, s.toV('-32'));
  const high = s.temp(V, 2);
  s.v1('v_floor_f64', high, shifted);
  const low = s.temp(V, 2);
  s.v3('v_fma_f64', low, high, s.run(['0', '0xc1f00000'], S), t);
  const lo = s.vv1('v_cvt_u32_f64', low);
  const hi = s.vv1(signed ? 'v_cvt_i32_f64' : 'v_cvt_u32_f64', high);
  const dst = s.def(inst.results[0], V);
  const top = s.cmp(
    'v_cmp_le_f64',
    'v_cmp_ge_f64',
    s.run(['0', signed ? '0x43e00000' : '0x43f00000'], S),
    x,
  );
  const bottom = s.cmp(
    'v_cmp_gt_f64',
    'v_cmp_lt_f64',
    signed ? s.run(['0', '0xc3e00000'], S) : '0',
    x,
  );
  const lo1 = s.temp(V);
  s.select(lo1, top, '-1', lo);
  const hi1 = s.temp(V);
  s.select(hi1, top, signed ? '0x7fffffff' : '-1', hi);
  s.select(part(dst, 0), bottom, '0', lo1);
  s.select(part(dst, 1), bottom, signed ? '0x80000000' : '0', hi1);
}

const bitcast: Rule = (s, inst) => {
  const [arg] = inst.args;
  s.set(inst.results[0], s.parts(arg));
};

export const FLOAT_RULES: RuleRows = {
  'float.add': binary('add'),
  'float.sub': subtract,
  'float.mul': binary('mul'),
  'float.div': divide,
  'float.min': minMax('min', false),
  'float.max': minMax('max', false),
  'float.minimum': minMax('min', true),
  'float.maximum': minMax('max', true),
  'float.copysign': copysign,
  'float.neg': sign('neg'),
  'float.abs': sign('abs'),
  'float.sqrt': sqrt,
  'float.floor': unary('floor'),
  'float.ceil': unary('ceil'),
  'float.trunc': unary('trunc'),
  'float.round': round,
  'float.roundeven': unary('rndne'),
  'float.sin': wave('sin'),
  'float.cos': wave('cos'),
  'float.exp2': approx('exp'),
  'float.log2': approx('log'),
  'float.fma': fma,
  'float.cast': cast,
  'float.from.sint': fromInt(true),
  'float.from.uint': fromInt(false),
  'float.to.sint': toInt(true),
  'float.to.uint': toInt(false),
  bitcast,
};
