/**
 * Names of GPU CPUs as `-C target-cpu` takes them: what `rustc --print target-cpus` lists for each
 * target (rustc 1.97, LLVM 22), and what became of others.
 */

import { nearest } from '../base/index.ts';
import type { DeviceTriple } from './cargo-setup.ts';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** The names that the compiler knows. */
export const CPU_NAMES: Readonly<Record<DeviceTriple, readonly string[]>> = {
  'nvptx64-nvidia-cuda': words(`
    sm_70 sm_72 sm_75 sm_80 sm_86 sm_87 sm_88 sm_89 sm_90 sm_90a sm_100 sm_100a sm_100f sm_101 sm_101a sm_101f
    sm_103 sm_103a sm_103f sm_110 sm_110a sm_110f sm_120 sm_120a sm_120f sm_121 sm_121a sm_121f
  `),
  'amdgcn-amd-amdhsa': words(`
    generic generic-hsa gfx600 gfx601 gfx602 gfx700 gfx701 gfx702 gfx703 gfx704 gfx705 gfx801 gfx802 gfx803 gfx805
    gfx810 gfx900 gfx902 gfx904 gfx906 gfx908 gfx909 gfx90a gfx90c gfx942 gfx950 gfx9-generic gfx9-4-generic
    gfx1010 gfx1011 gfx1012 gfx1013 gfx1030 gfx1031 gfx1032 gfx1033 gfx1034 gfx1035 gfx1036 gfx10-1-generic
    gfx10-3-generic gfx1100 gfx1101 gfx1102 gfx1103 gfx1150 gfx1151 gfx1152 gfx1153 gfx11-generic gfx1200 gfx1201
    gfx1250 gfx1251 gfx12-generic
    bonaire carrizo fiji hainan hawaii iceland kabini kaveri mullins oland pitcairn polaris10 polaris11 stoney tahiti
    tonga tongapro verde
  `),
};

/** CPUs that rustc took before version 1.97, and refuses since. */
const DROPPED_SM: ReadonlySet<string> = new Set(
  words('sm_20 sm_21 sm_30 sm_32 sm_35 sm_37 sm_50 sm_52 sm_53 sm_60 sm_61 sm_62'),
);

/** Names that people use for chips, as the compiler calls them. */
const NICKNAMES: Readonly<Record<string, string>> = {
  v100: 'sm_70',
  t4: 'sm_75',
  a100: 'sm_80',
  a10: 'sm_86',
  l4: 'sm_89',
  l40: 'sm_89',
  h100: 'sm_90',
  h200: 'sm_90',
  b200: 'sm_100',
  volta: 'sm_70',
  turing: 'sm_75',
  ampere: 'sm_80',
  ada: 'sm_89',
  hopper: 'sm_90',
  blackwell: 'sm_100',
  mi25: 'gfx900',
  mi50: 'gfx906',
  mi60: 'gfx906',
  mi100: 'gfx908',
  mi210: 'gfx90a',
  mi250: 'gfx90a',
  mi250x: 'gfx90a',
  mi300: 'gfx942',
  mi300a: 'gfx942',
  mi300x: 'gfx942',
  mi325x: 'gfx942',
  mi350x: 'gfx950',
  mi355x: 'gfx950',
};

/** What is wrong with a CPU's name. */
export type CpuVerdict =
  | { readonly kind: 'fine' }
  /** The name of one of the other target's CPUs. */
  | { readonly kind: 'other-target' }
  | { readonly kind: 'dropped' }
  | { readonly kind: 'unknown'; readonly meant: string | undefined };

/** What the compiler of today makes of a name. Names that a later one may know count as fine. */
export function judgeCpu(triple: DeviceTriple, name: string): CpuVerdict {
  const known = CPU_NAMES[triple];
  if (known.includes(name) || name === 'native' || name === 'help') return { kind: 'fine' };
  const isNvidia = triple === 'nvptx64-nvidia-cuda';
  const other: DeviceTriple = isNvidia ? 'amdgcn-amd-amdhsa' : 'nvptx64-nvidia-cuda';
  if (CPU_NAMES[other].includes(name)) return { kind: 'other-target' };
  if (DROPPED_SM.has(name)) return isNvidia ? { kind: 'dropped' } : { kind: 'other-target' };
  if (isNvidia ? mayBecomeSm(name) : mayBecomeGfx(name)) return { kind: 'fine' };
  return { kind: 'unknown', meant: meant(name, known) };
}

/** Well formed, and newer than what is known. */
function mayBecomeSm(name: string): boolean {
  const number = /^sm_(\d+)[af]?$/.exec(name)?.[1];
  return number !== undefined && Number(number) > 90;
}

function mayBecomeGfx(name: string): boolean {
  return /^gfx(?:9[0-9a-f]{2}|1[0-9a-f]{3}|[2-9][0-9a-f]{3}|\d+(?:-\d+)*-generic)$/.test(name);
}

/** The name that was meant: another spelling, a chip's, or one that is close. */
function meant(name: string, known: readonly string[]): string | undefined {
  const plain = name.toLowerCase().replace(/[\s_-]/g, '');
  const nickname = NICKNAMES[plain];
  if (nickname !== undefined) return known.includes(nickname) ? nickname : undefined;
  const number = /^(?:sm|compute|cc|gfx)?([0-9][0-9a-f.]*)$/.exec(plain)?.[1]?.replace('.', '');
  const spelt = number && known.find((cpu) => cpu === `sm_${number}` || cpu === `gfx${number}`);
  return spelt ?? nearest(name, known);
}
