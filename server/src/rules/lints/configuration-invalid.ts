/** What `warplens.toml` says and nothing understands. */
import type { ConfigurationProblem } from '../configuration.ts';
import { bad, defineRule, fixed, good } from '../define-rule.ts';

const HEAD = `
      //- /Cargo.toml
      [package]
      name = "kernels"
      edition = "2021"
      //- /src/lib.rs
      #![no_std]
      //- /warplens.toml`;

export const configurationInvalid = defineRule<ConfigurationProblem>({
  name: 'configuration-invalid',
  severity: 'error',
  since: '0.1',
  title: '`warplens.toml` holds something that means nothing',
  what: ({ message }) => message,
  why: 'invalid settings are ignored, and a rule may then have another severity than intended',
  help: 'the page about `warplens.toml` lists its keys and levels',
  safety: 'safe',
  run(ctx, report) {
    return {
      end() {
        for (const problem of ctx.configuration?.problems ?? []) {
          const help = problem.help === undefined ? {} : { help: problem.help };
          report({ span: problem.span, data: problem, ...help });
        }
      },
    };
  },
  fix(_, { span, better }) {
    if (better === undefined) return undefined;
    return { title: `Write ${better}`, edits: [{ span, newText: better }] };
  },
  examples: [
    bad(`${HEAD}
      [rules]
      redundant-barrier = "loud"
                         #^^^^^^
    `),
    bad(`${HEAD}
      [rule]
      #^^^^
      redundant-barrier = "off"
    `),
    good(`${HEAD}
      [rules]
      redundant-barrier = "off"
      missing_gpu_kernel_export_name = "error"
      float64-literal = "on"
    `),
    fixed(
      `${HEAD}
      [rules]
      redundant-barrier = "warn"
    `,
      `${HEAD}
      [rules]
      redundant-barrier = "warning"
    `,
    ),
  ],
});
