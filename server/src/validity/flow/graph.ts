/**
 * The flow of control through a body, and what happens to its variables on the way: as MIR has it
 * before it is checked for borrows, but for drops and most temporaries.
 */

import type { Body, TExpr } from '../../hir/index.ts';
import type { AnyNode } from '../../syntax/index.ts';
import type { WrongRegion } from './param-regions.ts';
import type { Path } from './path.ts';

export type Op =
  | 'copy'
  | 'move'
  /** Looked at by a pattern or followed, if a pointer. */
  | 'inspect'
  | 'shared'
  | 'mut'
  | 'assign'
  /** A variable comes into being with a value. */
  | 'init'
  /** A variable comes into being without one. */
  | 'declare'
  /** A variable ends. */
  | 'dead'
  | 'return';

/** Where the references in a value come from: a borrow, or what a variable has. */
export type Source = Event | number;

export interface Event {
  readonly op: Op;
  readonly path: Path;
  readonly node: AnyNode;
  /** Of what gives a variable its value, and of `return`. */
  readonly sources: readonly Source[];
  /** What is matched, where a pattern takes a part of it. */
  readonly from?: AnyNode;
  /** Borrowed by a closure. */
  readonly byClosure?: boolean;
  /** Stands for what a parameter has, which must not be given back. */
  readonly region?: WrongRegion;
  /** A borrow whose mutability is checked elsewhere, or is none. */
  readonly unchecked?: boolean;
}

export interface Block {
  readonly events: Event[];
  readonly next: Block[];
}

/** The flow of a function or of a closure in it. */
export interface Graph {
  readonly body: Body;
  /** The closure, if it is one's. */
  readonly closure: (TExpr & { kind: 'closure' }) | undefined;
  readonly entry: Block;
  readonly blocks: readonly Block[];
}
