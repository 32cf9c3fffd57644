/**
 * Runs the same kernel twice: as MIR in the interpreter and as our PTX in the emulator, and
 * compares the buffers. Kernels here take buffers only; bytes of 165 mark what nobody wrote.
 */
import assert from 'node:assert/strict';
import { runPtx } from '../../src/emulate/index.ts';
import {
  addBlockParam,
  Builder,
  byteSize,
  createBlock,
  createFunc,
  createModule,
  Interpreter,
  isNanBits,
  type MirType,
  type Module,
  type ParamDecl,
  runKernel,
  type Value,
  verifyModule,
} from '../../src/mir/index.ts';
import { ptxTarget } from '../../src/targets/index.ts';

/** A kernel with global buffers as parameters; returns the builder at its entry. */
export function kernelOf(
  module: Module,
  name: string,
  params: readonly string[],
): { b: Builder; args: Value[] } {
  const decls: ParamDecl[] = params.map((param) => ({
    name: param,
    pass: 'scalar',
    type: 'ptr.global',
    size: 8,
    align: 8,
  }));
  const fn = createFunc(
    name,
    'kernel',
    decls.map((d) => d.type),
    [],
    decls,
  );
  const entry = createBlock(fn, 'entry');
  module.funcs.set(name, fn);
  return {
    b: new Builder(fn, entry),
    args: decls.map((d) => addBlockParam(fn, entry, d.type, d.name)),
  };
}

export interface LaunchShape {
  readonly grid?: number;
  readonly block: number;
  readonly sharedBytes?: number;
}

/** Contents of each buffer afterwards. */
export function interpret(
  module: Module,
  kernel: string,
  shape: LaunchShape,
  buffers: readonly Uint8Array[],
): Uint8Array[] {
  const interpreter = new Interpreter(module);
  const addresses = buffers.map((bytes) =>
    interpreter.allocate(bytes.length, 256, { init: bytes }),
  );
  const outcome = runKernel(
    interpreter,
    kernel,
    {
      grid: [shape.grid ?? 1, 1, 1],
      block: [shape.block, 1, 1],
      workgroupMem: shape.sharedBytes ?? 0,
    },
    addresses,
  );
  assert.ok(outcome.ok, outcome.ok ? '' : `interpreter: ${outcome.trap.message}`);
  return addresses.map((address, i) => interpreter.readBytes(address, buffers[i]!.length)!);
}

/** Runs a kernel of an assembly text over buffers; their contents afterwards. */
export type Emulate = (
  text: string,
  kernel: string,
  shape: LaunchShape,
  buffers: readonly Uint8Array[],
) => Uint8Array[];

export function emulate(
  ptx: string,
  kernel: string,
  shape: LaunchShape,
  buffers: readonly Uint8Array[],
): Uint8Array[] {
  const result = runPtx(ptx, {
    launches: [
      {
        kernel,
        grid: [shape.grid ?? 1, 1, 1],
        block: [shape.block, 1, 1],
        workgroup_mem: shape.sharedBytes ?? 0,
        args: buffers.map((bytes, i) => ({
          name: `b${i}`,
          buffer: 'u8',
          length: bytes.length,
          role: 'inout',
          init: { gen: 'b64', b64: Buffer.from(bytes).toString('base64') },
        })),
      },
    ],
  });
  const errors = result.diagnostics.filter((d) => d.severity === 'error');
  assert.deepEqual(errors, [], `emulator on\n${ptx}`);
  return buffers.map((_, i) => result.buffers[0]!.get(`b${i}`)!);
}

/** PTX of a module that must compile without problems. */
export function emit(module: Module, cpu = 'sm_80'): string {
  assert.deepEqual(verifyModule(module), []);
  const { text, problems } = ptxTarget.emitModule(module, { cpu });
  assert.deepEqual(problems, []);
  return text;
}

/** Compares whole buffers, naming the first byte that differs. */
export function assertSame(
  expected: readonly Uint8Array[],
  got: readonly Uint8Array[],
  what: string,
): void {
  expected.forEach((bytes, i) => {
    const at = bytes.findIndex((byte, k) => byte !== got[i]![k]);
    assert.equal(
      at,
      -1,
      `${what}: buffer ${i} differs at byte ${at}: expected ${bytes[at]}, got ${got[i]![at]}`,
    );
  });
}

const SLOT = 16;

/** Writes a bit pattern into a slot of 16 bytes. */
function putBits(bytes: Uint8Array, slot: number, bits: bigint): void {
  const view = new DataView(bytes.buffer);
  view.setBigUint64(slot * SLOT, BigInt.asUintN(64, bits), true);
  view.setBigUint64(slot * SLOT + 8, bits >> 64n, true);
}

function getBits(bytes: Uint8Array, slot: number, type: MirType): bigint {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const all =
    view.getBigUint64(slot * SLOT, true) | (view.getBigUint64(slot * SLOT + 8, true) << 64n);
  return BigInt.asUintN(byteSize(type) * 8, all);
}

/** One case of an operation: operand values and which of them are constants in the code. */
export interface OpCase {
  readonly argTypes: readonly MirType[];
  readonly resultTypes: readonly MirType[];
  /** Builds the operation. */
  readonly build: (b: Builder, args: readonly Value[]) => readonly Value[];
  /** One tuple of bit patterns per thread. */
  readonly inputs: readonly (readonly bigint[])[];
  /** Operand whose value is a constant in the code, the same for all inputs. */
  readonly constant?: { readonly index: number; readonly bits: bigint };
}

/** The kernel that computes a case: thread t reads its tuple and writes its results. */
export function caseModule(test: OpCase, module = createModule('case'), name = 'k'): Module {
  const { b, args } = kernelOf(module, name, ['out', 'in']);
  const [out, input] = args as [Value, Value];
  const tid = b.value('gpu.thread.id', [], 'i32', { dim: 'x' });
  const wide = b.value('int.zext', [tid], 'i64');
  const place = (base: Value, count: number): Value => {
    return b.ptrAdd(base, b.value('int.mul', [wide, b.int('i64', count * SLOT)], 'i64'));
  };
  const from = place(input, test.argTypes.length);
  const to = place(out, test.resultTypes.length);
  const operands = test.argTypes.map((type, i) => {
    if (test.constant?.index === i)
      return b.value(type.startsWith('f') ? 'const.float' : 'const.int', [], type, {
        bits: test.constant.bits,
      });
    return b.load(type, b.ptrAdd(from, b.int('i64', i * SLOT)), byteSize(type));
  });
  const results = test.build(b, operands);
  for (const [i, value] of results.entries()) {
    b.store(value, b.ptrAdd(to, b.int('i64', i * SLOT)), byteSize(value.type));
  }
  b.ret([]);
  return module;
}

/** Fails when interpreter and emulator disagree on a case. Any NaN equals any other. */
export function checkCase(test: OpCase, what: string, cpu = 'sm_80', base?: Module): string {
  const module = caseModule(test, base);
  const ptx = emit(module, cpu);
  compareCase(module, 'k', test, what, ptx, emulate);
  return ptx;
}

/** The same for one kernel of a module whose text is there already, run by `emulate`. */
export function compareCase(
  module: Module,
  kernel: string,
  test: OpCase,
  what: string,
  text: string,
  emulate: Emulate,
): void {
  const { inputs, argTypes, resultTypes } = test;
  const BLOCK = 512;
  for (let start = 0; start < inputs.length; start += BLOCK) {
    const some = inputs.slice(start, start + BLOCK);
    const input = new Uint8Array(some.length * argTypes.length * SLOT);
    for (const [t, tuple] of some.entries()) {
      for (const [i, bits] of tuple.entries()) putBits(input, t * argTypes.length + i, bits);
    }
    const out = new Uint8Array(some.length * resultTypes.length * SLOT).fill(165);
    const expected = interpret(module, kernel, { block: some.length }, [out, input])[0]!;
    const got = emulate(text, kernel, { block: some.length }, [out, input])[0]!;
    some.forEach((tuple, t) => {
      resultTypes.forEach((type, i) => {
        const slot = t * resultTypes.length + i;
        const want = getBits(expected, slot, type);
        const have = getBits(got, slot, type);
        if (want === have || (isFloatType(type) && isNanBits(want, type) && isNanBits(have, type)))
          return;
        const operands = tuple.map((bits) => `0x${bits.toString(16)}`).join(', ');
        assert.fail(
          `${what} of (${operands}): result ${i} is 0x${have.toString(16)}, expected 0x${want.toString(16)}\n${text}`,
        );
      });
    });
  }
}

function isFloatType(type: MirType): type is 'f16' | 'f32' | 'f64' {
  return type.startsWith('f');
}
