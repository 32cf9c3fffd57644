/** What GPUs have: thread indices, barriers, workgroup memory, `core::arch::nvptx` and `core::arch::amdgpu`. */
import type { FnDef, HirQueries } from '../../hir/index.ts';
import { attrValue } from '../../hir/index.ts';
import { reprClass } from '../../layout/index.ts';
import { defInst, type MirType, type OpName, type Value } from '../../mir/index.ts';
import type { FnCx } from '../fn-cx.ts';
import { generic, operandOf, valuesOf, valueTypes } from '../memory.ts';
import { type Operand, scalar, ZST } from '../operand.ts';
import {
  constArg,
  type IntrinsicCall,
  type IntrinsicRow,
  type IntrinsicTable,
  typeArg,
} from './types.ts';

/** The one global that stands for launch-sized workgroup memory; its alignment is known when the module is put together. */
export const LAUNCH_SIZED = 'gpu_launch_sized_workgroup_mem';

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
    const address = cx.b.value('global.addr', [], 'ptr.workgroup', { symbol: LAUNCH_SIZED });
    cx.launchAsks ??= new Map();
    cx.launchAsks.set(defInst(address)!, { align, size });
    return scalar(generic(cx, address));
  },
  amdgpu_dispatch_ptr: dispatchPtr,
  _syncthreads: barrier,
  trap,
  s_barrier: barrier,
  endpgm: (cx) => {
    emitIntrinsic(cx, 'amdgcn.endpgm', [], [], []);
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

/** LLVM's names, as `link_name` of foreign functions, to rows. */
const LLVM: Record<string, IntrinsicRow> = {
  'llvm.nvvm.barrier0': barrier,
  'llvm.nvvm.barrier.cta.sync.aligned.all': barrier,
  'llvm.amdgcn.s.barrier': barrier,
  'llvm.amdgcn.dispatch.ptr': dispatchPtr,
  'llvm.trap': trap,
};
for (const dim of ['x', 'y', 'z'] as const) {
  LLVM[`llvm.nvvm.read.ptx.sreg.tid.${dim}`] = index('gpu.thread.id', dim);
  LLVM[`llvm.nvvm.read.ptx.sreg.ntid.${dim}`] = index('gpu.workgroup.size', dim);
  LLVM[`llvm.nvvm.read.ptx.sreg.ctaid.${dim}`] = index('gpu.workgroup.id', dim);
  LLVM[`llvm.nvvm.read.ptx.sreg.nctaid.${dim}`] = index('gpu.grid.size', dim);
  LLVM[`llvm.amdgcn.workitem.id.${dim}`] = index('gpu.thread.id', dim);
  LLVM[`llvm.amdgcn.workgroup.id.${dim}`] = index('gpu.workgroup.id', dim);
}

/** A foreign function that names an LLVM intrinsic: our own operation for it, or an instruction of the target. */
export function foreignRow(def: FnDef): IntrinsicRow | undefined {
  const name = attrValue(def.attrs, 'link_name');
  if (name === undefined || !name.startsWith('llvm.')) return undefined;
  return LLVM[name] ?? ((cx, call) => targetIntrinsic(cx, call, name));
}

/** Functions of `core::arch` without a row of their own are instructions of their target, named after them. */
export function archRow(hir: HirQueries, def: FnDef): IntrinsicRow | undefined {
  void hir;
  const module = def.module.name;
  if (module === 'amdgpu') return (cx, call) => targetIntrinsic(cx, call, `amdgcn.${def.name}`);
  if (module === 'nvptx')
    return (cx, call) => targetIntrinsic(cx, call, `nvptx.${def.name.replaceAll('_', '.')}`);
  return undefined;
}

function emitIntrinsic(
  cx: FnCx,
  symbol: string,
  args: Value[],
  results: readonly MirType[],
  imm: readonly bigint[],
): Value[] {
  const attrs = imm.length === 0 ? { symbol } : { symbol, imm };
  return cx.b.emit('gpu.intrinsic', args, results, attrs).results;
}

/** `gpu.intrinsic`: scalars go as they are, small vectors as the integer of their size; constants are immediates. */
function targetIntrinsic(cx: FnCx, call: IntrinsicCall, symbol: string): Operand {
  const args: Value[] = [];
  for (const [at, op] of call.args.entries()) {
    if (op.kind !== 'memory') args.push(...valuesOf(op));
    else
      args.push(
        cx.b.load(bitsType(cx, cx.layout(call.tys[at]!).size), op.place.ptr, op.place.align),
      );
  }
  const imm: bigint[] = [];
  for (const [at, generic_] of call.generics.entries()) {
    if (generic_.kind === 'value') imm.push(constArg(cx, call, at));
  }
  const layout = cx.layout(call.ret);
  if (reprClass(layout) === 'memory') {
    const type = bitsType(cx, layout.size);
    const [bits] = emitIntrinsic(cx, symbol, args, [type], imm);
    const place = call.dest ?? cx.temp(call.ret);
    cx.b.store(bits!, place.ptr, place.align);
    return { kind: 'memory', place, owned: true };
  }
  const results = emitIntrinsic(cx, symbol, args, valueTypes(cx, layout), imm);
  if (layout.uninhabited) {
    cx.b.emit('unreachable', [], []);
    cx.startDead();
  }
  return operandOf(results);
}

function bitsType(cx: FnCx, size: number): MirType {
  if (size === 2 || size === 4 || size === 8) return `i${size * 8}` as MirType;
  return cx.unsupported('a target intrinsic on values of this size');
}
