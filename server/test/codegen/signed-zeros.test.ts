/**
 * Functions of the device libraries that are odd, or whose result is a zero of the argument's sign,
 * keep the sign of zero, by both vendors' names.
 */
import assert from 'node:assert/strict';
import { type LaunchSpec, runAmdgcn, runPtx } from '../../src/emulate/index.ts';
import { testEngine } from './engine.ts';

const NAMES = ['sin', 'tan', 'tanh', 'expm1', 'asin', 'sinh', 'cbrt', 'sinpi'] as const;

/** What the names of a vendor are made of. */
const VENDORS = {
  ptx: (name: string, type: string): string => `__nv_${name}${type === 'f32' ? 'f' : ''}`,
  amdgcn: (name: string, type: string): string => `__ocml_${name}_${type}`,
} as const;

describe('device libraries: signed zeros', () => {
  for (const target of ['ptx', 'amdgcn'] as const)
    it(target, () => {
      const calls = NAMES.flatMap((name) =>
        ['f32', 'f64'].map((type) => ({ type, fn: VENDORS[target](name, type) })),
      );
      const source = `#![no_std]
#![feature(abi_gpu_kernel)]
unsafe extern "C" { ${calls.map(({ fn, type }) => `fn ${fn}(x: ${type}) -> ${type};`).join(' ')} }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(x: *const f64, out: *mut f64) {
    unsafe { ${calls.map(({ fn, type }, at) => `*out.add(${at}) = ${fn}(*x as ${type}) as f64;`).join('\n')} }
}
`;
      const engine = testEngine();
      engine.setFile('/lib.rs', source);
      const cpu = target === 'ptx' ? 'sm_80' : 'gfx90a';
      const { text, problems } = engine.emit('/lib.rs', target, { cpu });
      assert.deepEqual(problems, []);
      for (const zero of [0, -0]) {
        const spec: LaunchSpec = {
          launches: [
            {
              kernel: 'k',
              grid: [1, 1, 1],
              block: [1, 1, 1],
              args: [
                {
                  name: 'x',
                  buffer: 'f64',
                  length: 1,
                  role: 'in',
                  init: {
                    gen: 'b64',
                    b64: Buffer.from(new Float64Array([zero]).buffer).toString('base64'),
                  },
                },
                { name: 'out', buffer: 'f64', length: calls.length, role: 'out' },
              ],
            },
          ],
        };
        const { buffers } = (target === 'ptx' ? runPtx : runAmdgcn)(text, spec, {});
        const out = new Float64Array(new Uint8Array(buffers[0]!.get('out')!).buffer);
        const wrong = calls.filter((_, at) => !Object.is(out[at], zero));
        assert.deepEqual(
          wrong.map(({ fn }) => fn),
          [],
          String(zero),
        );
      }
    });
});
