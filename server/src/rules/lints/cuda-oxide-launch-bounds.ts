/** `#[launch_bounds(..)]` of cuda-oxide: how often it stands there and what it says. */
import type { Span } from '../../base/index.ts';
import { attrArgs } from '../../hir/index.ts';
import { bareNumber, namedAttrs, oxideKernels } from '../cuda-oxide.ts';
import { bad, defineRule, good } from '../define-rule.ts';

interface Data {
  readonly kind: 'twice' | 'count' | 'zero' | 'block' | 'multiprocessor';
  readonly value: number;
}

/** No GPU starts more threads in a block, and none keeps more on a multiprocessor. */
const MAX_BLOCK = 1024;
const MAX_RESIDENT = 2048;

const WHAT: Readonly<Record<Data['kind'], (value: number) => string>> = {
  twice: () => 'a kernel can have one `#[launch_bounds]` alone',
  count: (value) => `\`#[launch_bounds]\` takes one or two numbers, not ${value}`,
  zero: () => 'a kernel for blocks of no threads',
  block: (value) => `no block has ${value} threads: ${MAX_BLOCK} is the most`,
  multiprocessor: (value) =>
    `${value} threads at once on a multiprocessor: no GPU keeps more than ${MAX_RESIDENT}, and the second number is ignored`,
};

/** What does not keep the kernel from working. */
const QUIET = new Set<Data['kind']>(['block', 'multiprocessor']);

export const cudaOxideLaunchBounds = defineRule<Data>({
  name: 'cuda-oxide-launch-bounds',
  severity: 'error',
  refusal: true,
  since: '0.1',
  title: "cuda-oxide's `#[launch_bounds]` is out of range or there twice",
  what: ({ kind, value }) => WHAT[kind](value),
  why: 'the numbers become `.maxntid` and `.minnctapersm`, by which the assembler shares out registers',
  help: 'write one `#[launch_bounds(threads, blocks)]`, with at most 1024 threads',
  run(ctx, report) {
    return {
      end() {
        for (const { def } of oxideKernels(ctx)) {
          const [attr, second] = namedAttrs(def.attrs, 'launch_bounds');
          if (attr === undefined) continue;
          const tell = (
            kind: Data['kind'],
            at: { start: number; end: number },
            value = 0,
          ): void => {
            const span: Span = { ...ctx.span(attr, def.file), start: at.start, end: at.end };
            const severity = QUIET.has(kind) ? 'info' : 'error';
            report({ span, data: { kind, value }, severity });
          };
          if (second !== undefined) tell('twice', second);
          const args = attrArgs(attr);
          if (args.length === 0 || args.length > 2) {
            tell('count', attr, args.length);
            continue;
          }
          const [threads, blocks] = args.map((arg) => bareNumber(ctx, def, arg));
          if (threads === 0) tell('zero', args[0]!);
          else if (threads !== undefined && threads > MAX_BLOCK) tell('block', args[0]!, threads);
          else if (
            threads !== undefined &&
            blocks !== undefined &&
            threads * blocks > MAX_RESIDENT
          ) {
            tell('multiprocessor', args[1]!, threads * blocks);
          }
        }
      },
    };
  },
  examples: [
    bad(`
      use cuda_device::{kernel, launch_bounds, DisjointSlice};

      #[kernel]
      #[launch_bounds(0)]
                    //^
      pub fn fill(mut out: DisjointSlice<f32>) {}
    `),
    bad(`
      use cuda_device::{kernel, launch_bounds, DisjointSlice};

      #[kernel]
      #[launch_bounds(2048)]
                    //^^^^
      pub fn fill(mut out: DisjointSlice<f32>) {}
    `),
    bad(`
      use cuda_device::{kernel, launch_bounds, DisjointSlice};

      struct Tuned;
      impl Tuned {
          const THREADS: u32 = 0;
      }

      #[kernel]
      #[launch_bounds(Tuned::THREADS)]
                    //^^^^^^^^^^^^^^
      pub fn fill(mut out: DisjointSlice<f32>) {}
    `),
    bad(`
      use cuda_device::{kernel, launch_bounds, DisjointSlice};

      const WARPS: u32 = 64;
      const THREADS: u32 = 32 * WARPS;

      #[kernel]
      #[launch_bounds(THREADS)]
                    //^^^^^^^
      pub fn fill(mut out: DisjointSlice<f32>) {}
    `),
    bad(`
      use cuda_device::{kernel, launch_bounds, DisjointSlice};

      const WARPS: usize = 64;

      #[kernel]
      #[launch_bounds(32 * WARPS as u32)]
                    //^^^^^^^^^^^^^^^^^
      pub fn fill(mut out: DisjointSlice<f32>) {}
    `),
    good(`
      use cuda_device::{kernel, launch_bounds, DisjointSlice};

      const THREADS: u32 = 4096;

      #[kernel]
      #[launch_bounds(256, 8)]
      pub fn fill(mut out: DisjointSlice<f32>) {}

      #[kernel]
      #[launch_bounds(THREADS / 8)]
      pub fn copy(mut out: DisjointSlice<f32>) {}

      pub trait Policy {
          const THREADS: u32;
      }

      #[kernel]
      #[launch_bounds(P::THREADS)]
      pub fn generic<P: Policy>(mut out: DisjointSlice<f32>) {}
    `),
    good(`
      use cuda_device::{kernel, launch_bounds, DisjointSlice};

      /// Fills.
      #[launch_bounds(256, 2)]
      #[kernel]
      pub fn fill(mut out: DisjointSlice<f32>) {}
    `),
  ],
});
