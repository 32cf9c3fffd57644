/**
 * Conventions between our own functions: which values a call passes. Kernels have their own, in
 * `layout/abi.ts`.
 */
import { append } from '../base/index.ts';
import type { Ty } from '../hir/index.ts';
import {
  type Layouts,
  type ReprClass,
  reprClass,
  type Scalar,
  scalarType,
} from '../layout/index.ts';
import type { MirType } from '../mir/index.ts';
import { Unsupported } from './unsupported.ts';

export interface ParamAbi {
  readonly ty: Ty;
  /** `memory`: the address of a copy that belongs to the callee. */
  readonly class: ReprClass;
  readonly types: readonly MirType[];
  /** The address of a value of the type is passed, whatever the type is. */
  readonly isAddress?: true;
}

export interface FnAbi {
  readonly params: readonly ParamAbi[];
  readonly ret: Ty;
  /** The result is written through an address that comes first. */
  readonly retInMemory: boolean;
  readonly paramTypes: MirType[];
  readonly results: MirType[];
  readonly noreturn: boolean;
}

function typesOf(scalars: readonly Scalar[]): MirType[] {
  return scalars.map((s) => {
    const type = scalarType(s);
    if (type === 'f128') throw new Unsupported('`f128` values', undefined);
    return type;
  });
}

/** How a value of a type is passed. */
function computeParam(layouts: Layouts, ty: Ty): ParamAbi {
  const layout = layouts.of(ty);
  const cls = reprClass(layout);
  const { repr } = layout;
  if (cls === 'zst') return { ty, class: cls, types: [] };
  if (repr.kind === 'scalar') return { ty, class: cls, types: typesOf([repr.a]) };
  if (repr.kind === 'pair') return { ty, class: cls, types: typesOf([repr.a, repr.b]) };
  return { ty, class: 'memory', types: ['ptr'] };
}

/**
 * The convention of a signature. With `dynSelf` the first parameter is the thin address behind a
 * trait object.
 */
export function computeAbi(
  layouts: Layouts,
  params: readonly Ty[],
  ret: Ty,
  dynSelf = false,
): FnAbi {
  const result = computeParam(layouts, ret);
  const passed = params.map(
    (ty, index): ParamAbi =>
      dynSelf && index === 0
        ? { ty, class: 'scalar', types: ['ptr'], isAddress: true }
        : computeParam(layouts, ty),
  );
  const retInMemory = result.class === 'memory';
  const paramTypes: MirType[] = retInMemory ? ['ptr'] : [];
  for (const param of passed) append(paramTypes, param.types);
  return {
    params: passed,
    ret,
    retInMemory,
    paramTypes: paramTypes.slice(),
    results: retInMemory ? [] : [...result.types],
    noreturn: layouts.of(ret).uninhabited,
  };
}

/** The same result with other parameters. */
export function withParams(
  { ret, retInMemory, results, noreturn }: FnAbi,
  params: readonly ParamAbi[],
  paramTypes: MirType[],
): FnAbi {
  return { params, ret, retInMemory, paramTypes, results, noreturn };
}
