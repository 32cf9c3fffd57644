/**
 * Bytes of numbers and back, base64 and CRC-32: what launch specs are made of, without any host
 * library.
 */
import { BF16, decodeFloat, encodeFloat, F16 } from '../../numeric/index.ts';
import { type Dtype, type NumberText, SpecError, sizeOfDtype } from './spec.ts';

/** Reads a number of a spec; strings are integers of any radix or the names of special floats. */
export function numberOf(value: NumberText): number | bigint {
  if (typeof value === 'number') return value;
  const text = value.trim().replaceAll('_', '');
  if (/^[-+]?0[xXoObB][0-9a-fA-F]+$/.test(text)) {
    const digits = BigInt(text.replace(/^[-+]/, '').toLowerCase());
    return text.startsWith('-') ? -digits : digits;
  }
  if (text === '-0') return -0;
  if (/^[-+]?\d+$/.test(text)) return BigInt(text.replace(/^\+/, ''));
  switch (text.toLowerCase()) {
    case 'inf':
    case '+inf':
    case 'infinity':
      return Number.POSITIVE_INFINITY;
    case '-inf':
    case '-infinity':
      return Number.NEGATIVE_INFINITY;
    case 'nan':
      return Number.NaN;
    case 'true':
      return 1;
    case 'false':
      return 0;
  }
  const parsed = Number(text);
  if (text === '' || Number.isNaN(parsed)) throw new SpecError(`\`${value}\` is no number`);
  return parsed;
}

/** Writes one element, little-endian; integers wrap. */
export function writeElement(
  view: DataView,
  at: number,
  dtype: Dtype,
  value: number | bigint,
): void {
  switch (dtype) {
    case 'f32':
      view.setFloat32(at, Number(value), true);
      return;
    case 'f64':
      view.setFloat64(at, Number(value), true);
      return;
    case 'f16':
      view.setUint16(at, encodeFloat(Number(value), F16, 'rn'), true);
      return;
    case 'bf16':
      view.setUint16(at, encodeFloat(Number(value), BF16, 'rn'), true);
      return;
  }
  const size = sizeOfDtype(dtype);
  if (typeof value === 'number' && Number.isSafeInteger(value) && size <= 4) {
    if (size === 4) view.setInt32(at, value | 0, true);
    else if (size === 2) view.setInt16(at, value, true);
    else view.setInt8(at, value);
    return;
  }
  if (typeof value === 'number' && !Number.isInteger(value)) {
    throw new SpecError(`${value} is no integer, but the type is ${dtype}`);
  }
  const bits = BigInt.asUintN(8 * size, BigInt(value));
  for (let i = 0; i < size; i++) view.setUint8(at + i, Number((bits >> BigInt(8 * i)) & 0xffn));
}

/** Reads one element; 64-bit integers as big integers. */
export function readElement(view: DataView, at: number, dtype: Dtype): number | bigint {
  switch (dtype) {
    case 'f32':
      return view.getFloat32(at, true);
    case 'f64':
      return view.getFloat64(at, true);
    case 'f16':
      return decodeFloat(view.getUint16(at, true), F16);
    case 'bf16':
      return decodeFloat(view.getUint16(at, true), BF16);
    case 'u8':
    case 'bool':
      return view.getUint8(at);
    case 'i8':
      return view.getInt8(at);
    case 'u16':
      return view.getUint16(at, true);
    case 'i16':
      return view.getInt16(at, true);
    case 'u32':
      return view.getUint32(at, true);
    case 'i32':
      return view.getInt32(at, true);
    case 'i64':
    case 'isize':
      return view.getBigInt64(at, true);
    default:
      return view.getBigUint64(at, true);
  }
}

export function packElements(dtype: Dtype, values: readonly (number | bigint)[]): Uint8Array {
  return fillElements(dtype, values.length, (i) => values[i]!);
}

/**
 * Bytes of `length` elements, each computed when it is written: a list of them would be eight times
 * as large.
 */
export function fillElements(
  dtype: Dtype,
  length: number,
  valueAt: (i: number) => number | bigint,
): Uint8Array {
  const size = sizeOfDtype(dtype);
  const out = new Uint8Array(length * size);
  const view = new DataView(out.buffer);
  for (let i = 0; i < length; i++) writeElement(view, i * size, dtype, valueAt(i));
  return out;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const DIGITS = new Int8Array(128).fill(-1);
for (let i = 0; i < 64; i++) DIGITS[ALPHABET.charCodeAt(i)] = i;

export function decodeBase64(text: string): Uint8Array {
  const out: number[] = [];
  let bits = 0;
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    const digit = DIGITS[text.charCodeAt(i) & 127]!;
    if (digit < 0) continue;
    bits = (bits << 6) | digit;
    count += 6;
    if (count >= 8) {
      count -= 8;
      out.push((bits >> count) & 0xff);
      bits &= (1 << count) - 1;
    }
  }
  return Uint8Array.from(out);
}

export function encodeBase64(bytes: Uint8Array): string {
  let out = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const v = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    out += ALPHABET[v >> 18]! + ALPHABET[(v >> 12) & 63]!;
    out += i + 1 < bytes.length ? ALPHABET[(v >> 6) & 63]! : '=';
    out += i + 2 < bytes.length ? ALPHABET[v & 63]! : '=';
  }
  return out;
}

const CRC_TABLE = new Int32Array(256);
for (let i = 0; i < 256; i++) {
  let c = i;
  for (let k = 0; k < 8; k++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
  CRC_TABLE[i] = c;
}

/** CRC-32 as zlib computes it, unsigned. */
export function crc32(bytes: Uint8Array): number {
  let c = -1;
  for (let i = 0; i < bytes.length; i++) c = (c >>> 8) ^ CRC_TABLE[(c ^ bytes[i]!) & 0xff]!;
  return ~c >>> 0;
}
