/**
 * Where the bodies stand that wait to be parsed in a text that is read lazily. Who knows it does
 * not even lex them: of the prelude's text three quarters lie in bodies, of which a crate asks for
 * few.
 */
/** Offsets of opening and closing braces in turn, by opening brace; bodies stand in each other. */
export type WaitingBodies = Int32Array;

/**
 * Shorter ones are lexed with what is around them: asking for one alone costs as much as so many
 * characters.
 */
const SHORTEST = 100;

/** The table of bodies that a lazy parser has jumped over, as distances that are small numbers. */
export function packBodies(jumps: readonly (readonly [open: number, close: number])[]): number[] {
  const out: number[] = [];
  let before = 0;
  for (const [open, close] of [...jumps].sort(([a], [b]) => a - b)) {
    if (close - open < SHORTEST) continue;
    out.push(open - before, close - open);
    before = open;
  }
  return out;
}

export function unpackBodies(packed: readonly number[]): WaitingBodies {
  const out = new Int32Array(packed.length);
  let before = 0;
  for (let i = 0; i < packed.length; i += 2) {
    before += packed[i]!;
    out[i] = before;
    out[i + 1] = before + packed[i + 1]!;
  }
  return out;
}

/** Index in the table of the first body that opens at `offset` or behind it. */
export function firstBody(bodies: WaitingBodies, offset: number): number {
  let low = 0;
  let high = bodies.length >> 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (bodies[2 * middle]! < offset) low = middle + 1;
    else high = middle;
  }
  return 2 * low;
}

export function isWaitingBody(bodies: WaitingBodies | undefined, offset: number): boolean {
  return bodies !== undefined && bodies[firstBody(bodies, offset)] === offset;
}
