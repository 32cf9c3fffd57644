/**
 * The types that a call of an LLVM intrinsic has in LLVM's IR: those that LLVM gives it, and where
 * its name leaves them open, those that the source declares.
 */
import type { Ty } from '../../../hir/index.ts';
import { reprClass } from '../../../layout/index.ts';
import { isPtr, type MirType, namedCallText } from '../../../mir/index.ts';
import type { FnCx } from '../../fn-cx.ts';
import { mirType, valueTypes } from '../../memory.ts';
import type { IntrinsicCall } from '../types.ts';
import type { KnownIntrinsic, LlvmType } from './known.ts';

const SCALARS: Readonly<Record<string, string>> = {
  f16: 'half',
  bf16: 'bfloat',
  f32: 'float',
  f64: 'double',
};

/** Products whose `bf16` are integers to LLVM: those of gfx11 and gfx12. */
const INTEGERS = /\.(?:wmma\.(?:bf16|f32)\.16x16x16|swmmac\.(?:bf16|f32)\.16x16x32)\.bf16/;

/** Products of matrices with `bf16` among their types. */
const PRODUCT = /\.(?:wmma|swmmac)\..*bf16/;

/** What a call is of. */
export interface Callee {
  /** With `llvm.` and the suffixes of types. */
  readonly name: string;
  readonly known: KnownIntrinsic | undefined;
  /** For each operand of the instruction, which one of the call it is. */
  readonly order?: readonly number[] | undefined;
}

/** The text of the call; undefined where a type of the source has no name in LLVM's IR. */
export function namedCall(
  cx: FnCx,
  { tys, ret }: IntrinsicCall,
  { name, known, order }: Callee,
): string | undefined {
  const suffixes = name.slice(known?.base.length ?? name.length);
  const spaces = [...suffixes.matchAll(/\.p(\d+)(?=\.|$)/g)].map(([, space]) => Number(space));
  const typed = (ty: Ty, wanted: LlvmType | undefined): string | undefined => {
    if (wanted?.scalar !== undefined) return spelled(wanted);
    const type = declared(cx, ty);
    if (type === 'ptr') return pointer(spaces.shift() ?? 0);
    // Rust has no `bf16`: the name says where its bits are meant.
    const bf16 = type?.replace('i16', 'bfloat');
    if (bf16 === type || INTEGERS.test(name)) return type;
    const isProduct = PRODUCT.test(name) && bf16!.startsWith('<');
    return isProduct || suffixes.split('.').includes(suffixOf(bf16!)) ? bf16 : type;
  };
  const fields = resultFields(cx, ret, known);
  const results = fields.map((ty, at) => typed(ty, known?.results[at]));
  const types = tys.map((ty, at) => typed(ty, known?.params[at]));
  if (![...results, ...types].every((type) => type !== undefined)) return undefined;
  const params = (order ?? types.map((_, at) => at)).map((at) => ({
    type: types[at]!,
    constant: known?.params[at]?.constant === true,
    at,
  }));
  return namedCallText({ name, results: results as string[], params });
}

/** The type itself, or its fields where LLVM gives several results. */
function resultFields(cx: FnCx, ret: Ty, known: KnownIntrinsic | undefined): readonly Ty[] {
  const layout = cx.layout(ret);
  if (layout.uninhabited || layout.size === 0) return [];
  return (known?.results.length ?? 0) > 1 && 'fieldTys' in layout ? layout.fieldTys : [ret];
}

/** `v2bf16` for a type of `bfloat`. */
const suffixOf = (type: string): string =>
  type.replace(/^<(\d+) x (\w+)>$/, 'v$1$2').replace('bfloat', 'bf16');

const pointer = (space: number): string => (space === 0 ? 'ptr' : `ptr addrspace(${space})`);

function spelled({ scalar: of, lanes, space }: LlvmType): string {
  if (of === 'ptr') return pointer(space);
  const one = SCALARS[of!] ?? of!;
  return lanes === 1 ? one : `<${lanes} x ${one}>`;
}

const scalarType = (type: MirType): string => (isPtr(type) ? 'ptr' : (SCALARS[type] ?? type));

/** What a type of the source is called; undefined for structs that are no vectors. */
function declared(cx: FnCx, ty: Ty): string | undefined {
  const layout = cx.layout(ty);
  if (reprClass(layout) !== 'memory') {
    const types = valueTypes(cx, layout);
    return types.length === 1 ? scalarType(types[0]!) : undefined;
  }
  const of = ty.kind === 'adt' && ty.def.kind === 'struct' ? ty.def : undefined;
  const row = 'fieldTys' in layout ? layout.fieldTys[0] : undefined;
  if (of === undefined || row?.kind !== 'array' || !cx.lw.hir.repr(of).simd) return undefined;
  const { size, repr } = cx.layout(row.elem);
  if (repr.kind !== 'scalar') return undefined;
  return `<${cx.layout(row).size / size} x ${scalarType(mirType(cx, repr.a))}>`;
}
