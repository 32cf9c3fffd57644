/**
 * Results that the host reads while the kernel may still run: a launch on a stream of its own, and
 * nothing synchronizes with it.
 */
import type { HostRead } from '../../host/index.ts';
import { bad, defineRule, type FixDraft, fixed, good } from '../define-rule.ts';
import { kernelPlace } from '../launches/words.ts';

interface Data {
  readonly kernel: string;
  readonly buffer: string;
  readonly read: Extract<HostRead, { kind: 'read' }>;
  /** The stream's variable. */
  readonly stream: string | undefined;
}

export const launchUnsynchronizedRead = defineRule<Data>({
  name: 'launch-unsynchronized-read',
  severity: 'warning',
  since: '0.1',
  title: 'the host reads a buffer that a kernel may still be writing',
  what: ({ kernel, buffer }) =>
    `${buffer} is read while kernel \`${kernel}\` may still be writing it: the stream is not synchronized`,
  why: 'a launch returns before the kernel runs; a copy on the default stream does not wait for streams made with `NON_BLOCKING`',
  help: 'call `synchronize` on the stream between launch and copy, or copy with the stream',
  safety: 'suggestion',
  run(ctx, report) {
    return {
      hostFn({ reads, launches }) {
        let at = 0;
        for (const read of reads) {
          const here = at++;
          if (read.kind !== 'read') continue;
          const found = writerOf(reads, here, read);
          if (found === undefined) continue;
          const { launch, buffer } = found;
          const text = ctx.text(launch.span.file).slice(launch.span.start, launch.span.end);
          const stream = /<<<[^>]*,\s*(\w+)\s*>>>/s.exec(text.slice(0, 2000))?.[1];
          report({
            span: read.nameSpan,
            data: { kernel: launch.link!.kernel!.name, buffer, read, stream },
            related: [
              { span: launch.callee, message: 'launched here' },
              kernelPlace(launch.link!.kernel!),
            ],
          });
        }

        // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: looks back for a launch and gives up at the first thing that is not certain
        function writerOf(
          all: readonly HostRead[],
          index: number,
          read: Extract<HostRead, { kind: 'read' }>,
        ) {
          const waited = new Set<string>();
          for (let i = index - 1; i >= 0; i--) {
            const one = all[i]!;
            if (one.owner.file !== read.owner.file || one.owner.start !== read.owner.start)
              return undefined;
            if (one.kind === 'wait' && one.stream !== undefined) {
              waited.add(one.stream);
              continue;
            }
            if (one.kind === 'read') continue;
            if (one.kind !== 'launch') return undefined;
            const launch = launches.find(
              ({ span }) => span.file === one.span.file && span.start === one.span.start,
            );
            const kernel = launch?.link?.kernel;
            if (launch === undefined || kernel === undefined) return undefined;
            const { args, stream } = launch;
            const arg = args?.find(
              ({ value }) => value.memory?.id === read.memory && value.part === 'pointer',
            );
            if (arg === undefined) continue;
            if (stream?.nonBlocking !== true) return undefined;
            if (waited.size > 0 && (stream.stream === undefined || waited.has(stream.stream)))
              return undefined;
            return { launch, buffer: `\`${arg.value.memory!.name}\`` };
          }
          return undefined;
        }
      },
    };
  },
  fix(ctx, { read, stream }): FixDraft | undefined {
    if (stream === undefined) return undefined;
    const { file, start } = read.statement;
    const text = ctx.text(file);
    const tail = text.slice(start, read.statement.end);
    if (!/\?\s*;?$/.test(tail)) return undefined;
    const line = text.lastIndexOf('\n', start - 1) + 1;
    const indent = /^[ \t]*/.exec(text.slice(line))![0];
    return {
      title: `Wait for \`${stream}\``,
      edits: [
        { span: { file, start, end: start }, newText: `${stream}.synchronize()?;\n${indent}` },
      ],
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

      pub fn run(module: &Module, host: &mut [f32]) -> CudaResult<()> {
          let stream = Stream::new(StreamFlags::NON_BLOCKING, None)?;
          let x = DeviceBuffer::from_slice(host)?;
          unsafe { launch!(module.double<<<16, 256, 0, stream>>>(x.as_device_ptr(), x.len())) }?;
          x.copy_to(host)
          //^^^^^^^
      }
    `),
    fixed(
      `
      use cuda_std::prelude::*;
      use cust::prelude::*;

      #[kernel]
      pub unsafe fn double(x: *mut f32, n: usize) {
          let i = thread::index_1d() as usize;
          if i < n {
              *x.add(i) *= 2.0;
          }
      }

      pub fn run(module: &Module, host: &mut [f32]) -> CudaResult<()> {
          let stream = Stream::new(StreamFlags::NON_BLOCKING, None)?;
          let x = DeviceBuffer::from_slice(host)?;
          unsafe { launch!(module.double<<<16, 256, 0, stream>>>(x.as_device_ptr(), x.len())) }?;
          x.copy_to(host)?;
          Ok(())
      }
    `,
      `
      use cuda_std::prelude::*;
      use cust::prelude::*;

      #[kernel]
      pub unsafe fn double(x: *mut f32, n: usize) {
          let i = thread::index_1d() as usize;
          if i < n {
              *x.add(i) *= 2.0;
          }
      }

      pub fn run(module: &Module, host: &mut [f32]) -> CudaResult<()> {
          let stream = Stream::new(StreamFlags::NON_BLOCKING, None)?;
          let x = DeviceBuffer::from_slice(host)?;
          unsafe { launch!(module.double<<<16, 256, 0, stream>>>(x.as_device_ptr(), x.len())) }?;
          stream.synchronize()?;
          x.copy_to(host)?;
          Ok(())
      }
    `,
    ),
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

      pub fn run(module: &Module, stream: &Stream, host: &mut [f32]) -> CudaResult<()> {
          let x = DeviceBuffer::from_slice(host)?;
          unsafe { launch!(module.double<<<16, 256, 0, stream>>>(x.as_device_ptr(), x.len())) }?;
          x.copy_to(host)
      }
    `),
  ],
});
