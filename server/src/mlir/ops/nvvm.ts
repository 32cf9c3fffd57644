/**
 * The rest of the `nvvm` dialect: products of matrices, barriers in memory, fences, conversions.
 * Names of intrinsics: `NVVMOps.td`, `NVVMDialect.cpp`.
 */
import { append } from '../../base/index.ts';
import type { Value as MirValue } from '../../mir/index.ts';
import { resultsOf } from '../lower/calls.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import { aggregateOf } from '../syntax/aggregate.ts';
import { type Attribute, integerOf, integersOf } from '../syntax/attributes.ts';
import type { OpReader } from '../syntax/parser.ts';
import type { Op } from '../syntax/tree.ts';
import { I32, type Type, typeText } from '../syntax/types.ts';
import { llvmIntrinsic, onMachine } from './intrinsics.ts';
import { type Argument, argument, genericPointer, nvidiaIntrinsic } from './registers.ts';
import { elementOf, type OpRow, type OpTable } from './row.ts';

export function wordOf(attr: Attribute | undefined): string {
  const text = attr?.kind === 'string' ? attr.value : attr?.kind === 'other' ? attr.text : '';
  return /(?<![\w.:])([\w.:]+)\s*>*$/.exec(text)?.[1] ?? '';
}

function isSet(op: Op, name: string): boolean {
  const attr = op.attrs.get(name);
  return attr !== undefined && !(attr.kind === 'bool' && !attr.value);
}

/** The intrinsic with the operands as they are. */
function emit(cx: FnCx, op: Op, symbol: string, args?: readonly Argument[]): void {
  onMachine(cx, op, 'ptx');
  const given = args ?? op.operands.map((_, i) => argument(cx, op, i));
  cx.result(op, nvidiaIntrinsic(cx, op, symbol, given, op.results[0]?.type));
}

const by = (name: (op: Op, cx: FnCx) => string): OpRow => ({
  lower: (cx, op) => emit(cx, op, `llvm.nvvm.${name(op, cx)}`),
});

function generic(cx: FnCx, op: Op, index: number): MirValue {
  return genericPointer(cx, cx.one(op, index));
}

// ---- products -----------------------------------------------------------------------------------

/** `A[%a, %b] B[...] C[...] ... {...} : (t, t, t) -> t`, one type for the values of each list. */
const readProduct =
  (names: readonly string[]): OpReader =>
  (parser, op) => {
    const lists = names.map((name) => {
      parser.expect(name);
      parser.expect('[');
      const uses = parser.operands();
      parser.expect(']');
      return uses;
    });
    parser.attributes(op);
    parser.expect(':');
    const { inputs, results } = parser.functionType();
    lists.forEach((uses, i) => {
      for (const use of uses) use.type = i < 3 ? inputs[i] : I32;
      append(op.operands, uses);
    });
    const values = lists.map(({ length }) => BigInt(length));
    op.attrs.set('operandSegmentSizes', { kind: 'numbers', element: I32, values });
    parser.resultTypes(op, results);
  };

function shapeOf(op: Op): string {
  const attr = op.attrs.get('shape');
  const numbers = attr?.kind === 'other' ? (attr.text.match(/\d+/g) ?? []) : [];
  return `m${numbers[0]}n${numbers[1]}k${numbers[2]}`;
}

const INFERRED: Readonly<Record<string, string>> = {
  f16: 'f16',
  bf16: 'bf16',
  f32: 'tf32',
  f64: 'f64',
};

/** Elements of a factor: as an attribute says, or as the type of the values does. */
function factorType(cx: FnCx, op: Op, attr: string, type: Type): string {
  const word = wordOf(op.attrs.get(attr));
  if (word !== '') return word;
  const found = INFERRED[typeText(elementOf(type))];
  return found ?? cx.unsupported('a product of factors of unknown type', cx.nameOf(op));
}

/** Elements of a sum. */
function sumType(type: Type): string {
  const found = aggregateOf(type);
  const first = found?.kind === 'struct' ? found.fields[0]! : type;
  const name = typeText(elementOf(first));
  return name === 'i32' ? 's32' : name;
}

function typesOf(cx: FnCx, op: Op): string {
  const [countA = 0, countB = 0] = (integersOf(op.attrs.get('operandSegmentSizes')) ?? []).map(
    Number,
  );
  const a = factorType(cx, op, 'multiplicandAPtxType', cx.typeOf(op.operands[0]));
  const b = factorType(cx, op, 'multiplicandBPtxType', cx.typeOf(op.operands[countA]));
  if (a === 'f16') {
    const sum = sumType(cx.typeOf(op.operands[countA + countB]));
    return `${sumType(op.results[0]!.type)}.${sum}`;
  }
  return a === b ? a : `${a}.${b}`;
}

function lowerMma(cx: FnCx, op: Op): void {
  const bits = wordOf(op.attrs.get('b1Op')).replace('_', '.');
  const first = bits === '' || bits === 'none' ? '' : `.${bits}`;
  const layouts = ['layoutA', 'layoutB'].map((name) => wordOf(op.attrs.get(name)) || 'row');
  const overflow = wordOf(op.attrs.get('intOverflowBehavior')) === 'satfinite' ? '.satfinite' : '';
  const shape = `${shapeOf(op)}.${layouts.join('.')}`;
  emit(cx, op, `llvm.nvvm.mma${first}.${shape}${overflow}.${typesOf(cx, op)}`);
}

function lowerSparse(cx: FnCx, op: Op): void {
  const ordered = isSet(op, 'orderedMetadata') ? '.ordered.metadata' : '';
  const overflow = wordOf(op.attrs.get('intOverflowBehavior')) === 'satfinite' ? '.satfinite' : '';
  const shape = `${shapeOf(op)}.row.col${overflow}`;
  emit(cx, op, `llvm.nvvm.mma.sp${ordered}.${shape}.${typesOf(cx, op)}`);
}

function matrixShape(op: Op): string {
  const attr = op.attrs.get('shape');
  const numbers = attr?.kind === 'other' ? (attr.text.match(/\d+/g) ?? []) : [];
  return numbers.length < 2 ? 'm8n8' : `m${numbers[0]}n${numbers[1]}`;
}

/** Loads and stores of matrices whose rows the threads of a warp name. */
function matrixName(op: Op, move: 'ldmatrix' | 'stmatrix', count: number): string {
  const trans = wordOf(op.attrs.get('layout')) === 'col' ? '.trans' : '';
  const element = wordOf(op.attrs.get('eltType')) || 'b16';
  return `${move}.sync.aligned.${matrixShape(op)}.x${count}${trans}.${element}.p3`;
}

const space = (type: Type): string => `p${type.kind === 'pointer' ? type.space : 0}`;

const numberOf = (op: Op, name: string): bigint => integerOf(op.attrs.get(name)) ?? 0n;

function wmmaShape(op: Op): string {
  return `m${numberOf(op, 'm')}n${numberOf(op, 'n')}k${numberOf(op, 'k')}`;
}

function wmmaLoad(op: Op, cx: FnCx): string {
  const frag = wordOf(op.attrs.get('frag'));
  const words = [wmmaShape(op), 'load', frag, wordOf(op.attrs.get('layout')), 'stride'];
  return `wmma.${words.join('.')}.${wordOf(op.attrs.get('eltype'))}.${space(cx.typeOf(op.operands[0]))}`;
}

function lowerWmmaStore(cx: FnCx, op: Op): void {
  const words = [wmmaShape(op), 'store.d', wordOf(op.attrs.get('layout')), 'stride'];
  const name = `wmma.${words.join('.')}.${wordOf(op.attrs.get('eltype'))}`;
  const all = op.operands.map((_, i) => argument(cx, op, i));
  emit(cx, op, `llvm.nvvm.${name}.${space(cx.typeOf(op.operands[0]))}`, all);
}

function wmmaName(op: Op, cx: FnCx): string {
  const [a, b] = ['eltypeA', 'eltypeB'].map((name) => wordOf(op.attrs.get(name)));
  const layouts = ['layoutA', 'layoutB'].map((name) => wordOf(op.attrs.get(name)));
  const shape = `${wmmaShape(op)}.mma.${layouts.join('.')}`;
  if (a !== 'f16') return `wmma.${shape}.${a}`;
  void b;
  return `wmma.${shape}.${sumType(op.results[0]!.type)}.${sumType(cx.typeOf(op.operands.at(-1)))}`;
}

// ---- barriers in memory -------------------------------------------------------------------------

/** Operands in any memory, the address first. */
const barrier = (name: string): OpRow => ({
  lower: (cx, op) => {
    onMachine(cx, op, 'ptx');
    if (isSet(op, 'relaxed') || (op.attrs.has('scope') && wordOf(op.attrs.get('scope')) !== 'cta'))
      cx.unsupported(`\`${op.name}\` beyond the workgroup`, cx.nameOf(op));
    const rest = op.operands.slice(1).map((_, i): Argument => argument(cx, op, i + 1));
    const result = op.results[0]?.type ?? RESULT[name];
    const args: Argument[] = [{ number: generic(cx, op, 0) }, ...rest];
    cx.result(op, nvidiaIntrinsic(cx, op, `llvm.nvvm.mbarrier.${name}`, args, result));
  },
});

const RESULT: Readonly<Record<string, Type>> = {
  arrive: { kind: 'integer', width: 64, sign: '' },
  'arrive.drop': { kind: 'integer', width: 64, sign: '' },
};

/** Assembly for what LLVM has no intrinsic of; results first in the text. */
export function assembly(
  cx: FnCx,
  op: Op,
  text: string,
  args: readonly MirValue[],
  results: readonly ('i32' | 'i64')[] = [],
): MirValue[] {
  onMachine(cx, op, 'ptx');
  return [...cx.b.emit('gpu.asm', [...args], [...results], { imm: [text, ''] }).results];
}

const scoped = (op: Op): string => wordOf(op.attrs.get('scope'));

/** Waits for a phase, again and again. */
export function waitForPhase(
  cx: FnCx,
  op: Op,
  ptr: MirValue,
  phase: MirValue,
  ticks: MirValue,
): void {
  const text = [
    '{{',
    '.reg .pred P1;',
    'LAB_WAIT:',
    'mbarrier.try_wait.parity.b64 P1, [{0}], {1}, {2};',
    '@P1 bra.uni DONE;',
    'bra.uni LAB_WAIT;',
    'DONE:',
    '}}',
  ].join('\n');
  assembly(cx, op, text, [ptr, phase, ticks]);
}

// ---- conversions --------------------------------------------------------------------------------

const MEMBAR: Readonly<Record<string, string>> = { cta: 'cta', gpu: 'gl', sys: 'sys' };

function lowerMemoryBarrier(cx: FnCx, op: Op): void {
  const scope = MEMBAR[scoped(op)];
  if (scope === undefined) assembly(cx, op, 'fence.acq_rel.cluster;', []);
  else emit(cx, op, `llvm.nvvm.membar.${scope}`);
}

function lowerProxyFence(cx: FnCx, op: Op): void {
  const kind = wordOf(op.attrs.get('kind'));
  const where = wordOf(op.attrs.get('space'));
  const text = kind === 'async.shared' ? `async.shared::${where}` : kind;
  assembly(cx, op, `fence.proxy.${text};`, []);
}

const SIGN: Readonly<Record<string, string>> = { signed: 's', unsigned: 'u' };

function dot(ways: 2 | 4): OpRow {
  return {
    lower: (cx, op) => {
      const [a, b] = ['a_type', 'b_type'].map((name) => SIGN[wordOf(op.attrs.get(name))]);
      const args = [0, 1, 2].map((i): Argument => argument(cx, op, i));
      if (ways === 2) args.splice(2, 0, { number: cx.b.int('i1', isSet(op, 'b_hi') ? 1 : 0) });
      emit(cx, op, `llvm.nvvm.idp${ways}a.${a}.${b}`, args);
    },
  };
}

function lowerMatch(cx: FnCx, op: Op): void {
  onMachine(cx, op, 'ptx');
  const kind = wordOf(op.attrs.get('kind'));
  const value = cx.one(op, 1);
  const isAll = kind === 'all';
  const symbol = `llvm.nvvm.match.${kind}.sync.${value.type}${isAll ? 'p' : ''}`;
  const made = llvmIntrinsic(cx, symbol, [cx.one(op, 0), value], isAll ? ['i32', 'i1'] : ['i32']);
  resultsOf(cx, op, made);
}

/** The value and whether it comes from a lane that is there. */
function lowerShuffle(cx: FnCx, op: Op): void {
  onMachine(cx, op, 'ptx');
  const value = cx.one(op, 1);
  const isFlagged = isSet(op, 'return_value_and_is_valid');
  const symbol = `llvm.nvvm.shfl.sync.${wordOf(op.attrs.get('kind'))}.${value.type}${isFlagged ? 'p' : ''}`;
  const args = op.operands.map((_, i) => cx.one(op, i));
  resultsOf(cx, op, llvmIntrinsic(cx, symbol, args, isFlagged ? [value.type, 'i1'] : [value.type]));
}

/** Rounded to the format of the products. */
function lowerTf32(cx: FnCx, op: Op): void {
  const rounding = wordOf(op.attrs.get('rnd')) || 'rna';
  const relu = isSet(op, 'relu') ? '.relu' : '';
  const sat = wordOf(op.attrs.get('sat')) === 'satfinite' ? '.satfinite' : '';
  const text = `cvt.${rounding}${relu}${sat}.tf32.f32 {0}, {1};`;
  cx.result(op, assembly(cx, op, text, [cx.one(op, 0)], ['i32']));
}

const plain = (symbol: string): OpRow => by(() => symbol);
const numbered = (symbol: string, name: string, type: 'i32' | 'i64' = 'i32'): OpRow => ({
  lower: (cx, op) =>
    emit(cx, op, `llvm.nvvm.${symbol}`, [{ number: cx.b.int(type, numberOf(op, name)) }]),
});

export const NVVM_MORE: OpTable = {
  'nvvm.mma.sync': { read: readProduct(['A', 'B', 'C']), lower: lowerMma },
  'nvvm.mma.sp.sync': {
    read: readProduct(['A', 'B', 'C', 'sparseMetadata', 'selector']),
    lower: lowerSparse,
  },
  'nvvm.ldmatrix': by((op) => matrixName(op, 'ldmatrix', Number(numberOf(op, 'num')))),
  'nvvm.stmatrix': by((op) => matrixName(op, 'stmatrix', op.operands.length - 1)),
  'nvvm.wmma.load': by(wmmaLoad),
  'nvvm.wmma.store': { lower: lowerWmmaStore },
  'nvvm.wmma.mma': by(wmmaName),
  'nvvm.wgmma.fence.aligned': plain('wgmma.fence.sync.aligned'),
  'nvvm.wgmma.commit.group.sync.aligned': plain('wgmma.commit_group.sync.aligned'),
  'nvvm.wgmma.wait.group.sync.aligned': numbered('wgmma.wait_group.sync.aligned', 'group', 'i64'),
  'nvvm.mbarrier.init': barrier('init'),
  'nvvm.mbarrier.inval': barrier('inval'),
  'nvvm.mbarrier.arrive': barrier('arrive'),
  'nvvm.mbarrier.arrive_drop': barrier('arrive.drop'),
  'nvvm.mbarrier.arrive.nocomplete': barrier('arrive.noComplete'),
  'nvvm.mbarrier.arrive_drop.nocomplete': barrier('arrive.drop.noComplete'),
  'nvvm.mbarrier.test.wait': barrier('test.wait'),
  'nvvm.mbarrier.arrive.expect_tx': {
    lower: (cx, op) => {
      const args = [generic(cx, op, 0), cx.one(op, 1)];
      const guard = op.operands.length > 2 ? '@{3} ' : '';
      if (guard !== '') args.push(cx.one(op, 2));
      const text = `${guard}mbarrier.arrive.expect_tx.b64 {0}, [{1}], {2};`;
      cx.result(op, assembly(cx, op, text, args, ['i64']));
    },
  },
  'nvvm.mbarrier.try_wait.parity': {
    lower: (cx, op) => waitForPhase(cx, op, generic(cx, op, 0), cx.one(op, 1), cx.one(op, 2)),
  },
  'nvvm.cp.async.mbarrier.arrive': {
    lower: (cx, op) => {
      const noinc = isSet(op, 'noinc') ? '.noinc' : '';
      emit(cx, op, `llvm.nvvm.cp.async.mbarrier.arrive${noinc}`, [{ number: generic(cx, op, 0) }]);
    },
  },
  'nvvm.cp.async.bulk.commit.group': plain('cp.async.bulk.commit.group'),
  'nvvm.cp.async.bulk.wait_group': {
    lower: (cx, op) => {
      const read = isSet(op, 'read') ? '.read' : '';
      const count = cx.int('i32', numberOf(op, 'group'));
      emit(cx, op, `llvm.nvvm.cp.async.bulk.wait.group${read}`, [{ number: count }]);
    },
  },
  'nvvm.memory.barrier': { lower: lowerMemoryBarrier },
  'nvvm.fence.sc.cluster': plain('fence.sc.cluster'),
  'nvvm.fence.proxy': { lower: lowerProxyFence },
  'nvvm.fence.proxy.release': by((op) => `fence.proxy.tensormap_generic.release.${scoped(op)}`),
  'nvvm.fence.proxy.acquire': by((op) => `fence.proxy.tensormap_generic.acquire.${scoped(op)}`),
  'nvvm.dot.accumulate.4way': dot(4),
  'nvvm.dot.accumulate.2way': dot(2),
  'nvvm.match.sync': { lower: lowerMatch },
  'nvvm.shfl.sync': { lower: lowerShuffle },
  'nvvm.convert.float.to.tf32': { lower: lowerTf32 },
  'nvvm.griddepcontrol': by((op) =>
    wordOf(op.attrs.get('kind')) === 'wait'
      ? 'griddepcontrol.wait'
      : 'griddepcontrol.launch.dependents',
  ),
  'nvvm.setmaxregister': {
    lower: (cx, op) => {
      const way = wordOf(op.attrs.get('action')) === 'increase' ? 'inc' : 'dec';
      const count = cx.int('i32', numberOf(op, 'regCount'));
      emit(cx, op, `llvm.nvvm.setmaxnreg.${way}.sync.aligned.u32`, [{ number: count }]);
    },
  },
};
