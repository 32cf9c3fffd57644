/** Items: which one starts here, lists of items, and those that have items inside. */
import type {
  AnyBound,
  AnyItem,
  AnyType,
  Attr,
  BogusItem,
  Impl,
  ImplGlance,
  Keyword,
  Path,
  Visibility,
} from '../ast.ts';
import { exact } from '../name-interner.ts';
import { type LaterParser, NO_ATTRS, type Parser } from '../parser.ts';
import { isOpenDelim, T } from '../token-kind.ts';
import { type WaitingImplPlace, waitingImpl } from '../waiting-text.ts';
import { innerAttrs, outerAttrs } from './attributes.ts';
import { parseEnum, parseStruct, parseUnion, skipRestriction } from './data-items.ts';
import { parseFn } from './functions.ts';
import { optGenericParams, optWhereClause, parseBounds } from './generics.ts';
import { glanceAtImpl } from './impl-glance.ts';
import { insertedNode } from './inserted.ts';
import { isItemKeyword, isItemStart } from './item-start.ts';
import { group, groupThatWaits, macroCall } from './macros.ts';
import { atPathStart, path } from './paths.ts';
import {
  parseConst,
  parseExternCrate,
  parseStatic,
  parseTypeAlias,
  parseUse,
} from './small-items.ts';
import { optAbi, parseType } from './types.ts';
import { optVisibility } from './visibility.ts';

/**
 * Items up to the end or the closing brace, which is left to the caller unless this is a whole
 * file. `column` is that of the item around them.
 */
export function parseItems(p: Parser, wholeFile: boolean, column = -1): AnyItem[] {
  const items: AnyItem[] = [];
  /** Braces that were opened where no item had a header. */
  let orphans = 0;
  while (p.kind !== T.Eof) {
    if (p.kind === T.RBrace) {
      if (!wholeFile && (orphans === 0 || p.closesOuter(column))) break;
      if (orphans === 0) p.error('unmatched `}`');
      else orphans--;
      p.bump();
      continue;
    }
    if (!wholeFile && p.closedByIndent()) break;
    const item = optItemHere(p);
    if (item !== undefined) items.push(item);
    else if (p.kind === T.Semi) {
      p.error('expected an item, found `;`');
      p.bump();
    } else {
      const { start } = p;
      p.errorMissing('an item');
      if (skipToItem(p)) orphans++;
      items.push({ kind: 'BogusItem', start, end: p.prevEnd, attrs: NO_ATTRS, vis: undefined });
    }
  }
  return exact(items);
}

/**
 * Skips at least one token, to the next item or closing brace. True when it went into a block that
 * holds items.
 */
function skipToItem(p: Parser): boolean {
  do {
    if (p.kind === T.LBrace && isItemStart(p, p.pos + 1)) {
      p.bump();
      return true;
    }
    p.skipTree();
  } while (p.kind !== T.Eof && p.kind !== T.RBrace && !isItemStart(p, p.pos));
  return false;
}

/**
 * One item with its attributes; also a macro call. Undefined, with nothing consumed, where none
 * starts.
 */
function optItemHere(p: Parser): AnyItem | undefined {
  const column = p.lineColumn(p.pos);
  const attrs = outerAttrs(p);
  const limit = p.indentLimit;
  if (column > limit) p.indentLimit = column;
  const item = optItem(p, attrs) ?? optMacroItem(p, attrs) ?? optOutsideBlocks(p, attrs);
  p.indentLimit = limit;
  if (item !== undefined || attrs.length === 0) return item;
  p.errorMissing('an item behind the attributes');
  return { kind: 'BogusItem', start: p.prevEnd, end: p.prevEnd, attrs, vis: undefined };
}

/**
 * What is an item only where no expression may stand: `fn (..) {}`, whose name is still to come,
 * and `const { .. }`.
 */
function optOutsideBlocks(p: Parser, attrs: readonly Attr[]): AnyItem | undefined {
  if (p.kind === T.KwFn) return parseFn(p, p.start, attrs, undefined, undefined);
  if (p.kind !== T.KwConst || p.nth(1) !== T.LBrace) return undefined;
  return parseConst(p, p.start, attrs, undefined, undefined);
}

/** An item as `$i:item` matches it. Undefined where none starts. */
export function parseItemFragment(p: Parser): AnyItem | undefined {
  return optItemHere(p);
}

/**
 * The item whose keywords start here, macro calls excepted: in a block those may be expressions.
 */
export function optItem(p: Parser, attrs: readonly Attr[]): AnyItem | undefined {
  if (p.kind === T.Interpolated) {
    const made = p.interpolated('item');
    if (made !== undefined) return interpolatedItem(p, made.node as AnyItem, attrs);
  }
  if (!isItemKeyword(p, p.pos)) return undefined;
  const { start } = p;
  if (!p.enter()) return { kind: 'BogusItem', start, end: p.prevEnd, attrs, vis: undefined };
  // Items in blocks get here without `optItemHere`.
  const limit = p.indentLimit;
  p.indentLimit = Math.max(limit, p.lineColumn(p.pos));
  const vis = optVisibility(p);
  const item = afterVisibility(p, start, attrs, vis);
  p.indentLimit = limit;
  p.leave();
  return item;
}

function interpolatedItem(p: Parser, node: AnyItem, attrs: readonly Attr[]): AnyItem {
  const item = insertedNode(p, node);
  if (attrs.length > 0) {
    for (const attr of item.attrs) p.inserted.add(attr);
    item.attrs = [...attrs, ...item.attrs];
  }
  return item;
}

function afterVisibility(
  p: Parser,
  start: number,
  attrs: readonly Attr[],
  vis: Visibility | undefined,
): AnyItem {
  if (atRestriction(p, 0)) return parseTrait(p, start, attrs, vis, {});
  switch (p.kind) {
    case T.KwStruct:
      return parseStruct(p, start, attrs, vis);
    case T.KwEnum:
      return parseEnum(p, start, attrs, vis);
    case T.KwUse:
      return parseUse(p, start, attrs, vis);
    case T.KwMod:
      return parseMod(p, start, attrs, vis, undefined);
    case T.KwType:
      return typeOrConst(p, start, attrs, vis, undefined);
    case T.KwStatic:
      return parseStatic(p, start, attrs, vis, undefined);
    case T.KwTrait:
    case T.KwAuto:
      if (p.kind === T.KwTrait || p.nth(1) === T.KwTrait || atRestriction(p, 1)) {
        return parseTrait(p, start, attrs, vis, {});
      }
      break;
    case T.KwUnion:
      if (p.isIdent(p.nth(1)) || p.nth(1) === T.Interpolated)
        return parseUnion(p, start, attrs, vis);
      break;
    case T.KwMacro:
      return parseMacroDef(p, start, attrs, vis);
    case T.KwMacroRules:
      if (p.nth(1) === T.Bang) return parseMacroRules(p, start, attrs, vis);
      break;
    case T.KwExtern:
      if (p.nth(1) === T.KwCrate) return parseExternCrate(p, start, attrs, vis);
      break;
  }
  return qualified(p, start, attrs, vis);
}

/** Items that may begin with `default`, `const`, `async`, `unsafe`, `safe`, `extern`. */
function qualified(
  p: Parser,
  start: number,
  attrs: readonly Attr[],
  vis: Visibility | undefined,
): AnyItem {
  // The nightly `final` stands where `default` does.
  const specialises = (p.kind === T.KwDefault && p.nth(1) !== T.Bang) || p.kind === T.KwFinal;
  const isDefault = specialises ? p.keyword() : undefined;
  switch (p.kind) {
    case T.KwType:
      return typeOrConst(p, start, attrs, vis, isDefault);
    case T.KwImpl:
      return parseImpl(p, start, attrs, vis, { isDefault });
    case T.KwConst:
      return constOrOther(p, start, attrs, vis, isDefault);
    case T.KwUnsafe:
    case T.KwSafe:
      return unsafeOrOther(p, start, attrs, vis, isDefault);
    case T.KwExtern:
      if (atExternBlock(p, 0)) return parseExternBlock(p, start, attrs, vis, undefined);
      break;
    case T.KwFn:
    case T.KwAsync:
    case T.KwGen:
      break;
    default:
      return bogusItem(p, start, attrs, vis);
  }
  return parseFn(p, start, attrs, vis, isDefault);
}

/** `type A = ..`, or the nightly `type const N: usize`, a constant that types may mention. */
function typeOrConst(
  p: Parser,
  start: number,
  attrs: readonly Attr[],
  vis: Visibility | undefined,
  isDefault: Keyword | undefined,
): AnyItem {
  if (p.nth(1) !== T.KwConst) return parseTypeAlias(p, start, attrs, vis, isDefault);
  p.bump();
  return parseConst(p, start, attrs, vis, isDefault);
}

/** `pub` and the like with no item behind it. */
function bogusItem(
  p: Parser,
  start: number,
  attrs: readonly Attr[],
  vis: Visibility | undefined,
): BogusItem {
  p.errorMissing('an item');
  return { kind: 'BogusItem', start, end: p.prevEnd, attrs, vis };
}

/** Behind `const`: a constant, function, trait or impl. */
function constOrOther(
  p: Parser,
  start: number,
  attrs: readonly Attr[],
  vis: Visibility | undefined,
  isDefault: Keyword | undefined,
): AnyItem {
  let at = 1;
  while (p.nth(at) === T.KwUnsafe || p.nth(at) === T.KwAuto) at++;
  const target = atRestriction(p, at) ? T.KwTrait : p.nth(at);
  if (target === T.KwTrait || target === T.KwImpl) {
    const isConst = p.keyword();
    const unsafe = p.optKeyword(T.KwUnsafe);
    if (target === T.KwTrait) return parseTrait(p, start, attrs, vis, { isConst, unsafe });
    return parseImpl(p, start, attrs, vis, { isDefault, unsafe, isConst });
  }
  const next = p.nth(1);
  const isFn =
    next === T.KwFn ||
    next === T.KwUnsafe ||
    next === T.KwExtern ||
    ((next === T.KwAsync || next === T.KwGen || next === T.KwSafe) && p.nth(2) !== T.Colon);
  if (isFn) return parseFn(p, start, attrs, vis, isDefault);
  return parseConst(p, start, attrs, vis, isDefault);
}

/** Behind `unsafe` or `safe`. */
function unsafeOrOther(
  p: Parser,
  start: number,
  attrs: readonly Attr[],
  vis: Visibility | undefined,
  isDefault: Keyword | undefined,
): AnyItem {
  const next = atRestriction(p, 1) ? T.KwTrait : p.nth(1);
  if (next === T.KwImpl) return parseImpl(p, start, attrs, vis, { isDefault, unsafe: p.keyword() });
  if (
    next === T.KwTrait ||
    (next === T.KwAuto && (p.nth(2) === T.KwTrait || atRestriction(p, 2)))
  ) {
    return parseTrait(p, start, attrs, vis, { unsafe: p.keyword() });
  }
  if (next === T.KwMod) return parseMod(p, start, attrs, vis, p.keyword());
  if (next === T.KwStatic) return parseStatic(p, start, attrs, vis, p.keyword());
  if (next === T.KwExtern && atExternBlock(p, 1)) {
    return parseExternBlock(p, start, attrs, vis, p.keyword());
  }
  return parseFn(p, start, attrs, vis, isDefault);
}

/** `extern`, maybe an ABI, then `{`, from the `n`th token on. */
function atExternBlock(p: Parser, n: number): boolean {
  if (p.nth(n + 1) === T.LBrace) return true;
  const abi = p.nth(n + 1);
  const isAbi = abi === T.Str || abi === T.RawStr || abi === T.Interpolated;
  return isAbi && p.nth(n + 2) === T.LBrace;
}

/** The nightly `impl(crate) trait`, from the `n`th token on. */
function atRestriction(p: Parser, n: number): boolean {
  if (p.nth(n) !== T.KwImpl || p.nth(n + 1) !== T.LParen) return false;
  return p.kinds[p.partner[p.pos + n + 1]! + 1] === T.KwTrait;
}

/** `path!(..);` as an item. */
function optMacroItem(p: Parser, attrs: readonly Attr[]): AnyItem | undefined {
  if (!atPathStart(p) || !pathLeadsToBang(p)) return undefined;
  const made = path(p, 'mod');
  const call = macroCall(p, made, attrs);
  if (call.body.delim !== '{' && !p.eat(T.Semi) && p.kind !== T.Eof) p.errorMissing('`;`');
  return { ...call, end: p.prevEnd };
}

function pathLeadsToBang(p: Parser): boolean {
  const { kinds } = p;
  let at = p.pos;
  if (kinds[at] === T.ColonColon) at++;
  while (kinds[at + 1] === T.ColonColon) at += 2;
  if (kinds[at + 1] !== T.Bang) return false;
  return isOpenDelim(kinds[at + 2]!) || isOpenDelim(kinds[at + 3]!);
}

/** `{ items }` with inner attributes; the current token should be `{`. */
function itemBody(p: Parser): { items: AnyItem[]; attrs: readonly Attr[] } {
  const open = p.pos;
  if (!p.expect(T.LBrace)) return { items: [], attrs: NO_ATTRS };
  const attrs = innerAttrs(p);
  const items = parseItems(p, false, p.indentLimit);
  if (p.closesOuter(p.indentLimit) || !p.eat(T.RBrace)) {
    p.errorAt('this `{` is never closed', p.starts[open]!, p.ends[open]!);
  }
  return { items, attrs };
}

function joined(outer: readonly Attr[], inner: readonly Attr[]): readonly Attr[] {
  return inner.length === 0 ? outer : [...outer, ...inner];
}

function parseMod(
  p: Parser,
  start: number,
  attrs: readonly Attr[],
  vis: Visibility | undefined,
  unsafe: Keyword | undefined,
): AnyItem {
  p.bump();
  const name = p.nameOrMissing('the name of the module');
  if (p.kind !== T.LBrace) {
    if (!p.eat(T.Semi)) p.errorMissing('`;` or `{`');
    return { kind: 'Mod', start, end: p.prevEnd, attrs, vis, unsafe, name, items: undefined };
  }
  const { items, attrs: inner } = itemBody(p);
  return {
    kind: 'Mod',
    start,
    end: p.prevEnd,
    attrs: joined(attrs, inner),
    vis,
    unsafe,
    name,
    items,
  };
}

/** Keywords before `trait` and `impl`. */
interface Modifiers {
  readonly isDefault?: Keyword | undefined;
  readonly unsafe?: Keyword | undefined;
  readonly isConst?: Keyword | undefined;
}

/** The current token is `auto` or `trait`. */
function parseTrait(
  p: Parser,
  start: number,
  attrs: readonly Attr[],
  vis: Visibility | undefined,
  { isConst, unsafe }: Modifiers,
): AnyItem {
  const auto = p.optKeyword(T.KwAuto);
  skipRestriction(p, T.KwImpl);
  p.expect(T.KwTrait);
  const name = p.nameOrMissing('the name of the trait');
  const generics = optGenericParams(p);
  const bounds: AnyBound[] = p.eat(T.Colon) ? parseBounds(p) : [];
  if (p.kind === T.Eq) {
    p.bump();
    const aliased = parseBounds(p);
    const where = optWhereClause(p);
    if (!p.eat(T.Semi)) p.errorMissing('`;`');
    const end = p.prevEnd;
    return {
      kind: 'TraitAlias',
      start,
      end,
      attrs,
      vis,
      const: isConst,
      name,
      generics,
      bounds: aliased,
      where,
    };
  }
  const where = optWhereClause(p);
  const { items, attrs: inner } = itemBody(p);
  return {
    kind: 'Trait',
    start,
    end: p.prevEnd,
    attrs: joined(attrs, inner),
    vis,
    const: isConst,
    unsafe,
    auto,
    name,
    generics,
    bounds,
    where,
    items,
  };
}

/** The current token is `impl`. */
function parseImpl(
  p: Parser,
  start: number,
  attrs: readonly Attr[],
  vis: Visibility | undefined,
  { isDefault, unsafe, isConst }: Modifiers,
): AnyItem {
  const waiting = p.lazyBodies ? waitingImplAt(p) : undefined;
  if (waiting !== undefined) {
    const known = { start, attrs, vis, default: isDefault, unsafe };
    return new WaitingImpl(p.later, known, waiting, isConst);
  }
  const head = implHead(p, isConst);
  const { items, attrs: inner } = itemBody(p);
  const before = { kind: 'Impl', start, vis, default: isDefault, unsafe } as const;
  return { ...before, ...head, end: p.prevEnd, attrs: joined(attrs, inner), items };
}

/** The impl at the cursor, which moves behind it; undefined when it cannot wait. */
function waitingImplAt(p: Parser): WaitingImplPlace | undefined {
  const known = waitingImpl(p.input.waiting, p.start);
  if (known !== undefined) {
    p.bump();
    p.prevEnd = known.end;
    return known;
  }
  const seen = glanceAtImpl(p);
  if (seen === undefined) return undefined;
  const { start } = p;
  const { glance, brace } = seen;
  p.jumpBody(brace);
  const place = { start, brace: p.starts[brace]!, end: p.prevEnd, glance };
  p.jumped?.impls.push(place);
  return place;
}

type ImplHead = ReturnType<typeof implHead>;
type Known = 'start' | 'attrs' | 'vis' | 'default' | 'unsafe';

/**
 * An impl of which nothing is read before somebody asks. The prelude has thousands: a class keeps
 * them small.
 */
class WaitingImpl implements Impl {
  readonly kind = 'Impl';
  readonly start: number;
  readonly end: number;
  readonly attrs: readonly Attr[];
  readonly vis: Visibility | undefined;
  readonly default: Keyword | undefined;
  readonly unsafe: Keyword | undefined;
  readonly glance: ImplGlance;
  readonly #later: LaterParser;
  /** Offsets of `impl` and of the opening brace. */
  readonly #from: number;
  readonly #brace: number;
  readonly #constBefore: Keyword | undefined;
  #known: ImplHead | undefined;
  #list: readonly AnyItem[] | undefined;

  constructor(
    later: LaterParser,
    known: Required<Pick<Impl, Known>>,
    place: WaitingImplPlace,
    constBefore: Keyword | undefined,
  ) {
    this.start = known.start;
    this.end = place.end;
    this.attrs = known.attrs;
    this.vis = known.vis;
    this.default = known.default;
    this.unsafe = known.unsafe;
    this.glance = place.glance;
    this.#later = later;
    this.#from = place.start;
    this.#brace = place.brace;
    this.#constBefore = constBefore;
  }

  get #head(): ImplHead {
    this.#known ??= implHead(this.#later.over(this.#from, this.#brace), this.#constBefore);
    return this.#known;
  }

  get const(): Keyword | undefined {
    return this.#head.const;
  }

  get negative(): Keyword | undefined {
    return this.#head.negative;
  }

  get generics(): Impl['generics'] {
    return this.#head.generics;
  }

  get trait(): Path | undefined {
    return this.#head.trait;
  }

  get self(): AnyType {
    return this.#head.self;
  }

  get where(): Impl['where'] {
    return this.#head.where;
  }

  get items(): readonly AnyItem[] {
    this.#list ??= itemBody(this.#later.over(this.#brace, this.end)).items;
    return this.#list;
  }
}

/** From `impl` to the brace. */
function implHead(p: Parser, constBefore: Keyword | undefined) {
  p.bump();
  // `impl <T as Trait>::Assoc {}` starts with a type, not with parameters.
  const generics = implGenerics(p) ? optGenericParams(p) : undefined;
  const isConst = constBefore ?? p.optKeyword(T.KwConst);
  // `impl ! {}` is an impl of the never type.
  const negative = p.kind === T.Bang && p.nth(1) !== T.LBrace ? p.keyword() : undefined;
  const first = parseType(p);
  let trait: Path | undefined;
  let self: AnyType = first;
  if (p.eat(T.KwFor)) {
    if (first.kind === 'PathType') trait = first.path;
    else if (first.kind !== 'BogusType') {
      p.errorAt('expected a trait, found a type', first.start, first.end);
    }
    self = parseType(p);
  }
  const where = optWhereClause(p);
  return { const: isConst, negative, generics, trait, self, where };
}

/** `<` behind `impl` opens parameters when what follows looks like one. */
function implGenerics(p: Parser): boolean {
  if (p.kind !== T.Lt) return false;
  const first = p.nth(1);
  if (first === T.Gt || first === T.Pound || first === T.Lifetime || first === T.KwConst)
    return true;
  if (first === T.Interpolated) return p.nth(2) !== T.KwAs;
  const second = p.nth(2);
  const follows = second === T.Gt || second === T.Comma || second === T.Colon || second === T.Eq;
  return p.isIdent(first) && follows;
}

function parseExternBlock(
  p: Parser,
  start: number,
  attrs: readonly Attr[],
  vis: Visibility | undefined,
  unsafe: Keyword | undefined,
): AnyItem {
  const abi = optAbi(p)!;
  const { items, attrs: inner } = itemBody(p);
  return {
    kind: 'ExternBlock',
    start,
    end: p.prevEnd,
    attrs: joined(attrs, inner),
    vis,
    unsafe,
    abi,
    items,
  };
}

function parseMacroRules(
  p: Parser,
  start: number,
  attrs: readonly Attr[],
  vis: Visibility | undefined,
): AnyItem {
  p.bump();
  p.bump();
  const name = p.kind === T.KwTry ? p.name() : p.nameOrMissing('the name of the macro');
  if (!isOpenDelim(p.kind)) return bogusItem(p, start, attrs, vis);
  const body = p.mayWait ? groupThatWaits(p) : group(p);
  if (body.delim !== '{' && !p.eat(T.Semi) && p.text !== undefined) p.errorMissing('`;`');
  return { kind: 'MacroRules', start, end: p.prevEnd, attrs, vis, name, body };
}

function parseMacroDef(
  p: Parser,
  start: number,
  attrs: readonly Attr[],
  vis: Visibility | undefined,
): AnyItem {
  p.bump();
  const name = p.nameOrMissing('the name of the macro');
  const params = p.kind === T.LParen ? group(p) : undefined;
  if (p.kind !== T.LBrace) return bogusItem(p, start, attrs, vis);
  const body = group(p);
  return { kind: 'MacroDef', start, end: p.prevEnd, attrs, vis, name, params, body };
}
