/** What a row of the intrinsics table gets: operands and the monomorphic types of the call. */
import { type GenericArg, isTy, type Ty } from '../../hir/index.ts';
import type { Value } from '../../mir/index.ts';
import type { FnCx } from '../fn-cx.ts';
import type { Operand, Place } from '../operand.ts';
import { scalarValue } from '../shape.ts';

export interface IntrinsicCall {
  readonly args: readonly Operand[];
  /** Types of `args`. */
  readonly tys: readonly Ty[];
  readonly generics: readonly GenericArg[];
  readonly ret: Ty;
  /** Where a result of memory class is wanted. */
  readonly dest: Place | undefined;
}

/** Lowers one intrinsic; one row of a table. */
export type IntrinsicRow = (cx: FnCx, call: IntrinsicCall) => Operand;

export type IntrinsicTable = Readonly<Record<string, IntrinsicRow>>;

/** Generic argument `index` as a type. */
export function typeArg(cx: FnCx, call: IntrinsicCall, index = 0): Ty {
  const arg = call.generics[index];
  if (arg === undefined || !isTy(arg))
    return cx.unsupported('an intrinsic without its type argument');
  return arg;
}

/** Generic argument `index` as the bits of a constant. */
export function constArg(cx: FnCx, call: IntrinsicCall, index: number): bigint {
  const arg = call.generics[index];
  const bits = arg === undefined || isTy(arg) ? undefined : cx.hir.constValue(arg);
  return bits ?? cx.unsupported('an intrinsic without its constant argument');
}

/** Argument `index` as a scalar value. */
export function arg(cx: FnCx, call: IntrinsicCall, index: number): Value {
  const op = call.args[index];
  return op === undefined
    ? cx.unsupported('an intrinsic with too few arguments')
    : scalarValue(cx, op);
}

/** What the pointer argument `index` points to. */
export function pointeeTy(cx: FnCx, call: IntrinsicCall, index = 0): Ty {
  const ty = call.tys[index];
  if (ty?.kind === 'ptr' || ty?.kind === 'ref') return ty.inner;
  return cx.unsupported('an intrinsic on something that is no pointer');
}
