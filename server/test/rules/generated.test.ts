/** Files made from the rules are up to date; `UPDATE=1` writes them. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { generatedFiles, strayPages, writeGenerated } from '../../../tools/gen-rules.ts';
import { readRepo, repoPath, updating } from '../kit/index.ts';

describe('rules: generated files', () => {
  it('are what the declarations say', async () => {
    if (updating()) await writeGenerated();
    const files = await generatedFiles();
    assert.ok(files.size > 5);
    for (const [path, text] of files) {
      assert.ok(existsSync(repoPath(path)), `no ${path}; run: npx tsx tools/gen-rules.ts`);
      assert.equal(readRepo(path), text, `${path} is old; run: npx tsx tools/gen-rules.ts`);
    }
    assert.deepEqual(strayPages(files), []);
  });
});
