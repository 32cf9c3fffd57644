/**
 * As `list.map(f)`, with a result that never counts as one with holes. V8 takes hot code's `map`
 * for `new Array(n)`, and stores of elements then turn all other lists that pass by into such ones:
 * code that was translated for the plain ones is thrown away. For lists of the intermediate
 * representation, which every pass reads and writes.
 */
export function mapPacked<T, U>(list: readonly T[], f: (item: T, index: number) => U): U[] {
  const out: U[] = [];
  for (let i = 0; i < list.length; i++) out.push(f(list[i]!, i));
  return out;
}
