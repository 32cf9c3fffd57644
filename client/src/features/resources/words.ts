/** The words of a vendor for what both have, in texts of the page. */

/** Ours are AMD's. */
const NVIDIA: readonly (readonly [ours: RegExp, theirs: string])[] = [
  [/\bWorkgroup memory\b/g, 'Shared memory'],
  [/\bworkgroup memory\b/g, 'shared memory'],
  [/\bworkgroup(s?)\b/g, 'block$1'],
  [/\bwave(s?)\b/g, 'warp$1'],
  [/\bWorkgroup(s?)\b/g, 'Block$1'],
  [/\bWave(s?)\b/g, 'Warp$1'],
];

/** What somebody reads or hears: the values of these attributes, and what stands between tags. */
const READ = /(?<=\b(?:aria-label|title|alt)=")[^"]*|(?<=^|>)[^<>]+/g;

/** A piece of the page that names nothing of the user's, in the words of a target's vendor. */
export function inWordsOf(target: string, html: string): string {
  if (target !== 'ptx') return html;
  const inTheirs = (text: string): string =>
    NVIDIA.reduce((known, [ours, theirs]) => known.replace(ours, theirs), text);
  return html.replace(READ, inTheirs);
}
