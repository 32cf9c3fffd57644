/** What a spec expects of buffers after a launch, and the comparison with what they hold. */
import { crc32, decodeBase64 } from '../emulate/index.ts';
import { contentsOf } from './contents.ts';
import type { FillContext } from './fill.ts';
import {
  checkKeys,
  countOf,
  type JsonNode,
  kindOf,
  type Problems,
  partOf,
  propertiesOf,
  stringOf,
} from './json.ts';
import { type Named, readable } from './names.ts';
import type { PlannedBuffer } from './planned.ts';
import { isReported } from './references.ts';
import { EXPECTED_KEYS } from './shape.ts';
import {
  isInteger,
  type Leaf,
  type LeafType,
  leavesOf,
  readLeaf,
  sizeOf,
  type ValueType,
} from './types.ts';

/** Differences that pass; 0 means none. */
export interface Tolerance {
  readonly abs: number;
  readonly rel: number;
  readonly ulp: number;
}

export interface Expectation {
  readonly buffer: string;
  readonly tolerance: Tolerance;
  readonly what:
    | { readonly kind: 'contents'; readonly node: JsonNode }
    | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
    | { readonly kind: 'crc32'; readonly value: number }
    | { readonly kind: 'function'; readonly name: string; readonly node: JsonNode };
  readonly node: JsonNode;
}

/** One element that is not as expected. */
export interface Difference {
  /** Its number among the buffer's numbers. */
  readonly index: number;
  /** Where it is in the buffer: `[3]`, `[3].x`. */
  readonly path: string;
  readonly expected: string;
  readonly actual: string;
  /** How far apart: absolute, and in units of the last place of a float. */
  readonly distance?: number;
  readonly ulps?: number;
}

/** What a comparison gave. */
export interface Comparison {
  readonly verdict: 'as expected' | 'differs' | 'not compared';
  /** Numbers that were compared, of all that the buffer has. */
  readonly compared: number;
  readonly total: number;
  /** Numbers that differ. */
  readonly differing: number;
  /** The first ones. */
  readonly differences: readonly Difference[];
  /** The largest difference that passed. */
  readonly largest?: number;
  /** Why it was not compared, or what a checksum says. */
  readonly note?: string;
}

const NO_TOLERANCE: Tolerance = { abs: 0, rel: 0, ulp: 0 };

/** `abs`, `rel` and `ulp` of an object; `outer` is what counts where they are left out. */
export function toleranceOf(
  node: JsonNode | undefined,
  problems: Problems,
  outer: Tolerance = NO_TOLERANCE,
): Tolerance {
  const part = (key: keyof Tolerance): number | undefined => {
    const found = partOf(node, key);
    if (found === undefined) return undefined;
    if (typeof found.value === 'number' && found.value >= 0) return found.value;
    problems.at(found, `\`${key}\` is a number of at least 0, not ${kindOf(found)}`);
    return undefined;
  };
  const own = { abs: part('abs'), rel: part('rel'), ulp: part('ulp') };
  // One that says anything says all.
  if (own.abs === undefined && own.rel === undefined && own.ulp === undefined) return outer;
  return { abs: own.abs ?? 0, rel: own.rel ?? 0, ulp: own.ulp ?? 0 };
}

/** The expectations of a launch. */
export function readExpected(
  node: JsonNode | undefined,
  buffers: readonly PlannedBuffer[],
  outer: Tolerance,
  problems: Problems,
  scalars: readonly string[],
  reported: ReadonlySet<string> = new Set(),
): readonly Expectation[] {
  if (node === undefined) return [];
  if (node.type !== 'object') {
    problems.at(node, `\`expected\` has buffers by name, not ${kindOf(node)}`);
    return [];
  }
  return propertiesOf(node).flatMap(({ key, value, property }): Expectation[] => {
    const buffer = buffers.find(({ name }) => name === key || name === `%${key}`);
    if (buffer === undefined && isReported(reported, key)) return [];
    if (buffer === undefined) {
      const what = scalars.includes(key)
        ? `\`${key}\` is passed by value: a kernel cannot change it`
        : `there is no buffer \`${key}\`${knownBuffers(buffers)}`;
      problems.atKey(property, what);
      return [];
    }
    const tolerance: Tolerance =
      buffer.tolerance === undefined
        ? outer
        : { abs: buffer.tolerance, rel: buffer.tolerance, ulp: 0 };
    return one(buffer, value, tolerance, problems);
  });
}

function knownBuffers(buffers: readonly PlannedBuffer[]): string {
  const names = buffers.map((one) => `\`${one.name}\``);
  return names.length === 0 ? '' : `; the launch has ${names.join(', ')}`;
}

function one(
  buffer: PlannedBuffer,
  node: JsonNode,
  outer: Tolerance,
  problems: Problems,
): Expectation[] {
  const base = { buffer: buffer.name, node };
  if (node.type !== 'object' || partOf(node, 'gen') !== undefined)
    return [{ ...base, tolerance: outer, what: { kind: 'contents', node } }];
  checkKeys(node, Object.keys(EXPECTED_KEYS), `the expectation of \`${buffer.name}\``, problems);
  const tolerance = toleranceOf(node, problems, outer);
  const b64 = partOf(node, 'b64');
  if (b64 !== undefined) {
    const text = stringOf(b64, '`b64`', problems);
    if (text === undefined) return [];
    const bytes = decodeBase64(text);
    const crc = partOf(node, 'crc32');
    if (crc !== undefined && crc.value !== crc32(bytes))
      problems.at(crc, `the expected bytes have CRC-32 ${crc32(bytes)}, not ${String(crc.value)}`);
    return [{ ...base, tolerance, what: { kind: 'bytes', bytes } }];
  }
  const crc = partOf(node, 'crc32');
  if (crc !== undefined) {
    const value = countOf(crc, 'a CRC-32', problems);
    return value === undefined ? [] : [{ ...base, tolerance, what: { kind: 'crc32', value } }];
  }
  const fn = partOf(node, 'fn');
  if (fn !== undefined) {
    const name = stringOf(fn, 'the name of a function', problems);
    return name === undefined
      ? []
      : [{ ...base, tolerance, what: { kind: 'function', name, node: fn } }];
  }
  const value = partOf(node, 'value') ?? partOf(node, 'values') ?? partOf(node, 'file');
  if (value === undefined) {
    problems.at(
      node,
      `nothing is expected here; give one of \`value\`, \`file\`, \`fn\`, \`crc32\`, \`b64\``,
    );
    return [];
  }
  return [{ ...base, tolerance, what: { kind: 'contents', node: value } }];
}

/** The bytes that are expected of a buffer; fewer than it has where only its first values are. */
export function expectedBytes(
  { what }: Expectation,
  buffer: { readonly elem: ValueType; readonly length: number },
  cx: FillContext,
  earlier?: (name: string, launch: number | undefined) => Uint8Array | undefined,
): Uint8Array | undefined {
  if (what.kind === 'bytes') return what.bytes;
  if (what.kind !== 'contents') return undefined;
  const { node } = what;
  const { elem, length } = buffer;
  if (node.type === 'array') {
    const contents = contentsOf(node, elem, undefined, cx);
    if (contents?.kind !== 'bytes') return undefined;
    if (contents.length > length) {
      cx.problems.at(
        node,
        `${contents.length} values are expected, the buffer has ${length} elements`,
      );
      return undefined;
    }
    return contents.bytes;
  }
  const contents = contentsOf(node, elem, length, cx);
  if (contents === undefined) return undefined;
  if (contents.kind === 'bytes') return contents.bytes;
  if (contents.kind === 'from') {
    const bytes = earlier?.(contents.name, contents.launch);
    if (bytes !== undefined || earlier === undefined) return bytes;
    cx.problems.at(node, `no earlier launch has left a buffer \`${contents.name}\``);
    return undefined;
  }
  cx.problems.at(node, 'what is expected is a list, a number, an expression or a file');
  return undefined;
}

/** Differences that are reported in full. */
const MOST_DIFFERENCES = 10;

/** Compares numbers by their types; NaN is NaN, and the sign of zero does not count. */
export function compareBytes(
  actual: Uint8Array,
  expected: Uint8Array,
  elem: ValueType,
  tolerance: Tolerance,
): Comparison {
  const size = Math.max(1, sizeOf(elem));
  const known = leavesOf(elem);
  // Of a type without numbers all bytes are compared.
  const leaves: readonly Pick<Leaf, 'path' | 'offset' | 'type'>[] =
    known.length > 0
      ? known
      : Array.from({ length: size }, (_, offset) => ({ path: '', offset, type: 'u8' }));
  const count = Math.floor(Math.min(actual.length, expected.length) / size);
  const [got, want] = [viewOf(actual), viewOf(expected)];
  const differences: Difference[] = [];
  let differing = 0;
  let largest = 0;
  for (let i = 0; i < count; i++) {
    for (const [k, leaf] of leaves.entries()) {
      const at = i * size + leaf.offset;
      const a = readLeaf(got, at, leaf.type);
      const b = readLeaf(want, at, leaf.type);
      if (a === b || (Number.isNaN(a) && Number.isNaN(b))) continue;
      if (passes(a, b, leaf.type, tolerance)) {
        largest = Math.max(largest, distanceOf(a, b));
        continue;
      }
      differing++;
      if (differences.length < MOST_DIFFERENCES)
        differences.push(differenceOf(a, b, leaf, i, i * leaves.length + k));
    }
  }
  // A shorter buffer lacks what is expected behind its end.
  const lacks = expected.length > actual.length;
  return {
    verdict: differing > 0 || lacks ? 'differs' : 'as expected',
    compared: count * leaves.length,
    total: Math.floor(actual.length / size) * leaves.length,
    differing,
    differences,
    ...(largest > 0 && { largest }),
    ...(lacks && {
      note: `${expected.length} bytes are expected, the buffer has ${actual.length}`,
    }),
  };
}

function differenceOf(
  a: number | bigint,
  b: number | bigint,
  { type, path }: Pick<Leaf, 'path' | 'type'>,
  element: number,
  index: number,
): Difference {
  const ulps = isInteger(type) ? undefined : ulpsBetween(Number(a), Number(b), type);
  return {
    index,
    path: `[${element}]${path}`,
    expected: showNumber(b, type),
    actual: showNumber(a, type),
    distance: distanceOf(a, b),
    ...(ulps !== undefined && Number.isFinite(ulps) && { ulps }),
  };
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function distanceOf(a: number | bigint, b: number | bigint): number {
  // Of large integers the difference is exact, they themselves are not.
  const far =
    typeof a === 'bigint' && typeof b === 'bigint' ? Number(a - b) : Number(a) - Number(b);
  return Number.isNaN(far) ? Number.POSITIVE_INFINITY : Math.abs(far);
}

function passes(
  a: number | bigint,
  b: number | bigint,
  type: LeafType,
  { abs, rel, ulp }: Tolerance,
): boolean {
  const far = distanceOf(a, b);
  if (!Number.isFinite(far)) return false;
  if (far <= abs || far <= rel * Math.abs(Number(b))) return true;
  return ulp > 0 && !isInteger(type) && ulpsBetween(Number(a), Number(b), type) <= ulp;
}

/** Floats of a type between two of them, plus one. */
export function ulpsBetween(a: number, b: number, type: LeafType): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number.POSITIVE_INFINITY;
  return Math.abs(Number(ordinal(a, type) - ordinal(b, type)));
}

const words = new DataView(new ArrayBuffer(8));

/** The number of a float among those of its type, in their order. */
function ordinal(value: number, type: LeafType): bigint {
  let bits: bigint;
  let width = 64n;
  if (type === 'f64') {
    words.setFloat64(0, value);
    bits = words.getBigUint64(0);
  } else {
    words.setFloat32(0, value);
    bits = BigInt(words.getUint32(0));
    width = 32n;
    // The lower bits of the narrow formats are zeros.
    if (type === 'bf16') return signed(bits >> 16n, 16n);
    if (type === 'f16') return BigInt(Math.round(value * 2 ** 24) >> 0);
  }
  return signed(bits, width);
}

function signed(bits: bigint, width: bigint): bigint {
  const sign = 1n << (width - 1n);
  return bits >= sign ? sign - bits : bits;
}

/** A number as Rust prints it, shortest form that reads back. */
export function showNumber(value: number | bigint, type: LeafType): string {
  if (type === 'bool')
    return Number(value) === 0 ? 'false' : Number(value) === 1 ? 'true' : `${value}`;
  if (isInteger(type)) return `${value}`;
  const number = Number(value);
  if (Number.isNaN(number)) return 'NaN';
  if (!Number.isFinite(number)) return number > 0 ? 'inf' : '-inf';
  if (Object.is(number, -0)) return '-0';
  return type === 'f64' ? `${number}` : shortest(number, type);
}

/** The fewest digits that give the same float of the type. */
function shortest(value: number, type: LeafType): string {
  const round = type === 'f32' ? Math.fround : (x: number) => x;
  const most = type === 'f32' ? 9 : 5;
  for (let digits = 1; digits <= most; digits++) {
    const text = Number(value.toPrecision(digits));
    if (type === 'f32' ? round(text) === value : digits === most || text === value)
      return `${text}`;
  }
  return `${value}`;
}

/** Names of a launch with the contents that its buffers had before it. */
export function namesBefore(
  names: ReadonlyMap<string, Named>,
  buffers: readonly PlannedBuffer[],
  before: ReadonlyMap<string, Uint8Array>,
): ReadonlyMap<string, Named> {
  const out = new Map(names);
  for (const { name, elem } of buffers) {
    const bytes = before.get(name);
    if (bytes !== undefined) out.set(name, readable(bytes, elem));
  }
  return out;
}
