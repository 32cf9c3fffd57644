/** Exported names of kernels that PTX has no way to write. */
import type { Span } from '../../base/index.ts';
import { type FnDef, findAttr } from '../../hir/index.ts';
import { bad, defineRule, fixed, good } from '../define-rule.ts';
import { exportedName, isDeclaration, isSymbol } from '../kernels.ts';

interface Data {
  readonly def: FnDef;
  readonly name: string;
  /** The string of `export_name`, quotes included. */
  readonly literal: Span | undefined;
}

export const kernelNameInvalid = defineRule<Data>({
  name: 'kernel-name-invalid',
  severity: 'error',
  refusal: true,
  since: '0.1',
  title: 'the exported name of a kernel is no PTX identifier',
  what: ({ name }) => `'${name}' is not a valid name in PTX`,
  why: 'the name goes into the PTX as it is, where `ptxas` and the driver stop at it: an identifier has letters, digits, `_` and `$`, and does not begin with a digit',
  help: 'use letters, digits and `_`',
  safety: 'suggestion',
  run(ctx, report) {
    return {
      end() {
        for (const { def } of ctx.entries) {
          if (isDeclaration(def)) continue;
          const name = exportedName(def);
          // An empty name is refused by rustc itself.
          if (name === undefined || name === '' || isSymbol(name)) continue;
          const value = findAttr(def.attrs, 'export_name')?.value;
          const literal = value && ctx.span(value, def.file);
          report({
            span: literal ?? ctx.span(def.node.name, def.file),
            data: { def, name, literal },
          });
        }
      },
    };
  },
  fix(ctx, { def, name, literal }) {
    const value = findAttr(def.attrs, 'export_name')?.value;
    if (literal === undefined || value === undefined || ctx.generated(value)) return undefined;
    const plain = name.replace(/[^A-Za-z0-9_$]+/g, '_');
    const legal = isSymbol(plain) ? plain : `kernel_${plain}`;
    if (!isSymbol(legal) || ctx.fns.some((fn) => exportedName(fn) === legal)) return undefined;
    return {
      title: `Export it as "${legal}"`,
      edits: [{ span: literal, newText: `"${legal}"` }],
    };
  },
  examples: [
    bad(`
      #[export_name = "blur.v2"]
                    //^^^^^^^^^
      pub extern "gpu-kernel" fn blur(pixels: *mut u8) {}
    `),
    good(`
      #[export_name = "blur_v2"]
      pub extern "gpu-kernel" fn blur(pixels: *mut u8) {}
    `),
    fixed(
      `
      #[export_name = "2d-blur"]
      pub extern "ptx-kernel" fn blur(pixels: *mut u8) {}
    `,
      `
      #[export_name = "kernel_2d_blur"]
      pub extern "ptx-kernel" fn blur(pixels: *mut u8) {}
    `,
    ),
  ],
});
