/** Comments that silence a rule that does not exist. */
import type { Span } from '../../base/index.ts';
import { bad, defineRule, fixed, good } from '../define-rule.ts';
import { nearest } from '../names.ts';

interface Data {
  readonly name: string;
  readonly near: string | undefined;
  readonly span: Span;
}

export const unknownRule = defineRule<Data>({
  name: 'unknown-rule',
  severity: 'warning',
  since: '0.1',
  title: 'a comment silences a rule that does not exist',
  what: ({ name }) => `no rule is called '${name}'`,
  why: 'the comment silences nothing, and what it was meant for may be reported or silent for another reason',
  help: '`warplens explain` lists the rules',
  safety: 'safe',
  run(ctx, report) {
    return {
      end() {
        const known = new Set(ctx.ruleNames);
        for (const { rule: name, span } of ctx.allowances) {
          if (known.has(name)) continue;
          const near = nearest(name, ctx.ruleNames);
          const help = near === undefined ? {} : { help: `did you mean '${near}'?` };
          report({ span, data: { name, near, span }, ...help });
        }
      },
    };
  },
  fix(_, { near, span }) {
    if (near === undefined) return undefined;
    return { title: `Write '${near}'`, edits: [{ span, newText: near }] };
  },
  examples: [
    bad(`
      pub fn nothing() {} // warplens: allow(gpu-kernel-cal)
                                           //^^^^^^^^^^^^^^
    `),
    good(`
      pub fn nothing() {} // warplens: allow(gpu-kernel-call)
    `),
    fixed(
      `
      // warplens: allow(gpu_kernel_call)
      pub fn nothing() {}
    `,
      `
      // warplens: allow(gpu-kernel-call)
      pub fn nothing() {}
    `,
    ),
  ],
});
