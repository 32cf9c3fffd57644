/**
 * `cp` and its relatives (PTX ISA 9.7.9.25): asynchronous copies, which the simulator makes at
 * once.
 */
import type { PtxOperand } from '../../../asm/index.ts';
import { AccessKind, place, resolve, Space } from '../access.ts';
import type { AddressSlot, OpCompiler, OpContext, OpTable } from '../context.ts';
import type { Exec } from '../state.ts';
import { actAs, type Told, tell } from '../tell.ts';
import { arriveAfterCopies, copyBulk } from './mbarrier.ts';
import { addressOut, readAddress } from './memory.ts';
import { copyTensor, reduceBulk } from './tensors.ts';

/** `cp.async`: the copy happens at once, which is one of the orders the machine may choose. */
const cp: OpCompiler = (c) => {
  if (!c.has('async')) c.fail(`the simulator does not run \`cp.${c.mods.join('.')}\``);
  if (c.has('prefetch')) return () => {};
  const isBulk = c.has('bulk');
  if (c.has('commit_group')) return groups({ kind: 'commit', isBulk });
  if (c.has('wait_all')) return groups({ kind: 'wait', isBulk });
  if (c.has('wait_group')) {
    const pending = c.operand(0);
    return groups({
      kind: 'wait',
      isBulk,
      pending: pending.kind === 'int' ? Number(pending.value) : 0,
      isRead: c.has('read'),
    });
  }
  if (c.has('mbarrier')) return arriveAfterCopies(c);
  if (c.has('reduce')) return reduceBulk(c);
  if (c.has('tensor')) return copyTensor(c);
  if (c.has('bulk')) return copyBulk(c);
  const to = c.address(0);
  const from = c.address(1);
  const size = c.src(2, 'b32');
  const hinted = c.has('L2::cache_hint');
  const given = c.operandCount - (hinted ? 1 : 0);
  // The fourth operand is either the number of bytes to read or a predicate that skips the read.
  const last = given > 3 ? c.operand(3) : undefined;
  const limit = last ? (isPredicate(c, last) ? -1 : c.srcOf(last, 'b32')) : -1;
  const skip = last && limit < 0 ? c.srcOf(last, 'pred') : -1;
  return copyAsync(to, from, size, limit, skip);
};

/** Groups of copies concern who watches. */
const groups =
  (what: Told): Exec =>
  (f, n, lanes) => {
    if (f.warp.block.grid.sync !== undefined) tell(f.warp, [...lanes.subarray(0, n)], what);
  };

function isPredicate(c: OpContext, operand: PtxOperand): boolean {
  try {
    c.srcOf(operand, 'pred');
    return c.isRegister(operand) || operand.kind === 'not';
  } catch {
    return false;
  }
}

function copyAsync(
  to: AddressSlot,
  from: AddressSlot,
  size: number,
  limit: number,
  skip: number,
): Exec {
  const buffer = new Uint8Array(16);
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const bytes = f.i32[size + l]!;
      let count = limit >= 0 ? Math.min(bytes, f.i32[limit + l]! >>> 0) : bytes;
      if (skip >= 0 && f.i32[skip + l] !== 0) count = 0;
      buffer.fill(0);
      actAs(f.warp, 'copy');
      if (count > 0) {
        readAddress(f, from, l);
        resolve(
          f.warp,
          l,
          Space.Global,
          addressOut.hi,
          addressOut.lo,
          count,
          count === bytes ? bytes : 1,
          AccessKind.Load,
        );
        buffer.set(place.bytes.u8.subarray(place.offset, place.offset + count));
      }
      readAddress(f, to, l);
      resolve(
        f.warp,
        l,
        Space.Shared,
        addressOut.hi,
        addressOut.lo,
        bytes,
        bytes,
        AccessKind.Store,
      );
      actAs(f.warp, undefined);
      place.bytes.u8.set(buffer.subarray(0, bytes), place.offset);
    }
  };
}

export const copyOps: OpTable = { cp };
