/**
 * What a crate's toolchain decides of `core`: signatures that were other ones in older nightlies.
 */
import { EITHER_INDEX, type TargetCfg } from '../hir/index.ts';
import { type CargoSetup, hasDate, isOlderThan, SIGNED_INDICES_UNTIL } from '../rules/index.ts';

/** The target as the crate's toolchain knows it. */
export function atToolchain(target: TargetCfg, setup: CargoSetup | undefined): TargetCfg {
  if (target.arch !== 'nvptx64') return target;
  const isOld = isOlderThan(setup, SIGNED_INDICES_UNTIL);
  if (!isOld && hasDate(setup)) return target;
  // Code without a toolchain was written for one of both kinds: what it does decides.
  const flag = isOld ? 'warplens_signed_indices' : EITHER_INDEX;
  return { ...target, cfg: new Set([...target.cfg, flag]) };
}
