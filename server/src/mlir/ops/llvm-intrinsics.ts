/** `llvm.intr.*`: LLVM's intrinsics that belong to no machine. */
import { splice } from '../../base/index.ts';
import type { MirType, Value as MirValue, OpName } from '../../mir/index.ts';
import { bitWidth } from '../../mir/index.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import { integerOf } from '../syntax/attributes.ts';
import type { OpReader } from '../syntax/parser.ts';
import type { Op } from '../syntax/tree.ts';
import { MATH } from './math.ts';
import { combined } from './reductions.ts';
import { eachElement, noneHeld, type OpRow, type OpTable } from './row.ts';

type Compute = (cx: FnCx, args: readonly MirValue[], op: Op) => MirValue;

const made = (compute: Compute, signed = false): OpRow => ({
  lower: (cx, op) => eachElement(cx, op, (args) => compute(cx, args, op), { signed }),
});

const plain = (name: OpName, signed = false): OpRow =>
  made((cx, args) => cx.b.value(name, [...args], args[0]!.type), signed);

/** The same function as an operation of `math` is. */
const asMath = (name: string): OpRow => ({ lower: (cx, op) => MATH[name]!.lower!(cx, op) });

/** Of two words one behind the other, the one that so many bits further begins. */
const funnel = (left: boolean): OpRow =>
  made((cx, [a, b, by]) => {
    const { type } = a!;
    const width = bitWidth(type);
    const count = cx.b.value('int.urem', [by!, cx.b.int(type, width)], type);
    const other = cx.b.value('int.sub', [cx.b.int(type, width), count], type);
    const [high, low] = left ? [count, other] : [other, count];
    const moved = cx.b.value(
      'int.or',
      [cx.b.value('int.shl', [a!, high], type), cx.b.value('int.lshr', [b!, low], type)],
      type,
    );
    const none = cx.b.icmp('eq', count, cx.b.int(type, 0));
    return cx.b.value('select', [none, left ? a! : b!, moved], type);
  });

/** Values first, then flags, as the structure has them. */
const overflow = (name: OpName): OpRow => ({
  lower: (cx, op) => {
    noneHeld(cx, op);
    const [as, bs] = [cx.of(op.operands[0]), cx.of(op.operands[1])];
    const pairs = as.map((a, i) => cx.b.emit(name, [a, bs[i]!], [a.type, 'i1']).results);
    cx.result(op, [...pairs.map(([value]) => value!), ...pairs.map(([, flag]) => flag!)]);
  },
});

/** Shifted left, or the nearest number that there is. */
const shiftSaturated = (signed: boolean): OpRow =>
  made((cx, [a, by]) => {
    const { b } = cx;
    const { type } = a!;
    const width = bitWidth(type);
    const moved = b.value('int.shl', [a!, by!], type);
    const back = b.value(signed ? 'int.ashr' : 'int.lshr', [moved, by!], type);
    const most = (1n << BigInt(signed ? width - 1 : width)) - 1n;
    const isNegative = b.icmp('slt', a!, b.int(type, 0));
    const limit = signed
      ? b.value('select', [isNegative, b.int(type, most + 1n), b.int(type, most)], type)
      : b.int(type, most);
    return b.value('select', [b.icmp('eq', back, a!), moved, limit], type);
  }, signed);

const threeWay = (signed: boolean): OpRow => ({
  lower: (cx, op) => {
    const [to] = cx.parts(op.results[0]!.type, op);
    eachElement(
      cx,
      op,
      ([a, b]) => {
        const above = cx.resize(cx.b.icmp(signed ? 'sgt' : 'ugt', a!, b!), to!, false);
        const below = cx.resize(cx.b.icmp(signed ? 'slt' : 'ult', a!, b!), to!, false);
        return cx.b.value('int.sub', [above, below], to!);
      },
      { signed },
    );
  },
});

/** To the nearest whole number. */
const toWhole = (rounding: OpName): OpRow => ({
  lower: (cx, op) => {
    const [to] = cx.parts(op.results[0]!.type, op);
    eachElement(cx, op, ([a]) =>
      cx.b.value('float.to.sint', [cx.b.value(rounding, [a!], a!.type)], to!),
    );
  },
});

/** Bits of the mask: NaNs that signal, others; infinite, normal, subnormal, zero by sign. */
function classOf(cx: FnCx, value: MirValue, mask: number): MirValue {
  const { b } = cx;
  const width = bitWidth(value.type);
  const type = `i${width}` as MirType;
  const fraction = { 16: 10, 32: 23, 64: 52 }[width]!;
  const bits = b.value('bitcast', [value], type);
  const top = 1n << BigInt(width - 1);
  const size = b.value('int.and', [bits, b.int(type, top - 1n)], type);
  const isNegative = b.icmp('slt', bits, b.int(type, 0));
  const infinite = ((1n << BigInt(width - 1 - fraction)) - 1n) << BigInt(fraction);
  const least = 1n << BigInt(fraction);
  const quiet = infinite | (1n << BigInt(fraction - 1));
  const between = (from: bigint, to: bigint): MirValue =>
    b.icmp(
      'ult',
      b.value('int.sub', [size, b.int(type, from)], type),
      b.int(type, BigInt.asUintN(width, to - from)),
    );
  const tests: readonly (readonly [MirValue, number, number])[] = [
    [between(infinite + 1n, quiet), 1, 1],
    [b.icmp('uge', size, b.int(type, quiet)), 2, 2],
    [b.icmp('eq', size, b.int(type, infinite)), 0x4, 0x200],
    [between(least, infinite), 0x8, 0x100],
    [between(1n, least), 0x10, 0x80],
    [b.icmp('eq', size, b.int(type, 0)), 0x20, 0x40],
  ];
  let out = b.int('i1', 0);
  for (const [test, negative, positive] of tests) {
    const [one, other] = [(mask & negative) !== 0, (mask & positive) !== 0];
    if (!one && !other) continue;
    const isPositive = b.value('int.xor', [isNegative, b.int('i1', 1)], 'i1');
    const own =
      one && other ? test : b.value('int.and', [test, one ? isNegative : isPositive], 'i1');
    out = b.value('int.or', [out, own], 'i1');
  }
  return out;
}

// ---- vectors ------------------------------------------------------------------------------------

const reduce = (name: OpName, signed = false): OpRow => ({
  lower: (cx, op) => {
    if (signed) noneHeld(cx, op);
    cx.result(op, [cx.of(op.operands[0]).reduce((a, b) => combined(cx, name, a, b))]);
  },
});

const reduceFloats = (name: OpName): OpRow => ({
  lower: (cx, op) => {
    noneHeld(cx, op);
    const start = cx.one(op, 0);
    cx.result(op, [cx.of(op.operands[1]).reduce((a, b) => combined(cx, name, a, b), start)]);
  },
});

function lowerVectorExtract(cx: FnCx, op: Op): void {
  const at = Number(integerOf(op.attrs.get('pos')) ?? 0n);
  const { length } = cx.parts(op.results[0]!.type, op);
  cx.result(op, cx.of(op.operands[0]).slice(at, at + length));
}

function lowerVectorInsert(cx: FnCx, op: Op): void {
  const at = Number(integerOf(op.attrs.get('pos')) ?? 0n);
  const parts = [...cx.of(op.operands[0])];
  const given = cx.of(op.operands[1]);
  splice(parts, at, given.length, given);
  cx.result(op, parts);
}

// ---- memory -------------------------------------------------------------------------------------

/** Bytes to copy or to fill: an operand, or a number of the form. */
function length(cx: FnCx, op: Op): MirValue {
  const inForm = integerOf(op.attrs.get('len'));
  return inForm === undefined ? cx.resize(cx.one(op, 2), 'i64', false) : cx.i64(inForm);
}

const copy = (name: 'mem.copy' | 'mem.move'): OpRow => ({
  lower: (cx, op) =>
    void cx.b.emit(name, [cx.one(op, 0), cx.one(op, 1), length(cx, op)], [], { align: 1 }),
});

const fill: OpRow = {
  lower: (cx, op) =>
    void cx.b.emit('mem.set', [cx.one(op, 0), cx.one(op, 1), length(cx, op)], [], { align: 1 }),
};

// ---- what says nothing to us --------------------------------------------------------------------

const nothing: OpRow = { lower: () => {} };
const first: OpRow = { lower: (cx, op) => cx.result(op, cx.of(op.operands[0])) };

/** `4, %p : !llvm.ptr`, or without the size. */
const readLifetime: OpReader = (parser, op) => {
  if (!parser.atOperand()) {
    parser.attribute();
    parser.expect(',');
  }
  op.operands.push(parser.operand());
  parser.attributes(op);
  parser.expect(':');
  op.operands[0]!.type = parser.type();
  parser.resultTypes(op, []);
};

/** Notes for debuggers: `#llvm.di_local_variable<...> = %v : i32`. */
const readDebug: OpReader = (parser, op) => {
  op.attrs.set(op.name.endsWith('.label') ? 'label' : 'varInfo', parser.attribute());
  if (parser.token.kind === 'hash') op.attrs.set('locationExpr', parser.attribute());
  if (parser.accept('=')) {
    op.operands.push(parser.operand());
    parser.expect(':');
    op.operands[0]!.type = parser.type();
  }
  parser.attributes(op);
  parser.resultTypes(op, []);
};

const trap: OpRow = {
  lower: (cx) => {
    cx.b.emit('trap', [], [], {});
    cx.b.block = cx.b.newBlock();
  },
};

export const LLVM_INTRINSICS: OpTable = {
  'llvm.intr.abs': plain('int.abs', true),
  'llvm.intr.ctlz': asMath('math.ctlz'),
  'llvm.intr.cttz': asMath('math.cttz'),
  'llvm.intr.fshl': funnel(true),
  'llvm.intr.fshr': funnel(false),
  'llvm.intr.sadd.sat': plain('int.sadd.sat', true),
  'llvm.intr.uadd.sat': plain('int.uadd.sat'),
  'llvm.intr.ssub.sat': plain('int.ssub.sat', true),
  'llvm.intr.usub.sat': plain('int.usub.sat'),
  'llvm.intr.sshl.sat': shiftSaturated(true),
  'llvm.intr.ushl.sat': shiftSaturated(false),
  'llvm.intr.sadd.with.overflow': overflow('int.sadd.ovf'),
  'llvm.intr.uadd.with.overflow': overflow('int.uadd.ovf'),
  'llvm.intr.ssub.with.overflow': overflow('int.ssub.ovf'),
  'llvm.intr.usub.with.overflow': overflow('int.usub.ovf'),
  'llvm.intr.smul.with.overflow': overflow('int.smul.ovf'),
  'llvm.intr.umul.with.overflow': overflow('int.umul.ovf'),
  'llvm.intr.scmp': threeWay(true),
  'llvm.intr.ucmp': threeWay(false),
  'llvm.intr.nearbyint': plain('float.roundeven'),
  'llvm.intr.lrint': toWhole('float.roundeven'),
  'llvm.intr.llrint': toWhole('float.roundeven'),
  'llvm.intr.lround': toWhole('float.round'),
  'llvm.intr.llround': toWhole('float.round'),
  'llvm.intr.is.fpclass': made((cx, [a], op) =>
    classOf(cx, a!, Number(integerOf(op.attrs.get('bit')) ?? 0n)),
  ),
  'llvm.intr.ldexp': made((cx, [a, by]) => scaled(cx, a!, by!)),
  ...Object.fromEntries(
    ['acos', 'asin', 'atan', 'atan2', 'cos', 'cosh', 'exp', 'exp2', 'log', 'log10', 'log2']
      .concat(['sin', 'sinh', 'tan', 'tanh'])
      .map((name) => [`llvm.intr.${name}`, asMath(`math.${name}`)]),
  ),
  'llvm.intr.pow': asMath('math.powf'),
  'llvm.intr.powi': asMath('math.fpowi'),
  'llvm.intr.vector.extract': { lower: lowerVectorExtract },
  'llvm.intr.vector.insert': { lower: lowerVectorInsert },
  'llvm.intr.vector.reduce.add': reduce('int.add'),
  'llvm.intr.vector.reduce.mul': reduce('int.mul'),
  'llvm.intr.vector.reduce.and': reduce('int.and'),
  'llvm.intr.vector.reduce.or': reduce('int.or'),
  'llvm.intr.vector.reduce.xor': reduce('int.xor'),
  'llvm.intr.vector.reduce.smax': reduce('int.smax', true),
  'llvm.intr.vector.reduce.smin': reduce('int.smin', true),
  'llvm.intr.vector.reduce.umax': reduce('int.umax'),
  'llvm.intr.vector.reduce.umin': reduce('int.umin'),
  'llvm.intr.vector.reduce.fmax': reduce('float.max', true),
  'llvm.intr.vector.reduce.fmin': reduce('float.min', true),
  'llvm.intr.vector.reduce.fmaximum': reduce('float.maximum', true),
  'llvm.intr.vector.reduce.fminimum': reduce('float.minimum', true),
  'llvm.intr.vector.reduce.fadd': reduceFloats('float.add'),
  'llvm.intr.vector.reduce.fmul': reduceFloats('float.mul'),
  'llvm.intr.memcpy': copy('mem.copy'),
  'llvm.intr.memcpy.inline': copy('mem.copy'),
  'llvm.intr.memmove': copy('mem.move'),
  'llvm.intr.memset': fill,
  'llvm.intr.memset.inline': fill,
  'llvm.intr.trap': trap,
  'llvm.intr.ubsantrap': trap,
  'llvm.intr.debugtrap': nothing,
  'llvm.intr.prefetch': nothing,
  'llvm.intr.expect': first,
  'llvm.intr.expect.with.probability': first,
  'llvm.intr.lifetime.start': { read: readLifetime, ...nothing },
  'llvm.intr.lifetime.end': { read: readLifetime, ...nothing },
  'llvm.intr.dbg.value': { read: readDebug, ...nothing },
  'llvm.intr.dbg.declare': { read: readDebug, ...nothing },
  'llvm.intr.dbg.label': { read: readDebug, ...nothing },
};

/**
 * Times a power of two. Products with what is not a last step are exact, or so small that nothing
 * is left of them.
 */
function scaled(cx: FnCx, value: MirValue, by: MirValue): MirValue {
  const { b } = cx;
  const to = value.type === 'f64' ? 'f64' : 'f32';
  const bits: MirType = to === 'f64' ? 'i64' : 'i32';
  const [bias, fraction] = to === 'f64' ? [1023, 52] : [127, 23];
  const number = (n: number): MirValue => b.int('i32', BigInt.asUintN(32, BigInt(n)));
  const power = (x: MirValue): MirValue => {
    const biased = cx.resize(b.value('int.add', [x, number(bias)], 'i32'), bits, false);
    return b.value('bitcast', [b.value('int.shl', [biased, b.int(bits, fraction)], bits)], to);
  };
  const low = number(1 - bias);
  let out = value.type === 'f16' ? b.value('float.cast', [value], 'f32') : value;
  let rest = cx.resize(by, 'i32', true);
  for (let i = 0; i < 3; i++) {
    const above = b.value('int.smin', [rest, number(bias)], 'i32');
    const down = i === 2 ? low : number(fraction + 1 + 1 - bias);
    const step = b.value('select', [b.icmp('slt', above, low), down, above], 'i32');
    out = b.value('float.mul', [out, power(step)], to);
    rest = b.value('int.sub', [rest, step], 'i32');
  }
  return value.type === to ? out : b.value('float.cast', [out], value.type);
}
