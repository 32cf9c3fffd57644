/**
 * Does an argument of a launch fit what the kernel takes at its place? Certain mismatches only:
 * what is not known of either side fits.
 */
import {
  behindRefs,
  bytesOf,
  elementOf,
  type HostType,
  type HostValue,
  isFloat,
  isInteger,
  type LaunchArg,
  type LaunchParam,
  type LaunchSlot,
  nameOf,
  SCALAR_BYTES,
  showType,
} from '../../host/index.ts';

export type Misfit =
  /** Memory of the host where the kernel follows a pointer. */
  | { readonly kind: 'host-memory'; readonly gets: string }
  /** The buffer's handle in place of its pointer. */
  | { readonly kind: 'handle'; readonly gets: string }
  /** Another kind of value. */
  | { readonly kind: 'kind'; readonly gets: string; readonly takes: string }
  /** A number of another width or kind. */
  | { readonly kind: 'number'; readonly gets: string; readonly takes: string }
  /** A pointer to elements of another type. */
  | { readonly kind: 'element'; readonly gets: string; readonly takes: string }
  /** A value of another size than the parameter of a PTX text. */
  | { readonly kind: 'word'; readonly gets: string; readonly takes: string }
  /** A struct whose bytes lie otherwise. */
  | { readonly kind: 'layout'; readonly gets: string; readonly takes: string };

const BUFFER =
  /^(?:DeviceBuffer|DeviceBox|DeviceSlice|DeviceVariable|UnifiedBuffer|UnifiedBox|CudaSlice|CudaView|CudaViewMut)$/;
const POINTER = /^(?:DevicePointer|UnifiedPointer|CUdeviceptr|hipDeviceptr_t)$/;
/** cudarc passes the pointer for these. */
const PASSES_POINTER = /^Cuda(?:Slice|View|ViewMut)$/;

type Kind = 'buffer' | 'pointer' | 'host' | 'number' | 'struct' | 'unknown';

function kindOf(value: HostValue): Kind {
  const { type } = value;
  const name = nameOf(type);
  if (name !== undefined && BUFFER.test(name)) return 'buffer';
  if (name === 'RowWidth') return 'buffer';
  if (name !== undefined && POINTER.test(name)) return 'pointer';
  if (type.kind === 'ptr') return value.host === true ? 'host' : 'pointer';
  if (type.kind === 'ref') {
    const inner = behindRefs(type);
    const isData = inner.kind === 'array' || inner.kind === 'slice' || name === 'Vec';
    if (isData || inner.kind === 'scalar') return 'host';
    return 'unknown';
  }
  if (name === 'Vec' || name === 'Box' || name === 'String') return 'host';
  // `v.as_ptr() as u64`: the address of the host's memory as a number.
  if (type.kind === 'scalar' && value.host === true && value.part === 'pointer') return 'host';
  if (type.kind === 'scalar' || type.kind === 'literal') return 'number';
  if (type.kind === 'named' && type.def !== undefined) return 'struct';
  return 'unknown';
}

/**
 * The misfit of an argument that stands for one slot of the kernel's ABI; undefined where it may
 * fit.
 */
export function slotMisfit(slot: LaunchSlot, arg: LaunchArg): Misfit | undefined {
  const { value } = arg;
  const kind = isStructRef(value.type) ? 'host' : kindOf(value);
  const gets = showType(value.type);
  switch (slot.kind) {
    case 'unknown':
      return undefined;
    case 'pointer':
      return pointerMisfit(slot, arg, kind);
    case 'length': {
      if (value.type.kind === 'scalar') return numberMisfit('usize', value);
      if (kind === 'host' || kind === 'buffer') return { kind: 'kind', gets, takes: 'usize' };
      if (kind === 'pointer' || kind === 'struct') return { kind: 'kind', gets, takes: 'usize' };
      return kind === 'number' ? numberMisfit('usize', value) : undefined;
    }
    case 'scalar':
      return scalarMisfit(slot, value, kind);
    case 'bytes':
      return bytesMisfit(slot, value, kind);
    case 'word':
      return wordMisfit(slot, arg, kind);
  }
}

/** A number. */
function scalarMisfit(
  slot: Extract<LaunchSlot, { kind: 'scalar' }>,
  value: HostValue,
  kind: Kind,
): Misfit | undefined {
  const gets = showType(value.type);
  const takes = slot.type;
  if (value.type.kind === 'scalar') return numberMisfit(takes, value);
  if (kind === 'host' || kind === 'buffer') return { kind: 'kind', gets, takes };
  if (kind === 'pointer') {
    // Addresses as numbers are a way to pass pointers.
    if (takes === 'u64' || takes === 'i64') return undefined;
    return { kind: 'kind', gets, takes };
  }
  if (kind === 'struct') return structMisfit(slot, value);
  return kind === 'number' ? numberMisfit(takes, value) : undefined;
}

function pointerMisfit(
  slot: Extract<LaunchSlot, { kind: 'pointer' }>,
  { value, byRef }: LaunchArg,
  kind: Kind,
): Misfit | undefined {
  const gets = showType(value.type);
  switch (kind) {
    case 'host':
      return { kind: 'host-memory', gets };
    case 'buffer': {
      // cudarc hands the device's pointer on, by reference.
      const isPassed =
        PASSES_POINTER.test(nameOf(value.type)!) && (value.type.kind === 'ref' || byRef === true);
      return isPassed ? elementMisfit(slot, value) : { kind: 'handle', gets };
    }
    case 'pointer':
      return elementMisfit(slot, value);
    case 'struct':
      return { kind: 'kind', gets, takes: pointerText(slot) };
    case 'number':
      return numberForPointer(slot, value);
    default:
      return undefined;
  }
}

/** An argument for a parameter of a PTX text, which says how many bytes it is. */
function wordMisfit(
  slot: Extract<LaunchSlot, { kind: 'word' }>,
  { value, byRef }: LaunchArg,
  kind: Kind,
): Misfit | undefined {
  const gets = showType(value.type);
  const takes = `a parameter of ${slot.size} bytes (\`${slot.declared}\`)`;
  const wrong: Misfit = { kind: 'word', gets, takes };
  switch (kind) {
    case 'host':
      return slot.size === 8 ? { kind: 'host-memory', gets } : wrong;
    case 'buffer': {
      if (slot.size !== 8) return wrong;
      const isPassed =
        PASSES_POINTER.test(nameOf(value.type)!) && (value.type.kind === 'ref' || byRef === true);
      return isPassed ? undefined : { kind: 'handle', gets };
    }
    case 'pointer':
      return slot.size === 8 ? undefined : wrong;
    case 'number':
      return numberForWord(slot, value, wrong);
    case 'struct': {
      const layout =
        value.type.kind === 'named' && value.type.def !== undefined
          ? structLayout(value.type)
          : undefined;
      return layout === undefined || layout.size === slot.size ? undefined : wrong;
    }
    default:
      return undefined;
  }
}

/** A number: of the same width, no integer for a float, and no small number for an address. */
function numberForWord(
  slot: Extract<LaunchSlot, { kind: 'word' }>,
  value: HostValue,
  wrong: Misfit,
): Misfit | undefined {
  const { type } = value;
  const gets = showType(type);
  const size = bytesOf(type);
  if (size === undefined) return undefined;
  if (size !== slot.size) return wrong;
  if (type.kind === 'scalar' && slot.declared.startsWith('.f') && isInteger(gets)) return wrong;
  if (/^\.[us]/.test(slot.declared) && isFloat(gets)) return wrong;
  const isNumber = value.part !== 'pointer' && value.int !== undefined && value.int !== 0n;
  return slot.pointer && isNumber
    ? { kind: 'kind', gets, takes: 'an address of the device' }
    : undefined;
}

/** A structure that is passed as it lies in memory. */
function bytesMisfit(
  slot: Extract<LaunchSlot, { kind: 'bytes' }>,
  value: HostValue,
  kind: Kind,
): Misfit | undefined {
  const misfit: Misfit = { kind: 'kind', gets: showType(value.type), takes: slot.type };
  switch (kind) {
    case 'host':
      return value.type.kind !== 'ref' && bytesOf(value.type) === slot.size ? undefined : misfit;
    case 'buffer':
      return misfit;
    case 'pointer':
      return slot.size === 8 ? undefined : misfit;
    case 'number': {
      const size = bytesOf(value.type);
      return size === undefined || size === slot.size ? undefined : misfit;
    }
    case 'struct':
      return structMisfit(slot, value);
    default:
      return undefined;
  }
}

/** A reference to a struct of the crate's own is an address of the host, whatever is in it. */
function isStructRef(type: HostType): boolean {
  const inner = behindRefs(type);
  return type.kind === 'ref' && inner.kind === 'named' && inner.def !== undefined;
}

function pointerText(slot: Extract<LaunchSlot, { kind: 'pointer' }>): string {
  return `*${slot.mut ? 'mut' : 'const'} ${slot.elem ?? '_'}`;
}

function numberForPointer(
  slot: Extract<LaunchSlot, { kind: 'pointer' }>,
  value: HostValue,
): Misfit | undefined {
  const takes = pointerText(slot);
  const gets = showType(value.type);
  const size = bytesOf(value.type);
  const isAddress = value.part === 'pointer';
  if (isAddress) return undefined;
  if (value.part === 'length') return { kind: 'kind', gets, takes };
  const { type } = value;
  if (size !== 8 || (type.kind === 'scalar' && !isInteger(type.name)))
    return { kind: 'kind', gets, takes };
  // No buffer lies at a small address, and null is one that the kernel may check for.
  if (value.int !== undefined && value.int !== 0n) return { kind: 'kind', gets, takes };
  return undefined;
}

function elementMisfit(
  slot: Extract<LaunchSlot, { kind: 'pointer' }>,
  value: HostValue,
  checked = false,
): Misfit | undefined {
  const elem = innermost(value.type.kind === 'ptr' ? value.type.inner : elementOf(value.type));
  if (elem.kind !== 'scalar' || slot.scalar === undefined) return undefined;
  const takes = slot.scalar;
  const gets = elem.name;
  // The compiler holds elements of typed methods to be the same.
  if (checked && takes !== gets && known(takes) && known(gets))
    return { kind: 'element', gets, takes };
  // Bytes are what untyped memory is made of.
  if (takes === gets || takes === 'u8' || gets === 'u8' || takes === 'i8' || gets === 'i8')
    return undefined;
  const same = SCALAR_BYTES[takes] === SCALAR_BYTES[gets] && isInteger(takes) === isInteger(gets);
  if (same || !known(takes) || !known(gets)) return undefined;
  // A vector of floats is often passed as its floats, and a wider element is a mistake.
  return { kind: 'element', gets, takes };
}

function innermost(type: HostType): HostType {
  let at = behindRefs(type);
  while (at.kind === 'array' || at.kind === 'slice') at = at.elem;
  return at.kind === 'named' && at.name === 'MaybeUninit' ? (at.args[0] ?? at) : at;
}

function known(name: string): boolean {
  return isInteger(name) || isFloat(name) || name === 'bool' || name === 'char';
}

/** A number for a number: widths and kinds must be the same. */
function numberMisfit(takes: string, value: HostValue): Misfit | undefined {
  const gets = showType(value.type);
  if (takes === gets) return undefined;
  const literal = value.type.kind === 'literal';
  const size = bytesOf(value.type);
  const wanted = SCALAR_BYTES[takes];
  if (size === undefined || wanted === undefined) return undefined;
  if (isFloat(takes) !== isFloat(gets)) return { kind: 'number', gets, takes };
  if (size !== wanted) return { kind: 'number', gets, takes };
  if (literal || isInteger(takes) === isInteger(gets)) return undefined;
  return isFloat(takes) ? { kind: 'number', gets, takes } : undefined;
}

/** A struct for a struct: the same one, or one with the same bytes. */
function structMisfit(
  slot: Extract<LaunchSlot, { kind: 'bytes' | 'scalar' }>,
  value: HostValue,
): Misfit | undefined {
  const { type } = value;
  if (type.kind !== 'named' || type.def === undefined) return undefined;
  const layout = structLayout(type);
  if (layout === undefined) return undefined;
  const gets = type.name;
  if (slot.kind === 'scalar') {
    const size = SCALAR_BYTES[slot.type];
    return size === layout.size ? undefined : { kind: 'kind', gets, takes: slot.type };
  }
  const takes = slot.type;
  if (slot.fields.length === 0 || slot.name === undefined) {
    return layout.size === slot.size ? undefined : { kind: 'layout', gets, takes };
  }
  if (layout.size !== slot.size) return { kind: 'layout', gets, takes };
  if (!layout.stable || !slot.stable) return undefined;
  const same =
    layout.fields.length === slot.fields.length &&
    layout.fields.every(
      (field, at) =>
        field.offset === slot.fields[at]!.offset &&
        field.size === slot.fields[at]!.size &&
        isFloat(field.type) === isFloat(slot.fields[at]!.type),
    );
  return same ? undefined : { kind: 'layout', gets, takes };
}

interface Field {
  readonly type: string;
  readonly offset: number;
  readonly size: number;
}

/** The layout of a `repr(C)` struct of scalars; undefined for all others. */
function structLayout(
  type: Extract<HostType, { kind: 'named' }>,
): { size: number; stable: boolean; fields: readonly Field[] } | undefined {
  const node = type.def?.node;
  const declared = node?.fields;
  if (node === undefined || declared === undefined || node.generics !== undefined) return undefined;
  const isC = node.attrs.some(
    ({ path, text }) => path.at(-1) === 'repr' && /\bC\b/.test(text) && !/packed|align/.test(text),
  );
  if (!isC) return undefined;
  let at = 0;
  let most = 1;
  const fields: Field[] = [];
  for (const field of declared.fields) {
    const written = field.type;
    if (written.kind !== 'PathType') {
      if (written.kind !== 'PtrType') return undefined;
      at = Math.ceil(at / 8) * 8;
      fields.push({ type: 'ptr', offset: at, size: 8 });
      at += 8;
      most = Math.max(most, 8);
      continue;
    }
    const name = written.path.segments.at(-1)!.name.text;
    const size = SCALAR_BYTES[name];
    if (size === undefined || written.path.segments.length > 1) return undefined;
    const align = size;
    at = Math.ceil(at / align) * align;
    fields.push({ type: name, offset: at, size });
    at += size;
    most = Math.max(most, align);
  }
  return { size: Math.ceil(at / most) * most, stable: true, fields };
}

/**
 * The misfit of an argument that stands for a parameter of the function. `checked`: the compiler
 * holds the argument to the parameter's type, and literals get it.
 */
export function paramMisfit(
  param: LaunchParam,
  arg: LaunchArg,
  checked: boolean,
): Misfit | undefined {
  const { value, marker } = arg;
  const kind = kindOf(value);
  const gets = showType(value.type);
  const [first] = param.slots;
  if (first === undefined || first.kind === 'unknown') return undefined;
  const takes = param.type;
  if (param.slice) return sliceMisfit(param, first, arg, kind, checked);
  if (marker !== undefined) return { kind: 'kind', gets: `${marker}(..)`, takes };
  if (first.kind === 'pointer') {
    if (kind === 'host' && value.type.kind !== 'ptr') return { kind: 'host-memory', gets };
    if (kind === 'buffer') return { kind: 'handle', gets };
    if (kind === 'pointer') return elementMisfit(first, value);
    return kind === 'number' && !checked ? numberForPointer(first, value) : undefined;
  }
  if (kind === 'buffer') return { kind: 'kind', gets, takes };
  if (kind === 'host' && first.kind === 'scalar' && value.type.kind === 'ref')
    return { kind: 'kind', gets, takes };
  if (kind === 'number' && first.kind === 'bytes' && first.name !== undefined)
    return { kind: 'kind', gets, takes };
  return kind === 'number' && first.kind === 'scalar'
    ? scalarParamMisfit(first.type, value, checked)
    : undefined;
}

function sliceMisfit(
  param: LaunchParam,
  slot: LaunchSlot,
  { value, marker }: LaunchArg,
  kind: Kind,
  checked: boolean,
): Misfit | undefined {
  const gets = showType(value.type);
  const takes = param.type;
  if (marker === 'slice' && param.mut) return { kind: 'kind', gets: 'slice(..)', takes };
  if (marker === 'slice_mut' && !param.mut) return undefined;
  if (kind === 'host') return { kind: 'host-memory', gets };
  if (kind === 'number' || kind === 'struct') return { kind: 'kind', gets, takes };
  if (kind !== 'buffer') return undefined;
  if (checked && param.mut && value.type.kind === 'ref' && !value.type.mut)
    return { kind: 'kind', gets, takes };
  return slot.kind === 'pointer' ? elementMisfit(slot, value, checked) : undefined;
}

function scalarParamMisfit(takes: string, value: HostValue, checked: boolean): Misfit | undefined {
  const { type } = value;
  const gets = showType(type);
  // A literal takes the type that the compiler wants, if it is of the kind.
  if (checked && type.kind === 'literal') {
    if (type.of === 'float' && !isFloat(takes)) return { kind: 'number', gets, takes };
    return type.of === 'int' && isFloat(takes)
      ? { kind: 'number', gets: 'an integer', takes }
      : undefined;
  }
  const misfit = numberMisfit(takes, value);
  if (misfit !== undefined) return misfit;
  return checked && gets !== takes && known(takes) ? { kind: 'number', gets, takes } : undefined;
}
