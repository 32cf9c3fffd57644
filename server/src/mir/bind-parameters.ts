/** A function whose parameters have known values. */
import { createInst } from './builder.ts';
import type { Func, Value } from './function.ts';
import { cloneFunc, replaceValues } from './rewrite.ts';
import { bitWidth, isInt } from './types.ts';

/**
 * A copy of a function in which whole-number parameters are constants: those for which `values` has
 * a value at their index, taken modulo their width. The parameters stay, without uses. The function
 * itself where nothing is known; it is not changed.
 */
export function bindParameters(fn: Func, values: readonly (number | undefined)[]): Func {
  const isKnown = (value: number | undefined, i: number): boolean =>
    value !== undefined && fn.params[i] !== undefined && isInt(fn.params[i]);
  if (!values.some(isKnown) || fn.blocks.length === 0) return fn;
  const copy = cloneFunc(fn);
  const entry = copy.blocks[0]!;
  const known = new Map<Value, Value>();
  const constants = values.flatMap((value, i) => {
    if (!isKnown(value, i)) return [];
    const type = copy.params[i]!;
    const bits = BigInt.asUintN(bitWidth(type), BigInt(value!));
    const inst = createInst(copy, entry, 'const.int', [], [type], { bits });
    known.set(entry.params[i]!, inst.results[0]!);
    return [inst];
  });
  entry.insts = [...constants, ...entry.insts];
  replaceValues(copy, known);
  return copy;
}
