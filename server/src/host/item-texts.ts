/**
 * The items of host code as pieces of text: each counts its places from its own beginning, under an
 * id that stands for it as a file's id does for a file. An edit moves pieces as a whole, and what
 * is known of a piece stays right; places are looked up when they leave the compiler.
 */
import { type FileId, fileId, type Span } from '../base/index.ts';
import { type AnyItem, type AnyNode, type Fn, type Impl, walk } from '../syntax/index.ts';
import { type ApiWords, apisOf, loadsIn, METHOD_WORDS, wordsOf } from './api-words.ts';
import { type Found, type FoundFn, type NamedItems, NO_ITEMS, selfName } from './items.ts';
import { FIRST_PIECE } from './piece-id.ts';

/** A file of host code at a version. */
export interface HostSource {
  readonly file: FileId;
  readonly text: string;
  readonly items: readonly AnyItem[];
  /** Names of the modules that lead to it. */
  readonly modules: readonly string[];
  /** A function's node as it is now, when it was typed in since the file was parsed. */
  nodeOf<N extends AnyItem>(item: N): N;
  /** Where an item begins now, with its attributes. */
  startOf(item: AnyItem): number;
}

type Node =
  | FoundFn['node']
  | NamedItems['consts' | 'structs' | 'aliases' | 'macros'][number]['node'];

interface Piece {
  readonly found: Found<Node> & { readonly impl?: Impl | undefined };
  readonly text: string;
  /** What is around it: modules, and the head of its `impl`. */
  readonly around: string;
  /** Types that a function makes values of, and fields that it gives other values. */
  readonly makes: readonly string[];
  readonly assigns: readonly string[];
  /** The item when its file was parsed last, and what it is now. */
  item: Node;
  node: Node;
  file: FileId;
  /** Where it begins now, as long as the file is this source. */
  start: { readonly source: HostSource; readonly at: number };
  /** Words of launch APIs in its text. */
  words: ApiWords | undefined;
  /** How many modules it may load. */
  loads: number | undefined;
}

type UseTree = Extract<AnyItem, { kind: 'Use' }>['tree'];

/** What is in one file, in order of the text. */
interface Listed {
  readonly source: HostSource;
  readonly pieces: readonly Piece[];
  /** Words of launch APIs between the pieces. */
  readonly words: ApiWords;
  readonly renamed: ReadonlyMap<string, readonly string[]>;
  /** Names of imports, with the crates that they come from. */
  readonly imports: readonly (readonly [name: string, crate: string])[];
}

/** Where a node begins with its attributes. */
function beginOf(node: AnyItem): number {
  return Math.min(node.start, node.attrs[0]?.start ?? node.start);
}

/** All pieces of some files. */
export class Pieces {
  private readonly files = new Map<FileId, Listed>();
  private readonly byId = new Map<FileId, Piece>();
  private next = FIRST_PIECE;
  /** How many have been made since the beginning. */
  get made(): number {
    return this.next - FIRST_PIECE;
  }

  get size(): number {
    return this.byId.size;
  }

  /** Names whose items may have changed since somebody asked; undefined for all. */
  private stale: Set<string> | undefined = undefined;
  private named = new Map<string, NamedItems>();

  /** Brings a file up to date. */
  set(source: HostSource): void {
    const before = this.files.get(source.file);
    if (before?.source === source) return;
    if (before !== undefined && before.source.items === source.items) {
      this.files.set(source.file, this.retyped(source, before));
      return;
    }
    this.files.set(source.file, this.list(source, before));
    this.stale = undefined;
  }

  /** Forgets the files that are not among these. */
  keep(files: ReadonlySet<FileId>): void {
    for (const [file, { pieces }] of this.files) {
      if (files.has(file)) continue;
      this.files.delete(file);
      for (const { found } of pieces) this.byId.delete(found.file);
      this.stale = undefined;
    }
  }

  /**
   * The launch APIs whose words a file has, a line each; undefined for none. `methods`: are there
   * kernels that methods are named after?
   */
  apisOf(file: FileId, methods = true): string | undefined {
    const listed = this.files.get(file);
    if (listed === undefined) return undefined;
    let words = listed.words;
    for (const piece of listed.pieces) words |= wordsIn(piece);
    if (!methods) words &= ~METHOD_WORDS;
    return words === 0 ? undefined : apisOf(words | this.macroWords());
  }

  /**
   * The function with the only call that loads a module in these files; undefined where there are
   * several, or none.
   */
  loader(files: readonly FileId[]): FoundFn | undefined {
    let only: FoundFn | undefined;
    let count = 0;
    for (const file of files)
      for (const piece of this.files.get(file)?.pieces ?? []) {
        piece.loads ??= loadsIn(piece.text);
        count += piece.loads;
        if (piece.loads > 0 && piece.node.kind === 'Fn') only = piece.found as FoundFn;
      }
    return count === 1 ? only : undefined;
  }

  /** Words that macros bring to their calls. */
  private macroWords(): ApiWords {
    let words = 0;
    for (const { pieces } of this.files.values())
      for (const piece of pieces) if (piece.node.kind === 'MacroRules') words |= wordsIn(piece);
    return words;
  }

  /** A file in which only functions were typed in. */
  private retyped(source: HostSource, before: Listed): Listed {
    const pieces = before.pieces.map((piece) => {
      const node = source.nodeOf(piece.item);
      if (node === piece.node) return piece;
      const start = source.startOf(piece.item);
      const base = beginOf(node);
      const text = source.text.slice(start, start + (node.end - base));
      if (text === piece.text) {
        piece.node = node;
        return piece;
      }
      const { modules, impl } = piece.found;
      const made = this.make(source, node, start, { base, text, modules, impl });
      made.item = piece.item;
      this.byId.delete(piece.found.file);
      for (const name of namesIn(piece)) this.stale?.add(name);
      for (const name of namesIn(made)) this.stale?.add(name);
      return made;
    });
    return { ...before, source, pieces };
  }

  private make(
    source: HostSource,
    node: Node,
    start: number,
    {
      base,
      text,
      modules,
      impl,
    }: {
      readonly base: number;
      readonly text: string;
      readonly modules: readonly string[];
      readonly impl: Impl | undefined;
    },
  ): Piece {
    const file = fileId(this.next++);
    const found = { node, file, base, modules, ...(node.kind === 'Fn' && { impl }) };
    const self = impl && selfName(impl);
    const piece: Piece = {
      found,
      text,
      ...(node.kind === 'Fn' ? changesOf(node, self) : NO_CHANGES),
      around: aroundOf(source, modules, impl),
      item: node,
      node,
      file: source.file,
      start: { source, at: start },
      words: undefined,
      loads: undefined,
    };
    this.byId.set(file, piece);
    return piece;
  }

  /** The functions of a file, in order of the text. */
  fnsOf(file: FileId): readonly FoundFn[] {
    return (this.files.get(file)?.pieces ?? []).flatMap(({ found }) =>
      found.node.kind === 'Fn' ? [found as FoundFn] : [],
    );
  }

  /** Names that stand for something else than when this was asked last, with what they are now. */
  renamed(): ReadonlyMap<string, NamedItems> {
    const { stale } = this;
    if (stale?.size === 0) return new Map();
    const now = this.byName(stale);
    for (const name of stale ?? this.named.keys())
      if (this.named.has(name) && !now.has(name)) now.set(name, NO_ITEMS);
    if (stale === undefined) this.named = now;
    else for (const [name, items] of now) this.named.set(name, items);
    this.stale = new Set();
    return now;
  }

  /** The items of all files by name; of these names alone. */
  private byName(wanted: ReadonlySet<string> | undefined): Map<string, NamedItems> {
    const out = new Map<string, Draft>();
    const others = newDraft();
    const at = (name: string): Draft => {
      if (wanted?.has(name) === false) return others;
      let known = out.get(name);
      if (known === undefined) {
        out.set(name, (known = newDraft()));
      }
      return known;
    };
    for (const { pieces, renamed, imports } of this.files.values()) {
      for (const { found, makes, assigns } of pieces) {
        const { node } = found;
        for (const name of makes) at(name).makers.push(found as FoundFn);
        for (const name of assigns) at(name).assigned = true;
        addItem(at(node.name.text), found);
      }
      for (const [name, path] of renamed) at(name).renamed = path;
      for (const [name, crate] of imports) {
        const { crates } = at(name);
        if (!crates.includes(crate)) crates.push(crate);
      }
    }
    // Who makes values of another crate's struct says nothing about it.
    for (const named of out.values()) if (named.structs.length === 0) named.makers = [];
    return out;
  }

  /** Where a place in a piece is now; others are left alone. */
  place(span: Span): Span {
    const piece = this.byId.get(span.file);
    const source = piece && this.files.get(piece.file)?.source;
    if (piece === undefined || source === undefined) return span;
    if (piece.start.source !== source) piece.start = { source, at: source.startOf(piece.item) };
    const { at } = piece.start;
    return { file: piece.file, start: at + span.start, end: at + span.end };
  }

  /** The function of a file that an offset lies in, and the offset from its beginning. */
  fnAt(file: FileId, offset: number): { readonly found: FoundFn; readonly at: number } | undefined {
    const listed = this.files.get(file);
    for (const piece of listed?.pieces ?? []) {
      if (piece.node.kind !== 'Fn') continue;
      const { start } = this.place({ file: piece.found.file, start: 0, end: 0 });
      const at = offset - start;
      if (at > 0 && at <= piece.text.length) return { found: piece.found as FoundFn, at };
    }
    return undefined;
  }

  /** The text of a piece. */
  text(file: FileId): string | undefined {
    return this.byId.get(file)?.text;
  }

  private list(source: HostSource, before: Listed | undefined): Listed {
    const nodes = new Map<AnyNode, Piece>();
    const names = new Map<string, Piece[]>();
    for (const piece of before?.pieces ?? []) {
      nodes.set(piece.node, piece);
      const { text: name } = piece.found.node.name;
      const same = names.get(name);
      if (same === undefined) names.set(name, [piece]);
      else same.push(piece);
    }
    const pieces: Piece[] = [];
    const renamed = new Map<string, readonly string[]>();
    const imports: [string, string][] = [];
    const kept = new Set<Piece>();
    const keep = (piece: Piece, item: Node, node: Node, start: number): void => {
      piece.item = item;
      piece.node = node;
      piece.start = { source, at: start };
      kept.add(piece);
      pieces.push(piece);
    };
    const add = (item: Node, modules: readonly string[], impl: Impl | undefined): void => {
      const node = source.nodeOf(item);
      const start = source.startOf(item);
      const known = nodes.get(node);
      if (known !== undefined && !kept.has(known)) {
        keep(known, item, node, start);
        return;
      }
      const base = beginOf(node);
      const text = source.text.slice(start, start + (node.end - base));
      const around = aroundOf(source, modules, impl);
      const same = names
        .get(node.name.text)
        ?.find((one) => !kept.has(one) && one.text === text && one.around === around);
      if (same !== undefined) {
        keep(same, item, node, start);
        return;
      }
      const piece = this.make(source, node, start, { base, text, modules, impl });
      piece.item = item;
      pieces.push(piece);
    };
    const visit = (item: AnyItem, path: readonly string[], impl: Impl | undefined): void => {
      switch (item.kind) {
        case 'Const':
        case 'Static':
        case 'Struct':
        case 'MacroRules':
        case 'Fn':
          add(item, path, impl);
          break;
        case 'TypeAlias':
          if (impl === undefined) add(item, path, impl);
          break;
        case 'Impl':
          for (const inner of item.items) visit(inner, path, item);
          break;
        case 'Trait':
          for (const inner of item.items) if (inner.kind === 'Fn') visit(inner, path, undefined);
          break;
        case 'Mod':
          for (const inner of item.items ?? []) visit(inner, [...path, item.name.text], undefined);
          break;
        case 'Use':
          noteImports(item.tree, [], renamed, imports);
          break;
        default:
      }
    };
    for (const item of source.items) visit(item, source.modules, undefined);
    for (const piece of before?.pieces ?? [])
      if (!kept.has(piece)) this.byId.delete(piece.found.file);
    return { source, pieces, renamed, imports, words: wordsOf(between(source, pieces)) };
  }
}

/** The text between the pieces: imports, heads, what is no item. */
function between({ text }: HostSource, pieces: readonly Piece[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, text: own } of pieces) {
    if (start.at > from) parts.push(text.slice(from, start.at));
    from = Math.max(from, start.at + own.length);
  }
  parts.push(text.slice(from));
  return parts.join('\n');
}

/** What is around an item: modules, and the head of its `impl`. */
function aroundOf(source: HostSource, modules: readonly string[], impl: Impl | undefined): string {
  return [...modules, ...(impl === undefined ? [] : [headOf(impl, source)])].join('::');
}

function wordsIn(piece: Piece): ApiWords {
  return (piece.words ??= wordsOf(piece.text));
}

/** Names about which a piece says something. */
function namesIn({ found, makes, assigns }: Piece): readonly string[] {
  return [found.node.name.text, ...makes, ...assigns];
}

const NO_CHANGES = { makes: [], assigns: [] } as const;

/** What a function makes of structs, as far as launches need to know. */
function changesOf(fn: Fn, self: string | undefined): Pick<Piece, 'makes' | 'assigns'> {
  const makes = new Set<string>();
  const assigns = new Set<string>();
  if (fn.body !== undefined)
    walk(fn.body, (node) => {
      if (node.kind === 'StructExpr') {
        const name = node.path.segments.at(-1)?.name.text;
        if (name !== undefined) makes.add(name === 'Self' ? (self ?? name) : name);
      } else if (node.kind === 'AssignExpr' && node.lhs.kind === 'FieldExpr')
        assigns.add(node.lhs.name.text);
    });
  return { makes: [...makes], assigns: [...assigns] };
}

function newDraft(): Draft {
  return {
    consts: [],
    structs: [],
    aliases: [],
    macros: [],
    fns: [],
    makers: [],
    assigned: false,
    renamed: undefined,
    crates: [],
  };
}

function addItem(named: Draft, found: Piece['found']): void {
  const { node } = found;
  if (node.kind === 'Fn') named.fns.push(found as FoundFn);
  else if (node.kind === 'MacroRules') named.macros.push(found as Found<typeof node>);
  else if (node.kind === 'Struct') named.structs.push(found as Found<typeof node>);
  else if (node.kind === 'TypeAlias') named.aliases.push(found as Found<typeof node>);
  else named.consts.push(found as Found<typeof node>);
}

type Draft = {
  -readonly [K in keyof NamedItems]: NamedItems[K] extends readonly (infer T)[]
    ? T[]
    : NamedItems[K];
};

function headOf(impl: Impl, { text, startOf }: HostSource): string {
  const start = startOf(impl);
  const [first] = impl.items;
  const end = first === undefined ? start : startOf(first);
  return text.slice(start, end);
}

function noteImports(
  tree: UseTree,
  before: readonly string[],
  renamed: Map<string, readonly string[]>,
  imports: [string, string][],
): void {
  const path = [...before, ...(tree.path?.segments.map(({ name }) => name.text) ?? [])];
  if (tree.alias !== undefined && tree.alias.text !== '_') renamed.set(tree.alias.text, path);
  if (tree.children === undefined && !tree.glob && path.length > 0)
    imports.push([tree.alias?.text ?? path.at(-1)!, path[0]!]);
  for (const child of tree.children ?? []) noteImports(child, path, renamed, imports);
}
