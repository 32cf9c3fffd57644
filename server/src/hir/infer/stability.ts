/**
 * What core has behind features that are off. rustc passes such a method over as long as a stable
 * one fits (`unstable_name_collisions`), so that `a.div_floor(&b)` is the method of a trait in
 * scope.
 */
import { attrArgs, findAttr } from '../cfg/attrs.ts';
import type { Crate, FnDef } from '../defs.ts';

/** Is the function of the prelude unstable, and its feature not one of the crate that asks? */
export function isGated(def: FnDef, asking: Crate): boolean {
  if (!def.crate.isPrelude || asking.isPrelude) return false;
  const attr = findAttr(def.attrs, 'unstable');
  const feature = attr && attrArgs(attr).find(({ name }) => name === 'feature')?.literal;
  return feature !== undefined && !featuresOn(asking).has(feature.replaceAll('"', ''));
}

/** Names in the `#![feature(..)]` of a crate. */
function featuresOn(crate: Crate): ReadonlySet<string> {
  const on = crate.root.attrs.filter((attr) => findAttr([attr], 'feature') !== undefined);
  return new Set(on.flatMap(attrArgs).map(({ name }) => name));
}
