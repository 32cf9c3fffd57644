/**
 * What the system keeps of a file's last change: with the same stamp a file has the same content,
 * so that it need not be read to know that. Device and inode tell replaced files, and the time of
 * change (ctime), which no program can set, tells all others. It is only as fine as the system's
 * clock, so a file that has just been changed has no stamp: another change in the same moment would
 * leave the time as it is (git's index has the same rule: Documentation/technical/racy-git).
 */
import { statSync } from 'node:fs';

/** Milliseconds since a change: clocks of file systems are two seconds coarse at most. */
const PAST = 3000;

/** The stamp of a file, links followed; undefined where none can be relied on. */
export function stampOf(path: string): string | undefined {
  try {
    const stat = statSync(path, { bigint: true });
    if (!stat.isFile() || stat.ctimeNs === 0n) return undefined;
    if (Number(stat.ctimeNs / 1_000_000n) > Date.now() - PAST) return undefined;
    const { dev, ino, size, mtimeNs, ctimeNs } = stat;
    return [dev, ino, size, mtimeNs, ctimeNs].map((one) => one.toString(36)).join(' ');
  } catch {
    return undefined;
  }
}
