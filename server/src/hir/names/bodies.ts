/**
 * Block modules: the anonymous modules of blocks that hold items, made when a body is looked at. And what an edit inside
 * a body means for them.
 */
import type { FileId } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import { walk } from '../../syntax/index.ts';
import type { Crate, FnDef, ModuleDef } from '../defs.ts';
import { Collector } from './collect.ts';
import { endScope, scopeAtOffset } from './macro-scope.ts';
import { strippedFn } from './make-defs.ts';
import { type BodyItem, crateData, createModule, dataOf, type ModuleData } from './state.ts';

/** Could the block hold items? A look at its statements only. */
function mayHoldItems(block: ast.Block): boolean {
  for (const stmt of block.stmts) {
    if (stmt.kind === 'ItemStmt') return true;
    if (stmt.kind === 'ExprStmt' && stmt.expr.kind === 'MacroCall') return true;
  }
  return block.tail?.kind === 'MacroCall' && block.tail.body.delim === '{';
}

/**
 * The anonymous module of a block, undefined when the block holds no items and no macros that make some (then
 * `parent` goes on). Memoised. Its impls are also added to `crate.impls` once.
 */
export function blockModule(
  block: ast.Block,
  parent: ModuleDef,
  file: FileId,
): ModuleDef | undefined {
  if (!mayHoldItems(block)) return undefined;
  const outer = dataOf(parent);
  const known = outer.blocks.get(block);
  if (known !== undefined) return known ?? undefined;
  const { crate } = outer;
  const generated = outer.generated || block.file !== undefined;
  const module = createModule({
    name: '',
    crate,
    file: (block.file ?? file) as FileId,
    attrs: [],
    parent: outer,
    node: block,
    isBlock: true,
    folder: outer.folder,
    pathFolder: outer.pathFolder,
    generated,
    startScope: generated ? endScope(outer) : scopeAtOffset(outer, block.start),
  });
  const collector = new Collector(crate);
  collector.collectBlock(block, module);
  collector.finish();
  const made = isEmpty(module) ? null : module;
  outer.blocks.set(block, made);
  return made ?? undefined;
}

function isEmpty(module: ModuleData): boolean {
  return (
    module.types.size === 0 &&
    module.values.size === 0 &&
    module.macros.size === 0 &&
    module.unnamed.size === 0 &&
    module.impls.length === 0 &&
    module.scopeChanges.length === 0
  );
}

/**
 * Looks for items in all bodies of a crate, so that impls inside functions are in `crate.impls`. Impls that come out of
 * statement macros join when their body is checked. Idempotent, and cheap when nothing is new.
 */
export function collectBodies(crate: Crate): void {
  const { unsearchedBodies } = crateData(crate);
  // Items found in bodies have bodies too: they are appended while this runs.
  for (let i = 0; i < unsearchedBodies.length; i++) searchBody(unsearchedBodies[i]!);
  unsearchedBodies.length = 0;
}

function searchBody(def: BodyItem): void {
  const root = def.kind === 'fn' ? def.node.body : def.node.value;
  if (root !== undefined) searchIn(root, dataOf(def.module), def.file);
}

/** Blocks nest: what lies below one is searched with its module as the parent. */
function searchIn(root: ast.AnyNode, module: ModuleData, file: FileId): void {
  walk(root, (node) => {
    if (node.kind === 'ItemStmt') return false;
    if (node.kind !== 'Block' || !node.stmts.some((s) => s.kind === 'ItemStmt')) return true;
    const inner = blockModule(node, module, file);
    if (inner === undefined || inner === module) return true;
    for (const stmt of node.stmts) searchIn(stmt, dataOf(inner), file);
    if (node.tail !== undefined) searchIn(node.tail, dataOf(inner), file);
    return false;
  });
}

/**
 * Puts a new syntax node under a function whose body was edited. Block modules of the old body are forgotten together
 * with its tree; impls that lay in it leave the crate.
 */
export function replaceFnBody(def: FnDef, node: ast.Fn): void {
  const crate = crateData(def.crate);
  const old = def.node.body;
  if (old !== undefined && crate.impls.length > 0) {
    const gone = new Set<object>();
    for (const impl of crate.impls)
      if (impl.module.isBlock && blockInside(impl.module, old)) gone.add(impl);
    if (gone.size > 0) {
      const kept = crate.impls.filter((impl) => !gone.has(impl));
      crate.impls.length = 0;
      crate.impls.push(...kept);
    }
  }
  def.node = strippedFn(node, crate);
  if (node.body !== undefined) {
    const at = crate.unsearchedBodies.indexOf(def);
    if (at < 0) crate.unsearchedBodies.push(def);
  }
}

function blockInside(module: ModuleDef, body: ast.Block): boolean {
  for (let m: ModuleDef | undefined = module; m?.isBlock; m = m.parent)
    if (m.node === body) return true;
  const { node } = module;
  return node.file === body.file && node.start >= body.start && node.end <= body.end;
}
