/**
 * Values that are surely made when the code runs, so that rustc does not promote a borrow of one to
 * a constant (`promote_consts.rs`): they depend on a variable, or on a function of the user's.
 */
import type { TExpr } from '../../hir/index.ts';
import { isWrittenCall } from './references.ts';

export function isMadeAtRuntime(expr: TExpr): boolean {
  switch (expr.kind) {
    case 'local':
    case 'upvar':
      return true;
    case 'field':
      return isMadeAtRuntime(expr.base);
    case 'index':
      // An element of a constant, wherever the index comes from, is borrowed from the constant.
      return isMadeAtRuntime(expr.base);
    case 'deref':
    case 'unary':
    case 'cast':
      return isMadeAtRuntime(expr.operand);
    case 'binary':
      return isMadeAtRuntime(expr.lhs) || isMadeAtRuntime(expr.rhs);
    case 'tuple':
    case 'array':
      return expr.elems.some(isMadeAtRuntime);
    case 'repeat':
      return isMadeAtRuntime(expr.elem);
    case 'adt':
      return expr.fields.some((field) => isMadeAtRuntime(field.value));
    case 'block':
      return expr.tail !== undefined && isMadeAtRuntime(expr.tail);
    case 'call':
      return isWrittenCall(expr) && expr.args.some(isMadeAtRuntime);
    default:
      return false;
  }
}
