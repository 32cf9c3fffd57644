/**
 * Operands of float instructions: registers with sign modifiers, inline constants, pairs for double
 * precision.
 */
import type { FloatType, Value } from '../../../mir/index.ts';
import { ABS, NEG, type Op, S, V } from '../code.ts';
import { lit, type Selector } from '../select.ts';

const INLINE_F64: Readonly<Record<string, string>> = {
  '4602678819172646912': '0.5',
  '13826050856027422720': '-0.5',
  '4607182418800017408': '1.0',
  '13830554455654793216': '-1.0',
  '4611686018427387904': '2.0',
  '13835058055282163712': '-2.0',
  '4616189618054758400': '4.0',
  '13839561654909534208': '-4.0',
  '0': '0',
};
const INLINE_F16: Readonly<Record<string, string>> = {
  14336: '0.5',
  47104: '-0.5',
  15360: '1.0',
  48128: '-1.0',
  16384: '2.0',
  49152: '-2.0',
  17408: '4.0',
  50176: '-4.0',
  0: '0',
};

/** A float as source operand; negation and absolute value in the same block become modifiers. */
export function floatSource(s: Selector, value: Value): Op {
  let at = value;
  let neg = false;
  let abs = false;
  for (;;) {
    const def = at.def;
    if (!('op' in def) || def.block !== s.mirBlock) break;
    if (def.op === 'float.neg') {
      if (!abs) neg = !neg;
    } else if (def.op === 'float.abs') abs = true;
    else break;
    at = def.args[0];
  }
  const op = plainFloat(s, at);
  if (!neg && !abs) return op;
  if (typeof op === 'string') return floatRegister(s, value);
  return (op | (abs ? ABS : 0)) ^ (neg ? NEG : 0);
}

function plainFloat(s: Selector, value: Value): Op {
  const def = value.def;
  if ('op' in def && def.op === 'const.float')
    return floatConst(s, def.attrs.bits!, value.type as FloatType);
  return floatRegister(s, value);
}

export function floatConst(s: Selector, bits: bigint, type: FloatType): Op {
  if (type === 'f32') return lit(Number(bits));
  if (type === 'f16') return INLINE_F16[String(bits)] ?? lit(Number(bits));
  const inline = INLINE_F64[String(bits)];
  if (inline !== undefined) return inline;
  return s.run([lit(Number(bits & 0xffff_ffffn)), lit(Number(bits >> 32n))], S);
}

function floatRegister(s: Selector, value: Value): Op {
  const parts = s.parts(value);
  if (parts.length === 1) return parts[0]!;
  return s.run(parts, s.allScalar(parts) ? S : V);
}
