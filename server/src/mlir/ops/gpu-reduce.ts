/** Reductions over the threads of a subgroup and of a workgroup. */
import { bitWidth, type MirType, type Value as MirValue } from '../../mir/index.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import { integerOf } from '../syntax/attributes.ts';
import type { OpReader, Parser } from '../syntax/parser.ts';
import type { Op } from '../syntax/tree.ts';
import { allLanes, type Dimension, exchanged, type Lanes, laneId } from './gpu-lanes.ts';
import { computed, noneNarrow, REDUCTION_KINDS, reductionOf } from './reductions.ts';
import { type Complain, elementOf } from './row.ts';

type Combine = (x: MirValue, y: MirValue) => MirValue;

/** `add %x uniform` */
function readOperand(parser: Parser, op: Op): void {
  if (!parser.atOperand())
    op.attrs.set('op', { kind: 'string', value: parser.wordOf(REDUCTION_KINDS) });
  op.operands.push(parser.operand());
  if (parser.accept('uniform')) op.attrs.set('uniform', { kind: 'unit' });
}

/** `: (t) -> t` */
function readTypes(parser: Parser, op: Op): void {
  parser.attributes(op);
  parser.expect(':');
  const { inputs, results } = parser.functionType();
  op.operands[0]!.type = inputs[0];
  parser.resultTypes(op, results);
}

export const readSubgroupReduce: OpReader = (parser, op) => {
  readOperand(parser, op);
  if (parser.accept('cluster')) {
    parser.expect('(');
    parser.list(')', () => {
      const name = parser.wordOf(['size', 'stride']);
      parser.expect('=');
      op.attrs.set(`cluster_${name}`, parser.attribute());
    });
  }
  readTypes(parser, op);
};

export const readAllReduce: OpReader = (parser, op) => {
  readOperand(parser, op);
  parser.region(op);
  readTypes(parser, op);
};

const isPower = (n: number): boolean => n > 0 && Number.isInteger(Math.log2(n));

/** What MLIR's verifier says of clusters. */
export function checkClusters(op: Op, complain: Complain): void {
  const size = integerOf(op.attrs.get('cluster_size'));
  const stride = integerOf(op.attrs.get('cluster_stride')) ?? 1n;
  if (size !== undefined && !isPower(Number(size)))
    complain('the cluster size must be a power of two');
  if (!isPower(Number(stride))) complain('the cluster stride must be a power of two');
  if (size === undefined && stride !== 1n) complain('a cluster stride is given without a size');
}

/** The step of a reduction: an operation by its name, or the body of a region. */
function combiner(cx: FnCx, op: Op, type: MirType): Combine {
  noneNarrow(cx, op);
  const [block] = op.regions[0]?.blocks ?? [];
  if (block !== undefined && block.ops.length > 0) {
    return (x, y) => {
      for (const [i, value] of [x, y].entries()) cx.define(block.args[i]!, [value]);
      const end = cx.inline(op.regions[0], op);
      return cx.of(end?.operands[0])[0] ?? cx.unsupported('a reduction to nothing', cx.nameOf(op));
    };
  }
  const element = elementOf(cx.typeOf(op.operands[0]));
  const isFloat = element.kind === 'float';
  const name = type === 'i1' ? undefined : reductionOf(op.attrs.get('op'), isFloat ? 'f32' : 'i32');
  if (name === undefined) throw cx.problem(`\`${op.name}\` of this kind`, cx.nameOf(op));
  return (x, y) => computed(cx, name, element, [x, y]);
}

/**
 * Each lane takes part with all of its wave, or of a cluster of it: those whose numbers differ in
 * some bits alone.
 */
export function lowerSubgroupReduce(cx: FnCx, op: Op): void {
  const size = Number(integerOf(op.attrs.get('cluster_size')) ?? cx.target.waveSize);
  const stride = Number(integerOf(op.attrs.get('cluster_stride')) ?? 1n);
  if (size * stride > cx.target.waveSize)
    cx.unsupported(
      `\`gpu.subgroup_reduce\` of clusters beyond the subgroup's ${cx.target.waveSize}`,
      cx.nameOf(op),
    );
  const lane = laneId(cx);
  const all = allLanes(cx);
  const reduced = cx.of(op.operands[0]).map((part) => {
    const combine = combiner(cx, op, part.type);
    let value = part;
    for (let offset = stride; offset < size * stride; offset *= 2)
      value = combine(value, exchanged(cx, op, value, lane, offset, all));
    return value;
  });
  cx.result(op, reduced);
}

/** Threads of a workgroup at most, on all targets. */
const MOST_THREADS = 1024;

/**
 * Each wave reduces to its first lane, the first wave the results of the waves, as MLIR's own
 * rewriting does it. The last wave may have lanes without a thread: what comes from there does not
 * count. The result lies apart from what the waves wrote, so that a wave which is ahead, in a loop,
 * does not overwrite what another one still reads.
 */
export function lowerAllReduce(cx: FnCx, op: Op): void {
  const { b } = cx;
  const wave = cx.target.waveSize;
  const value = cx.one(op, 0);
  const { type } = value;
  const bytes = bitWidth(type) / 8;
  if (bytes !== 1 && bytes !== 2 && bytes !== 4 && bytes !== 8)
    cx.unsupported(`\`gpu.all_reduce\` of this type`, cx.nameOf(op));
  const combine = combiner(cx, op, type);
  const waves = MOST_THREADS / wave;
  const array = cx.scope.workgroupArray(cx, (waves + 1) * bytes, bytes, op);
  const slot = (index: MirValue): MirValue =>
    b.ptrAdd(array, b.value('int.mul', [cx.resize(index, 'i64', false), cx.i64(bytes)], 'i64'));
  const result = b.ptrAdd(array, cx.i64(waves * bytes));

  const { thread, threads } = threadInWorkgroup(cx);
  const total = cx.scope.block?.reduce((product, n) => product * n, 1);
  const isFull = total !== undefined && total % wave === 0;
  const lane = b.value('int.and', [thread, cx.int('i32', wave - 1)], 'i32');
  const first = b.value('int.sub', [thread, lane], 'i32');
  const inWave = b.value(
    'int.umin',
    [b.value('int.sub', [threads, first], 'i32'), cx.int('i32', wave)],
    'i32',
  );
  const lanes = isFull ? allLanes(cx) : lanesThere(cx, inWave);
  const inFirstLane = firstLane(cx, lane, combine, (own, offset) =>
    exchanged(cx, op, own, lane, offset, lanes),
  );
  const ofWave = inFirstLane(value, isFull ? wave : inWave);
  const isFirstLane = b.icmp('eq', lane, cx.int('i32', 0));
  const index = b.value('int.lshr', [thread, cx.int('i32', Math.log2(wave))], 'i32');
  when(cx, isFirstLane, () => b.store(ofWave, slot(index), bytes));
  b.emit('gpu.barrier', [], []);
  when(cx, b.icmp('ult', thread, cx.int('i32', wave)), () => {
    const rounded = b.value('int.add', [threads, cx.int('i32', wave - 1)], 'i32');
    const count = b.value('int.lshr', [rounded, cx.int('i32', Math.log2(wave))], 'i32');
    const last = b.value('int.sub', [count, cx.int('i32', 1)], 'i32');
    const own = b.load(type, slot(b.value('int.umin', [lane, last], 'i32')), bytes);
    const known = total === undefined ? count : Math.ceil(total / wave);
    const ofAll = inFirstLane(own, known);
    when(cx, isFirstLane, () => b.store(ofAll, result, bytes));
  });
  b.emit('gpu.barrier', [], []);
  cx.result(op, [b.load(type, result, bytes)]);
}

/** The first `count` lanes of a wave. Only NVIDIA's instructions ask for them. */
function lanesThere(cx: FnCx, count: MirValue): Lanes {
  if (cx.target.name !== 'ptx') return allLanes(cx);
  const { b } = cx;
  const { mask } = allLanes(cx);
  const missing = b.value('int.sub', [cx.int('i32', cx.target.waveSize), count], 'i32');
  return {
    mask: b.value('int.lshr', [mask, missing], 'i32'),
    last: b.value('int.sub', [count, cx.int('i32', 1)], 'i32'),
  };
}

/**
 * Reduces the values of the first `count` lanes to the first one. A lane's partner is missing only
 * where the whole half of the block that it begins is: what the first lane gets is complete.
 * `partnerOf` gives the value of the lane whose number differs in one bit.
 */
function firstLane(
  cx: FnCx,
  lane: MirValue,
  combine: Combine,
  partnerOf: (own: MirValue, offset: number) => MirValue,
): (value: MirValue, count: MirValue | number) => MirValue {
  const { b } = cx;
  return (value, count) => {
    const most = typeof count === 'number' ? count : cx.target.waveSize;
    // Of a power of two all partners are there.
    const last =
      typeof count !== 'number' ? count : isPower(count) ? undefined : cx.int('i32', count);
    let sum = value;
    for (let offset = 1; offset < most; offset *= 2) {
      const both = combine(sum, partnerOf(sum, offset));
      if (last === undefined) sum = both;
      else {
        const partner = b.value('int.xor', [lane, cx.int('i32', offset)], 'i32');
        sum = b.value('select', [b.icmp('ult', partner, last), both, sum], sum.type);
      }
    }
    return sum;
  };
}

/** The number of the thread in its workgroup, and how many there are: 32 bits. */
export function threadInWorkgroup(cx: FnCx): { thread: MirValue; threads: MirValue } {
  const { b } = cx;
  const known = cx.scope.block;
  if (known !== undefined && known[1] === 1 && known[2] === 1)
    return {
      thread: b.value('gpu.thread.id', [], 'i32', { dim: 'x' }),
      threads: cx.int('i32', known[0]),
    };
  const id = (dim: Dimension): MirValue => b.value('gpu.thread.id', [], 'i32', { dim });
  const size = (dim: Dimension): MirValue =>
    known === undefined
      ? b.value('gpu.workgroup.size', [], 'i32', { dim })
      : cx.int('i32', known['xyz'.indexOf(dim)]!);
  const times = (x: MirValue, y: MirValue): MirValue => b.value('int.mul', [x, y], 'i32');
  const plus = (x: MirValue, y: MirValue): MirValue => b.value('int.add', [x, y], 'i32');
  const [x, y, z] = [size('x'), size('y'), size('z')];
  const thread = plus(id('x'), times(x, plus(id('y'), times(y, id('z')))));
  return { thread, threads: times(times(x, y), z) };
}

function when(cx: FnCx, cond: MirValue, run: () => void): void {
  const { b } = cx;
  const [then, after] = [b.newBlock(), b.newBlock()];
  b.brIf(cond, then, after);
  b.block = then;
  run();
  b.br(after);
  b.block = after;
}
