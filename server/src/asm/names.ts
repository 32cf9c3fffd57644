/**
 * Names of an assembly text and where each stands: what editors need for definitions, references,
 * highlights and renames.
 */

export type AsmNameKind =
  | 'register'
  | 'special register'
  | 'variable'
  | 'parameter'
  | 'label'
  | 'function';

export interface AsmOccurrence {
  readonly start: number;
  readonly end: number;
  /** `range` is the declaration of many registers at once, of which this name is one. */
  readonly role: 'declaration' | 'range' | 'write' | 'read';
}

export interface AsmName {
  readonly name: string;
  readonly kind: AsmNameKind;
  /** Type in the text's own words, such as `.b32`; empty when there is none. */
  readonly type: string;
  /** In text order. */
  readonly occurrences: readonly AsmOccurrence[];
}

/** The name that stands at an offset, with that occurrence; the end of a name counts as well. */
export function nameAt(
  names: readonly AsmName[],
  offset: number,
): { readonly name: AsmName; readonly occurrence: AsmOccurrence } | undefined {
  for (const name of names) {
    for (const occurrence of name.occurrences) {
      if (occurrence.start <= offset && offset <= occurrence.end && occurrence.role !== 'range')
        return { name, occurrence };
    }
  }
  return undefined;
}
