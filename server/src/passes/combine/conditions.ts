/** Conditions of rewrite rules, as questions to the analyses. */
import { type Bits, lowMask } from '../../analysis/index.ts';
import {
  bitWidth,
  type Condition,
  compareInts,
  defInst,
  type FloatType,
  type Inst,
  type IntPred,
  type MirType,
  SWAPPED_PRED,
  type Term,
  type Value,
} from '../../mir/index.ts';
import { bitsOf, typeOf } from './expressions.ts';
import { allOnes, constantBits, isPow2, signBit } from './match.ts';
import type { Match, Names } from './matcher.ts';
import type { Rewriter } from './rule.ts';

export type Holds = (m: Match, cx: Rewriter, inst: Inst) => boolean;
type KnownBits = (m: Match, cx: Rewriter) => bigint;

export function conditionOf(condition: Condition, names: Names): Holds {
  const holds = plain(condition, names);
  return condition.not ? (m, cx, inst) => !holds(m, cx, inst) : holds;
}

function plain({ name, word, pred, args }: Condition, names: Names): Holds {
  const term = (i: number): Term => args[i] as Term;
  const type = (i: number): ((m: Match) => MirType) => typeOf(args[i]!.type);
  const value = (i: number): ((m: Match) => Value) => {
    const at = names.valueOf((args[i] as { name: string }).name);
    return (m) => m.values[at]!;
  };
  switch (name) {
    case 'pow2': {
      const bits = bitsOf(term(0), names)!;
      return (m) => isPow2(bits(m) ?? 0n);
    }
    case 'float-pow2': {
      const of = value(0);
      return (m) => isExactPower(constantBits(of(m))!, of(m).type as FloatType);
    }
    case 'zeros': {
      const [zero, of] = [knownBits(term(0), names, 'zero'), type(0)];
      return (m, cx) => zero(m, cx) === allOnes(of(m));
    }
    case 'nonneg': {
      const of = value(0);
      return (m, cx) => (cx.known.of(of(m)).zero & signBit(of(m).type)) !== 0n;
    }
    case 'always': {
      const [a, b, p] = [value(0), value(1), names.pred(pred!)];
      return (m, cx) =>
        alwaysHolds(p(m) as IntPred, a(m).type, cx.known.of(a(m)), cx.known.of(b(m)));
    }
    case 'fits': {
      const of = type(0);
      const bits = [bitsOf(term(0), names), bitsOf(term(1), names)];
      const [a, b] = bits;
      if (a !== undefined && b !== undefined)
        return (m) => fits(word!, of(m), exact(a(m)!, of(m)), exact(b(m)!, of(m)));
      const [x, y] = [value(0), value(1)];
      return (m, cx) => fits(word!, of(m), cx.known.of(x(m)), cx.known.of(y(m)));
    }
    case 'object': {
      const of = value(0);
      return (m) => isObject(of(m));
    }
    case 'once': {
      const of = value(0);
      return (m, cx) => cx.usedOnce(of(m));
    }
    case 'free-trunc': {
      const [of, to] = [value(0), type(1)];
      return (m) => isFreeTrunc(of(m), to(m));
    }
    case 'unused':
      return (_m, cx, inst) => cx.useCount(inst.results[Number(word)]!) === 0;
    case 'wider': {
      const [a, b] = [type(0), type(1)];
      return (m) => bitWidth(a(m)) > bitWidth(b(m));
    }
    case 'is': {
      const [of, ...others] = args.map((_, i) => type(i));
      return (m) => others.some((other) => other(m) === of!(m));
    }
    default: {
      const [a, b, of] = [bitsOf(term(0), names)!, bitsOf(term(1), names)!, type(0)];
      return (m) => {
        const [x, y] = [a(m), b(m)];
        return x !== undefined && y !== undefined && compareInts(name as IntPred, x, y, of(m));
      };
    }
  }
}

function exact(bits: bigint, type: MirType): Bits {
  return { zero: allOnes(type) & ~bits, one: bits };
}

/** The bits of an expression of values and constants that are known to be `zero` or `one`. */
function knownBits(term: Term, names: Names, which: 'zero' | 'one'): KnownBits {
  const bits = bitsOf(term, names);
  if (bits !== undefined && term.kind !== 'none') {
    const type = typeOf(term.type);
    return which === 'one' ? (m) => bits(m) ?? 0n : (m) => allOnes(type(m)) & ~(bits(m) ?? -1n);
  }
  if (term.kind === 'var' || term.kind === 'const') {
    const at = names.valueOf(term.name);
    return (m, cx) => cx.known.of(m.values[at]!)[which];
  }
  if (term.kind !== 'op') throw new Error('nothing is known of this');
  const [first, second] = term.args;
  const a = knownBits(first!, names, which);
  if (term.op === 'int.trunc') {
    const type = typeOf(term.type);
    return (m, cx) => a(m, cx) & allOnes(type(m));
  }
  if (term.op === 'int.and') {
    const b = knownBits(second!, names, which);
    return which === 'zero' ? (m, cx) => a(m, cx) | b(m, cx) : (m, cx) => a(m, cx) & b(m, cx);
  }
  const other = which === 'zero' ? 'one' : 'zero';
  if (term.op === 'int.xor' && second!.kind === 'lit' && second!.text === '-1')
    return knownBits(first!, names, other);
  throw new Error(`known bits of ${term.op}`);
}

/** Says that a comparison holds for all values that the bits allow. */
function alwaysHolds(pred: IntPred, type: MirType, x: Bits, y: Bits): boolean {
  switch (pred) {
    case 'eq':
      return false;
    case 'ne':
      return ((x.zero & y.one) | (x.one & y.zero)) !== 0n;
    case 'ult':
      return y.one !== 0n && greatest(x, type, 0n) < y.one;
    case 'ule':
      return greatest(x, type, 0n) <= y.one;
    case 'slt':
      return greatest(x, type, signBit(type)) < smallest(y, signBit(type));
    case 'sle':
      return greatest(x, type, signBit(type)) <= smallest(y, signBit(type));
    default:
      return alwaysHolds(SWAPPED_PRED[pred], type, y, x);
  }
}

/** The greatest value, with the sign bit flipped where order is signed. */
function greatest({ zero, one }: Bits, type: MirType, sign: bigint): bigint {
  const most = allOnes(type) & ~zero;
  if (sign === 0n) return most;
  return (most & ~sign) | (~one & sign);
}

function smallest({ zero, one }: Bits, sign: bigint): bigint {
  return (one & ~sign) | (zero & sign);
}

/** Says that an operation overflows for no values that the bits allow. */
function fits(how: string, type: MirType, x: Bits, y: Bits): boolean {
  const all = allOnes(type);
  const max = how.startsWith('s') ? all >> 1n : all;
  const [a, b] = [all & ~x.zero, all & ~y.zero];
  switch (how.slice(1)) {
    case 'add':
      return a + b <= max;
    case 'mul':
      return a * b <= max;
    default:
      return how === 'usub' ? x.one >= b : a <= max && b <= max;
  }
}

/**
 * True for an address inside an object of its own: it is not null. Nor is what lies a known
 * distance from the start of an object, as LLVM's `isKnownNonZero` says of `inbounds` steps.
 */
function isObject(value: Value): boolean {
  for (let v = value; ; ) {
    const def = defInst(v);
    if (def === undefined) return false;
    // Workgroup and private memory begin at address 0 of their own space, but as generic addresses
    // they do not.
    if (def.op === 'alloca' || def.op === 'global.addr' || def.op === 'func.addr') return true;
    if (def.op === 'ptr.add') {
      if (def.attrs.inbounds !== true) return false;
      const by = defInst(def.args[1]);
      const { type } = def.results[0];
      const isMoved = by?.op === 'const.int' && by.attrs.bits !== 0n;
      if (isMoved && (type === 'ptr' || type === 'ptr.global')) return true;
    } else if (def.op !== 'ptr.cast') return false;
    v = def.args[0];
  }
}

function isFreeTrunc(value: Value, to: MirType): boolean {
  const def = defInst(value);
  if (def?.op === 'const.int') return true;
  return (
    (def?.op === 'int.zext' || def?.op === 'int.sext') && bitWidth(def.args[0].type) <= bitWidth(to)
  );
}

const EXPONENTS: Readonly<Record<FloatType, readonly [mantissa: number, bias: number]>> = {
  f16: [10, 15],
  f32: [23, 127],
  f64: [52, 1023],
};

/** A power of two that is normal and whose reciprocal is normal, so that both are exact. */
export function isExactPower(bits: bigint, type: FloatType): boolean {
  const [mantissa, bias] = EXPONENTS[type];
  if ((bits & lowMask(mantissa)) !== 0n) return false;
  const exponent = Number((bits & ~signBit(type)) >> BigInt(mantissa));
  return exponent > 0 && exponent < 2 * bias;
}
