/** `core::offload::Region` in what is given to kernels: only one by value is mapped. */
import type { Ty } from '../hir/index.ts';

export const REGION_WHY =
  'a `Region` is mapped like a slice, which only works for one that is an argument itself';
export const REGION_HELP = 'pass the `Region` by value, as an argument of its own';

/** Is a region inside the type, and the type none itself? */
export function isNestedRegion(ty: Ty): boolean {
  return !isRegion(ty) && holdsRegion(ty);
}

/** Is a type `core::offload::Region`? */
export function isRegion(ty: Ty): boolean {
  return ty.kind === 'adt' && ty.def.name === 'Region' && ty.def.crate.isPrelude;
}

/** Is a region among the types that a type is written with? Fields of structs are not looked at. */
function holdsRegion(ty: Ty): boolean {
  switch (ty.kind) {
    case 'ref':
    case 'ptr':
      return isRegion(ty.inner) || holdsRegion(ty.inner);
    case 'tuple':
      return ty.elems.some((elem) => isRegion(elem) || holdsRegion(elem));
    case 'array':
    case 'slice':
      return isRegion(ty.elem) || holdsRegion(ty.elem);
    default:
      return false;
  }
}
