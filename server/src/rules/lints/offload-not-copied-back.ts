/**
 * Offload kernels that write through an argument which the runtime copies to the device and never
 * back.
 */
import type { LinkedLaunch } from '../../host/index.ts';
import { defInst, type Func, type Value } from '../../mir/index.ts';
import type { RuleContext } from '../context.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { kernelPlace } from '../launches/words.ts';

interface Data {
  readonly kernel: string;
  readonly param: string;
  readonly type: string;
}

export const offloadNotCopiedBack = defineRule<Data>({
  name: 'offload-not-copied-back',
  severity: 'warning',
  since: '0.1',
  title: 'what an offload kernel writes is never copied back to the host',
  what: ({ kernel, param, type }) =>
    `kernel \`${kernel}\` writes through \`${param}\`, a \`${type}\`: it is copied to the device and never back`,
  why: 'the runtime copies what `&mut T` and `*mut T` point to in both directions, and what `&T` and `*const T` point to only to the device',
  help: 'take the parameter as `&mut T` or `*mut T`',
  run(ctx, report) {
    return {
      launch(launch) {
        for (const found of problems(ctx, launch)) report(found);
      },
    };
  },
  examples: [
    bad(`
      #![no_std]
      #![feature(gpu_offload)]

      use core::offload::{offload, offload_kernel};

      #[offload_kernel]
      fn fill(values: *const [f32; 256]) {
          unsafe { *(values as *mut f32) = 1.0 };
      }

      pub fn run(values: &mut [f32; 256]) {
          offload! { kernel = fill, args = (values as *const [f32; 256],) }
                                          //^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    `),
    good(`
      #![no_std]
      #![feature(gpu_offload)]

      use core::offload::{offload, offload_kernel};

      #[offload_kernel]
      fn fill(values: *mut [f32; 256]) {
          unsafe { *(values as *mut f32) = 1.0 };
      }

      pub fn run(values: &mut [f32; 256]) {
          offload! { kernel = fill, args = (values as *mut [f32; 256],) }
      }
    `),
  ],
});

function* problems(ctx: RuleContext, launch: LinkedLaunch) {
  const kernel = launch.link?.kernel;
  if (kernel === undefined || !launch.api.startsWith('offload')) return;
  const { params } = kernel;
  const { args } = launch;
  if (params === undefined || args?.length !== params.length) return;
  const readOnly = params.map(({ type }) => /^(?:\*const\b|&(?!mut\b))/.test(type));
  if (!readOnly.includes(true)) return;
  const fn = ctx.launchedCode(kernel)?.whole();
  if (fn === undefined) return;
  const written = writtenParams(fn);
  // The pointer that the runtime fills goes first.
  let slot = 1;
  for (const [at, param] of params.entries()) {
    const first = slot;
    slot += param.slots.length;
    if (readOnly[at] !== true || !written.has(first)) continue;
    const data: Data = { kernel: kernel.name, param: param.name, type: param.type };
    yield { span: args[at]!.span, data, related: [kernelPlace(kernel)] };
  }
}

/** Operations that write, and which operand is the pointer. */
const WRITES: ReadonlyMap<string, number> = new Map([
  ['mem.store', 1],
  ['mem.copy', 0],
  ['mem.move', 0],
  ['mem.set', 0],
  ['atomic.store', 1],
  ['atomic.rmw', 0],
  ['atomic.cmpxchg', 0],
]);

/** Indices of the parameters that point to what the kernel writes. */
function writtenParams(fn: Func): ReadonlySet<number> {
  const out = new Set<number>();
  const entry = fn.blocks[0]!;
  for (const { insts } of fn.blocks) {
    for (const inst of insts) {
      const pointer = WRITES.get(inst.op);
      if (pointer === undefined) continue;
      const at = entry.params.indexOf(baseOf(inst.args[pointer]!));
      if (at >= 0) out.add(at);
    }
  }
  return out;
}

/** What a pointer was made from by offsets and casts. */
function baseOf(pointer: Value): Value {
  let at = pointer;
  for (;;) {
    const def = defInst(at);
    if (def?.op !== 'ptr.add' && def?.op !== 'ptr.cast') return at;
    at = def.args[0];
  }
}
