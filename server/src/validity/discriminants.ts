/**
 * Variants of an enum with the same discriminant (E0081), or with one that is too large (E0370).
 */
import type { EnumDef, Program, VariantDef } from '../hir/index.ts';
import type { AnyExpr } from '../syntax/index.ts';
import { forEachItem } from './crate-items.ts';
import type { CrateView } from './violation.ts';

export function checkDiscriminants(view: CrateView): void {
  forEachItem(view.crate, (def) => {
    if (def.kind !== 'enum' || !def.variants.every(({ node }) => isPlain(node.discriminant)))
      return;
    const large = firstTooLarge(view.program, def);
    if (large !== undefined) {
      view.in(def.file)('E0370', 'enum discriminant overflowed', large.node);
      return;
    }
    const twice = firstTwice(view.program, def);
    if (twice === undefined) return;
    const what = `discriminant value \`${twice}\` assigned more than once`;
    view.in(def.file)('E0081', what, def.node.name);
  });
}

const INT_BITS: Readonly<Partial<Record<string, number>>> = {
  u8: 8,
  i8: 8,
  u16: 16,
  i16: 16,
  u32: 32,
  i32: 32,
  u64: 64,
  i64: 64,
};

/** A variant that is to be one more than the greatest value of the type. */
function firstTooLarge(program: Program, def: EnumDef): VariantDef | undefined {
  const name = program.repr(def).int;
  if (name === undefined) return undefined;
  const bits = INT_BITS[name];
  if (bits === undefined) return undefined;
  const most = name.startsWith('i') ? (1n << BigInt(bits - 1)) - 1n : (1n << BigInt(bits)) - 1n;
  return def.variants.find(
    (variant, at) =>
      at > 0 &&
      variant.node.discriminant === undefined &&
      program.discriminant(def.variants[at - 1]!) === most,
  );
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
