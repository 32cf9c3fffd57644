/** Types that may have no values: arms for them may be left out. */
import type { Program, Ty } from '../hir/index.ts';

/** May the type be without values? In doubt it may; what is behind pointers counts too. */
export function mayBeEmpty(program: Program, ty: Ty, depth = 0): boolean {
  if (depth > 6) return false;
  switch (ty.kind) {
    case 'never':
    case 'error':
      return true;
    case 'ref':
      return mayBeEmpty(program, ty.inner, depth + 1);
    case 'tuple':
      return ty.elems.some((elem) => mayBeEmpty(program, elem, depth + 1));
    case 'array':
      return mayBeEmpty(program, ty.elem, depth + 1);
    case 'adt': {
      const { def, args } = ty;
      if (def.kind === 'union') return false;
      const isEmpty = (owner: Parameters<Program['fields']>[0]): boolean =>
        program
          .fields(owner)
          .some((field) => mayBeEmpty(program, program.substitute(field.ty, args), depth + 1));
      return def.kind === 'enum' ? def.variants.every(isEmpty) : isEmpty(def);
    }
    default:
      return false;
  }
}
