/** The `gpu` dialect: kernels, launches, indices of threads, barriers, workgroup memory. */
import { append } from '../../base/index.ts';
import type { Value as MirValue, OpName } from '../../mir/index.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import { contiguous, pack } from '../lower/memref.ts';
import type { OpReader, Parser } from '../syntax/parser.ts';
import type { Op } from '../syntax/tree.ts';
import { I32, INDEX, memorySpace, type Type, typeText } from '../syntax/types.ts';
import { lowerReturn, signature } from './control.ts';
import { type Dimension, laneId, lowerShuffle, readShuffle, subgroupSize } from './gpu-lanes.ts';
import {
  checkClusters,
  lowerAllReduce,
  lowerSubgroupReduce,
  readAllReduce,
  readSubgroupReduce,
} from './gpu-reduce.ts';
import { bare, type Complain, type OpTable, onlyType, returned } from './row.ts';

const DIMENSIONS: readonly Dimension[] = ['x', 'y', 'z'];

/** `x`, and how large the result can be at most. */
const readIndex: OpReader = (parser, op) => {
  op.attrs.set('dimension', { kind: 'string', value: parser.wordOf(DIMENSIONS) });
  readLane(parser, op);
};

const readLane: OpReader = (parser, op) => {
  if (parser.accept('upper_bound')) op.attrs.set('upper_bound', parser.attribute());
  parser.attributes(op);
  if (parser.accept(':')) parser.type();
  parser.resultTypes(op, [INDEX]);
};

function dimensionOf(cx: FnCx, op: Op): Dimension {
  const attr = op.attrs.get('dimension');
  const text = attr?.kind === 'string' ? attr.value : attr?.kind === 'other' ? attr.text : '';
  const found = DIMENSIONS.find((dim) => text === dim || new RegExp(`\\b${dim}\\s*>`).test(text));
  return found ?? cx.unsupported('an index without dimension', cx.nameOf(op));
}

/** An index of the machine as a number of 64 bits. */
export function indexValue(cx: FnCx, name: OpName, dim: Dimension): MirValue {
  return cx.resize(cx.b.value(name, [], 'i32', { dim }), 'i64', false);
}

const index = (name: OpName): OpTable[string] => ({
  read: readIndex,
  lower: (cx, op) => cx.result(op, [indexValue(cx, name, dimensionOf(cx, op))]),
});

function lowerGlobalId(cx: FnCx, op: Op): void {
  const dim = dimensionOf(cx, op);
  const block = indexValue(cx, 'gpu.workgroup.id', dim);
  const size = indexValue(cx, 'gpu.workgroup.size', dim);
  const thread = indexValue(cx, 'gpu.thread.id', dim);
  cx.result(op, [
    cx.b.value('int.add', [cx.b.value('int.mul', [block, size], 'i64'), thread], 'i64'),
  ]);
}

// ---- workgroup memory ---------------------------------------------------------------------------

function lowerDynamic(cx: FnCx, op: Op): void {
  const type = op.results[0]?.type;
  if (type?.kind !== 'memref') throw cx.problem('a result that is no memref', cx.nameOf(op));
  // As upstream, the array does not know how large it is.
  cx.result(op, pack(contiguous(cx, op, type, cx.scope.launchMemory(cx), [cx.i64(0)])));
}

function checkDynamic(op: Op, complain: Complain): void {
  const type = op.results[0]?.type;
  if (type === undefined || type.kind === 'unknown' || type.kind === 'other') return;
  const text = typeText(type);
  if (type.kind !== 'memref' || type.shape.length !== 1 || typeText(type.element) !== 'i8')
    complain(`the result must be a memref of one dimension of \`i8\`, not \`${text}\``);
  else if (type.shape[0] !== undefined)
    complain(`the result must have a dynamic size, not \`${text}\``);
  else if (
    type.space !== '#gpu.address_space<workgroup>' &&
    /^(?:\d*|#gpu\.address_space<\w+>)$/.test(type.space)
  )
    complain(`the memory space must be \`#gpu.address_space<workgroup>\`, not that of \`${text}\``);
}

// ---- modules and functions ----------------------------------------------------------------------

const readModule: OpReader = (parser, op) => {
  parser.symbolDefinition(op);
  if (parser.accept('<')) parser.balanced('>');
  if (parser.accept('[')) op.attrs.set('targets', { kind: 'other', text: parser.balanced(']') });
  parser.attributes(op, true);
  parser.region(op);
  parser.resultTypes(op, []);
};

type Argument = ReturnType<Parser['argument']>;

/** `workgroup(%a: t, ...)` */
function attributions(parser: Parser, keyword: string): Argument[] {
  if (!parser.accept(keyword)) return [];
  parser.expect('(');
  return parser.list(')', () => {
    const arg = parser.argument();
    parser.expect(':');
    arg.type = parser.type();
    parser.dictionary(new Map());
    return arg;
  });
}

function countAttributions(op: Op, count: number): void {
  op.attrs.set('workgroup_attributions', {
    kind: 'integer',
    value: BigInt(count),
    type: undefined,
  });
}

const readFunction: OpReader = (parser, op) => {
  parser.symbolDefinition(op);
  const { args, results } = signature(parser);
  op.attrs.set('function_type', {
    kind: 'type',
    type: { kind: 'function', inputs: args.map((arg) => arg.type), results },
  });
  const workgroup = attributions(parser, 'workgroup');
  const own = attributions(parser, 'private');
  countAttributions(op, workgroup.length);
  if (parser.accept('kernel')) op.attrs.set('gpu.kernel', { kind: 'unit' });
  parser.attributes(op, true);
  parser.region(op, [...args, ...workgroup, ...own]);
  parser.resultTypes(op, []);
};

function checkFunction(op: Op, complain: Complain): void {
  const type = op.attrs.get('function_type');
  if (type?.kind !== 'type' || type.type.kind !== 'function') return;
  if (op.attrs.has('gpu.kernel') && type.type.results.length > 0)
    complain('a kernel returns nothing', op.symbol);
  const attr = op.attrs.get('workgroup_attributions');
  const count = attr?.kind === 'integer' ? Number(attr.value) : 0;
  const { length } = type.type.inputs;
  op.regions[0]?.blocks[0]?.args.slice(length).forEach((arg, i) => {
    const wanted = i < count ? 'workgroup' : 'private';
    if (arg.type.kind === 'unknown' || arg.type.kind === 'other') return;
    const space = arg.type.kind === 'memref' ? memorySpace(arg.type.space) : undefined;
    if (arg.type.kind === 'memref' && (space === wanted || space === undefined)) return;
    complain(`must be a memref in ${wanted} memory, not \`${typeText(arg.type)}\``, arg);
  });
}

// ---- launches -----------------------------------------------------------------------------------

/** `(%a = %x, %b = %y, %c = %z)` */
function sizes(parser: Parser, op: Op): Argument[] {
  parser.expect('(');
  return parser.list(')', () => {
    const arg = parser.argument();
    parser.expect('=');
    const use = parser.operand();
    use.type = INDEX;
    op.operands.push(use);
    arg.type = INDEX;
    return arg;
  });
}

function ids(parser: Parser): Argument[] {
  parser.expect('(');
  return parser.list(')', () => {
    const arg = parser.argument();
    arg.type = INDEX;
    return arg;
  });
}

/** `async [%a, %b]` in front of a launch; gives the number of operands. */
function dependencies(parser: Parser, op: Op): { isAsync: boolean; count: number } {
  const isAsync = parser.accept('async');
  if (!parser.accept('[')) return { isAsync, count: 0 };
  const uses = parser.list(']', () => parser.operand());
  append(op.operands, uses);
  return { isAsync, count: uses.length };
}

const TOKEN: Type = { kind: 'other', text: '!gpu.async.token' };

function launchSegments(op: Op, before: number, hasSize: boolean, args = 0): void {
  const own = op.attrs.has('clusters') ? 1 : 0;
  const values = [before, 1, 1, 1, 1, 1, 1, own, own, own, hasSize ? 1 : 0, args].map(BigInt);
  op.attrs.set('operandSegmentSizes', { kind: 'numbers', element: I32, values });
}

/** `dynamic_shared_memory_size %n` */
function memorySize(parser: Parser, op: Op): boolean {
  if (!parser.accept('dynamic_shared_memory_size')) return false;
  const use = parser.operand();
  use.type = I32;
  op.operands.push(use);
  return true;
}

/** `(%a, %b, %c) in (%x = %n, ...)` */
function clusterIds(parser: Parser, op: Op): Argument[] {
  op.attrs.set('clusters', { kind: 'unit' });
  const own = ids(parser);
  parser.expect('in');
  return [...own, ...sizes(parser, op)];
}

const readLaunch: OpReader = (parser, op) => {
  const { isAsync, count } = dependencies(parser, op);
  const cluster = parser.accept('clusters') ? clusterIds(parser, op) : [];
  const ofCluster = op.operands.splice(count);
  parser.expect('blocks');
  const block = ids(parser);
  parser.expect('in');
  const grid = sizes(parser, op);
  parser.expect('threads');
  const thread = ids(parser);
  parser.expect('in');
  const group = sizes(parser, op);
  if (block.length + grid.length + thread.length + group.length !== 12)
    parser.fail('a launch has three dimensions', { start: op.nameStart, end: op.nameEnd });
  // They are written first, and stand behind the others.
  append(op.operands, ofCluster);
  const hasSize = memorySize(parser, op);
  for (const word of ['module', 'function']) {
    if (!parser.accept(word)) continue;
    parser.expect('(');
    op.attrs.set(word, parser.symbol());
    parser.expect(')');
  }
  const workgroup = attributions(parser, 'workgroup');
  const own = attributions(parser, 'private');
  countAttributions(op, workgroup.length);
  launchSegments(op, count, hasSize);
  parser.region(op, [...block, ...thread, ...grid, ...group, ...cluster, ...workgroup, ...own]);
  parser.attributes(op);
  parser.resultTypes(op, isAsync ? [TOKEN] : []);
};

/** `(%a, %b, %c)` */
function threeSizes(parser: Parser, op: Op): void {
  parser.expect('in');
  const { start } = parser.expect('(');
  const uses = parser.operands();
  parser.expect(')');
  if (uses.length !== 3)
    parser.fail('a launch has three dimensions', { start, end: parser.scanner.lastEnd });
  append(op.operands, uses);
}

const readLaunchFunc: OpReader = (parser, op) => {
  const { isAsync, count } = dependencies(parser, op);
  if (parser.accept('<')) parser.balanced('>');
  op.attrs.set('kernel', parser.symbol());
  if (parser.accept('clusters')) {
    op.attrs.set('clusters', { kind: 'unit' });
    threeSizes(parser, op);
  }
  const ofCluster = op.operands.splice(count);
  parser.expect('blocks');
  threeSizes(parser, op);
  parser.expect('threads');
  threeSizes(parser, op);
  append(op.operands, ofCluster);
  const type = parser.accept(':') ? parser.type() : INDEX;
  for (const use of op.operands.slice(count)) use.type = type;
  const hasSize = memorySize(parser, op);
  let args = 0;
  if (parser.accept('args')) {
    parser.expect('(');
    parser.list(')', () => {
      const use = parser.operand();
      parser.expect(':');
      use.type = parser.type();
      op.operands.push(use);
      args++;
    });
  }
  parser.attributes(op);
  launchSegments(op, count, hasSize, args);
  parser.resultTypes(op, isAsync ? [TOKEN] : []);
};

export const GPU: OpTable = {
  'gpu.module': { read: readModule },
  'gpu.func': { read: readFunction, check: checkFunction },
  'gpu.return': {
    read: returned,
    terminator: true,
    lower: lowerReturn,
  },
  'gpu.launch': { read: readLaunch },
  'gpu.launch_func': { read: readLaunchFunc },
  'gpu.terminator': { read: bare, terminator: true, lower: (cx) => cx.b.ret([]) },

  'gpu.thread_id': index('gpu.thread.id'),
  'gpu.block_id': index('gpu.workgroup.id'),
  'gpu.block_dim': index('gpu.workgroup.size'),
  'gpu.grid_dim': index('gpu.grid.size'),
  'gpu.global_id': { read: readIndex, lower: lowerGlobalId },
  'gpu.lane_id': {
    read: readLane,
    lower: (cx, op) => cx.result(op, [cx.resize(laneId(cx), 'i64', false)]),
  },
  'gpu.subgroup_size': {
    read: readLane,
    lower: (cx, op) => cx.result(op, [cx.resize(subgroupSize(cx), 'i64', false)]),
  },
  'gpu.shuffle': { read: readShuffle, lower: lowerShuffle },
  'gpu.subgroup_reduce': {
    read: readSubgroupReduce,
    lower: lowerSubgroupReduce,
    check: checkClusters,
  },
  'gpu.all_reduce': { read: readAllReduce, lower: lowerAllReduce },
  'gpu.yield': { read: returned, terminator: true },
  'gpu.barrier': { read: bare, lower: (cx) => void cx.b.emit('gpu.barrier', [], []) },
  'gpu.dynamic_shared_memory': { read: onlyType, lower: lowerDynamic, check: checkDynamic },
};
