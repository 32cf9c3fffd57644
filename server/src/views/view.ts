/**
 * Views of types: what a reader of bytes has to know of a Rust type to show a value of it, as plain
 * data. Types name each other by keys of one table, because a list's node points to its own type.
 */

/** A part of a value. All sizes and offsets are in bytes. */
export interface FieldView {
  readonly name: string;
  readonly offset: number;
  /** Key of the field's type. */
  readonly type: string;
}

/** How the fields of a struct, variant, tuple or closure are written. */
export type FieldStyle = 'named' | 'tuple' | 'unit';

export interface VariantView {
  readonly name: string;
  readonly style: FieldStyle;
  readonly fields: readonly FieldView[];
  /** The tag that it is written with, unsigned; the variant without one has all other tags. */
  readonly tag?: string;
}

interface ViewBase {
  /** The type as Rust writes it. */
  readonly text: string;
  readonly size: number;
  readonly align: number;
}

export type TypeView = ViewBase &
  (
    | { readonly kind: 'int'; readonly signed: boolean }
    | { readonly kind: 'float'; readonly format: 'f16' | 'bf16' | 'f32' | 'f64' | 'f128' }
    | { readonly kind: 'bool' | 'char' }
    /** Structs, tuples and closures; `name` is what their values begin with. */
    | {
        readonly kind: 'struct';
        readonly what: 'struct' | 'tuple' | 'closure' | 'vector';
        readonly name: string;
        readonly style: FieldStyle;
        readonly fields: readonly FieldView[];
        /**
         * How values are written where it is not by their fields: `{start}..{end}`. A text of one
         * field alone, `{value}`, has that field's parts too; `{ptr}[..{len}]`, with a number or a
         * field behind the dots, those of the slice.
         */
        readonly shown?: string;
        /** Is it a type of a library, whose `PhantomData` says nothing to users? */
        readonly library?: true;
      }
    /** All fields lie at offset 0, and which of them is there is not known. */
    | { readonly kind: 'union'; readonly name: string; readonly fields: readonly FieldView[] }
    | { readonly kind: 'array'; readonly elem: string; readonly count: number }
    | {
        readonly kind: 'enum';
        readonly name: string;
        /** Absent where only one variant can be there. */
        /** `signed` where a number of a variant is negative. */
        readonly tag?: {
          readonly offset: number;
          readonly size: number;
          readonly signed?: true;
        };
        readonly variants: readonly VariantView[];
      }
    | {
        readonly kind: 'pointer';
        readonly ref: '&' | '&mut ' | '*const ' | '*mut ';
        /** Key of what it points to; of slices that of an element, of `str` and `dyn` absent. */
        readonly to?: string;
        /** What it points to; all but `value` come with a second word. */
        readonly points: 'value' | 'slice' | 'str' | 'dyn';
      }
    | { readonly kind: 'fn'; readonly pointer: boolean }
    /** Nothing is known but its size. */
    | { readonly kind: 'opaque' }
  );

/** Types by their keys. */
export type TypeTable = { readonly [key: string]: TypeView };

/** The field as which values of a wrapper are written, such as that of `AtomicU32`. */
export function heldField(view: TypeView | undefined): FieldView | undefined {
  if (view?.kind !== 'struct') return undefined;
  const name = /^\{([^{}]*)\}$/.exec(view.shown ?? '')?.[1];
  return view.fields.find((field) => field.name === name);
}

/** A struct that is a pointer and a length: the pointer, and how many elements there are. */
export interface SliceFields {
  readonly pointer: FieldView;
  readonly length: FieldView | number;
}

/** The fields of a struct whose values are written as a slice, such as cuda-oxide's. */
export function sliceFields(view: TypeView | undefined): SliceFields | undefined {
  if (view?.kind !== 'struct') return undefined;
  const found = /^\{(\w+)\}\[\.\.(?:\{(\w+)\}|(\d+))\]$/.exec(view.shown ?? '');
  if (found === null) return undefined;
  const [, first, second, count] = found;
  const pointer = view.fields.find(({ name }) => name === first);
  const length =
    count === undefined ? view.fields.find(({ name }) => name === second) : Number(count);
  return pointer && length !== undefined ? { pointer, length } : undefined;
}

/** Key of the type as which values of a type are written: of wrappers that of what they hold. */
export function heldType(types: TypeTable, key: string): string {
  const field = heldField(types[key]);
  return field === undefined ? key : heldType(types, field.type);
}
