/**
 * The dialects of the machines, `nvvm` and `rocdl`, and `index`: what kernels of the `gpu` dialect
 * use of them.
 */
import type { IntPred, OpName } from '../../mir/index.ts';
import { integerOf } from '../syntax/attributes.ts';
import type { OpReader } from '../syntax/parser.ts';
import { I1, I32, INDEX } from '../syntax/types.ts';
import { rounded } from './arith.ts';
import { bare, conversion, type OpRow, type OpTable } from './row.ts';

/** `: i32`, perhaps behind a range. */
const readRegister: OpReader = (parser, op) => {
  if (parser.accept('range')) {
    if (parser.accept('<')) parser.balanced('>');
  }
  parser.attributes(op);
  parser.expect(':');
  parser.resultTypes(op, [parser.type()]);
};

const register = (machine: 'ptx' | 'amdgcn', name: OpName, dim: 'x' | 'y' | 'z'): OpRow => ({
  read: readRegister,
  lower: (cx, op) => {
    if (cx.target.name !== machine) cx.unsupported(`\`${op.name}\` on this target`, cx.nameOf(op));
    const [part] = cx.parts(op.results[0]?.type ?? I32, op);
    cx.result(op, [cx.resize(cx.b.value(name, [], 'i32', { dim }), part!, false)]);
  },
});

const barrier = (machine: 'ptx' | 'amdgcn'): OpRow => ({
  read: bare,
  lower: (cx, op) => {
    if (cx.target.name !== machine) cx.unsupported(`\`${op.name}\` on this target`, cx.nameOf(op));
    if (op.operands.length > 0) cx.unsupported('a barrier with operands', cx.nameOf(op));
    cx.b.emit('gpu.barrier', [], []);
  },
});

const NVVM: readonly (readonly [string, OpName])[] = [
  ['tid', 'gpu.thread.id'],
  ['ntid', 'gpu.workgroup.size'],
  ['ctaid', 'gpu.workgroup.id'],
  ['nctaid', 'gpu.grid.size'],
];
const ROCDL: readonly (readonly [string, OpName])[] = [
  ['workitem.id', 'gpu.thread.id'],
  ['workgroup.id', 'gpu.workgroup.id'],
  ['workgroup.dim', 'gpu.workgroup.size'],
  ['grid.dim', 'gpu.grid.size'],
];

function registers(): Record<string, OpRow> {
  const out: Record<string, OpRow> = {};
  for (const dim of ['x', 'y', 'z'] as const) {
    for (const [name, op] of NVVM)
      out[`nvvm.read.ptx.sreg.${name}.${dim}`] = register('ptx', op, dim);
    for (const [name, op] of ROCDL) out[`rocdl.${name}.${dim}`] = register('amdgcn', op, dim);
  }
  return out;
}

// ---- index --------------------------------------------------------------------------------------

const readBinary: OpReader = (parser, op) => {
  op.operands.push(parser.operand());
  parser.expect(',');
  op.operands.push(parser.operand());
  for (const use of op.operands) use.type = INDEX;
  parser.attributes(op);
  parser.resultTypes(op, [INDEX]);
};

const binary = (name: OpName): OpRow => ({
  read: readBinary,
  lower: (cx, op) => cx.result(op, [cx.b.value(name, [cx.one(op, 0), cx.one(op, 1)], 'i64')]),
});

const rounding = (up: boolean, signed: boolean): OpRow => ({
  read: readBinary,
  lower: (cx, op) =>
    cx.result(op, [rounded(up, signed)(cx, [cx.one(op, 0), cx.one(op, 1)], INDEX)]),
});

const PREDICATES: readonly IntPred[] = [
  'eq',
  'ne',
  'slt',
  'sle',
  'sgt',
  'sge',
  'ult',
  'ule',
  'ugt',
  'uge',
];

const cast = (signed: boolean): OpRow => ({
  read: conversion,
  lower: (cx, op) => {
    const [part] = cx.parts(op.results[0]?.type ?? INDEX, op);
    cx.result(op, [cx.resize(cx.one(op, 0), part!, signed)]);
  },
});

export const MACHINE: OpTable = {
  ...registers(),
  'nvvm.barrier0': barrier('ptx'),
  'rocdl.barrier': barrier('amdgcn'),

  'index.constant': {
    read: (parser, op) => {
      const value = parser.attribute();
      op.attrs.set('value', value.kind === 'integer' ? { ...value, type: INDEX } : value);
      parser.attributes(op);
      parser.resultTypes(op, [INDEX]);
    },
    lower: (cx, op) => {
      const value = integerOf(op.attrs.get('value'));
      if (value === undefined) return cx.unsupported('this form of a constant', cx.nameOf(op));
      cx.result(op, [cx.i64(value)]);
    },
  },
  'index.add': binary('int.add'),
  'index.sub': binary('int.sub'),
  'index.mul': binary('int.mul'),
  'index.divs': binary('int.sdiv'),
  'index.divu': binary('int.udiv'),
  'index.rems': binary('int.srem'),
  'index.remu': binary('int.urem'),
  'index.maxs': binary('int.smax'),
  'index.maxu': binary('int.umax'),
  'index.mins': binary('int.smin'),
  'index.minu': binary('int.umin'),
  'index.ceildivs': rounding(true, true),
  'index.ceildivu': rounding(true, false),
  'index.floordivs': rounding(false, true),
  'index.sizeof': { lower: (cx, op) => cx.result(op, [cx.i64(64)]) },
  'index.bool.constant': {
    lower: (cx, op) => {
      const value = op.attrs.get('value');
      if (value?.kind !== 'bool') return cx.unsupported('this form of a constant', cx.nameOf(op));
      cx.result(op, [cx.int('i1', value.value ? 1n : 0n)]);
    },
  },
  'index.and': binary('int.and'),
  'index.or': binary('int.or'),
  'index.xor': binary('int.xor'),
  'index.shl': binary('int.shl'),
  'index.shrs': binary('int.ashr'),
  'index.shru': binary('int.lshr'),
  'index.casts': cast(true),
  'index.castu': cast(false),
  'index.cmp': {
    read: (parser, op) => {
      parser.accept('pred');
      const word = parser.at('(') ? '' : parser.wordOf(PREDICATES);
      op.attrs.set('pred', { kind: 'string', value: word });
      parser.expect('(');
      op.operands.push(parser.operand());
      parser.expect(',');
      op.operands.push(parser.operand());
      parser.expect(')');
      for (const use of op.operands) use.type = INDEX;
      parser.attributes(op);
      parser.resultTypes(op, [I1]);
    },
    lower: (cx, op) => {
      const attr = op.attrs.get('pred');
      const text = attr?.kind === 'string' ? attr.value : attr?.kind === 'other' ? attr.text : '';
      const pred = PREDICATES.find((word) => new RegExp(`\\b${word}\\b`).test(text));
      if (pred === undefined)
        return cx.unsupported('a comparison without predicate', cx.nameOf(op));
      cx.result(op, [cx.b.icmp(pred, cx.one(op, 0), cx.one(op, 1))]);
    },
  },
};
