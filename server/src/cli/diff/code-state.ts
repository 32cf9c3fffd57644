/** What is compared of a kernel on a target. */
import type { TargetName } from '../../workspace/index.ts';

/** One number of a kernel. */
export interface Figure {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly unit: string;
  readonly estimate: boolean;
}

/** Instructions that come from a line of the source. */
export interface LineCount {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly instructions: number;
}

/** A kernel on one target. */
export interface CodeState {
  readonly target: TargetName;
  readonly cpu: string;
  readonly figures: readonly Figure[];
  /** Of its text, with the kernel's own symbol left out. */
  readonly hash: string;
  /** Why it was not emitted. */
  readonly problems: readonly string[];
  /** By the text of the line. */
  readonly lines: ReadonlyMap<string, LineCount>;
}
