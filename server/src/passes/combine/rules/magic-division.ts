/**
 * Division by constants without division (Granlund and Montgomery, "Division by Invariant Integers
 * using Multiplication"; Warren, Hacker's Delight, chapter 10). 32 and 64 bits; narrower divisions
 * are widened to 32 first.
 */
import { bitWidth, type MirType, type Value } from '../../../mir/index.ts';
import { isPow2, k, log2, signBit } from '../match.ts';
import type { Rewriter, Rule } from '../rule.ts';

/** Divisions that become multiplications; nothing is known of the results' ranges afterwards. */
export const MAGIC_DIVISION_RULES: readonly Rule[] = [
  {
    op: 'int.udiv',
    name: 'unsigned division by a constant',
    why: 'The constants come from a search; `division.test.ts` tries quotients at their edges.',
    apply(i, cx) {
      const d = k(i.args[1]);
      const type = i.results[0].type;
      if (d === undefined || d < 2n || isPow2(d)) return undefined;
      return bitWidth(type) === 32 || bitWidth(type) === 64
        ? unsigned(cx, i.args[0], d, type)
        : undefined;
    },
  },
  {
    op: 'int.sdiv',
    name: 'signed division by a constant',
    why: 'The constants come from a search; `division.test.ts` tries quotients at their edges.',
    apply(i, cx) {
      const bits = k(i.args[1]);
      const type = i.results[0].type;
      const n = bitWidth(type);
      if (bits === undefined || bits === 0n || (n !== 32 && n !== 64)) return undefined;
      const d = BigInt.asIntN(n, bits);
      if (d === 1n || d === -1n || bits === signBit(type)) return undefined;
      return signed(cx, i.args[0], d, type);
    },
  },
];

/** Quotient by a constant that is neither a power of two nor below 3. */
function unsigned(cx: Rewriter, x: Value, d: bigint, type: MirType): Value {
  const n = BigInt(bitWidth(type));
  const shift = (v: Value, by: bigint): Value =>
    by === 0n ? v : cx.emit('int.lshr', [v, cx.int(type, by)], type);
  // Even divisors: shift first, which makes room for a magic number of n bits.
  let pre = 0n;
  let odd = d;
  const most = cx.known.maxUnsigned(x);
  const magic = (div: bigint, bits: bigint): { m: bigint; s: bigint } => {
    // Smallest s with 2^(n+s) rounding up well enough for dividends of `bits` bits.
    for (let s = 0n; ; s++) {
      const p = 1n << (n + s);
      const m = (p + div - 1n) / div;
      if ((m * div - p) << bits <= p) return { m, s };
    }
  };
  const bitsOf = BigInt(most.toString(2).length);
  let { m, s } = magic(odd, bitsOf);
  if (m >= 1n << n && (odd & 1n) === 0n) {
    while ((odd & 1n) === 0n) {
      odd >>= 1n;
      pre++;
    }
    ({ m, s } = magic(odd, bitsOf > pre ? bitsOf - pre : 1n));
  }
  const from = shift(x, pre);
  if (m < 1n << n) return shift(cx.emit('int.umulhi', [from, cx.int(type, m)], type), s);
  // The magic number has n + 1 bits: (((x - hi) >> 1) + hi) >> (s - 1).
  const hi = cx.emit('int.umulhi', [from, cx.int(type, m - (1n << n))], type);
  const half = shift(cx.emit('int.sub', [from, hi], type), 1n);
  return shift(cx.emit('int.add', [half, hi], type), s - 1n);
}

function signed(cx: Rewriter, x: Value, d: bigint, type: MirType): Value {
  const n = BigInt(bitWidth(type));
  const abs = d < 0n ? -d : d;
  const ashr = (v: Value, by: bigint): Value =>
    by === 0n ? v : cx.emit('int.ashr', [v, cx.int(type, by)], type);
  const zero = cx.int(type, 0);
  let q: Value;
  if (isPow2(abs)) {
    // Rounds toward zero: negative dividends get 2^k - 1 added.
    const by = BigInt(log2(abs));
    const bias = cx.emit('int.lshr', [ashr(x, n - 1n), cx.int(type, n - by)], type);
    q = ashr(cx.emit('int.add', [x, bias], type), by);
    return d < 0n ? cx.emit('int.sub', [zero, q], type) : q;
  }
  // Smallest s with 2^(n-1+s) rounding up well enough for |x| <= 2^(n-1).
  let s = 0n;
  let m = 0n;
  for (; ; s++) {
    const p = 1n << (n + s);
    m = p / abs + 1n;
    if ((m * abs - p) << (n - 1n) <= p) break;
  }
  const hi = cx.emit('int.smulhi', [x, cx.int(type, m)], type);
  // A magic number of n bits is negative as a signed one: add the dividend back.
  q = m >= signBit(type) ? cx.emit('int.add', [hi, x], type) : hi;
  q = ashr(q, s);
  q = cx.emit('int.add', [q, cx.emit('int.lshr', [x, cx.int(type, n - 1n)], type)], type);
  return d < 0n ? cx.emit('int.sub', [zero, q], type) : q;
}
