/** Turns a set of simultaneous moves into a sequence, breaking cycles with a temporary. */
import { append } from '../base/index.ts';
import type { Reg } from './code.ts';

export interface Move {
  readonly dst: Reg;
  readonly src: Reg | string;
}

/**
 * Orders `moves` (distinct destinations) so that no source is overwritten before it is read.
 * `temp` makes a register of the same class as its argument; it is asked for once per cycle.
 * Literals are loaded last, because nothing can depend on them.
 */
export function sequentialise(moves: readonly Move[], temp: (like: Reg) => Reg): Move[] {
  const out: Move[] = [];
  const source = new Map<Reg, Reg>();
  const readers = new Map<Reg, number>();
  const literals: Move[] = [];
  for (const { dst, src } of moves) {
    if (typeof src === 'string') literals.push({ dst, src });
    else if (src !== dst) {
      source.set(dst, src);
      readers.set(src, (readers.get(src) ?? 0) + 1);
    }
  }
  const ready: Reg[] = [];
  for (const dst of source.keys()) if (!readers.has(dst)) ready.push(dst);
  while (source.size > 0) {
    const dst = ready.pop();
    if (dst === undefined) {
      // Only cycles are left: free one destination by saving its value.
      const [blocked] = source.keys() as Iterator<Reg> as IterableIterator<Reg>;
      const saved = temp(blocked!);
      out.push({ dst: saved, src: blocked! });
      for (const [d, s] of source) if (s === blocked) source.set(d, saved);
      readers.set(saved, readers.get(blocked!)!);
      readers.delete(blocked!);
      ready.push(blocked!);
      continue;
    }
    const src = source.get(dst)!;
    source.delete(dst);
    out.push({ dst, src });
    const left = readers.get(src)! - 1;
    readers.set(src, left);
    if (left === 0) {
      readers.delete(src);
      if (source.has(src)) ready.push(src);
    }
  }
  append(out, literals);
  return out;
}
