/** Attributes of MLIR: those that kernels use as data, all others as their text. */
import type { Type } from './types.ts';

export type Attribute =
  | { readonly kind: 'integer'; readonly value: bigint; readonly type: Type | undefined }
  | FloatAttribute
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'array'; readonly items: readonly Attribute[] }
  | { readonly kind: 'dictionary'; readonly entries: ReadonlyMap<string, Attribute> }
  | { readonly kind: 'type'; readonly type: Type }
  /** `@module::@kernel` */
  | SymbolAttribute
  /** `dense<...> : type`; `values` is undefined for forms that are not read. */
  | DenseAttribute
  /** `array<i32: 1, 2>` */
  | {
      readonly kind: 'numbers';
      readonly element: Type;
      readonly values: readonly (bigint | number | boolean)[];
    }
  | { readonly kind: 'unit' }
  | { readonly kind: 'other'; readonly text: string };

export interface FloatAttribute {
  readonly kind: 'float';
  readonly value: number;
  /** The bit pattern, when that is how it was written. */
  readonly bits: bigint | undefined;
  readonly type: Type | undefined;
  /** Written without a point, which MLIR does not take. */
  readonly decimal?: true;
}

export interface SymbolAttribute {
  readonly kind: 'symbol';
  readonly path: readonly string[];
  readonly start: number;
  readonly end: number;
}

export interface DenseAttribute {
  readonly kind: 'dense';
  readonly type: Type;
  /** One for all elements, or all of them in order. */
  readonly values: readonly Attribute[] | undefined;
}

/** The whole number that an attribute is. */
export function integerOf(attr: Attribute | undefined): bigint | undefined {
  return attr?.kind === 'integer' ? attr.value : undefined;
}

/** The whole numbers of an array, however it is written. */
export function integersOf(attr: Attribute | undefined): readonly bigint[] | undefined {
  if (attr?.kind === 'numbers') {
    const out = attr.values.filter((value) => typeof value === 'bigint');
    return out.length === attr.values.length ? out : undefined;
  }
  const items =
    attr?.kind === 'array' ? attr.items : attr?.kind === 'dense' ? attr.values : undefined;
  if (items === undefined) return undefined;
  const out = items.map(integerOf);
  return out.includes(undefined) ? undefined : (out as bigint[]);
}
