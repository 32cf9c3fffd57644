/**
 * One walk over the definitions of a crate, nested ones included. It finds all functions and all
 * pieces of syntax that are looked at on their own, each with the place where it stands. Macro
 * output inside bodies is not syntax, but for the items in it: only typed bodies show it.
 */

import type { FileId } from '../base/index.ts';
import {
  blockModule,
  bodyModules,
  type Crate,
  collectBodies,
  type FnDef,
  isEnabled,
  type ModuleDef,
  moduleItems,
} from '../hir/index.ts';
import { type AnyNode, type Attr, type Block, forEachChild } from '../syntax/index.ts';
import type { CodeOwner, Place } from './context.ts';

/** The syntax of a definition, or of an item that binds no name. */
export interface Root {
  /**
   * The definition where there is one; its tree and its file are others after an edit of its body.
   */
  readonly def: CodeOwner | undefined;
  readonly item: AnyNode;
  readonly itemFile: FileId;
  readonly module: ModuleDef;
  readonly owner: CodeOwner | undefined;
}

export interface Inventory {
  readonly fns: FnDef[];
  /** Functions with a body, constants and statics with a value. */
  readonly owners: CodeOwner[];
  readonly blockOwners: Map<ModuleDef, CodeOwner | undefined>;
  /** All modules, block modules included. */
  readonly modules: ModuleDef[];
  /** Macros defined in the crate, as places. */
  readonly macros: { readonly file: FileId; readonly start: number; readonly end: number }[];
  /**
   * By definition or item, in the order of the walk: what stands in a body comes before the rest of
   * it.
   */
  readonly roots: Map<object, Root>;
}

/** What is known of a root's syntax, which is not walked over again for each inventory. */
export type FactsOf = (key: object, root: Root) => Facts;

/** Walks the crate. An edit inside a body without items leaves the result as it is. */
export function takeInventory(crate: Crate, factsOf: FactsOf): Inventory {
  collectBodies(crate);
  const walker = new Walker(factsOf);
  walker.module(crate.root, undefined);
  // What macros make inside bodies is no part of their syntax.
  for (const { module, owner } of bodyModules(crate)) walker.module(module, owner);
  return walker.inventory;
}

class Walker {
  readonly inventory: Inventory = {
    fns: [],
    owners: [],
    blockOwners: new Map(),
    modules: [],
    macros: [],
    roots: new Map(),
  };
  private readonly seen = new Set<ModuleDef>();
  private readonly factsOf: FactsOf;

  constructor(factsOf: FactsOf) {
    this.factsOf = factsOf;
  }

  /** `owner`: the definition whose body holds the module, for those of blocks. */
  module(module: ModuleDef, owner: CodeOwner | undefined): void {
    if (this.seen.has(module)) return;
    this.seen.add(module);
    this.inventory.modules.push(module);
    if (module.isBlock) this.inventory.blockOwners.set(module, owner);
    for (const { def } of module.values.values()) {
      if (def.kind === 'fn' || def.kind === 'const' || def.kind === 'static') {
        // What `use` brings in is visited where it is defined.
        if (def.module === module) this.code(def);
      }
    }
    for (const { def } of module.types.values()) {
      if (def.kind === 'module') {
        if (def.parent === module) this.module(def, owner);
      } else if (def.kind === 'builtin-type' || def.kind === 'variant' || def.module !== module) {
      } else if (def.kind === 'trait') {
        this.associated(def.items.order);
      } else {
        this.tree(def.node, def.file, module, owner);
      }
    }
    for (const impl of module.impls) this.associated(impl.items.order);
    this.unnamed(module, owner);
  }

  private associated(items: readonly { readonly kind: string }[]): void {
    for (const item of items as readonly (CodeOwner | { readonly kind: 'type-alias' })[]) {
      if (item.kind !== 'type-alias') this.code(item);
    }
  }

  private code(def: CodeOwner): void {
    if (def.kind === 'fn') this.inventory.fns.push(def);
    const code = def.kind === 'fn' ? def.node.body : def.node.value;
    if (code !== undefined) this.inventory.owners.push(def);
    this.root(def, rootOf(def));
  }

  /**
   * `const _` and imports bind nothing here, macros are found by place: they are read from the
   * syntax.
   */
  private unnamed(module: ModuleDef, owner: CodeOwner | undefined): void {
    const { node } = module;
    const items =
      node.kind === 'Block'
        ? node.stmts.flatMap((s) =>
            s.kind === 'ItemStmt' ? [{ item: s.item, file: module.file }] : [],
          )
        : moduleItems(module);
    for (const { item, file } of items) {
      const isUnnamed = item.kind === 'Use' || (item.kind === 'Const' && item.name.text === '_');
      if (isUnnamed && isEnabled(module, item.attrs)) {
        this.tree(item, file, module, owner);
      } else if (item.kind === 'MacroRules' || item.kind === 'MacroDef') {
        this.inventory.macros.push({ file, start: item.start, end: item.end });
      }
    }
  }

  /** Hands out the nodes of one definition; blocks with items are modules of their own. */
  private tree(item: AnyNode, file: FileId, module: ModuleDef, owner: CodeOwner | undefined): void {
    this.root(item, { def: undefined, item, itemFile: file, module, owner });
  }

  private root(key: object, root: Root): void {
    const facts = this.factsOf(key, root);
    if (facts.blocks.length > 0)
      for (const { module } of placesIn(root, facts)) this.module(module, root.owner);
    this.inventory.roots.set(key, root);
  }
}

/** The root that a definition is. */
export function rootOf(def: CodeOwner): Root {
  return { def, item: def.node, itemFile: def.file, module: def.module, owner: def };
}

/** Its tree as it is now. */
export function treeOf({ def, item }: Root): AnyNode {
  return def?.node ?? item;
}

/** What a walk over one root's syntax found. Blocks count from 1; 0 is the root itself. */
export interface Facts {
  /**
   * Nodes that somebody wants, in source order, with the innermost block with items around them.
   */
  readonly nodes: readonly { readonly node: AnyNode; readonly block: number }[];
  /** Blocks that hold items, outer ones first. */
  readonly blocks: readonly { readonly block: Block; readonly outer: number }[];
}

/** Walks over a root's syntax, but not into items in bodies, which are roots themselves. */
export function readFacts(root: Root, wants: (node: AnyNode) => boolean): Facts {
  const nodes: { node: AnyNode; block: number }[] = [];
  const blocks: { block: Block; outer: number }[] = [];
  const { module } = root;
  const top = treeOf(root);
  let within = 0;
  const visit = (node: AnyNode): void => {
    if (node.kind === 'ItemStmt') return;
    const { attrs } = node as { attrs?: readonly Attr[] };
    if (attrs?.length && node !== top && !isEnabled(module, attrs)) return;
    const outer = within;
    if (node.kind === 'Block' && node.stmts.some((s) => s.kind === 'ItemStmt')) {
      blocks.push({ block: node, outer });
      within = blocks.length;
    }
    if (wants(node)) nodes.push({ node, block: within });
    forEachChild(node, visit);
    within = outer;
  };
  visit(top);
  return { nodes, blocks };
}

/** The places of a root and of its blocks; those with items are modules of their own. */
export function placesIn(root: Root, { blocks }: Facts): readonly Place[] {
  const file = root.def?.file ?? root.itemFile;
  const { module, owner } = root;
  const places: Place[] = [{ file, module, owner }];
  for (const { block, outer } of blocks) {
    const around = places[outer]!;
    const inner = blockModule(block, around.module, file, owner) ?? around.module;
    places.push(inner === around.module ? around : { ...around, module: inner });
  }
  return places;
}
