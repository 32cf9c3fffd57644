/** Keystrokes that nobody typed change no answer. */
import assert from 'node:assert/strict';
import { WARM_UP_TEXT } from '../../src/workspace/warm-up.ts';
import { DEVICE_CRATE_ATTRS, deviceFile } from '../kit/device-crate.ts';
import { engineOver } from './packages.ts';

const PATH = '/app/lib.rs';
const text = DEVICE_CRATE_ATTRS + deviceFile(100).text.replace('let left', 'let left: u8');

describe('warming up', () => {
  it('types in a program that is right', () => {
    const engine = engineOver(new Map());
    engine.setFile(PATH, WARM_UP_TEXT);
    assert.deepEqual(engine.diagnostics(PATH), []);
    assert.deepEqual(engine.check(PATH, 'ptx'), []);
    assert.equal(engine.kernels(PATH).length, 1);
  });

  it('leaves answers and the revision alone', () => {
    const engine = engineOver(new Map());
    engine.setFile(PATH, text);
    const problems = engine.check(PATH, 'ptx');
    assert.notEqual(problems.length, 0);
    const { revision } = engine;
    let keystrokes = 0;
    for (const _ of engine.warmUp()) {
      keystrokes++;
      assert.equal(engine.revision, revision);
      assert.deepEqual(engine.check(PATH, 'ptx'), problems);
    }
    assert.ok(keystrokes >= 20, `${keystrokes} keystrokes`);
    engine.setFile(PATH, text.replace('let left: u8', 'let left'));
    assert.notEqual(engine.revision, revision);
    assert.deepEqual(engine.check(PATH, 'ptx'), []);
  });

  it('may be left at any time', () => {
    const engine = engineOver(new Map());
    const steps = engine.warmUp();
    steps.next();
    steps.return();
    assert.equal(engine.text('/warplens-warm-up/lib.rs'), undefined);
  });
});
