/** What is known about the generic parameters of an item. */
import type * as ast from '../../syntax/index.ts';
import type { GenericDef } from '../defs.ts';
import type { GenericParamInfo } from '../queries.ts';
import type { GenericArg } from '../ty.ts';

/** A generic parameter with what is needed to fill in its default. */
export interface ParamInfo extends GenericParamInfo {
  readonly node: ast.TypeParam | ast.ConstParam | undefined;
  /** `impl Trait` in argument position: its bounds. */
  readonly bounds: readonly ast.AnyBound[];
}

/** Generic parameters of an item, parents first. */
export interface GenericsInfo {
  readonly params: readonly ParamInfo[];
  readonly parentCount: number;
  readonly parent: GenericsInfo | undefined;
  readonly byName: ReadonlyMap<string, ParamInfo>;
  /** `impl Trait` argument types to their parameter. */
  readonly implTraitParams: ReadonlyMap<ast.ImplTraitType, ParamInfo>;
  readonly identity: readonly GenericArg[];
  /** Whose they are; undefined where there are none. */
  readonly owner: GenericDef | undefined;
}
