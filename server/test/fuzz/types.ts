/** The types of generated programs, as values of the generator. All of them are `Copy`. */
import type { Random } from './random.ts';

export type IntName =
  | 'u8'
  | 'u16'
  | 'u32'
  | 'u64'
  | 'u128'
  | 'usize'
  | 'i8'
  | 'i16'
  | 'i32'
  | 'i64'
  | 'i128'
  | 'isize';

export type Type =
  | { readonly kind: 'int'; readonly name: IntName }
  | { readonly kind: 'float'; readonly name: 'f32' | 'f64' }
  | { readonly kind: 'bool' | 'char' | 'param' }
  | { readonly kind: 'tuple'; readonly elems: readonly Type[] }
  | { readonly kind: 'array'; readonly elem: Type; readonly len: number }
  | { readonly kind: 'option'; readonly of: Type }
  | { readonly kind: 'result'; readonly ok: Type; readonly err: Type }
  | { readonly kind: 'adt'; readonly def: Adt; readonly arg: Type | undefined };

export interface Field {
  /** `0`, `1` for fields without names. */
  readonly name: string;
  readonly type: Type;
}

export interface Shape {
  readonly style: 'unit' | 'tuple' | 'record';
  readonly fields: readonly Field[];
}

/** A struct has one shape, an enum one for each variant. */
export interface Adt {
  readonly name: string;
  /** Has it a type parameter `T`? */
  readonly generic: boolean;
  readonly variants: readonly { readonly name: string; readonly shape: Shape }[];
  readonly isEnum: boolean;
  /** Operators (`Add`, ...) the program implements for it. */
  readonly operators: Set<string>;
  readonly ordered: boolean;
}

export const int = (name: IntName): Type => ({ kind: 'int', name });
export const U64 = int('u64');
export const U32 = int('u32');
export const USIZE = int('usize');
export const BOOL: Type = { kind: 'bool' };

export const INT_NAMES: readonly IntName[] = [
  'u8',
  'u16',
  'u32',
  'u64',
  'u128',
  'usize',
  'i8',
  'i16',
  'i32',
  'i64',
  'i128',
  'isize',
];

export function bitsOf(name: IntName): number {
  return name.endsWith('size') ? 64 : Number(name.slice(1));
}

export function isSigned(name: IntName): boolean {
  return name.startsWith('i');
}

export function show(type: Type): string {
  switch (type.kind) {
    case 'int':
    case 'float':
      return type.name;
    case 'param':
      return 'T';
    case 'tuple':
      return `(${type.elems.map(show).join(', ')}${type.elems.length === 1 ? ',' : ''})`;
    case 'array':
      return `[${show(type.elem)}; ${type.len}]`;
    case 'option':
      return `Option<${show(type.of)}>`;
    case 'result':
      return `Result<${show(type.ok)}, ${show(type.err)}>`;
    case 'adt':
      return type.arg === undefined ? type.def.name : `${type.def.name}<${show(type.arg)}>`;
    default:
      return type.kind;
  }
}

export function same(a: Type, b: Type): boolean {
  return show(a) === show(b);
}

/** The type with `T` replaced. */
export function substitute(type: Type, arg: Type | undefined): Type {
  if (arg === undefined) return type;
  switch (type.kind) {
    case 'param':
      return arg;
    case 'tuple':
      return { kind: 'tuple', elems: type.elems.map((t) => substitute(t, arg)) };
    case 'array':
      return { ...type, elem: substitute(type.elem, arg) };
    case 'option':
      return { kind: 'option', of: substitute(type.of, arg) };
    case 'result':
      return { kind: 'result', ok: substitute(type.ok, arg), err: substitute(type.err, arg) };
    case 'adt':
      return type.arg === undefined ? type : { ...type, arg: substitute(type.arg, arg) };
    default:
      return type;
  }
}

export function fieldsOf(type: Type & { kind: 'adt' }, variant: number): readonly Field[] {
  return type.def.variants[variant]!.shape.fields.map((f) => ({
    name: f.name,
    type: substitute(f.type, type.arg),
  }));
}

/** Words that a value's `Bits` take at most; keeps outputs in bounds. */
export function weight(type: Type): number {
  switch (type.kind) {
    case 'tuple':
      return type.elems.reduce((sum, t) => sum + weight(t), 0);
    case 'array':
      return type.len * weight(type.elem);
    case 'option':
      return 1 + weight(type.of);
    case 'result':
      return 1 + Math.max(weight(type.ok), weight(type.err));
    case 'adt':
      return (
        1 +
        Math.max(
          ...type.def.variants.map((_, i) =>
            fieldsOf(type, i).reduce((s, f) => s + weight(f.type), 0),
          ),
        )
      );
    default:
      return 2;
  }
}

/** Has the type an order that is the same on every machine (`Ord`)? */
export function isOrdered(type: Type): boolean {
  switch (type.kind) {
    case 'float':
    case 'param':
      return false;
    case 'tuple':
      return type.elems.every(isOrdered);
    case 'array':
      return isOrdered(type.elem);
    case 'option':
      return isOrdered(type.of);
    case 'result':
      return isOrdered(type.ok) && isOrdered(type.err);
    case 'adt':
      return type.def.ordered && (type.arg === undefined || isOrdered(type.arg));
    default:
      return true;
  }
}

/** Scalars that a program uses more than others, so that its values meet each other. */
const favourites = new WeakMap<Random, readonly Type[]>();

export function scalarType(random: Random): Type {
  let few = favourites.get(random);
  if (few === undefined)
    favourites.set(random, (few = Array.from({ length: 4 }, () => anyScalar(random))));
  return random.chance(75) ? random.pick(few) : anyScalar(random);
}

function anyScalar(random: Random): Type {
  return random.weighted<Type>([
    [70, int(random.pick(INT_NAMES))],
    [8, { kind: 'float', name: random.chance(50) ? 'f32' : 'f64' }],
    [8, BOOL],
    [4, { kind: 'char' }],
  ]);
}

/** A type built of scalars and the program's own types. */
export function randomType(random: Random, adts: readonly Adt[], depth: number): Type {
  if (depth <= 0) return scalarType(random);
  const inner = (): Type => randomType(random, adts, depth - 1);
  const roll = random.below(100);
  if (roll < 45) return scalarType(random);
  if (roll < 58)
    return { kind: 'tuple', elems: Array.from({ length: random.between(1, 3) }, inner) };
  if (roll < 72) return { kind: 'array', elem: inner(), len: random.between(1, 5) };
  if (roll < 80) return { kind: 'option', of: inner() };
  if (roll < 84) return { kind: 'result', ok: inner(), err: scalarType(random) };
  if (adts.length === 0) return scalarType(random);
  const def = random.pick(adts);
  return { kind: 'adt', def, arg: def.generic ? scalarType(random) : undefined };
}
