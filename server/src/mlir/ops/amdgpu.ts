/**
 * The `amdgpu` dialect: products of matrices, moves between lanes, conversions of small floats.
 * Each becomes the intrinsics that MLIR's lowering to ROCDL has for it (`AMDGPUToROCDL.cpp`).
 */
import type { Value as MirValue } from '../../mir/index.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import { addressOf, indicesOf, memrefOf } from '../lower/memref.ts';
import { type Attribute, integerOf, integersOf } from '../syntax/attributes.ts';
import type { Op } from '../syntax/tree.ts';
import { I32, I64, type Type, typeText } from '../syntax/types.ts';
import { byWords } from './gpu-lanes.ts';
import { llvmIntrinsic, onMachine } from './intrinsics.ts';
import { type Argument, amdIntrinsic, argument, toRegisters } from './registers.ts';
import { elementOf, type OpRow, type OpTable } from './row.ts';

const number = (
  cx: FnCx,
  value: bigint | number,
  type: 'i1' | 'i16' | 'i32' = 'i32',
): Argument => ({
  number: cx.int(type, value),
});

function integer(op: Op, name: string): number {
  return Number(integerOf(op.attrs.get(name)) ?? 0n);
}

function isSet(op: Op, name: string): boolean {
  const attr = op.attrs.get(name);
  return attr !== undefined && !(attr.kind === 'bool' && !attr.value);
}

function wordOf(attr: Attribute | undefined): string {
  const text = attr?.kind === 'string' ? attr.value : attr?.kind === 'other' ? attr.text : '';
  return /(?<!\w)(\w+)\s*>*$/.exec(text)?.[1] ?? '';
}

/** `fp8` and `bf8` as the machines call them; undefined for all other floats. */
function byteFloat(type: Type): 'fp8' | 'bf8' | undefined {
  const { kind } = elementOf(type);
  if (kind !== 'float') return undefined;
  const found = /^f8E(4M3FN(?:UZ)?|5M2(?:FNUZ)?)$/.exec(typeText(elementOf(type)));
  if (found === null) return undefined;
  return found[1]!.startsWith('4') ? 'fp8' : 'bf8';
}

/** Elements of 8 bits reach the products as words. */
function factor(cx: FnCx, op: Op, index: number): Argument {
  const given = argument(cx, op, index);
  if (!('type' in given)) return given;
  const { type, parts } = given;
  const isBytes = typeText(elementOf(type)) === 'i8' || byteFloat(type) !== undefined;
  if (type.kind !== 'vector' || !isBytes) return given;
  const packed = toRegisters(cx, op, type, parts, 'whole');
  if (packed.length > 1)
    return { type: { kind: 'vector', shape: [packed.length], element: I32 }, parts: packed };
  return { type: packed[0]!.type === 'i64' ? I64 : I32, parts: packed };
}

// ---- products -----------------------------------------------------------------------------------

/** Elements of a thread from which on the intrinsic's name has a point before the type. */
const POINT: Readonly<Record<string, number>> = { f16: 8, bf16: 8, i8: 8 };

function mfmaSource(cx: FnCx, op: Op): string {
  const [a, b] = [cx.typeOf(op.operands[0]), cx.typeOf(op.operands[1])];
  const [x, y] = [byteFloat(a), byteFloat(b)];
  if (x !== undefined && y !== undefined) return `.${x}.${y}`;
  const name = typeText(elementOf(a));
  const count = a.kind === 'vector' ? a.shape[0]! : 1;
  if (name === 'f32' && isSet(op, 'reducePrecision')) return '.xf32';
  if (name === 'i32') return 'i8';
  if (name === 'i64') return '.i8';
  const isLate = POINT[name] !== undefined && count >= POINT[name];
  if (isLate) return `.${name}`;
  return name === 'bf16' && count === 4 ? 'bf16.1k' : name;
}

const PERMUTED = [
  'none',
  'bcast_first_32',
  'bcast_second_32',
  'rotate_16_right',
  'bcast_first_16',
  'bcast_second_16',
  'bcast_third_16',
  'bcast_fourth_16',
];

const FORMATS: Readonly<Record<string, number>> = {
  f8E4M3FN: 0,
  f8E5M2: 1,
  f6E2M3FN: 2,
  f6E3M2FN: 3,
  f4E2M1FN: 4,
};

function shapeOf(op: Op): string {
  return ['m', 'n', 'k'].map((name) => integer(op, name)).join('x');
}

function sumName(op: Op): string {
  return typeText(elementOf(op.results[0]!.type));
}

/** How a factor is written; a refusal for what the product does not take. */
function formatOf(cx: FnCx, op: Op, index: number): Argument {
  const name = typeText(elementOf(cx.typeOf(op.operands[index])));
  const format = FORMATS[name];
  if (format === undefined || !name.startsWith('f8'))
    return cx.unsupported(`\`${op.name}\` of \`${name}\``, cx.nameOf(op));
  return number(cx, format);
}

/** Products of long rows, with scales or without. */
function scaledProduct(cx: FnCx, op: Op, scales: readonly Argument[]): void {
  const [a, b, c] = [0, 1, 2].map((i) => factor(cx, op, i));
  const args = [a!, b!, c!, formatOf(cx, op, 0), formatOf(cx, op, 1), ...scales];
  const symbol = `llvm.amdgcn.mfma.scale.${sumName(op)}.${shapeOf(op)}.f8f6f4`;
  cx.result(op, amdIntrinsic(cx, op, symbol, args, op.results[0]!.type));
}

function lowerMfma(cx: FnCx, op: Op): void {
  onMachine(cx, op, 'amdgcn');
  const zero = (): Argument => number(cx, 0);
  if (integer(op, 'k') >= 64 && byteFloat(cx.typeOf(op.operands[0])) !== undefined) {
    scaledProduct(cx, op, [zero(), zero(), zero(), zero()]);
    return;
  }
  const type = op.results[0]!.type;
  const negated = ['negateA', 'negateB', 'negateC'].reduce(
    (sum, name, i) => sum + (isSet(op, name) ? 1 << i : 0),
    0,
  );
  const blgp = negated || Math.max(0, PERMUTED.indexOf(wordOf(op.attrs.get('blgp'))));
  const fields = [integer(op, 'cbsz'), integer(op, 'abid'), blgp].map((one) => number(cx, one));
  const symbol = `llvm.amdgcn.mfma.${sumName(op)}.${shapeOf(op)}${mfmaSource(cx, op)}`;
  const args = [factor(cx, op, 0), factor(cx, op, 1), argument(cx, op, 2), ...fields];
  cx.result(op, amdIntrinsic(cx, op, symbol, args, type));
}

/** A scale of 8 bits, or four of them in a word. */
function scaleOf(cx: FnCx, op: Op, index: number): Argument {
  const type = cx.typeOf(op.operands[index]);
  const [word] = toRegisters(cx, op, type, cx.of(op.operands[index]), 'whole');
  return { number: cx.resize(word!, 'i32', false) };
}

function lowerScaledMfma(cx: FnCx, op: Op): void {
  onMachine(cx, op, 'amdgcn');
  scaledProduct(cx, op, [
    number(cx, integer(op, 'scalesIdxA')),
    scaleOf(cx, op, 3),
    number(cx, integer(op, 'scalesIdxB')),
    scaleOf(cx, op, 4),
  ]);
}

function lowerSparse(cx: FnCx, op: Op): void {
  onMachine(cx, op, 'amdgcn');
  const [a, b] = [cx.typeOf(op.operands[0]), cx.typeOf(op.operands[1])];
  const [x, y] = [byteFloat(a), byteFloat(b)];
  const from = x !== undefined && y !== undefined ? `${x}.${y}` : typeText(elementOf(a));
  const symbol = `llvm.amdgcn.smfmac.${sumName(op)}.${shapeOf(op)}.${from}`;
  const fields = [integer(op, 'cbsz'), integer(op, 'abid')].map((one) => number(cx, one));
  const [a0, b0, c0, index] = [
    factor(cx, op, 0),
    factor(cx, op, 1),
    argument(cx, op, 2),
    scaleOf(cx, op, 3),
  ];
  cx.result(op, amdIntrinsic(cx, op, symbol, [a0, b0, c0, index, ...fields], op.results[0]!.type));
}

/** Integers have a flag for each factor that says whether it is signed; types do not count. */
function lowerWmma(cx: FnCx, op: Op): void {
  onMachine(cx, op, 'amdgcn');
  const [a, b] = [cx.typeOf(op.operands[0]), cx.typeOf(op.operands[1])];
  const [x, y] = [byteFloat(a), byteFloat(b)];
  const element = typeText(elementOf(a));
  const isInteger = /^[su]?i[48]$/.test(element);
  const from =
    x !== undefined && y !== undefined
      ? `${x}.${y}`
      : isInteger
        ? `iu${element.replace(/\D/g, '')}`
        : element;
  if (element.endsWith('i4')) cx.unsupported(`\`${op.name}\` of \`${element}\``, cx.nameOf(op));
  const k = integer(op, 'k');
  const symbol = `llvm.amdgcn.wmma.${sumName(op)}.${shapeOf(op)}.${from}`;
  const [left, right, sum] = [factor(cx, op, 0), factor(cx, op, 1), argument(cx, op, 2)];
  const flag = (one: boolean): Argument => number(cx, one ? 1 : 0, 'i1');
  const signed = (name: string): Argument => flag(!isSet(op, name));
  const no = (): Argument => flag(false);
  const modifier = number(cx, 0, 'i16');
  let args: Argument[];
  if (isInteger) {
    const reuse = k === 64 ? [no(), no()] : [];
    args = [
      signed('unsignedA'),
      left,
      signed('unsignedB'),
      right,
      sum,
      ...reuse,
      flag(isSet(op, 'clamp')),
    ];
  } else if (x !== undefined && k > 16) args = [left, right, modifier, sum, no(), no()];
  else if (k !== 16) args = [no(), left, no(), right, modifier, sum, no(), no()];
  else if (/16$/.test(sumName(op)) && x === undefined)
    args = [left, right, sum, flag(integer(op, 'subwordOffset') !== 0)];
  else args = [left, right, sum];
  cx.result(op, amdIntrinsic(cx, op, symbol, args, op.results[0]!.type));
}

// ---- lanes --------------------------------------------------------------------------------------

/** Control words of `v_mov_b32_dpp`, without the number that some add. */
const DPP: Readonly<Record<string, number>> = {
  row_shl: 0x100,
  row_shr: 0x110,
  row_ror: 0x120,
  wave_shl: 0x130,
  wave_rol: 0x134,
  wave_shr: 0x138,
  wave_ror: 0x13c,
  row_mirror: 0x140,
  row_half_mirror: 0x141,
  row_bcast_15: 0x142,
  row_bcast_31: 0x143,
};

function dppControl(cx: FnCx, op: Op): number {
  const kind = wordOf(op.attrs.get('kind'));
  const attr = op.attrs.get('permArgument');
  if (kind === 'quad_perm')
    return (integersOf(attr) ?? numbersIn(attr)).reduce(
      (sum, lane, i) => sum | (Number(lane) << (2 * i)),
      0,
    );
  const base = DPP[kind];
  if (base === undefined) throw cx.problem('a move between lanes of this kind', cx.nameOf(op));
  const by = integerOf(attr) ?? numbersIn(attr)[0] ?? 0n;
  return /^row_(?:sh[lr]|ror)$/.test(kind) ? base | Number(by) : base;
}

function numbersIn(attr: Attribute | undefined): bigint[] {
  const text = attr?.kind === 'other' ? attr.text.replace(/:\s*[a-z]+\d+/g, '') : '';
  return (text.match(/\d+/g) ?? []).map(BigInt);
}

function lowerDpp(cx: FnCx, op: Op): void {
  onMachine(cx, op, 'amdgcn');
  const control = dppControl(cx, op);
  const mask = (name: string): number => (op.attrs.has(name) ? integer(op, name) : 15);
  const [rows, banks] = [mask('row_mask'), mask('bank_mask')];
  const bound = isSet(op, 'bound_ctrl') ? 1 : 0;
  const olds = cx.of(op.operands[0]);
  cx.result(
    op,
    cx.of(op.operands[1]).map((value, i) => {
      const words: MirValue[] = [];
      byWords(cx, op, olds[i]!, (word) => {
        words.push(word);
        return word;
      });
      return byWords(cx, op, value, (word) => {
        const args = [
          words.shift()!,
          word,
          cx.int('i32', control),
          cx.int('i32', rows),
          cx.int('i32', banks),
          cx.int('i1', bound),
        ];
        return llvmIntrinsic(cx, 'llvm.amdgcn.update.dpp.i32', args, ['i32'])[0]!;
      });
    }),
  );
}

/** The same for each word of a value, packed where elements are small. */
function eachWord(cx: FnCx, op: Op, move: (word: MirValue) => MirValue): void {
  onMachine(cx, op, 'amdgcn');
  cx.result(
    op,
    cx.of(op.operands[0]).map((part) => byWords(cx, op, part, move)),
  );
}

function lowerSwizzle(cx: FnCx, op: Op): void {
  const mode =
    (integer(op, 'xor_mask') << 10) | (integer(op, 'or_mask') << 5) | integer(op, 'and_mask');
  eachWord(
    cx,
    op,
    (word) => llvmIntrinsic(cx, 'llvm.amdgcn.ds.swizzle', [word, cx.int('i32', mode)], ['i32'])[0]!,
  );
}

/** Of the two rows that change places, each lane has the one that is not its own. */
function lowerSwap(cx: FnCx, op: Op): void {
  const symbol = `llvm.amdgcn.permlane${integer(op, 'row_length')}.swap`;
  const flags = ['fetch_inactive', 'bound_ctrl'].map((name) =>
    cx.int('i1', isSet(op, name) ? 1 : 0),
  );
  eachWord(cx, op, (word) => {
    const [one, other] = llvmIntrinsic(cx, symbol, [word, word, ...flags], ['i32', 'i32']);
    return cx.b.value('select', [cx.b.icmp('eq', one!, word), other!, one!], 'i32');
  });
}

// ---- small floats -------------------------------------------------------------------------------

/** Up to four bytes in a word. */
function word(cx: FnCx, parts: readonly MirValue[]): MirValue {
  let out: MirValue | undefined;
  parts.forEach((part, i) => {
    const wide = cx.resize(part, 'i32', false);
    const moved = i === 0 ? wide : cx.b.value('int.shl', [wide, cx.int('i32', 8 * i)], 'i32');
    out = out === undefined ? moved : cx.b.value('int.or', [out, moved], 'i32');
  });
  return out ?? cx.int('i32', 0);
}

function bytes(cx: FnCx, value: MirValue): MirValue[] {
  return [0, 8, 16, 24].map((by) => {
    const moved = by === 0 ? value : cx.b.value('int.lshr', [value, cx.int('i32', by)], 'i32');
    return cx.resize(moved, 'i8', false);
  });
}

function smallName(cx: FnCx, op: Op, type: Type): string {
  const name = byteFloat(type);
  return (
    name ?? cx.unsupported(`\`${op.name}\` of \`${typeText(elementOf(type))}\``, cx.nameOf(op))
  );
}

function lowerExtPacked(cx: FnCx, op: Op): void {
  onMachine(cx, op, 'amdgcn');
  const name = smallName(cx, op, cx.typeOf(op.operands[0]));
  const source = word(cx, cx.of(op.operands[0]));
  const at = integer(op, 'index');
  const result = op.results[0]!.type;
  if (result.kind !== 'vector') {
    const args = [source, cx.int('i32', at)];
    cx.result(op, llvmIntrinsic(cx, `llvm.amdgcn.cvt.f32.${name}`, args, ['f32']));
    return;
  }
  const args: Argument[] = [{ type: I32, parts: [source] }, number(cx, at, 'i1')];
  cx.result(op, amdIntrinsic(cx, op, `llvm.amdgcn.cvt.pk.f32.${name}`, args, result));
}

function lowerTruncPacked(cx: FnCx, op: Op): void {
  onMachine(cx, op, 'amdgcn');
  const type = op.results[0]!.type;
  const name = smallName(cx, op, type);
  const sizes = integersOf(op.attrs.get('operandSegmentSizes'))?.map(Number) ?? [1, 0, 0];
  const a = cx.one(op, 0);
  const b = sizes[1] === 1 ? cx.one(op, 1) : cx.b.value('const.undef', [], 'f32');
  const old = sizes[2] === 1 ? word(cx, cx.of(op.operands.at(-1))) : cx.int('i32', 0);
  const args = [a, b, old, cx.int('i1', integer(op, 'wordIndex'))];
  const [made] = llvmIntrinsic(cx, `llvm.amdgcn.cvt.pk.${name}.f32`, args, ['i32']);
  cx.result(op, bytes(cx, made!));
}

function lowerStochastic(cx: FnCx, op: Op): void {
  onMachine(cx, op, 'amdgcn');
  const name = smallName(cx, op, op.results[0]!.type);
  const old = op.operands.length > 2 ? word(cx, cx.of(op.operands[2])) : cx.int('i32', 0);
  const args = [cx.one(op, 0), cx.one(op, 1), old, cx.int('i32', integer(op, 'storeIndex'))];
  const [made] = llvmIntrinsic(cx, `llvm.amdgcn.cvt.sr.${name}.f32`, args, ['i32']);
  cx.result(op, bytes(cx, made!));
}

function lowerScaledExt(cx: FnCx, op: Op): void {
  onMachine(cx, op, 'amdgcn');
  const name = smallName(cx, op, cx.typeOf(op.operands[0]));
  const result = op.results[0]!.type;
  const to = typeText(elementOf(result));
  const args: Argument[] = [
    { type: I32, parts: [word(cx, cx.of(op.operands[0]))] },
    argument(cx, op, 1),
    number(cx, integer(op, 'index'), 'i1'),
  ];
  const symbol = `llvm.amdgcn.cvt.scalef32.pk.${to}.${name}`;
  cx.result(op, amdIntrinsic(cx, op, symbol, args, result));
}

// ---- memory -------------------------------------------------------------------------------------

function lowerTransposeLoad(cx: FnCx, op: Op): void {
  onMachine(cx, op, 'amdgcn');
  const memref = memrefOf(cx, op, op.operands[0]);
  const ptr = addressOf(cx, op, memref, indicesOf(cx, op.operands.slice(1)));
  const type = op.results[0]!.type;
  const { size } = cx.memory(op, elementOf(type));
  const symbol = `llvm.amdgcn.ds.read.tr${size * 8}.b64`;
  if (ptr.type !== 'ptr.workgroup')
    cx.unsupported('`amdgpu.transpose_load` of memory that is no workgroup memory', cx.nameOf(op));
  const words: Type = { kind: 'vector', shape: [2], element: I32 };
  const made = amdIntrinsic(cx, op, symbol, [{ number: ptr }], words);
  const whole = made.map((part) => cx.resize(part, 'i64', false));
  const high = cx.b.value('int.shl', [whole[1]!, cx.i64(32)], 'i64');
  const bits = cx.b.value('int.or', [whole[0]!, high], 'i64');
  cx.result(op, fromWhole(cx, bits, size * 8, cx.parts(type, op)));
}

function fromWhole(cx: FnCx, bits: MirValue, width: number, types: readonly string[]): MirValue[] {
  return types.map((type, i) => {
    const moved = cx.b.value('int.lshr', [bits, cx.i64(i * width)], 'i64');
    const own = cx.resize(moved, `i${width}` as 'i16', false);
    return type === own.type ? own : cx.b.value('bitcast', [own], type as 'f16');
  });
}

const lowered = (lower: NonNullable<OpRow['lower']>): OpRow => ({ lower });

export const AMDGPU: OpTable = {
  'amdgpu.mfma': lowered(lowerMfma),
  'amdgpu.scaled_mfma': lowered(lowerScaledMfma),
  'amdgpu.sparse_mfma': lowered(lowerSparse),
  'amdgpu.wmma': lowered(lowerWmma),
  'amdgpu.dpp': lowered(lowerDpp),
  'amdgpu.swizzle_bitmode': lowered(lowerSwizzle),
  'amdgpu.permlane_swap': lowered(lowerSwap),
  'amdgpu.ext_packed_fp8': lowered(lowerExtPacked),
  'amdgpu.packed_trunc_2xfp8': lowered(lowerTruncPacked),
  'amdgpu.packed_stoch_round_fp8': lowered(lowerStochastic),
  'amdgpu.scaled_ext_packed': lowered(lowerScaledExt),
  'amdgpu.transpose_load': lowered(lowerTransposeLoad),
  // We wait for memory where a value is needed.
  'amdgpu.memory_counter_wait': lowered((cx, op) => onMachine(cx, op, 'amdgcn')),
};
