/**
 * What a server works on and how far it is, in memory that its supervisor reads while the server is
 * busy: a message for each piece of work would cost an edit more than all else that the two say to
 * each other, and none leaves a thread that computes.
 */

/** A piece of work. */
export interface Work {
  /** The method of the protocol that it is done for, such as `textDocument/codeLens`. */
  readonly request: string;
  /** The document that is being worked on. */
  readonly uri: string | undefined;
  /** Whether that document is what was asked about, or one of many. */
  readonly scope: 'file' | 'workspace';
}

/** How far a piece of work is: `reading cuda_device`, 12 of 40. */
export interface Step {
  readonly what: string;
  /** Done so far, and of how many; 0 when that is not counted. */
  readonly done: number;
  readonly of: number;
}

/** Numbers at the start of the memory; a length is that of a text in characters. */
const BEGUN = 0;
const LENGTH = 1;
const STEP_LENGTH = 2;
const DONE = 3;
const OF = 4;
const NUMBERS = 5;

/** Characters of the step's text, behind which that of the work takes what is left. */
const STEP_TEXT = 200;

export class BusyNote {
  private readonly counts: Int32Array;
  private readonly step: Uint16Array;
  private readonly text: Uint16Array;
  private written: Work | undefined;
  private what: string | undefined;

  /** `memory` is one for both sides; work with longer names than it takes is not noted. */
  constructor(memory: SharedArrayBuffer) {
    this.counts = new Int32Array(memory, 0, NUMBERS);
    this.step = new Uint16Array(memory, 4 * NUMBERS, STEP_TEXT);
    this.text = new Uint16Array(memory, 4 * NUMBERS + 2 * STEP_TEXT);
  }

  /** Of the server: it begins with a piece of work, or has ended. */
  write(work: Work | undefined): void {
    Atomics.store(this.counts, STEP_LENGTH, 0);
    this.what = undefined;
    if (work === undefined) {
      Atomics.store(this.counts, LENGTH, 0);
      return;
    }
    const text = `${work.scope}\n${work.request}\n${work.uri ?? ''}`;
    const { length } = text;
    if (length > this.text.length) {
      Atomics.store(this.counts, LENGTH, 0);
      return;
    }
    const old = this.written;
    if (old?.request !== work.request || old.uri !== work.uri || old.scope !== work.scope)
      put(this.text, text);
    this.written = work;
    Atomics.store(this.counts, LENGTH, length);
    Atomics.add(this.counts, BEGUN, 1);
  }

  /** Of the server: how far it is. */
  progress({ what, done, of }: Step): void {
    const text = what.slice(0, STEP_TEXT);
    if (text !== this.what) put(this.step, text);
    this.what = text;
    Atomics.store(this.counts, DONE, done);
    Atomics.store(this.counts, OF, of);
    Atomics.store(this.counts, STEP_LENGTH, text.length);
  }

  /** Pieces of work that were begun so far. */
  get begun(): number {
    return Atomics.load(this.counts, BEGUN);
  }

  /** What is worked on; undefined between two pieces of work. */
  read(): Work | undefined {
    const length = Atomics.load(this.counts, LENGTH);
    if (length === 0) return undefined;
    const [scope, request, uri] = textOf(this.text, length).split('\n');
    return {
      request: request!,
      uri: uri === '' ? undefined : uri,
      scope: scope === 'file' ? 'file' : 'workspace',
    };
  }

  /** How far that is, where it says so. */
  readStep(): Step | undefined {
    const length = Atomics.load(this.counts, STEP_LENGTH);
    if (length === 0) return undefined;
    return {
      what: textOf(this.step, length),
      done: Atomics.load(this.counts, DONE),
      of: Atomics.load(this.counts, OF),
    };
  }
}

function put(memory: Uint16Array, text: string): void {
  for (let at = 0; at < text.length; at++) memory[at] = text.charCodeAt(at);
}

function textOf(memory: Uint16Array, length: number): string {
  const units = Array.from(memory.subarray(0, length), (unit) => String.fromCharCode(unit));
  return units.join('');
}
