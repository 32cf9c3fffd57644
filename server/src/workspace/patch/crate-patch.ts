/**
 * Edits applied to a crate in place. Functions whose bodies changed stay who they are and get their
 * new bodies; functions and constants whose heads changed are others from then on, and bodies that
 * name them are looked at anew.
 */

import { append, type FileId } from '../../base/index.ts';
import { memo } from '../../db/index.ts';
import {
  type Crate,
  type FnDef,
  type ItemSwap,
  type LooseDef,
  type ModuleDef,
  maySwap,
  replaceFnBody,
  swapItems,
  wordsOf,
} from '../../hir/index.ts';
import type * as ast from '../../syntax/index.ts';
import type { ParseResult } from '../../syntax/index.ts';
import type { Files } from '../files.ts';
import type { FollowedTexts } from './followed-text.ts';
import { swapOf } from './item-swap.ts';
import { bodiesThatName, holdsWord } from './name-index.ts';
import type { SeenTree } from './reparsed-file.ts';
import type { TextPlaces } from './text-places.ts';
import { type ItemEdit, type TreeEdit, treeEdit } from './tree-edit.ts';

/**
 * After so many edits in place a crate is collected anew, which lets go of what the old bodies left
 * behind. With a thousand lines it takes as long as forty edits, so it must be rare; that each of
 * the edits has a say in where a place is now is not felt at this number.
 */
export const MAX_PATCHES = 256;

/** A name that more functions mention is worth a crate collected anew. */
const MAX_NAMED = 64;

/** A file of a crate whose text is not the one that the crate stands for. */
export interface StaleFile {
  readonly path: string;
  readonly before: SeenTree | undefined;
  readonly after: SeenTree | undefined;
  /** The function whose body is all that changed, when that is known already. */
  readonly fn?: ast.Fn | undefined;
}

/** The texts that a crate is made of, to look for names in. */
export interface CrateTexts {
  /** Paths of its modules' files. */
  readonly modules: readonly string[];
  /**
   * Texts of others that can name its items: included ones, and those with macros that it may call.
   */
  readonly others: Iterable<string>;
  /** Parses a file anew: with nodes that nothing is known of. */
  parse(path: string): ParseResult | undefined;
}

/** What an edit has done to a crate. */
export interface Patched {
  /** Functions with new bodies. */
  readonly changed: readonly FnDef[];
  /** Definitions that are there no more. */
  readonly gone: readonly LooseDef[];
  /** Definitions have come or gone. */
  readonly reshaped: boolean;
}

/**
 * The next tree of a file whose text changed: from the function that was typed in, else from the
 * whole text.
 */
export function staleFile(
  files: Files,
  path: string,
  before: SeenTree | undefined,
  parse: () => SeenTree | undefined,
): StaleFile {
  const id = files.id(path);
  const text = files.text(id);
  const typed = text === undefined ? undefined : before?.typed(files.version(id), text);
  if (typed !== undefined) return { path, before, after: typed.tree, fn: typed.fn };
  return { path, before, after: parse() };
}

/**
 * Puts an edit right in a crate; undefined when the crate must be collected anew, and is of no more
 * use.
 */
export function patchCrate(
  files: Files,
  crate: Crate,
  stale: readonly StaleFile[],
  { places, followed }: { readonly places: TextPlaces; readonly followed: FollowedTexts },
  texts?: CrateTexts,
): Patched | undefined {
  const bodies = new Bodies(files, crate, followed);
  const swaps: ItemSwap[] = [];
  const edits: ItemEdit[] = [];
  const words = new Set<string>();
  for (const file of stale) {
    if (!followed.advance(files.id(file.path))) return undefined;
    const edit = editOf(file);
    if (edit === undefined) return undefined;
    if (edit.kind === 'body' && !bodies.add(file.path, edit.fn)) return undefined;
    if (edit.kind !== 'items') continue;
    const swap = swapOf(files, crate, file.path, edit.items, followed);
    if (swap === undefined || !maySwap(swap)) return undefined;
    const named = wordsOf(swap);
    if (named === undefined) return undefined;
    for (const word of named) words.add(word);
    swaps.push(swap);
    edits.push(edit.items);
  }
  if (edits.length > 0 && (texts === undefined || !addNaming(bodies, words, edits, stale, texts)))
    return undefined;
  // Lines that code names have moved.
  if (!places.hold()) return undefined;
  const changed = bodies.replace();
  if (changed === undefined) return undefined;
  for (const swap of swaps) swapItems(swap);
  if (swaps.length > 0) namesOf.delete(crate);
  return { changed, gone: swaps.flatMap(({ gone }) => gone), reshaped: swaps.length > 0 };
}

function editOf({ before, after, fn }: StaleFile): TreeEdit | undefined {
  if (fn !== undefined) return { kind: 'body', fn };
  return before && after && treeEdit(before, after);
}

/** Macros of `core` that call a method by its name, whoever's it is. */
const CALLED_BY: Readonly<Record<string, readonly string[]>> = {
  write_fmt: ['write', 'writeln'],
};

/** Adds the functions that name what came or went; false when something else does. */
function addNaming(
  bodies: Bodies,
  names: Iterable<string>,
  edits: readonly ItemEdit[],
  stale: readonly StaleFile[],
  { modules, others, parse }: CrateTexts,
): boolean {
  const words = new Set([...names].flatMap((name) => [name, ...(CALLED_BY[name] ?? [])]));
  const come = new Set<ast.AnyItem>(edits.flatMap((edit) => edit.come));
  for (const text of others) if (holdsWord(text, words)) return false;
  for (const path of modules) {
    if (!holdsWord(bodies.textOf(path), words)) continue;
    const tree = stale.find((file) => file.path === path)?.after?.result ?? parse(path);
    const fns = tree && bodiesThatName(words, tree, come);
    if (fns === undefined) return false;
    for (const fn of fns) if (!bodies.add(path, fn)) return false;
    if (bodies.size > MAX_NAMED) return false;
  }
  return true;
}

/** Functions that are to get new bodies. */
class Bodies {
  private readonly files: Files;
  private readonly crate: Crate;
  private readonly followed: FollowedTexts;
  private readonly found = new Map<FnDef, { readonly path: string; readonly node: ast.Fn }>();

  constructor(files: Files, crate: Crate, followed: FollowedTexts) {
    this.files = files;
    this.crate = crate;
    this.followed = followed;
  }

  get size(): number {
    return this.found.size;
  }

  textOf(path: string): string {
    return this.files.text(this.files.id(path)) ?? '';
  }

  /** False when the crate has no such function. */
  add(path: string, node: ast.Fn): boolean {
    const def = fnAt(this.files.id(path), this.crate, this.followed, node);
    if (def === undefined) return false;
    if (!this.found.has(def)) this.found.set(def, { path, node });
    return true;
  }

  /** Undefined when more than the bodies changes with them. */
  replace(): FnDef[] | undefined {
    const { files, followed } = this;
    for (const [def, { path, node }] of this.found) {
      // The new nodes count in the new text; everything else of the crate goes on counting in the
      // old one.
      if (!replaceFnBody(def, node, followed.snapshot(files.id(path)))) return undefined;
    }
    return [...this.found.keys()];
  }
}

/** The function of the crate whose name is now where the new tree has it. */
function fnAt(id: FileId, crate: Crate, followed: FollowedTexts, node: ast.Fn): FnDef | undefined {
  const isIt = (def: FnDef): boolean => {
    const at = followed.current({
      file: (def.node.file ?? def.file) as FileId,
      start: def.node.name.start,
      end: def.node.name.end,
    });
    return at?.file === id && at.start === node.name.start;
  };
  return functionsNamed(crate, node.name.text).find(isIt);
}

const namesOf = memo<Crate, ReadonlyMap<string, readonly FnDef[]>>('workspace.crate-patch.namesOf');

/**
 * Edits inside bodies leave all functions but those in bodies in their places; other edits forget
 * the table.
 */
function functionsNamed(crate: Crate, name: string): readonly FnDef[] {
  let names = namesOf.get(crate);
  if (names === undefined) {
    const made = new Map<string, FnDef[]>();
    for (const def of allFns(crate)) {
      const list = made.get(def.name);
      if (list === undefined) made.set(def.name, [def]);
      else list.push(def);
    }
    namesOf.set(crate, (names = made));
  }
  return names.get(name) ?? [];
}

/**
 * Functions of modules, impls and traits; not those inside bodies and derived ones, which nobody
 * edits.
 */
function allFns(crate: Crate): FnDef[] {
  const out: FnDef[] = [];
  const walk = (module: ModuleDef): void => {
    for (const { def } of module.values.values())
      if (def.kind === 'fn' && def.module === module) out.push(def);
    for (const { def } of module.types.values()) {
      if (def.kind === 'module' && def.parent === module) walk(def);
      else if (def.kind === 'trait' && def.module === module) append(out, def.items.fns.values());
    }
  };
  walk(crate.root);
  for (const impl of crate.impls) if (!impl.derived) append(out, impl.items.fns.values());
  return out;
}
