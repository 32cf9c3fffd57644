/**
 * The intrinsics table: functions that the compiler itself implements, by name. Adding one is one
 * row.
 */
import { memo } from '../../db/index.ts';
import { attrArgs, type FnDef, type HirQueries } from '../../hir/index.ts';
import type { FnCx } from '../fn-cx.ts';
import type { Operand } from '../operand.ts';
import { ATOMICS } from './atomics.ts';
import { FLOATS } from './floats.ts';
import { archRow, foreignRow, GPU_ROWS } from './gpu.ts';
import { INTEGERS } from './integers.ts';
import { MEMORY_ROWS } from './memory-rows.ts';
import type { IntrinsicCall, IntrinsicRow, IntrinsicTable } from './types.ts';
import { TYPE_ROWS } from './types-rows.ts';

const ROWS: IntrinsicTable = {
  ...TYPE_ROWS,
  ...INTEGERS,
  ...FLOATS,
  ...MEMORY_ROWS,
  ...ATOMICS,
  ...GPU_ROWS,
};

/** Names of all intrinsics there are, for documentation and tests. */
export const INTRINSIC_NAMES: readonly string[] = Object.keys(ROWS).sort();

const known = memo<FnDef, IntrinsicRow | undefined>('lower.index');

/** The row that implements a function; undefined for ordinary code. */
function rowOf(hir: HirQueries, def: FnDef): IntrinsicRow | undefined {
  if (known.has(def)) return known.get(def);
  const row = findRow(hir, def);
  known.set(def, row);
  return row;
}

function findRow(hir: HirQueries, def: FnDef): IntrinsicRow | undefined {
  if (def.container?.kind === 'extern-block') return foreignRow(def);
  const own = ROWS[ownName(hir, def) ?? ''];
  if (own !== undefined) return own;
  if (hir.attr(def, 'rustc_intrinsic') === undefined) return undefined;
  const row = ROWS[def.name] ?? archRow(hir, def);
  // One with a body that we do not know is ordinary code.
  if (row !== undefined || def.node.body !== undefined) return row;
  return (cx) => cx.unsupported(`the intrinsic \`${def.name}\``);
}

/**
 * The row that `#[lowers_to(row)]` names: the prelude has it on functions that are no more than one
 * operation.
 */
function ownName(hir: HirQueries, def: FnDef): string | undefined {
  if (!def.crate.isPrelude) return undefined;
  const attr = hir.attr(def, 'lowers_to');
  return attr && attrArgs(attr)[0]?.name;
}

/**
 * Is the function implemented by the compiler? Declared so, foreign with a name of LLVM, or one
 * operation of the prelude.
 */
export function isKnownIntrinsic(hir: HirQueries, def: FnDef): boolean {
  return rowOf(hir, def) !== undefined;
}

export function callIntrinsic(cx: FnCx, def: FnDef, call: IntrinsicCall): Operand {
  const row = rowOf(cx.hir, def);
  return row === undefined ? cx.unsupported(`the intrinsic \`${def.name}\``) : row(cx, call);
}
