/**
 * Working kernels in the style of real projects: silent as they stand, and told once one line is
 * wrong.
 */
import assert from 'node:assert/strict';
import type { Diagnostic } from '../../src/diag/index.ts';
import { type Fixture, fixturesIn, parseFixture, readRepo, sampled } from '../kit/index.ts';
import { type Break, breaksOf, broken } from './broken.ts';
import { asSeen, engine, exampleFixture, findingsIn } from './check.ts';

const FAMILY = 'test-fixtures/rules/broken';

/** The fixture in a package of its own, with what it depends on. */
function packed(fixture: Fixture): Fixture {
  const [file] = fixture.files;
  const edition = file!.path.endsWith('.mlir') ? 'mlir' : 2024;
  return exampleFixture({ edition }, file!.text);
}

function loud(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'warning' || severity === 'error');
}

type Told = Break['missed'][number];

const isSame = (a: Told, b: Told): boolean => a.rule === b.rule && a.line === b.line;

describe('rules: kernels and how they break', () => {
  before(() => engine.setRules({}));

  for (const path of fixturesIn(FAMILY)) {
    const text = readRepo(path);
    const root = path.endsWith('.mlir') ? '/src/kernel.mlir' : '/src/lib.rs';
    it(path, () => {
      const fixture = packed(parseFixture(text, root));
      assert.deepEqual(asSeen(loud(findingsIn(fixture))), []);
      assert.deepEqual(engine.check(root, engine.ruleTarget(root)), []);
    });
    for (const change of sampled(breaksOf(text), 2)) {
      it(`${path}:${change.line} ${change.text || 'left out'}`, () => {
        const fixture = packed(parseFixture(broken(text, change), root));
        const seen = loud(findingsIn(fixture)).map(({ code, span }) => {
          const { text: own } = fixture.files.find((f) => f.path === engine.path(span.file))!;
          return { rule: code, line: own.slice(0, span.start).split('\n').length };
        });
        // What is missed by name and is seen now no longer is.
        assert.deepEqual(seen, change.expected);
        for (const one of change.missed) assert.ok(!change.expected.some((b) => isSame(one, b)));
      });
    }
  }
});
