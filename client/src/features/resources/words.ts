/** The words of a vendor for what both have, in texts of the page. */

/** Ours are AMD's. */
const NVIDIA: readonly (readonly [ours: RegExp, theirs: string])[] = [
  [/(?<![-\w"=])Workgroup memory(?![-\w"=])/g, 'Shared memory'],
  [/(?<![-\w"=])workgroup memory(?![-\w"=])/g, 'shared memory'],
  [/(?<![-\w"=])workgroup(s?)(?![-\w"=])/g, 'block$1'],
  [/(?<![-\w"=])wave(s?)(?![-\w"=])/g, 'warp$1'],
  [/(?<![-\w"=])Workgroup(s?)(?![-\w"=])/g, 'Block$1'],
  [/(?<![-\w"=])Wave(s?)(?![-\w"=])/g, 'Warp$1'],
];

/** A piece of the page that names nothing of the user's, in the words of a target's vendor. */
export function inWordsOf(target: string, html: string): string {
  if (target !== 'ptx') return html;
  return NVIDIA.reduce((text, [ours, theirs]) => text.replace(ours, theirs), html);
}
