/** Launches in other dimensions than the kernel indexes. */
import type { LinkedLaunch } from '../../host/index.ts';
import type { RuleContext } from '../context.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { indexUse } from '../launches/device-facts.ts';
import { isRefused, kernelPlace, shapeText } from '../launches/words.ts';

interface Data {
  readonly kernel: string;
  readonly kind: 'repeated' | 'single';
  readonly axis: string;
  readonly shape: string;
}

const AXES = ['x', 'y', 'z'] as const;

export const launchDimensions = defineRule<Data>({
  name: 'launch-dimensions',
  severity: 'warning',
  since: '0.1',
  title: 'a launch has other dimensions than the kernel indexes',
  what: ({ kernel, kind, axis, shape }) =>
    kind === 'repeated'
      ? `kernel \`${kernel}\` never asks for its index along ${axis}, this launch is ${shape}: threads that differ in ${axis} alone do the same work`
      : `kernel \`${kernel}\` indexes along ${axis}, this launch has one thread there: the index is always 0`,
  why: 'an index that the kernel does not read does not tell threads apart: several write the same elements, which no bounds check can catch',
  help: 'launch the dimensions that the kernel indexes, or index those that are launched',
  anyFrontEnd: true,
  run(ctx, report) {
    return {
      launch(launch) {
        for (const found of problems(ctx, launch)) report(found);
      },
    };
  },
  examples: [
    bad(`
      use cuda_std::prelude::*;
      use cust::prelude::*;

      #[kernel]
      pub unsafe fn double(x: *mut f32, n: usize) {
          let i = thread::index_1d() as usize;
          if i < n {
              *x.add(i) *= 2.0;
          }
      }

      pub fn run(module: &Module, stream: &Stream, x: &DeviceBuffer<f32>) -> CudaResult<()> {
          unsafe { launch!(module.double<<<4, (64, 2), 0, stream>>>(x.as_device_ptr(), x.len())) }
                                                 //^
      }
    `),
    good(`
      use cuda_std::prelude::*;
      use cust::prelude::*;

      #[kernel]
      pub unsafe fn double(x: *mut f32, n: usize) {
          let i = thread::index() as usize;
          if i < n {
              *x.add(i) *= 2.0;
          }
      }

      pub fn run(module: &Module, stream: &Stream, x: &DeviceBuffer<f32>) -> CudaResult<()> {
          unsafe { launch!(module.double<<<4, (64, 2), 0, stream>>>(x.as_device_ptr(), x.len())) }
      }
    `),
  ],
});

function* problems(ctx: RuleContext, launch: LinkedLaunch) {
  const kernel = launch.link?.kernel;
  const { grid, block } = launch;
  if (kernel === undefined || grid === undefined || block === undefined) return;
  const sizes = (dims: typeof grid) => dims.sizes.map(({ value }) => value);
  const [g, b] = [sizes(grid), sizes(block)];
  // The rules about sizes and about the contract say the rest.
  if (kernel.domain !== undefined || isRefused(g, b)) return;
  const code = ctx.launchedCode(kernel);
  const use = code && indexUse(code);
  if (use === undefined || !use.stores) return;
  for (const at of [1, 2]) {
    const axis = AXES[at]!;
    for (const [dims, own, read, name] of [
      [block, b[at], use.thread, 'block'],
      [grid, g[at], use.group, 'grid'],
    ] as const) {
      if (use.otherwise || own === undefined || own <= 1n || read.has(axis)) continue;
      const [x, y, z] = dims.sizes.map(({ value }) => value ?? 1n);
      const data: Data = {
        kernel: kernel.name,
        kind: 'repeated',
        axis,
        shape: `a ${name} of ${shapeText([x!, y!, z!])}`,
      };
      yield {
        span: dims.sizes[at]!.span ?? dims.span,
        data,
        related: [kernelPlace(kernel)],
      };
      return;
    }
  }
  // Both indices along y are read, and both are always 0.
  if (!use.thread.has('y') || !use.group.has('y')) return;
  if (use.gridSize || use.thread.has('z')) return;
  const one = b[1] === 1n && g[1] === 1n && b[2] === 1n && g[2] === 1n;
  const [gx, bx] = [g[0], b[0]];
  if (!one || gx === undefined || bx === undefined || gx * bx <= 32n) return;
  const data: Data = { kernel: kernel.name, kind: 'single', axis: 'y', shape: '' };
  yield { span: block.span, data, related: [kernelPlace(kernel)] };
}
