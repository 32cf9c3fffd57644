/**
 * Values of LLVM's IR out of the registers that MIR has them in, and back: a vector is one register
 * of its bits, or several with its elements or its words.
 */
import { bitWidth, isPtr, type MirType, type Value } from '../../mir/index.ts';
import type { FuncPrinter } from './func-printer.ts';

const BITS: Readonly<Record<string, number>> = { half: 16, bfloat: 16, float: 32, double: 64 };

/** Bits of a type that is no pointer: `<2 x half>` has 32. */
export function bitsOf(type: string): number {
  const [, lanes = '1', one = type] = /^<(\d+) x (\w+)>$/.exec(type) ?? [];
  return Number(lanes) * (BITS[one] ?? Number(one.slice(1)));
}

const isPointer = (type: string): boolean => type.startsWith('ptr');
const spaceOf = (type: string): number => Number(/\d+/.exec(type)?.[0] ?? 0);
const widthOf = (type: MirType): number => (type === 'i1' ? 1 : isPtr(type) ? 64 : bitWidth(type));

/** How many of the registers from `at` on a value of the type takes. */
export function countOf(type: string, types: readonly MirType[], at: number): number {
  if (isPointer(type)) return 1;
  const wanted = bitsOf(type);
  let bits = 0;
  let count = 0;
  while (bits < wanted && at + count < types.length) bits += widthOf(types[at + count++]!);
  return count;
}

/** The vector of some registers, or the only one's type; undefined for registers that differ. */
export function joined(p: FuncPrinter, types: readonly MirType[]): string | undefined {
  const [first] = types;
  if (first === undefined || types.some((type) => type !== first)) return undefined;
  return types.length === 1 ? p.type(first) : `<${types.length} x ${p.type(first)}>`;
}

/** The operand of a type that some registers make, behind the type. */
export function join(p: FuncPrinter, type: string, values: readonly Value[]): string {
  const [first] = values;
  if (first !== undefined && isPointer(type) && isPtr(first.type))
    return `${type} ${p.castAddress(p.value(first), p.space(first), spaceOf(type))}`;
  const row = joined(
    p,
    values.map((value) => value.type),
  );
  if (row === undefined || isPointer(type) || row.startsWith('ptr') || bitsOf(row) !== bitsOf(type))
    return p.unsupported(`an operand of the type ${type}`);
  let operand = values.length === 1 ? p.value(first!) : 'poison';
  if (values.length > 1)
    values.forEach((value, i) => {
      operand = p.temp(`insertelement ${row} ${operand}, ${p.typed(value)}, i32 ${i}`);
    });
  return `${type} ${row === type ? operand : p.temp(`bitcast ${row} ${operand} to ${type}`)}`;
}

/** Gives some registers what is in a value of a type. */
export function split(
  p: FuncPrinter,
  type: string,
  operand: string,
  results: readonly Value[],
): void {
  const [first] = results;
  if (first !== undefined && isPointer(type) && isPtr(first.type)) {
    const cast = p.castAddress(operand, spaceOf(type), p.space(first));
    p.assign(first, `getelementptr i8, ${p.type(first.type)} ${cast}, i64 0`);
    return;
  }
  const row = joined(
    p,
    results.map((value) => value.type),
  );
  if (row === undefined || isPointer(type) || row.startsWith('ptr') || bitsOf(row) !== bitsOf(type))
    p.unsupported(`a result of the type ${type}`);
  if (results.length === 1) {
    p.assign(first!, `bitcast ${type} ${operand} to ${row}`);
    return;
  }
  const vector = row === type ? operand : p.temp(`bitcast ${type} ${operand} to ${row}`);
  results.forEach((result, i) => {
    p.assign(result, `extractelement ${row} ${vector}, i32 ${i}`);
  });
}

/** Gives the registers of values what a call gives; `types` are the fields of its struct. */
export function assignAll(
  p: FuncPrinter,
  types: readonly string[],
  call: string,
  results: readonly (readonly Value[])[],
): void {
  const [only] = types;
  const [first] = results;
  if (only === undefined) p.statement(call);
  else if (types.length > 1) {
    const made = p.temp(call);
    results.forEach((values, i) => {
      if (values.length === 0) return;
      const part = p.temp(`extractvalue { ${types.join(', ')} } ${made}, ${i}`);
      split(p, types[i]!, part, values);
    });
  } else if (first?.length === 1 && p.type(first[0]!.type) === only) p.assign(first[0]!, call);
  else {
    const made = p.temp(call);
    if (first !== undefined && first.length > 0) split(p, only, made, first);
  }
}

/** The type of what a call with these results gives. */
export function structOf(types: readonly string[]): string {
  return types.length > 1 ? `{ ${types.join(', ')} }` : (types[0] ?? 'void');
}
