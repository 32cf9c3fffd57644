/**
 * What a server works on, in memory that its supervisor reads while the server is stuck: a message
 * for each piece of work would cost an edit more than all else that the two say to each other.
 */

/** Numbers at its start: pieces of work that were begun, characters of the document's URI. */
const BEGUN = 0;
const LENGTH = 1;
const NUMBERS = 2;

export class BusyNote {
  private readonly counts: Int32Array;
  private readonly text: Uint16Array;
  private written: string | undefined;

  /** `memory` is one for both sides; documents with longer names than it takes are not noted. */
  constructor(memory: SharedArrayBuffer) {
    this.counts = new Int32Array(memory, 0, NUMBERS);
    this.text = new Uint16Array(memory, 4 * NUMBERS);
  }

  /** Of the server: it begins to work on a document, or has ended. */
  write(uri: string | undefined): void {
    const { length } = uri ?? '';
    if (uri === undefined || length > this.text.length) {
      Atomics.store(this.counts, LENGTH, 0);
      return;
    }
    if (uri !== this.written)
      for (let at = 0; at < length; at++) this.text[at] = uri.charCodeAt(at);
    this.written = uri;
    Atomics.store(this.counts, LENGTH, length);
    Atomics.add(this.counts, BEGUN, 1);
  }

  /** Pieces of work that were begun so far. */
  get begun(): number {
    return Atomics.load(this.counts, BEGUN);
  }

  /** What is worked on; undefined between two pieces of work. */
  read(): string | undefined {
    const length = Atomics.load(this.counts, LENGTH);
    return length === 0
      ? undefined
      : Array.from(this.text.subarray(0, length), (unit) => String.fromCharCode(unit)).join('');
  }
}
