/**
 * Target intrinsics: what `gpu.intrinsic` may name on PTX, one row each. Adding one is one row.
 *
 * Names start with `nvptx.`. Operands and results are MIR values; a pair of halves (`f16x2`) is an
 * `i32`, because it lives in a 32-bit register. In a template `$0`, `$1`, ... are results first,
 * then operands, then the immediates of `imm`; a template of several lines is several instructions
 * and may name scratch registers `%t0`... of `temps`.
 */
import type { MirType } from '../../mir/index.ts';

export interface IntrinsicRow {
  readonly doc: string;
  readonly args: readonly MirType[];
  readonly results: readonly MirType[];
  /** One string per instruction, without the semicolon. */
  readonly code: readonly string[];
  /** Register types of the scratch registers. */
  readonly temps?: readonly MirType[];
  /** Number of immediates taken from `imm`. */
  readonly imms?: number;
  /** Oldest `sm` that has it; `fallback` is used below. */
  readonly sm?: number;
  /** Oldest version of PTX that has it, as 73 for 7.3, where that may be above the processor's. */
  readonly ptx?: number;
  readonly fallback?: string;
  /** Nothing but its results depends on it, so it may go when they are unread. */
  readonly pure?: boolean;
}

const pair2 = (doc: string, op: string, more: Partial<IntrinsicRow> = {}): IntrinsicRow => ({
  doc,
  args: ['i32', 'i32'],
  results: ['i32'],
  code: [`${op} $0, $1, $2`],
  pure: true,
  ...more,
});
const sreg = (
  doc: string,
  name: string,
  type: 'i32' | 'i64' = 'i32',
  pure = true,
): IntrinsicRow => ({
  doc,
  args: [],
  results: [type],
  code: [`mov.u${type === 'i32' ? 32 : 64} $0, %${name}`],
  pure,
});
const shfl = (doc: string, mode: string): IntrinsicRow => ({
  doc,
  args: ['i32', 'i32', 'i32', 'i32'],
  results: ['i32'],
  code: [`shfl.sync.${mode}.b32 $0, $2, $3, $4, $1`],
});
const vote = (doc: string, mode: string): IntrinsicRow => ({
  doc,
  args: ['i32', 'i1'],
  results: ['i1'],
  code: [`vote.sync.${mode}.pred $0, $2, $1`],
});
const redux = (doc: string, op: string): IntrinsicRow => ({
  doc,
  args: ['i32', 'i32'],
  results: ['i32'],
  code: [`redux.sync.${op} $0, $2, $1`],
  sm: 80,
});
const barRed = (doc: string, op: string, result: 'i1' | 'i32'): IntrinsicRow => ({
  doc,
  args: ['i32', 'i1'],
  results: [result],
  code: [`bar.red.${op} $0, $1, $2`],
});
const approx = (doc: string, op: string): IntrinsicRow => ({
  doc,
  args: ['f32'],
  results: ['f32'],
  code: [`${op} $0, $1`],
  pure: true,
});
/** Both halves through `f32`, for processors without packed minimum and maximum. */
const viaF32 = (doc: string, op: string): IntrinsicRow => ({
  doc,
  args: ['i32', 'i32'],
  results: ['i32'],
  pure: true,
  temps: ['f16', 'f16', 'f16', 'f16', 'f32', 'f32', 'f32', 'f32'],
  code: [
    'mov.b32 {%t0, %t1}, $1',
    'mov.b32 {%t2, %t3}, $2',
    'cvt.f32.f16 %t4, %t0',
    'cvt.f32.f16 %t5, %t2',
    `${op} %t6, %t4, %t5`,
    'cvt.f32.f16 %t4, %t1',
    'cvt.f32.f16 %t5, %t3',
    `${op} %t7, %t4, %t5`,
    'cvt.rn.f16.f32 %t0, %t6',
    'cvt.rn.f16.f32 %t1, %t7',
    'mov.b32 $0, {%t0, %t1}',
  ],
});

export const INTRINSICS: Readonly<Record<string, IntrinsicRow>> = {
  // Pairs of halves: `core::arch::nvptx::f16x2_*`.
  'nvptx.f16x2.add': pair2('Sum of two pairs of halves.', 'add.rn.f16x2'),
  'nvptx.f16x2.sub': pair2('Difference of two pairs of halves.', 'sub.rn.f16x2'),
  'nvptx.f16x2.mul': pair2('Product of two pairs of halves.', 'mul.rn.f16x2'),
  'nvptx.f16x2.fma': {
    doc: 'Fused multiply-add of pairs of halves.',
    args: ['i32', 'i32', 'i32'],
    results: ['i32'],
    code: ['fma.rn.f16x2 $0, $1, $2, $3'],
    pure: true,
  },
  'nvptx.f16x2.neg': {
    doc: 'Both halves negated.',
    args: ['i32'],
    results: ['i32'],
    code: ['neg.f16x2 $0, $1'],
    pure: true,
  },
  'nvptx.f16x2.min': pair2('Minimum of halves; a NaN is ignored.', 'min.f16x2', {
    sm: 80,
    fallback: 'nvptx.f16x2.min.f32',
  }),
  'nvptx.f16x2.max': pair2('Maximum of halves; a NaN is ignored.', 'max.f16x2', {
    sm: 80,
    fallback: 'nvptx.f16x2.max.f32',
  }),
  'nvptx.f16x2.min.nan': pair2('Minimum of halves; a NaN is handed on.', 'min.NaN.f16x2', {
    sm: 80,
  }),
  'nvptx.f16x2.max.nan': pair2('Maximum of halves; a NaN is handed on.', 'max.NaN.f16x2', {
    sm: 80,
  }),
  'nvptx.f16x2.min.f32': viaF32('Minimum of halves, computed in single precision.', 'min.f32'),
  'nvptx.f16x2.max.f32': viaF32('Maximum of halves, computed in single precision.', 'max.f32'),

  // Special registers.
  'nvptx.laneid': sreg('Index of the thread in its warp.', 'laneid'),
  'nvptx.warpid': sreg('Index of the warp in its block; may change.', 'warpid', 'i32', false),
  'nvptx.nwarpid': sreg('Upper limit of warp indices.', 'nwarpid'),
  'nvptx.warpsize': {
    doc: 'Threads of a warp.',
    args: [],
    results: ['i32'],
    code: ['mov.u32 $0, WARP_SZ'],
    pure: true,
  },
  'nvptx.smid': sreg('Index of the multiprocessor; may change.', 'smid', 'i32', false),
  'nvptx.lanemask.eq': sreg('Mask with the bit of this lane.', 'lanemask_eq'),
  'nvptx.lanemask.lt': sreg('Mask of the lanes before this one.', 'lanemask_lt'),
  'nvptx.lanemask.le': sreg('Mask of the lanes up to this one.', 'lanemask_le'),
  'nvptx.lanemask.gt': sreg('Mask of the lanes after this one.', 'lanemask_gt'),
  'nvptx.lanemask.ge': sreg('Mask of the lanes from this one on.', 'lanemask_ge'),
  'nvptx.clock': sreg('Cycle counter, 32 bits.', 'clock', 'i32', false),
  'nvptx.clock64': sreg('Cycle counter, 64 bits.', 'clock64', 'i64', false),
  'nvptx.globaltimer': sreg('Nanoseconds of the global timer.', 'globaltimer', 'i64', false),
  'nvptx.dynamic.smem.size': sreg('Bytes of launch-sized workgroup memory.', 'dynamic_smem_size'),
  'nvptx.total.smem.size': sreg('Bytes of all workgroup memory.', 'total_smem_size'),

  // Communication in a warp. The first operand is the mask of the lanes that take part.
  'nvptx.shfl.sync.idx': shfl('Value of another lane (mask, value, lane, clamp).', 'idx'),
  'nvptx.shfl.sync.up': shfl('Value of a lower lane (mask, value, distance, clamp).', 'up'),
  'nvptx.shfl.sync.down': shfl('Value of a higher lane (mask, value, distance, clamp).', 'down'),
  'nvptx.shfl.sync.bfly': shfl(
    'Value of the lane with an index that differs in bits (mask, value, xor, clamp).',
    'bfly',
  ),
  'nvptx.vote.sync.any': vote('Is the condition true in any lane (mask, condition)?', 'any'),
  'nvptx.vote.sync.all': vote('Is the condition true in all lanes (mask, condition)?', 'all'),
  'nvptx.vote.sync.uni': vote('Is the condition the same in all lanes (mask, condition)?', 'uni'),
  'nvptx.vote.sync.ballot': {
    doc: 'Mask of the lanes whose condition is true (mask, condition).',
    args: ['i32', 'i1'],
    results: ['i32'],
    code: ['vote.sync.ballot.b32 $0, $2, $1'],
  },
  'nvptx.match.any.sync': {
    doc: 'Mask of the lanes with the same value (mask, value).',
    args: ['i32', 'i32'],
    results: ['i32'],
    code: ['match.any.sync.b32 $0, $2, $1'],
  },
  'nvptx.match.any.sync.i64': {
    doc: 'Mask of the lanes with the same value of 64 bits (mask, value).',
    args: ['i32', 'i64'],
    results: ['i32'],
    code: ['match.any.sync.b64 $0, $2, $1'],
  },
  'nvptx.activemask': {
    doc: 'Mask of the active lanes.',
    args: [],
    results: ['i32'],
    code: ['activemask.b32 $0'],
  },
  'nvptx.redux.sync.add': redux('Sum over lanes (mask, value).', 'add.u32'),
  'nvptx.redux.sync.and': redux('Bitwise and over lanes (mask, value).', 'and.b32'),
  'nvptx.redux.sync.or': redux('Bitwise or over lanes (mask, value).', 'or.b32'),
  'nvptx.redux.sync.xor': redux('Bitwise exclusive or over lanes (mask, value).', 'xor.b32'),
  'nvptx.redux.sync.umin': redux('Unsigned minimum over lanes (mask, value).', 'min.u32'),
  'nvptx.redux.sync.umax': redux('Unsigned maximum over lanes (mask, value).', 'max.u32'),
  'nvptx.redux.sync.smin': redux('Signed minimum over lanes (mask, value).', 'min.s32'),
  'nvptx.redux.sync.smax': redux('Signed maximum over lanes (mask, value).', 'max.s32'),

  // Synchronisation.
  'nvptx.bar.warp.sync': {
    doc: 'The lanes of the mask wait for each other.',
    args: ['i32'],
    results: [],
    code: ['bar.warp.sync $0'],
  },
  'nvptx.barrier.sync': {
    doc: 'The block waits at barrier number `imm`.',
    args: [],
    results: [],
    imms: 1,
    code: ['bar.sync $0'],
  },
  'nvptx.bar.sync.all': {
    doc: 'The block waits at a barrier of that number.',
    args: ['i32'],
    results: [],
    code: ['bar.sync $0'],
  },
  'nvptx.bar.sync.count': {
    doc: 'So many threads wait at a barrier (barrier, threads).',
    args: ['i32', 'i32'],
    results: [],
    code: ['bar.sync $0, $1'],
  },
  'nvptx.bar.arrive.count': {
    doc: 'Arrives at a barrier and goes on (barrier, threads).',
    args: ['i32', 'i32'],
    results: [],
    code: ['bar.arrive $0, $1'],
  },
  'nvptx.barrier.sync.all': {
    doc: 'The block waits at a barrier of that number, threads of a warp at different places.',
    args: ['i32'],
    results: [],
    code: ['barrier.sync $0'],
  },
  'nvptx.barrier.sync.count': {
    doc: 'So many threads wait at a barrier, those of a warp at different places (barrier, threads).',
    args: ['i32', 'i32'],
    results: [],
    code: ['barrier.sync $0, $1'],
  },
  'nvptx.bar.red.popc': barRed(
    'The block waits; how many conditions are true (barrier, condition).',
    'popc.u32',
    'i32',
  ),
  'nvptx.bar.red.and': barRed(
    'The block waits; are all conditions true (barrier, condition)?',
    'and.pred',
    'i1',
  ),
  'nvptx.bar.red.or': barRed(
    'The block waits; is any condition true (barrier, condition)?',
    'or.pred',
    'i1',
  ),
  'nvptx.membar.cta': {
    doc: 'Orders memory for the block.',
    args: [],
    results: [],
    code: ['membar.cta'],
  },
  'nvptx.membar.gl': {
    doc: 'Orders memory for the device.',
    args: [],
    results: [],
    code: ['membar.gl'],
  },
  'nvptx.membar.sys': {
    doc: 'Orders memory for the system.',
    args: [],
    results: [],
    code: ['membar.sys'],
  },
  'nvptx.nanosleep': {
    doc: 'Sleeps for about that many nanoseconds.',
    args: ['i32'],
    results: [],
    code: ['nanosleep.u32 $0'],
  },
  'nvptx.alloca': {
    doc: 'Takes bytes of the stack of the thread, which live until the function returns.',
    args: ['i64'],
    results: ['ptr.private'],
    imms: 1,
    code: ['alloca.u64 $0, $1, $2'],
    sm: 52,
    ptx: 73,
  },
  'nvptx.exit': { doc: 'Ends the thread.', args: [], results: [], code: ['exit'] },
  'nvptx.brkpt': { doc: 'Breakpoint.', args: [], results: [], code: ['brkpt'] },

  // Fast arithmetic.
  'nvptx.rsqrt.approx.f32': approx('Reciprocal square root, approximate.', 'rsqrt.approx.f32'),
  'nvptx.rcp.approx.f32': approx('Reciprocal, approximate.', 'rcp.approx.f32'),
  'nvptx.sqrt.approx.f32': approx('Square root, approximate.', 'sqrt.approx.f32'),
  'nvptx.ex2.approx.f32': approx('Power of two, approximate.', 'ex2.approx.f32'),
  'nvptx.lg2.approx.f32': approx('Logarithm to base two, approximate.', 'lg2.approx.f32'),
  'nvptx.sin.approx.f32': approx('Sine, approximate.', 'sin.approx.f32'),
  'nvptx.cos.approx.f32': approx('Cosine, approximate.', 'cos.approx.f32'),
  'nvptx.tanh.approx.f32': {
    ...approx('Hyperbolic tangent, approximate.', 'tanh.approx.f32'),
    sm: 75,
  },
  'nvptx.div.approx.f32': {
    doc: 'Quotient, approximate.',
    args: ['f32', 'f32'],
    results: ['f32'],
    code: ['div.approx.f32 $0, $1, $2'],
    pure: true,
  },
  'nvptx.prmt': {
    doc: 'Bytes of two words picked by a selector.',
    args: ['i32', 'i32', 'i32'],
    results: ['i32'],
    code: ['prmt.b32 $0, $1, $2, $3'],
    pure: true,
  },
  'nvptx.dp4a.s32': {
    doc: 'Sum of four signed byte products plus an addend.',
    args: ['i32', 'i32', 'i32'],
    results: ['i32'],
    code: ['dp4a.s32.s32 $0, $1, $2, $3'],
    pure: true,
  },
  'nvptx.dp4a.u32': {
    doc: 'Sum of four unsigned byte products plus an addend.',
    args: ['i32', 'i32', 'i32'],
    results: ['i32'],
    code: ['dp4a.u32.u32 $0, $1, $2, $3'],
    pure: true,
  },
};

/** The same under LLVM's names, for front ends that declare them so. */
export const LLVM_NAMES: Readonly<Record<string, string>> = {
  'llvm.nvvm.read.ptx.sreg.laneid': 'nvptx.laneid',
  'llvm.nvvm.read.ptx.sreg.warpid': 'nvptx.warpid',
  'llvm.nvvm.read.ptx.sreg.smid': 'nvptx.smid',
  'llvm.nvvm.read.ptx.sreg.lanemask.eq': 'nvptx.lanemask.eq',
  'llvm.nvvm.read.ptx.sreg.lanemask.lt': 'nvptx.lanemask.lt',
  'llvm.nvvm.read.ptx.sreg.lanemask.le': 'nvptx.lanemask.le',
  'llvm.nvvm.read.ptx.sreg.lanemask.gt': 'nvptx.lanemask.gt',
  'llvm.nvvm.read.ptx.sreg.lanemask.ge': 'nvptx.lanemask.ge',
  'llvm.nvvm.read.ptx.sreg.clock': 'nvptx.clock',
  'llvm.nvvm.read.ptx.sreg.clock64': 'nvptx.clock64',
  'llvm.nvvm.read.ptx.sreg.globaltimer': 'nvptx.globaltimer',
  'llvm.nvvm.shfl.sync.idx.i32': 'nvptx.shfl.sync.idx',
  'llvm.nvvm.shfl.sync.up.i32': 'nvptx.shfl.sync.up',
  'llvm.nvvm.shfl.sync.down.i32': 'nvptx.shfl.sync.down',
  'llvm.nvvm.shfl.sync.bfly.i32': 'nvptx.shfl.sync.bfly',
  'llvm.nvvm.vote.any.sync': 'nvptx.vote.sync.any',
  'llvm.nvvm.vote.all.sync': 'nvptx.vote.sync.all',
  'llvm.nvvm.vote.uni.sync': 'nvptx.vote.sync.uni',
  'llvm.nvvm.vote.ballot.sync': 'nvptx.vote.sync.ballot',
  'llvm.nvvm.match.any.sync.i32': 'nvptx.match.any.sync',
  'llvm.nvvm.activemask': 'nvptx.activemask',
  'llvm.nvvm.bar.warp.sync': 'nvptx.bar.warp.sync',
  'llvm.nvvm.membar.cta': 'nvptx.membar.cta',
  'llvm.nvvm.membar.gl': 'nvptx.membar.gl',
  'llvm.nvvm.membar.sys': 'nvptx.membar.sys',
  'llvm.nvvm.nanosleep': 'nvptx.nanosleep',
  'llvm.nvvm.exit': 'nvptx.exit',
};

/** The row of an intrinsic under either name. */
export function findIntrinsic(name: string): IntrinsicRow | undefined {
  return INTRINSICS[LLVM_NAMES[name] ?? name];
}
