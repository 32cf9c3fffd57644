/**
 * Public face of `syntax`: the tree of Rust's surface syntax, its lexer, its parser and helpers
 * over trees.
 */
export type * from './ast.ts';
export { cloneTree } from './clone.ts';
export {
  type CallSite,
  type Fragment,
  type FromTokens,
  parseAttrFromTokens,
  parseExprFromTokens,
  parseFragment,
  parseItemsFromTokens,
  parsePatFromTokens,
  parseStmtsFromTokens,
  parseTypeFromTokens,
  type StmtsFromTokens,
  type TokenOptions,
  type TokenParseError,
  tokenTrees,
} from './from-tokens.ts';
export { type LexedText, lex, lexFragment } from './lexer.ts';
export { type LiteralValue, literalValue } from './literal-value.ts';
export { makeGroup, makeToken, refilled, remarked, respelt } from './make-tree.ts';
export { NODE_FIELDS } from './node-fields.ts';
export { findWaiting, type ParseOptions, type ParseResult, parseFile } from './parse.ts';
export { type FnAlone, parseFnAt } from './parse-fn.ts';
export { isPlainBody } from './plain-bodies.ts';
export { printTokens, printTree } from './print-tree.ts';
export {
  fixedText,
  isDocComment,
  isLiteral,
  isTrivia,
  isWord,
  KEYWORDS,
  kindName,
  lastIdent,
  PUNCTUATION,
  T,
  type TokenKind,
} from './token-kind.ts';
export { type PackedWaiting, unpackWaiting, type WaitingText } from './waiting-text.ts';
export {
  childrenOf,
  forEachChild,
  fullStart,
  nodePathAt,
  signatureSpan,
  type Visitor,
  visit,
  walk,
} from './walk.ts';
