/**
 * Where the Rust that comes with us seems to lie: our `core`, below it the device libraries of the
 * dialects, and a crate to warm up.
 */

/** Folder of `core`; no file on disk has such a path. */
export const PRELUDE_FOLDER = '/warplens-prelude';

/** The text that is edited to warm up; no file on disk has such a path either. */
export const WARM_UP_PATH = '/warplens-warm-up/lib.rs';

/** Among the prelude's texts, the table of what waits in them. */
export const PRELUDE_WAITING = 'waiting.json';

/** Folder of what build scripts write; below it, a folder for each package and content. */
export const GENERATED_FOLDER = '/warplens-out';

/** Did a build script write the text at this path? */
export function isGenerated(path: string): boolean {
  return path.startsWith(`${GENERATED_FOLDER}/`);
}
