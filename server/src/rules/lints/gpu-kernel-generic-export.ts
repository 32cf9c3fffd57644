/** Generic kernels with a fixed name: the name is ignored and nothing is emitted. */
import { type FnDef, findAttr } from '../../hir/index.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { isDeclaration, isExported } from '../kernels.ts';

export const gpuKernelGenericExport = defineRule<{ readonly def: FnDef }>({
  name: 'gpu-kernel-generic-export',
  severity: 'warning',
  since: '0.1',
  title: 'a generic kernel has a fixed name',
  what: ({ def }) => `generic kernel '${def.name}' cannot be exported under a fixed name`,
  why: 'code exists only for the types that somebody uses it with, each under a name of its own; nothing in the crate launches this kernel, so nothing is emitted and the host finds no such name',
  help: 'write a generic device function, and one kernel with a fixed name for each type, which calls it',
  run(ctx, report) {
    return {
      kernel({ def }) {
        if (isDeclaration(def) || !isExported(def) || def.container?.kind === 'trait') return;
        if (ctx.program.generics(def).params.length === 0) return;
        const attr = findAttr(def.attrs, 'no_mangle') ?? findAttr(def.attrs, 'export_name')!;
        report({
          span: ctx.span(def.node.name, def.file),
          data: { def },
          related: [{ span: ctx.span(attr, def.file), message: 'this name is ignored' }],
        });
      },
    };
  },
  examples: [
    bad(`
      #[no_mangle]
      pub extern "gpu-kernel" fn scale<T: Copy>(value: T) {}
                               //^^^^^
    `),
    good(`
      fn scale<T: Copy>(value: T) {}

      #[no_mangle]
      pub extern "gpu-kernel" fn scale_f32(value: f32) {
          scale(value)
      }

      #[no_mangle]
      pub extern "gpu-kernel" fn copy<'a>(from: *const &'a u32) {}
    `),
  ],
});
