/** Comparison and selection (PTX ISA 9.7.6 and 9.7.7): `setp`, `set`, `selp`, `slct`. */
import { bf16Value, f16Value } from '../../../numeric/index.ts';
import {
  bitsOf,
  isSigned,
  type OpCompiler,
  type OpContext,
  type OpTable,
  wordsOf,
} from '../context.ts';
import type { Exec, Frame } from '../state.ts';
import { map3 } from './lanes.ts';

type Test = (f: Frame, lane: number) => boolean;

const OPERATORS = [
  'eq',
  'ne',
  'lt',
  'le',
  'gt',
  'ge',
  'lo',
  'ls',
  'hi',
  'hs',
  'equ',
  'neu',
  'ltu',
  'leu',
  'gtu',
  'geu',
  'num',
  'nan',
] as const;
type Operator = (typeof OPERATORS)[number];

/** Unordered names of integers are their unsigned comparisons. */
const UNSIGNED: Readonly<Record<string, Operator>> = { lo: 'lt', ls: 'le', hi: 'gt', hs: 'ge' };

function numberTest(op: Operator): (a: number, b: number) => boolean {
  const unordered = (a: number, b: number): boolean => Number.isNaN(a) || Number.isNaN(b);
  switch (op) {
    case 'eq':
      return (a, b) => a === b;
    case 'ne':
      return (a, b) => a < b || a > b;
    case 'lt':
      return (a, b) => a < b;
    case 'le':
      return (a, b) => a <= b;
    case 'gt':
      return (a, b) => a > b;
    case 'ge':
      return (a, b) => a >= b;
    case 'equ':
      return (a, b) => !(a < b || a > b);
    case 'neu':
      return (a, b) => a !== b;
    case 'ltu':
      return (a, b) => !(a >= b);
    case 'leu':
      return (a, b) => !(a > b);
    case 'gtu':
      return (a, b) => !(a <= b);
    case 'geu':
      return (a, b) => !(a < b);
    case 'num':
      return (a, b) => !unordered(a, b);
    case 'nan':
      return unordered;
    default:
      return numberTest(UNSIGNED[op]!);
  }
}

const flush = (v: number): number => (Math.abs(v) < 1.1754943508222875e-38 ? 0 : v);

/**
 * The comparison an instruction names, on its first two sources. `half` picks a half of a packed
 * type.
 */
function comparison(c: OpContext, type: string, half = 0): Test {
  const name = OPERATORS.find((o) => c.has(o)) ?? c.fail('a comparison operator is missing');
  const a = c.src(1, type);
  const b = c.src(2, type);
  const bits = bitsOf(type);
  const shift = half * 16;
  if (type.startsWith('f') || type.startsWith('bf')) {
    const test = numberTest(name);
    if (type === 'f64') return (f, l) => test(f.f64[a / 2 + l]!, f.f64[b / 2 + l]!);
    if (type === 'f32') {
      if (c.has('ftz')) return (f, l) => test(flush(f.f32[a + l]!), flush(f.f32[b + l]!));
      return (f, l) => test(f.f32[a + l]!, f.f32[b + l]!);
    }
    const decode = type.startsWith('bf') ? bf16Value : f16Value;
    return (f, l) => test(decode(f.i32[a + l]! >>> shift), decode(f.i32[b + l]! >>> shift));
  }
  const unsigned = !isSigned(type) || name in UNSIGNED;
  const test = numberTest(name);
  if (bits === 64) {
    return (f, l) => {
      const ah = f.i32[a + 2 * l + 1]!;
      const bh = f.i32[b + 2 * l + 1]!;
      if (ah !== bh) return unsigned ? test(ah >>> 0, bh >>> 0) : test(ah, bh);
      return test(f.i32[a + 2 * l]! >>> 0, f.i32[b + 2 * l]! >>> 0);
    };
  }
  if (bits === 16 && !unsigned)
    return (f, l) => test((f.i32[a + l]! << 16) >> 16, (f.i32[b + l]! << 16) >> 16);
  if (unsigned) return (f, l) => test(f.i32[a + l]! >>> 0, f.i32[b + l]! >>> 0);
  return (f, l) => test(f.i32[a + l]!, f.i32[b + l]!);
}

type Combine = (value: boolean, other: boolean) => boolean;

function combineOf(c: OpContext): Combine | undefined {
  if (c.has('and')) return (v, q) => v && q;
  if (c.has('or')) return (v, q) => v || q;
  if (c.has('xor')) return (v, q) => v !== q;
  return undefined;
}

const setp: OpCompiler = (c) => {
  const first = c.operand(0);
  const combine = combineOf(c);
  const packed = c.type.endsWith('x2');
  const p = c.dstOf(first.kind === 'pair' ? first.first : first, 'pred');
  const q = first.kind === 'pair' ? c.dstOf(first.second, 'pred') : -1;
  const other = combine ? c.src(3, 'pred') : -1;
  if (packed) {
    const low = comparison(c, c.type, 0);
    const high = comparison(c, c.type, 1);
    return (f, n, lanes) => {
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        let x = low(f, l);
        let y = high(f, l);
        if (combine) {
          const extra = f.i32[other + l] !== 0;
          x = combine(x, extra);
          y = combine(y, extra);
        }
        f.i32[p + l] = x ? 1 : 0;
        if (q >= 0) f.i32[q + l] = y ? 1 : 0;
      }
    };
  }
  if (!combine && q < 0) return plainSetp(c, p);
  const test = comparison(c, c.type);
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const v = test(f, l);
      const extra = combine ? f.i32[other + l] !== 0 : false;
      f.i32[p + l] = (combine ? combine(v, extra) : v) ? 1 : 0;
      if (q >= 0) f.i32[q + l] = (combine ? combine(!v, extra) : !v) ? 1 : 0;
    }
  };
};

/** Loops of their own for the commonest comparisons of 32-bit integers. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a loop for each common comparison, because one with a test inside costs at each step
function plainSetp(c: OpContext, p: number): Exec {
  const { type } = c;
  if (bitsOf(type) === 32 && !type.startsWith('f') && !type.includes('x')) {
    const a = c.src(1);
    const b = c.src(2);
    if (c.has('eq') || c.has('ne')) {
      const same = c.has('eq') ? 1 : 0;
      return (f, n, lanes) => {
        const r = f.i32;
        for (let i = 0; i < n; i++) {
          const l = lanes[i]!;
          r[p + l] = r[a + l] === r[b + l] ? same : 1 - same;
        }
      };
    }
    const strict = c.has('lt') || c.has('gt') || c.has('lo') || c.has('hi');
    const swap = c.has('gt') || c.has('ge') || c.has('hi') || c.has('hs');
    const known = strict || c.has('le') || c.has('ge') || c.has('ls') || c.has('hs');
    if (known) {
      const x = swap ? b : a;
      const y = swap ? a : b;
      const signed = isSigned(type) && !(c.has('lo') || c.has('ls') || c.has('hi') || c.has('hs'));
      // x < y, or x <= y as not (y < x).
      const left = strict ? x : y;
      const right = strict ? y : x;
      const yes = strict ? 1 : 0;
      return (f, n, lanes) => {
        const r = signed ? f.i32 : f.u32;
        const out = f.i32;
        for (let i = 0; i < n; i++) {
          const l = lanes[i]!;
          out[p + l] = r[left + l]! < r[right + l]! ? yes : 1 - yes;
        }
      };
    }
  }
  const test = comparison(c, type);
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      f.i32[p + l] = test(f, l) ? 1 : 0;
    }
  };
}

/** `set` writes all ones or 1.0; the first type is the result's. */
const set: OpCompiler = (c) => {
  const target = c.types[0] ?? 'u32';
  const source = c.types[1] ?? target;
  const combine = combineOf(c);
  const d = c.dst(0, target);
  const other = combine ? c.src(3, 'pred') : -1;
  const packed = source.endsWith('x2');
  const low = comparison(c, source, 0);
  const high = packed ? comparison(c, source, 1) : low;
  const word = (t: string): number => {
    if (t === 'f32') return 0x3f800000;
    if (t === 'f16' || t === 'f16x2') return 0x3c00;
    if (t === 'bf16' || t === 'bf16x2') return 0x3f80;
    return -1;
  };
  const yes = packed
    ? word(target) & 0xffff
    : bitsOf(target) === 16
      ? word(target) & 0xffff
      : word(target);
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const extra = combine ? f.i32[other + l] !== 0 : false;
      const x = combine ? combine(low(f, l), extra) : low(f, l);
      let v = x ? yes : 0;
      if (packed) {
        const y = combine ? combine(high(f, l), extra) : high(f, l);
        v |= (y ? yes : 0) << 16;
      }
      f.i32[d + l] = v;
    }
  };
};

const selp: OpCompiler = (c) => {
  const d = c.dst(0);
  const a = c.src(1);
  const b = c.src(2);
  const p = c.src(3, 'pred');
  if (wordsOf(c.type) === 2) {
    return (f, n, lanes) => {
      const r = f.i32;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        const from = (r[p + l] !== 0 ? a : b) + 2 * l;
        const lo = r[from]!;
        r[d + 2 * l + 1] = r[from + 1]!;
        r[d + 2 * l] = lo;
      }
    };
  }
  return (f, n, lanes) => {
    const r = f.i32;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      r[d + l] = r[(r[p + l] !== 0 ? a : b) + l]!;
    }
  };
};

/** Selects by the sign of the last operand. */
const slct: OpCompiler = (c) => {
  const target = c.types[0] ?? 'b32';
  const selector = c.types[1] ?? 's32';
  const d = c.dst(0, target);
  const a = c.src(1, target);
  const b = c.src(2, target);
  const s = c.src(3, selector);
  const ftz = c.has('ftz');
  const takesFirst: Test =
    selector === 'f32'
      ? (f, l) => (ftz ? flush(f.f32[s + l]!) : f.f32[s + l]!) >= 0
      : (f, l) => f.i32[s + l]! >= 0;
  const w = wordsOf(target);
  if (w === 1 && selector !== 'f32') return map3(d, a, b, s, (x, y, z) => (z >= 0 ? x : y));
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const from = takesFirst(f, l) ? a : b;
      for (let k = 0; k < w; k++) f.i32[d + l * w + k] = f.i32[from + l * w + k]!;
    }
  };
};

export const compareOps: OpTable = { setp, set, selp, slct };
