/**
 * The tree of a PTX text. Plain data: the parser builds it, filters, checks, hovers and the
 * emulator read it. Offsets are UTF-16 code units of the parsed text, half-open; lines are
 * zero-based. Names keep their sigils (`%r1`, `$L__BB0_2`); modifiers are stored without the
 * leading dot.
 */

/** A place in the parsed text. */
export interface PtxSpan {
  readonly start: number;
  readonly end: number;
  /** Zero-based line of `start`. */
  readonly line: number;
}

export interface PtxError extends PtxSpan {
  readonly message: string;
}

/**
 * A name: register, special register, variable, function or label; which one is decided by whoever
 * resolves it.
 */
export interface PtxSymbol extends PtxSpan {
  readonly kind: 'sym';
  readonly name: string;
  /** What follows the dot: `x` in `%tid.x`, `b0` in `%r1.b0`. */
  readonly selector: string;
}

export interface PtxInt extends PtxSpan {
  readonly kind: 'int';
  /** The mathematical value as written, `-1` for `-1`, 2^64-1 for `0xffffffffffffffff`. */
  readonly value: bigint;
  readonly unsigned: boolean;
}

export interface PtxFloat extends PtxSpan {
  readonly kind: 'float';
  /** IEEE bits: of a binary32 for `0f` literals, else of a binary64. */
  readonly bits: bigint;
  readonly width: 32 | 64;
}

/**
 * `[base+offset]`, `[tensor, {x, y}]`: everything between the brackets, the constant offset folded
 * out.
 */
export interface PtxAddress extends PtxSpan {
  readonly kind: 'addr';
  readonly items: readonly PtxOperand[];
  readonly offset: bigint;
}

export interface PtxVector extends PtxSpan {
  readonly kind: 'vec';
  readonly elements: readonly PtxOperand[];
}

/** `a|b`: two destinations of `setp`, `shfl`, `match`. */
export interface PtxPair extends PtxSpan {
  readonly kind: 'pair';
  readonly first: PtxOperand;
  readonly second: PtxOperand;
}

/** `!%p`. */
export interface PtxNot extends PtxSpan {
  readonly kind: 'not';
  readonly operand: PtxOperand;
}

/** `-%r`: a negated register, as the video instructions take. */
export interface PtxNegated extends PtxSpan {
  readonly kind: 'neg';
  readonly operand: PtxOperand;
}

/**
 * A symbol's address plus a constant, as an operand or in an initialiser; `generic` for
 * `generic(sym)`.
 */
export interface PtxSymbolAddress extends PtxSpan {
  readonly kind: 'symaddr';
  readonly symbol: PtxSymbol;
  readonly offset: bigint;
  readonly generic: boolean;
  /** The byte mask of `0xff00(sym)`; absent for the whole address. */
  readonly mask?: bigint;
}

export interface PtxString extends PtxSpan {
  readonly kind: 'string';
  readonly value: string;
}

/** What stands where an operand should be, and is none. */
export interface PtxBogus extends PtxSpan {
  readonly kind: 'bogus';
}

export type PtxOperand =
  | PtxSymbol
  | PtxInt
  | PtxFloat
  | PtxAddress
  | PtxVector
  | PtxPair
  | PtxNot
  | PtxNegated
  | PtxSymbolAddress
  | PtxString
  | PtxBogus;

/** Contents of a variable: a nested list of values. */
export type PtxInit = PtxInitList | PtxOperand;
export interface PtxInitList extends PtxSpan {
  readonly kind: 'list';
  readonly items: readonly PtxInit[];
}

export type PtxSpace = 'reg' | 'sreg' | 'const' | 'global' | 'local' | 'param' | 'shared' | 'tex';

/**
 * One declared name: register, variable or parameter. A register range `%r<10>` is one declaration.
 */
export interface PtxVariable extends PtxSpan {
  readonly kind: 'var';
  readonly space: PtxSpace;
  readonly linkage: readonly PtxLinkage[];
  readonly align?: number;
  /** Element type without dot: `b8`, `f32`, `pred`, `texref`. */
  readonly type: string;
  /** Elements of a vector type: 1, 2, 4 or 8. */
  readonly vector: number;
  readonly name: string;
  readonly nameSpan: PtxSpan;
  /** `%r<10>` declares `%r0` to `%r9`: the 10. */
  readonly count?: number;
  /** Array dimensions, outermost first; `undefined` for `[]`. */
  readonly dims: readonly (number | undefined)[];
  readonly init?: PtxInit;
  /** `.ptr .global .align 16` of a parameter. */
  readonly pointer?: { readonly space: string; readonly align: number };
  readonly attributes: readonly string[];
}

export type PtxLinkage = 'visible' | 'extern' | 'weak' | 'common';

/** `call (ret), target, (args), prototype;` with the parts already told apart. */
export interface PtxCallParts {
  readonly returns: readonly PtxOperand[];
  readonly target: PtxOperand;
  readonly args: readonly PtxOperand[];
  /** Label of a `.callprototype` or `.calltargets`, or a table of targets. */
  readonly prototype?: PtxOperand;
}

export interface PtxInstruction extends PtxSpan {
  readonly kind: 'instr';
  readonly guard?: { readonly register: PtxSymbol; readonly negated: boolean } | undefined;
  /** The word before the first dot. */
  readonly opcode: string;
  readonly modifiers: readonly string[];
  /** Opcode and modifiers in the text. */
  readonly nameSpan: PtxSpan;
  readonly operands: readonly PtxOperand[];
  readonly call?: PtxCallParts | undefined;
}

export interface PtxLabel extends PtxSpan {
  readonly kind: 'label';
  readonly name: string;
}

/** `{ ... }` inside a body: a scope of its own for names. */
export interface PtxBlock extends PtxSpan {
  readonly kind: 'block';
  readonly body: readonly PtxStatement[];
}

/**
 * `.loc 1 12 5, function_name sym+4, inlined_at 1 3 2`. Source lines and columns are one-based as
 * written.
 */
export interface PtxLoc extends PtxSpan {
  readonly kind: 'loc';
  readonly file: number;
  readonly sourceLine: number;
  readonly column: number;
  readonly functionName?: { readonly symbol: string; readonly offset: bigint };
  readonly inlinedAt?: { readonly file: number; readonly line: number; readonly column: number };
}

/** A labelled list: `.branchtargets`, `.calltargets`. The label stands before it. */
export interface PtxTargets extends PtxSpan {
  readonly kind: 'targets';
  readonly directive: 'branchtargets' | 'calltargets';
  readonly label: string;
  readonly targets: readonly PtxSymbol[];
}

export interface PtxPrototype extends PtxSpan {
  readonly kind: 'prototype';
  readonly label: string;
  readonly returns: readonly PtxVariable[];
  readonly params: readonly PtxVariable[];
  readonly directives: readonly PtxDirective[];
}

/**
 * Any other directive with its raw arguments: `.pragma "nounroll"`, `.maxntid 256, 1, 1`, `.target
 * sm_80`.
 */
export interface PtxDirective extends PtxSpan {
  readonly kind: 'directive';
  /** Without the dot. */
  readonly name: string;
  readonly args: readonly (number | string)[];
  /** The arguments as words of the language: not in quotes. */
  readonly bare?: true;
}

export type PtxStatement =
  | PtxInstruction
  | PtxLabel
  | PtxBlock
  | PtxLoc
  | PtxTargets
  | PtxPrototype
  | PtxDirective
  | PtxVariable;

export interface PtxFunction extends PtxSpan {
  readonly kind: 'function';
  readonly entry: boolean;
  readonly linkage: readonly PtxLinkage[];
  readonly name: string;
  readonly nameSpan: PtxSpan;
  readonly returns: readonly PtxVariable[];
  readonly params: readonly PtxVariable[];
  /** Performance and attribute directives between the parameters and the body. */
  readonly directives: readonly PtxDirective[];
  /** Absent for a declaration only. */
  readonly body?: PtxBlock;
}

/** A `.section` block or legacy `@@DWARF` lines: a place in the text, with what depends on more. */
export interface PtxSection extends PtxSpan {
  readonly kind: 'section';
  readonly name: string;
  readonly labels: readonly PtxSymbol[];
  /** Contents that older versions lack. */
  readonly newer: readonly (PtxSpan & { readonly what: 'difference' | 'negative' })[];
}

export interface PtxFile extends PtxSpan {
  readonly kind: 'file';
  readonly index: number;
  readonly name: string;
}

export type PtxItem =
  | PtxFunction
  | PtxVariable
  | PtxDirective
  | PtxSection
  | PtxFile
  | PtxLoc
  | PtxLabel;

export interface PtxModule {
  readonly text: string;
  readonly items: readonly PtxItem[];
  readonly functions: readonly PtxFunction[];
  readonly variables: readonly PtxVariable[];
  /** `.file` entries by their index. */
  readonly files: ReadonlyMap<number, PtxFile>;
  /** Version as 10 * major + minor, `90` for 9.0; 0 when the file names none. */
  readonly version: number;
  /** Names after `.target`: `sm_90a`, `debug`, `texmode_unified`. */
  readonly targets: readonly string[];
  /** 32 or 64; 64 when the file names none. */
  readonly addressSize: number;
  /** Places of comments, in order. */
  readonly comments: readonly PtxSpan[];
}
