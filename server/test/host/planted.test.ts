/**
 * Host programs that are right as they stand, and the mistakes planted in them: each is found, with
 * its rule and at its token. `//% LINE => rule @ TOKEN` below a line puts LINE in its place,
 * nothing for none; `+fix` says that the finding has a fix, after which it is gone; several
 * findings are joined by `&`, and `-` stands for none.
 */
import assert from 'node:assert/strict';
import { applyEdits } from '../../src/base/index.ts';
import type { Diagnostic } from '../../src/diag/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { fixturesIn, parseFixture, readRepo } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const FAMILY = 'test-fixtures/host/planted';

interface Expected {
  readonly rule: string;
  readonly token: string;
  readonly fix: boolean;
}

interface Change {
  readonly line: number;
  readonly text: string;
  readonly expected: readonly Expected[];
}

function changesOf(text: string): Change[] {
  const lines = text.split('\n');
  const out: Change[] = [];
  let target = 0;
  lines.forEach((line, at) => {
    const found = /^\s*\/\/% ?(.*?)\s*=> (.*)$/.exec(line);
    if (found === null) {
      target = at;
      return;
    }
    const expected = found[2]!
      .split(/ & (?=[a-z-]+ @ )/)
      .filter((part) => part.trim() !== '-')
      .map((part) => {
        const [rule, token] = part.split(' @ ') as [string, string];
        return { rule, token: token.replace(/ \+fix$/, ''), fix: token.endsWith(' +fix') };
      });
    out.push({ line: target, text: found[1]!, expected });
  });
  return out;
}

/** The text with a line replaced, and without the plants. */
function planted(text: string, change: Change | undefined): string {
  return text
    .split('\n')
    .map((line, at) => {
      if (/^\s*\/\/%/.test(line)) return '';
      return at === change?.line ? change.text : line;
    })
    .join('\n');
}

describe('host: planted mistakes', () => {
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
  let loaded: string[] = [];

  const findings = (text: string): readonly Diagnostic[] => {
    const { files } = parseFixture(text, '/none.rs');
    for (const path of loaded)
      if (!files.some((file) => file.path === path)) engine.removeFile(path);
    for (const { path, text: own } of files) engine.setFile(path, own);
    loaded = files.map(({ path }) => path);
    return engine
      .diagnostics('/src/main.rs')
      .filter(
        ({ code, severity }) => severity !== 'info' && /^(?:host|launch|offload)-/.test(code),
      );
  };
  const tokenAt = ({ span }: Diagnostic, length: number): string => {
    const text = engine.text(engine.path(span.file)) ?? '';
    return text.slice(span.start, span.start + length);
  };

  for (const path of fixturesIn(FAMILY)) {
    const text = readRepo(path);
    it(`${path} is right`, () => {
      assert.deepEqual(
        findings(planted(text, undefined)).map((one) => [one.code, one.message, tokenAt(one, 30)]),
        [],
      );
    });
    for (const change of changesOf(text)) {
      it(`${path}:${change.line + 1} ${change.text || 'left out'}`, () => {
        const seen = findings(planted(text, change));
        assert.deepEqual(
          seen.map((one, at) => [one.code, tokenAt(one, change.expected[at]?.token.length ?? 20)]),
          change.expected.map(({ rule, token }) => [rule, token]),
          seen.map(({ message }) => message).join('\n'),
        );
        change.expected.forEach(({ fix, rule }, at) => {
          const [first] = seen[at]!.fixes ?? [];
          assert.equal(first !== undefined, fix || first !== undefined, 'a fix');
          if (!fix) return;
          assert.ok(first, 'has no fix');
          const { file } = first.edits[0]!.span;
          const own = engine.path(file);
          engine.setFile(own, applyEdits(engine.text(own)!, first.edits));
          const left = engine
            .diagnostics('/src/main.rs')
            .filter(({ code }) => code === rule && change.expected.length === 1);
          assert.deepEqual(
            left.map(({ message }) => message),
            [],
          );
        });
      });
    }
  }
});
