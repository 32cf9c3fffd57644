/**
 * `Layouts`: the layout of every monomorphic type, computed when asked for and kept by the type's
 * id.
 *
 * It asks the program only through `HirQueries` and knows one target's sizes: pointers are 8 bytes
 * on every GPU target.
 */
import { assertNever, type Draft, LIMITS } from '../base/index.ts';
import type {
  AdtDef,
  EnumDef,
  HirQueries,
  IntName,
  Repr,
  StructDef,
  Ty,
  TyOf,
  UnionDef,
  VariantDef,
} from '../hir/index.ts';
import { type EnumShape, isAbsent, layoutEnum } from './enum-layout.ts';
import { alignTo, emptyLayout, type Layout, layoutLike, type ValueRepr } from './layout.ts';
import {
  floatScalar,
  intScalar,
  largerNiche,
  maxValue,
  nicheOf,
  ptrScalar,
  type Scalar,
  samePrim,
  toUnion,
  withRange,
} from './scalar.ts';
import {
  layoutStruct,
  MAYBE_UNSIZED,
  SIZED,
  type StructKind,
  scalarPair,
} from './struct-layout.ts';

/** Thrown for types that have no layout: generic ones, and what the compiler does not know yet. */
export class LayoutError extends Error {
  override name = 'LayoutError';
}

/**
 * rustc's bound on the size of a type where pointers have 64 bits; what is smaller may still be too
 * large to lay out.
 */
const MAX_TYPE_BYTES = LIMITS.typeBytes.limit;

const PLAIN_REPR: Repr = Object.freeze({
  c: false,
  transparent: false,
  simd: false,
  int: undefined,
  packed: undefined,
  align: undefined,
});

/** The part of a coroutine that is there in all its states. */
export interface CoroutinePrefix {
  readonly layout: Layout;
  readonly stateOffset: number;
  readonly size: number;
}

/** What the data pointer of a fat pointer travels with. */
export type PointerMeta = 'none' | 'length' | 'vtable';

const INT_BYTES: Readonly<Record<IntName, number>> = {
  i8: 1,
  i16: 2,
  i32: 4,
  i64: 8,
  i128: 16,
  isize: 8,
  u8: 1,
  u16: 2,
  u32: 4,
  u64: 8,
  u128: 16,
  usize: 8,
};

const FLOAT_BYTES = { f16: 2, f32: 4, f64: 8, f128: 16 } as const;

/** Width of an integer type in bytes. */
export function intBytes(name: IntName): number {
  return INT_BYTES[name];
}

export function isSignedInt(name: IntName): boolean {
  return name.startsWith('i');
}

export class Layouts {
  readonly hir: HirQueries;
  /** By type id. */
  private readonly cache = new Map<number, Layout>();

  constructor(hir: HirQueries) {
    this.hir = hir;
  }

  /** The layout of a monomorphic type. Throws `LayoutError` when there is none. */
  of(ty: Ty): Layout {
    let layout = this.cache.get(ty.id);
    if (layout === undefined) {
      const { guesses } = this;
      layout = this.compute(ty);
      if (this.guesses === guesses) this.cache.set(ty.id, layout);
    }
    return layout;
  }

  /**
   * What a coroutine keeps between two steps, behind its prefix; lowering says it, which sees the
   * body.
   */
  frames:
    | ((ty: TyOf<'closure'>, prefix: CoroutinePrefix) => { size: number; align: number })
    | undefined;
  /** How often a size was given that is not known yet: what came of one is not kept. */
  guesses = 0;

  /** Where a coroutine has its captured variables, which stay there, and its state. */
  coroutinePrefix(ty: TyOf<'closure'>): CoroutinePrefix {
    const tys = this.hir.closureCaptures(ty.def, ty.args);
    const state = scalarLayout(ty, intScalar(1, 1, false));
    const fields = [...tys.map((field) => this.of(field)), state];
    const shape = layoutStruct(fields, PLAIN_REPR, SIZED).layout;
    const stateOffset = shape.offsets[tys.length]!;
    const layout = emptyLayout(ty);
    layout.size = shape.size;
    layout.align = shape.align;
    layout.offsets = shape.offsets.slice(0, tys.length);
    layout.fieldTys = tys;
    return { layout, stateOffset, size: shape.size };
  }

  private coroutine(ty: TyOf<'closure'>): Layout {
    const prefix = this.coroutinePrefix(ty);
    const frame = this.frames?.(ty, prefix);
    if (frame === undefined)
      throw new LayoutError(
        `no layout for \`${this.hir.display(ty)}\` before its body is compiled`,
      );
    const layout = emptyLayout(ty);
    layout.size = frame.size;
    layout.align = frame.align;
    layout.offsets = prefix.layout.offsets;
    layout.fieldTys = prefix.layout.fieldTys;
    return layout;
  }

  /** Forgets everything; for when definitions have changed. */
  clear(): void {
    this.cache.clear();
  }

  /** What a pointer to `ty` carries besides the address: decided by its unsized tail. */
  pointerMeta(ty: Ty): PointerMeta {
    const tail = this.tailOf(ty);
    if (tail.kind === 'str' || tail.kind === 'slice') return 'length';
    return tail.kind === 'dyn' ? 'vtable' : 'none';
  }

  /**
   * The innermost last field: of `Foo<[T]>` the slice. The type itself when it is no struct or
   * tuple.
   */
  tailOf(ty: Ty): Ty {
    let at = ty;
    for (;;) {
      if (at.kind === 'tuple' && at.elems.length > 0) at = at.elems[at.elems.length - 1]!;
      else if (at.kind === 'adt' && at.def.kind === 'struct') {
        const fields = this.hir.fields(at.def);
        const last = fields[fields.length - 1];
        if (last === undefined) return at;
        at = this.hir.instantiate(last.ty, at.args);
      } else return at;
    }
  }

  /**
   * Alignment of an integer of `size` bytes. The AMD GPU data layout gives 128-bit integers only 8.
   */
  readonly intAlign = (size: number): number =>
    size === 16 && this.hir.target.arch === 'amdgpu' ? 8 : size;

  private compute(ty: Ty): Layout {
    switch (ty.kind) {
      case 'bool':
        return scalarLayout(ty, withRange(intScalar(1, 1, false), 0n, 1n));
      case 'char':
        return scalarLayout(ty, withRange(intScalar(4, 4, false), 0n, 0x10ffffn));
      case 'int': {
        const size = intBytes(ty.name);
        return scalarLayout(ty, intScalar(size, this.intAlign(size), isSignedInt(ty.name)));
      }
      case 'float':
        return scalarLayout(ty, floatScalar(FLOAT_BYTES[ty.name]));
      case 'fn-ptr':
        return scalarLayout(ty, ptrScalar(true));
      case 'ref':
        return this.pointer(ty, ty.inner, true);
      case 'ptr':
        return this.pointer(ty, ty.inner, false);
      case 'never':
        return impossible(ty);
      case 'fn-def':
        return emptyLayout(ty);
      case 'str':
      case 'dyn':
      case 'foreign':
        return unsized(ty, 1);
      case 'slice':
        return unsized(ty, this.of(ty.elem).align);
      case 'array':
        return this.array(ty);
      case 'tuple':
        return this.struct(ty, ty.elems, PLAIN_REPR, ty.elems.length === 0 ? SIZED : MAYBE_UNSIZED);
      case 'closure':
        if (ty.def.coroutine !== undefined) return this.coroutine(ty);
        return this.struct(ty, this.hir.closureCaptures(ty.def, ty.args), PLAIN_REPR, SIZED);
      case 'adt':
        return this.adt(ty);
      case 'param':
      case 'proj':
      case 'opaque':
      case 'infer':
      case 'error':
        if (ty.kind === 'error' && this.hir.overflow !== undefined)
          throw new LayoutError(this.hir.overflow);
        throw new LayoutError(`no layout for \`${this.hir.display(ty)}\``);
      default:
        return assertNever(ty, 'type');
    }
  }

  private pointer(ty: Ty, inner: Ty, nonNull: boolean): Layout {
    const data = ptrScalar(nonNull);
    const meta = this.pointerMeta(inner);
    if (meta === 'none') return scalarLayout(ty, data);
    const b = meta === 'length' ? intScalar(8, 8, false) : ptrScalar(true);
    const pair = scalarPair(data, b);
    const layout = emptyLayout(ty);
    layout.size = pair.size;
    layout.align = pair.align;
    layout.repr = { kind: 'pair', a: data, b, bOffset: pair.bOffset };
    layout.niche = pair.niche;
    return layout;
  }

  private array(ty: TyOf<'array'>): Layout {
    const elem = this.of(ty.elem);
    const count = this.hir.constValue(ty.len);
    if (count === undefined) throw new LayoutError('an array length that cannot be evaluated');
    const length = Number(count);
    const layout = emptyLayout(ty);
    layout.size = elem.size * length;
    if (layout.size >= MAX_TYPE_BYTES)
      throw new LayoutError(
        `values of the type \`${this.hir.display(ty)}\` are too big for the target architecture`,
      );
    layout.align = elem.align;
    if (length > 0) {
      layout.niche = elem.niche;
      layout.uninhabited = elem.uninhabited;
    }
    return layout;
  }

  private struct(ty: Ty, tys: readonly Ty[], repr: Repr, kind: StructKind): Draft<Layout> {
    const fields = tys.map((field) => this.of(field));
    return layoutLike(ty, layoutStruct(fields, repr, kind).layout);
  }

  private fieldTys(def: StructDef | UnionDef | VariantDef, ty: TyOf<'adt'>): Ty[] {
    return this.hir.fields(def).map((field) => this.hir.instantiate(field.ty, ty.args));
  }

  private adt(ty: TyOf<'adt'>): Layout {
    const def: AdtDef = ty.def;
    const repr = this.hir.repr(def);
    if (def.kind === 'union') return this.union(ty, def, repr);
    if (def.kind === 'enum') return this.enum(ty, def, repr);
    const tys = this.fieldTys(def, ty);
    if (repr.simd) return this.simd(ty, tys, repr.packed !== undefined);
    const kind = this.maybeUnsized(def) ? MAYBE_UNSIZED : SIZED;
    const layout = this.struct(ty, tys, repr, kind);
    if (this.hir.lang('unsafe_cell') === def) return hideNiches(layout);
    const start = rangeAttr(this.hir, def, 'rustc_layout_scalar_valid_range_start');
    const end = rangeAttr(this.hir, def, 'rustc_layout_scalar_valid_range_end');
    return start === undefined && end === undefined ? layout : restrict(layout, start, end);
  }

  private union(ty: TyOf<'adt'>, def: UnionDef, repr: Repr): Layout {
    const tys = this.fieldTys(def, ty);
    const pack = repr.packed ?? Number.MAX_SAFE_INTEGER;
    let size = 0;
    let align = repr.align ?? 1;
    let common:
      | { readonly repr: ValueRepr; readonly align: number; readonly size: number }
      | undefined;
    let mixed = repr.c;
    for (const fieldTy of tys) {
      const field = this.of(fieldTy);
      align = Math.max(align, Math.min(field.align, pack));
      size = Math.max(size, field.size);
      if (field.size === 0 || mixed) continue;
      const value = unionRepr(field.repr);
      if (common === undefined) common = { repr: value, align: field.align, size: field.size };
      else if (!sameRepr(common.repr, value)) mixed = true;
    }
    size = alignTo(size, align);
    const inRegisters =
      !mixed && common !== undefined && common.align === align && common.size === size;
    const layout = emptyLayout(ty);
    layout.size = size;
    layout.align = align;
    if (inRegisters && common !== undefined) layout.repr = common.repr;
    layout.offsets = tys.map(() => 0);
    layout.fieldTys = tys;
    return layout;
  }

  private enum(ty: TyOf<'adt'>, def: EnumDef, repr: Repr): Layout {
    const tys = def.variants.map((variant) => this.fieldTys(variant, ty));
    const variants = tys.map((fields) => fields.map((field) => this.of(field)));
    const present: number[] = [];
    for (const [index, fields] of variants.entries()) if (!isAbsent(fields)) present.push(index);
    const free = !repr.c && repr.int === undefined;
    const first = present[0];
    if (free && first === undefined) return impossible(ty);
    if (free && first !== undefined && present.length === 1) {
      const layout = this.struct(ty, tys[first]!, repr, SIZED);
      layout.variants = { kind: 'single', index: first };
      return layout;
    }
    const tag = repr.int;
    const signed = tag === undefined || isSignedInt(tag);
    const bits = tag === undefined ? 64 : intBytes(tag) * 8;
    const shape: EnumShape = {
      variants,
      discriminants: def.variants.map((variant) => {
        const value = this.hir.discriminant(variant);
        return signed ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value);
      }),
      explicit: def.variants.some((variant) => variant.node.discriminant !== undefined),
      repr,
      fixedTag: tag === undefined ? undefined : { size: intBytes(tag), signed },
      intAlign: this.intAlign,
    };
    return layoutEnum(ty, shape);
  }

  /**
   * Vectors are aligned to their size and handled through memory. Packed ones have no padding
   * behind them: those of three elements are aligned to what divides their size.
   */
  private simd(ty: Ty, tys: readonly Ty[], packed: boolean): Layout {
    let size = 0;
    for (const field of tys) size += this.of(field).size;
    let align = 1;
    while (align < size && (!packed || size % (align * 2) === 0)) align *= 2;
    const layout = emptyLayout(ty);
    layout.size = alignTo(size, align);
    layout.align = align;
    layout.fieldTys = tys;
    layout.offsets = tys.map((_, index) => (size / tys.length) * index);
    return layout;
  }

  /** Could another instance of the struct be unsized? Then its last field may not move. */
  private maybeUnsized(def: StructDef): boolean {
    const fields = this.hir.fields(def);
    let last = fields[fields.length - 1]?.ty;
    while (last?.kind === 'tuple' && last.elems.length > 0)
      last = last.elems[last.elems.length - 1];
    if (last === undefined) return false;
    if (last.kind === 'param') return acceptsUnsized(def, last.name);
    if (last.kind === 'slice' || last.kind === 'str' || last.kind === 'dyn') return true;
    if (last.kind !== 'adt' || last.def.kind !== 'struct') return false;
    // `Outer<T: ?Sized>` around `Inner<T>`: unsized when the parameter that reaches Inner's tail
    // may be.
    return (
      this.maybeUnsized(last.def) &&
      last.args.some((arg) =>
        arg.kind === 'param'
          ? acceptsUnsized(def, arg.name)
          : arg.kind === 'slice' || arg.kind === 'dyn',
      )
    );
  }
}

/** Is the parameter declared `?Sized`? */
function acceptsUnsized(def: StructDef, name: string): boolean {
  for (const param of def.node.generics?.params ?? []) {
    if (param.kind !== 'TypeParam' || param.name.text !== name) continue;
    if (param.bounds.some((bound) => bound.kind === 'TraitBound' && bound.maybe)) return true;
  }
  for (const pred of def.node.where?.preds ?? []) {
    if (pred.kind !== 'TypePred' || pred.type.kind !== 'PathType') continue;
    const { segments } = pred.type.path;
    if (segments.length !== 1 || segments[0]!.name.text !== name) continue;
    if (pred.bounds.some((bound) => bound.kind === 'TraitBound' && bound.maybe)) return true;
  }
  return false;
}

/** No value of the type exists. */
function impossible(ty: Ty): Layout {
  const layout = emptyLayout(ty);
  layout.uninhabited = true;
  return layout;
}

function unsized(ty: Ty, align: number): Layout {
  const layout = emptyLayout(ty);
  layout.align = align;
  layout.unsized = true;
  return layout;
}

function scalarLayout(ty: Ty, a: Scalar): Layout {
  const layout = emptyLayout(ty);
  layout.size = a.size;
  layout.align = a.align;
  layout.repr = { kind: 'scalar', a };
  layout.niche = nicheOf(0, a);
  return layout;
}

function unionRepr(repr: ValueRepr): ValueRepr {
  if (repr.kind === 'scalar') return { kind: 'scalar', a: toUnion(repr.a) };
  if (repr.kind === 'pair') {
    return { kind: 'pair', a: toUnion(repr.a), b: toUnion(repr.b), bOffset: repr.bOffset };
  }
  return repr;
}

function sameRepr(a: ValueRepr, b: ValueRepr): boolean {
  if (a.kind === 'scalar' && b.kind === 'scalar') return samePrim(a.a, b.a);
  if (a.kind === 'pair' && b.kind === 'pair') {
    return samePrim(a.a, b.a) && samePrim(a.b, b.b) && a.bOffset === b.bOffset;
  }
  return a.kind === 'memory' && b.kind === 'memory';
}

/**
 * `UnsafeCell`: what is inside may change behind a shared reference, so nobody may read a niche of
 * it.
 */
function hideNiches(layout: Draft<Layout>): Layout {
  const wide = (s: Scalar): Scalar => (s.union ? s : withRange(s, 0n, maxValue(s.size)));
  const { repr } = layout;
  if (repr.kind === 'scalar') layout.repr = { kind: 'scalar', a: wide(repr.a) };
  else if (repr.kind === 'pair') {
    layout.repr = { kind: 'pair', a: wide(repr.a), b: wide(repr.b), bOffset: repr.bOffset };
  }
  layout.niche = undefined;
  return layout;
}

/** Applies `rustc_layout_scalar_valid_range_*` to a struct of one scalar or fat pointer. */
function restrict(
  layout: Draft<Layout>,
  start: bigint | undefined,
  end: bigint | undefined,
): Layout {
  const { repr } = layout;
  if (repr.kind === 'memory') return layout;
  const mask = maxValue(repr.a.size);
  const a = withRange(repr.a, (start ?? repr.a.start) & mask, (end ?? repr.a.end) & mask);
  layout.repr =
    repr.kind === 'scalar'
      ? { kind: 'scalar', a }
      : { kind: 'pair', a, b: repr.b, bOffset: repr.bOffset };
  layout.niche = largerNiche(nicheOf(0, a), layout.niche);
  return layout;
}

function rangeAttr(hir: HirQueries, def: StructDef, name: string): bigint | undefined {
  const attr = hir.attr(def, name);
  if (attr === undefined) return undefined;
  const token = attr.args?.trees[0];
  if (token?.kind !== 'Token') return undefined;
  return BigInt(token.text.replaceAll('_', '').replace(/[ui](8|16|32|64|128|size)$/, ''));
}
