/**
 * Code that asks which line it stands on gets the line of the text as it is, also after edits
 * elsewhere.
 */
import assert from 'node:assert/strict';
import { testEngine } from '../codegen/engine.ts';

const PATH = '/k.rs';

const text = (above: string, asks: string): string => `#![no_std]
fn above(x: u32) -> u32 {${above} x + 1 }
#[track_caller]
fn caller() -> u32 { core::panic::Location::caller().line() }
#[no_mangle]
pub unsafe extern "gpu-kernel" fn k(out: *mut u32) { *out = above(3); *out.add(1) = ${asks}; }
`;

describe('lines that move', () => {
  for (const asks of ['line!()', 'column!() + line!()', 'caller()']) {
    it(asks, () => {
      const engine = testEngine();
      for (const above of ['', '\n', '\n\n // two\n', ' let x = x * 2;', '']) {
        engine.setFile(PATH, text(above, asks));
        const fresh = testEngine();
        fresh.setFile(PATH, text(above, asks));
        const emitted = engine.emit(PATH, 'ptx');
        assert.deepEqual(emitted.problems, []);
        assert.equal(emitted.text, fresh.emit(PATH, 'ptx').text);
      }
    });
  }

  it('attributes of a function that names another one', () => {
    const kernel = (above: string): string => `#![no_std]
${above}fn next(x: usize) -> usize { x + 1 }
#[no_mangle]
pub extern "gpu-kernel" fn scale<T: Copy>(value: T, n: usize) { next(n); }
`;
    const engine = testEngine();
    for (const above of ['', '#[cfg(test)]\n', '']) {
      engine.setFile(PATH, kernel(above));
      const fresh = testEngine();
      fresh.setFile(PATH, kernel(above));
      const found = engine.diagnostics(PATH);
      assert.ok(found.some(({ code }) => code === 'gpu-kernel-generic-export'));
      assert.deepEqual(found, fresh.diagnostics(PATH));
    }
  });
});
