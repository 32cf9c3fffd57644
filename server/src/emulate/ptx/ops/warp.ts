/**
 * Instructions that work across the lanes of a warp: shuffles, votes, matches, reductions. With
 * `.sync` they wait for the lanes of their member mask; without it the lanes that happen to run are
 * the members.
 */
import {
  bitsOf,
  type ControlOp,
  isSigned,
  type OpCompiler,
  type OpContext,
  type OpTable,
} from '../context.ts';
import { type CollectivePlan, OpKind } from '../state.ts';
import { popCount } from './bits.ts';

type Run = CollectivePlan['run'];

/** The last operand of a `.sync` instruction is the member mask. */
function collective(c: OpContext, sync: boolean, run: Run): ControlOp {
  const mask = sync ? c.src(c.operandCount - 1, 'b32') : -1;
  return { kind: OpKind.Collective, collective: { mask, anyPlace: false, run } };
}

/** `shfl` moves a value from another lane; `c` holds the clamp and the segment mask. */
const shfl: OpCompiler = (c) => {
  const first = c.operand(0);
  const d = c.dstOf(first.kind === 'pair' ? first.first : first, 'b32');
  const p = first.kind === 'pair' ? c.dstOf(first.second, 'pred') : -1;
  const a = c.src(1, 'b32');
  const b = c.src(2, 'b32');
  const e = c.src(3, 'b32');
  const mode = c.mods.find((m) => m === 'up' || m === 'down' || m === 'bfly' || m === 'idx');
  if (!mode) c.fail('`shfl` needs a mode');
  const run: Run = (frames, members, lanes) => {
    const results: number[] = [];
    const valid: boolean[] = [];
    for (const l of lanes) {
      const f = frames[l]!;
      const bval = f.i32[b + l]! & 31;
      const clampAndMask = f.i32[e + l]!;
      const clamp = clampAndMask & 31;
      const segment = (clampAndMask >> 8) & 31;
      const maxLane = (l & segment) | (clamp & ~segment);
      const minLane = l & segment;
      let j = l;
      let ok = true;
      if (mode === 'up') {
        j = l - bval;
        ok = j >= maxLane;
      } else if (mode === 'down') {
        j = l + bval;
        ok = j <= maxLane;
      } else if (mode === 'bfly') {
        j = l ^ bval;
        ok = j <= maxLane;
      } else {
        j = minLane | (bval & ~segment);
        ok = j <= maxLane;
      }
      if (!ok) j = l;
      const from = frames[j];
      if (!from || !((members >>> j) & 1)) {
        f.warp.warn(l, 'sync-mask', `\`shfl\` reads lane ${j}, which does not take part`);
        results.push(f.i32[a + l]!);
      } else results.push(from.i32[a + j]!);
      valid.push(ok);
    }
    lanes.forEach((l, i) => {
      const f = frames[l]!;
      f.i32[d + l] = results[i]!;
      if (p >= 0) f.i32[p + l] = valid[i] ? 1 : 0;
    });
  };
  return collective(c, c.has('sync'), run);
};

const vote: OpCompiler = (c) => {
  const ballot = c.has('ballot');
  const d = c.dst(0, ballot ? 'b32' : 'pred');
  const a = c.src(1, 'pred');
  const run: Run = (frames, _members, lanes) => {
    let bits = 0;
    for (const l of lanes) if (frames[l]!.i32[a + l] !== 0) bits |= 1 << l;
    const count = popCount(bits);
    let v: number;
    if (ballot) v = bits;
    else if (c.has('all')) v = count === lanes.length ? 1 : 0;
    else if (c.has('any')) v = count > 0 ? 1 : 0;
    else v = count === 0 || count === lanes.length ? 1 : 0;
    for (const l of lanes) frames[l]!.i32[d + l] = v;
  };
  return collective(c, c.has('sync'), run);
};

const match: OpCompiler = (c) => {
  const first = c.operand(0);
  const d = c.dstOf(first.kind === 'pair' ? first.first : first, 'b32');
  const p = first.kind === 'pair' ? c.dstOf(first.second, 'pred') : -1;
  const a = c.src(1);
  const wide = bitsOf(c.type) === 64;
  const all = c.has('all');
  const run: Run = (frames, members, lanes) => {
    const value = (l: number): string => {
      const f = frames[l]!;
      return wide ? `${f.i32[a + 2 * l]} ${f.i32[a + 2 * l + 1]}` : String(f.i32[a + l]);
    };
    const groups = new Map<string, number>();
    for (const l of lanes) groups.set(value(l), (groups.get(value(l)) ?? 0) | (1 << l));
    for (const l of lanes) {
      const f = frames[l]!;
      if (all) {
        f.i32[d + l] = groups.size === 1 ? members : 0;
        if (p >= 0) f.i32[p + l] = groups.size === 1 ? 1 : 0;
      } else f.i32[d + l] = groups.get(value(l))!;
    }
  };
  return collective(c, true, run);
};

const redux: OpCompiler = (c) => {
  const d = c.dst(0);
  const a = c.src(1);
  const signed = isSigned(c.type);
  const float = c.type === 'f32';
  const abs = c.has('abs');
  const propagate = c.has('NaN');
  const op =
    ['add', 'min', 'max', 'and', 'or', 'xor'].find((o) => c.has(o)) ??
    c.fail('`redux` needs an operation');
  const better = (x: number, y: number): boolean => (op === 'min' ? x < y : x > y);
  const combine = (x: number, y: number): number => {
    switch (op) {
      case 'add':
        return (x + y) | 0;
      case 'and':
        return x & y;
      case 'or':
        return x | y;
      case 'xor':
        return x ^ y;
      default:
        return (signed ? better(x, y) : better(x >>> 0, y >>> 0)) ? x : y;
    }
  };
  const floatPick = (x: number, y: number): number => {
    if (Number.isNaN(x)) return propagate ? x : y;
    if (Number.isNaN(y)) return propagate ? y : x;
    return op === 'min' ? Math.min(x, y) : Math.max(x, y);
  };
  const run: Run = (frames, _members, lanes) => {
    const read = (l: number): number => {
      const f = frames[l]!;
      return float ? (abs ? Math.abs(f.f32[a + l]!) : f.f32[a + l]!) : f.i32[a + l]!;
    };
    let v = read(lanes[0]!);
    for (let i = 1; i < lanes.length; i++)
      v = float ? floatPick(v, read(lanes[i]!)) : combine(v, read(lanes[i]!));
    for (const l of lanes) {
      const f = frames[l]!;
      if (!float) f.i32[d + l] = v;
      else if (Number.isNaN(v)) f.i32[d + l] = 0x7fffffff;
      else f.f32[d + l] = v;
    }
  };
  return collective(c, true, run);
};

/** One leader among the members: the lowest. */
const elect: OpCompiler = (c) => {
  const first = c.operand(0);
  const d = first.kind === 'pair' ? c.dstOf(first.first, 'b32') : c.dstOf(first, 'b32');
  const p = first.kind === 'pair' ? c.dstOf(first.second, 'pred') : -1;
  const run: Run = (frames, _members, lanes) => {
    const leader = lanes[0]!;
    for (const l of lanes) {
      const f = frames[l]!;
      f.i32[d + l] = leader;
      if (p >= 0) f.i32[p + l] = l === leader ? 1 : 0;
    }
  };
  return collective(c, true, run);
};

const activemask: OpCompiler = (c) => {
  const d = c.dst(0, 'b32');
  return (f, n, lanes) => {
    let bits = 0;
    for (let i = 0; i < n; i++) bits |= 1 << lanes[i]!;
    for (let i = 0; i < n; i++) f.i32[d + lanes[i]!] = bits;
  };
};

export const warpOps: OpTable = { shfl, vote, match, redux, elect, activemask };
