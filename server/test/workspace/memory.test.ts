/**
 * A long session: what an edit leaves behind is let go, and places stay right when old texts are
 * forgotten.
 */
import assert from 'node:assert/strict';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readRepo } from '../kit/index.ts';
import { createTestEngine, deviceText } from '../language/programs.ts';

const ROOT = '/app/src/lib.rs';
const EDITS = 8;
/**
 * What other tests of this process left behind may go or come in between: one quiet round is
 * enough, a leak has none.
 */
const ROUNDS = 3;
const MAX_BYTES_PER_EDIT = 300_000;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

async function heapBytes(): Promise<number> {
  // Weak references are cleared after the turn in which they were read.
  for (let i = 0; i < 4; i++) {
    collectGarbage();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return process.memoryUsage().heapUsed;
}

describe('a long session', () => {
  it('crates that an edit has replaced are let go, with their types and bodies', async () => {
    const engine = createTestEngine();
    const text = deviceText(readRepo('test-fixtures/language/features/closures.rs'));
    const edit = (n: number): void => {
      engine.setFile(ROOT, `${text}\npub struct Edited${n}(pub u32);`);
      assert.deepEqual(engine.check(ROOT, 'ptx'), []);
    };
    for (let n = 0; n < 4; n++) edit(n);
    const left: number[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const before = await heapBytes();
      for (let n = 0; n < EDITS; n++) edit(round * 100 + n);
      left.push(Math.round(((await heapBytes()) - before) / EDITS));
      if (left.at(-1)! < MAX_BYTES_PER_EDIT) return;
    }
    assert.fail(`${left.join(', ')} bytes stay for each edit`);
  });

  it('places are right after more edits than texts are remembered', () => {
    const engine = createTestEngine();
    const textOf = (n: number): string => `
#![no_std]
// ${'x'.repeat(n % 7)}
fn value() -> u32 { ${n} }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(out: *mut u32) { unsafe { *out = value() } }
`;
    for (let n = 0; n < 600; n++) {
      const text = textOf(n);
      engine.setFile(ROOT, text);
      const [kernel] = engine.kernels(ROOT);
      assert.equal(kernel!.nameSpan.start, text.indexOf('k(out'));
    }
    const emitted = engine.emit(ROOT, 'ptx');
    const at = emitted.lineMap.find((span) => span !== undefined)!;
    assert.match(textOf(599).slice(at.start, at.end), /value|out|599/);
  });
});
