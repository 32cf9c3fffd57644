/** Contents of buffers as a spec writes them: lists, expressions, files, generators. */
import {
  type Dtype,
  type Generator,
  generate,
  numberOf,
  SpecError,
  sizeOfDtype,
  writeElement,
} from '../emulate/index.ts';
import {
  compileExpression,
  constantExpression,
  ExpressionError,
  type Named,
} from './expression.ts';
import {
  checkKeys,
  type JsonNode,
  kindOf,
  numberIn,
  type Problems,
  partOf,
  propertiesOf,
  stringOf,
} from './json.ts';
import { readNpy } from './npy.ts';
import { DTYPES, GENERATORS } from './shape.ts';
import { isInteger, leavesOf, sizeOf, type ValueType } from './types.ts';

/** What contents may refer to. */
export interface FillContext {
  readonly problems: Problems;
  /** Numbers of the launch, and buffers that have been filled. */
  readonly names: ReadonlyMap<string, Named>;
  /** A file beside the spec; undefined where there is none. */
  readFile(path: string): Uint8Array | undefined;
}

export type Contents =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array; readonly length: number }
  /** What a buffer held after an earlier launch: the last one that has it, where none is named. */
  | { readonly kind: 'from'; readonly name: string; readonly launch: number | undefined }
  /** In the long form, which may refer to earlier launches. */
  | { readonly kind: 'generator'; readonly init: Generator; readonly length: number };

/** Bytes of one buffer. */
export const MOST_BYTES = 2 ** 28;

const FILE = /\.(?:npy|bin|raw|dat)$/i;
const REPEATED = /^\[([\s\S]*);([^;]*)\]$/;
const FROM = /^from\(\s*([^,()]+?)\s*(?:,\s*(\d+)\s*)?\)$/;

/** Does a text name a file? */
export function isFileName(text: string): boolean {
  return FILE.test(text.trim()) && !/[()[\];]/.test(text);
}

/**
 * The contents that a node describes; undefined after a report.
 * @param length elements, where that is known; a list and a file have their own
 */
export function contentsOf(
  node: JsonNode,
  elem: ValueType,
  length: number | undefined,
  cx: FillContext,
): Contents | undefined {
  const { problems } = cx;
  if (node.type === 'array') return listOf(node, elem, length, cx);
  if (node.type === 'string') return textOf(node, node.value as string, elem, length, cx);
  if (node.type === 'number' || node.type === 'boolean') {
    if (length === undefined) {
      problems.at(
        node,
        `a number fills a buffer whose length is known; write \`"[${node.value}; LENGTH]"\``,
      );
      return undefined;
    }
    return expressionOf(node, String(node.value), 0, elem, length, cx);
  }
  if (node.type === 'object' && partOf(node, 'gen') !== undefined) {
    const init = generatorOf(node, problems);
    if (init === undefined) return undefined;
    if (length === undefined) {
      problems.at(node, 'a generator fills a buffer whose length is known; give its `length`');
      return undefined;
    }
    return { kind: 'generator', init, length };
  }
  problems.at(
    node,
    `contents are a list, a number, an expression such as "i * 0.5", "zeros", or an .npy file, not ${kindOf(node)}`,
  );
  return undefined;
}

function textOf(
  node: JsonNode,
  given: string,
  elem: ValueType,
  length: number | undefined,
  cx: FillContext,
): Contents | undefined {
  const { problems } = cx;
  const text = given.trim();
  if (isFileName(text)) return fileOf(node, text, elem, length, cx);
  const from = text.length > 1000 ? null : FROM.exec(text);
  if (from !== null)
    return {
      kind: 'from',
      name: from[1]!,
      launch: from[2] === undefined ? undefined : Number(from[2]),
    };
  const repeated = REPEATED.exec(text);
  if (repeated !== null) {
    const own = lengthOf(node, repeated[2]!.trim(), cx);
    if (own === undefined) return undefined;
    if (length !== undefined && own !== length) {
      problems.at(node, `the length is ${own} here and ${length} beside it`);
      return undefined;
    }
    return expressionOf(node, repeated[1]!, given.indexOf(repeated[1]!), elem, own, cx);
  }
  if (length === undefined) {
    problems.at(node, `the length of this buffer is not known; write \`"[${text}; LENGTH]"\``);
    return undefined;
  }
  return expressionOf(node, given, 0, elem, length, cx);
}

/** A length: a number, or an expression of the launch's numbers. */
export function lengthOf(node: JsonNode, text: string, cx: FillContext): number | undefined {
  const value = constantOf(node, text, cx, 'u64');
  if (value === undefined) return undefined;
  const length = Number(value);
  if (Number.isSafeInteger(length) && length >= 0) return length;
  cx.problems.at(node, `a length is a whole number, not ${value}`);
  return undefined;
}

/** A number of the spec; names are numbers of the launch. */
export function constantOf(
  node: JsonNode,
  text: string,
  cx: FillContext,
  element: Dtype,
): number | bigint | undefined {
  const numbers = new Map([...cx.names].filter(([, { kind }]) => kind === 'number'));
  try {
    return constantExpression(text, numbers, element);
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    cx.problems.inString(node, error.at, error.message);
    return undefined;
  }
}

const WORDS: Readonly<Record<string, string>> = { zeros: '0', ones: '1', iota: 'i' };

function expressionOf(
  node: JsonNode,
  given: string,
  shift: number,
  elem: ValueType,
  length: number,
  cx: FillContext,
): Contents | undefined {
  const { problems } = cx;
  const size = sizeOf(elem);
  if (!fits(node, length, size, problems)) return undefined;
  const bytes = new Uint8Array(length * size);
  const text = WORDS[given.trim()] ?? given;
  if (given.trim() === 'zeros') return { kind: 'bytes', bytes, length };
  const leaves = leavesOf(elem);
  if (leaves.length === 0) {
    problems.at(node, `\`${elem.rust}\` has no numbers that an expression could give; use "zeros"`);
    return undefined;
  }
  const view = new DataView(bytes.buffer);
  try {
    for (const [at, leaf] of leaves.entries()) {
      const scope = { element: leaf.type, length: length * leaves.length, names: cx.names };
      const value = compileExpression(text, scope);
      for (let i = 0; i < length; i++)
        store(view, i * size + leaf.offset, leaf.type, value(i * leaves.length + at));
    }
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    problems.inString(node, error.at + shift, error.message);
    return undefined;
  }
  return { kind: 'bytes', bytes, length };
}

/** Writes a number; a float becomes an integer as by `as`. */
function store(view: DataView, at: number, type: Dtype, value: number | bigint): void {
  if (isInteger(type) && typeof value === 'number' && !Number.isInteger(value)) {
    writeElement(view, at, type, Number.isNaN(value) ? 0 : saturated(value, type));
    return;
  }
  writeElement(view, at, type, value);
}

function saturated(value: number, type: Dtype): number | bigint {
  if (Number.isFinite(value)) return Math.trunc(value);
  const bits = BigInt(8 * sizeOfDtype(type));
  const isSigned = type.startsWith('i');
  if (value > 0) return (1n << (isSigned ? bits - 1n : bits)) - 1n;
  return isSigned ? -(1n << (bits - 1n)) : 0;
}

/** Whether a buffer is not too large; reported when it is. */
export function fits(node: JsonNode, length: number, size: number, problems: Problems): boolean {
  if (length * size <= MOST_BYTES) return true;
  problems.at(node, `${length} elements of ${size} bytes exceed the limit of ${MOST_BYTES} bytes`);
  return false;
}

function listOf(
  node: JsonNode,
  elem: ValueType,
  length: number | undefined,
  cx: FillContext,
): Contents | undefined {
  if (elem.kind === 'array' && isFlatList(node)) return rowsOf(node, elem, length, cx);
  const parts: JsonNode[] = [];
  const isFlat = elem.kind === 'scalar' || elem.kind === 'wide';
  // Rows of a matrix are lists in the list.
  const add = (list: JsonNode): void => {
    for (const part of list.children ?? [])
      if (isFlat && part.type === 'array') add(part);
      else parts.push(part);
  };
  add(node);
  const own = length ?? parts.length;
  if (own !== parts.length) {
    cx.problems.at(node, `the list has ${parts.length} values, the buffer ${own} elements`);
    return undefined;
  }
  const size = sizeOf(elem);
  if (!fits(node, own, size, cx.problems)) return undefined;
  const bytes = new Uint8Array(own * size);
  let isGood = true;
  for (const [i, part] of parts.entries())
    isGood = writeValue(part, elem, bytes, i * size, cx) && isGood;
  return isGood ? { kind: 'bytes', bytes, length: own } : undefined;
}

function isFlatList({ children = [] }: JsonNode): boolean {
  return children.length > 0 && children.every(({ type }) => type !== 'array' && type !== 'string');
}

/** Elements that are arrays, as one list of all their values: `[1, 2, 3, 4]` for `&[f32; 4]`. */
function rowsOf(
  node: JsonNode,
  elem: Extract<ValueType, { kind: 'array' }>,
  length: number | undefined,
  cx: FillContext,
): Contents | undefined {
  const count = node.children!.length;
  if (elem.length === 0 || count % elem.length !== 0) {
    cx.problems.at(
      node,
      `the list has ${count} values; \`${elem.rust}\` takes ${elem.length}, or a multiple for several`,
    );
    return undefined;
  }
  const values = length === undefined ? undefined : length * elem.length;
  const found = listOf(node, elem.elem, values, cx);
  return found?.kind === 'bytes' ? { ...found, length: found.length / elem.length } : found;
}

/**
 * Writes one value of a type that has no pointers; false after a report.
 * @param at first byte
 */
export function writeValue(
  node: JsonNode,
  type: ValueType,
  out: Uint8Array,
  at: number,
  cx: FillContext,
): boolean {
  const { problems } = cx;
  const view = new DataView(out.buffer, out.byteOffset, out.byteLength);
  switch (type.kind) {
    case 'scalar': {
      const value = scalarValue(node, type.type, type.rust, cx);
      if (value === undefined) return false;
      writeElement(view, at, type.type, value);
      return true;
    }
    case 'wide': {
      const value = scalarValue(node, 'i64', type.rust, cx, 128);
      if (value === undefined) return false;
      const bits = BigInt.asUintN(128, BigInt(value));
      view.setBigUint64(at, bits & 0xffff_ffff_ffff_ffffn, true);
      view.setBigUint64(at + 8, bits >> 64n, true);
      return true;
    }
    case 'array': {
      const contents = contentsOf(node, type.elem, type.length, cx);
      if (contents === undefined) return false;
      if (contents.kind === 'bytes') out.set(contents.bytes, at);
      else if (contents.kind === 'generator' && type.elem.kind === 'scalar')
        out.set(
          generate(type.elem.type, type.length, contents.init, () => undefined),
          at,
        );
      else {
        problems.at(node, `\`${type.rust}\` takes a list or an expression`);
        return false;
      }
      return true;
    }
    case 'struct':
      return writeStruct(node, type, out, at, cx);
    default:
      problems.at(node, `a value of \`${type.rust}\` cannot be written here`);
      return false;
  }
}

function writeStruct(
  node: JsonNode,
  type: Extract<ValueType, { kind: 'struct' }>,
  out: Uint8Array,
  at: number,
  cx: FillContext,
): boolean {
  const { problems } = cx;
  const { fields } = type;
  const write = (part: JsonNode, index: number): boolean =>
    writeValue(part, fields[index]!.type, out, at + fields[index]!.offset, cx);
  if (node.type === 'array') {
    const parts = node.children ?? [];
    if (parts.length !== fields.length) {
      problems.at(
        node,
        `\`${type.rust}\` has ${fields.length} fields, the list ${parts.length} values`,
      );
      return false;
    }
    return parts.map(write).every(Boolean);
  }
  // A struct around one value is written as the value, and so is one of equal fields as a number.
  if (node.type !== 'object') {
    if (fields.length === 1) return write(node, 0);
    problems.at(
      node,
      `\`${type.rust}\` is an object of its fields ${fields.map(({ name }) => `\`${name}\``).join(', ')}, not ${kindOf(node)}`,
    );
    return false;
  }
  const names = fields.map(({ name }) => name);
  checkKeys(node, names, `\`${type.rust}\``, problems);
  let isGood = true;
  for (const [index, name] of names.entries()) {
    const part = partOf(node, name);
    if (part === undefined) {
      problems.at(node, `the field \`${name}\` of \`${type.rust}\` is missing`);
      isGood = false;
    } else isGood = write(part, index) && isGood;
  }
  return isGood;
}

/** A number for a scalar; undefined after a report. */
export function scalarValue(
  node: JsonNode,
  type: Dtype,
  rust: string,
  cx: FillContext,
  bits = 8 * sizeOfDtype(type),
): number | bigint | undefined {
  const { problems } = cx;
  const value = plainNumber(node, type, rust, cx);
  if (value === undefined || !isInteger(type)) return value;
  if (typeof value === 'number' && !Number.isInteger(value)) {
    problems.at(node, `\`${rust}\` takes a whole number, not ${value}`);
    return undefined;
  }
  // The text of a number beyond 2^53 has lost digits when it is a number.
  if (typeof value === 'number' && !Number.isSafeInteger(value) && node.type === 'number') {
    problems.at(node, `write integers beyond 2^53 as text: "${BigInt(value)}"`);
    return undefined;
  }
  const isSigned = rust.startsWith('i');
  const width = BigInt(bits);
  const whole = BigInt(value);
  const least = -(1n << (width - 1n));
  const most = isSigned ? -least - 1n : (1n << width) - 1n;
  if (type === 'bool' && rust === 'bool' && whole !== 0n && whole !== 1n) {
    problems.at(node, `\`bool\` is \`true\` or \`false\`, not ${whole}`);
    return undefined;
  }
  // -1 for an unsigned number is all ones, as people write it.
  if (whole < least || whole > most) {
    problems.at(node, `${whole} is out of range for \`${rust}\``);
    return undefined;
  }
  return value;
}

function plainNumber(
  node: JsonNode,
  type: Dtype,
  rust: string,
  cx: FillContext,
): number | bigint | undefined {
  if (node.type === 'number') return node.value as number;
  if (node.type === 'boolean') return node.value === true ? 1 : 0;
  if (node.type === 'string') {
    const text = node.value as string;
    if (rust === 'char' && [...text].length === 1) return text.codePointAt(0);
    try {
      return numberOf(text);
    } catch (error) {
      if (!(error instanceof SpecError)) throw error;
    }
    if (/^[\w\s.]+$/.test(text) && !cx.names.has(text.trim()) && !/^\d/.test(text.trim())) {
      const isEnum = /^\p{Lu}/u.test(rust) ? ': the number of a tag, for an enum' : '';
      cx.problems.at(node, `\`${text}\` is not a number, and \`${rust}\` takes one${isEnum}`);
      return undefined;
    }
    return constantOf(node, text, cx, type);
  }
  cx.problems.at(node, `\`${rust}\` takes a number, not ${kindOf(node)}`);
  return undefined;
}

function fileOf(
  node: JsonNode,
  path: string,
  elem: ValueType,
  length: number | undefined,
  cx: FillContext,
): Contents | undefined {
  const { problems } = cx;
  const bytes = cx.readFile(path);
  if (bytes === undefined) {
    problems.at(
      node,
      `cannot read \`${path}\`; it is looked up beside the spec, in its project only`,
    );
    return undefined;
  }
  const size = sizeOf(elem);
  let data = bytes;
  if (/\.npy$/i.test(path)) {
    const array = readNpy(bytes);
    if (typeof array === 'string') {
      problems.at(node, `\`${path}\`: ${array}`);
      return undefined;
    }
    const own = leavesOf(elem)[0]?.type;
    if (own !== undefined && !isSameType(own, array.type)) {
      problems.at(
        node,
        `\`${path}\` has elements of ${array.type}, the buffer of \`${elem.rust}\``,
      );
      return undefined;
    }
    data = array.bytes;
  }
  if (size === 0 || data.length % size !== 0) {
    problems.at(
      node,
      `\`${path}\` has ${data.length} bytes, no multiple of the ${size} of \`${elem.rust}\``,
    );
    return undefined;
  }
  const own = data.length / size;
  if (length !== undefined && own !== length) {
    problems.at(node, `\`${path}\` has ${own} elements, the buffer ${length}`);
    return undefined;
  }
  return fits(node, own, size, problems) ? { kind: 'bytes', bytes: data, length: own } : undefined;
}

/** The same bits with the same meaning: `usize` is `u64`. */
export function isSameType(a: Dtype, b: Dtype): boolean {
  const plain = (type: Dtype): Dtype =>
    type === 'usize' ? 'u64' : type === 'isize' ? 'i64' : type === 'bool' ? 'u8' : type;
  return plain(a) === plain(b);
}

/** A generator in its long form; undefined after a report. */
function generatorOf(node: JsonNode, problems: Problems): Generator | undefined {
  const gen = partOf(node, 'gen')!;
  const name = stringOf(gen, 'the generator', problems);
  if (name === undefined) return undefined;
  const keys = Object.hasOwn(GENERATORS, name) ? GENERATORS[name] : undefined;
  if (keys === undefined) {
    problems.at(
      gen,
      `there is no generator \`${name}\`; expected one of ${Object.keys(GENERATORS).join(', ')}`,
    );
    return undefined;
  }
  checkKeys(node, ['gen', ...keys], `the generator \`${name}\``, problems);
  const out: Record<string, unknown> = { gen: name };
  let isGood = true;
  for (const key of keys) {
    const part = partOf(node, key);
    if (part === undefined) {
      if (name === 'iota') continue;
      problems.at(node, `\`${key}\` of the generator \`${name}\` is missing`);
      isGood = false;
      continue;
    }
    const value = generatorPart(name, key, part, problems);
    if (value === undefined) isGood = false;
    out[key] = value;
  }
  return isGood ? (out as unknown as Generator) : undefined;
}

function generatorPart(name: string, key: string, part: JsonNode, problems: Problems): unknown {
  if (key === 'text' || key === 'b64' || key === 'arg')
    return stringOf(part, `\`${key}\``, problems);
  if (key === 'parts') {
    if (part.type !== 'array') {
      problems.at(part, '`parts` is a list of pairs: elements and a generator');
      return undefined;
    }
    const parts = (part.children ?? []).map((pair) => {
      const [count, inner] = pair.children ?? [];
      if (pair.type !== 'array' || typeof count?.value !== 'number' || inner?.type !== 'object') {
        problems.at(pair, 'a part is a pair: elements and a generator');
        return undefined;
      }
      const generator = partOf(inner, 'gen') && generatorOf(inner, problems);
      return generator === undefined ? undefined : ([count.value as number, generator] as const);
    });
    return parts.every((one) => one !== undefined) ? parts : undefined;
  }
  if (key === 'values') {
    if (part.type !== 'array') {
      problems.at(part, '`values` is a list');
      return undefined;
    }
    const values = part.children ?? [];
    const wrong = values.find(({ type }) => type !== 'number' && type !== 'string');
    if (wrong !== undefined) problems.at(wrong, `a value is a number, not ${kindOf(wrong)}`);
    return wrong === undefined ? values.map(({ value }) => value) : undefined;
  }
  if (key === 'value' && name === 'fill' && part.type === 'string') return part.value;
  return numberIn(part, `\`${key}\``, problems);
}

/** A type of elements that a spec names. */
export function dtypeOf(node: JsonNode, problems: Problems): Dtype | undefined {
  const name = stringOf(node, 'an element type', problems);
  if (name === undefined) return undefined;
  if ((DTYPES as readonly string[]).includes(name)) return name as Dtype;
  problems.at(node, `there is no element type \`${name}\`; expected one of ${DTYPES.join(', ')}`);
  return undefined;
}

/** Keys of an object, for callers that go through its fields. */
export const keysOf = (node: JsonNode): readonly string[] =>
  propertiesOf(node).map(({ key }) => key);
