/**
 * Ties the families of syntax together that contain each other; the one file that knows them all.
 */
import { callInstance } from './expr/call.ts';
import { lowerCondition } from './expr/condition.ts';
import { lowerExpr } from './expr/index.ts';
import type { FnCx } from './fn-cx.ts';
import type { Families } from './services.ts';
import { valueOrUnknown } from './unknown.ts';

export const FAMILIES: Families<FnCx> = {
  lowerExpr: (cx, expr, dest) =>
    cx.unknowns === undefined
      ? lowerExpr(cx, expr, dest)
      : valueOrUnknown(cx, cx.unknowns, expr, dest, lowerExpr),
  lowerCondition,
  callInstance,
};
