/**
 * Code that is let go and made again: the answers are the same, and an edit asks only for what it
 * reaches.
 */
import assert from 'node:assert/strict';
import { BUDGETS } from '../../src/db/index.ts';
import { DeviceCodes } from '../../src/workspace/device-code.ts';
import type { Engine } from '../../src/workspace/index.ts';
import { Random } from '../fuzz/random.ts';
import { DEVICE_CRATE_ATTRS, deviceFile } from '../kit/device-crate.ts';
import { isNightly, listFiles, parseFixture, readRepo, sampled } from '../kit/index.ts';
import { answersOf, EditedText, manyKernels } from '../kit/long-life.ts';
import { engineOver } from './packages.ts';

const PATH = '/app/kept.rs';
const KEPT_USUALLY = structuredClone(BUDGETS);

function opened(text: string): Engine {
  const engine = engineOver(new Map());
  engine.setFile(PATH, text);
  return engine;
}

/** Nothing stays. */
function keepNothing(): void {
  const nothing = { limit: 0, atRest: 0 };
  Object.assign(BUDGETS, { lowered: { ...nothing }, optimised: { ...nothing } });
}

describe('what is kept', () => {
  let releases = 0;
  let lowered: string[] = [];
  const { release } = DeviceCodes.prototype;
  const lower = DeviceCodes.prototype['lower' as never] as (def: { name: string }) => unknown;
  before(() => {
    DeviceCodes.prototype.release = function () {
      releases++;
      release.call(this);
    };
    Object.assign(DeviceCodes.prototype, {
      lower(this: DeviceCodes, def: { name: string }) {
        lowered.push(def.name);
        return lower.call(this, def);
      },
    });
  });
  after(() => {
    Object.assign(DeviceCodes.prototype, { release, lower });
  });
  beforeEach(() => {
    releases = 0;
    lowered = [];
  });
  afterEach(() => {
    Object.assign(BUDGETS, structuredClone(KEPT_USUALLY));
  });

  it('says nothing about the answers: kernels', () => {
    const kernels = listFiles('test-fixtures/kernels', ['.rs']);
    const named = kernels.map((path) => [path, readRepo(path)] as const);
    const text = manyKernels(
      named.map(([path, file]) => [path.split('/').at(-1)!.slice(0, -3), file]),
      300,
    );
    const expected = answersOf(opened(text), PATH);
    assert.equal(releases, 0);
    keepNothing();
    const engine = opened(text);
    assert.equal(answersOf(engine, PATH), expected);
    assert.ok(releases > 5, `${releases} releases`);
    engine.rest();
    assert.equal(answersOf(engine, PATH), expected);
  });

  it('says nothing about the answers: rules about code', () => {
    const files = listFiles('test-fixtures/rules', ['.rs']).filter((path) =>
      /workgroup|barrier|warp|reach|recursion/.test(path),
    );
    assert.ok(files.length >= 10, `${files.length} files`);
    const some = sampled(files, 3);
    // Each is a crate of its own; they share engines, because each engine reads the prelude.
    const texts = some.map((path) => parseFixture(readRepo(path)).files[0]!.text);
    const pathOf = (at: number): string => `/app/kept${at}.rs`;
    const open = (): Engine => {
      const engine = engineOver(new Map());
      for (const [at, text] of texts.entries()) engine.setFile(pathOf(at), text);
      return engine;
    };
    const found = (engine: Engine, path: string): string =>
      JSON.stringify(
        [engine.diagnostics(path), engine.workgroupMemory(path)],
        (key, at: unknown) => (key === 'file' ? engine.path(at as never) : at),
      );
    const usual = open();
    const all = texts.map((_, at) => found(usual, pathOf(at)));
    assert.ok(all.some((one) => one.includes('workgroup-mem-misaligned')));
    keepNothing();
    const engine = open();
    for (const [at, text] of texts.entries()) {
      const path = pathOf(at);
      for (const round of ['first', 'after a rest', 'after an edit']) {
        assert.equal(found(engine, path), all[at], `${some[at]}, ${round}`);
        engine.rest();
        if (round === 'after a rest') {
          engine.setFile(path, `${text}\n`);
          engine.diagnostics(path);
          engine.setFile(path, text);
        }
      }
    }
    assert.ok(releases > texts.length, `${releases} releases`);
  });

  it('says nothing about the answers: random edits with rests between', () => {
    const kernels = listFiles('test-fixtures/kernels', ['.rs']);
    const text = manyKernels(
      kernels.map((path) => [path.split('/').at(-1)!.slice(0, -3), readRepo(path)]),
      150,
    );
    BUDGETS.lowered.limit = 500;
    BUDGETS.lowered.atRest = 0;
    const engine = opened(text);
    const random = new Random(7);
    const edited = new EditedText(text, random);
    const edits = isNightly() ? 40 : 20;
    for (let n = 1; n <= edits; n++) {
      edited.step();
      engine.setFile(PATH, edited.text);
      engine.diagnostics(PATH);
      if (random.chance(40)) engine.rest();
      if (n % 10 === 0)
        assert.equal(answersOf(engine, PATH), answersOf(opened(edited.text), PATH), `edit ${n}`);
    }
    assert.ok(releases > edits / 4, `${releases} releases`);
  });

  it('is enough: after a rest an edit lowers the kernels that it reaches', () => {
    const text = DEVICE_CRATE_ATTRS + deviceFile(600).text;
    const engine = opened(text);
    assert.deepEqual(engine.diagnostics(PATH), []);
    assert.ok(new Set(lowered).size > 8);
    BUDGETS.lowered.atRest = 0;
    engine.rest();
    assert.equal(releases, 1);
    lowered = [];
    engine.setFile(PATH, text.replace('let left = cells', 'let _edit = 1;\n    let left = cells'));
    assert.deepEqual(engine.diagnostics(PATH), []);
    assert.deepEqual(engine.check(PATH, 'ptx'), []);
    assert.deepEqual([...new Set(lowered)], ['kernel0']);
  });
});
