/** Can an expression jump out of itself: to an enclosing label, or out of the function? */
import type { TExpr, TStmt } from '../hir/index.ts';

export function canLeave(expr: TExpr): boolean {
  switch (expr.kind) {
    case 'break':
    case 'continue':
    case 'return':
      return true;
    case 'call':
      return canLeave(expr.callee) || expr.args.some(canLeave);
    case 'binary':
    case 'logical':
      return canLeave(expr.lhs) || canLeave(expr.rhs);
    case 'unary':
    case 'cast':
    case 'deref':
      return canLeave(expr.operand);
    case 'borrow':
    case 'raw-borrow':
      return canLeave(expr.place);
    case 'field':
      return canLeave(expr.base);
    case 'index':
      return canLeave(expr.base) || canLeave(expr.index);
    case 'assign':
    case 'assign-op':
      return canLeave(expr.place) || canLeave(expr.value);
    case 'tuple':
    case 'array':
      return expr.elems.some(canLeave);
    case 'repeat':
      return canLeave(expr.elem);
    case 'adt':
      return expr.fields.some((f) => canLeave(f.value)) || maybe(expr.base);
    case 'closure':
      return expr.captures.some(canLeave);
    case 'block':
      return expr.stmts.some(stmtCanLeave) || maybe(expr.tail);
    case 'if':
      return canLeave(expr.cond) || canLeave(expr.then) || maybe(expr.else);
    case 'let':
      return canLeave(expr.value);
    case 'match':
      return (
        canLeave(expr.scrutinee) || expr.arms.some((arm) => maybe(arm.guard) || canLeave(arm.body))
      );
    case 'loop':
      return canLeave(expr.body);
    default:
      return false;
  }
}

const maybe = (expr: TExpr | undefined): boolean => expr !== undefined && canLeave(expr);

function stmtCanLeave(stmt: TStmt): boolean {
  return stmt.kind === 'expr' ? canLeave(stmt.expr) : maybe(stmt.init) || maybe(stmt.else);
}
