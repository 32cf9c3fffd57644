/** The whole of `core` and `alloc`, as the widest use of the language there is. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFile } from '../../src/syntax/index.ts';
import { requireTool } from '../kit/index.ts';

function rustFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return rustFiles(path);
    return entry.isFile() && entry.name.endsWith('.rs') ? [path] : [];
  });
}

describe('syntax: the standard library', () => {
  for (const crate of ['core', 'alloc']) {
    it(`library/${crate} parses without errors`, function () {
      const library = requireTool(this, 'rust-web-src');
      const files = rustFiles(join(library, crate));
      assert.ok(files.length > 40);
      for (const path of files) {
        const { errors } = parseFile(readFileSync(path, 'utf8'), { edition: 2024 });
        assert.deepEqual(errors, [], path);
      }
    });
  }
});
