/**
 * Code for floats. NaNs get the bits of the target's arithmetic where they can be seen: when they
 * are stored, passed on or taken apart. What depends on the target or needs more than one rounding
 * is computed outside.
 */
import type { FloatPred, Inst } from '../mir/index.ts';
import { OP } from '../wasm/index.ts';
import type { Emitter } from './emitter.ts';
import { pushSigned } from './integer-ops.ts';

const PLAIN: Readonly<Record<string, readonly [number, number]>> = {
  'float.add': [OP.f32Add, OP.f64Add],
  'float.sub': [OP.f32Sub, OP.f64Sub],
  'float.mul': [OP.f32Mul, OP.f64Mul],
  'float.div': [OP.f32Div, OP.f64Div],
  'float.minimum': [OP.f32Min, OP.f64Min],
  'float.maximum': [OP.f32Max, OP.f64Max],
  'float.sqrt': [OP.f32Sqrt, OP.f64Sqrt],
  'float.floor': [OP.f32Floor, OP.f64Floor],
  'float.ceil': [OP.f32Ceil, OP.f64Ceil],
  'float.trunc': [OP.f32Trunc, OP.f64Trunc],
  'float.roundeven': [OP.f32Nearest, OP.f64Nearest],
};

/** Functions outside by their number. */
export const FLOAT_FUNCTIONS = [
  'float.sin',
  'float.cos',
  'float.exp2',
  'float.log2',
  'float.round',
  'float.rem',
] as const;

export type FloatFunction = (typeof FLOAT_FUNCTIONS)[number];

type Handler = (f: Emitter, inst: Inst) => boolean;

/** Puts the result of a float operation on the stack; false for others. */
export function emitFloat(f: Emitter, inst: Inst): boolean {
  const { op } = inst;
  if (op === 'const.float') return constant(f, inst);
  if (op === 'bitcast') return bitcast(f, inst);
  if (!op.startsWith('float.')) return false;
  // Halves are computed outside.
  if (inst.args[0].type === 'f16' || inst.results[0].type === 'f16') return false;
  return (HANDLERS[op] ?? plain)(f, inst);
}

/** Index in pairs of opcodes. */
const at = ({ args }: Inst): 0 | 1 => (args[0].type === 'f64' ? 1 : 0);

function constant({ code }: Emitter, { attrs, results: [result] }: Inst): boolean {
  if (result!.type === 'f32') code.f32(Number(attrs.bits!));
  else if (result!.type === 'f64') code.f64(attrs.bits!);
  else code.i32(Number(attrs.bits!));
  return true;
}

/** What is one instruction, or a function outside. */
function plain(f: Emitter, inst: Inst): boolean {
  const { code } = f;
  const [a, b] = inst.args;
  const wide = at(inst);
  const opcodes = PLAIN[inst.op];
  if (opcodes !== undefined) {
    f.push(a);
    if (inst.args.length > 1) f.push(b);
    code.op(opcodes[wide]);
    return true;
  }
  const number = FLOAT_FUNCTIONS.indexOf(inst.op as FloatFunction);
  if (number < 0) return false;
  code.i32(number);
  f.push(a);
  if (inst.args.length > 1) f.push(b);
  else if (wide) code.f64(0n);
  else code.f32(0);
  code.call(wide ? f.env.imports.float64 : f.env.imports.float32);
  return true;
}

/** Operations on the bits: NaNs need theirs first. */
const onBits =
  (opcodes: readonly [number, number]): Handler =>
  (f, inst) => {
    for (const arg of inst.args) f.pushStored(arg);
    f.code.op(opcodes[at(inst)]);
    return true;
  };

/** Minimum and maximum that ignore a NaN operand. */
const ignoringNan =
  (opcodes: readonly [number, number]): Handler =>
  (f, inst) => {
    const { code } = f;
    const [a, b] = inst.args;
    const ne = at(inst) ? OP.f64Ne : OP.f32Ne;
    f.push(b);
    f.push(a);
    f.push(a);
    f.push(b);
    code.op(opcodes[at(inst)]);
    f.push(b);
    f.push(b);
    code.op(ne);
    code.op(OP.select);
    f.push(a);
    f.push(a);
    code.op(ne);
    code.op(OP.select);
    return true;
  };

const HANDLERS: Readonly<Record<string, Handler>> = {
  'float.neg': onBits([OP.f32Neg, OP.f64Neg]),
  'float.abs': onBits([OP.f32Abs, OP.f64Abs]),
  'float.copysign': onBits([OP.f32Copysign, OP.f64Copysign]),
  'float.min': ignoringNan([OP.f32Min, OP.f64Min]),
  'float.max': ignoringNan([OP.f32Max, OP.f64Max]),
  'float.cmp': compare,
  'float.from.sint': fromInteger,
  'float.from.uint': fromInteger,
  'float.to.sint': toInteger,
  'float.to.uint': toInteger,
  'float.fma': (f, inst) => {
    for (const arg of inst.args) f.push(arg);
    f.code.call(at(inst) ? f.env.imports.fma64 : f.env.imports.fma32);
    return true;
  },
  'float.cast': (f, inst) => {
    const from = inst.args[0].type;
    const to = inst.results[0].type;
    f.push(inst.args[0]);
    if (from === 'f32' && to === 'f64') f.code.op(OP.f64PromoteF32);
    else if (from === 'f64' && to === 'f32') f.code.op(OP.f32DemoteF64);
    return true;
  },
};

function bitcast(f: Emitter, inst: Inst): boolean {
  const { code } = f;
  const [a] = inst.args;
  const from = a.type;
  const to = inst.results[0].type;
  if (from === 'i128') {
    f.push(a);
    return true;
  }
  f.pushStored(a);
  if (from === 'f32' && to !== 'f32') code.op(OP.i32ReinterpretF32);
  else if (from === 'f64' && to !== 'f64') code.op(OP.i64ReinterpretF64);
  if (to === 'f32' && from !== 'f32') code.op(OP.f32ReinterpretI32);
  else if (to === 'f64' && from !== 'f64') code.op(OP.f64ReinterpretI64);
  return true;
}

function compare(f: Emitter, inst: Inst): boolean {
  const { code } = f;
  const [a, b] = inst.args;
  const at = a.type === 'f64' ? 1 : 0;
  const table: Readonly<Record<string, readonly [number, number]>> = {
    eq: [OP.f32Eq, OP.f64Eq],
    ne: [OP.f32Ne, OP.f64Ne],
    lt: [OP.f32Lt, OP.f64Lt],
    le: [OP.f32Le, OP.f64Le],
    gt: [OP.f32Gt, OP.f64Gt],
    ge: [OP.f32Ge, OP.f64Ge],
  };
  const plain = (name: string): void => {
    f.push(a);
    f.push(b);
    code.op(table[name]![at]!);
  };
  const not = (name: string): void => {
    plain(name);
    code.op(OP.i32Eqz);
  };
  const pred = inst.attrs.pred as FloatPred;
  switch (pred) {
    case 'oeq':
    case 'olt':
    case 'ole':
    case 'ogt':
    case 'oge':
      plain(pred.slice(1));
      return true;
    case 'une':
      plain('ne');
      return true;
    case 'ult':
      not('ge');
      return true;
    case 'ule':
      not('gt');
      return true;
    case 'ugt':
      not('le');
      return true;
    case 'uge':
      not('lt');
      return true;
    case 'one':
    case 'ueq':
      plain('lt');
      plain('gt');
      code.op(OP.i32Or);
      if (pred === 'ueq') code.op(OP.i32Eqz);
      return true;
    default:
      for (const value of [a, b]) {
        f.push(value);
        f.push(value);
        code.op(table[pred === 'ord' ? 'eq' : 'ne']![at]!);
      }
      code.op(pred === 'ord' ? OP.i32And : OP.i32Or);
      return true;
  }
}

function fromInteger(f: Emitter, inst: Inst): boolean {
  const { code } = f;
  const [a] = inst.args;
  const signed = inst.op === 'float.from.sint';
  const wide = inst.results[0].type === 'f64';
  if (a.type === 'i128') return false;
  if (a.type === 'i64') {
    f.push(a);
    if (signed) code.op(wide ? OP.f64ConvertI64S : OP.f32ConvertI64S);
    else code.op(wide ? OP.f64ConvertI64U : OP.f32ConvertI64U);
    return true;
  }
  if (signed) {
    pushSigned(f, a);
    code.op(wide ? OP.f64ConvertI32S : OP.f32ConvertI32S);
  } else {
    f.push(a);
    code.op(wide ? OP.f64ConvertI32U : OP.f32ConvertI32U);
  }
  return true;
}

function toInteger(f: Emitter, inst: Inst): boolean {
  const { code } = f;
  const [a] = inst.args;
  const to = inst.results[0].type;
  const signed = inst.op === 'float.to.sint';
  const wide = a.type === 'f64';
  if (to === 'i64') {
    f.push(a);
    if (signed) code.op(wide ? OP.i64TruncSatF64S : OP.i64TruncSatF32S);
    else code.op(wide ? OP.i64TruncSatF64U : OP.i64TruncSatF32U);
    return true;
  }
  if (to !== 'i32') return false;
  f.push(a);
  if (signed) code.op(wide ? OP.i32TruncSatF64S : OP.i32TruncSatF32S);
  else code.op(wide ? OP.i32TruncSatF64U : OP.i32TruncSatF32U);
  return true;
}
