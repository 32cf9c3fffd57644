/** The intrinsics table: functions that the compiler itself implements, by name. Adding one is one row. */
import type { FnDef, HirQueries } from '../../hir/index.ts';
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

function rowOf(hir: HirQueries, def: FnDef): IntrinsicRow | undefined {
  if (def.container?.kind === 'extern-block') return foreignRow(def);
  return ROWS[def.name] ?? archRow(hir, def);
}

const known = new WeakMap<FnDef, boolean>();

/** Is the function implemented by the compiler? Declared so, or foreign with a name of LLVM. */
export function isKnownIntrinsic(hir: HirQueries, def: FnDef): boolean {
  let answer = known.get(def);
  if (answer === undefined) {
    const declared = hir.attr(def, 'rustc_intrinsic') !== undefined;
    if (def.container?.kind === 'extern-block') answer = foreignRow(def) !== undefined;
    // One with a body that we do not know is ordinary code.
    else answer = declared && (def.node.body === undefined || rowOf(hir, def) !== undefined);
    known.set(def, answer);
  }
  return answer;
}

export function callIntrinsic(cx: FnCx, def: FnDef, call: IntrinsicCall): Operand {
  const row = rowOf(cx.hir, def);
  return row === undefined ? cx.unsupported(`the intrinsic \`${def.name}\``) : row(cx, call);
}
