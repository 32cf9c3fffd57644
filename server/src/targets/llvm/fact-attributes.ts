/** Attributes of parameters and results in LLVM IR, from what the convention promises of them. */
import { bitWidth, isPtr, type MirType, type ValueFacts } from '../../mir/index.ts';

/** The attributes of a value of a type, each followed by a space, in the order of rustc. */
export function factAttributes(type: MirType | undefined, facts: ValueFacts | undefined): string {
  if (type === undefined || facts === undefined) return '';
  const attributes = isPtr(type) ? ofPointer(facts) : ofNumber(type, facts);
  return attributes.map((attribute) => `${attribute} `).join('');
}

function ofPointer(facts: ValueFacts): string[] {
  const { dereferenceable = 0, align = 1, nonnull } = facts;
  const orNull = nonnull ? '' : '_or_null';
  return [
    ...(facts.noalias ? ['noalias'] : []),
    ...(facts.noundef ? ['noundef'] : []),
    ...(nonnull && dereferenceable === 0 ? ['nonnull'] : []),
    ...(facts.writable && dereferenceable > 0 ? ['writable'] : []),
    ...(facts.readonly ? ['readonly'] : []),
    ...(align > 1 ? [`align ${align}`] : []),
    ...(dereferenceable > 0 ? [`dereferenceable${orNull}(${dereferenceable})`] : []),
  ];
}

function ofNumber(type: MirType, { noundef, range }: ValueFacts): string[] {
  if (!noundef) return [];
  if (type === 'i1') return ['noundef', 'zeroext'];
  return range === undefined ? ['noundef'] : ['noundef', rangeAttribute(type, range)];
}

/** `range(i8 0, 5)`: the upper bound does not belong to it, and both are read with a sign. */
function rangeAttribute(type: MirType, [least, most]: readonly [bigint, bigint]): string {
  const bits = bitWidth(type);
  const low = BigInt.asIntN(bits, least);
  const high = BigInt.asIntN(bits, most + 1n);
  return `range(${type} ${low}, ${high})`;
}
