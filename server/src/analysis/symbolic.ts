/** Forms of a value over the variables of a kernel. */
import type { Formula, Linear } from '../presburger/index.ts';

export interface SymbolicInt {
  readonly kind: 'int';
  readonly of: Linear;
}

/**
 * Bytes from the start of a region; `^N` is what parameter N of the kernel points to, `~R` region R
 * of any block of the cluster.
 */
export interface SymbolicPointer {
  readonly kind: 'pointer';
  readonly region: string;
  readonly of: Linear;
}

export interface SymbolicBool {
  readonly kind: 'bool';
  readonly holds: Formula;
}

export type Symbolic = SymbolicInt | SymbolicPointer | SymbolicBool;

const REMOTE = '~';

/** The same region, in some block of the cluster. */
export function remoteOf(region: string): string {
  return isRemote(region) ? region : `${REMOTE}${region}`;
}

/** May a region be that of another block? */
export function isRemote(region: string): boolean {
  return region.startsWith(REMOTE);
}

/** A region's name in its own block. */
export function homeOf(region: string): string {
  return isRemote(region) ? region.slice(REMOTE.length) : region;
}
