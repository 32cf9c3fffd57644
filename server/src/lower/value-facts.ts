/**
 * What the Rust ABI promises of values that cross a call, as rustc hands it to LLVM
 * (`rustc_ty_utils::abi`): references point to memory that is there, `&mut` is unique, `&` does not
 * change but in an `UnsafeCell`.
 */
import type { Ty, TyOf } from '../hir/index.ts';
import {
  isBool,
  isNonNull,
  type KernelParam,
  type Layout,
  maxValue,
  type Scalar,
} from '../layout/index.ts';
import type { ValueFacts } from '../mir/index.ts';
import type { FnAbi } from './abi.ts';
import type { FnCx } from './fn-cx.ts';
import type { LowerServices } from './services.ts';

type Lw = LowerServices<FnCx>;

/** What a pointer of a type points to. */
interface Pointee {
  readonly align: number;
  /** Bytes that are there as long as a function runs that gets the pointer. */
  readonly size: number;
  readonly noalias: boolean;
  readonly readonly: boolean;
}

const NO_FACTS: ValueFacts = Object.freeze({});

/** `isize::MAX`. */
const MOST_BYTES = (1n << 63n) - 1n;

/** Of each parameter, in the order of `paramTypes`; undefined where nothing is known of any. */
export function factsOfParams(lw: Lw, abi: FnAbi): readonly ValueFacts[] | undefined {
  const facts: ValueFacts[] = [];
  if (abi.retInMemory) facts.push({ ...ownMemory(lw, abi.ret), writable: true });
  for (const { ty, class: cls, types, isAddress } of abi.params) {
    if (isAddress) for (const _ of types) facts.push(NO_FACTS);
    else if (cls === 'memory') facts.push(ownMemory(lw, ty));
    else {
      const known = types.length === 0 ? [] : factsOfValue(lw, ty);
      for (const index of types.keys()) facts.push(known[index] ?? NO_FACTS);
    }
  }
  return facts.some((one) => one !== NO_FACTS) ? facts : undefined;
}

/** Of the slots of a kernel's parameters; nothing of values that lie in memory of the launch. */
export function factsOfSlots(lw: Lw, params: readonly KernelParam[]): readonly ValueFacts[] {
  return params.flatMap(({ ty, pass, slots }) => {
    const known = pass === 'scalar' || pass === 'pair' ? factsOfValue(lw, ty) : [];
    return slots.map((_, index) => known[index] ?? NO_FACTS);
  });
}

/** Of a result that is one value; nothing of others. */
export function factsOfResult(lw: Lw, abi: FnAbi): ValueFacts | undefined {
  if (abi.results.length !== 1) return undefined;
  const [{ noundef, nonnull, align, range } = NO_FACTS] = factsOfValue(lw, abi.ret);
  return withoutHoles({ noundef, nonnull, align, range });
}

/** Memory that belongs to a function: what it returns in, and copies that it is given. */
function ownMemory(lw: Lw, ty: Ty): ValueFacts {
  const { align, size } = lw.layouts.of(ty);
  return { noundef: true, nonnull: true, noalias: true, align, dereferenceable: size };
}

function factsOfValue(lw: Lw, ty: Ty): ValueFacts[] {
  const layout = lw.layouts.of(ty);
  const { repr } = layout;
  if (repr.kind === 'scalar') return [factsOfScalar(lw, layout, repr.a, 0)];
  if (repr.kind !== 'pair') return [];
  return [factsOfScalar(lw, layout, repr.a, 0), factsOfScalar(lw, layout, repr.b, repr.bOffset)];
}

function factsOfScalar(lw: Lw, layout: Layout, scalar: Scalar, offset: number): ValueFacts {
  if (scalar.union) return NO_FACTS;
  if (scalar.prim !== 'ptr') return { noundef: true, ...rangeOf(lw, layout, scalar, offset) };
  const pointee = pointeeAt(lw, layout, offset);
  const nonnull = isNonNull(scalar);
  return withoutHoles({
    noundef: true,
    nonnull: nonnull || undefined,
    noalias: pointee?.noalias || undefined,
    readonly: pointee?.readonly || undefined,
    align: pointee && pointee.align > 1 ? pointee.align : undefined,
    dereferenceable: pointee && pointee.size > 0 ? pointee.size : undefined,
  });
}

function rangeOf(lw: Lw, layout: Layout, scalar: Scalar, offset: number): ValueFacts {
  const { prim, size, start, end } = scalar;
  if (prim !== 'int' || isBool(scalar)) return NO_FACTS;
  if (offset > 0) return rangeOfLength(lw, layout);
  const all = ((end - start) & maxValue(size)) === maxValue(size);
  return all ? NO_FACTS : { range: [start, end] };
}

/** A reference to a slice: no object has more than `isize::MAX` bytes. */
function rangeOfLength(lw: Lw, { ty }: Layout): ValueFacts {
  if (ty.kind !== 'ref') return NO_FACTS;
  const { inner } = ty;
  const bytes = inner.kind === 'slice' ? lw.layouts.of(inner.elem).size : 0;
  return bytes === 0 ? NO_FACTS : { range: [0n, MOST_BYTES / BigInt(bytes)] };
}

/** The pointee of the pointer that lies `offset` bytes in a value. */
function pointeeAt(lw: Lw, layout: Layout, offset: number): Pointee | undefined {
  const { ty } = layout;
  if (ty.kind === 'ref') return offset === 0 ? pointeeOfReference(lw, ty) : undefined;
  if (ty.kind === 'adt') {
    const { def } = ty;
    if (def.kind === 'union') return undefined;
    if (def === lw.hir.lang('owned_box')) return offset === 0 ? pointeeOfBox(lw, ty) : undefined;
  }
  if (ty.kind !== 'adt' && ty.kind !== 'tuple' && ty.kind !== 'closure') return undefined;
  const { variants } = layout;
  if (variants.kind === 'single') return pointeeInFields(lw, layout, offset);
  // `Option<&T>`: null is the other variant.
  const { encoding, layouts, tagOffset } = variants;
  if (encoding.kind !== 'niche' || layouts.length !== 2) return undefined;
  if (encoding.start !== 0n || tagOffset !== offset) return undefined;
  return pointeeInFields(lw, layouts[encoding.untagged]!, offset);
}

function pointeeInFields(
  lw: Lw,
  { offsets, fieldTys }: Pick<Layout, 'offsets' | 'fieldTys'>,
  offset: number,
): Pointee | undefined {
  for (const [index, start] of offsets.entries()) {
    if (start > offset) continue;
    const field = lw.layouts.of(fieldTys[index]!);
    if (offset + 8 <= start + field.size) return pointeeAt(lw, field, offset - start);
  }
  return undefined;
}

function pointeeOfReference(lw: Lw, { inner, mut }: TyOf<'ref'>): Pointee {
  const { align, size } = extent(lw, inner);
  if (mut) {
    const unique = isUnpin(lw, inner);
    return { align, size: unique ? size : 0, noalias: unique, readonly: false };
  }
  const frozen = lw.hir.isFreeze(inner);
  return { align, size: frozen ? size : 0, noalias: frozen, readonly: frozen };
}

/** A box may be freed while the function runs that has got it: nothing stays there for sure. */
function pointeeOfBox(lw: Lw, { args }: TyOf<'adt'>): Pointee {
  const inner = args[0] as Ty;
  const { align } = extent(lw, inner);
  return { align, size: 0, noalias: isUnpin(lw, inner), readonly: false };
}

/** Alignment and size that are known without what a wide pointer says. */
function extent(lw: Lw, ty: Ty): { readonly align: number; readonly size: number } {
  if (ty.kind === 'slice') return { align: lw.layouts.of(ty.elem).align, size: 0 };
  if (ty.kind === 'str' || !lw.hir.isSized(ty)) return { align: 1, size: 0 };
  return lw.layouts.of(ty);
}

/**
 * May values of the type move? What is pinned may point into itself: `PhantomPinned`, coroutines,
 * and objects, of which that is not known.
 */
function isUnpin(lw: Lw, ty: Ty, seen: Set<Ty> = new Set()): boolean {
  if (seen.has(ty)) return true;
  seen.add(ty);
  switch (ty.kind) {
    case 'slice':
    case 'array':
      return isUnpin(lw, ty.elem, seen);
    case 'dyn':
      return false;
    case 'closure':
      if (ty.def.coroutine !== undefined) return false;
      break;
    case 'adt':
      if (ty.def === lw.hir.lang('phantom_pinned')) return false;
      break;
    case 'tuple':
      break;
    default:
      return true;
  }
  const { fieldTys, variants } = lw.layouts.of(ty);
  const parts =
    variants.kind === 'single' ? [fieldTys] : variants.layouts.map((one) => one.fieldTys);
  return parts.every((tys) => tys.every((part) => isUnpin(lw, part, seen)));
}

/** The facts that are known. */
function withoutHoles(facts: { [K in keyof ValueFacts]: ValueFacts[K] | undefined }): ValueFacts {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  return known.length === 0 ? NO_FACTS : Object.fromEntries(known);
}
