/** Which GPU a listing is of. */

/** How far into a text its head goes; characters. */
const HEAD = 4000;

/**
 * `sm_90`, by the flags of the file, by cuobjdump's first line, or by the comment that a pane
 * begins with; undefined where nothing says so.
 */
export function sassGpu(text: string): string | undefined {
  const head = text.slice(0, HEAD);
  const flags = /\bEF_CUDA_SM(\d+)/.exec(head)?.[1];
  if (flags !== undefined) return `sm_${flags}`;
  return /\bcode for (sm_\d+\w?)\b/.exec(head)?.[1] ?? /^\/\/.*\b(sm_\d+\w?)\b/m.exec(head)?.[1];
}

/** Has the text instructions of this language? */
export function isSass(text: string): boolean {
  return /^[ \t]*(?:\{[ \t]*)?\/\*[0-9a-f]{4,}\*\/[ \t]+(?:@!?U?P[0-9T]+[ \t]+)?[A-Z][A-Z0-9_.]+\b/m.test(
    text,
  );
}
