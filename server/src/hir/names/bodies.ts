/**
 * Block modules: the anonymous modules of blocks that hold items, made when a body is looked at.
 * And what an edit inside a body means for them.
 */
import { append, type FileId } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import { isPlainBody, NODE_FIELDS, walk } from '../../syntax/index.ts';
import { activeAttrs } from '../cfg/index.ts';
import type { BodyOwner, Crate, FnDef, ModuleDef } from '../defs.ts';
import { noteCallFiles } from './call-files.ts';
import { Collector } from './collect.ts';
import { expandExpr, expandStmts, macroOf } from './expand.ts';
import { endScope, scopeAtOffset } from './macro-scope.ts';
import { strippedFn } from './make-defs.ts';
import { parseMeta } from './parse-meta.ts';
import {
  type BodyItem,
  type BodyModule,
  crateData,
  createModule,
  dataOf,
  type ModuleData,
} from './state.ts';

/** Could the block hold items? A look at its statements only. */
function mayHoldItems(block: ast.Block): boolean {
  for (const stmt of block.stmts) {
    if (stmt.kind === 'ItemStmt') return true;
    if (stmt.kind === 'ExprStmt' && stmt.expr.kind === 'MacroCall') return true;
  }
  return block.tail?.kind === 'MacroCall' && block.tail.body.delim === '{';
}

/**
 * The anonymous module of a block, undefined when the block holds no items and no macros that make
 * some (then `parent` goes on). `owner` is the innermost item around it. Memoised. Its impls are
 * also added to `crate.impls` once.
 */
export function blockModule(
  block: ast.Block,
  parent: ModuleDef,
  file: FileId,
  owner?: BodyOwner,
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
    owner,
    folder: outer.folder,
    pathFolder: outer.pathFolder,
    generated,
    startScope: generated
      ? endScope(outer)
      : scopeAtOffset(outer, block.start, (block.file ?? file) as FileId),
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
 * Looks for items in all bodies of a crate, so that functions and impls inside them are known:
 * those that are written there, and those that come out of macros that the prelude does not define.
 * Idempotent, and cheap when nothing is new.
 */
export function collectBodies(crate: Crate): void {
  const { unsearchedBodies } = crateData(crate);
  // Items found in bodies have bodies too: they are appended while this runs.
  for (let i = 0; i < unsearchedBodies.length; i++) searchBody(unsearchedBodies[i]!);
  unsearchedBodies.length = 0;
}

/**
 * Looks for items in the values of constants without a name only: `const _: () = { impl .. };` is
 * how macros write impls of types around them, and other crates see those too.
 */
export function collectUnnamed(crate: Crate): void {
  const { unsearchedBodies } = crateData(crate);
  const others: BodyItem[] = [];
  for (let i = 0; i < unsearchedBodies.length; i++) {
    const def = unsearchedBodies[i]!;
    if (def.kind === 'const' && def.name === '_') searchBody(def);
    else others.push(def);
  }
  unsearchedBodies.length = 0;
  append(unsearchedBodies, others);
}

/** Modules of blocks that `collectBodies` has found, with the items in whose bodies they lie. */
export function bodyModules(crate: Crate): readonly BodyModule[] {
  return crateData(crate).bodyModules;
}

function searchBody(def: BodyItem): void {
  const root = def.kind === 'fn' ? def.node.body : def.node.value;
  if (root !== undefined && !isPlainBody(root)) searchIn(root, dataOf(def.module), def);
}

/** Macro calls that are parts of a node and no expressions: types, patterns. */
function otherCalls(node: ast.AnyNode): readonly ast.AnyNode[] {
  const fields = OTHER_FIELDS.get(node.kind);
  if (fields === undefined) return NO_NODES;
  return fields.flatMap((field) => {
    const value = (node as unknown as Readonly<Record<string, unknown>>)[field];
    const parts = (Array.isArray(value) ? value : [value]) as readonly (ast.AnyNode | undefined)[];
    return parts.filter((part) => part?.kind === 'MacroCall');
  });
}

/** Blocks nest: what lies below one is searched with its module as the parent. */
function searchIn(root: ast.AnyNode, module: ModuleData, owner: BodyItem): void {
  const others = new Set<ast.AnyNode>();
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each place where a macro call may bring items
  walk(root, (node) => {
    for (const call of otherCalls(node)) others.add(call);
    if (node.kind === 'ItemStmt') return node.item.kind === 'MacroCall' && inStmts(node.item);
    if (node.kind === 'ExprStmt' && node.expr.kind === 'MacroCall') return inStmts(node.expr);
    if (node.kind === 'MacroCall') {
      if (!others.has(node) && makesItems(node, module))
        searchIn(expandExpr(node, module).expr, module, owner);
      return false;
    }
    if (node.kind !== 'Block' || !callsOrItems(node, module)) return true;
    const inner = blockModule(node, module, owner.file, owner);
    if (inner !== undefined) module.crate.bodyModules.push({ module: inner, owner });
    const within = inner === undefined ? module : dataOf(inner);
    for (const stmt of node.stmts) searchIn(stmt, within, owner);
    const { tail } = node;
    if (tail?.kind === 'MacroCall' && tail.body.delim === '{') inStmts(tail, within);
    else if (tail !== undefined) searchIn(tail, within, owner);
    return false;
  });

  /**
   * Items of a call's output are in the block's module already; other statements may hold blocks.
   */
  function inStmts(call: ast.MacroCall, within = module): false {
    if (makesItems(call, within)) {
      const { stmts, tail } = expandStmts(call, within);
      for (const stmt of stmts) searchIn(stmt, within, owner);
      // A call at the end of what a statement gives is a statement as well.
      if (tail?.kind === 'MacroCall') inStmts(tail, within);
      else if (tail !== undefined) searchIn(tail, within, owner);
    }
    return false;
  }
}

/** Fields of nodes whose macro calls stand for patterns and types, by kind. */
const OTHER_FIELDS = new Map(
  Object.entries(NODE_FIELDS).flatMap(([kind, fields]: [string, readonly string[]]) => {
    const others = fields.filter((field) => /^(?:pats?|types?|ret|tryType)$/.test(field));
    return others.length > 0 ? [[kind, others] as const] : [];
  }),
);

const NO_NODES: readonly ast.AnyNode[] = [];

/** Does a block hold items, or calls of macros that may make some? */
function callsOrItems(block: ast.Block, module: ModuleData): boolean {
  const isCall = (node: ast.AnyNode | undefined): boolean =>
    node?.kind === 'MacroCall' && makesItems(node, module);
  return (
    block.stmts.some(
      (stmt) => stmt.kind === 'ItemStmt' || (stmt.kind === 'ExprStmt' && isCall(stmt.expr)),
    ) ||
    (block.tail?.kind === 'MacroCall' && block.tail.body.delim === '{' && isCall(block.tail))
  );
}

/** Macros of the prelude make none in bodies. */
function makesItems(call: ast.MacroCall, module: ModuleData): boolean {
  const macro = macroOf(call, module);
  return macro !== undefined && macro.builtin === undefined && !macro.crate.isPrelude;
}

/**
 * Puts a new syntax node, which counts in `file`, under a function whose body was edited. Returns
 * false when there are items in the old body or the new one, also such that macros make: they may
 * be seen from outside, and the crate must be collected anew.
 */
export function replaceFnBody(def: FnDef, node: ast.Fn, file: FileId): boolean {
  const hadItems = holdsItems(def);
  forgetBodyItems(def);
  const crate = crateData(def.crate);
  noteCallFiles(crate, node, file);
  // Its attributes count in the same text as the rest of it.
  const attrs = activeAttrs(node.attrs, crate.cfg, parseMeta) ?? def.attrs;
  Object.assign(def, { file, attrs });
  def.node = strippedFn(node, crate);
  if (node.body !== undefined) crate.unsearchedBodies.push(def);
  collectBodies(crate);
  return !hadItems && !holdsItems(def);
}

/** Have items been found in a body? */
function holdsItems(def: BodyItem): boolean {
  return crateData(def.crate).bodyModules.some(({ owner }) => owner === def);
}

/**
 * Forgets what lies in the body of an item. Block modules go together with its tree; impls that lay
 * in it leave the crate.
 */
export function forgetBodyItems(def: BodyItem): void {
  const crate = crateData(def.crate);
  keepOnly(crate.unsearchedBodies, (one) => one !== def);
  const gone = new Set<ModuleDef>();
  // What lies in the body comes behind the body's own block.
  for (const { module, owner } of crate.bodyModules)
    if (owner === def || isWithin(owner.module, gone)) gone.add(module);
  if (gone.size > 0) keepOnly(crate.bodyModules, ({ module }) => !gone.has(module));
  const old = def.kind === 'fn' ? def.node.body : def.node.value;
  if (old !== undefined)
    keepOnly(
      crate.impls,
      ({ module }) => !module.isBlock || !(isWithin(module, gone) || blockInside(module, old)),
    );
}

function keepOnly<T>(list: T[], keep: (one: T) => boolean): void {
  if (list.every(keep)) return;
  const kept = list.filter(keep);
  list.length = 0;
  append(list, kept);
}

/** Does a module lie in one of these? */
function isWithin(module: ModuleDef, modules: ReadonlySet<ModuleDef>): boolean {
  for (let m: ModuleDef | undefined = module; m !== undefined; m = m.parent)
    if (modules.has(m)) return true;
  return false;
}

function blockInside(module: ModuleDef, body: ast.Block | ast.AnyExpr): boolean {
  for (let m: ModuleDef | undefined = module; m?.isBlock; m = m.parent)
    if (m.node === body) return true;
  const { node } = module;
  return node.file === body.file && node.start >= body.start && node.end <= body.end;
}
