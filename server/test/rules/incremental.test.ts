/**
 * After an edit, rules look again only at the kernels that reach the edited function, and say the
 * same as from the start.
 */
import assert from 'node:assert/strict';
import { DeviceCodes } from '../../src/workspace/device-code.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { readRepo } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const PRELUDE = preludeTexts();
const PATH = '/crate/kernels.rs';
const TEXT = readRepo('test-fixtures/rules/workgroup-align/calls-between.rs');

describe('rules: after an edit', () => {
  const { of } = DeviceCodes.prototype;
  const codes = new Map<string, unknown>();
  let fresh: string[] = [];
  let watching = true;
  before(() => {
    DeviceCodes.prototype.of = function (def) {
      const code = of.call(this, def);
      if (!watching) return code;
      if (codes.get(def.name) !== code) fresh.push(def.name);
      codes.set(def.name, code);
      return code;
    };
  });
  after(() => {
    DeviceCodes.prototype.of = of;
  });

  const edit = (text: string, from: string, to: string) => {
    assert.ok(text.includes(from));
    return text.replace(from, to);
  };
  const plain = (text: string) => {
    const other = createEngine({ readFile: () => undefined, prelude: PRELUDE });
    other.setFile(PATH, text);
    watching = false;
    const found = other.diagnostics(PATH);
    watching = true;
    return found;
  };

  it('only kernels that reach the function', () => {
    const engine = createEngine({ readFile: () => undefined, prelude: PRELUDE });
    engine.setFile(PATH, TEXT);
    const first = engine.diagnostics(PATH);
    assert.ok(first.some((d) => d.code === 'workgroup-mem-misaligned'));
    const one = edit(TEXT, '*(p as *mut u32) = v;\n  //^', '*(p as *mut u32) = v + 1;\n  //^');
    const two = edit(
      one,
      'let _ = gpu_launch_sized_workgroup_mem::<u32>',
      'let _ = gpu_launch_sized_workgroup_mem::<u16>',
    );
    const texts = [one, two, one];
    const reached: string[][] = [];
    for (const text of texts) {
      engine.setFile(PATH, text);
      fresh = [];
      const found = engine.diagnostics(PATH);
      reached.push([...fresh].sort());
      const seen = reached.at(-1)!;
      assert.deepEqual(found, plain(text));
      assert.ok(seen.length > 0);
    }
    assert.deepEqual(reached, [['used_in_a_callee'], ['asked_in_a_callee'], ['asked_in_a_callee']]);
  });

  it('a look at the kernels that an edit has cut short leaves what was seen', () => {
    const engine = createEngine({ readFile: () => undefined, prelude: PRELUDE });
    engine.setFile(PATH, TEXT);
    fresh = [];
    const steps = engine.diagnose(PATH);
    for (let i = 0; i < 3; i++) assert.equal(steps.next().done, false);
    const seen = fresh;
    assert.equal(seen.length, 3);
    const text = edit(TEXT, '*(p as *mut u32) = v;\n  //^', '*(p as *mut u32) = v + 1;\n  //^');
    engine.setFile(PATH, text);
    fresh = [];
    assert.deepEqual(engine.diagnostics(PATH), plain(text));
    assert.ok(fresh.length > 0);
    assert.deepEqual(
      fresh.filter((name) => seen.includes(name) && name !== 'used_in_a_callee'),
      [],
    );
    // To the end, without a stop.
    engine.setFile(PATH, TEXT);
    const again = engine.diagnose(PATH);
    let step = again.next();
    while (step.done !== true) step = again.next();
    assert.deepEqual(step.value, plain(TEXT));
  });
});
