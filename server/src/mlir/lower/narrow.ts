/**
 * Numbers that MIR has no type of: integers of other widths stand in the next wider one with zeros
 * in front, `bf16` and the floats of 8 bits as their bits. `bf16` is computed in `f32`.
 */
import type { Value as MirValue } from '../../mir/index.ts';
import { bitWidth } from '../../mir/index.ts';
import type { Type } from '../syntax/types.ts';
import type { FnCx } from './fn-cx.ts';

const WIDTHS = [1, 8, 16, 32, 64, 128];

/** Bits of an integer that stands in a wider one; undefined for all others. */
export function oddWidth(type: Type): number | undefined {
  const element = type.kind === 'vector' ? type.element : type;
  if (element.kind !== 'integer' || WIDTHS.includes(element.width)) return undefined;
  return element.width;
}

export function isBfloat(type: Type): boolean {
  const element = type.kind === 'vector' ? type.element : type;
  return element.kind === 'float' && element.name === 'bf16';
}

/** Is it held as something that it is not? */
export function isHeld(type: Type): boolean {
  const element = type.kind === 'vector' ? type.element : type;
  if (oddWidth(element) !== undefined) return true;
  return element.kind === 'float' && !['f16', 'f32', 'f64'].includes(element.name);
}

export function signExtended(cx: FnCx, value: MirValue, width: number): MirValue {
  const { type } = value;
  const by = cx.b.int(type, bitWidth(type) - width);
  const high = cx.b.value('int.shl', [value, by], type);
  return cx.b.value('int.ashr', [high, by], type);
}

export function masked(cx: FnCx, value: MirValue, width: number): MirValue {
  const { type } = value;
  return cx.b.value('int.and', [value, cx.b.int(type, (1n << BigInt(width)) - 1n)], type);
}

export function fromBfloat(cx: FnCx, bits: MirValue): MirValue {
  const wide = cx.b.value('int.zext', [bits], 'i32');
  return cx.b.value('bitcast', [cx.b.value('int.shl', [wide, cx.int('i32', 16)], 'i32')], 'f32');
}

/** Rounded to nearest even; a NaN stays one. */
export function toBfloat(cx: FnCx, value: MirValue): MirValue {
  const { b } = cx;
  const bits = b.value('bitcast', [value], 'i32');
  const high = b.value('int.lshr', [bits, cx.int('i32', 16)], 'i32');
  const odd = b.value('int.and', [high, cx.int('i32', 1)], 'i32');
  const half = b.value('int.add', [odd, cx.int('i32', 0x7fff)], 'i32');
  const sum = b.value('int.add', [bits, half], 'i32');
  const rounded = b.value('int.lshr', [sum, cx.int('i32', 16)], 'i32');
  const quiet = b.value('int.or', [high, cx.int('i32', 0x40)], 'i32');
  const isNan = b.fcmp('uno', value, value);
  return b.value('int.trunc', [b.value('select', [isNan, quiet, rounded], 'i32')], 'i16');
}

/** The bits of a number as `bf16`. */
export function bfloatBits(value: number): bigint {
  const bits = new Uint32Array(new Float32Array([value]).buffer)[0]!;
  if (Number.isNaN(value)) return BigInt((bits >>> 16) | 0x40);
  return BigInt(Math.floor((bits + 0x7fff + ((bits >>> 16) & 1)) / 0x10000) & 0xffff);
}
