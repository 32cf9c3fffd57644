/**
 * What GPUs have: thread indices, barriers, workgroup memory, `core::arch::nvptx` and
 * `core::arch::amdgpu`.
 */
import type { FnDef, HirQueries } from '../../hir/index.ts';
import { attrValue } from '../../hir/index.ts';
import { defInst, type OpName } from '../../mir/index.ts';
import { generic } from '../memory.ts';
import { scalar, ZST } from '../operand.ts';
import { platformName } from '../symbols.ts';
import { llvmRow } from './llvm-names.ts';
import { emitIntrinsic, targetIntrinsic } from './target-intrinsic.ts';
import { type IntrinsicRow, type IntrinsicTable, typeArg } from './types.ts';

/**
 * The one global that stands for launch-sized workgroup memory; its alignment is known when the
 * module is put together. A link name holds no NUL, so no kernel, function or static of the program
 * can have this one.
 */
export const LAUNCH_SIZED = 'gpu_launch_sized_workgroup_mem\0';

const index =
  (op: OpName, dim: 'x' | 'y' | 'z'): IntrinsicRow =>
  (cx) =>
    scalar(cx.b.value(op, [], 'i32', { dim }));

const barrier: IntrinsicRow = (cx) => {
  cx.b.emit('gpu.barrier', [], []);
  return ZST;
};

const dispatchPtr: IntrinsicRow = (cx) =>
  scalar(generic(cx, cx.b.value('gpu.dispatch.ptr', [], 'ptr.constant')));

const trap: IntrinsicRow = (cx) => {
  cx.trap('trap');
  cx.startDead();
  return ZST;
};

const table: Record<string, IntrinsicRow> = {
  gpu_launch_sized_workgroup_mem: (cx, call) => {
    const { align, size } = cx.layout(typeArg(cx, call));
    cx.launchAlign = Math.max(cx.launchAlign, align);
    cx.use(LAUNCH_SIZED);
    const address = cx.b.value('global.addr', [], 'ptr.workgroup', { symbol: LAUNCH_SIZED, align });
    cx.launchAsks ??= new Map();
    cx.launchAsks.set(defInst(address)!, { align, size });
    return scalar(generic(cx, address));
  },
  amdgpu_dispatch_ptr: dispatchPtr,
  _syncthreads: barrier,
  trap,
  s_barrier: barrier,
  endpgm: (cx) => {
    emitIntrinsic(cx, 'amdgcn.endpgm', [], []);
    cx.b.emit('unreachable', [], []);
    cx.startDead();
    return ZST;
  },
};
for (const dim of ['x', 'y', 'z'] as const) {
  table[`_thread_idx_${dim}`] = index('gpu.thread.id', dim);
  table[`_block_dim_${dim}`] = index('gpu.workgroup.size', dim);
  table[`_block_idx_${dim}`] = index('gpu.workgroup.id', dim);
  table[`_grid_dim_${dim}`] = index('gpu.grid.size', dim);
  table[`workitem_id_${dim}`] = index('gpu.thread.id', dim);
  table[`workgroup_id_${dim}`] = index('gpu.workgroup.id', dim);
}

/** Pairs of halves travel as 32 bits. */
for (const name of ['add', 'sub', 'mul', 'fma', 'neg', 'min', 'max', 'min_nan', 'max_nan']) {
  const symbol = `nvptx.f16x2.${name.replace('_', '.')}`;
  table[`f16x2_${name}`] = (cx, call) => targetIntrinsic(cx, call, symbol);
}

export const GPU_ROWS: IntrinsicTable = table;

/**
 * A foreign function that names an LLVM intrinsic: our own operation for it, or an instruction of
 * the target.
 */
export function foreignRow(def: FnDef): IntrinsicRow | undefined {
  const name = attrValue(def.attrs, 'link_name') ?? platformName(def);
  return name === undefined ? undefined : llvmRow(name);
}

/**
 * Functions of `core::arch` without a row of their own are instructions of their target, named
 * after them.
 */
export function archRow(hir: HirQueries, def: FnDef): IntrinsicRow | undefined {
  void hir;
  const module = def.module.name;
  if (module === 'amdgpu') return (cx, call) => targetIntrinsic(cx, call, `amdgcn.${def.name}`);
  if (module === 'nvptx')
    return (cx, call) => targetIntrinsic(cx, call, `nvptx.${def.name.replaceAll('_', '.')}`);
  return undefined;
}
