/** Which faults stop: the filters of exceptions. */
import type { FaultKind } from '../execute/index.ts';

/** A filter as clients show it. */
export interface FaultFilter {
  readonly filter: string;
  readonly label: string;
  readonly description: string;
}

export const FAULT_FILTERS: readonly FaultFilter[] = [
  {
    filter: 'race',
    label: 'Races',
    description: 'Two accesses to the same memory, one of them a write, that nothing orders',
  },
  {
    filter: 'uninitialised',
    label: 'Uninitialised values',
    description: 'Use of a value that nothing wrote, or that its type does not have',
  },
  {
    filter: 'out-of-bounds',
    label: 'Out of bounds',
    description: 'Accesses outside of their memory, to memory that is gone, or misaligned',
  },
  {
    filter: 'divergence',
    label: 'Divergence',
    description: 'Barriers and warp operations that not all threads reach, and deadlocks',
  },
  { filter: 'panic', label: 'Panics', description: 'Panics, traps and failed preconditions' },
  { filter: 'other', label: 'Other faults', description: 'All other faults that `run` reports' },
];

const KINDS: Partial<Readonly<Record<FaultKind, string>>> = {
  'workgroup-race': 'race',
  'global-race': 'race',
  uninitialised: 'uninitialised',
  'invalid-value': 'uninitialised',
  'out-of-bounds': 'out-of-bounds',
  'null-pointer': 'out-of-bounds',
  misaligned: 'out-of-bounds',
  'dangling-pointer': 'out-of-bounds',
  'foreign-private': 'out-of-bounds',
  'invalid-pointer': 'out-of-bounds',
  'read-only': 'out-of-bounds',
  'invalid-free': 'out-of-bounds',
  'barrier-divergence': 'divergence',
  'barrier-mismatch': 'divergence',
  'barrier-count': 'divergence',
  'warp-mask': 'divergence',
  'warp-lane': 'divergence',
  deadlock: 'divergence',
  panic: 'panic',
  trap: 'panic',
  'undefined-behaviour': 'panic',
  unreachable: 'panic',
};

/** The filter that a kind of fault belongs to. */
export function filterOf(kind: FaultKind): string {
  return KINDS[kind] ?? 'other';
}
