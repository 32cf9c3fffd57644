/** Two functions of a crate exported under one name, at least one of them a kernel. */
import { type FnDef, findAttr, modulePath } from '../../hir/index.ts';
import { type Fact, type RuleContext, WHOLE_CRATE } from '../context.ts';
import { cudaModule } from '../cuda-oxide.ts';
import { bad, defineRule, fixed, good } from '../define-rule.ts';
import { anyKernelOf, exportedName, isDeclaration, type Kernel } from '../kernels.ts';
import { crateOfSymbol, offloadSymbol } from '../offload-symbols.ts';

interface Data {
  readonly def: FnDef;
  readonly name: string;
}

export const kernelNameDuplicate = defineRule<Data>({
  name: 'kernel-name-duplicate',
  severity: 'error',
  refusal: true,
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
        for (const { def, name } of sameNames(ctx)) {
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
        for (const { def, name, other } of takenSymbols(ctx)) {
          const there = ctx.span(other.node.name, other.file);
          report({
            span: ctx.span(def.node.name, def.file),
            data: { def, name },
            why: 'an offload kernel has the symbol that follows from its path, without the hash of the crate: rustc refuses a second function of that name',
            help: 'give the other function another name',
            related: [{ span: there, message: `'${name}' is exported here` }],
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
    bad(`
      #![no_std]
      #![feature(rustc_attrs)]

      pub mod images {
          #[rustc_offload_kernel]
          fn blur(x: f32) {}
           //^^^^
      }

      #[allow(non_snake_case)]
      #[no_mangle]
      pub fn _RNvNtC7example6images4blur(x: f32) {}
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
 * cuda-oxide refuses two kernels of a name below one `#[cuda_module]`; of others nothing is
 * certain. `offload_kernel` has mangled names since it takes generic functions.
 */
function clash({ dialect, byMacro }: Kernel, def: FnDef, other: FnDef): boolean {
  if (dialect === 'offload') return !byMacro;
  if (dialect !== 'cuda-oxide') return true;
  const around = cudaModule(def.module);
  return around !== undefined && around === cudaModule(other.module);
}

/**
 * Offload kernels whose symbol another function has been given. A file by itself may be compiled as
 * a crate of any name.
 */
function takenSymbols(ctx: RuleContext): readonly (Data & { readonly other: FnDef })[] {
  const kernels = ctx.entries.filter(
    ({ def, dialect, byMacro }) =>
      dialect === 'offload' &&
      (byMacro || exportedName(def) === undefined) &&
      ctx.program.generics(def).params.length === 0,
  );
  if (kernels.length === 0) return [];
  return ctx.fact(EXPORTS, WHOLE_CRATE).flatMap(({ def: other, name }) => {
    const named = crateOfSymbol(name);
    const crate = ctx.setup === undefined ? named : ctx.crate.name;
    if (crate === undefined || named === undefined) return [];
    return kernels
      .filter(({ def }) => def !== other && offloadSymbol(def, crate) === name)
      .map(({ def }) => ({ def, name, other }));
  });
}

/** Functions with a fixed name. Generic ones have no code of their own that could clash. */
const EXPORTS: Fact<object, readonly Data[]> = {
  name: 'functions with fixed names',
  compute(ctx) {
    return ctx.fns.flatMap((def): Data[] => {
      // Attributes give names, and most functions have none.
      if (def.attrs.length === 0 || isDeclaration(def)) return [];
      const name = exportedName(def);
      if (name === undefined || ctx.program.generics(def).params.length > 0) return [];
      return [{ def, name }];
    });
  },
};

/** Of each name that several functions have: these, in the order of the text. */
function sameNames(ctx: RuleContext): readonly Data[] {
  const all = ctx.fact(EXPORTS, WHOLE_CRATE);
  const first = new Map<string, FnDef>();
  const twice = new Set<string>();
  for (const { def, name } of all) {
    if (first.has(name)) twice.add(name);
    else first.set(name, def);
  }
  return all
    .filter(({ name }) => twice.has(name))
    .map((data) => ({ data, at: ctx.current(ctx.span(data.def.node.name, data.def.file)) }))
    .sort((a, b) => a.at.file - b.at.file || a.at.start - b.at.start)
    .map(({ data }) => data);
}
