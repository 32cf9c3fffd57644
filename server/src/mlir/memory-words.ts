/** What memory a memref is, in words for people, and where workgroup memory is named. */
import { memoryOf } from './lower/value-types.ts';
import type { Op } from './syntax/tree.ts';
import { memorySpace, type Type } from './syntax/types.ts';

const SPACES = {
  generic: 'global memory',
  global: 'global memory',
  workgroup: 'workgroup memory',
  constant: 'constant memory',
  private: 'private memory of the thread',
} as const;

/** `workgroup memory, 256 bytes`; undefined for what is no memref of a memory that is known. */
export function memoryWords(type: Type): string | undefined {
  if (type.kind !== 'memref') return undefined;
  const space = memorySpace(type.space);
  if (space === undefined) return undefined;
  const words = SPACES[space];
  if (type.shape.includes(undefined) || type.layout !== undefined) return words;
  try {
    const bytes = (type.shape as number[]).reduce(
      (n, size) => n * size,
      memoryOf(type.element).size,
    );
    return `${words}, ${bytes} bytes`;
  } catch {
    // A type whose size nobody here knows.
    return words;
  }
}

/** Is it memory of a workgroup, or a pointer to some? */
function isOfWorkgroup(type: Type): boolean {
  if (type.kind === 'pointer') return type.space === 3;
  if (type.kind !== 'memref' && type.kind !== 'unranked-memref') return false;
  return memorySpace(type.space) === 'workgroup';
}

/**
 * May an operation be where workgroup memory comes from? It gives some, its body has some, it has a
 * name that others use, or needs memory to bring the threads' values together.
 */
export function mayHaveWorkgroupMemory({ name, symbol, results, regions }: Op): boolean {
  if (symbol !== undefined || name.endsWith('reduce')) return true;
  if (results.some(({ type }) => isOfWorkgroup(type))) return true;
  return regions.some(({ blocks }) => blocks[0]?.args.some(({ type }) => isOfWorkgroup(type)));
}
