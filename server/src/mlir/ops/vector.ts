/** The `vector` dialect on small vectors of fixed size, which are held element by element. */
import type { Value as MirValue } from '../../mir/index.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import { addressOf, indicesOf, loadFrom, memrefOf, storeTo } from '../lower/memref.ts';
import { elementCount, memoryOf } from '../lower/parts.ts';
import { integersOf } from '../syntax/attributes.ts';
import type { OpReader, Parser } from '../syntax/parser.ts';
import type { Op } from '../syntax/tree.ts';
import { I64, INDEX, type Type, type VectorType } from '../syntax/types.ts';
import { readIndices } from './memref.ts';
import { reductionOf } from './reductions.ts';
import { eachElement, type OpTable, sameType } from './row.ts';

const DYNAMIC = -(1n << 63n);

function vectorOf(cx: FnCx, op: Op, type: Type | undefined): VectorType {
  return type?.kind === 'vector'
    ? type
    : cx.unsupported('an operand that is no vector', cx.nameOf(op));
}

// ---- memory -------------------------------------------------------------------------------------

const readLoad: OpReader = (parser, op) => {
  const memref = parser.operand();
  op.operands.push(memref);
  readIndices(parser, op);
  parser.attributes(op);
  parser.expect(':');
  memref.type = parser.type();
  parser.expect(',');
  parser.resultTypes(op, [parser.type()]);
};

const readStore: OpReader = (parser, op) => {
  const value = parser.operand();
  parser.expect(',');
  const memref = parser.operand();
  op.operands.push(value, memref);
  readIndices(parser, op);
  parser.attributes(op);
  parser.expect(':');
  memref.type = parser.type();
  parser.expect(',');
  value.type = parser.type();
  parser.resultTypes(op, []);
};

/** Elements lie one behind the other, each aligned as one. */
function place(cx: FnCx, op: Op, at: number, type: Type): { ptr: MirValue; align: number } {
  const memref = memrefOf(cx, op, op.operands[at]);
  const vector = vectorOf(cx, op, type);
  if (memref.type.element.kind === 'vector' || vector.shape.length !== 1)
    cx.unsupported('a vector of several dimensions in memory', cx.nameOf(op));
  const { layout } = memref.type;
  if (layout !== undefined && (layout.kind !== 'strided' || layout.strides.at(-1) !== 1))
    cx.unsupported('a vector in memory whose elements do not lie side by side', cx.nameOf(op));
  const ptr = addressOf(cx, op, memref, indicesOf(cx, op.operands.slice(at + 1)));
  const given = op.attrs.get('alignment');
  const own = given?.kind === 'integer' ? Number(given.value) : undefined;
  return { ptr, align: own ?? cx.attempt(op, () => memoryOf(memref.type.element)).align };
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
      } else if (parser.token.kind === 'integer') values.push(BigInt(parser.next().text));
      else parser.fail('expected a number or a value');
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

/**
 * The first element that a position means, how many it means, and the number when only the run
 * knows it.
 */
function slice(
  cx: FnCx,
  op: Op,
  type: VectorType,
  operands: number,
): { first: number; count: number; dynamic: MirValue | undefined } {
  const values = integersOf(op.attrs.get('static_position')) ?? [];
  const { shape } = type;
  if (values.length > shape.length)
    cx.unsupported('a position with too many numbers', cx.nameOf(op));
  const count = elementCount(shape.slice(values.length));
  if (values.includes(DYNAMIC)) {
    if (values.length !== 1 || shape.length !== 1)
      cx.unsupported('a position of several numbers that only the run knows', cx.nameOf(op));
    return { first: 0, count, dynamic: cx.one(op, operands) };
  }
  let first = 0;
  values.forEach((value, i) => {
    if (value < 0n || value >= BigInt(shape[i]!))
      cx.unsupported('a position outside the vector', cx.nameOf(op));
    first = first * shape[i]! + Number(value);
  });
  return { first: first * count, count, dynamic: undefined };
}

function lowerExtract(cx: FnCx, op: Op): void {
  const type = vectorOf(cx, op, cx.typeOf(op.operands[0]));
  const parts = cx.of(op.operands[0]);
  const { first, count, dynamic } = slice(cx, op, type, 1);
  if (dynamic === undefined) {
    cx.result(op, parts.slice(first, first + count));
    return;
  }
  const found = parts.reduce((other, part, i) =>
    i === 0
      ? part
      : cx.b.value('select', [cx.b.icmp('eq', dynamic, cx.i64(i)), part, other], part.type),
  );
  cx.result(op, [found]);
}

function lowerInsert(cx: FnCx, op: Op): void {
  const type = vectorOf(cx, op, cx.typeOf(op.operands[1]));
  const value = cx.of(op.operands[0]);
  const parts = [...cx.of(op.operands[1])];
  const { first, count, dynamic } = slice(cx, op, type, 2);
  if (dynamic === undefined) {
    if (value.length !== count) cx.unsupported('operands of different shapes', cx.nameOf(op));
    parts.splice(first, count, ...value);
    cx.result(op, parts);
    return;
  }
  cx.result(
    op,
    parts.map((part, i) =>
      cx.b.value('select', [cx.b.icmp('eq', dynamic, cx.i64(i)), value[0]!, part], part.type),
    ),
  );
}

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

/** Leading dimensions are repeated; others that are stretched are not there. */
function lowerBroadcast(cx: FnCx, op: Op): void {
  const to = vectorOf(cx, op, op.results[0]?.type);
  const from = cx.typeOf(op.operands[0]);
  const parts = cx.of(op.operands[0]);
  const shape = from.kind === 'vector' ? from.shape : [];
  const tail = to.shape.slice(to.shape.length - shape.length);
  if (shape.some((size, i) => size !== tail[i]))
    cx.unsupported('a vector that is stretched along a dimension', cx.nameOf(op));
  const count = cx.parts(to, op).length;
  cx.result(
    op,
    Array.from({ length: count }, (_, i) => parts[i % parts.length]!),
  );
}

// ---- reductions ---------------------------------------------------------------------------------

const readReduction: OpReader = (parser, op) => {
  parser.expect('<');
  op.attrs.set('kind', { kind: 'string', value: parser.balanced('>') });
  parser.expect(',');
  const vector = parser.operand();
  op.operands.push(vector);
  const start = parser.accept(',') ? parser.operand() : undefined;
  if (start !== undefined) op.operands.push(start);
  if (parser.accept('fastmath')) {
    parser.expect('<');
    parser.balanced('>');
  }
  parser.attributes(op);
  parser.expect(':');
  vector.type = parser.type();
  parser.expect('into');
  const result = parser.type();
  if (start !== undefined) start.type = result;
  parser.resultTypes(op, [result]);
};

/** One element after the other, from the first on: of floats the order counts. */
function lowerReduction(cx: FnCx, op: Op): void {
  const parts = cx.of(op.operands[0]);
  const [first, ...rest] =
    op.operands[1] === undefined ? parts : [...cx.of(op.operands[1]), ...parts];
  const name = first && reductionOf(op.attrs.get('kind'), first.type);
  if (name === undefined || first === undefined || first.type === 'i1')
    throw cx.problem(`\`vector.reduction\` of this kind`, cx.nameOf(op));
  cx.result(op, [rest.reduce((sum, part) => cx.b.value(name, [sum, part], part.type), first)]);
}

const readFromElements: OpReader = (parser, op) => {
  op.operands.push(...parser.operands());
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

export const VECTOR: OpTable = {
  'vector.load': {
    read: readLoad,
    lower: (cx, op) => {
      const type = op.results[0]!.type;
      const { ptr, align } = place(cx, op, 0, type);
      cx.result(op, loadFrom(cx, op, type, ptr, align));
    },
  },
  'vector.store': {
    read: readStore,
    lower: (cx, op) => {
      const type = cx.typeOf(op.operands[0]);
      const { ptr, align } = place(cx, op, 1, type);
      storeTo(cx, op, type, ptr, cx.of(op.operands[0]), align);
    },
  },
  'vector.extract': { read: readExtract, lower: lowerExtract },
  'vector.insert': { read: readInsert, lower: lowerInsert },
  'vector.broadcast': { read: readBroadcast, lower: lowerBroadcast },
  'vector.splat': { read: readBroadcast, lower: lowerBroadcast },
  'vector.fma': {
    read: sameType(3),
    lower: (cx, op) =>
      eachElement(cx, op, (args) => cx.b.value('float.fma', [...args], args[0]!.type)),
  },
  'vector.reduction': { read: readReduction, lower: lowerReduction },
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
};
