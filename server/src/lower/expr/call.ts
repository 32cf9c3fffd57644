/**
 * Calls: of functions, methods through traits, closures, function pointers, trait objects,
 * constructors, intrinsics.
 */
import type { FnDef, GenericArg, Instance, TExpr, TExprOf, Ty, TyOf } from '../../hir/index.ts';
import type { Value } from '../../mir/index.ts';
import type { FnAbi } from '../abi.ts';
import { cloneBuiltin } from '../builtin-clone.ts';
import { callerOf, fnTraitPlace, isTrackedInTrait, takesCaller, withCaller } from '../caller.ts';
import { emitDrop } from '../drop.ts';
import type { FnCx } from '../fn-cx.ts';
import type { FnInstance } from '../instance.ts';
import { callIntrinsic } from '../intrinsics/index.ts';
import {
  addressOf,
  generic,
  isAligned,
  loadPlace,
  offsetPtr,
  operandOf,
  ownedPlace,
  placeAt,
  pushValues,
  spill,
  undefOperand,
  valuesOf,
} from '../memory.ts';
import { type Operand, type Place, scalar, ZST } from '../operand.ts';
import { PendingValues } from '../pending.ts';
import { untuple } from '../shape.ts';
import { checkPrecondition } from '../ub-checks.ts';
import { Unsupported } from '../unsupported.ts';
import { slotOf, VTABLE_HEADER } from '../vtable.ts';
import { buildStruct } from './aggregate.ts';

export function lowerCall(cx: FnCx, expr: TExprOf<'call'>, dest: Place | undefined): Operand {
  const { callee } = expr;
  const retTy = cx.ty(expr.ty);
  const calleeTy = cx.ty(callee.ty);
  if (callee.kind !== 'fn-ref' && calleeTy.kind === 'fn-ptr') {
    const pointer = cx.lowerExpr(callee);
    const args = evalArgs(cx, expr.args);
    cx.at(expr.node);
    return callPointer(cx, valuesOf(pointer)[0]!, calleeTy, args, dest);
  }
  if (calleeTy.kind !== 'fn-def') return cx.unsupported('a call of this type');
  if (callee.kind !== 'fn-ref') cx.lowerExpr(callee);
  const instance = cx.hir.resolveCallee(calleeTy);
  if (instance === undefined) {
    return cx.unsupported(`\`${calleeTy.def.name}\`, for which no implementation is found`);
  }
  if (instance.kind === 'ctor') {
    const variant = instance.def.kind === 'variant' ? instance.def : undefined;
    return buildStruct(
      cx,
      retTy,
      variant,
      expr.args.map((value, index) => ({ index, value })),
      dest,
    );
  }
  const spread = expr.args[1];
  if (
    (instance.kind === 'closure-call' || instance.kind === 'fn-call') &&
    spread?.kind === 'tuple'
  ) {
    // The tuple of arguments is taken apart at once.
    const args = evalArgs(cx, [expr.args[0]!, ...spread.elems]);
    cx.at(expr.node);
    return cx.dead
      ? undefOperand(cx, retTy)
      : callSpread(cx, instance, args[0]!, args.slice(1), retTy, dest);
  }
  const args = evalArgs(cx, expr.args);
  cx.at(expr.node, expr.site);
  if (cx.dead) return undefOperand(cx, retTy);
  const tys = expr.args.map((arg) => cx.ty(arg.ty));
  return callInstance(cx, instance, args, tys, retTy, dest);
}

/** Evaluates arguments in order. Values in memory become copies that the callee may keep. */
function evalArgs(cx: FnCx, exprs: readonly TExpr[]): Operand[] {
  const pending = new PendingValues(cx, exprs);
  const ops: Operand[] = [];
  for (const [index, expr] of exprs.entries()) {
    const ty = cx.ty(expr.ty);
    let op = cx.lowerExpr(expr);
    if (op.kind === 'memory' && !op.owned && !cx.dead) {
      op = { kind: 'memory', place: ownedPlace(cx, op, ty), owned: true };
    }
    ops.push(pending.holdValue(index, op, ty));
  }
  pending.release();
  return ops;
}

/** The instance of a function; what is wrong with it is wrong here. */
function instanceAt(cx: FnCx, def: FnDef, args: readonly GenericArg[]): FnInstance {
  try {
    return cx.lw.fnInstance(def, args, cx.inConst);
  } catch (error) {
    if (!(error instanceof Unsupported) || error.span !== undefined) throw error;
    throw new Unsupported(error.what, cx.span(), error.kind);
  }
}

/**
 * Calls what an instance means, with arguments (of types `tys`) as the trait or function declares
 * them.
 */
export function callInstance(
  cx: FnCx,
  instance: Instance,
  args: readonly Operand[],
  tys: readonly Ty[],
  retTy: Ty,
  dest: Place | undefined,
): Operand {
  switch (instance.kind) {
    case 'fn': {
      const { def } = instance;
      checkPrecondition(cx, def, instance.args, args);
      if (cx.lw.isIntrinsic(def)) {
        return callIntrinsic(cx, def, { args, tys, generics: instance.args, ret: retTy, dest });
      }
      const target = instanceAt(cx, def, instance.args);
      const caller = takesCaller(cx.hir, def, instance.args) ? [callerOf(cx)] : [];
      return callSymbol(cx, target.symbol, target.abi, [...args, ...caller], dest);
    }
    case 'ctor': {
      const variant = instance.def.kind === 'variant' ? instance.def : undefined;
      return buildStruct(
        cx,
        retTy,
        variant,
        args.map((value, index) => ({ index, value })),
        dest,
      );
    }
    case 'closure-call':
    case 'fn-call':
      return callSpread(cx, instance, args[0]!, untuple(cx, tys[1]!, args[1] ?? ZST), retTy, dest);
    case 'step': {
      const target = cx.lw.closureInstance(instance.closure, cx.inConst);
      return callSymbol(cx, target.symbol, target.abi, args, dest);
    }
    case 'virtual':
      return callVirtual(cx, instance.def, instance.args, args, dest);
    case 'builtin-clone':
      return cloneBuiltin(cx, instance.ty, placeAt(cx, args[0]!, instance.ty), dest);
    case 'drop-glue': {
      emitDrop(cx, placeAt(cx, args[0]!, instance.ty));
      return ZST;
    }
  }
}

/** `Fn*::call*` with the arguments one by one. */
export function callSpread(
  cx: FnCx,
  instance: Extract<Instance, { kind: 'closure-call' | 'fn-call' }>,
  self: Operand,
  args: readonly Operand[],
  retTy: Ty,
  dest: Place | undefined,
): Operand {
  if (instance.kind === 'closure-call') {
    return callClosure(cx, instance.closure, instance.via, self, args, dest);
  }
  const { callee, via } = instance;
  if (callee.kind === 'fn-def') {
    const target = cx.hir.resolveCallee(callee);
    if (target === undefined) return cx.unsupported('a function without implementation');
    const tys = cx.lw.paramTys(target);
    const { caller } = cx;
    if (target.kind === 'fn' && takesCaller(cx.hir, target.def, target.args))
      cx.caller = fnTraitPlace(cx, via);
    const result = callInstance(cx, target, args, tys, retTy, dest);
    cx.caller = caller;
    return result;
  }
  if (callee.kind !== 'fn-ptr') return cx.unsupported('a call of this type');
  const pointer = via === 'FnOnce' ? self : loadPlace(cx, placeAt(cx, self, callee));
  return callPointer(cx, valuesOf(pointer)[0]!, callee, args, dest);
}

function callClosure(
  cx: FnCx,
  closure: TyOf<'closure'>,
  via: 'Fn' | 'FnMut' | 'FnOnce',
  self: Operand,
  args: readonly Operand[],
  dest: Place | undefined,
): Operand {
  const target = cx.lw.closureInstance(closure, cx.inConst);
  if (via !== 'FnOnce' || closure.def.trait === 'FnOnce') {
    return callSymbol(cx, target.symbol, target.abi, [self, ...args], dest);
  }
  if (closure.def.lends)
    return cx.unsupported('a call by value of an `async move` closure that lends');
  // Called once, by value, though its body only needs a reference.
  const place = ownedPlace(cx, self, closure);
  const result = callSymbol(cx, target.symbol, target.abi, [addressOf(cx, place), ...args], dest);
  emitDrop(cx, place);
  return result;
}

/** A direct call by the conventions of `abi.ts`. */
function callSymbol(
  cx: FnCx,
  symbol: string,
  abi: FnAbi,
  args: readonly Operand[],
  dest: Place | undefined,
): Operand {
  cx.use(symbol);
  return finishCall(cx, abi, args, dest, (values) => cx.b.call(symbol, values, abi.results));
}

function callPointer(
  cx: FnCx,
  pointer: Value,
  ty: TyOf<'fn-ptr'>,
  args: readonly Operand[],
  dest: Place | undefined,
): Operand {
  const abi = cx.lw.abiOf(ty.sig.params, ty.sig.ret);
  return finishCall(
    cx,
    abi,
    args,
    dest,
    (values) => cx.b.emit('call.indirect', [pointer, ...values], abi.results).results,
  );
}

function callVirtual(
  cx: FnCx,
  def: Extract<Instance, { kind: 'virtual' }>['def'],
  args: readonly GenericArg[],
  ops: readonly Operand[],
  dest: Place | undefined,
): Operand {
  const self = args[0];
  const object = self !== undefined && self.kind === 'dyn' ? self : undefined;
  const principal = object?.principal;
  const slot =
    object === undefined || principal === undefined
      ? -1
      : slotOf(
          cx.hir.vtableSlots({ trait: principal.trait, args: [object, ...principal.args] }),
          def,
          args,
        );
  const [receiver, ...rest] = ops;
  if (slot < 0 || receiver?.kind !== 'pair') return cx.unsupported('this call through `dyn`');
  const sig = cx.hir.fnSig(def);
  const params = sig.params.map((param) => cx.hir.instantiate(param, args));
  const plain = cx.lw.abiOf(params, cx.hir.instantiate(sig.ret, args), true);
  const tracked = isTrackedInTrait(cx.hir, def);
  const abi = tracked ? withCaller(cx.hir, plain) : plain;
  const entry = offsetPtr(cx, receiver.b, (VTABLE_HEADER + slot) * 8);
  const pointer = cx.b.load('ptr', entry, 8, { readonly: true });
  return finishCall(
    cx,
    abi,
    [scalar(receiver.a), ...rest, ...(tracked ? [callerOf(cx)] : [])],
    dest,
    (values) => cx.b.emit('call.indirect', [pointer, ...values], abi.results).results,
  );
}

function finishCall(
  cx: FnCx,
  abi: FnAbi,
  args: readonly Operand[],
  dest: Place | undefined,
  emit: (values: Value[]) => Value[],
): Operand {
  const values: Value[] = [];
  const lent: Value[] = [];
  let out: Place | undefined;
  if (abi.retInMemory) {
    out = dest !== undefined && isAligned(dest) ? dest : cx.temp(abi.ret);
    lent.push(generic(cx, out.ptr));
    values.push(lent[0]!);
  }
  for (let index = 0; index < args.length; index++) {
    const op = args[index]!;
    const param = abi.params[index];
    if (param !== undefined && param.class === 'memory') {
      lent.push(generic(cx, spill(cx, op, param.ty).ptr));
      values.push(lent.at(-1)!);
    } else pushValues(values, op);
  }
  // Without the room that it has grown: the call keeps it.
  const results = emit(values.slice());
  cx.coroutine?.noteLent(cx.b.block, lent);
  if (abi.noreturn) {
    cx.b.emit('unreachable', [], []);
    cx.startDead();
    return undefOperand(cx, abi.ret);
  }
  return out === undefined ? operandOf(results) : { kind: 'memory', place: out, owned: true };
}
