/** Lengths of memory as launches of a test have them, for checks of bounds. */
import { type LaunchSpec, sizeOfDtype } from '../../src/emulate/index.ts';
import type { BoundsOptions } from '../../src/workspace/index.ts';

/** Lengths that the spec tells: what launches of a kernel do not agree on is not known. */
export function lengthsOf({ launches }: LaunchSpec): BoundsOptions {
  const buffers = new Map<string, Map<string, number>>();
  for (const { kernel } of launches) {
    const own = launches.filter((one) => one.kernel === kernel);
    const lengths = own.flatMap(({ args }) =>
      args.flatMap((arg) =>
        'buffer' in arg ? [[arg.name, arg.length * sizeOfDtype(arg.buffer)] as const] : [],
      ),
    );
    const agreed = lengths.filter(([name, bytes]) =>
      lengths.every(([other, length]) => other !== name || length === bytes),
    );
    buffers.set(kernel, new Map(agreed));
  }
  const [bytes, ...others] = [...new Set(launches.map((one) => one.workgroup_mem ?? 0))];
  return { buffers, ...(others.length > 0 ? {} : { launchBytes: bytes ?? 0 }) };
}
