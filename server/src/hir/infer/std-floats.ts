/**
 * Functions of `f32` and `f64` that `std` has and `core` has not. Where `std` is linked they come
 * before those of traits: a crate like `num-traits` with its feature `std` on calls them by the
 * names of its own trait's functions, which would otherwise call themselves.
 */

import type * as ast from '../../syntax/index.ts';
import type { TExpr } from '../body.ts';
import { linksStd } from '../names/index.ts';
import type { Ty } from '../ty.ts';
import type { Infer } from './ctx.ts';

const NAMES: ReadonlySet<string> = new Set(
  [
    'floor ceil round round_ties_even trunc fract mul_add div_euclid rem_euclid powi powf sqrt exp exp2 ln log log2 log10',
    'abs_sub cbrt hypot sin cos tan asin acos atan atan2 sin_cos exp_m1 ln_1p sinh cosh tanh asinh acosh atanh',
  ].flatMap((line) => line.split(' ')),
);

/** What is said in place of a function of a trait, where the one of `std` is meant. */
export function functionOfStd(ic: Infer, self: Ty, name: ast.Name): TExpr | undefined {
  if (self.kind !== 'float' || !NAMES.has(name.text)) return undefined;
  const linker = linksStd(ic.module.crate);
  if (linker === undefined) return undefined;
  return ic.bogus(
    'unsupported',
    `\`${self.name}::${name.text}\` of \`std\`, which the crate \`${linker.name}\` links`,
    name,
  );
}
