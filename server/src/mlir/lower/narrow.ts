/**
 * Integers that MIR has no type of: they stand in the next wider one with zeros in front.
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
