/** What GPUs allow a kernel, by a target's triple and CPU. */
import { greatest } from '../base/index.ts';
import type { DeviceLimits, DeviceTriple } from '../rules/index.ts';
import { TARGETS } from '../targets/index.ts';

const knownLimits = new Map<string, DeviceLimits | undefined>();

/**
 * What the GPU allows, by a target's triple and CPU; of no CPU in particular, what the best one
 * does of those that builds are for without asking.
 */
export function deviceLimits(
  triple: DeviceTriple,
  cpu: string | undefined,
): DeviceLimits | undefined {
  const key = `${triple} ${cpu ?? ''}`;
  if (!knownLimits.has(key)) knownLimits.set(key, findLimits(triple, cpu));
  return knownLimits.get(key);
}

function findLimits(triple: DeviceTriple, cpu: string | undefined): DeviceLimits | undefined {
  const target = Object.values(TARGETS).find((one) => one.triple === triple)!;
  const cpus = target.cpus.filter(({ name, alone }) =>
    cpu === undefined ? alone !== true : name === cpu,
  );
  if (cpus.length === 0) return undefined;
  const all = cpus.map(({ name }) => target.limits(name));
  return {
    params: greatest(all.map((limits) => limits.kernelParamBytes)),
    fixed: greatest(all.map((limits) => limits.staticWorkgroupBytes)),
    total: greatest(all.map((limits) => limits.maxWorkgroupBytes)),
  };
}
