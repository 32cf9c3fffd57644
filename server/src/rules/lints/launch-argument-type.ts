/** Arguments of launches that the kernel reads as something else. */
import { type HostLaunch, type LaunchKernel, SCALAR_BYTES } from '../../host/index.ts';
import type { RuleContext } from '../context.ts';
import { bad, defineRule, type FixDraft, fixed, good } from '../define-rule.ts';
import type { Misfit } from '../launches/fit.ts';
import { argumentProblems, type Expected, type MatchProblem } from '../launches/match.ts';
import { kernelPlace } from '../launches/words.ts';

interface Data {
  readonly kernel: LaunchKernel;
  readonly problem: Extract<MatchProblem, { kind: 'misfit' | 'order' }>;
  readonly launch: HostLaunch;
}

export const launchArgumentType = defineRule<Data>({
  name: 'launch-argument-type',
  severity: 'error',
  since: '0.1',
  title: "a launch's argument is not what the kernel takes at its place",
  what: ({ kernel, problem, launch }) => {
    if (problem.kind === 'order') {
      const numbers = problem.at.map((at) => at + 1);
      const list = `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
      return `arguments ${list} of kernel \`${kernel.name}\` are ${numbers.length === 2 ? 'swapped' : 'in another order'}`;
    }
    return misfitText(kernel.name, problem.expected, problem.misfit, launch);
  },
  why: 'the launch copies the bytes of each argument into the place of a parameter, and nothing converts or checks them: the kernel reads them as the type that it declares',
  help: "pass exactly the parameter's type: device pointers for pointers, numbers of the same width and kind",
  safety: 'suggestion',
  run(_, report) {
    return {
      launch(launch) {
        const kernel = launch.link?.kernel;
        if (kernel === undefined || launch.api.startsWith('offload')) return;
        for (const problem of argumentProblems(launch)) {
          if (problem.kind !== 'misfit' && problem.kind !== 'order') continue;
          const at = problem.kind === 'order' ? problem.at[0]! : problem.at;
          const { span } = launch.args![at]!;
          const host = problem.kind === 'misfit' && problem.misfit.kind === 'host-memory';
          report({
            span,
            data: { kernel, problem, launch },
            related: [kernelPlace(kernel)],
            ...(host && {
              why: 'a kernel cannot follow pointers to memory of the host: the access faults',
              help: 'copy the data into a buffer on the device, and pass that',
            }),
          });
        }
      },
    };
  },
  fix: (ctx, data) => fixOf(ctx, data),
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

      pub fn run(module: &Module, stream: &Stream) -> CudaResult<()> {
          let mut host = vec![1.0f32; 4096];
          unsafe {
              launch!(module.scale<<<16, 256, 0, stream>>>(&mut host, 4096usize, 2.0f32))
                                                         //^^^^^^^^^
          }
      }
    `),
    fixed(
      `
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
              launch!(module.scale<<<16, 256, 0, stream>>>(x.as_device_ptr(), x.len(), 2.0f64))
          }
      }
    `,
      `
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

      pub fn run(module: &Module, stream: &Stream, x: &DeviceBuffer<f32>, by: f32) -> CudaResult<()> {
          unsafe {
              launch!(module.scale<<<16, 256, 0, stream>>>(x.as_device_ptr(), x.len(), by))
          }
      }
    `),
    good(`
      use cuda_device::{cuda_module, kernel, thread, DisjointSlice, Uniform};

      #[cuda_module]
      mod kernels {
          use super::*;

          #[kernel]
          pub fn fill(n: Uniform<u32>, mut out: DisjointSlice<u32>) {
              let i = thread::index_1d();
              if (i.get() as u32) < n.get() {
                  if let Some(one) = out.get_mut(i) {
                      *one = 1;
                  }
              }
          }
      }

      // The number that a launch passes is the same in all threads.
      pub unsafe fn run(module: &kernels::LoadedModule, stream: &CudaStream, out: &mut DeviceBuffer<u32>) {
          module.fill(stream, LaunchConfig::for_num_elems(64), 64u32, out);
      }
    `),
  ],
});

function misfitText(
  kernel: string,
  expected: Expected,
  misfit: Misfit,
  launch: HostLaunch,
): string {
  const where = `\`${expected.name}\` of kernel \`${kernel}\``;
  const takes =
    launch.form === 'typed' ? expected.type : 'takes' in misfit ? misfit.takes : expected.type;
  switch (misfit.kind) {
    case 'host-memory':
      return `${where} is a pointer into device memory, this launch passes memory of the host (\`${misfit.gets}\`)`;
    case 'handle':
      return `${where} is a device pointer, this launch passes the buffer itself (\`${misfit.gets}\`)`;
    case 'element':
      return `${where} points to \`${misfit.takes}\`, this launch passes a buffer of \`${misfit.gets}\``;
    case 'word':
      return `${where} is ${misfit.takes}, this launch passes \`${misfit.gets}\``;
    case 'layout':
      return `${where} is \`${misfit.takes}\`, whose bytes lie otherwise than those of \`${misfit.gets}\``;
    default:
      return `${where} is \`${takes}\`, this launch passes \`${misfit.gets}\``;
  }
}

/** A number, by reference or not: `&1.5f64`. */
const LITERAL =
  /^(&?)(-?[0-9][0-9_]*(?:\.[0-9_]*)?(?:e[+-]?\d+)?)_?(?:[iuf](?:8|16|32|64|128|size))?$/i;

/** The literal with another type; undefined where it would be another number. */
function retyped(ref: string, digits: string, type: string): string | undefined {
  const whole = digits.replace(/\.$/, '.0');
  const isFloat = type.startsWith('f');
  if (!isFloat && whole.includes('.')) return undefined;
  return `${ref}${whole}${isFloat && !/[.e]/i.test(whole) ? '.0' : ''}${type}`;
}

/** The expression with `as type`. */
function converted(text: string, type: string): string | undefined {
  if (text.startsWith('&')) {
    const inner = text.slice(1);
    return /^[\w.]+$/.test(inner) ? `&(${inner} as ${type})` : undefined;
  }
  const cast = /^(.*) as \w+$/s.exec(text);
  if (cast !== null) return `${cast[1]} as ${type}`;
  return /^[\w.:]+(?:\(\))?$/.test(text) ? `${text} as ${type}` : `(${text}) as ${type}`;
}

function fixOf(ctx: RuleContext, { problem, launch }: Data): FixDraft | undefined {
  const args = launch.args!;
  if (problem.kind === 'order') {
    const text = ctx.text(args[0]!.span.file);
    return {
      title: problem.at.length === 2 ? 'Swap the arguments' : 'Put the arguments in order',
      edits: problem.at.map((from, index) => {
        const { start, end } = args[from]!.span;
        return { span: args[problem.to[index]!]!.span, newText: text.slice(start, end) };
      }),
    };
  }
  const { span, byRef } = args[problem.at]!;
  const text = ctx.text(span.file).slice(span.start, span.end);
  const { misfit } = problem;
  const replace = (title: string, newText: string): FixDraft => ({
    title,
    edits: [{ span, newText }],
  });
  switch (misfit.kind) {
    case 'handle': {
      const buffer = /^&?(?:mut\s+)?([\w.]+)$/.exec(text)?.[1];
      if (buffer === undefined) return undefined;
      if (/^(?:DeviceB|DeviceS|DeviceV|UnifiedB|&)/.test(misfit.gets) && launch.api === 'launch!')
        return replace('Pass its device pointer', `${buffer}.as_device_ptr()`);
      if (launch.api === 'typed method' || launch.api.startsWith('cuda_launch')) return undefined;
      return replace('Pass its device pointer', `${buffer}.as_device_ptr()`);
    }
    case 'number': {
      const { takes } = misfit;
      if (SCALAR_BYTES[takes] === undefined || (byRef === true && !/^&/.test(text)))
        return undefined;
      const literal = LITERAL.exec(text);
      const newText =
        literal === null ? converted(text, takes) : retyped(literal[1]!, literal[2]!, takes);
      const title = `${literal === null ? 'Convert it to' : 'Write it as'} \`${takes}\``;
      return newText === undefined ? undefined : replace(title, newText);
    }
    default:
      return undefined;
  }
}
