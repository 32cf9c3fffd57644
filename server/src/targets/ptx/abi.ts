/**
 * How values cross function borders in PTX: `.param` declarations of kernels (exactly as rustc
 * prints them) and of device functions (our own convention, the same as C's for scalars).
 */
import { bitWidth, byteSize, type Func, type MirType, type ParamDecl } from '../../mir/index.ts';

/** The declaration of one kernel parameter, without its indentation. */
export function kernelParam(decl: ParamDecl, name: string): string {
  if (decl.pass === 'blob' || decl.type === 'f16' || decl.type === 'i128') {
    return `.param .align ${decl.align} .b8 ${name}[${decl.size}]`;
  }
  switch (decl.type) {
    case 'i1':
    case 'i8':
      return `.param .u8 ${name}`;
    case 'i16':
      return `.param .u16 ${name}`;
    case 'i32':
      return `.param .u32 ${name}`;
    case 'i64':
      return `.param .u64 ${name}`;
    case 'f32':
      return `.param .f32 ${name}`;
    case 'f64':
      return `.param .f64 ${name}`;
    default: {
      const space = decl.type === 'ptr.workgroup' ? ' .shared' : '';
      return `.param .u64 .ptr${space} .align ${decl.pointeeAlign ?? 1} ${name}`;
    }
  }
}

/** Where the results of a device function lie in its return space. */
export interface ReturnLayout {
  readonly size: number;
  readonly align: number;
  readonly offsets: readonly number[];
  /** A scalar space, loaded and stored with this many bits; undefined for a byte array. */
  readonly scalarBits: number | undefined;
}

/** Bits of the `.param` space of a scalar: small integers are widened to 32. */
export function slotBits(type: MirType): number {
  if (type === 'i1' || type === 'i8' || type === 'i16') return 32;
  return bitWidth(type);
}

const slotBytes = (type: MirType): number => (type === 'i128' ? 16 : slotBits(type) >> 3);

export function returnLayout(results: readonly MirType[]): ReturnLayout | undefined {
  const [first] = results;
  if (first === undefined) return undefined;
  if (results.length === 1 && first !== 'i128' && first !== 'f16') {
    return {
      size: byteSize(first),
      align: byteSize(first),
      offsets: [0],
      scalarBits: slotBits(first),
    };
  }
  let size = 0;
  let align = 1;
  const offsets: number[] = [];
  for (const type of results) {
    const bytes = slotBytes(type);
    size = Math.ceil(size / bytes) * bytes;
    offsets.push(size);
    size += bytes;
    align = Math.max(align, bytes);
  }
  return { size: Math.ceil(size / align) * align, align, offsets, scalarBits: undefined };
}

/** A `.param` declaration of a device function's parameter or argument. */
export function slotDecl(type: MirType, name: string): string {
  if (type === 'i128') return `.param .align 16 .b8 ${name}[16]`;
  if (type === 'f16') return `.param .align 2 .b8 ${name}[2]`;
  return `.param .b${slotBits(type)} ${name}`;
}

export function returnDecl(layout: ReturnLayout, name: string): string {
  return layout.scalarBits === undefined
    ? `.param .align ${layout.align} .b8 ${name}[${layout.size}]`
    : `.param .b${layout.scalarBits} ${name}`;
}

/**
 * `.func (ret) name (params) .noreturn` of a device or extern function, without linkage and without
 * the end.
 */
export function funcSignature(fn: Func, name: string): string {
  const layout = returnLayout(fn.results);
  const ret = layout === undefined ? '' : `(${returnDecl(layout, 'func_retval0')}) `;
  const params = fn.params
    .map((type, i) => `\n\t${slotDecl(type, `${name}_param_${i}`)}`)
    .join(',');
  return `.func ${ret}${name}(${params}${params === '' ? '' : '\n'})${fn.noreturn ? '\n.noreturn' : ''}`;
}
