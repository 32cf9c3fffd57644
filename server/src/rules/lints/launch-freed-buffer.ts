/** Launches that pass a pointer to device memory which has been freed. */

import type { Related } from '../../diag/index.ts';
import type { HostRead, LaunchArg, LinkedLaunch } from '../../host/index.ts';
import { bad, defineRule, good } from '../define-rule.ts';

interface Data {
  readonly kernel: string | undefined;
  readonly buffer: string;
  readonly how: 'temporary' | 'scope' | 'call';
}

const HOW: Readonly<Record<Data['how'], string>> = {
  temporary: 'it was a temporary, dropped at the end of its statement',
  scope: 'its owner was dropped at the end of its block',
  call: 'it was freed before the launch',
};

const WHERE: Readonly<Record<Data['how'], string>> = {
  temporary: 'allocated here, and put nowhere',
  scope: 'dropped at the end of its block',
  call: 'freed here',
};

export const launchFreedBuffer = defineRule<Data>({
  name: 'launch-freed-buffer',
  severity: 'error',
  since: '0.1',
  title: 'a launch passes a pointer to device memory that has been freed',
  what: ({ kernel, buffer, how }) =>
    `${kernel === undefined ? 'the kernel' : `kernel \`${kernel}\``} gets a pointer to ${buffer} after it has been freed: ${HOW[how]}`,
  why: "a device pointer has no lifetime: the compiler does not see that its buffer is gone, and the kernel reads and writes memory that may be another buffer's by then",
  help: 'keep the buffer in a variable that lives until the kernel has ended',
  run(_, report) {
    return {
      hostFn({ reads, launches }) {
        for (const launch of launches)
          for (const arg of launch.args ?? []) {
            const found = freed(launch, arg, reads);
            if (found === undefined) continue;
            const { memory } = arg.value;
            const name = memory!.name;
            const buffer = name === '' ? 'a buffer' : `\`${name}\``;
            const data = { kernel: launch.link?.kernel?.name, buffer, how: found.how };
            report({ span: arg.span, data, related: [found.place] });
          }
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

      pub fn run(module: &Module, stream: &Stream, host: &[f32]) -> CudaResult<()> {
          let x = DeviceBuffer::from_slice(host)?.as_device_ptr();
          unsafe { launch!(module.double<<<16, 256, 0, stream>>>(x, host.len())) }?;
                                                               //^
          stream.synchronize()
      }
    `),
    good(`
      use cuda_std::prelude::*;
      use cust::prelude::*;

      #[kernel]
      pub unsafe fn double(x: *mut f32, n: usize) {
          let i = thread::index_1d() as usize;
          if i < n {
              *x.add(i) *= 2.0;
          }
      }

      pub fn run(module: &Module, stream: &Stream, host: &[f32]) -> CudaResult<()> {
          let buffer = DeviceBuffer::from_slice(host)?;
          let x = buffer.as_device_ptr();
          unsafe { launch!(module.double<<<16, 256, 0, stream>>>(x, host.len())) }?;
          stream.synchronize()
      }
    `),
  ],
});

/** How and where the memory of an argument was freed; undefined where that is not certain. */
function freed(
  { span, owner }: LinkedLaunch,
  { value: { memory, part } }: LaunchArg,
  reads: readonly HostRead[],
): { readonly how: Data['how']; readonly place: Related } | undefined {
  if (memory === undefined || part !== 'pointer') return undefined;
  if (memory.freed !== undefined) {
    const { how, span: at } = memory.freed;
    return { how, place: { span: at, message: WHERE[how] } };
  }
  const isBefore = (one: HostRead): boolean =>
    one.owner.file === owner.file &&
    one.owner.start === owner.start &&
    one.span.file === span.file &&
    one.span.end <= span.start;
  const calls = reads.filter(
    (one) => (one.kind === 'free' || one.kind === 'alloc') && one.memory === memory.id,
  );
  const last = calls.filter(isBefore).at(-1);
  if (last?.kind !== 'free') return undefined;
  // A branch that frees may not have run.
  const { block } = last;
  if (block.file !== span.file || block.start > span.start || span.end > block.end)
    return undefined;
  return { how: 'call', place: { span: last.span, message: WHERE.call } };
}
