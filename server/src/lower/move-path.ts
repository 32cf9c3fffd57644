/**
 * What is known of moves and drops while a function is lowered: types only; `scopes.ts` works with
 * them.
 */
import type { DebugScope, Value } from '../mir/index.ts';
import type { PathElem } from './body-facts.ts';
import type { Place } from './operand.ts';

/** The moved-from state of a variable, temporary or part of one. */
export interface MovePath {
  /** Slot of a flag that is set when this part was moved out. */
  readonly flag: Value | undefined;
  readonly parts: ReadonlyMap<number, { readonly elem: PathElem; readonly path: MovePath }>;
  /** Of arrays: how many elements there are. */
  readonly length?: number;
}

/** A place that is dropped at the end of its scope, except for what was moved out of it. */
export interface DropEntry {
  readonly place: Place;
  readonly moves: MovePath | undefined;
}

/** An open scope: what its end drops, the last first. */
export interface Scope {
  readonly drops: DropEntry[];
  /** Of code for a debugger: the scope of variables around it. */
  readonly debug?: DebugScope;
}

/** How long a temporary lives. */
export interface Lifetime {
  /** The scope whose end drops it. */
  readonly depth: number;
  /** Says whether it was made, where not every way makes it. */
  readonly moves?: MovePath | undefined;
}
