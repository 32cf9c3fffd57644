/** Kernels that are `async`, `gen` or both. */
import type { FnDef } from '../../hir/index.ts';
import { type Keyword, signatureSpan, walk } from '../../syntax/index.ts';
import { bad, defineRule, fixed, good } from '../define-rule.ts';

export const gpuKernelAsync = defineRule<{ readonly def: FnDef; readonly words: string }>({
  name: 'gpu-kernel-async',
  severity: 'error',
  refusal: true,
  since: '0.1',
  title: 'a kernel is `async` or `gen`',
  what: ({ def, words }) => `kernel '${def.name}' cannot be \`${words}\``,
  why: 'such a function returns a state machine that somebody must poll, and a launch has nobody to give it to: the body would never run',
  help: 'make the kernel an ordinary function',
  safety: 'suggestion',
  run(ctx, report) {
    return {
      kernel({ def }) {
        const { async, gen } = def.node;
        if (async === undefined && gen === undefined) return;
        const words = [async, gen].flatMap((word) => (word ? [word.text] : [])).join(' ');
        // Without a body the semicolon is part of the header.
        const header = def.node.body ? signatureSpan(def.node) : def.node;
        const { file } = def.node;
        const { start, end } = header;
        const node = file === undefined ? { start, end } : { start, end, file };
        report({ span: ctx.span(node, def.file), data: { def, words } });
      },
    };
  },
  fix(ctx, { def, words }) {
    const { node, file } = def;
    if (ctx.generated(node)) return undefined;
    let suspends = false;
    if (node.body) {
      walk(node.body, (inner) => {
        if (inner.kind === 'AwaitExpr' || inner.kind === 'YieldExpr') suspends = true;
        return inner.kind !== 'ItemStmt';
      });
    }
    // Without the keyword these would not compile.
    if (suspends) return undefined;
    const text = ctx.text(file);
    const edits = [node.async, node.gen].flatMap((word: Keyword | undefined) => {
      if (word === undefined) return [];
      const space = /^\s*/.exec(text.slice(word.end, word.end + 100))![0].length;
      return [{ span: { file, start: word.start, end: word.end + space }, newText: '' }];
    });
    return { title: `Remove \`${words}\``, edits };
  },
  examples: [
    bad(`
      #[no_mangle]
      pub async extern "gpu-kernel" fn later(out: *mut u32) {
    //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    `),
    good(`
      #[no_mangle]
      pub extern "gpu-kernel" fn now(out: *mut u32) {}
    `),
    fixed(
      `
      #[no_mangle]
      pub async unsafe extern "ptx-kernel" fn later(out: *mut u32) {
          *out = 1;
      }
    `,
      `
      #[no_mangle]
      pub unsafe extern "ptx-kernel" fn later(out: *mut u32) {
          *out = 1;
      }
    `,
    ),
  ],
});
