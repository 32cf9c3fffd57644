/**
 * The machine code of NVIDIA's GPUs: PTX through `ptxas`, and what that has made through `nvdisasm`
 * or `cuobjdump`.
 */
import { basename } from 'node:path';
import { complaintOf, findProgram, inFolder, versionOf } from './programs.ts';
import { type AssembledKernel, assembleIn, type NotAssembled, printedBy } from './ptxas.ts';

/** Machine code as its disassembler prints it. */
export interface MachineCode {
  readonly listing: string;
  /** The GPU that it is for. */
  readonly cpu: string;
  /** What the assembler says about each kernel, by name. */
  readonly kernels: ReadonlyMap<string, AssembledKernel>;
  /** Both programs: `ptxas 13.0, nvdisasm 13.0`. */
  readonly source: string;
  /** Does the listing say which line of the PTX each instruction comes from? */
  readonly located: boolean;
}

/** How to get a disassembler, for people. */
const REMEDY =
  'it comes with the CUDA toolkit (package `cuda-nvdisasm`), whose `bin` belongs there';

/** The first one that is there is asked; only nvdisasm knows lines. */
const DISASSEMBLERS: readonly { readonly name: string; readonly args: readonly string[] }[] = [
  { name: 'nvdisasm', args: ['-c', '-g', '-hex'] },
  { name: 'cuobjdump', args: ['-sass'] },
];

/**
 * The machine code of a text for a GPU, or for the oldest one that ptxas has and that runs it.
 * `text` has line directives; `signal` stops the programs.
 */
export function disassemblePtx(
  text: string,
  cpu: string,
  signal?: AbortSignal,
): Promise<MachineCode | NotAssembled> {
  return inFolder(async (folder) => {
    const assembled = await assembleIn(folder, text, cpu, ['-lineinfo'], signal);
    if ('why' in assembled) return assembled;
    const program = await findProgram(DISASSEMBLERS.map(({ name }) => name));
    if (program === undefined) return { why: `there is no \`nvdisasm\` on the PATH: ${REMEDY}` };
    const { name, args } = DISASSEMBLERS.find((one) => basename(program).startsWith(one.name))!;
    const version = /\b\d+\.\d+/.exec((await versionOf(program)) ?? '')?.[0];
    const called = version === undefined ? name : `${name} ${version}`;
    const said = await printedBy(program, [...args, assembled.cubin], folder, signal);
    // Each release reads what its own ptxas writes, and older ones.
    if (said.failed)
      return {
        why: `${called}: ${complaintOf(said.text)}; install the \`${name}\` of the toolkit that ${assembled.source} is of`,
      };
    return {
      listing: said.text,
      cpu: assembled.cpu,
      kernels: assembled.kernels,
      source: `${assembled.source}, ${called}`,
      located: name === 'nvdisasm',
    };
  });
}
