/** Names in LLVM IR as an editor asks for them. */
import { llvmNames, nameAt } from '../../asm/index.ts';
import type { AssemblyEdit, AssemblyNameUse } from '../assembly-types.ts';
import { llvmTree } from '../parsed-assembly.ts';

/** The name at an offset. */
export function llvmNameUse(text: string, offset: number): AssemblyNameUse | undefined {
  return nameAt(llvmNames(llvmTree(text)), offset);
}

const PLAIN = /^[A-Za-z$._-][\w$.-]*$/;

/** Edits that give a value, block, global or function another name; a message where none can be. */
export function llvmRename(
  text: string,
  { name }: AssemblyNameUse,
  newName: string,
): readonly AssemblyEdit[] | string {
  const sign = name.name[0]!;
  if (sign !== '%' && sign !== '@') return 'metadata and groups of attributes have numbers';
  if (name.name.startsWith('@llvm.')) return 'an intrinsic has the name that LLVM gives it';
  const bare = newName.startsWith(sign) ? newName.slice(1) : newName;
  if (!PLAIN.test(bare)) return `\`${newName}\` is no name of LLVM IR`;
  if (llvmNames(llvmTree(text)).some((other) => other.name === `${sign}${bare}`))
    return `there is a \`${sign}${bare}\` already`;
  return name.occurrences.map(({ start, end }) => ({
    start,
    end,
    // A block stands without the sign where it begins.
    newText: text[start] === sign ? `${sign}${bare}` : bare,
  }));
}
