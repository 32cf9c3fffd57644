/** Launches that macros of the crate make are links: from the call, from the macro, by rename. */
import assert from 'node:assert/strict';
import { applyEdits } from '../../src/base/index.ts';
import {
  hostLinkAt,
  kernelsIn,
  launchCallers,
  launchesOf,
  renameKernel,
} from '../../src/ide/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { parseFixture, readRepo } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const MAIN = '/src/main.rs';
const MACROS = '/src/launching.rs';
const LIB = '/kernels/src/lib.rs';

describe('host: launches in macros', () => {
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
  const text = readRepo('test-fixtures/host/planted/macros.rs').replace(/^\s*\/\/%.*$/gm, '');
  before(() => {
    for (const { path, text: own } of parseFixture(text, '/none.rs').files)
      engine.setFile(path, own);
  });
  const nameAt = (path: string, before: string): string | undefined => {
    const at = engine.text(path)!.indexOf(before) + before.length;
    return hostLinkAt(engine, path, at)?.name.kernel?.name;
  };

  it('lead from the name at the call, and from the one in the macro', () => {
    assert.equal(nameAt(MAIN, 'start!(module.'), 'vecadd');
    assert.equal(nameAt(MAIN, 'go!('), 'scale');
    assert.equal(nameAt(MAIN, 'function!(module, "'), 'scale');
    assert.equal(nameAt(MACROS, 'launch!($module.'), 'scale');
  });

  it('count for the kernel, in the function that calls', () => {
    const [vecadd, scale] = kernelsIn(engine, LIB);
    assert.equal(launchesOf(engine, [MAIN, MACROS, LIB], vecadd!).length, 1);
    const callers = launchCallers(engine, [MAIN, MACROS, LIB], scale!).map(({ name }) => name);
    assert.deepEqual(callers, [
      'by_name_at_the_call',
      'by_name_in_the_macro',
      'by_functions',
      'by_a_local_macro',
      'a_name_of_the_macro_is_another',
    ]);
  });

  it('are renamed where the name is written', () => {
    const kernel = engine.launchKernels(engine.rootOf(LIB)).find(({ name }) => name === 'scale')!;
    const edits = renameKernel(engine, [MAIN, MACROS, LIB], kernel, 'grow');
    assert.ok(typeof edits !== 'string');
    const changed = (path: string): string =>
      applyEdits(
        engine.text(path)!,
        edits.filter(({ span }) => engine.path(span.file) === path),
      );
    assert.match(changed(MACROS), /launch!\(\$module\.grow<<</);
    const main = changed(MAIN);
    assert.match(main, /start!\(module\.grow, 16/);
    assert.match(main, /function!\(module, "grow"\)/);
    assert.match(main, /go!\(grow\(x/);
    assert.doesNotMatch(main, /\bscale\b/);
  });
});
