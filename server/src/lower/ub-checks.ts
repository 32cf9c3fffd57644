/**
 * What a debug build checks of unsafe code, in the crates that are built with it: the preconditions
 * of the library's unsafe functions (`-Zub-checks`), raw pointers where they are dereferenced, and
 * enums that `transmute` makes (rustc's passes `CheckAlignment`, `CheckNull` and `CheckEnums`).
 */
import { attrArgs, type FnDef, type GenericArg, type Ty } from '../hir/index.ts';
import { type Layout, maxValue } from '../layout/index.ts';
import type { Value } from '../mir/index.ts';
import type { FnCx } from './fn-cx.ts';
import { offsetPtr, spill } from './memory.ts';
import { alignAt, type Operand, type Place } from './operand.ts';
import { isExact, tagGaps } from './validity.ts';

/** Tests of pointers and promises of which code that is executed checks more at the access. */
const CHECKED_AT_ACCESS =
  /^for_(?:add|sub|offset|read|write|copy|replace|swap_nonoverlapping|unreachable|assert)(?!_from)/;

/** Tests that no debug build has. */
const EXECUTED = /^for_(?:offset_from(?:_mut)?|div_exact|sh[lr]_exact)$/;

/**
 * Is the code being lowered that of a crate with checks? The library's own is not, nor what runs
 * while compiling.
 */
function checksUb(cx: FnCx): boolean {
  return cx.hir.target.debugAssertions && !cx.inConst && cx.crate?.isPrelude === false;
}

/**
 * Calls what tests the precondition of a function, which `#[checked_by(name)]` names. It takes the
 * first of the function's arguments, and traps where they break the rule.
 */
export function checkPrecondition(
  cx: FnCx,
  def: FnDef,
  generics: readonly GenericArg[],
  args: readonly Operand[],
): void {
  if (!def.crate.isPrelude || cx.crate?.isPrelude !== false) return;
  if (!checksUb(cx) && !isExact(cx)) return;
  const attr = cx.hir.attr(def, 'checked_by');
  const name = attr && attrArgs(attr)[0]?.name;
  if (name === undefined) return;
  const isBuiltIn = checksUb(cx) && !EXECUTED.test(name);
  if (!isBuiltIn && (!isExact(cx) || CHECKED_AT_ACCESS.test(name))) return;
  const found = testOf(def, name);
  const sig = cx.hir.fnSig(found);
  const tys = sig.params.map((ty) => cx.hir.instantiate(ty, generics));
  const instance = { kind: 'fn', def: found, args: generics } as const;
  cx.callInstance(instance, args.slice(0, tys.length), tys, sig.ret, undefined);
}

/** The test of a function: a method beside it, else a function of the module for all tests. */
function testOf(def: FnDef, name: string): FnDef {
  const beside = def.container?.kind === 'impl' ? def.container.items.fns.get(name) : undefined;
  if (beside !== undefined) return beside;
  const module = def.crate.root.types.get('ub_checks')?.def;
  const found = module?.kind === 'module' ? module.values.get(name)?.def : undefined;
  if (found?.kind === 'fn') return found;
  throw new Error(`\`${def.name}\` is checked by \`${name}\`, which is not there`);
}

/**
 * Traps where a raw pointer that is read, written or borrowed through is null or not aligned for
 * what it points to.
 */
export function checkDereference(cx: FnCx, pointer: Ty, place: Place): void {
  if (pointer.kind !== 'ptr' || !checksUb(cx)) return;
  const { size, align, unsized } = place.layout;
  if (unsized) return;
  const { b } = cx;
  let address: Value | undefined;
  const addressOnce = (): Value => (address ??= b.value('ptr.to.int', [place.ptr], 'i64'));
  if (align > 1) {
    const low = b.value('int.and', [addressOnce(), b.int('i64', BigInt(align - 1))], 'i64');
    cx.trapIf(
      b.icmp('ne', low, b.int('i64', 0n)),
      `misaligned pointer dereference: address must be a multiple of ${align}`,
    );
  }
  if (size > 0)
    cx.trapIf(b.icmp('eq', addressOnce(), b.int('i64', 0n)), 'null pointer dereference occurred');
}

/**
 * Traps where `transmute` makes an enum from bytes that are none of its values, as far as its tag
 * or niche tells. The bytes are `op`, of type `from`.
 */
export function checkEnum(cx: FnCx, op: Operand, from: Ty, to: Layout): void {
  const { ty, variants } = to;
  if (ty.kind !== 'adt' || ty.def.kind !== 'enum' || !checksUb(cx)) return;
  const { b } = cx;
  const said = 'trying to construct an enum from an invalid value';
  if (variants.kind === 'single') {
    if (to.uninhabited && !cx.layout(from).uninhabited) cx.trapIf(b.int('i1', 1), said);
    return;
  }
  const { tag, tagOffset, encoding } = variants;
  const { ptr, align } = spill(cx, op, from);
  const type = `i${tag.size * 8}` as Value['type'];
  const bits = b.load(type, offsetPtr(cx, ptr, tagOffset), alignAt(align, tagOffset));
  const mask = maxValue(tag.size);
  const { start, end } = tag;
  if (((end + 1n) & mask) !== start) {
    const distance = b.value('int.sub', [bits, b.int(type, start)], type);
    cx.trapIf(b.icmp('ugt', distance, b.int(type, (end - start) & mask)), said);
  }
  if (encoding.kind !== 'direct') return;
  const known = new Set(ty.def.variants.map((variant) => cx.hir.discriminant(variant) & mask));
  const gaps = tagGaps(known, start, end, mask);
  for (const [first, count] of gaps) {
    const distance = b.value('int.sub', [bits, b.int(type, first)], type);
    cx.trapIf(b.icmp('ult', distance, b.int(type, count)), said);
  }
}
