/**
 * What all nodes have, the leaves and tokens, and the families that nodes come in. The files beside
 * this one add their nodes to the families by declaration merging: nodes name each other in
 * circles, and files need not.
 */

/** What every node has. `file` is set only on nodes parsed from tokens that carry one. */
export interface NodeBase {
  readonly kind: string;
  start: number;
  end: number;
  file?: number | undefined;
}

/**
 * A hygiene mark, made by whoever expands macros; absent on what stands in source text. Compared by
 * identity.
 */
export interface SyntaxMark {
  /** Unique; for keys. */
  readonly id: number;
}

/** Types by kind. */
export interface TypeNodes {
  MacroCall: MacroCall;
}

/** Patterns by kind. */
export interface PatNodes {
  MacroCall: MacroCall;
}

/** Expressions by kind. */
export interface ExprNodes {
  MacroCall: MacroCall;
}

/** Items by kind. */
export interface ItemNodes {
  MacroCall: MacroCall;
}

/** All others by kind. */
export interface OtherNodes {
  Name: Name;
  Lifetime: Lifetime;
  Keyword: Keyword;
  Token: Token;
  Group: TokenGroup;
  Interpolated: Interpolated;
  Attr: Attr;
}

export type AnyType = TypeNodes[keyof TypeNodes];
export type AnyPat = PatNodes[keyof PatNodes];
export type AnyExpr = ExprNodes[keyof ExprNodes];
export type AnyItem = ItemNodes[keyof ItemNodes];
export type AnyNode = AnyType | AnyPat | AnyExpr | AnyItem | OtherNodes[keyof OtherNodes];

export type NodeKind = AnyNode['kind'];

/** The node interface of a kind. */
export type NodeOf<K extends NodeKind> = Extract<AnyNode, { readonly kind: K }>;

/** A syntax error: what is wrong, in words, at a place. */
export interface ParseError {
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

export type Edition = 2015 | 2018 | 2021 | 2024;

/**
 * An identifier as written, without `r#`. Also `self`, `Self`, `super`, `crate`, `$crate`, `_` and
 * `0` of `x.0`.
 */
export interface Name extends NodeBase {
  readonly kind: 'Name';
  readonly text: string;
  /** Hygiene mark of the token it came from; absent for source text. */
  ctxt?: SyntaxMark | undefined;
}

/** A lifetime or label: `text` includes the quote (`'a`, `'_`, `'static`), never `r#`. */
export interface Lifetime extends NodeBase {
  readonly kind: 'Lifetime';
  readonly text: string;
  ctxt?: SyntaxMark | undefined;
}

/** A keyword, contextual keyword or mark of interest (`unsafe`, `->`, `...`), with its text. */
export interface Keyword extends NodeBase {
  readonly kind: 'Keyword';
  readonly text: string;
}

/** `joint`: the next token is punctuation that follows without any space between. */
export type Spacing = 'joint' | 'alone';

export type Delimiter = '(' | '[' | '{' | '';

/**
 * One token of a macro's input. `token` is a number of `TokenKind`; `text` is the source text as
 * written. Punctuation is glued as far as Rust glues it (`->`, `..=`, `<<=`). `$crate` is one
 * `Ident` token with that text, made by whoever expands macros.
 */
export interface Token extends NodeBase {
  readonly kind: 'Token';
  readonly token: number;
  readonly text: string;
  readonly spacing: Spacing;
  readonly ctxt?: SyntaxMark | undefined;
}

/**
 * A delimited group. Delimiter `''` is an invisible group. `trees` and `close` may be computed when
 * first asked for, so
 * `{ ...group }` is no copy: name the fields.
 */
export interface TokenGroup extends NodeBase {
  readonly kind: 'Group';
  readonly delim: Delimiter;
  readonly trees: readonly TokenTree[];
  /**
   * The closing delimiter, zero-length at the end of the group when it is missing in the source.
   */
  readonly close: Token;
  /** Hygiene mark of the opening delimiter. */
  readonly ctxt?: SyntaxMark | undefined;
}

/**
 * A matched macro fragment put back into a token stream as one already parsed node (keeps its
 * precedence).
 */
export interface Interpolated extends NodeBase {
  readonly kind: 'Interpolated';
  readonly fragment: FragmentKind;
  readonly node: AnyNode;
}

export type TokenTree = Token | TokenGroup | Interpolated;

/**
 * Fragment specifiers of `macro_rules!`. `expr_2021` and `pat_param` are the older, narrower forms.
 */
export type FragmentKind =
  | 'expr'
  | 'expr_2021'
  | 'ty'
  | 'pat'
  | 'pat_param'
  | 'stmt'
  | 'block'
  | 'item'
  | 'path'
  | 'meta'
  | 'vis'
  | 'literal'
  | 'ident'
  | 'lifetime'
  | 'tt';

/** `#[path args]`, `#![path = value]`, or a doc comment (`isDoc`, path `doc`). */
export interface Attr extends NodeBase {
  readonly kind: 'Attr';
  readonly style: 'outer' | 'inner';
  /** Segments of the path, e.g. `['rustfmt', 'skip']`. */
  readonly path: readonly string[];
  /** `#[unsafe(...)]`: path and arguments are those inside. */
  readonly unsafe: boolean;
  /** The delimited arguments, e.g. of `#[cfg(test)]`. */
  readonly args: TokenGroup | undefined;
  /** The value of `#[path = value]`. */
  readonly value: AnyExpr | undefined;
  /** True for doc comments (not for a written `#[doc = "..."]`). */
  readonly isDoc: boolean;
  /** For doc comments the text without comment marks; otherwise the text inside the brackets. */
  readonly text: string;
}

/**
 * `path!(...)`, `path![...]`, `path!{...}` in any position; `name` only for the rare `path! name
 * {...}`.
 */
export interface MacroCall extends NodeBase {
  readonly kind: 'MacroCall';
  attrs: readonly Attr[];
  readonly path: NodeOf<'Path'>;
  readonly name: Name | undefined;
  readonly body: TokenGroup;
}
