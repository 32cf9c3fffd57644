/** Items without a body: `use`, `extern crate`, `const`, `static`, `type`. */
import type { AnyBound, AnyItem, Attr, Keyword, Name, Path, UseTree, Visibility } from '../ast.ts';
import { exact } from '../name-interner.ts';
import type { Parser } from '../parser.ts';
import { T } from '../token-kind.ts';
import { blockExpr } from './control.ts';
import { parseExpr } from './expressions.ts';
import { optGenericParams, optWhereClause, parseBounds } from './generics.ts';
import { atPathStart, path } from './paths.ts';
import { parseType } from './types.ts';

function semi(p: Parser): void {
  if (!p.eat(T.Semi)) p.errorMissing('`;`');
}

/** The current token is `use`. */
export function parseUse(
  p: Parser,
  start: number,
  attrs: readonly Attr[],
  vis: Visibility | undefined,
): AnyItem {
  p.bump();
  const tree = useTree(p);
  semi(p);
  return { kind: 'Use', start, end: p.prevEnd, attrs, vis, tree };
}

function useTree(p: Parser): UseTree {
  const { start } = p;
  let made: Path | undefined;
  let global = false;
  let glob = false;
  let children: UseTree[] | undefined;
  let alias: Name | undefined;
  const next = p.nth(1);
  if (p.kind === T.ColonColon && (next === T.LBrace || next === T.Star)) {
    p.bump();
    global = true;
  } else if (atPathStart(p)) {
    made = path(p, 'mod');
    if (p.kind === T.ColonColon) p.bump();
    else {
      if (p.eat(T.KwAs)) alias = p.kind === T.Underscore ? p.name() : p.nameOrMissing();
      return {
        kind: 'UseTree',
        start: p.from(start),
        end: p.prevEnd,
        global,
        path: made,
        glob,
        children,
        alias,
      };
    }
  }
  if (p.eat(T.Star)) glob = true;
  else if (p.at(T.LBrace)) children = useChildren(p);
  else p.errorMissing('a path, `*` or `{`');
  return {
    kind: 'UseTree',
    start: p.from(start),
    end: p.prevEnd,
    global,
    path: made,
    glob,
    children,
    alias,
  };
}

function useChildren(p: Parser): UseTree[] {
  const children: UseTree[] = [];
  if (!p.enter()) return children;
  const open = p.pos;
  p.bump();
  while (p.kind !== T.RBrace && p.kind !== T.Eof && p.kind !== T.Semi) {
    const before = p.pos;
    children.push(useTree(p));
    if (!p.listGoesOn(open, T.RBrace, before)) break;
  }
  p.closeList(open, T.RBrace, '`,` or `}`');
  p.leave();
  return exact(children);
}

/** The current token is `extern` before `crate`. */
export function parseExternCrate(
  p: Parser,
  start: number,
  attrs: readonly Attr[],
  vis: Visibility | undefined,
): AnyItem {
  p.bump();
  p.bump();
  const name = p.kind === T.KwSelf ? p.name() : p.nameOrMissing('the name of the crate');
  let alias: Name | undefined;
  if (p.eat(T.KwAs)) alias = p.kind === T.Underscore ? p.name() : p.nameOrMissing();
  semi(p);
  return { kind: 'ExternCrate', start, end: p.prevEnd, attrs, vis, name, alias };
}

/** The current token is `const`. The nightly `const { .. }` is a constant `_` without a type. */
export function parseConst(
  p: Parser,
  start: number,
  attrs: readonly Attr[],
  vis: Visibility | undefined,
  isDefault: Keyword | undefined,
): AnyItem {
  const word = p.start;
  p.bump();
  if (p.at(T.LBrace)) {
    const name: Name = { kind: 'Name', start: word, end: p.prevEnd, text: '_' };
    const value = blockExpr(p, word, 'const');
    return {
      kind: 'Const',
      start,
      end: p.prevEnd,
      attrs,
      vis,
      default: isDefault,
      name,
      generics: undefined,
      type: undefined,
      value,
      where: undefined,
    };
  }
  if (p.kind === T.KwMut) {
    p.error('constants cannot be `mut`; write `static mut`');
    p.bump();
  }
  const name = p.kind === T.Underscore ? p.name() : p.nameOrMissing('the name of the constant');
  const generics = optGenericParams(p);
  const type = p.eat(T.Colon) ? parseType(p) : undefined;
  if (type === undefined) p.errorMissing('`:` and the type of the constant');
  let where = optWhereClause(p);
  const value = p.eat(T.Eq) ? parseExpr(p, 0) : undefined;
  where ??= optWhereClause(p);
  semi(p);
  const end = p.prevEnd;
  return {
    kind: 'Const',
    start,
    end,
    attrs,
    vis,
    default: isDefault,
    name,
    generics,
    type,
    value,
    where,
  };
}

/** The current token is `static`. */
export function parseStatic(
  p: Parser,
  start: number,
  attrs: readonly Attr[],
  vis: Visibility | undefined,
  safety: Keyword | undefined,
): AnyItem {
  p.bump();
  const mut = p.optKeyword(T.KwMut);
  const name = p.kind === T.Underscore ? p.name() : p.nameOrMissing('the name of the static');
  const type = p.eat(T.Colon) ? parseType(p) : undefined;
  if (type === undefined) p.errorMissing('`:` and the type of the static');
  const value = p.eat(T.Eq) ? parseExpr(p, 0) : undefined;
  semi(p);
  return { kind: 'Static', start, end: p.prevEnd, attrs, vis, safety, mut, name, type, value };
}

/** The current token is `type`. */
export function parseTypeAlias(
  p: Parser,
  start: number,
  attrs: readonly Attr[],
  vis: Visibility | undefined,
  isDefault: Keyword | undefined,
): AnyItem {
  p.bump();
  const name = p.nameOrMissing('the name of the type');
  const generics = optGenericParams(p);
  const bounds: AnyBound[] = p.eat(T.Colon) ? parseBounds(p) : [];
  const where = optWhereClause(p);
  const type = p.eat(T.Eq) ? parseType(p) : undefined;
  const whereAfter = optWhereClause(p);
  semi(p);
  return {
    kind: 'TypeAlias',
    start,
    end: p.prevEnd,
    attrs,
    vis,
    default: isDefault,
    name,
    generics,
    bounds,
    where,
    type,
    whereAfter,
  };
}
