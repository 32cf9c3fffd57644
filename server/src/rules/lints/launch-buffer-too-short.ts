/**
 * Launches in which a thread surely reads or writes behind the end of a buffer that the launch
 * passes.
 */
import { followThread, type LaunchedAccess } from '../../analysis/index.ts';
import type { LinkedLaunch } from '../../host/index.ts';
import type { Func } from '../../mir/index.ts';
import type { RuleContext } from '../context.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import type { DeviceCode } from '../device-code.ts';
import type { SpecLaunch } from '../launches/host-launch.ts';
import { argumentProblems } from '../launches/match.ts';
import { type Passed, passedBy, type Triple, tripleOf } from '../launches/passed.ts';
import { isRefusedLaunch, kernelPlace } from '../launches/words.ts';
import { accessName } from '../memory/launch-memory.ts';

interface Data {
  readonly kernel: string;
  readonly access: string;
  readonly buffer: string;
  readonly offset: number;
  readonly bytes: number;
  readonly thread: number;
  readonly group: number;
}

export const launchBufferTooShort = defineRule<Data>({
  name: 'launch-buffer-too-short',
  severity: 'error',
  since: '0.1',
  title: 'a kernel surely goes past the end of a buffer in this launch',
  what: ({ kernel, access, buffer, offset, bytes, thread, group }) =>
    `${access} at byte ${offset} of kernel \`${kernel}\` goes past the ${bytes} bytes of ${buffer}, in thread ${thread} of workgroup ${group}`,
  why: 'the thread follows from the sizes and arguments of the launch alone; memory behind the buffer belongs to nobody or to another one',
  help: 'make the buffer as long as the grid has threads, or let the kernel check its index against the length',
  run(ctx, report) {
    return {
      launch(launch) {
        const found = problemOf(ctx, launch);
        if (found !== undefined) report(found);
      },
      device(code, kernel) {
        const found = problemOfSpec(ctx, code, ctx.specLaunches(kernel));
        if (found !== undefined) report(found);
      },
    };
  },
  examples: [
    bad(`
      use cuda_std::prelude::*;
      use cust::prelude::*;

      #[kernel]
      pub unsafe fn fill(x: *mut f32) {
          *x.add(thread::index_1d() as usize) = 1.0;
      }

      pub fn run(module: &Module, stream: &Stream) -> CudaResult<()> {
          let x = DeviceBuffer::<f32>::zeroed(1000)?;
          unsafe { launch!(module.fill<<<4, 256, 0, stream>>>(x.as_device_ptr())) }
                                                            //^^^^^^^^^^^^^^^^^
      }
    `),
    good(`
      use cuda_std::prelude::*;
      use cust::prelude::*;

      #[kernel]
      pub unsafe fn fill(x: *mut f32, n: usize) {
          let i = thread::index_1d() as usize;
          if i < n {
              *x.add(i) = 1.0;
          }
      }

      pub fn run(module: &Module, stream: &Stream) -> CudaResult<()> {
          let x = DeviceBuffer::<f32>::zeroed(1000)?;
          unsafe { launch!(module.fill<<<4, 256, 0, stream>>>(x.as_device_ptr(), x.len())) }
      }
    `),
  ],
});

function problemOf(ctx: RuleContext, launch: LinkedLaunch) {
  const kernel = launch.link?.kernel;
  const { grid, block } = launch;
  if (kernel === undefined || grid === undefined || block === undefined) return undefined;
  if (isRefusedLaunch(launch)) return undefined;
  const g = tripleOf(grid.sizes);
  const b = tripleOf(block.sizes);
  const passed = passedBy(launch);
  if (g === undefined || b === undefined || passed === undefined) return undefined;
  if (!passed.some(({ bytes }) => bytes !== undefined)) return undefined;
  if (argumentProblems(launch).length > 0) return undefined;
  const fn = ctx.launchedCode(kernel)?.whole();
  if (fn === undefined || fn.blocks[0]!.params.length !== passed.length) return undefined;
  for (const [group, thread] of corners(g, b)) {
    const bad = outside(fn, g, b, group, thread, passed);
    if (bad === undefined) continue;
    const { bytes, span, name } = passed[bad.param]!;
    const [place] = ctx.ownPlaces(bad.access.inst.loc);
    const data: Data = {
      kernel: kernel.name,
      access: accessName(bad.access),
      buffer: name === '' ? 'the buffer' : `\`${name}\``,
      offset: bad.offset,
      bytes: bytes!,
      ...numbersOf(g, b, group, thread),
    };
    const related = [
      kernelPlace(kernel),
      ...(place === undefined ? [] : [{ span: place, message: 'the access' }]),
    ];
    return { span, data, related };
  }
  return undefined;
}

/** The first access that a launch of the spec beside the kernel makes outside of a buffer. */
function problemOfSpec(ctx: RuleContext, code: DeviceCode, launches: readonly SpecLaunch[]) {
  if (launches.length === 0 || code.partial) return undefined;
  const fn = code.whole();
  for (const { grid, block, passed: given, at } of launches) {
    if (fn === undefined || fn.blocks[0]!.params.length !== given.length) continue;
    const passed = given.map(
      ({ name, bits, bytes, span }): Passed => ({
        bits: bits === undefined ? undefined : BigInt(bits),
        bytes,
        name,
        span,
      }),
    );
    for (const [group, thread] of corners(grid, block)) {
      const bad = outside(fn, grid, block, group, thread, passed);
      const [place] = bad === undefined ? [] : ctx.ownPlaces(bad.access.inst.loc);
      if (bad === undefined || place === undefined) continue;
      const { bytes, span, name } = passed[bad.param]!;
      const data: Data = {
        kernel: code.name,
        access: accessName(bad.access),
        buffer: `\`${name}\``,
        offset: bad.offset,
        bytes: bytes!,
        ...numbersOf(grid, block, group, thread),
      };
      const related = [
        { span, message: 'the buffer' },
        { span: at, message: 'the launch' },
      ];
      return { span: place, data, related };
    }
  }
  return undefined;
}

/** Numbers of a workgroup and of a thread in it. */
function numbersOf(
  grid: Triple,
  block: Triple,
  group: Triple,
  thread: Triple,
): Pick<Data, 'thread' | 'group'> {
  return {
    thread: thread[0] + block[0] * (thread[1] + block[1] * thread[2]),
    group: group[0] + grid[0] * (group[1] + grid[1] * group[2]),
  };
}

function outside(
  fn: Func,
  grid: Triple,
  block: Triple,
  group: Triple,
  thread: Triple,
  passed: readonly Passed[],
): LaunchedAccess | undefined {
  let found: LaunchedAccess | undefined;
  followThread(
    { fn, grid, block, group, thread, params: passed.map(({ bits }) => bits) },
    {
      access(event) {
        const bytes = passed[event.param]?.bytes;
        if (bytes === undefined || event.access.size === undefined) return true;
        if (event.offset >= 0 && event.offset + event.access.size <= bytes) return true;
        found = event;
        return false;
      },
    },
  );
  return found;
}

/** The last thread of all, the last of the first workgroup, and the first one. */
function corners(grid: Triple, block: Triple): readonly (readonly [Triple, Triple])[] {
  const last = ([x, y, z]: Triple): Triple => [x - 1, y - 1, z - 1];
  const first: Triple = [0, 0, 0];
  return [
    [last(grid), last(block)],
    [first, last(block)],
    [first, first],
  ];
}
