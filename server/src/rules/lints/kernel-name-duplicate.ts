/** Two functions of a crate exported under one name, at least one of them a kernel. */
import type { Span } from '../../base/index.ts';
import { type FnDef, findAttr, modulePath } from '../../hir/index.ts';
import type { RuleContext } from '../context.ts';
import { cudaModule } from '../cuda-oxide.ts';
import { bad, defineRule, fixed, good } from '../define-rule.ts';
import { anyKernelOf, exportedName, isDeclaration, type Kernel } from '../kernels.ts';

interface Data {
  readonly def: FnDef;
  readonly name: string;
}

export const kernelNameDuplicate = defineRule<Data>({
  name: 'kernel-name-duplicate',
  severity: 'error',
  since: '0.1',
  title: 'two functions are exported under the name of a kernel',
  what: ({ name }) => `the name '${name}' is exported twice`,
  why: 'a module holds one symbol of a name, so the crate does not link',
  help: 'give one of them another name with `export_name`',
  safety: 'suggestion',
  run(ctx, report) {
    return {
      end() {
        const first = new Map<string, FnDef>();
        for (const { def, name } of exports(ctx)) {
          const other = first.get(name);
          if (other === undefined) {
            first.set(name, def);
            continue;
          }
          const kernel = anyKernelOf(def) ?? anyKernelOf(other);
          if (kernel === undefined || !clash(kernel, def, other)) continue;
          const there = ctx.span(other.node.name, other.file);
          report({
            span: ctx.span(def.node.name, def.file),
            data: { def, name },
            related: [{ span: there, message: `'${name}' is exported here first` }],
          });
        }
      },
    };
  },
  fix(ctx, { def }) {
    const attr = findAttr(def.attrs, 'no_mangle');
    if (attr === undefined || ctx.generated(def.node) || ctx.generated(attr)) return undefined;
    const [, ...inner] = modulePath(def.module).split('::');
    const unique = [...inner, def.name].join('_');
    if (ctx.fns.some((fn) => exportedName(fn) === unique)) return undefined;
    const text = ctx.text(def.file);
    const word = text.indexOf('no_mangle', attr.start);
    if (word < 0 || word >= attr.end) return undefined;
    const span = { file: def.file, start: word, end: word + 'no_mangle'.length };
    return {
      title: `Export it as "${unique}"`,
      edits: [{ span, newText: `export_name = "${unique}"` }],
    };
  },
  examples: [
    bad(`
      pub mod images {
          #[no_mangle]
          pub extern "gpu-kernel" fn blur(pixels: *mut u8) {}
      }

      pub mod volumes {
          #[no_mangle]
          pub extern "gpu-kernel" fn blur(voxels: *mut u8) {}
                                   //^^^^
      }
    `),
    bad(`
      use cuda_std::prelude::*;

      pub mod images {
          use super::*;

          #[kernel]
          pub unsafe fn blur(pixels: *mut u8) {}
      }

      pub mod volumes {
          use super::*;

          #[kernel]
          pub unsafe fn blur(voxels: *mut u8) {}
                      //^^^^
      }
    `),
    good(`
      use cuda_device::{cuda_module, kernel};

      #[cuda_module]
      pub mod images {
          use super::*;

          #[kernel]
          pub fn blur(pixels: *mut u8) {}
      }

      #[cuda_module]
      pub mod volumes {
          use super::*;

          #[kernel]
          pub fn blur(voxels: *mut u8) {}
      }
    `),
    good(`
      pub mod images {
          #[no_mangle]
          pub extern "gpu-kernel" fn blur(pixels: *mut u8) {}
      }

      pub mod volumes {
          #[export_name = "volumes_blur"]
          pub extern "gpu-kernel" fn blur(voxels: *mut u8) {}
      }
    `),
    fixed(
      `
      #[no_mangle]
      pub extern "gpu-kernel" fn blur(pixels: *mut u8) {}

      pub mod volumes {
          #[no_mangle]
          pub extern "gpu-kernel" fn blur(voxels: *mut u8) {}
      }
    `,
      `
      #[no_mangle]
      pub extern "gpu-kernel" fn blur(pixels: *mut u8) {}

      pub mod volumes {
          #[export_name = "volumes_blur"]
          pub extern "gpu-kernel" fn blur(voxels: *mut u8) {}
      }
    `,
    ),
  ],
});

/**
 * cuda-oxide refuses two kernels of a name below one `#[cuda_module]`; of others nothing is certain. `offload_kernel` has
 * mangled names since it takes generic functions.
 */
function clash({ dialect, byMacro }: Kernel, def: FnDef, other: FnDef): boolean {
  if (dialect === 'offload') return !byMacro;
  if (dialect !== 'cuda-oxide') return true;
  const around = cudaModule(def.module);
  return around !== undefined && around === cudaModule(other.module);
}

/** Functions with a fixed name in the order of the text. Generic ones have no code of their own that could clash. */
function exports(ctx: RuleContext): readonly Data[] {
  const all: (Data & { readonly at: Span })[] = [];
  for (const def of ctx.fns) {
    // Attributes give names, and most functions have none.
    if (def.attrs.length === 0 || isDeclaration(def)) continue;
    const name = exportedName(def);
    if (name === undefined || ctx.program.generics(def).params.length > 0) continue;
    all.push({ def, name, at: ctx.span(def.node.name, def.file) });
  }
  return all.sort((a, b) => a.at.file - b.at.file || a.at.start - b.at.start);
}
