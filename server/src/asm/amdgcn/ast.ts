/**
 * The tree of an AMDGPU assembly text (LLVM's syntax). Plain data: the parser builds it, filters,
 * summaries, hovers and the simulator read it. Offsets are UTF-16 code units of the parsed text,
 * half-open; lines are zero-based.
 */

/** A place in the parsed text. */
export interface AmdgcnSpan {
  readonly start: number;
  readonly end: number;
  /** Zero-based line of `start`. */
  readonly line: number;
}

export interface AmdgcnError extends AmdgcnSpan {
  readonly message: string;
}

/** An assembler expression: numbers, symbols, operators, LLVM's functions over register counts. */
export type AmdgcnExpr =
  | { readonly kind: 'int'; readonly value: bigint }
  /**
   * `variant` is what follows the first `@`: `rel32@lo`, `gotpcrel32@hi`, `abs32@lo`, empty for
   * none.
   */
  | { readonly kind: 'sym'; readonly name: string; readonly variant: string }
  | { readonly kind: 'unary'; readonly op: string; readonly operand: AmdgcnExpr }
  | {
      readonly kind: 'binary';
      readonly op: string;
      readonly left: AmdgcnExpr;
      readonly right: AmdgcnExpr;
    }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly AmdgcnExpr[] };

/** Sign changes of a source operand, as written: `-v0`, `|v0|`, `-|v0|`, `sext(v0)`. */
export interface AmdgcnSourceModifiers {
  readonly negate: boolean;
  readonly absolute: boolean;
  readonly signExtend: boolean;
}

/**
 * Register files: `special` holds everything with a name of its own (`vcc`, `exec`, `m0`, `null`,
 * apertures ...).
 */
export type AmdgcnFile = 'v' | 's' | 'a' | 'ttmp' | 'special';

/** `v3`, `s[4:7]`, `a0`, `ttmp9`, `vcc_lo`, `v1.h`. */
export interface AmdgcnRegister extends AmdgcnSpan, AmdgcnSourceModifiers {
  readonly kind: 'reg';
  readonly file: AmdgcnFile;
  /** First register; 0 for special ones. */
  readonly index: number;
  /** Number of 32-bit registers: 1 for `v3`, 4 for `s[4:7]`; as many as it has for special ones. */
  readonly count: number;
  /** Name as written, without modifiers. */
  readonly name: string;
  /** Half of a 16-bit register name, `l` or `h`. */
  readonly half: '' | 'l' | 'h';
}

/** An integer, as written: `-1` is -1, `0xffffffff` is 2^32-1. */
export interface AmdgcnInt extends AmdgcnSpan, AmdgcnSourceModifiers {
  readonly kind: 'int';
  readonly value: bigint;
}

/** A floating-point constant: its meaning depends on the operand's type. */
export interface AmdgcnFloat extends AmdgcnSpan, AmdgcnSourceModifiers {
  readonly kind: 'float';
  readonly value: number;
}

/** A constant the assembler or linker computes. */
export interface AmdgcnSymbolic extends AmdgcnSpan {
  readonly kind: 'expr';
  readonly expr: AmdgcnExpr;
}

/**
 * `off`, `vmcnt(0)`, `hwreg(HW_REG_MODE, 4, 2)`, `instid0(VALU_DEP_1)`: a word with or without
 * arguments.
 */
export interface AmdgcnWord extends AmdgcnSpan {
  readonly kind: 'word';
  readonly name: string;
  readonly args: readonly AmdgcnArg[];
}

/** What stands where an operand should be, and is none. */
export interface AmdgcnBogus extends AmdgcnSpan {
  readonly kind: 'bogus';
}

export type AmdgcnOperand =
  | AmdgcnRegister
  | AmdgcnInt
  | AmdgcnFloat
  | AmdgcnSymbolic
  | AmdgcnWord
  | AmdgcnBogus;

/** An argument of a word or the value of a modifier: number, name, or list of numbers. */
export type AmdgcnArg = number | string | readonly number[];

/** `offset:16`, `glc`, `quad_perm:[0,1,2,3]`, `dst_sel:DWORD`. */
export interface AmdgcnModifier extends AmdgcnSpan {
  readonly name: string;
  /** Undefined for a bare flag. */
  readonly value?: AmdgcnArg;
}

export type AmdgcnEncoding = '' | 'e32' | 'e64' | 'dpp' | 'dpp8' | 'sdwa' | 'e64_dpp' | 'e64_dpp8';

export interface AmdgcnInstruction extends AmdgcnSpan {
  readonly kind: 'instr';
  /** As written, in lower case. */
  readonly mnemonic: string;
  /** Without the suffix that names the encoding. */
  readonly name: string;
  readonly encoding: AmdgcnEncoding;
  readonly nameSpan: AmdgcnSpan;
  readonly operands: readonly AmdgcnOperand[];
  readonly modifiers: readonly AmdgcnModifier[];
  /** The second half of a dual-issue instruction, behind `::`. */
  readonly dual?: AmdgcnInstruction;
}

export interface AmdgcnLabel extends AmdgcnSpan {
  readonly kind: 'label';
  readonly name: string;
}

/** Any directive; arguments are kept as text and parsed where somebody needs them. */
export interface AmdgcnDirective extends AmdgcnSpan {
  readonly kind: 'directive';
  /** With the leading dot. */
  readonly name: string;
  /** Comma-separated pieces, trimmed. */
  readonly args: readonly string[];
}

/** `.loc 1 12 5 prologue_end`. Source lines and columns are one-based as written. */
export interface AmdgcnLoc extends AmdgcnSpan {
  readonly kind: 'loc';
  readonly file: number;
  readonly sourceLine: number;
  readonly column: number;
}

/** `name = expr`, `.set name, expr`. */
export interface AmdgcnAssignment extends AmdgcnSpan {
  readonly kind: 'set';
  readonly name: string;
  readonly expr: AmdgcnExpr;
}

export type AmdgcnStatement =
  | AmdgcnInstruction
  | AmdgcnLabel
  | AmdgcnDirective
  | AmdgcnLoc
  | AmdgcnAssignment;

/** A statement where it stands. */
type PlacedAs<T> = T & {
  /**
   * What the line says, read once for all lines with the same text: places count from `base`, the
   * line is 0.
   */
  readonly shape: T;
  /** Number of the shape in the table of lines that the text was read with. */
  readonly id: number;
  /** Offset of the line. */
  readonly base: number;
};

export type AmdgcnPlaced =
  | PlacedAs<AmdgcnInstruction>
  | PlacedAs<AmdgcnLabel>
  | PlacedAs<AmdgcnDirective>
  | PlacedAs<AmdgcnLoc>
  | PlacedAs<AmdgcnAssignment>;

/**
 * A comment in which a compiler says what matters: registers that are undefined on purpose, inline
 * assembly.
 */
export interface AmdgcnNote extends AmdgcnSpan {
  readonly text: string;
}

/** A `.amdhsa_kernel` block. Keys are without the prefix `.amdhsa_`. */
export interface AmdgcnDescriptor extends AmdgcnSpan {
  readonly name: string;
  readonly nameSpan: AmdgcnSpan;
  readonly values: ReadonlyMap<string, AmdgcnExpr>;
  /** Place of `.end_amdhsa_kernel`; absent where the block is not closed. */
  readonly endSpan?: AmdgcnSpan;
  /** Every line of the block, as written. */
  readonly keys: readonly AmdgcnDescriptorKey[];
}

/** A line of a `.amdhsa_kernel` block; the span is that of the name. */
export interface AmdgcnDescriptorKey extends AmdgcnSpan {
  /** With its leading dot. */
  readonly name: string;
  readonly expr?: AmdgcnExpr;
}

/** A value of the metadata: scalars keep their text, quotes removed. */
export type AmdgcnYaml = string | readonly AmdgcnYaml[] | { readonly [key: string]: AmdgcnYaml };

export interface AmdgcnFileName extends AmdgcnSpan {
  readonly index: number;
  readonly name: string;
}

export interface AmdgcnModule {
  readonly text: string;
  readonly statements: readonly AmdgcnPlaced[];
  readonly descriptors: readonly AmdgcnDescriptor[];
  /** The `.amdgpu_metadata` document. */
  readonly metadata?: AmdgcnYaml;
  /** Place of the metadata block. */
  readonly metadataSpan?: AmdgcnSpan;
  /**
   * `.amdgcn_target` without quotes: `amdgcn-amd-amdhsa--gfx90a:xnack-`; empty when the text names
   * none.
   */
  readonly target: string;
  readonly files: ReadonlyMap<number, AmdgcnFileName>;
  /** Places of comments, in order. */
  readonly comments: readonly AmdgcnSpan[];
  /** Those of them that matter to checks. */
  readonly notes: readonly AmdgcnNote[];
  /** Names that `.globl`, `.type` and labels declare as functions. */
  readonly functions: ReadonlySet<string>;
  /** Lines with directives of macros, repetitions, conditions and included files. */
  readonly structure: number;
  /**
   * Stands for the table that numbers the statements: what follows from a line alone is kept by it
   * and the number.
   */
  readonly lines: object;
  /** Stands for the statements as they are: another object for each text. */
  readonly version: object;
  /** How the statements came from those of another version; undefined where they were read anew. */
  readonly change: AmdgcnChange | undefined;
}

/** Statements in the place of others; all before and behind them are as they were. */
export interface AmdgcnChange {
  /** The version before. */
  readonly of: object;
  /** Number of the first statement that is another one. */
  readonly first: number;
  /** How many there were, and how many there are. */
  readonly gone: number;
  readonly come: number;
}
