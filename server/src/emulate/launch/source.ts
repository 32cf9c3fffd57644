/** Where a run takes its launches from: a spec in data, or a function that makes each. */
import {
  type BufferContents,
  checkExpected,
  type ExpandedLaunch,
  expandLaunch,
  type Mismatch,
} from './expand.ts';
import type { LaunchSpec } from './spec.ts';

/** Contents that a buffer had after an earlier launch. */
export type Earlier = (launch: number, buffer: string) => Uint8Array | undefined;

/** Launches that are made when those before them have run. */
export interface LaunchSource {
  /** Symbols of the kernels, in the order of the launches. */
  readonly kernels: readonly string[];
  /** Throws `SpecError` where a launch makes no sense. */
  expand(index: number, earlier: Earlier): ExpandedLaunch;
  /** What differs from what is expected. */
  compare?(launch: ExpandedLaunch, results: BufferContents): readonly Mismatch[];
}

export function sourceOf(given: LaunchSpec | LaunchSource): LaunchSource {
  if (!('launches' in given)) return given;
  return {
    kernels: given.launches.map(({ kernel }) => kernel),
    expand: (index, earlier) => expandLaunch(given.launches[index]!, index, earlier),
    compare: (launch, results) => checkExpected(launch, results, given.launches[launch.index]),
  };
}
