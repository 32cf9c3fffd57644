/**
 * One row for each instruction of NVIDIA's machine code since Volta. Names are those of the
 * instruction set lists in "CUDA Binary Utilities" (section 4), what they do is in our own words.
 */

export type SassFamily =
  | 'integer'
  | 'float'
  | 'double'
  | 'half'
  | 'matrix'
  | 'conversion'
  | 'movement'
  | 'predicate'
  | 'memory'
  | 'atomic'
  | 'uniform'
  | 'texture'
  | 'surface'
  | 'control'
  | 'barrier'
  | 'special';

export interface SassRow {
  readonly name: string;
  readonly family: SassFamily;
  readonly doc: string;
  /** Its first operand is no result. */
  readonly noResult?: true;
}

type Entry = readonly [name: string, doc: string, noResult?: 'no result'];

/** Rows of one family. */
export function rows(family: SassFamily, entries: readonly Entry[]): readonly SassRow[] {
  return entries.map(([name, doc, none]) => ({
    name,
    family,
    doc,
    ...(none === undefined ? {} : { noResult: true }),
  }));
}
