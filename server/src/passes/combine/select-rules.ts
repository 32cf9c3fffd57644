/** Choices: known, of equal values, of booleans, minimum and maximum. */
import { defInst, type IntPred, type OpName, type Value } from '../../mir/index.ts';
import { constantBits, type Rule } from './engine.ts';
import { isOp, k } from './match.ts';

const MIN_MAX: Readonly<Partial<Record<IntPred, OpName>>> = {
  slt: 'int.smin',
  sle: 'int.smin',
  sgt: 'int.smax',
  sge: 'int.smax',
  ult: 'int.umin',
  ule: 'int.umin',
  ugt: 'int.umax',
  uge: 'int.umax',
};
const OPPOSITE: Readonly<Partial<Record<OpName, OpName>>> = {
  'int.smin': 'int.smax',
  'int.smax': 'int.smin',
  'int.umin': 'int.umax',
  'int.umax': 'int.umin',
};

export const SELECT_RULES: readonly Rule[] = [
  {
    op: 'select',
    name: 'known condition, equal or unspecified choices',
    apply(i) {
      const [c, a, b] = i.args;
      const bits = k(c);
      if (bits !== undefined) return bits === 1n ? a : b;
      if (a === b) return a;
      if (defInst(a)?.op === 'const.undef') return b;
      return defInst(b)?.op === 'const.undef' ? a : undefined;
    },
  },
  {
    op: 'select',
    name: 'inverted condition',
    apply(i, cx) {
      const not = isOp(i.args[0], 'int.xor');
      if (not === undefined || k(not.args[1]) !== 1n) return undefined;
      return cx.emit('select', [not.args[0], i.args[2], i.args[1]], i.results[0].type);
    },
  },
  {
    op: 'select',
    name: 'boolean choices are and, or, not',
    apply(i, cx) {
      if (i.results[0].type !== 'i1') return undefined;
      const [c, a, b] = i.args;
      const [x, y] = [k(a), k(b)];
      const not = (v: Value): Value => cx.emit('int.xor', [v, cx.int('i1', 1)], 'i1');
      if (x === 1n && y === 0n) return c;
      if (x === 0n && y === 1n) return not(c);
      if (x === 1n || a === c) return cx.emit('int.or', [c, b], 'i1');
      if (y === 0n || b === c) return cx.emit('int.and', [c, a], 'i1');
      if (x === 0n) return cx.emit('int.and', [not(c), b], 'i1');
      return y === 1n ? cx.emit('int.or', [not(c), a], 'i1') : undefined;
    },
  },
  {
    op: 'select',
    name: 'one or zero is an extension',
    apply(i, cx) {
      const type = i.results[0].type;
      if (!type.startsWith('i') || type === 'i1') return undefined;
      const [c, a, b] = i.args;
      if (k(a) === 1n && k(b) === 0n) return cx.emit('int.zext', [c], type);
      if (k(a) !== 0n || k(b) !== 1n) return undefined;
      return cx.emit('int.zext', [cx.emit('int.xor', [c, cx.int('i1', 1)], 'i1')], type);
    },
  },
  {
    op: 'select',
    name: 'smaller or larger of the compared',
    apply(i, cx) {
      const def = isOp(i.args[0], 'int.cmp');
      const type = i.results[0].type;
      if (def === undefined || !type.startsWith('i') || type === 'i1') return undefined;
      const op = MIN_MAX[def.attrs.pred as IntPred];
      const [a, b] = def.args;
      const [, x, y] = i.args;
      if (op !== undefined && x === a && y === b) return cx.emit(op, [a, b], type);
      if (op !== undefined && x === b && y === a) return cx.emit(OPPOSITE[op]!, [a, b], type);
      // `x == c ? c : x` is x.
      if (def.attrs.pred === 'eq' && ((x === b && y === a) || (x === a && y === b))) return y;
      return def.attrs.pred === 'ne' && ((x === a && y === b) || (x === b && y === a))
        ? x
        : undefined;
    },
  },
  {
    op: 'select',
    name: 'choice of a choice on the same condition',
    apply(i, cx) {
      const [c, a, b] = i.args;
      const type = i.results[0].type;
      const left = isOp(a, 'select');
      if (left?.args[0] === c) return cx.emit('select', [c, left!.args[1], b], type);
      const right = isOp(b, 'select');
      return right?.args[0] === c ? cx.emit('select', [c, a, right!.args[2]], type) : undefined;
    },
  },
  {
    op: 'select',
    name: 'choice of two extensions or of an extension and a small constant',
    apply(i, cx) {
      const [c, a, b] = i.args;
      const left = defInst(a);
      const right = defInst(b);
      if (
        left?.op !== 'int.zext' ||
        right?.op !== 'int.zext' ||
        left.args[0].type !== right.args[0].type
      )
        return undefined;
      if (!cx.usedOnce(a) || !cx.usedOnce(b)) return undefined;
      const narrow = cx.emit('select', [c, left.args[0], right.args[0]], left.args[0].type);
      return cx.emit('int.zext', [narrow], i.results[0].type);
    },
  },
  {
    op: 'select',
    name: 'equal constants',
    apply(i) {
      const x = constantBits(i.args[1]);
      return x !== undefined &&
        x === constantBits(i.args[2]) &&
        defInst(i.args[1])?.op === defInst(i.args[2])?.op
        ? i.args[1]
        : undefined;
    },
  },
];
