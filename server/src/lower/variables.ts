/**
 * Variables for debuggers: while a function is lowered in a crate that is to be debugged, each
 * local that is bound becomes one of `Func.vars`, with `dbg.value` where it gets its value or its
 * memory, in a scope that begins there, as rustc's own scopes of variables do.
 */
import type {
  Body,
  HirQueries,
  LocalId,
  StructDef,
  TExpr,
  TExprOf,
  TPat,
  Ty,
} from '../hir/index.ts';
import type { DebugKind, DebugScope, Value } from '../mir/index.ts';
import type { AnyNode } from '../syntax/index.ts';
import { factsOf, subPatterns } from './body-facts.ts';
import type { FnCx, LocalSlot } from './fn-cx.ts';
import { NodeSpan } from './node-span.ts';
import type { Operand } from './operand.ts';
import { fieldPlace } from './shape.ts';
import { VariableState } from './variable-state.ts';

/** Name of locals that the compiler makes. */
const UNNAMED = '_';

/** Starts to keep variables where the crate is one to be debugged. */
export function startVariables(cx: FnCx): void {
  if (cx.hir.target.variables !== true || cx.inConst || cx.body === undefined) return;
  cx.debug = new VariableState(new NodeSpan(cx.file, cx.body.value.node));
}

/** Binds a local, for lowering and for debuggers. */
export function setLocal(cx: FnCx, id: LocalId, slot: LocalSlot): void {
  cx.locals[id] = slot;
  const { debug } = cx;
  if (debug === undefined || cx.dead) return;
  const local = cx.body?.locals[id];
  // The others are made by the compiler.
  if (local === undefined || local.name === UNNAMED) return;
  const ty = cx.ty(local.ty);
  const number = declare(cx, id, local.name, ty, local.node);
  if (slot.kind === 'value') emitValue(cx, number, slot.op, cx.layout(ty));
  else emitAddress(cx, number, slot.place.ptr, 'address', cx.layout(ty).size);
}

function declare(cx: FnCx, id: LocalId, name: string, ty: Ty, node: AnyNode): number {
  const debug = cx.debug!;
  let number = debug.numbers.get(id);
  if (number === undefined) {
    number = addVariable(cx, name, ty, node);
    debug.numbers.set(id, number);
  }
  // Bound once more, by the arm behind a guard: in the scope that it opened there.
  const { scope } = cx.fn.vars[number]!.loc!;
  let at: DebugScope | undefined = debug.scope;
  while (at !== undefined && at !== scope) at = at.parent;
  if (at === undefined) cx.enterScope(scope!);
  return number;
}

/** What follows a `let`, whose temporaries are gone, is where its variables can be named. */
export function keepNamed(cx: FnCx, pat: TPat): void {
  if (cx.debug === undefined || cx.dead) return;
  const scope = innermost(cx, pat);
  if (scope !== undefined) cx.enterScope(scope);
}

/** The scope of the variable of a pattern that was bound last. */
function innermost(cx: FnCx, pat: TPat): DebugScope | undefined {
  let last = -1;
  const visit = (at: TPat): void => {
    if (at.kind === 'binding') last = Math.max(last, cx.debug!.numbers.get(at.local) ?? -1);
    for (const sub of subPatterns(at)) visit(sub);
  };
  visit(pat);
  return cx.fn.vars[last]?.loc?.scope;
}

function addVariable(cx: FnCx, name: string, ty: Ty, node: AnyNode): number {
  const debug = cx.debug!;
  const span = new NodeSpan(cx.file, node);
  const scope: DebugScope = { span, parent: debug.scope };
  const loc = { span, fn: cx.fn.display, scope };
  const number = cx.fn.vars.length;
  cx.fn.vars = [...cx.fn.vars, { name, type: cx.lw.viewKey(ty), loc, arg: debug.arg }];
  return number;
}

interface Halves {
  readonly size: number;
  readonly repr: { readonly kind: string; readonly bOffset?: number };
}

function emitValue(cx: FnCx, variable: number, op: Operand, { size, repr }: Halves): void {
  switch (op.kind) {
    case 'memory':
      emitAddress(cx, variable, op.place.ptr, 'address', size);
      return;
    case 'zst':
      emit(cx, [], variable, 'value');
      return;
    case 'scalar':
      emit(cx, [op.a], variable, 'value');
      return;
    case 'pair': {
      const offset = repr.bOffset ?? 8;
      emit(cx, [op.a], variable, 'value', [0, bytesOf(op.a)]);
      emit(cx, [op.b], variable, 'value', [offset, bytesOf(op.b)]);
    }
  }
}

function bytesOf({ type }: Value): number {
  if (type.startsWith('ptr')) return 8;
  return Math.max(1, Number(type.slice(1)) / 8);
}

function emitAddress(cx: FnCx, variable: number, ptr: Value, kind: DebugKind, size: number): void {
  emit(cx, size === 0 ? [] : [ptr], variable, size === 0 ? 'value' : kind);
}

function emit(
  cx: FnCx,
  args: Value[],
  variable: number,
  kind: DebugKind,
  fragment?: readonly [number, number],
): void {
  const attrs = { variable, kind, ...(fragment !== undefined && { fragment }) };
  cx.b.emit('dbg.value', args, [], attrs);
}

/** Marks the begin of a statement, an arm or a condition. */
export function markStatement(cx: FnCx, node: AnyNode): void {
  if (cx.debug === undefined || cx.dead) return;
  cx.at(node);
  cx.b.emit('dbg.stmt', [], []);
}

/** At the end of a block: what can be named there. The function's own block is the last one. */
export function noteEnd(cx: FnCx): void {
  if (cx.debug !== undefined) cx.fn.endScope = cx.debug.scope;
}

/** The captured variables of a closure whose environment is there. */
export function declareCaptures(cx: FnCx, expr: TExprOf<'closure'>): void {
  const { debug, closure } = cx;
  if (debug === undefined || closure === undefined || cx.body === undefined) return;
  for (const [index, capture] of expr.captures.entries()) {
    const name = captureName(cx, capture);
    if (name === undefined) continue;
    const isRef = capture.kind === 'borrow';
    const ty = cx.ty(isRef ? capture.place.ty : capture.ty);
    const number = addVariable(cx, name, ty, capture.node);
    cx.enterScope(cx.fn.vars[number]!.loc!.scope!);
    const { ptr } = fieldPlace(cx, closure.place, -1, index);
    emitAddress(cx, number, ptr, isRef ? 'indirect' : 'address', cx.layout(ty).size);
  }
}

/** What a captured place is called in the source; undefined for what the compiler made. */
function captureName(cx: FnCx, capture: TExpr): string | undefined {
  const { body } = cx;
  return body === undefined ? undefined : placeName(cx.hir, body, capture);
}

/** `x`, `self.x`, `*x` of a captured place. */
export function placeName(hir: HirQueries, body: Body, expr: TExpr): string | undefined {
  switch (expr.kind) {
    case 'borrow':
      return placeName(hir, body, expr.place);
    case 'local': {
      const name = body.locals[expr.local]?.name;
      return name === UNNAMED ? undefined : name;
    }
    case 'upvar': {
      const outer = factsOf(body).closures.get(expr.closure)?.captures[expr.index];
      return outer === undefined ? undefined : placeName(hir, body, outer);
    }
    case 'field': {
      const base = placeName(hir, body, expr.base);
      const { ty } = expr.base;
      if (base === undefined) return undefined;
      const isNamed = ty.kind === 'adt' && ty.def.kind === 'struct';
      const field = isNamed ? hir.fields(ty.def as StructDef)[expr.index]?.name : undefined;
      return `${base.replace(/^\*/, '')}.${field ?? expr.index}`;
    }
    case 'deref': {
      const base = placeName(hir, body, expr.operand);
      return base === undefined ? undefined : `*${base}`;
    }
    default:
      return undefined;
  }
}
