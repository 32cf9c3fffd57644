/**
 * What a crate's toolchain decides of `core`: signatures that were other ones in older nightlies;
 * and which versions Cargo's files name.
 */
import { EITHER_INDEX, type TargetCfg } from '../hir/index.ts';
import { type CargoSetup, hasDate, isOlderThan, SIGNED_INDICES_UNTIL } from '../rules/index.ts';
import { isGpuLibrary } from './manifest/index.ts';

/** The target as the crate's toolchain knows it. */
export function atToolchain(target: TargetCfg, setup: CargoSetup | undefined): TargetCfg {
  if (target.arch !== 'nvptx64') return target;
  const isOld = isOlderThan(setup, SIGNED_INDICES_UNTIL);
  if (!isOld && hasDate(setup)) return target;
  // Code without a toolchain was written for one of both kinds: what it does decides.
  const flag = isOld ? 'warplens_signed_indices' : EITHER_INDEX;
  return { ...target, cfg: new Set([...target.cfg, flag]) };
}

/** The toolchain, where its age can be told, and the registry's device libraries. */
export function namedVersions(setup: CargoSetup | undefined): readonly string[] {
  if (setup === undefined) return [];
  const libraries = [...setup.registry].flatMap(([name, version]) => {
    const number = /^[\^=~]?\s*(\d[\w.+-]*)$/.exec(version.trim())?.[1];
    return isGpuLibrary(name) && number !== undefined ? [`${name} ${number}`] : [];
  });
  return [...(hasDate(setup) ? [setup.toolchain!] : []), ...libraries];
}
