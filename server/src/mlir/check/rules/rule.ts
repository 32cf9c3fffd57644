/** What rules over single operations have in common: what is around them, and their types. */
import type { Complain } from '../../ops/row.ts';
import type { Op } from '../../syntax/tree.ts';
import type { Type, VectorType } from '../../syntax/types.ts';

/** What is around an operation. */
export interface Around {
  /** The operations around it, innermost last. */
  readonly parents: readonly Op[];
  /** What a symbol is; `unknown` where something could not be read that may define it. */
  symbol(name: string): Op | 'unknown' | undefined;
}

/** Says the first thing that is wrong with an operation whose facts are right. */
export type Rule = (op: Op, complain: Complain, around: Around) => void;

export type Rules = Readonly<Record<string, Rule>>;

export function operandType(op: Op, index: number): Type | undefined {
  const use = op.operands[index];
  return use?.type ?? use?.value?.type;
}

export function resultType(op: Op, index = 0): Type | undefined {
  return op.results[index]?.type;
}

export function isVector(type: Type | undefined): type is VectorType {
  return type?.kind === 'vector';
}

export function elementType(type: Type): Type {
  return type.kind === 'vector' || type.kind === 'memref' ? type.element : type;
}

/** The shape of a vector; a number has none. Undefined for types that are not read. */
export function vectorShape(type: Type | undefined): readonly number[] | undefined {
  if (type === undefined || type.kind === 'unknown' || type.kind === 'other') return undefined;
  return type.kind === 'vector' ? type.shape : [];
}

export function sizeOf(shape: readonly number[]): number {
  return shape.reduce((product, size) => product * size, 1);
}

/** Bits of a number; undefined for what is none. */
export function bitsOf(type: Type): number | undefined {
  if (type.kind === 'integer') return type.width;
  if (type.kind !== 'float') return undefined;
  if (type.name === 'tf32') return 19;
  const found = /^(?:bf|f)(\d+)/.exec(type.name);
  return found === null ? undefined : Number(found[1]);
}

/** What the ends of the regions of an operation hand over must be of these types. */
export function checkEnds(
  op: Op,
  name: string,
  types: readonly Type[],
  test: (a: Type, b: Type) => boolean,
  complain: Complain,
): void {
  for (const region of op.regions) {
    for (const { ops } of region.blocks) {
      const end = ops.at(-1);
      if (end?.name !== name || end.opaque) continue;
      if (end.operands.length !== types.length) {
        complain(
          `along control flow edge from ${name}: ${end.operands.length} values, but ${types.length} are needed`,
        );
        return;
      }
      const wrong = end.operands.findIndex((use, i) => {
        const own = use.type ?? use.value?.type;
        return own !== undefined && test(own, types[i]!);
      });
      if (wrong < 0) continue;
      complain(
        `along control flow edge from ${name}: value #${wrong} is of another type than it should be`,
      );
      return;
    }
  }
}
