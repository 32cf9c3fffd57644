/**
 * The interner: one object per distinct type or constant, so that equality is `===` and a type can
 * key a map by `id`. Which table it lies in, and how long it lives, is said at `TypeHome`.
 */

import { identities } from '../../db/index.ts';
import type {
  AdtDef,
  BodyOwner,
  ConstDef,
  Crate,
  FnDef,
  StructDef,
  TraitDef,
  TypeAliasDef,
  VariantDef,
} from '../defs.ts';
import type {
  AnonConst,
  ClosureDef,
  Const,
  DynTrait,
  FloatName,
  FnPtrSig,
  GenericArg,
  IntName,
  Ty,
  TyOf,
  TypeHome,
} from '../ty.ts';
import { HAS_ERROR, HAS_INFER, HAS_OPAQUE, HAS_PARAM, HAS_PROJ } from '../ty.ts';
import { newHome, shorterLived } from './home.ts';
import type { TyScope } from './ty-scope.ts';

let nextId = 1;
let nextDefId = 1;
/** What mentions no definition. */
const UNIVERSAL = newHome(undefined);

interface DefEntry {
  readonly id: number;
  readonly home: TypeHome;
  /** The types of the definition without arguments, which live as long as it. */
  adt: Ty | undefined;
  fnDef: Ty | undefined;
  key: string | undefined;
}

const defEntries = identities<object, DefEntry>('hir.intern.defEntries');
const crateHomes = identities<Crate, TypeHome>('hir.intern.crateHomes');

type Mentioned = { readonly crate: Crate } | ClosureDef | AnonConst;

function entryOf(def: Mentioned): DefEntry {
  let entry = defEntries.get(def);
  if (entry === undefined) {
    entry = {
      id: nextDefId++,
      home: makeHome(def),
      adt: undefined,
      fnDef: undefined,
      key: undefined,
    };
    defEntries.set(def, entry);
  }
  return entry;
}

/**
 * Closures and constants inside bodies are gone after an edit of the body; other definitions stay
 * as long as the crate.
 */
function makeHome(def: Mentioned): TypeHome {
  if (!('crate' in def)) return newHome(crateOf(def));
  let home = crateHomes.get(def.crate);
  if (home === undefined) crateHomes.set(def.crate, (home = newHome(def.crate)));
  return home;
}

/**
 * Mentions definitions of the prelude at most, and no closure: it lives as long as the prelude and
 * means the same all the time.
 */
export function isOfPrelude({ home }: GenericArg): boolean {
  const { crate } = home;
  return home === UNIVERSAL || (crate?.isPrelude === true && home === crateHomes.get(crate));
}

function crateOf(def: ClosureDef | AnonConst): Crate {
  if (def.kind === 'anon-const') return (def.scope as TyScope).module.crate;
  const owner = def.owner as BodyOwner | AnonConst;
  return owner.kind === 'anon-const' ? crateOf(owner) : owner.crate;
}

/** A small number that identifies a definition inside keys. */
export function defId(def: Mentioned): number {
  return entryOf(def).id;
}

/** The same number as text, made once. */
export function defKey(def: Mentioned): string {
  const entry = entryOf(def);
  return (entry.key ??= `${entry.id}`);
}

function intern<T extends Ty | Const>(home: TypeHome, key: string, flags: number, data: object): T {
  return (home.table.get(key) ?? keep(home, key, { id: nextId++, flags, home, ...data })) as T;
}

/** A new entry of a table. */
function keep(home: TypeHome, key: string, made: object): Ty {
  home.table.set(key, made as Ty);
  return made as Ty;
}

function homeOf(list: readonly GenericArg[], first: TypeHome = UNIVERSAL): TypeHome {
  let home = first;
  for (let i = 0; i < list.length; i++) home = shorterLived(home, list[i]!.home);
  return home;
}

function flagsOf(list: readonly GenericArg[]): number {
  let flags = 0;
  for (let i = 0; i < list.length; i++) flags |= list[i]!.flags;
  return flags;
}

function ids(list: readonly GenericArg[]): string {
  let out = '';
  for (let i = 0; i < list.length; i++) out += `${list[i]!.id},`;
  return out;
}

function leaf<K extends 'bool' | 'char' | 'str' | 'never' | 'error'>(kind: K, flags = 0): Ty {
  return intern(UNIVERSAL, kind, flags, { kind });
}

/** Types without parts. */
export const BOOL = leaf('bool');
export const CHAR = leaf('char');
export const STR = leaf('str');
export const NEVER = leaf('never');
export const ERROR = leaf('error', HAS_ERROR);

const INT_NAMES: readonly IntName[] = [
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
];
const FLOAT_NAMES: readonly FloatName[] = ['f16', 'f32', 'f64', 'f128'];
const PRIMITIVES = new Map<string, Ty>();
for (const name of INT_NAMES)
  PRIMITIVES.set(name, intern(UNIVERSAL, `int ${name}`, 0, { kind: 'int', name }));
for (const name of FLOAT_NAMES)
  PRIMITIVES.set(name, intern(UNIVERSAL, `float ${name}`, 0, { kind: 'float', name }));
PRIMITIVES.set('bool', BOOL).set('char', CHAR).set('str', STR).set('!', NEVER);

/** The builtin type of this name, or undefined. */
export function primitive(name: string): Ty | undefined {
  return PRIMITIVES.get(name);
}

export function mkInt(name: IntName): Ty {
  return PRIMITIVES.get(name)!;
}

export function mkFloat(name: FloatName): Ty {
  return PRIMITIVES.get(name)!;
}

export function mkTuple(elems: readonly Ty[]): Ty {
  const home = homeOf(elems);
  const key = `tuple ${ids(elems)}`;
  return (home.table.get(key) as Ty | undefined) ?? keep(home, key, newTuple(home, elems));
}

function newTuple(home: TypeHome, elems: readonly Ty[]): Ty {
  return { id: nextId++, flags: flagsOf(elems), home, kind: 'tuple', elems };
}

export const UNIT = mkTuple([]);
export const USIZE = mkInt('usize');
export const U8 = mkInt('u8');

export function mkAdt(def: AdtDef, args: readonly GenericArg[]): Ty {
  const entry = entryOf(def);
  if (args.length === 0) return (entry.adt ??= newAdt(entry.home, def, args));
  const home = homeOf(args, entry.home);
  if (args.length === 1) {
    // Most of them, so without a text.
    const applied = (home.applied ??= new Map());
    let byArg = applied.get(entry.id);
    if (byArg === undefined) applied.set(entry.id, (byArg = new Map()));
    const { id } = args[0]!;
    let found = byArg.get(id);
    if (found === undefined) byArg.set(id, (found = newAdt(home, def, args)));
    return found;
  }
  const key = `adt ${entry.id} ${ids(args)}`;
  return (home.table.get(key) as Ty | undefined) ?? keep(home, key, newAdt(home, def, args));
}

function newAdt(home: TypeHome, def: AdtDef, args: readonly GenericArg[]): Ty {
  return { id: nextId++, flags: flagsOf(args), home, kind: 'adt', def, args: args.slice() };
}

export function mkForeign(def: TypeAliasDef): Ty {
  const { id, home } = entryOf(def);
  return intern(home, `foreign ${id}`, 0, { kind: 'foreign', def });
}

export function mkRef(inner: Ty, mut: boolean): Ty {
  const { home, flags } = inner;
  const key = mut ? -inner.id : inner.id;
  const found = home.refs?.get(key);
  if (found !== undefined) return found;
  const made: Ty = { id: nextId++, flags, home, kind: 'ref', mut, inner };
  (home.refs ??= new Map()).set(key, made);
  return made;
}

export function mkPtr(inner: Ty, mut: boolean): Ty {
  const { home, flags } = inner;
  const key = mut ? -inner.id : inner.id;
  const found = home.ptrs?.get(key);
  if (found !== undefined) return found;
  const made: Ty = { id: nextId++, flags, home, kind: 'ptr', mut, inner };
  (home.ptrs ??= new Map()).set(key, made);
  return made;
}

export function mkArray(elem: Ty, len: Const): Ty {
  const home = shorterLived(elem.home, len.home);
  const data = { kind: 'array', elem, len };
  return intern(home, `array ${elem.id} ${len.id}`, elem.flags | len.flags, data);
}

export function mkSlice(elem: Ty): Ty {
  const { home, flags } = elem;
  const found = home.slices?.get(elem.id);
  if (found !== undefined) return found;
  const made: Ty = { id: nextId++, flags, home, kind: 'slice', elem };
  (home.slices ??= new Map()).set(elem.id, made);
  return made;
}

export function mkFnPtr(sig: FnPtrSig): Ty {
  const key = `fn-ptr ${sig.unsafe} ${sig.abi} ${sig.variadic} ${ids(sig.params)}>${sig.ret.id}`;
  const home = homeOf(sig.params, sig.ret.home);
  return intern(home, key, flagsOf(sig.params) | sig.ret.flags, { kind: 'fn-ptr', sig });
}

export function mkFnDef(def: FnDef | StructDef | VariantDef, args: readonly GenericArg[]): Ty {
  const entry = entryOf(def);
  if (args.length === 0) return (entry.fnDef ??= newFnDef(entry.home, def, args));
  const home = homeOf(args, entry.home);
  const key = `fn-def ${entry.id} ${ids(args)}`;
  return (home.table.get(key) as Ty | undefined) ?? keep(home, key, newFnDef(home, def, args));
}

function newFnDef(
  home: TypeHome,
  def: FnDef | StructDef | VariantDef,
  args: readonly GenericArg[],
): Ty {
  return { id: nextId++, flags: flagsOf(args), home, kind: 'fn-def', def, args: args.slice() };
}

export function mkClosure(def: ClosureDef, args: readonly GenericArg[]): Ty {
  const entry = entryOf(def);
  const home = homeOf(args, entry.home);
  const key = `closure ${entry.id} ${ids(args)}`;
  const found = home.table.get(key) as Ty | undefined;
  if (found !== undefined) return found;
  return keep(home, key, { id: nextId++, flags: flagsOf(args), home, kind: 'closure', def, args });
}

export function mkDyn(principal: DynTrait | undefined, auto: readonly TraitDef[]): Ty {
  let flags = 0;
  let key = 'dyn ';
  let home = UNIVERSAL;
  if (principal !== undefined) {
    const trait = entryOf(principal.trait);
    flags = flagsOf(principal.args);
    home = homeOf(principal.args, trait.home);
    key += `${trait.id} ${ids(principal.args)}`;
    for (const { item, ty } of principal.assoc) {
      const entry = entryOf(item);
      flags |= ty.flags;
      home = shorterLived(shorterLived(home, entry.home), ty.home);
      key += ` ${entry.id}=${ty.id}`;
    }
  }
  for (const trait of auto) {
    const entry = entryOf(trait);
    home = shorterLived(home, entry.home);
    key += `+${entry.id}`;
  }
  return intern(home, key, flags, { kind: 'dyn', principal, auto });
}

export function mkParam(index: number, name: string): Ty {
  return intern(UNIVERSAL, `param ${index} ${name}`, HAS_PARAM, { kind: 'param', index, name });
}

export function mkProj(item: TypeAliasDef, trait: TraitDef, args: readonly GenericArg[]): Ty {
  const { id, home } = entryOf(item);
  const data = { kind: 'proj', item, trait, args };
  return intern(homeOf(args, home), `proj ${id} ${ids(args)}`, flagsOf(args) | HAS_PROJ, data);
}

export function mkOpaque(def: FnDef, index: number, args: readonly GenericArg[]): Ty {
  const { id, home } = entryOf(def);
  const key = `opaque ${id} ${index} ${ids(args)}`;
  const data = { kind: 'opaque', def, index, args };
  return intern(homeOf(args, home), key, flagsOf(args) | HAS_OPAQUE, data);
}

/**
 * A new variable of the inference whose home is given; no table has it, as nobody makes it twice.
 */
export function newInfer(home: TypeHome, vid: number, flavor: TyOf<'infer'>['flavor']): Ty {
  return { id: nextId++, flags: HAS_INFER, home, kind: 'infer', vid, flavor };
}

/** A stand-in for variables, for which there are negative numbers. */
export function mkInfer(home: TypeHome, vid: number, flavor: TyOf<'infer'>['flavor']): Ty {
  return intern(home, `infer ${vid} ${flavor}`, HAS_INFER, { kind: 'infer', vid, flavor });
}

export function mkConstValue(ty: Ty, bits: bigint): Const {
  return intern(ty.home, `value ${ty.id} ${bits}`, ty.flags, { kind: 'value', ty, bits });
}

export function mkConstParam(index: number, name: string): Const {
  const data = { kind: 'const-param', index, name };
  return intern(UNIVERSAL, `const-param ${index} ${name}`, HAS_PARAM, data);
}

/** Like `newInfer`, for a constant. */
export function newConstInfer(home: TypeHome, vid: number): Const {
  return { id: nextId++, flags: HAS_INFER, home, kind: 'const-infer', vid };
}

/** Like `mkInfer`, for a constant. */
export function mkConstInfer(home: TypeHome, vid: number): Const {
  return intern(home, `const-infer ${vid}`, HAS_INFER, { kind: 'const-infer', vid });
}

export function mkUnevaluated(def: AnonConst | ConstDef, args: readonly GenericArg[]): Const {
  const { id, home } = entryOf(def);
  const data = { kind: 'unevaluated', def, args };
  const key = `unevaluated ${id} ${ids(args)}`;
  return intern(homeOf(args, home), key, flagsOf(args) | HAS_PROJ, data);
}

export const CONST_ERROR: Const = intern(UNIVERSAL, 'const-error', HAS_ERROR, {
  kind: 'const-error',
});

/** Is the generic argument a type (not a constant)? */
export function isTy(arg: GenericArg): arg is Ty {
  switch (arg.kind) {
    case 'value':
    case 'const-param':
    case 'const-infer':
    case 'unevaluated':
    case 'const-error':
      return false;
    default:
      return true;
  }
}

/** An array length. */
export function mkUsize(n: number | bigint): Const {
  return mkConstValue(USIZE, BigInt(n));
}
