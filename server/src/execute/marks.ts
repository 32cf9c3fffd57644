/** Marks that this engine puts into code: calls that no program has. */
import type { Inst } from '../mir/index.ts';

/** Calls of these names are marks of this engine; no symbol of Rust has braces. */
export const MARK = {
  /** The functions whose slots are the operands has returned. */
  leave: '{leave}',
  /** The thread may give way here. */
  yield: '{yield}',
  /** Others may run here, where a schedule says so. */
  point: '{point}',
  /** A debugger may stop here. */
  stop: '{stop}',
  /** Memory is there at the place; its size is that of the elements around it. */
  touch: '{touch}',
} as const;

export function isMark(inst: Inst, name: string): boolean {
  return inst.op === 'call' && inst.attrs.symbol === name;
}

/** Is an instruction a mark at which a thread stops without waiting for others? */
export function isStop(inst: Inst): boolean {
  return isMark(inst, MARK.yield) || isMark(inst, MARK.point) || isMark(inst, MARK.stop);
}
