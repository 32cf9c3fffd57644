/** The `nvgpu` dialect: products of a warp's matrices, and copies that run beside the code. */
import type { MirType, Value as MirValue } from '../../mir/index.ts';
import { bitWidth } from '../../mir/index.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import { addressOf, indicesOf, memrefOf } from '../lower/memref.ts';
import { integerOf, integersOf } from '../syntax/attributes.ts';
import type { Op } from '../syntax/tree.ts';
import { type Type, typeText } from '../syntax/types.ts';
import { llvmIntrinsic, onMachine } from './intrinsics.ts';
import { genericPointer } from './registers.ts';
import type { OpTable } from './row.ts';
import { rebits } from './vector.ts';

const elementOf = (type: Type): Type => (type.kind === 'vector' ? type.element : type);

/** The parts of a vector in registers of 32 bits, as the instructions take them. */
function registers(cx: FnCx, op: Op, index: number): MirValue[] {
  const parts = cx.of(op.operands[index]);
  const { type } = parts[0]!;
  if (type === 'f32' || type === 'f64' || type === 'i32') return [...parts];
  return rebits(cx, op, parts, 'i32', (parts.length * bitWidth(type)) / 32);
}

const WORDS: Readonly<Record<string, string>> = {
  f16: 'f16',
  bf16: 'bf16',
  f32: 'tf32',
  f64: 'f64',
  i8: 's8',
};

/** `(%a, %b, %c) {mmaShape = [16, 8, 16]}` */
function lowerMma(cx: FnCx, op: Op): void {
  onMachine(cx, op, 'ptx');
  const shape = integersOf(op.attrs.get('mmaShape')) ?? [];
  const factors = WORDS[typeText(elementOf(cx.typeOf(op.operands[0])))];
  const result = op.results[0]!.type;
  const element = typeText(elementOf(result));
  if (shape.length !== 3 || factors === undefined)
    throw cx.problem('a product of these matrices', cx.nameOf(op));
  const [m, n, k] = shape;
  // Halves say the type of the sum twice, the others go without.
  const types = factors === 'f16' ? `${element}.${element}` : factors;
  // As upstream has it, sums of integers stop at the ends.
  const overflow = element === 'i32' ? '.satfinite' : '';
  const name = `llvm.nvvm.mma.m${m}n${n}k${k}.row.col${overflow}.${types}`;
  const a = registers(cx, op, 0);
  const b = registers(cx, op, 1);
  const args = [...a, ...b, ...registers(cx, op, 2)].map((value) =>
    factors === 'tf32' && value.type === 'f32' && (a.includes(value) || b.includes(value))
      ? cx.b.value('bitcast', [value], 'i32')
      : value,
  );
  const parts = cx.parts(result, op);
  const isPacked = bitWidth(parts[0]!) < 32;
  const part: MirType = isPacked ? 'i32' : parts[0]!;
  const count = isPacked ? (parts.length * bitWidth(parts[0]!)) / 32 : parts.length;
  const made = llvmIntrinsic(cx, name, args, new Array<MirType>(count).fill(part));
  cx.result(op, isPacked ? rebits(cx, op, made, parts[0]!, parts.length) : made);
}

/** Each thread names a row of 16 bytes, and gets parts of several of them. */
function lowerLdmatrix(cx: FnCx, op: Op): void {
  onMachine(cx, op, 'ptx');
  const memref = memrefOf(cx, op, op.operands[0]);
  const tiles = Number(integerOf(op.attrs.get('numTiles')) ?? 0n);
  const flag = op.attrs.get('transpose');
  const trans = flag?.kind === 'bool' && flag.value ? '.trans' : '';
  const ptr = genericPointer(cx, addressOf(cx, op, memref, indicesOf(cx, op.operands.slice(1))));
  const name = `llvm.nvvm.ldmatrix.sync.aligned.m8n8.x${tiles}${trans}.b16.p3`;
  const made = llvmIntrinsic(cx, name, [ptr], new Array<MirType>(tiles).fill('i32'));
  const parts = cx.parts(op.results[0]!.type, op);
  cx.result(op, rebits(cx, op, made, parts[0]!, parts.length));
}

/** From global to workgroup memory; what the source is shorter by becomes zero. */
function lowerCopy(cx: FnCx, op: Op): void {
  onMachine(cx, op, 'ptx');
  const counts = (integersOf(op.attrs.get('operandSegmentSizes')) ?? []).map(Number);
  const [, dstCount, , srcCount, sizeCount] = counts;
  const elements = integerOf(op.attrs.get('dstElements'));
  if (dstCount === undefined || srcCount === undefined || elements === undefined)
    throw cx.problem('this form of a copy', cx.nameOf(op));
  const at = 1 + dstCount;
  const dst = memrefOf(cx, op, op.operands[0]);
  const src = memrefOf(cx, op, op.operands[at]);
  const to = addressOf(cx, op, dst, indicesOf(cx, op.operands.slice(1, at)));
  const from = addressOf(cx, op, src, indicesOf(cx, op.operands.slice(at + 1, at + 1 + srcCount)));
  const { size } = cx.memory(op, dst.type.element);
  const bytes = Number(elements) * size;
  const global = from.type === 'ptr.global' ? from : cx.b.value('ptr.cast', [from], 'ptr.global');
  const args = [to, global];
  if (sizeCount === 1) {
    const count = cx.resize(cx.one(op, at + 1 + srcCount), 'i32', false);
    args.push(cx.b.value('int.mul', [count, cx.int('i32', size)], 'i32'));
  }
  const cache = op.attrs.has('bypassL1') ? 'cg' : 'ca';
  const tail = sizeCount === 1 ? '.s' : '';
  llvmIntrinsic(cx, `llvm.nvvm.cp.async.${cache}.shared.global.${bytes}${tail}`, args, []);
  cx.result(op, [cx.int('i32', 0)]);
}

export const NVGPU: OpTable = {
  'nvgpu.mma.sync': { lower: lowerMma },
  'nvgpu.ldmatrix': { lower: lowerLdmatrix },
  'nvgpu.device_async_copy': { lower: lowerCopy },
  'nvgpu.device_async_create_group': {
    lower: (cx, op) => {
      onMachine(cx, op, 'ptx');
      llvmIntrinsic(cx, 'llvm.nvvm.cp.async.commit.group', [], []);
      cx.result(op, [cx.int('i32', 0)]);
    },
  },
  'nvgpu.device_async_wait': {
    lower: (cx, op) => {
      onMachine(cx, op, 'ptx');
      const groups = integerOf(op.attrs.get('numGroups')) ?? 0n;
      llvmIntrinsic(cx, 'llvm.nvvm.cp.async.wait.group', [cx.int('i32', groups)], []);
    },
  },
};
