/** `#[launch_bounds(..)]` of cuda-oxide: where it stands and what it says. */
import type { Span } from '../../base/index.ts';
import { attrArgs, type FnDef } from '../../hir/index.ts';
import type { Attr } from '../../syntax/index.ts';
import type { RuleContext } from '../context.ts';
import { bareNumber, namedAttrs, oxideKernels } from '../cuda-oxide.ts';
import { bad, defineRule, type FixDraft, fixed, good } from '../define-rule.ts';

interface Data {
  readonly kind: 'twice' | 'count' | 'zero' | 'block' | 'multiprocessor' | 'order';
  readonly value: number;
  readonly def: FnDef;
  readonly attr: Attr;
  /** `#[kernel]`, when the attribute stands in front of it. */
  readonly kernel: Attr;
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
  order: () => '`#[launch_bounds]` in front of `#[kernel]`',
};

const WHY_ORDER =
  'versions of cuda-oxide before August 2026 lose the numbers when the attribute stands in front of `#[kernel]`, and the assembler shares out registers without them';

/** What does not keep the kernel from working. */
const QUIET = new Set<Data['kind']>(['block', 'multiprocessor', 'order']);

export const cudaOxideLaunchBounds = defineRule<Data>({
  name: 'cuda-oxide-launch-bounds',
  severity: 'error',
  since: '0.1',
  title: "cuda-oxide's `#[launch_bounds]` is misplaced or out of range",
  what: ({ kind, value }) => WHAT[kind](value),
  why: 'the numbers become `.maxntid` and `.minnctapersm`, by which the assembler shares out registers',
  help: 'write one `#[launch_bounds(threads, blocks)]` below `#[kernel]`, with at most 1024 threads',
  safety: 'safe',
  run(ctx, report) {
    return {
      // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one check for each rule of `#[launch_bounds]`
      end() {
        for (const { def, attr: kernel } of oxideKernels(ctx)) {
          const [attr, second] = namedAttrs(def.attrs, 'launch_bounds');
          if (attr === undefined) continue;
          const tell = (
            kind: Data['kind'],
            at: { start: number; end: number },
            value = 0,
          ): void => {
            const span: Span = { ...ctx.span(attr, def.file), start: at.start, end: at.end };
            const data = { kind, value, def, attr, kernel };
            const severity = QUIET.has(kind) ? 'info' : 'error';
            report({ span, data, severity, ...(kind === 'order' ? { why: WHY_ORDER } : {}) });
          };
          if (second !== undefined) tell('twice', second);
          if (attr.file === kernel.file && attr.start < kernel.start) tell('order', attr);
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
  fix: (ctx, data) => (data.kind === 'order' ? moveBelow(ctx, data) : undefined),
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
    fixed(
      `
      use cuda_device::{kernel, launch_bounds, DisjointSlice};

      /// Fills.
      #[launch_bounds(256, 2)]
      #[kernel]
      pub fn fill(mut out: DisjointSlice<f32>) {}
    `,
      `
      use cuda_device::{kernel, launch_bounds, DisjointSlice};

      /// Fills.
      #[kernel]
      #[launch_bounds(256, 2)]
      pub fn fill(mut out: DisjointSlice<f32>) {}
    `,
    ),
  ],
});

/** The two attributes change places when nothing but space stands between them. */
function moveBelow(ctx: RuleContext, { def, attr, kernel }: Data): FixDraft | undefined {
  if (ctx.generated(attr) || ctx.generated(kernel)) return undefined;
  const text = ctx.text(def.file);
  const between = text.slice(attr.end, kernel.start);
  if (between.trim() !== '') return undefined;
  const newText = `${text.slice(kernel.start, kernel.end)}${between}${text.slice(attr.start, attr.end)}`;
  const span = { file: def.file, start: attr.start, end: kernel.end };
  return { title: 'Move it below `#[kernel]`', edits: [{ span, newText }] };
}
