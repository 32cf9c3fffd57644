/** From an edit of a list of items to the definitions of a crate that it concerns. */
import type { FileId } from '../../base/index.ts';
import type {
  AnyDef,
  Crate,
  ImplDef,
  ItemSwap,
  LooseDef,
  LooseItem,
  ModuleDef,
} from '../../hir/index.ts';
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
  const goneUses: ast.Use[] = [];
  for (const item of edit.gone) {
    if (item.kind === 'Use') {
      goneUses.push(item);
      continue;
    }
    const name = item.name.text;
    const ns = namespaceOf(item);
    if (edit.oldList.filter((one) => binds(one, name, ns)).length > 1) return undefined;
    const def = named(container, name, ns);
    // `cfg` may have taken it away.
    if (def === undefined) continue;
    if (!isLoose(def, item)) return undefined;
    gone.push(def);
  }
  const { come } = edit;
  const [type, value] = (['type', 'value'] as const).map((ns) =>
    come.length === 0 ? 'first' : itemBefore(container, edit, come[0]!, ns),
  );
  if (type === undefined || value === undefined) return undefined;
  return {
    container,
    gone,
    goneUses,
    come,
    listed: {
      at: edit.first,
      count: edit.allGone.length,
      come: edit.allCome,
      before: edit.oldList.length,
    },
    file: followed.snapshot(id),
    isOfFile: (file) => files.base(file) === id,
    after: {
      type: type === 'first' ? undefined : type,
      value: value === 'first' ? undefined : value,
    },
    importAfter: importBefore(edit),
    implAfter: container.kind === 'impl' ? undefined : implBefore(container, edit, followed),
  };
}

/** Both namespaces, of two that an item may bind its name in, tell it apart from others. */
function namespaceOf({ kind }: LooseItem): Namespace {
  return kind === 'Fn' || kind === 'Const' ? 'value' : 'type';
}

type Namespace = 'type' | 'value';

function isLoose(def: AnyDef, item: LooseItem): def is LooseDef {
  return (
    (def.kind === 'fn' && item.kind === 'Fn') ||
    (def.kind === 'const' && item.kind === 'Const') ||
    (def.kind === 'struct' && item.kind === 'Struct') ||
    (def.kind === 'enum' && item.kind === 'Enum') ||
    (def.kind === 'type-alias' && item.kind === 'TypeAlias')
  );
}

/** The last name that the imports before an edit bind; empty when there is none. */
function importBefore({ list, come }: ItemEdit): string | undefined {
  if (come.length === 0) return undefined;
  for (let at = list.indexOf(come[0]!) - 1; at >= 0; at--) {
    const item = list[at]!;
    const name = item.kind === 'Use' ? lastName(item.tree) : undefined;
    if (name !== undefined) return name;
  }
  return undefined;
}

function lastName({ glob, alias, children, path }: ast.UseTree): string | undefined {
  const last = children?.at(-1);
  if (glob) return undefined;
  return last !== undefined ? lastName(last) : (alias?.text ?? path?.segments.at(-1)?.name.text);
}

/** The last impl of a module that stands before an edit. */
function implBefore(
  module: ModuleDef,
  { come }: ItemEdit,
  followed: FollowedTexts,
): ImplDef | undefined {
  const first = come[0];
  if (first === undefined) return undefined;
  const isBefore = ({ file, node: { start, end } }: ImplDef): boolean =>
    (followed.current({ file, start, end })?.start ?? 0) < first.start;
  return module.impls.findLast(isBefore);
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

/** What has a name in a container itself. */
function named(container: Container, name: string, ns: Namespace): AnyDef | undefined {
  if (container.kind === 'impl') {
    const { fns, consts } = container.items;
    return fns.get(name) ?? consts.get(name);
  }
  const def = (ns === 'type' ? container.types : container.values).get(name)?.def;
  if (def?.kind === 'module') return def.parent === container ? def : undefined;
  return def !== undefined && 'module' in def && def.module === container ? def : undefined;
}

function binds(item: ast.AnyItem, name: string, ns: Namespace): boolean {
  return namesIn(item, ns).includes(name);
}

/**
 * The definition before an item among those of its list; undefined when macros make some of them.
 */
function itemBefore(
  container: Container,
  { list }: ItemEdit,
  item: ast.AnyItem,
  ns: Namespace,
): AnyDef | 'first' | undefined {
  for (let at = list.indexOf(item) - 1; at >= 0; at--) {
    const before = list[at]!;
    if (before.kind === 'MacroCall' || before.kind === 'ExternCrate') return undefined;
    for (const name of namesIn(before, ns).reverse()) {
      if (list.filter((one) => binds(one, name, ns)).length > 1) return undefined;
      const def = named(container, name, ns);
      if (def !== undefined) return def;
    }
    if (before.kind === 'TypeAlias' && container.kind === 'impl') {
      const def = container.items.types.get(before.name.text);
      if (def !== undefined) return def;
    }
  }
  return 'first';
}

/** Names that an item binds. */
function namesIn(item: ast.AnyItem, ns: Namespace): string[] {
  return ns === 'value' ? valuesOf(item) : typesOf(item);
}

function typesOf(item: ast.AnyItem): string[] {
  switch (item.kind) {
    case 'Mod':
    case 'Struct':
    case 'Union':
    case 'Enum':
    case 'Trait':
    case 'TraitAlias':
    case 'TypeAlias':
      return [item.name.text];
    case 'ExternBlock':
      return item.items.flatMap(typesOf);
    default:
      return [];
  }
}

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
