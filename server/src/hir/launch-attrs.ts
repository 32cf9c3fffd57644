/** What cuda-oxide's attributes say about every launch of a kernel. */
import { attrNumber, attrNumbers } from './attr-numbers.ts';
import { attrArgs } from './cfg/index.ts';
import type { FnDef } from './defs.ts';
import { dialectAttr } from './dialects.ts';
import type { HirQueries } from './queries.ts';

/**
 * What goes with the kernel's code: the assembler shares out registers by it, and drivers refuse
 * other launches.
 */
export interface LaunchAttrs {
  readonly maxThreads: number;
  readonly minBlocks?: number;
  /** All launches have workgroups of this shape. */
  readonly block?: readonly [number, number, number];
}

const MAX_BLOCK = 1024;

/**
 * Of `#[launch_bounds(..)]` and `#[launch_contract(block = ..)]`; undefined where neither says
 * anything.
 */
export function launchAttrs(
  hir: Pick<HirQueries, 'constValue'>,
  def: FnDef,
): LaunchAttrs | undefined {
  const bounds = dialectAttr(def, 'launch_bounds');
  const [threads, blocks] =
    bounds === undefined
      ? []
      : attrArgs(bounds).map((arg) => (arg.isField ? undefined : attrNumber(hir, def.module, arg)));
  const contract = dialectAttr(def, 'launch_contract');
  const shape = contract && attrArgs(contract).find(({ name }) => name === 'block');
  const block = blockShape(attrNumbers(hir, def.module, shape));
  const most = block?.reduce((a, b) => a * b) ?? threads;
  if (most === undefined) return undefined;
  return {
    maxThreads: most,
    // Zero stands for no wish.
    ...(blocks ? { minBlocks: blocks } : {}),
    ...(block === undefined ? {} : { block }),
  };
}

/** Three sizes that a workgroup may have. */
export function blockShape(
  sizes: readonly number[] | undefined,
): readonly [number, number, number] | undefined {
  if (sizes?.length !== 3) return undefined;
  const [x, y, z] = sizes as [number, number, number];
  const count = x * y * z;
  return count >= 1 && count <= MAX_BLOCK ? [x, y, z] : undefined;
}
