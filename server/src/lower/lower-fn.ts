/** Bodies of functions, closures, shims and glue as MIR functions. */

import type { FileId } from '../base/index.ts';
import type {
  Body,
  Crate,
  GenericArg,
  Instance,
  TExpr,
  TExprOf,
  TPat,
  Ty,
  TyOf,
} from '../hir/index.ts';
import { addBlockParam, createFunc, type Func, type Value } from '../mir/index.ts';
import type { FnAbi } from './abi.ts';
import { factsOf, moveSpecOf } from './body-facts.ts';
import { definitionPlace, receivedCaller } from './caller.ts';
import { lowerDropGlue } from './drop.ts';
import { danglingPlace } from './element.ts';
import { callInstance, callSpread } from './expr/call.ts';
import { FnCx } from './fn-cx.ts';
import { isMathematics } from './foreign.ts';
import type { FnInstance, LoweredFn } from './instance.ts';
import { operandOf, ownedPlace, placeAt } from './memory.ts';
import { NodeSpan } from './node-span.ts';
import { type Operand, type Place, ZST } from './operand.ts';
import { bindValue } from './pattern/bind.ts';
import { bindOccurrence } from './pattern/irrefutable.ts';
import { Occurrence } from './pattern/occurrence.ts';
import { emitReturn } from './scope-exit.ts';
import { createMoves, pushScope, scheduleDrop, withTempScope } from './scopes.ts';
import type { LowerServices } from './services.ts';
import { Unknowns } from './unknowns.ts';
import { Unsupported } from './unsupported.ts';
import { factsOfParams, factsOfResult } from './value-facts.ts';
import { declareCaptures, markStatement, noteEnd, startVariables } from './variables.ts';

/** What a body needs to know about where it stands. */
export interface BodyContext {
  readonly body: Body;
  readonly args: readonly GenericArg[];
  readonly file: FileId;
  readonly edition: number;
  readonly overflowChecks: boolean;
  readonly customMir?: boolean;
  readonly inConst: boolean;
  /** What cannot be compiled becomes unknown, for analyses. */
  readonly partial?: boolean;
  /** The crate whose code it is. */
  readonly crate: Crate | undefined;
}

/** Starts a function with the parameters of a convention; gives their operands. */
export function startFn(
  lw: LowerServices<FnCx>,
  instance: FnInstance,
  context: BodyContext | undefined,
  file: FileId,
): { readonly cx: FnCx; readonly params: Operand[] } {
  const { abi } = instance;
  const func: Func = createFunc(instance.symbol, 'device', [...abi.paramTypes], [...abi.results]);
  func.display = instance.display;
  func.noreturn = abi.noreturn;
  func.paramFacts = factsOfParams(lw, abi);
  func.resultFacts = factsOfResult(lw, abi);
  const facts = context === undefined ? undefined : factsOf(context.body);
  const cx = new FnCx(lw, func, {
    args: context?.args ?? [],
    retTy: abi.ret,
    file,
    body: context?.body,
    facts,
    inConst: context?.inConst,
  });
  if (context !== undefined) {
    cx.edition = context.edition;
    cx.overflowChecks = context.overflowChecks;
    cx.customMir = context.customMir === true;
    cx.crate = context.crate;
    func.exactFloats = context.crate?.isPrelude === true && isMathematics(instance.owner);
    if (context.partial) cx.unknowns = new Unknowns(context.body);
    startVariables(cx);
  }
  const entry = func.blocks[0]!;
  const values = abi.paramTypes.map((type) => addBlockParam(func, entry, type));
  return { cx, params: receiveParams(cx, abi, values) };
}

function receiveParams(cx: FnCx, abi: FnAbi, values: readonly Value[]): Operand[] {
  let at = 0;
  if (abi.retInMemory) {
    const layout = cx.layout(abi.ret);
    const ptr = values[at++]!;
    cx.retPlace = {
      ptr,
      ty: abi.ret,
      layout,
      align: layout.align,
      meta: undefined,
      readonly: false,
    };
  }
  return abi.params.map((param): Operand => {
    if (param.class === 'memory') {
      const layout = cx.layout(param.ty);
      const ptr = values[at++]!;
      const place: Place = {
        ptr,
        ty: param.ty,
        layout,
        align: layout.align,
        meta: undefined,
        readonly: false,
      };
      return { kind: 'memory', place, owned: true };
    }
    const own = values.slice(at, at + param.types.length);
    at += own.length;
    return operandOf(own);
  });
}

/** Ends a function: sweeps what cannot be reached and hands it over. */
export function finishFn(cx: FnCx): LoweredFn {
  cx.finish();
  return {
    func: cx.fn,
    problem: undefined,
    refs: cx.refs,
    launchAlign: cx.launchAlign,
    launchAsks: cx.launchAsks,
    constants: cx.constants.uses,
    unknowns: cx.unknowns,
  };
}

/** Binds parameters to patterns, lowers the body's value and returns it. */
function lowerBody(
  cx: FnCx,
  params: readonly { readonly pat: TPat; readonly ty: Ty }[],
  ops: readonly Operand[],
  value: TExpr,
): void {
  const depth = pushScope(cx);
  for (const [index, param] of params.entries()) {
    if (cx.debug !== undefined) cx.debug.arg = index;
    bindParam(cx, param.pat, cx.ty(param.ty), ops[index] ?? ZST, depth);
  }
  if (cx.debug !== undefined) cx.debug.arg = undefined;
  const result = withTempScope(cx, () => cx.lowerExpr(value, cx.retPlace), value);
  cx.at(value.node);
  emitReturn(cx, result);
}

/** Declares the variables of a parameter. */
export function bindParam(cx: FnCx, pat: TPat, ty: Ty, op: Operand, depth: number): void {
  cx.at(pat.node);
  if (pat.kind === 'binding' && pat.mode === 'move' && pat.sub === undefined) {
    nameValues(op, cx.localName(pat.local));
    bindValue(cx, pat.local, op, ty, depth);
    return;
  }
  if (!cx.lw.needsDrop(ty)) {
    if (pat.kind === 'wild') return;
    const here = op.kind === 'memory' ? { place: op.place } : { op };
    bindOccurrence(cx, pat, new Occurrence(ty, undefined, undefined, here, true), depth);
    return;
  }
  const place = op.kind === 'zst' ? danglingPlace(cx, ty) : ownedPlace(cx, op, ty);
  const moves = createMoves(cx, moveSpecOf([pat]), ty);
  scheduleDrop(cx, depth, place, moves);
  bindOccurrence(cx, pat, new Occurrence(ty, undefined, undefined, { place }, true, moves), depth);
}

function nameValues(op: Operand, name: string | undefined): void {
  if (name === undefined) return;
  if (op.kind === 'scalar') op.a.name ??= name;
  else if (op.kind === 'pair') {
    op.a.name ??= name;
    op.b.name ??= `${name}.1`;
  } else if (op.kind === 'memory') op.place.ptr.name ??= name;
}

/** An ordinary function. */
export function lowerPlainFn(
  lw: LowerServices<FnCx>,
  instance: FnInstance,
  context: BodyContext,
  tracked: boolean,
): LoweredFn {
  checkBody(context);
  const { cx, params } = startFn(lw, instance, context, context.file);
  if (tracked) cx.caller = receivedCaller(params);
  lowerBody(cx, context.body.params, params, context.body.value);
  return finishFn(cx);
}

/** Refuses a body with problems, at its first one. */
export function checkBody(context: BodyContext): void {
  const problem = context.body.problems[0];
  if (problem !== undefined && context.partial !== true)
    throw new Unsupported(problem.what, problem, problem.kind, problem.code);
}

/**
 * The body of a closure: the environment first, by value or by reference as its kind says, then the
 * parameters.
 */
export function lowerClosureFn(
  lw: LowerServices<FnCx>,
  instance: FnInstance,
  context: BodyContext,
  closure: TyOf<'closure'>,
  expr: TExprOf<'closure'>,
): LoweredFn {
  checkBody(context);
  const { cx, params } = startFn(lw, instance, context, context.file);
  const [self = ZST, ...rest] = params;
  const depth = pushScope(cx);
  if (expr.def.trait === 'FnOnce') {
    const place = self.kind === 'zst' ? danglingPlace(cx, closure) : ownedPlace(cx, self, closure);
    const layout = cx.layout(closure);
    const facts = factsOf(context.body);
    const moves = layout.fieldTys.map((ty, index) => {
      const spec = facts.moves.get(`c${expr.def.id}:${index}`);
      return createMoves(cx, spec, ty);
    });
    cx.closure = { def: expr.def, place, moves };
    const parts = new Map<
      number,
      { elem: { variant: number; index: number }; path: NonNullable<(typeof moves)[number]> }
    >();
    for (const [index, path] of moves.entries()) {
      if (path !== undefined) parts.set(index, { elem: { variant: -1, index }, path });
    }
    scheduleDrop(cx, depth, place, parts.size === 0 ? undefined : { flag: undefined, parts });
  } else {
    const place = self.kind === 'zst' ? danglingPlace(cx, closure) : placeAt(cx, self, closure);
    cx.closure = { def: expr.def, place, moves: [] };
  }
  cx.at(expr.node);
  declareCaptures(cx, expr);
  for (const [index, param] of expr.params.entries()) {
    if (cx.debug !== undefined) cx.debug.arg = index;
    bindParam(cx, param.pat, cx.ty(param.ty), rest[index] ?? ZST, depth);
  }
  if (cx.debug !== undefined) cx.debug.arg = undefined;
  if (expr.body.kind !== 'block') markStatement(cx, expr.body.node);
  const result = withTempScope(cx, () => cx.lowerExpr(expr.body, cx.retPlace), expr.body);
  if (expr.body.kind !== 'block') noteEnd(cx);
  cx.at(expr.body.node);
  emitReturn(cx, result);
  return finishFn(cx);
}

/** `drop_in_place` of a type. */
export function lowerGlueFn(
  lw: LowerServices<FnCx>,
  instance: FnInstance,
  ty: Ty,
  file: FileId,
): LoweredFn {
  const { cx, params } = startFn(lw, instance, undefined, file);
  lowerDropGlue(cx, placeAt(cx, params[0]!, ty));
  cx.b.ret([]);
  return finishFn(cx);
}

/**
 * A function with the convention of a pointer or vtable slot around something that is no plain
 * function.
 */
export function lowerShimFn(
  lw: LowerServices<FnCx>,
  instance: FnInstance,
  target: Instance | TyOf<'closure'>,
  file: FileId,
): LoweredFn {
  const { cx, params } = startFn(lw, instance, undefined, file);
  const { abi } = instance;
  let result: Operand;
  if (target.kind === 'closure') {
    // A function pointer to a closure that captures nothing: any address is its environment.
    const call = { kind: 'closure-call', closure: target, via: 'Fn' } as const;
    const env = danglingPlace(cx, target);
    const self: Operand = target.def.trait === 'FnOnce' ? ZST : { kind: 'scalar', a: env.ptr };
    const via = target.def.trait === 'FnOnce' ? ({ ...call, via: 'FnOnce' } as const) : call;
    result = callSpread(cx, via, self, params, abi.ret, cx.retPlace);
  } else {
    const tys = abi.params.map((param) => param.ty);
    if (target.kind === 'fn') cx.caller = definitionPlace(cx, target);
    result = callInstance(cx, target, params, tys, abi.ret, cx.retPlace);
  }
  emitReturn(cx, result);
  return finishFn(cx);
}

/** The span of a whole definition. */
export function defSpan(def: {
  readonly file: FileId;
  readonly node: import('../syntax/index.ts').AnyNode;
}): NodeSpan {
  return new NodeSpan(def.file, def.node);
}
