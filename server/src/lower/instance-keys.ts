/** What an instance that a function pointer points to is known by, and what it is made with. */
import type { GenericArg, Instance } from '../hir/index.ts';

/** Generic arguments, or the types, that the instance depends on. */
export function instanceArgs(target: Instance): readonly GenericArg[] {
  switch (target.kind) {
    case 'fn':
    case 'ctor':
    case 'virtual':
      return target.args;
    case 'closure-call':
    case 'step':
      return [target.closure];
    case 'fn-call':
      return [target.callee];
    default:
      return [target.ty];
  }
}

/** A text that differs between instances; `keyOf` gives one for a definition with arguments. */
export function instanceKey(
  target: Instance,
  keyOf: (def: object, args: readonly GenericArg[]) => string,
): string {
  switch (target.kind) {
    case 'fn':
    case 'ctor':
    case 'virtual':
      return `${target.kind}${keyOf(target.def, target.args)}`;
    case 'closure-call':
      return `k${target.via}${target.closure.id}`;
    case 'step':
      return `s${target.closure.id}`;
    case 'fn-call':
      return `p${target.via}${target.callee.id}`;
    default:
      return `${target.kind}${target.ty.id}`;
  }
}
