/**
 * Impls by trait and by the outermost constructor of their self type, so that selection looks at
 * few candidates. Impls of a library wait under their names until a question may be about them.
 */
import { memo } from '../../db/index.ts';
import type { ImplGlance } from '../../syntax/index.ts';
import type { Crate, ImplDef, TraitDef } from '../defs.ts';
import type { GenericArg, Ty } from '../ty.ts';
import type { Cx, ImplHeader } from '../types/cx.ts';
import { defId, defKey, isTy } from '../types/intern.ts';
import { implHeader, isUnsettled } from '../types/items.ts';
import type { InferTable } from '../types/table.ts';

interface TraitImpls {
  readonly byKey: Map<string, ImplHeader[]>;
  /** Long lists of `byKey`, by the trait's first argument too; made when it is asked about. */
  readonly byArgument: Map<string, ByArgument>;
  /** Likewise by the first argument of the self type. */
  readonly byInner: Map<string, ByArgument>;
  /** Impls whose self type is a parameter or projection. */
  readonly blanket: ImplHeader[];
  /** Blanket impls that are for pointers to functions: for other types they are not what lacks. */
  readonly fnPointers: ImplHeader[];
}

/** A list of impls by the outermost constructor of an argument, or its value. */
interface ByArgument {
  readonly byKey: Map<string, ImplHeader[]>;
  /** Impls for which it is a parameter or projection, or not there. */
  readonly others: ImplHeader[];
  /** How many impls of the list are in it. */
  count: number;
}

/** Shorter lists of impls are looked through. */
const LONG = 16;

interface ImplIndex {
  readonly traits: Map<TraitDef, TraitImpls>;
  readonly inherent: Map<string, ImplHeader[]>;
  /**
   * Of the prelude, which does not change: inherent impls by key, then by the name of an item that
   * they have.
   */
  readonly named: Map<string, Map<string, readonly ImplHeader[]>>;
  /**
   * Impls that nobody has read, by the name of the trait (empty for inherent impls), then by that
   * of the self type (empty when it has none). They are read when a question may be about them.
   */
  readonly waiting: Map<string, Map<string, ImplDef[]>>;
  /** How many impls of the crate are in the index; grows when bodies with impls are collected. */
  count: number;
  /** Impls about an alias that was being settled when they were looked at. */
  unsettled: ImplDef[];
}

const indexes = memo<Crate, ImplIndex>('hir.impl-index.indexes');

/** Impls of a crate have come or gone. */
export function forgetImpls(crate: Crate): void {
  indexes.delete(crate);
}

/**
 * Outermost constructor of a type as a key; undefined for parameters, projections and variables.
 */
export function simplify(ty: Ty): string | undefined {
  switch (ty.kind) {
    case 'int':
    case 'float':
      return ty.name;
    case 'adt':
      return defKey(ty.def);
    case 'foreign':
      return `foreign${defId(ty.def)}`;
    case 'ref':
      return ty.mut ? '&mut' : '&';
    case 'ptr':
      return ty.mut ? '*mut' : '*const';
    case 'tuple':
      return `tuple${ty.elems.length}`;
    case 'dyn':
      return ty.principal === undefined ? 'dyn' : `dyn${defId(ty.principal.trait)}`;
    case 'fn-ptr':
      return `fn${ty.sig.params.length}`;
    case 'closure':
      return `closure${defId(ty.def)}`;
    case 'fn-def':
      return `fn-def${defId(ty.def)}`;
    case 'param':
    case 'proj':
    case 'opaque':
    case 'infer':
    case 'error':
      return undefined;
    default:
      return ty.kind;
  }
}

function add(map: Map<string, ImplHeader[]>, key: string, header: ImplHeader): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [header]);
  else list.push(header);
}

/** Whether it is `impl<F: FnPtr> .. for F` of `core`. */
function isForFnPointers({ def, generics, selfTy }: ImplHeader): boolean {
  if (!def.crate.isPrelude || selfTy.kind !== 'param') return false;
  const { node } = generics.params[selfTy.index] ?? {};
  return (
    node?.kind === 'TypeParam' &&
    node.bounds.some(
      (b) => b.kind === 'TraitBound' && b.path.segments.at(-1)?.name.text === 'FnPtr',
    )
  );
}

function insert(cx: Cx, index: ImplIndex, def: ImplDef): void {
  const header = implHeader(cx, def);
  if (isUnsettled(cx, header)) {
    index.unsettled.push(def);
    return;
  }
  // A type that is not known would fit all types, and make other impls ambiguous.
  if (header.selfTy.kind === 'error') return;
  const key = simplify(header.selfTy);
  if (header.def.node.trait === undefined) {
    if (key === undefined) return;
    add(index.inherent, key, header);
    index.named.delete(key);
    return;
  }
  const trait = header.traitRef?.trait;
  if (trait === undefined) return;
  // An auto trait must know what it is not for.
  if (header.negative && (trait.node.auto === undefined || trait.crate.isPrelude)) return;
  let impls = index.traits.get(trait);
  if (impls === undefined)
    index.traits.set(
      trait,
      (impls = {
        byKey: new Map(),
        byArgument: new Map(),
        byInner: new Map(),
        blanket: [],
        fnPointers: [],
      }),
    );
  if (key === undefined) (isForFnPointers(header) ? impls.fnPointers : impls.blanket).push(header);
  else add(impls.byKey, key, header);
}

/** The index of one crate, brought up to date with the impls found since. */
function implIndex(cx: Cx, crate: Crate): ImplIndex {
  let index = indexes.get(crate);
  if (index === undefined) {
    index = {
      traits: new Map(),
      inherent: new Map(),
      named: new Map(),
      waiting: new Map(),
      count: 0,
      unsettled: [],
    };
    indexes.set(crate, index);
  }
  if (index.unsettled.length > 0 && cx.open.aliases === 0)
    for (const def of index.unsettled.splice(0)) insert(cx, index, def);
  while (index.count < crate.impls.length) {
    const def = crate.impls[index.count++]!;
    // Other libraries may call a trait or a type by another name; the prelude does not, and a test
    // says so.
    const { glance } = def.node;
    if (glance === undefined || !crate.isPrelude) insert(cx, index, def);
    else wait(index, def, glance);
  }
  return index;
}

function wait(index: ImplIndex, def: ImplDef, { trait = '', self = '' }: ImplGlance): void {
  let selves = index.waiting.get(trait);
  if (selves === undefined) index.waiting.set(trait, (selves = new Map()));
  const list = selves.get(self);
  if (list === undefined) selves.set(self, [def]);
  else list.push(def);
}

/**
 * The index with all impls of a trait read that can be for a type; `undefined` stands for inherent
 * impls, and any type.
 */
function indexFor(
  cx: Cx,
  crate: Crate,
  trait: TraitDef | undefined,
  self: Ty | undefined,
): ImplIndex {
  const index = implIndex(cx, crate);
  const selves = index.waiting.get(trait?.name ?? '');
  if (selves === undefined) return index;
  if (selves.size === 0) return index;
  if (self !== undefined) {
    read(cx, index, selves, nameOf(self));
    read(cx, index, selves, '');
  } else for (const name of [...selves.keys()]) read(cx, index, selves, name);
  return index;
}

function read(cx: Cx, index: ImplIndex, selves: Map<string, ImplDef[]>, name: string): void {
  const list = selves.get(name);
  if (list === undefined) return;
  selves.delete(name);
  for (const def of list) insert(cx, index, def);
}

/** The name under which the source has a type; empty for types without one. */
function nameOf(ty: Ty): string {
  switch (ty.kind) {
    case 'int':
    case 'float':
      return ty.name;
    case 'bool':
    case 'char':
    case 'str':
      return ty.kind;
    case 'adt':
    case 'foreign':
      return ty.def.name;
    default:
      return '';
  }
}

const NONE: readonly ImplHeader[] = [];

/** What impls are told apart by: the constructor of a type, or a value. */
function keyOf(arg: GenericArg | undefined, table?: InferTable): string | undefined {
  if (arg === undefined) return undefined;
  if (isTy(arg)) return simplify(table?.shallow(arg) ?? arg);
  const known = table?.shallowConst(arg) ?? arg;
  return known.kind === 'value' ? `${known.bits}` : undefined;
}

function innerOf(self: Ty | undefined): GenericArg | undefined {
  return self?.kind === 'adt' ? self.args[0] : undefined;
}

/** Those impls of a list whose argument may have a key. */
function withKey(
  lists: Map<string, ByArgument>,
  self: string,
  list: readonly ImplHeader[],
  key: string,
  argument: (header: ImplHeader) => GenericArg | undefined,
): readonly ImplHeader[] {
  let split = lists.get(self);
  if (split === undefined) lists.set(self, (split = { byKey: new Map(), others: [], count: 0 }));
  for (; split.count < list.length; split.count++) {
    const header = list[split.count]!;
    const own = keyOf(argument(header));
    if (own === undefined) split.others.push(header);
    else add(split.byKey, own, header);
  }
  return joined(split.byKey.get(key) ?? NONE, split.others);
}

/**
 * Those impls for types of one constructor that could be for a self type and a trait with this
 * first argument.
 */
function ofSelf(
  impls: TraitImpls,
  key: string,
  self: Ty,
  argument: GenericArg | undefined,
  table: InferTable | undefined,
): readonly ImplHeader[] {
  const list = impls.byKey.get(key) ?? NONE;
  if (list.length <= LONG) return list;
  const given = keyOf(argument, table);
  const ofArgument =
    given === undefined
      ? list
      : withKey(impls.byArgument, key, list, given, ({ traitRef }) => traitRef?.args[1]);
  const inner = table === undefined ? undefined : keyOf(innerOf(self), table);
  if (inner === undefined || ofArgument.length <= LONG) return ofArgument;
  const ofInner = withKey(impls.byInner, key, list, inner, ({ selfTy }) => innerOf(selfTy));
  return ofInner.length < ofArgument.length ? ofInner : ofArgument;
}

/**
 * Impls of a trait that could apply to a self type. Integer and float variables match every such
 * type. With the trait's first argument, and the table of its variables, impls for others may be
 * left out.
 */
export function traitImpls(
  cx: Cx,
  trait: TraitDef,
  self: Ty,
  argument?: GenericArg,
  table?: InferTable,
): readonly ImplHeader[] {
  const key = simplify(self);
  let out = NONE;
  for (const crate of cx.crates) {
    const index = indexFor(cx, crate, trait, key === undefined ? undefined : self);
    const impls = index.traits.get(trait);
    if (impls === undefined) continue;
    if (key !== undefined) out = joined(out, ofSelf(impls, key, self, argument, table));
    else if (self.kind === 'infer') {
      for (const [k, list] of impls.byKey) {
        if (
          self.flavor === 'any' ||
          (self.flavor === 'int' ? /^[iu]\d|^[iu]size/.test(k) : /^f\d/.test(k))
        )
          out = joined(out, list);
      }
    }
    out = joined(out, impls.blanket);
    if (key === undefined || self.kind === 'fn-ptr') out = joined(out, impls.fnPointers);
  }
  return out;
}

/** Inherent impls with a function or constant of that name that could apply to a self type. */
export function inherentImpls(cx: Cx, self: Ty, name: string): readonly ImplHeader[] {
  const key = simplify(self);
  let out = NONE;
  if (key === undefined) return out;
  for (const crate of cx.crates) {
    const index = indexFor(cx, crate, undefined, self);
    out = joined(
      out,
      crate.isPrelude ? remembered(index, key, name) : having(index.inherent.get(key), name),
    );
  }
  return out;
}

function having(all: readonly ImplHeader[] | undefined, name: string): readonly ImplHeader[] {
  if (all === undefined) return NONE;
  return all.filter(({ def: { items } }) => items.fns.has(name) || items.consts.has(name));
}

/**
 * Numbers have dozens of impls: their methods are found once. Only what is there is remembered:
 * types of other crates and misspelled names come anew with each edit, and the prelude's index
 * lives as long as the server.
 */
function remembered(index: ImplIndex, key: string, name: string): readonly ImplHeader[] {
  const all = index.inherent.get(key);
  if (all === undefined) return NONE;
  let byName = index.named.get(key);
  if (byName === undefined) index.named.set(key, (byName = new Map()));
  let found = byName.get(name);
  if (found === undefined) {
    found = having(all, name);
    if (found.length > 0) byName.set(name, found);
  }
  return found;
}

function joined(a: readonly ImplHeader[], b: readonly ImplHeader[]): readonly ImplHeader[] {
  if (b.length === 0) return a;
  return a.length === 0 ? b : [...a, ...b];
}
