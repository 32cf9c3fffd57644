/**
 * Which of several bounds, as in `I: Iterator<Item = u32>`, says what an associated type is.
 */
import type { TypeAliasDef } from '../defs.ts';
import type { GenericArg, Ty } from '../ty.ts';
import type { Pred } from '../types/cx.ts';
import { sameArgs } from '../types/fold.ts';
import type { InferTable } from '../types/table.ts';

/** A predicate `<A as Trait<..>>::Item == ty`. */
export type Projection = Pred & { readonly kind: 'proj' };

/**
 * The bound that binds `item` for these arguments: one that matches as it is, else the only one
 * that can be made to match, whose open variables are then unified.
 */
export function bindingOf(
  table: InferTable,
  preds: readonly Pred[],
  item: TypeAliasDef,
  args: readonly GenericArg[],
): Projection | undefined {
  let only: Projection | undefined;
  for (let i = 0; i < preds.length; i++) {
    const pred = preds[i]!;
    if (pred.kind !== 'proj' || pred.item !== item) continue;
    const self = table.shallow(args[0] as Ty);
    if (self.kind === 'infer') continue;
    const mark = table.snapshot();
    const fits = table.unifyArgs(pred.args, args);
    const isExact = table.snapshot() === mark;
    table.rollback(mark);
    if (!fits) continue;
    if (isExact) return pred;
    // Of two bounds of one trait, `Mul<f32> + Mul<T>`, neither says what the open argument is.
    if (only !== undefined && !sameArgs(only.args, pred.args)) return undefined;
    only ??= pred;
  }
  if (only !== undefined) table.unifyArgs(only.args, args);
  return only;
}

/**
 * Is the type the projection that it is bound to, as in `I: Iterator<Item = <I as
 * Iterator>::Item>`?
 */
export function isItself(
  table: InferTable,
  ty: Ty,
  item: TypeAliasDef,
  args: readonly GenericArg[],
): boolean {
  return ty.kind === 'proj' && ty.item === item && sameArgs(table.args(ty.args), table.args(args));
}
