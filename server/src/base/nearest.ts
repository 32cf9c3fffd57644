/** Names that are close to each other: what a typo was meant to be. */

/**
 * The name most like `name`, if one is close enough to be meant: at most `few` edits, in longer
 * names one for each `letters` letters. `-` and `_` are one letter. Of equally close ones the
 * first.
 */
export function nearest(
  name: string,
  names: Iterable<string>,
  { few = 2, letters = 4 }: { readonly few?: number; readonly letters?: number } = {},
): string | undefined {
  const plain = (text: string): string => text.replaceAll('_', '-');
  const wanted = plain(name);
  let best: string | undefined;
  let limit = Math.max(few, Math.floor(name.length / letters)) + 1;
  for (const other of names) {
    if (Math.abs(other.length - name.length) >= limit) continue;
    const distance = editDistance(wanted, plain(other), limit);
    if (distance >= limit) continue;
    limit = distance;
    best = other;
  }
  return best;
}

/**
 * Optimal string alignment: inserted, removed, changed letters and exchanged neighbours. At least
 * `limit` where it is not less.
 */
function editDistance(a: string, b: string, limit: number): number {
  let older: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let d = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        d = Math.min(d, older[j - 2]! + 1);
      row.push(d);
      if (d < least) least = d;
    }
    if (least >= limit) return limit;
    older = last;
    last = row;
  }
  return last[b.length]!;
}
