/** What was taken because nothing said it, in words: each says only what is so. */
import { showValue } from './summary.ts';
import {
  hasPointer,
  leafTypeOf,
  leavesOf,
  type ScalarType,
  sizeOf,
  type ValueType,
  writeLeaf,
} from './types.ts';

/** `on = true`, `c = 'a'`: a number as Rust prints it. */
export function numberText(type: ScalarType, value: number | bigint): string {
  const view = new DataView(new ArrayBuffer(16));
  writeLeaf(view, 0, leafTypeOf(type), value);
  return showValue(view, 0, type);
}

/** A value of a parameter or field. */
export function valueAssumption(
  name: string,
  type: ValueType,
  bytes: DataView,
  at: number,
): string {
  const leaves = leavesOf(type);
  const texts = leaves.map(({ of, offset }) => showValue(bytes, at + offset, of));
  if (type.kind === 'array' && texts.length > 1 && texts.every((text) => text === texts[0]))
    return `\`${name}\` is all ${texts[0]}`;
  return leaves.length === 0
    ? `\`${name}\` is zeros`
    : `\`${name}\` = ${showValue(bytes, at, type)}`;
}

/** How long a buffer is. */
export function lengthText(name: string, length: number): string {
  return `\`${name}\` has ${length} ${length === 1 ? 'element' : 'elements'}`;
}

/** A buffer whose contents nothing says, and, with `isLong`, whose length nothing says. */
export function bufferAssumption(
  {
    name,
    elem,
    bytes,
    length,
  }: {
    readonly name: string;
    readonly elem: ValueType;
    readonly bytes: Uint8Array;
    readonly length: number;
  },
  isLong: boolean,
): string {
  const what = contentsText(elem, bytes, length);
  const nulls = hasPointer(elem) ? `, the pointers in ${length === 1 ? 'it' : 'them'} null` : '';
  if (isLong)
    return `${lengthText(name, length)}, ${what === INDICES ? `${name}[i] = ${indexText(elem, length)}` : what}${nulls}`;
  if (what === INDICES) return `\`${name}[i]\` = ${indexText(elem, length)}`;
  return length === 1 ? `\`${name}\` = ${what}${nulls}` : `\`${name}\` is ${what}${nulls}`;
}

/** Contents that count up by themselves. */
const INDICES = 'indices';

function contentsText(elem: ValueType, bytes: Uint8Array, length: number): string {
  const size = Math.max(1, sizeOf(elem));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (length === 0) return 'empty';
  const first = showValue(view, 0, elem);
  if (length === 1) return first;
  let isSame = true;
  for (let at = size; isSame && at < length * size; at++) isSame = bytes[at] === bytes[at - size];
  if (isSame) return `all ${first}`;
  if (elem.kind === 'scalar' || elem.kind === 'wide') return INDICES;
  const rest = length > 2 ? ' …' : '';
  return `${first}, ${showValue(view, size, elem)}${rest}`;
}

/** Whole numbers up to here are all in a float's type. */
const EXACT: Readonly<Record<string, number>> = { f16: 2 ** 11, bf16: 2 ** 8, f32: 2 ** 24 };

/** `i`, or `i as u8` where the type does not hold every index. */
function indexText(elem: ValueType, length: number): string {
  const bits = /^[iu](\d+)$/.exec(elem.rust)?.[1];
  const most =
    bits === undefined
      ? EXACT[elem.rust]
      : 2 ** (Number(bits) - (elem.rust.startsWith('i') ? 1 : 0));
  return most !== undefined && length > most ? `i as ${elem.rust}` : 'i';
}
