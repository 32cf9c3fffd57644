/**
 * Token kinds as small numbers, ordered so that classes are ranges: trivia, doc comments,
 * identifiers (plain, then contextual keywords, then keywords of later editions), strict keywords,
 * literals, lifetimes, punctuation.
 */
import type { Edition } from './ast.ts';

/** `T.Ident`, `T.KwFn`, `T.Arrow` ... */
export const T = {
  Eof: 0,
  // Trivia.
  Whitespace: 1,
  LineComment: 2,
  BlockComment: 3,
  Shebang: 4,
  Frontmatter: 5,
  // Doc comments.
  OuterLineDoc: 6,
  InnerLineDoc: 7,
  OuterBlockDoc: 8,
  InnerBlockDoc: 9,
  // Identifiers and words that are keywords only in some places.
  Ident: 10,
  KwAuto: 11,
  KwDefault: 12,
  KwUnion: 13,
  KwMacroRules: 14,
  KwRaw: 15,
  KwSafe: 16,
  KwBuiltin: 17,
  KwPin: 18,
  KwYeet: 19,
  // Keyword since 2024.
  KwGen: 20,
  // Keywords since 2018.
  KwAsync: 21,
  KwAwait: 22,
  KwDyn: 23,
  KwTry: 24,
  // Strict and reserved keywords of every edition.
  KwAs: 25,
  KwBreak: 26,
  KwConst: 27,
  KwContinue: 28,
  KwCrate: 29,
  KwElse: 30,
  KwEnum: 31,
  KwExtern: 32,
  KwFalse: 33,
  KwFn: 34,
  KwFor: 35,
  KwIf: 36,
  KwImpl: 37,
  KwIn: 38,
  KwLet: 39,
  KwLoop: 40,
  KwMatch: 41,
  KwMod: 42,
  KwMove: 43,
  KwMut: 44,
  KwPub: 45,
  KwRef: 46,
  KwReturn: 47,
  KwSelf: 48,
  KwSelfType: 49,
  KwStatic: 50,
  KwStruct: 51,
  KwSuper: 52,
  KwTrait: 53,
  KwTrue: 54,
  KwType: 55,
  KwUnsafe: 56,
  KwUse: 57,
  KwWhere: 58,
  KwWhile: 59,
  KwAbstract: 60,
  KwBecome: 61,
  KwBox: 62,
  KwDo: 63,
  KwFinal: 64,
  KwMacro: 65,
  KwOverride: 66,
  KwPriv: 67,
  KwTypeof: 68,
  KwUnsized: 69,
  KwVirtual: 70,
  KwYield: 71,
  Underscore: 72,
  // Literals.
  Int: 73,
  Float: 74,
  Char: 75,
  Byte: 76,
  Str: 77,
  RawStr: 78,
  ByteStr: 79,
  RawByteStr: 80,
  CStr: 81,
  RawCStr: 82,
  Lifetime: 83,
  // Delimiters.
  LParen: 84,
  RParen: 85,
  LBracket: 86,
  RBracket: 87,
  LBrace: 88,
  RBrace: 89,
  // Punctuation of one character.
  Semi: 90,
  Comma: 91,
  Dot: 92,
  At: 93,
  Pound: 94,
  Tilde: 95,
  Question: 96,
  Colon: 97,
  Dollar: 98,
  Eq: 99,
  Bang: 100,
  Lt: 101,
  Gt: 102,
  Minus: 103,
  Plus: 104,
  Star: 105,
  Slash: 106,
  Percent: 107,
  Caret: 108,
  And: 109,
  Or: 110,
  // Glued punctuation.
  ColonColon: 111,
  DotDot: 112,
  DotDotDot: 113,
  DotDotEq: 114,
  Arrow: 115,
  FatArrow: 116,
  LArrow: 117,
  EqEq: 118,
  Ne: 119,
  Le: 120,
  Ge: 121,
  AndAnd: 122,
  OrOr: 123,
  Shl: 124,
  Shr: 125,
  PlusEq: 126,
  MinusEq: 127,
  StarEq: 128,
  SlashEq: 129,
  PercentEq: 130,
  CaretEq: 131,
  AndEq: 132,
  OrEq: 133,
  ShlEq: 134,
  ShrEq: 135,
  // A character that starts no token.
  Unknown: 136,
  // A matched macro fragment; only in token streams.
  Interpolated: 137,
} as const;

export type TokenKind = (typeof T)[keyof typeof T];

/** Number of kinds, for tables indexed by kind. */
export const KIND_COUNT = 138;

/** Words that have a kind of their own. */
export const KEYWORDS: Readonly<Record<string, TokenKind>> = {
  auto: T.KwAuto,
  default: T.KwDefault,
  union: T.KwUnion,
  macro_rules: T.KwMacroRules,
  raw: T.KwRaw,
  safe: T.KwSafe,
  builtin: T.KwBuiltin,
  pin: T.KwPin,
  yeet: T.KwYeet,
  gen: T.KwGen,
  async: T.KwAsync,
  await: T.KwAwait,
  dyn: T.KwDyn,
  try: T.KwTry,
  as: T.KwAs,
  break: T.KwBreak,
  const: T.KwConst,
  continue: T.KwContinue,
  crate: T.KwCrate,
  else: T.KwElse,
  enum: T.KwEnum,
  extern: T.KwExtern,
  false: T.KwFalse,
  fn: T.KwFn,
  for: T.KwFor,
  if: T.KwIf,
  impl: T.KwImpl,
  in: T.KwIn,
  let: T.KwLet,
  loop: T.KwLoop,
  match: T.KwMatch,
  mod: T.KwMod,
  move: T.KwMove,
  mut: T.KwMut,
  pub: T.KwPub,
  ref: T.KwRef,
  return: T.KwReturn,
  self: T.KwSelf,
  Self: T.KwSelfType,
  static: T.KwStatic,
  struct: T.KwStruct,
  super: T.KwSuper,
  trait: T.KwTrait,
  true: T.KwTrue,
  type: T.KwType,
  unsafe: T.KwUnsafe,
  use: T.KwUse,
  where: T.KwWhere,
  while: T.KwWhile,
  abstract: T.KwAbstract,
  become: T.KwBecome,
  box: T.KwBox,
  do: T.KwDo,
  final: T.KwFinal,
  macro: T.KwMacro,
  override: T.KwOverride,
  priv: T.KwPriv,
  typeof: T.KwTypeof,
  unsized: T.KwUnsized,
  virtual: T.KwVirtual,
  yield: T.KwYield,
  _: T.Underscore,
};

/** Punctuation by text, delimiters included. */
export const PUNCTUATION: Readonly<Record<string, TokenKind>> = {
  '(': T.LParen,
  ')': T.RParen,
  '[': T.LBracket,
  ']': T.RBracket,
  '{': T.LBrace,
  '}': T.RBrace,
  ';': T.Semi,
  ',': T.Comma,
  '.': T.Dot,
  '@': T.At,
  '#': T.Pound,
  '~': T.Tilde,
  '?': T.Question,
  ':': T.Colon,
  $: T.Dollar,
  '=': T.Eq,
  '!': T.Bang,
  '<': T.Lt,
  '>': T.Gt,
  '-': T.Minus,
  '+': T.Plus,
  '*': T.Star,
  '/': T.Slash,
  '%': T.Percent,
  '^': T.Caret,
  '&': T.And,
  '|': T.Or,
  '::': T.ColonColon,
  '..': T.DotDot,
  '...': T.DotDotDot,
  '..=': T.DotDotEq,
  '->': T.Arrow,
  '=>': T.FatArrow,
  '<-': T.LArrow,
  '==': T.EqEq,
  '!=': T.Ne,
  '<=': T.Le,
  '>=': T.Ge,
  '&&': T.AndAnd,
  '||': T.OrOr,
  '<<': T.Shl,
  '>>': T.Shr,
  '+=': T.PlusEq,
  '-=': T.MinusEq,
  '*=': T.StarEq,
  '/=': T.SlashEq,
  '%=': T.PercentEq,
  '^=': T.CaretEq,
  '&=': T.AndEq,
  '|=': T.OrEq,
  '<<=': T.ShlEq,
  '>>=': T.ShrEq,
};

/**
 * What remains of a glued token when its first character is taken away; 0 where that is never done.
 */
export const TAIL_OF_GLUED: Readonly<Uint8Array> = (() => {
  const table = new Uint8Array(KIND_COUNT);
  for (const [text, kind] of Object.entries(PUNCTUATION)) {
    if (text.length > 1) table[kind] = PUNCTUATION[text.slice(1)] ?? 0;
  }
  return table;
})();

/** The kind of the first character of a glued token. */
export const HEAD_OF_GLUED: Readonly<Uint8Array> = (() => {
  const table = new Uint8Array(KIND_COUNT);
  for (const [text, kind] of Object.entries(PUNCTUATION)) {
    if (text.length > 1) table[kind] = PUNCTUATION[text[0]!] ?? 0;
  }
  return table;
})();

const FIXED_TEXT: readonly string[] = (() => {
  const table: string[] = new Array<string>(KIND_COUNT).fill('');
  for (const [text, kind] of [...Object.entries(KEYWORDS), ...Object.entries(PUNCTUATION)]) {
    table[kind] = text;
  }
  return table;
})();

/** The text of a keyword or of punctuation, empty for other kinds. */
export function fixedText(kind: number): string {
  return FIXED_TEXT[kind] ?? '';
}

/** Name of a kind such as `Ident`, for token dumps. */
export function kindName(kind: number): string {
  return KIND_NAMES[kind] ?? `Kind${kind}`;
}

const KIND_NAMES: readonly string[] = (() => {
  const names: string[] = [];
  for (const [name, kind] of Object.entries(T)) names[kind] = name;
  return names;
})();

/** White space and ordinary comments, shebang and frontmatter: what the parser never sees. */
export function isTrivia(kind: number): boolean {
  return kind >= T.Whitespace && kind <= T.Frontmatter;
}

export function isDocComment(kind: number): boolean {
  return kind >= T.OuterLineDoc && kind <= T.InnerBlockDoc;
}

/** The last kind of word that is an identifier in an edition. */
export function lastIdent(edition: Edition): number {
  if (edition >= 2024) return T.KwYeet;
  return edition >= 2018 ? T.KwGen : T.KwTry;
}

/** Any word: identifiers, raw identifiers and keywords of all editions, but not `_`. */
export function isWord(kind: number): boolean {
  return kind >= T.Ident && kind < T.Underscore;
}

/** Literals except `true` and `false`. */
export function isLiteral(kind: number): boolean {
  return kind >= T.Int && kind <= T.RawCStr;
}

export function isOpenDelim(kind: number): boolean {
  return kind === T.LParen || kind === T.LBracket || kind === T.LBrace;
}

export function isCloseDelim(kind: number): boolean {
  return kind === T.RParen || kind === T.RBracket || kind === T.RBrace;
}
