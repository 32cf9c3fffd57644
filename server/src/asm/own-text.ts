/** Strings that are kept longer than the text from which they were cut. */

/** V8 copies shorter slices by itself. */
const LONGEST_COPIED = 12;

/** The same characters in memory of their own: a slice keeps its whole text alive. */
export function ownText(slice: string): string {
  return slice.length <= LONGEST_COPIED ? slice : (JSON.parse(JSON.stringify(slice)) as string);
}
