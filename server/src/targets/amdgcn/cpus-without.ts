/**
 * Processors of AMD that LLVM 22 lists and this target has no rows for, and what they lack. Facts:
 * "User Guide for AMDGPU Backend", "Processors", and the manuals of the generations.
 */

const CODE_NAMES: Readonly<Record<string, string>> = {
  tahiti: 'gfx600',
  pitcairn: 'gfx601',
  verde: 'gfx601',
  hainan: 'gfx602',
  oland: 'gfx602',
  kaveri: 'gfx700',
  hawaii: 'gfx701',
  kabini: 'gfx703',
  mullins: 'gfx703',
  bonaire: 'gfx704',
  carrizo: 'gfx801',
  iceland: 'gfx802',
  tonga: 'gfx802',
  fiji: 'gfx803',
  polaris10: 'gfx803',
  polaris11: 'gfx803',
  tongapro: 'gfx805',
  stoney: 'gfx810',
};

/** By the first digit of the version. */
const MISSING: Readonly<Record<string, string>> = {
  6: 'GFX6 has no flat, global and scratch accesses, no DPP and no 16-bit arithmetic',
  7: 'GFX7 has no global and scratch accesses, no DPP and no 16-bit arithmetic',
  8: 'GFX8 has no global and scratch accesses, and adds only with a carry',
};

/** Why there is no code for a processor that LLVM lists; undefined for other names. */
export function whyNoAmdCpu(name: string): string | undefined {
  if (name === 'generic' || name === 'generic-hsa')
    return 'no GPU has it: it is LLVM’s oldest processor of a kind';
  const version = CODE_NAMES[name] ?? name;
  const [, major] = /^gfx([678])\d\d$/.exec(version) ?? [];
  if (major === undefined) return undefined;
  const known = version === name ? '' : `it is ${version}; `;
  return `${known}${MISSING[major]}, which the code for AMD needs`;
}
