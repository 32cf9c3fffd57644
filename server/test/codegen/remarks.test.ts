/**
 * What the optimiser says of its work, and code without one of its passes: its results stay the
 * same.
 */
import assert from 'node:assert/strict';
import { type LaunchSpec, runPtx } from '../../src/emulate/index.ts';
import { OPTIONAL_PASSES } from '../../src/workspace/index.ts';
import { readRepo } from '../kit/index.ts';
import { testEngine } from './engine.ts';

const SOURCE = `#![no_std]
#![feature(abi_gpu_kernel)]
#[inline(never)]
fn far(x: f32) -> f32 { x * x + 1.0 }
fn near(x: f32) -> f32 { x * 3.0 }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(p: *mut f32, q: *const f32, n: u32, j: usize) {
    unsafe {
        let mut a = [0.0f32; 8];
        for i in 0..4 { a[i] = *q.add(i); }
        let mut s = 0.0;
        for i in 0..n as usize { s += *q.add(i); }
        let mut rest = n;
        while rest != 1 { rest = if rest % 2 == 0 { rest / 2 } else { 3 * rest + 1 }; }
        *p = far(s) + a[j & 7] + near(rest as f32);
    }
}
`;

describe('codegen: remarks', () => {
  const engine = testEngine();
  engine.setFile('/k.rs', SOURCE);
  const said = (options: object = {}): string[] =>
    engine.remarks('/k.rs', 'ptx', options).map(({ span, pass, done, message }) => {
      const line = SOURCE.slice(0, span.start).split('\n').length;
      return `${line} ${pass} ${done ? 'done' : 'missed'}: ${message}`;
    });

  it('name line, pass and reason', () => {
    const all = said();
    for (const wanted of [
      /^9 sroa missed: 32 bytes stay in local memory/,
      /^10 loop-unroll done: written out whole/,
      /^12 unroll-runtime done: 8 iterations in one round/,
      /^14 loop-unroll missed: not written out: no constant decides/,
      /^15 inline missed: `k::far` stays a call: the source says `#\[inline\(never\)\]`/,
      /^15 inline done: `k::near` inlined/,
    ])
      assert.ok(
        all.some((one) => wanted.test(one)),
        `no ${wanted} in\n${all.join('\n')}`,
      );
  });

  it('follow what is left out', () => {
    const all = said({ disablePasses: ['loop-unroll', 'inline', 'unroll-runtime'] });
    assert.deepEqual(
      all.filter((one) => /(?:unroll|inline)/.test(one.split(':')[0]!)),
      [],
    );
    const options = { kernel: 'k', cpu: 'sm_80' };
    const loops = (text: string): number =>
      text.split('\n').filter((one) => /^\t*@.*bra|^\s*bra/.test(one)).length;
    const whole = engine.emit('/k.rs', 'ptx', options).text;
    // Without slots as values, what was stored is still known; without both it is not.
    const disablePasses = ['sroa', 'gvn'];
    const without = engine.emit('/k.rs', 'ptx', { ...options, disablePasses }).text;
    assert.notEqual(whole, without);
    assert.ok((without.match(/\.local/g) ?? []).length > (whole.match(/\.local/g) ?? []).length);
    assert.ok(loops(whole) > 0);
    assert.equal(engine.emit('/k.rs', 'ptx', options).text, whole, 'one option is not another');
  });

  // Loops, scans, integers of all widths, floats, memory of the thread.
  for (const name of ['bitonic_sort', 'dot_reduce', 'int_edge', 'matmul_naive', 'interp'])
    it(`${name} computes the same without any one pass`, function () {
      this.timeout(120_000);
      const path = `/${name}.rs`;
      const spec = JSON.parse(readRepo(`test-fixtures/kernels/${name}.json`)) as LaunchSpec;
      engine.setFile(path, readRepo(`test-fixtures/kernels/${name}.rs`));
      for (const pass of OPTIONAL_PASSES) {
        const { text, problems } = engine.emit(path, 'ptx', {
          cpu: 'sm_80',
          disablePasses: [pass],
        });
        assert.deepEqual(problems, [], pass);
        const { diagnostics, mismatches } = runPtx(text, spec);
        assert.deepEqual(
          [mismatches, diagnostics.filter(({ severity }) => severity === 'error')],
          [[], []],
          `without ${pass}`,
        );
      }
      engine.removeFile(path);
    });
});
