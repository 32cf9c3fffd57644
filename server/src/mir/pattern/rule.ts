/**
 * Rewrite rules as data: what `parse.ts` makes of their text. A rule says that the operation of its
 * pattern may be replaced by its results wherever its conditions hold.
 */
import type { OpName } from '../ops.ts';
import type { MirType } from '../types.ts';

export type TypeKind = 'int' | 'float' | 'ptr' | 'scalar';

/** Terms of one class have the same type. Classes are numbered within their rule. */
export interface TypeClass {
  readonly id: number;
  readonly kind: TypeKind;
  /** The only type it may be. */
  readonly fixed: MirType | undefined;
}

/** How a predicate follows from those that the pattern binds. */
export type PredTerm =
  | { readonly fn: 'is'; readonly pred: string }
  | { readonly fn: 'var'; readonly name: string }
  | { readonly fn: 'not' | 'not-float' | 'swap' | 'unsigned'; readonly of: PredTerm }
  | { readonly fn: 'both' | 'either'; readonly of: PredTerm; readonly and: PredTerm };

/** Flags of operations that a pattern may ask for and a result may promise. */
export type Flag = 'nuw' | 'nsw' | 'inbounds' | 'contract';
export const FLAGS: readonly Flag[] = ['nuw', 'nsw', 'inbounds', 'contract'];

export interface OpTerm {
  readonly kind: 'op';
  readonly op: OpName;
  readonly pred: PredTerm | undefined;
  readonly flags: readonly Flag[];
  readonly args: readonly Term[];
  /** Name before `@`, for conditions and results that mean the operation itself. */
  readonly name: string | undefined;
  /** Class of the first result. */
  readonly type: TypeClass;
}

export type Term =
  | OpTerm
  /** Any value. */
  | { readonly kind: 'var'; readonly name: string; readonly type: TypeClass }
  /** Any constant. */
  | { readonly kind: 'const'; readonly name: string; readonly type: TypeClass }
  | { readonly kind: 'lit'; readonly text: string; readonly type: TypeClass }
  /** Of a result: nobody reads it. */
  | { readonly kind: 'none' };

/** `(name argument ..)`; what names mean is up to those who use the rule. */
export interface Condition {
  readonly name: string;
  readonly not: boolean;
  /** What stands after its dot, as far as it is no predicate. */
  readonly word: string | undefined;
  readonly pred: PredTerm | undefined;
  readonly args: readonly ConditionArg[];
}

export type ConditionArg = Exclude<Term, { kind: 'none' }> | TypeArg;

export interface TypeArg {
  readonly kind: 'type';
  readonly type: TypeClass;
}

export interface RewriteRule {
  /** The rule as it is written, with the words of its `for` line put in: its name. */
  readonly text: string;
  readonly pattern: OpTerm;
  /** One for each result of the pattern's operation. */
  readonly results: readonly Term[];
  readonly conditions: readonly Condition[];
  readonly types: readonly TypeClass[];
}
