/** `gpu.intrinsic`: a call that is one instruction of the target. */
import { append } from '../../base/index.ts';
import { reprClass } from '../../layout/index.ts';
import { isFloat, type MirType, targetOp, type Value } from '../../mir/index.ts';
import type { FnCx } from '../fn-cx.ts';
import { operandOf, valuesOf, valueTypes } from '../memory.ts';
import type { Operand } from '../operand.ts';
import { operandOfWide, wideTypes, wideValues } from '../wide.ts';
import { constArg, type IntrinsicCall } from './types.ts';

/** Constants of an operation, and the call of LLVM's that it was in the source. */
interface Immediates {
  readonly imm?: readonly bigint[];
  readonly llvm?: string | undefined;
}

/** The bare operation. */
export function emitIntrinsic(
  cx: FnCx,
  symbol: string,
  args: Value[],
  results: readonly MirType[],
  { imm = [], llvm }: Immediates = {},
): Value[] {
  const op = imm.length === 0 ? targetOp(symbol) : 'gpu.intrinsic';
  const attrs = {
    symbol,
    ...(imm.length === 0 ? {} : { imm }),
    ...(llvm === undefined ? {} : { llvm }),
  };
  return cx.b.emit(op, args, results, attrs).results;
}

/** How the operands of a call become those of the instruction, where they are not the same. */
export interface Spelling {
  /** For each operand of the instruction, which one of the call it is. */
  readonly order?: readonly number[];
  /** Floats travel as bits of this type. */
  readonly bits?: MirType;
  /** The call of LLVM's that it was in the source. */
  readonly llvm?: string | undefined;
}

/**
 * `gpu.intrinsic`: scalars go as they are, small vectors as the integer of their size; constants
 * are immediates.
 */
export function targetIntrinsic(
  cx: FnCx,
  call: IntrinsicCall,
  symbol: string,
  { order, bits, llvm }: Spelling = {},
): Operand {
  const { arch } = cx.hir.target;
  if (arch === 'amdgpu' && isWide(cx, call)) return wideIntrinsic(cx, call, symbol, llvm);
  const given: Value[] = [];
  for (const [at, op] of call.args.entries()) {
    if (op.kind !== 'memory') append(given, valuesOf(op));
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
    const [bits] = emitIntrinsic(cx, symbol, args.map(toBits), [type], { imm, llvm });
    const place = call.dest ?? cx.temp(call.ret);
    cx.b.store(bits!, place.ptr, place.align);
    return { kind: 'memory', place, owned: true };
  }
  const types = valueTypes(cx, layout);
  const travel = types.map((type) => (bits !== undefined && isFloat(type) ? bits : type));
  const results = emitIntrinsic(cx, symbol, args.map(toBits), travel, { imm, llvm }).map(
    (value, at) => (value.type === types[at] ? value : cx.b.value('bitcast', [value], types[at]!)),
  );
  if (layout.uninhabited) {
    cx.b.emit('unreachable', [], []);
    cx.startDead();
  }
  return operandOf(results);
}

/** Is an operand or the result a vector of more than 64 bits, or one of three words? */
function isWide(cx: FnCx, { tys, ret, args }: IntrinsicCall): boolean {
  const fits = (size: number): boolean => size === 2 || size === 4 || size === 8;
  const result = cx.layout(ret);
  if (reprClass(result) === 'memory' && !fits(result.size)) return true;
  return args.some((op, at) => op.kind === 'memory' && !fits(cx.layout(tys[at]!).size));
}

/**
 * `gpu.intrinsic` whose only immediate says how many values each operand is: vectors go as their
 * elements, or as words where those are smaller.
 */
function wideIntrinsic(
  cx: FnCx,
  call: IntrinsicCall,
  symbol: string,
  llvm: string | undefined,
): Operand {
  const operands = call.args.map((op, at) => wideValues(cx, op, call.tys[at]!));
  const shape = operands.map(({ length }) => length).join(',');
  const { results } = cx.b.emit('gpu.intrinsic', operands.flat(), wideTypes(cx, call.ret), {
    symbol,
    imm: [shape],
    ...(llvm === undefined ? {} : { llvm }),
  });
  return operandOfWide(cx, results, call.ret, call.dest);
}

function bitsType(cx: FnCx, size: number): MirType {
  if (size === 2 || size === 4 || size === 8) return `i${size * 8}` as MirType;
  return cx.unsupported('a target intrinsic on values of this size');
}
