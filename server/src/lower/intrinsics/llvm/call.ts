/**
 * Calls of LLVM's intrinsics by name, with the types that LLVM has for them: vectors that fit a
 * register travel as its bits, structs as their fields. What is declared otherwise than LLVM has it
 * is an error, as it is in rustc ("intrinsic signature mismatch").
 */
import { append } from '../../../base/index.ts';
import type { Ty } from '../../../hir/index.ts';
import { reprClass } from '../../../layout/index.ts';
import { isPtr, type MirType, type Value } from '../../../mir/index.ts';
import type { FnCx } from '../../fn-cx.ts';
import { offsetPtr, operandOf, storePlace, valuesOf, valueTypes } from '../../memory.ts';
import { inMemory, type Operand, type Place, scalar, ZST } from '../../operand.ts';
import { Unsupported } from '../../unsupported.ts';
import { emitIntrinsic } from '../target-intrinsic.ts';
import type { IntrinsicCall } from '../types.ts';
import type { KnownIntrinsic, LlvmType } from './known.ts';
import { namedCall } from './named-call.ts';

const ADDRESS_SPACES: Readonly<Record<number, string>> = {
  1: 'global memory',
  3: 'workgroup memory',
  4: 'constant memory',
  5: 'private memory',
  6: 'tensor memory',
  7: 'workgroup memory of a cluster',
};

const BITS: Readonly<Record<string, number>> = {
  i1: 1,
  i8: 8,
  i16: 16,
  i32: 32,
  i64: 64,
  i128: 128,
  f16: 16,
  bf16: 16,
  f32: 32,
  f64: 64,
};

/** In LLVM's words: `<2 x f16>`. */
function spelled({ scalar: of, lanes, space }: LlvmType): string {
  const one = space > 0 ? `ptr addrspace(${space})` : (of ?? '_');
  return lanes === 1 ? one : `<${lanes} x ${one}>`;
}

/**
 * The types that registers have for one of LLVM's: halves and words of 16 bits are `f16`, whose
 * registers have 16 bits; a vector that fills one register is an integer.
 */
function registersOf({ scalar: of, lanes }: LlvmType): readonly MirType[] {
  const type = of === 'bf16' || of === 'i16' ? 'f16' : (of as MirType);
  if (lanes === 1) return [type];
  const bits = BITS[of!]! * lanes;
  return bits === 32 ? ['i32'] : new Array<MirType>(lanes).fill(type);
}

/** The scalar that Rust has in the place of one of LLVM's: there is no `bf16`. */
const accepted = (declared: MirType, wanted: LlvmType): boolean => {
  const of = wanted.scalar;
  if (of === undefined) return true;
  if (of === 'ptr') return isPtr(declared);
  return declared === (of === 'bf16' ? 'i16' : of);
};

function mismatch(cx: FnCx, name: string, what: string): never {
  throw new Unsupported(`\`llvm.${name}\` ${what}`, cx.span(), 'invalid');
}

/** What a type in another address space comes to: Rust has no pointers to them. */
function refuseSpaces(cx: FnCx, name: string, types: readonly LlvmType[], verb: string): void {
  const own = types.find(({ space }) => space > 0);
  if (own === undefined) return;
  const space = ADDRESS_SPACES[own.space] ?? `address space ${own.space}`;
  const what = `${verb} a pointer to ${space} (\`${spelled(own)}\`), which Rust has no type for`;
  mismatch(cx, name, what);
}

/** Is a type a vector of so many elements? */
function isVector(cx: FnCx, ty: Ty, { lanes, scalar: of }: LlvmType): boolean {
  const struct = ty.kind === 'adt' && ty.def.kind === 'struct' ? ty.def : undefined;
  if (struct === undefined || !cx.lw.hir.repr(struct).simd) return false;
  // Three elements have room for a fourth: what counts are the elements.
  const layout = cx.layout(ty);
  const [elements] = 'fieldTys' in layout ? layout.fieldTys : [];
  return elements !== undefined && cx.layout(elements).size * 8 === BITS[of!]! * lanes;
}

/** The registers of one argument. */
function argument(
  cx: FnCx,
  { name, at }: { readonly name: string; readonly at: number },
  { op, ty }: { readonly op: Operand; readonly ty: Ty },
  wanted: LlvmType,
): readonly Value[] {
  const wrong = (): never => argumentMismatch(cx, { name, at }, ty, wanted);
  if (wanted.lanes > 1) {
    if (op.kind !== 'memory' || !isVector(cx, ty, wanted)) return wrong();
    const types = registersOf(wanted);
    const step = (BITS[wanted.scalar!]! * wanted.lanes) / 8 / types.length;
    return types.map((type, i) =>
      cx.b.load(type, offsetPtr(cx, op.place.ptr, i * step), Math.min(op.place.align, step)),
    );
  }
  const [value, more] = valuesOf(op);
  if (value === undefined || more !== undefined || !accepted(value.type, wanted)) return wrong();
  if (value.type === 'i16' && !wanted.constant) return [cx.b.value('bitcast', [value], 'f16')];
  return [value];
}

/**
 * Holds a declaration against what LLVM has, as rustc does: of names that are overloaded it asks
 * nothing.
 */
export function checkDeclared(
  cx: FnCx,
  call: IntrinsicCall,
  name: string,
  known: KnownIntrinsic,
): void {
  const { params, results } = known;
  if (known.replaced || [...params, ...results].some(({ scalar: of }) => of === undefined)) return;
  refuseSpaces(cx, name, params, 'takes');
  refuseSpaces(cx, name, results, 'gives');
  checkCount(cx, call, name, known);
  for (const [at, wanted] of params.entries()) {
    const ty = call.tys[at]!;
    if (!isDeclaredAs(cx, ty, wanted)) argumentMismatch(cx, { name, at }, ty, wanted);
  }
  partsOf(cx, call.ret, name, known);
}

/** Is a type what Rust has in the place of one of LLVM's? */
function isDeclaredAs(cx: FnCx, ty: Ty, wanted: LlvmType): boolean {
  if (wanted.lanes > 1) return isVector(cx, ty, wanted);
  const layout = cx.layout(ty);
  if (reprClass(layout) === 'memory') return false;
  const types = valueTypes(cx, layout);
  return types.length === 1 && accepted(types[0]!, wanted);
}

function argumentMismatch(
  cx: FnCx,
  { name, at }: { readonly name: string; readonly at: number },
  ty: Ty,
  wanted: LlvmType,
): never {
  return mismatch(
    cx,
    name,
    `takes \`${spelled(wanted)}\` as argument ${at + 1}, declared as \`${cx.hir.display(ty)}\``,
  );
}

function checkCount(cx: FnCx, call: IntrinsicCall, name: string, { params }: KnownIntrinsic): void {
  if (call.args.length === params.length) return;
  const count = params.length === 1 ? 'one argument' : `${params.length} arguments`;
  mismatch(cx, name, `takes ${count}, declared with ${call.args.length}`);
}

/** A value out of a register as Rust declares it. */
function declared(cx: FnCx, value: Value, to: MirType): Value {
  return value.type === to ? value : cx.b.value('bitcast', [value], to);
}

/** Calls an intrinsic; `name` is without `llvm.`. */
export function callNamed(
  cx: FnCx,
  call: IntrinsicCall,
  name: string,
  known: KnownIntrinsic,
): Operand {
  refuseSpaces(cx, name, known.params, 'takes');
  refuseSpaces(cx, name, known.results, 'gives');
  checkCount(cx, call, name, known);
  const args: Value[] = [];
  const constants: number[] = [];
  for (const [at, wanted] of known.params.entries()) {
    if (wanted.constant) constants.push(args.length);
    append(args, argument(cx, { name, at }, { op: call.args[at]!, ty: call.tys[at]! }, wanted));
  }
  const parts = partsOf(cx, call.ret, name, known);
  const types = known.results.flatMap((wanted, at) =>
    wanted.scalar === undefined
      ? [...valueTypes(cx, cx.layout(parts[at]!.ty))]
      : registersOf(wanted),
  );
  const results = emitIntrinsic(cx, `llvm.${name}`, args, types, {
    imm: constants.map(BigInt),
    llvm: namedCall(cx, call, { name: `llvm.${name}`, known }),
  });
  return assemble(cx, call, parts, results);
}

/** One of the results: a field of what Rust declares, or all of it. */
interface Part {
  readonly ty: Ty;
  readonly offset: number;
}

/** Where the results go in the declared type. */
function partsOf(cx: FnCx, ret: Ty, name: string, { results }: KnownIntrinsic): readonly Part[] {
  const layout = cx.layout(ret);
  const all = results.map(spelled).join(', ');
  const wrong = (): never => {
    const what =
      results.length === 0 ? 'nothing' : `\`${results.length > 1 ? `{ ${all} }` : all}\``;
    return mismatch(cx, name, `gives ${what}, declared as \`${cx.hir.display(ret)}\``);
  };
  if (results.length === 0) return layout.uninhabited || layout.size === 0 ? [] : wrong();
  const parts: Part[] = [];
  if (results.length === 1) parts.push({ ty: ret, offset: 0 });
  else {
    if (!('offsets' in layout) || layout.fieldTys.length !== results.length) return wrong();
    for (const [at, ty] of layout.fieldTys.entries())
      parts.push({ ty, offset: layout.offsets[at]! });
  }
  for (const [at, { ty }] of parts.entries()) {
    const wanted = results[at]!;
    if (wanted.lanes > 1) {
      if (!isVector(cx, ty, wanted)) return wrong();
      continue;
    }
    const types = valueTypes(cx, cx.layout(ty));
    if (types.length !== 1 || !accepted(types[0]!, wanted)) return wrong();
  }
  return parts;
}

/** Puts the results where the declared type has them. */
function assemble(
  cx: FnCx,
  call: IntrinsicCall,
  parts: readonly Part[],
  results: readonly Value[],
): Operand {
  const layout = cx.layout(call.ret);
  if (parts.length === 0) {
    if (layout.uninhabited) {
      cx.b.emit('unreachable', [], []);
      cx.startDead();
    }
    return ZST;
  }
  const typed = (at: number): Value =>
    declared(cx, results[at]!, valueTypes(cx, cx.layout(parts[at]!.ty))[0]!);
  if (reprClass(layout) !== 'memory') {
    if (parts.length === 1) return scalar(typed(0));
    const order = parts.map((_, at) => at).sort((a, b) => parts[a]!.offset - parts[b]!.offset);
    return operandOf(order.map(typed));
  }
  const place = call.dest ?? cx.temp(call.ret);
  for (const [at, { ty, offset }] of parts.entries())
    storePart(cx, place, { ty, offset }, results[at]!);
  return inMemory(place, true);
}

function storePart(cx: FnCx, place: Place, { ty, offset }: Part, value: Value): void {
  const layout = cx.layout(ty);
  const ptr = offsetPtr(cx, place.ptr, offset);
  const align = offset === 0 ? place.align : Math.min(place.align, offset & -offset);
  if (reprClass(layout) === 'memory') cx.b.store(value, ptr, align);
  else {
    const own = declared(cx, value, valueTypes(cx, layout)[0]!);
    storePlace(cx, scalar(own), { ptr, ty, layout, align, meta: undefined, readonly: false });
  }
}
