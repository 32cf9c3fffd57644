/** Assembles PTX with `ptxas`: registers and memory of its kernels as it counts them. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { smallest } from '../base/index.ts';
import { complaintOf, findProgram, inFolder, runProgram, versionOf } from './programs.ts';

export interface AssembledKernel {
  readonly registers: number;
  /** Bytes stored because registers ran out. */
  readonly spillBytes: number;
  readonly stackBytes: number;
  /** `ptxas 13.0`, with the GPU when it is another one than asked for. */
  readonly source: string;
}

/** Why there are no numbers. */
export interface NotAssembled {
  readonly why: string;
}

/** What ptxas has made of a text. */
export interface Assembled {
  /** Path of the machine code; there until the folder is removed. */
  readonly cubin: string;
  /** The GPU that it is for. */
  readonly cpu: string;
  /** By the kernels' names. */
  readonly kernels: ReadonlyMap<string, AssembledKernel>;
  /** As in `AssembledKernel`. */
  readonly source: string;
}

/** How to get ptxas, for people. */
const REMEDY = 'it comes with the CUDA toolkit (package `cuda-nvcc`), whose `bin` belongs there';

/**
 * What ptxas says about a kernel. Newer releases no longer know old GPUs: the text is then
 * assembled for the oldest one that ptxas has and that runs it, and `source` names that one.
 */
export async function assemblePtx(
  text: string,
  cpu: string,
  kernel: string,
  signal?: AbortSignal,
): Promise<AssembledKernel | NotAssembled> {
  return inFolder(async (folder) => {
    const assembled = await assembleIn(folder, text, cpu, [], signal);
    if ('why' in assembled) return assembled;
    const { kernels, source } = assembled;
    return kernels.get(kernel) ?? { why: `${source} says nothing about \`${kernel}\`` };
  });
}

/** Milliseconds; large kernels take long. */
const TIMEOUT = 30_000;

interface Printed {
  readonly failed: boolean;
  /** Everything the program printed; where it could not run or took too long, why. */
  readonly text: string;
}

/** What a program of the CUDA toolkit prints, run in a folder. */
export async function printedBy(
  program: string,
  args: readonly string[],
  folder: string,
  signal?: AbortSignal,
): Promise<Printed> {
  const said = await runProgram(program, args, { folder, signal, timeout: TIMEOUT });
  const printed = `${said.stdout}${said.stderr}`;
  const isLate = said.error?.startsWith('no answer') === true;
  return { failed: !said.done, text: isLate ? said.error! : printed || (said.error ?? '') };
}

/** Assembles a text in a folder; `options` are further ones of ptxas. */
export async function assembleIn(
  folder: string,
  text: string,
  cpu: string,
  options: readonly string[] = [],
  signal?: AbortSignal,
): Promise<Assembled | NotAssembled> {
  const program = await findProgram(['ptxas']);
  if (program === undefined) return { why: `there is no \`ptxas\` on the PATH: ${REMEDY}` };
  const version = /\b\d+\.\d+/.exec((await versionOf(program)) ?? '')?.[0];
  const file = join(folder, 'kernel.ptx');
  const cubin = join(folder, 'kernel.cubin');
  await writeFile(file, text);
  const assemble = (arch: string) =>
    printedBy(program, ['-v', ...options, `-arch=${arch}`, file, '-o', cubin], folder, signal);
  const name = version === undefined ? 'ptxas' : `ptxas ${version}`;
  let said = await assemble(cpu);
  let source = name;
  let arch = cpu;
  if (said.failed && UNKNOWN_GPU.test(said.text)) {
    const other = oldestThatRuns(cpu, (await printedBy(program, ['--help'], folder, signal)).text);
    if (other === undefined) return { why: `${name} does not know ${cpu}` };
    arch = other;
    said = await assemble(other);
    source = `${name} for ${other}, as it does not know ${cpu}`;
  }
  if (said.failed) return { why: `${name}: ${complaintOf(said.text)}` };
  return { cubin, cpu: arch, kernels: readReports(said.text, source), source };
}

const UNKNOWN_GPU = /is not defined for option 'gpu-name'/;

/**
 * The oldest GPU of ptxas's own list that runs code for `cpu`: PTX is forward compatible but for
 * targets with a letter, which run on their own architecture only (PTX ISA, `.target`).
 */
export function oldestThatRuns(cpu: string, help: string): string | undefined {
  const wanted = /^sm_(\d+)$/.exec(cpu)?.[1];
  if (wanted === undefined) return undefined;
  const known = [...help.matchAll(/'sm_(\d+)'/g)].map(([, number]) => Number(number));
  const newer = known.filter((number) => number >= Number(wanted));
  return newer.length === 0 ? undefined : `sm_${smallest(newer)}`;
}

/** The lines `-v` prints on entry functions. */
function readReports(said: string, source: string): ReadonlyMap<string, AssembledKernel> {
  const sections = said.split(/Compiling entry function '/).slice(1);
  return new Map(
    sections.map((own) => {
      const number = (pattern: RegExp): number => Number(pattern.exec(own)?.[1] ?? 0);
      const kernel: AssembledKernel = {
        registers: number(/Used (\d+) registers/),
        spillBytes: number(/(?<!\d)(\d+) bytes spill stores/),
        stackBytes: number(/(?<!\d)(\d+) bytes stack frame/),
        source,
      };
      return [own.slice(0, own.indexOf("'")), kernel] as const;
    }),
  );
}
