/**
 * One walk over the definitions of a crate, nested ones included. It finds all functions and hands each syntax node inside
 * them to whoever listens for its kind, together with the place where it stands. Macro output inside bodies is not
 * syntax, but for the items in it: only typed bodies show it.
 */

import type { FileId } from '../base/index.ts';
import { memo } from '../db/index.ts';
import {
  blockModule,
  bodyModules,
  type Crate,
  collectBodies,
  type FnDef,
  isEnabled,
  type ModuleDef,
} from '../hir/index.ts';
import { type AnyNode, type Attr, type Block, forEachChild } from '../syntax/index.ts';
import type { CodeOwner, Place, SyntaxEar } from './context.ts';

export interface Inventory {
  readonly fns: FnDef[];
  /** Functions with a body, constants and statics with a value. */
  readonly owners: CodeOwner[];
  readonly blockOwners: Map<ModuleDef, CodeOwner | undefined>;
  /** All modules, block modules included. */
  readonly modules: ModuleDef[];
  /** Macros defined in the crate, as places. */
  readonly macros: { readonly file: FileId; readonly start: number; readonly end: number }[];
}

/** By the kind of node. */
export type Ears = ReadonlyMap<string, readonly SyntaxEar<AnyNode>[]>;

/**
 * Walks the crate. The ears hear of each syntax node that they want, in each definition.
 * @param whose names of those whose ears they are: with the same names they want the same
 */
export function takeInventory(crate: Crate, ears: Ears, whose: string): Inventory {
  collectBodies(crate);
  const walker = new Walker(crate, ears, whose);
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
  };
  private readonly seen = new Set<ModuleDef>();

  private readonly ears: Ears;
  private readonly facts: WeakMap<AnyNode, Facts>;

  constructor(crate: Crate, ears: Ears, whose: string) {
    this.ears = ears;
    this.facts = factsFor(crate, whose);
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
    this.tree(def.node, def.file, def.module, def);
  }

  /** `const _` and imports bind nothing here, macros are found by place: they are read from the syntax. */
  private unnamed(module: ModuleDef, owner: CodeOwner | undefined): void {
    const { node } = module;
    const items =
      node.kind === 'Block'
        ? node.stmts.flatMap((s) => (s.kind === 'ItemStmt' ? [s.item] : []))
        : (node.items ?? []);
    const { file } = module;
    for (const item of items) {
      const isUnnamed = item.kind === 'Use' || (item.kind === 'Const' && item.name.text === '_');
      if (isUnnamed && isEnabled(module, item.attrs)) {
        this.tree(item, file, module, owner);
      } else if (item.kind === 'MacroRules' || item.kind === 'MacroDef') {
        this.inventory.macros.push({ file, start: item.start, end: item.end });
      }
    }
  }

  /** Hands out the nodes of one definition; blocks with items are modules of their own. */
  private tree(root: AnyNode, file: FileId, module: ModuleDef, owner: CodeOwner | undefined): void {
    const { nodes, blocks } = this.factsOf(root, module);
    if (nodes.length === 0 && blocks.length === 0) return;
    const places: Place[] = [{ file, module, owner }];
    for (const { block, outer } of blocks) {
      const around = places[outer]!;
      const inner = blockModule(block, around.module, file, owner);
      if (inner === undefined || inner === around.module) {
        places.push(around);
        continue;
      }
      this.module(inner, owner);
      places.push({ ...around, module: inner });
    }
    for (const { node, block } of nodes) {
      for (const ear of this.ears.get(node.kind)!) {
        if (ear.picks?.(node) !== false) ear.hear(node, places[block]!);
      }
    }
  }

  private factsOf(root: AnyNode, module: ModuleDef): Facts {
    let known = this.facts.get(root);
    if (known === undefined) {
      known = readFacts(root, module, this.ears);
      this.facts.set(root, known);
    }
    return known;
  }
}

/** What a walk over one definition's syntax found. Blocks count from 1; 0 is the definition itself. */
interface Facts {
  /** Nodes that somebody wants, in source order, with the innermost block with items around them. */
  readonly nodes: readonly { readonly node: AnyNode; readonly block: number }[];
  /** Blocks that hold items, outer ones first. */
  readonly blocks: readonly { readonly block: Block; readonly outer: number }[];
}

/** Facts by crate: an edit inside one function leaves those of all others as they are. */
const factsOfCrates = memo<
  Crate,
  { readonly whose: string; readonly facts: WeakMap<AnyNode, Facts> }
>('rules.inventory.factsOfCrates');

function factsFor(crate: Crate, whose: string): WeakMap<AnyNode, Facts> {
  let known = factsOfCrates.get(crate);
  if (known?.whose !== whose) {
    known = { whose, facts: new WeakMap() };
    factsOfCrates.set(crate, known);
  }
  return known.facts;
}

function readFacts(root: AnyNode, module: ModuleDef, ears: Ears): Facts {
  const nodes: { node: AnyNode; block: number }[] = [];
  const blocks: { block: Block; outer: number }[] = [];
  const visit = (node: AnyNode, within: number): void => {
    // Items inside bodies are definitions themselves.
    if (node.kind === 'ItemStmt') return;
    const { attrs } = node as { attrs?: readonly Attr[] };
    if (attrs?.length && node !== root && !isEnabled(module, attrs)) return;
    let block = within;
    if (node.kind === 'Block' && node.stmts.some((s) => s.kind === 'ItemStmt')) {
      blocks.push({ block: node, outer: within });
      block = blocks.length;
    }
    if (ears.get(node.kind)?.some(({ picks }) => picks?.(node) !== false))
      nodes.push({ node, block });
    forEachChild(node, (child) => visit(child, block));
  };
  visit(root, 0);
  return { nodes, blocks };
}
