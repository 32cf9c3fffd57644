/** Blocks and statements. */
import type { AnyExpr, AnyItem, AnyStmt, Attr, Block, LetStmt } from '../ast.ts';
import { exact } from '../name-interner.ts';
import { NO_ATTRS, type Parser, STMT } from '../parser.ts';
import { isDocComment, T } from '../token-kind.ts';
import { innerAttrs, outerAttrs } from './attributes.ts';
import { isBlockLike, parseExpr } from './expressions.ts';
import { insertedNode } from './inserted.ts';
import { parsePat } from './patterns.ts';
import { canStartExpr } from './primary.ts';
import { parseType } from './types.ts';

/**
 * `{ .. }`. Where the brace is missing the block is empty. `column` is where the line with the
 * construct begins that the block belongs to.
 */
export function parseBlock(p: Parser, column = p.lineColumn(p.pos)): Block {
  const { start } = p;
  if (p.kind !== T.LBrace) return blockWithoutBrace(p);
  const open = p.pos;
  if (!p.enter())
    return { kind: 'Block', start, end: p.prevEnd, attrs: NO_ATTRS, stmts: [], tail: undefined };
  p.bump();
  const attrs = innerAttrs(p);
  const { stmts, tail } = parseStmts(p);
  if (p.closesOuter(column) || !p.eat(T.RBrace)) {
    p.errorAt('this `{` is never closed', p.starts[open]!, p.ends[open]!);
  }
  p.leave();
  return { kind: 'Block', start, end: p.prevEnd, attrs, stmts, tail };
}

function blockWithoutBrace(p: Parser): Block {
  const made = p.interpolated('block');
  if (made?.node.kind === 'Block') return insertedNode(p, made.node);
  p.errorMissing('`{`');
  const at = p.prevEnd;
  return { kind: 'Block', start: at, end: at, attrs: NO_ATTRS, stmts: [], tail: undefined };
}

/** Statements up to a closing brace or the end, and the value behind the last of them. */
export function parseStmts(p: Parser): { stmts: AnyStmt[]; tail: AnyExpr | undefined } {
  const stmts: AnyStmt[] = [];
  let tail: AnyExpr | undefined;
  while (p.kind !== T.RBrace && p.kind !== T.Eof && !p.closedByIndent()) {
    const before = p.pos;
    const stmt = statement(p);
    if (stmt.kind === 'ExprStmt' && !stmt.semi && (p.kind === T.RBrace || p.kind === T.Eof)) {
      tail = stmt.expr;
      if (p.pos === before) break;
      continue;
    }
    stmts.push(stmt);
    if (p.pos === before) {
      p.errorHere('a statement');
      p.bump();
    }
  }
  return { stmts: exact(stmts), tail };
}

/** One statement. Consumes nothing only when nothing of a statement is there. */
export function statement(p: Parser): AnyStmt {
  const { start } = p;
  if (p.kind === T.Semi) {
    p.bump();
    return { kind: 'EmptyStmt', start, end: p.prevEnd };
  }
  const made = p.interpolated('stmt');
  if (made !== undefined) return interpolatedStmt(p, made.node as AnyStmt);
  const attrs = outerAttrs(p);
  if (p.kind === T.KwLet) return letStmt(p, attrs, false);
  if (p.kind === T.KwSuper && p.nth(1) === T.KwLet) {
    return letStmt(p, attrs, true);
  }
  const item = p.g.optItem(p, attrs);
  if (item !== undefined) return itemStmt(p, item);
  return exprStmt(p, attrs);
}

function itemStmt(p: Parser, item: AnyItem): AnyStmt {
  p.collectable++;
  return { kind: 'ItemStmt', start: item.start, end: item.end, item };
}

/**
 * A statement as `$s:stmt` matches it: without the `;` behind it, though `;` alone is one.
 * Undefined where none starts.
 */
export function statementFragment(p: Parser): AnyStmt | undefined {
  const { start } = p;
  if (p.eat(T.Semi)) return { kind: 'EmptyStmt', start, end: p.prevEnd };
  const attrs = outerAttrs(p);
  if (p.kind === T.KwLet) return letStmt(p, attrs, false, false);
  const item = p.g.optItem(p, attrs);
  if (item !== undefined) return itemStmt(p, item);
  const before = p.pos;
  const expr = parseExpr(p, STMT);
  if (attrs.length > 0) expr.attrs = attrs;
  return p.pos === before
    ? undefined
    : { kind: 'ExprStmt', start, end: p.prevEnd, expr, semi: false };
}

/** A `$s:stmt` fragment brings its own kind; `;` behind a `let` or an expression belongs to it. */
function interpolatedStmt(p: Parser, node: AnyStmt): AnyStmt {
  const stmt = insertedNode(p, node);
  if (stmt.kind === 'ExprStmt' && !stmt.semi && p.kind === T.Semi) {
    p.bump();
    p.inserted.add(stmt.expr);
    const own: AnyStmt = { ...stmt, semi: true };
    p.inserted.add(own);
    return own;
  }
  if (stmt.kind === 'LetStmt') p.eat(T.Semi);
  return stmt;
}

function exprStmt(p: Parser, attrs: readonly Attr[]): AnyStmt {
  const { start } = p;
  const before = p.pos;
  if (!canStartExpr(p, STMT) && !isDocComment(p.kind)) {
    if (attrs.length > 0) p.errorMissing('a statement behind the attributes');
    const expr: AnyExpr = { kind: 'BogusExpr', start: p.prevEnd, end: p.prevEnd, attrs };
    return { kind: 'ExprStmt', start: p.prevEnd, end: p.prevEnd, expr, semi: false };
  }
  const expr = parseExpr(p, STMT);
  if (attrs.length > 0) expr.attrs = expr.attrs === undefined ? attrs : [...attrs, ...expr.attrs];
  const semi = p.eat(T.Semi);
  const atEnd = p.kind === T.RBrace || p.kind === T.Eof;
  if (!semi && !atEnd && !isBlockLike(expr) && p.pos > before) p.errorMissing('`;`');
  return { kind: 'ExprStmt', start: Math.min(start, expr.start), end: p.prevEnd, expr, semi };
}

/** `let pat: T = init else { .. };`, `super let ..`. */
function letStmt(p: Parser, attrs: readonly Attr[], isSuper: boolean, semi = true): LetStmt {
  const { start } = p;
  if (isSuper) p.bump();
  p.bump();
  const pat = parsePat(p);
  const type = p.eat(T.Colon) ? parseType(p) : undefined;
  let init: AnyExpr | undefined;
  if (p.eat(T.Eq)) init = parseExpr(p, 0);
  else if (p.kind === T.EqEq || p.kind === T.PlusEq) {
    p.errorMissing('`=`');
    p.bump();
    init = parseExpr(p, 0);
  }
  const otherwise = p.eat(T.KwElse) ? parseBlock(p) : undefined;
  if (semi && !p.eat(T.Semi)) p.errorMissing('`;`');
  return {
    kind: 'LetStmt',
    start,
    end: p.prevEnd,
    attrs,
    super: isSuper,
    pat,
    type,
    init,
    else: otherwise,
  };
}
