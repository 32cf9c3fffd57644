/**
 * Two accesses of workgroup memory by one instruction: `ds_read2` and `ds_write2` take two offsets
 * of eight bits, counted in elements of four or eight bytes; their `st64` forms count 64 elements
 * (ISA, "DS instructions"; LLVM's `SILoadStoreOptimizer` makes the same pairs).
 */
import type { Value } from '../../../mir/index.ts';
import type { Op } from '../code.ts';
import { lit, type Selector } from '../select.ts';
import { address } from './address.ts';

/** Most that an offset of eight bits says. */
const MOST = 255;
const STRIDE = 64;

/**
 * Whether one instruction reaches two elements of `bytes` bytes that are `distance` bytes apart.
 */
export function isPair(distance: number, bytes: 4 | 8): boolean {
  const steps = distance / bytes;
  if (!Number.isInteger(steps) || steps <= 0) return false;
  return steps <= MOST || (steps % STRIDE === 0 && steps / STRIDE <= MOST);
}

/** How a pair is written. */
interface Form {
  /** Of the name, behind `ds_read` or `ds_write`. */
  readonly suffix: string;
  readonly offset0: number;
  readonly offset1: number;
  /** Bytes to be added to the address. */
  readonly shift: number;
}

/** The form for elements at `offset` and `distance` bytes behind it, which are a pair. */
function formOf(offset: number, distance: number, bytes: 4 | 8): Form {
  const near = (shift: number): Form | undefined => {
    const [offset0, offset1] = [(offset - shift) / bytes, (offset + distance - shift) / bytes];
    return offset1 <= MOST ? { suffix: `2_b${bytes * 8}`, offset0, offset1, shift } : undefined;
  };
  const wide = (shift: number): Form | undefined => {
    const [offset0, offset1] = [offset - shift, offset + distance - shift].map(
      (at) => at / bytes / STRIDE,
    ) as [number, number];
    if (!Number.isInteger(offset0) || !Number.isInteger(offset1) || offset1 > MOST)
      return undefined;
    return { suffix: `2st64_b${bytes * 8}`, offset0, offset1, shift };
  };
  const rest = offset % bytes;
  // Pairs behind each other share what is added to the address.
  const span = bytes * (MOST + 1);
  const start = Math.floor(offset / span) * span + rest;
  return near(rest) ?? wide(rest) ?? near(start) ?? near(offset) ?? wide(offset)!;
}

/** The address of a pair and what is printed behind the operands. */
function place(
  s: Selector,
  ptr: Value,
  distance: number,
  bytes: 4 | 8,
): { readonly base: Op; readonly suffix: string; readonly mods: string } {
  const { vaddr, offset } = address(s, ptr);
  const { suffix, offset0, offset1, shift } = formOf(offset, distance, bytes);
  const base =
    shift === 0
      ? vaddr
      : s.cached(`lds ${vaddr} ${shift}`, () => s.vv2('v_add_u32', lit(shift), vaddr));
  const first = offset0 === 0 ? '' : ` offset0:${offset0}`;
  return { base, suffix, mods: `${first} offset1:${offset1}` };
}

/** Reads the element at `ptr` and the one `distance` bytes behind it into one run of registers. */
export function readPair(
  s: Selector,
  ptr: Value,
  to: number,
  distance: number,
  bytes: 4 | 8,
): void {
  const { base, suffix, mods } = place(s, ptr, distance, bytes);
  s.emit(`ds_read${suffix}`, 1, [to, base]).mods = mods;
}

/** Writes two elements, as `readPair` reads them. */
export function writePair(
  s: Selector,
  ptr: Value,
  data: readonly [Op, Op],
  distance: number,
  bytes: 4 | 8,
): void {
  const { base, suffix, mods } = place(s, ptr, distance, bytes);
  s.effect(`ds_write${suffix}`, [base, ...data]).mods = mods;
}
