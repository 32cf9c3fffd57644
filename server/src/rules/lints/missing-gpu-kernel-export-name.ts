/** Kernels whose name is mangled, so that no host finds them. rustc's lint of the same name, for `ptx-kernel` too. */
import type { FnDef } from '../../hir/index.ts';
import { modulePath } from '../../hir/index.ts';
import { bad, defineRule, fixed, good } from '../define-rule.ts';
import { attributeText, indentAt, insert } from '../edits.ts';
import { exportedName, isDeclaration, isExported } from '../kernels.ts';

export const missingGpuKernelExportName = defineRule<{ readonly def: FnDef }>({
  name: 'missing_gpu_kernel_export_name',
  severity: 'warning',
  since: '0.1',
  title: 'a kernel has a mangled name',
  what: ({ def }) => `kernel '${def.name}' has a mangled name`,
  why: 'the host looks a kernel up by its name in the module, and a mangled one changes with the compiler, the crate and the path',
  help: 'give it a stable name with `no_mangle` or `export_name`',
  safety: 'safe',
  rustcLint: true,
  run(ctx, report) {
    return {
      kernel({ def, byMacro }) {
        // What a macro makes, it names and passes itself.
        if (byMacro || isDeclaration(def) || isExported(def)) return;
        report({ span: ctx.span(def.node, def.file), data: { def } });
      },
    };
  },
  fix(ctx, { def }) {
    const { node, file } = def;
    // A generic function has no code of its own: a fixed name on it would export nothing.
    if (ctx.generated(node) || ctx.program.generics(def).params.length > 0) return undefined;
    const taken = ctx.fns.some((fn) => fn !== def && exportedName(fn) === def.name);
    const [, ...inner] = modulePath(def.module).split('::');
    const unique = [...inner, def.name].join('_');
    if (taken && ctx.fns.some((fn) => exportedName(fn) === unique)) return undefined;
    const attribute = attributeText(ctx, taken ? `export_name = "${unique}"` : 'no_mangle');
    const indent = indentAt(ctx.text(file), node.start);
    const edits = [insert(file, node.start, `${attribute}\n${indent}`)];
    return { title: `Add ${attribute}`, edits };
  },
  examples: [
    bad(`
      pub extern "gpu-kernel" fn fill(out: *mut u32) {}
    //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    `),
    good(`
      #[no_mangle]
      pub extern "gpu-kernel" fn fill(out: *mut u32) {}

      #[export_name = "clear_v2"]
      pub extern "ptx-kernel" fn clear(out: *mut u32) {}

      #[allow(missing_gpu_kernel_export_name)]
      pub extern "gpu-kernel" fn internal(out: *mut u32) {}
    `),
    fixed(
      `
      mod kernels {
          /// Fills a buffer.
          pub extern "ptx-kernel" fn fill(out: *mut u32) {}
      }
    `,
      `
      mod kernels {
          /// Fills a buffer.
          #[no_mangle]
          pub extern "ptx-kernel" fn fill(out: *mut u32) {}
      }
    `,
    ),
    fixed(
      `
      pub extern "gpu-kernel" fn fill(out: *mut u32) {}
    `,
      `
      #[unsafe(no_mangle)]
      pub extern "gpu-kernel" fn fill(out: *mut u32) {}
    `,
      2024,
    ),
  ],
});
