/**
 * File extensions of assembly texts. Some belong to one language, some are shared with the
 * assemblers of hosts.
 */
import type { PaneName } from './panes.ts';

/** Lower case; `shared` ones are read only where the text shows the language. */
export const ASSEMBLY_EXTENSIONS: Readonly<Record<string, PaneName | 'shared'>> = {
  '.ptx': 'ptx',
  '.amdgcn': 'amdgcn',
  '.gcn': 'amdgcn',
  '.isa': 'amdgcn',
  '.sass': 'sass',
  '.ll': 'llvm',
  '.s': 'shared',
  '.asm': 'shared',
};

/**
 * What a file's name says about its language, in upper case too; undefined for names of other
 * files.
 */
export function assemblyExtension(path: string): PaneName | 'shared' | undefined {
  const extension = /\.\w+$/.exec(path)?.[0].toLowerCase();
  return extension === undefined || !Object.hasOwn(ASSEMBLY_EXTENSIONS, extension)
    ? undefined
    : ASSEMBLY_EXTENSIONS[extension];
}
