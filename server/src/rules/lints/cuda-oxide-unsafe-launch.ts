/** Launches and loaders that cuda-oxide's macros make `unsafe`, called outside `unsafe`. */
import {
  type AnyDef,
  attrMacro,
  type FnDef,
  type ModuleDef,
  resolvePath,
  standInOf,
} from '../../hir/index.ts';
import type { LinkedLaunch } from '../../host/index.ts';
import type { Fn, MacroCall, Path } from '../../syntax/index.ts';
import type { RuleContext } from '../context.ts';
import { namedAttrs, type OxideKernel, oxideKernels } from '../cuda-oxide.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { isSafe } from '../safe-code.ts';

interface Data {
  readonly what: string;
}

const LAUNCHERS = new Set(['cuda_launch', 'cuda_launch_async']);
/** Where they come from. */
const MACRO_CRATES = new Set(['cuda_macros', 'cuda_host']);
/** What `#[cuda_module]` makes to bind a module of the driver. */
const LOADERS = new Set(['load', 'load_named', 'from_module', 'load_async', 'load_async_named']);

export const cudaOxideUnsafeLaunch = defineRule<Data>({
  name: 'cuda-oxide-unsafe-launch',
  severity: 'error',
  since: '0.1',
  title: 'a launch or a loader of cuda-oxide is called outside `unsafe`',
  what: ({ what }) => `${what}: this call needs an \`unsafe\` block`,
  why: 'since launch contracts, a launch is a safe function only of a kernel with `#[launch_contract]` and with a prepared configuration; and who loads a module of such kernels vouches that it is the one that was compiled from them',
  help: 'put the call in `unsafe { .. }` with a comment why sizes and arguments fit, or give the kernel a `#[launch_contract]` and launch it with what `prepare_..` returns',
  run(ctx, report) {
    return {
      syntax: {
        MacroCall: {
          picks: ({ path }) => LAUNCHERS.has(path.segments.at(-1)?.name.text ?? ''),
          hear(node, { file, module, owner }) {
            if (ctx.generated(node) || owner?.kind !== 'fn' || !isMacro(node, module)) return;
            if (!isNew(ctx) || !isSafe(ctx.tree(owner) as Fn, node)) return;
            const name = node.path.segments.at(-1)!.name.text;
            const what = `\`${name}!\` launches what nobody has checked`;
            report({ span: ctx.span(node, file), data: { what } });
          },
        },
        CallExpr: {
          picks: ({ callee }) =>
            callee.kind === 'PathExpr' && LOADERS.has(callee.path.segments.at(-1)?.name.text ?? ''),
          hear(node, { file, module, owner }) {
            if (node.callee.kind !== 'PathExpr' || owner?.kind !== 'fn') return;
            if (ctx.generated(node) || !isLoader(node.callee.path, module)) return;
            if (!isSafe(ctx.tree(owner) as Fn, node)) return;
            const name = node.callee.path.segments.at(-1)!.name.text;
            const what = `\`${name}\` binds a module that has kernels with launch contracts`;
            report({ span: ctx.span(node, file), data: { what } });
          },
        },
      },
      end() {
        const kernels = oxideKernels(ctx);
        if (!isNew(ctx) && !kernels.some(({ def }) => isContracted(def))) return;
        for (const launch of ctx.host.launches) {
          const what = launchProblem(ctx, launch, kernels);
          if (what !== undefined) report({ span: launch.span, data: { what } });
        }
      },
    };
  },
  examples: [
    bad(`
      use cuda_core::{CudaStream, DeviceBuffer, LaunchConfig};
      use cuda_device::{cuda_module, kernel, launch_contract, DisjointSlice};

      #[cuda_module]
      pub mod kernels {
          use super::*;

          #[kernel]
          #[launch_contract(domain = 1, block = (64, 1, 1))]
          pub fn fill(mut out: DisjointSlice<f32>) {}
      }

      pub fn run(module: &kernels::LoadedModule, stream: &CudaStream, out: &mut DeviceBuffer<f32>) {
          let config = LaunchConfig { grid_dim: (1, 1, 1), block_dim: (64, 1, 1), shared_mem_bytes: 0 };
          module.fill_unchecked(stream, config, out).unwrap();
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    `),
    bad(`
      use cuda_core::{CudaContext, CudaModule};
      use cuda_device::{cuda_module, kernel, launch_contract, DisjointSlice};
      use std::sync::Arc;

      #[cuda_module]
      pub mod kernels {
          use super::*;

          #[kernel]
          #[launch_contract(domain = 1, block = (64, 1, 1))]
          pub fn fill(mut out: DisjointSlice<f32>) {}
      }

      pub fn bind(module: Arc<CudaModule>) {
          let _ = kernels::from_module(module);
                //^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    `),
    good(`
      use cuda_core::{CudaContext, CudaStream, DeviceBuffer, LaunchConfig};
      use cuda_device::{cuda_module, kernel, launch_contract, DisjointSlice};
      use std::sync::Arc;

      #[cuda_module]
      pub mod kernels {
          use super::*;

          #[kernel]
          #[launch_contract(domain = 1, block = (64, 1, 1))]
          pub fn fill(mut out: DisjointSlice<f32>) {}

          #[kernel]
          pub fn clear(mut out: DisjointSlice<f32>) {}
      }

      pub fn run(context: &Arc<CudaContext>, stream: &CudaStream, out: &mut DeviceBuffer<f32>) {
          let config = LaunchConfig { grid_dim: (1, 1, 1), block_dim: (64, 1, 1), shared_mem_bytes: 0 };
          // The one module of this package.
          let module = unsafe { kernels::load(context) }.unwrap();
          unsafe {
              module.fill_unchecked(stream, config, out).unwrap();
              module.clear(stream, config, out).unwrap();
          }
      }
    `),
    good(`
      use cuda_core::{CudaContext, CudaStream, DeviceBuffer, LaunchConfig};
      use cuda_device::{cuda_module, kernel, DisjointSlice};
      use std::sync::Arc;

      #[cuda_module]
      pub mod kernels {
          use super::*;

          #[kernel]
          pub fn clear(mut out: DisjointSlice<f32>) {}
      }

      // Without contracts nobody knows whether this is a version from before them.
      pub fn run(context: &Arc<CudaContext>, stream: &CudaStream, out: &mut DeviceBuffer<f32>) {
          let module = kernels::load(context).unwrap();
          module.clear(stream, LaunchConfig { grid_dim: (1, 1, 1), block_dim: (64, 1, 1), shared_mem_bytes: 0 }, out).unwrap();
      }
    `),
  ],
});

/**
 * Is cuda-oxide one that has launch contracts? With them (commit 29396b7f, July 2026) launches
 * became unsafe. It is where the library's own source is on disk and gives the attribute again;
 * else only a kernel that has one tells.
 */
function isNew(ctx: RuleContext): boolean {
  const library = ctx.crate.deps.get('cuda_device');
  if (library === undefined || standInOf(library) === undefined) return false;
  return library.root.macros.has('launch_contract');
}

/** Does the name of a call mean the macro? */
function isMacro({ path }: MacroCall, module: ModuleDef): boolean {
  const found = resolvePath(module, path, 'macro');
  return found?.def.kind === 'macro' && MACRO_CRATES.has(found.def.crate.name);
}

/** Does a path name a loader that `#[cuda_module]` makes beside kernels with contracts? */
function isLoader(path: Path, module: ModuleDef): boolean {
  const segments = path.segments.slice(0, -1);
  if (segments.length === 0 || resolvePath(module, path, 'value') !== undefined) return false;
  const found = resolvePath(module, { ...path, segments }, 'type');
  if (found?.def.kind !== 'module' || found.rest !== segments.length) return false;
  return namedAttrs(found.def.attrs, 'cuda_module').length > 0 && hasContract(found.def);
}

/** Has a kernel in a module, or in one inside it, a contract? */
function hasContract(module: ModuleDef): boolean {
  const isInside = (def: AnyDef): boolean => 'module' in def && def.module === module;
  for (const { def } of module.values.values())
    if (def.kind === 'fn' && isInside(def) && isContracted(def)) return true;
  for (const { def } of module.types.values())
    if (def.kind === 'module' && def.parent === module && hasContract(def)) return true;
  return false;
}

function isContracted(def: FnDef): boolean {
  return namedAttrs(def.attrs, 'launch_contract').some(
    (attr) => attrMacro(attr, def.module)?.crate.name === 'cuda_macros',
  );
}

/** What makes a method of a typed module unsafe, where it stands outside `unsafe`. */
function launchProblem(
  ctx: RuleContext,
  launch: LinkedLaunch,
  kernels: readonly OxideKernel[],
): string | undefined {
  const { api, guarded, generated, link, callee } = launch;
  if (api !== 'typed method' || guarded || generated) return undefined;
  // The receiver is known to be what the macro makes, and its kernel to be one of this crate.
  if (link?.kernel === undefined || link.name.module?.rust === undefined) return undefined;
  const { nameSpan } = link.kernel;
  const own = kernels.find(({ def }) => {
    const span = ctx.span(def.node.name, def.file);
    return span.file === nameSpan.file && span.start === nameSpan.start;
  });
  // The macro sees what is written in its module, not what `include!` brings there.
  if (own?.module === undefined || own.module.file !== own.def.file) return undefined;
  const name = ctx.text(callee.file).slice(callee.start, callee.end);
  if (!isContracted(own.def))
    return `\`${name}\` launches a kernel without a \`#[launch_contract]\``;
  if (name.endsWith('_unchecked')) return `\`${name}\` checks nothing of the launch contract`;
  return own.def.node.safety?.text === 'unsafe' ? `the kernel of \`${name}\` is unsafe` : undefined;
}
