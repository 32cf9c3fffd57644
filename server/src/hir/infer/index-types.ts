/**
 * Indices of `core::arch::nvptx` in crates that name no toolchain: `u32` since January 2026,
 * `i32` before. Each call gets a type of its own that the code around it decides, `u32` where
 * nothing does.
 */
import type * as ast from '../../syntax/index.ts';
import type { FnDef } from '../defs.ts';
import type { Ty } from '../ty.ts';
import { displayTy } from '../types/display.ts';
import { mkInt } from '../types/intern.ts';
import type { Infer } from './ctx.ts';

/** The `cfg` of targets where the indices are of either type. */
export const EITHER_INDEX = 'warplens_either_index';

const NAME = /^_(?:thread|block|grid)_(?:idx|dim)_[xyz]$/;

const isOfPrelude = ({ owner }: Infer): boolean =>
  owner !== undefined && 'crate' in owner && owner.crate.isPrelude;

/** The type of a call of the function; undefined when that is what its signature says. */
export function indexType(ic: Infer, def: FnDef, node: ast.CallExpr): Ty | undefined {
  if (!def.crate.isPrelude || !NAME.test(def.name)) return undefined;
  if (!ic.cx.target.cfg.has(EITHER_INDEX) || isOfPrelude(ic)) return undefined;
  const ty = ic.table.newVar('int');
  ic.indices.push({ ty, node });
  return ty;
}

/** Gives indices whose type is open the one of today. */
export function settleIndices(ic: Infer): void {
  for (const { ty } of ic.indices)
    if (ic.table.ty(ty).kind === 'infer') ic.table.unify(ty, mkInt('u32'));
}

/** Reports indices that are used as something that they never were. */
export function checkIndices(ic: Infer): void {
  for (const { ty, node } of ic.indices) {
    const found = ic.table.ty(ty);
    if (found.kind === 'error' || (found.kind === 'int' && /^[iu]32$/.test(found.name))) continue;
    ic.bogus(
      'invalid',
      `mismatched types: expected \`${displayTy(found)}\`, found \`u32\``,
      node,
      'E0308',
    );
  }
}
