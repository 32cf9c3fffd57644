/**
 * Launches of offload kernels that do not fit the kernel: arguments, fields of `offload!`, sizes.
 */
import type { Span } from '../../base/index.ts';
import type { Related } from '../../diag/index.ts';
import {
  displayTy,
  type FnDef,
  HAS_ERROR,
  HAS_INFER,
  HAS_OPAQUE,
  HAS_PARAM,
  HAS_PROJ,
  kernelMark,
  macroOf,
  type TExpr,
  type Ty,
} from '../../hir/index.ts';
import type { MacroCall } from '../../syntax/index.ts';
import type { RuleContext } from '../context.ts';
import { bad, defineRule, type FixDraft, fixed, good, type Report } from '../define-rule.ts';
import { insert } from '../edits.ts';
import {
  type FieldProblem,
  fieldProblem,
  MOST_THREADS,
  offloadFields,
  removeField,
} from '../offload-fields.ts';
import { launchesIn, type OffloadLaunch, ownSpan, sizesOf } from '../offload-launches.ts';
import { isNestedRegion, REGION_HELP, REGION_WHY } from '../offload-regions.ts';

type Data =
  | { readonly kind: 'no-function'; readonly ty: Ty }
  | { readonly kind: 'no-tuple'; readonly ty: Ty }
  | {
      readonly kind: 'count';
      readonly kernel: FnDef;
      readonly takes: number;
      readonly gets: number;
    }
  | {
      readonly kind: 'type';
      readonly kernel: FnDef;
      readonly index: number;
      readonly takes: Ty;
      readonly gets: Ty;
      readonly expr: TExpr | undefined;
      readonly span: Span;
    }
  | { readonly kind: 'result'; readonly kernel: FnDef; readonly returns: Ty; readonly expects: Ty }
  | { readonly kind: 'region'; readonly index: number; readonly ty: Ty }
  | { readonly kind: 'threads'; readonly threads: number }
  | {
      readonly kind: 'field';
      readonly problem: FieldProblem;
      readonly file: Span['file'];
    };

export const offloadLaunch = defineRule<Data>({
  name: 'offload-launch',
  severity: 'error',
  since: '0.1',
  title: 'a launch of an offload kernel does not fit it',
  what: (data) => {
    switch (data.kind) {
      case 'no-function':
        return `\`${displayTy(data.ty)}\` cannot be launched: it is no function item`;
      case 'no-tuple':
        return `the arguments of a launch are a tuple, this is \`${displayTy(data.ty)}\``;
      case 'count':
        return `kernel '${data.kernel.name}' takes ${counted(data.takes, 'argument')}, this launch gives ${data.gets}`;
      case 'type':
        return `argument ${data.index + 1} of kernel '${data.kernel.name}' is \`${displayTy(data.takes)}\`, this launch gives \`${displayTy(data.gets)}\``;
      case 'result':
        return `kernel '${data.kernel.name}' returns \`${displayTy(data.returns)}\`, this launch expects \`${displayTy(data.expects)}\``;
      case 'region':
        return `argument ${data.index + 1} is \`${displayTy(data.ty)}\`: a \`Region\` inside another type cannot be offloaded`;
      case 'threads':
        return `${data.threads} threads in a workgroup; ${MOST_THREADS} is the most`;
      case 'field':
        return fieldText(data.problem);
    }
  },
  why: "the launch copies the bytes of its arguments into the places of the parameters: nothing converts them on the way, and rustc refuses a launch whose types are not exactly the kernel's",
  help: 'give each parameter exactly its type, in a tuple',
  safety: 'suggestion',
  run(ctx, report) {
    return {
      syntax: {
        MacroCall(call, { module, file }) {
          const { segments } = call.path;
          if (segments.at(-1)?.name.text !== 'offload' || ctx.generated(call)) return;
          if (macroOf(call, module)?.crate.isPrelude !== true) return;
          const problem = problemOf(call);
          if (problem === undefined) return;
          const at = 'field' in problem ? problem.field.name : call.path;
          const related: Related[] =
            problem.kind === 'duplicate'
              ? [{ span: ctx.span(problem.first.name, file), message: 'given here first' }]
              : [];
          report({
            span: ctx.span(at, file),
            data: { kind: 'field', problem, file },
            related,
            why: '`offload!` takes named fields, each once: `kernel` and `args` always, `workgroup_dim`, `thread_dim`, `dyn_cache` and `device` where they differ from one thread on the default device',
            help: 'write each field once, by its name',
          });
        },
      },
      owner(owner) {
        for (const launch of launchesIn(ctx, owner)) checkLaunch(ctx, launch, report);
      },
    };
  },
  fix(ctx, data) {
    if (data.kind === 'type') return retype(ctx, data.takes, data.gets, data.expr, data.span);
    return data.kind === 'field' ? fixField(ctx, data.problem, data.file) : undefined;
  },
  examples: [
    bad(`
      #![no_std]
      #![feature(gpu_offload)]
      use core::offload::offload_kernel;

      #[offload_kernel]
      fn set(x: &mut [f32; 4], v: f32) {
          x[0] = v;
      }

      pub fn run(x: &mut [f32; 4]) {
          let a = (x, 1.0f32);
          core::offload::offload! { kernel = set, args = a }
                                                //^^^^
      }
    `),
    bad(`
      #![feature(core_intrinsics, gpu_offload)]

      fn take(_x: f32) {}

      fn main() {
          core::intrinsics::offload::<_, _, ()>(take, [1, 1, 1], [1, 1, 1], 0, -1, ());
                                                                                 //^^
      }
    `),
    bad(`
      #![feature(core_intrinsics, gpu_offload, offload)]

      use core::offload::{PartitioningStrategy, Region};

      fn add<P: PartitioningStrategy>(_region: &mut Region<'_, f32, P>) {}

      fn run<P: PartitioningStrategy>(values: &mut [f32]) {
          let mut region = Region::<f32, P>::new(values);
          core::intrinsics::offload::<_, _, ()>(add::<P>, [1, 1, 1], [1, 1, 1], 0, -1, (&mut region,));
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    `),
    bad(`
      #![no_std]
      #![feature(gpu_offload)]

      use core::offload::{offload, offload_kernel};

      #[offload_kernel]
      fn scale(values: &mut [f32; 256], factor: f32) {}

      pub fn run(values: &mut [f32; 256]) {
          offload! {
              kernel = scale,
              thread_dim = [256, 1, 1],
              args = (values,),
                   //^^^^^^^^^
          }
      }
    `),
    bad(`
      #![no_std]
      #![feature(gpu_offload)]

      use core::offload::{offload, offload_kernel};

      #[offload_kernel]
      fn fill(values: &mut [f32; 256]) {}

      pub fn run(values: &mut [f32; 256]) {
          offload! { kernel = fill, args = (values,), block_dim = [256, 1, 1] }
                                                    //^^^^^^^^^
      }
    `),
    bad(`
      #![no_std]
      #![feature(gpu_offload)]

      use core::offload::{offload, offload_kernel};

      #[offload_kernel]
      fn fill(values: &mut [f32; 4096]) {}

      pub fn run(values: &mut [f32; 4096]) {
          offload! { kernel = fill, thread_dim = [64, 64, 1], args = (values,) }
                                               //^^^^^^^^^^^
      }
    `),
    good(`
      #![no_std]
      #![feature(gpu_offload)]

      use core::offload::{offload, offload_kernel};

      #[offload_kernel]
      fn scale(values: *mut [f32; 256], factor: f32) {}

      pub fn run(values: &mut [f32; 256], factor: f32) {
          offload! {
              kernel = scale,
              workgroup_dim = [4, 1, 1],
              thread_dim = [64, 1, 1],
              args = (values as *mut [f32; 256], factor),
          }
      }
    `),
    fixed(
      `
      #![no_std]
      #![feature(gpu_offload)]

      use core::offload::{offload, offload_kernel};

      #[offload_kernel]
      fn scale(values: *mut [f32; 256], factor: f32) {}

      pub fn run(mut values: [f32; 256]) {
          offload! { kernel = scale, args = (&mut values, 2.5) }
      }
    `,
      `
      #![no_std]
      #![feature(gpu_offload)]

      use core::offload::{offload, offload_kernel};

      #[offload_kernel]
      fn scale(values: *mut [f32; 256], factor: f32) {}

      pub fn run(mut values: [f32; 256]) {
          offload! { kernel = scale, args = (&mut values as *mut [f32; 256], 2.5_f32) }
      }
    `,
    ),
    fixed(
      `
      #![no_std]
      #![feature(gpu_offload)]

      #[core::offload::offload_kernel]
      fn fill() {}

      pub fn run() {
          core::offload::offload! { kernel = fill, kernel = fill, grid_dim = [1, 1, 1], args = () }
      }
    `,
      `
      #![no_std]
      #![feature(gpu_offload)]

      #[core::offload::offload_kernel]
      fn fill() {}

      pub fn run() {
          core::offload::offload! { kernel = fill, workgroup_dim = [1, 1, 1], args = () }
      }
    `,
    ),
  ],
});

function counted(n: number, word: string): string {
  return `${n} ${word}${n === 1 ? '' : 's'}`;
}

function fieldText(problem: FieldProblem): string {
  switch (problem.kind) {
    case 'unknown':
      return `\`offload!\` has no field \`${problem.field.name.text}\``;
    case 'duplicate':
      return `field \`${problem.field.name.text}\` is given twice`;
    case 'missing':
      return `field \`${problem.name}\` of \`offload!\` is missing`;
    case 'device':
      return 'the number of a device is not negative; without the field, the default one is taken';
    case 'args':
      return '`args` must be a tuple literal';
  }
}

function problemOf(call: MacroCall): FieldProblem | undefined {
  const fields = offloadFields(call);
  // Nothing at all is being typed.
  return fields === undefined || fields.length === 0 ? undefined : fieldProblem(fields);
}

/** What is not known for sure is not compared. */
const UNSURE = HAS_ERROR | HAS_INFER | HAS_OPAQUE | HAS_PARAM | HAS_PROJ;

function checkLaunch(ctx: RuleContext, launch: OffloadLaunch, report: Report<Data>): void {
  const { owner, callee, kernel } = launch;
  const at = ownSpan(ctx, callee, owner);
  if (at === undefined) return;
  if (kernel === undefined) {
    const { ty } = callee;
    if ((ty.flags & UNSURE) !== 0 || ty.kind === 'fn-def') return;
    const why =
      'the launch names the code that the device has, which only a function itself stands for; a pointer or a closure of the host means nothing there';
    const help = 'name the kernel itself';
    report({ span: at, data: { kind: 'no-function', ty }, why, help });
    return;
  }
  checkArguments(ctx, launch, kernel, at, report);
  checkResult(ctx, launch, kernel, at, report);
  checkRegions(ctx, launch, kernel, report);
  const sizes = launch.threadDim && sizesOf(launch.threadDim);
  const threads = sizes === undefined ? 0 : sizes[0] * sizes[1] * sizes[2];
  const span = threads > MOST_THREADS ? ownSpan(ctx, launch.threadDim!, owner) : undefined;
  if (span !== undefined) {
    const why = `a workgroup runs on one multiprocessor, which takes ${MOST_THREADS} threads of it: the runtime refuses the launch, or starts fewer threads than asked for`;
    report({
      span,
      data: { kind: 'threads', threads },
      why,
      help: 'launch more workgroups of fewer threads',
    });
  }
}

/** Of a kernel without a mark; those of a marked one are reported where it is written. */
function checkRegions(
  ctx: RuleContext,
  { owner, intrinsic, kernelArgs }: OffloadLaunch,
  kernel: FnDef,
  report: Report<Data>,
): void {
  const span = ownSpan(ctx, intrinsic, owner);
  if (span === undefined || kernelMark(kernel)?.dialect === 'offload') return;
  ctx.program.fnSig(kernel).params.forEach((param, index) => {
    const ty = ctx.program.substitute(param, kernelArgs);
    if (!isNestedRegion(ty)) return;
    report({ span, data: { kind: 'region', index, ty }, why: REGION_WHY, help: REGION_HELP });
  });
}

function checkArguments(
  ctx: RuleContext,
  { owner, kernelArgs, args, strict }: OffloadLaunch,
  kernel: FnDef,
  at: Span,
  report: Report<Data>,
): void {
  const span = ownSpan(ctx, args, owner) ?? at;
  if (args.ty.kind !== 'tuple') {
    const unsure = (args.ty.flags & (UNSURE & ~HAS_PARAM)) !== 0 || isOpen(args.ty);
    // Newer versions of the macro make a tuple of parentheses.
    if (unsure || args.node.kind === 'ParenExpr') return;
    report({ span, data: { kind: 'no-tuple', ty: args.ty } });
    return;
  }
  const { params } = ctx.program.fnSig(kernel);
  const given = args.ty.elems;
  const related = relatedTo(ctx, kernel);
  if (given.length !== params.length) {
    const data = { kind: 'count', kernel, takes: params.length, gets: given.length } as const;
    report({ span, data, related });
    return;
  }
  params.forEach((param, index) => {
    const takes = ctx.program.substitute(param, kernelArgs);
    const gets = given[index]!;
    if (takes === gets || ((takes.flags | gets.flags) & UNSURE) !== 0) return;
    if (!strict && !differInMemory(takes, gets)) return;
    const expr = args.kind === 'tuple' ? args.elems[index] : undefined;
    const place = (expr && ownSpan(ctx, expr, owner)) ?? span;
    report({
      span: place,
      data: { kind: 'type', kernel, index, takes, gets, expr, span: place },
      related,
    });
  });
}

function isOpen(ty: Ty): boolean {
  return ty.kind === 'param' || ty.kind === 'proj' || ty.kind === 'opaque';
}

/** Old versions compare nothing; what they do with a value of another form is wrong in any case. */
function differInMemory(takes: Ty, gets: Ty): boolean {
  const a = formOf(takes);
  const b = formOf(gets);
  return a !== undefined && b !== undefined && a !== b;
}

function formOf(ty: Ty): string | undefined {
  switch (ty.kind) {
    case 'float':
      return ty.name;
    case 'int':
      // All of them are widened to 64 bits, and cut again.
      return 'integer';
    case 'ref':
    case 'ptr':
      return 'pointer';
    default:
      return undefined;
  }
}

function checkResult(
  ctx: RuleContext,
  { kernelArgs, ret }: OffloadLaunch,
  kernel: FnDef,
  at: Span,
  report: Report<Data>,
): void {
  const returns = ctx.program.substitute(ctx.program.fnSig(kernel).ret, kernelArgs);
  if (ret === undefined || !('flags' in ret) || isConst(ret)) return;
  const expects = ret as Ty;
  if (returns === expects || ((returns.flags | expects.flags) & UNSURE) !== 0) return;
  if (returns.kind === 'never' || expects.kind === 'never') return;
  const data = { kind: 'result', kernel, returns, expects } as const;
  report({
    span: at,
    data,
    related: relatedTo(ctx, kernel),
    help: 'write results through a pointer',
  });
}

function isConst(arg: NonNullable<OffloadLaunch['ret']>): boolean {
  return arg.kind === 'value' || arg.kind.startsWith('const-') || arg.kind === 'unevaluated';
}

function relatedTo(ctx: RuleContext, kernel: FnDef): Related[] {
  if (kernel.crate !== ctx.crate) return [];
  const span = ctx.span(kernel.node.paramList, kernel.file);
  return [{ span, message: `kernel '${kernel.name}' takes these` }];
}

/** A literal gets the parameter's type, a reference becomes the pointer that the kernel takes. */
function retype(
  ctx: RuleContext,
  takes: Ty,
  gets: Ty,
  expr: TExpr | undefined,
  { file, start, end }: Span,
): FixDraft | undefined {
  if (expr === undefined) return undefined;
  const text = ctx.text(file).slice(start, end);
  if ((takes.kind === 'int' || takes.kind === 'float') && takes.kind === gets.kind) {
    if (!/^[0-9][0-9_]*(?:\.[0-9_]+)?$/.test(text)) return undefined;
    return {
      title: `Write \`${text}_${takes.name}\``,
      edits: [insert(file, end, `_${takes.name}`)],
    };
  }
  if (takes.kind !== 'ptr' || gets.kind !== 'ref' || takes.inner !== gets.inner) return undefined;
  if (takes.mut && !gets.mut) return undefined;
  const type = displayTy(takes);
  if (!/^[\w&*\s.[\]]+$/.test(text) || type.includes('_')) return undefined;
  return { title: `Pass \`${type}\``, edits: [insert(file, end, ` as ${type}`)] };
}

function fixField(
  ctx: RuleContext,
  problem: FieldProblem,
  file: Span['file'],
): FixDraft | undefined {
  const text = ctx.text(file);
  switch (problem.kind) {
    case 'unknown': {
      const { meant, field } = problem;
      if (meant === undefined) return undefined;
      const span = { file, start: field.name.start, end: field.name.end };
      return { title: `Write \`${meant}\``, edits: [{ span, newText: meant }] };
    }
    case 'duplicate':
      return { title: 'Remove the second one', edits: [removeField(problem.field, text, file)] };
    case 'device':
      return { title: 'Take the default device', edits: [removeField(problem.field, text, file)] };
    case 'missing':
    case 'args':
      return undefined;
  }
}
