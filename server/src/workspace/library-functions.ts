/**
 * Functions of the vendors' device libraries for kernels that are not in Rust: as MIR, from the
 * prelude.
 */
import { libraryFn, reach } from '../lower/index.ts';
import type { LibraryFunction } from '../mlir/index.ts';
import type { TargetName } from './api.ts';
import type { FrontEnd } from './front-end.ts';
import { targetCfg } from './target-cfg.ts';

/**
 * A function of a module of the prelude's libraries, with all that it reaches; undefined where it
 * is not there, or cannot be compiled. It is the same on all CPUs of a target.
 */
export function libraryFor(
  frontEnd: FrontEnd,
  target: TargetName,
  module: string,
  name: string,
): LibraryFunction | undefined {
  const prelude = frontEnd.preludeFor(targetCfg(target, {}));
  const def = prelude && libraryFn(prelude.program, module, name);
  if (prelude === undefined || def === undefined) return undefined;
  const { lowering } = prelude;
  const reached = reach(lowering, lowering.fnInstance(def, [], false));
  if ('problem' in reached) return undefined;
  return {
    funcs: reached.functions.flatMap((one) => lowering.ensure(one).func ?? []),
    globals: [...reached.globals].flatMap((symbol) => lowering.globalOf(symbol) ?? []),
  };
}
