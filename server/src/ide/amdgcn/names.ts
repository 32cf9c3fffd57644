/**
 * Names in AMDGCN text as an editor asks for them. Symbols can be renamed; registers are the
 * hardware's own.
 */
import { amdgcnNameAt } from '../../asm/index.ts';
import { renameEdits } from '../assembly-names.ts';
import type { AssemblyEdit, AssemblyNameUse } from '../assembly-types.ts';
import { amdgcnTree } from '../parsed-assembly.ts';

/** The name at an offset of an AMDGCN text. */
export function amdgcnNameUse(text: string, offset: number): AssemblyNameUse | undefined {
  return amdgcnNameAt(amdgcnTree(text).module, offset);
}

/** Edits of a rename, or why there can be none. */
export function amdgcnRename(
  text: string,
  { name }: AssemblyNameUse,
  newName: string,
): readonly AssemblyEdit[] | string {
  if (name.kind === 'register' || name.kind === 'special register')
    return 'registers have the names the machine gives them';
  if (!/^[A-Za-z_.$][\w.$]*$/.test(newName)) return `\`${newName}\` is no name in assembly`;
  const { statements } = amdgcnTree(text).module;
  if (statements.some((s) => (s.kind === 'label' || s.kind === 'set') && s.name === newName))
    return `\`${newName}\` is already a name in this text`;
  return renameEdits(name, newName);
}
