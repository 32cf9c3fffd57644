/** The `vector` dialect on vectors of fixed size, which are held element by element. */
import { append, splice } from '../../base/index.ts';
import type { Value as MirValue, OpName } from '../../mir/index.ts';
import { bitWidth, isFloat, type MirType } from '../../mir/index.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import { isSmallFloat } from '../lower/small-floats.ts';
import { elementCount } from '../lower/value-types.ts';
import { parseMap, projection } from '../syntax/affine.ts';
import { type Attribute, integersOf } from '../syntax/attributes.ts';
import type { OpReader, Parser } from '../syntax/parser.ts';
import type { Op } from '../syntax/tree.ts';
import { differ, I1, I64, INDEX, type Type, type VectorType } from '../syntax/types.ts';
import { computed, neutral, noneNarrow, reductionOf } from './reductions.ts';
import { closed, eachElement, elementOf, type OpTable, opened, returned, sameType } from './row.ts';

const DYNAMIC = -(1n << 63n);

export function vectorOf(cx: FnCx, op: Op, type: Type | undefined): VectorType {
  return type?.kind === 'vector'
    ? type
    : cx.unsupported('an operand that is no vector', cx.nameOf(op));
}

/** Numbers of elements along each dimension, from the last one on. */
export function* positions(shape: readonly number[]): Generator<readonly number[]> {
  const count = elementCount(shape);
  for (let at = 0; at < count; at++) yield unravel(at, shape);
}

export function unravel(at: number, shape: readonly number[]): number[] {
  const out: number[] = [];
  let rest = at;
  for (let dim = shape.length - 1; dim >= 0; dim--) {
    out[dim] = rest % shape[dim]!;
    rest = Math.floor(rest / shape[dim]!);
  }
  return out;
}

export function ravel(position: readonly number[], shape: readonly number[]): number {
  return position.reduce((at, own, dim) => at * shape[dim]! + own, 0);
}

// ---- elements -----------------------------------------------------------------------------------

/** `[1, %i]`, possibly empty. */
function position(parser: Parser, op: Op): void {
  const values: bigint[] = [];
  if (parser.accept('[')) {
    parser.list(']', () => {
      if (parser.atOperand()) {
        const use = parser.operand();
        use.type = INDEX;
        op.operands.push(use);
        values.push(DYNAMIC);
      } else values.push(parser.wholeNumber());
    });
  }
  op.attrs.set('static_position', { kind: 'numbers', element: I64, values });
}

const readExtract: OpReader = (parser, op) => {
  const source = parser.operand();
  op.operands.push(source);
  position(parser, op);
  parser.attributes(op);
  parser.expect(':');
  const result = parser.type();
  parser.expect('from');
  source.type = parser.type();
  parser.resultTypes(op, [result]);
};

const readInsert: OpReader = (parser, op) => {
  const value = parser.operand();
  parser.expect(',');
  const target = parser.operand();
  op.operands.push(value, target);
  position(parser, op);
  parser.attributes(op);
  parser.expect(':');
  value.type = parser.type();
  parser.expect('into');
  target.type = parser.type();
  parser.resultTypes(op, [target.type]);
};

/** Where a position leads: the number of its first element, and how many it means. */
function slice(
  cx: FnCx,
  op: Op,
  type: VectorType,
  operands: number,
): { first: number | MirValue; count: number } {
  const values = integersOf(op.attrs.get('static_position')) ?? [];
  const { shape } = type;
  if (values.length > shape.length)
    cx.unsupported('a position with too many numbers', cx.nameOf(op));
  const count = elementCount(shape.slice(values.length));
  if (!values.includes(DYNAMIC)) {
    let first = 0;
    values.forEach((value, i) => {
      // A position of poison: any element will do.
      const own = value === -1n ? 0 : Number(value);
      if (own < 0 || own >= shape[i]!)
        cx.unsupported('a position outside the vector', cx.nameOf(op));
      first = first * shape[i]! + own;
    });
    return { first: first * count, count };
  }
  let next = operands;
  let at: MirValue = cx.i64(0);
  values.forEach((value, i) => {
    const own = value === DYNAMIC ? cx.resize(cx.one(op, next++), 'i64', true) : cx.i64(value);
    const before = i === 0 ? at : cx.b.value('int.mul', [at, cx.i64(shape[i]!)], 'i64');
    at = i === 0 ? own : cx.b.value('int.add', [before, own], 'i64');
  });
  return { first: count === 1 ? at : cx.b.value('int.mul', [at, cx.i64(count)], 'i64'), count };
}

function lowerExtract(cx: FnCx, op: Op): void {
  const type = vectorOf(cx, op, cx.typeOf(op.operands[0]));
  const parts = cx.of(op.operands[0]);
  const { first, count } = slice(cx, op, type, 1);
  if (typeof first === 'number') {
    cx.result(op, parts.slice(first, first + count));
    return;
  }
  let out = parts.slice(0, count);
  for (let start = count; start < parts.length; start += count) {
    const here = cx.b.icmp('eq', first, cx.i64(start));
    out = out.map((old, i) => cx.b.value('select', [here, parts[start + i]!, old], old.type));
  }
  cx.result(op, out);
}

function lowerInsert(cx: FnCx, op: Op): void {
  const type = vectorOf(cx, op, cx.typeOf(op.operands[1]));
  const value = cx.of(op.operands[0]);
  const parts = [...cx.of(op.operands[1])];
  const { first, count } = slice(cx, op, type, 2);
  if (value.length !== count) cx.unsupported('operands of different shapes', cx.nameOf(op));
  if (typeof first === 'number') {
    splice(parts, first, count, value);
    cx.result(op, parts);
    return;
  }
  cx.result(
    op,
    parts.map((part, i) => {
      const here = cx.b.icmp('eq', first, cx.i64(i - (i % count)));
      return cx.b.value('select', [here, value[i % count]!, part], part.type);
    }),
  );
}

/** Of older versions: `%v[%i : i32] : vector<4xf32>`. */
const readElement =
  (isInsert: boolean): OpReader =>
  (parser, op) => {
    const value = isInsert ? parser.operand() : undefined;
    if (value !== undefined) parser.expect(',');
    const vector = parser.operand();
    append(op.operands, value === undefined ? [vector] : [value, vector]);
    parser.expect('[');
    let dynamic = false;
    if (parser.atOperand()) {
      const use = parser.operand();
      parser.expect(':');
      use.type = parser.type();
      op.operands.push(use);
      dynamic = true;
    }
    parser.expect(']');
    const values = dynamic ? [DYNAMIC] : [];
    op.attrs.set('static_position', { kind: 'numbers', element: I64, values });
    parser.attributes(op);
    parser.expect(':');
    vector.type = parser.type();
    const element = vector.type.kind === 'vector' ? vector.type.element : vector.type;
    if (value !== undefined) value.type = element;
    parser.resultTypes(op, [isInsert ? vector.type : element]);
  };

const readBroadcast: OpReader = (parser, op) => {
  const value = parser.operand();
  op.operands.push(value);
  parser.attributes(op);
  parser.expect(':');
  value.type = parser.type();
  if (parser.accept('to')) {
    parser.resultTypes(op, [parser.type()]);
    return;
  }
  // `vector.splat %a : vector<4xf32>` names the result alone.
  const result = value.type;
  if (op.name !== 'vector.splat' || result.kind !== 'vector') return parser.fail("expected 'to'");
  value.type = result.element;
  parser.resultTypes(op, [result]);
};

/** Leading dimensions are repeated, those of size 1 are stretched. */
function lowerBroadcast(cx: FnCx, op: Op): void {
  const to = vectorOf(cx, op, op.results[0]?.type);
  const from = cx.typeOf(op.operands[0]);
  const parts = cx.of(op.operands[0]);
  cx.parts(to, op);
  const shape = from.kind === 'vector' ? from.shape : [];
  const lead = to.shape.length - shape.length;
  const out = [...positions(to.shape)].map((at) => {
    const own = shape.map((size, dim) => (size === 1 ? 0 : at[lead + dim]!));
    return parts[ravel(own, shape)]!;
  });
  cx.result(op, out);
}

const readFromElements: OpReader = (parser, op) => {
  append(op.operands, parser.operands());
  parser.attributes(op);
  parser.expect(':');
  const type = parser.type();
  if (type.kind === 'vector') for (const use of op.operands) use.type = type.element;
  parser.resultTypes(op, [type]);
};

const readToElements: OpReader = (parser, op) => {
  const vector = parser.operand();
  op.operands.push(vector);
  parser.attributes(op);
  parser.expect(':');
  const type = parser.type();
  vector.type = type;
  const count = type.kind === 'vector' ? Math.min(elementCount(type.shape), 4096) : 0;
  parser.resultTypes(
    op,
    type.kind === 'vector' ? new Array<Type>(count).fill(type.element) : undefined,
  );
};

// ---- shapes -------------------------------------------------------------------------------------

const readShuffle: OpReader = (parser, op) => {
  op.operands.push(parser.operand());
  parser.expect(',');
  op.operands.push(parser.operand());
  parser.expect('[');
  const values = parser.list(']', () => parser.wholeNumber());
  op.attrs.set('mask', { kind: 'numbers', element: I64, values });
  parser.attributes(op);
  parser.expect(':');
  parser.typesOf(op.operands);
  const [first] = op.operands;
  const { type } = first!;
  const result: Type | undefined =
    type?.kind === 'vector'
      ? { ...type, shape: [values.length, ...type.shape.slice(1)] }
      : undefined;
  parser.resultTypes(op, [result ?? { kind: 'unknown' }]);
};

function lowerShuffle(cx: FnCx, op: Op): void {
  const type = vectorOf(cx, op, cx.typeOf(op.operands[0]));
  const all = [...cx.of(op.operands[0]), ...cx.of(op.operands[1])];
  const count = elementCount(type.shape.slice(1));
  const mask = integersOf(op.attrs.get('mask')) ?? [];
  cx.result(
    op,
    mask.flatMap((at) => {
      const first = Math.max(0, Number(at)) * count;
      return all.slice(first, first + count);
    }),
  );
}

function lowerTranspose(cx: FnCx, op: Op): void {
  const from = vectorOf(cx, op, cx.typeOf(op.operands[0]));
  const order = (integersOf(op.attrs.get('permutation')) ?? []).map(Number);
  const parts = cx.of(op.operands[0]);
  const shape = order.map((dim) => from.shape[dim]!);
  const out = [...positions(shape)].map((at) => {
    const own: number[] = [];
    order.forEach((dim, i) => {
      own[dim] = at[i]!;
    });
    return parts[ravel(own, from.shape)]!;
  });
  cx.result(op, out);
}

const same = (cx: FnCx, op: Op): void => cx.result(op, cx.of(op.operands[0]));

/** The bits of all elements, the first one lowest, as elements of another width. */
export function rebits(
  cx: FnCx,
  op: Op,
  parts: readonly MirValue[],
  to: MirType,
  count: number,
): MirValue[] {
  const { b } = cx;
  const from = parts[0]!.type;
  const [wide, narrow] = [bitWidth(from), bitWidth(to)];
  const whole = (type: MirType): MirType => `i${bitWidth(type)}` as MirType;
  const asInt = (value: MirValue): MirValue =>
    isFloat(value.type) ? b.value('bitcast', [value], whole(value.type)) : value;
  const asTarget = (value: MirValue): MirValue =>
    isFloat(to) ? b.value('bitcast', [value], to) : value;
  if (wide === narrow) return parts.map((part) => asTarget(asInt(part)));
  if (wide > narrow) {
    const ratio = wide / narrow;
    if (!Number.isInteger(ratio)) cx.unsupported('elements of these widths', cx.nameOf(op));
    return parts.flatMap((part) =>
      Array.from({ length: ratio }, (_, i) => {
        const bits = asInt(part);
        const moved =
          i === 0 ? bits : b.value('int.lshr', [bits, b.int(bits.type, i * narrow)], bits.type);
        return asTarget(cx.resize(moved, whole(to), false));
      }),
    );
  }
  const ratio = narrow / wide;
  if (!Number.isInteger(ratio)) cx.unsupported('elements of these widths', cx.nameOf(op));
  return Array.from({ length: count }, (_, at) => {
    let sum: MirValue | undefined;
    for (let i = 0; i < ratio; i++) {
      const bits = cx.resize(asInt(parts[at * ratio + i]!), whole(to), false);
      const moved =
        i === 0 ? bits : b.value('int.shl', [bits, b.int(bits.type, i * wide)], bits.type);
      sum = sum === undefined ? moved : b.value('int.or', [sum, moved], moved.type);
    }
    return asTarget(sum!);
  });
}

function lowerBitcast(cx: FnCx, op: Op): void {
  const to = vectorOf(cx, op, op.results[0]?.type);
  const types = cx.parts(to, op);
  cx.result(op, rebits(cx, op, cx.of(op.operands[0]), types[0]!, types.length));
}

const numbers = (op: Op, name: string): number[] =>
  (integersOf(op.attrs.get(name)) ?? []).map(Number);

function lowerExtractSlice(cx: FnCx, op: Op): void {
  const from = vectorOf(cx, op, cx.typeOf(op.operands[0]));
  const to = vectorOf(cx, op, op.results[0]?.type);
  const [offsets, strides] = [numbers(op, 'offsets'), numbers(op, 'strides')];
  const parts = cx.of(op.operands[0]);
  const out = [...positions(to.shape)].map((at) => {
    const own = at.map((one, dim) => (offsets[dim] ?? 0) + one * (strides[dim] ?? 1));
    return parts[ravel(own, from.shape)]!;
  });
  cx.result(op, out);
}

function lowerInsertSlice(cx: FnCx, op: Op): void {
  const from = vectorOf(cx, op, cx.typeOf(op.operands[0]));
  const to = vectorOf(cx, op, cx.typeOf(op.operands[1]));
  const [offsets, strides] = [numbers(op, 'offsets'), numbers(op, 'strides')];
  const lead = to.shape.length - from.shape.length;
  const value = cx.of(op.operands[0]);
  const out = [...cx.of(op.operands[1])];
  for (const at of positions(from.shape)) {
    const own = offsets.map(
      (offset, dim) => offset + (dim < lead ? 0 : at[dim - lead]! * strides[dim - lead]!),
    );
    out[ravel(own, to.shape)] = value[ravel(at, from.shape)]!;
  }
  cx.result(op, out);
}

function lowerInterleave(cx: FnCx, op: Op): void {
  const [a, b] = [cx.of(op.operands[0]), cx.of(op.operands[1])];
  cx.result(
    op,
    a.flatMap((one, i) => [one, b[i]!]),
  );
}

function lowerDeinterleave(cx: FnCx, op: Op): void {
  const parts = cx.of(op.operands[0]);
  for (const half of [0, 1])
    cx.result(
      op,
      parts.filter((_, i) => i % 2 === half),
      half,
    );
}

// ---- masks --------------------------------------------------------------------------------------

function lowerCreateMask(cx: FnCx, op: Op): void {
  const to = vectorOf(cx, op, op.results[0]?.type);
  const sizes = op.operands.map((_, i) => cx.one(op, i));
  const rows = to.shape.map((size, dim) =>
    Array.from({ length: size }, (_, at) => cx.b.icmp('slt', cx.i64(at), sizes[dim]!)),
  );
  if (to.shape.length === 0) {
    cx.result(op, [cx.b.icmp('slt', cx.i64(0), sizes[0]!)]);
    return;
  }
  const out = [...positions(to.shape)].map((at) =>
    at.map((one, dim) => rows[dim]![one]!).reduce((a, b) => cx.b.value('int.and', [a, b], 'i1')),
  );
  cx.result(op, out);
}

function lowerConstantMask(cx: FnCx, op: Op): void {
  const to = vectorOf(cx, op, op.results[0]?.type);
  const sizes = numbers(op, 'mask_dim_sizes');
  cx.result(
    op,
    [...positions(to.shape)].map((at) =>
      cx.b.int('i1', at.every((one, dim) => one < sizes[dim]!) ? 1 : 0),
    ),
  );
}

function lowerStep(cx: FnCx, op: Op): void {
  const to = vectorOf(cx, op, op.results[0]?.type);
  cx.result(
    op,
    Array.from({ length: elementCount(to.shape) }, (_, i) => cx.i64(i)),
  );
}

const readMask: OpReader = (parser, op) => {
  op.operands.push(parser.operand());
  if (parser.accept(',')) op.operands.push(parser.operand());
  parser.region(op);
  parser.attributes(op);
  parser.expect(':');
  const types = [parser.type()];
  while (parser.accept(',')) types.push(parser.type());
  const results: Type[] = [];
  if (parser.accept('->')) {
    if (parser.accept('('))
      append(
        results,
        parser.list(')', () => parser.type()),
      );
    else results.push(parser.type());
  }
  op.operands[0]!.type = types[0]!;
  if (op.operands[1] !== undefined) op.operands[1].type = types[1] ?? results[0];
  parser.resultTypes(op, results);
};

/** What is masked asks for its mask; the region hands on what it computes. */
function lowerMask(cx: FnCx, op: Op): void {
  const mask = cx.of(op.operands[0]);
  const block = op.regions[0]?.blocks[0];
  const [inner] = block?.ops ?? [];
  if (inner === undefined || inner.name === 'vector.yield') {
    cx.result(op, inner === undefined ? [] : cx.of(inner.operands[0]));
    return;
  }
  cx.masked(mask, () => cx.lower(inner));
  if (op.results.length === 0) return;
  const value = inner.results[0];
  let parts = cx.ofValue(value, cx.nameOf(inner));
  const passthru = op.operands[1] && cx.of(op.operands[1]);
  if (passthru !== undefined && passthru.length === mask.length)
    parts = parts.map((part, i) => cx.b.value('select', [mask[i]!, part, passthru[i]!], part.type));
  cx.result(op, parts);
}

// ---- reductions ---------------------------------------------------------------------------------

const readReduction: OpReader = (parser, op) => {
  parser.reductionKind(op);
  parser.expect(',');
  const vector = parser.operand();
  op.operands.push(vector);
  const start = parser.accept(',') ? parser.operand() : undefined;
  if (start !== undefined) op.operands.push(start);
  if (parser.accept('fastmath')) {
    parser.expect('<');
    op.attrs.set('fastmath', { kind: 'string', value: parser.balanced('>') });
  }
  parser.attributes(op);
  parser.expect(':');
  vector.type = parser.type();
  parser.expect('into');
  const result = parser.type();
  if (start !== undefined) start.type = result;
  parser.resultTypes(op, [result]);
};

/** How two values are combined; a mask leaves the first one as it is. */
function combiner(
  cx: FnCx,
  op: Op,
  name = kindOf(cx, op),
): (sum: MirValue, part: MirValue, mask?: MirValue) => MirValue {
  noneNarrow(cx, op);
  const type = elementOf(op.results[0]!.type);
  return (sum, part, mask) => {
    const both = computed(cx, name, type, [sum, part]);
    return mask === undefined ? both : cx.b.value('select', [mask, both, sum], sum.type);
  };
}

/** The operation behind a `kind`, which is a sum where it is not said. */
function kindOf(cx: FnCx, op: Op): OpName {
  const { kind } = elementOf(op.results[0]?.type ?? I1);
  const attr = op.attrs.get('kind') ?? { kind: 'string', value: 'add' };
  const name = reductionOf(attr, kind === 'float' ? 'f32' : 'i32');
  if (name === undefined) throw cx.problem(`\`${op.name}\` of this kind`, cx.nameOf(op));
  return name;
}

/** One element after the other, from the first on: of floats the order counts. */
function lowerReduction(cx: FnCx, op: Op): void {
  const parts = cx.of(op.operands[0]);
  const step = combiner(cx, op);
  const { mask } = cx;
  const start = op.operands[1] && cx.one(op, 1);
  const type = elementOf(op.results[0]!.type);
  // Where the mask leaves out all of them, there is what changes nothing.
  const none = mask && start === undefined ? neutral(cx, kindOf(cx, op), type) : undefined;
  const from = (start ?? none) === undefined ? 1 : 0;
  let sum = start ?? none ?? parts[0]!;
  for (let i = from; i < parts.length; i++) sum = step(sum, parts[i]!, mask?.[i]);
  cx.result(op, [sum]);
}

/** Each element of the result takes in its elements in their order, behind what it starts with. */
function lowerMultiReduction(cx: FnCx, op: Op): void {
  const from = vectorOf(cx, op, cx.typeOf(op.operands[0]));
  const dims = numbers(op, 'reduction_dims');
  const step = combiner(cx, op);
  const parts = cx.of(op.operands[0]);
  const kept = from.shape.map((_, dim) => dim).filter((dim) => !dims.includes(dim));
  const shape = kept.map((dim) => from.shape[dim]!);
  const sums = [...cx.of(op.operands[1])];
  let next = 0;
  for (const at of positions(from.shape)) {
    const to = ravel(
      kept.map((dim) => at[dim]!),
      shape,
    );
    sums[to] = step(sums[to]!, parts[next]!, cx.mask?.[next]);
    next++;
  }
  cx.result(op, sums);
}

function lowerScan(cx: FnCx, op: Op): void {
  const from = vectorOf(cx, op, cx.typeOf(op.operands[0]));
  const attr = op.attrs.get('reduction_dim');
  const dim = attr?.kind === 'integer' ? Number(attr.value) : 0;
  const flag = op.attrs.get('inclusive');
  const inclusive =
    flag?.kind === 'bool' ? flag.value : flag?.kind === 'integer' && flag.value !== 0n;
  const step = combiner(cx, op);
  const parts = cx.of(op.operands[0]);
  const kept = from.shape.map((_, one) => one).filter((one) => one !== dim);
  const shape = kept.map((one) => from.shape[one]!);
  const start = cx.of(op.operands[1]);
  const sums = [...start];
  const seen = new Set<number>();
  const out: MirValue[] = [];
  [...positions(from.shape)].forEach((at, i) => {
    const to = ravel(
      kept.map((one) => at[one]!),
      shape,
    );
    if (!inclusive) {
      out[i] = sums[to]!;
      sums[to] = step(sums[to]!, parts[i]!);
    } else {
      sums[to] = seen.has(to) ? step(sums[to]!, parts[i]!) : parts[i]!;
      out[i] = sums[to]!;
      seen.add(to);
    }
  });
  cx.result(op, out, 0);
  // What is left over is the last value of the scan.
  const last =
    shape.length === 0
      ? [out.at(-1)!]
      : [...positions(shape)].map((at) => {
          const whole: number[] = [];
          kept.forEach((one, i) => {
            whole[one] = at[i]!;
          });
          whole[dim] = from.shape[dim]! - 1;
          return out[ravel(whole, from.shape)]!;
        });
  cx.result(op, last, 1);
}

const readOuterProduct: OpReader = (parser, op) => {
  append(op.operands, parser.operands());
  parser.attributes(op);
  parser.expect(':');
  const [first, second] = parser.types();
  op.operands[0]!.type = first;
  if (op.operands[1] !== undefined) op.operands[1].type = second;
  const shape = second?.kind === 'vector' ? second.shape : [];
  const result: Type =
    first?.kind === 'vector'
      ? { ...first, shape: [...first.shape, ...shape] }
      : { kind: 'unknown' };
  if (op.operands[2] !== undefined) op.operands[2].type = result;
  parser.resultTypes(op, [result]);
};

function lowerOuterProduct(cx: FnCx, op: Op): void {
  const [a, b] = [cx.of(op.operands[0]), cx.of(op.operands[1])];
  const acc = op.operands[2] && cx.of(op.operands[2]);
  const name = kindOf(cx, op);
  const type = elementOf(op.results[0]!.type);
  const step = combiner(cx, op, name);
  const out = a.flatMap((x, i) =>
    b.map((y, j) => {
      const at = i * b.length + j;
      const sum = acc?.[at];
      const mask = cx.mask?.[at];
      if (sum !== undefined && name === 'float.add') {
        const both = computed(cx, 'float.fma', type, [x, y, sum]);
        return mask === undefined ? both : cx.b.value('select', [mask, both, sum], sum.type);
      }
      const product = computed(cx, timesOf(type), type, [x, y]);
      return sum === undefined ? product : step(sum, product, mask);
    }),
  );
  cx.result(op, out);
}

const readContract: OpReader = (parser, op) => {
  parser.namedAttributes(op);
  append(op.operands, parser.operands());
  parser.attributes(op);
  parser.expect(':');
  const left = parser.type();
  parser.expect(',');
  const right = parser.type();
  parser.expect('into');
  const result = parser.type();
  [left, right, result].forEach((type, i) => {
    if (op.operands[i] !== undefined) op.operands[i]!.type = type;
  });
  parser.resultTypes(op, [result]);
};

/** Products summed up in the order of the dimensions that go. */
function lowerContract(cx: FnCx, op: Op): void {
  const attr = op.attrs.get('indexing_maps');
  const maps = attr?.kind === 'array' ? attr.items.map(orderOf) : [];
  const shapes = [0, 1, 2].map((i) => {
    const type = cx.typeOf(op.operands[i]);
    return type.kind === 'vector' ? type.shape : [];
  });
  const [left, right, out] = maps;
  if (!left || !right || !out) throw cx.problem('a contraction with such maps', cx.nameOf(op));
  const sizes: number[] = [];
  [left, right, out].forEach((order, i) => {
    order.forEach((dim, j) => {
      sizes[dim] = shapes[i]![j]!;
    });
  });
  const [a, b] = [cx.of(op.operands[0]), cx.of(op.operands[1])];
  const sums = [...cx.of(op.operands[2])];
  const step = combiner(cx, op);
  const type = elementOf(op.results[0]!.type);
  const factors = [0, 1].map((i) => elementOf(cx.typeOf(op.operands[i])));
  let next = 0;
  for (const at of positions(sizes)) {
    const place = (order: readonly number[], i: number): number =>
      ravel(
        order.map((dim) => at[dim]!),
        shapes[i]!,
      );
    const to = place(out, 2);
    const [x, y] = [
      widened(cx, op, a[place(left, 0)]!, factors[0]!),
      widened(cx, op, b[place(right, 1)]!, factors[1]!),
    ];
    const product = computed(cx, timesOf(type), type, [x, y]);
    sums[to] = step(sums[to]!, product, cx.mask?.[next++]);
  }
  cx.result(op, sums);
}

const timesOf = (type: Type): OpName => (type.kind === 'float' ? 'float.mul' : 'int.mul');

/** Factors may be narrower than the sum. */
function widened(cx: FnCx, op: Op, value: MirValue, type: Type): MirValue {
  const to = elementOf(op.results[0]!.type);
  if (!differ(type, to)) return value;
  const [part] = cx.parts(to, op);
  const own = opened(cx, value, type, true);
  if (type.kind !== 'float') return closed(cx, cx.resize(own, part!, true), to);
  if (isSmallFloat(to) || own.type === part) return closed(cx, own, to);
  return cx.b.value('float.cast', [own], part!);
}

function orderOf(attr: Attribute): number[] | undefined {
  const map = attr.kind === 'other' ? parseMap(attr.text) : undefined;
  const order = map && projection(map);
  return order?.includes(undefined) === true ? undefined : (order as number[] | undefined);
}

export const VECTOR: OpTable = {
  'vector.extract': { read: readExtract, lower: lowerExtract },
  'vector.insert': { read: readInsert, lower: lowerInsert },
  'vector.extractelement': { read: readElement(false), lower: lowerExtract },
  'vector.insertelement': { read: readElement(true), lower: lowerInsert },
  'vector.broadcast': { read: readBroadcast, lower: lowerBroadcast },
  'vector.splat': { read: readBroadcast, lower: lowerBroadcast },
  'vector.from_elements': {
    read: readFromElements,
    lower: (cx, op) =>
      cx.result(
        op,
        op.operands.flatMap((use) => [...cx.of(use)]),
      ),
  },
  'vector.to_elements': {
    read: readToElements,
    lower: (cx, op) => {
      for (const [i, part] of cx.of(op.operands[0]).entries()) cx.result(op, [part], i);
    },
  },
  'vector.fma': {
    read: sameType(3),
    lower: (cx, op) =>
      eachElement(cx, op, (args) => cx.b.value('float.fma', [...args], args[0]!.type)),
  },
  'vector.shuffle': { read: readShuffle, lower: lowerShuffle },
  'vector.transpose': { lower: lowerTranspose },
  'vector.shape_cast': { lower: same },
  'vector.bitcast': { lower: lowerBitcast },
  'vector.extract_strided_slice': { lower: lowerExtractSlice },
  'vector.insert_strided_slice': { lower: lowerInsertSlice },
  'vector.interleave': { lower: lowerInterleave },
  'vector.deinterleave': { lower: lowerDeinterleave },
  'vector.create_mask': { lower: lowerCreateMask },
  'vector.constant_mask': { lower: lowerConstantMask },
  'vector.step': { lower: lowerStep },
  'vector.mask': { read: readMask, lower: lowerMask },
  'vector.yield': { read: returned, terminator: true },
  'vector.reduction': { read: readReduction, lower: lowerReduction },
  'vector.multi_reduction': { lower: lowerMultiReduction },
  'vector.scan': { lower: lowerScan },
  'vector.outerproduct': { read: readOuterProduct, lower: lowerOuterProduct },
  'vector.contract': { read: readContract, lower: lowerContract },
  // Prints on the host; nothing comes of it here.
  'vector.print': { lower: () => {} },
};
