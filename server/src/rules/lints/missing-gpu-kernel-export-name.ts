/**
 * Kernels whose name is mangled, so that no host finds them. rustc's lint of the same name, for
 * `ptx-kernel` too.
 */
import { memo } from '../../db/index.ts';
import type { FnDef } from '../../hir/index.ts';
import { modulePath } from '../../hir/index.ts';
import type { RuleContext } from '../context.ts';
import { bad, defineRule, fixed, good } from '../define-rule.ts';
import { attributeText, freeName, indentAt, insert } from '../edits.ts';
import { exportedName, isDeclaration, isExported, isSymbol } from '../kernels.ts';

const symbolsOf = memo<RuleContext, ReadonlyMap<FnDef, string>>(
  'rules.missing-gpu-kernel-export-name.symbolsOf',
);

/**
 * The names that all kernels without one are to get: different ones, so that the fixes may be
 * applied together, and such as every assembler takes. The function's own name where it is free,
 * else with the modules around it.
 */
function newSymbols(ctx: RuleContext): ReadonlyMap<FnDef, string> {
  let known = symbolsOf.get(ctx);
  if (known === undefined) {
    const taken = new Set(ctx.fns.flatMap((fn) => exportedName(fn) ?? []));
    const names = new Map<FnDef, string>();
    for (const { def } of ctx.kernels) {
      if (isDeclaration(def) || isExported(def)) continue;
      const [, ...inner] = modulePath(def.module).split('::');
      const path = asciiSymbol([...inner, def.name].join('_'));
      const own = asciiSymbol(def.name);
      const name = taken.has(own) ? freeName(path, (one) => taken.has(one)) : own;
      taken.add(name);
      names.set(def, name);
    }
    known = names;
    symbolsOf.set(ctx, known);
  }
  return known;
}

/**
 * A name as it is where every assembler takes it, else the nearest one in ASCII: `größe` becomes
 * `grosse`.
 */
function asciiSymbol(name: string): string {
  if (isSymbol(name)) return name;
  const plain = name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9_]/gu, (char) => `u${char.codePointAt(0)!.toString(16)}`);
  return isSymbol(plain) ? plain : `kernel_${plain}`;
}

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
    const name = newSymbols(ctx).get(def)!;
    const attribute = attributeText(
      ctx,
      name === def.name ? 'no_mangle' : `export_name = "${name}"`,
    );
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
