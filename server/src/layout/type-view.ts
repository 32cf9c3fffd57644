/**
 * Views of types (`views`) made from layouts: the table of one program, filled as types are asked
 * for. Only a debugger asks.
 */
import {
  attrValue,
  type Const,
  type HirQueries,
  type StructDef,
  sameStruct,
  type Ty,
  type TyOf,
  type UnionDef,
  type VariantDef,
} from '../hir/index.ts';
import type { FieldStyle, FieldView, TypeView, VariantView } from '../views/index.ts';
import type { Layout, StructLayout } from './layout.ts';
import { isSignedInt, LayoutError, type Layouts } from './layouts.ts';
import { maxValue } from './scalar.ts';

/** What views ask of the program. */
export interface TypeViewHost {
  readonly hir: HirQueries;
  readonly layouts: Layouts;
  /** A text that only this type has. */
  typeText(ty: Ty): string;
  /** Names of a closure's captures, in their order. */
  captureNames(ty: TyOf<'closure'>): readonly string[];
}

export class TypeViews {
  private readonly host: TypeViewHost;
  private readonly table: Record<string, TypeView> = {};
  /** Which type a key's view is of: a closure after an edit is another one of the same name. */
  private readonly made = new Map<string, number>();

  constructor(host: TypeViewHost) {
    this.host = host;
  }

  /** The key of a type; its view, and those of all that it names, are in the table from now on. */
  keyOf(ty: Ty): string {
    const key = this.host.typeText(ty);
    const todo: Ty[] = [];
    this.enter(key, ty, todo);
    for (let next = todo.pop(); next !== undefined; next = todo.pop())
      this.enter(this.host.typeText(next), next, todo);
    return key;
  }

  /** Forgets all views, together with the code that names them. */
  clear(): void {
    for (const key of this.made.keys()) delete this.table[key];
    this.made.clear();
  }

  /** Adds the views of some types, and of all that they name, to a table. */
  copyTo(out: Record<string, TypeView>, keys: Iterable<string>): void {
    const todo = [...keys];
    for (let key = todo.pop(); key !== undefined; key = todo.pop()) {
      const view = this.table[key];
      if (view === undefined || key in out) continue;
      out[key] = view;
      for (const part of partsOf(view)) todo.push(part);
    }
  }

  private enter(key: string, ty: Ty, todo: Ty[]): void {
    if (this.made.get(key) === ty.id) return;
    this.made.set(key, ty.id);
    this.table[key] = this.view(ty, (part) => {
      todo.push(part);
      return this.host.typeText(part);
    });
  }

  private view(ty: Ty, key: (part: Ty) => string): TypeView {
    const text = this.host.hir.display(ty);
    let layout: Layout;
    try {
      layout = this.host.layouts.of(ty);
    } catch (error) {
      if (!(error instanceof LayoutError)) throw error;
      return { kind: 'opaque', text, size: 0, align: 1 };
    }
    const base = { text, size: layout.size, align: layout.align };
    switch (ty.kind) {
      case 'bool':
      case 'char':
        return { ...base, kind: ty.kind };
      case 'int':
        return { ...base, kind: 'int', signed: isSignedInt(ty.name) };
      case 'float':
        return { ...base, kind: 'float', format: ty.name };
      case 'ref':
        return { ...base, ...this.pointer(ty.mut ? '&mut ' : '&', ty.inner, key) };
      case 'ptr':
        return { ...base, ...this.pointer(ty.mut ? '*mut ' : '*const ', ty.inner, key) };
      case 'fn-ptr':
        return { ...base, kind: 'fn', pointer: true };
      case 'fn-def':
        return { ...base, kind: 'fn', pointer: false };
      case 'array': {
        const count = Number(this.host.hir.constValue(ty.len) ?? 0n);
        return { ...base, kind: 'array', elem: key(ty.elem), count };
      }
      case 'tuple': {
        const fields = fieldViews(
          layout,
          ty.elems.map((_, index) => `${index}`),
          key,
        );
        return { ...base, kind: 'struct', what: 'tuple', name: '', style: 'tuple', fields };
      }
      case 'closure': {
        const fields = fieldViews(layout, this.host.captureNames(ty), key);
        const name = '{closure}';
        return { ...base, kind: 'struct', what: 'closure', name, style: 'named', fields };
      }
      case 'adt':
        return { ...base, ...this.adt(ty, layout, key) };
      default:
        return { ...base, kind: 'opaque' };
    }
  }

  private pointer(ref: '&' | '&mut ' | '*const ' | '*mut ', inner: Ty, key: (part: Ty) => string) {
    const { layouts } = this.host;
    const meta = layouts.pointerMeta(inner);
    if (inner.kind === 'slice')
      return { kind: 'pointer', ref, to: key(inner.elem), points: 'slice' } as const;
    if (inner.kind === 'str') return { kind: 'pointer', ref, points: 'str' } as const;
    // Of a struct with an unsized end only the address is shown.
    if (meta !== 'none') return { kind: 'pointer', ref, points: 'dyn' } as const;
    return { kind: 'pointer', ref, to: key(inner), points: 'value' } as const;
  }

  private adt(ty: TyOf<'adt'>, layout: Layout, key: (part: Ty) => string) {
    const { def } = ty;
    const { name } = def;
    if (def.kind === 'union') {
      const fields = fieldViews(layout, this.names(def), key);
      const value = isMaybeUninit(def) ? fields.filter((one) => one.name === 'value') : [];
      if (value.length === 0) return { kind: 'union', name, fields } as const;
      const held = { what: 'struct', style: 'named', fields: value, shown: '{value}' } as const;
      return { kind: 'struct', name, ...held } as const;
    }
    if (def.kind === 'enum') return this.enum(ty, layout, key);
    const half = halfFloat(def, layout);
    if (half !== undefined) return { kind: 'float', format: half } as const;
    const names = this.names(def);
    const fields = fieldViews(layout, names, key);
    const style = styleOf(names);
    const what = this.host.hir.repr(def).simd ? 'vector' : 'struct';
    const shown = this.shownAs(ty, def, names);
    const isLibrary = def.crate.isPrelude || def.crate.isStandIn || sameStruct(def) !== undefined;
    return {
      kind: 'struct',
      what,
      name,
      style,
      fields,
      ...(shown !== undefined && { shown }),
      ...(isLibrary && { library: true as const }),
    } as const;
  }

  /**
   * How values of a struct are written where it is not by their fields: device libraries say so by
   * `#[shown_as = "{ptr}[..{len}]"]`, in which a constant parameter stands for its value.
   */
  private shownAs(
    { args }: TyOf<'adt'>,
    def: StructDef,
    names: readonly string[],
  ): string | undefined {
    const pattern = attrValue(def.attrs, 'shown_as') ?? ofStandardLibrary(def, names);
    if (pattern === undefined) return undefined;
    const used = [...pattern.matchAll(/\{([^{}]*)\}/g)].map(([, field]) => field!);
    if (!used.every((field) => names.includes(field))) return undefined;
    const { hir } = this.host;
    return pattern.replace(/\.\.([A-Z]\w*)/, (all, name) => {
      const param = hir.generics(def).params.find((one) => one.name === name);
      const value =
        param?.kind === 'const' ? hir.constValue(args[param.index] as Const) : undefined;
      return value === undefined ? all : `..${value}`;
    });
  }

  private names(def: StructDef | UnionDef | VariantDef): readonly string[] {
    return this.host.hir.fields(def).map((field) => field.name);
  }

  private enum({ def }: TyOf<'adt'>, layout: Layout, key: (part: Ty) => string) {
    if (def.kind !== 'enum') throw new Error('no enum');
    const { name } = def;
    const { variants } = layout;
    const variant = (index: number, shape: StructLayout, tag: string | undefined): VariantView => {
      const of = def.variants[index]!;
      const names = this.names(of);
      const fields = fieldViews(shape, names, key);
      const style = styleOf(names);
      return { name: of.name, style, fields, ...(tag !== undefined && { tag }) };
    };
    if (variants.kind === 'single') {
      const only = def.variants[variants.index];
      const list = only === undefined ? [] : [variant(variants.index, layout, undefined)];
      return { kind: 'enum', name, variants: list } as const;
    }
    const { tag, tagOffset, encoding, layouts } = variants;
    const mask = maxValue(tag.size);
    const tagOf = (index: number): bigint | undefined => {
      if (encoding.kind === 'direct')
        return this.host.hir.discriminant(def.variants[index]!) & mask;
      if (index === encoding.untagged) return undefined;
      return (encoding.start + BigInt(index - encoding.first)) & mask;
    };
    const list = layouts.flatMap((shape, index) => {
      const isListed =
        encoding.kind === 'direct' ||
        index === encoding.untagged ||
        (index >= encoding.first && index <= encoding.last);
      return isListed ? [variant(index, shape, tagOf(index)?.toString())] : [];
    });
    const isSigned =
      encoding.kind === 'direct' &&
      def.variants.some((one) => this.host.hir.discriminant(one) < 0n);
    return {
      kind: 'enum',
      name,
      tag: { offset: tagOffset, size: tag.size, ...(isSigned && { signed: true as const }) },
      variants: list,
    } as const;
  }
}

function fieldViews(
  { offsets, fieldTys }: StructLayout,
  names: readonly string[],
  key: (part: Ty) => string,
): FieldView[] {
  return fieldTys.map((ty, index) => ({
    name: names[index] ?? `${index}`,
    offset: offsets[index] ?? 0,
    type: key(ty),
  }));
}

function styleOf(names: readonly string[]): FieldStyle {
  if (names.length === 0) return 'unit';
  return /^\d/.test(names[0]!) ? 'tuple' : 'named';
}

/** `f16` and `bf16` of libraries, which are an integer with a name. */
function halfFloat({ name, crate }: StructDef, { size }: Layout): 'f16' | 'bf16' | undefined {
  if (size !== 2 || (name !== 'f16' && name !== 'bf16')) return undefined;
  return crate.isPrelude ? undefined : name;
}

/** Is it `MaybeUninit`, which a reader wants to see as its value, or as uninitialized? */
function isMaybeUninit({ name, crate }: UnionDef): boolean {
  return crate.isPrelude && name === 'MaybeUninit';
}

/**
 * Types of the standard library that are not written as a struct. `Debug` has fewer: a
 * `ManuallyDrop` is in the way in a `MaybeUninit`, of which `Debug` writes the type alone.
 */
const SHOWN: Readonly<Record<string, string>> = {
  ManuallyDrop: '{value}',
  NonZero: '{0}',
  UnsafeCell: '{value}',
  SyncUnsafeCell: '{value}',
  Wrapping: '{0}',
  Saturating: '{0}',
  Range: '{start}..{end}',
  RangeFrom: '{start}..',
  RangeTo: '..{end}',
  RangeFull: '..',
  RangeInclusive: '{start}..={end}',
  RangeToInclusive: '..={end}',
};

/**
 * How values of a type of the standard library are written; wrappers of one field are written as
 * that.
 */
function ofStandardLibrary({ name, crate }: StructDef, names: readonly string[]) {
  if (!crate.isPrelude && !crate.isStandIn) return undefined;
  const isWrapper = /^(?:\w*Atomic\w+|NonZero\w*)$/.test(name) && names.length === 1;
  return isWrapper ? `{${names[0]}}` : SHOWN[name];
}

/** Keys of the types that a view names. */
function partsOf(view: TypeView): readonly string[] {
  switch (view.kind) {
    case 'struct':
    case 'union':
      return view.fields.map(({ type }) => type);
    case 'enum':
      return view.variants.flatMap(({ fields }) => fields.map(({ type }) => type));
    case 'array':
      return [view.elem];
    case 'pointer':
      return view.to === undefined ? [] : [view.to];
    default:
      return [];
  }
}
