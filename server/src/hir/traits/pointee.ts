/** `<T as Pointee>::Metadata`: what pointers to a type hold beside an address. */
import type { Ty } from '../ty.ts';
import type { Cx } from '../types/cx.ts';
import { substTy } from '../types/fold.ts';
import { mkAdt, UNIT, USIZE } from '../types/intern.ts';
import { fieldsOf } from '../types/items.ts';

/** Undefined where it is not known; the last field of a struct or tuple decides. */
export function pointeeMetadata(cx: Cx, ty: Ty, normalize: (ty: Ty) => Ty): Ty | undefined {
  switch (ty.kind) {
    case 'str':
    case 'slice':
      return USIZE;
    case 'dyn': {
      const def = cx.langItems.get('dyn_metadata');
      return def?.kind === 'struct' ? mkAdt(def, [ty]) : undefined;
    }
    case 'param':
    case 'proj':
    case 'opaque':
    case 'infer':
      return undefined;
    case 'adt': {
      if (ty.def.kind !== 'struct') return UNIT;
      const last = fieldsOf(cx, ty.def).at(-1);
      return last === undefined
        ? UNIT
        : pointeeMetadata(cx, normalize(substTy(last.ty, ty.args)), normalize);
    }
    case 'tuple': {
      const last = ty.elems.at(-1);
      return last === undefined ? UNIT : pointeeMetadata(cx, last, normalize);
    }
    default:
      return UNIT;
  }
}
