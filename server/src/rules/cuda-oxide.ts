/** Kernels of cuda-oxide with the attributes beside `#[kernel]`, and the module that makes launchers for them. */
import type { AttrArg, FnDef, ModuleDef } from '../hir/index.ts';
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

/** A whole number written in decimal, hexadecimal, with underscores or a suffix; undefined for everything else. */
export function wholeNumber(text: string | undefined): number | undefined {
  if (text === undefined || !/^(?:0x[0-9a-f_]+|0b[01_]+|[0-9][0-9_]*)(?:[ui]\w+)?$/i.test(text))
    return undefined;
  const value = Number(text.replaceAll('_', '').replace(/[ui](?:8|16|32|64|128|size)$/, ''));
  return Number.isSafeInteger(value) ? value : undefined;
}

/** The whole numbers of a list in parentheses; undefined when one of them is none. */
export function wholeNumbers(args: readonly AttrArg[]): readonly number[] | undefined {
  const out: number[] = [];
  for (const { name, literal, group } of args) {
    const value = name === '' && group === undefined ? wholeNumber(literal) : undefined;
    if (value === undefined) return undefined;
    out.push(value);
  }
  return out;
}
