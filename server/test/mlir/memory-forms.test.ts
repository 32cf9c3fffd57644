/**
 * Workgroup memory by `memref.alloc`, scopes of private arrays, memrefs that do not overlap,
 * initial values as bytes, and conversions with a rounding mode, on both targets.
 */
import assert from 'node:assert/strict';
import { type Argument, engineFor, f32, launchOn, PATH } from './run.ts';

const TARGETS = ['ptx', 'amdgcn'] as const;

const kernel = (body: string, globals = ''): string => `
gpu.module @m {
  ${globals}
  gpu.func @k(%x: memref<64xf32>, %y: memref<64xf32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %t = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c63 = arith.constant 63 : index
    %v = memref.load %x[%t] : memref<64xf32>
    %i = arith.subi %c63, %t : index
${body}
    memref.store %w, %y[%t] : memref<64xf32>
    gpu.return
  }
}
`;

const numbers = (of: (i: number) => number): Float32Array =>
  Float32Array.from({ length: 64 }, (_, i) => of(i));

/** What the second array holds after a launch. */
function run(target: 'ptx' | 'amdgcn', text: string): number[] {
  const args = [{ array: numbers((i) => i + 0.5) }, { array: numbers(() => -1) }];
  return f32(launchOn(target, engineFor(text), { kernel: 'k', grid: [1], block: [64], args })[1]!);
}

const WORKGROUP = 'memref<64xf32, #gpu.address_space<workgroup>>';

const CASES: readonly (readonly [name: string, text: string, wanted: (i: number) => number])[] = [
  [
    'workgroup memory of an alloc',
    kernel(`
    %a = memref.alloc() : ${WORKGROUP}
    memref.store %v, %a[%t] : ${WORKGROUP}
    gpu.barrier
    %w = memref.load %a[%i] : ${WORKGROUP}
    memref.dealloc %a : ${WORKGROUP}`),
    (i) => 63 - i + 0.5,
  ],
  [
    'workgroup memory whose size is a constant operand',
    kernel(`
    %n = arith.constant 64 : index
    %a = memref.alloc(%n) : memref<?xf32, #gpu.address_space<workgroup>>
    memref.store %v, %a[%t] : memref<?xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %w = memref.load %a[%i] : memref<?xf32, #gpu.address_space<workgroup>>`),
    (i) => 63 - i + 0.5,
  ],
  [
    'a scope without results and without its end',
    kernel(`
    memref.alloca_scope {
      %a = memref.alloca() : memref<8xf32>
      memref.store %v, %a[%c1] : memref<8xf32>
      %u = memref.load %a[%c1] : memref<8xf32>
      memref.store %u, %x[%t] : memref<64xf32>
    }
    %w = memref.load %x[%t] : memref<64xf32>`),
    (i) => i + 0.5,
  ],
  [
    'a scope with a result',
    kernel(`
    %w = memref.alloca_scope -> (f32) {
      %a = memref.alloca() : memref<8xf32>
      memref.store %v, %a[%c1] : memref<8xf32>
      %u = memref.load %a[%c1] : memref<8xf32>
      memref.alloca_scope.return %u : f32
    }`),
    (i) => i + 0.5,
  ],
  [
    'objects that do not overlap',
    kernel(`
    %a, %b = memref.distinct_objects %x, %y : memref<64xf32>, memref<64xf32>
    memref.store %v, %b[%t] : memref<64xf32>
    %w = memref.load %a[%i] : memref<64xf32>`),
    (i) => 63 - i + 0.5,
  ],
  [
    'an initial value as a string of bytes',
    kernel(
      `
    %two = arith.constant 2 : index
    %at = arith.remui %t, %two : index
    %g = memref.get_global @g : memref<2xf32>
    %w = memref.load %g[%at] : memref<2xf32>`,
      'memref.global "private" constant @g : memref<2xf32> = dense<"0x00000040000080BF">',
    ),
    (i) => (i % 2 === 0 ? 2 : -1),
  ],
  [
    'integers as a string of bytes, and one for all of them',
    kernel(
      `
    %g = memref.get_global @g : memref<2xi16>
    %h = memref.get_global @h : memref<4xi32>
    %p = memref.load %g[%c1] : memref<2xi16>
    %q = memref.load %h[%c1] : memref<4xi32>
    %r = arith.extui %p : i16 to i32
    %s = arith.addi %r, %q : i32
    %w = arith.uitofp %s : i32 to f32`,
      'memref.global constant @g : memref<2xi16> = dense<"0x01000201">\n  memref.global constant @h : memref<4xi32> = dense<"0x05000000">',
    ),
    () => 0x102 + 5,
  ],
];

/** The next `f32` away from zero, or toward it. */
function step(value: number, by: 1 | -1): number {
  const view = new DataView(new ArrayBuffer(4));
  view.setFloat32(0, value);
  view.setUint32(0, view.getUint32(0) + by);
  return view.getFloat32(0);
}

/** The reference: the nearest value, and the step from it. */
const MODES: Readonly<Record<string, (value: number) => number>> = {
  toward_zero: (v) =>
    Math.abs(Math.fround(v)) > Math.abs(v) ? step(Math.fround(v), -1) : Math.fround(v),
  upward: (v) => {
    const near = Math.fround(v);
    return near < v
      ? step(near, Object.is(Math.sign(near), -1) || Object.is(near, -0) ? -1 : 1)
      : near;
  },
  downward: (v) => -MODES['upward']!(-v),
  to_nearest_even: Math.fround,
  to_nearest_away: (v) => {
    const near = Math.fround(v);
    const further = step(near, 1);
    const tie = Math.abs(near) < Math.abs(v) && Math.abs(v - near) === Math.abs(further - v);
    return tie ? further : near;
  },
};

const WIDE = [
  0,
  -0,
  1,
  -1,
  0.1,
  -0.1,
  1 / 3,
  -1 / 3,
  1e-50,
  -1e-50,
  5e-46,
  -5e-46,
  1e-40,
  -1e-40,
  1.17549435e-38,
  3.4028234663852886e38,
  3.4028235e38,
  -3.4028235e38,
  1e39,
  -1e39,
  16777217,
  -16777217,
  16777219,
  1 + 2 ** -24,
  -(1 + 2 ** -24),
  1 + 3 * 2 ** -24,
  1 + 2 ** -24 + 2 ** -52,
  1 + 2 ** -24 - 2 ** -52,
  2 ** -150,
  -(2 ** -150),
  3 * 2 ** -150,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  123456789.123,
];

describe('mlir: forms of memory', () => {
  for (const target of TARGETS)
    for (const [name, text, wanted] of CASES)
      it(`${name}, ${target}`, () => {
        assert.deepEqual(run(target, text), [...numbers(wanted)]);
      });

  it('workgroup memory of a size that is not constant is refused by name', () => {
    const text = kernel(`
    %a = memref.alloc(%t) : memref<?xf32, #gpu.address_space<workgroup>>
    %w = memref.load %a[%c0] : memref<?xf32, #gpu.address_space<workgroup>>`);
    for (const target of TARGETS)
      assert.match(
        engineFor(text).emit(PATH, target, {}).problems[0]!.message,
        /workgroup memory whose size is not constant/,
      );
  });
});

describe('mlir: conversions with a rounding mode', () => {
  for (const target of TARGETS)
    for (const [mode, of] of Object.entries(MODES))
      it(`${mode}, ${target}`, () => {
        const n = WIDE.length;
        const text = `
gpu.module @m {
  gpu.func @k(%x: memref<${n}xf64>, %y: memref<${n}xf32>) kernel {
    %t = gpu.thread_id x
    %v = memref.load %x[%t] : memref<${n}xf64>
    %w = arith.truncf %v ${mode} : f64 to f32
    memref.store %w, %y[%t] : memref<${n}xf32>
    gpu.return
  }
}`;
        const args: Argument[] = [
          { array: Float64Array.from(WIDE) },
          { array: new Float32Array(n) },
        ];
        const launch = { kernel: 'k', grid: [1], block: [n], args };
        const seen = f32(launchOn(target, engineFor(text), launch)[1]!);
        const wrong = WIDE.filter((v, i) => !Object.is(seen[i], of(v)));
        assert.deepEqual(
          wrong.map((v) => [v, seen[WIDE.indexOf(v)], of(v)]),
          [],
        );
      });

  it('of f64 to f32 is one instruction of PTX', () => {
    const text = `
gpu.module @m {
  gpu.func @k(%v: f64, %y: memref<1xf32>) kernel {
    %c0 = arith.constant 0 : index
    %w = arith.truncf %v upward : f64 to f32
    memref.store %w, %y[%c0] : memref<1xf32>
    gpu.return
  }
}`;
    assert.match(engineFor(text).emit(PATH, 'ptx', {}).text, /cvt\.rp\.f32\.f64/);
  });
});
