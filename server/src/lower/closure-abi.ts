/** How closures are called. */
import type { Ty } from '../hir/index.ts';
import type { MirType } from '../mir/index.ts';
import { type FnAbi, withParams } from './abi.ts';

/**
 * Environments go by address, unless the body consumes them; one without bytes needs no parameter
 * then.
 */
export function closureAbi(
  lw: { abiOf(params: readonly Ty[], ret: Ty): FnAbi },
  closure: Ty,
  params: readonly Ty[],
  ret: Ty,
  byValue: boolean,
): FnAbi {
  if (byValue) return lw.abiOf([closure, ...params], ret);
  const rest = lw.abiOf(params, ret);
  const self = { ty: closure, class: 'scalar', types: ['ptr'], isAddress: true } as const;
  const paramTypes: MirType[] = [...rest.paramTypes];
  paramTypes.splice(rest.retInMemory ? 1 : 0, 0, 'ptr');
  return withParams(rest, [self, ...rest.params], paramTypes);
}
