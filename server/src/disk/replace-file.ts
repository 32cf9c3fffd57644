/**
 * Writing a file of our own, such as a cached one: whole, or not at all. Several processes may
 * write it at the same time, and none may read half of it.
 */
import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Throws where nothing can be written; what was there stays then. */
export function replaceFile(path: string, content: string | Uint8Array, mode = 0o666): void {
  const part = `${path}.${process.pid}`;
  try {
    writeFileSync(part, content, { mode });
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}
