/** Promises of docs/security.md: each names a test that there is. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { readRepo } from '../kit/index.ts';

describe('promises of docs/security.md', () => {
  const page = readRepo('docs/security.md');
  const links = [...page.matchAll(/\[([^\]]+)\]\(\.\.\/(server\/test\/[^)]+)\)/g)].filter(
    ([, title]) => title !== 'a test',
  );

  it('are many', () => assert.ok(links.length >= 15, `${links.length}`));

  for (const [, title, path] of links)
    it(`${title}`, () => {
      const names = [...readRepo(join(path!)).matchAll(/\bit\((['`])(.*?)\1/g)].map((m) => m[2]!);
      assert.ok(
        names.some((name) => name.includes(title!)),
        `${path} has no test of that name`,
      );
    });

  it('each row of a table of promises has one', () => {
    const tables = page.matchAll(/\| promise \| test \|\n\|---\|---\|\n((?:\|.*\n)+)/g);
    for (const [, rows] of tables)
      for (const row of rows!.trim().split('\n')) assert.match(row, /\]\(\.\.\/server\/test\//);
  });
});
