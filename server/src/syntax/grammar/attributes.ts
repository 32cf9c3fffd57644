/** Attributes and doc comments. */
import { append } from '../../base/index.ts';
import type { AnyExpr, Attr, TokenGroup } from '../ast.ts';
import { docText } from '../doc-text.ts';
import { exact } from '../name-interner.ts';
import { NO_ATTRS, type Parser } from '../parser.ts';
import { isOpenDelim, isWord, T } from '../token-kind.ts';
import { group } from './macros.ts';

const DOC_PATH: readonly string[] = Object.freeze(['doc']);

/** Outer attributes and doc comments before something. The same empty array when there are none. */
export function outerAttrs(p: Parser): readonly Attr[] {
  if (p.kind !== T.Pound && !atDoc(p.kind) && p.kind !== T.Interpolated) return NO_ATTRS;
  let attrs: Attr[] | undefined;
  for (;;) {
    const attr = optOuterAttr(p);
    if (attr === undefined) return attrs ?? NO_ATTRS;
    attrs ??= [];
    attrs.push(attr);
  }
}

/** Inner attributes and doc comments at the start of a file or body. */
export function innerAttrs(p: Parser): readonly Attr[] {
  let attrs: Attr[] | undefined;
  while (atInnerAttr(p)) {
    attrs ??= [];
    attrs.push(docOrAttr(p));
  }
  return attrs ?? NO_ATTRS;
}

function atDoc(kind: number): boolean {
  return kind >= T.OuterLineDoc && kind <= T.InnerBlockDoc;
}

function atInnerAttr(p: Parser): boolean {
  const { kind } = p;
  if (kind === T.InnerLineDoc || kind === T.InnerBlockDoc) return true;
  return kind === T.Pound && p.nth(1) === T.Bang && p.nth(2) === T.LBracket;
}

/** One attribute where outer ones belong; a misplaced inner one is taken too, with an error. */
function optOuterAttr(p: Parser): Attr | undefined {
  const { kind } = p;
  if (kind === T.Pound) {
    if (p.nth(1) === T.LBracket) return docOrAttr(p);
    if (p.nth(1) !== T.Bang || p.nth(2) !== T.LBracket) return undefined;
    p.errorAt(
      'inner attributes belong to the start of a file or block',
      p.start,
      p.ends[p.pos + 1]!,
    );
    return docOrAttr(p);
  }
  if (!atDoc(kind)) return undefined;
  if (kind === T.InnerLineDoc || kind === T.InnerBlockDoc) {
    p.error('inner doc comments belong to the start of a file or block');
  }
  return docOrAttr(p);
}

function docOrAttr(p: Parser): Attr {
  return p.kind === T.Pound ? attribute(p) : doc(p);
}

function doc(p: Parser): Attr {
  const { kind, start, end } = p;
  const outer = kind === T.OuterLineDoc || kind === T.OuterBlockDoc;
  const text = docText(kind, p.tokenText());
  p.bump();
  return {
    kind: 'Attr',
    start,
    end,
    style: outer ? 'outer' : 'inner',
    path: DOC_PATH,
    unsafe: false,
    args: undefined,
    value: undefined,
    isDoc: true,
    text,
  };
}

function attribute(p: Parser): Attr {
  const { start } = p;
  p.bump();
  const style = p.eat(T.Bang) ? 'inner' : 'outer';
  const open = p.pos;
  const close = p.partner[open]!;
  p.bump();
  const made = p.interpolated('meta');
  let meta: Meta;
  if (made !== undefined && made.node.kind === 'Attr') {
    const { path, unsafe, args, value } = made.node;
    meta = { path, unsafe, args, value };
    p.inserted.add(made.node);
    if (args !== undefined) p.inserted.add(args);
    if (value !== undefined) p.inserted.add(value);
    p.bump();
  } else meta = metaItem(p);
  if (p.kind === T.RBracket) p.bump();
  else {
    p.errorMissing('`]`');
    if (close > open) p.jump(close + 1);
  }
  const text = textBetween(p, open + 1, close > open ? close : p.pos);
  return { kind: 'Attr', start, end: p.prevEnd, style, ...meta, isDoc: false, text };
}

interface Meta {
  readonly path: readonly string[];
  readonly unsafe: boolean;
  readonly args: TokenGroup | undefined;
  readonly value: AnyExpr | undefined;
}

/** `path`, `path(args)`, `path = value`, `unsafe(..)` around them: the inside of an attribute. */
export function metaItem(p: Parser): Meta {
  const unsafe = p.kind === T.KwUnsafe && p.nth(1) === T.LParen;
  if (unsafe) {
    p.bump();
    p.bump();
  }
  const path: string[] = [];
  p.eat(T.ColonColon);
  while (isWord(p.kind)) {
    path.push(p.name().text);
    if (!p.eat(T.ColonColon)) break;
  }
  if (path.length === 0) {
    const made = p.interpolated('path');
    if (made !== undefined && made.node.kind === 'Path') {
      append(
        path,
        made.node.segments.map((s) => s.name.text),
      );
      p.bump();
    } else p.errorMissing('the path of an attribute');
  }
  let args: TokenGroup | undefined;
  let value: AnyExpr | undefined;
  if (isOpenDelim(p.kind)) args = group(p);
  else if (p.eat(T.Eq)) value = p.g.expr(p, 0);
  if (unsafe) p.expect(T.RParen);
  return { path: exact(path), unsafe, args, value };
}

function textBetween(p: Parser, from: number, to: number): string {
  if (from >= to) return '';
  if (p.text !== undefined) return p.text.slice(p.starts[from]!, p.ends[to - 1]!);
  let text = '';
  for (let i = from; i < to; i++) text += p.tokenText(i) + (p.jointAt(i - p.pos) ? '' : ' ');
  return text.trim();
}
