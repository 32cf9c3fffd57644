/** Threads of one launch that touch the same element of global memory, and nothing orders them. */
import {
  type GlobalRace,
  globalRaces,
  type RepeatedStore,
  repeatedStores,
} from '../../analysis/index.ts';
import { dimText } from '../../base/index.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { type DeviceCode, remember } from '../device-code.ts';
import type { Launch } from '../launch-comment.ts';
import { indexUse } from '../launches/device-facts.ts';
import type { SizedLaunch } from '../launches/passed.ts';
import {
  otherPlaces,
  threadName,
  usesWorkgroupMemory,
  waveOf,
} from '../memory/workgroup-findings.ts';

const byBlock = remember(() => new Map<string, readonly GlobalRace[]>());

function racesOf(code: DeviceCode, block: Launch['block'], wave: number): readonly GlobalRace[] {
  // In a block of any size nothing is certain, and most kernels need no more code then.
  if (block === undefined) return [];
  let found = byBlock(code).get(`${block}`);
  if (found === undefined) {
    const fn = code.whole();
    found = fn === undefined ? [] : globalRaces(fn, block, wave);
    byBlock(code).set(`${block}`, found);
  }
  return found;
}

const repeatedIn = remember((code): readonly RepeatedStore[] => {
  const fn = code.whole();
  return fn === undefined ? [] : repeatedStores(fn);
});

/** Other kernels are not made whole for it: that costs more than all else while typing. */
function repeatedOf(code: DeviceCode, block: Launch['block']): readonly RepeatedStore[] {
  return block !== undefined || usesWorkgroupMemory(code) ? repeatedIn(code) : [];
}

/** `element 3`, or the byte where the sizes of the accesses differ. */
function placeName({ first, second, offsets: [, offset] }: GlobalRace): string {
  const { size } = second;
  const isElement = size !== undefined && size === first.size && offset % size === 0;
  return isElement ? `element ${offset / size}` : `byte ${offset}`;
}

/** Are the threads told apart only by axes of which the kernel never reads the index? */
function isRepeated(code: DeviceCode, { threads: [a, b], acrossGroups }: GlobalRace): boolean {
  const use = indexUse(code);
  if (use === undefined || use.otherwise || acrossGroups) return false;
  return AXES.every((axis, at) => a[at] === b[at] || !use.thread.has(axis));
}

/** Does each launch have one block, of those that are all known? */
function isOneGroup(launches: readonly SizedLaunch[]): boolean {
  return launches.length > 0 && launches.every(({ grid: [x, y, z] }) => x * y * z === 1);
}

const AXES = ['x', 'y', 'z'] as const;

export const globalRace = defineRule<GlobalRace | RepeatedStore>({
  name: 'global-race',
  severity: 'warning',
  since: '0.1',
  anyFrontEnd: true,
  title: 'threads touch the same element of global memory and nothing orders them',
  what: (data) => {
    if ('dim' in data)
      return `race between blocks: all blocks along ${data.dim} write the same elements here, each with data of its own`;
    const { first, second, threads, group, other, acrossGroups } = data;
    const [x, y] = acrossGroups
      ? [group, other].map(
          (index, i) => `${threadName(threads[i]!)} of block ${dimText(index ?? [0, 0, 0])}`,
        )
      : threads.map(threadName);
    const what = placeName(data);
    const race = acrossGroups ? 'race between blocks' : 'race';
    const between = acrossGroups ? '' : ' with no barrier between';
    if (first.writes && second.writes) return `${race}: ${x} and ${y} both write ${what}${between}`;
    return second.writes
      ? `${race}: ${y} writes ${what}, which ${x} reads${between}`
      : `${race}: ${y} reads ${what}, which ${x} writes${between}`;
  },
  why: 'threads run in no fixed order until they meet at a barrier, and blocks in no order at all: what is left or read is sometimes one value and sometimes another',
  help: 'give each thread elements of its own, write to another buffer than the one that is read, use an atomic operation, or split the kernel in two launches',
  reach: {
    decides:
      'whether two threads of one block, or of two blocks, write one element of global memory or read what another writes, in every launch; in kernels with workgroup memory, whether all blocks, of any size, write the same elements with data of their own',
    leaves:
      'other races of kernels whose block no launch, comment or attribute tells, indices that come from memory, accesses with a synchronizing operation in front of one and behind the other, blocks that differ along two dimensions of the grid, and stores of one place whose data are not known to differ: they do where they come from different elements, also through loops, shuffles and the memory of a block',
    assumes:
      'two parameters point to different buffers, and one that is a pitch is no less than the width of its rows; a kernel that reads the index of its block is launched with more than one, unless the launches in host code say otherwise',
  },
  run(ctx, report) {
    return {
      device(code, kernel) {
        const launch = ctx.launch(kernel);
        const launches = ctx.sizedLaunches(kernel);
        const repeated = new Map(
          repeatedOf(code, launch?.block).map((one) => [one.access.inst, one]),
        );
        for (const race of racesOf(code, launch?.block, waveOf(ctx, code))) {
          // `launch-dimensions` says at the launch that such threads do the same work.
          if (launch?.inHost === true && isRepeated(code, race)) continue;
          const [span] = ctx.ownPlaces(race.second.inst.loc);
          if (span === undefined) continue;
          if (race.acrossGroups && isOneGroup(launches)) continue;
          if (race.acrossGroups) repeated.delete(race.second.inst);
          report({ span, data: race, related: otherPlaces(ctx, race) });
        }
        // Along an axis with one block in each launch that is known, nobody repeats anything.
        const isAlone = (dim: string): boolean =>
          launches.length > 0 && launches.every(({ grid }) => grid['xyz'.indexOf(dim)] === 1);
        for (const data of repeated.values()) {
          if (isAlone(data.dim)) continue;
          const [span, ...outer] = ctx.ownPlaces(data.access.inst.loc);
          const related = outer.map((at) => ({ span: at, message: 'reached from here' }));
          if (span !== undefined) report({ span, data, related });
        }
      },
    };
  },
  examples: [
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, stdarch_nvptx)]

      use core::arch::nvptx::{_block_idx_x, _thread_idx_x};

      // All blocks write the same 64 elements.
      // warplens: launch(block = 64)
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn store(x: *const f32, y: *mut f32) {
          let t = _thread_idx_x() as usize;
          let b = _block_idx_x() as usize;
          *y.add(t) = *x.add(b * 64 + t);
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    `),
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, stdarch_nvptx)]

      use core::arch::nvptx::{_block_idx_x, _thread_idx_x};

      // A neighbour may have written its element already.
      // warplens: launch(block = 64)
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn smooth(y: *mut f32) {
          let i = (_block_idx_x() * 64 + _thread_idx_x()) as usize;
          let next = *y.add(i + 1);
          *y.add(i) = next * 0.5;
        //^^^^^^^^^^^^^^^^^^^^^^
      }
    `),
    good(`
      #![no_std]
      #![feature(abi_gpu_kernel, stdarch_nvptx)]

      use core::arch::nvptx::{_block_idx_x, _thread_idx_x};

      // warplens: launch(block = 64)
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn smooth(x: *const f32, y: *mut f32) {
          let i = (_block_idx_x() * 64 + _thread_idx_x()) as usize;
          *y.add(i) = (*x.add(i) + *x.add(i + 1)) * 0.5;
      }
    `),
  ],
});
