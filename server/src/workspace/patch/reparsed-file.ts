/**
 * A file's tree at a version. One in which only bodies were typed since the file was parsed is not
 * made anew for each keystroke: the function is parsed alone, so that an edit costs what it touches
 * and not the file.
 */
import { append } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import { type ParseResult, parseFile, parseFnAt } from '../../syntax/index.ts';
import { type Edit, editBetween, moved } from '../text-edit.ts';
import { hasItems, isOpaque } from './tree-edit.ts';

/**
 * Edits after which the whole file is parsed again; each is looked through for the place of an
 * item.
 */
const MAX_EDITS = 256;

/** With this many errors the parser may be about to stop counting them. */
const MAX_ERRORS = 400;

/** A file as it was parsed last, and what has become of it since. */
interface Since {
  readonly base: ParseResult;
  readonly edits: readonly Edit[];
  readonly bodies: ReadonlyMap<ast.Fn, ast.Fn>;
  readonly errors: readonly ast.ParseError[];
}

export class SeenTree {
  readonly version: number;
  readonly text: string;
  readonly errors: readonly ast.ParseError[];
  private readonly edition: ast.Edition;
  /** The file as it was parsed last, and what was typed since. */
  private readonly base: ParseResult;
  private readonly edits: readonly Edit[];
  /** By function of that tree: what it is now. */
  private readonly bodies: ReadonlyMap<ast.Fn, ast.Fn>;
  private whole: ParseResult | undefined;

  private constructor(
    version: number,
    text: string,
    edition: ast.Edition,
    { base, edits, bodies, errors }: Since,
  ) {
    this.version = version;
    this.text = text;
    this.edition = edition;
    this.base = base;
    this.edits = edits;
    this.bodies = bodies;
    this.errors = errors;
    if (edits.length === 0) this.whole = base;
  }

  static parsed(
    version: number,
    text: string,
    edition: ast.Edition,
    result: ParseResult,
  ): SeenTree {
    return new SeenTree(version, text, edition, {
      base: result,
      edits: [],
      bodies: new Map(),
      errors: result.errors,
    });
  }

  /** The items of the file as it was parsed last. */
  get items(): readonly ast.AnyItem[] {
    return this.base.file.items;
  }

  /** What an item of that tree is now. */
  nodeOf<N extends ast.AnyItem>(item: N): N {
    return item.kind === 'Fn' ? ((this.bodies.get(item) ?? item) as N) : item;
  }

  /** Where an item of that tree begins now, with its attributes. */
  startOf(item: ast.AnyItem): number {
    return this.place(startOf(item));
  }

  /** The tree of the text as it is. */
  get result(): ParseResult {
    this.whole ??= parseFile(this.text, { edition: this.edition });
    return this.whole;
  }

  /**
   * The tree after an edit inside the body of one function, and that function; undefined when the
   * edit is another one, or when its meaning is not clear from the function alone.
   */
  typed(
    version: number,
    text: string,
  ): { readonly tree: SeenTree; readonly fn: ast.Fn } | undefined {
    const { base, errors } = this;
    if (this.edits.length >= MAX_EDITS || errors.length > MAX_ERRORS) return undefined;
    if (!base.balanced || base.tokens.errors.length > 0) return undefined;
    const { start, oldEnd, newEnd } = editBetween(this.text, text);
    const found = this.functionAround(start, oldEnd);
    if (found === undefined) return undefined;
    const { fn, depth } = found;
    const old = this.bodies.get(fn) ?? fn;
    if (isOpaque(fn) || hasItems(old.body!)) return undefined;
    const edit: Edit = { start, oldEnd, delta: newEnd - oldEnd };
    const from = this.place(startOf(fn));
    const end = this.place(fn.end);
    const alone = parseFnAt(text, from, end + edit.delta, depth, this.edition);
    if (alone === undefined || hasItems(alone.fn.body!)) return undefined;
    if (alone.fn.body!.start !== this.place(fn.body!.start)) return undefined;
    // What is wrong at an edge of the function may belong to it or to what is around it.
    if (errors.some((error) => touches(error, from) || touches(error, end))) return undefined;
    const others = errors.filter((error) => error.end < from || error.start > end);
    const all = others.map((error) => ({
      ...error,
      start: moved(error.start, edit),
      end: moved(error.end, edit),
    }));
    append(all, alone.errors);
    const tree = new SeenTree(version, text, this.edition, {
      base,
      edits: [...this.edits, edit],
      bodies: new Map(this.bodies).set(fn, alone.fn),
      errors: all.sort((a, b) => a.start - b.start),
    });
    return { tree, fn: alone.fn };
  }

  /** Where an offset outside of what was typed is now. */
  private place(offset: number): number {
    let at = offset;
    for (const edit of this.edits) at = moved(at, edit);
    return at;
  }

  /**
   * The function whose body has `[start, end]` between its braces, and how many items are around
   * it.
   */
  private functionAround(
    start: number,
    end: number,
  ): { readonly fn: ast.Fn; readonly depth: number } | undefined {
    let { items }: { readonly items: readonly ast.AnyItem[] } = this.base.file;
    for (let depth = 0; ; depth++) {
      const item = this.itemAround(items, start, end);
      if (item?.kind === 'Fn') {
        const { body } = item;
        const inside =
          body !== undefined && this.place(body.start) < start && end < this.place(body.end);
        return inside ? { fn: item, depth } : undefined;
      }
      if (item?.kind !== 'Mod' && item?.kind !== 'Impl' && item?.kind !== 'Trait') return undefined;
      items = item.items ?? [];
    }
  }

  /** Items lie one behind the other. */
  private itemAround(
    items: readonly ast.AnyItem[],
    start: number,
    end: number,
  ): ast.AnyItem | undefined {
    let low = 0;
    let high = items.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.place(items[middle]!.end) <= end) low = middle + 1;
      else high = middle;
    }
    const item = items[low];
    return item !== undefined && this.place(item.start) < start ? item : undefined;
  }
}

function touches(error: ast.ParseError, offset: number): boolean {
  return error.start <= offset && offset <= error.end;
}

/** Where an item begins with its attributes. */
function startOf(fn: ast.AnyItem): number {
  return Math.min(fn.start, fn.attrs[0]?.start ?? fn.start);
}
