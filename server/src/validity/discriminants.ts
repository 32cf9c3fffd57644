/** Variants of an enum with the same discriminant (E0081). */
import type { EnumDef, Program } from '../hir/index.ts';
import type { AnyExpr } from '../syntax/index.ts';
import { forEachItem } from './crate-items.ts';
import type { CrateView } from './violation.ts';

export function checkDiscriminants(view: CrateView): void {
  forEachItem(view.crate, (def) => {
    if (def.kind !== 'enum' || !def.variants.every(({ node }) => isPlain(node.discriminant)))
      return;
    const twice = firstTwice(view.program, def);
    if (twice === undefined) return;
    const what = `discriminant value \`${twice}\` assigned more than once`;
    view.in(def.file)('E0081', what, def.node.name);
  });
}

function firstTwice(program: Program, def: EnumDef): bigint | undefined {
  const seen = new Set<bigint>();
  for (const variant of def.variants) {
    const value = program.discriminant(variant);
    if (seen.has(value)) return value;
    seen.add(value);
  }
  return undefined;
}

/** Is it left out, or a number? */
function isPlain(expr: AnyExpr | undefined): boolean {
  if (expr === undefined) return true;
  const inner = expr.kind === 'UnaryExpr' ? expr.operand : expr;
  return inner.kind === 'LitExpr';
}
