/** Forms of a value over the variables of a kernel. */
import type { Formula, Linear } from '../presburger/index.ts';

export interface SymbolicInt {
  readonly kind: 'int';
  readonly of: Linear;
}

/** Bytes from the start of a region; `^N` is what parameter N of the kernel points to. */
export interface SymbolicPointer {
  readonly kind: 'pointer';
  readonly region: string;
  readonly of: Linear;
}

export interface SymbolicBool {
  readonly kind: 'bool';
  readonly holds: Formula;
}

export type Symbolic = SymbolicInt | SymbolicPointer | SymbolicBool;
