/** Launches on one GPU that pass memory, or a kernel, of another. */

import type { Span } from '../../base/index.ts';
import type { LinkedLaunch } from '../../host/index.ts';
import { bad, defineRule, good } from '../define-rule.ts';

interface Data {
  readonly what: string;
  readonly of: bigint;
  readonly on: bigint;
}

export const launchOtherDevice = defineRule<Data>({
  name: 'launch-other-device',
  severity: 'error',
  since: '0.1',
  title: 'a launch on one GPU passes memory of another',
  what: ({ what, of, on }) => `${what} is on GPU ${of}, and the launch is on GPU ${on}`,
  why: 'an address belongs to the context of its GPU: without peer access a kernel on another one cannot read or write there',
  help: 'allocate with a stream of the same context, or copy the data',
  run(ctx, report) {
    return {
      hostFn({ launches }) {
        for (const launch of launches)
          for (const { span, ...data } of strangers(launch)) {
            // Where peer access or the like is arranged, nothing is certain.
            const { file, start, end } = launch.owner;
            if (/peer|managed|unified/i.test(ctx.text(file).slice(start, end))) return;
            report({ span, data });
          }
      },
    };
  },
  examples: [
    bad(`
      use std::sync::Arc;
      use cuda_core::{CudaContext, DeviceBuffer, LaunchConfig};
      use cuda_device::{cuda_module, kernel, thread, DisjointSlice};

      #[cuda_module]
      mod kernels {
          use super::*;
          #[kernel]
          pub fn twice(x: &[f32], mut y: DisjointSlice<f32>) {
              let i = thread::index_1d();
              if let Some(out) = y.get_mut(i) {
                  *out = 2.0 * x[i.get()];
              }
          }
      }

      pub fn run(data: &[f32]) -> Result<(), Box<dyn std::error::Error>> {
          let here = CudaContext::new(0)?;
          let there = CudaContext::new(1)?;
          let stream = here.default_stream();
          let module = kernels::load(&here)?;
          let x = DeviceBuffer::from_host(&there.default_stream(), data)?;
          let mut y = DeviceBuffer::<f32>::zeroed(&stream, data.len())?;
          module.twice(&stream, LaunchConfig::for_num_elems(data.len() as u32), &x, &mut y)?;
                                                                              //^^
          Ok(())
      }
    `),
    good(`
      use std::sync::Arc;
      use cuda_core::{CudaContext, DeviceBuffer, LaunchConfig};
      use cuda_device::{cuda_module, kernel, thread, DisjointSlice};

      #[cuda_module]
      mod kernels {
          use super::*;
          #[kernel]
          pub fn twice(x: &[f32], mut y: DisjointSlice<f32>) {
              let i = thread::index_1d();
              if let Some(out) = y.get_mut(i) {
                  *out = 2.0 * x[i.get()];
              }
          }
      }

      pub fn run(data: &[f32]) -> Result<(), Box<dyn std::error::Error>> {
          let here = CudaContext::new(0)?;
          let stream = here.default_stream();
          let module = kernels::load(&here)?;
          let x = DeviceBuffer::from_host(&stream, data)?;
          let mut y = DeviceBuffer::<f32>::zeroed(&stream, data.len())?;
          module.twice(&stream, LaunchConfig::for_num_elems(data.len() as u32), &x, &mut y)?;
          Ok(())
      }
    `),
  ],
});

/** The arguments of another device than the stream's. */
function* strangers(launch: LinkedLaunch): Generator<Data & { readonly span: Span }> {
  const on = launch.stream?.device;
  if (on === undefined) return;
  for (const { span, value } of launch.args ?? []) {
    const { device, memory } = value;
    if (device === undefined || device === on || memory === undefined) continue;
    const what = memory.name === '' ? 'the buffer' : `\`${memory.name}\``;
    yield { span, what, of: device, on };
  }
}
