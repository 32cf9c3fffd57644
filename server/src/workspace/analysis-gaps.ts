/** What keeps a kernel that compiles from being analysed in full. */
import type { Span } from '../base/index.ts';
import type { KernelRoot } from '../lower/index.ts';
import type { DeviceCodes } from './device-code.ts';
import { type CrateValidity, invalidIn } from './validity.ts';

/** A place and what is wrong, or not decided there. */
export interface AnalysisGap {
  readonly code: string;
  readonly span: Span;
  readonly message: string;
}

/**
 * What rustc refuses of a kernel, and what no rule and no check has looked at to its end, because a
 * limit was met. `name`: where the kernel is named.
 */
export function analysisGaps(
  checked: { readonly codes: DeviceCodes; readonly validity: CrateValidity },
  root: KernelRoot,
  name: Span,
): readonly AnalysisGap[] {
  const ofThreads = checked.codes.code(root)?.undecided ?? [];
  return [
    ...invalidIn(checked, root),
    ...ofThreads.map((message) => ({ code: 'limit', span: name, message })),
    ...checked.validity.undecidedIn(root).map((one) => ({ code: 'limit', ...one })),
  ];
}
