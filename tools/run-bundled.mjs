/**
 * Runs a tool that is written in TypeScript and needs the compiler: bundled, in a process of its
 * own.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from './setup.mjs';

/** What it prints; an error with its messages when it fails. */
export async function runBundled(entry, args = []) {
  const esbuild = await import('esbuild');
  const folder = mkdtempSync(join(tmpdir(), 'warplens-tool-'));
  try {
    const outfile = join(folder, basename(entry).replace(/\.ts$/, '.mjs'));
    await esbuild.build({
      absWorkingDir: root,
      entryPoints: [entry],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      logLevel: 'warning',
      banner: {
        js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
      },
    });
    const { status, stdout, stderr } = spawnSync(process.execPath, [outfile, ...args], {
      encoding: 'utf8',
      cwd: root,
      maxBuffer: 1 << 28,
    });
    if (status !== 0) throw new Error(`${entry} failed: ${stderr}`);
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
