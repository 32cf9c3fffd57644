/** Rules over constants, casts and choices. */
import type { Attribute } from '../../syntax/attributes.ts';
import { attributeType } from '../../syntax/reader.ts';
import { differ, typeText } from '../../syntax/types.ts';
import {
  bitsOf,
  elementType,
  isVector,
  operandType,
  type Rule,
  type Rules,
  resultType,
} from './rule.ts';

function widths(wider: boolean): Rule {
  return (op, complain) => {
    const [from, to] = [operandType(op, 0), resultType(op)];
    if (from === undefined || to === undefined) return;
    const [a, b] = [bitsOf(elementType(from)), bitsOf(elementType(to))];
    if (a === undefined || b === undefined || (wider ? a < b : a > b)) return;
    complain(
      `result type \`${typeText(to)}\` must be ${wider ? 'wider' : 'shorter'} than operand type \`${typeText(from)}\``,
    );
  };
}

const incompatible: (from: string, to: string) => string = (from, to) =>
  `operand type \`${from}\` and result type \`${to}\` are cast incompatible`;

/** Between `index` and another integer. */
const indexCast: Rule = (op, complain) => {
  const [from, to] = [operandType(op, 0), resultType(op)];
  if (from === undefined || to === undefined) return;
  const [a, b] = [elementType(from), elementType(to)];
  if (a.kind === 'other' || b.kind === 'other' || a.kind === 'unknown' || b.kind === 'unknown')
    return;
  const fits =
    (a.kind === 'index' && b.kind === 'integer') || (a.kind === 'integer' && b.kind === 'index');
  if (!fits) complain(incompatible(typeText(from), typeText(to)));
};

const bitcast: Rule = (op, complain) => {
  const [from, to] = [operandType(op, 0), resultType(op)];
  if (from === undefined || to === undefined) return;
  const [a, b] = [bitsOf(elementType(from)), bitsOf(elementType(to))];
  if (a !== undefined && b !== undefined && a !== b)
    complain(incompatible(typeText(from), typeText(to)));
};

const select: Rule = (op, complain) => {
  const [cond, value] = [operandType(op, 0), operandType(op, 1)];
  if (!isVector(cond) || value === undefined || value.kind === 'unknown' || value.kind === 'other')
    return;
  if (isVector(value) && value.shape.join() === cond.shape.join()) return;
  if (!isVector(value)) return;
  complain('failed to verify that condition is signless i1 or has matching shape');
};

const constant: Rule = (op, complain) => {
  const value = op.attrs.get('value');
  const type = resultType(op);
  if (value === undefined || type === undefined) return;
  if (!['integer', 'float', 'bool', 'dense', 'other'].includes(value.kind)) {
    complain('value must be an integer, float, or elements attribute');
    return;
  }
  const own = attributeType(value);
  if (differ(own, type)) {
    complain('failed to verify that all of {value, result} have same type');
    return;
  }
  const wrong = literal(value);
  if (wrong !== undefined) complain(wrong);
};

/** Does a number fit its type? */
function literal(value: Attribute): string | undefined {
  if (value.kind === 'dense') return dense(value);
  const { type } = value as { type?: ReturnType<typeof attributeType> };
  if (value.kind === 'integer' && type?.kind === 'integer' && type.width > 0) {
    const limit = 1n << BigInt(type.width);
    if (value.value >= limit || value.value < -(limit >> 1n))
      return 'integer constant out of range for attribute';
  }
  if (value.kind === 'integer' && type?.kind === 'integer' && type.sign !== '')
    return 'integer return type must be signless';
  if (value.kind === 'float' && value.decimal === true)
    return 'unexpected decimal integer literal for a floating point value';
  if (value.kind === 'float' && (type?.kind === 'integer' || type?.kind === 'index'))
    return 'floating point value not valid for specified type';
  return undefined;
}

export function dense(value: Extract<Attribute, { kind: 'dense' }>): string | undefined {
  const { type, values } = value;
  if ((type.kind !== 'vector' && type.kind !== 'memref') || values === undefined) return undefined;
  const count = type.shape.reduce<number>((product, size) => product * (size ?? 0), 1);
  if (values.length !== 1 && values.length !== count)
    return `inferred shape of elements literal ([${values.length}]) does not match type ([${type.shape.join(', ')}])`;
  if (type.element.kind === 'integer' && values.some(({ kind }) => kind === 'float'))
    return 'expected integer elements, but parsed floating-point';
  if (
    type.element.kind === 'float' &&
    values.some((one) => one.kind === 'integer' || (one.kind === 'float' && one.decimal === true))
  )
    return 'expected floating-point elements, but parsed integer';
  return undefined;
}

export const ARITH_RULES: Rules = {
  'arith.extsi': widths(true),
  'arith.extui': widths(true),
  'arith.extf': widths(true),
  'arith.trunci': widths(false),
  'arith.truncf': widths(false),
  'arith.index_cast': indexCast,
  'arith.index_castui': indexCast,
  'index.casts': indexCast,
  'index.castu': indexCast,
  'arith.bitcast': bitcast,
  'arith.select': select,
  'arith.constant': constant,
};
