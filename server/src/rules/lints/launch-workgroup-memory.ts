/**
 * Launches whose dynamic workgroup memory is not what the kernel uses, and blocks too large for its
 * static one.
 */
import { type OutOfBounds, workgroupOutside } from '../../analysis/index.ts';
import type { Span } from '../../base/index.ts';
import type { LinkedLaunch } from '../../host/index.ts';
import type { RuleContext } from '../context.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import type { DeviceCode } from '../device-code.ts';
import { kernelPlace, shapeText } from '../launches/words.ts';
import { accessName } from '../memory/launch-memory.ts';
import { staticSizes, threadName } from '../memory/workgroup-findings.ts';

type Data =
  | { readonly kind: 'none'; readonly kernel: string }
  | {
      readonly kind: 'outside';
      readonly kernel: string;
      readonly found: OutOfBounds;
      readonly shape: string;
    }
  | {
      readonly kind: 'limit';
      readonly kernel: string;
      readonly bytes: bigint;
      readonly most: number;
      readonly why: string;
    };

/**
 * Without `cuFuncSetAttribute`, which cust does not wrap, a kernel gets no more (CUDA C++
 * Programming Guide, shared memory).
 */
const MOST_PLAIN = 48 * 1024;

export const launchWorkgroupMemory = defineRule<Data>({
  name: 'launch-workgroup-memory',
  severity: 'error',
  since: '0.1',
  title: 'a launch gives the kernel less workgroup memory than it uses, or more than there is',
  what: (data) => {
    switch (data.kind) {
      case 'none':
        return `kernel \`${data.kernel}\` uses dynamic workgroup memory, this launch gives 0 bytes`;
      case 'outside': {
        const { access, thread, offset, size, region } = data.found;
        const memory =
          region === 'launch'
            ? `the ${size} bytes that this launch gives`
            : `its ${size} bytes of static workgroup memory`;
        return `${accessName(access)} at offset ${offset} of kernel \`${data.kernel}\` goes past ${memory}, in ${threadName(thread)} of a block of ${data.shape}`;
      }
      case 'limit':
        return `kernel \`${data.kernel}\` is launched with ${data.bytes} bytes of workgroup memory, ${data.why} ${data.most}`;
    }
  },
  why: 'nothing checks accesses to workgroup memory: behind its end lies the memory of another workgroup, or none',
  help: 'give the launch as many bytes as its block needs, and choose the block that the tiles are made for',
  anyFrontEnd: true,
  run(ctx, report) {
    return {
      launch(launch) {
        const kernel = launch.link?.kernel;
        // Launches of offload kernels count as the kernel's own; rules about its memory look at
        // them.
        if (launch.api.startsWith('offload')) return;
        const code = kernel && ctx.launchedCode(kernel);
        if (code === undefined) return;
        const data = problemOf(ctx, launch, code, kernel!.name);
        if (data === undefined) return;
        const shared = launch.shared?.span;
        const isStatic = data.kind === 'outside' && data.found.region !== 'launch';
        const at = isStatic ? launch.block?.span : shared;
        const span: Span = at === undefined || at.start >= at.end ? launch.callee : at;
        const places =
          data.kind === 'outside' ? ctx.ownPlaces(data.found.access.inst.loc).slice(0, 1) : [];
        report({
          span,
          data,
          related: [
            kernelPlace(kernel!),
            ...places.map((place) => ({ span: place, message: 'the access' })),
          ],
        });
      },
    };
  },
  examples: [
    bad(`
      use cuda_std::prelude::*;
      use cust::prelude::*;

      #[kernel]
      pub unsafe fn reverse(x: *mut f32) {
          let tile = cuda_std::shared::dynamic_shared_mem::<f32>();
          let t = thread::thread_idx_x() as usize;
          *tile.add(t) = *x.add(t);
          thread::sync_threads();
          *x.add(t) = *tile.add(255 - t);
      }

      pub fn run(module: &Module, stream: &Stream, x: &DeviceBuffer<f32>) -> CudaResult<()> {
          unsafe { launch!(module.reverse<<<1, 256, 0, stream>>>(x.as_device_ptr())) }
                                                  //^
      }
    `),
    bad(`
      use cuda_std::prelude::*;
      use cust::prelude::*;

      #[kernel]
      pub unsafe fn reverse(x: *mut f32) {
          let tile = cuda_std::shared::dynamic_shared_mem::<f32>();
          let t = thread::thread_idx_x() as usize;
          *tile.add(t) = *x.add(t);
          thread::sync_threads();
          *x.add(t) = *tile.add(255 - t);
      }

      pub fn run(module: &Module, stream: &Stream, x: &DeviceBuffer<f32>) -> CudaResult<()> {
          unsafe { launch!(module.reverse<<<1, 256, 256, stream>>>(x.as_device_ptr())) }
                                                  //^^^
      }
    `),
    good(`
      use cuda_std::prelude::*;
      use cust::prelude::*;

      #[kernel]
      pub unsafe fn reverse(x: *mut f32) {
          let tile = cuda_std::shared::dynamic_shared_mem::<f32>();
          let t = thread::thread_idx_x() as usize;
          *tile.add(t) = *x.add(t);
          thread::sync_threads();
          *x.add(t) = *tile.add(255 - t);
      }

      pub fn run(module: &Module, stream: &Stream, x: &DeviceBuffer<f32>) -> CudaResult<()> {
          unsafe { launch!(module.reverse<<<1, 256, 256 * 4, stream>>>(x.as_device_ptr())) }
      }
    `),
  ],
});

function problemOf(
  ctx: RuleContext,
  launch: LinkedLaunch,
  code: DeviceCode,
  kernel: string,
): Data | undefined {
  const { block, shared } = launch;
  const given = shared?.value;
  if (given === 0n && code.usesLaunchMemory) return { kind: 'none', kernel };
  let bytes = 0;
  for (const size of staticSizes(code).values()) bytes += size;
  if (given !== undefined && given > 0n) {
    const all = given + BigInt(bytes);
    const limits = ctx.limits('nvptx64-nvidia-cuda', undefined);
    if (launch.api.startsWith('hip')) {
      // Of AMD's GPUs the limits go with the target's own rule.
    } else if (limits !== undefined && all > BigInt(limits.total))
      return { kind: 'limit', kernel, bytes: all, most: limits.total, why: 'no GPU has more than' };
    else if (launch.api === 'launch!' && all > BigInt(MOST_PLAIN))
      return {
        kind: 'limit',
        kernel,
        bytes: all,
        most: MOST_PLAIN,
        why: 'and cust has no way to ask for more than',
      };
  }
  // Launches in MLIR are the kernel's own; rules about its memory look at what they all give.
  if (launch.api.startsWith('gpu.')) return undefined;
  const [x, y, z] = block?.sizes.map(({ value }) => value) ?? [];
  if (x === undefined || y === undefined || z === undefined) return undefined;
  const threads = x * y * z;
  if (threads < 1n || threads > 1024n) return undefined;
  if (!code.usesLaunchMemory && bytes === 0) return undefined;
  const fn = code.whole();
  if (fn === undefined) return undefined;
  const sizes = new Map(staticSizes(code));
  if (given !== undefined) sizes.set('launch', Number(given));
  const outside = workgroupOutside(fn, {
    block: [Number(x), Number(y), Number(z)],
    sizes,
    wave: ctx.program.target.arch === 'nvptx64' ? 32 : 64,
  });
  const found = outside.find(({ size }) => size !== undefined);
  return found && { kind: 'outside', kernel, found, shape: shapeText([x, y, z]) };
}
