/**
 * Where the places of a crate are now. A crate's definitions count in snapshots of its texts, and
 * it follows each text from version to version as it takes edits in. The edit that moves places is
 * the very one that the crate was patched for: what the patch left alone is moved as a whole and
 * never torn, whatever versions lay between that the crate has not seen.
 */
import type { FileId, Span } from '../../base/index.ts';
import type { Files } from '../files.ts';
import { type Edit, editBetween, moved } from '../text-edit.ts';

/** An edit that a crate has taken in; `version` is that of the result. */
interface Step extends Edit {
  readonly version: number;
}

/**
 * A crate that has taken in more edits of one file is collected anew: each has a say in where a
 * place is.
 */
const MAX_EDITS = 400;

class FollowedText {
  private readonly files: Files;
  private readonly base: FileId;
  /** As the crate has it. */
  private text: string;
  private version: number;
  private readonly steps: Step[] = [];
  /** From the text as the crate has it to one that it has not taken in. */
  private ahead: Step | undefined;

  constructor(files: Files, base: FileId) {
    this.files = files;
    this.base = base;
    this.text = files.text(base) ?? '';
    this.version = files.version(base);
  }

  advance(): boolean {
    const step = this.toCurrent();
    if (step !== undefined) {
      this.steps.push(step);
      this.text = this.files.text(this.base) ?? '';
      this.version = step.version;
    }
    return this.steps.length <= MAX_EDITS;
  }

  current({ file, start, end }: Span): Span {
    const { steps } = this;
    const version = this.files.versionOf(file);
    let first = steps.length;
    while (first > 0 && steps[first - 1]!.version > version) first--;
    for (let at = first; at < steps.length; at++) [start, end] = movedSpan(start, end, steps[at]!);
    const ahead = version > this.version ? undefined : this.toCurrent();
    if (ahead !== undefined) [start, end] = movedSpan(start, end, ahead);
    return { file: this.base, start, end };
  }

  private toCurrent(): Step | undefined {
    const version = this.files.version(this.base);
    if (version === this.version) return undefined;
    if (this.ahead?.version !== version) {
      const { start, oldEnd, newEnd } = editBetween(this.text, this.files.text(this.base) ?? '');
      this.ahead = { version, start, oldEnd, delta: newEnd - oldEnd };
    }
    return this.ahead;
  }
}

function movedSpan(start: number, end: number, edit: Edit): [number, number] {
  const from = moved(start, edit);
  return [from, Math.max(from, moved(end, edit))];
}

/** All texts of one crate. */
export class FollowedTexts {
  private readonly files: Files;
  private readonly texts = new Map<FileId, FollowedText>();

  constructor(files: Files) {
    this.files = files;
  }

  /** Follows a file from its current text on; gives the id in which places count now. */
  snapshot(file: FileId): FileId {
    if (!this.texts.has(file)) this.texts.set(file, new FollowedText(this.files, file));
    return this.files.snapshot(file);
  }

  /**
   * Takes the current text of a file for the one that the crate has; false when there have been too
   * many edits.
   */
  advance(file: FileId): boolean {
    return this.texts.get(file)?.advance() ?? true;
  }

  /** Where a place is in the current text; undefined when the crate does not hold its file. */
  current(span: Span): Span | undefined {
    return this.texts.get(this.files.base(span.file))?.current(span);
  }
}

/** Where a place in texts of these crates is now. What an edit replaced is moved to the edit. */
export function currentIn(files: Files, crates: readonly FollowedTexts[], span: Span): Span {
  const base = files.base(span.file);
  if (base === span.file) return span;
  for (const crate of crates) {
    const found = crate.current(span);
    if (found !== undefined) return found;
  }
  // A span may compute its bounds: copied by name they are numbers.
  return { file: base, start: span.start, end: span.end };
}
