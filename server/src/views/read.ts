/**
 * Values of Rust types read from bytes: a tree with the name, type and text of each part, made as
 * far as somebody looks. The texts are those of `{:?}` where the standard library or a derived
 * `Debug` decides; of pointers they say where in which buffer they point.
 */
import { floatText } from './float-text.ts';
import { charText, hexText, integerOf, stringText } from './literals.ts';
import {
  type FieldStyle,
  type FieldView,
  heldField,
  type SliceFields,
  sliceFields,
  type TypeTable,
  type TypeView,
} from './view.ts';

/** Bytes, or why there are none: `optimized out`, `uninitialized`. */
export type ReadResult = Uint8Array | string;

/** The bytes of one variable. */
export interface Bytes {
  read(offset: number, size: number): ReadResult;
}

/** What lies behind pointers. */
export interface Memory {
  read(address: bigint, size: number): ReadResult;
  /** What is at an address, such as `buf[17]`; `size` is that of one element. */
  name?(address: bigint, size: number): string | undefined;
  /** The function at an address. */
  fn?(address: bigint): string | undefined;
}

/** A value, or a part of one, as it is shown. */
export interface Shown {
  readonly name: string;
  /** The type as Rust writes it. */
  readonly type: string;
  /** Key of the type in the table. */
  readonly key: string;
  readonly text: string;
  readonly size: number;
  /** Where the bytes lie, in the variable or behind a pointer. */
  readonly offset: number;
  /** Set behind a pointer. */
  readonly address: bigint | undefined;
  /** Why there is no value. */
  readonly missing: string | undefined;
  /** How many parts there are. */
  readonly count: number;
  children(start?: number, count?: number): Shown[];
}

/** Texts are cut here. */
const WIDTH = 100;
/** Parts of a slice whose length is not sensible are not shown. */
const MOST_ELEMENTS = 2 ** 31;

interface Reader {
  readonly types: TypeTable;
  readonly memory: Memory | undefined;
}

/** Where a value lies. */
interface At {
  readonly bytes: Bytes;
  readonly offset: number;
  /** Address of offset 0, behind pointers. */
  readonly base: bigint | undefined;
}

/** A part before it is read. */
interface Part {
  readonly name: string;
  readonly key: string;
  readonly at: At;
}

const SLICE = { kind: 'pointer', points: 'slice', text: '&[_]', size: 16, align: 8 } as const;
const UNKNOWN: TypeView = { kind: 'opaque', text: '?', size: 0, align: 1 };

/** Reads a value of the type `key`. Its parts are read when they are asked for. */
export function readView(
  types: TypeTable,
  key: string,
  bytes: Bytes,
  memory?: Memory,
  name = '',
): Shown {
  return shown({ types, memory }, { name, key, at: { bytes, offset: 0, base: undefined } });
}

function shown(reader: Reader, part: Part): Shown {
  const view = viewOf(reader, part.key);
  const value = read(reader, view, part.at);
  let text: string | undefined;
  const { offset, base } = part.at;
  return {
    name: part.name,
    type: view.text,
    key: part.key,
    get text() {
      text ??= value.write(WIDTH);
      return text;
    },
    size: view.size,
    offset,
    address: base === undefined ? undefined : base + BigInt(offset),
    missing: value.missing,
    count: value.count,
    children(start = 0, count = value.count) {
      const out: Shown[] = [];
      const end = Math.min(value.count, start + count);
      for (let i = Math.max(0, start); i < end; i++) out.push(shown(reader, value.part(i)));
      return out;
    },
  };
}

export interface ShownTree {
  readonly name: string;
  readonly type: string;
  readonly text: string;
  readonly children?: readonly ShownTree[];
}

/** The tree as plain data, down to a depth; of long arrays the first parts. */
export function shownTree(value: Shown, depth = 4, most = 100): ShownTree {
  const { name, type, text, count } = value;
  if (depth === 0 || count === 0) return { name, type, text };
  const children = value.children(0, most).map((child) => shownTree(child, depth - 1, most));
  return { name, type, text, children };
}

/** A value that was read: how it is written, in how many characters about, and its parts. */
interface Value {
  readonly missing: string | undefined;
  readonly count: number;
  part(index: number): Part;
  write(room: number): string;
}

const NO_PART = (): Part => {
  throw new RangeError('a value without parts');
};

function leaf(text: string): Value {
  return { missing: undefined, count: 0, part: NO_PART, write: () => text };
}

function lacking(why: string): Value {
  return { missing: why, count: 0, part: NO_PART, write: () => `<${why}>` };
}

function viewOf({ types }: Reader, key: string): TypeView {
  return types[key] ?? UNKNOWN;
}

function read(reader: Reader, view: TypeView, at: At): Value {
  switch (view.kind) {
    case 'int':
    case 'float':
    case 'bool':
    case 'char':
      return scalar(view, at);
    case 'struct':
      return structValue(reader, view, at);
    case 'union':
      return unionValue(reader, view, at);
    case 'array':
      return elements(reader, view.elem, view.count, at);
    case 'enum':
      return enumValue(reader, view, at);
    case 'pointer':
      return pointer(reader, view, at);
    case 'fn':
      return fnValue(reader, view, at);
    case 'opaque':
      return opaque(view, at);
  }
}

function scalar(view: TypeView, { bytes, offset }: At): Value {
  const data = bytes.read(offset, view.size);
  if (typeof data === 'string') return lacking(data);
  switch (view.kind) {
    case 'int':
      return leaf(String(integerOf(data, view.signed)));
    case 'float':
      return leaf(floatText(integerOf(data, false), view.format));
    case 'bool':
      return leaf(data[0] === 0 ? 'false' : data[0] === 1 ? 'true' : `<invalid bool ${data[0]}>`);
    default:
      return leaf(charText(Number(integerOf(data, false))));
  }
}

function opaque({ size }: TypeView, { bytes, offset }: At): Value {
  const data = bytes.read(offset, Math.min(size, 32));
  return typeof data === 'string' ? lacking(data) : leaf(`{${hexText(data)}}`);
}

const parted = (fields: readonly FieldView[], at: At) => ({
  count: fields.length,
  part: (index: number): Part => {
    const { name, offset, type } = fields[index]!;
    return { name, key: type, at: { ...at, offset: at.offset + offset } };
  },
});

function structValue(reader: Reader, view: TypeView & { kind: 'struct' }, at: At): Value {
  const { fields, shown: pattern } = view;
  if (pattern === undefined)
    return fieldsValue(reader, view.name, view.style, fieldsToShow(reader, view), at);
  const inner = heldField(view);
  const own = parted(fields, at);
  if (inner !== undefined)
    return read(reader, viewOf(reader, inner.type), own.part(fields.indexOf(inner)).at);
  const slice = sliceFields(view);
  if (slice !== undefined) return sliceValue(reader, slice, at);
  const write = (room: number): string =>
    pattern.replace(/\{([^{}]*)\}/g, (_, name) => {
      const index = fields.findIndex((field) => field.name === name);
      return index < 0 ? '?' : writePart(reader, own.part(index), room / 2);
    });
  return { missing: undefined, ...own, write };
}

/** All fields, of a library's types those that are more than a marker. */
function fieldsToShow(reader: Reader, { fields, library }: TypeView & { kind: 'struct' }) {
  if (library !== true) return fields;
  return fields.filter(({ type }) => !viewOf(reader, type).text.startsWith('PhantomData<'));
}

/** A struct that is a pointer and a length, as the slice that it stands for. */
function sliceValue(reader: Reader, { pointer, length }: SliceFields, at: At): Value {
  const view = viewOf(reader, pointer.type);
  const data = at.bytes.read(at.offset + pointer.offset, 8);
  if (typeof data === 'string') return lacking(data);
  const size = typeof length === 'number' ? 0 : viewOf(reader, length.type).size;
  const count =
    typeof length === 'number' ? undefined : at.bytes.read(at.offset + length.offset, size);
  if (typeof count === 'string') return lacking(count);
  const address = integerOf(data, false);
  const target = { bytes: behind(reader.memory, address), offset: 0, base: address };
  const isMutable = view.kind === 'pointer' && view.ref === '*mut ';
  const to = view.kind === 'pointer' ? view.to : undefined;
  const slice = {
    ...SLICE,
    ref: isMutable ? '&mut ' : '&',
    ...(to !== undefined && { to }),
  } as const;
  const many = count === undefined ? BigInt(length as number) : integerOf(count, false);
  const name = (width: number): string | undefined =>
    address === 0n ? undefined : reader.memory?.name?.(address, width);
  return wide(reader, slice, target, many, name);
}

/** Why no part of a value can be read, where it is one reason for all; padding is no part. */
function missingAll(
  count: number,
  part: (index: number) => Part,
  reader: Reader,
): string | undefined {
  let why: string | undefined;
  for (let i = 0; i < count; i++) {
    const { key, at } = part(i);
    const view = viewOf(reader, key);
    if (view.size === 0) continue;
    const found = missingOf(reader, view, at);
    if (found === undefined || (why !== undefined && why !== found)) return undefined;
    why = found;
  }
  return why;
}

/** Why a value of a type cannot be read; undefined when some of it can. */
function missingOf(reader: Reader, view: TypeView, at: At): string | undefined {
  // All of its bytes are there as a rule.
  const whole = at.bytes.read(at.offset, view.size);
  if (typeof whole !== 'string') return undefined;
  switch (view.kind) {
    case 'struct':
    case 'union': {
      const { count, part } = parted(view.fields, at);
      return count === 0 ? whole : missingAll(count, part, reader);
    }
    case 'array':
      return missingAll(view.count, elementsAt(reader, view.elem, at), reader);
    case 'enum':
      return read(reader, view, at).missing;
    default:
      return whole;
  }
}

function fieldsValue(
  reader: Reader,
  name: string,
  style: FieldStyle,
  fields: readonly FieldView[],
  at: At,
): Value {
  const own = parted(fields, at);
  const missing = missingAll(own.count, own.part, reader);
  if (missing !== undefined) return { missing, ...own, write: () => `<${missing}>` };
  const write = (room: number): string => {
    if (style === 'unit' || (fields.length === 0 && name !== '')) return name;
    const prefix = style === 'named' ? (index: number) => `${fields[index]!.name}: ` : undefined;
    const list = writeList(reader, fields.length, own.part, room - name.length - 4, prefix);
    if (style === 'named') return `${name === '' ? '' : `${name} `}{ ${list} }`;
    // A tuple of one has a comma behind it.
    return name === '' && fields.length === 1 ? `(${list},)` : `${name}(${list})`;
  };
  return { missing: undefined, ...own, write };
}

function unionValue(reader: Reader, view: TypeView & { kind: 'union' }, at: At): Value {
  const own = parted(view.fields, at);
  const missing = missingAll(own.count, own.part, reader);
  if (missing !== undefined) return { missing, ...own, write: () => `<${missing}>` };
  const prefix = (index: number): string => `${view.fields[index]!.name}: `;
  const write = (room: number): string =>
    `${view.name} { ${writeList(reader, own.count, own.part, room - view.name.length, prefix)} }`;
  return { missing: undefined, ...own, write };
}

function elementsAt(reader: Reader, elem: string, at: At): (index: number) => Part {
  const { size } = viewOf(reader, elem);
  return (index) => ({
    name: `[${index}]`,
    key: elem,
    at: { ...at, offset: at.offset + index * size },
  });
}

/** Bytes of an array of which it is asked whether any is there. */
const MOST_ASKED = 4096;

function elements(reader: Reader, elem: string, count: number, at: At): Value {
  const { size } = viewOf(reader, elem);
  const part = elementsAt(reader, elem, at);
  const isShort = count * size <= MOST_ASKED;
  const isThere = !isShort || typeof at.bytes.read(at.offset, count * size) !== 'string';
  const missing = isThere ? undefined : missingAll(count, part, reader);
  const write = (room: number): string =>
    missing === undefined ? `[${writeList(reader, count, part, room)}]` : `<${missing}>`;
  return { missing, count, part, write };
}

function writeList(
  reader: Reader,
  count: number,
  part: (index: number) => Part,
  room: number,
  prefix?: (index: number) => string,
): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const text = `${prefix?.(i) ?? ''}${writePart(reader, part(i), room - out.length)}`;
    if (i > 0 && out.length + text.length > room) return `${out}, ..`;
    out += i === 0 ? text : `, ${text}`;
  }
  return out;
}

function writePart(reader: Reader, { key, at }: Part, room: number): string {
  return room <= 0 ? '..' : read(reader, viewOf(reader, key), at).write(room);
}

function enumValue(reader: Reader, view: TypeView & { kind: 'enum' }, at: At): Value {
  const { tag, variants } = view;
  let index = 0;
  if (tag !== undefined) {
    const data = at.bytes.read(at.offset + tag.offset, tag.size);
    if (typeof data === 'string') return lacking(data);
    const bits = String(integerOf(data, false));
    index = variants.findIndex((variant) => variant.tag === bits);
    if (index < 0) index = variants.findIndex((variant) => variant.tag === undefined);
    if (index < 0) return leaf(`<invalid tag ${bits}>`);
  }
  const found = variants[index];
  if (found === undefined) return leaf('<no value>');
  return fieldsValue(reader, found.name, found.style, found.fields, at);
}

function pointer(reader: Reader, view: TypeView & { kind: 'pointer' }, at: At): Value {
  const data = at.bytes.read(at.offset, 8);
  if (typeof data === 'string') return lacking(data);
  const address = integerOf(data, false);
  const { memory } = reader;
  const target: At = {
    bytes: behind(memory, address),
    offset: 0,
    base: address,
  };
  const isRef = view.ref === '&' || view.ref === '&mut ';
  const name = (size: number): string | undefined =>
    address === 0n ? undefined : memory?.name?.(address, size);
  if (view.points === 'slice' || view.points === 'str') {
    const second = at.bytes.read(at.offset + 8, 8);
    if (typeof second === 'string') return lacking(second);
    return wide(reader, view, target, integerOf(second, false), name);
  }
  const { to } = view;
  const size = to === undefined ? 1 : viewOf(reader, to).size;
  const at16 = `0x${address.toString(16)}`;
  const named = name(size);
  const text = named === undefined ? at16 : isRef ? `${view.ref}${named}` : `${view.ref}${named}`;
  const canRead = to !== undefined && memory !== undefined && isThere(memory, address, size);
  if (to === undefined || view.points === 'dyn' || !canRead || address === 0n) return leaf(text);
  const part = (): Part => ({ name: '*', key: to, at: target });
  // What a reference without a name points to says more than a number.
  const write = (room: number): string =>
    isRef && named === undefined ? `${view.ref}${writePart(reader, part(), room - 1)}` : text;
  return { missing: undefined, count: 1, part, write };
}

/** Why bytes that are in memory have no value. */
export const UNINITIALIZED = 'uninitialized';

/** Is there memory at an address, also such as nothing has written yet? */
function isThere(memory: Memory, address: bigint, size: number): boolean {
  const found = memory.read(address, size);
  return typeof found !== 'string' || found === UNINITIALIZED;
}

function behind(memory: Memory | undefined, address: bigint): Bytes {
  return {
    read: (offset, size) =>
      size === 0
        ? new Uint8Array()
        : (memory?.read(address + BigInt(offset), size) ?? 'not readable'),
  };
}

function wide(
  reader: Reader,
  view: TypeView & { kind: 'pointer' },
  target: At,
  length: bigint,
  name: (size: number) => string | undefined,
): Value {
  const { to } = view;
  const isText = view.points === 'str' || to === undefined;
  if (length > MOST_ELEMENTS) return leaf(`<invalid length ${length}>`);
  const count = Number(length);
  if (isText) {
    const data = target.bytes.read(0, Math.min(count, 4 * WIDTH));
    if (typeof data === 'string') return lacking(data);
    return leaf(stringText(data, count > data.length, WIDTH));
  }
  const list = elements(reader, to, count, target);
  const { size } = viewOf(reader, to);
  const named = name(size);
  if (named === undefined)
    return { ...list, write: (room) => `${view.ref}${list.write(room - 1)}` };
  const [, buffer, first] = /^(.*)\[(\d+)\]$/.exec(named) ?? [];
  const range =
    buffer === undefined ? `${named}, ${length}` : `${buffer}[${first}..${Number(first) + count}]`;
  return { ...list, missing: undefined, write: () => `${view.ref}${range}` };
}

function fnValue(reader: Reader, view: TypeView & { kind: 'fn' }, { bytes, offset }: At): Value {
  if (!view.pointer) return leaf(view.text);
  const data = bytes.read(offset, 8);
  if (typeof data === 'string') return lacking(data);
  const address = integerOf(data, false);
  return leaf(reader.memory?.fn?.(address) ?? `0x${address.toString(16)}`);
}
