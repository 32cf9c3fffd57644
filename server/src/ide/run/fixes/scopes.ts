/** Wider scopes of atomic operations and fences that have one workgroup where two meet. */
import type { TextEdit } from '../../../base/index.ts';
import type { AnyNode } from '../../../syntax/index.ts';
import type { FileText } from './barrier-places.ts';
import type { Candidate } from './candidate.ts';
import { lineAt } from './edit-form.ts';

/** Words whose scope is the workgroup, and the same with all blocks; the last way is by path. */
const WIDER: readonly (readonly [pattern: RegExp, wider: string, byPath?: string])[] = [
  // Operations in assembly: `st.release.cta`, `fence.acq_rel.cta`.
  [/(?<=\b(?:ld|st|atom|red|fence)(?:\.\w{1,12}){0,4})\.cta\b/g, '.gpu'],
  [/\bmembar\.cta\b/g, 'membar.gl'],
  [/\bBlock(?=Atomic\w{1,20}\b)/g, 'Device', 'cuda_device::atomic::Device'],
  [/\bthreadfence_block\b(?=\s*\()/g, 'threadfence', 'cuda_device::fence::threadfence'],
];

/** All such words of some bodies, made wider at once. */
export function scopeCandidates(
  { file, text }: FileText,
  bodies: readonly AnyNode[],
): readonly Candidate[] {
  const found = bodies.flatMap(({ start, end }) =>
    WIDER.flatMap(([pattern, wider, byPath = wider]) =>
      [...text.slice(start, end).matchAll(pattern)].map((match) => ({
        ...{ at: start + match.index, from: match[0], wider, byPath },
      })),
    ),
  );
  const all = [...new Map(found.map((one) => [one.at, one])).values()];
  if (all.length === 0) return [];
  const words = [...new Set(all.map(({ from, wider }) => `\`${from}\` to \`${wider}\``))];
  const lines = [...new Set(all.map(({ at }) => lineAt(text, at)))].sort((a, b) => a - b);
  const where = `line${lines.length > 1 ? 's' : ''} ${lines.join(' and ')}`;
  const ways = all.some(({ wider, byPath }) => wider !== byPath) ? [false, true] : [false];
  return ways.map((isByPath) => ({
    title: `change ${words.join(' and ')} in ${where}`,
    edits: all.map(
      ({ at, from, wider, byPath }): TextEdit => ({
        span: { file, start: at, end: at + from.length },
        newText: isByPath ? byPath : wider,
      }),
    ),
    help: `with a scope of all blocks in ${where} the two accesses are ordered`,
    plainHelp: [],
  }));
}
