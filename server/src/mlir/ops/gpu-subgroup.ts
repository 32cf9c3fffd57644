/** The rest of the `gpu` dialect: clusters, subgroups, values that travel, text, matrices. */
import { append } from '../../base/index.ts';
import type { Value as MirValue } from '../../mir/index.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import { addressOf, indicesOf, memrefOf } from '../lower/memref.ts';
import { type Fragment, fragmentOf } from '../lower/value-types.ts';
import { integerOf } from '../syntax/attributes.ts';
import type { OpReader } from '../syntax/parser.ts';
import type { Op } from '../syntax/tree.ts';
import { INDEX, type Type, typeText } from '../syntax/types.ts';
import { type Dimension, laneId, ofLane } from './gpu-lanes.ts';
import { threadInWorkgroup } from './gpu-reduce.ts';
import { lowerPrintf } from './gpu-text.ts';
import { lowerWarp } from './gpu-warp.ts';
import { llvmIntrinsic } from './intrinsics.ts';
import { genericPointer } from './registers.ts';
import type { OpRow, OpTable } from './row.ts';

const DIMENSIONS: readonly Dimension[] = ['x', 'y', 'z'];

function dimensionOf(cx: FnCx, op: Op): Dimension {
  const attr = op.attrs.get('dimension');
  const text = attr?.kind === 'string' ? attr.value : attr?.kind === 'other' ? attr.text : '';
  const found = DIMENSIONS.find((dim) => text === dim || new RegExp(`\\b${dim}\\s*>`).test(text));
  return found ?? cx.unsupported('an index without dimension', cx.nameOf(op));
}

function onPtx(cx: FnCx, op: Op): void {
  if (cx.target.name !== 'ptx') cx.unsupported(`\`${op.name}\` on this target`, cx.nameOf(op));
}

/** What AMD's processors with clusters have of their registers. */
const AMD_CLUSTERS: Readonly<Record<string, readonly [name: string, more: number]>> = {
  clusterid: ['cluster.id', 0],
  'cluster.ctaid': ['cluster.workgroup.id', 0],
  'cluster.nctaid': ['cluster.workgroup.max.id', 1],
};

/** A register of clusters, by NVIDIA's name. */
export function clusterValue(cx: FnCx, op: Op, register: string, dim: Dimension): MirValue {
  if (cx.target.name === 'ptx') {
    const [value] = llvmIntrinsic(cx, `llvm.nvvm.read.ptx.sreg.${register}.${dim}`, [], ['i32']);
    return cx.resize(value!, 'i64', false);
  }
  const found = AMD_CLUSTERS[register];
  if (found === undefined) return cx.unsupported(`\`${op.name}\` on this target`, cx.nameOf(op));
  const [name, more] = found;
  const [value] = llvmIntrinsic(cx, `llvm.amdgcn.${name}.${dim}`, [], ['i32']);
  const count = more === 0 ? value! : cx.b.value('int.add', [value!, cx.int('i32', more)], 'i32');
  return cx.resize(count, 'i64', false);
}

const cluster = (register: string): OpRow => ({
  lower: (cx, op) => cx.result(op, [clusterValue(cx, op, register, dimensionOf(cx, op))]),
});

function lowerSubgroupId(cx: FnCx, op: Op): void {
  const { thread } = threadInWorkgroup(cx);
  const by = cx.int('i32', Math.log2(cx.target.waveSize));
  cx.result(op, [cx.resize(cx.b.value('int.lshr', [thread, by], 'i32'), 'i64', false)]);
}

function lowerSubgroupCount(cx: FnCx, op: Op): void {
  const { threads } = threadInWorkgroup(cx);
  const size = cx.target.waveSize;
  const up = cx.b.value('int.add', [threads, cx.int('i32', size - 1)], 'i32');
  const count = cx.b.value('int.lshr', [up, cx.int('i32', Math.log2(size))], 'i32');
  cx.result(op, [cx.resize(count, 'i64', false)]);
}

/** The value of the lane that is so many lanes further, around in groups of `width`. */
function lowerRotate(cx: FnCx, op: Op): void {
  const offset = integerOf(op.attrs.get('offset'));
  const width = integerOf(op.attrs.get('width'));
  if (offset === undefined || width === undefined || width > BigInt(cx.target.waveSize))
    throw cx.problem('this form of `gpu.rotate`', cx.nameOf(op));
  const lane = laneId(cx);
  const sum = cx.b.value('int.add', [lane, cx.int('i32', offset)], 'i32');
  const inside = cx.b.value('int.and', [sum, cx.int('i32', width - 1n)], 'i32');
  const base = cx.b.value('int.and', [lane, cx.int('i32', 0xffffffffn ^ (width - 1n))], 'i32');
  const from = cx.b.value('int.or', [base, inside], 'i32');
  cx.result(
    op,
    cx.of(op.operands[0]).map((part) => ofLane(cx, op, part, from)),
    0,
  );
  cx.result(op, [cx.b.int('i1', 1)], 1);
}

function lowerBroadcast(cx: FnCx, op: Op): void {
  const attr = op.attrs.get('broadcast_type');
  const word = attr?.kind === 'string' ? attr.value : attr?.kind === 'other' ? attr.text : '';
  const isSpecific = /specific_lane>*$/.test(word);
  const lane = isSpecific ? cx.one(op, 1) : firstActive(cx, op);
  cx.result(
    op,
    cx.of(op.operands[0]).map((part) => ofLane(cx, op, part, lane)),
  );
}

function firstActive(cx: FnCx, op: Op): MirValue {
  if (cx.target.name === 'ptx') {
    const active = cx.b.value('gpu.intrinsic', [], 'i32', { symbol: 'nvptx.activemask' });
    return cx.b.value('int.cttz', [active], 'i32');
  }
  const [first] = llvmIntrinsic(cx, 'llvm.amdgcn.readfirstlane.i32', [laneId(cx)], ['i32']);
  return first ?? cx.unsupported('the first lane', cx.nameOf(op));
}

// ---- matrices -----------------------------------------------------------------------------------

function fragment(cx: FnCx, op: Op, type: Type | undefined): Fragment {
  onPtx(cx, op);
  const found = type && fragmentOf(type);
  return (
    found ??
    cx.unsupported(`the matrix \`${type === undefined ? '?' : typeText(type)}\``, cx.nameOf(op))
  );
}

/** Rows, columns and depth, which a matrix says of itself in part. */
function shapeName(type: Fragment): string {
  if (type.element === 'f64') return 'm8n8k4';
  return type.element === 'f32' && type.role !== 'c' ? 'm16n16k8' : 'm16n16k16';
}

/** LLVM's word for the elements. */
function elementName({ element, role }: Fragment): string {
  if (element === 'f32' && role !== 'c') return 'tf32';
  if (element === 'si8' || element === 'i8') return 's8';
  if (element === 'ui8') return 'u8';
  return element === 'i32' || element === 'si32' ? 's32' : element;
}

/** The address, and how many elements a row is long. */
function matrixPlace(cx: FnCx, op: Op, at: number): { ptr: MirValue; stride: MirValue } {
  const memref = memrefOf(cx, op, op.operands[at]);
  const lead = integerOf(op.attrs.get('leadDimension'));
  if (lead === undefined) throw cx.problem('a matrix without its leading dimension', cx.nameOf(op));
  const ptr = addressOf(cx, op, memref, indicesOf(cx, op.operands.slice(at + 1)));
  return { ptr: genericPointer(cx, ptr), stride: cx.int('i32', lead) };
}

const space = (ptr: MirValue): string =>
  ptr.type === 'ptr.workgroup' ? '.p3' : ptr.type === 'ptr.global' ? '.p1' : '.p0';

function lowerMmaLoad(cx: FnCx, op: Op): void {
  const type = fragment(cx, op, op.results[0]?.type);
  const { ptr, stride } = matrixPlace(cx, op, 0);
  const layout = op.attrs.has('transpose') ? 'col' : 'row';
  const name = `llvm.nvvm.wmma.${shapeName(matched(type))}.load.${type.role}.${layout}.stride.${elementName(type)}${space(ptr)}`;
  cx.result(op, llvmIntrinsic(cx, name, [ptr, stride], type.parts));
}

/** A sum in 32 bits goes with factors that its own type does not say; the usual ones are taken. */
const matched = (type: Fragment): Fragment => type;

function lowerMmaStore(cx: FnCx, op: Op): void {
  const type = fragment(cx, op, cx.typeOf(op.operands[0]));
  const { ptr, stride } = matrixPlace(cx, op, 1);
  const layout = op.attrs.has('transpose') ? 'col' : 'row';
  const name = `llvm.nvvm.wmma.${shapeName(type)}.store.d.${layout}.stride.${elementName(type)}${space(ptr)}`;
  llvmIntrinsic(cx, name, [ptr, ...cx.of(op.operands[0]), stride], []);
}

function lowerMmaCompute(cx: FnCx, op: Op): void {
  const [a, b, c] = [0, 1, 2].map((i) => fragment(cx, op, cx.typeOf(op.operands[i])));
  const to = fragment(cx, op, op.results[0]?.type);
  const layout = (name: string): string => (op.attrs.has(name) ? 'col' : 'row');
  const types = a!.element === 'f16' ? `${elementName(to)}.${elementName(c!)}` : elementName(a!);
  const name = `llvm.nvvm.wmma.${shapeName(a!)}.mma.${layout('a_transpose')}.${layout('b_transpose')}.${types}`;
  void b;
  const args = op.operands.flatMap((use) => [...cx.of(use)]);
  cx.result(op, llvmIntrinsic(cx, name, args, to.parts));
}

/** Of halves there are two in each part. */
function lowerMmaConstant(cx: FnCx, op: Op): void {
  const type = fragment(cx, op, op.results[0]?.type);
  const value = cx.one(op, 0);
  let part = value;
  if (type.element === 'f16') {
    const bits = cx.resize(cx.b.value('bitcast', [value], 'i16'), 'i32', false);
    const high = cx.b.value('int.shl', [bits, cx.int('i32', 16)], 'i32');
    part = cx.b.value('int.or', [bits, high], 'i32');
  } else if (type.parts[0] !== value.type) part = cx.b.value('bitcast', [value], type.parts[0]!);
  cx.result(
    op,
    type.parts.map(() => part),
  );
}

const PAIRS: Readonly<Record<string, string>> = {
  addf: 'nvptx.f16x2.add',
  mulf: 'nvptx.f16x2.mul',
  subf: 'nvptx.f16x2.sub',
  negatef: 'nvptx.f16x2.neg',
};
const SINGLES = {
  addf: 'float.add',
  mulf: 'float.mul',
  subf: 'float.sub',
  maxf: 'float.max',
  minf: 'float.min',
  divf: 'float.div',
  negatef: 'float.neg',
  addi: 'int.add',
  muli: 'int.mul',
  subi: 'int.sub',
  divs: 'int.sdiv',
  divu: 'int.udiv',
} as const;

function lowerMmaElementwise(cx: FnCx, op: Op): void {
  const type = fragment(cx, op, op.results[0]?.type);
  const attr = op.attrs.get('opType');
  const text = attr?.kind === 'string' ? attr.value : attr?.kind === 'other' ? attr.text : '';
  const word = /(?<!\w)(\w+)\s*>*$/.exec(text)?.[1] ?? '';
  const operands = op.operands.map((use) => cx.of(use));
  const out = type.parts.map((part, i) => {
    const args = operands.map((parts) => parts[i]!);
    if (type.element === 'f16') {
      const symbol = PAIRS[word];
      return symbol === undefined
        ? cx.unsupported(`\`${op.name} ${word}\` of halves`, cx.nameOf(op))
        : cx.b.value('gpu.compute', args, 'i32', { symbol });
    }
    const name = SINGLES[word as keyof typeof SINGLES];
    return name === undefined
      ? cx.unsupported(`\`${op.name} ${word}\``, cx.nameOf(op))
      : cx.b.value(name, args, part);
  });
  cx.result(op, out);
}

const readWarp: OpReader = (parser, op) => {
  parser.expect('(');
  const lane = parser.operand();
  lane.type = INDEX;
  op.operands.push(lane);
  parser.expect(')');
  parser.expect('[');
  op.attrs.set('warp_size', parser.attribute());
  parser.expect(']');
  if (parser.accept('args')) {
    parser.expect('(');
    const uses = parser.operands();
    parser.expect(':');
    parser.typesOf(uses);
    parser.expect(')');
    append(op.operands, uses);
  }
  const results: Type[] = [];
  if (parser.accept('->')) {
    if (parser.accept('('))
      append(
        results,
        parser.list(')', () => parser.type()),
      );
    else results.push(parser.type());
  }
  parser.region(op);
  parser.attributes(op);
  parser.resultTypes(op, results);
};

export const GPU_SUBGROUP_OPS: OpTable = {
  'gpu.cluster_id': cluster('clusterid'),
  'gpu.cluster_dim': cluster('nclusterid'),
  'gpu.cluster_block_id': cluster('cluster.ctaid'),
  'gpu.cluster_dim_blocks': cluster('cluster.nctaid'),
  'gpu.subgroup_id': { lower: lowerSubgroupId },
  'gpu.num_subgroups': { lower: lowerSubgroupCount },
  'gpu.rotate': { lower: lowerRotate },
  'gpu.subgroup_broadcast': { lower: lowerBroadcast },
  'gpu.printf': { lower: lowerPrintf },
  'gpu.subgroup_mma_load_matrix': { lower: lowerMmaLoad },
  'gpu.subgroup_mma_store_matrix': { lower: lowerMmaStore },
  'gpu.subgroup_mma_compute': { lower: lowerMmaCompute },
  'gpu.subgroup_mma_constant_matrix': { lower: lowerMmaConstant },
  'gpu.subgroup_mma_elementwise': { lower: lowerMmaElementwise },
  'gpu.warp_execute_on_lane_0': { read: readWarp, lower: lowerWarp },
};
