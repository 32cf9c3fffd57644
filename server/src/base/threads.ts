/** How threads and blocks are written in messages. */

/** A thread or block by its coordinates, as CUDA's tools write them: `3`, `(1, 2, 0)`. */
export function dimText([x, y, z]: readonly [number, number, number]): string {
  return y === 0 && z === 0 ? `${x}` : `(${x}, ${y}, ${z})`;
}

/** Ascending numbers of threads: `0 to 15, 17`; the first six ranges of many. */
export function rangesText(numbers: readonly number[]): string {
  const out: string[] = [];
  for (let i = 0; i < numbers.length; ) {
    let last = i;
    while (last + 1 < numbers.length && numbers[last + 1] === numbers[last]! + 1) last++;
    out.push(last === i ? `${numbers[i]}` : `${numbers[i]} to ${numbers[last]}`);
    i = last + 1;
    if (out.length === 6 && i < numbers.length) return `${out.join(', ')} and others`;
  }
  return out.join(', ');
}
