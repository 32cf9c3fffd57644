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
  readonly maxThreads?: number;
  readonly minBlocks?: number;
  /** All launches have workgroups of this shape. */
  readonly block?: readonly [number, number, number];
  /** Blocks of a cluster. */
  readonly cluster?: readonly [number, number, number];
}

const MAX_BLOCK = 1024;

/**
 * Of `#[launch_bounds(..)]`, `#[launch_contract(block = ..)]` and `#[cluster_launch(..)]`;
 * undefined where none says anything.
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
  const cluster = clusterAttr(hir, def);
  if (most === undefined) return cluster && { cluster };
  return {
    maxThreads: most,
    // Zero stands for no wish.
    ...(blocks ? { minBlocks: blocks } : {}),
    ...(block === undefined ? {} : { block }),
    ...(cluster === undefined ? {} : { cluster }),
  };
}

/** Blocks of a cluster, of `#[cluster_launch(x, y, z)]`; what is left out is 1. */
export function clusterAttr(
  hir: Pick<HirQueries, 'constValue'>,
  def: FnDef,
): readonly [number, number, number] | undefined {
  const attr = dialectAttr(def, 'cluster_launch');
  if (attr === undefined) return undefined;
  const [x, y = 1, z = 1] = attrArgs(attr).map((arg) => attrNumber(hir, def.module, arg));
  const sizes = [x, y, z];
  return sizes.every((size) => size !== undefined && size >= 1)
    ? (sizes as [number, number, number])
    : undefined;
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
