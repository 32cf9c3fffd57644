/**
 * A profile as plain data: what a run counted, led back to instructions and lines of the source.
 */
import type { Span } from '../../base/index.ts';
import type { Counts, InstructionCounts, LaunchCounts } from '../../emulate/index.ts';
import type { TargetName } from '../../workspace/index.ts';
import type { Estimate } from './estimate.ts';

/** A place in a file, with its line. */
export interface ProfilePlace {
  readonly span: Span;
  /** Zero-based. */
  readonly line: number;
}

export interface ProfileInstruction extends InstructionCounts {
  /** As the text has it, without blanks around. */
  readonly text: string;
  /** From the instruction outward, as functions were inlined. */
  readonly places: readonly ProfilePlace[];
  /** The innermost of them in a file of the crate, or the innermost. */
  readonly place: ProfilePlace | undefined;
  /** Of the model: cycles in which warps issue it or wait for it, all warps together. */
  readonly cycles: number;
}

/** All instructions of a line of the source. */
export interface ProfileLine {
  /** Undefined for instructions that come from no line. */
  readonly place: ProfilePlace | undefined;
  /** The line's text, without blanks around. */
  readonly source: string;
  readonly counts: Counts;
  readonly cycles: number;
  /** Numbers of its instructions in the launch's list. */
  readonly instructions: readonly number[];
}

export interface ProfileLaunch {
  readonly index: number;
  readonly name: string;
  readonly grid: readonly [number, number, number];
  readonly block: readonly [number, number, number];
  readonly about: Omit<LaunchCounts, 'instructions'>;
  readonly total: Counts;
  readonly instructions: readonly ProfileInstruction[];
  /** By file and line. */
  readonly lines: readonly ProfileLine[];
  /** Absent for GPUs of which the model has no row. */
  readonly estimate: Estimate | undefined;
}

export interface Profile {
  readonly target: TargetName;
  readonly cpu: string;
  readonly launches: readonly ProfileLaunch[];
  /** The text that ran. */
  readonly text: string;
  /** Faults that ended the launches early, so that their counts are not whole. */
  readonly problems: readonly string[];
}
