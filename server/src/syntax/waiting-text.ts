/**
 * What waits to be parsed in a text that is read lazily: bodies, and impls whole. Who knows where
 * it stands does not even lex it: of the prelude's text nine tenths lie there, of which a crate
 * asks for little.
 */
import type { ImplGlance } from './ast.ts';

/** Places in one text, as numbers that are small; `unpackWaiting` makes tables of them. */
export interface PackedWaiting {
  /** By place: distance from the opening brace before, and to the closing brace. */
  readonly bodies: readonly number[];
  /**
   * By place: distance of `impl` from the one before, from there to the opening brace and to the
   * end, and behind those, as indices in `words` plus one, what `ImplGlance` has; 0 for none.
   */
  readonly impls: readonly number[];
  readonly words: readonly string[];
}

/** Tables of what waits in one text. */
export interface WaitingText {
  /** Offsets of opening and closing braces in turn, by opening brace; bodies nest. */
  readonly bodies: Int32Array;
  /** `IMPL_ROW` numbers for each impl, by its place: as packed, but offsets. */
  readonly impls: Int32Array;
  readonly words: readonly string[];
}

/** An impl of which a look at its tokens has told what it is for. */
export interface WaitingImplPlace {
  /** Of `impl`, of the opening brace, and behind the closing one. */
  readonly start: number;
  readonly brace: number;
  readonly end: number;
  readonly glance: ImplGlance;
}

const BODY_ROW = 2;
const IMPL_ROW = 5;

/**
 * Shorter ones are lexed with what is around them: asking for one alone costs as much as so many
 * characters.
 */
const SHORTEST = 100;

/** What a lazy parser has jumped over. */
export function packWaiting(
  jumps: readonly (readonly [open: number, close: number])[],
  glances: readonly WaitingImplPlace[],
): PackedWaiting {
  const bodies: number[] = [];
  let before = 0;
  for (const [open, close] of [...jumps].sort(([a], [b]) => a - b)) {
    if (close - open < SHORTEST) continue;
    bodies.push(open - before, close - open);
    before = open;
  }
  const words = new Map<string, number>();
  const indexOf = (word: string | undefined): number => {
    if (word === undefined) return 0;
    if (!words.has(word)) words.set(word, words.size + 1);
    return words.get(word)!;
  };
  const impls: number[] = [];
  before = 0;
  for (const { start, brace, end, glance } of [...glances].sort((a, b) => a.start - b.start)) {
    const { trait, self } = glance;
    impls.push(start - before, brace - start, end - start, indexOf(trait), indexOf(self));
    before = start;
  }
  return { bodies, impls, words: [...words.keys()] };
}

export function unpackWaiting({
  bodies: packed,
  impls: glances,
  words,
}: PackedWaiting): WaitingText {
  const bodies = Int32Array.from(packed);
  let before = 0;
  for (let i = 0; i < bodies.length; i += BODY_ROW) {
    before += bodies[i]!;
    bodies[i] = before;
    bodies[i + 1]! += before;
  }
  const impls = Int32Array.from(glances);
  before = 0;
  for (let i = 0; i < impls.length; i += IMPL_ROW) {
    before += impls[i]!;
    impls[i] = before;
    impls[i + 1]! += before;
    impls[i + 2]! += before;
  }
  return { bodies, impls, words };
}

/** Index of the first row of `width` numbers whose first one is `offset` or more. */
function firstRow(rows: Int32Array, width: number, offset: number): number {
  let low = 0;
  let high = rows.length / width;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows[width * middle]! < offset) low = middle + 1;
    else high = middle;
  }
  return width * low;
}

/** Goes through what waits in a text from some place on; asked about places in their order. */
export class WaitingCursor {
  readonly #bodies: Int32Array;
  readonly #impls: Int32Array;
  #body: number;
  #impl: number;

  constructor({ bodies, impls }: WaitingText, from: number) {
    this.#bodies = bodies;
    this.#impls = impls;
    this.#body = firstRow(bodies, BODY_ROW, from);
    this.#impl = firstRow(impls, IMPL_ROW, from);
  }

  /** The closing brace of the body that opens at `offset`, if it waits. */
  closeOf(offset: number): number | undefined {
    const bodies = this.#bodies;
    while (bodies[this.#body]! < offset) this.#body += BODY_ROW;
    return bodies[this.#body] === offset ? bodies[this.#body + 1] : undefined;
  }

  /** Where the impl ends whose `impl` stands at `offset`, if it waits. */
  endOfImpl(offset: number): number | undefined {
    const impls = this.#impls;
    while (impls[this.#impl]! < offset) this.#impl += IMPL_ROW;
    return impls[this.#impl] === offset ? impls[this.#impl + 2] : undefined;
  }
}

export function isWaitingBody(waiting: WaitingText | undefined, offset: number): boolean {
  if (waiting === undefined) return false;
  const { bodies } = waiting;
  return bodies[firstRow(bodies, BODY_ROW, offset)] === offset;
}

/** The impl whose `impl` stands at `offset`, if it waits. */
export function waitingImpl(
  waiting: WaitingText | undefined,
  offset: number,
): WaitingImplPlace | undefined {
  if (waiting === undefined) return undefined;
  const { impls, words } = waiting;
  const row = firstRow(impls, IMPL_ROW, offset);
  if (impls[row] !== offset) return undefined;
  const word = (i: number): string | undefined => words[impls[row + i]! - 1];
  const glance = { trait: word(3), self: word(4) };
  return { start: offset, brace: impls[row + 1]!, end: impls[row + 2]!, glance };
}
