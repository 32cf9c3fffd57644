/**
 * Launches whose sizes no GPU accepts, or the chosen one does not: zero, too many threads, too many
 * workgroups.
 */
import type { Span } from '../../base/index.ts';
import type { Dims, HostLaunch, Size } from '../../host/index.ts';
import type { RuleContext } from '../context.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { shapeText } from '../launches/words.ts';

type Data =
  | { readonly kind: 'zero'; readonly of: 'grid' | 'block'; readonly axis: string }
  | { readonly kind: 'threads'; readonly shape: string; readonly threads: bigint }
  | {
      readonly kind: 'axis';
      readonly of: 'grid' | 'block';
      readonly axis: string;
      readonly size: bigint;
      readonly most: bigint;
    };

const AXES = ['x', 'y', 'z'] as const;

/**
 * CUDA C++ Programming Guide, technical specifications per compute capability: the same for all
 * since 3.0.
 */
const MOST_THREADS = 1024n;
const MOST_BLOCK = [1024n, 1024n, 64n] as const;
const MOST_GRID = [2147483647n, 65535n, 65535n] as const;

export const launchGeometry = defineRule<Data>({
  name: 'launch-geometry',
  severity: 'error',
  since: '0.1',
  title: 'a launch has sizes that the driver refuses',
  what: (data) => {
    switch (data.kind) {
      case 'zero':
        return `the ${data.of} has no ${data.of === 'grid' ? 'workgroups' : 'threads'} along ${data.axis}: size 0`;
      case 'threads':
        return `a block of ${data.shape} has ${data.threads} threads, the most are ${MOST_THREADS}`;
      case 'axis':
        return `the ${data.of} has size ${data.size} along ${data.axis}, the most are ${data.most}`;
    }
  },
  why: 'the driver refuses such a launch with "invalid argument" or "invalid configuration": the kernel never runs',
  help: 'choose a block of at most 1024 threads (64 along z), and a grid that covers the data: `n.div_ceil(block)` rounds up where `n / block` may give 0',
  anyFrontEnd: true,
  run(ctx, report) {
    return {
      launch(launch) {
        const hip = launch.api.startsWith('hip');
        for (const of of ['grid', 'block'] as const) {
          const dims = launch[of];
          if (dims === undefined) continue;
          for (const { span, data } of problems(ctx, of, dims, launch, hip)) report({ span, data });
        }
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

      pub fn run(module: &Module, stream: &Stream, x: &DeviceBuffer<f32>) -> CudaResult<()> {
          unsafe { launch!(module.fill<<<2, 2048, 0, stream>>>(x.as_device_ptr())) }
                                          //^^^^
      }
    `),
    bad(`
      use cuda_std::prelude::*;
      use cust::prelude::*;

      const N: u32 = 100;
      const BLOCK: u32 = 256;

      #[kernel]
      pub unsafe fn fill(x: *mut f32) {
          *x.add(thread::index_1d() as usize) = 1.0;
      }

      pub fn run(module: &Module, stream: &Stream, x: &DeviceBuffer<f32>) -> CudaResult<()> {
          unsafe { launch!(module.fill<<<N / BLOCK, BLOCK, 0, stream>>>(x.as_device_ptr())) }
                                       //^^^^^^^^^
      }
    `),
    good(`
      use cuda_std::prelude::*;
      use cust::prelude::*;

      const N: u32 = 100;
      const BLOCK: u32 = 256;

      #[kernel]
      pub unsafe fn fill(x: *mut f32) {
          *x.add(thread::index_1d() as usize) = 1.0;
      }

      pub fn run(module: &Module, stream: &Stream, x: &DeviceBuffer<f32>) -> CudaResult<()> {
          unsafe { launch!(module.fill<<<N.div_ceil(BLOCK), BLOCK, 0, stream>>>(x.as_device_ptr())) }
      }
    `),
  ],
});

interface Problem {
  readonly span: Span;
  readonly data: Data;
}

function problems(
  ctx: RuleContext,
  of: 'grid' | 'block',
  dims: Dims,
  launch: HostLaunch,
  hip: boolean,
): readonly Problem[] {
  const out: Problem[] = [];
  const { sizes, span } = dims;
  // The rule about offload launches counts the threads of literals.
  const offload = launch.api.startsWith('offload');
  const isLiteral = ({ span: at }: Size): boolean =>
    at === undefined || /^[\d_]+(?:u32|usize)?$/.test(ctx.text(at.file).slice(at.start, at.end));
  sizes.forEach(({ value, span: at }, axis) => {
    if (value === undefined) return;
    const place = inside(at, span, launch);
    const most = of === 'block' ? MOST_BLOCK[axis]! : MOST_GRID[axis]!;
    const name = AXES[axis]!;
    if (value <= 0n) out.push({ span: place, data: { kind: 'zero', of, axis: name } });
    else if (!hip && !offload && value > most && (of === 'grid' || value <= MOST_THREADS))
      out.push({ span: place, data: { kind: 'axis', of, axis: name, size: value, most } });
  });
  if (out.length > 0 || of === 'grid' || (offload && sizes.every(isLiteral))) return out;
  const [x, y, z] = sizes.map(({ value }) => value);
  if (x !== undefined && y !== undefined && z !== undefined) {
    const threads = x * y * z;
    if (threads > MOST_THREADS)
      out.push({
        span: inside(undefined, span, launch),
        data: { kind: 'threads', shape: shapeText([x, y, z]), threads },
      });
    return out;
  }
  // One size alone may be too much.
  sizes.forEach(({ value, span: at }) => {
    if (value !== undefined && value > MOST_THREADS)
      out.push({
        span: inside(at, span, launch),
        data: { kind: 'threads', shape: `${value}`, threads: value },
      });
  });
  return out;
}

/** A place of the launch itself, or of the configuration that it uses. */
function inside(at: Span | undefined, whole: Span, launch: HostLaunch): Span {
  const place = at ?? whole;
  // What a function of a library has computed stands nowhere else than in the launch.
  return place.start < place.end ? place : launch.callee;
}
