/**
 * Foreign functions that name an intrinsic of LLVM (`#[link_name =
 * "llvm.nvvm.shfl.sync.bfly.i32"]`): the same operations and instructions of targets that
 * `core::arch` and the device libraries lead to. Adding one is one row.
 *
 * Names and operands: "LLVM Language Reference", "User Guide for NVPTX Back-end", "User Guide for
 * AMDGPU Backend".
 */
import type { FnCx } from '../fn-cx.ts';
import { constBits, generic } from '../memory.ts';
import { scalar, ZST } from '../operand.ts';
import { Unsupported } from '../unsupported.ts';
import { FLOATS } from './floats.ts';
import { callNamed, checkDeclared } from './llvm/call.ts';
import { knownIntrinsic } from './llvm/known.ts';
import { intrinsicMistake } from './llvm/mistakes.ts';
import { namedCall } from './llvm/named-call.ts';
import { type Spelling, targetIntrinsic } from './target-intrinsic.ts';
import { arg, type IntrinsicRow } from './types.ts';

/** An instruction of a target under another name. */
interface Renamed extends Spelling {
  readonly symbol: string;
}

const WARP = 'nvptx.shfl.sync';

const RENAMED: Readonly<Record<string, Renamed | undefined>> = {
  'nvvm.activemask': { symbol: 'nvptx.activemask' },
  'nvvm.bar.warp.sync': { symbol: 'nvptx.bar.warp.sync' },
  'nvvm.membar.cta': { symbol: 'nvptx.membar.cta' },
  'nvvm.membar.gl': { symbol: 'nvptx.membar.gl' },
  'nvvm.membar.sys': { symbol: 'nvptx.membar.sys' },
  'nvvm.nanosleep': { symbol: 'nvptx.nanosleep' },
  'nvvm.exit': { symbol: 'nvptx.exit' },
  'nvvm.vote.any.sync': { symbol: 'nvptx.vote.sync.any' },
  'nvvm.vote.all.sync': { symbol: 'nvptx.vote.sync.all' },
  'nvvm.vote.uni.sync': { symbol: 'nvptx.vote.sync.uni' },
  'nvvm.vote.ballot.sync': { symbol: 'nvptx.vote.sync.ballot' },
  'nvvm.match.any.sync.i32': { symbol: 'nvptx.match.any.sync' },
  'nvvm.match.any.sync.i64': { symbol: 'nvptx.match.any.sync.i64' },
  'nvvm.barrier.n': { symbol: 'nvptx.bar.sync.all' },
  'nvvm.barrier': { symbol: 'nvptx.bar.sync.count' },
  'nvvm.barrier.cta.sync.aligned.count': { symbol: 'nvptx.bar.sync.count' },
  'nvvm.barrier.cta.arrive.aligned.count': { symbol: 'nvptx.bar.arrive.count' },
  'nvvm.barrier.sync': { symbol: 'nvptx.barrier.sync.all' },
  'nvvm.barrier.cta.sync.all': { symbol: 'nvptx.barrier.sync.all' },
  'nvvm.barrier.sync.cnt': { symbol: 'nvptx.barrier.sync.count' },
  'nvvm.barrier.cta.sync.count': { symbol: 'nvptx.barrier.sync.count' },
  'nvvm.barrier.cta.red.popc.aligned.all': { symbol: 'nvptx.bar.red.popc' },
  'nvvm.barrier.cta.red.and.aligned.all': { symbol: 'nvptx.bar.red.and' },
  'nvvm.barrier.cta.red.or.aligned.all': { symbol: 'nvptx.bar.red.or' },
  'nvvm.rsqrt.approx.f': { symbol: 'nvptx.rsqrt.approx.f32' },
  'nvvm.ex2.approx.f': { symbol: 'nvptx.ex2.approx.f32' },
  'nvvm.lg2.approx.f': { symbol: 'nvptx.lg2.approx.f32' },
  'nvvm.sin.approx.f': { symbol: 'nvptx.sin.approx.f32' },
  'nvvm.cos.approx.f': { symbol: 'nvptx.cos.approx.f32' },
  'nvvm.rcp.approx.f': { symbol: 'nvptx.rcp.approx.f32' },
  'nvvm.sqrt.approx.f': { symbol: 'nvptx.sqrt.approx.f32' },
  'nvvm.div.approx.f': { symbol: 'nvptx.div.approx.f32' },
  'nvvm.prmt': { symbol: 'nvptx.prmt' },
  'nvvm.idp4a.s.s': { symbol: 'nvptx.dp4a.s32' },
  'nvvm.idp4a.u.u': { symbol: 'nvptx.dp4a.u32' },
  ...Object.fromEntries(
    ['idx', 'up', 'down', 'bfly'].flatMap((mode) => [
      [`nvvm.shfl.sync.${mode}.i32`, { symbol: `${WARP}.${mode}` }],
      [`nvvm.shfl.sync.${mode}.f32`, { symbol: `${WARP}.${mode}`, bits: 'i32' }],
    ]),
  ),
  // LLVM has the value first and the mask second.
  ...Object.fromEntries(
    [
      ['add', 'add'],
      ['and', 'and'],
      ['or', 'or'],
      ['xor', 'xor'],
      ['umin', 'umin'],
      ['umax', 'umax'],
      ['min', 'smin'],
      ['max', 'smax'],
    ].map(([llvm, ours]) => [
      `nvvm.redux.sync.${llvm}`,
      { symbol: `nvptx.redux.sync.${ours}`, order: [1, 0] },
    ]),
  ),
  ...Object.fromEntries(
    ['readfirstlane', 'readlane', 'writelane'].flatMap((name) => [
      [`amdgcn.${name}`, { symbol: `amdgcn.${name}_u32` }],
      [`amdgcn.${name}.i32`, { symbol: `amdgcn.${name}_u32` }],
      [`amdgcn.${name}.i64`, { symbol: `amdgcn.${name}_u64` }],
      [`amdgcn.${name}.f32`, { symbol: `amdgcn.${name}_u32`, bits: 'i32' }],
    ]),
  ),
  'amdgcn.dispatch.id': { symbol: 'amdgcn.dispatch_id' },
  'amdgcn.mbcnt.lo': { symbol: 'amdgcn.mbcnt_lo' },
  'amdgcn.mbcnt.hi': { symbol: 'amdgcn.mbcnt_hi' },
  'amdgcn.permlane64.i32': { symbol: 'amdgcn.permlane64_u32' },
  'amdgcn.ballot.i32': { symbol: 'amdgcn.ballot.i32' },
  'amdgcn.ballot.i64': { symbol: 'amdgcn.ballot' },
};

const barrier: IntrinsicRow = (cx) => {
  cx.b.emit('gpu.barrier', [], []);
  return ZST;
};

/** The barrier of a number; the first one is the workgroup's. */
const numbered: IntrinsicRow = (cx, call) => {
  if (call.args[0] === undefined || constBits(arg(cx, call, 0)) === 0n) return barrier(cx, call);
  const name = 'llvm.nvvm.barrier.cta.sync.aligned.all';
  const llvm = namedCall(cx, call, { name, known: knownIntrinsic(name) });
  return targetIntrinsic(cx, call, 'nvptx.bar.sync.all', { llvm });
};

/**
 * Barrier 0 that reduces conditions, under its old name: words for conditions, a word for the
 * result.
 */
const reducing =
  (op: 'popc' | 'and' | 'or'): IntrinsicRow =>
  (cx, call) => {
    const { b } = cx;
    const condition = b.icmp('ne', arg(cx, call, 0), b.int('i32', 0n));
    const type = op === 'popc' ? 'i32' : 'i1';
    const args = [b.int('i32', 0n), condition];
    const result = b.value('gpu.intrinsic', args, type, { symbol: `nvptx.bar.red.${op}` });
    return scalar(op === 'popc' ? result : b.value('int.zext', [result], 'i32'));
  };

const dispatchPtr: IntrinsicRow = (cx) =>
  scalar(generic(cx, cx.b.value('gpu.dispatch.ptr', [], 'ptr.constant')));

const implicitArgs: IntrinsicRow = (cx) =>
  scalar(generic(cx, cx.b.value('gpu.implicit.args', [], 'ptr.constant')));

/** Operations of our own, by LLVM's name without `llvm.`. */
const OWN: Record<string, IntrinsicRow> = {
  'nvvm.barrier0': barrier,
  'nvvm.barrier.cta.sync.aligned.all': numbered,
  'nvvm.barrier0.popc': reducing('popc'),
  'nvvm.barrier0.and': reducing('and'),
  'nvvm.barrier0.or': reducing('or'),
  'amdgcn.s.barrier': barrier,
  'amdgcn.dispatch.ptr': dispatchPtr,
  'amdgcn.implicitarg.ptr': implicitArgs,
  trap: (cx) => {
    cx.trap('trap');
    cx.startDead();
    return ZST;
  },
};
for (const dim of ['x', 'y', 'z'] as const) {
  const index =
    (op: 'gpu.thread.id' | 'gpu.workgroup.size' | 'gpu.workgroup.id' | 'gpu.grid.size') =>
    (cx: FnCx) =>
      scalar(cx.b.value(op, [], 'i32', { dim }));
  OWN[`nvvm.read.ptx.sreg.tid.${dim}`] = index('gpu.thread.id');
  OWN[`nvvm.read.ptx.sreg.ntid.${dim}`] = index('gpu.workgroup.size');
  OWN[`nvvm.read.ptx.sreg.ctaid.${dim}`] = index('gpu.workgroup.id');
  OWN[`nvvm.read.ptx.sreg.nctaid.${dim}`] = index('gpu.grid.size');
  OWN[`amdgcn.workitem.id.${dim}`] = index('gpu.thread.id');
  OWN[`amdgcn.workgroup.id.${dim}`] = index('gpu.workgroup.id');
}
const FLOAT_NAMES = [
  'sqrt',
  'floor',
  'ceil',
  'trunc',
  'rint',
  'round',
  'fabs',
  'copysign',
  'fma',
  'minnum',
  'maxnum',
  'minimum',
  'maximum',
];
for (const name of FLOAT_NAMES) {
  for (const width of ['f16', 'f32', 'f64']) OWN[`${name}.${width}`] = FLOATS[`${name}${width}`]!;
}

/** The row for a name such as `llvm.nvvm.barrier0`; undefined for names that are not LLVM's. */
export function llvmRow(name: string): IntrinsicRow | undefined {
  if (!name.startsWith('llvm.')) return undefined;
  const bare = name.slice('llvm.'.length);
  const row = rowOf(name, bare);
  return (cx, call) => {
    const mistake = intrinsicMistake(name, cx.hir.target.arch);
    if (mistake !== undefined) throw new Unsupported(mistake.what, cx.span(), 'invalid');
    return row(cx, call);
  };
}

/** Special registers that have a row of their own (`nvptx.laneid`). */
const SREG =
  /^nvvm\.read\.ptx\.sreg\.(laneid|n?warpid|warpsize|smid|lanemask\.\w\w|clock(?:64)?|globaltimer)$/;

function rowOf(name: string, bare: string): IntrinsicRow {
  if (OWN[bare] !== undefined) return OWN[bare];
  const sreg = SREG.exec(bare)?.[1];
  const renamed = RENAMED[bare];
  const known = knownIntrinsic(name);
  // Of the names that LLVM has replaced the types are not known.
  if (renamed === undefined && sreg === undefined && known?.owner === 'nvptx64' && !known.replaced)
    return (cx, call) => callNamed(cx, call, bare, known);
  const { symbol, ...spelling } = renamed ?? {
    symbol: sreg === undefined ? (bare.startsWith('amdgcn.') ? bare : name) : `nvptx.${sreg}`,
  };
  const checked = known?.owner === 'amdgpu' ? known : undefined;
  return (cx, call) => {
    if (checked !== undefined) checkDeclared(cx, call, bare, checked);
    const llvm = namedCall(cx, call, { name, known, order: spelling.order });
    return targetIntrinsic(cx, call, symbol, { ...spelling, llvm });
  };
}
