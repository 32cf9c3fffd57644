/** From an edit of a list of items to the definitions of a crate that it concerns. */
import type { FileId } from '../../base/index.ts';
import type { AnyDef, Crate, ImplDef, ItemSwap, LooseDef, ModuleDef } from '../../hir/index.ts';
import type * as ast from '../../syntax/index.ts';
import type { Files } from '../files.ts';
import type { FollowedTexts } from './followed-text.ts';
import type { Holder, ItemEdit } from './tree-edit.ts';

type Container = ModuleDef | ImplDef;

/**
 * The swap that an edit of a file's items is; undefined when the definitions cannot be told apart.
 */
export function swapOf(
  files: Files,
  crate: Crate,
  path: string,
  edit: ItemEdit,
  followed: FollowedTexts,
): ItemSwap | undefined {
  const id = files.id(path);
  const container = containerOf(files, crate, id, edit.holders, followed);
  if (container === undefined) return undefined;
  const gone: LooseDef[] = [];
  for (const { name } of edit.gone) {
    if (edit.oldList.filter((item) => binds(item, name.text)).length > 1) return undefined;
    const def = named(container, name.text);
    // `cfg` may have taken it away.
    if (def === undefined) continue;
    if (def.kind !== 'fn' && def.kind !== 'const') return undefined;
    gone.push(def);
  }
  const { come } = edit;
  const before = come.length === 0 ? 'first' : itemBefore(container, edit, come[0]!);
  if (before === undefined) return undefined;
  const after = before === 'first' ? undefined : before;
  return { container, gone, come, file: followed.snapshot(id), after };
}

/** The module or impl whose list it is. */
function containerOf(
  files: Files,
  crate: Crate,
  id: FileId,
  holders: readonly Holder[],
  followed: FollowedTexts,
): Container | undefined {
  const roots = modulesOf(crate.root).filter(
    ({ file, node }) => node.kind === 'SourceFile' && files.base(file) === id,
  );
  // A file may be a module twice.
  if (roots.length !== 1) return undefined;
  let module = roots[0]!;
  for (const holder of holders) {
    const { start, end } = holder;
    const isIt = (def: Container): boolean => {
      const at = followed.current({ file: def.file, start: def.node.start, end: def.node.end });
      return at?.file === id && at.start === start && at.end === end;
    };
    if (holder.kind === 'Impl') return module.impls.find((impl) => !impl.derived && isIt(impl));
    const inner = holder.kind === 'Mod' ? module.types.get(holder.name.text)?.def : undefined;
    if (inner?.kind !== 'module' || inner.parent !== module || !isIt(inner)) return undefined;
    module = inner;
  }
  return module;
}

function modulesOf(module: ModuleDef): ModuleDef[] {
  const inner = [...module.types.values()].flatMap(({ def }) =>
    def.kind === 'module' && def.parent === module ? modulesOf(def) : [],
  );
  return [module, ...inner];
}

/** What has a name as a value in a container itself. */
function named(container: Container, name: string): AnyDef | undefined {
  if (container.kind === 'impl') {
    const { fns, consts } = container.items;
    return fns.get(name) ?? consts.get(name);
  }
  const def = container.values.get(name)?.def;
  return def !== undefined && 'module' in def && def.module === container ? def : undefined;
}

/** Does an item bind the name as a value? */
function binds(item: ast.AnyItem, name: string): boolean {
  return valuesOf(item).includes(name);
}

/**
 * The definition before an item among those of its list; undefined when macros make some of them.
 */
function itemBefore(
  container: Container,
  { list }: ItemEdit,
  item: ast.AnyItem,
): AnyDef | 'first' | undefined {
  for (let at = list.indexOf(item) - 1; at >= 0; at--) {
    const before = list[at]!;
    if (before.kind === 'MacroCall') return undefined;
    for (const name of valuesOf(before).reverse()) {
      if (list.filter((one) => binds(one, name)).length > 1) return undefined;
      const def = named(container, name);
      if (def !== undefined) return def;
    }
    if (before.kind === 'TypeAlias' && container.kind === 'impl') {
      const def = container.items.types.get(before.name.text);
      if (def !== undefined) return def;
    }
  }
  return 'first';
}

/** Names that an item binds as values. */
function valuesOf(item: ast.AnyItem): string[] {
  switch (item.kind) {
    case 'Fn':
    case 'Const':
    case 'Static':
      return [item.name.text];
    case 'Struct':
      return item.fields?.kind === 'RecordFields' ? [] : [item.name.text];
    case 'ExternBlock':
      return item.items.flatMap(valuesOf);
    default:
      return [];
  }
}
