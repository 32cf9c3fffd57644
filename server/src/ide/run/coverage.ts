/** What the launches of a run have executed, by places in the crate's own files. */
import type { Span } from '../../base/index.ts';
import type { BranchWay, LaunchResult } from '../../execute/index.ts';
import type { SourceLoc } from '../../mir/index.ts';
import type { Engine } from '../../workspace/index.ts';
import type { RunCoverage } from './report.ts';

/** Of all launches together; `isOwn` knows the files of the crate. */
export function coverageOf(
  results: readonly LaunchResult[],
  placesOf: ReturnType<Engine['executable']>['places'],
  isOwn: (span: Span) => boolean,
): RunCoverage {
  const own = <T extends { readonly loc: SourceLoc }>(
    entries: readonly T[],
  ): { readonly span: Span; readonly entry: T }[] =>
    entries.flatMap((entry) => {
      const span = placesOf(entry.loc)[0]?.span;
      return span !== undefined && isOwn(span) ? [{ span, entry }] : [];
    });
  const places = new Map<string, { readonly span: Span; readonly hits: number }>();
  const branches = new Map<string, { readonly span: Span; readonly ways: readonly BranchWay[] }>();
  for (const { coverage } of results) {
    for (const { span, entry } of own(coverage?.places ?? [])) {
      const key = `${span.file} ${span.start} ${span.end}`;
      places.set(key, { span, hits: entry.hits + (places.get(key)?.hits ?? 0) });
    }
    for (const { span, entry } of own(coverage?.branches ?? [])) {
      const key = `${span.file} ${span.start} ${span.end}`;
      const before = branches.get(key)?.ways;
      const ways = entry.ways.map(({ label, taken }, at) => ({
        label,
        taken: taken + (before?.[at]?.label === label ? before[at].taken : 0),
      }));
      branches.set(key, { span, ways });
    }
  }
  return { places: [...places.values()], branches: [...branches.values()] };
}
