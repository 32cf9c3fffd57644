/**
 * The kernel's parameters: their places in the kernarg segment, and the scalar loads that fetch
 * them, joined where they touch.
 */
import type { Func, ParamDecl, Value } from '../../mir/index.ts';
import { isFloat } from '../../mir/index.ts';
import { type Op, part, S } from './code.ts';
import { lit, partCount, type Selector, ZERO } from './select.ts';

export interface ParamSlot {
  readonly decl: ParamDecl;
  readonly offset: number;
}

/** Offsets in order, each at its natural alignment. */
export function layOutParams(fn: Func): { slots: ParamSlot[]; size: number; align: number } {
  const slots: ParamSlot[] = [];
  let offset = 0;
  let align = 4;
  for (const decl of fn.paramDecls) {
    offset = Math.ceil(offset / decl.align) * decl.align;
    slots.push({ decl, offset });
    offset += decl.size;
    align = Math.max(align, decl.align);
  }
  return { slots, size: offset, align };
}

/** Where the runtime's arguments begin: behind the parameters, 256 bytes. */
export function implicitOffset(fn: Func): number {
  return Math.ceil(layOutParams(fn).size / 8) * 8;
}

/** Where in the segment the bytes of a parameter lie that is passed as bytes. */
export function bytesOffset(fn: Func, value: Value): number | undefined {
  const index = fn.kind === 'kernel' ? fn.blocks[0]!.params.indexOf(value) : -1;
  if (fn.paramDecls[index]?.pass !== 'blob') return undefined;
  return layOutParams(fn).slots[index]!.offset;
}

/** Loads all parameters that somebody reads. */
export function loadParams(s: Selector): void {
  const params = s.fn.blocks[0]!.params;
  const { slots } = layOutParams(s.fn);
  const used = params
    .map((value, i) => ({ value, ...slots[i]! }))
    .filter(({ value }) => s.uses[value.id]! > 0);
  // What lies in the segment as bytes is read from there: its value is where it lies.
  for (const { value, decl, offset } of used)
    if (decl.pass === 'blob') s.set(value, addressInSegment(s, s.env.inputs.kernarg, offset));
  const wanted = used
    .filter(({ decl }) => decl.pass !== 'blob')
    .map(({ value, decl, offset }) => ({ value, offset, size: decl.size }));
  for (let i = 0; i < wanted.length; ) {
    const from = wanted[i]!.offset & ~3;
    let to = from;
    let j = i;
    // A run of words without holes, at most sixteen.
    while (j < wanted.length) {
      const { offset, size } = wanted[j]!;
      if ((offset & ~3) > to) break;
      const end = (offset + size + 3) & ~3;
      if (end - from > 64) break;
      to = Math.max(to, end);
      j++;
    }
    if (j === i) j = i + 1;
    const words = loadRun(s, from, Math.max(1, (to - from) >> 2));
    for (; i < j; i++) place(s, wanted[i]!.value, words, wanted[i]!.offset - from);
  }
}

/** The address `offset` bytes behind `base`, the start of the kernarg segment. */
export function addressInSegment(s: Selector, base: number, offset: number): Op[] {
  const low = part(base, 0);
  const high = part(base, 1);
  if (offset === 0) return [low, high];
  const sum = s.ss2('s_add_u32', low, lit(offset));
  return [sum, s.ss2('s_addc_u32', high, '0')];
}

const SIZES = [16, 8, 4, 2, 1];

function loadRun(s: Selector, from: number, words: number): Op[] {
  const out: Op[] = [];
  for (let at = 0; at < words; ) {
    const n = SIZES.find((size) => size <= words - at)!;
    const dst = s.temp(S, n);
    s.emit(`s_load_dword${n === 1 ? '' : `x${n}`}`, 1, [
      dst,
      s.env.inputs.kernarg,
      `0x${(from + at * 4).toString(16)}`,
    ]);
    for (let i = 0; i < n; i++) out.push(part(dst, i));
    at += n;
  }
  return out;
}

function place(s: Selector, value: Value, words: readonly Op[], at: number): void {
  const { type } = value;
  const n = partCount(type);
  if (type === 'i1' || type === 'i8' || type === 'i16' || type === 'f16') {
    const shift = (at & 3) * 8;
    let op: Op = words[at >> 2]!;
    if (shift !== 0) op = s.ss2('s_lshr_b32', op, String(shift));
    if (type === 'i1') op = s.ss2('s_and_b32', op, '1');
    else if (!isFloat(type)) op = s.ss2('s_and_b32', op, lit(type === 'i8' ? 0xff : 0xffff));
    s.set(value, [op], ZERO);
    return;
  }
  s.set(value, words.slice(at >> 2, (at >> 2) + n));
}
