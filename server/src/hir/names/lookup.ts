/**
 * What names and paths mean. The same code answers while a crate is being collected, when an answer
 * may be "not known yet", and afterwards, when there is always one.
 */
import { append } from '../../base/index.ts';
import { memo } from '../../db/index.ts';
import type * as ast from '../../syntax/index.ts';
import { hasAttr } from '../cfg/index.ts';
import type {
  AnyDef,
  Binding,
  BuiltinTypeDef,
  Crate,
  EnumDef,
  ModuleDef,
  TraitAliasDef,
  TraitDef,
  VariantDef,
} from '../defs.ts';
import { crateOfMark, markInfo } from '../macros/index.ts';
import type { Namespace, PathResolution } from './api.ts';
import {
  type CrateData,
  crateData,
  dataOf,
  isVisible,
  type ModuleData,
  namedModule,
  scopeOf,
} from './state.ts';

const BUILTIN_TYPES: ReadonlyMap<string, Binding> = new Map(
  [
    'bool',
    'char',
    'str',
    'i8',
    'i16',
    'i32',
    'i64',
    'i128',
    'isize',
    'u8',
    'u16',
    'u32',
    'u64',
    'u128',
    'usize',
    'f16',
    'f32',
    'f64',
    'f128',
  ].map((name) => [
    name,
    { def: { kind: 'builtin-type', name } satisfies BuiltinTypeDef, vis: { kind: 'public' } },
  ]),
);

/**
 * `pending`: a name that imports or macro calls may still bring. Only while the crate is collected.
 */
export type Lookup = Binding | 'pending' | undefined;

/** Looks only in the module itself, its imports included. */
export function lookupInModule(
  module: ModuleData,
  name: string,
  ns: Namespace,
  asking?: string,
): Lookup {
  const found = scopeOf(module, ns).get(name);
  if (found !== undefined && !found.glob) return found;
  if (module.complete || module.crate.forced) return found;
  const waiting = module.pendingNames.get(name) ?? 0;
  // An import that asks for its own name (`use a::a`) does not wait for itself.
  if (waiting > (asking === name ? 1 : 0)) return 'pending';
  if (found !== undefined) return found;
  return mayStillGet(module, name) ? 'pending' : undefined;
}

/** May globs, through however many modules, still bring the name? */
function mayStillGet(module: ModuleData, name: string): boolean {
  if (module.pendingGlobs > 0) return true;
  if (module.globSources.length === 0) return false;
  const seen = new Set<ModuleData>([module]);
  const open = [module];
  for (let m = open.pop(); m !== undefined; m = open.pop()) {
    for (const source of m.globSources) {
      if (seen.has(source)) continue;
      if (source.pendingGlobs > 0 || (source.pendingNames.get(name) ?? 0) > 0) return true;
      seen.add(source);
      open.push(source);
    }
  }
  return false;
}

/**
 * May an import of something unknown bring names into a module, through others as well: a glob any
 * name, one that is not resolved its own?
 */
export function mayHaveMore(from: ModuleDef, name?: string): boolean {
  const seen = new Set<ModuleData>();
  const open = [dataOf(from)];
  for (let m = open.pop(); m !== undefined; m = open.pop()) {
    if (m.hasUnresolvedGlob || (name !== undefined && m.unresolvedNames.has(name))) return true;
    if (seen.has(m)) continue;
    seen.add(m);
    append(open, m.globSources);
    for (const other of m.outsideGlobs) if (other.kind === 'module') open.push(dataOf(other));
    if (m.isBlock && m.parent !== undefined) open.push(m.parent);
  }
  return false;
}

/**
 * The crate that the standard prelude comes from: `std` where that is a crate of its own, as for
 * build scripts.
 */
function preludeCrate(crate: CrateData): CrateData | undefined {
  if (crate.isPrelude) return crate;
  const core = crate.deps.get('core');
  const std = crate.deps.get('std');
  const found = std?.root.types.get('prelude')?.def.kind === 'module' ? std : core;
  return found === undefined ? undefined : dataOf(found.root).crate;
}

/** The module of the standard prelude that a crate sees, if its `core` has one. */
export function stdPrelude(crate: CrateData): ModuleData | undefined {
  if (crate.stdPrelude !== undefined) return crate.stdPrelude ?? undefined;
  const core = preludeCrate(crate);
  let found: ModuleData | undefined;
  if (core !== undefined) {
    const prelude = core.root.types.get('prelude')?.def;
    if (prelude?.kind === 'module') {
      const version =
        prelude.types.get(`rust_${crate.edition}`)?.def ?? prelude.types.get('v1')?.def;
      if (version?.kind === 'module') found = dataOf(version);
    }
  }
  if (found !== undefined || crate.complete || !crate.isPrelude) crate.stdPrelude = found ?? null;
  return found;
}

/**
 * One name from the innermost block outwards, then what every module sees. `asking`: see
 * `lookupInModule`.
 */
export function lookupFrom(from: ModuleData, name: string, ns: Namespace, asking?: string): Lookup {
  for (let m: ModuleData | undefined = from; m !== undefined; m = m.parent) {
    const found = lookupInModule(m, name, ns, m === from ? asking : undefined);
    if (found !== undefined) return found;
    // `use anyhow::Result` where `anyhow` is not there: the name is not `Result` of the prelude.
    if (m.unresolvedNames.has(name)) return undefined;
    if (!m.isBlock) break;
  }
  return lookupOutside(from.crate, name, ns);
}

/**
 * What is in scope everywhere: extern prelude, `#[macro_use]` crates, standard prelude, builtin
 * types.
 */
function lookupOutside(crate: CrateData, name: string, ns: Namespace): Lookup {
  if (ns === 'type') {
    const dep = crate.deps.get(name);
    if (dep !== undefined) return { def: dep.root, vis: { kind: 'public' } };
  }
  if (ns === 'macro') {
    const used = crate.macroUse.get(name);
    if (used !== undefined) return { def: used, vis: { kind: 'public' } };
  }
  const prelude = stdPrelude(crate);
  if (prelude !== undefined) {
    const found = lookupInModule(prelude, name, ns);
    if (found !== undefined) return found;
  }
  if (ns === 'macro') {
    // `#[macro_export]`ed macros of core are in scope as if `#[macro_use] extern crate core` were
    // written.
    const core = preludeCrate(crate);
    return core === undefined ? undefined : lookupInModule(dataOf(core.root), name, ns);
  }
  return ns === 'type' ? BUILTIN_TYPES.get(name) : undefined;
}

/** The variant of an enum by name. */
export function variantOf(def: EnumDef, name: string): VariantDef | undefined {
  // Enums are small; those that are not pay once.
  const { variants } = def;
  if (variants.length > 12) {
    let index = variantIndex.get(def);
    if (index === undefined) {
      index = new Map(variants.map((v) => [v.name, v]));
      variantIndex.set(def, index);
    }
    return index.get(name);
  }
  for (const variant of variants) if (variant.name === name) return variant;
  return undefined;
}

const variantIndex = memo<EnumDef, Map<string, VariantDef>>('hir.lookup.variantIndex');

/** A path as names, what import and type paths have in common. */
export interface NamePath {
  readonly global: boolean;
  readonly names: readonly ast.Name[];
}

export function namesOfPath(path: ast.Path): NamePath {
  return { global: path.global, names: path.segments.map((s) => s.name) };
}

export type Found = PathResolution | 'pending' | undefined;

/**
 * Walks a path. `forImport`: edition 2015 imports start at the crate root; `asking` is the name an
 * import will bind.
 */
export function walkPath(
  from: ModuleData,
  path: NamePath,
  ns: Namespace,
  forImport = false,
  asking?: string,
): Found {
  const { names } = path;
  const first = names[0];
  if (first === undefined) return undefined;
  const firstNs = names.length === 1 ? ns : 'type';
  if (path.global) {
    const found = lookupGlobal(from, first.text, firstNs);
    if (found === undefined || found === 'pending') return found;
    return walkRest(from, path, ns, asking, found.def, 1);
  }
  const start = startModule(from, first);
  if (start !== undefined) {
    if (first.text !== 'self' && first.text !== 'super')
      return walkRest(from, path, ns, asking, start, 1);
    return upwards(from, path, ns, asking, start);
  }
  if (first.text === 'super' || first.text === 'crate' || first.text === '$crate') return undefined;
  const site = definitionSite(first);
  const found = lookupFirst(site ?? from, first.text, firstNs, forImport, asking);
  if (found === 'pending') return found;
  if (found !== undefined)
    return (
      shadowedBuiltin(path, ns, found.def, forImport, asking) ??
      walkRest(from, path, ns, asking, found.def, 1)
    );
  return site === undefined
    ? undefined
    : walkPath(from, { global: false, names: names.map(unmarked) }, ns, forImport, asking);
}

/** `self::super::super`: each further `super` goes up. */
function upwards(
  from: ModuleData,
  path: NamePath,
  ns: Namespace,
  asking: string | undefined,
  start: ModuleData,
): Found {
  let module = start;
  let at = 1;
  for (; path.names[at]?.text === 'super'; at++) {
    const up = namedModule(module).parent;
    if (up === undefined) return undefined;
    module = namedModule(up);
  }
  return walkRest(from, path, ns, asking, module, at);
}

/** A builtin type where a module of its name is in scope, which the path cannot mean. */
function shadowedBuiltin(
  { names: [first, second, ...more] }: NamePath,
  ns: Namespace,
  def: AnyDef,
  forImport: boolean,
  asking: string | undefined,
): Found {
  const builtin = def.kind === 'module' && first ? BUILTIN_TYPES.get(first.text) : undefined;
  if (builtin === undefined || def.kind !== 'module') return undefined;
  const isMeant =
    second === undefined
      ? // `char` as a type.
        !forImport && ns === 'type'
      : // `u32::MAX` where the module `u32` has no such item.
        lookupInModule(dataOf(def), second.text, more.length === 0 ? ns : 'type', asking) ===
        undefined;
  return isMeant ? { def: builtin.def, rest: 1 } : undefined;
}

/** Goes on from `start`, which the names before the one at `first` mean. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each kind of what is stepped into
function walkRest(
  from: ModuleData,
  { names }: NamePath,
  ns: Namespace,
  asking: string | undefined,
  start: AnyDef,
  first: number,
): Found {
  const count = names.length;
  let def = start;
  let at = first;
  let hidden = false;
  while (at < count) {
    const { text } = names[at]!;
    if (def.kind === 'module') {
      if (text === 'self' && at === count - 1) {
        at++;
        break;
      }
      const found = lookupInModule(
        dataOf(def),
        text,
        at === count - 1 ? ns : 'type',
        def === from ? asking : undefined,
      );
      if (found === undefined || found === 'pending') return found;
      if (!isVisible(found.vis, from)) hidden = true;
      def = found.def;
      at++;
    } else if (def.kind === 'enum') {
      const variant = variantOf(def, text);
      if (variant === undefined) break;
      def = variant;
      at++;
    } else break;
  }
  return hidden ? { def, rest: at, private: true } : { def, rest: at };
}

/** Identifiers of `macro` (2.0) bodies mean what they mean where the macro stands. */
function definitionSite(name: ast.Name): ModuleData | undefined {
  const macro = markInfo(name.ctxt)?.origin.macro;
  return macro?.node.kind === 'MacroDef' ? dataOf(macro.module) : undefined;
}

function unmarked(name: ast.Name): ast.Name {
  return { kind: 'Name', text: name.text, start: name.start, end: name.end };
}

/** The module that a path keyword means. */
function startModule(from: ModuleData, name: ast.Name): ModuleData | undefined {
  switch (name.text) {
    case 'crate':
      return (definitionSite(name) ?? from).crate.root;
    case '$crate': {
      const crate: Crate = crateOfMark(name.ctxt) ?? from.crate;
      return crateData(crate).root;
    }
    case 'self':
      return namedModule(definitionSite(name) ?? from);
    case 'super': {
      const up = namedModule(definitionSite(name) ?? from).parent;
      return up === undefined ? undefined : namedModule(up);
    }
    default:
      return undefined;
  }
}

/** The first name of `::a::b`. */
function lookupGlobal(from: ModuleData, name: string, ns: Namespace): Lookup {
  const { crate } = from;
  if (crate.edition === 2015) {
    const found = lookupInModule(crate.root, name, ns);
    if (found !== undefined) return found;
  }
  const dep = crate.deps.get(name);
  return dep === undefined || ns !== 'type'
    ? undefined
    : { def: dep.root, vis: { kind: 'public' } };
}

function lookupFirst(
  from: ModuleData,
  name: string,
  ns: Namespace,
  forImport: boolean,
  asking?: string,
): Lookup {
  if (forImport && from.crate.edition === 2015) {
    const found = lookupInModule(from.crate.root, name, ns, asking);
    if (found !== undefined) return found;
    const dep = ns === 'type' ? from.crate.deps.get(name) : undefined;
    return dep && { def: dep.root, vis: { kind: 'public' } };
  }
  return lookupFrom(from, name, ns, asking);
}

/** Traits whose methods may be called in `module`. Memoised for collected crates. */
export function traitsInScope(module: ModuleDef): readonly TraitDef[] {
  const data = dataOf(module);
  if (data.traits !== undefined) return data.traits;
  const found = new Set<TraitDef>();
  addTraits(data, found);
  if (data.isBlock && data.parent !== undefined) {
    for (const trait of traitsInScope(data.parent)) found.add(trait);
  } else {
    const prelude = stdPrelude(data.crate);
    if (prelude !== undefined) addTraits(prelude, found);
    addStdTraits(data.crate, found);
  }
  const list = [...found];
  if (data.complete) data.traits = list;
  return list;
}

/** The device library of crates that link `std`, and its module of what that adds to floats. */
const STD_LIBRARY = 'cuda_device';
const STD_TRAITS = 'std_math';

function addStdTraits(crate: CrateData, found: Set<TraitDef>): void {
  if (hasAttr(crate.root.attrs, 'no_std')) return;
  const library = crate.deps.get(STD_LIBRARY);
  const own = library && dataOf(library.root).types.get(STD_TRAITS)?.def;
  if (own?.kind === 'module') addTraits(dataOf(own), found);
}

function addTraits(module: ModuleData, found: Set<TraitDef>): void {
  for (const { def } of module.types.values()) {
    if (def.kind === 'trait') found.add(def);
    else if (def.kind === 'trait-alias') addAliased(def, found, new Set());
  }
  for (const trait of module.unnamedTraits) found.add(trait);
}

/** The traits that an alias stands for are in scope with it. */
function addAliased(alias: TraitAliasDef, found: Set<TraitDef>, open: Set<TraitAliasDef>): void {
  if (open.has(alias)) return;
  open.add(alias);
  for (const bound of alias.node.bounds) {
    if (bound.kind !== 'TraitBound') continue;
    const named = walkPath(dataOf(alias.module), namesOfPath(bound.path), 'type');
    if (named === undefined || named === 'pending') continue;
    if (named.def.kind === 'trait') found.add(named.def);
    else if (named.def.kind === 'trait-alias') addAliased(named.def, found, open);
  }
}
