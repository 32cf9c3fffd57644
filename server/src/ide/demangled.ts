/** Mangled names in words: what an outline, a hover or a comment says beside them. */
import { demangleRust } from '../asm/index.ts';

/** ` · path::of::it` behind a mangled name; nothing behind any other. */
export function demangledNote(name: string): string {
  const path = demangleRust(name);
  return path === undefined ? '' : ` · ${path}`;
}
