/**
 * Operations that are computed outside of WebAssembly: what the table of folding knows, atomic
 * updates without an instruction, and float functions.
 */
import {
  bitWidth,
  type FloatType,
  foldInst,
  foldOp,
  type Inst,
  isFloat,
  isNanBits,
  type MirType,
  type RmwKind,
} from '../mir/index.ts';
import {
  approximateCosine,
  approximateExp2,
  approximateLog2,
  approximateSine,
  fma32,
  fma64,
} from '../numeric/index.ts';
import type { ExecuteTarget } from './api.ts';
import { FLOAT_FUNCTIONS, type FloatFunction } from './float-ops.ts';

/** The bits of a NaN that arithmetic of a target makes. */
export function targetNan(target: ExecuteTarget, type: FloatType): bigint {
  const isPtx = target.name === 'ptx';
  if (type === 'f16') return isPtx ? 0x7fffn : 0x7e00n;
  if (type === 'f32') return isPtx ? 0x7fffffffn : 0x7fc00000n;
  return 0x7ff8000000000000n;
}

/** Operations that move the bits of a NaN. */
const MOVES = new Set(['float.neg', 'float.abs', 'float.copysign', 'select', 'bitcast']);

/** Results of a pure operation; undefined where it is undefined. */
export function evaluate(
  target: ExecuteTarget,
  inst: Inst,
  bits: readonly bigint[],
): readonly bigint[] | undefined {
  const results = foldInst(inst, bits);
  if (results === undefined || MOVES.has(inst.op)) return results;
  return results.map((result, i) => settled(target, result, inst.results[i]!.type));
}

function settled(target: ExecuteTarget, bits: bigint, type: MirType): bigint {
  return isFloat(type) && isNanBits(bits, type) ? targetNan(target, type) : bits;
}

/** What a read-modify-write stores. */
export function updated(
  target: ExecuteTarget,
  kind: RmwKind,
  type: MirType,
  old: bigint,
  operand: bigint,
): bigint {
  const fold = (op: Parameters<typeof foldOp>[0]): bigint =>
    foldOp(op, type, type, [old, operand])![0]!;
  switch (kind) {
    case 'xchg':
      return operand;
    case 'nand':
      return BigInt.asUintN(bitWidth(type), ~(old & operand));
    case 'fadd':
      return settled(target, fold('float.add'), type);
    case 'fmin':
      return settled(target, fold('float.min'), type);
    case 'fmax':
      return settled(target, fold('float.max'), type);
    default:
      return fold(`int.${kind}`);
  }
}

const EXACT: Readonly<Record<FloatFunction, (a: number, b: number) => number>> = {
  'float.sin': Math.sin,
  'float.cos': Math.cos,
  'float.exp2': (a) => 2 ** a,
  'float.log2': Math.log2,
  'float.round': (a) => {
    const whole = Math.trunc(a);
    return Math.abs(a - whole) < 0.5 || whole === a ? whole : whole + (a < 0 ? -1 : 1);
  },
  'float.rem': (a, b) => a % b,
};

/** Of 32 bits, as the target's instructions compute it. */
const APPROXIMATE: Partial<Record<FloatFunction, (a: number) => number>> = {
  'float.sin': approximateSine,
  'float.cos': approximateCosine,
  'float.exp2': approximateExp2,
  'float.log2': approximateLog2,
};

/** Imports that compute floats. */
export const FLOAT_IMPORTS = {
  fma32,
  fma64,
  float32: (number: number, a: number, b: number): number => {
    const name = FLOAT_FUNCTIONS[number]!;
    return APPROXIMATE[name]?.(a) ?? EXACT[name](a, b);
  },
  float64: (number: number, a: number, b: number): number => EXACT[FLOAT_FUNCTIONS[number]!](a, b),
} as const;
