/**
 * Which outside tools are there, where, in which version. None of them is needed: each line says what it would add. Nothing
 * of the user's workspace is run or read; relative entries of PATH are passed over.
 */
import { findProgram, versionOf } from './programs.ts';

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
