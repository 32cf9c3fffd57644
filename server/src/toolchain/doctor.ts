/**
 * Which outside tools are there, where, in which version. None of them is needed: each line says what it would add. Nothing
 * of the user's workspace is run or read; relative entries of PATH are passed over.
 */
import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';

export interface DoctorLine {
  readonly name: string;
  readonly state: 'found' | 'missing';
  /** Path and version, or what the tool would add. */
  readonly detail: string;
}

interface Tool {
  readonly name: string;
  readonly programs: readonly string[];
  /** What it is good for. */
  readonly adds: string;
}

const TOOLS: readonly Tool[] = [
  { name: 'ptxas', programs: ['ptxas'], adds: 'assembles PTX: a second opinion on previews' },
  { name: 'nvdisasm', programs: ['nvdisasm'], adds: 'shows the machine code of NVIDIA GPUs' },
  { name: 'rustc', programs: ['rustc'], adds: 'builds the host side of a crate' },
  {
    name: 'llvm-mc',
    programs: ['llvm-mc-22', 'llvm-mc-21', 'llvm-mc-20', 'llvm-mc-19', 'llvm-mc'],
    adds: 'assembles AMDGCN: a second opinion on previews',
  },
];

/** Milliseconds a tool may take to tell its version. */
const TIMEOUT = 5000;

/** Looks for every tool at once; the order of the answer is fixed. */
export function doctor(): Promise<readonly DoctorLine[]> {
  return Promise.all(TOOLS.map(examine));
}

async function examine({ name, programs, adds }: Tool): Promise<DoctorLine> {
  const path = await findProgram(programs);
  if (path === undefined) return { name, state: 'missing', detail: `not on PATH; ${adds}` };
  const version = await versionOf(path);
  return { name, state: 'found', detail: version === undefined ? path : `${path} (${version})` };
}

async function findProgram(programs: readonly string[]): Promise<string | undefined> {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((dir) => isAbsolute(dir));
  const suffix = process.platform === 'win32' ? '.exe' : '';
  for (const program of programs) {
    for (const folder of folders) {
      const path = join(folder, program + suffix);
      try {
        await access(path, constants.X_OK);
        return path;
      } catch {
        // Not here; the next folder may have it.
      }
    }
  }
  return undefined;
}

/** The line of `--version` that holds a number, shortened. */
function versionOf(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile(path, ['--version'], { timeout: TIMEOUT, windowsHide: true }, (error, stdout) => {
      const lines = stdout.split('\n').map((line) => line.trim());
      const line = lines.find((l) => /\bV?\d+\.\d+/.test(l) && !/copyright/i.test(l));
      resolve(error ? undefined : line?.slice(0, 80));
    });
  });
}
