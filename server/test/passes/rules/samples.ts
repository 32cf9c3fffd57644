/** Values that proofs try where there are too many: ends of ranges, powers, random ones. */
import { type FloatType, numberToFloat } from '../../../src/mir/index.ts';

/** Numbers that follow from a text, the same each time (mulberry32). */
export class Random {
  private state: number;

  constructor(seed: string) {
    this.state = 2166136261;
    for (const c of seed) this.state = Math.imul(this.state ^ c.charCodeAt(0), 16777619);
  }

  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % limit;
  }

  bits(width: number): bigint {
    let out = 0n;
    for (let at = 0; at < width; at += 32)
      out = (out << 32n) | BigInt(this.below(2 ** 16) * 2 ** 16 + this.below(2 ** 16));
    return BigInt.asUintN(width, out);
  }

  /** One of the special values most of the time. */
  sample(special: readonly bigint[], width: number): bigint {
    return this.below(4) === 0 ? this.bits(width) : special[this.below(special.length)]!;
  }
}

export function intSamples(width: number): bigint[] {
  const out = new Set<bigint>();
  for (let n = 0n; n < 20n; n++) out.add(n);
  for (let at = 0n; at < BigInt(width); at++) {
    const power = 1n << at;
    for (const x of [power - 1n, power, power + 1n, -power]) out.add(x);
  }
  return [...out].map((x) => BigInt.asUintN(width, x));
}

export function floatSamples(type: FloatType): bigint[] {
  const numbers = [
    0,
    1,
    2,
    0.5,
    3,
    10,
    1 / 3,
    Math.PI,
    65504,
    1e5,
    1e38,
    1e308,
    2 ** -14,
    2 ** -126,
  ];
  const tiny = [2 ** -24, 2 ** -149, 5e-324, 2 ** -15, 2 ** -127, 2 ** 15, 2 ** 127, Infinity, NaN];
  const all = [...numbers, ...tiny].flatMap((x) => [x, -x]);
  const bits = all.map((x) => numberToFloat(x, type));
  // A NaN with a payload, and one that signals.
  const infinity = numberToFloat(Infinity, type);
  return [...new Set([...bits, infinity + 1n, infinity + 3n])];
}
