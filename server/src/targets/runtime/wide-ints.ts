/** 128-bit division and high products, for targets whose registers have 64 bits. */
import type { Builder, Value } from '../../mir/index.ts';
import { addBlockParam } from '../../mir/index.ts';
import { begin, type HelperBuilder } from './helper.ts';

const W = 'i128';

/**
 * Quotient and remainder by shifting and subtracting; starts at the divisor's place under the
 * dividend.
 */
export const udivrem: HelperBuilder = (name) => {
  const { fn, b, args } = begin(name, [W, W], [W, W]);
  const [n, d] = args as [Value, Value];
  const zero = b.int(W, 0);
  const small = b.newBlock('small');
  const large = b.newBlock('large');
  const divide = b.newBlock('divide');
  const less = b.newBlock('less');
  const loop = b.newBlock('loop');
  const done = b.newBlock('done');
  const high = b.value('int.lshr', [b.value('int.or', [n, d], W), b.int(W, 64)], W);
  b.brIf(b.icmp('eq', high, zero), small, large);
  b.block = small;
  const n64 = b.value('int.trunc', [n], 'i64');
  const d64 = b.value('int.trunc', [d], 'i64');
  b.ret([
    b.value('int.zext', [b.value('int.udiv', [n64, d64], 'i64')], W),
    b.value('int.zext', [b.value('int.urem', [n64, d64], 'i64')], W),
  ]);
  b.block = large;
  b.brIf(b.icmp('ult', n, d), less, divide);
  b.block = less;
  b.ret([zero, n]);
  b.block = divide;
  const shift = b.value('int.sub', [b.value('int.ctlz', [d], W), b.value('int.ctlz', [n], W)], W);
  const start = b.value('int.shl', [d, shift], W);
  const one = b.int(W, 1);
  b.br(loop, [n, zero, start, b.value('int.trunc', [shift], 'i32')]);
  const rest = addBlockParam(fn, loop, W, 'rest');
  const quotient = addBlockParam(fn, loop, W, 'quotient');
  const divisor = addBlockParam(fn, loop, W, 'divisor');
  const left = addBlockParam(fn, loop, 'i32', 'left');
  b.block = loop;
  const fits = b.icmp('uge', rest, divisor);
  const nextRest = b.value('select', [fits, b.value('int.sub', [rest, divisor], W), rest], W);
  const doubled = b.value('int.shl', [quotient, one], W);
  const nextQuotient = b.value('int.or', [doubled, b.value('int.zext', [fits], W)], W);
  const nextDivisor = b.value('int.lshr', [divisor, one], W);
  const last = b.icmp('eq', left, b.int('i32', 0));
  const nextLeft = b.value('int.sub', [left, b.int('i32', 1)], 'i32');
  b.brIf(last, done, loop, [], [nextRest, nextQuotient, nextDivisor, nextLeft]);
  b.block = done;
  b.ret([nextQuotient, nextRest]);
  return { func: fn, uses: [] };
};

/** `udiv`, `urem`: one half of the pair. */
export const unsignedHalf =
  (index: 0 | 1): HelperBuilder =>
  (name, symbol) => {
    const { fn, b, args } = begin(name, [W, W], [W]);
    b.ret([b.call(symbol('udivrem.i128'), args, [W, W])[index]!]);
    return { func: fn, uses: ['udivrem.i128'] };
  };

/** `sdiv`, `srem`: on magnitudes; the remainder has the dividend's sign. */
export const signedHalf =
  (index: 0 | 1): HelperBuilder =>
  (name, symbol) => {
    const { fn, b, args } = begin(name, [W, W], [W]);
    const [n, d] = args as [Value, Value];
    const top = b.int(W, 127);
    const signN = b.value('int.ashr', [n, top], W);
    const signD = b.value('int.ashr', [d, top], W);
    const result = b.call(
      symbol('udivrem.i128'),
      [b.value('int.abs', [n], W), b.value('int.abs', [d], W)],
      [W, W],
    )[index]!;
    const sign = index === 0 ? b.value('int.xor', [signN, signD], W) : signN;
    b.ret([b.value('int.sub', [b.value('int.xor', [result, sign], W), sign], W)]);
    return { func: fn, uses: ['udivrem.i128'] };
  };

/** The high 128 bits of an unsigned product, from four 64-bit products. */
function highProduct(b: Builder, x: Value, y: Value): Value {
  const s64 = b.int(W, 64);
  const mask = b.int(W, 0xffff_ffff_ffff_ffffn);
  const low = (v: Value): Value => b.value('int.and', [v, mask], W);
  const high = (v: Value): Value => b.value('int.lshr', [v, s64], W);
  const mul = (p: Value, q: Value): Value => b.value('int.mul', [p, q], W);
  const add = (p: Value, q: Value): Value => b.value('int.add', [p, q], W);
  const [xl, xh, yl, yh] = [low(x), high(x), low(y), high(y)];
  const p1 = mul(xl, yh);
  const p2 = mul(xh, yl);
  const middle = add(add(high(mul(xl, yl)), low(p1)), low(p2));
  return add(add(mul(xh, yh), high(p1)), add(high(p2), high(middle)));
}

/** A signed high product from the unsigned one. */
function signedHighProduct(b: Builder, x: Value, y: Value): Value {
  const top = b.int(W, 127);
  const ifNegative = (sign: Value, v: Value): Value =>
    b.value('int.and', [b.value('int.ashr', [sign, top], W), v], W);
  const product = highProduct(b, x, y);
  return b.value(
    'int.sub',
    [b.value('int.sub', [product, ifNegative(x, y)], W), ifNegative(y, x)],
    W,
  );
}

export const mulhi =
  (signed: boolean): HelperBuilder =>
  (name) => {
    const { fn, b, args } = begin(name, [W, W], [W]);
    const [x, y] = args as [Value, Value];
    b.ret([signed ? signedHighProduct(b, x, y) : highProduct(b, x, y)]);
    return { func: fn, uses: [] };
  };

export const mulOverflow =
  (signed: boolean): HelperBuilder =>
  (name) => {
    const { fn, b, args } = begin(name, [W, W], [W, 'i1']);
    const [x, y] = args as [Value, Value];
    const product = b.value('int.mul', [x, y], W);
    const high = signed ? signedHighProduct(b, x, y) : highProduct(b, x, y);
    const expected = signed ? b.value('int.ashr', [product, b.int(W, 127)], W) : b.int(W, 0);
    b.ret([product, b.icmp('ne', high, expected)]);
    return { func: fn, uses: [] };
  };
