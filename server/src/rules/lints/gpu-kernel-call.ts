/**
 * Calls of kernels from Rust: by name, as methods, through pointers. The same calls that rustc
 * refuses.
 */
import { append, type FileId } from '../../base/index.ts';
import { memo } from '../../db/index.ts';
import {
  type Body,
  type FnDef,
  KERNEL_ABIS,
  resolvePath,
  splitCommas,
  type Ty,
} from '../../hir/index.ts';
import {
  type AnyNode,
  type CallExpr,
  forEachChild,
  type MacroCall,
  type MethodCallExpr,
  type Name,
  type Path,
  parseExprFromTokens,
} from '../../syntax/index.ts';
import {
  type CodeOwner,
  type Fact,
  type Place,
  type RuleContext,
  WHOLE_CRATE,
} from '../context.ts';
import { bad, defineRule, fixed, good } from '../define-rule.ts';
import { extractBody, type KernelName } from '../extract-body.ts';
import { kernelOf } from '../kernels.ts';
import { reachedFns } from '../reached-fns.ts';
import { forEachTyped } from '../typed-walk.ts';

interface Data {
  /** The kernel, when it is known which. */
  readonly kernel: FnDef | undefined;
  /**
   * The name of it at each call by name that one fix takes in: the first call's fix mends the
   * others as well.
   */
  readonly calls: readonly KernelName[];
}

/** A call that was found. */
interface Found {
  readonly call: CallExpr | MethodCallExpr;
  readonly kernel: FnDef | undefined;
  /** Undefined where the call is no plain one by name. */
  readonly name: KernelName | undefined;
  readonly file: FileId;
  readonly onDevice?: true;
}

/**
 * A call by name in syntax, of which types say nothing: where they could not be found, in constants
 * of types, in macros.
 */
interface Untyped {
  readonly call: CallExpr;
  readonly path: Path;
  readonly place: Place;
  readonly inMacro: boolean;
}

/** Macros whose arguments are expressions that no typed body shows. */
const FORMATTING: ReadonlySet<string> = new Set([
  'assert',
  'assert_eq',
  'assert_ne',
  'debug_assert',
  'debug_assert_eq',
  'debug_assert_ne',
  'eprint',
  'eprintln',
  'format',
  'format_args',
  'panic',
  'print',
  'println',
  'todo',
  'unimplemented',
  'unreachable',
  'write',
  'writeln',
]);

function isFormatting({ path }: MacroCall): boolean {
  return FORMATTING.has(path.segments.at(-1)?.name.text ?? '');
}

/** Hands out the calls by name among a macro's arguments, in macros inside them too. */
function callsInMacro(macro: MacroCall): readonly CallExpr[] {
  if (!isFormatting(macro)) return [];
  let known = macroCalls.get(macro);
  if (known === undefined) macroCalls.set(macro, (known = findCalls(macro)));
  return known;
}

/** An edit leaves most macros as they are: their arguments are parsed once. */
const macroCalls = memo<MacroCall, readonly CallExpr[]>('rules.gpu-kernel-call.macroCalls');

function findCalls(macro: MacroCall): readonly CallExpr[] {
  const out: CallExpr[] = [];
  const visit = (node: AnyNode): void => {
    if (node.kind === 'CallExpr') out.push(node);
    else if (node.kind === 'MacroCall') append(out, callsInMacro(node));
    // Items see none of what is around them, and are no part of the expression.
    if (node.kind !== 'ItemStmt' && node.kind !== 'MacroCall') forEachChild(node, visit);
  };
  for (const part of splitCommas(macro.body.trees)) {
    const [, equals] = part;
    const isNamed = equals?.kind === 'Token' && equals.text === '=';
    visit(parseExprFromTokens(isNamed ? part.slice(2) : part).node);
  }
  return out;
}

/** The kernel that a callee's type stands for; `pointer` when only its signature is known. */
function kernelOfType(ty: Ty): FnDef | 'pointer' | undefined {
  if (ty.kind === 'fn-ptr') return KERNEL_ABIS.has(ty.sig.abi) ? 'pointer' : undefined;
  if (ty.kind !== 'fn-def' || ty.def.kind !== 'fn') return undefined;
  return kernelOf(ty.def) === undefined ? undefined : ty.def;
}

/** All names that a value which is a kernel goes by in the crate, methods included. */
const KERNEL_NAMES: Fact<object, ReadonlySet<string>> = {
  name: 'names of kernels',
  compute(ctx) {
    const names = new Set(ctx.kernels.map((kernel) => kernel.def.name));
    if (names.size === 0) return names;
    for (const module of ctx.modules) {
      for (const [name, { def }] of module.values) {
        if (def.kind === 'fn' && kernelOf(def) !== undefined) names.add(name);
      }
    }
    return names;
  },
};

function kernelNames(ctx: RuleContext): ReadonlySet<string> {
  return ctx.fact(KERNEL_NAMES, WHOLE_CRATE);
}

/** Calls in a typed body. */
interface TypedCalls {
  /** The places of all of them. */
  readonly all: ReadonlySet<string>;
  /** Those of kernels. */
  readonly found: readonly Found[];
}

/** `read`: may the body call a kernel? Types cost time. */
const typedCalls = (
  name: string,
  read: (ctx: RuleContext, owner: CodeOwner) => boolean,
): Fact<CodeOwner, TypedCalls | undefined> => ({
  name,
  compute(ctx, owner) {
    const body = read(ctx, owner) ? ctx.body(owner) : undefined;
    if (body === undefined) return undefined;
    const all = new Set<string>();
    const found: Found[] = [];
    forEachTyped(
      body.value,
      (expr) => {
        if (expr.kind !== 'call') return;
        const node = expr.node as CallExpr | MethodCallExpr;
        all.add(keyOf(owner.file, node));
        const is = kernelOfType(expr.callee.ty);
        if (is === undefined) return;
        const kernel = is === 'pointer' ? undefined : is;
        const called = expr.callee.kind === 'fn-ref' ? nameIn(node) : undefined;
        const kernelName = called && { name: called, owner, module: undefined };
        found.push({ call: node, kernel, name: kernelName, file: owner.file });
      },
      'all',
    );
    return all.size === 0 ? undefined : { all, found };
  },
});

/** Calls in bodies that name a kernel, and in all bodies, for crates with pointers to kernels. */
const NAMING_CALLS = typedCalls('calls where kernels are named', (ctx, owner) =>
  ctx.mentions(owner, kernelNames(ctx)),
);
const ALL_CALLS = typedCalls('calls', () => true);

function keyOf(
  file: FileId,
  node: { start: number; end: number; file?: number | undefined },
): string {
  return `${node.file ?? file} ${node.start} ${node.end}`;
}

/** Is a call one of something with a kernel's name? */
function namesKernel({ callee }: CallExpr, ctx: RuleContext): boolean {
  return (
    callee.kind === 'PathExpr' &&
    !callee.path.qself &&
    kernelNames(ctx).has(callee.path.segments.at(-1)?.name.text ?? '')
  );
}

export const gpuKernelCall = defineRule<Data>({
  name: 'gpu-kernel-call',
  severity: 'error',
  refusal: true,
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
    const untyped: Untyped[] = [];
    const hear = (call: CallExpr, place: Place, inMacro: boolean): void => {
      const { callee } = call;
      if (callee.kind !== 'PathExpr' || !namesKernel(call, ctx)) return;
      untyped.push({ call, path: callee.path, place, inMacro });
    };
    return {
      syntax: {
        FnPtrType(node) {
          if (node.abi !== undefined && KERNEL_ABIS.has(node.abi.name)) pointers = true;
        },
        CallExpr: {
          keeps: namesKernel,
          hear: (node, place) => hear(node, place, false),
        },
        MacroCall: {
          picks: isFormatting,
          hear: (node, place) => {
            for (const call of callsInMacro(node)) hear(call, place, true);
          },
        },
      },
      // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: calls are gathered from three sources before the first is reported
      end() {
        const calls = pointers ? ALL_CALLS : NAMING_CALLS;
        const found = ctx.gather(calls).flatMap((one) => one.found);
        for (const { call, kernel, owner } of callsOnDevice(ctx)) {
          const name = nameIn(call);
          const { file } = owner;
          found.push({
            call,
            kernel,
            name: name && { name, owner, module: undefined },
            file,
            onDevice: true,
          });
        }
        for (const { call, path, place, inMacro } of untyped) {
          const { file, module, owner } = place;
          if (owner && ctx.fact(calls, owner)?.all.has(keyOf(file, call))) continue;
          const first = path.segments[0]!.name.text;
          const isLocal = (body: Body | undefined): boolean =>
            path.segments.length === 1 && body?.locals.some((l) => l.name === first) === true;
          if (owner !== undefined && isLocal(ctx.body(owner))) continue;
          const to = resolvePath(module, path, 'value');
          if (to?.def.kind !== 'fn' || to.rest < path.segments.length) continue;
          if (kernelOf(to.def) === undefined) continue;
          const name = inMacro ? undefined : { name: path, owner, module };
          found.push({ call, kernel: to.def, name, file });
        }
        const seen = new Set<FnDef>();
        for (const { call, kernel, name, file, onDevice } of found) {
          const isFirst = kernel !== undefined && name !== undefined && !seen.has(kernel);
          if (isFirst) seen.add(kernel);
          const names = isFirst
            ? found.flatMap((one) => (one.kernel === kernel && one.name ? [one.name] : []))
            : [];
          report({
            span: ctx.span(call, file),
            data: { kernel, calls: names },
            ...relatedTo(ctx, kernel),
            ...(onDevice && { why: WHY_PTX, severity: 'warning' as const }),
          });
        }
      },
    };
  },
  fix: (ctx, { kernel, calls }) =>
    kernel === undefined || calls.length === 0 ? undefined : extractBody(ctx, kernel, calls),
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
    fixed(
      `
      pub struct Queue(u32);

      impl Queue {
          #[no_mangle]
          #[allow(improper_gpu_kernel_arg)]
          pub unsafe extern "gpu-kernel" fn clear(&self, out: *mut u32) {
              *out = self.0;
          }

          pub unsafe fn start(&self, out: *mut u32) {
              self.clear(out);
          }
      }
    `,
      `
      pub struct Queue(u32);

      impl Queue {
          #[no_mangle]
          #[allow(improper_gpu_kernel_arg)]
          pub unsafe extern "gpu-kernel" fn clear(&self, out: *mut u32) {
              unsafe { self.clear_device(out) }
          }

          pub unsafe fn clear_device(&self, out: *mut u32) {
              *out = self.0;
          }

          pub unsafe fn start(&self, out: *mut u32) {
              self.clear_device(out);
          }
      }
    `,
    ),
    fixed(
      `
      pub fn outer(value: u32) {
          #[no_mangle]
          pub extern "gpu-kernel" fn inner(value: u32) {}
          inner(value);
      }
    `,
      `
      pub fn outer(value: u32) {
          #[no_mangle]
          pub extern "gpu-kernel" fn inner(value: u32) {
              inner_device(value)
          }

          pub fn inner_device(value: u32) {}
          inner_device(value);
      }
    `,
    ),
  ],
});

/** What names the kernel at a call. */
function nameIn(call: CallExpr | MethodCallExpr): Path | Name | undefined {
  if (call.kind === 'MethodCallExpr') return call.name;
  return call.callee.kind === 'PathExpr' ? call.callee.path : undefined;
}

const WHY_PTX =
  '`#[kernel]` makes an entry point: PTX has no way to call one, and `ptxas` refuses the module unless the call happens to be inlined';

interface DeviceCall {
  readonly call: CallExpr;
  readonly kernel: FnDef;
  readonly owner: FnDef;
}

/**
 * Calls of Rust-CUDA's kernels in code that itself runs on the GPU; on the host a kernel is a plain
 * function.
 */
function callsOnDevice(ctx: RuleContext): DeviceCall[] {
  const marked = ctx.entries.filter(({ dialect }) => dialect === 'rust-cuda');
  if (marked.length === 0) return [];
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
