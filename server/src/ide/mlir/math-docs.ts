/** What the hover says on operations of the `math` dialect that are functions of a library. */
import { libraryFunctions, type Op } from '../../mlir/index.ts';

/** The functions that it calls; undefined for operations that call none. */
export function mathDoc(op: Op): string | undefined {
  const functions = libraryFunctions(op);
  if (functions === undefined) return undefined;
  const names = (target: 'ptx' | 'amdgcn'): string =>
    functions.map((one) => `\`${one[target]}\``).join(', ');
  return `A function of the device library.\n\nPTX ${names('ptx')} · AMDGCN ${names('amdgcn')}`;
}
