/** Types of kernel parameters as launch specs fill them, from the compiler's types. */
import { displayTy, hasAttr, type Ty, type TyOf } from '../../hir/index.ts';
import { intBytes, LayoutError, type Layouts } from '../../layout/index.ts';
import { scalarOf, sizeOf, type ValueField, type ValueType } from '../../spec/index.ts';

/** Types inside each other; what lies deeper is bytes. */
const MOST_DEPTH = 12;

/** The type as a spec sees it. Throws `LayoutError` for types without a layout. */
export function paramType(layouts: Layouts, ty: Ty, depth = 0): ValueType {
  const rust = displayTy(ty);
  switch (ty.kind) {
    case 'bool':
      return scalarOf('bool');
    case 'char':
      return scalarOf('u32', 'char');
    case 'int': {
      if (intBytes(ty.name) === 16) return { kind: 'wide', rust, align: layouts.of(ty).align };
      return scalarOf(ty.name as 'u32');
    }
    case 'float':
      return ty.name === 'f128' ? opaque(layouts, ty) : scalarOf(ty.name);
    case 'ref':
    case 'ptr':
      return pointerType(layouts, ty, depth);
    case 'array': {
      const { size, align } = layouts.of(ty);
      const elem = paramType(layouts, ty.elem, depth + 1);
      const each = sizeOf(elem);
      return { kind: 'array', rust, elem, length: each === 0 ? 0 : size / each, align };
    }
    case 'tuple':
      return structType(layouts, ty, depth);
    case 'adt':
      return depth > MOST_DEPTH ? opaque(layouts, ty) : adtType(layouts, ty, depth);
    default:
      return opaque(layouts, ty);
  }
}

function opaque(layouts: Layouts, ty: Ty): ValueType {
  const { size, align } = layouts.of(ty);
  return { kind: 'opaque', rust: displayTy(ty), size, align };
}

/** What a pointer points to; undefined for types whose size is not known. */
function pointee(layouts: Layouts, ty: Ty, depth: number): ValueType | undefined {
  try {
    const found = paramType(layouts, ty, depth + 1);
    return sizeOf(found) === 0 ? undefined : found;
  } catch (error) {
    if (error instanceof LayoutError) return undefined;
    throw error;
  }
}

function pointerType(layouts: Layouts, ty: TyOf<'ref'> | TyOf<'ptr'>, depth: number): ValueType {
  const { inner, mut } = ty;
  const rust = displayTy(ty);
  const isShared = !mut && hasInterior(inner);
  if (inner.kind === 'slice' || inner.kind === 'str') {
    const elem = inner.kind === 'slice' ? pointee(layouts, inner.elem, depth) : scalarOf('u8');
    return { kind: 'slice', rust, elem, mut: mut || isShared, size: 16, more: [] };
  }
  if (layouts.pointerMeta(inner) !== 'none') return opaque(layouts, ty);
  // Deep structures of pointers end somewhere.
  const elem = depth > MOST_DEPTH ? undefined : pointee(layouts, inner, depth);
  const isOne = ty.kind === 'ref';
  return { kind: 'pointer', rust, elem, mut: mut || isShared, ...(isOne && { isOne }) };
}

/** Atomics and cells are written through shared references. */
function hasInterior(ty: Ty): boolean {
  if (ty.kind === 'slice' || ty.kind === 'array') return hasInterior(ty.elem);
  return ty.kind === 'adt' && /Atomic|Cell/.test(ty.def.name);
}

function adtType(layouts: Layouts, ty: TyOf<'adt'>, depth: number): ValueType {
  const { def } = ty;
  const rust = displayTy(ty);
  if (hasAttr(def.attrs, 'kernel_slice')) return sliceType(layouts, ty, depth);
  const layout = layouts.of(ty);
  if (def.kind === 'union') {
    // `MaybeUninit` and others are what their largest field is.
    const whole = layout.fieldTys.find((field) => layouts.of(field).size === layout.size);
    return whole === undefined ? opaque(layouts, ty) : paramType(layouts, whole, depth + 1);
  }
  if (def.kind === 'enum') {
    const { variants, size } = layout;
    const isPlain =
      variants.kind === 'multiple' &&
      variants.encoding.kind === 'direct' &&
      variants.layouts.every((one) => one.fieldTys.length === 0);
    if (isPlain) return tagType(layouts, ty, size);
    return nullable(layouts, ty, depth) ?? opaque(layouts, ty);
  }
  const fields = layout.fieldTys.filter((field) => layouts.of(field).size > 0);
  // A struct around one value is that value: atomics, cells, newtypes.
  if (fields.length === 1 && layouts.of(fields[0]!).size === layout.size) {
    const inner = paramType(layouts, fields[0]!, depth + 1);
    if (inner.kind === 'scalar' || inner.kind === 'array' || inner.kind === 'wide')
      return { ...inner, rust };
    if (inner.kind === 'pointer' && def.name === 'NonNull') return { ...inner, rust, mut: true };
  }
  return structType(layouts, ty, depth);
}

/** `Option<&T>` and its like, in which null stands for nothing. */
function nullable(layouts: Layouts, ty: TyOf<'adt'>, depth: number): ValueType | undefined {
  const { variants, size } = layouts.of(ty);
  if (variants.kind !== 'multiple' || variants.encoding.kind !== 'niche') return undefined;
  const { untagged } = variants.encoding;
  const others = variants.layouts.filter((_, at) => at !== untagged);
  const [inner, ...more] = variants.layouts[untagged]!.fieldTys.filter(
    (field) => layouts.of(field).size > 0,
  );
  const isPlain = others.length === 1 && others.every((one) => one.fieldTys.length === 0);
  if (!isPlain || inner === undefined || more.length > 0 || layouts.of(inner).size !== size)
    return undefined;
  const type = paramType(layouts, inner, depth + 1);
  const isAddress = type.kind === 'pointer' || type.kind === 'slice';
  return isAddress ? { ...type, rust: displayTy(ty) } : undefined;
}

/** An enum without fields: its tag, and what the variants are called. */
function tagType(layouts: Layouts, ty: TyOf<'adt'>, size: number): ValueType {
  const bits = 8 * size;
  const all = ty.def.kind === 'enum' ? ty.def.variants : [];
  const values = all.map((one) => BigInt.asIntN(bits, layouts.hir.discriminant(one)));
  const isSigned = values.some((value) => value < 0n);
  const type = `${isSigned ? 'i' : 'u'}${bits}`;
  if (!/^[iu](?:8|16|32|64)$/.test(type)) return opaque(layouts, ty);
  const tags = all.map(({ name }, at) => ({
    name,
    value: `${isSigned ? values[at]! : BigInt.asUintN(bits, values[at]!)}`,
  }));
  return { kind: 'scalar', rust: displayTy(ty), type: type as 'u8', tags };
}

function structType(layouts: Layouts, ty: TyOf<'adt'> | TyOf<'tuple'>, depth: number): ValueType {
  const { size, align } = layouts.of(ty);
  return { kind: 'struct', rust: displayTy(ty), size, align, fields: fieldsOf(layouts, ty, depth) };
}

/** Fields that have bytes, in the order of the source. */
function fieldsOf(
  layouts: Layouts,
  ty: TyOf<'adt'> | TyOf<'tuple'>,
  depth: number,
): readonly ValueField[] {
  const { offsets, fieldTys } = layouts.of(ty);
  const node = ty.kind === 'adt' && ty.def.kind === 'struct' ? ty.def.node : undefined;
  const names =
    node?.fields?.kind === 'RecordFields' ? node.fields.fields.map(({ name }) => name.text) : [];
  return fieldTys.flatMap((field, at) =>
    layouts.of(field).size === 0
      ? []
      : [
          {
            name: names[at] ?? `${at}`,
            offset: offsets[at] ?? 0,
            type: paramType(layouts, field, depth + 1),
          },
        ],
  );
}

/** A device library's type for a slice: address, length, and what it has besides. */
function sliceType(layouts: Layouts, ty: TyOf<'adt'>, depth: number): ValueType {
  const { size } = layouts.of(ty);
  const fields = fieldsOf(layouts, ty, depth);
  const rust = displayTy(ty);
  const pointer = fields.find(({ type, offset }) => type.kind === 'pointer' && offset === 0);
  const length = fields.find(({ offset }) => offset === 8);
  if (pointer?.type.kind !== 'pointer' || length === undefined) {
    const { align } = layouts.of(ty);
    return { kind: 'struct', rust, size, align, fields };
  }
  const more = fields.filter((field) => field !== pointer && field !== length);
  return { kind: 'slice', rust, elem: pointer.type.elem, mut: pointer.type.mut, size, more };
}
