/**
 * Public face of `names`: crates as module trees, what paths mean, macro calls expanded where they stand.
 *
 * Everything is memoised; all functions are total: broken input gives `undefined` or a bogus node with problems.
 */
import { InvariantError } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import type { FileId } from '../../base/index.ts';
import type { Binding, Crate, EnumDef, FnDef, ModuleDef, TraitDef, VariantDef, Visibility } from '../defs.ts';
import type { TargetCfg } from '../queries.ts';
import type {
  CrateInput, ExprExpansion, ItemsExpansion, Namespace, PatExpansion, PathResolution, SourceHost, StmtsExpansion,
  TypeExpansion,
} from './api.ts';

export type * from './api.ts';

function soon(): never {
  throw new InvariantError('names: not there yet');
}

/**
 * Collects a crate from its root file: modules, items, imports, macros. `deps` are the crates of the extern prelude by
 * the name they are used under; `core` must be among them unless the crate is the prelude itself (`std`, `alloc` are
 * added as its aliases).
 */
export function collectCrate(
  _input: CrateInput, _host: SourceHost, _target: TargetCfg, _deps: ReadonlyMap<string, Crate>,
): Crate {
  return soon();
}

/** Collects the block modules of all bodies, so that impls inside functions are in `crate.impls`. Idempotent. */
export function collectBodies(_crate: Crate): void {
  soon();
}

/**
 * What a path means from `module` (a block module inside bodies). Consumes modules, crates, enum to variant; stops at
 * types and traits with `rest` at the associated item. `Self`, generic parameters and locals are the caller's.
 * Names of `macro` definitions (2.0) are looked up where the macro was defined. `path.qself` is ignored.
 */
export function resolvePath(_module: ModuleDef, _path: ast.Path, _ns: Namespace): PathResolution | undefined {
  return soon();
}

/** One name, from the innermost block module outwards, then extern prelude, standard prelude, builtin types. */
export function lookupName(_module: ModuleDef, _name: string, _ns: Namespace): Binding | undefined {
  return soon();
}

/** Traits whose methods may be called in `module`: named and `as _`, of block modules outwards and of the prelude. */
export function traitsInScope(_module: ModuleDef): readonly TraitDef[] {
  return soon();
}

/**
 * The anonymous module of a block, undefined when the block holds no items and no macros that make some (then
 * `parent` goes on). Memoised. Its impls are also added to `crate.impls` once.
 */
export function blockModule(_block: ast.Block, _parent: ModuleDef, _file: FileId): ModuleDef | undefined {
  return soon();
}

/** Can something with this visibility be named in `from`? */
export function isVisible(_vis: Visibility, _from: ModuleDef): boolean {
  return soon();
}

/** The variant of an enum by name. */
export function variantOf(_def: EnumDef, _name: string): VariantDef | undefined {
  return soon();
}

/** Expands a macro call in expression position. `module` is where the call stands. */
export function expandExpr(_call: ast.MacroCall, _module: ModuleDef): ExprExpansion {
  return soon();
}

/** Expands a macro call in statement position, or `mac!{..}` that ends a block. */
export function expandStmts(_call: ast.MacroCall, _module: ModuleDef): StmtsExpansion {
  return soon();
}

export function expandPat(_call: ast.MacroCall, _module: ModuleDef): PatExpansion {
  return soon();
}

export function expandType(_call: ast.MacroCall, _module: ModuleDef): TypeExpansion {
  return soon();
}

/** Expands a macro call in item position (modules and blocks are already expanded by collection). */
export function expandItems(_call: ast.MacroCall, _module: ModuleDef): ItemsExpansion {
  return soon();
}

/**
 * Where a local with this hygiene mark is looked up next when no binding with exactly this mark is in scope: the mark
 * (0: none) of the place where the macro was defined, for macros defined inside a body. Undefined when the search
 * ends: a macro of a module sees no locals of its caller.
 */
export function parentCtxt(_ctxt: number): number | undefined {
  return soon();
}

/** The module in which the macro that made this mark was defined; undefined for 0 and for derives. */
export function defSiteModule(_ctxt: number): ModuleDef | undefined {
  return soon();
}

/** The crate that `$crate` with this mark means. */
export function crateOfMark(_ctxt: number): Crate | undefined {
  return soon();
}

/** Puts a new syntax node under a function whose body was edited; block modules of the old body are forgotten. */
export function replaceFnBody(_def: FnDef, _node: ast.Fn): void {
  soon();
}
