/**
 * LLVM's intrinsics for NVIDIA by name (`llvm.nvvm.mbarrier.init`): the instruction of each. The
 * instructions and the processors that have them are checked against LLVM's own
 * (`server/test/targets/nvvm.test.ts`).
 */
import { greatest } from '../../../base/index.ts';
import type { MirType } from '../../../mir/index.ts';
import { PTX_CPUS, type PtxCpu } from '../cpus.ts';
import type { IntrinsicRow } from '../intrinsics.ts';
import { type CallShape, expandOperands, type Family, type Groups } from './family.ts';
import { MATRICES } from './matrices.ts';
import { MEMORY } from './memory.ts';
import { NARROW_FLOATS } from './narrow-floats.ts';
import { NUMBERS } from './numbers.ts';
import { TEXTURES } from './textures.ts';
import { THREADS } from './threads.ts';

const FAMILIES: readonly Family[] = [
  ...NUMBERS,
  ...THREADS,
  ...MEMORY,
  ...MATRICES,
  ...TEXTURES,
  ...NARROW_FLOATS,
];

const PREFIX = 'llvm.nvvm.';

/** An intrinsic's instruction, and where it is. */
export interface NvvmIntrinsic {
  readonly row: IntrinsicRow;
  /** Oldest `sm` and PTX version times ten. */
  readonly sm: number;
  readonly ptx: number;
  readonly only: RegExp | undefined;
}

function familyOf(name: string): { readonly family: Family; readonly groups: Groups } | undefined {
  const bare = name.slice(PREFIX.length).replace(/(?:\.p\d+)+$/, '');
  for (const family of FAMILIES) {
    const found = family.name.exec(bare) ?? family.name.exec(name.slice(PREFIX.length));
    if (found === null) continue;
    const groups: Record<string, string> = {};
    for (const [key, value] of Object.entries(found.groups ?? {})) groups[key] = value ?? '';
    return { family, groups };
  }
  return undefined;
}

/** The row for a name of LLVM's and the types of its operands; undefined where there is none. */
export function nvvmIntrinsic(
  name: string,
  args: readonly MirType[],
  results: readonly MirType[],
  constants: readonly (bigint | undefined)[],
): NvvmIntrinsic | undefined {
  if (!name.startsWith(PREFIX)) return undefined;
  const found = familyOf(name);
  if (found === undefined) return undefined;
  const { family, groups } = found;
  const call: CallShape = { args: args.length, results: results.length, constants };
  const fill = (text: string): string =>
    text.replace(/<(\w+)>/g, (_, key: string) => groups[key] ?? '');
  const op = typeof family.op === 'string' ? fill(family.op) : family.op(groups, call);
  const given = family.operands ?? defaultOperands(call);
  const spelled = typeof given === 'string' ? fill(given) : given(groups, call);
  const operands = expandOperands(spelled, call);
  const code = operands === '' ? op : `${op} ${operands}`;
  const highest = greatest(
    [...code.matchAll(/\$(\d+)/g)].map(([, at]) => Number(at)),
    -1,
  );
  // An operand of 128 bits stands in two registers.
  const registers = args.length + args.filter((type) => type === 'i128').length;
  if (highest >= registers + results.length) return undefined;
  return {
    row: {
      doc: `LLVM's \`${name}\`.`,
      args,
      results,
      code: [code],
      ...(code.includes('%t0') ? { temps: ['i32'] as const } : {}),
      ...(family.pure === true ? { pure: true } : {}),
    },
    sm: resolved(family.sm, groups) ?? 0,
    ptx: resolved(family.ptx, groups) ?? 0,
    only: resolved(family.only, groups),
  };
}

function defaultOperands({ args, results }: CallShape): string {
  return [results > 0 ? '@d' : '', args > 0 ? '@0-' : ''].filter((text) => text !== '').join(', ');
}

function resolved<T>(
  value: T | ((groups: Groups) => T) | undefined,
  groups: Groups,
): T | undefined {
  return typeof value === 'function' ? (value as (groups: Groups) => T)(groups) : value;
}

/**
 * Why an intrinsic is not there for a processor and a PTX version (times ten), in words; undefined
 * when it is.
 */
export function missingOn(
  { sm, ptx, only }: NvvmIntrinsic,
  cpu: PtxCpu,
  version: number,
): string | undefined {
  if (only !== undefined && !only.test(cpu.name)) return 'the processor does not have it';
  if (cpu.sm < sm) return `it needs sm_${sm}`;
  const words = (of: number): string => `${Math.floor(of / 10)}.${of % 10}`;
  return version < ptx ? `it needs PTX ${words(ptx)}, the text is in ${words(version)}` : undefined;
}

/** The oldest processor that has an intrinsic. */
export function oldestWith({ sm, only }: NvvmIntrinsic): PtxCpu | undefined {
  return PTX_CPUS.find((cpu) => cpu.sm >= sm && only?.test(cpu.name) !== false);
}

/**
 * Names that LLVM has and selects no instruction for where the pointers are generic, or at all
 * (LLVM 22: "Cannot select").
 */
const UNSELECTED =
  /^llvm\.nvvm\.(?:tensormap\.replace\..+|discard\.L2|bf2h\.rn(?:\.ftz)?|texsurf\.handle(?:\.internal)?(?:\.p0)?|f(?:min|max)\.ftz\.(?:.+\.)?bf16(?:x2)?|fma\.rn\.(?:ftz\.|ftz\.(?:sat|relu)\.|sat\.)bf16(?:x2)?)$/;

/** Does LLVM end with "Cannot select" at the name, on every processor? */
export function isUnselected(name: string): boolean {
  return UNSELECTED.test(name);
}

/**
 * Names that LLVM 22 prints an instruction for that `ptxas` refuses: floats that saturate in `wmma`
 * (until PTX 6.5), formatted stores of less than 32 bits, and modes of textures with a sampler of
 * their own that PTX does not have.
 */
const REFUSED =
  /^llvm\.nvvm\.(?:wmma\.\w+\.mma\.\w+\.\w+\.f\d+\.f\d+\.satfinite|sust\.p\..*i(?:8|16)\.trap|lg2\.approx\.d|tex\.(?:1d|2d)\.array\.grad\..+|tex\.3d\.level\..+|tex\.cube\..+)$/;

/** Does `ptxas` refuse what LLVM prints for the name? */
export function isRefused(name: string): boolean {
  return REFUSED.test(name);
}
