/** Registers and memory of a kernel as `ptxas` counts them when it assembles the kernel's PTX. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, versionOf } from './programs.ts';

/** Milliseconds; large kernels take long. */
const TIMEOUT = 30_000;

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

/**
 * What ptxas says about a kernel. Newer releases no longer know old GPUs: the text is then
 * assembled for the oldest one that ptxas has and that runs it, and `source` names that one.
 */
export async function assemblePtx(
  text: string,
  cpu: string,
  kernel: string,
): Promise<AssembledKernel | NotAssembled> {
  const program = await findProgram(['ptxas']);
  if (program === undefined) return { why: 'there is no `ptxas` on the PATH' };
  const version = /\b\d+\.\d+/.exec((await versionOf(program)) ?? '')?.[0];
  const folder = await mkdtemp(join(tmpdir(), 'warplens-'));
  try {
    const file = join(folder, 'kernel.ptx');
    await writeFile(file, text);
    const assemble = (arch: string): Promise<Said> =>
      run(program, ['-v', `-arch=${arch}`, file, '-o', join(folder, 'kernel.cubin')]);
    const name = version === undefined ? 'ptxas' : `ptxas ${version}`;
    let said = await assemble(cpu);
    let source = name;
    if (said.failed && UNKNOWN_GPU.test(said.text)) {
      const other = oldestThatRuns(cpu, (await run(program, ['--help'])).text);
      if (other === undefined) return { why: `${name} does not know ${cpu}` };
      said = await assemble(other);
      source = `${name} for ${other}, as it does not know ${cpu}`;
    }
    if (said.failed) return { why: `${name}: ${firstLine(said.text)}` };
    return (
      readReport(said.text, kernel, source) ?? { why: `${name} says nothing about \`${kernel}\`` }
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
  return newer.length === 0 ? undefined : `sm_${Math.min(...newer)}`;
}

interface Said {
  readonly failed: boolean;
  /** Everything the program printed; where it could not run or took too long, why. */
  readonly text: string;
}

function run(program: string, args: readonly string[]): Promise<Said> {
  return new Promise((resolve) => {
    const options = { timeout: TIMEOUT, windowsHide: true };
    execFile(program, [...args], options, (error, stdout, stderr) => {
      const printed = `${stdout}${stderr}`;
      const late = error?.killed === true ? `no answer within ${TIMEOUT / 1000} s` : undefined;
      resolve({ failed: error !== null, text: late ?? (printed || (error?.message ?? '')) });
    });
  });
}

/** What it said first, without the path of the file that it was given. */
function firstLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const line = lines.find((one) => /error|fatal/i.test(one)) ?? lines.find((one) => one !== '');
  return (line ?? 'failed').replace(/^ptxas\s*(?:fatal|error)?\s*:\s*|\S*kernel\.ptx/g, '').trim();
}

/** The lines `-v` prints on one entry function. */
function readReport(said: string, kernel: string, source: string): AssembledKernel | undefined {
  const sections = said.split(/Compiling entry function '/).slice(1);
  const own = sections.find((section) => section.startsWith(`${kernel}'`));
  if (own === undefined) return undefined;
  const number = (pattern: RegExp): number => Number(pattern.exec(own)?.[1] ?? 0);
  return {
    registers: number(/Used (\d+) registers/),
    spillBytes: number(/(\d+) bytes spill stores/),
    stackBytes: number(/(\d+) bytes stack frame/),
    source,
  };
}
