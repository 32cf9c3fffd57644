/** Launches of specs in the engine for MIR, for tests. */
import { buffersOf, type ExpandedLaunch, sizeOfDtype } from '../../src/emulate/index.ts';
import type { ExecuteTarget, LaunchInput, LaunchResult } from '../../src/execute/index.ts';

export const PTX: ExecuteTarget = { name: 'ptx', cpu: 'sm_80', waveSize: 32 };
export const AMDGCN: ExecuteTarget = { name: 'amdgcn', cpu: 'gfx1030', waveSize: 32 };

/** A launch of a spec as the engine takes it. */
export function launchInput(launch: ExpandedLaunch): LaunchInput {
  return {
    kernel: launch.kernel,
    grid: launch.grid,
    block: launch.block,
    dynamicBytes: launch.dynamicShared,
    args: launch.args.map((arg) =>
      arg.kind === 'buffer'
        ? {
            name: arg.name,
            bytes: new Uint8Array(8),
            addresses: [{ offset: 0, buffer: arg.name }],
          }
        : { name: arg.name, bytes: arg.bytes, addresses: arg.addresses },
    ),
    buffers: buffersOf(launch).map((arg) => ({
      name: arg.name,
      bytes: arg.bytes,
      elementSize: sizeOfDtype(arg.dtype),
      uninitialised: arg.uninitialised,
    })),
  };
}

export function contents(result: LaunchResult): Map<string, Uint8Array> {
  return new Map([...result.buffers].map(([name, { bytes }]) => [name, bytes]));
}

/** Findings, one a line. */
export function faultLines(result: LaunchResult): string[] {
  return result.faults.map(
    ({ kind, message, count, thread, block, frames }) =>
      `${kind}: ${message} (x${count}, thread ${thread}, block ${block}, in ${frames.map(({ fn }) => fn).join(' < ')})`,
  );
}
