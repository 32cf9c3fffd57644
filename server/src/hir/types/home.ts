/** Making and comparing the tables of interned types; what they are for stands at `TypeHome`. */
import type { Crate } from '../defs.ts';
import type { TypeHome } from '../ty.ts';

let lastStamp = 0;

/** The home of what mentions definitions of this crate, or of a part of it that goes earlier. */
export function newHome(crate: Crate | undefined): TypeHome {
  return makeHome(crate, crate?.order ?? 0);
}

/** For types over the variables of one inference. */
export function inferenceHome(): TypeHome {
  return makeHome(undefined, Number.POSITIVE_INFINITY);
}

function makeHome(crate: Crate | undefined, layer: number): TypeHome {
  return {
    table: new Map(),
    // Most inferences and closures have few types of their own.
    refs: undefined,
    ptrs: undefined,
    slices: undefined,
    applied: undefined,
    crate,
    layer,
    stamp: ++lastStamp,
  };
}

/** The one of the two that goes first. */
export function shorterLived(a: TypeHome, b: TypeHome): TypeHome {
  if (a === b || a.layer > b.layer) return a;
  return a.layer === b.layer && a.stamp > b.stamp ? a : b;
}
