/** The operations by which vectors, subgroups and workgroups are reduced to one value. */
import type { MirType, OpName } from '../../mir/index.ts';
import type { Attribute } from '../syntax/attributes.ts';

const KINDS: Readonly<
  Record<string, readonly [ofIntegers: OpName | undefined, ofFloats: OpName | undefined]>
> = {
  add: ['int.add', 'float.add'],
  mul: ['int.mul', 'float.mul'],
  minsi: ['int.smin', undefined],
  minui: ['int.umin', undefined],
  maxsi: ['int.smax', undefined],
  maxui: ['int.umax', undefined],
  and: ['int.and', undefined],
  or: ['int.or', undefined],
  xor: ['int.xor', undefined],
  minnumf: [undefined, 'float.min'],
  maxnumf: [undefined, 'float.max'],
  minimumf: [undefined, 'float.minimum'],
  maximumf: [undefined, 'float.maximum'],
};

export const REDUCTION_KINDS: readonly string[] = Object.keys(KINDS);

/**
 * What an attribute (`add`, `#vector.kind<add>`, `#gpu<all_reduce_op add>`) does with values of a
 * type.
 */
export function reductionOf(attr: Attribute | undefined, type: MirType): OpName | undefined {
  const text = attr?.kind === 'string' ? attr.value : attr?.kind === 'other' ? attr.text : '';
  const word = /(\w+)>?$/.exec(text)?.[1];
  return word === undefined ? undefined : KINDS[word]?.[type.startsWith('f') ? 1 : 0];
}
