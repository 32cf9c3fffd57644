/**
 * Fixtures of the parser: valid files with the snapshot of their tree, broken files with their
 * errors under carets.
 */
import assert from 'node:assert/strict';
import { type Edition, lex, parseFile, printTree } from '../../src/syntax/index.ts';
import {
  checkDiagnostics,
  expectSnapshot,
  fixturesIn,
  parseFixture,
  readRepo,
} from '../kit/index.ts';

describe('syntax: valid files', () => {
  for (const path of fixturesIn('test-fixtures/syntax/ok')) {
    it(path, () => {
      const text = readRepo(path);
      const { file, errors } = parseFile(text, { edition: 2024 });
      const shown = errors.map(
        (e) => `${e.message} at ${JSON.stringify(text.slice(e.start, e.end))}`,
      );
      assert.deepEqual(shown, []);
      expectSnapshot(path.replace(/\.rs$/, '.snap'), printTree(file));
    });
  }
});

describe('syntax: broken files', () => {
  for (const path of fixturesIn('test-fixtures/syntax/err')) {
    it(path, () => {
      const fixture = parseFixture(readRepo(path));
      const text = fixture.files[0]!.text;
      const edition = Number(fixture.header.get('edition') ?? 2024) as Edition;
      const { errors } = parseFile(text, { edition });
      const file = fixture.files[0]!.path;
      checkDiagnostics(
        fixture,
        errors.map((e) => ({ file, severity: 'error', code: 'syntax', ...e })),
      );
    });
  }
});

describe('syntax: nothing is lost', () => {
  const paths = [
    ...fixturesIn('test-fixtures/syntax/ok'),
    ...fixturesIn('test-fixtures/syntax/err'),
    ...fixturesIn('test-fixtures/kernels'),
  ];
  for (const path of paths) {
    it(path, () => {
      const text = readRepo(path);
      const lexed = lex(text, 2024);
      let joined = '';
      for (let i = 0; i < lexed.count; i++) {
        assert.ok(lexed.starts[i]! < lexed.starts[i + 1]!, `token ${i} is empty`);
        joined += text.slice(lexed.starts[i]!, lexed.starts[i + 1]!);
      }
      assert.equal(joined, text);
    });
  }

  it('every kernel of the corpus parses without errors', () => {
    for (const path of fixturesIn('test-fixtures/kernels')) {
      assert.deepEqual(parseFile(readRepo(path)).errors, [], path);
    }
  });
});
