/**
 * Kernels of cuda-oxide with the attributes beside `#[kernel]`, and the module that makes launchers
 * for them.
 */
import { type AttrArg, attrNumber, attrNumbers, type FnDef, type ModuleDef } from '../hir/index.ts';
import type { Attr } from '../syntax/index.ts';
import type { RuleContext } from './context.ts';
import { attributeKernels } from './dialects.ts';

export interface OxideKernel {
  readonly def: FnDef;
  /** `#[kernel]`. */
  readonly attr: Attr;
  /** The `#[cuda_module]` around it. */
  readonly module: ModuleDef | undefined;
}

/** All kernels of a crate that speaks cuda-oxide's dialect. */
export function oxideKernels(ctx: RuleContext): readonly OxideKernel[] {
  return attributeKernels(ctx, 'cuda-oxide').map(({ def, attr }) => {
    return { def, attr, module: cudaModule(def.module) };
  });
}

/** The `#[cuda_module]` that a module is, or lies in. */
export function cudaModule(module: ModuleDef): ModuleDef | undefined {
  let at: ModuleDef | undefined = module;
  while (at !== undefined && namedAttrs(at.attrs, 'cuda_module').length === 0) at = at.parent;
  return at;
}

/** Attributes by the last segment of their path, as the macros look for them. */
export function namedAttrs(attrs: readonly Attr[], name: string): readonly Attr[] {
  return attrs.filter((attr) => !attr.isDoc && attr.path.at(-1) === name);
}

/** The number that an argument without a name is, or that its constant has. */
export function bareNumber(
  ctx: Pick<RuleContext, 'program'>,
  def: FnDef,
  arg: AttrArg,
): number | undefined {
  return arg.isField ? undefined : attrNumber(ctx.program, def.module, arg);
}

/** The number of `name = number`. */
export function fieldNumber(
  ctx: Pick<RuleContext, 'program'>,
  def: FnDef,
  arg: AttrArg | undefined,
): number | undefined {
  return arg?.isField ? attrNumber(ctx.program, def.module, arg) : undefined;
}

/** The whole numbers of a list in parentheses; undefined when one of them is none. */
export function numbersIn(
  ctx: Pick<RuleContext, 'program'>,
  def: FnDef,
  arg: AttrArg | undefined,
): readonly number[] | undefined {
  return attrNumbers(ctx.program, def.module, arg);
}
