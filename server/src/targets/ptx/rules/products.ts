/**
 * Products of twice the width (`mul.wide`), and those folded into sums and addresses (`mad.lo`).
 * There is no `mad.wide` in LLVM's text, and its `mul.wide` sees extensions of the same block only
 * (`TryMULWIDECombine`).
 */
import { bitWidth, type Inst, type Value } from '../../../mir/index.ts';
import { type Selector, SIGN, type Use, ZERO } from '../select.ts';

/** A 64-bit product of two 32-bit factors. */
export interface WideProduct {
  readonly type: 'u32' | 's32';
  readonly a: Use;
  readonly b: Use;
}

interface Factor {
  readonly use: Use;
  /** The 64-bit value is the zero (sign) extension of `use`. */
  readonly zero: boolean;
  readonly sign: boolean;
}

/** An `i64` that is an extended 32-bit value. */
function factor(s: Selector, value: Value): Factor | undefined {
  const bits = s.constant(value);
  if (bits !== undefined) {
    const signed = BigInt.asIntN(64, bits);
    const zero = signed >= 0n && signed <= 0xffffffffn;
    const sign = signed >= -0x80000000n && signed <= 0x7fffffffn;
    return zero || sign ? { use: signed.toString(), zero, sign } : undefined;
  }
  const def = s.defOf(value);
  if (def === undefined || (def.op !== 'int.zext' && def.op !== 'int.sext')) return undefined;
  if (def.block !== s.mirBlock) return undefined;
  const from = def.args[0];
  if (from.type === 'i1' || bitWidth(from.type) > 32) return undefined;
  if (from.type === 'i32')
    return { use: s.use(from), zero: def.op === 'int.zext', sign: def.op === 'int.sext' };
  if (def.op === 'int.zext') return { use: s.extended(from, ZERO), zero: true, sign: true };
  return { use: s.extended(from, SIGN), zero: false, sign: true };
}

/** Recognises `mul` and `shl` by a constant of extended 32-bit values. */
export function wideProduct(s: Selector, inst: Inst): WideProduct | undefined {
  if (inst.results[0].type !== 'i64') return undefined;
  if (inst.op === 'int.mul') {
    const [x, y] = inst.args;
    if (s.constant(x) !== undefined && s.constant(y) !== undefined) return undefined;
    const a = factor(s, x);
    if (a === undefined) return undefined;
    const b = factor(s, y);
    if (b === undefined) return undefined;
    const [first, second] = typeof a.use === 'string' ? [b, a] : [a, b];
    if (a.zero && b.zero) return { type: 'u32', a: first.use, b: second.use };
    return a.sign && b.sign ? { type: 's32', a: first.use, b: second.use } : undefined;
  }
  if (inst.op !== 'int.shl') return undefined;
  const amount = s.constant(inst.args[1]);
  if (amount === undefined || s.constant(inst.args[0]) !== undefined) return undefined;
  const a = factor(s, inst.args[0]);
  const shift = Number(amount & 63n);
  if (a === undefined || shift > 31) return undefined;
  const b = (1n << BigInt(shift)).toString();
  if (a.zero) return { type: 'u32', a: a.use, b };
  return shift <= 30 ? { type: 's32', a: a.use, b } : undefined;
}

/**
 * `x * y + addend` in one instruction when `product` is a product only read here. The addend comes
 * as a function, so that it is not computed in vain.
 */
export function multiplyAdd(s: Selector, product: Value, addend: () => Use): Use | undefined {
  const wide = product.type === 'i64';
  const mul = s.absorb(product, 'int.mul');
  if (mul === undefined || wideProduct(s, mul) !== undefined) return undefined;
  let [x, y] = mul.args;
  if (s.constant(x) !== undefined) [x, y] = [y, x];
  return wide
    ? s.r64('mad.lo.s64', s.use(x), s.use(y), addend())
    : s.r32('mad.lo.s32', s.use(x), s.use(y), addend());
}
