/** Names in listings as an editor asks for them. A listing is what it is: nothing is renamed. */
import { nameAt, sassNames } from '../../asm/index.ts';
import type { AssemblyNameUse } from '../assembly-types.ts';
import { sassTree } from '../parsed-assembly.ts';

/** The name at an offset. */
export function sassNameUse(text: string, offset: number): AssemblyNameUse | undefined {
  return nameAt(sassNames(sassTree(text)), offset);
}

/** Why there can be no rename. */
export function sassRename(): string {
  return 'a listing of machine code is not assembled again: its names stay as they are';
}
