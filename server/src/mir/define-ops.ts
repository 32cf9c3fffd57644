/**
 * `defineOps`: one row declares an operation. From the rows come the builder's checks, printer,
 * parser, verifier, interpreter dispatch, constant folding, and the reference page.
 */

import type { Attrs } from './attrs.ts';
import type { MirType } from './types.ts';

/**
 * What an operand or a result may be. `T` names the type shared by all places marked `T` (the first
 * `T` decides); `U` is a second such variable. `any*` accept what they say without binding.
 */
export type TypeRule =
  | MirType
  | 'T:int'
  | 'T:float'
  | 'T:ptr'
  | 'T:scalar'
  | 'T'
  | 'U:int'
  | 'U:float'
  | 'U:ptr'
  | 'U:scalar'
  | 'U'
  | 'anyptr';

export type Effect =
  /** Reads memory. */
  | 'read'
  /** Writes memory. */
  | 'write'
  /** May end the thread (trap) and so may not be removed or moved over effects. */
  | 'trap'
  /** Orders memory between threads. */
  | 'sync'
  /**
   * Depends on which threads execute together: must not be made control-dependent on more
   * conditions.
   */
  | 'convergent'
  /** States a fact: may not be removed, and keeps nothing else from being moved. */
  | 'fact'
  /** Says something to a debugger: may not be removed as unused, and keeps nothing from moving. */
  | 'debug'
  /** Ends a block. */
  | 'terminator';

export type AttrName = keyof Attrs;

export interface OpRow {
  /** One sentence, ends up in docs/reference/mir-ops.md. */
  readonly doc: string;
  /** Fixed operands; `variadic` ops take any number of scalars after these. */
  readonly args: readonly TypeRule[];
  readonly variadic?: boolean;
  readonly results: readonly TypeRule[] | 'variadic';
  readonly effects?: readonly Effect[];
  /** Required and optional immediates. */
  readonly attrs?: readonly AttrName[];
  readonly optAttrs?: readonly AttrName[];
  readonly commutes?: boolean;
  /** The result differs between threads of a workgroup even when the operands do not. */
  readonly divergent?: boolean;
}

/** Checks the rows at load time and returns them with their names as literal types. */
export function defineOps<const K extends string>(rows: Record<K, OpRow>): Record<K, OpRow> {
  for (const [name, row] of Object.entries<OpRow>(rows)) {
    if (!/^[a-z][a-z0-9]*(\.[a-z0-9]+)*$/.test(name)) throw new Error(`bad op name ${name}`);
    if (!row.doc.endsWith('.')) throw new Error(`the doc of ${name} is not a sentence`);
  }
  return rows;
}
