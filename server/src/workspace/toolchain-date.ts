/**
 * What a crate's toolchain decides: signatures of `core` that were other ones in older nightlies,
 * how AMD's kernels take their parameters; and which versions Cargo's files name.
 */
import { EITHER_INDEX, type TargetCfg } from '../hir/index.ts';
import { AGGREGATES_INLINE, type AggregatePlace } from '../layout/index.ts';
import {
  AGGREGATES_BY_ADDRESS_UNTIL,
  type CargoSetup,
  hasDate,
  isOlderThan,
  SIGNED_INDICES_UNTIL,
} from '../rules/index.ts';
import { isGpuLibrary } from './manifest/index.ts';

/** The target as the crate's toolchain knows it. */
export function atToolchain(target: TargetCfg, setup: CargoSetup | undefined): TargetCfg {
  if (target.arch !== 'nvptx64') return atAmdToolchain(target, setup);
  const isOld = isOlderThan(setup, SIGNED_INDICES_UNTIL);
  if (!isOld && hasDate(setup)) return target;
  // Code without a toolchain was written for one of both kinds: what it does decides.
  const flag = isOld ? 'warplens_signed_indices' : EITHER_INDEX;
  return { ...target, cfg: new Set([...target.cfg, flag]) };
}

/** Without a date kernels are taken for what nightlies were known to make of them. */
function atAmdToolchain(target: TargetCfg, setup: CargoSetup | undefined): TargetCfg {
  if (!hasDate(setup) || isOlderThan(setup, AGGREGATES_BY_ADDRESS_UNTIL)) return target;
  return { ...target, cfg: new Set([...target.cfg, AGGREGATES_INLINE]) };
}

/** How AMD's kernels with aggregates are passed, and by compilers of which time. */
export function namedConvention(place: AggregatePlace): string {
  const day = AGGREGATES_BY_ADDRESS_UNTIL;
  return `kernel ABI of rustc ${place === 'inline' ? 'since' : 'before'} ${day}: aggregates ${place}`;
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
