/**
 * The interner: one object per distinct type or constant, so that equality is `===` and a type can key a map by `id`.
 * Ids are never used twice.
 *
 * A type is kept by the newest crate that it mentions: its dependencies are older and live longer. When an edit makes a
 * new crate of the user's text, the old one goes, and all types of it. What mentions no crate stays for ever. Types with
 * inference variables are nobody's: they serve until the next crate is made.
 */

import type {
  AdtDef,
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
} from '../ty.ts';
import { HAS_ERROR, HAS_INFER, HAS_OPAQUE, HAS_PARAM, HAS_PROJ } from '../ty.ts';
import type { TyScope } from './cx.ts';

let nextId = 1;
let nextDefId = 1;

/** What a crate keeps. */
interface Shelf {
  /** Greater than those of the crates it depends on. */
  readonly order: number;
  readonly types: Map<string, Ty | Const>;
}

const EVERYWHERE: Shelf = { order: -1, types: new Map() };
const shelves = new WeakMap<Crate, Shelf>();
/** Types with inference variables, newer than any crate. */
let open = openShelf();

function openShelf(): Shelf {
  return { order: Number.POSITIVE_INFINITY, types: new Map() };
}

/** Lets go of all types with inference variables. Only while nothing is being inferred. */
export function forgetOpenTypes(): void {
  open = openShelf();
}

function shelfOf(crate: Crate): Shelf {
  let shelf = shelves.get(crate);
  if (shelf === undefined) shelves.set(crate, (shelf = { order: crate.order, types: new Map() }));
  return shelf;
}

/** Interned objects with the shelf that they stand on; nobody else needs to know. */
type Shelved = (Ty | Const) & { readonly shelf: Shelf };

const shelfOfPart = (part: GenericArg): Shelf => (part as Shelved).shelf;

/** The newest crate that the parts mention, none of them older than `shelf`. */
function newest(shelf: Shelf, parts: readonly GenericArg[]): Shelf {
  let found = shelf;
  for (const part of parts) {
    const other = shelfOfPart(part);
    if (other.order > found.order) found = other;
  }
  return found;
}

/** That of the body or constant which a closure or an anonymous constant is written in. */
function shelfOfOwner(owner: object): Shelf {
  const { crate, scope } = owner as { readonly crate?: Crate; readonly scope?: TyScope };
  return shelfOf(crate ?? scope!.module.crate);
}

const defIds = new WeakMap<object, number>();

/** A small number that identifies a definition inside keys. */
export function defId(def: object): number {
  let id = defIds.get(def);
  if (id === undefined) defIds.set(def, (id = nextDefId++));
  return id;
}

function intern<T extends Ty | Const>(shelf: Shelf, key: string, flags: number, data: object): T {
  let found = shelf.types.get(key);
  if (found === undefined) {
    found = { id: nextId++, flags, ...data, shelf } as unknown as Shelved;
    shelf.types.set(key, found);
  }
  return found as T;
}

function flagsOf(list: readonly GenericArg[]): number {
  let flags = 0;
  for (const item of list) flags |= item.flags;
  return flags;
}

function ids(list: readonly GenericArg[]): string {
  let out = '';
  for (const item of list) out += `${item.id},`;
  return out;
}

function leaf<K extends 'bool' | 'char' | 'str' | 'never' | 'error'>(kind: K, flags = 0): Ty {
  return intern(EVERYWHERE, kind, flags, { kind });
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
  PRIMITIVES.set(name, intern(EVERYWHERE, `int ${name}`, 0, { kind: 'int', name }));
for (const name of FLOAT_NAMES)
  PRIMITIVES.set(name, intern(EVERYWHERE, `float ${name}`, 0, { kind: 'float', name }));
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
  return intern(newest(EVERYWHERE, elems), `tuple ${ids(elems)}`, flagsOf(elems), {
    kind: 'tuple',
    elems,
  });
}

export const UNIT = mkTuple([]);
export const USIZE = mkInt('usize');
export const U8 = mkInt('u8');

export function mkAdt(def: AdtDef, args: readonly GenericArg[]): Ty {
  return intern(newest(shelfOf(def.crate), args), `adt ${defId(def)} ${ids(args)}`, flagsOf(args), {
    kind: 'adt',
    def,
    args,
  });
}

export function mkForeign(def: TypeAliasDef): Ty {
  return intern(shelfOf(def.crate), `foreign ${defId(def)}`, 0, { kind: 'foreign', def });
}

export function mkRef(inner: Ty, mut: boolean): Ty {
  return intern(shelfOfPart(inner), `ref ${mut} ${inner.id}`, inner.flags, {
    kind: 'ref',
    mut,
    inner,
  });
}

export function mkPtr(inner: Ty, mut: boolean): Ty {
  return intern(shelfOfPart(inner), `ptr ${mut} ${inner.id}`, inner.flags, {
    kind: 'ptr',
    mut,
    inner,
  });
}

export function mkArray(elem: Ty, len: Const): Ty {
  return intern(
    newest(shelfOfPart(elem), [len]),
    `array ${elem.id} ${len.id}`,
    elem.flags | len.flags,
    { kind: 'array', elem, len },
  );
}

export function mkSlice(elem: Ty): Ty {
  return intern(shelfOfPart(elem), `slice ${elem.id}`, elem.flags, { kind: 'slice', elem });
}

export function mkFnPtr(sig: FnPtrSig): Ty {
  const key = `fn-ptr ${sig.unsafe} ${sig.abi} ${sig.variadic} ${ids(sig.params)}>${sig.ret.id}`;
  return intern(
    newest(shelfOfPart(sig.ret), sig.params),
    key,
    flagsOf(sig.params) | sig.ret.flags,
    { kind: 'fn-ptr', sig },
  );
}

export function mkFnDef(def: FnDef | StructDef | VariantDef, args: readonly GenericArg[]): Ty {
  return intern(
    newest(shelfOf(def.crate), args),
    `fn-def ${defId(def)} ${ids(args)}`,
    flagsOf(args),
    { kind: 'fn-def', def, args },
  );
}

export function mkClosure(def: ClosureDef, args: readonly GenericArg[]): Ty {
  return intern(
    newest(shelfOfOwner(def.owner), args),
    `closure ${defId(def)} ${ids(args)}`,
    flagsOf(args),
    {
      kind: 'closure',
      def,
      args,
    },
  );
}

export function mkDyn(principal: DynTrait | undefined, auto: readonly TraitDef[]): Ty {
  let flags = 0;
  let key = 'dyn ';
  let shelf = EVERYWHERE;
  if (principal !== undefined) {
    shelf = newest(shelfOf(principal.trait.crate), principal.args);
    flags = flagsOf(principal.args);
    key += `${defId(principal.trait)} ${ids(principal.args)}`;
    for (const { item, ty } of principal.assoc) {
      flags |= ty.flags;
      shelf = newest(shelf, [ty]);
      key += ` ${defId(item)}=${ty.id}`;
    }
  }
  for (const trait of auto) {
    key += `+${defId(trait)}`;
    const other = shelfOf(trait.crate);
    if (other.order > shelf.order) shelf = other;
  }
  return intern(shelf, key, flags, { kind: 'dyn', principal, auto });
}

export function mkParam(index: number, name: string): Ty {
  return intern(EVERYWHERE, `param ${index} ${name}`, HAS_PARAM, { kind: 'param', index, name });
}

export function mkProj(item: TypeAliasDef, trait: TraitDef, args: readonly GenericArg[]): Ty {
  return intern(
    newest(shelfOf(item.crate), args),
    `proj ${defId(item)} ${ids(args)}`,
    flagsOf(args) | HAS_PROJ,
    {
      kind: 'proj',
      item,
      trait,
      args,
    },
  );
}

export function mkOpaque(def: FnDef, index: number, args: readonly GenericArg[]): Ty {
  return intern(
    newest(shelfOf(def.crate), args),
    `opaque ${defId(def)} ${index} ${ids(args)}`,
    flagsOf(args) | HAS_OPAQUE,
    {
      kind: 'opaque',
      def,
      index,
      args,
    },
  );
}

export function mkInfer(vid: number, flavor: 'any' | 'int' | 'float'): TyOf<'infer'> {
  return intern(open, `infer ${vid} ${flavor}`, HAS_INFER, { kind: 'infer', vid, flavor });
}

export function mkConstValue(ty: Ty, bits: bigint): Const {
  return intern(shelfOfPart(ty), `value ${ty.id} ${bits}`, ty.flags, { kind: 'value', ty, bits });
}

export function mkConstParam(index: number, name: string): Const {
  return intern(EVERYWHERE, `const-param ${index} ${name}`, HAS_PARAM, {
    kind: 'const-param',
    index,
    name,
  });
}

export function mkConstInfer(vid: number): Const {
  return intern(open, `const-infer ${vid}`, HAS_INFER, { kind: 'const-infer', vid });
}

export function mkUnevaluated(def: AnonConst | ConstDef, args: readonly GenericArg[]): Const {
  return intern(
    newest(shelfOfOwner(def), args),
    `unevaluated ${defId(def)} ${ids(args)}`,
    flagsOf(args) | HAS_PROJ,
    {
      kind: 'unevaluated',
      def,
      args,
    },
  );
}

export const CONST_ERROR: Const = intern(EVERYWHERE, 'const-error', HAS_ERROR, {
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
