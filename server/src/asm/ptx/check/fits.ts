/**
 * Which registers and constants an operand of a type takes (PTX ISA 9.4, "Operand Type Checking").
 */
import type { PtxFloat } from '../ast.ts';
import { ptxTypeBits } from '../types.ts';

type TypeClass = 'pred' | 'int' | 'float' | 'bits' | 'half' | 'packed-half' | 'packed';

/** What kind of type an instruction names. */
function classOf(type: string): TypeClass {
  switch (type) {
    case 'pred':
      return 'pred';
    case 'f32':
    case 'f64':
      return 'float';
    case 'f16':
      return 'half';
    case 'f16x2':
    case 'u16x2':
    case 's16x2':
      return 'packed-half';
  }
  if (/^[us]\d+$/.test(type)) return 'int';
  return /^b\d+$/.test(type) ? 'bits' : 'packed';
}

/** Kinds of types that registers are declared with. */
function declared(type: string): 'pred' | 'int' | 'float' | 'bits' | 'half' | 'packed-half' {
  if (type === 'pred') return 'pred';
  if (type === 'f16') return 'half';
  if (type === 'f16x2') return 'packed-half';
  if (type.startsWith('f')) return 'float';
  return type.startsWith('b') ? 'bits' : 'int';
}

/**
 * Whether a register of type `have` may be where `want` is taken. `atLeast`: loads, stores and
 * conversions take wider ones.
 */
export function registerFits(want: string, have: string, atLeast: boolean): boolean {
  const [w, h] = [classOf(want), declared(have)];
  if (w === 'pred' || h === 'pred') return w === h;
  const [wanted, given] = [ptxTypeBits(want), ptxTypeBits(have)];
  if (w === 'bits') return atLeast ? given >= wanted : given === wanted;
  if (h === 'bits') return atLeast ? given >= wanted : given === wanted;
  if (w === 'int') return h === 'int' && (atLeast ? given >= wanted : given === wanted);
  if (w === 'float') return h === 'float' && given === wanted;
  if (w === 'half') return h === 'half';
  if (w === 'packed-half') return h === 'packed-half';
  return false;
}

/** Whether an integer constant may be there. */
export function integerFits(want: string): boolean {
  const w = classOf(want);
  return w === 'int' || w === 'bits' || w === 'pred';
}

/** Whether a constant in floating point may be there: bits take those of exactly their width. */
export function floatFits(want: string, { width }: PtxFloat): boolean {
  const w = classOf(want);
  return w === 'float' || (w === 'bits' && ptxTypeBits(want) === width);
}
