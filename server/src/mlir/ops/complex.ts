/** The `complex` dialect: pairs of floats, the real part first. */
import type { FloatType, Value as MirValue, OpName } from '../../mir/index.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import type { Op } from '../syntax/tree.ts';
import { constantBits } from './arith.ts';
import type { OpRow, OpTable } from './row.ts';

type Pair = readonly [re: MirValue, im: MirValue];

const pair = (cx: FnCx, op: Op, index: number): Pair => {
  const [re, im] = cx.of(op.operands[index]);
  return re !== undefined && im !== undefined
    ? [re, im]
    : cx.unsupported('a value that is no pair', cx.nameOf(op));
};

const two = (cx: FnCx, name: OpName, a: MirValue, b: MirValue): MirValue =>
  cx.b.value(name, [a, b], a.type);

const each = (name: OpName): OpRow => ({
  lower: (cx, op) => {
    const [a, b] = [pair(cx, op, 0), pair(cx, op, 1)];
    cx.result(op, [two(cx, name, a[0], b[0]), two(cx, name, a[1], b[1])]);
  },
});

function lowerMul(cx: FnCx, op: Op): void {
  const [[a, b], [c, d]] = [pair(cx, op, 0), pair(cx, op, 1)];
  const re = two(cx, 'float.sub', two(cx, 'float.mul', a, c), two(cx, 'float.mul', b, d));
  const im = two(cx, 'float.add', two(cx, 'float.mul', b, c), two(cx, 'float.mul', a, d));
  cx.result(op, [re, im]);
}

/** The square of the magnitude. */
const norm = (cx: FnCx, [re, im]: Pair): MirValue =>
  two(cx, 'float.add', two(cx, 'float.mul', re, re), two(cx, 'float.mul', im, im));

/** By the formula of the schoolbook, as MLIR's lowering to LLVM has it. */
function lowerDiv(cx: FnCx, op: Op): void {
  const [[a, b], [c, d]] = [pair(cx, op, 0), pair(cx, op, 1)];
  const below = norm(cx, [c, d]);
  const re = two(cx, 'float.add', two(cx, 'float.mul', a, c), two(cx, 'float.mul', b, d));
  const im = two(cx, 'float.sub', two(cx, 'float.mul', b, c), two(cx, 'float.mul', a, d));
  cx.result(op, [two(cx, 'float.div', re, below), two(cx, 'float.div', im, below)]);
}

const equal = (isEqual: boolean): OpRow => ({
  lower: (cx, op) => {
    const [a, b] = [pair(cx, op, 0), pair(cx, op, 1)];
    const pred = isEqual ? 'oeq' : 'une';
    const [re, im] = [cx.b.fcmp(pred, a[0], b[0]), cx.b.fcmp(pred, a[1], b[1])];
    cx.result(op, [cx.b.value(isEqual ? 'int.and' : 'int.or', [re, im], 'i1')]);
  },
});

/** `[1.0, 2.0]` */
function lowerConstant(cx: FnCx, op: Op): void {
  const attr = op.attrs.get('value');
  const parts = cx.parts(op.results[0]!.type, op);
  const bits =
    attr?.kind === 'array' && attr.items.length === parts.length
      ? attr.items.map((item, i) => constantBits(item, parts[i]!))
      : [];
  if (bits.length !== 2 || bits.includes(undefined))
    throw cx.problem('this form of a constant', cx.nameOf(op));
  cx.result(
    op,
    parts.map((part, i) => cx.b.float(part as FloatType, bits[i]!)),
  );
}

export const COMPLEX: OpTable = {
  'complex.constant': { lower: lowerConstant },
  'complex.create': {
    lower: (cx, op) => cx.result(op, [cx.one(op, 0), cx.one(op, 1)]),
  },
  'complex.re': { lower: (cx, op) => cx.result(op, [pair(cx, op, 0)[0]]) },
  'complex.im': { lower: (cx, op) => cx.result(op, [pair(cx, op, 0)[1]]) },
  'complex.add': each('float.add'),
  'complex.sub': each('float.sub'),
  'complex.mul': { lower: lowerMul },
  'complex.div': { lower: lowerDiv },
  'complex.abs': {
    lower: (cx, op) => {
      const value = norm(cx, pair(cx, op, 0));
      cx.result(op, [cx.b.value('float.sqrt', [value], value.type)]);
    },
  },
  'complex.neg': {
    lower: (cx, op) =>
      cx.result(
        op,
        cx.of(op.operands[0]).map((part) => cx.b.value('float.neg', [part], part.type)),
      ),
  },
  'complex.conj': {
    lower: (cx, op) => {
      const [re, im] = pair(cx, op, 0);
      cx.result(op, [re, cx.b.value('float.neg', [im], im.type)]);
    },
  },
  'complex.eq': equal(true),
  'complex.neq': equal(false),
};
