/**
 * Lifetimes of types. Of a variable only the loans are known that it holds as a whole; where a
 * type has several lifetimes, no part of it is known to hold all of them.
 */
import type { Ty } from '../../hir/index.ts';

const MAX_DEPTH = 5;

/** How many lifetimes a type has, at least; 2 stands for several. */
export function regionsOf(ty: Ty, depth = 0): 0 | 1 | 2 {
  if (depth > MAX_DEPTH) return 2;
  const sum = (tys: readonly Ty[], own = 0): 0 | 1 | 2 => {
    let n = own;
    for (const one of tys) n += regionsOf(one, depth + 1);
    return n === 0 ? 0 : n === 1 ? 1 : 2;
  };
  switch (ty.kind) {
    case 'ref':
      return sum([ty.inner], 1);
    case 'ptr':
      return sum([ty.inner]);
    case 'tuple':
      return sum(ty.elems);
    case 'array':
    case 'slice':
      return sum([ty.elem]);
    case 'adt': {
      const params = ty.def.node.generics?.params ?? [];
      const own = params.filter(({ kind }) => kind === 'LifetimeParam').length;
      return sum(
        ty.args.flatMap((arg) => (isTy(arg) ? [arg] : [])),
        own,
      );
    }
    case 'closure':
    case 'opaque':
    case 'proj':
      return 2;
    case 'dyn':
      return 1;
    default:
      return 0;
  }
}

/** Is there a reference in the type? */
export function holdsReference(ty: Ty, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  switch (ty.kind) {
    case 'ref':
    case 'closure':
      return true;
    case 'tuple':
      return ty.elems.some((elem) => holdsReference(elem, depth + 1));
    case 'array':
    case 'slice':
      return holdsReference(ty.elem, depth + 1);
    case 'adt':
      return (
        (ty.def.node.generics?.params.some(({ kind }) => kind === 'LifetimeParam') ?? false) ||
        ty.args.some((arg) => isTy(arg) && holdsReference(arg, depth + 1))
      );
    default:
      return false;
  }
}

const isTy = (arg: object): arg is Ty => 'kind' in arg;
