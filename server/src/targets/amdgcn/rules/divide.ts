/**
 * Integer division by a reciprocal in single precision, one refinement and two corrections; the
 * scheme of LLVM's AMDGPU back end, which is exact for all operands. Short operands take
 * one correction. 128 bits go through a support routine.
 */
import { greatest } from '../../../base/index.ts';
import { bitWidth, type Inst } from '../../../mir/index.ts';
import { ABS, GLUE, NEG, type Op, part, V, VCC } from '../code.ts';
import { type Selector, SIGN, ZERO } from '../select.ts';
import { wideSource } from './compare.ts';
import { addV, mul64, umulhi64, units } from './limbs.ts';
import type { Rule, RuleRows } from './rule.ts';

interface Both {
  readonly quotient: Op[];
  readonly remainder: Op[];
}

function udivrem32(s: Selector, n: Op, d: Op): Both {
  const approx = s.vv2(
    'v_mul_f32',
    '0x4f7ffffe',
    s.vv1('v_rcp_iflag_f32', s.vv1('v_cvt_f32_u32', d)),
  );
  const z0 = s.vv1('v_cvt_u32_f32', approx);
  const negD = s.vv2('v_sub_u32', '0', d, false);
  const e = s.vv3('v_mul_lo_u32', negD, z0);
  const z = s.vv2('v_add_u32', z0, s.vv3('v_mul_hi_u32', z0, e));
  let q = s.vv3('v_mul_hi_u32', n, z);
  let r = s.vv2('v_sub_u32', n, s.vv3('v_mul_lo_u32', q, d), false);
  for (let i = 0; i < 2; i++) {
    const fits = s.cmp('v_cmp_ge_u32', 'v_cmp_le_u32', r, d);
    const q1 = s.vv2('v_add_u32', '1', q);
    const r1 = s.vv2('v_sub_u32', r, d, false);
    const [q2, r2] = [s.temp(V), s.temp(V)];
    s.select(q2, fits, q1, q);
    s.select(r2, fits, r1, r);
    [q, r] = [q2, r2];
  }
  return { quotient: [q], remainder: [r] };
}

function udivrem64(s: Selector, n: readonly Op[], d: readonly Op[]): Both {
  const low = s.vv1('v_cvt_f32_u32', d[0]!);
  const high = s.vv1('v_cvt_f32_u32', d[1]!);
  const fma = (a: Op, b: Op, c: Op): number => s.vv3('v_fma_f32', a, b, c);
  const whole = fma(high, s.toV('0x4f800000'), low);
  const scaled = s.vv2('v_mul_f32', '0x5f7ffffc', s.vv1('v_rcp_f32', whole));
  const top = s.vv1('v_trunc_f32', s.vv2('v_mul_f32', '0x2f800000', scaled));
  const rest = fma(top, s.toV('0xcf800000'), scaled);
  let z: Op[] = [s.vv1('v_cvt_u32_f32', rest), s.vv1('v_cvt_u32_f32', top)];
  const pair = (f: (dst: number) => void): Op[] => {
    const dst = s.temp(V, 2);
    f(dst);
    return s.split(dst);
  };
  const add = (a: readonly Op[], b: readonly Op[], sub: boolean): Op[] =>
    pair((dst) => addV(s, units(dst, 2), a, b, sub));
  const negD = add(['0', '0'], d, true);
  for (let i = 0; i < 2; i++) {
    const e = pair((dst) => mul64(s, negD, z, dst));
    z = add(z, s.split(umulhi64(s, z, e)), false);
  }
  let q: Op[] = s.split(umulhi64(s, n, z));
  let r = add(
    n,
    pair((dst) => mul64(s, d, q, dst)),
    true,
  );
  const divisor = wideSource(s, d);
  for (let i = 0; i < 2; i++) {
    const fits = s.cmp('v_cmp_ge_u64', 'v_cmp_le_u64', s.run(r, V), divisor);
    const q1 = add(q, ['1', '0'], false);
    const r1 = add(r, d, true);
    const pick = (yes: readonly Op[], no: readonly Op[]): Op[] =>
      pair((dst) => {
        for (let k = 0; k < 2; k++) s.select(part(dst, k), fits, yes[k]!, no[k]!);
      });
    q = pick(q1, q);
    r = pick(r1, r);
  }
  return { quotient: q, remainder: r };
}

/**
 * Magnitudes of so many bits have quotients that no rounding lifts to the next integer: `1 - 1/n`
 * stays below 1 when the reciprocal is off by one unit in the last place and the product is
 * rounded. LLVM takes 24 bits, and gets `0xfffffe / 0xffffff` as 1.
 */
const EXACT_BITS = 22;

/**
 * Bits that both operands of a division need, a sign included; LLVM's `getDivNumBits`. The bits
 * above are copies of the sign, or zeros.
 */
function divisionBits({ bits }: Selector, { args }: Inst, signed: boolean): number {
  const width = bitWidth(args[0]!.type);
  const needed = args.map((arg) =>
    signed ? width - bits.signBits(arg) + 1 : bits.maxUnsigned(arg).toString(2).length,
  );
  return greatest(needed, 0);
}

/** LLVM's `expandDivRem24`: the quotient of two short numbers. */
function shortQuotient(s: Selector, n: Op, d: Op, signed: boolean): Op {
  const number = signed ? 'i32' : 'u32';
  const dividend = s.vv1(`v_cvt_f32_${number}`, n);
  const divisor = s.vv1(`v_cvt_f32_${number}`, d);
  const approx = s.vv2('v_mul_f32', dividend, s.vv1('v_rcp_iflag_f32', divisor));
  const whole = s.vv1('v_trunc_f32', approx);
  const { generation, gfx940, gfx101 } = s.env.cpu;
  const hasMad = (generation === 'gfx9' && !gfx940) || gfx101;
  const rest = s.vv3(hasMad ? 'v_mad_f32' : 'v_fma_f32', whole ^ NEG, divisor, dividend);
  const q = s.vv1(`v_cvt_${number}_f32`, whole);
  if (!signed) {
    s.emit('v_cmp_ge_f32', 1, [VCC, rest ^ ABS, divisor], GLUE);
    const dst = s.temp(V);
    s.emit('v_addc_co_u32', 2, [dst, VCC, '0', q, VCC]);
    return dst;
  }
  const sign = s.vv2('v_ashrrev_i32', '30', s.vv2('v_xor_b32', n, d), false);
  const step = s.vv2('v_or_b32', '1', sign);
  const isShort = s.cmp('v_cmp_ge_f32', 'v_cmp_le_f32', rest ^ ABS, divisor ^ ABS);
  const by = s.temp(V);
  s.select(by, isShort, step, '0');
  return s.vv2('v_add_u32', q, by);
}

function divideShort(s: Selector, n: Op, d: Op, signed: boolean, want: keyof Both): Op {
  const q = shortQuotient(s, n, d, signed);
  return want === 'quotient' ? q : s.vv2('v_sub_u32', n, s.vv3('v_mul_lo_u32', q, d), false);
}

function unsigned(s: Selector, n: readonly Op[], d: readonly Op[]): Both {
  if (n.length === 1) return udivrem32(s, n[0]!, d[0]!);
  if (n[1] === '0' && d[1] === '0') {
    const small = udivrem32(s, n[0]!, d[0]!);
    return { quotient: [small.quotient[0]!, '0'], remainder: [small.remainder[0]!, '0'] };
  }
  return udivrem64(s, n, d);
}

/** `(x ^ sign) - sign`: changes the sign where `sign` is all ones. */
function flip(s: Selector, x: readonly Op[], sign: Op): Op[] {
  const dst = s.temp(V, x.length);
  const flipped = x.map((op): Op => s.vv2('v_xor_b32', sign, op));
  addV(
    s,
    units(dst, x.length),
    flipped,
    x.map(() => sign),
    true,
  );
  return s.split(dst);
}

const divide =
  (signed: boolean, want: keyof Both): Rule =>
  (s: Selector, inst: Inst): void => {
    const result = inst.results[0];
    const width = bitWidth(result.type);
    const ext = signed ? SIGN : ZERO;
    const [n, d] = inst.args.map((arg) =>
      width <= 32 ? [s.extended(arg, ext)] : s.parts(arg),
    ) as [Op[], Op[]];
    if (width <= 64 && divisionBits(s, inst, signed) <= EXACT_BITS + (signed ? 1 : 0)) {
      const low = divideShort(s, n[0]!, d[0]!, signed, want);
      const high = signed ? s.vv2('v_ashrrev_i32', '31', low, false) : '0';
      s.set(result, width <= 32 ? [low] : [low, high], signed ? undefined : ZERO);
      return;
    }
    if (!signed) {
      s.set(result, unsigned(s, n, d)[want], ZERO);
      return;
    }
    const top = n.length - 1;
    const signN = s.vv2('v_ashrrev_i32', '31', n[top]!, false);
    const signD = s.vv2('v_ashrrev_i32', '31', d[top]!, false);
    const both = unsigned(s, flip(s, n, signN), flip(s, d, signD));
    const sign = want === 'quotient' ? s.vv2('v_xor_b32', signN, signD) : signN;
    s.set(result, flip(s, both[want], sign));
  };

export const DIVIDE_RULES: RuleRows = {
  'int.udiv': divide(false, 'quotient'),
  'int.urem': divide(false, 'remainder'),
  'int.sdiv': divide(true, 'quotient'),
  'int.srem': divide(true, 'remainder'),
};
