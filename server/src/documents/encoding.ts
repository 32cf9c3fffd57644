/** What one character of a position is: the unit that client and server agree on. */

export type Encoding = 'utf-8' | 'utf-16' | 'utf-32';

const ENCODINGS: ReadonlySet<string> = new Set<Encoding>(['utf-8', 'utf-16', 'utf-32']);

/** The client's first choice among those we know; UTF-16 when it says nothing. */
export function chooseEncoding(offered: readonly string[] | undefined): Encoding {
  const known = offered?.find((name) => ENCODINGS.has(name));
  return (known as Encoding | undefined) ?? 'utf-16';
}
