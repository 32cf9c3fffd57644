/** Memory as clients read and write it, its bytes as they send them, and values as bytes. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import { type FieldView, heldType, type TypeTable, type TypeView } from '../views/index.ts';
import { type Composite, floatBits, isFloatType, type Value, valueText } from './numbers.ts';
import { Refused } from './refused.ts';
import type { Timeline } from './timeline.ts';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function toBase64(bytes: Uint8Array): string {
  let out = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const word = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const left = bytes.length - i;
    out += DIGITS[word >> 18]! + DIGITS[(word >> 12) & 63]!;
    out += left > 1 ? DIGITS[(word >> 6) & 63]! : '=';
    out += left > 2 ? DIGITS[word & 63]! : '=';
  }
  return out;
}

/** Undefined for what is no base64. */
function fromBase64(text: string): Uint8Array | undefined {
  const digits = text.replace(/={1,2}$/, '');
  if (!/^[A-Za-z0-9+/]*$/.test(digits) || digits.length % 4 === 1) return undefined;
  const out = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let [bits, held, at] = [0, 0, 0];
  for (const digit of digits) {
    bits = ((bits << 6) | DIGITS.indexOf(digit)) & 0xffffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    out[at++] = (bits >> held) & 255;
  }
  return out;
}

/**
 * The bytes of a value for a type, parts by their parts; a sentence when it does not fit.
 *
 * @param value with all of its parts
 */
export function bytesForValue(value: Value, key: string, types: TypeTable): Uint8Array | string {
  const view = types[heldType(types, key)];
  if (view === undefined) return 'the type is not known';
  return bytesOfParts(value, view, types) ?? bytesOfNumber(value, view);
}

/** The bytes of a struct, a tuple, an array or a variant; undefined for other values. */
function bytesOfParts(
  value: Value,
  view: TypeView,
  types: TypeTable,
): Uint8Array | string | undefined {
  const out = new Uint8Array(view.size);
  const put = (offset: number, part: Value, key: string): string | undefined => {
    const bytes = bytesForValue(part, key, types);
    if (typeof bytes === 'string') return bytes;
    out.set(bytes, offset);
    return undefined;
  };
  const mismatch = `\`${valueText(value)}\` is no value of \`${view.text}\``;
  const given: Composite | undefined =
    value.kind === 'tuple'
      ? {
          kind: 'composite',
          name: '',
          style: 'tuple',
          fields: value.elems.map((one, i) => ({ name: `${i}`, value: one })),
        }
      : value.kind === 'composite'
        ? value
        : undefined;
  if (given === undefined) return undefined;
  const putAll = (fields: readonly FieldView[]): string | undefined => {
    if (fields.length !== given.fields.length) return mismatch;
    for (const { name, offset, type } of fields) {
      const part = given.fields.find((one) => one.name === name);
      const problem = part === undefined ? mismatch : put(offset, part.value, type);
      if (problem !== undefined) return problem;
    }
    return undefined;
  };
  switch (view.kind) {
    case 'struct':
      return (given.name === view.name ? putAll(view.fields) : mismatch) ?? out;
    case 'array': {
      if (given.style !== 'array' || given.fields.length !== view.count) return mismatch;
      const { size } = types[view.elem]!;
      for (const [i, part] of given.fields.entries()) {
        const problem = put(i * size, part.value, view.elem);
        if (problem !== undefined) return problem;
      }
      return out;
    }
    case 'enum': {
      const variant = view.variants.find(({ name }) => name === given.name);
      const problem = variant === undefined ? mismatch : putAll(variant.fields);
      if (variant === undefined || problem !== undefined) return problem ?? mismatch;
      const { tag } = view;
      if (tag !== undefined && variant.tag !== undefined)
        writeBits(out.subarray(tag.offset, tag.offset + tag.size), BigInt(variant.tag));
      return out;
    }
    default:
      return mismatch;
  }
}

/** The bytes of a number, truth or character. */
function bytesOfNumber(value: Value, view: TypeView): Uint8Array | string {
  const out = new Uint8Array(view.size);
  if (view.kind === 'bool' && value.kind === 'bool') {
    out[0] = Number(value.value);
    return out;
  }
  if (view.kind === 'float' && (value.kind === 'float' || value.kind === 'int')) {
    const { format } = view;
    if (!isFloatType(format)) return `values of \`${view.text}\` cannot be written`;
    writeBits(out, floatBits(Number(value.value), format));
    return out;
  }
  if (view.kind === 'int' && value.kind === 'int') {
    const bits = view.size * 8;
    const fits = view.signed
      ? BigInt.asIntN(bits, value.value) === value.value
      : BigInt.asUintN(bits, value.value) === value.value;
    if (!fits) return `${value.value} does not fit \`${view.text}\``;
    writeBits(out, BigInt.asUintN(bits, value.value));
    return out;
  }
  if (view.kind === 'char' && value.kind === 'char') {
    writeBits(out, BigInt(value.value));
    return out;
  }
  return `\`${valueText(value)}\` is no value of \`${view.text}\``;
}

/**
 * The bytes at a reference, as far as the object has them that it points into.
 *
 * @throws Refused when there is no memory
 */
export function readMemory(
  { unit }: Timeline,
  { memoryReference, offset = 0, count }: DebugProtocol.ReadMemoryArguments,
): DebugProtocol.ReadMemoryResponse['body'] {
  const place = unit.placeOf(pointerOf(memoryReference));
  if (place === undefined) throw new Refused(`there is no memory at ${memoryReference}`);
  const object = unit.objectAt(place);
  const from = place + offset;
  const [low, high] =
    object === undefined ? [from, from + count] : [object.base, object.base + object.size];
  const [start, end] = [Math.max(from, low), Math.min(from + count, high)];
  const bytes = end > start ? unit.raw(start, end - start) : new Uint8Array(0);
  const at = pointerOf(memoryReference) + BigInt(start - place);
  return {
    address: `0x${at.toString(16)}`,
    data: toBase64(bytes),
    unreadableBytes: count - bytes.length,
  };
}

/**
 * Writes bytes to where a reference points.
 *
 * @throws Refused when they cannot be written there
 */
export function writeMemory(
  timeline: Timeline,
  { memoryReference, offset = 0, data }: DebugProtocol.WriteMemoryArguments,
): DebugProtocol.WriteMemoryResponse['body'] {
  const place = timeline.unit.placeOf(pointerOf(memoryReference));
  const bytes = fromBase64(data);
  if (place === undefined || bytes === undefined || !timeline.edit(place + offset, bytes))
    throw new Refused('this memory cannot be written');
  return { bytesWritten: bytes.length };
}

function writeBits(out: Uint8Array, bits: bigint): void {
  let left = bits;
  for (let i = 0; i < out.length; i++, left >>= 8n) out[i] = Number(left & 255n);
}

/** The pointer that a memory reference stands for; 0 where it is none. */
function pointerOf(reference: string): bigint {
  return /^0x[0-9a-f]+$/i.test(reference) ? BigInt(reference) : 0n;
}
