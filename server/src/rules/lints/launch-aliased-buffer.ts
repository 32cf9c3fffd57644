/** Launches that pass one buffer for two parameters of which the kernel writes through one. */
import type { Span } from '../../base/index.ts';
import type { LinkedLaunch } from '../../host/index.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { expectedOf } from '../launches/match.ts';
import { kernelPlace } from '../launches/words.ts';

interface Data {
  readonly kernel: string;
  readonly buffer: string;
  readonly first: string;
  readonly second: string;
}

export const launchAliasedBuffer = defineRule<Data>({
  name: 'launch-aliased-buffer',
  severity: 'warning',
  since: '0.1',
  title: 'a launch passes the same buffer twice, and the kernel takes it as exclusive or read-only',
  what: ({ kernel, buffer, first, second }) =>
    `\`${buffer}\` is passed for both \`${first}\` and \`${second}\` of kernel \`${kernel}\`, which are taken not to overlap`,
  why: 'a shared reference, and what stands for an exclusive one, promise the compiler that nobody else writes there: it keeps values in registers that the other parameter changes',
  help: 'pass another buffer, or take raw pointers for both in the kernel',
  run(_, report) {
    return {
      launch(launch) {
        for (const { span, data, other, kernel } of aliases(launch))
          report({
            span,
            data,
            related: [{ span: other, message: `passed for \`${data.first}\` here` }, kernel],
          });
      },
    };
  },
  examples: [
    bad(`
      use cuda_std::prelude::*;
      use cust::prelude::*;

      #[kernel]
      pub unsafe fn shift(x: &[f32], out: *mut f32) {
          let i = thread::index_1d() as usize;
          if i + 1 < x.len() {
              *out.add(i) = x[i + 1];
          }
      }

      pub fn run(module: &Module, stream: &Stream, x: &DeviceBuffer<f32>) -> CudaResult<()> {
          unsafe {
              launch!(module.shift<<<16, 256, 0, stream>>>(x.as_device_ptr(), x.len(), x.as_device_ptr()))
                                                                                     //^^^^^^^^^^^^^^^^^
          }
      }
    `),
    good(`
      use cuda_std::prelude::*;
      use cust::prelude::*;

      #[kernel]
      pub unsafe fn shift(x: *const f32, n: usize, out: *mut f32) {
          let i = thread::index_1d() as usize;
          if i + 1 < n {
              *out.add(i) = *x.add(i + 1);
          }
      }

      pub fn run(module: &Module, stream: &Stream, x: &DeviceBuffer<f32>) -> CudaResult<()> {
          unsafe {
              launch!(module.shift<<<16, 256, 0, stream>>>(x.as_device_ptr(), x.len(), x.as_device_ptr()))
          }
      }
    `),
  ],
});

function* aliases(launch: LinkedLaunch) {
  const kernel = launch.link?.kernel;
  const { args } = launch;
  if (kernel === undefined || args === undefined) return;
  const expected = expectedOf(launch, kernel);
  if (expected === undefined || expected.length !== args.length) return;
  const seen: {
    id: string;
    name: string;
    exclusive: boolean;
    shared: boolean;
    mut: boolean;
    span: Span;
  }[] = [];
  for (const [at, arg] of args.entries()) {
    const { memory, part } = arg.value;
    const wanted = expected[at]!;
    if (memory === undefined || part === undefined || part === 'length') continue;
    if (wanted.slot !== undefined && wanted.slot.kind !== 'pointer') continue;
    const { type } = wanted.param;
    const one = {
      id: memory.id,
      name: wanted.name,
      mut: wanted.param.mut,
      exclusive: /^&mut\b|^DisjointSlice\b/.test(type),
      shared: /^&(?!mut\b)/.test(type),
      span: arg.span,
    };
    // Two raw pointers may well be the same.
    const before = seen.find(
      (other) =>
        other.id === one.id &&
        (other.exclusive ||
          one.exclusive ||
          (other.shared && one.mut) ||
          (other.mut && one.shared)),
    );
    if (before !== undefined)
      yield {
        span: arg.span,
        other: before.span,
        kernel: kernelPlace(kernel),
        data: {
          kernel: kernel.name,
          buffer: memory.name === '' ? 'the buffer' : memory.name,
          first: before.name,
          second: one.name,
        },
      };
    seen.push(one);
  }
}
