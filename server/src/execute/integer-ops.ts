/**
 * Code for integers, pointers and comparisons. Values below 32 bits are kept zero-extended. What is
 * rare (some operations of 128 bits) is evaluated outside, by the table that folding uses.
 */
import { bitWidth, type Inst, type IntPred, type MirType, type Value } from '../mir/index.ts';
import { OP } from '../wasm/index.ts';
import type { Emitter } from './emitter.ts';
import { constantOf, nullTest } from './values.ts';

const PLAIN: Readonly<Record<string, readonly [number, number]>> = {
  'int.add': [OP.i32Add, OP.i64Add],
  'int.sub': [OP.i32Sub, OP.i64Sub],
  'int.mul': [OP.i32Mul, OP.i64Mul],
  'int.and': [OP.i32And, OP.i64And],
  'int.or': [OP.i32Or, OP.i64Or],
  'int.xor': [OP.i32Xor, OP.i64Xor],
};

const COMPARE: Readonly<Record<IntPred, readonly [number, number]>> = {
  eq: [OP.i32Eq, OP.i64Eq],
  ne: [OP.i32Ne, OP.i64Ne],
  slt: [OP.i32LtS, OP.i64LtS],
  sle: [OP.i32LeS, OP.i64LeS],
  sgt: [OP.i32GtS, OP.i64GtS],
  sge: [OP.i32GeS, OP.i64GeS],
  ult: [OP.i32LtU, OP.i64LtU],
  ule: [OP.i32LeU, OP.i64LeU],
  ugt: [OP.i32GtU, OP.i64GtU],
  uge: [OP.i32GeU, OP.i64GeU],
};

const isWide = (type: MirType): boolean => bitWidth(type) === 64;

/** Puts the results of an integer or pointer operation on the stack; false for others. */
export function emitInteger(f: Emitter, inst: Inst): boolean {
  const { code } = f;
  const { op, args, attrs } = inst;
  const [a, b] = args;
  switch (op) {
    case 'const.int':
      pushConstant(f, inst.results[0].type, attrs.bits!);
      return true;
    case 'const.null':
      code.i64(0n);
      return true;
    case 'const.undef':
      pushZero(f, inst.results[0].type);
      return true;
    case 'int.add':
    case 'int.sub':
    case 'int.mul':
    case 'int.and':
    case 'int.or':
    case 'int.xor':
      if (a.type === 'i128') return wideBinary(f, inst);
      f.push(a);
      f.push(b);
      code.op(PLAIN[op]![isWide(a.type) ? 1 : 0]!);
      if (op === 'int.add' || op === 'int.sub' || op === 'int.mul') narrow(f, a.type);
      return true;
    case 'int.shl':
    case 'int.lshr':
    case 'int.ashr':
    case 'int.rotl':
    case 'int.rotr':
      return shift(f, inst);
    case 'int.sdiv':
    case 'int.udiv':
    case 'int.srem':
    case 'int.urem':
      return divide(f, inst);
    case 'int.cmp':
      return compare(f, inst);
    case 'int.trunc':
      if (a.type === 'i128') f.pushHalf(a, 0);
      else f.push(a);
      if (isWide(a.type) || a.type === 'i128') {
        if (isWide(inst.results[0].type)) return true;
        code.op(OP.i32WrapI64);
      }
      narrow(f, inst.results[0].type);
      return true;
    case 'int.zext':
    case 'int.sext':
      return extend(f, inst);
    case 'int.smin':
    case 'int.smax':
    case 'int.umin':
    case 'int.umax':
      return minimum(f, inst);
    case 'int.uadd.ovf':
    case 'int.usub.ovf':
    case 'int.sadd.ovf':
    case 'int.ssub.ovf':
    case 'int.umul.ovf':
    case 'int.smul.ovf':
      return overflowing(f, inst);
    case 'int.ctlz':
    case 'int.cttz':
    case 'int.ctpop':
      return count(f, inst);
    case 'int.umulhi':
    case 'int.smulhi':
      return highProduct(f, inst);
    case 'select':
      return select(f, inst);
    case 'ptr.add': {
      f.push(a);
      const by = constantOf(b);
      if (by === 0n) return true;
      f.push(b);
      code.op(OP.i64Add);
      return true;
    }
    case 'ptr.cast':
    case 'ptr.to.int':
      f.push(a);
      return true;
    case 'int.to.ptr':
      f.push(a);
      return true;
    case 'func.addr': {
      const index = f.env.tableIndex(attrs.symbol!);
      code.i64((0x40000000n << 32n) | BigInt(16 * index));
      return true;
    }
    case 'global.addr': {
      const global = f.env.source.globals.get(attrs.symbol!);
      if (global === undefined) return false;
      code.i32(0);
      code.memory(OP.i64Load, f.env.map.own + 2048 + 8 * f.env.globalIndex(global));
      return true;
    }
    default:
      return false;
  }
}

function pushConstant(f: Emitter, type: MirType, bits: bigint): void {
  const { code } = f;
  if (type === 'i128') {
    code.i64(bits);
    code.i64(bits >> 64n);
  } else if (isWide(type)) code.i64(bits);
  else code.i32(Number(BigInt.asIntN(32, bits)));
}

export function pushZero(f: Emitter, type: MirType): void {
  if (type === 'f32') f.code.f32(0);
  else if (type === 'f64') f.code.f64(0n);
  else pushConstant(f, type, 0n);
}

/** Cuts a result to its width. */
export function narrow(f: Emitter, type: MirType): void {
  const width = bitWidth(type);
  if (width >= 32) return;
  f.code.i32(2 ** width - 1);
  f.code.op(OP.i32And);
}

/** A value below 64 bits, sign-extended to its type of WebAssembly. */
export function pushSigned(f: Emitter, value: Value): void {
  f.push(value);
  signExtend(f, value.type);
}

function signExtend(f: Emitter, type: MirType): void {
  const { code } = f;
  if (type === 'i8') code.op(OP.i32Extend8S);
  else if (type === 'i16') code.op(OP.i32Extend16S);
  else if (type === 'i1') {
    code.i32(31);
    code.op(OP.i32Shl);
    code.i32(31);
    code.op(OP.i32ShrS);
  }
}

function wideBinary(f: Emitter, inst: Inst): boolean {
  const { code } = f;
  const { op } = inst;
  const [a, b] = inst.args;
  if (op === 'int.and' || op === 'int.or' || op === 'int.xor') {
    for (const half of [0, 1] as const) {
      f.pushHalf(a, half);
      f.pushHalf(b, half);
      code.op(PLAIN[op]![1]!);
    }
    return true;
  }
  if (op === 'int.mul') {
    // Low products, and the high half of the product of the low halves.
    const low = f.take('i64');
    f.pushHalf(a, 0);
    f.pushHalf(b, 0);
    code.op(OP.i64Mul);
    code.tee(low);
    f.pushHalf(a, 0);
    f.pushHalf(b, 0);
    code.call(f.env.helpers.highUnsigned);
    f.pushHalf(a, 0);
    f.pushHalf(b, 1);
    code.op(OP.i64Mul);
    code.op(OP.i64Add);
    f.pushHalf(a, 1);
    f.pushHalf(b, 0);
    code.op(OP.i64Mul);
    code.op(OP.i64Add);
    f.free('i64', low);
    return true;
  }
  const low = f.take('i64');
  f.pushHalf(a, 0);
  f.pushHalf(b, 0);
  code.op(op === 'int.add' ? OP.i64Add : OP.i64Sub);
  code.tee(low);
  f.pushHalf(a, 1);
  f.pushHalf(b, 1);
  code.op(op === 'int.add' ? OP.i64Add : OP.i64Sub);
  // Carry: the sum is below an operand; borrow: the first is below the second.
  if (op === 'int.add') code.get(low);
  f.pushHalf(a, 0);
  if (op === 'int.sub') f.pushHalf(b, 0);
  code.op(OP.i64LtU);
  code.op(OP.i64ExtendI32U);
  code.op(op === 'int.add' ? OP.i64Add : OP.i64Sub);
  f.free('i64', low);
  return true;
}

/** The amount of a shift modulo the width. */
function pushAmount(f: Emitter, value: Value): void {
  const { code } = f;
  f.push(value);
  const width = bitWidth(value.type);
  if (width < 32) {
    code.i32(width - 1);
    code.op(OP.i32And);
  }
}

function shift(f: Emitter, { op, args }: Inst): boolean {
  const { code } = f;
  const [a, b] = args;
  const { type } = a;
  if (type === 'i128') return wideShift(f, op, a, b);
  if (op === 'int.rotl' || op === 'int.rotr') {
    rotate(f, op === 'int.rotl', a, b);
    return true;
  }
  const wide = isWide(type);
  if (op === 'int.ashr') pushSigned(f, a);
  else f.push(a);
  pushAmount(f, b);
  if (op === 'int.shl') code.op(wide ? OP.i64Shl : OP.i32Shl);
  else if (op === 'int.lshr') code.op(wide ? OP.i64ShrU : OP.i32ShrU);
  else code.op(wide ? OP.i64ShrS : OP.i32ShrS);
  if (op !== 'int.lshr') narrow(f, type);
  return true;
}

function rotate(f: Emitter, left: boolean, a: Value, b: Value): void {
  const { code } = f;
  const width = bitWidth(a.type);
  f.push(a);
  if (width === 1) return;
  if (width >= 32) {
    f.push(b);
    const wide = width === 64;
    if (left) code.op(wide ? OP.i64Rotl : OP.i32Rotl);
    else code.op(wide ? OP.i64Rotr : OP.i32Rotr);
    return;
  }
  // Both parts of the rotated value.
  pushAmount(f, b);
  code.op(left ? OP.i32Shl : OP.i32ShrU);
  f.push(a);
  code.i32(width);
  pushAmount(f, b);
  code.op(OP.i32Sub);
  code.i32(width - 1);
  code.op(OP.i32And);
  code.op(left ? OP.i32ShrU : OP.i32Shl);
  code.op(OP.i32Or);
  narrow(f, a.type);
}

/** Shifts of 128 bits by a constant; others are evaluated outside. */
function wideShift(f: Emitter, op: Inst['op'], a: Value, b: Value): boolean {
  const { code } = f;
  const by = constantOf(b);
  if (by === undefined || op === 'int.rotl' || op === 'int.rotr') return false;
  const n = by & 127n;
  const fill = (): void => {
    if (op !== 'int.ashr') code.i64(0n);
    else {
      f.pushHalf(a, 1);
      code.i64(63n);
      code.op(OP.i64ShrS);
    }
  };
  if (n === 0n) {
    f.pushHalf(a, 0);
    f.pushHalf(a, 1);
    return true;
  }
  const joined = (from: 0 | 1, up: number, other: 0 | 1, down: number): void => {
    f.pushHalf(a, from);
    code.i64(n & 63n);
    code.op(up);
    f.pushHalf(a, other);
    code.i64(64n - (n & 63n));
    code.op(down);
    code.op(OP.i64Or);
  };
  const moved = (half: 0 | 1, how: number): void => {
    f.pushHalf(a, half);
    code.i64(n & 63n);
    code.op(how);
  };
  if (op === 'int.shl') {
    if (n >= 64n) {
      code.i64(0n);
      moved(0, OP.i64Shl);
    } else {
      moved(0, OP.i64Shl);
      joined(1, OP.i64Shl, 0, OP.i64ShrU);
    }
    return true;
  }
  const high = op === 'int.ashr' ? OP.i64ShrS : OP.i64ShrU;
  if (n >= 64n) {
    moved(1, high);
    fill();
  } else {
    joined(0, OP.i64ShrU, 1, OP.i64Shl);
    moved(1, high);
  }
  return true;
}

const DIVIDE: Readonly<Record<string, readonly [number, number]>> = {
  'int.sdiv': [OP.i32DivS, OP.i64DivS],
  'int.udiv': [OP.i32DivU, OP.i64DivU],
  'int.srem': [OP.i32RemS, OP.i64RemS],
  'int.urem': [OP.i32RemU, OP.i64RemU],
};

function divide(f: Emitter, inst: Inst): boolean {
  const [a, b] = inst.args;
  const { type } = a;
  if (type === 'i128') return false;
  const signed = inst.op === 'int.sdiv' || inst.op === 'int.srem';
  const by = constantOf(b);
  const isMinusOne = by !== undefined && BigInt.asIntN(bitWidth(type), by) === -1n;
  if (by === undefined || by === 0n || (signed && isMinusOne)) checkDivision(f, inst, signed);
  for (const one of [a, b]) {
    if (signed) pushSigned(f, one);
    else f.push(one);
  }
  f.code.op(DIVIDE[inst.op]![isWide(type) ? 1 : 0]);
  if (signed) narrow(f, type);
  return true;
}

/** A zero divisor and an overflow are undefined; the lowering checks first. */
function checkDivision(f: Emitter, inst: Inst, signed: boolean): void {
  const { code } = f;
  const [a, b] = inst.args;
  const { type } = a;
  const wide = isWide(type);
  f.push(b);
  code.op(wide ? OP.i64Eqz : OP.i32Eqz);
  if (signed) {
    f.push(a);
    pushConstant(f, type, 1n << BigInt(bitWidth(type) - 1));
    code.op(wide ? OP.i64Eq : OP.i32Eq);
    f.push(b);
    pushConstant(f, type, (1n << BigInt(bitWidth(type))) - 1n);
    code.op(wide ? OP.i64Eq : OP.i32Eq);
    code.op(OP.i32And);
    code.op(OP.i32Or);
  }
  code.if();
  f.report(f.site('divide', inst), a, b);
  code.end();
}

function compare(f: Emitter, inst: Inst): boolean {
  const { code } = f;
  const [a, b] = inst.args;
  const pred = inst.attrs.pred as IntPred;
  // A slot of the function has an address.
  if (nullTest(inst) && (f.facts.places[a.id] ?? f.facts.places[b.id]) !== undefined) {
    code.i32(pred === 'ne' ? 1 : 0);
    return true;
  }
  if (a.type === 'i128') {
    compareWide(f, pred, a, b);
    return true;
  }
  const wide = isWide(a.type);
  const signed = pred.startsWith('s');
  if (constantOf(b) === 0n && pred === 'eq') {
    f.push(a);
    code.op(wide ? OP.i64Eqz : OP.i32Eqz);
    return true;
  }
  if (signed && !wide) {
    pushSigned(f, a);
    pushSigned(f, b);
  } else {
    f.push(a);
    f.push(b);
  }
  code.op(COMPARE[pred][wide ? 1 : 0]);
  return true;
}

function compareWide(f: Emitter, pred: IntPred, a: Value, b: Value): void {
  const { code } = f;
  if (pred === 'eq' || pred === 'ne') {
    for (const half of [0, 1] as const) {
      f.pushHalf(a, half);
      f.pushHalf(b, half);
      code.op(OP.i64Xor);
    }
    code.op(OP.i64Or);
    code.op(OP.i64Eqz);
    if (pred === 'ne') code.op(OP.i32Eqz);
    return;
  }
  // The low halves decide where the high ones are equal.
  const low = `u${pred.slice(1)}` as IntPred;
  const strict = `${pred.slice(0, 2)}t` as IntPred;
  f.pushHalf(a, 0);
  f.pushHalf(b, 0);
  code.op(COMPARE[low][1]);
  f.pushHalf(a, 1);
  f.pushHalf(b, 1);
  code.op(COMPARE[strict][1]);
  f.pushHalf(a, 1);
  f.pushHalf(b, 1);
  code.op(OP.i64Eq);
  code.op(OP.select);
}

function extend(f: Emitter, inst: Inst): boolean {
  const { code } = f;
  const [a] = inst.args;
  const [to] = inst.results;
  const signed = inst.op === 'int.sext';
  const toWide = bitWidth(to.type) >= 64;
  if (to.type === 'i128') {
    const low = f.take('i64');
    if (signed) pushSigned(f, a);
    else f.push(a);
    if (!isWide(a.type)) code.op(signed ? OP.i64ExtendI32S : OP.i64ExtendI32U);
    code.tee(low);
    if (signed) {
      code.get(low);
      code.i64(63n);
      code.op(OP.i64ShrS);
    } else code.i64(0n);
    f.free('i64', low);
    return true;
  }
  if (signed) pushSigned(f, a);
  else f.push(a);
  if (toWide) code.op(signed ? OP.i64ExtendI32S : OP.i64ExtendI32U);
  else if (signed) narrow(f, to.type);
  return true;
}

function minimum(f: Emitter, { op, args }: Inst): boolean {
  const { code } = f;
  const [a, b] = args;
  if (a.type === 'i128') return false;
  const wide = isWide(a.type);
  const signed = op === 'int.smin' || op === 'int.smax';
  const less = op === 'int.smin' || op === 'int.umin';
  f.push(a);
  f.push(b);
  if (signed) {
    pushSigned(f, a);
    pushSigned(f, b);
  } else {
    f.push(a);
    f.push(b);
  }
  const pred: IntPred = signed ? (less ? 'slt' : 'sgt') : less ? 'ult' : 'ugt';
  code.op(COMPARE[pred][wide ? 1 : 0]);
  code.op(OP.select);
  return true;
}

function overflowing(f: Emitter, inst: Inst): boolean {
  const { code } = f;
  const { op } = inst;
  const [a, b] = inst.args;
  const { type } = a;
  const width = bitWidth(type);
  if (width === 128) return false;
  if (op === 'int.umul.ovf' || op === 'int.smul.ovf') return overflowingProduct(f, inst);
  const wide = width === 64;
  const add = op === 'int.uadd.ovf' || op === 'int.sadd.ovf';
  const wasm = wide ? 'i64' : 'i32';
  const sum = f.take(wasm);
  const plain = PLAIN[add ? 'int.add' : 'int.sub']!;
  f.push(a);
  f.push(b);
  code.op(plain[wide ? 1 : 0]!);
  narrow(f, type);
  code.tee(sum);
  if (op === 'int.uadd.ovf') {
    code.get(sum);
    f.push(a);
    code.op(wide ? OP.i64LtU : OP.i32LtU);
  } else if (op === 'int.usub.ovf') {
    f.push(a);
    f.push(b);
    code.op(wide ? OP.i64LtU : OP.i32LtU);
  } else {
    // The sign of the result differs from those of both operands of a sum.
    const xor = wide ? OP.i64Xor : OP.i32Xor;
    f.push(a);
    if (add) code.get(sum);
    else f.push(b);
    code.op(xor);
    if (add) f.push(b);
    else f.push(a);
    code.get(sum);
    code.op(xor);
    code.op(wide ? OP.i64And : OP.i32And);
    if (wide) {
      code.i64(63n);
      code.op(OP.i64ShrU);
      code.op(OP.i32WrapI64);
    } else {
      code.i32(width - 1);
      code.op(OP.i32ShrU);
      code.i32(1);
      code.op(OP.i32And);
    }
  }
  f.free(wasm, sum);
  return true;
}

function overflowingProduct(f: Emitter, inst: Inst): boolean {
  const { code } = f;
  const [a, b] = inst.args;
  const { type } = a;
  const width = bitWidth(type);
  const signed = inst.op === 'int.smul.ovf';
  if (width === 64) {
    f.push(a);
    f.push(b);
    code.op(OP.i64Mul);
    f.push(a);
    f.push(b);
    code.call(f.env.helpers.highUnsigned);
    if (signed) {
      signedHigh(f, a, b);
      f.push(a);
      f.push(b);
      code.op(OP.i64Mul);
      code.i64(63n);
      code.op(OP.i64ShrS);
      code.op(OP.i64Ne);
    } else {
      code.op(OP.i64Eqz);
      code.op(OP.i32Eqz);
    }
    return true;
  }
  const product = f.take('i64');
  for (const one of [a, b]) {
    if (signed) pushSigned(f, one);
    else f.push(one);
    code.op(signed ? OP.i64ExtendI32S : OP.i64ExtendI32U);
  }
  code.op(OP.i64Mul);
  code.tee(product);
  code.op(OP.i32WrapI64);
  narrow(f, type);
  code.get(product);
  if (signed) {
    code.i64(BigInt(64 - width));
    code.op(OP.i64Shl);
    code.i64(BigInt(64 - width));
    code.op(OP.i64ShrS);
  } else {
    code.i64((1n << BigInt(width)) - 1n);
    code.op(OP.i64And);
  }
  code.get(product);
  code.op(OP.i64Ne);
  f.free('i64', product);
  return true;
}

/** Makes the signed high half of a product of the unsigned one on the stack. */
function signedHigh(f: Emitter, a: Value, b: Value): void {
  const { code } = f;
  for (const [x, y] of [
    [a, b],
    [b, a],
  ] as const) {
    f.push(x);
    code.i64(63n);
    code.op(OP.i64ShrS);
    f.push(y);
    code.op(OP.i64And);
    code.op(OP.i64Sub);
  }
}

function highProduct(f: Emitter, inst: Inst): boolean {
  const { code } = f;
  const [a, b] = inst.args;
  const width = bitWidth(a.type);
  const signed = inst.op === 'int.smulhi';
  if (width === 128) return false;
  if (width === 64) {
    f.push(a);
    f.push(b);
    code.call(f.env.helpers.highUnsigned);
    if (signed) signedHigh(f, a, b);
    return true;
  }
  for (const one of [a, b]) {
    if (signed) pushSigned(f, one);
    else f.push(one);
    code.op(signed ? OP.i64ExtendI32S : OP.i64ExtendI32U);
  }
  code.op(OP.i64Mul);
  code.i64(BigInt(width));
  code.op(signed ? OP.i64ShrS : OP.i64ShrU);
  code.op(OP.i32WrapI64);
  narrow(f, a.type);
  return true;
}

function count(f: Emitter, { op, args }: Inst): boolean {
  const { code } = f;
  const [a] = args;
  const width = bitWidth(a.type);
  if (width === 128) return false;
  const wide = width === 64;
  f.push(a);
  if (op === 'int.ctpop') code.op(wide ? OP.i64Popcnt : OP.i32Popcnt);
  else if (op === 'int.ctlz') {
    code.op(wide ? OP.i64Clz : OP.i32Clz);
    if (width < 32) {
      code.i32(32 - width);
      code.op(OP.i32Sub);
    }
  } else {
    if (width < 32) {
      // A bit behind the value stops the count.
      code.i32(2 ** width);
      code.op(OP.i32Or);
    }
    code.op(wide ? OP.i64Ctz : OP.i32Ctz);
  }
  narrow(f, a.type);
  return true;
}

function select(f: Emitter, { args }: Inst): boolean {
  const { code } = f;
  const [condition, yes, no] = args;
  if (yes.type === 'i128') {
    for (const half of [0, 1] as const) {
      f.pushHalf(yes, half);
      f.pushHalf(no, half);
      f.push(condition);
      code.op(OP.select);
    }
    return true;
  }
  f.push(yes);
  f.push(no);
  f.push(condition);
  code.op(OP.select);
  return true;
}
