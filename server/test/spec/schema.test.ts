/** The JSON schema of specs and the reference made of it are up to date. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { schemaText } from '../../src/cli/commands/spec.ts';
import { FINDING_CODES, specSchema } from '../../src/spec/index.ts';
import { listFiles, readRepo, repoPath } from '../kit/index.ts';
import { specPage } from './spec-page.ts';

/** A file that is made by us; `UPDATE=1` writes it. */
function isUpToDate(path: string, text: string): void {
  const absolute = repoPath(path);
  const old = existsSync(absolute) ? readFileSync(absolute, 'utf8') : '';
  if (old === text) return;
  if (process.env['UPDATE'] === '1') writeFileSync(absolute, text);
  else assert.equal(text, old, `${path} differs; run: UPDATE=1 npm test`);
}

describe('the schema of launch specs', () => {
  it('schemas/spec.schema.json is up to date', () =>
    isUpToDate('schemas/spec.schema.json', schemaText()));

  it('docs/reference/spec.md is up to date', () =>
    isUpToDate('docs/reference/spec.md', specPage()));

  const validate = new Ajv({ strict: false, allErrors: true }).compile(specSchema());

  it('holds for the specs of the corpus', () => {
    const paths = listFiles('test-fixtures/kernels', ['.json']);
    assert.ok(paths.length > 15);
    for (const path of paths)
      assert.ok(
        validate(JSON.parse(readRepo(path))),
        `${path}: ${JSON.stringify(validate.errors)}`,
      );
  });

  it('refuses what the reader refuses', () => {
    const wrong = [
      { kernl: 'k' },
      { grid: [1, 2, 3, 4] },
      { expected: { y: { vaule: 1 } } },
      { launches: [{ block: 0 }] },
      { gpu: 80 },
    ];
    for (const one of wrong) assert.ok(!validate(one), JSON.stringify(one));
  });

  it('names the codes of all engines', () => {
    const codesIn = (path: string, type: string): readonly string[] => {
      const text = readRepo(path);
      const union = text.slice(text.indexOf(`export type ${type} =`)).split(/';$/m)[0]!;
      return [...union.matchAll(/^ {2}\| '([a-z-]+)/gm)].map(([, code]) => code!);
    };
    const codes = [
      ...codesIn('server/src/execute/api.ts', 'FaultKind'),
      ...codesIn('server/src/emulate/report.ts', 'RunCode'),
    ];
    assert.ok(codes.length > 30);
    assert.deepEqual([...new Set(codes)].sort(), [...FINDING_CODES].sort());
  });

  it('the example of the reference is a spec', () => {
    const example = /```json\n([\s\S]*?)```/.exec(specPage())![1]!;
    assert.ok(validate(JSON.parse(example)));
  });
});
