/** Outside tools: what is missing skips and is counted; what is there is a path that exists. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { shared } from './shared.ts';
import { findTool, requireTool, type ToolName } from './tools.ts';

const NAMES: readonly ToolName[] = [
  'ptxas',
  'rustc-nightly',
  'llvm-mc',
  'ld.lld',
  'mlir-opt',
  'rust-web-src',
];

describe('kit: tools', () => {
  for (const name of NAMES) {
    it(`${name} is either absent or a path that exists`, () => {
      const path = findTool(name);
      assert.ok(path === undefined || existsSync(path), path ?? '');
    });
  }

  it('a missing tool skips the test and is counted by name', () => {
    let skipped = 0;
    const context = {
      skip(): never {
        skipped += 1;
        throw new Error('skipped');
      },
    } as unknown as Mocha.Context;
    const counts = shared('missingTools', () => new Map<string, number>());
    const absent = NAMES.find((name) => findTool(name) === undefined);
    const before = new Map(counts);
    if (absent === undefined) {
      assert.equal(requireTool(context, NAMES[0]!), findTool(NAMES[0]!));
      return;
    }
    assert.throws(() => requireTool(context, absent), /skipped/);
    assert.equal(skipped, 1);
    assert.equal(counts.get(absent), (before.get(absent) ?? 0) + 1);
    // The count belongs to this test, not to the machine: put it back.
    if (before.has(absent)) counts.set(absent, before.get(absent)!);
    else counts.delete(absent);
  });
});
