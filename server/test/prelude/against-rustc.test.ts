/**
 * The prelude's number methods give what rustc's own give, on edge cases and random values, panics
 * included.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireTool } from '../kit/index.ts';
import { oracleProgram } from './oracle.ts';

describe('prelude: numbers against rustc', () => {
  it('agree', function () {
    const rustc = requireTool(this, 'rustc-nightly');
    const { source, compared } = oracleProgram();
    assert.ok(compared > 900, `only ${compared} methods`);
    const folder = mkdtempSync(join(tmpdir(), 'prelude-'));
    try {
      const [input, program] = [join(folder, 'oracle.rs'), join(folder, 'oracle')];
      writeFileSync(input, source);
      const options = ['--edition=2024', '-Cdebug-assertions=on', '-Cdebuginfo=0', '-o', program];
      execFileSync(rustc, [...options, input], { stdio: ['ignore', 'ignore', 'pipe'] });
      const report = execFileSync(program, { encoding: 'utf8' });
      assert.equal(report.trim(), '0 differences');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
