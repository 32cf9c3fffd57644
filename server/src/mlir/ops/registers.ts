/**
 * Values as the machines' intrinsics take them: elements that are smaller than a register share
 * one, and structures are their fields.
 */
import { bitWidth, type MirType, type Value as MirValue, targetOp } from '../../mir/index.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import { partsOf } from '../lower/value-types.ts';
import { aggregateOf } from '../syntax/aggregate.ts';
import type { Op } from '../syntax/tree.ts';
import type { Type } from '../syntax/types.ts';
import { rebits } from './vector.ts';

/** How a vector is handed over: small elements in words, or the whole as one integer if it fits. */
export type Packing = 'words' | 'whole';

/** Fields of structures and arrays, one behind the other; all others are themselves. */
function fieldsOf(type: Type): readonly Type[] {
  const found = aggregateOf(type);
  if (found?.kind === 'struct') return found.fields.flatMap(fieldsOf);
  if (found?.kind !== 'array') return [type];
  const own = fieldsOf(found.element);
  return Array.from({ length: found.count }, () => own).flat();
}

/** Types of the registers of a value that is no aggregate. */
function registersOf(type: Type, packing: Packing): MirType[] {
  const parts = partsOf(type);
  if (type.kind !== 'vector') return parts;
  const width = bitWidth(parts[0]!);
  const bits = width * parts.length;
  if (packing === 'whole' && [16, 32, 64].includes(bits)) return [`i${bits}` as MirType];
  if (width >= 32) return parts;
  if (bits < 32) return [`i${bits}` as MirType];
  return new Array<MirType>(Math.ceil(bits / 32)).fill('i32');
}

/** Types of the registers of a value. */
export function registerTypes(cx: FnCx, op: Op, type: Type, packing: Packing): MirType[] {
  return cx.attempt(op, () => fieldsOf(type).flatMap((field) => registersOf(field, packing)));
}

/** A value in its registers. */
export function toRegisters(
  cx: FnCx,
  op: Op,
  type: Type,
  parts: readonly MirValue[],
  packing: Packing,
): MirValue[] {
  return byField(cx, op, type, parts, [partsOf, (field) => registersOf(field, packing)]);
}

/** The parts of a value from its registers. */
export function fromRegisters(
  cx: FnCx,
  op: Op,
  type: Type,
  registers: readonly MirValue[],
  packing: Packing,
): MirValue[] {
  return byField(cx, op, type, registers, [(field) => registersOf(field, packing), partsOf]);
}

type TypesOf = (field: Type) => readonly MirType[];

/** Takes the values of each field from one form to the other. */
function byField(
  cx: FnCx,
  op: Op,
  type: Type,
  values: readonly MirValue[],
  [from, to]: readonly [TypesOf, TypesOf],
): MirValue[] {
  let at = 0;
  return cx
    .attempt(op, () => fieldsOf(type))
    .flatMap((field) => {
      const count = from(field).length;
      const own = values.slice(at, at + count);
      at += count;
      return packed(cx, op, own, to(field));
    });
}

function packed(
  cx: FnCx,
  op: Op,
  from: readonly MirValue[],
  to: readonly MirType[],
): readonly MirValue[] {
  const isSame = from.length === to.length && from.every(({ type }, i) => type === to[i]);
  return isSame ? from : rebits(cx, op, from, to[0]!, to.length);
}

/** An operand: its value, or a number. */
export type Argument =
  | { readonly type: Type; readonly parts: readonly MirValue[] }
  | { readonly number: MirValue };

/** An operand of the operation. */
export function argument(cx: FnCx, op: Op, index: number): Argument {
  return { type: cx.typeOf(op.operands[index]), parts: cx.of(op.operands[index]) };
}

/** The same address as one of any memory. */
export function genericPointer(cx: FnCx, value: MirValue): MirValue {
  const isNamed = value.type.startsWith('ptr.');
  return isNamed ? cx.b.value('ptr.cast', [value], 'ptr') : value;
}

/** The instructions that take addresses of any memory, and so name none. */
const GENERIC = /^llvm\.nvvm\.(?:ldmatrix|stmatrix|wmma|mbarrier|prefetch|st\.bulk)\b/;

/** An intrinsic of NVIDIA's; gives the parts of the result. */
export function nvidiaIntrinsic(
  cx: FnCx,
  op: Op,
  symbol: string,
  args: readonly Argument[],
  result: Type | undefined,
): MirValue[] {
  const values = args.flatMap((arg) =>
    'number' in arg ? [arg.number] : toRegisters(cx, op, arg.type, arg.parts, 'words'),
  );
  const isGeneric = GENERIC.test(symbol);
  const own = isGeneric ? values.map((value) => genericPointer(cx, value)) : values;
  const types = result === undefined ? [] : registerTypes(cx, op, result, 'words');
  const made = [...cx.b.emit(targetOp(symbol), own, types, { symbol }).results];
  return result === undefined ? [] : fromRegisters(cx, op, result, made, 'words');
}

/** Operands of more than 64 bits come with how many values each of them is. */
export function amdIntrinsic(
  cx: FnCx,
  op: Op,
  symbol: string,
  args: readonly Argument[],
  result: Type | undefined,
): MirValue[] {
  const types = [...args.flatMap((arg) => ('number' in arg ? [] : [arg.type]))];
  if (result !== undefined) types.push(result);
  const isWide = types.some((type) => {
    if (type.kind !== 'vector') return false;
    return registersOf(type, 'whole').length > 1;
  });
  const packing = isWide ? 'words' : 'whole';
  const values = args.map((arg) =>
    'number' in arg ? [arg.number] : toRegisters(cx, op, arg.type, arg.parts, packing),
  );
  const results = result === undefined ? [] : registerTypes(cx, op, result, packing);
  const shape = values.map(({ length }) => length).join(',');
  const made = isWide
    ? cx.b.emit('gpu.intrinsic', values.flat(), results, { symbol, imm: [shape] }).results
    : cx.b.emit(targetOp(symbol), values.flat(), results, { symbol }).results;
  return result === undefined ? [] : fromRegisters(cx, op, result, [...made], packing);
}
