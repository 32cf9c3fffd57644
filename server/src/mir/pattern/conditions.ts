/** The conditions that rewrite rules may have: what each is about, and what it says. */
import { INT_PREDS } from '../predicates.ts';

export interface ConditionRow {
  /**
   * `constants`: expressions of constants; `bits`: integers whose bits may be known in part;
   * `values`, `pointers`: values of the pattern; `operations`: named operations of it; `types`.
   */
  readonly on: 'constants' | 'bits' | 'values' | 'pointers' | 'operations' | 'types';
  /** What stands after the dot of its name. */
  readonly suffix?: 'predicate' | 'word';
  /** It says whether the rule pays, not whether it is right. */
  readonly pays?: true;
  readonly doc: string;
}

export const CONDITIONS: Readonly<Record<string, ConditionRow>> = {
  ...Object.fromEntries(
    INT_PREDS.map((pred): [string, ConditionRow] => [
      pred,
      { on: 'constants', doc: `The comparison \`${pred}\` of two constants.` },
    ]),
  ),
  pow2: { on: 'constants', doc: 'The constant is a power of two.' },
  'float-pow2': {
    on: 'values',
    doc: 'The constant and its reciprocal are normal powers of two, so both are exact.',
  },
  zeros: { on: 'bits', doc: 'All bits are known to be zero.' },
  nonneg: { on: 'bits', doc: 'The sign bit is known to be zero.' },
  always: {
    on: 'bits',
    suffix: 'predicate',
    doc: 'The comparison holds for all values that the known bits allow.',
  },
  fits: {
    on: 'bits',
    suffix: 'word',
    doc: 'The operation does not overflow, for all values that the known bits allow.',
  },
  object: { on: 'pointers', doc: 'The pointer is inside an object, and so not null.' },
  once: { on: 'operations', pays: true, doc: 'The operation has no other use.' },
  'free-trunc': {
    on: 'types',
    pays: true,
    doc: 'Truncating the value to the type gives no instruction: it is a constant, or extended from at most that type.',
  },
  unused: { on: 'types', suffix: 'word', doc: 'Nothing uses this result of the operation.' },
  wider: { on: 'types', doc: 'The first type has more bits than the second.' },
  is: { on: 'types', doc: 'The first type is one of the others.' },
};
