/** Barriers in memory of the `nvgpu` dialect, products of sparse matrices, reciprocals. */
import type { Value as MirValue } from '../../mir/index.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import { integerOf, integersOf } from '../syntax/attributes.ts';
import type { Op } from '../syntax/tree.ts';
import { type Type, typeText } from '../syntax/types.ts';
import { llvmIntrinsic, onMachine } from './intrinsics.ts';
import { assembly, waitForPhase } from './nvvm.ts';
import { type Argument, argument, genericPointer, nvidiaIntrinsic } from './registers.ts';
import { elementOf, type OpTable } from './row.ts';

const BARRIER = 8;

/** How many barriers a group has. */
function countOf(type: Type): number {
  const text = type.kind === 'other' ? type.text : '';
  return Number(/num_barriers\s*=\s*(\d+)/.exec(text)?.[1] ?? 1);
}

/** The address of one barrier of a group, as one of any memory. */
function barrierAt(cx: FnCx, op: Op, index: MirValue): MirValue {
  onMachine(cx, op, 'ptx');
  const offset = cx.b.value('int.mul', [cx.resize(index, 'i64', false), cx.i64(BARRIER)], 'i64');
  return genericPointer(cx, cx.b.ptrAdd(cx.one(op, 0), offset));
}

const word = (cx: FnCx, value: MirValue): MirValue => cx.resize(value, 'i32', false);

/** Where there is a predicate, only threads that have it do something. */
function guarded(cx: FnCx, predicate: MirValue | undefined, run: () => void): void {
  if (predicate === undefined) {
    run();
    return;
  }
  const { b } = cx;
  const [yes, after] = [b.newBlock(), b.newBlock()];
  b.brIf(predicate, yes, after);
  b.block = yes;
  run();
  b.br(after);
  b.block = after;
}

function predicateOf(cx: FnCx, op: Op, at: number): MirValue | undefined {
  return op.operands.length > at ? cx.one(op, at) : undefined;
}

function lowerCreate(cx: FnCx, op: Op): void {
  onMachine(cx, op, 'ptx');
  const size = BARRIER * countOf(op.results[0]!.type);
  cx.result(op, [cx.scope.workgroupArray(cx, size, BARRIER, op)]);
}

function lowerGet(cx: FnCx, op: Op): void {
  onMachine(cx, op, 'ptx');
  const index = cx.resize(cx.one(op, 1), 'i64', false);
  const offset = cx.b.value('int.mul', [index, cx.i64(BARRIER)], 'i64');
  const [type] = cx.parts(op.results[0]!.type, op);
  const address = cx.b.ptrAdd(cx.one(op, 0), offset);
  // The address in workgroup memory alone.
  const text = type === 'i64' ? 'mov.b64 {0}, {1};' : 'cvt.u32.u64 {0}, {1};';
  cx.result(op, assembly(cx, op, text, [address], [type === 'i64' ? 'i64' : 'i32']));
}

function lowerInit(cx: FnCx, op: Op): void {
  const ptr = barrierAt(cx, op, cx.one(op, 2));
  guarded(cx, predicateOf(cx, op, 3), () => {
    llvmIntrinsic(cx, 'llvm.nvvm.mbarrier.init', [ptr, word(cx, cx.one(op, 1))], []);
  });
}

function lowerExpect(cx: FnCx, op: Op): void {
  const ptr = barrierAt(cx, op, cx.one(op, 2));
  guarded(cx, predicateOf(cx, op, 3), () => {
    const text = 'mbarrier.arrive.expect_tx.b64 {0}, [{1}], {2};';
    assembly(cx, op, text, [ptr, word(cx, cx.one(op, 1))], ['i64']);
  });
}

function lowerWait(cx: FnCx, op: Op): void {
  const ptr = barrierAt(cx, op, cx.one(op, 3));
  waitForPhase(cx, op, ptr, word(cx, cx.one(op, 1)), word(cx, cx.one(op, 2)));
}

const FACTORS: Readonly<Record<string, string>> = {
  f16: 'f16',
  bf16: 'bf16',
  f32: 'tf32',
  i8: 's8',
};

/** Of each four elements of the first factor two are there; which, the metadata say. */
function lowerSparse(cx: FnCx, op: Op): void {
  onMachine(cx, op, 'ptx');
  const [m, n, k] = integersOf(op.attrs.get('mmaShape')) ?? [];
  const factors = FACTORS[typeText(elementOf(cx.typeOf(op.operands[0])))];
  if (factors === undefined) throw cx.problem('a product of these matrices', cx.nameOf(op));
  const sum = typeText(elementOf(op.results[0]!.type));
  const types = factors === 'f16' ? `${sum}.${sum}` : factors;
  const overflow = factors === 's8' ? '.satfinite' : '';
  const symbol = `llvm.nvvm.mma.sp.m${m}n${n}k${k}.row.col${overflow}.${types}`;
  const selector = cx.int('i32', integerOf(op.attrs.get('sparsitySelector')) ?? 0n);
  const args: Argument[] = [0, 1, 2, 3].map((i) => argument(cx, op, i));
  args.push({ number: selector });
  cx.result(op, nvidiaIntrinsic(cx, op, symbol, args, op.results[0]!.type));
}

export const NVGPU_BARRIERS: OpTable = {
  'nvgpu.mbarrier.create': { lower: lowerCreate },
  'nvgpu.mbarrier.get': { lower: lowerGet },
  'nvgpu.mbarrier.init': { lower: lowerInit },
  'nvgpu.mbarrier.arrive': {
    lower: (cx, op) => {
      const ptr = barrierAt(cx, op, cx.one(op, 1));
      cx.result(op, llvmIntrinsic(cx, 'llvm.nvvm.mbarrier.arrive', [ptr], ['i64']));
    },
  },
  'nvgpu.mbarrier.arrive.nocomplete': {
    lower: (cx, op) => {
      const ptr = barrierAt(cx, op, cx.one(op, 1));
      const args = [ptr, word(cx, cx.one(op, 2))];
      cx.result(op, llvmIntrinsic(cx, 'llvm.nvvm.mbarrier.arrive.noComplete', args, ['i64']));
    },
  },
  'nvgpu.mbarrier.test.wait': {
    lower: (cx, op) => {
      const ptr = barrierAt(cx, op, cx.one(op, 2));
      const args = [ptr, cx.one(op, 1)];
      cx.result(op, llvmIntrinsic(cx, 'llvm.nvvm.mbarrier.test.wait', args, ['i1']));
    },
  },
  'nvgpu.mbarrier.arrive.expect_tx': { lower: lowerExpect },
  'nvgpu.mbarrier.try_wait.parity': { lower: lowerWait },
  'nvgpu.mma.sp.sync': { lower: lowerSparse },
  'nvgpu.rcp': {
    lower: (cx, op) => {
      onMachine(cx, op, 'ptx');
      const parts = cx.of(op.operands[0]);
      const symbol = 'llvm.nvvm.rcp.approx.ftz.f';
      cx.result(
        op,
        parts.map((part) => llvmIntrinsic(cx, symbol, [part], ['f32'])[0]!),
      );
    },
  },
};
