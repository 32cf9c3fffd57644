/** Where the Rust that comes with us seems to lie: our `core`, and below it the device libraries of the dialects. */

/** Folder of `core`; no file on disk has such a path. */
export const PRELUDE_FOLDER = '/warplens-prelude';
