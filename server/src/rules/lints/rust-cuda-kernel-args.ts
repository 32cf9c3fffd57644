/** Arguments of Rust-CUDA's `#[kernel(..)]`: the macro takes any and does nothing with them. */
import type { Span } from '../../base/index.ts';
import { bad, defineRule, fixed, good } from '../define-rule.ts';
import { attributeKernels } from '../dialects.ts';

export const rustCudaKernelArgs = defineRule<{ readonly args: Span; readonly generated: boolean }>({
  name: 'rust-cuda-kernel-args',
  severity: 'warning',
  since: '0.1',
  title: "arguments of Rust-CUDA's `#[kernel]` have no effect",
  what: () => 'these arguments of `#[kernel]` are ignored',
  why: 'the macro hands them to an attribute that nothing reads, so whatever they ask for does not happen',
  help: 'remove them',
  safety: 'safe',
  run(ctx, report) {
    return {
      end() {
        for (const { def, attr } of attributeKernels(ctx, 'rust-cuda')) {
          if (attr.args === undefined || attr.args.trees.length === 0) continue;
          const args = ctx.span(attr.args, def.file);
          report({ span: args, data: { args, generated: ctx.generated(attr) } });
        }
      },
    };
  },
  fix(_, { args, generated }) {
    if (generated) return undefined;
    return { title: 'Remove the arguments', edits: [{ span: args, newText: '' }] };
  },
  examples: [
    bad(`
      use cuda_std::prelude::*;

      #[kernel(max_threads = 256)]
            //^^^^^^^^^^^^^^^^^^^
      pub unsafe fn scale(out: *mut f32) {}
    `),
    good(`
      use cuda_std::prelude::*;

      #[kernel]
      pub unsafe fn scale(out: *mut f32) {}
    `),
    fixed(
      `
      use cuda_std::prelude::*;

      #[kernel(max_threads = 256)]
      pub unsafe fn scale(out: *mut f32) {}
    `,
      `
      use cuda_std::prelude::*;

      #[kernel]
      pub unsafe fn scale(out: *mut f32) {}
    `,
    ),
  ],
});
