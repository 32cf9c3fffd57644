/** Kernels that an attribute marks, in the dialects of Rust-CUDA and cuda-oxide, and which of the two a crate speaks. */
import type { FileId } from '../base/index.ts';
import { type FnDef, findAttr } from '../hir/index.ts';
import type { Attr } from '../syntax/index.ts';
import type { RuleContext } from './context.ts';

export type AttributeDialect = 'rust-cuda' | 'cuda-oxide';

/** A function with `#[kernel]`. */
export interface AttributeKernel {
  readonly def: FnDef;
  readonly attr: Attr;
}

/** The crate that a dialect's device code cannot do without. */
const CRATES: Readonly<Record<AttributeDialect, string>> = {
  'rust-cuda': 'cuda_std',
  'cuda-oxide': 'cuda_device',
};

/** Functions that are kernels of this dialect; none when the crate names the other dialect's library as well. */
export function attributeKernels(
  ctx: RuleContext,
  dialect: AttributeDialect,
): readonly AttributeKernel[] {
  const marked = ctx.fns.flatMap((def) => {
    const attr = findAttr(def.attrs, 'kernel') ?? findAttr(def.attrs, `${CRATES[dialect]}::kernel`);
    return attr === undefined ? [] : [{ def, attr }];
  });
  if (marked.length === 0) return [];
  const files = new Set<FileId>(ctx.modules.map((module) => module.file));
  const spoken = (Object.keys(CRATES) as AttributeDialect[]).filter((name) =>
    [...files].some((file) => new RegExp(`\\b${CRATES[name]}\\b`).test(ctx.text(file))),
  );
  return spoken.length === 1 && spoken[0] === dialect ? marked : [];
}
