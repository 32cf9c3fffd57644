/** All features: a new one is a file and a row. */
import { adaptors } from './adaptors.ts';
import { alternatives } from './alternatives.ts';
import { atomics } from './atomics.ts';
import { blocks } from './blocks.ts';
import { captures } from './captures.ts';
import { combinators } from './combinators.ts';
import { constants } from './constants.ts';
import { DATA } from './data.ts';
import { ends } from './ends.ts';
import { families } from './families.ts';
import { heap } from './heap.ts';
import { hygiene } from './hygiene.ts';
import type { Feature } from './kit.ts';
import { layouts } from './layouts.ts';
import { makers } from './makers.ts';
import { moves } from './moves.ts';
import { objects } from './objects.ts';
import { overrides } from './overrides.ts';
import { patterns } from './patterns.ts';
import { places } from './places.ts';
import { prints } from './prints.ts';
import { supertraits } from './supertraits.ts';
import { texts } from './texts.ts';
import { TRAITS } from './traits.ts';
import { trees } from './trees.ts';
import { vectors } from './vectors.ts';

/** By name: bundlers change those of functions. */
const BY_NAME: Readonly<Record<string, Feature>> = {
  ...TRAITS,
  ...DATA,
  adaptors,
  alternatives,
  atomics,
  blocks,
  captures,
  combinators,
  constants,
  ends,
  families,
  heap,
  hygiene,
  layouts,
  makers,
  moves,
  hierarchies: objects,
  overrides,
  patterns,
  places,
  prints,
  supertraits,
  texts,
  trees,
  vectors,
};

export const FEATURES: readonly Feature[] = Object.values(BY_NAME);

/** The feature with this name. */
export function featureOf(name: string): Feature {
  const found = BY_NAME[name];
  if (found === undefined)
    throw new Error(`no feature ${name}; there are ${Object.keys(BY_NAME).join(', ')}`);
  return found;
}
