/** Ties the queries together that ask each other; the one file that knows them all. */
import type { ItemQueries } from './cx.ts';
import { genericsOf } from './generics.ts';
import { implHeader, typeAliasTy } from './items.ts';
import { assocTypeInBounds, supertraits } from './predicates.ts';
import { scopeFor } from './scope.ts';

export const ITEM_QUERIES: ItemQueries = {
  genericsOf,
  scopeFor,
  implHeader,
  typeAliasTy,
  assocTypeInBounds,
  supertraits,
};
