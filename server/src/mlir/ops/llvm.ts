/** The `llvm` dialect, as far as code for devices needs it. */
import { append, splice } from '../../base/index.ts';
import type {
  FloatPred,
  IntPred,
  MirType,
  OpName,
  Ordering,
  RmwKind,
  Scope,
} from '../../mir/index.ts';
import { bitWidth, isFloat, type Value as MirValue } from '../../mir/index.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import { loadFrom, mul, storeTo } from '../lower/memref.ts';
import { elementAt, structFields } from '../lower/structs.ts';
import { fieldOf } from '../syntax/aggregate.ts';
import { type Attribute, integerOf, integersOf } from '../syntax/attributes.ts';
import type { OpReader } from '../syntax/parser.ts';
import type { Op } from '../syntax/tree.ts';
import { type Type, UNKNOWN } from '../syntax/types.ts';
import { ARITH, constantBits, heldBits, INT_PREDICATES } from './arith.ts';
import { jump, lowerReturn, readBranch, readCondBranch } from './control.ts';
import { llvmIntrinsic } from './intrinsics.ts';
import { dynamicPrivateArray } from './private-array.ts';
import { eachElement, noneHeld, type OpRow, type OpTable, truthOf } from './row.ts';
import { rebits } from './vector.ts';

const SIGNED: ReadonlySet<OpName> = new Set<OpName>([
  'int.sdiv',
  'int.srem',
  'int.ashr',
  'int.smin',
  'int.smax',
  'int.abs',
]);

const plain = (name: OpName): OpRow => ({
  lower: (cx, op) =>
    eachElement(cx, op, (args) => cx.b.value(name, [...args], args[0]!.type), {
      signed: SIGNED.has(name),
    }),
});

const convert = (compute: (cx: FnCx, value: MirValue, to: MirType) => MirValue): OpRow => ({
  lower: (cx, op) => {
    noneHeld(cx, op);
    const [to] = cx.parts(op.results[0]!.type, op);
    eachElement(cx, op, ([value]) => compute(cx, value!, to!));
  },
});

/** The same as an operation of `arith`. */
const asArith = (name: string): OpRow => ({
  lower: (cx, op) => ARITH[`arith.${name}`]!.lower!(cx, op),
});

/** `"eq" %a, %b : i32` */
const readCompare: OpReader = (parser, op) => {
  const { token } = parser;
  if (token.kind !== 'string') parser.fail('expected a comparison');
  parser.next();
  op.attrs.set('predicate', { kind: 'string', value: token.text.slice(1, -1) });
  op.operands.push(parser.operand());
  parser.expect(',');
  op.operands.push(parser.operand());
  parser.attributes(op);
  parser.expect(':');
  const type = parser.type();
  for (const use of op.operands) use.type = type;
  parser.resultTypes(op, [truthOf(type)]);
};

const FLOAT_PREDICATES = [
  '_false',
  'oeq',
  'ogt',
  'oge',
  'olt',
  'ole',
  'one',
  'ord',
  'ueq',
  'ugt',
  'uge',
  'ult',
  'ule',
  'une',
  'uno',
  '_true',
];

function predicate(op: Op, words: readonly string[]): string | undefined {
  const attr = op.attrs.get('predicate');
  return attr?.kind === 'string' ? attr.value : words[Number(integerOf(attr) ?? -1n)];
}

function lowerICmp(cx: FnCx, op: Op): void {
  const pred = predicate(op, INT_PREDICATES) as IntPred | undefined;
  if (pred === undefined) throw cx.problem('a comparison without predicate', cx.nameOf(op));
  eachElement(
    cx,
    op,
    (args) => {
      const [a, b] = args.map((value) =>
        value.type.startsWith('ptr') ? address(cx, value) : value,
      );
      return cx.b.icmp(pred, a!, b!);
    },
    { signed: pred.startsWith('s') },
  );
}

function address(cx: FnCx, value: MirValue): MirValue {
  const generic = value.type === 'ptr' ? value : cx.b.value('ptr.cast', [value], 'ptr');
  return cx.b.value('ptr.to.int', [generic], 'i64');
}

function lowerFCmp(cx: FnCx, op: Op): void {
  const pred = predicate(op, FLOAT_PREDICATES);
  if (pred === undefined) throw cx.problem('a comparison without predicate', cx.nameOf(op));
  eachElement(cx, op, ([a, b]) => {
    if (pred === '_false' || pred === '_true') return cx.b.int('i1', pred === '_true' ? 1 : 0);
    return cx.b.fcmp(pred as FloatPred, a!, b!);
  });
}

// ---- constants ----------------------------------------------------------------------------------

const readConstant: OpReader = (parser, op) => {
  parser.expect('(');
  op.attrs.set('value', parser.attribute());
  parser.expect(')');
  parser.attributes(op);
  parser.expect(':');
  parser.resultTypes(op, [parser.type()]);
};

function lowerConstant(cx: FnCx, op: Op): void {
  const attr = op.attrs.get('value');
  const type = op.results[0]!.type;
  const parts = cx.parts(type, op);
  const values: readonly Attribute[] | undefined =
    attr?.kind === 'dense' ? attr.values : attr && [attr];
  if (values === undefined || (values.length !== 1 && values.length !== parts.length))
    throw cx.problem('this form of a constant', cx.nameOf(op));
  cx.result(
    op,
    parts.map((part, i) => {
      const value = values[values.length === 1 ? 0 : i]!;
      const bits = heldBits(value, type) ?? constantBits(value, part);
      if (bits === undefined) return cx.unsupported('this form of a constant', cx.nameOf(op));
      return isFloat(part) ? cx.b.float(part, bits) : cx.b.int(part, bits);
    }),
  );
}

export function zeros(cx: FnCx, op: Op): void {
  cx.result(
    op,
    cx.parts(op.results[0]!.type, op).map((part) => zero(cx, part)),
  );
}

function zero(cx: FnCx, part: MirType): MirValue {
  if (isFloat(part)) return cx.b.float(part, 0n);
  if (!part.startsWith('ptr')) return cx.b.int(part, 0);
  return cx.b.value('int.to.ptr', [cx.i64(0)], part);
}

// ---- memory -------------------------------------------------------------------------------------

function alignment(op: Op): number | undefined {
  const value = integerOf(op.attrs.get('alignment'));
  return value === undefined ? undefined : Number(value);
}

/** Indices step through arrays, structures and vectors. */
function lowerGep(cx: FnCx, op: Op): void {
  const elem = op.attrs.get('elem_type');
  if (elem?.kind !== 'type') throw cx.problem('an address without its type', cx.nameOf(op));
  let next = 1;
  const raw = integersOf(op.attrs.get('rawConstantIndices')) ?? [];
  let ptr = cx.one(op, 0);
  let type: Type = elem.type;
  for (const [i, value] of raw.entries()) {
    const index =
      value === -(1n << 31n)
        ? cx.resize(cx.one(op, next++), 'i64', true)
        : cx.i64(BigInt.asUintN(64, value));
    let at: MirValue;
    if (i === 0) at = cx.b.value('int.mul', [index, cx.i64(cx.memory(op, type).size)], 'i64');
    else {
      const step = structFields(type, Number(value));
      if (step === undefined) throw cx.problem('an address inside such a type', cx.nameOf(op));
      type = step.type;
      at =
        step.offset === undefined
          ? cx.b.value('int.mul', [index, cx.i64(cx.memory(op, type).size)], 'i64')
          : cx.i64(step.offset);
    }
    ptr = cx.b.ptrAdd(ptr, at);
  }
  cx.result(op, [ptr]);
}

/** Undefined for what is not atomic. */
function orderingOf(op: Op): Ordering | undefined {
  const text = word(op, 'ordering', ORDERING_WORDS);
  return text === 'unordered' ? 'relaxed' : ORDERINGS[text];
}

function lowerLoad(cx: FnCx, op: Op): void {
  const { type } = op.results[0]!;
  const ordering = orderingOf(op);
  if (ordering === undefined) {
    cx.result(op, loadFrom(cx, op, type, cx.one(op, 0), alignment(op)));
    return;
  }
  const [part, ...more] = cx.parts(type, op);
  if (more.length > 0) cx.unsupported('an atomic load of several numbers', cx.nameOf(op));
  const attrs = { ordering, scope: scopeOf(op), align: alignment(op) ?? bitWidth(part!) / 8 };
  cx.result(op, [cx.b.value('atomic.load', [cx.one(op, 0)], part!, attrs)]);
}

function lowerStore(cx: FnCx, op: Op): void {
  const ordering = orderingOf(op);
  if (ordering !== undefined) {
    const value = cx.one(op, 0);
    const attrs = {
      ordering,
      scope: scopeOf(op),
      align: alignment(op) ?? bitWidth(value.type) / 8,
    };
    cx.b.emit('atomic.store', [value, cx.one(op, 1)], [], attrs);
    return;
  }
  storeTo(cx, op, cx.typeOf(op.operands[0]), cx.one(op, 1), cx.of(op.operands[0]), alignment(op));
}

/** `%n x i32 : (i64) -> !llvm.ptr` */
const readAlloca: OpReader = (parser, op) => {
  if (parser.accept('inalloca')) op.attrs.set('inalloca', { kind: 'unit' });
  op.operands.push(parser.operand());
  parser.expect('x');
  op.attrs.set('elem_type', { kind: 'type', type: parser.type() });
  parser.attributes(op);
  parser.expect(':');
  const { inputs, results } = parser.functionType();
  op.operands[0]!.type = inputs[0];
  parser.resultTypes(op, results);
};

/** The first operand as 64 bits; LLVM takes the number of elements as unsigned. */
function unsignedCount(cx: FnCx, op: Op): MirValue {
  const count = cx.one(op, 0);
  return count.type === 'i64' ? count : cx.b.value('int.zext', [count], 'i64');
}

function lowerAlloca(cx: FnCx, op: Op): void {
  const elem = op.attrs.get('elem_type');
  const count = cx.constant(op.operands[0]?.value);
  if (elem?.kind !== 'type') throw cx.problem('a private array without a type', cx.nameOf(op));
  const { size, align: natural } = cx.memory(op, elem.type);
  const align = Math.max(natural, alignment(op) ?? 1);
  const slot =
    count === undefined
      ? dynamicPrivateArray(cx, op, mul(cx, unsignedCount(cx, op), cx.i64(size)), align)
      : cx.slot(Number(count) * size, align);
  const [to] = cx.parts(op.results[0]!.type, op);
  cx.result(op, [to === slot.type ? slot : cx.b.value('ptr.cast', [slot], to!)]);
}

const RMW: Readonly<Record<string, RmwKind>> = {
  xchg: 'xchg',
  add: 'add',
  sub: 'sub',
  _and: 'and',
  _or: 'or',
  _xor: 'xor',
  nand: 'nand',
  max: 'smax',
  min: 'smin',
  umax: 'umax',
  umin: 'umin',
  fadd: 'fadd',
  fmax: 'fmax',
  fmin: 'fmin',
};
const BIN_OPS = [
  'xchg',
  'add',
  'sub',
  '_and',
  'nand',
  '_or',
  '_xor',
  'max',
  'min',
  'umax',
  'umin',
  'fadd',
  'fsub',
  'fmax',
  'fmin',
];
const ORDERINGS: Readonly<Record<string, Ordering>> = {
  monotonic: 'relaxed',
  acquire: 'acquire',
  release: 'release',
  acq_rel: 'acqrel',
  seq_cst: 'seqcst',
};
const ORDERING_WORDS = [
  'not_atomic',
  'unordered',
  'monotonic',
  '',
  'acquire',
  'release',
  'acq_rel',
  'seq_cst',
];

function word(op: Op, name: string, words: readonly string[]): string {
  const attr = op.attrs.get(name);
  return attr?.kind === 'string' ? attr.value : (words[Number(integerOf(attr) ?? -1n)] ?? '');
}

function scopeOf(op: Op): Scope {
  const attr = op.attrs.get('syncscope');
  const text = attr?.kind === 'string' ? attr.value : '';
  if (/^(?:agent|device)/.test(text)) return 'device';
  if (/^(?:wavefront|singlethread)/.test(text)) return 'wave';
  return /^(?:workgroup|block)/.test(text) ? 'workgroup' : 'system';
}

function lowerRmw(cx: FnCx, op: Op): void {
  noneHeld(cx, op);
  const rmw = RMW[word(op, 'bin_op', BIN_OPS)];
  const ordering = ORDERINGS[word(op, 'ordering', ORDERING_WORDS)];
  if (rmw === undefined || ordering === undefined)
    throw cx.problem('an atomic of this kind', cx.nameOf(op));
  const value = cx.one(op, 1);
  const align = bitWidth(value.type) / 8;
  cx.result(op, [
    cx.b.value('atomic.rmw', [cx.one(op, 0), value], value.type, {
      rmw,
      ordering,
      scope: scopeOf(op),
      align,
    }),
  ]);
}

/** Gives the old value, and whether it was the expected one. */
function lowerCompareExchange(cx: FnCx, op: Op): void {
  noneHeld(cx, op);
  const ordering = ORDERINGS[word(op, 'success_ordering', ORDERING_WORDS)];
  const failure = ORDERINGS[word(op, 'failure_ordering', ORDERING_WORDS)];
  const [ptr, expected, wanted] = [0, 1, 2].map((i) => cx.one(op, i));
  if (ordering === undefined || failure === undefined || isFloat(expected!.type))
    throw cx.problem('an atomic of this kind', cx.nameOf(op));
  const align = bitWidth(expected!.type) / 8;
  const attrs = { ordering, failure, scope: scopeOf(op), align } as const;
  const types: MirType[] = [expected!.type, 'i1'];
  cx.result(op, [...cx.b.emit('atomic.cmpxchg', [ptr!, expected!, wanted!], types, attrs).results]);
}

// ---- aggregates ---------------------------------------------------------------------------------

/** Where the parts of an element stand among those of the whole. */
function element(cx: FnCx, op: Op, container: Type): { first: number; count: number } {
  const position = integersOf(op.attrs.get('position')) ?? [];
  const found = cx.attempt(op, () => elementAt(container, position));
  return found ?? cx.unsupported('such an aggregate', cx.nameOf(op));
}

function lowerExtractValue(cx: FnCx, op: Op): void {
  const { first, count } = element(cx, op, cx.typeOf(op.operands[0]));
  cx.result(op, cx.of(op.operands[0]).slice(first, first + count));
}

function lowerInsertValue(cx: FnCx, op: Op): void {
  const { first, count } = element(cx, op, cx.typeOf(op.operands[0]));
  const parts = [...cx.of(op.operands[0])];
  splice(parts, first, count, cx.of(op.operands[1]));
  cx.result(op, parts);
}

/** `%s[0] : !llvm.struct<...>`: the type of the part is that of the place. */
const readExtractValue: OpReader = (parser, op) => {
  const container = parser.operand();
  op.operands.push(container);
  parser.expect('[');
  const values = parser.list(']', () => parser.wholeNumber());
  op.attrs.set('position', { kind: 'numbers', element: { kind: 'index' }, values });
  parser.attributes(op);
  parser.expect(':');
  const whole = parser.type();
  container.type = whole;
  let type: Type | undefined = whole;
  for (const at of values) type = type && fieldOf(type, Number(at));
  parser.resultTypes(op, [type ?? UNKNOWN]);
};

function lowerExtractElement(cx: FnCx, op: Op): void {
  const parts = cx.of(op.operands[0]);
  const index = cx.constant(op.operands[1]?.value);
  if (index !== undefined) {
    cx.result(op, [
      parts[Number(index)] ?? cx.unsupported('a position outside the vector', cx.nameOf(op)),
    ]);
    return;
  }
  const at = cx.resize(cx.one(op, 1), 'i64', false);
  cx.result(op, [
    parts.reduce((other, part, i) =>
      cx.b.value('select', [cx.b.icmp('eq', at, cx.i64(i)), part, other], part.type),
    ),
  ]);
}

function lowerInsertElement(cx: FnCx, op: Op): void {
  const at = cx.resize(cx.one(op, 2), 'i64', false);
  const value = cx.one(op, 1);
  cx.result(
    op,
    cx
      .of(op.operands[0])
      .map((part, i) =>
        cx.b.value('select', [cx.b.icmp('eq', at, cx.i64(i)), value, part], part.type),
      ),
  );
}

function lowerShuffle(cx: FnCx, op: Op): void {
  const all = [...cx.of(op.operands[0]), ...cx.of(op.operands[1])];
  cx.result(
    op,
    (integersOf(op.attrs.get('mask')) ?? []).map((at) => all[Math.max(0, Number(at))]!),
  );
}

function lowerSelect(cx: FnCx, op: Op): void {
  const [conds, as, bs] = op.operands.map((use) => cx.of(use));
  cx.result(
    op,
    as!.map((a, i) =>
      cx.b.value('select', [conds![conds!.length === 1 ? 0 : i]!, a, bs![i]!], a.type),
    ),
  );
}

/** The same bits as numbers of another width; pointers stay what they are. */
function lowerBitcast(cx: FnCx, op: Op): void {
  const parts = cx.of(op.operands[0]);
  const { type } = op.results[0]!;
  const to = cx.parts(type, op);
  if (parts[0]!.type.startsWith('ptr') || to[0] === parts[0]!.type) cx.result(op, parts);
  else if (to[0] === 'i1' || parts[0]!.type === 'i1')
    cx.unsupported('the bits of a vector of `i1` as a number', cx.nameOf(op));
  else cx.result(op, rebits(cx, op, parts, to[0]!, to.length));
}

// ---- control ------------------------------------------------------------------------------------

/** `llvm.call_intrinsic "llvm.nvvm..."(%a) : (i32) -> i32` */
const readIntrinsic: OpReader = (parser, op) => {
  op.attrs.set('intrin', parser.attribute());
  parser.expect('(');
  append(op.operands, parser.operands());
  parser.expect(')');
  parser.attributes(op);
  parser.expect(':');
  const { inputs, results } = parser.functionType();
  op.operands.forEach((use, i) => {
    use.type = inputs[i];
  });
  parser.resultTypes(op, results);
};

function lowerIntrinsicCall(cx: FnCx, op: Op): void {
  const name = op.attrs.get('intrin');
  if (name?.kind !== 'string') throw cx.problem('an intrinsic without its name', cx.nameOf(op));
  const machine = /^llvm\.(nvvm|amdgcn)\./.exec(name.value)?.[1];
  if (machine !== (cx.target.name === 'ptx' ? 'nvvm' : 'amdgcn'))
    throw cx.problem(`\`${name.value}\` on this target`, cx.nameOf(op));
  const types = op.results.flatMap(({ type }) => cx.parts(type, op));
  cx.result(
    op,
    llvmIntrinsic(
      cx,
      name.value,
      op.operands.flatMap((use) => [...cx.of(use)]),
      types,
    ),
  );
}

export const LLVM: OpTable = {
  'ub.poison': { lower: zeros },
  'llvm.mlir.constant': { read: readConstant, lower: lowerConstant },
  'llvm.mlir.undef': { lower: zeros },
  'llvm.mlir.poison': { lower: zeros },
  'llvm.mlir.zero': { lower: zeros },
  'llvm.add': plain('int.add'),
  'llvm.sub': plain('int.sub'),
  'llvm.mul': plain('int.mul'),
  'llvm.udiv': plain('int.udiv'),
  'llvm.sdiv': plain('int.sdiv'),
  'llvm.urem': plain('int.urem'),
  'llvm.srem': plain('int.srem'),
  'llvm.and': plain('int.and'),
  'llvm.or': plain('int.or'),
  'llvm.xor': plain('int.xor'),
  'llvm.shl': plain('int.shl'),
  'llvm.lshr': plain('int.lshr'),
  'llvm.ashr': plain('int.ashr'),
  'llvm.fadd': plain('float.add'),
  'llvm.fsub': plain('float.sub'),
  'llvm.fmul': plain('float.mul'),
  'llvm.fdiv': plain('float.div'),
  'llvm.frem': plain('float.rem'),
  'llvm.fneg': plain('float.neg'),
  'llvm.icmp': { read: readCompare, lower: lowerICmp },
  'llvm.fcmp': { read: readCompare, lower: lowerFCmp },
  'llvm.select': { lower: lowerSelect },
  'llvm.zext': asArith('extui'),
  'llvm.sext': asArith('extsi'),
  'llvm.trunc': asArith('trunci'),
  'llvm.fpext': asArith('extf'),
  'llvm.fptrunc': asArith('truncf'),
  'llvm.sitofp': asArith('sitofp'),
  'llvm.uitofp': asArith('uitofp'),
  'llvm.fptosi': asArith('fptosi'),
  'llvm.fptoui': asArith('fptoui'),
  'llvm.addrspacecast': convert((cx, value, to) =>
    value.type === to ? value : cx.b.value('ptr.cast', [value], to),
  ),
  'llvm.ptrtoint': convert((cx, value, to) => cx.resize(address(cx, value), to, false)),
  'llvm.inttoptr': convert((cx, value, to) =>
    cx.b.value('int.to.ptr', [cx.resize(value, 'i64', false)], to),
  ),
  'llvm.freeze': { lower: (cx, op) => cx.result(op, cx.of(op.operands[0])) },
  'llvm.bitcast': { lower: lowerBitcast },
  'llvm.getelementptr': { lower: lowerGep },
  'llvm.load': { lower: lowerLoad },
  'llvm.store': { lower: lowerStore },
  'llvm.alloca': { read: readAlloca, lower: lowerAlloca },
  'llvm.atomicrmw': { lower: lowerRmw },
  'llvm.fence': {
    lower: (cx, op) => {
      const ordering = ORDERINGS[word(op, 'ordering', ORDERING_WORDS)];
      if (ordering === undefined) throw cx.problem('a fence of this kind', cx.nameOf(op));
      cx.b.emit('fence', [], [], { ordering, scope: scopeOf(op) });
    },
  },
  'llvm.cmpxchg': { lower: lowerCompareExchange },
  'llvm.intr.assume': { lower: () => {} },
  'llvm.extractvalue': { read: readExtractValue, lower: lowerExtractValue },
  'llvm.insertvalue': { lower: lowerInsertValue },
  'llvm.extractelement': { lower: lowerExtractElement },
  'llvm.insertelement': { lower: lowerInsertElement },
  'llvm.shufflevector': { lower: lowerShuffle },
  'llvm.br': { read: readBranch, terminator: true, lower: jump },
  'llvm.cond_br': { read: readCondBranch, terminator: true, lower: jump },
  'llvm.return': { terminator: true, lower: lowerReturn },
  'llvm.unreachable': { terminator: true, lower: (cx) => void cx.b.emit('trap', [], [], {}) },
  'llvm.call_intrinsic': { read: readIntrinsic, lower: lowerIntrinsicCall },
  'llvm.intr.fma': plain('float.fma'),
  'llvm.intr.fmuladd': plain('float.fma'),
  'llvm.intr.fabs': plain('float.abs'),
  'llvm.intr.sqrt': plain('float.sqrt'),
  'llvm.intr.floor': plain('float.floor'),
  'llvm.intr.ceil': plain('float.ceil'),
  'llvm.intr.trunc': plain('float.trunc'),
  'llvm.intr.rint': plain('float.roundeven'),
  'llvm.intr.roundeven': plain('float.roundeven'),
  'llvm.intr.round': plain('float.round'),
  'llvm.intr.copysign': plain('float.copysign'),
  'llvm.intr.maxnum': plain('float.max'),
  'llvm.intr.minnum': plain('float.min'),
  'llvm.intr.maximum': plain('float.maximum'),
  'llvm.intr.minimum': plain('float.minimum'),
  'llvm.intr.smax': plain('int.smax'),
  'llvm.intr.smin': plain('int.smin'),
  'llvm.intr.umax': plain('int.umax'),
  'llvm.intr.umin': plain('int.umin'),
  'llvm.intr.ctpop': plain('int.ctpop'),
  'llvm.intr.bswap': plain('int.bswap'),
  'llvm.intr.bitreverse': plain('int.bitrev'),
};
