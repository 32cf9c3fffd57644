/**
 * Which result of a test a pattern agrees with, as rustc counts it (`rustc_mir_build`,
 * `sort_candidate`).
 */
import { isSigned } from '../expr/operator.ts';
import type { FnCx } from '../fn-cx.ts';
import type { Testable } from './match-pairs.ts';
import type { Occurrence } from './occurrence.ts';
import type { Test } from './row.ts';

/** A variant's number or a constant's bits; that the test holds, or fails. */
export type Branch = bigint | typeof SUCCESS | typeof FAILURE;

const SUCCESS = 'success';
export const FAILURE = 'failure';

export interface Found {
  readonly branch: Branch;
  /** Nothing is left to ask about the place itself. */
  readonly settled: boolean;
}

const settledIn = (branch: Branch): Found => ({ branch, settled: true });
const openIn = (branch: Branch): Found => ({ branch, settled: false });

/**
 * The one result of the test of `made` with which a pattern's question about the same place may
 * hold; undefined when there are several. `taken` are the results that earlier patterns agree with,
 * `failing` what those ask that agree with its failure.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each kind of test, as in rustc's `sort_candidate`
export function branchOf(
  cx: FnCx,
  made: Testable,
  asked: Test,
  taken: readonly Branch[],
  failing: readonly Test[],
): Found | undefined {
  const { test } = made;
  const order = orderOf(cx, made.occ);
  switch (test.kind) {
    case 'variant':
      return asked.kind === 'variant' ? settledIn(BigInt(asked.variant.index)) : undefined;
    case 'int':
      if (asked.kind === 'int') {
        const covered = failing.some((other) => contains(order, other, asked.bits));
        return covered ? undefined : settledIn(asked.bits);
      }
      return taken.some((bits) => typeof bits === 'bigint' && contains(order, asked, bits))
        ? undefined
        : openIn(FAILURE);
    case 'range':
      if (asked.kind === 'int')
        return contains(order, test, asked.bits) ? undefined : openIn(FAILURE);
      if (asked.kind !== 'range') return undefined;
      if (test.lo === asked.lo && test.hi === asked.hi && test.open === asked.open)
        return settledIn(SUCCESS);
      return overlap(order, test, asked) ? undefined : openIn(FAILURE);
    case 'float':
      if (asked.kind !== 'float') return undefined;
      return asked.bits === test.bits ? settledIn(SUCCESS) : openIn(FAILURE);
    case 'bytes':
      if (asked.kind !== 'bytes') return undefined;
      return sameBytes(asked.bytes, test.bytes) ? settledIn(SUCCESS) : openIn(FAILURE);
    case 'length':
      return asked.kind === 'length' ? lengthBranch(test, asked) : undefined;
  }
}

function lengthBranch(
  test: Test & { kind: 'length' },
  asked: Test & { kind: 'length' },
): Found | undefined {
  if (test.count === asked.count && test.atLeast === asked.atLeast) return settledIn(SUCCESS);
  if (test.atLeast) {
    if (test.count <= asked.count) return openIn(SUCCESS);
    return asked.atLeast ? undefined : openIn(FAILURE);
  }
  return test.count < asked.count || !asked.atLeast ? openIn(FAILURE) : undefined;
}

type Order = (bits: bigint) => bigint;

/** Canonical bits as numbers that compare. */
function orderOf(cx: FnCx, { ty }: Occurrence): Order {
  const width = cx.layout(ty).size * 8;
  return (bits) => (isSigned(ty) ? BigInt.asIntN(width, bits) : bits);
}

function contains(order: Order, range: Test, bits: bigint): boolean {
  if (range.kind !== 'range') return false;
  if (range.lo !== undefined && order(bits) < order(range.lo)) return false;
  return range.hi === undefined || isBelow(order, bits, range.hi, range.open);
}

function overlap(order: Order, a: Test & { kind: 'range' }, b: Test & { kind: 'range' }): boolean {
  const reaches = (from: bigint | undefined, { hi, open }: Test & { kind: 'range' }): boolean =>
    from === undefined || hi === undefined || isBelow(order, from, hi, open);
  return reaches(a.lo, b) && reaches(b.lo, a);
}

function isBelow(order: Order, bits: bigint, hi: bigint, open: boolean): boolean {
  return open ? order(bits) < order(hi) : order(bits) <= order(hi);
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}
