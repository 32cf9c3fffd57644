/**
 * The tree of an MLIR text: operations with operands, attributes and regions, as the generic form
 * has them, whatever form they were written in. Offsets count in the text; nothing here knows what
 * an operation means.
 */
import type { Attribute } from './attributes.ts';
import type { Type } from './types.ts';

/** A value: a result of an operation or an argument of a block. */
export interface Value {
  /** Without the percent sign. */
  readonly name: string;
  /** Which one of a group `%name:2`; 0 for a value of its own. */
  readonly index: number;
  /** Where the name is written. */
  readonly start: number;
  readonly end: number;
  type: Type;
  readonly def: Op | Block;
}

/** A value named as an operand. */
export interface Use {
  readonly name: string;
  /** `%name#1`; undefined when it is not written. */
  readonly index: number | undefined;
  readonly start: number;
  readonly end: number;
  /** What the text says that it is; undefined where it says nothing. */
  type: Type | undefined;
  /** Filled in when names are resolved. */
  value: Value | undefined;
}

export interface Successor {
  /** Without the caret. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly args: Use[];
}

export interface Op {
  /** With its dialect: `func.return`. */
  name: string;
  /** Where the name is written. */
  readonly nameStart: number;
  nameEnd: number;
  readonly start: number;
  end: number;
  readonly results: Value[];
  readonly operands: Use[];
  /** Attributes and properties by name. */
  readonly attrs: Map<string, Attribute>;
  readonly regions: Region[];
  readonly successors: Successor[];
  /** Written as `"name"(...)`. */
  generic: boolean;
  /** Its text could not be taken apart: operands and regions are not known. */
  opaque: boolean;
  /** The symbol that it defines, and where that is written. */
  symbol?: { readonly name: string; readonly start: number; readonly end: number };
}

export interface Region {
  readonly start: number;
  end: number;
  readonly blocks: Block[];
}

export interface Block {
  /** Without the caret; undefined for an entry block that has no label. */
  readonly name: string | undefined;
  readonly start: number;
  /** End of the label, or of the start for those without one. */
  readonly end: number;
  readonly args: Value[];
  readonly ops: Op[];
}

export interface SyntaxError_ {
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

/** A whole text. */
export interface MlirFile {
  readonly text: string;
  readonly ops: readonly Op[];
  readonly errors: readonly SyntaxError_[];
  /** Where something could not be read that may have defined names. */
  readonly lost: readonly number[];
  /** Names for types and attributes, in the order in which they were given. */
  readonly aliases: readonly Alias[];
}

export interface Alias {
  readonly at: number;
  readonly name: string;
  readonly is: 'type' | 'attribute';
  readonly value: Type | Attribute;
}

/** The operation that makes a value; undefined for arguments. */
export function definingOp(value: Value | undefined): Op | undefined {
  return value === undefined || 'ops' in value.def ? undefined : value.def;
}

/** All operations, those inside others behind them. */
export function* everyOp(ops: readonly Op[]): Generator<Op> {
  for (const op of ops) {
    yield op;
    for (const region of op.regions) for (const block of region.blocks) yield* everyOp(block.ops);
  }
}
