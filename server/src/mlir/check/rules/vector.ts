/** Rules over vectors: positions, shapes, reductions, memory. */
import { reductionFits, reductionKind } from '../../ops/reductions.ts';
import { parseMap, projection } from '../../syntax/affine.ts';
import { type Attribute, integersOf } from '../../syntax/attributes.ts';
import type { Op } from '../../syntax/tree.ts';
import {
  differ,
  type MemrefType,
  type Type,
  typeText,
  type VectorType,
} from '../../syntax/types.ts';
import { stridesOf } from './memref.ts';
import {
  bitsOf,
  elementType,
  isVector,
  operandType,
  type Rule,
  type Rules,
  resultType,
  sizeOf,
  vectorShape,
} from './rule.ts';

const DYNAMIC = -(1n << 63n);
const text = (shape: readonly number[], element: Type): string =>
  typeText(shape.length === 0 ? element : { kind: 'vector', shape, element });

function positionsFit(op: Op, type: VectorType): string | undefined {
  const position = integersOf(op.attrs.get('static_position')) ?? [];
  if (position.length > type.shape.length)
    return 'expected position attribute of rank no greater than vector rank';
  const wrong = position.findIndex(
    (at, i) => at !== DYNAMIC && (at < -1n || at >= BigInt(type.shape[i]!)),
  );
  return wrong < 0
    ? undefined
    : `expected position attribute #${wrong + 1} to be a non-negative integer smaller than the corresponding vector dimension`;
}

/** The type of what a position means. */
function insideOf(op: Op, type: VectorType): readonly number[] {
  return type.shape.slice((integersOf(op.attrs.get('static_position')) ?? []).length);
}

const extract: Rule = (op, complain) => {
  const [from, to] = [operandType(op, 0), resultType(op)];
  if (!isVector(from) || to === undefined) return;
  const wrong = positionsFit(op, from);
  const shape = insideOf(op, from);
  if (wrong !== undefined) complain(wrong);
  else if (!sameOrOne(shape, to))
    complain(
      `inferred type \`${text(shape, from.element)}\` is incompatible with return type \`${typeText(to)}\``,
    );
};

/** A vector of one element may stand for the element. */
function sameOrOne(shape: readonly number[], type: Type): boolean {
  const own = vectorShape(type);
  if (own === undefined) return true;
  return (
    own.join() === shape.join() ||
    (sizeOf(own) === 1 && sizeOf(shape) === 1 && shape.length === 0 && own.length === 1)
  );
}

const insert: Rule = (op, complain) => {
  const [value, to] = [operandType(op, 0), operandType(op, 1)];
  if (!isVector(to) || value === undefined) return;
  const wrong = positionsFit(op, to);
  const shape = insideOf(op, to);
  const own = vectorShape(value);
  if (wrong !== undefined) complain(wrong);
  else if (own !== undefined && own.join() !== shape.join())
    complain(
      `expected \`${text(shape, to.element)}\` at this position, but got \`${typeText(value)}\``,
    );
};

const broadcast: Rule = (op, complain) => {
  const [from, to] = [vectorShape(operandType(op, 0)), vectorShape(resultType(op))];
  if (from === undefined || to === undefined) return;
  if (from.length > to.length) {
    complain('source rank higher than destination rank');
    return;
  }
  const tail = to.slice(to.length - from.length);
  const wrong = from.findIndex((size, i) => size !== tail[i] && size !== 1);
  if (wrong >= 0) complain(`dimension mismatch (${from[wrong]} vs. ${tail[wrong]})`);
};

const shuffle: Rule = (op, complain) => {
  const [a, b] = [operandType(op, 0), operandType(op, 1)];
  const mask = integersOf(op.attrs.get('mask'));
  if (!isVector(a) || !isVector(b) || mask === undefined) return;
  if (differ(a.element, b.element))
    complain('failed to verify that second operand v2 and result have same element type');
  else if (a.shape.slice(1).join() !== b.shape.slice(1).join()) complain('dimension mismatch');
  else {
    const limit = BigInt((a.shape[0] ?? 1) + (b.shape[0] ?? 1));
    const wrong = mask.findIndex((at) => at !== -1n && (at < 0n || at >= limit));
    if (wrong >= 0) complain(`mask index #${wrong + 1} out of range`);
  }
};

function kindFits(op: Op, type: Type): string | undefined {
  const kind = reductionKind(op.attrs.get('kind'));
  const element = elementType(type);
  if (
    kind === undefined ||
    (element.kind !== 'float' && element.kind !== 'integer' && element.kind !== 'index')
  )
    return undefined;
  return reductionFits(kind, element.kind === 'float') === false
    ? `unsupported reduction type \`${typeText(element)}\` for kind '${kind}'`
    : undefined;
}

const reduction: Rule = (op, complain) => {
  const from = operandType(op, 0);
  if (!isVector(from)) return;
  if (from.shape.length > 1) complain(`unsupported reduction rank: ${from.shape.length}`);
  else {
    const wrong = kindFits(op, from);
    if (wrong !== undefined) complain(wrong);
  }
};

const multiReduction: Rule = (op, complain) => {
  const [from, to] = [operandType(op, 0), resultType(op)];
  const dims = integersOf(op.attrs.get('reduction_dims'));
  if (!isVector(from) || to === undefined || dims === undefined) return;
  const shape = from.shape.filter((_, i) => !dims.includes(BigInt(i)));
  const own = vectorShape(to);
  if (own !== undefined && own.join() !== shape.join())
    complain(
      `destination type \`${typeText(to)}\` is incompatible with source type \`${typeText(from)}\``,
    );
  else {
    const wrong = kindFits(op, from);
    if (wrong !== undefined) complain(wrong);
  }
};

const shapeCast: Rule = (op, complain) => {
  const [from, to] = [operandType(op, 0), resultType(op)];
  if (!isVector(from) || !isVector(to)) return;
  if (differ(from.element, to.element)) complain('has different source and result element types');
  else if (sizeOf(from.shape) !== sizeOf(to.shape))
    complain(
      `has different number of elements at source (${sizeOf(from.shape)}) and result (${sizeOf(to.shape)})`,
    );
};

const bitcast: Rule = (op, complain) => {
  const [from, to] = [operandType(op, 0), resultType(op)];
  if (!isVector(from) || !isVector(to)) return;
  const leading = from.shape.slice(0, -1).findIndex((size, i) => size !== to.shape[i]);
  if (leading >= 0) {
    complain(`dimension size mismatch at: ${leading}`);
    return;
  }
  const bits = (type: VectorType): number | undefined => {
    const own = bitsOf(type.element);
    return own === undefined ? undefined : own * (type.shape.at(-1) ?? 1);
  };
  const [a, b] = [bits(from), bits(to)];
  if (a !== undefined && b !== undefined && a !== b)
    complain('source/result bitwidth of the minor 1-D vectors must be equal');
};

const transpose: Rule = (op, complain) => {
  const [from, to] = [operandType(op, 0), resultType(op)];
  const order = integersOf(op.attrs.get('permutation'))?.map(Number);
  if (!isVector(from) || !isVector(to) || order === undefined) return;
  if (from.shape.length !== to.shape.length)
    complain(`vector result rank mismatch: ${to.shape.length}`);
  else if (order.length !== from.shape.length)
    complain(`transposition length mismatch: ${order.length}`);
  else {
    for (const [i, dim] of order.entries()) {
      if (dim < 0 || dim >= order.length) return complain(`position index out of range: ${dim}`);
      if (order.indexOf(dim) !== i) return complain(`duplicate position index: ${dim}`);
      if (to.shape[i] !== from.shape[dim]) return complain(`dimension size mismatch at: ${i}`);
    }
  }
};

const fromElements: Rule = (op, complain) => {
  const type = resultType(op);
  if (!isVector(type)) return;
  const count = sizeOf(type.shape);
  if (op.operands.length !== count)
    complain(
      `number of operands ${op.operands.length} does not match the vector's ${count} elements`,
    );
  else if (op.operands.some((use) => differ(use.type ?? use.value?.type, type.element)))
    complain("failed to verify that shaped type 'dest' matches 'elements' element count and types");
};

const toElements: Rule = (op, complain) => {
  const type = operandType(op, 0);
  if (isVector(type) && op.results.length !== sizeOf(type.shape))
    complain(
      "failed to verify that shaped type 'source' matches 'elements' element count and types",
    );
};

// ---- memory -------------------------------------------------------------------------------------

/** The last dimension of a memref lies side by side. */
function isContiguous(type: MemrefType): boolean {
  const own = stridesOf(type);
  return own === undefined || own.strides.length === 0 || own.strides.at(-1) === 1;
}

/** `base` and the number of operands that are no indices behind it; the vector's type. */
function access(
  op: Op,
  base: number,
  behind: number,
  vector: Type | undefined,
  words: string,
): string | undefined {
  const type = operandType(op, base);
  if (type?.kind !== 'memref') return undefined;
  const count = op.operands.length - base - 1 - behind;
  const inner = type.element.kind === 'vector' ? type.element : undefined;
  if (inner === undefined && isVector(vector) && differ(type.element, vector.element)) return words;
  if (count !== type.shape.length) return `requires ${type.shape.length} indices`;
  return undefined;
}

const load: Rule = (op, complain) => {
  const type = operandType(op, 0);
  const wrong = access(op, 0, 0, resultType(op), 'base and result element types should match');
  const strided =
    type?.kind === 'memref' && !isContiguous(type) && sizeOf(vectorShape(resultType(op)) ?? []) > 1;
  if (strided) complain('most minor memref dim must have unit stride');
  else if (wrong !== undefined) complain(wrong);
};

const store: Rule = (op, complain) => {
  const type = operandType(op, 1);
  const wrong = access(
    op,
    1,
    0,
    operandType(op, 0),
    'base and valueToStore element type should match',
  );
  const strided =
    type?.kind === 'memref' &&
    !isContiguous(type) &&
    sizeOf(vectorShape(operandType(op, 0)) ?? []) > 1;
  if (strided) complain('most minor memref dim must have unit stride');
  else if (wrong !== undefined) complain(wrong);
};

const last = (op: Op, from: number): Type | undefined => operandType(op, op.operands.length - from);

function masked(
  behind: Type | undefined,
  mask: Type | undefined,
  result: Type | undefined,
): string | undefined {
  const [a, b] = [vectorShape(mask), vectorShape(result)];
  if (a !== undefined && b !== undefined && a.join() !== b.join())
    return 'expected result shape to match mask shape';
  return behind !== undefined && result !== undefined && differ(behind, result)
    ? 'expected pass_thru of same type as result type'
    : undefined;
}

const maskedLoad: Rule = (op, complain) => {
  const wrong =
    access(op, 0, 2, resultType(op), 'base and result element type should match') ??
    masked(last(op, 1), last(op, 2), resultType(op));
  if (wrong !== undefined) complain(wrong);
};

const maskedStore: Rule = (op, complain) => {
  const wrong =
    access(op, 0, 2, last(op, 1), 'base and valueToStore element type should match') ??
    masked(undefined, last(op, 2), last(op, 1));
  if (wrong !== undefined) complain(wrong.replace('result', 'valueToStore'));
};

const gather: Rule = (op, complain) => {
  const result = resultType(op);
  const shape = vectorShape(result)?.join();
  const [mask, at] = [vectorShape(last(op, 2))?.join(), vectorShape(last(op, 3))?.join()];
  const base = operandType(op, 0);
  if (base?.kind === 'memref' && isVector(result) && differ(base.element, result.element))
    complain('base and result element type should match');
  else if (base?.kind === 'memref' && op.operands.length - 4 !== base.shape.length)
    complain(`requires ${base.shape.length} indices`);
  else if (shape !== undefined && at !== undefined && shape !== at)
    complain('expected result dim to match indices dim');
  else if (shape !== undefined && mask !== undefined && shape !== mask)
    complain('expected result dim to match mask dim');
  else if (differ(last(op, 1), result)) complain('expected pass_thru of same type as result type');
};

const scatter: Rule = (op, complain) => {
  const value = last(op, 1);
  const shape = vectorShape(value)?.join();
  const [mask, at] = [vectorShape(last(op, 2))?.join(), vectorShape(last(op, 3))?.join()];
  const base = operandType(op, 0);
  if (base?.kind === 'memref' && isVector(value) && differ(base.element, value.element))
    complain('base and valueToStore element type should match');
  else if (base?.kind === 'memref' && op.operands.length - 4 !== base.shape.length)
    complain(`requires ${base.shape.length} indices`);
  else if (shape !== undefined && at !== undefined && shape !== at)
    complain('expected valueToStore dim to match indices dim');
  else if (shape !== undefined && mask !== undefined && shape !== mask)
    complain('expected valueToStore dim to match mask dim');
};

const transfer =
  (isRead: boolean): Rule =>
  (op, complain) => {
    const base = operandType(op, isRead ? 0 : 1);
    const vector = isRead ? resultType(op) : operandType(op, 0);
    if (base?.kind !== 'memref' || !isVector(vector)) return;
    const wrong = transferred(op, base, vector, isRead);
    if (wrong !== undefined) complain(wrong);
  };

function transferred(
  op: Op,
  base: MemrefType,
  vector: VectorType,
  isRead: boolean,
): string | undefined {
  const segments = integersOf(op.attrs.get('operandSegmentSizes'))?.map(Number);
  const count = segments?.[isRead ? 1 : 2];
  if (count !== undefined && count !== base.shape.length)
    return `requires ${base.shape.length} indices`;
  const inner = base.element.kind === 'vector' ? base.element.shape.length : 0;
  const map = mapOf(op);
  const results = map?.results.length ?? Math.max(vector.shape.length - inner, 0);
  if (
    map === undefined &&
    op.attrs.get('permutation_map') === undefined &&
    results > base.shape.length
  )
    return 'expected a custom permutation_map when rank(source) != rank(destination)';
  if (map !== undefined && map.dims !== base.shape.length)
    return 'requires a permutation_map with input dims of the same rank as the source type';
  const bounds = op.attrs.get('in_bounds');
  if (bounds?.kind === 'array' && bounds.items.length !== results)
    return `expects the in_bounds attr of same rank as permutation_map results: ${results} vs inBounds of size: ${bounds.items.length}`;
  else if (inner === 0 && differ(base.element, vector.element))
    return 'requires vector and memref elements of one type';
  return undefined;
}

function mapOf(op: Op): ReturnType<typeof parseMap> {
  const attr = op.attrs.get('permutation_map');
  return attr?.kind === 'other' ? parseMap(attr.text) : undefined;
}

// ---- masks and slices ---------------------------------------------------------------------------

const createMask: Rule = (op, complain) => {
  const shape = vectorShape(resultType(op));
  if (shape !== undefined && op.operands.length !== Math.max(shape.length, 1))
    complain('must specify an operand for each result vector dimension');
};

const constantMask: Rule = (op, complain) => {
  const shape = vectorShape(resultType(op));
  const sizes = integersOf(op.attrs.get('mask_dim_sizes'))?.map(Number);
  if (shape === undefined || sizes === undefined) return;
  if (shape.length > 0 && sizes.length !== shape.length)
    complain('must specify array attr of size equal vector result rank');
  else if (sizes.some((size, i) => size < 0 || size > (shape[i] ?? 1)))
    complain('array attr of size out of bounds of vector result dimension size');
  else if (sizes.includes(0) && sizes.some((size) => size !== 0))
    complain(
      'expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim',
    );
};

const numbers = (op: Op, name: string): number[] | undefined =>
  integersOf(op.attrs.get(name))?.map(Number);

const extractSlice: Rule = (op, complain) => {
  const [from, to] = [operandType(op, 0), resultType(op)];
  const [offsets, sizes, strides] = ['offsets', 'sizes', 'strides'].map((name) =>
    numbers(op, name),
  );
  if (!isVector(from) || !isVector(to) || !offsets || !sizes || !strides) return;
  if (offsets.length !== sizes.length || sizes.length !== strides.length)
    return complain('expected offsets, sizes and strides attributes of same size');
  if (offsets.length > from.shape.length)
    return complain('expected offsets attribute of rank no greater than vector rank');
  for (const [i, offset] of offsets.entries()) {
    const limit = from.shape[i]!;
    if (offset < 0 || offset >= limit)
      return complain(`expected offsets dimension ${i} to be confined to [0, ${limit})`);
    if (sizes[i]! < 1 || sizes[i]! > limit)
      return complain(`expected sizes dimension ${i} to be confined to [1, ${limit + 1})`);
    if (strides[i] !== 1) return complain(`expected strides to be confined to [1, 2)`);
    if (offset + sizes[i]! > limit)
      return complain(
        `expected sum(offsets, sizes) dimension ${i} to be confined to [1, ${limit + 1})`,
      );
  }
  const shape = [...sizes, ...from.shape.slice(sizes.length)];
  if (shape.join() !== to.shape.join())
    complain(`expected result type to be \`${text(shape, from.element)}\``);
};

const insertSlice: Rule = (op, complain) => {
  const [value, to] = [operandType(op, 0), operandType(op, 1)];
  const [offsets, strides] = ['offsets', 'strides'].map((name) => numbers(op, name));
  if (!isVector(value) || !isVector(to) || !offsets || !strides) return;
  if (offsets.length !== to.shape.length)
    return complain('expected offsets of same size as destination vector rank');
  if (strides.length !== value.shape.length)
    return complain('expected strides of same size as source vector rank');
  if (value.shape.length > to.shape.length)
    return complain('expected source rank to be no greater than destination rank');
  const lead = to.shape.length - value.shape.length;
  for (const [i, offset] of offsets.entries()) {
    const limit = to.shape[i]!;
    if (offset < 0 || offset >= limit)
      return complain(`expected offsets dimension ${i} to be confined to [0, ${limit})`);
    const size = i < lead ? 1 : value.shape[i - lead]!;
    if (offset + size > limit)
      return complain(
        `expected sum(offsets, source vector shape) dimension ${i} to be confined to [1, ${limit + 1})`,
      );
  }
  if (strides.some((stride) => stride !== 1)) complain('expected strides to be confined to [1, 2)');
};

const outerProduct: Rule = (op, complain) => {
  const [a, b, to] = [operandType(op, 0), operandType(op, 1), resultType(op)];
  if (!isVector(a) || !isVector(to) || b === undefined) return;
  if (a.shape.length !== 1) return complain('expected 1-d vector for operand #1');
  const shape = isVector(b) ? [...a.shape, ...b.shape] : a.shape;
  if (shape.join() !== to.shape.join())
    return complain(`expected #1 and #2 operand dims to match result: \`${typeText(to)}\``);
  const wrong = kindFits(op, to);
  if (wrong !== undefined) complain(wrong);
};

/** What the operation inside takes as its mask: the shape that it works on. */
function maskShape(op: Op): readonly number[] | undefined {
  switch (op.name) {
    case 'vector.reduction':
    case 'vector.multi_reduction':
      return vectorShape(operandType(op, 0));
    case 'vector.transfer_read':
      return mapOf(op) === undefined ? vectorShape(resultType(op)) : undefined;
    case 'vector.transfer_write':
      return mapOf(op) === undefined ? vectorShape(operandType(op, 0)) : undefined;
    default:
      return undefined;
  }
}

const mask: Rule = (op, complain) => {
  const shape = vectorShape(operandType(op, 0));
  const inner = op.regions[0]?.blocks[0]?.ops ?? [];
  const [first] = inner;
  if (inner.filter(({ name }) => name !== 'vector.yield').length > 1)
    complain('expects only one operation to mask');
  const wanted = first && !first.opaque ? maskShape(first) : undefined;
  if (shape !== undefined && wanted !== undefined && shape.join() !== wanted.join())
    complain(
      `expects a \`${text(wanted, { kind: 'integer', width: 1, sign: '' })}\` mask for the maskable operation`,
    );
};

const contract: Rule = (op, complain) => {
  const maps = op.attrs.get('indexing_maps');
  const iterators = op.attrs.get('iterator_types');
  if (maps?.kind !== 'array' || iterators?.kind !== 'array') return;
  const parsed = maps.items.map((attr) =>
    attr.kind === 'other' ? parseMap(attr.text) : undefined,
  );
  if (parsed.length !== 3) return complain('expected an indexing map for each vector operand');
  const sizes = new Map<number, number>();
  for (const [i, map] of parsed.entries()) {
    const order = map && projection(map);
    const shape = vectorShape(operandType(op, i));
    if (!map || !order || shape === undefined) return;
    if (map.dims !== iterators.items.length)
      return complain(
        `expected indexing map ${i} to have ${iterators.items.length} number of inputs`,
      );
    if (order.length !== shape.length)
      return complain(`expected indexing map ${i} to have ${shape.length} number of outputs`);
    for (const [j, dim] of order.entries()) {
      if (dim === undefined) return;
      const old = sizes.get(dim);
      if (old !== undefined && old !== shape[j])
        return complain('invalid contracting dimension map');
      sizes.set(dim, shape[j]!);
    }
  }
  if (iterators.items.every((one) => iteratorWord(one) === 'parallel')) return;
  const [acc, to] = [operandType(op, 2), resultType(op)];
  if (differ(acc, to)) complain('expected accumulator and result of one type');
};

function iteratorWord(attr: Attribute): string {
  const own = attr.kind === 'string' ? attr.value : attr.kind === 'other' ? attr.text : '';
  return /(?<!\w)(\w+)>?$/.exec(own)?.[1] ?? '';
}

const deinterleave: Rule = (op, complain) => {
  const type = operandType(op, 0);
  if (isVector(type) && (type.shape.at(-1) ?? 0) % 2 !== 0)
    complain(
      'failed to verify that the trailing dimension of the source vector has an even number of elements',
    );
};

export const VECTOR_RULES: Rules = {
  'vector.extract': extract,
  'vector.insert': insert,
  'vector.broadcast': broadcast,
  'vector.shuffle': shuffle,
  'vector.reduction': reduction,
  'vector.multi_reduction': multiReduction,
  'vector.shape_cast': shapeCast,
  'vector.bitcast': bitcast,
  'vector.transpose': transpose,
  'vector.from_elements': fromElements,
  'vector.to_elements': toElements,
  'vector.load': load,
  'vector.store': store,
  'vector.maskedload': maskedLoad,
  'vector.expandload': maskedLoad,
  'vector.maskedstore': maskedStore,
  'vector.compressstore': maskedStore,
  'vector.gather': gather,
  'vector.scatter': scatter,
  'vector.transfer_read': transfer(true),
  'vector.transfer_write': transfer(false),
  'vector.create_mask': createMask,
  'vector.constant_mask': constantMask,
  'vector.extract_strided_slice': extractSlice,
  'vector.insert_strided_slice': insertSlice,
  'vector.outerproduct': outerProduct,
  'vector.mask': mask,
  'vector.contract': contract,
  'vector.deinterleave': deinterleave,
};
