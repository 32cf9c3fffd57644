/** Calls of kernels from Rust: by name, as methods, through pointers. The same calls that rustc refuses. */
import { type FnDef, KERNEL_ABIS, type ModuleDef, resolvePath, type Ty } from '../../hir/index.ts';
import type { CallExpr, MethodCallExpr, Path } from '../../syntax/index.ts';
import type { CodeOwner, RuleContext } from '../context.ts';
import { bad, defineRule, fixed, good } from '../define-rule.ts';
import { extractBody } from '../extract-body.ts';
import { kernelOf } from '../kernels.ts';
import { reachedFns } from '../reached-fns.ts';
import { forEachTyped } from '../typed-walk.ts';

interface Data {
  /** The kernel, when it is known which. */
  readonly kernel: FnDef | undefined;
  /** The path that names it at the call, when the call is one by name. */
  readonly path: Path | undefined;
  readonly owner: CodeOwner;
}

/** The kernel that a callee's type stands for; `pointer` when only its signature is known. */
function kernelOfType(ty: Ty): FnDef | 'pointer' | undefined {
  if (ty.kind === 'fn-ptr') return KERNEL_ABIS.has(ty.sig.abi) ? 'pointer' : undefined;
  if (ty.kind !== 'fn-def' || ty.def.kind !== 'fn') return undefined;
  return kernelOf(ty.def) === undefined ? undefined : ty.def;
}

/** All names that a value which is a kernel goes by in the crate, methods included. */
function kernelNames(ctx: RuleContext): ReadonlySet<string> {
  const names = new Set(ctx.kernels.map((kernel) => kernel.def.name));
  if (names.size === 0) return names;
  for (const module of ctx.modules) {
    for (const [name, { def }] of module.values) {
      if (def.kind === 'fn' && kernelOf(def) !== undefined) names.add(name);
    }
  }
  return names;
}

export const gpuKernelCall = defineRule<Data>({
  name: 'gpu-kernel-call',
  severity: 'error',
  since: '0.1',
  title: 'a kernel is called like a function',
  what: ({ kernel }) =>
    kernel === undefined
      ? 'a kernel cannot be called through a pointer'
      : `kernel '${kernel.name}' cannot be called from Rust code`,
  why: 'a kernel is an entry point: only a launch by the host (or by the GPU runtime) starts it, with its own grid and its own way of passing parameters',
  help: 'move the body into an ordinary function and call that one from here and from the kernel',
  safety: 'suggestion',
  run(ctx, report) {
    let pointers = false;
    let names: ReadonlySet<string> | undefined;
    const typed = new Set<string>();
    const maybe: { call: CallExpr; path: Path; module: ModuleDef; owner: CodeOwner }[] = [];
    const key = (
      owner: CodeOwner,
      node: { start: number; end: number; file?: number | undefined },
    ): string => `${node.file ?? owner.file} ${node.start} ${node.end}`;
    return {
      syntax: {
        FnPtrType(node) {
          if (node.abi !== undefined && KERNEL_ABIS.has(node.abi.name)) pointers = true;
        },
        CallExpr(node, { module, owner }) {
          const { callee } = node;
          if (owner === undefined || callee.kind !== 'PathExpr' || callee.path.qself) return;
          maybe.push({ call: node, path: callee.path, module, owner });
        },
      },
      typed: {
        reads(owner) {
          names ??= kernelNames(ctx);
          return pointers || ctx.mentions(owner, names);
        },
        on: {
          call(expr, body) {
            const found = kernelOfType(expr.callee.ty);
            if (found === undefined) return;
            const owner = body.owner as CodeOwner;
            const node = expr.node as CallExpr | MethodCallExpr;
            typed.add(key(owner, node));
            const kernel = found === 'pointer' ? undefined : found;
            const byName = expr.callee.kind === 'fn-ref' && node.kind === 'CallExpr';
            const callee = byName ? node.callee : undefined;
            const path = callee?.kind === 'PathExpr' ? callee.path : undefined;
            report({
              span: ctx.span(node, owner.file),
              data: { kernel, path, owner },
              ...relatedTo(ctx, kernel),
            });
          },
        },
      },
      end() {
        for (const { call, kernel, owner } of callsOnDevice(ctx)) {
          const path = call.callee.kind === 'PathExpr' ? call.callee.path : undefined;
          const span = ctx.span(call, owner.file);
          const data = { kernel, path, owner };
          report({ span, data, ...relatedTo(ctx, kernel), why: WHY_PTX, severity: 'warning' });
        }
        // Where types could not be found, names still tell what is certain.
        if (names === undefined || names.size === 0) return;
        for (const { call, path, module, owner } of maybe) {
          if (!names.has(path.segments.at(-1)?.name.text ?? '')) continue;
          if (typed.has(key(owner, call))) continue;
          const body = ctx.body(owner);
          if (body === undefined || body.problems.length === 0) continue;
          const first = path.segments[0]!.name.text;
          if (path.segments.length === 1 && body.locals.some((l) => l.name === first)) continue;
          const found = resolvePath(module, path, 'value');
          if (found?.def.kind !== 'fn' || found.rest < path.segments.length) continue;
          if (kernelOf(found.def) === undefined) continue;
          report({
            span: ctx.span(call, owner.file),
            data: { kernel: found.def, path, owner },
            ...relatedTo(ctx, found.def),
          });
        }
      },
    };
  },
  fix: (ctx, { kernel, path, owner }) =>
    kernel === undefined || path === undefined ? undefined : extractBody(ctx, kernel, path, owner),
  examples: [
    bad(`
      #[no_mangle]
      pub unsafe extern "ptx-kernel" fn fill(out: *mut u32, value: u32) {
          *out = value;
      }

      pub unsafe fn twice(out: *mut u32) {
          fill(out, 2);
        //^^^^^^^^^^^^
      }
    `),
    bad(`
      pub struct Job {
          pub entry: extern "gpu-kernel" fn(*mut u32),
      }

      pub fn start(job: &Job, out: *mut u32) {
          (job.entry)(out)
        //^^^^^^^^^^^^^^^^
      }
    `),
    bad(`
      use cuda_std::prelude::*;

      #[kernel]
      pub unsafe fn fill(out: *mut u32, value: u32) {
          *out = value;
      }

      #[kernel]
      pub unsafe fn twice(out: *mut u32) {
          fill(out, 2);
        //^^^^^^^^^^^^
      }
    `),
    good(`
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn fill(out: *mut u32, value: u32) {
          unsafe { store(out, value) }
      }

      pub unsafe fn store(out: *mut u32, value: u32) {
          *out = value;
      }

      pub unsafe fn twice(out: *mut u32) {
          store(out, 2);
      }

      pub fn entry() -> unsafe extern "gpu-kernel" fn(*mut u32, u32) {
          fill
      }
    `),
    fixed(
      `
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn fill(out: *mut u32, value: u32) {
          *out = value;
      }

      pub unsafe fn twice(out: *mut u32) {
          fill(out, 2);
      }
    `,
      `
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn fill(out: *mut u32, value: u32) {
          unsafe { fill_device(out, value) }
      }

      pub unsafe fn fill_device(out: *mut u32, value: u32) {
          *out = value;
      }

      pub unsafe fn twice(out: *mut u32) {
          fill_device(out, 2);
      }
    `,
    ),
    fixed(
      `
      use cuda_std::prelude::*;

      #[kernel]
      pub unsafe fn fill(out: *mut u32, value: u32) {
          *out = value;
      }

      #[kernel]
      pub unsafe fn twice(out: *mut u32) {
          fill(out, 2);
      }
    `,
      `
      use cuda_std::prelude::*;

      #[kernel]
      pub unsafe fn fill(out: *mut u32, value: u32) {
          unsafe { fill_device(out, value) }
      }

      pub unsafe fn fill_device(out: *mut u32, value: u32) {
          *out = value;
      }

      #[kernel]
      pub unsafe fn twice(out: *mut u32) {
          fill_device(out, 2);
      }
    `,
    ),
    fixed(
      `
      #[allow(missing_gpu_kernel_export_name)]
      pub extern "gpu-kernel" fn clear<T>() {}

      pub fn host() {
          clear::<u32>();
      }
    `,
      `
      #[allow(missing_gpu_kernel_export_name)]
      pub extern "gpu-kernel" fn clear<T>() {
          clear_device::<T>()
      }

      pub fn clear_device<T>() {}

      pub fn host() {
          clear_device::<u32>();
      }
    `,
    ),
    fixed(
      `
      mod kernels {
          #[no_mangle]
          pub extern "gpu-kernel" fn fill(mut value: u32) {
              value += 1;
          }
      }

      use kernels::fill;

      pub fn host() {
          fill(2);
      }
    `,
      `
      mod kernels {
          #[no_mangle]
          pub extern "gpu-kernel" fn fill(value: u32) {
              fill_device(value)
          }

          pub fn fill_device(mut value: u32) {
              value += 1;
          }
      }

      use kernels::fill;

      pub fn host() {
          crate::kernels::fill_device(2);
      }
    `,
    ),
  ],
});

const WHY_PTX =
  '`#[kernel]` makes an entry point: PTX has no way to call one, and `ptxas` refuses the module unless the call happens to be inlined';

interface DeviceCall {
  readonly call: CallExpr;
  readonly kernel: FnDef;
  readonly owner: FnDef;
}

/** Calls of Rust-CUDA's kernels in code that itself runs on the GPU; on the host a kernel is a plain function. */
function callsOnDevice(ctx: RuleContext): DeviceCall[] {
  const marked = ctx.entries.filter(({ dialect }) => dialect === 'rust-cuda');
  const names = new Set(marked.map(({ def }) => def.name));
  const isKernel = new Set(marked.map(({ def }) => def));
  const out: DeviceCall[] = [];
  if (!ctx.fns.some((def) => ctx.mentions(def, names))) return out;
  for (const { def: owner } of reachedFns(ctx, [...isKernel])) {
    const body = owner.crate === ctx.crate ? ctx.body(owner) : undefined;
    if (body === undefined || !ctx.mentions(owner, names)) continue;
    forEachTyped(body.value, (expr) => {
      if (expr.kind !== 'call' || expr.node.kind !== 'CallExpr') return;
      const { callee, node } = expr;
      const def = callee.kind === 'fn-ref' && callee.def.kind === 'fn' ? callee.def : undefined;
      if (def !== undefined && isKernel.has(def))
        out.push({ call: node as CallExpr, kernel: def, owner });
    });
  }
  return out;
}

function relatedTo(ctx: RuleContext, kernel: FnDef | undefined) {
  if (kernel === undefined || kernel.crate !== ctx.crate) return {};
  const span = ctx.span(kernel.node.name, kernel.file);
  return { related: [{ span, message: `'${kernel.name}' is a kernel` }] };
}
