/** Edits inside function bodies, applied to a crate in place: the functions stay who they are and get their new bodies. */
import type { FileId } from '../base/index.ts';
import { type Crate, type FnDef, type ModuleDef, replaceFnBody } from '../hir/index.ts';
import type * as ast from '../syntax/index.ts';
import { bodyEdit } from './body-edit.ts';
import type { Files } from './files.ts';
import type { SeenTree } from './seen-tree.ts';
import type { TextPlaces } from './text-places.ts';

/**
 * After so many edits in place a crate is collected anew, which lets go of what the old bodies left behind. With a
 * thousand lines it takes as long as forty edits, so it must be rare; that each of the edits has a say in where a place is now is
 * not felt at this number.
 */
export const MAX_PATCHES = 256;

/** A file of a crate whose text is not the one that the crate stands for. */
export interface StaleFile {
  readonly path: string;
  readonly before: SeenTree | undefined;
  readonly after: SeenTree | undefined;
  /** The function whose body is all that changed, when that is known already. */
  readonly fn?: ast.Fn | undefined;
}

/** The next tree of a file whose text changed: from the function that was typed in, else from the whole text. */
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

/** The functions that have new bodies now; undefined, with nothing changed, when more than bodies is different. */
export function patchBodies(
  files: Files,
  crate: Crate,
  stale: readonly StaleFile[],
  places: TextPlaces,
): readonly FnDef[] | undefined {
  const found: { readonly path: string; readonly def: FnDef; readonly node: ast.Fn }[] = [];
  for (const { path, before, after, fn } of stale) {
    const node = fn ?? (before && after && bodyEdit(before, after));
    // Comments and spaces between items move everything, and nothing has changed.
    if (node === 'between') continue;
    const def = node && fnAt(files, crate, path, node);
    if (def === undefined) return undefined;
    found.push({ path, def, node: node! });
  }
  // Lines that code names have moved.
  if (!places.hold()) return undefined;
  for (const { path, def, node } of found) {
    // The new nodes count in the new text; everything else of the crate goes on counting in the old one.
    Object.assign(def, { file: files.snapshot(files.id(path)) });
    replaceFnBody(def, node);
  }
  return found.map(({ def }) => def);
}

/** The function of the crate whose name is now where the new tree has it. */
function fnAt(files: Files, crate: Crate, path: string, node: ast.Fn): FnDef | undefined {
  const id = files.id(path);
  const isIt = (def: FnDef): boolean => {
    const at = files.current({
      file: (def.node.file ?? def.file) as FileId,
      start: def.node.name.start,
      end: def.node.name.end,
    });
    return at.file === id && at.start === node.name.start;
  };
  return functionsNamed(crate, node.name.text).find(isIt);
}

const namesOf = new WeakMap<Crate, ReadonlyMap<string, readonly FnDef[]>>();

/** Edits inside bodies leave all functions but those in bodies in their places. */
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

/** Functions of modules, impls and traits; not those inside bodies and derived ones, which nobody edits. */
function allFns(crate: Crate): FnDef[] {
  const out: FnDef[] = [];
  const walk = (module: ModuleDef): void => {
    for (const { def } of module.values.values())
      if (def.kind === 'fn' && def.module === module) out.push(def);
    for (const { def } of module.types.values()) {
      if (def.kind === 'module' && def.parent === module) walk(def);
      else if (def.kind === 'trait' && def.module === module) out.push(...def.items.fns.values());
    }
  };
  walk(crate.root);
  for (const impl of crate.impls) if (!impl.derived) out.push(...impl.items.fns.values());
  return out;
}
