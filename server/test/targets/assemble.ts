/** Asks `ptxas` whether a text is legal PTX for a processor. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Fails with what `ptxas` says when it refuses the text. */
export function assemble(ptxas: string, ptx: string, cpu: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'ptx-'));
  try {
    const file = join(folder, 'k.ptx');
    writeFileSync(file, ptx);
    execFileSync(ptxas, ['-arch', cpu, '-O0', '-o', join(folder, 'k.cubin'), file], {
      stdio: 'pipe',
    });
  } catch (error) {
    const { stderr } = error as { stderr?: Buffer };
    assert.fail(`${stderr?.toString() ?? String(error)}\n${ptx}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
