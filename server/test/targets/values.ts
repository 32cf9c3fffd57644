/** Edge values of each type, as bit patterns, and tuples of them. */
import { bitWidth, type FloatType, type IntType, type MirType } from '../../src/mir/index.ts';

const FLOATS: Readonly<Record<FloatType, readonly bigint[]>> = {
  f16: [
    0x0000n,
    0x8000n,
    0x3c00n,
    0xbc00n,
    0x3800n,
    0x3801n,
    0x37ffn,
    0x4000n,
    0x4248n,
    0xc248n,
    0x0001n,
    0x8001n,
    0x03ffn,
    0x0400n,
    0x7bffn,
    0xfbffn,
    0x7c00n,
    0xfc00n,
    0x7e00n,
    0x3555n,
    0x6400n,
    0x6401n,
    0x57f0n,
    0xd7f0n,
    0x5c00n,
  ],
  f32: [
    0x00000000n,
    0x80000000n,
    0x3f800000n,
    0xbf800000n,
    0x3f000000n,
    0x3effffffn,
    0xbf000000n,
    0x3fc00000n,
    0x40200000n,
    0x40490fdbn,
    0xc0490fdbn,
    0x00000001n,
    0x807fffffn,
    0x00800000n,
    0x7f7fffffn,
    0xff7fffffn,
    0x7f800000n,
    0xff800000n,
    0x7fc00000n,
    0x3eaaaaabn,
    0x4b000000n,
    0x4b000001n,
    0xcb000001n,
    0x4f000000n,
    0xcf000000n,
    0x4effffffn,
    0x4f7fffffn,
    0x5effffffn,
    0x5f000000n,
    0xdf000000n,
    0x5f7fffffn,
    0x42fe0000n,
    0xc3010000n,
    0x437f0000n,
    0x47000000n,
    0x477fff00n,
    0x7effffffn,
    0xff000000n,
  ],
  f64: [
    0x0000000000000000n,
    0x8000000000000000n,
    0x3ff0000000000000n,
    0xbff0000000000000n,
    0x3fe0000000000000n,
    0x3fdfffffffffffffn,
    0x400921fb54442d18n,
    0xc00921fb54442d18n,
    0x0000000000000001n,
    0x800fffffffffffffn,
    0x0010000000000000n,
    0x7fefffffffffffffn,
    0xffefffffffffffffn,
    0x7ff0000000000000n,
    0xfff0000000000000n,
    0x7ff8000000000000n,
    0x3fd5555555555555n,
    0x4330000000000000n,
    0x4330000000000001n,
    0x41dfffffffc00000n,
    0x41e0000000000000n,
    0xc1e0000000000000n,
    0xc1e0000000200000n,
    0x41efffffffe00000n,
    0x43e0000000000000n,
    0xc3e0000000000000n,
    0x43f0000000000000n,
    0x43dfffffffffffffn,
    0x405fc00000000000n,
    0xc060200000000000n,
    0x47e0000000000000n,
    0xc7e0000000000000n,
    0x47efffffffffffffn,
    0x36a0000000000000n,
    0x380fffffe0000000n,
  ],
};

function intEdges(width: number): bigint[] {
  const mask = (1n << BigInt(width)) - 1n;
  const top = 1n << BigInt(width - 1);
  const all = [
    0n,
    1n,
    2n,
    3n,
    5n,
    7n,
    8n,
    10n,
    mask,
    mask - 1n,
    mask - 6n,
    top,
    top - 1n,
    top + 1n,
    0x5aa5_1234_89ab_cdefn & mask,
  ];
  for (const at of [7, 8, 15, 16, 31, 32, 33, 63, 64, 65, 100])
    if (at < width) all.push(1n << BigInt(at), (1n << BigInt(at)) - 1n, mask ^ (1n << BigInt(at)));
  return [...new Set(all.map((v) => v & mask))];
}

/** Edge values of a type. */
export function edges(type: MirType): readonly bigint[] {
  if (type === 'i1') return [0n, 1n];
  if (type in FLOATS) return FLOATS[type as FloatType];
  return intEdges(bitWidth(type as IntType));
}

/** A fixed pseudo-random sequence. */
export function random(seed: number): () => bigint {
  let state = BigInt(seed) * 0x9e3779b97f4a7c15n + 1n;
  return () => {
    state = BigInt.asUintN(64, state + 0x9e3779b97f4a7c15n);
    let z = state;
    z = BigInt.asUintN(64, (z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n);
    z = BigInt.asUintN(64, (z ^ (z >> 27n)) * 0x94d049bb133111ebn);
    return z ^ (z >> 31n);
  };
}

/**
 * All tuples of edge values when they are few, else a spread of at most `limit`, and some random
 * ones.
 */
export function tuples(types: readonly MirType[], limit = 400): bigint[][] {
  const lists = types.map(edges);
  const total = lists.reduce((n, list) => n * list.length, 1);
  const step = total <= limit ? 1 : total / limit;
  const out: bigint[][] = [];
  for (let at = 0; at < total; at += step) {
    let rest = Math.floor(at);
    out.push(
      lists.map((list) => {
        const value = list[rest % list.length]!;
        rest = Math.floor(rest / list.length);
        return value;
      }),
    );
  }
  const next = random(types.length);
  for (let i = 0; i < 40; i++) {
    out.push(types.map((type) => BigInt.asUintN(bitWidth(type), next() | (next() << 64n))));
  }
  return out;
}
