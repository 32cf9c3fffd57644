/** Contents of buffers as a spec writes them: lists, expressions, files, generators. */
import { type Dtype, type Generator, generate } from '../emulate/index.ts';
import { compileExpression, ExpressionError } from './expression.ts';
import { type Address, type FillContext, lengthOf, type Target } from './fill.ts';
import { type From, fromOf } from './from.ts';
import { generatorOf } from './generators.ts';
import { checkKeys, type JsonNode, kindOf, type Problems, partOf, stringOf } from './json.ts';
import { readNpy } from './npy.ts';
import { reportExpression, scalarValue, valueOfText, wrongValue } from './numbers.ts';
import { type FieldInput, fillFields } from './own-fields.ts';
import { DTYPES } from './shape.ts';
import { isTensorMap, writeTensorMap } from './tensor-map.ts';
import {
  hasPointer,
  isInteger,
  type Leaf,
  type LeafType,
  leafTypeOf,
  leavesOf,
  mayBeNull,
  sizeOf,
  sizeOfLeaf,
  type ValueField,
  type ValueType,
  writeLeaf,
} from './types.ts';

export type Contents =
  | {
      readonly kind: 'bytes';
      readonly bytes: Uint8Array;
      readonly length: number;
      /** With zeros in their places. */
      readonly addresses?: readonly Address[];
    }
  | From
  /** In the long form, which may refer to earlier launches. */
  | { readonly kind: 'generator'; readonly init: Generator; readonly length: number };

/** Bytes of one buffer. */
export const MOST_BYTES = 2 ** 28;

const FILE = /\.(?:npy|bin|raw|dat)$/i;
const REPEATED = /^\[([\s\S]*);([^;]*)\]$/;

/** Does a text name a file? */
export function isFileName(text: string): boolean {
  return FILE.test(text.trim()) && !/[()[\];]/.test(text);
}

/**
 * The contents that a node describes; undefined after a report.
 * @param length elements, where that is known; a list and a file have their own
 * @param name of what is filled: a buffer behind a pointer in it is called `NAME[0].field`
 */
export function contentsOf(
  node: JsonNode,
  elem: ValueType,
  length: number | undefined,
  cx: FillContext,
  name = '',
): Contents | undefined {
  const { problems } = cx;
  if (node.type === 'array') return listOf(node, elem, length, cx, name);
  if (isTensorMap(node)) return mapContents(node, elem, length, cx, name);
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
  const isTemplate = elem.kind === 'struct' || elem.kind === 'pointer' || elem.kind === 'slice';
  if (node.type === 'object' && isTemplate) return templateOf(node, elem, length, cx, name);
  problems.at(
    node,
    `contents are a list, a number, an expression such as "i * 0.5", "zeros", or an .npy file, not ${kindOf(node)}`,
  );
  return undefined;
}

/** A buffer of one tensor map. */
function mapContents(
  node: JsonNode,
  elem: ValueType,
  length: number | undefined,
  cx: FillContext,
  name: string,
): Contents | undefined {
  if (length !== undefined && length !== 1) {
    cx.problems.at(node, `one tensor map fills no ${length} elements; write a list`);
    return undefined;
  }
  const out = { bytes: new Uint8Array(sizeOf(elem)), addresses: [] };
  return writeTensorMap(node, elem, out, 0, cx, name) ? written(out, 1) : undefined;
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
  const from = fromOf(node);
  if (from !== undefined) return from;
  const repeated = REPEATED.exec(text);
  if (repeated !== null) {
    const own = lengthOf(node, repeated[2]!.trim(), cx);
    if (own === undefined) return undefined;
    if (length !== undefined && own !== length && !isWhole(elem, length, own)) {
      problems.at(
        node,
        elem.kind === 'array' && length === 1
          ? `\`${elem.rust}\` takes ${elem.length} values, these are ${own}`
          : `the length is ${own} here and ${length} beside it`,
      );
      return undefined;
    }
    const text = repeated[1]!;
    return expressionOf(node, text, given.indexOf(text), elem, length ?? own, cx);
  }
  if (length === undefined) {
    problems.at(node, `the length of this buffer is not known; write \`"[${text}; LENGTH]"\``);
    return undefined;
  }
  return expressionOf(node, given, 0, elem, length, cx);
}

/** Are so many values all those of elements that are arrays? */
function isWhole(elem: ValueType, length: number, values: number): boolean {
  let all = length;
  for (let inner = elem; inner.kind === 'array'; inner = inner.elem) {
    all *= inner.length;
    if (all === values) return true;
  }
  return false;
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
  if (hasPointer(elem)) {
    problems.at(
      node,
      `\`${elem.rust}\` has addresses, which no expression gives; write one object for each element, \`[${exampleOf(elem)}, ..]\`${elem.kind === 'struct' ? `, or one for all: \`{"length": .., "init": ${exampleOf(elem)}}\`` : ''}`,
    );
    return undefined;
  }
  const leaves = leavesOf(elem);
  if (leaves.length === 0) {
    problems.at(node, `\`${elem.rust}\` has no numbers that an expression could give; use "zeros"`);
    return undefined;
  }
  const view = new DataView(bytes.buffer);
  for (const [at, leaf] of leaves.entries()) {
    const index = (i: number): number => i * leaves.length + at;
    const to = { view, size, offset: leaf.offset, length, all: length * leaves.length, index };
    if (!fillLeaf(node, text, shift, leaf, to, cx)) return undefined;
  }
  return { kind: 'bytes', bytes, length };
}

interface LeafPlaces {
  readonly view: DataView;
  /** Bytes from one element to the next. */
  readonly size: number;
  readonly offset: number;
  readonly length: number;
  /** What \`len\` is. */
  readonly all: number;
  /** What `i` is for an element. */
  index(i: number): number;
}

/** Writes one number of each element; false after a report. */
function fillLeaf(
  node: JsonNode,
  text: string,
  shift: number,
  { type, of }: Pick<Leaf, 'type' | 'of'>,
  { view, size, offset, length, all, index }: LeafPlaces,
  cx: FillContext,
): boolean {
  const isClosed =
    of.kind === 'scalar' && (of.tags !== undefined || /^(?:bool|char)$/.test(of.rust));
  try {
    const variants = of.kind === 'scalar' ? of.tags : undefined;
    const variant = variants && valueOfText(text, of);
    const value =
      variant === undefined
        ? compileExpression(text, { element: type, length: all, names: cx.names, variants })
        : () => variant;
    for (let i = 0; i < length; i++) {
      const own = value(index(i));
      const wrong = isClosed ? wrongValue(of, wholeOf(own, type)) : undefined;
      if (wrong !== undefined) {
        cx.problems.at(node, `element ${i}: ${wrong}`);
        return false;
      }
      store(view, i * size + offset, type, own);
    }
    return true;
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    reportExpression(node, error, cx, shift);
    return false;
  }
}

/** A struct as a spec writes it, for messages. */
function exampleOf(elem: ValueType): string {
  if (elem.kind === 'pointer' || elem.kind === 'slice') return '{"same": "NAME"}';
  if (elem.kind === 'array') return `[${exampleOf(elem.elem)}, ..]`;
  if (elem.kind !== 'struct') return '..';
  const fields = elem.fields.map(({ name, type }) => `"${name}": ${exampleOf(type)}`);
  return `{${fields.slice(0, 4).join(', ')}${fields.length > 4 ? ', ..' : ''}}`;
}

/**
 * All elements by one object of fields, in which text is an expression of the element's index:
 * `{"x": "i * 0.5", "at": ["i", 0]}`. Addresses in it are the same for all.
 */
function templateOf(
  node: JsonNode,
  elem: ValueType,
  length: number | undefined,
  cx: FillContext,
  name: string,
): Contents | undefined {
  const { problems } = cx;
  if (length === undefined) {
    problems.at(
      node,
      'one object fills all elements of a buffer whose length is known; write `{"length": .., "init": {..}}`, or a list of objects',
    );
    return undefined;
  }
  const size = sizeOf(elem);
  if (!fits(node, length, size, problems)) return undefined;
  const bytes = new Uint8Array(length * size);
  const addresses: Address[] = [];
  const view = new DataView(bytes.buffer);
  const fill = (part: JsonNode, type: ValueType, offset: number, path: string): boolean => {
    if (type.kind === 'struct' && (part.type === 'object' || isInOrder(part, type)))
      return eachField(part, type, path, cx, {
        // Of several elements a field has no one value.
        naming: length === 1 ? cx.naming : undefined,
        bytesOf: (field) => bytes.subarray(offset + field.offset),
        write: (value, field) =>
          fill(value, field.type, offset + field.offset, `${path}.${field.name}`),
      });
    if (type.kind === 'array' && part.children?.length === type.length && part.type === 'array') {
      const inner = sizeOf(type.elem);
      return part.children
        .map((one, k) => fill(one, type.elem, offset + k * inner, `${path}[${k}]`))
        .every(Boolean);
    }
    const isNumber = type.kind === 'scalar' || type.kind === 'wide';
    if (isNumber && part.type === 'string') {
      const text = part.value as string;
      if (valueOfText(text, type) === undefined) {
        const leaf = { type: leafTypeOf(type), of: type };
        const to = { view, size, offset, length, all: length, index: (i: number) => i };
        return fillLeaf(part, text, 0, leaf, to, cx);
      }
    }
    const one = { bytes: new Uint8Array(sizeOf(type)), addresses: [] as Address[] };
    if (!writeValue(part, type, one, 0, cx, path)) return false;
    for (let i = 0; i < length; i++) {
      bytes.set(one.bytes, i * size + offset);
      for (const address of one.addresses)
        addresses.push({ ...address, offset: i * size + offset + address.offset });
    }
    return true;
  };
  // What all addresses lead to is the first one's.
  if (!fill(node, elem, 0, elem.kind === 'struct' ? name : `${name}[0]`)) return undefined;
  return { kind: 'bytes', bytes, length, ...(addresses.length > 0 && { addresses }) };
}

/** A number as an integer type takes it, by `as`. */
function wholeOf(value: number | bigint, type: LeafType): bigint {
  if (typeof value === 'bigint') return value;
  return BigInt(Number.isInteger(value) ? value : Number.isNaN(value) ? 0 : saturated(value, type));
}

/** Writes a number; a float becomes an integer as by `as`. */
function store(view: DataView, at: number, type: LeafType, value: number | bigint): void {
  if (isInteger(type) && typeof value === 'number' && !Number.isInteger(value)) {
    writeLeaf(view, at, type, Number.isNaN(value) ? 0 : saturated(value, type));
    return;
  }
  writeLeaf(view, at, type, value);
}

function saturated(value: number, type: LeafType): number | bigint {
  if (Number.isFinite(value)) return Math.trunc(value);
  const bits = BigInt(8 * sizeOfLeaf(type));
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
  name: string,
): Contents | undefined {
  if (elem.kind === 'array' && isFlatList(node, elem)) return rowsOf(node, elem, length, cx, name);
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
    const values = parts.length === 1 ? '1 value' : `${parts.length} values`;
    const all = own === 1 ? '1 element' : `${own} elements`;
    cx.problems.at(node, `the list has ${values}, the buffer ${all}`);
    return undefined;
  }
  const size = sizeOf(elem);
  if (!fits(node, own, size, cx.problems)) return undefined;
  const out: Target = { bytes: new Uint8Array(own * size), addresses: [] };
  let isGood = true;
  for (const [i, part] of parts.entries())
    isGood = writeValue(part, elem, out, i * size, cx, `${name}[${i}]`) && isGood;
  return isGood ? written(out, own) : undefined;
}

function written({ bytes, addresses }: Target, length: number): Contents {
  return { kind: 'bytes', bytes, length, ...(addresses.length > 0 && { addresses }) };
}

/** Does a list have the values of arrays one by one, and not the arrays? */
function isFlatList({ children = [] }: JsonNode, { elem }: ArrayType): boolean {
  if (children.length === 0) return false;
  return children.every(({ type, value }) => {
    if (type === 'object') return elem.kind === 'struct';
    if (type !== 'string') return type === 'number' || type === 'boolean';
    const isNumber = elem.kind === 'scalar' || elem.kind === 'wide';
    return isNumber && valueOfText(value as string, elem) !== undefined;
  });
}

type ArrayType = Extract<ValueType, { kind: 'array' }>;

/** Elements that are arrays, as one list of all their values: `[1, 2, 3, 4]` for `&[f32; 4]`. */
function rowsOf(
  node: JsonNode,
  elem: ArrayType,
  length: number | undefined,
  cx: FillContext,
  name: string,
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
  const found = listOf(node, elem.elem, values, cx, name);
  return found?.kind === 'bytes' ? { ...found, length: found.length / elem.length } : found;
}

/**
 * Writes one value; false after a report.
 * @param at first byte
 * @param name path of the value, by which the buffer behind a pointer goes
 */
export function writeValue(
  node: JsonNode,
  type: ValueType,
  out: Target,
  at: number,
  cx: FillContext,
  name: string,
): boolean {
  const { problems } = cx;
  const { bytes } = out;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isTensorMap(node)) return writeTensorMap(node, type, out, at, cx, name);
  switch (type.kind) {
    case 'scalar':
    case 'wide': {
      const value = scalarValue(node, type, cx);
      if (value === undefined) return false;
      writeLeaf(view, at, leafTypeOf(type), value);
      return true;
    }
    case 'array':
      return writeArray(node, type, out, at, cx, name);
    case 'struct':
      return writeStruct(node, type, out, at, cx, name);
    case 'pointer':
    case 'slice':
      return writeAddress(node, type, out, at, cx, name);
    default:
      if (node.type === 'string' && (node.value as string).trim() === 'zeros') return true;
      problems.at(
        node,
        `what \`${type.rust}\` is made of is not known; its ${sizeOf(type)} bytes can be "zeros"`,
      );
      return false;
  }
}

/** The address of a buffer, with its length behind it for a slice. */
function writeAddress(
  node: JsonNode,
  type: Extract<ValueType, { kind: 'pointer' | 'slice' }>,
  out: Target,
  at: number,
  cx: FillContext,
  name: string,
): boolean {
  if (node.type === 'null' && mayBeNull(type)) return true;
  if (cx.pointed === undefined) {
    if (node.type === 'null') return true;
    cx.problems.at(node, 'addresses are not compared: leave this field out, or write null');
    return false;
  }
  const found = cx.pointed(name, type, node);
  if (found === undefined) return false;
  out.addresses.push({ offset: at, buffer: found.name });
  if (type.kind === 'slice')
    new DataView(out.bytes.buffer, out.bytes.byteOffset).setBigUint64(
      at + 8,
      BigInt(Math.max(0, found.length)),
      true,
    );
  return true;
}

function writeArray(
  node: JsonNode,
  type: ArrayType,
  out: Target,
  at: number,
  cx: FillContext,
  name: string,
): boolean {
  const { problems } = cx;
  const isRow = type.elem.kind !== 'array' || !isFlatList(node, type.elem);
  if (node.type === 'array' && isRow && node.children!.length !== type.length) {
    const count = node.children!.length;
    problems.at(node, `\`${type.rust}\` takes ${type.length} values, this list has ${count}`);
    return false;
  }
  const contents = contentsOf(node, type.elem, type.length, cx, name);
  if (contents === undefined) return false;
  if (contents.kind === 'bytes') {
    out.bytes.set(contents.bytes, at);
    for (const address of contents.addresses ?? [])
      out.addresses.push({ ...address, offset: at + address.offset });
    return true;
  }
  if (contents.kind === 'generator' && type.elem.kind === 'scalar') {
    out.bytes.set(
      generate(type.elem.type, type.length, contents.init, () => undefined),
      at,
    );
    return true;
  }
  problems.at(node, `\`${type.rust}\` takes a list or an expression`);
  return false;
}

function writeStruct(
  node: JsonNode,
  type: Extract<ValueType, { kind: 'struct' }>,
  out: Target,
  at: number,
  cx: FillContext,
  name: string,
): boolean {
  const { problems } = cx;
  const { fields } = type;
  const write = (part: JsonNode, field: ValueField): boolean =>
    writeValue(part, field.type, out, at + field.offset, cx, `${name}.${field.name}`);
  if (node.type === 'array' && !isInOrder(node, type)) {
    problems.at(
      node,
      `\`${type.rust}\` has ${fields.length} fields (${fields.map((one) => `\`${one.name}\``).join(', ')}), the list ${node.children?.length ?? 0} values`,
    );
    return false;
  }
  if (node.type === 'object' || node.type === 'array')
    return eachField(node, type, name, cx, {
      naming: cx.naming,
      bytesOf: (field) => out.bytes.subarray(at + field.offset),
      write,
    });
  // A struct around one value is written as the value, and so is one of equal fields as a number.
  if (fields.length === 1) return write(node, fields[0]!);
  problems.at(
    node,
    `\`${type.rust}\` is an object of its fields ${fields.map((one) => `\`${one.name}\``).join(', ')}, not ${kindOf(node)}`,
  );
  return false;
}

/** Is a struct written as a list of its fields in their order? */
function isInOrder({ type, children = [] }: JsonNode, { fields }: StructType): boolean {
  return type === 'array' && children.length === fields.length;
}

type StructType = Extract<ValueType, { kind: 'struct' }>;

interface FieldWriter extends Pick<FieldInput, 'naming' | 'bytesOf'> {
  write(part: JsonNode, field: ValueField): boolean;
}

/** Goes through the fields that an object or a list gives; false after a report. */
function eachField(
  node: JsonNode,
  { fields, rust }: StructType,
  path: string,
  cx: FillContext,
  { naming, bytesOf, write }: FieldWriter,
): boolean {
  const isList = node.type === 'array';
  const names = fields.map(({ name }) => name);
  if (!isList) checkKeys(node, names, `\`${rust}\``, cx.problems);
  return fillFields({
    path,
    fields,
    naming,
    bytesOf,
    part: (field, index) => (isList ? node.children?.[index] : partOf(node, field.name)),
    fill: (field, part) => {
      if (part !== undefined) return write(part, field);
      // What is expected has no addresses.
      if (cx.pointed === undefined && hasPointer(field.type)) return true;
      cx.problems.at(node, `the field \`${field.name}\` of \`${rust}\` is missing`);
      return false;
    },
  });
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
export function isSameType(a: LeafType, b: LeafType): boolean {
  const plain = (type: LeafType): LeafType =>
    type === 'usize' ? 'u64' : type === 'isize' ? 'i64' : type === 'bool' ? 'u8' : type;
  return plain(a) === plain(b);
}

/** A type of elements that a spec names. */
export function dtypeOf(node: JsonNode, problems: Problems): Dtype | undefined {
  const name = stringOf(node, 'an element type', problems);
  if (name === undefined) return undefined;
  if ((DTYPES as readonly string[]).includes(name)) return name as Dtype;
  problems.at(node, `there is no element type \`${name}\`; expected one of ${DTYPES.join(', ')}`);
  return undefined;
}
