/** What a buffer holds, in short: its first and last values, extremes, and how they are spread. */
import { greatest } from '../base/index.ts';
import { readElement } from '../emulate/index.ts';
import { showNumber } from './expected.ts';
import { isInteger, type LeafType, leavesOf, readLeaf, sizeOf, type ValueType } from './types.ts';

export interface BufferSummary {
  /** Elements. */
  readonly length: number;
  /** First and last values as text; the last ones are empty where the first are all. */
  readonly first: readonly string[];
  readonly last: readonly string[];
  /** Of the numbers that are not NaN; undefined where there are none. */
  readonly min?: string;
  readonly max?: string;
  readonly nan: number;
  /** Infinities. */
  readonly infinite: number;
  /** Numbers by equal parts of the range from `min` to `max`; empty where all are equal. */
  readonly histogram: readonly number[];
  /** Every element is this. */
  readonly all?: string;
}

const SHOWN = 6;
const PARTS = 16;
const MOST_VALUE = 60;

export function summarise(bytes: Uint8Array, elem: ValueType): BufferSummary {
  const size = Math.max(1, sizeOf(elem));
  const length = Math.floor(bytes.length / size);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const show = (i: number): string => showValue(view, i * size, elem);
  const isShort = length <= 2 * SHOWN;
  const range = (from: number, to: number): string[] =>
    Array.from({ length: to - from }, (_, k) => show(from + k));
  const first = range(0, isShort ? length : SHOWN);
  const last = isShort ? [] : range(length - 3, length);
  const leaves = leavesOf(elem);
  if (leaves.length === 0 || length === 0)
    return { length, first, last, nan: 0, infinite: 0, histogram: [] };
  const each = (visit: (value: number | bigint, type: LeafType) => void): void => {
    for (let i = 0; i < length; i++)
      for (const { offset, type } of leaves) visit(readLeaf(view, i * size + offset, type), type);
  };
  let min: number | bigint | undefined;
  let max: number | bigint | undefined;
  let nan = 0;
  let infinite = 0;
  let one: number | bigint | undefined;
  let isSame = true;
  each((value) => {
    // 0 and -0 are two values.
    one ??= value;
    if (!Object.is(value, one)) isSame = false;
    if (Number.isNaN(value)) {
      nan++;
      return;
    }
    if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) infinite++;
    if (min === undefined || value < min) min = value;
    if (max === undefined || value > max) max = value;
  });
  const { type, of } = leaves[0]!;
  // Of flags and characters there is nothing to be measured.
  const isMeasured = leaves.some((leaf) => leaf.of.rust !== 'bool' && leaf.of.rust !== 'char');
  const histogram = isMeasured ? histogramOf(each, Number(min), Number(max)) : [];
  const isOne = leaves.every((leaf) => leaf.type === type);
  const text = (value: number | bigint): string =>
    showNumber(value, isOne ? type : leaves.every((leaf) => isInteger(leaf.type)) ? 'i64' : 'f64');
  return {
    length,
    first,
    last,
    ...(min !== undefined && isMeasured && { min: text(min) }),
    ...(max !== undefined && isMeasured && { max: text(max) }),
    nan,
    infinite,
    histogram,
    ...(isOne && isSame && min !== undefined && { all: showValue(view, leaves[0]!.offset, of) }),
  };
}

function histogramOf(
  each: (visit: (value: number | bigint, type: LeafType) => void) => void,
  min: number,
  max: number,
): readonly number[] {
  const span = max - min;
  if (!(span > 0) || !Number.isFinite(span)) return [];
  const counts = new Array<number>(PARTS).fill(0);
  each((value) => {
    const number = Number(value);
    if (!Number.isFinite(number)) return;
    const part = Math.min(PARTS - 1, Math.floor(((number - min) / span) * PARTS));
    counts[part] = counts[part]! + 1;
  });
  return counts;
}

const BARS = '▁▂▃▄▅▆▇█';

/** A histogram as one line of text; a part without a number is a space. */
export function sparkline(counts: readonly number[]): string {
  const most = greatest(counts, 1);
  return counts
    .map((count) =>
      count === 0 ? ' ' : BARS[Math.max(0, Math.ceil((count / most) * BARS.length) - 1)],
    )
    .join('');
}

/** A value as text: a number, `[1, 2]`, `{ x: 1, y: 2 }`. */
export function showValue(view: DataView, at: number, type: ValueType): string {
  const text = wholeValue(view, at, type);
  return text.length <= MOST_VALUE ? text : `${text.slice(0, MOST_VALUE - 1)}…`;
}

function wholeValue(view: DataView, at: number, type: ValueType): string {
  switch (type.kind) {
    case 'scalar': {
      if (type.rust === 'char') {
        const code = view.getUint32(at, true);
        return code <= 0x10ffff ? charText(code) : `0x${code.toString(16)}`;
      }
      return showNumber(readElement(view, at, type.type), type.type);
    }
    case 'wide': {
      const bits = view.getBigUint64(at, true) | (view.getBigUint64(at + 8, true) << 64n);
      return `${type.rust.startsWith('i') ? BigInt.asIntN(128, bits) : bits}`;
    }
    case 'array': {
      const size = sizeOf(type.elem);
      const parts: string[] = [];
      for (let i = 0; i < Math.min(type.length, 8); i++)
        parts.push(wholeValue(view, at + i * size, type.elem));
      return `[${parts.join(', ')}${type.length > 8 ? ', …' : ''}]`;
    }
    case 'struct': {
      if (type.fields.length === 1)
        return wholeValue(view, at + type.fields[0]!.offset, type.fields[0]!.type);
      const parts = type.fields.map(
        (field) => `${field.name}: ${wholeValue(view, at + field.offset, field.type)}`,
      );
      return `{ ${parts.join(', ')} }`;
    }
    case 'pointer':
      return `0x${view.getBigUint64(at, true).toString(16)}`;
    default: {
      const bytes = Array.from({ length: Math.min(8, sizeOf(type)) }, (_, k) =>
        view
          .getUint8(at + k)
          .toString(16)
          .padStart(2, '0'),
      );
      return bytes.join(' ');
    }
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\0': '\\0',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  "'": "\\'",
  '\\': '\\\\',
};

/** A character as its `Debug` prints it. */
function charText(code: number): string {
  const text = String.fromCodePoint(code);
  const isPrinted = !/[\p{C}\p{Zl}\p{Zp}]/u.test(text) && (text === ' ' || !/\p{Z}/u.test(text));
  const inner = ESCAPES[text] ?? (isPrinted ? text : `\\u{${code.toString(16)}}`);
  return `'${inner}'`;
}

/** All numbers of a buffer, for JSON: integers that JSON's numbers do not hold are text. */
export function allValues(bytes: Uint8Array, elem: ValueType): readonly (number | string)[] {
  const size = Math.max(1, sizeOf(elem));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const out: (number | string)[] = [];
  const leaves = leavesOf(elem);
  for (let i = 0; i + size <= bytes.length; i += size)
    for (const { offset, type } of leaves) {
      const value = readLeaf(view, i + offset, type);
      const number = Number(value);
      const isPlain = isInteger(type)
        ? Number.isSafeInteger(number)
        : Number.isFinite(number) && !Object.is(number, -0);
      out.push(isPlain ? number : showNumber(value, type));
    }
  return out;
}
