/**
 * Launches that break what the kernel's attributes promise: `launch_bounds`, the block and memory
 * of a contract, its dimensions.
 */
import type { Span } from '../../base/index.ts';
import type { LinkedLaunch } from '../../host/index.ts';
import { bad, defineRule, type FixDraft, fixed, good } from '../define-rule.ts';
import { isRefusedLaunch, shapeText } from '../launches/words.ts';

type Data =
  | {
      readonly kind: 'threads';
      readonly kernel: string;
      readonly threads: bigint;
      readonly most: number;
    }
  | {
      readonly kind: 'block';
      readonly kernel: string;
      readonly gets: string;
      readonly wants: readonly [number, number, number];
      readonly span: Span | undefined;
      readonly isTriple: boolean;
    }
  | {
      readonly kind: 'grid';
      readonly kernel: string;
      readonly gets: string;
      readonly wants: readonly [number, number, number];
    }
  | {
      readonly kind: 'domain';
      readonly kernel: string;
      readonly domain: number;
      readonly axis: string;
    }
  | {
      readonly kind: 'memory';
      readonly kernel: string;
      readonly gets: bigint;
      readonly least: number;
      readonly most: number;
      readonly span: Span | undefined;
    };

export const launchBoundsExceeded = defineRule<Data>({
  name: 'launch-bounds-exceeded',
  severity: 'error',
  since: '0.1',
  title: "a launch breaks the kernel's launch bounds or launch contract",
  what: (data) => {
    switch (data.kind) {
      case 'threads':
        return `kernel \`${data.kernel}\` is compiled for at most ${data.most} threads in a block, this launch has ${data.threads}`;
      case 'block':
        return `kernel \`${data.kernel}\` is compiled for blocks of ${shapeText(big(data.wants))}, this launch has ${data.gets}`;
      case 'grid':
        return `kernel \`${data.kernel}\` is compiled for a grid of ${shapeText(big(data.wants))}, this launch has ${data.gets}`;
      case 'domain':
        return `kernel \`${data.kernel}\` is launched in ${data.domain} dimension${data.domain === 1 ? '' : 's'}, this launch has more than one thread along ${data.axis}`;
      case 'memory':
        return data.least === data.most
          ? `kernel \`${data.kernel}\` takes ${data.most} bytes of dynamic workgroup memory, this launch gives ${data.gets}`
          : `kernel \`${data.kernel}\` takes ${data.least} to ${data.most} bytes of dynamic workgroup memory, this launch gives ${data.gets}`;
    }
  },
  why: 'the assembler shares out registers for the promised block, and the driver refuses launches that are larger or of another shape',
  help: 'launch the kernel as its attributes say, or change them',
  safety: 'suggestion',
  anyFrontEnd: true,
  run(_, report) {
    return {
      launch(launch) {
        for (const found of problems(launch)) report(found);
      },
    };
  },
  fix(_, data): FixDraft | undefined {
    if (data.kind === 'block' && data.span !== undefined) {
      const [x, y, z] = data.wants;
      const newText = data.isTriple
        ? `(${x}, ${y}, ${z})`
        : y === 1 && z === 1
          ? `${x}`
          : undefined;
      if (newText === undefined) return undefined;
      return { title: `Launch blocks of ${newText}`, edits: [{ span: data.span, newText }] };
    }
    if (data.kind === 'memory' && data.span !== undefined && data.least === data.most)
      return {
        title: `Give ${data.most} bytes`,
        edits: [{ span: data.span, newText: `${data.most}` }],
      };
    return undefined;
  },
  examples: [
    bad(`
      use cuda_core::{CudaStream, DeviceBuffer, DriverError, LaunchConfig};
      use cuda_device::{cuda_module, kernel, launch_bounds, thread, DisjointSlice};

      #[cuda_module]
      mod kernels {
          use super::*;

          #[kernel]
          #[launch_bounds(256)]
          pub fn next(mut x: DisjointSlice<f32>) {
              if let Some(e) = x.get_mut(thread::index_1d()) {
                  *e += 1.0;
              }
          }
      }

      pub fn run(module: &kernels::LoadedModule, stream: &CudaStream, x: &mut DeviceBuffer<f32>) -> Result<(), DriverError> {
          let config = LaunchConfig { grid_dim: (8, 1, 1), block_dim: (512, 1, 1), shared_mem_bytes: 0 };
                                                                    //^^^^^^^^^^^
          unsafe { module.next(stream, config, x) }
      }
    `),
    fixed(
      `
      use cuda_core::{CudaStream, DeviceBuffer, DriverError, LaunchConfig};
      use cuda_device::{cuda_module, kernel, launch_contract, thread, DisjointSlice};

      #[cuda_module]
      mod kernels {
          use super::*;

          #[kernel]
          #[launch_contract(domain = 1, block = (256, 1, 1))]
          pub fn next(mut x: DisjointSlice<f32>) {
              if let Some(e) = x.get_mut(thread::index_1d()) {
                  *e += 1.0;
              }
          }
      }

      pub fn run(module: &kernels::LoadedModule, stream: &CudaStream, x: &mut DeviceBuffer<f32>) -> Result<(), DriverError> {
          let config = LaunchConfig { grid_dim: (8, 1, 1), block_dim: (128, 1, 1), shared_mem_bytes: 0 };
          unsafe { module.next_unchecked(stream, config, x) }
      }
    `,
      `
      use cuda_core::{CudaStream, DeviceBuffer, DriverError, LaunchConfig};
      use cuda_device::{cuda_module, kernel, launch_contract, thread, DisjointSlice};

      #[cuda_module]
      mod kernels {
          use super::*;

          #[kernel]
          #[launch_contract(domain = 1, block = (256, 1, 1))]
          pub fn next(mut x: DisjointSlice<f32>) {
              if let Some(e) = x.get_mut(thread::index_1d()) {
                  *e += 1.0;
              }
          }
      }

      pub fn run(module: &kernels::LoadedModule, stream: &CudaStream, x: &mut DeviceBuffer<f32>) -> Result<(), DriverError> {
          let config = LaunchConfig { grid_dim: (8, 1, 1), block_dim: (256, 1, 1), shared_mem_bytes: 0 };
          unsafe { module.next_unchecked(stream, config, x) }
      }
    `,
    ),
    good(`
      use cuda_core::{CudaStream, DeviceBuffer, DriverError, LaunchConfig};
      use cuda_device::{cuda_module, kernel, launch_bounds, thread, DisjointSlice};

      #[cuda_module]
      mod kernels {
          use super::*;

          #[kernel]
          #[launch_bounds(256)]
          pub fn next(mut x: DisjointSlice<f32>) {
              if let Some(e) = x.get_mut(thread::index_1d()) {
                  *e += 1.0;
              }
          }
      }

      pub fn run(module: &kernels::LoadedModule, stream: &CudaStream, x: &mut DeviceBuffer<f32>) -> Result<(), DriverError> {
          unsafe { module.next(stream, LaunchConfig::for_num_elems(4096), x) }
      }
    `),
  ],
});

function big([x, y, z]: readonly [number, number, number]): [bigint, bigint, bigint] {
  return [BigInt(x), BigInt(y), BigInt(z)];
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one check for each bound that a kernel can declare
function* problems(launch: LinkedLaunch) {
  const kernel = launch.link?.kernel;
  if (kernel === undefined) return;
  const { name } = kernel;
  const { block, grid, shared } = launch;
  const inMlir = kernel.dialect === 'mlir';
  // What no GPU takes is reported as such.
  if (inMlir && isRefusedLaunch(launch)) return;
  const place = (span: Span | undefined): Span =>
    span === undefined || span.start >= span.end ? launch.callee : span;
  if (block !== undefined) {
    const [x, y, z] = block.sizes.map(({ value }) => value);
    const all = x !== undefined && y !== undefined && z !== undefined;
    const related = (span: Span, message: string) => [{ span, message }];
    if (kernel.block !== undefined) {
      const { value, span } = kernel.block;
      if (all && (x !== BigInt(value[0]) || y !== BigInt(value[1]) || z !== BigInt(value[2]))) {
        const written = block.sizes.some(
          ({ span: at }) => at !== undefined && at.start !== block.span.start,
        );
        const data: Data = {
          kind: 'block',
          kernel: name,
          gets: shapeText([x, y, z]),
          wants: value,
          // Sizes in MLIR are values that others may use as well.
          span: place(block.span) === launch.callee || inMlir ? undefined : block.span,
          isTriple: written,
        };
        yield {
          span: place(block.span),
          data,
          related: related(span, inMlir ? 'the kernel' : 'the contract of the kernel'),
        };
      }
    } else if (kernel.maxThreads !== undefined && all) {
      const { value, span } = kernel.maxThreads;
      const threads = x * y * z;
      if (threads > BigInt(value) && threads <= 1024n) {
        const data: Data = { kind: 'threads', kernel: name, threads, most: value };
        yield { span: place(block.span), data, related: related(span, 'the bounds of the kernel') };
      }
    }
  }
  if (grid !== undefined && kernel.grid !== undefined) {
    const [x, y, z] = grid.sizes.map(({ value }) => value);
    const { value: wants, span } = kernel.grid;
    const all = x !== undefined && y !== undefined && z !== undefined;
    if (all && (x !== BigInt(wants[0]) || y !== BigInt(wants[1]) || z !== BigInt(wants[2]))) {
      const data: Data = { kind: 'grid', kernel: name, gets: shapeText([x, y, z]), wants };
      yield { span: place(grid.span), data, related: [{ span, message: 'the kernel' }] };
    }
  }
  if (kernel.domain !== undefined) {
    const { value, span } = kernel.domain;
    for (const dims of [grid, block]) {
      if (dims === undefined) continue;
      const axis = [1, 2].find((at) => at >= value && (dims.sizes[at]!.value ?? 1n) > 1n);
      if (axis === undefined) continue;
      const data: Data = { kind: 'domain', kernel: name, domain: value, axis: 'xyz'[axis]! };
      yield {
        span: place(dims.sizes[axis]!.span ?? dims.span),
        data,
        related: [{ span, message: 'the contract of the kernel' }],
      };
    }
  }
  if (kernel.dynamic !== undefined && shared?.value !== undefined) {
    const { least, most, span } = kernel.dynamic;
    if (shared.value < BigInt(least) || shared.value > BigInt(most)) {
      const data: Data = {
        kind: 'memory',
        kernel: name,
        gets: shared.value,
        least,
        most,
        span: shared.span,
      };
      yield {
        span: place(shared.span),
        data,
        related: [{ span, message: 'the contract of the kernel' }],
      };
    }
  }
}
