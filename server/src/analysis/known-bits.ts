/**
 * Which bits of a value are known: `zero` holds those that are 0, `one` those that are 1. Computed
 * on demand from the definitions, a few levels deep; block parameters are unknown unless every
 * argument agrees on cheap facts. Trailing zeros are the congruence (alignment) of addresses and
 * offsets.
 */
import { bitWidth, defInst, type Inst, isFloat, type Module, type Value } from '../mir/index.ts';
import { greatest, least } from './bigint-min-max.ts';

export interface Bits {
  readonly zero: bigint;
  readonly one: bigint;
}

const UNKNOWN: Bits = Object.freeze({ zero: 0n, one: 0n });
const MAX_DEPTH = 8;

/**
 * Most threads of a workgroup in any dimension on any target: bits above are zero in ids and sizes.
 */
const MAX_WORKGROUP = 1024n;

const MASKS: readonly bigint[] = Array.from({ length: 129 }, (_, i) => (1n << BigInt(i)) - 1n);

/** All ones in the low `bits` bits. */
export function lowMask(bits: number): bigint {
  return MASKS[bits]!;
}

export class KnownBits {
  private readonly memo: (Bits | undefined)[] = [];
  private readonly module: Module | undefined;

  /** With a module, alignments of globals are known too. */
  constructor(module?: Module) {
    this.module = module;
  }

  of(value: Value): Bits {
    return this.at(value, 0);
  }

  /** Number of low bits known to be zero; the width of the type for a zero. */
  trailingZeros(value: Value): number {
    const { zero } = this.of(value);
    const width = bitWidth(value.type);
    let n = 0;
    while (n < width && ((zero >> BigInt(n)) & 1n) === 1n) n++;
    return n;
  }

  /** Largest unsigned value that the known bits allow. */
  maxUnsigned(value: Value): bigint {
    return lowMask(bitWidth(value.type)) & ~this.of(value).zero;
  }

  /**
   * How many of the highest bits are copies of the sign, itself included: at least 1. Has the part
   * of LLVM's `ComputeNumSignBits`.
   */
  signBits(value: Value, depth = 0): number {
    const width = bitWidth(value.type);
    const { zero, one } = this.at(value, depth);
    const known =
      width - bitLength(lowMask(width) & ~((zero >> BigInt(width - 1)) & 1n ? zero : one));
    const def = defInst(value);
    if (def === undefined || depth > MAX_DEPTH) return Math.max(1, known);
    return Math.max(1, known, this.signBitsOf(def, width, depth + 1));
  }

  private signBitsOf({ op, args }: Inst, width: number, depth: number): number {
    const of = (i: number): number => this.signBits(args[i]!, depth);
    switch (op) {
      case 'int.sext':
        return width - bitWidth(args[0]!.type) + of(0);
      case 'int.trunc':
        return of(0) - (bitWidth(args[0]!.type) - width);
      case 'int.ashr': {
        const by = defInst(args[1]);
        const shift = by?.op === 'const.int' ? Number(by.attrs.bits! % BigInt(width)) : 0;
        return Math.min(width, of(0) + shift);
      }
      case 'int.and':
      case 'int.or':
      case 'int.xor':
      case 'int.smin':
      case 'int.smax':
        return Math.min(of(0), of(1));
      case 'select':
        return Math.min(of(1), of(2));
      // One bit of the sum may be a carry.
      case 'int.add':
      case 'int.sub':
        return Math.min(of(0), of(1)) - 1;
      case 'int.sdiv':
        return of(0) - 1;
      case 'int.srem':
        return Math.max(of(0), of(1));
      default:
        return 1;
    }
  }

  private at(value: Value, depth: number): Bits {
    const seen = this.memo[value.id];
    if (seen !== undefined) return seen;
    if (depth > MAX_DEPTH || isFloat(value.type)) return UNKNOWN;
    const def = defInst(value);
    const bits = def === undefined ? UNKNOWN : this.inst(def, value, depth + 1);
    if (depth === 0 || def?.op === 'const.int') this.memo[value.id] = bits;
    return bits;
  }

  private inst(def: Inst, value: Value, depth: number): Bits {
    const width = bitWidth(value.type);
    const mask = lowMask(width);
    const arg = (i: number): Bits => this.at(def.args[i]!, depth);
    switch (def.op) {
      case 'const.int':
        return { zero: mask & ~def.attrs.bits!, one: def.attrs.bits! };
      case 'const.null':
        return { zero: mask, one: 0n };
      case 'int.and': {
        const a = arg(0);
        const b = arg(1);
        return { zero: a.zero | b.zero, one: a.one & b.one };
      }
      case 'int.or': {
        const a = arg(0);
        const b = arg(1);
        return { zero: a.zero & b.zero, one: a.one | b.one };
      }
      case 'int.xor': {
        const a = arg(0);
        const b = arg(1);
        return {
          zero: (a.zero & b.zero) | (a.one & b.one),
          one: (a.zero & b.one) | (a.one & b.zero),
        };
      }
      case 'int.shl':
      case 'int.lshr': {
        const by = defInst(def.args[1]);
        if (by?.op !== 'const.int') return UNKNOWN;
        const n = by.attrs.bits! % BigInt(width);
        const a = arg(0);
        if (def.op === 'int.shl')
          return { zero: ((a.zero << n) | lowMask(Number(n))) & mask, one: (a.one << n) & mask };
        return { zero: (a.zero >> n) | (mask & ~(mask >> n)), one: a.one >> n };
      }
      case 'int.add':
      case 'ptr.add':
        return value === def.results[0] ? sum(arg(0), arg(1), mask) : UNKNOWN;
      case 'int.sub': {
        const a = arg(0);
        const b = arg(1);
        const low = lowMask(Math.min(zeros(a.zero, width), zeros(b.zero, width)));
        return { zero: low, one: 0n };
      }
      case 'int.mul': {
        const a = arg(0);
        const b = arg(1);
        const low = Math.min(width, zeros(a.zero, width) + zeros(b.zero, width));
        const high =
          mask & ~lowMask(Math.min(width, bitLength(mask & ~a.zero) + bitLength(mask & ~b.zero)));
        return { zero: lowMask(low) | high, one: 0n };
      }
      case 'int.udiv': {
        const by = arg(1);
        const max = mask & ~arg(0).zero;
        const most = by.one > 0n ? max / by.one : max;
        return { zero: mask & ~lowMask(bitLength(most)), one: 0n };
      }
      case 'int.urem': {
        const max = mask & ~arg(1).zero;
        const most = max === 0n ? 0n : max - 1n;
        const self = mask & ~arg(0).zero;
        return { zero: mask & ~lowMask(bitLength(least(most, self))), one: 0n };
      }
      case 'int.umin': {
        const a = mask & ~arg(0).zero;
        const b = mask & ~arg(1).zero;
        return { zero: mask & ~lowMask(bitLength(least(a, b))), one: 0n };
      }
      case 'int.umax': {
        const a = mask & ~arg(0).zero;
        const b = mask & ~arg(1).zero;
        return { zero: mask & ~lowMask(bitLength(greatest(a, b))), one: 0n };
      }
      case 'int.zext': {
        const a = arg(0);
        return { zero: a.zero | (mask & ~lowMask(bitWidth(def.args[0].type))), one: a.one };
      }
      case 'int.sext': {
        const a = arg(0);
        const from = bitWidth(def.args[0].type);
        const high = mask & ~lowMask(from);
        const sign = 1n << BigInt(from - 1);
        if ((a.zero & sign) !== 0n) return { zero: a.zero | high, one: a.one };
        if ((a.one & sign) !== 0n) return { zero: a.zero, one: a.one | high };
        return { zero: a.zero & ~sign, one: a.one & ~sign };
      }
      case 'int.trunc': {
        const a = arg(0);
        return { zero: a.zero & mask, one: a.one & mask };
      }
      case 'select': {
        const a = arg(1);
        const b = arg(2);
        return { zero: a.zero & b.zero, one: a.one & b.one };
      }
      case 'int.ctlz':
      case 'int.cttz':
      case 'int.ctpop':
        return { zero: mask & ~lowMask(bitLength(BigInt(width))), one: 0n };
      case 'ptr.cast':
      case 'ptr.to.int':
      case 'int.to.ptr':
        return this.address(def, depth);
      case 'alloca':
        return { zero: BigInt(def.attrs.align!) - 1n, one: 0n };
      case 'global.addr': {
        const align = def.attrs.align ?? this.module?.globals.get(def.attrs.symbol!)?.align ?? 1;
        return { zero: BigInt(align) - 1n, one: 0n };
      }
      case 'gpu.thread.id':
        return { zero: mask & ~(MAX_WORKGROUP - 1n), one: 0n };
      case 'gpu.workgroup.size':
        return { zero: mask & ~((MAX_WORKGROUP << 1n) - 1n), one: 0n };
      default:
        return UNKNOWN;
    }
  }

  /** Conversions keep the alignment; high bits differ between address spaces. */
  private address(def: Inst, depth: number): Bits {
    const { zero } = this.at(def.args[0], depth);
    return { zero: lowMask(zeros(zero, 64)), one: 0n };
  }
}

/**
 * Bits of a sum. A carry into a bit is known to be 0 when even the largest operands give none, and
 * known to be 1 when the smallest do; a result bit is known when both operand bits and the carry
 * are.
 */
function sum(a: Bits, b: Bits, mask: bigint): Bits {
  const maxA = mask & ~a.zero;
  const maxB = mask & ~b.zero;
  const high = maxA + maxB;
  const low = a.one + b.one;
  const noCarry = ~(high ^ maxA ^ maxB);
  const carry = low ^ a.one ^ b.one;
  const known = (a.zero | a.one) & (b.zero | b.one) & (noCarry | carry) & mask;
  return { zero: ~high & known, one: low & known };
}

function zeros(zero: bigint, width: number): number {
  let n = 0;
  while (n < width && ((zero >> BigInt(n)) & 1n) === 1n) n++;
  return n;
}

function bitLength(x: bigint): number {
  if (x === 0n) return 0;
  const low = Number(BigInt.asUintN(32, x));
  if (x === BigInt(low)) return 32 - Math.clz32(low);
  return 32 + bitLength(x >> 32n);
}
