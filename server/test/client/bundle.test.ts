/** The extension's bundle: it needs nothing but VS Code and Node, and holds nothing of the compiler. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { repoPath } from '../kit/index.ts';

describe('client: bundle', () => {
  const bundle = (): string => readFileSync(repoPath('client/dist/extension.cjs'), 'utf8');

  it('needs nothing from outside but VS Code and Node', () => {
    const needed = [...bundle().matchAll(/\brequire\("([^"]+)"\)/g)].map((m) => m[1]!);
    const node = new Set(process.getBuiltinModule('module').builtinModules);
    const foreign = needed.filter(
      (name) => name !== 'vscode' && !node.has(name.replace(/^node:/, '')),
    );
    assert.deepEqual([...new Set(foreign)], []);
    assert.ok(needed.includes('vscode'));
  });

  it('holds nothing of the compiler', () => {
    assert.doesNotMatch(bundle(), /server\/src\//);
  });
});
