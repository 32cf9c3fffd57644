/**
 * Atomics of `memref` on numbers narrower than a word: neighbours in the same word are changed by
 * other threads meanwhile, and nothing is lost.
 */
import assert from 'node:assert/strict';
import { engineFor, launchOn, PATH, u16 } from './run.ts';

const TARGETS = ['ptx', 'amdgcn'] as const;
const THREADS = 64;

/** Threads work on one of four neighbours each. */
const kernel = (type: string, body: string): string => `
gpu.module @m {
  gpu.func @k(%m: memref<4x${type}>) kernel {
    %t = gpu.thread_id x
    %c4 = arith.constant 4 : index
    %i = arith.remui %t, %c4 : index
    %n = arith.index_cast %t : index to i16
${body}
    gpu.return
  }
}
`;

const generic = (type: string, made: string): string =>
  kernel(
    type,
    `    %r = memref.generic_atomic_rmw %m[%i] : memref<4x${type}> {
    ^bb0(%old: ${type}):
${made}
      memref.atomic_yield %new : ${type}
    }`,
  );

const rmw = (type: string, kind: string, value: string): string =>
  kernel(
    type,
    `${value}
    %r = memref.atomic_rmw ${kind} %v, %m[%i] : (${type}, memref<4x${type}>) -> ${type}`,
  );

/** The thread's number as a float. */
const AS_FLOAT = (type: string): string => `    %v = arith.sitofp %n : i16 to ${type}`;

/** Bits of bf16. */
const bf16 = (value: number): number =>
  new Uint32Array(new Float32Array([value]).buffer)[0]! >>> 16;

describe('mlir: narrow atomics', () => {
  const run = (text: string, array: Uint16Array | Uint8Array): Uint8Array[] =>
    TARGETS.map((target) => {
      const launch = { kernel: 'k', grid: [1], block: [THREADS], args: [{ array }] };
      return launchOn(target, engineFor(text), launch)[0]!;
    });
  const four = (value: (at: number) => number): number[] => [0, 1, 2, 3].map(value);

  it('sums, products and swaps of bf16', () => {
    const ones = `    %v = arith.constant 1.0 : bf16`;
    const start = Uint16Array.from(four((i) => bf16(i + 1)));
    for (const out of run(rmw('bf16', 'addf', ones), start))
      assert.deepEqual(
        u16(out),
        four((i) => bf16(i + 1 + THREADS / 4)),
      );
    const halves = `    %v = arith.constant 0.5 : bf16`;
    for (const out of run(rmw('bf16', 'mulf', halves), start))
      assert.deepEqual(
        u16(out),
        four((i) => bf16((i + 1) / 2 ** (THREADS / 4))),
      );
    for (const out of run(rmw('bf16', 'assign', halves), start))
      assert.deepEqual(
        u16(out),
        four(() => bf16(0.5)),
      );
  });

  it('the greatest and the least of bf16', () => {
    const start = Uint16Array.from(four(() => bf16(7)));
    for (const kind of ['maximumf', 'maxnumf'])
      for (const out of run(rmw('bf16', kind, AS_FLOAT('bf16')), start))
        assert.deepEqual(
          u16(out),
          four((i) => bf16(THREADS - 4 + i)),
          kind,
        );
    for (const kind of ['minimumf', 'minnumf'])
      for (const out of run(rmw('bf16', kind, AS_FLOAT('bf16')), start))
        assert.deepEqual(
          u16(out),
          four((i) => bf16(i)),
          kind,
        );
  });

  it('numbers that are none reach the minimum and the maximum of bf16', () => {
    const value = '    %v = arith.constant 0x7FC0 : bf16';
    const start = Uint16Array.from(four(() => bf16(7)));
    for (const out of run(rmw('bf16', 'maximumf', value), start))
      assert.deepEqual(
        u16(out),
        four(() => 0x7fc0),
      );
    for (const out of run(rmw('bf16', 'maxnumf', value), start))
      assert.deepEqual(
        u16(out),
        four(() => bf16(7)),
      );
  });

  it('f16 in loops', () => {
    const start = Uint16Array.from(four(() => 0x3c00));
    const twice = '    %v = arith.constant 2.0 : f16';
    for (const out of run(rmw('f16', 'mulf', twice), start))
      assert.deepEqual(
        u16(out),
        four(() => 0x7c00),
      );
    for (const out of run(rmw('f16', 'maximumf', AS_FLOAT('f16')), start))
      assert.deepEqual(u16(out), [0x5380, 0x53a0, 0x53c0, 0x53e0]);
  });

  it('bodies on i8, i16 and bf16', () => {
    const add = (type: string): string => `      %c3 = arith.constant 3 : ${type}
      %new = arith.addi %old, %c3 : ${type}`;
    const bytes = Uint8Array.from([250, 1, 2, 255]);
    for (const out of run(generic('i8', add('i8')), bytes))
      assert.deepEqual(
        [...out],
        [...bytes].map((byte) => (byte + 48) % 256),
      );
    const words = Uint16Array.from([65_530, 1, 2, 3]);
    for (const out of run(generic('i16', add('i16')), words))
      assert.deepEqual(
        u16(out),
        [...words].map((word) => (word + 48) % 65_536),
      );
    const floats = Uint16Array.from(four((i) => bf16(i)));
    const half = `      %c = arith.constant 2.0 : bf16
      %new = arith.addf %old, %c : bf16`;
    for (const out of run(generic('bf16', half), floats))
      assert.deepEqual(
        u16(out),
        four((i) => bf16(i + 32)),
      );
  });

  it('integers of odd widths have none, as in MLIR', () => {
    const odd = generic('i24', '      %new = arith.addi %old, %old : i24');
    const kinds = rmw('i7', 'addi', '    %v = arith.constant 1 : i7');
    const cases = [
      [odd, '`memref.generic_atomic_rmw` of `i24`'],
      [kinds, '`memref.atomic_rmw` of `i7`'],
    ] as const;
    for (const [text, what] of cases)
      for (const target of TARGETS) {
        const { problems } = engineFor(text).emit(PATH, target, { kernel: 'k' });
        assert.equal(problems.length, 1);
        assert.ok(problems[0]!.message.includes(what), problems[0]!.message);
      }
  });
});
