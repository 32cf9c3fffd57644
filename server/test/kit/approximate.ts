/**
 * The approximate instructions of PTX and the errors that the PTX ISA documents of them (9.7.3),
 * and how far the simulator's results are from the exact ones.
 */
import { type LaunchSpec, runPtx } from '../../src/emulate/index.ts';

export interface Approximate {
  /** `ex2.approx.f32` */
  readonly op: string;
  /** The exact function; the second operand is that of a division. */
  readonly exact: (x: number, y: number) => number;
  /** Is the error absolute, relative to the result, or in its units in the last place? */
  readonly kind: 'absolute' | 'relative' | 'ulp';
  readonly bound: number;
  /** The bound, for people. */
  readonly text: string;
  /** Where it holds. */
  readonly range: readonly [number, number];
}

const row = (
  op: string,
  exact: (x: number, y: number) => number,
  kind: Approximate['kind'],
  limit: number,
  range: readonly [number, number],
): Approximate => {
  const isPower = kind !== 'ulp';
  const bound = isPower ? 2 ** limit : limit;
  return { op, exact, kind, bound, text: isPower ? `2^${limit}` : `${limit}`, range };
};

const TURN = 2 * Math.PI;
const LARGE = 3e38;

export const APPROXIMATE: readonly Approximate[] = [
  row('rcp.approx.f32', (x) => 1 / x, 'ulp', 1, [-LARGE, LARGE]),
  row('sqrt.approx.f32', Math.sqrt, 'relative', -23, [1e-30, LARGE]),
  row('rsqrt.approx.f32', (x) => 1 / Math.sqrt(x), 'relative', -22.9, [1e-30, LARGE]),
  row('div.approx.f32', (x, y) => x / y, 'ulp', 2, [1e-10, 1e10]),
  row('div.full.f32', (x, y) => x / y, 'ulp', 2, [1e-10, 1e10]),
  row('ex2.approx.f32', (x) => 2 ** x, 'relative', -22, [-125, 127]),
  row('lg2.approx.f32', Math.log2, 'absolute', -22.6, [0.5, 2]),
  row('lg2.approx.f32', Math.log2, 'relative', -22.6, [2, LARGE]),
  row('sin.approx.f32', Math.sin, 'absolute', -20.5, [-TURN, TURN]),
  row('sin.approx.f32', Math.sin, 'absolute', -14.7, [-50 * TURN, 50 * TURN]),
  row('cos.approx.f32', Math.cos, 'absolute', -20.5, [-TURN, TURN]),
  row('cos.approx.f32', Math.cos, 'absolute', -14.7, [-50 * TURN, 50 * TURN]),
  row('tanh.approx.f32', Math.tanh, 'relative', -11, [-10, 10]),
];

const LANES = 1024;
const isDivision = (op: string): boolean => op.startsWith('div');

const kernelText = (
  op: string,
  at: number,
): string => `.visible .entry k${at}(.param .u64 x, .param .u64 out) {
.reg .b32 %r<2>; .reg .b64 %l<4>; .reg .f32 %f<3>;
mov.u32 %r0, %tid.x;
ld.param.u64 %l0, [x];
ld.param.u64 %l1, [out];
mul.wide.u32 %l2, %r0, 8;
add.s64 %l0, %l0, %l2;
mul.wide.u32 %l3, %r0, 4;
add.s64 %l1, %l1, %l3;
ld.global.f32 %f0, [%l0];
ld.global.f32 %f1, [%l0+4];
${op} %f2, %f0${isDivision(op) ? ', %f1' : ''};
st.global.f32 [%l1], %f2;
ret;
}`;

/** Inputs of a range: evenly, or by size where the range has more than numbers of one size. */
function inputsOf({ range: [low, high] }: Approximate): Float32Array {
  const bySize = high / Math.max(low, 1e-3) > 1e6;
  return Float32Array.from({ length: 2 * LANES }, (_, i) => {
    // Weyl's sequence: even, and the same each time.
    const part = (i * 0.6180339887498949 + 0.1) % 1;
    if (!bySize) return low + (high - low) * part;
    const least = low > 0 ? low : 1e-30;
    const size = least * (high / least) ** part;
    return low < 0 && i % 2 === 0 ? -size : size;
  });
}

/** What was found about an instruction. */
export interface Found {
  /** The worst error, as `kind` measures it. */
  readonly error: number;
  /** Which part of the results are the correctly rounded ones. */
  readonly rounded: number;
}

/** Results of the instructions for numbers, as the simulator has them. */
export function resultsOf(
  cases: readonly { readonly op: string; readonly x: Float32Array }[],
): Float32Array[] {
  const text = `.version 8.0\n.target sm_90\n.address_size 64\n${cases.map(({ op }, at) => kernelText(op, at)).join('\n')}\n`;
  const spec: LaunchSpec = {
    launches: cases.map(({ x }, at) => ({
      kernel: `k${at}`,
      grid: [1, 1, 1],
      block: [x.length / 2, 1, 1],
      args: [
        {
          name: 'x',
          buffer: 'f32',
          length: x.length,
          role: 'in',
          init: { gen: 'b64', b64: Buffer.from(x.buffer).toString('base64') },
        },
        { name: 'out', buffer: 'f32', length: x.length / 2, role: 'out' },
      ],
    })),
  };
  const { buffers, diagnostics } = runPtx(text, spec, {});
  if (diagnostics.length > 0) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return cases.map((_, at) => new Float32Array(new Uint8Array(buffers[at]!.get('out')!).buffer));
}

/** The distance to the next number of binary32. */
function unitOf(value: number): number {
  return 2 ** (Math.max(-126, Math.floor(Math.log2(Math.abs(value)))) - 23);
}

/** Runs all instructions. */
export function approximateErrors(): ReadonlyMap<Approximate, Found> {
  const inputs = APPROXIMATE.map((r) => ({ op: r.op, x: inputsOf(r) }));
  const results = resultsOf(inputs);
  return new Map(
    APPROXIMATE.map((r, at) => {
      const { x } = inputs[at]!;
      let error = 0;
      let rounded = 0;
      results[at]!.forEach((got, i) => {
        const want = r.exact(x[2 * i]!, x[2 * i + 1]!);
        const off = Math.abs(got - want);
        const by = { absolute: 1, relative: Math.abs(want), ulp: unitOf(want) };
        error = Math.max(error, off / by[r.kind]);
        if (got === Math.fround(want)) rounded++;
      });
      return [r, { error, rounded: rounded / results[at]!.length }];
    }),
  );
}
