/** The Rust types of an `asm!`'s operands. */
import type { FileId } from '../base/index.ts';
import { displayTy, forEachPart, functionsOf, type TExpr, type TExprOf } from '../hir/index.ts';
import type { CheckedCrate } from './front-end.ts';

/**
 * Of the call around an offset, in the order of its operands; empty where no function has the call,
 * or where several that a macro made have it with other types.
 */
export function asmTypes(checked: CheckedCrate, file: FileId, offset: number): readonly string[] {
  const holds = (node: Placed, own: FileId): boolean => {
    const at = (node.file ?? own) as FileId;
    const span = checked.current({ file: at, start: node.start, end: node.end });
    return span.file === file && span.start <= offset && offset <= span.end;
  };
  const found: string[][] = [];
  for (const def of functionsOf(checked.crate)) {
    if (def.node.body === undefined || !holds(def.node, def.file)) continue;
    const visit = (expr: TExpr): void => {
      if (expr.kind === 'asm' && holds(expr.node, def.file)) found.push(typesOf(expr));
      forEachPart(expr, visit);
    };
    const body = checked.program.body(def);
    if (body !== undefined) visit(body.value);
  }
  const [first = []] = found;
  return found.every((types) => types.join() === first.join()) ? first : [];
}

interface Placed {
  readonly file?: number | undefined;
  readonly start: number;
  readonly end: number;
}

/** `u32`, or `u32 => f32` where what comes out is another type; empty for `_`. */
function typesOf({ operands }: TExprOf<'asm'>): string[] {
  return operands.map((operand) => {
    const types = [operand.in, operand.out].flatMap((expr) => (expr ? [displayTy(expr.ty)] : []));
    return [...new Set(types)].join(' => ');
  });
}
