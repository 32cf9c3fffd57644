/** Kernels that an attribute marks, in the dialects that mark them so. */
import type { DialectName, FnDef } from '../hir/index.ts';
import type { Attr } from '../syntax/index.ts';
import type { RuleContext } from './context.ts';

export type AttributeDialect = Exclude<DialectName, 'rustc'>;

/** A function with `#[kernel]`, or the like. */
export interface AttributeKernel {
  readonly def: FnDef;
  readonly attr: Attr;
}

/** Functions that are kernels of this dialect. */
export function attributeKernels(
  ctx: RuleContext,
  dialect: AttributeDialect,
): readonly AttributeKernel[] {
  return ctx.entries.flatMap(({ def, dialect: own, attr }) =>
    own === dialect && attr !== undefined ? [{ def, attr }] : [],
  );
}
