/** How far a launch was compared with its kernel: no finding says nothing about what was not. */
import type { LinkedLaunch } from '../../host/index.ts';
import { expectedOf } from './match.ts';

/** What of a launch was compared. */
export interface LaunchComparison {
  readonly state: 'compared' | 'partial' | 'not-compared';
  /** Why not all of it; undefined where it was. */
  readonly reason: string | undefined;
}

const COMPARED: LaunchComparison = { state: 'compared', reason: undefined };

/** How far the arguments and sizes of a launch were compared with the kernel. */
export function comparisonOf(launch: LinkedLaunch): LaunchComparison {
  const { link, args } = launch;
  const not = (reason: string): LaunchComparison => ({ state: 'not-compared', reason });
  if (launch.kernel === undefined) return not('which kernel it launches is not known');
  if (link?.kernel === undefined)
    return not(
      (link?.kernels.length ?? 0) > 1
        ? 'several kernels have its name'
        : 'its kernel is not in the code that was read',
    );
  // The compiler, or the rule about offloading, compares these.
  const isChecked = launch.api === 'typed method' || launch.api.startsWith('offload');
  if (!isChecked) {
    if (args === undefined) return not('its arguments are not written at the launch');
    const expected = expectedOf(launch, link.kernel);
    if (expected === undefined) return not('the parameters of its kernel are not known');
    const isTypeless = args.some(({ value }) => value.type.kind === 'unknown');
    if (isTypeless && args.length === expected.length)
      return { state: 'partial', reason: 'the type of an argument is not known' };
  }
  const { grid, block } = launch;
  const isSized = [grid, block].every((dims) =>
    dims?.sizes.every(({ value }) => value !== undefined),
  );
  if (!isSized && !launch.prepared)
    return { state: 'partial', reason: 'its sizes are decided at run time' };
  return COMPARED;
}
