/** Public face of `presburger`: linear integer arithmetic, decided. */

export {
  and,
  atMost,
  below,
  type Definition,
  equal,
  FALSE,
  type Formula,
  holdsWhere,
  keyOf,
  not,
  or,
  rename,
  satisfy,
  TRUE,
} from './formula.ts';
export { Linear } from './linear.ts';
export { type Budget, type Solution, type System, solve } from './omega.ts';
