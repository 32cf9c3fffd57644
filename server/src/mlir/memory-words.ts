/** What memory a memref is, in words for people. */
import { memoryOf } from './lower/parts.ts';
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
