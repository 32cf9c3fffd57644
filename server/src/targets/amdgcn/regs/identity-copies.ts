/**
 * Removes copies whose source and destination got the same register. They print nothing, so they
 * must be gone before wait states are counted: a copy that is counted and not printed leaves a
 * hazard open.
 */
import {
  COPY,
  countOf,
  type MFunc,
  type MInst,
  type Op,
  regOp,
  S,
  unitOf,
  VCC,
  VCC_PHYS,
} from '../code.ts';
import type { Allocation } from './allocate.ts';

/** Changes the blocks of `fn` in place. */
export function removeIdentityCopies(fn: MFunc, alloc: Allocation): void {
  for (const block of fn.blocks)
    if (block.insts.some((inst) => isIdentityCopy(fn, alloc, inst)))
      block.insts = block.insts.filter((inst) => !isIdentityCopy(fn, alloc, inst));
}

function isIdentityCopy(fn: MFunc, alloc: Allocation, inst: MInst): boolean {
  if ((inst.flags & COPY) === 0 && inst.op !== 's_mov_b64' && inst.op !== 's_mov_b32') return false;
  const [to, from] = inst.ops;
  if (to === from) return true;
  if (typeof to === 'string' && typeof from === 'string') return false;
  return samePlace(fn, alloc, to!, from!);
}

/** `vcc` is written by name or is what the allocator gave to a lane mask. */
function samePlace(fn: MFunc, alloc: Allocation, a: Op, b: Op): boolean {
  if (typeof a === 'string') return samePlace(fn, alloc, b, a);
  const at = alloc.phys[unitOf(a)]!;
  const bank = fn.tupleOf[unitOf(a)]!.bank;
  if (typeof b === 'string') return b === VCC && bank === S && at === VCC_PHYS;
  const plain = (op: number): boolean => op === regOp(unitOf(op), countOf(op));
  return (
    plain(a) &&
    plain(b) &&
    countOf(a) === countOf(b) &&
    bank === fn.tupleOf[unitOf(b)]!.bank &&
    at === alloc.phys[unitOf(b)]!
  );
}
