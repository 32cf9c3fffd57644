/**
 * Tensor maps as a spec writes them: `{"tensor_map": {"buffer": "x", "dims": [64, 32], "box":
 * [16, 8]}}` for a parameter that is a `TmaDescriptor`, or points to one. Keys and their order are
 * those of `cuTensorMapEncodeTiled` in the CUDA driver API: dimension 0 is the innermost.
 */
import {
  encodeTensorMap,
  FILLS,
  SWIZZLES,
  sizeOfTensorType,
  TENSOR_MAP,
  TENSOR_TYPES,
  type TensorMap,
  type TensorType,
  tensorMapProblem,
} from '../emulate/index.ts';
import { type FillContext, lengthOf, type Target } from './fill.ts';
import { checkKeys, countOf, type JsonNode, kindOf, partOf } from './json.ts';
import { TENSOR_MAP_KEYS } from './shape.ts';
import { innermost, scalarOf, sizeOf, type ValueType } from './types.ts';

/** What nothing but its size is known of. */
export const TENSOR_MAP_TYPE: ValueType = {
  kind: 'opaque',
  rust: 'CUtensorMap',
  size: TENSOR_MAP.bytes,
  align: TENSOR_MAP.align,
};

/** What a pointer to a tensor map points to: its own type, where that has the size of one. */
export function mapElement(known: ValueType | undefined): ValueType {
  const isWhole = known !== undefined && sizeOf(known) === sizeOf(TENSOR_MAP_TYPE);
  return isWhole ? known : TENSOR_MAP_TYPE;
}

export function isTensorMap(node: JsonNode | undefined): boolean {
  return partOf(node, 'tensor_map') !== undefined;
}

/** Writes a tensor map into bytes of `type`; false after a report. */
export function writeTensorMap(
  node: JsonNode,
  type: ValueType,
  out: Target,
  at: number,
  cx: FillContext,
  name: string,
): boolean {
  const { problems } = cx;
  if (sizeOf(type) !== TENSOR_MAP.bytes) {
    problems.at(
      node,
      `a tensor map has ${TENSOR_MAP.bytes} bytes, and \`${type.rust}\` has ${sizeOf(type)}`,
    );
    return false;
  }
  checkKeys(node, ['tensor_map'], 'a tensor map', problems);
  const map = partOf(node, 'tensor_map')!;
  if (map.type !== 'object') {
    problems.at(map, `\`tensor_map\` is an object, not ${kindOf(map)}`);
    return false;
  }
  const before = problems.found.length;
  checkKeys(map, Object.keys(TENSOR_MAP_KEYS), '`tensor_map`', problems);
  const found = mapOf(map, cx, name);
  if (found === undefined || problems.found.length > before) return false;
  const wrong = tensorMapProblem(found.map);
  if (wrong !== undefined) {
    problems.at(map, wrong);
    return false;
  }
  out.bytes.set(encodeTensorMap(found.map), at);
  out.addresses.push({ offset: at + TENSOR_MAP.address, buffer: found.buffer });
  return true;
}

function mapOf(
  map: JsonNode,
  cx: FillContext,
  name: string,
): { readonly map: Omit<TensorMap, 'address'>; readonly buffer: string } | undefined {
  const { problems } = cx;
  const need = (key: string): JsonNode | undefined => {
    const part = partOf(map, key);
    if (part === undefined) problems.at(map, `\`${key}\` is missing`);
    return part;
  };
  const own = wordOf(map, 'type', TENSOR_TYPES, undefined, cx);
  const bufferNode = need('buffer');
  const dims = numbersOf(need('dims'), cx);
  const box = numbersOf(need('box'), cx);
  const swizzle = wordOf(map, 'swizzle', SWIZZLES, 'none', cx);
  const fill = wordOf(map, 'fill', FILLS, 'zeros', cx);
  if (partOf(map, 'interleave') !== undefined) wordOf(map, 'interleave', ['none'], 'none', cx);
  if (bufferNode === undefined || cx.pointed === undefined) return undefined;
  const elem = own === undefined ? undefined : scalarOf(own);
  const pointer = { kind: 'pointer', rust: 'the tensor', elem, mut: true } as const;
  const buffer = cx.pointed(`${name}.buffer`, pointer, bufferNode);
  if (buffer === undefined || dims === undefined || box === undefined) return undefined;
  const type = own ?? typeOf(buffer.elem);
  if (type === undefined) {
    problems.at(map, `\`type\` is missing: one of ${TENSOR_TYPES.join(', ')}`);
    return undefined;
  }
  const strides = partOf(map, 'strides');
  const steps = partOf(map, 'element_strides');
  const all = {
    type,
    dims,
    box,
    strides: strides === undefined ? packed(dims, type) : numbersOf(strides, cx),
    steps: steps === undefined ? dims.map(() => 1) : numbersOf(steps, cx),
    swizzle,
    fill,
  };
  const { strides: given, steps: by, swizzle: pattern, fill: with_ } = all;
  if (given === undefined || by === undefined || pattern === undefined || with_ === undefined)
    return undefined;
  return {
    map: { type, dims, box, strides: given, steps: by, swizzle: pattern, fill: with_ },
    buffer: buffer.name,
  };
}

/** The element type of a buffer, as tensor maps name it. */
function typeOf(elem: ValueType | undefined): TensorType | undefined {
  const type = innermost(elem);
  const plain = type === 'usize' ? 'u64' : type === 'isize' ? 'i64' : type;
  return TENSOR_TYPES.find((one) => one === plain);
}

/** Rows that follow each other without gaps. */
function packed(dims: readonly number[], type: TensorType): readonly number[] {
  let bytes = sizeOfTensorType(type);
  return dims.slice(0, -1).map((size) => {
    bytes *= size;
    return bytes;
  });
}

function numbersOf(node: JsonNode | undefined, cx: FillContext): readonly number[] | undefined {
  if (node === undefined) return undefined;
  if (node.type !== 'array') {
    cx.problems.at(node, `one number for each dimension is a list, not ${kindOf(node)}`);
    return undefined;
  }
  const numbers = (node.children ?? []).map((part) =>
    part.type === 'string'
      ? lengthOf(part, part.value as string, cx)
      : countOf(part, 'a size', cx.problems, 1),
  );
  return numbers.every((one) => one !== undefined) ? numbers : undefined;
}

function wordOf<Word extends string>(
  map: JsonNode,
  key: string,
  words: readonly Word[],
  otherwise: Word | undefined,
  cx: FillContext,
): Word | undefined {
  const node = partOf(map, key);
  if (node === undefined) return otherwise;
  const found = words.find((word) => word === node.value);
  if (found === undefined)
    cx.problems.at(
      node,
      `\`${key}\` is one of ${words.map((word) => `"${word}"`).join(', ')}, not ${kindOf(node)}`,
    );
  return found;
}
