/** `docs/language.md` says what the sources can report; `UPDATE=1` rewrites it. */
import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import { readRepo, repoPath, updating } from '../kit/index.ts';
import { languagePage, MEANINGS, unsupportedMessages } from './unsupported.ts';

describe('language: what is not compiled', () => {
  it('docs/language.md is up to date', () => {
    const path = 'docs/language.md';
    const text = languagePage();
    if (updating()) writeFileSync(repoPath(path), text);
    assert.ok(existsSync(repoPath(path)), 'missing; run: UPDATE=1 npm test');
    assert.equal(readRepo(path), text);
  });

  it('explains nothing that is gone', () => {
    const known = new Set(unsupportedMessages().map(({ message }) => message));
    for (const message of Object.keys(MEANINGS)) assert.ok(known.has(message), message);
  });
});
