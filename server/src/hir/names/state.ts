/**
 * What name resolution keeps behind the public definitions: the crate's inputs and pending work,
 * and for each module its textual macro scopes, glob importers and memo tables. Other layers see
 * `Crate` and `ModuleDef` only.
 */
import type { FileId, Fuel } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import type { CfgOptions } from '../cfg/index.ts';
import type {
  AnyDef,
  AttrList,
  Binding,
  BodyOwner,
  ConstDef,
  Crate,
  EnumDef,
  FnDef,
  HirProblem,
  ImplDef,
  MacroDef,
  ModuleDef,
  StaticDef,
  TraitDef,
  Visibility,
} from '../defs.ts';
import type { Included, Marker, MarkOrigin } from '../macros/index.ts';
import type { TargetCfg } from '../queries.ts';
import type { CrateInput, Namespace, SourceHost } from './api.ts';

/** Textual scope of `macro_rules!`: a list from the innermost definition outwards. */
export type MacroScope =
  | { readonly kind: 'macro'; readonly def: MacroDef; readonly parent: MacroScope | undefined }
  /**
   * An item macro call; what it defines is in scope behind it. `output` is set once it is expanded.
   */
  | {
      readonly kind: 'call';
      output: MacroScope | undefined;
      done: boolean;
      readonly parent: MacroScope | undefined;
    };

export interface OwnBinding extends Binding {
  /** Came through a glob import: explicit bindings shadow it. */
  readonly glob: boolean;
}

export interface GlobImporter {
  readonly module: ModuleData;
  readonly vis: Visibility;
}

/** An item as it is written, and the text in which it counts. */
export interface ModuleItem {
  readonly item: ast.AnyItem;
  readonly file: FileId;
}

export interface ModuleData extends ModuleDef {
  readonly crate: CrateData;
  readonly parent: ModuleData | undefined;
  readonly types: Map<string, OwnBinding>;
  readonly values: Map<string, OwnBinding>;
  readonly macros: Map<string, OwnBinding>;
  readonly impls: ImplDef[];
  /** Traits that are in scope without a name, and how far that is re-exported. */
  readonly unnamed: Map<TraitDef, Visibility>;
  /** Folder of the files of `mod name;` children, without a slash at the end. */
  readonly folder: string;
  /** Folder that `#[path]` of children is relative to. */
  readonly pathFolder: string;
  /** Stands in the output of a macro, so that offsets say nothing about order. */
  readonly generated: boolean;
  readonly startScope: MacroScope | undefined;
  /** Where the textual scope changes, by offset in the module's file, ascending. */
  readonly scopeChanges: { readonly at: number; readonly scope: MacroScope | undefined }[];
  readonly globImporters: GlobImporter[];
  /** Modules of the same crate that this one imports by globs. */
  readonly globSources: ModuleData[];
  /** What else it imports by globs: modules of other crates, and enums. */
  readonly outsideGlobs: (ModuleData | EnumDef)[];
  /** Names that explicit imports not yet resolved will bind, with how many. */
  readonly pendingNames: Map<string, number>;
  /**
   * Names of imports that nothing was found for, with who sees them: they are not what is in scope
   * everywhere.
   */
  readonly unresolvedNames: Map<string, Visibility>;
  /** A glob import names nothing that is known: it may bring any name. */
  hasUnresolvedGlob: boolean;
  /** Glob imports and macro calls that may still add names. */
  pendingGlobs: number;
  readonly blocks: WeakMap<ast.Block, ModuleData | null>;
  readonly expansions: WeakMap<ast.AnyNode, Expansion>;
  /** No import or macro call can add a name any more. */
  complete: boolean;
  /** Constants that stand for calls of `global_asm!`, in the order of the text. */
  readonly assembly: ConstDef[];
  /** Its items, once an edit has changed which there are (`moduleItems`). */
  edited: readonly ModuleItem[] | undefined;
  /** Memo of `traitsInScope`. */
  traits: readonly TraitDef[] | undefined;
}

/** The output of one macro call before and after it was parsed for its position. */
export interface Expansion {
  /** Keeps the marks of the output alive. */
  readonly marker: Marker | undefined;
  /** Let go once they are parsed, unless the crate's input says otherwise. */
  trees: readonly ast.TokenTree[] | undefined;
  /** Items of an included file, which are not tokens. */
  readonly included: Included | undefined;
  readonly problems: HirProblem[];
  /** Result of parsing for a position: set once. */
  parsed: unknown;
  parsedAs: string | undefined;
}

/** An item with a body of statements. */
export type BodyItem = FnDef | ConstDef | StaticDef;

/** The module of a block, and the innermost item around it. */
export interface BodyModule {
  readonly module: ModuleDef;
  readonly owner: BodyItem;
}

/** Traits and enums with `#[enum_dispatch]` by their names, and which belong together. */
export interface DispatchTable {
  readonly traits: Map<string, ast.Trait>;
  readonly enums: Map<string, ast.Enum>;
  /** Pairs of which one has not been seen. */
  readonly waiting: { readonly trait: string; readonly node: string }[];
}

/** A crate with what collection needs. */
export interface CrateData extends Crate {
  readonly input: CrateInput;
  readonly host: SourceHost;
  /** Files that `include!` has brought, and the file with the call. */
  readonly includers: Map<FileId, FileId>;
  readonly target: TargetCfg;
  readonly cfg: CfgOptions;
  root: ModuleData;
  /** Macros of `#[macro_use] extern crate`. */
  readonly macroUse: Map<string, MacroDef>;
  /** The standard prelude's module of `core`, once it is known to exist. */
  stdPrelude: ModuleData | null | undefined;
  /** All modules but those of blocks, in the order found. */
  readonly modules: ModuleData[];
  /** False while imports and item macros of its modules are being resolved. */
  complete: boolean;
  /** Nothing moves any more: what is undetermined counts as absent. */
  forced: boolean;
  /** Traits and enums with `#[enum_dispatch]`. */
  readonly dispatches: DispatchTable;
  /** Derives that we have no meaning for, by item. */
  readonly unknownDerives: Map<AnyDef, string[]>;
  /**
   * The crate that says `extern crate std`, this one or one below: inherent functions of `std` are
   * there.
   */
  linksStd: Crate | undefined;
  /** Some dependency, however far, is a crate of procedural macros. */
  readonly reachesProcMacros: boolean;
  /** Owners of bodies in which block modules have not been looked for yet. */
  readonly unsearchedBodies: BodyItem[];
  /** Of macro calls that count in another text than the module around them: which. */
  readonly callFiles: WeakMap<ast.MacroCall, FileId>;
  /** Of macro calls in included texts: the expansion that brought them, whose limits they share. */
  readonly includedBy: WeakMap<ast.MacroCall, MarkOrigin>;
  /** Characters that modules and included items may still come to. */
  readonly characters: Fuel;
  /** Items that the crate may still come to, those in bodies aside. */
  readonly items: Fuel;
  /** Modules of blocks in bodies that have been searched, outer ones first. */
  readonly bodyModules: BodyModule[];
}

export function dataOf(module: ModuleDef): ModuleData {
  return module as ModuleData;
}

export function crateData(crate: Crate): CrateData {
  return crate as CrateData;
}

/** The crate because of which inherent functions of `std` are there, which `core` has not. */
export function linksStd(crate: Crate): Crate | undefined {
  return crateData(crate).linksStd;
}

/** The map of a namespace. */
export function scopeOf(module: ModuleData, ns: Namespace): Map<string, OwnBinding> {
  return ns === 'type' ? module.types : ns === 'value' ? module.values : module.macros;
}

export const NAMESPACES: readonly Namespace[] = ['type', 'value', 'macro'];

/** What a new module starts from. */
export interface ModuleInit {
  readonly name: string;
  readonly crate: CrateData;
  readonly file: FileId;
  readonly attrs: AttrList;
  readonly parent: ModuleData | undefined;
  readonly node: ast.SourceFile | ast.Mod | ast.Block;
  readonly isBlock: boolean;
  readonly owner?: BodyOwner | undefined;
  readonly folder: string;
  readonly pathFolder: string;
  readonly generated: boolean;
  readonly startScope: MacroScope | undefined;
}

export function createModule(init: ModuleInit): ModuleData {
  return {
    kind: 'module',
    ...init,
    owner: init.owner,
    types: new Map(),
    values: new Map(),
    macros: new Map(),
    unnamedTraits: [],
    impls: [],
    unnamed: new Map(),
    scopeChanges: [],
    globImporters: [],
    globSources: [],
    outsideGlobs: [],
    pendingNames: new Map(),
    unresolvedNames: new Map(),
    hasUnresolvedGlob: false,
    pendingGlobs: 0,
    blocks: new WeakMap(),
    // A block's calls are found under the module around it too: both ask for the same nodes.
    expansions: init.isBlock && init.parent !== undefined ? init.parent.expansions : new WeakMap(),
    complete: false,
    assembly: [],
    edited: undefined,
    traits: undefined,
  };
}

/** The nearest module that is not a block's: what `self::` means. */
export function namedModule(module: ModuleData): ModuleData {
  let m = module;
  while (m.isBlock && m.parent !== undefined) m = m.parent;
  return m;
}

/** Is `inner` this module or inside it? */
export function isInside(inner: ModuleDef, outer: ModuleDef): boolean {
  for (let m: ModuleDef | undefined = inner; m !== undefined; m = m.parent)
    if (m === outer) return true;
  return false;
}

/** Can something with this visibility be named in `from`? */
export function isVisible(vis: Visibility, from: ModuleDef): boolean {
  return vis.kind === 'public' || isInside(from, vis.module);
}

/** The narrower of two visibilities that are nested in each other. */
export function narrower(a: Visibility, b: Visibility): Visibility {
  if (a.kind === 'public') return b;
  if (b.kind === 'public') return a;
  return isInside(a.module, b.module) ? a : b;
}

/**
 * Binds a name and hands it on to the modules that import this one by a glob. Returns whether
 * anything changed. An explicit binding shadows one from a glob; of two explicit ones, or two
 * globs, the first stays.
 */
export function define(
  module: ModuleData,
  ns: Namespace,
  name: string,
  def: AnyDef,
  vis: Visibility,
  glob = false,
): boolean {
  const scope = scopeOf(module, ns);
  const old = scope.get(name);
  if (old !== undefined) {
    if (glob && !(old.glob && old.def === def && widens(vis, old.vis))) return false;
    if (!glob && !old.glob) return false;
  }
  scope.set(name, { def, vis, glob });
  for (const importer of module.globImporters) {
    if (isVisible(vis, importer.module)) {
      define(importer.module, ns, name, def, narrower(vis, importer.vis), true);
    }
  }
  return true;
}

function widens(vis: Visibility, old: Visibility): boolean {
  if (old.kind === 'public') return false;
  return vis.kind === 'public' || (vis.module !== old.module && isInside(old.module, vis.module));
}

/** Brings a trait into scope without a name. */
export function defineUnnamed(module: ModuleData, trait: TraitDef, vis: Visibility): boolean {
  const old = module.unnamed.get(trait);
  if (old !== undefined && !widens(vis, old)) return false;
  module.unnamed.set(trait, vis);
  if (old === undefined) (module.unnamedTraits as TraitDef[]).push(trait);
  for (const importer of module.globImporters) {
    if (isVisible(vis, importer.module)) {
      defineUnnamed(importer.module, trait, narrower(vis, importer.vis));
    }
  }
  return true;
}

/** Records a problem of the crate's structure. Nodes of macro output bring their own file. */
export function reportTo(
  list: HirProblem[],
  kind: HirProblem['kind'],
  what: string,
  node: { readonly start: number; readonly end: number; readonly file?: number | undefined },
  file: FileId,
): void {
  list.push({ kind, what, file: (node.file ?? file) as FileId, start: node.start, end: node.end });
}
