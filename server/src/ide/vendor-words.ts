/** What vendors call the threads that execute together, in texts about a kernel of one of them. */

/** The lanes that execute together: NVIDIA's warp, AMD's wavefront. */
export function groupWord(target: string): 'warp' | 'wavefront' {
  return target === 'amdgcn' ? 'wavefront' : 'warp';
}

/** A sentence that speaks of warps, in the words of a target's vendor. */
export function inWordsOf(target: string, text: string): string {
  const word = groupWord(target);
  return text.replace(/\bwarps or waves\b/g, `${word}s`).replace(/\bwarp(s?)\b/g, `${word}$1`);
}
