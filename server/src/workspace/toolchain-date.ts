/**
 * What a crate's toolchain decides of `core`: signatures that were other ones in older nightlies.
 */
import type { TargetCfg } from '../hir/index.ts';
import { type CargoSetup, isOlderThan, SIGNED_INDICES_UNTIL } from '../rules/index.ts';

/** The target as the crate's toolchain knows it. */
export function atToolchain(target: TargetCfg, setup: CargoSetup | undefined): TargetCfg {
  if (target.arch !== 'nvptx64' || !isOlderThan(setup, SIGNED_INDICES_UNTIL)) return target;
  return { ...target, cfg: new Set([...target.cfg, 'warplens_signed_indices']) };
}
