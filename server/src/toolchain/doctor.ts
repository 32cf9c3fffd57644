/**
 * Which outside tools are there, where, in which version. None of them is needed: each line says
 * what it would add. Nothing of the user's workspace is run or read; relative entries of PATH are
 * passed over.
 */
import { findProgram, versionOf } from './programs.ts';
import { findNightly } from './rustc.ts';

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
  /** Where the version alone does not say whether it is of use. */
  readonly examine?: (path: string) => Promise<Omit<DoctorLine, 'name'>>;
}

const TOOLS: readonly Tool[] = [
  { name: 'ptxas', programs: ['ptxas'], adds: 'assembles PTX: a second opinion on previews' },
  {
    name: 'nvdisasm',
    programs: ['nvdisasm', 'cuobjdump'],
    adds: 'with `ptxas`, shows the machine code of NVIDIA GPUs',
  },
  {
    name: 'rustc',
    programs: ['rustc'],
    adds: 'its nightly compiles previews of the provider `rustc`',
    examine: examineRustc,
  },
  {
    name: 'llc',
    programs: ['llc-23', 'llc-22', 'llc-21', 'llc'],
    adds: 'with `opt` beside it, compiles for the provider `llvm`',
  },
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

/** Asks as a preview would: what is found here is what would run. */
async function examineRustc(path: string): Promise<Omit<DoctorLine, 'name'>> {
  const nightly = await findNightly();
  if (nightly) {
    return { state: 'found', detail: `${nightly.rustc} (${nightly.version})` };
  }
  const detail = `${path} is no nightly; \`rustup toolchain install nightly\` brings one`;
  return { state: 'missing', detail };
}

async function examine({ name, programs, adds, examine: own }: Tool): Promise<DoctorLine> {
  const path = await findProgram(programs);
  if (path === undefined) return { name, state: 'missing', detail: `not on PATH; ${adds}` };
  if (own) return { name, ...(await own(path)) };
  const version = await versionOf(path);
  return { name, state: 'found', detail: version === undefined ? path : `${path} (${version})` };
}
