/**
 * What references a place, a field and a call have, and from where: questions about one expression.
 */
import type { Program, TExpr, TExprOf, Ty } from '../../hir/index.ts';
import type { Source } from './graph.ts';
import { isDeref, type Path, STATIC_ROOT, UPVAR_ROOT } from './path.ts';
import { holdsReference, regionsOf } from './regions.ts';

/** What the variable has that a borrowed place of some type is reached from. */
export function held(path: Path, ty: Ty): readonly Source[] {
  if (path.root < 0 || path.root >= UPVAR_ROOT || path.root === STATIC_ROOT) return [];
  if (livesByItself(path) || isOneOfSeveral(path)) return [];
  const goesOn = path.steps.some(({ key }) => key === '*s' || key === '*m');
  return goesOn || holdsReference(ty) ? [path.root] : [];
}

/** What a field has. What is copied out of a reference lives on by itself. */
export function heldByField(path: Path): readonly Source[] {
  return path.root < 0 || path.steps.some(isDeref) || isOneOfSeveral(path) ? [] : [path.root];
}

/**
 * Is a place reached through a field of a variable with several lifetimes? Which of them are those
 * of the field is not known. Behind a reference all of them outlive the reference's own.
 */
function isOneOfSeveral({ steps }: Path): boolean {
  const [first] = steps;
  return first !== undefined && !isDeref(first) && regionsOf(first.of) > 1;
}

/**
 * Is a place behind a raw pointer, or behind a shared reference that is itself behind another
 * pointer? What that points to outlives the way to it.
 */
function livesByItself({ steps }: Path): boolean {
  const derefs = steps.filter(isDeref).map(({ key }) => key);
  return derefs.includes('*p') || derefs.lastIndexOf('*s') > 0;
}

/**
 * A call of a function, as opposed to an operator, which may be part of a place, or to a
 * constructor.
 */
export function isWrittenCall({ node, callee }: TExprOf<'call'>): boolean {
  if (node.kind !== 'CallExpr' && node.kind !== 'MethodCallExpr') return false;
  return callee.kind !== 'fn-ref' || callee.def.kind === 'fn';
}

/** What a function gives, of which a place is a part. */
export function valueIn(place: TExpr): TExprOf<'call'> | undefined {
  let at = place;
  while (at.kind === 'field') at = at.base;
  if (at.kind !== 'call' || !isWrittenCall(at)) return undefined;
  // A dialect's macros give calls of its library arguments that nobody has written.
  const { callee } = at;
  const isOfDialect =
    callee.kind === 'fn-ref' && 'crate' in callee.def && callee.def.crate.isStandIn;
  return isOfDialect || callee.node === at.node ? undefined : at;
}

/** A call of `IntoIterator::into_iter`: what it gives refers to what it is made of. */
export function isIntoIter(program: Program, { callee, args }: TExprOf<'call'>): boolean {
  if (callee.kind !== 'fn-ref' || callee.def.kind !== 'fn' || args.length !== 1) return false;
  return (
    callee.def.container !== undefined && callee.def.container === program.lang('into_iterator')
  );
}
