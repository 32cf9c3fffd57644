/** Float functions: one row for each width from one entry. */
import type { Attrs, OpName } from '../../mir/index.ts';
import { isSigned } from '../expr/operator.ts';
import { mirType } from '../memory.ts';
import { scalar } from '../operand.ts';
import { arg, type IntrinsicRow, type IntrinsicTable } from './types.ts';

/** Name without the width, to the operation. */
const OPS: Readonly<Record<string, OpName>> = {
  sqrt: 'float.sqrt',
  floor: 'float.floor',
  ceil: 'float.ceil',
  trunc: 'float.trunc',
  rint: 'float.roundeven',
  nearbyint: 'float.roundeven',
  round: 'float.round',
  round_ties_even_: 'float.roundeven',
  fabs: 'float.abs',
  sin: 'float.sin',
  cos: 'float.cos',
  exp2: 'float.exp2',
  log2: 'float.log2',
  copysign: 'float.copysign',
  minnum: 'float.min',
  maxnum: 'float.max',
  minimum_number_nsz_: 'float.min',
  maximum_number_nsz_: 'float.max',
  minimum: 'float.minimum',
  maximum: 'float.maximum',
  fma: 'float.fma',
  // Rounded once where that is faster, as on all GPUs.
  fmuladd: 'float.fma',
};

function row(op: OpName, attrs: Attrs = {}): IntrinsicRow {
  return (cx, call) => {
    const args = call.args.map((_, index) => arg(cx, call, index));
    return scalar(cx.b.value(op, args, args[0]!.type, attrs));
  };
}

const table: Record<string, IntrinsicRow> = {};
for (const width of ['f16', 'f32', 'f64']) {
  for (const [name, op] of Object.entries(OPS)) table[`${name}${width}`] = row(op);
}

/** Operators of `fadd_algebraic` and friends, and generic forms of today's core. */
const GENERIC: Readonly<Record<string, OpName>> = {
  fadd_fast: 'float.add',
  fsub_fast: 'float.sub',
  fmul_fast: 'float.mul',
  fdiv_fast: 'float.div',
  frem_fast: 'float.rem',
  fadd_algebraic: 'float.add',
  fsub_algebraic: 'float.sub',
  fmul_algebraic: 'float.mul',
  fdiv_algebraic: 'float.div',
  frem_algebraic: 'float.rem',
};
for (const [name, op] of Object.entries(GENERIC)) table[name] = row(op, { contract: true });
table['fabs'] = row('float.abs');

table['float_to_int_unchecked'] = (cx, call) => {
  const { repr } = cx.layout(call.ret);
  if (repr.kind !== 'scalar') return cx.unsupported('a float conversion to this type');
  const op: OpName = isSigned(call.ret) ? 'float.to.sint' : 'float.to.uint';
  return scalar(cx.b.value(op, [arg(cx, call, 0)], mirType(cx, repr.a)));
};

export const FLOATS: IntrinsicTable = table;
