/**
 * What an editor shows of kernels that no crate compiles, and the fix that turns their features on:
 * after it the kernel is compiled.
 */
import assert from 'node:assert/strict';
import { applyEdits } from '../../src/base/index.ts';
import { diagnosticsIn } from '../../src/ide/index.ts';
import { createEngine, type Engine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const FILES: Readonly<Record<string, string>> = {
  '/p/Cargo.toml':
    '[package]\nname = "app"\nversion = "0.1.0"\nedition = "2021"\n[features]\ndefault = ["std"]\nstd = []\nsignal = []\nfast = []\n',
  '/p/src/lib.rs':
    '#![no_std]\n#![feature(abi_gpu_kernel)]\n#[cfg(feature = "signal")]\nmod dsp;\n#[cfg(not(feature = "std"))]\nmod bare;\n',
  '/p/src/dsp.rs':
    '#[no_mangle] pub unsafe extern "gpu-kernel" fn one(p: *mut u32) { *p = 1 }\n#[no_mangle] pub unsafe extern "gpu-kernel" fn two(p: *mut u32) { *p = 1 }\n',
  '/p/src/bare.rs': '#[no_mangle] pub unsafe extern "gpu-kernel" fn bare(p: *mut u32) { *p = 1 }\n',
};

function open(toml?: string): Engine {
  const engine = createEngine({
    readFile: (path) => (path === '/p/warplens.toml' ? toml : FILES[path]),
    prelude: preludeTexts(),
  });
  engine.setFolders(['/p']);
  return engine;
}

const notes = (engine: Engine, path: string) =>
  diagnosticsIn(engine, path).filter(({ code }) => code === 'left-out');

/** The text of `warplens.toml` after the fix of a file's note. */
function fixed(engine: Engine, path: string): string | undefined {
  const fix = notes(engine, path)[0]?.fixes?.[0];
  if (fix === undefined) return undefined;
  const toml = '/p/warplens.toml';
  assert.ok(fix.edits.every(({ span }) => engine.path(span.file) === toml));
  return applyEdits(engine.text(toml) ?? '', fix.edits);
}

describe('ide: kernels that no crate compiles', () => {
  it('have one note for each cause, with the fix', () => {
    const [note, ...more] = notes(open(), '/p/src/dsp.rs');
    assert.equal(
      note?.message,
      '2 kernels (`one`, `two`) are behind feature `signal` of `app`: --features signal',
    );
    assert.deepEqual(
      note.fixes?.map(({ title }) => title),
      ['Turn on feature `signal` in warplens.toml'],
    );
    assert.deepEqual(more, []);
    assert.deepEqual(notes(open(), '/p/src/lib.rs'), []);
  });

  const cases: readonly (readonly [string, string | undefined, string | undefined])[] = [
    ['a new file', undefined, '[cargo]\nfeatures = ["signal"]\n'],
    ['other tables', '[rules]\n', '[rules]\n\n[cargo]\nfeatures = ["signal"]\n'],
    ['no line end', '[rules]', '[rules]\n\n[cargo]\nfeatures = ["signal"]\n'],
    [
      'other features',
      '[cargo]\nfeatures = ["fast"]\n[rules]\n',
      '[cargo]\nfeatures = ["fast", "signal"]\n[rules]\n',
    ],
    [
      'a table without features',
      '[cargo] # of the package\nno-default-features = true\n',
      '[cargo] # of the package\nfeatures = ["signal"]\nno-default-features = true\n',
    ],
    ['a list of several lines', '[cargo]\nfeatures = [\n  "fast",\n]\n', undefined],
  ];
  for (const [name, before, after] of cases)
    it(`go after the fix in a warplens.toml with ${name}`, () => {
      const engine = open(before);
      const text = fixed(engine, '/p/src/dsp.rs');
      assert.equal(text, after);
      if (text === undefined) return;
      engine.setFile('/p/warplens.toml', text);
      assert.deepEqual(notes(engine, '/p/src/dsp.rs'), []);
      assert.deepEqual(
        engine
          .kernels('/p/src/lib.rs')
          .flatMap(({ name: kernel }) => (kernel === 'bare' ? [] : kernel)),
        ['one', 'two'],
      );
    });

  it('may need the default features to be left out', () => {
    const engine = open();
    const text = fixed(engine, '/p/src/bare.rs');
    assert.equal(text, '[cargo]\nno-default-features = true\n');
    engine.setFile('/p/warplens.toml', text);
    assert.deepEqual(notes(engine, '/p/src/bare.rs'), []);
  });

  it('have no fix in the file where an editor has chosen features', () => {
    const engine = open();
    engine.setFeatures({ features: [], noDefault: false });
    const [note] = notes(engine, '/p/src/dsp.rs');
    assert.match(note!.message, /--features signal/);
    assert.equal(note!.fixes, undefined);
  });
});
