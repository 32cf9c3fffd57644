/** An edit that may order the two accesses of a race. */
import type { TextEdit } from '../../../base/index.ts';

/** What is tried, and offered where a run proves it. */
export interface Candidate {
  readonly title: string;
  readonly edits: readonly TextEdit[];
  /** What would order the accesses, as the finding says it when it is proven. */
  readonly help: string;
  /** Texts of the engine that say the same without lines. */
  readonly plainHelp: readonly string[];
}
