/** Features of another processor on functions that kernels reach. */
import type { Span } from '../../base/index.ts';

import type { Attr } from '../../syntax/index.ts';
import type { CodeOwner } from '../context.ts';
import { bad, defineRule, good } from '../define-rule.ts';

interface Data {
  readonly name: string;
  readonly target: string;
}

/** `sm_80`, `sm_90a`, `ptx81`: later compilers know later ones. AMD's target has none. */
const NVIDIAS = /^(?:sm_\d+[af]?|ptx\d{2})$/;

export const targetFeatureUnknown = defineRule<Data>({
  name: 'target-feature-unknown',
  severity: 'error',
  refusal: true,
  since: '0.1',
  title: 'a function on the GPU asks for a feature that the target does not have',
  what: ({ name, target }) => `\`${target}\` has no target feature \`${name}\``,
  why: 'rustc refuses the attribute where it compiles for the GPU: features of the processor of the host, and names that it does not know, are not valid there',
  help: 'on nvptx64 the names are those of GPUs and PTX versions, such as `sm_80` and `ptx81`; on amdgcn there are none: keep the function to the host with `#[cfg(target_arch = "..")]`',
  run(ctx, report) {
    const isNvidia = ctx.program.target.arch === 'nvptx64';
    const target = isNvidia ? 'nvptx64-nvidia-cuda' : 'amdgcn-amd-amdhsa';
    const seen = new Set<object>();
    return {
      device(code) {
        for (const owner of code.owners) {
          if (seen.has(owner)) continue;
          seen.add(owner);
          const fn = owner as CodeOwner;
          if (fn.kind !== 'fn' || fn.crate !== ctx.crate) continue;
          ctx.tree(fn);
          for (const attr of fn.attrs) {
            const [name] = enabledBy(attr).filter((one) => !(isNvidia && NVIDIAS.test(one)));
            if (name === undefined) continue;
            const span: Span = ctx.span(attr, fn.file);
            report({ span, data: { name, target } });
          }
        }
      },
    };
  },
  examples: [
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel)]

      #[target_feature(enable = "avx2")]
    //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      fn ones(x: u32) -> u32 {
          x.count_ones()
      }

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn count(out: *mut u32) {
          *out = ones(*out);
      }
    `),
    good(`
      #![no_std]
      #![feature(abi_gpu_kernel, nvptx_target_feature)]

      #[target_feature(enable = "sm_80,ptx71")]
      fn ones(x: u32) -> u32 {
          x.count_ones()
      }

      #[target_feature(enable = "avx2")]
      pub fn on_the_host() {}

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn count(out: *mut u32) {
          *out = ones(*out);
      }
    `),
  ],
});

/** The names in `#[target_feature(enable = "a,b")]`. */
function enabledBy(attr: Attr): readonly string[] {
  if (attr.isDoc || attr.path.join('::') !== 'target_feature') return [];
  const given = [...attr.text.matchAll(/enable\s*=\s*"([^"]*)"/g)];
  return given.flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
}
