/** Operations that need `unsafe`, outside of it (E0133). */
import { type Crate, forEachPart, type TExpr, type TExprOf } from '../hir/index.ts';
import type { BodyView } from './violation.ts';

/** Unsafe functions of `core` that have always been so. */
const UNSAFE_IN_CORE: ReadonlySet<string> = new Set(
  (
    'add sub offset read write read_volatile write_volatile read_unaligned write_unaligned get_unchecked ' +
    'get_unchecked_mut unwrap_unchecked from_raw_parts from_raw_parts_mut transmute ' +
    'copy_nonoverlapping from_utf8_unchecked unreachable_unchecked'
  ).split(' '),
);

export function checkUnsafety(view: BodyView): void {
  const { owner, body } = view;
  if (owner.kind === 'fn' && owner.node.safety?.text === 'unsafe') return;
  visit(view, body.value, 'read');
}

/** What is done with a place: `raw`, only its address is taken; `written`, it gets a new value. */
type Use = 'read' | 'raw' | 'written';

function visit(view: BodyView, expr: TExpr, use: Use): void {
  // An unsafe block: all in it may be.
  if (expr.node.kind === 'BlockExpr' && expr.node.mode === 'unsafe') return;
  // What a macro has written is as the macro wants it.
  const isLooked = expr.node.file === undefined && use !== 'raw';
  const why = isLooked ? needsUnsafe(view, expr, use) : undefined;
  if (why !== undefined)
    view.report('E0133', `${why} is unsafe and requires unsafe function or block`, expr.node);
  if (expr.kind === 'assign') {
    visit(view, expr.value, 'read');
    visit(view, expr.place, 'written');
    return;
  }
  const isPart = expr.kind === 'field' || expr.kind === 'index';
  const inner = expr.kind === 'raw-borrow' ? 'raw' : isPart ? use : 'read';
  forEachPart(expr, (part) => visit(view, part, inner));
}

function needsUnsafe({ program, owner }: BodyView, expr: TExpr, use: Use): string | undefined {
  switch (expr.kind) {
    case 'deref':
      return expr.operand.ty.kind === 'ptr' && expr.node.kind === 'UnaryExpr'
        ? 'dereference of raw pointer'
        : undefined;
    case 'field': {
      const { ty } = expr.base;
      const isUnion = ty.kind === 'adt' && ty.def.kind === 'union' && !ty.def.crate.isPrelude;
      return isUnion && use === 'read' ? 'access to union field' : undefined;
    }
    case 'static':
      return expr.def.node.mut !== undefined ? 'use of mutable static' : undefined;
    case 'call':
      return unsafeCall(program, owner.crate, expr) ? 'call to unsafe function' : undefined;
    default:
      return undefined;
  }
}

function unsafeCall(
  program: BodyView['program'],
  own: Crate,
  { callee, node }: TExprOf<'call'>,
): boolean {
  if (node.kind !== 'CallExpr' && node.kind !== 'MethodCallExpr') return false;
  const { ty } = callee;
  if (ty.kind === 'fn-ptr') return ty.sig.unsafe;
  if (callee.kind !== 'fn-ref' || callee.def.kind !== 'fn') return false;
  const { def } = callee;
  if (!program.fnSig(def).unsafe) return false;
  if (def.crate.isPrelude) return def.crate === program.core && UNSAFE_IN_CORE.has(def.name);
  // A dialect's macros rewrite calls of its library, whose functions differ between versions.
  if (def.crate !== own) return false;
  // Attributes may rewrite foreign functions.
  return def.container?.kind !== 'extern-block' && def.node.safety?.text === 'unsafe';
}
