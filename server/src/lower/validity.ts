/**
 * Values that their types do not have. Code that is executed and not emitted checks characters and
 * enums where they are read; which numbers no variant has is known here for debug builds too.
 */
import type { Ty } from '../hir/index.ts';
import { type Layout, maxValue } from '../layout/index.ts';
import { bitWidth, type MirType, type Value } from '../mir/index.ts';
import type { FnCx } from './fn-cx.ts';

/** Begins the message of a trap for a value that its type does not have; its name follows. */
const INVALID = '{invalid}';
/** What is no character: surrogates, and numbers above the last one. */
const NO_CHARS = [
  [0xd800n, 0x800n],
  [0x110000n, 0xffef0000n],
] as const;

/** Is code lowered that is executed and not emitted? */
export function isExact(cx: FnCx): boolean {
  return cx.hir.target.exact === true && !cx.inConst;
}

/** Traps where a character or enum that was read is none of its type's values. */
export function checkValue(cx: FnCx, value: Value, { ty, variants }: Layout): void {
  if (!isExact(cx)) return;
  if (ty.kind === 'char') checkGaps(cx, value, 'char', NO_CHARS);
  else if (variants.kind !== 'single') checkTag(cx, value, ty, variants);
}

/** Traps where bits that become a `bool` without being read from memory are neither 0 nor 1. */
export function checkBool(cx: FnCx, bits: Value, to: MirType): void {
  if (to !== 'i1' || bits.type === 'i1' || !isExact(cx)) return;
  checkGaps(cx, bits, 'bool', [[2n, maxValue(bitWidth(bits.type) / 8) - 1n]]);
}

/** The same of the tag of an enum in memory. */
export function checkTag(
  cx: FnCx,
  value: Value,
  ty: Ty,
  { encoding, tag }: Exclude<Layout['variants'], { kind: 'single' }>,
): void {
  if (!isExact(cx) || encoding.kind !== 'direct') return;
  if (ty.kind !== 'adt' || ty.def.kind !== 'enum') return;
  if (!value.type.startsWith('i') || value.type === 'i1') return;
  const mask = maxValue(tag.size);
  const known = new Set(ty.def.variants.map((variant) => cx.hir.discriminant(variant) & mask));
  checkGaps(cx, value, ty.def.name, tagGaps(known, 0n, mask, mask));
}

function checkGaps(
  cx: FnCx,
  value: Value,
  name: string,
  gaps: readonly (readonly [bigint, bigint])[],
): void {
  const { b } = cx;
  for (const [first, count] of gaps) {
    const distance = b.value('int.sub', [value, b.int(value.type, first)], value.type);
    const fail = b.newBlock('invalid');
    const next = b.newBlock();
    b.brIf(b.icmp('ult', distance, b.int(value.type, count)), fail, next);
    cx.enter(fail);
    b.emit('trap', [value], [], { message: `${INVALID} ${name}` });
    cx.enter(next);
  }
}

/** Runs of values of a tag's range, which may wrap around, that no variant has: first, count. */
export function tagGaps(
  known: ReadonlySet<bigint>,
  start: bigint,
  end: bigint,
  mask: bigint,
): readonly (readonly [bigint, bigint])[] {
  const last = (end - start) & mask;
  const steps = [...known].map((value) => (value - start) & mask).sort((a, b) => (a < b ? -1 : 1));
  const gaps: [bigint, bigint][] = [];
  let next = 0n;
  for (const step of steps) {
    if (step > next) gaps.push([(start + next) & mask, step - next]);
    next = step + 1n;
  }
  if (next <= last) gaps.push([(start + next) & mask, last - next + 1n]);
  return gaps;
}
