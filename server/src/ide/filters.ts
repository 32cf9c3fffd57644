/**
 * What a preview can leave out, by name, for all targets: a name means the same kind of line in
 * each. Nothing is hidden that was not asked for, and what is hidden is counted.
 */
import { filterAmdgcn, filterPtx, parseAmdgcn, parsePtx } from '../asm/index.ts';
import type { TargetName } from '../workspace/index.ts';
import type { PaneName } from './panes.ts';

/** In the order in which they are shown to the user. */
export const FILTERS = [
  'comments',
  'debug',
  'directives',
  'metadata',
  'library',
  'unused-labels',
] as const;

export type FilterName = (typeof FILTERS)[number];

export interface FilteredText {
  /** What stays; each with the number of its line in the whole text. */
  readonly lines: readonly { readonly text: string; readonly line: number }[];
  /** Lines left out, blank ones apart. */
  readonly hidden: number;
}

/** The lines of an assembly text that stay. */
export function filterAssembly(
  target: TargetName,
  text: string,
  hide: readonly FilterName[],
): FilteredText {
  const comments = hide.includes('comments');
  const directives = hide.includes('directives');
  const metadata = hide.includes('metadata');
  const unusedLabels = hide.includes('unused-labels');
  const debug = hide.includes('debug');
  const library = hide.includes('library');
  const common = { comments, debug, directives, library, unusedLabels };
  return target === 'ptx'
    ? filterPtx(parsePtx(text).module, common)
    : filterAmdgcn(parseAmdgcn(text).module, { ...common, metadata, descriptors: metadata });
}

/** The filters that mean something for a pane. */
export function filtersOf(target: PaneName): readonly FilterName[] {
  if (target === 'sass' || target === 'llvm') return [];
  return target === 'ptx' ? FILTERS.filter((name) => name !== 'metadata') : FILTERS;
}
