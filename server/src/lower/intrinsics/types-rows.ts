/** Questions about types, hints, and the ends of everything. */
import { callerOf } from '../caller.ts';
import type { FnCx } from '../fn-cx.ts';
import { generic, loadPlace, placeAt } from '../memory.ts';
import { type Operand, pair, scalar, ZST } from '../operand.ts';
import { discriminantOf, flag, storeTag, untuple } from '../shape.ts';
import { hashText } from '../symbols.ts';
import { typeName } from '../type-name.ts';
import { isExact } from '../validity.ts';
import {
  arg,
  constArg,
  type IntrinsicCall,
  type IntrinsicRow,
  type IntrinsicTable,
  pointeeTy,
  typeArg,
} from './types.ts';

const usize = (cx: FnCx, value: number): Operand => scalar(cx.b.int('i64', BigInt(value)));
const first = (_: FnCx, call: IntrinsicCall): Operand => call.args[0]!;
const alignOf = (cx: FnCx, call: IntrinsicCall): Operand =>
  usize(cx, cx.layout(typeArg(cx, call)).align);

/** Runs one of two functions: which one depends on whether this code runs while compiling. */
function constEvalSelect(cx: FnCx, call: IntrinsicCall): Operand {
  const callee = typeArg(cx, call, cx.inConst ? 1 : 2);
  if (callee.kind !== 'fn-def') return cx.unsupported('`const_eval_select` of this type');
  const instance = cx.hir.resolveCallee(callee);
  if (instance === undefined) return cx.unsupported('a function without implementation');
  const args = untuple(cx, call.tys[0]!, call.args[0]!);
  return cx.callInstance(instance, args, cx.lw.paramTys(instance), call.ret, call.dest);
}

const abort: IntrinsicRow = (cx) => {
  cx.trap('abort');
  cx.startDead();
  return ZST;
};

export const TYPE_ROWS: IntrinsicTable = {
  size_of: (cx, call) => usize(cx, cx.layout(typeArg(cx, call)).size),
  align_of: alignOf,
  min_align_of: alignOf,
  pref_align_of: alignOf,
  needs_drop: (cx, call) => flag(cx, cx.lw.needsDrop(typeArg(cx, call))),
  is_freeze: (cx, call) => flag(cx, cx.hir.isFreeze(typeArg(cx, call))),
  variant_count: (cx, call) => {
    const ty = typeArg(cx, call);
    return usize(cx, ty.kind === 'adt' && ty.def.kind === 'enum' ? ty.def.variants.length : 0);
  },
  type_name: (cx, call) => {
    const bytes = new TextEncoder().encode(typeName(cx.hir, typeArg(cx, call)));
    return pair(generic(cx, cx.lw.bytesAddress(cx, bytes)), cx.b.int('i64', bytes.length));
  },
  type_id: (cx, call) => {
    const text = cx.lw.typeText(typeArg(cx, call));
    return scalar(cx.b.int('i128', BigInt(`0x${hashText(text)}${hashText(`${text}'`)}`)));
  },
  discriminant_value: (cx, call) => {
    const ty = pointeeTy(cx, call);
    const op = loadPlace(cx, placeAt(cx, call.args[0]!, ty));
    if (cx.layout(call.ret).repr.kind !== 'scalar') return ZST;
    return scalar(discriminantOf(cx, op, cx.layout(ty), ty, call.ret));
  },
  set_discriminant: (cx, call) => {
    const ty = pointeeTy(cx, call);
    const variants = ty.kind === 'adt' && ty.def.kind === 'enum' ? ty.def.variants : [];
    const variant = variants[Number(constArg(cx, call, 1))];
    if (variant === undefined) return cx.unsupported('a discriminant of no variant');
    storeTag(cx, placeAt(cx, call.args[0]!, ty), variant);
    return ZST;
  },
  likely: first,
  unlikely: first,
  black_box: first,
  cold_path: () => ZST,
  forget: () => ZST,
  assume: (cx, call) => {
    cx.b.emit('assume', [arg(cx, call, 0)], []);
    return ZST;
  },
  warplens_touch: (cx, call) => {
    if (isExact(cx)) cx.b.emit('call', [generic(cx, arg(cx, call, 0))], [], { symbol: '{touch}' });
    return ZST;
  },
  warplens_feeds_compiler: (cx) =>
    scalar(cx.b.value('const.int', [], 'i1', { bits: 0n, feedsCompiler: true })),
  assert_inhabited: (cx, call) => {
    if (cx.layout(typeArg(cx, call)).uninhabited)
      cx.trapIf(cx.b.int('i1', 1), 'attempted to instantiate uninhabited type');
    return ZST;
  },
  assert_zero_valid: () => ZST,
  assert_mem_uninitialized_valid: () => ZST,
  is_val_statically_known: (cx) => flag(cx, false),
  ub_checks: (cx) => flag(cx, cx.hir.target.debugAssertions),
  overflow_checks: (cx) => flag(cx, cx.overflowChecks),
  abort,
  // What upstream calls it since 2026.
  abort_immediate: abort,
  breakpoint: (cx) => {
    cx.trap('breakpoint');
    cx.startDead();
    return ZST;
  },
  unreachable: (cx) => {
    cx.b.emit('unreachable', [], []);
    cx.startDead();
    return ZST;
  },
  const_eval_select: constEvalSelect,
  caller_location: (cx) => callerOf(cx),
};
