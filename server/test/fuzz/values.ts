/** Closures and the program's own operators. */
import { inner as deeper, fresh, type Scope, withVariables } from './scope.ts';
import { scalarType, show, type Type } from './types.ts';

export { inner } from './scope.ts';

export type MakeExpr = (scope: Scope, type: Type) => string;

/**
 * A closure made and called at once: with captures by reference, by move, with state, or as a
 * function pointer.
 */
export function closureCall(scope: Scope, type: Type, expr: MakeExpr): string {
  const { random } = scope.world;
  const param = scalarType(random);
  const [f, x] = [fresh(scope.world, 'f'), fresh(scope.world, 'x')];
  const inside = withVariables(deeper(scope), [{ name: x, type: param, mutable: false }]);
  const arg = expr(deeper(scope), param);
  switch (random.below(4)) {
    case 0:
      return `{ let ${f} = |${x}: ${show(param)}| ${expr(inside, type)}; ${f}(${arg}) }`;
    case 1:
      return `(move |${x}: ${show(param)}| -> ${show(type)} { ${expr(inside, type)} })(${arg})`;
    case 2: {
      const n = fresh(scope.world, 'n');
      const counted = withVariables(inside, [
        { name: n, type: { kind: 'int', name: 'u32' }, mutable: false },
      ]);
      return `{ let mut ${n} = 0u32; let mut ${f} = |${x}: ${show(param)}| { ${n} += 1; ${expr(counted, type)} }; ${f}(${arg}); ${f}(${expr(deeper(scope), param)}) }`;
    }
    default:
      return `{ let ${f}: &dyn Fn(${show(param)}) -> ${show(type)} = &|${x}| ${expr(inside, type)}; ${f}(${arg}) }`;
  }
}

/** `a + b` where the program implements that for the type. */
export function operatorExpr(
  scope: Scope,
  type: Type & { kind: 'adt' },
  expr: MakeExpr,
): string | undefined {
  const { random } = scope.world;
  const known = [...type.def.operators];
  if (known.length === 0) return undefined;
  const operator = random.pick(known);
  const a = expr(deeper(scope), type);
  if (operator === 'Neg') return `(-${a})`;
  if (operator === 'Not') return `(!${a})`;
  return `(${a} ${OPERATORS[operator]} ${expr(deeper(scope), type)})`;
}

export const OPERATORS: Readonly<Record<string, string>> = {
  Add: '+',
  Sub: '-',
  Mul: '*',
  BitXor: '^',
  BitAnd: '&',
  BitOr: '|',
  Neg: '-',
  Not: '!',
};
