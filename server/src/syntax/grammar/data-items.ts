/** Structs, unions, enums and their fields. */
import type {
  AnyFields,
  AnyItem,
  Attr,
  RecordField,
  RecordFields,
  TupleField,
  TupleFields,
  Variant,
  Visibility,
} from '../ast.ts';
import { exact } from '../name-interner.ts';
import type { Parser } from '../parser.ts';
import { T } from '../token-kind.ts';
import { outerAttrs } from './attributes.ts';
import { parseExpr } from './expressions.ts';
import { optGenericParams, optWhereClause } from './generics.ts';
import { parseType } from './types.ts';
import { optVisibility } from './visibility.ts';

/** The current token is `struct`. */
export function parseStruct(
  p: Parser,
  start: number,
  attrs: readonly Attr[],
  vis: Visibility | undefined,
): AnyItem {
  p.bump();
  const name = p.nameOrMissing('the name of the struct');
  const generics = optGenericParams(p);
  let where = optWhereClause(p);
  let fields: AnyFields | undefined;
  if (p.kind === T.LBrace) fields = recordFields(p);
  else if (p.kind === T.LParen) {
    fields = tupleFields(p);
    where = optWhereClause(p) ?? where;
    if (!p.eat(T.Semi)) p.errorMissing('`;`');
  } else if (!p.eat(T.Semi)) p.errorMissing('`{`, `(` or `;`');
  return { kind: 'Struct', start, end: p.prevEnd, attrs, vis, name, generics, where, fields };
}

/** The current token is `union`. */
export function parseUnion(
  p: Parser,
  start: number,
  attrs: readonly Attr[],
  vis: Visibility | undefined,
): AnyItem {
  p.bump();
  const name = p.nameOrMissing('the name of the union');
  const generics = optGenericParams(p);
  const where = optWhereClause(p);
  const fields = recordFields(p);
  return { kind: 'Union', start, end: p.prevEnd, attrs, vis, name, generics, where, fields };
}

/** The current token is `enum`. */
export function parseEnum(
  p: Parser,
  start: number,
  attrs: readonly Attr[],
  vis: Visibility | undefined,
): AnyItem {
  p.bump();
  const name = p.nameOrMissing('the name of the enum');
  const generics = optGenericParams(p);
  const where = optWhereClause(p);
  const variants: Variant[] = [];
  const open = p.pos;
  if (p.expect(T.LBrace)) {
    while (p.kind !== T.RBrace && p.kind !== T.Eof && !p.closedByIndent()) {
      const variant = optVariant(p);
      if (variant === undefined) {
        p.errorMissing('a variant');
        if (isFieldListEnd(p)) break;
        p.skipTree();
        p.eat(T.Comma);
        continue;
      }
      variants.push(variant);
      if (!p.eat(T.Comma) && p.kind !== T.RBrace) p.errorMissing('`,` or `}`');
    }
    closeList(p, open);
  }
  return {
    kind: 'Enum',
    start,
    end: p.prevEnd,
    attrs,
    vis,
    name,
    generics,
    where,
    variants: exact(variants),
  };
}

function optVariant(p: Parser): Variant | undefined {
  const attrs = outerAttrs(p);
  const { start } = p;
  const vis = optVisibility(p);
  if (!p.atIdent()) return undefined;
  const name = p.name();
  let fields: AnyFields | undefined;
  if (p.kind === T.LBrace) fields = recordFields(p);
  else if (p.kind === T.LParen) fields = tupleFields(p);
  const discriminant = p.eat(T.Eq) ? parseExpr(p, 0) : undefined;
  return { kind: 'Variant', start, end: p.prevEnd, attrs, vis, name, fields, discriminant };
}

/** What cannot be inside a list of fields or variants, and so ends a broken one. */
function isFieldListEnd(p: Parser): boolean {
  const { kind } = p;
  return (
    kind === T.RBrace ||
    kind === T.Semi ||
    kind === T.RParen ||
    kind === T.RBracket ||
    kind === T.KwFn ||
    kind === T.KwImpl ||
    kind === T.KwMod
  );
}

function closeList(p: Parser, open: number): void {
  if (!p.eat(T.RBrace)) p.errorAt('this `{` is never closed', p.starts[open]!, p.ends[open]!);
}

/** `{ a: T, b: U = default }`; the current token should be `{`. */
function recordFields(p: Parser): RecordFields {
  const { start } = p;
  const open = p.pos;
  const fields: RecordField[] = [];
  if (p.expect(T.LBrace)) {
    while (p.kind !== T.RBrace && p.kind !== T.Eof && !p.closedByIndent()) {
      const field = optRecordField(p);
      if (field === undefined) {
        p.errorMissing('a field');
        if (isFieldListEnd(p)) break;
        p.skipTree();
        p.eat(T.Comma);
        continue;
      }
      fields.push(field);
      if (!p.eat(T.Comma) && p.kind !== T.RBrace) p.errorMissing('`,` or `}`');
    }
    closeList(p, open);
  }
  return { kind: 'RecordFields', start: p.from(start), end: p.prevEnd, fields: exact(fields) };
}

function optRecordField(p: Parser): RecordField | undefined {
  const attrs = outerAttrs(p);
  const { start } = p;
  const vis = optVisibility(p);
  skipRestriction(p, T.KwMut);
  const unsafe = p.optKeyword(T.KwUnsafe);
  if (!p.atIdent()) return undefined;
  const name = p.name();
  p.expect(T.Colon);
  const type = parseType(p);
  const value = p.eat(T.Eq) ? parseExpr(p, 0) : undefined;
  return {
    kind: 'RecordField',
    start,
    end: p.prevEnd,
    attrs,
    vis,
    unsafe,
    name,
    type,
    default: value,
  };
}

/**
 * The nightly `mut(crate)` and `impl(crate)`: who may mutate or implement. Nothing here asks for
 * it.
 */
export function skipRestriction(p: Parser, word: number): void {
  if (p.kind !== word || p.nth(1) !== T.LParen) return;
  const inside = p.nth(2);
  if (inside !== T.KwCrate && inside !== T.KwSelf && inside !== T.KwSuper && inside !== T.KwIn)
    return;
  p.bump();
  p.skipTree();
}

/** `(T, pub U)`; the current token is `(`. */
function tupleFields(p: Parser): TupleFields {
  const { start } = p;
  const fields: TupleField[] = [];
  const open = p.pos;
  p.bump();
  while (p.kind !== T.RParen && p.kind !== T.Eof) {
    const before = p.pos;
    const attrs = outerAttrs(p);
    const { start: fieldStart } = p;
    const vis = optVisibility(p);
    skipRestriction(p, T.KwMut);
    const type = parseType(p);
    const value = p.eat(T.Eq) ? parseExpr(p, 0) : undefined;
    fields.push({
      kind: 'TupleField',
      start: Math.min(fieldStart, vis?.start ?? type.start),
      end: p.prevEnd,
      attrs,
      vis,
      type,
      default: value,
    });
    if (!p.eat(T.Comma) || p.pos === before) break;
  }
  p.closeList(open, T.RParen, '`,` or `)`');
  return { kind: 'TupleFields', start, end: p.prevEnd, fields: exact(fields) };
}
