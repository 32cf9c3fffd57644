/** Comments for us that say nothing. */
import type { Span } from '../../base/index.ts';
import { bad, defineRule, fixed, good } from '../define-rule.ts';

interface Data {
  readonly what: string;
  readonly span: Span;
  readonly meant: string | undefined;
}

export const commentInvalid = defineRule<Data>({
  name: 'comment-invalid',
  severity: 'warning',
  since: '0.1',
  title: 'malformed `warplens:` comment',
  what: ({ what }) => what,
  why: 'a malformed comment is ignored: severities and launch facts are those without it',
  help: 'comments say `allow(rule)`, or `launch(workgroup_mem = 4096, block = [16, 16, 1])` `budget(registers <= 32)` and `assume(n <= 1024)` above a kernel',
  safety: 'safe',
  run(ctx, report) {
    return {
      end() {
        for (const { span, what, meant } of ctx.commentMistakes) {
          const help = meant === undefined ? {} : { help: `did you mean '${meant}'?` };
          report({ span, data: { what, span, meant }, ...help });
        }
      },
    };
  },
  fix(_, { span, meant }) {
    if (meant === undefined) return undefined;
    return { title: `Write '${meant}'`, edits: [{ span, newText: meant }] };
  },
  examples: [
    bad(`
      // warplens: alow(kernel-param-space)
                 //^^^^
      pub fn nothing() {}
    `),
    bad(`
      // warplens: launch(workgroup_mem = 4096, block = [64, 64, 1024, 1])
                                              //^^^^^^^^^^^^^^^^^^^^^^^^^
      #[no_mangle]
      pub extern "gpu-kernel" fn fill(out: *mut u32) {}
    `),
    good(`
      // warplens: these kernels are launched by the tests (all of them).
      // warplens: launch(workgroup_mem = 0x1000, block = [16, 16])
      #[no_mangle]
      pub extern "gpu-kernel" fn fill(out: *mut u32) {}

      // warplens: launch(block = 1_024)
      #[no_mangle]
      pub extern "gpu-kernel" fn copy(out: *mut u32) {}
    `),
    fixed(
      `
      // warplens: launch(workgroup_memory = 4096)
      #[no_mangle]
      pub extern "gpu-kernel" fn fill(out: *mut u32) {}
    `,
      `
      // warplens: launch(workgroup_mem = 4096)
      #[no_mangle]
      pub extern "gpu-kernel" fn fill(out: *mut u32) {}
    `,
    ),
  ],
});
