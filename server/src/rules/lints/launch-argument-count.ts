/** Launches with more or fewer arguments than the kernel has. */
import type { TextEdit } from '../../base/index.ts';
import type { HostLaunch } from '../../host/index.ts';
import { bad, defineRule, fixed, good } from '../define-rule.ts';
import { argumentProblems, type MatchProblem } from '../launches/match.ts';
import { counted, kernelPlace } from '../launches/words.ts';

interface Data {
  readonly kernel: string;
  readonly problem: Extract<MatchProblem, { kind: 'missing' | 'extra' }>;
  readonly launch: HostLaunch;
}

export const launchArgumentCount = defineRule<Data>({
  name: 'launch-argument-count',
  severity: 'error',
  since: '0.1',
  title: 'a launch passes more or fewer arguments than the kernel takes',
  what: ({ kernel, problem }) => {
    const { takes, gets } = problem;
    const head = `kernel \`${kernel}\` takes ${counted(takes, 'argument')}, this launch passes ${gets}`;
    if (problem.kind === 'extra' || !problem.sure) return head;
    return `${head}: \`${problem.expected.name}\` is missing`;
  },
  why: "the driver copies one value for each parameter of the kernel: with too few it reads behind the end of the list, and all behind a missing one stand in another's place",
  help: 'pass one value for each parameter; a slice of Rust-CUDA and cuda-oxide is two in a raw launch, pointer and length',
  safety: 'suggestion',
  run(_, report) {
    return {
      launch(launch) {
        const kernel = launch.link?.kernel;
        if (kernel === undefined || launch.api.startsWith('offload')) return;
        for (const problem of argumentProblems(launch)) {
          if (problem.kind !== 'missing' && problem.kind !== 'extra') continue;
          const span =
            problem.kind === 'extra' && problem.sure
              ? launch.args![problem.at]!.span
              : launch.callee;
          report({
            span,
            data: { kernel: kernel.name, problem, launch },
            related: [kernelPlace(kernel)],
          });
        }
      },
    };
  },
  fix(ctx, { problem, launch }) {
    const args = launch.args!;
    if (problem.kind === 'extra') {
      if (!problem.sure) return undefined;
      const { span } = args[problem.at]!;
      const text = ctx.text(span.file);
      if (launch.separator === 'chain') return undefined;
      const after = /^\s*,[ \t]*/.exec(text.slice(span.end));
      const before = /,\s*$/.exec(text.slice(0, span.start));
      const edit: TextEdit =
        problem.at > 0 && before !== null
          ? { span: { ...span, start: span.start - before[0].length }, newText: '' }
          : { span: { ...span, end: span.end + (after?.[0].length ?? 0) }, newText: '' };
      return { title: 'Remove this argument', edits: [edit] };
    }
    const { expected, at } = problem;
    if (expected.slot?.kind !== 'length' || !problem.sure) return undefined;
    // The length of the buffer whose pointer goes before.
    const pointer = args[at - 1];
    if (pointer === undefined) return undefined;
    const text = ctx.text(pointer.span.file).slice(pointer.span.start, pointer.span.end);
    const buffer = /^&?(?:mut\s+)?([\w.]+?)(?:\.(?:as_device_ptr|as_unified_ptr)\(\))?$/.exec(
      text,
    )?.[1];
    if (buffer === undefined || launch.separator === 'chain') return undefined;
    return {
      title: `Pass \`${buffer}.len()\``,
      edits: [{ span: { ...pointer.span, start: pointer.span.end }, newText: `, ${buffer}.len()` }],
    };
  },
  examples: [
    bad(`
      use cuda_std::prelude::*;
      use cust::prelude::*;

      #[kernel]
      pub unsafe fn scale(x: *mut f32, n: usize, factor: f32) {
          let i = thread::index_1d() as usize;
          if i < n {
              *x.add(i) *= factor;
          }
      }

      pub fn run(module: &Module, stream: &Stream, x: &DeviceBuffer<f32>) -> CudaResult<()> {
          unsafe {
              launch!(module.scale<<<16, 256, 0, stream>>>(x.as_device_ptr(), 2.0f32))
                           //^^^^^
          }
      }
    `),
    fixed(
      `
      use cuda_std::prelude::*;
      use cust::prelude::*;

      #[kernel]
      pub unsafe fn sum(x: &[f32], out: *mut f32) {
          if thread::index_1d() == 0 {
              *out = x[0];
          }
      }

      pub fn run(module: &Module, stream: &Stream, x: &DeviceBuffer<f32>, out: &DeviceBox<f32>) -> CudaResult<()> {
          unsafe {
              launch!(module.sum<<<1, 32, 0, stream>>>(x.as_device_ptr(), out.as_device_ptr()))
          }
      }
    `,
      `
      use cuda_std::prelude::*;
      use cust::prelude::*;

      #[kernel]
      pub unsafe fn sum(x: &[f32], out: *mut f32) {
          if thread::index_1d() == 0 {
              *out = x[0];
          }
      }

      pub fn run(module: &Module, stream: &Stream, x: &DeviceBuffer<f32>, out: &DeviceBox<f32>) -> CudaResult<()> {
          unsafe {
              launch!(module.sum<<<1, 32, 0, stream>>>(x.as_device_ptr(), x.len(), out.as_device_ptr()))
          }
      }
    `,
    ),
    good(`
      use cuda_std::prelude::*;
      use cust::prelude::*;

      #[kernel]
      pub unsafe fn scale(x: *mut f32, n: usize, factor: f32) {
          let i = thread::index_1d() as usize;
          if i < n {
              *x.add(i) *= factor;
          }
      }

      pub fn run(module: &Module, stream: &Stream, x: &DeviceBuffer<f32>) -> CudaResult<()> {
          unsafe {
              launch!(module.scale<<<16, 256, 0, stream>>>(x.as_device_ptr(), x.len(), 2.0f32))
          }
      }
    `),
  ],
});
