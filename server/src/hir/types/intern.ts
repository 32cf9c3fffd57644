/**
 * The interner: one object per distinct type or constant, so that equality is `===` and a type can key a map by `id`.
 * The table is process wide and only grows with the number of distinct types that programs mention.
 */

import type {
  AdtDef,
  ConstDef,
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

let nextId = 1;
let nextDefId = 1;
const table = new Map<string, Ty | Const>();
const defIds = new WeakMap<object, number>();

/** A small number that identifies a definition inside keys. */
export function defId(def: object): number {
  let id = defIds.get(def);
  if (id === undefined) defIds.set(def, (id = nextDefId++));
  return id;
}

function intern<T extends Ty | Const>(key: string, flags: number, data: object): T {
  let found = table.get(key);
  if (found === undefined) {
    found = { id: nextId++, flags, ...data } as Ty | Const;
    table.set(key, found);
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
  return intern(kind, flags, { kind });
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
for (const name of INT_NAMES) PRIMITIVES.set(name, intern(`int ${name}`, 0, { kind: 'int', name }));
for (const name of FLOAT_NAMES)
  PRIMITIVES.set(name, intern(`float ${name}`, 0, { kind: 'float', name }));
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
  return intern(`tuple ${ids(elems)}`, flagsOf(elems), { kind: 'tuple', elems });
}

export const UNIT = mkTuple([]);
export const USIZE = mkInt('usize');
export const U8 = mkInt('u8');

export function mkAdt(def: AdtDef, args: readonly GenericArg[]): Ty {
  return intern(`adt ${defId(def)} ${ids(args)}`, flagsOf(args), { kind: 'adt', def, args });
}

export function mkForeign(def: TypeAliasDef): Ty {
  return intern(`foreign ${defId(def)}`, 0, { kind: 'foreign', def });
}

export function mkRef(inner: Ty, mut: boolean): Ty {
  return intern(`ref ${mut} ${inner.id}`, inner.flags, { kind: 'ref', mut, inner });
}

export function mkPtr(inner: Ty, mut: boolean): Ty {
  return intern(`ptr ${mut} ${inner.id}`, inner.flags, { kind: 'ptr', mut, inner });
}

export function mkArray(elem: Ty, len: Const): Ty {
  return intern(`array ${elem.id} ${len.id}`, elem.flags | len.flags, { kind: 'array', elem, len });
}

export function mkSlice(elem: Ty): Ty {
  return intern(`slice ${elem.id}`, elem.flags, { kind: 'slice', elem });
}

export function mkFnPtr(sig: FnPtrSig): Ty {
  const key = `fn-ptr ${sig.unsafe} ${sig.abi} ${sig.variadic} ${ids(sig.params)}>${sig.ret.id}`;
  return intern(key, flagsOf(sig.params) | sig.ret.flags, { kind: 'fn-ptr', sig });
}

export function mkFnDef(def: FnDef | StructDef | VariantDef, args: readonly GenericArg[]): Ty {
  return intern(`fn-def ${defId(def)} ${ids(args)}`, flagsOf(args), { kind: 'fn-def', def, args });
}

export function mkClosure(def: ClosureDef, args: readonly GenericArg[]): Ty {
  return intern(`closure ${defId(def)} ${ids(args)}`, flagsOf(args), {
    kind: 'closure',
    def,
    args,
  });
}

export function mkDyn(principal: DynTrait | undefined, auto: readonly TraitDef[]): Ty {
  let flags = 0;
  let key = 'dyn ';
  if (principal !== undefined) {
    flags = flagsOf(principal.args);
    key += `${defId(principal.trait)} ${ids(principal.args)}`;
    for (const { item, ty } of principal.assoc) {
      flags |= ty.flags;
      key += ` ${defId(item)}=${ty.id}`;
    }
  }
  for (const trait of auto) key += `+${defId(trait)}`;
  return intern(key, flags, { kind: 'dyn', principal, auto });
}

export function mkParam(index: number, name: string): Ty {
  return intern(`param ${index} ${name}`, HAS_PARAM, { kind: 'param', index, name });
}

export function mkProj(item: TypeAliasDef, trait: TraitDef, args: readonly GenericArg[]): Ty {
  return intern(`proj ${defId(item)} ${ids(args)}`, flagsOf(args) | HAS_PROJ, {
    kind: 'proj',
    item,
    trait,
    args,
  });
}

export function mkOpaque(def: FnDef, index: number, args: readonly GenericArg[]): Ty {
  return intern(`opaque ${defId(def)} ${index} ${ids(args)}`, flagsOf(args) | HAS_OPAQUE, {
    kind: 'opaque',
    def,
    index,
    args,
  });
}

export function mkInfer(vid: number, flavor: 'any' | 'int' | 'float'): TyOf<'infer'> {
  return intern(`infer ${vid} ${flavor}`, HAS_INFER, { kind: 'infer', vid, flavor });
}

export function mkConstValue(ty: Ty, bits: bigint): Const {
  return intern(`value ${ty.id} ${bits}`, ty.flags, { kind: 'value', ty, bits });
}

export function mkConstParam(index: number, name: string): Const {
  return intern(`const-param ${index} ${name}`, HAS_PARAM, { kind: 'const-param', index, name });
}

export function mkConstInfer(vid: number): Const {
  return intern(`const-infer ${vid}`, HAS_INFER, { kind: 'const-infer', vid });
}

export function mkUnevaluated(def: AnonConst | ConstDef, args: readonly GenericArg[]): Const {
  return intern(`unevaluated ${defId(def)} ${ids(args)}`, flagsOf(args) | HAS_PROJ, {
    kind: 'unevaluated',
    def,
    args,
  });
}

export const CONST_ERROR: Const = intern('const-error', HAS_ERROR, { kind: 'const-error' });

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
