/** The GPU that a run is for. */
import type { PlannedLaunch } from '../../spec/index.ts';
import type { Engine, TargetName } from '../../workspace/index.ts';

interface Asked {
  readonly root: string | undefined;
  readonly target: TargetName;
  readonly cpu?: string | undefined;
}

/** The first GPU with clusters of blocks (CUDA C++ programming guide, compute capability 9.0). */
const CLUSTERS_FROM = 'sm_90';

/**
 * The GPU that is asked for, undefined for the project's own. Where nobody says which, launches in
 * clusters need one that has them.
 */
export function gpuOf(
  engine: Engine,
  { cpu, root, target }: Asked,
  launches: readonly PlannedLaunch[],
): string | undefined {
  if (cpu !== undefined || root === undefined || target !== 'ptx') return cpu;
  const hasClusters = launches.some(({ cluster }) => cluster?.some((size) => size > 1) === true);
  return hasClusters && engine.chosenCpu(root, target) === undefined ? CLUSTERS_FROM : undefined;
}
