/**
 * Video instructions (PTX ISA 9.7.18 and 9.7.19): parts of words, computed wide, saturated, merged
 * or combined.
 */
import type { PtxOperand } from '../../../asm/index.ts';
import { isSigned, type OpCompiler, type OpContext, type OpTable } from '../context.ts';
import type { Exec } from '../state.ts';

/** Bits of a part: a byte, a half or the word. */
function partBits(selector: string): number {
  return selector.startsWith('b') ? 8 : selector.startsWith('h') ? 16 : 32;
}

function selectorOf(operand: PtxOperand): string {
  const inner = operand.kind === 'neg' ? operand.operand : operand;
  return inner.kind === 'sym' ? inner.selector : '';
}

/** The part of a word a selector such as `h1` picks, extended by the type. */
function pick(word: number, bits: number, index: number, signed: boolean): number {
  if (bits === 32) return signed ? word | 0 : word >>> 0;
  const up = word << (32 - bits * (index + 1));
  return signed ? up >> (32 - bits) : up >>> (32 - bits);
}

function saturate(value: bigint, bits: number, signed: boolean): bigint {
  const min = signed ? -(1n << BigInt(bits - 1)) : 0n;
  const max = signed ? (1n << BigInt(bits - 1)) - 1n : (1n << BigInt(bits)) - 1n;
  return value < min ? min : value > max ? max : value;
}

type Combine = (a: bigint, b: bigint, shiftMode: 'clamp' | 'wrap') => bigint;

const amount = (b: bigint, mode: 'clamp' | 'wrap'): bigint => {
  const n = BigInt.asUintN(32, b);
  return mode === 'wrap' ? n & 31n : n > 32n ? 32n : n;
};
const absolute = (v: bigint): bigint => (v < 0n ? -v : v);

const OPERATIONS: Readonly<Record<string, Combine>> = {
  vadd: (a, b) => a + b,
  vsub: (a, b) => a - b,
  vabsdiff: (a, b) => absolute(a - b),
  vmin: (a, b) => (a < b ? a : b),
  vmax: (a, b) => (a > b ? a : b),
  vshl: (a, b, mode) => a << amount(b, mode),
  vshr: (a, b, mode) => a >> amount(b, mode),
  // Half way results go up, except below zero.
  vavrg: (a, b) => (a + b + (a + b >= 0n ? 1n : 0n)) >> 1n,
};

function comparison(c: OpContext): Combine {
  const truth = (v: boolean): bigint => (v ? 1n : 0n);
  if (c.has('eq')) return (a, b) => truth(a === b);
  if (c.has('ne')) return (a, b) => truth(a !== b);
  if (c.has('lt')) return (a, b) => truth(a < b);
  if (c.has('le')) return (a, b) => truth(a <= b);
  if (c.has('gt')) return (a, b) => truth(a > b);
  return (a, b) => truth(a >= b);
}

function operationOf(c: OpContext, name: string): Combine {
  return name === 'vset' ? comparison(c) : (OPERATIONS[name] ?? c.fail(`there is no \`${name}\``));
}

/** Types of destination and sources; `vset` has no destination type. */
function typesOf(c: OpContext, name: string): [string, string, string] {
  const [x = 'u32', y = 'u32', z = 'u32'] = c.types;
  return name === 'vset' ? ['u32', x, y] : [x, y, z];
}

/** The second step: `.add`, `.min`, `.max` with the third source. */
function secondStep(c: OpContext): 'add' | 'min' | 'max' | undefined {
  return (['add', 'min', 'max'] as const).find((op) => c.has(op));
}

const scalar =
  (name: string): OpCompiler =>
  (c) => {
    const [dt, at, bt] = typesOf(c, name);
    const combine = operationOf(c, name);
    const target = selectorOf(c.operand(0));
    const [aSel, bSel] = [selectorOf(c.operand(1)), selectorOf(c.operand(2))];
    const d = c.dst(0, 'b32');
    const a = c.src(1, 'b32');
    const b = c.src(2, 'b32');
    const third = c.operandCount > 3 ? c.src(3, 'b32') : -1;
    const second = third >= 0 ? secondStep(c) : undefined;
    const mode = c.has('wrap') ? 'wrap' : 'clamp';
    const sat = c.has('sat');
    const bits = partBits(target);
    const place = Number(target.slice(1) || 0) * bits;
    const signed = isSigned(dt);
    const read = (sel: string, type: string) => {
      const [width, index, isS] = [partBits(sel), Number(sel.slice(1) || 0), isSigned(type)];
      return (word: number): bigint => BigInt(pick(word, width, index, isS));
    };
    const [readA, readB] = [read(aSel, at), read(bSel, bt)];
    return (f, n, lanes) => {
      const r = f.i32;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        let v = combine(readA(r[a + l]!), readB(r[b + l]!), mode);
        if (sat) v = saturate(v, bits, signed);
        r[d + l] = finish(v, third >= 0 ? r[third + l]! : 0);
      }
    };
    function finish(v: bigint, other: number): number {
      if (second) {
        const x = signed ? BigInt.asIntN(32, v) : BigInt.asUintN(32, v);
        const y = signed ? BigInt(other) : BigInt(other >>> 0);
        const out = second === 'add' ? x + y : (second === 'min') === x < y ? x : y;
        return Number(BigInt.asIntN(32, out));
      }
      const word = Number(BigInt.asIntN(32, v));
      if (bits === 32) return word;
      const mask = (2 ** bits - 1) << place;
      return (other & ~mask) | ((word << place) & mask);
    }
  };

/** (a * b + c) >> scale, with signs of the sources and one more by `.po`. */
const vmad: OpCompiler = (c) => {
  const [dt = 'u32', at = 'u32', bt = 'u32'] = c.types;
  const d = c.dst(0, 'b32');
  const slots = [1, 2, 3].map((i) => {
    const operand = c.operand(i);
    return {
      slot: c.srcOf(operand.kind === 'neg' ? operand.operand : operand, 'b32'),
      negate: operand.kind === 'neg',
      selector: selectorOf(operand),
    };
  });
  const [a, b, e] = slots as [(typeof slots)[0], (typeof slots)[0], (typeof slots)[0]];
  const shift = c.has('shr7') ? 7n : c.has('shr15') ? 15n : 0n;
  const [sat, po] = [c.has('sat'), c.has('po')];
  const signed = isSigned(at) || isSigned(bt);
  const value = (word: number, s: (typeof slots)[0], type: string): bigint =>
    BigInt(pick(word, partBits(s.selector), Number(s.selector.slice(1) || 0), isSigned(type)));
  return (f, n, lanes) => {
    const r = f.i32;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      let v = value(r[a.slot + l]!, a, at) * value(r[b.slot + l]!, b, bt);
      let addend = signed || isSigned(dt) ? BigInt(r[e.slot + l]!) : BigInt(r[e.slot + l]! >>> 0);
      if (a.negate !== b.negate) v = -v;
      if (e.negate) addend = -addend;
      v = (v + addend + (po ? 1n : 0n)) >> shift;
      if (sat) v = saturate(v, 32, isSigned(dt));
      r[d + l] = Number(BigInt.asIntN(32, v));
    }
  };
};

/**
 * Positions a selector such as `h10` or `b7654` names, lowest first; 4 digits and more reach into
 * the other source.
 */
function positions(selector: string, count: number, first: number): number[] {
  if (selector === '') return Array.from({ length: count }, (_, i) => first + i);
  return [...selector.slice(1)].reverse().map(Number);
}

const simd =
  (name: string, count: 2 | 4): OpCompiler =>
  (c) => {
    const [dt, at, bt] = typesOf(c, name);
    const combine = operationOf(c, name);
    const bits = 32 / count;
    const written = positions(selectorOf(c.operand(0)), count, 0);
    const fromA = positions(selectorOf(c.operand(1)), count, 0);
    const fromB = positions(selectorOf(c.operand(2)), count, count);
    const d = c.dst(0, 'b32');
    const a = c.src(1, 'b32');
    const b = c.src(2, 'b32');
    const e = c.src(3, 'b32');
    const [sat, sums] = [c.has('sat'), c.has('add')];
    const signed = isSigned(dt);
    const mask = 2 ** bits - 1;
    const exec: Exec = (f, n, lanes) => {
      const r = f.i32;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        const [x, y] = [r[a + l]!, r[b + l]!];
        const part = (k: number, type: string): bigint =>
          BigInt(pick(k < count ? x : y, bits, k % count, isSigned(type)));
        let out = r[e + l]!;
        for (const k of written) {
          let v = combine(part(fromA[k]!, at), part(fromB[k]!, bt), 'clamp');
          if (sat) v = saturate(v, bits, signed);
          if (sums) out = (out + Number(BigInt.asIntN(32, v))) | 0;
          else
            out =
              (out & ~(mask << (k * bits))) | ((Number(BigInt.asIntN(32, v)) & mask) << (k * bits));
        }
        r[d + l] = out;
      }
    };
    return exec;
  };

export const videoOps: OpTable = {
  ...Object.fromEntries(
    ['vadd', 'vsub', 'vabsdiff', 'vmin', 'vmax', 'vshl', 'vshr', 'vset'].map((name) => [
      name,
      scalar(name),
    ]),
  ),
  vmad,
  ...Object.fromEntries(
    ['vadd', 'vsub', 'vavrg', 'vabsdiff', 'vmin', 'vmax', 'vset'].flatMap((name) => [
      [`${name}2`, simd(name, 2)],
      [`${name}4`, simd(name, 4)],
    ]),
  ),
};
