/**
 * The dialects of the machines as LLVM's intrinsics: `nvvm`, `rocdl`, what `amdgpu` and `nvgpu`
 * come down to.
 */
import type { MirType, Value as MirValue } from '../../mir/index.ts';
import { targetOp } from '../../mir/index.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import { addressOf, indicesOf, memrefOf } from '../lower/memref.ts';
import { integerOf, integersOf } from '../syntax/attributes.ts';
import type { Op } from '../syntax/tree.ts';
import type { OpRow, OpTable } from './row.ts';

/** A call of an intrinsic by LLVM's name, or ours. */
export function llvmIntrinsic(
  cx: FnCx,
  symbol: string,
  args: readonly MirValue[],
  results: readonly MirType[],
): MirValue[] {
  return [...cx.b.emit(targetOp(symbol), [...args], [...results], { symbol }).results];
}

export function onMachine(cx: FnCx, op: Op, machine: 'ptx' | 'amdgcn'): void {
  if (cx.target.name !== machine) cx.unsupported(`\`${op.name}\` on this target`, cx.nameOf(op));
}

const parts = (cx: FnCx, op: Op): MirValue[] => op.operands.flatMap((use) => [...cx.of(use)]);

/** What an intrinsic gives is the result, part by part. */
function plain(
  cx: FnCx,
  op: Op,
  machine: 'ptx' | 'amdgcn',
  symbol: string,
  args = parts(cx, op),
): void {
  onMachine(cx, op, machine);
  const types = op.results.flatMap(({ type }) => cx.parts(type, op));
  const made = llvmIntrinsic(cx, symbol, args, types);
  let at = 0;
  op.results.forEach(({ type }, i) => {
    const count = cx.parts(type, op).length;
    cx.result(op, made.slice(at, at + count), i);
    at += count;
  });
}

const nvvm = (symbol: string): OpRow => ({ lower: (cx, op) => plain(cx, op, 'ptx', symbol) });

function wordOf(op: Op, name: string): string {
  const attr = op.attrs.get(name);
  const text = attr?.kind === 'string' ? attr.value : attr?.kind === 'other' ? attr.text : '';
  return /(?<![\w.])([\w.]+)\s*>*$/.exec(text)?.[1] ?? '';
}

// ---- nvvm ---------------------------------------------------------------------------------------

/** The value, and with a flag whether it comes from a lane that is there. */
function lowerShfl(cx: FnCx, op: Op): void {
  onMachine(cx, op, 'ptx');
  const [mask, value, offset, clamp] = [0, 1, 2, 3].map((i) => cx.one(op, i));
  if (op.attrs.has('return_value_and_is_valid'))
    cx.unsupported('`nvvm.shfl.sync` with a flag', cx.nameOf(op));
  const { type } = value!;
  const bits = type === 'f32' ? cx.b.value('bitcast', [value!], 'i32') : value!;
  const args = [mask!, bits, offset!, clamp!];
  const [out] = llvmIntrinsic(cx, `nvptx.shfl.sync.${wordOf(op, 'kind')}`, args, ['i32']);
  cx.result(op, [type === 'f32' ? cx.b.value('bitcast', [out!], type) : out!]);
}

function lowerVote(cx: FnCx, op: Op): void {
  onMachine(cx, op, 'ptx');
  const kind = wordOf(op, 'kind');
  const type = kind === 'ballot' ? 'i32' : 'i1';
  cx.result(op, llvmIntrinsic(cx, `nvptx.vote.sync.${kind}`, parts(cx, op), [type]));
}

const REDUX: Readonly<Record<string, string>> = {
  add: 'add',
  and: 'and',
  or: 'or',
  xor: 'xor',
  max: 'smax',
  min: 'smin',
  umax: 'umax',
  umin: 'umin',
};

function lowerRedux(cx: FnCx, op: Op): void {
  onMachine(cx, op, 'ptx');
  const kind = REDUX[wordOf(op, 'kind')];
  if (kind === undefined) throw cx.problem('this kind of `nvvm.redux.sync`', cx.nameOf(op));
  const [value, mask] = [cx.one(op, 0), cx.one(op, 1)];
  cx.result(
    op,
    llvmIntrinsic(
      cx,
      `llvm.nvvm.redux.sync.${kind.replace(/^s(?=m)/, '')}`,
      [value, mask],
      ['i32'],
    ),
  );
}

function lowerBarrier(cx: FnCx, op: Op): void {
  onMachine(cx, op, 'ptx');
  const sizes = integersOf(op.attrs.get('operandSegmentSizes'))?.map(Number);
  if (op.operands.length === 0) {
    cx.b.emit('gpu.barrier', [], []);
    return;
  }
  if (op.results.length > 0 || sizes?.[2] === 1)
    cx.unsupported('a barrier that reduces', cx.nameOf(op));
  const id = sizes?.[0] === 0 ? cx.int('i32', 0) : cx.one(op, 0);
  const count = sizes?.[1] === 1 ? cx.one(op, sizes[0]!) : undefined;
  const symbol = `nvptx.bar.sync.${count === undefined ? 'all' : 'count'}`;
  llvmIntrinsic(cx, symbol, count === undefined ? [id] : [id, count], []);
}

/** `nvvm.cp.async.shared.global %dst, %src, 16, cache = cg` */
function lowerCpAsync(cx: FnCx, op: Op): void {
  onMachine(cx, op, 'ptx');
  const size = integerOf(op.attrs.get('size'));
  const cache = wordOf(op, 'modifier');
  const args = parts(cx, op);
  const tail = args.length > 2 ? '.s' : '';
  llvmIntrinsic(cx, `llvm.nvvm.cp.async.${cache}.shared.global.${size}${tail}`, args, []);
}

function counted(symbol: string, name: string): OpRow {
  return {
    lower: (cx, op) => {
      onMachine(cx, op, 'ptx');
      const n = integerOf(op.attrs.get(name)) ?? 0n;
      llvmIntrinsic(cx, symbol, [cx.int('i32', n)], []);
    },
  };
}

function specialRegister(cx: FnCx, op: Op): void {
  const name = op.name.slice('nvvm.read.ptx.sreg.'.length);
  onMachine(cx, op, 'ptx');
  const [type] = cx.parts(op.results[0]!.type, op);
  const bits: MirType = /^(?:clock64|globaltimer)/.test(name) ? 'i64' : 'i32';
  const [value] = llvmIntrinsic(cx, `llvm.nvvm.read.ptx.sreg.${name}`, [], [bits]);
  cx.result(op, [cx.resize(value!, type!, false)]);
}

function lowerElect(cx: FnCx, op: Op): void {
  onMachine(cx, op, 'ptx');
  const mask = op.operands.length > 0 ? cx.one(op, 0) : cx.int('i32', 0xffffffffn);
  const made = llvmIntrinsic(cx, 'llvm.nvvm.elect.sync', [mask], ['i32', 'i1']);
  cx.result(op, [made[1]!]);
}

const SREGS = [
  'laneid',
  'warpid',
  'nwarpid',
  'warpsize',
  'smid',
  'nsmid',
  'gridid',
  'clock',
  'clock64',
  'globaltimer',
  'globaltimer.lo',
  'cluster.ctarank',
  'cluster.nctarank',
  'lanemask.eq',
  'lanemask.ge',
  'lanemask.gt',
  'lanemask.le',
  'lanemask.lt',
  ...['clusterid', 'nclusterid', 'cluster.ctaid', 'cluster.nctaid'].flatMap((name) =>
    ['x', 'y', 'z'].map((dim) => `${name}.${dim}`),
  ),
];

const NVVM: OpTable = {
  ...Object.fromEntries(
    SREGS.map((name) => [`nvvm.read.ptx.sreg.${name}`, { lower: specialRegister } as OpRow]),
  ),
  'nvvm.shfl.sync': { lower: lowerShfl },
  'nvvm.vote.sync': { lower: lowerVote },
  'nvvm.redux.sync': { lower: lowerRedux },
  'nvvm.barrier': { lower: lowerBarrier },
  'nvvm.bar.warp.sync': nvvm('nvptx.bar.warp.sync'),
  'nvvm.elect.sync': { lower: lowerElect },
  'nvvm.rcp.approx.ftz.f': nvvm('llvm.nvvm.rcp.approx.ftz.f'),
  'nvvm.cp.async.shared.global': { lower: lowerCpAsync },
  'nvvm.cp.async.commit.group': nvvm('llvm.nvvm.cp.async.commit.group'),
  'nvvm.cp.async.wait.group': counted('llvm.nvvm.cp.async.wait.group', 'n'),
  'nvvm.cluster.arrive': nvvm('llvm.nvvm.barrier.cluster.arrive'),
  'nvvm.cluster.arrive.relaxed': nvvm('llvm.nvvm.barrier.cluster.arrive.relaxed'),
  'nvvm.cluster.wait': nvvm('llvm.nvvm.barrier.cluster.wait'),
  'nvvm.exit': nvvm('nvptx.exit'),
  'nvvm.breakpoint': nvvm('llvm.debugtrap'),
  'nvvm.fence.mbarrier.init': nvvm('llvm.nvvm.fence.mbarrier_init.release.cluster'),
  'nvvm.mbarrier.init': nvvm('llvm.nvvm.mbarrier.init'),
  'nvvm.mbarrier.inval': nvvm('llvm.nvvm.mbarrier.inval'),
  'nvvm.nanosleep': counted('nvptx.nanosleep', 'duration'),
};

// ---- rocdl --------------------------------------------------------------------------------------

/** What only keeps the order of instructions: nothing is moved across where it counts. */
const ordering: OpRow = {
  lower: (cx, op) => onMachine(cx, op, 'amdgcn'),
};

const ROCDL: OpTable = {
  'rocdl.s.barrier': { lower: barrier('amdgcn') },
  'rocdl.s.wait.dscnt': ordering,
  'rocdl.s.wait.loadcnt': ordering,
  'rocdl.wavefrontsize': {
    lower: (cx, op) => {
      onMachine(cx, op, 'amdgcn');
      const [type] = cx.parts(op.results[0]!.type, op);
      cx.result(op, [cx.b.int(type!, cx.target.waveSize)]);
    },
  },
};

function barrier(machine: 'ptx' | 'amdgcn'): NonNullable<OpRow['lower']> {
  return (cx, op) => {
    onMachine(cx, op, machine);
    cx.b.emit('gpu.barrier', [], []);
  };
}

// ---- amdgpu -------------------------------------------------------------------------------------

/** Where a buffer is read, and whether that is inside: outside there are zeros to load. */
function bufferPlace(
  cx: FnCx,
  op: Op,
  at: number,
): { ptr: MirValue; cond: MirValue | undefined; element: MirType; count: number } {
  const memref = memrefOf(cx, op, op.operands[at]);
  const rank = memref.strides.length;
  const sizes = integersOf(op.attrs.get('operandSegmentSizes'))?.map(Number);
  const indices = indicesOf(cx, op.operands.slice(at + 1, at + 1 + rank));
  let shift: MirValue = cx.i64(integerOf(op.attrs.get('indexOffset')) ?? 0n);
  if ((sizes?.at(-1) ?? 0) > 0) {
    const [more] = indicesOf(cx, [op.operands.at(-1)!]);
    shift = cx.b.value('int.add', [shift, more!], 'i64');
  }
  const value = at === 0 ? op.results[0]!.type : cx.typeOf(op.operands[0]);
  const types = cx.parts(value, op);
  let linear: MirValue = shift;
  indices.forEach((index, dim) => {
    linear = cx.b.value(
      'int.add',
      [linear, cx.b.value('int.mul', [index, memref.strides[dim]!], 'i64')],
      'i64',
    );
  });
  const checks = op.attrs.get('boundsCheck');
  const isChecked = !(checks?.kind === 'bool' && !checks.value);
  const reach = memref.sizes.map((size, dim) =>
    cx.b.value('int.mul', [size, memref.strides[dim]!], 'i64'),
  );
  const total = reach.reduce(
    (a, b) => cx.b.value('int.umax', [a, b], 'i64'),
    cx.i64(rank === 0 ? 1 : 0),
  );
  const last = cx.b.value('int.add', [linear, cx.i64(types.length - 1)], 'i64');
  const shifted = {
    ...memref,
    offset: cx.b.value('int.add', [memref.offset, linear], 'i64'),
    strides: [],
    sizes: [],
  };
  return {
    ptr: addressOf(cx, op, { ...shifted, type: { ...memref.type, shape: [] } }, []),
    cond: isChecked ? cx.b.icmp('ult', last, total) : undefined,
    element: types[0]!,
    count: types.length,
  };
}

const bytesOf = (type: MirType): number => (type === 'i1' ? 1 : Number(/\d+/.exec(type)![0]) / 8);

function lowerBufferLoad(cx: FnCx, op: Op): void {
  const { ptr, cond, element, count } = bufferPlace(cx, op, 0);
  const { b } = cx;
  const size = bytesOf(element);
  const load = (): MirValue[] =>
    Array.from({ length: count }, (_, i) =>
      b.load(element, i === 0 ? ptr : b.ptrAdd(ptr, cx.i64(i * size)), size),
    );
  if (cond === undefined) {
    cx.result(op, load());
    return;
  }
  const zero = b.value('bitcast', [b.int(`i${size * 8}` as MirType, 0)], element);
  const none = element.startsWith('f') ? zero : b.int(element, 0);
  const [yes, after] = [b.newBlock(), b.newBlock()];
  const out = cx.addParams(after, new Array<MirType>(count).fill(element), '');
  b.brIf(cond, yes, after, [], new Array<MirValue>(count).fill(none));
  b.block = yes;
  b.br(after, load());
  b.block = after;
  cx.result(op, out);
}

function lowerBufferStore(cx: FnCx, op: Op): void {
  const { ptr, cond, element } = bufferPlace(cx, op, 1);
  const { b } = cx;
  const size = bytesOf(element);
  const values = cx.of(op.operands[0]);
  inside(cx, cond, () => {
    values.forEach((value, i) => {
      b.store(value, i === 0 ? ptr : b.ptrAdd(ptr, cx.i64(i * size)), size);
    });
  });
}

/** Runs something where a condition holds; without one always. */
function inside({ b }: FnCx, cond: MirValue | undefined, run: () => void): void {
  if (cond === undefined) {
    run();
    return;
  }
  const [yes, after] = [b.newBlock(), b.newBlock()];
  b.brIf(cond, yes, after);
  b.block = yes;
  run();
  b.br(after);
  b.block = after;
}

function lowerBufferAtomic(rmw: 'fadd' | 'fmax' | 'smax' | 'umin'): OpRow {
  return {
    lower: (cx, op) => {
      const { ptr, cond, element } = bufferPlace(cx, op, 1);
      const attrs = { rmw, ordering: 'relaxed', scope: 'device', align: bytesOf(element) } as const;
      inside(cx, cond, () => {
        cx.b.value('atomic.rmw', [ptr, cx.one(op, 0)], element, attrs);
      });
    },
  };
}

const AMDGPU: OpTable = {
  'amdgpu.raw_buffer_load': { lower: lowerBufferLoad },
  'amdgpu.raw_buffer_store': { lower: lowerBufferStore },
  'amdgpu.raw_buffer_atomic_fadd': lowerBufferAtomic('fadd'),
  'amdgpu.raw_buffer_atomic_fmax': lowerBufferAtomic('fmax'),
  'amdgpu.raw_buffer_atomic_smax': lowerBufferAtomic('smax'),
  'amdgpu.raw_buffer_atomic_umin': lowerBufferAtomic('umin'),
  'amdgpu.lds_barrier': { lower: barrier('amdgcn') },
  'amdgpu.sched_barrier': ordering,
};

export const INTRINSICS: OpTable = {
  ...NVVM,
  ...ROCDL,
  ...AMDGPU,
  'ub.unreachable': { terminator: true, lower: (cx) => void cx.b.emit('trap', [], [], {}) },
};
