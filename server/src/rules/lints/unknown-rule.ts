/** Comments that silence a rule that does not exist, and configurations that name one. */
import type { Span } from '../../base/index.ts';
import { nearest } from '../../base/index.ts';
import { bad, defineRule, fixed, good } from '../define-rule.ts';

interface Data {
  readonly name: string;
  readonly near: string | undefined;
  readonly span: Span;
}

export const unknownRule = defineRule<Data>({
  name: 'unknown-rule',
  severity: 'warning',
  since: '0.1',
  title: 'a comment or `warplens.toml` names a rule that does not exist',
  what: ({ name }) => `no rule is called '${name}'`,
  why: 'an unknown name is ignored, and the rule that was meant keeps its severity',
  help: '`warplens explain` lists the rules',
  safety: 'safe',
  run(ctx, report) {
    return {
      end() {
        const known = new Set(ctx.ruleNames);
        const named = [
          ...ctx.allowances.map(({ rule: name, span }) => ({ name, span })),
          ...(ctx.configuration?.rules ?? []),
        ];
        for (const { name, span } of named) {
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
    bad(`
      //- /Cargo.toml
      [package]
      name = "kernels"
      edition = "2021"
      //- /src/lib.rs
      #![no_std]
      //- /warplens.toml
      [rules]
       gpu-kernel-cal = "off"
      #^^^^^^^^^^^^^^
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
