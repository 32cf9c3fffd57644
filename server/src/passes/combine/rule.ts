/** What a rule is, and what it may ask of the pass that applies it. */
import type { KnownBits } from '../../analysis/index.ts';
import type { Attrs, Inst, MirType, Module, OpName, Value } from '../../mir/index.ts';
import type { Constants } from '../support/constants.ts';
import type { Match } from './matcher.ts';

/**
 * One rule. `apply` gives the value that replaces the instruction's first result, or undefined when
 * it does not match.
 */
export interface Rule {
  readonly op: OpName;
  /** Of a rule as text, its text. */
  readonly name: string;
  /** The predicate that it asks for. */
  readonly pred?: string | undefined;
  /** What each operand must come from; undefined for anything. Left out: nothing is known. */
  readonly operands?: readonly (OpName | undefined)[];
  /** Of a rule that is code: why it is none of the texts. */
  readonly why?: string;
  apply(inst: Inst, cx: Rewriter): Value | undefined;
}

export interface Rewriter {
  readonly module: Module | undefined;
  readonly constants: Constants;
  readonly known: KnownBits;
  /** Room for what a rule binds. */
  match(): Match;
  /** A constant of any type; undefined for an address that is not null. */
  constant(type: MirType, bits: bigint): Value | undefined;
  int(type: MirType, bits: bigint | number): Value;
  /** Makes an operation at the place of the instruction that is looked at, as simple as it gets. */
  emit(op: OpName, args: Value[], type: MirType, attrs?: Attrs): Value;
  /** Says what replaces a further result of the instruction that is looked at. */
  replace(old: Value, value: Value): void;
  /** Notes a change made in place. */
  touch(): void;
  /** True when the value had one use before this run; new values count as used once. */
  usedOnce(value: Value): boolean;
  /** How often the value was used before this run. */
  useCount(value: Value): number;
}
