/** The other names of an instruction: what a processor calls what another one calls differently. */
import { amdgcnSpellings, canonicalAmdgcnName } from '../isa/renames.ts';
import { formAliases, formsOf } from './form.ts';
import type { AmdgcnGpu } from './gpus.ts';

/**
 * The name that a processor has for an instruction it does not know under this one; undefined for
 * none.
 */
export function spellingOn(name: string, gpu: AmdgcnGpu): string | undefined {
  const has = (other: string): boolean =>
    other !== name && (formsOf(other) ?? []).some((form) => form.gpus & gpu.bit);
  const canonical = canonicalAmdgcnName(name);
  const candidates = [canonical, ...amdgcnSpellings(canonical)];
  for (const [from, list] of formAliases()) {
    for (const [to] of list) {
      if (to === name || to === canonical) candidates.push(from);
      if (from === name || from === canonical) candidates.push(to);
    }
  }
  return candidates.find(has);
}
