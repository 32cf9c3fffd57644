/** Outside programs: where they are, which version. Only absolute folders of PATH are looked in. */
import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';

/** Milliseconds a tool may take to tell its version. */
const TIMEOUT = 5000;

/** Absolute path of the first of these programs that is there. */
export async function findProgram(programs: readonly string[]): Promise<string | undefined> {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((dir) => isAbsolute(dir));
  const suffix = process.platform === 'win32' ? '.exe' : '';
  for (const program of programs) {
    for (const folder of folders) {
      const path = join(folder, program + suffix);
      try {
        await access(path, constants.X_OK);
        return path;
      } catch {
        // Not here; the next folder may have it.
      }
    }
  }
  return undefined;
}

/** The line of `--version` that holds a number, shortened. */
export function versionOf(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile(path, ['--version'], { timeout: TIMEOUT, windowsHide: true }, (error, stdout) => {
      const lines = stdout.split('\n').map((line) => line.trim());
      const line = lines.find((l) => /\bV?\d+\.\d+/.test(l) && !/copyright/i.test(l));
      resolve(error ? undefined : line?.slice(0, 80));
    });
  });
}
