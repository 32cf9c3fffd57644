/** The line that is typed in, as completion and signatures read it. */

/** Letters that are looked at: expressions that read a line may take time by the square of it. */
const MOST_LETTERS = 2000;

/** The line up to an offset; of a long one its end. */
export function lineBefore(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return text.slice(Math.max(start, offset - MOST_LETTERS), offset);
}
