/** Names of kernels in host code that no kernel of the loaded module has. */
import type { Span } from '../../base/index.ts';
import { nearest } from '../../base/index.ts';
import type { Related } from '../../diag/index.ts';
import { type LinkedName, lookedUpName } from '../../host/index.ts';
import { bad, defineRule, fixed, good } from '../define-rule.ts';

interface Data {
  readonly name: string;
  readonly module: string;
  readonly kind: 'absent' | 'mangled' | 'elsewhere';
  readonly meant: string | undefined;
  readonly span: Span;
  /** Where the kernel is whose name is meant. */
  readonly crate?: string | undefined;
}

export const launchUnknownKernel = defineRule<Data>({
  name: 'launch-unknown-kernel',
  severity: 'error',
  since: '0.1',
  title: 'host code looks up a kernel that the module does not have',
  what: ({ name, module, kind, meant, crate }) => {
    const hint = meant === undefined ? '' : `; did you mean \`${meant}\`?`;
    switch (kind) {
      case 'absent':
        return `no kernel \`${name}\` in ${module}${hint}`;
      case 'mangled':
        return `kernel \`${name}\` is not exported by this name: the compiler mangles it`;
      case 'elsewhere':
        return `no kernel \`${name}\` in ${module}: it belongs to crate \`${crate}\``;
    }
  },
  why: 'the driver looks the name up when the program runs, and answers "named symbol not found"',
  help: 'use the name of a kernel in the module; kernels of rustc need `#[unsafe(no_mangle)]` or `#[unsafe(export_name = "..")]`',
  safety: 'suggestion',
  run(_, report) {
    return {
      hostName(one) {
        const data = problemOf(one);
        if (data === undefined) return;
        const { kernels } = one;
        const meant =
          data.meant === undefined
            ? kernels[0]
            : one.module.kernels.find((kernel) => lookedUpName(kernel) === data.meant);
        const related: Related[] =
          meant === undefined
            ? []
            : [{ span: meant.nameSpan, message: `kernel \`${meant.name}\`` }];
        report({ span: one.name.span, data, related });
      },
    };
  },
  fix(_, { kind, meant, span }) {
    if (kind !== 'absent' || meant === undefined) return undefined;
    return { title: `Use \`${meant}\``, edits: [{ span, newText: meant }] };
  },
  examples: [
    bad(`
      use cuda_core::{CudaContext, LaunchConfig};
      use cuda_device::{cuda_module, kernel, thread, DisjointSlice};
      use cuda_host::load_kernel_module;

      #[cuda_module]
      mod kernels {
          use super::*;

          #[kernel]
          pub fn saxpy(a: f32, x: &[f32], mut y: DisjointSlice<f32>) {
              let i = thread::index_1d();
              if let Some(e) = y.get_mut(i) {
                  *e = a * x[i.get()] + *e;
              }
          }
      }

      pub fn find(ctx: &CudaContext) {
          let module = load_kernel_module(ctx, "host").unwrap();
          let saxpy = module.load_function("sxpy").unwrap();
                                          //^^^^
      }
    `),
    fixed(
      `
      use cuda_core::{CudaContext, LaunchConfig};
      use cuda_device::{cuda_module, kernel, thread, DisjointSlice};
      use cuda_host::load_kernel_module;

      #[cuda_module]
      mod kernels {
          use super::*;

          #[kernel]
          pub fn fill(mut y: DisjointSlice<f32>) {
              if let Some(e) = y.get_mut(thread::index_1d()) {
                  *e = 1.0;
              }
          }
      }

      pub fn find(ctx: &CudaContext) {
          let module = load_kernel_module(ctx, "host").unwrap();
          let fill = module.load_function("fil").unwrap();
      }
    `,
      `
      use cuda_core::{CudaContext, LaunchConfig};
      use cuda_device::{cuda_module, kernel, thread, DisjointSlice};
      use cuda_host::load_kernel_module;

      #[cuda_module]
      mod kernels {
          use super::*;

          #[kernel]
          pub fn fill(mut y: DisjointSlice<f32>) {
              if let Some(e) = y.get_mut(thread::index_1d()) {
                  *e = 1.0;
              }
          }
      }

      pub fn find(ctx: &CudaContext) {
          let module = load_kernel_module(ctx, "host").unwrap();
          let fill = module.load_function("fill").unwrap();
      }
    `,
    ),
    good(`
      use cust::prelude::*;

      pub fn find(module: &Module) {
          // Which module this is, is not known here.
          let other = module.get_function("from_elsewhere");
      }
    `),
  ],
});

/** A path or method that names no kernel, in a module where another one has nearly this name. */
function misspelt({ name, kernels, module }: LinkedName): Data | undefined {
  const { text, span, how, qualifier } = name;
  if (kernels.length > 0) return undefined;
  const of = how === 'path' ? qualifier.at(-1) : name.module?.rust;
  const inModule = module.kernels.filter(
    (kernel) => of !== undefined && kernel.modules.at(-1) === of,
  );
  const meant = nearest(
    text,
    inModule.map((kernel) => kernel.name),
  );
  if (meant === undefined) return undefined;
  return { name: text, module: `\`${of}\``, kind: 'absent', meant, span };
}

function problemOf(one: LinkedName): Data | undefined {
  const { name, kernels, module, elsewhere } = one;
  const { text, span } = name;
  if (text === '') return undefined;
  if (name.how !== 'string' && name.how !== 'ident') return misspelt(one);
  const base = { name: text, module: module.shown, span };
  const [only, second] = kernels;
  if (only !== undefined && !only.exported && !only.generic && second === undefined) {
    if (name.sure !== true && name.how !== 'ident') return undefined;
    if (module.names?.includes(text) === true && only.symbol === text) return undefined;
    return { ...base, kind: 'mangled', meant: undefined };
  }
  if (module.names === undefined) return undefined;
  if (module.names.includes(text)) return undefined;
  if (elsewhere !== undefined)
    return { ...base, kind: 'elsewhere', meant: undefined, crate: elsewhere.crate };
  return { ...base, kind: 'absent', meant: nearest(text, [...module.names]) };
}
