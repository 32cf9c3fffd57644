/** Kernels with a `...` parameter. */
import type { FnDef } from '../../hir/index.ts';
import { bad, defineRule, fixed, good } from '../define-rule.ts';

export const gpuKernelVariadic = defineRule<{ readonly def: FnDef }>({
  name: 'gpu-kernel-variadic',
  severity: 'error',
  refusal: true,
  since: '0.1',
  title: 'a kernel takes a variable number of arguments',
  what: ({ def }) => `kernel '${def.name}' cannot have a \`...\` parameter`,
  why: 'the size and place of every parameter of a kernel are fixed in its code object, and a launch fills exactly those',
  help: 'name all parameters, or pass a pointer to an array and its length',
  safety: 'suggestion',
  run(ctx, report) {
    return {
      kernel({ def }) {
        for (const param of def.node.paramList.params) {
          if (param.kind !== 'VariadicParam') continue;
          // As rustc does, which looks at foreign functions at another time.
          const at = def.container?.kind === 'extern-block' ? def.node : param;
          report({ span: ctx.span(at, def.file), data: { def } });
        }
      },
    };
  },
  fix(ctx, { def }) {
    const { paramList, body } = def.node;
    const { params } = paramList;
    const last = params.at(-1);
    if (last?.kind !== 'VariadicParam' || ctx.generated(def.node)) return undefined;
    const { pat } = last;
    // A named one is there to be used.
    if (pat?.kind === 'IdentPat' && body !== undefined) {
      const text = ctx.text(def.file).slice(body.start, body.end);
      if (text.includes(pat.name.text)) return undefined;
    }
    const before = params.at(-2);
    const start = before === undefined ? last.start : before.end;
    const span = { file: def.file, start, end: last.end };
    return { title: 'Remove the `...` parameter', edits: [{ span, newText: '' }] };
  },
  examples: [
    bad(`
      #![feature(abi_gpu_kernel, c_variadic)]
      #![no_std]

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn print(count: u32, args: ...) {}
                                                        //^^^^^^^^^
    `),
    good(`
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn print(count: u32, args: *const u64) {}
    `),
    fixed(
      `
      #![feature(abi_gpu_kernel, c_variadic)]
      #![no_std]

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn print(count: u32, args: ...) {}
    `,
      `
      #![feature(abi_gpu_kernel, c_variadic)]
      #![no_std]

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn print(count: u32) {}
    `,
    ),
  ],
});
