/** In which form an argument is written, and what a buffer's description says. */
import { type Dtype, generate } from '../emulate/index.ts';
import { type JsonNode, partOf, propertiesOf } from './json.ts';
import { type Named, readable, unread } from './names.ts';
import type { PlannedBuffer } from './planned.ts';
import { innermost, type SpecKernel, type ValueType } from './types.ts';

/** Parameters that a convention of a device library makes of one. */
export function slotsOf(type: ValueType): number {
  if (type.kind === 'slice') return 2 + type.more.length;
  return type.kind === 'memref' ? 3 + 2 * type.shape.length : 1;
}

/** One of the long form: it says its own type. */
export function isExplicit(node: JsonNode): boolean {
  // A tensor map for a parameter whose type is known has no name.
  if (partOf(node, 'tensor_map') !== undefined) return partOf(node, 'name') !== undefined;
  return (
    node.type === 'object' &&
    ['buffer', 'slice', 'scalar', 'struct'].some((key) => partOf(node, key) !== undefined)
  );
}

/** An object of a struct's own fields, though one of them is called like a key of the long form. */
export function hasFields(type: ValueType, node: JsonNode): boolean {
  if (type.kind !== 'struct') return false;
  const names = type.fields.map(({ name }) => name);
  return propertiesOf(node).every(({ key }) => names.includes(key));
}

/** Is one value behind a reference written as itself: a struct by fields, an array by values? */
export function isOneValue(type: ValueType, node: JsonNode | undefined): boolean {
  if (node === undefined) return false;
  if (type.kind === 'array') {
    if (node.type !== 'array' || depthOf(node) === arraysIn(type)) return node.type === 'array';
    // Structs may be lists themselves.
    const isList = type.elem.kind === 'struct' && type.length > 1;
    return isList && node.children?.length === type.length;
  }
  if (type.kind !== 'struct') return false;
  const isObject = node.type === 'object' && (node.children ?? []).length > 0;
  if (isObject) return partOf(node, 'gen') === undefined && hasFields(type, node);
  const parts = node.type === 'array' ? (node.children ?? []) : [];
  // A list of elements has one.
  return parts.length > 1 && parts.length === type.fields.length;
}

function depthOf(node: JsonNode | undefined): number {
  return node?.type === 'array' ? 1 + depthOf(node.children?.[0]) : 0;
}

function arraysIn(type: ValueType): number {
  return type.kind === 'array' ? 1 + arraysIn(type.elem) : 0;
}

/** The part of a buffer's description that is its contents. */
export function contentsPart(node: JsonNode | undefined): JsonNode | undefined {
  if (node?.type !== 'object' || partOf(node, 'gen') !== undefined) return node;
  return partOf(node, 'init') ?? partOf(node, 'file');
}

/** A scalar, or a struct around one. */
export function isScalarOf(type: ValueType, dtype: Dtype): boolean {
  return type.kind === 'scalar' && type.type === dtype;
}

/** A buffer as expressions read it. */
export function namedBuffer({ contents, elem, length: own }: PlannedBuffer): Named {
  // There is no such buffer to begin with, which is reported.
  if (own < 0) return { kind: 'reported' };
  if (contents.kind === 'from') return unread(elem, own);
  if (contents.kind === 'bytes') return readable(contents.bytes, elem);
  const { init, length } = contents;
  const type = innermost(elem);
  if (type === undefined || init.gen === 'from' || init.gen === 'parts')
    return unread(elem, length);
  return readable(
    generate(type, length, init, () => undefined),
    elem,
  );
}

/** `fn saxpy(a: f32, x: *const f32)`, for messages. */
export function signatureOf({ name, params }: SpecKernel): string {
  return `fn ${name}(${params.map((param) => `${param.name}: ${param.type.rust}`).join(', ')})`;
}
