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
  /** `ptxas 13.0`. */
  readonly source: string;
}

/** What ptxas says about a kernel; undefined where there is none, or when it refuses the text. */
export async function assemblePtx(
  text: string,
  cpu: string,
  kernel: string,
): Promise<AssembledKernel | undefined> {
  const program = await findProgram(['ptxas']);
  if (program === undefined) return undefined;
  const version = /\b\d+\.\d+/.exec((await versionOf(program)) ?? '')?.[0];
  const folder = await mkdtemp(join(tmpdir(), 'warplens-'));
  try {
    const file = join(folder, 'kernel.ptx');
    await writeFile(file, text);
    const args = ['-v', `-arch=${cpu}`, file, '-o', join(folder, 'kernel.cubin')];
    const said = await run(program, args);
    return said === undefined ? undefined : readReport(said, kernel, version);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Everything a program prints; undefined when it fails. */
function run(program: string, args: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    const options = { timeout: TIMEOUT, windowsHide: true };
    execFile(program, [...args], options, (error, stdout, stderr) => {
      resolve(error ? undefined : stdout + stderr);
    });
  });
}

/** The lines `-v` prints on one entry function. */
function readReport(
  said: string,
  kernel: string,
  version: string | undefined,
): AssembledKernel | undefined {
  const sections = said.split(/Compiling entry function '/).slice(1);
  const own = sections.find((section) => section.startsWith(`${kernel}'`));
  if (own === undefined) return undefined;
  const number = (pattern: RegExp): number => Number(pattern.exec(own)?.[1] ?? 0);
  return {
    registers: number(/Used (\d+) registers/),
    spillBytes: number(/(\d+) bytes spill stores/),
    stackBytes: number(/(\d+) bytes stack frame/),
    source: version === undefined ? 'ptxas' : `ptxas ${version}`,
  };
}
