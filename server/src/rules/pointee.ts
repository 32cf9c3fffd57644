/**
 * Is a raw pointer to a type one word? As certain as rustc's lint is: what depends on generics
 * counts as not.
 */
import type { Program, StructDef, Ty } from '../hir/index.ts';
import type { AnyBound } from '../syntax/index.ts';

/** True when pointers to the type surely carry nothing beside the address. */
export function isThinPointee(program: Program, ty: Ty): boolean {
  switch (ty.kind) {
    case 'str':
    case 'slice':
    case 'dyn':
    case 'param':
    case 'proj':
    case 'opaque':
      return false;
    case 'tuple': {
      const last = ty.elems.at(-1);
      return last === undefined || isThinPointee(program, last);
    }
    case 'adt': {
      if (ty.def.kind !== 'struct') return true;
      const last = program.fields(ty.def).at(-1)?.ty;
      if (last === undefined) return true;
      if (last.kind === 'param') {
        if (!maybeUnsized(ty.def, last.name)) return true;
        const arg = ty.args[last.index];
        return arg === undefined || isThinPointee(program, arg as Ty);
      }
      return !isUnsized(program, program.substitute(last, ty.args));
    }
    default:
      return true;
  }
}

/** True for types that surely have no size; inside a struct a generic parameter counts as sized. */
function isUnsized(program: Program, ty: Ty): boolean {
  switch (ty.kind) {
    case 'str':
    case 'slice':
    case 'dyn':
      return true;
    case 'tuple': {
      const last = ty.elems.at(-1);
      return last !== undefined && isUnsized(program, last);
    }
    case 'adt': {
      const last = ty.def.kind === 'struct' ? program.fields(ty.def).at(-1)?.ty : undefined;
      return last !== undefined && isUnsized(program, program.substitute(last, ty.args));
    }
    default:
      return false;
  }
}

/** Is the struct's parameter declared with `?Sized`, or with a weaker trait in place of `Sized`? */
function maybeUnsized(def: StructDef, name: string): boolean {
  const { generics, where } = def.node;
  for (const param of generics?.params ?? []) {
    if (param.kind !== 'TypeParam' || param.name.text !== name) continue;
    if (param.bounds.some(relaxesSized)) return true;
  }
  return (where?.preds ?? []).some(
    (p) =>
      p.kind === 'TypePred' &&
      p.type.kind === 'PathType' &&
      p.type.path.segments.length === 1 &&
      p.type.path.segments[0]!.name.text === name &&
      p.bounds.some(relaxesSized),
  );
}

function relaxesSized(bound: AnyBound): boolean {
  if (bound.kind !== 'TraitBound') return false;
  const name = bound.path.segments.at(-1)?.name.text;
  return bound.maybe || name === 'MetaSized' || name === 'PointeeSized';
}
