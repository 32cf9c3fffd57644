/** Variables of the formulas about a kernel: where each comes from and what is known of it. */
import type { Value } from '../mir/index.ts';
import type { Formula, Linear } from '../presburger/index.ts';
import type { SymbolicPointer } from './symbolic.ts';

/** Where a variable comes from. */
export type VariableSource =
  | { readonly kind: 'thread' | 'size' | 'group' | 'grid'; readonly dim: number }
  | { readonly kind: 'param'; readonly value: Value }
  /** Rounds of a loop; `exact`: the code says which there are. */
  | { readonly kind: 'round'; readonly exact: boolean }
  /** Defined by others. */
  | { readonly kind: 'derived' }
  /** Of two others, which is no linear expression. */
  | { readonly kind: 'product'; readonly a: Linear; readonly b: Linear }
  /** Likewise, of any other operation. */
  | { readonly kind: 'operation'; readonly operands: readonly Linear[] }
  /** Nothing more is known: what memory holds, or an operation without a linear form. */
  | {
      readonly kind: 'unknown';
      readonly value: Value;
      /** From where it was loaded. */
      readonly from?: SymbolicPointer | undefined;
    };

export interface Variable {
  /** Each thread has its own value. */
  readonly own: boolean;
  readonly low: number;
  readonly high: number;
  readonly source: VariableSource;
  /** What holds of it besides its range. */
  readonly definition: Formula | undefined;
  /** Its value, where those of the variables that define it are known. */
  readonly value?: (given: Given) => number;
  /** The number that it is but for multiples of a power of two, where that may have wrapped. */
  readonly wraps?: Linear;
  /** The numbers of which it is one, with what holds then. */
  readonly cases?: readonly { readonly when: Formula; readonly then: Linear }[];
  /** The constants of which it is one, with what holds then. */
  readonly constants?: readonly { readonly when: Formula; readonly value: number }[];
}

/** What is known where all variables have values. */
export interface Given {
  at(of: Linear): number;
  holds(formula: Formula): boolean;
}
