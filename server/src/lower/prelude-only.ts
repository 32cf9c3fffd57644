/**
 * Which instances depend on the prelude alone: those of its own functions for types that it or the language defines. By
 * the orphan rule no user's impl can take part in them, so that they may be kept while the user's crate changes.
 */
import type { ClosureDef, Crate, GenericArg, Ty } from '../hir/index.ts';

/** Types are interned for the whole process, and so is the answer. */
const known = new WeakMap<Ty, boolean>();

export function isPreludeTy(ty: Ty): boolean {
  let answer = known.get(ty);
  if (answer === undefined) {
    answer = compute(ty);
    known.set(ty, answer);
  }
  return answer;
}

export function arePreludeArgs(args: readonly GenericArg[]): boolean {
  return args.every((arg) => {
    switch (arg.kind) {
      case 'value':
        return isPreludeTy(arg.ty);
      case 'const-param':
      case 'const-infer':
      case 'unevaluated':
      case 'const-error':
        return false;
      default:
        return isPreludeTy(arg);
    }
  });
}

function ownerCrate(def: ClosureDef): Crate | undefined {
  return (def.owner as { readonly crate?: Crate }).crate;
}

function compute(ty: Ty): boolean {
  switch (ty.kind) {
    case 'adt':
      return ty.def.crate.isPrelude && arePreludeArgs(ty.args);
    case 'fn-def':
      return ty.def.crate.isPrelude && arePreludeArgs(ty.args);
    case 'closure':
      return ownerCrate(ty.def)?.isPrelude === true && arePreludeArgs(ty.args);
    case 'ref':
    case 'ptr':
      return isPreludeTy(ty.inner);
    case 'array':
      return isPreludeTy(ty.elem) && ty.len.kind === 'value';
    case 'slice':
      return isPreludeTy(ty.elem);
    case 'tuple':
      return ty.elems.every(isPreludeTy);
    case 'fn-ptr':
      return ty.sig.params.every(isPreludeTy) && isPreludeTy(ty.sig.ret);
    case 'dyn':
      return (
        (ty.principal === undefined ||
          (ty.principal.trait.crate.isPrelude &&
            arePreludeArgs(ty.principal.args) &&
            ty.principal.assoc.every((bound) => isPreludeTy(bound.ty)))) &&
        ty.auto.every((trait) => trait.crate.isPrelude)
      );
    case 'bool':
    case 'char':
    case 'str':
    case 'never':
    case 'int':
    case 'float':
      return true;
    default:
      return false;
  }
}
