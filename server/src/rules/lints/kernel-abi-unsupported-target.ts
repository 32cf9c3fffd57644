/** ABI strings of kernels that no compiler takes any more. */
import type { Span } from '../../base/index.ts';
import { bad, defineRule, fixed, good } from '../define-rule.ts';

/** Strings that once worked, and what took their place. */
const REMOVED: ReadonlyMap<string, string> = new Map([['amdgpu-kernel', 'gpu-kernel']]);

interface Data {
  readonly abi: string;
  readonly instead: string;
  readonly literal: Span;
  readonly generated: boolean;
}

export const kernelAbiUnsupportedTarget = defineRule<Data>({
  name: 'kernel-abi-unsupported-target',
  severity: 'error',
  since: '0.1',
  title: 'the ABI of a kernel exists for no target any more',
  what: ({ abi }) => `no target has the ABI "${abi}"`,
  why: 'rustc 1.77 removed it; kernels for AMD GPUs are `extern "gpu-kernel"` functions, as those for NVIDIA GPUs are',
  help: 'write the ABI that took its place',
  safety: 'safe',
  run(ctx, report) {
    return {
      syntax: {
        Abi(node, { file }) {
          const instead = REMOVED.get(node.name);
          if (instead === undefined || node.literal === undefined) return;
          const literal = ctx.span(node.literal, file);
          const generated = ctx.generated(node.literal);
          report({ span: literal, data: { abi: node.name, instead, literal, generated } });
        },
      },
    };
  },
  fix(_, { instead, literal, generated }) {
    if (generated) return undefined;
    return {
      title: `Write "${instead}"`,
      edits: [{ span: literal, newText: `"${instead}"` }],
    };
  },
  examples: [
    bad(`
      #[no_mangle]
      pub extern "amdgpu-kernel" fn blur(pixels: *mut u8) {}
               //^^^^^^^^^^^^^^^
    `),
    good(`
      #[no_mangle]
      pub extern "gpu-kernel" fn blur(pixels: *mut u8) {}
    `),
    fixed(
      `
      pub type Entry = extern "amdgpu-kernel" fn(*mut u8);
    `,
      `
      pub type Entry = extern "gpu-kernel" fn(*mut u8);
    `,
    ),
  ],
});
