/** The definitions whose closures occur in generic arguments. */
import { memo } from '../db/index.ts';
import type { GenericArg, Ty } from '../hir/index.ts';

const NONE: ReadonlySet<object> = new Set();
/** Types are interned for the whole process, and so is the answer. */
const known = memo<Ty, ReadonlySet<object>>('lower.closure-owners');

export function closureOwners(args: readonly GenericArg[]): ReadonlySet<object> {
  let out = NONE;
  for (let i = 0; i < args.length; i++) {
    const more = ownersIn(args[i]!);
    // Few arguments hold closures, and they mostly those of one body.
    if (out === NONE) out = more;
    else if (more !== NONE && more !== out) out = new Set([...out, ...more]);
  }
  return out;
}

function ownersIn(arg: GenericArg): ReadonlySet<object> {
  switch (arg.kind) {
    case 'value':
    case 'const-param':
    case 'const-infer':
    case 'unevaluated':
    case 'const-error':
      return NONE;
    default:
      return ownersOf(arg);
  }
}

function ownersOf(ty: Ty): ReadonlySet<object> {
  let owners = known.get(ty);
  if (owners === undefined) {
    owners = compute(ty);
    known.set(ty, owners);
  }
  return owners;
}

function compute(ty: Ty): ReadonlySet<object> {
  switch (ty.kind) {
    case 'closure':
      return new Set([ty.def.owner, ...closureOwners(ty.args)]);
    case 'adt':
    case 'fn-def':
      return closureOwners(ty.args);
    case 'ref':
    case 'ptr':
      return ownersOf(ty.inner);
    case 'array':
    case 'slice':
      return ownersOf(ty.elem);
    case 'tuple':
      return closureOwners(ty.elems);
    case 'fn-ptr':
      return closureOwners([...ty.sig.params, ty.sig.ret]);
    case 'dyn':
      return ty.principal === undefined ? NONE : closureOwners(ty.principal.args);
    default:
      return NONE;
  }
}
