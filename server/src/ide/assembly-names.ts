/**
 * Definitions, references and renames in assembly texts, from a name and its places; the same for
 * all targets.
 */
import type { AsmName, AsmOccurrence } from '../asm/index.ts';
import type { AssemblyEdit, AssemblyNameUse } from './assembly-types.ts';

/**
 * Where what is read here was made: a label or function where it stands, a register where it is
 * written. On the write itself it is the declaration. A register of the hardware is written many
 * times; then it is the nearest write above.
 */
export function definitionsOf({ name, occurrence }: AssemblyNameUse): readonly AsmOccurrence[] {
  const declarations = name.occurrences.filter((o) => isDeclaration(o));
  if (name.kind !== 'register' && name.kind !== 'special register') return declarations;
  const writes = name.occurrences.filter((o) => o.role === 'write');
  if (declarations.length > 0) {
    return occurrence.role === 'read' && writes.length > 0 ? writes : declarations;
  }
  const above = writes.filter((o) => o.start < occurrence.start).at(-1);
  // In a loop the write may stand below.
  const nearest = above ?? writes.at(-1);
  return nearest ? [nearest] : [];
}

/**
 * All places of a name; the declaration of a whole range of registers only where declarations are
 * asked for.
 */
export function referencesOf(name: AsmName, withDeclaration: boolean): readonly AsmOccurrence[] {
  return name.occurrences.filter((o) => withDeclaration || !isDeclaration(o));
}

function isDeclaration({ role }: AsmOccurrence): boolean {
  return role === 'declaration' || role === 'range';
}

/** Edits that replace a name wherever it stands. */
export function renameEdits(name: AsmName, newName: string): readonly AssemblyEdit[] {
  return name.occurrences
    .filter((o) => o.role !== 'range')
    .map(({ start, end }) => ({ start, end, newText: newName }));
}
