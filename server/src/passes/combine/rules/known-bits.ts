/** Values of which every bit is known, whatever the rest of their operands is. */
import { lowMask } from '../../../analysis/index.ts';
import { bitWidth, type OpName } from '../../../mir/index.ts';
import type { Rule } from '../rule.ts';

/** Operations that take a part of a value. */
const PARTS: readonly OpName[] = ['int.trunc', 'int.and', 'int.lshr'];

/** LLVM's `SimplifyDemandedBits`, for results that are constants. */
export const KNOWN_BITS_RULES: readonly Rule[] = PARTS.map((op) => ({
  op,
  name: `known bits of ${op}`,
  why: 'It asks for the known bits of the result.',
  apply({ results: [result] }, cx) {
    const { zero, one } = cx.known.of(result!);
    const isKnown = (zero | one) === lowMask(bitWidth(result!.type));
    return isKnown ? cx.int(result!.type, one) : undefined;
  },
}));
