/** What an instruction does, by its text alone: outside of a file there is no more to go by. */
import type { TargetName } from '../workspace/index.ts';
import { ASSEMBLY } from './assembly.ts';

/** The PTX version in whose instructions it is looked up. */
const PTX_VERSION = '9.0';

/**
 * The hover of the mnemonic in a line of assembly, as Markdown; undefined for what is no
 * instruction of the language.
 * @param cpu the GPU that forms are looked up for
 */
export function instructionDoc(target: TargetName, line: string, cpu: string): string | undefined {
  const text = line.replaceAll(';', ' ').trim();
  if (text === '' || text.length > 400 || /[\n\r{}]/.test(text)) return undefined;
  const head =
    target === 'ptx'
      ? `.version ${PTX_VERSION}\n.target ${cpu}\n.address_size 64\n.func text()\n{\n\t`
      : `.amdgcn_target "amdgcn-amd-amdhsa--${cpu}"\n\t`;
  const tail = target === 'ptx' ? ';\n\tret;\n}\n' : '\n';
  // A predicate comes before the mnemonic.
  const skip = /^@!?%?\w+\s+/.exec(text)?.[0].length ?? 0;
  const at = head.length + skip + 1;
  const found = ASSEMBLY[target].hover(`${head}${text}${tail}`, at, undefined, {
    cpu,
    from: 'default',
  });
  return found === undefined || found.start > at ? undefined : found.markdown;
}
