/** Symbols in expressions and operands. */
import type { AmdgcnExpr, AmdgcnInstruction } from './ast.ts';

/** Every symbol of an expression. */
export function eachExprSymbol(e: AmdgcnExpr, visit: (name: string) => void): void {
  switch (e.kind) {
    case 'sym':
      visit(e.name);
      return;
    case 'unary':
      eachExprSymbol(e.operand, visit);
      return;
    case 'binary':
      eachExprSymbol(e.left, visit);
      eachExprSymbol(e.right, visit);
      return;
    case 'call':
      for (const arg of e.args) eachExprSymbol(arg, visit);
  }
}

/** Every symbol an instruction names, those of its second half included. */
export function eachInstructionSymbol(
  i: AmdgcnInstruction,
  visit: (name: string, start: number) => void,
): void {
  for (const half of i.dual ? [i, i.dual] : [i]) {
    for (const o of half.operands) {
      if (o.kind === 'expr') eachExprSymbol(o.expr, (name) => visit(name, o.start));
    }
  }
}
