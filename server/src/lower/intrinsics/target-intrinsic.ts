/** `gpu.intrinsic`: a call that is one instruction of the target. */
import { reprClass } from '../../layout/index.ts';
import { isFloat, type MirType, targetOp, type Value } from '../../mir/index.ts';
import type { FnCx } from '../fn-cx.ts';
import { operandOf, valuesOf, valueTypes } from '../memory.ts';
import type { Operand } from '../operand.ts';
import { constArg, type IntrinsicCall } from './types.ts';

/** The bare operation. */
export function emitIntrinsic(
  cx: FnCx,
  symbol: string,
  args: Value[],
  results: readonly MirType[],
  imm: readonly bigint[],
): Value[] {
  if (imm.length === 0) return cx.b.emit(targetOp(symbol), args, results, { symbol }).results;
  return cx.b.emit('gpu.intrinsic', args, results, { symbol, imm }).results;
}

/** How the operands of a call become those of the instruction, where they are not the same. */
export interface Spelling {
  /** For each operand of the instruction, which one of the call it is. */
  readonly order?: readonly number[];
  /** Floats travel as bits of this type. */
  readonly bits?: MirType;
}

/**
 * `gpu.intrinsic`: scalars go as they are, small vectors as the integer of their size; constants
 * are immediates.
 */
export function targetIntrinsic(
  cx: FnCx,
  call: IntrinsicCall,
  symbol: string,
  { order, bits }: Spelling = {},
): Operand {
  const given: Value[] = [];
  for (const [at, op] of call.args.entries()) {
    if (op.kind !== 'memory') given.push(...valuesOf(op));
    else
      given.push(
        cx.b.load(bitsType(cx, cx.layout(call.tys[at]!).size), op.place.ptr, op.place.align),
      );
  }
  const toBits = (value: Value): Value =>
    bits === undefined || !isFloat(value.type) ? value : cx.b.value('bitcast', [value], bits);
  const args = order === undefined ? given : order.map((at) => given[at]!);
  const imm: bigint[] = [];
  for (const [at, generic_] of call.generics.entries()) {
    if (generic_.kind === 'value') imm.push(constArg(cx, call, at));
  }
  const layout = cx.layout(call.ret);
  if (reprClass(layout) === 'memory') {
    const type = bitsType(cx, layout.size);
    const [bits] = emitIntrinsic(cx, symbol, args.map(toBits), [type], imm);
    const place = call.dest ?? cx.temp(call.ret);
    cx.b.store(bits!, place.ptr, place.align);
    return { kind: 'memory', place, owned: true };
  }
  const types = valueTypes(cx, layout);
  const travel = types.map((type) => (bits !== undefined && isFloat(type) ? bits : type));
  const results = emitIntrinsic(cx, symbol, args.map(toBits), travel, imm).map((value, at) =>
    value.type === types[at] ? value : cx.b.value('bitcast', [value], types[at]!),
  );
  if (layout.uninhabited) {
    cx.b.emit('unreachable', [], []);
    cx.startDead();
  }
  return operandOf(results);
}

function bitsType(cx: FnCx, size: number): MirType {
  if (size === 2 || size === 4 || size === 8) return `i${size * 8}` as MirType;
  return cx.unsupported('a target intrinsic on values of this size');
}
