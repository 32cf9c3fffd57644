/**
 * The positions at which one physical register is taken. A register has many short ranges in a
 * large function, and tuples come and go one at a time, so they are put in and taken out where they
 * stand instead of making the whole list anew.
 */
import { firstAfter, overlap } from './ranges.ts';

export class Occupied {
  /** Sorted half-open ranges, none touching the next. */
  private readonly list: number[] = [];

  /** Is any position of the sorted `ranges` taken? */
  hits(ranges: readonly number[]): boolean {
    return overlap(ranges, this.list);
  }

  /** Takes positions. */
  add(ranges: readonly number[]): void {
    const { list } = this;
    for (let i = 0; i < ranges.length; i += 2) {
      let start = ranges[i]!;
      let end = ranges[i + 1]!;
      // What touches or overlaps becomes one with it.
      const at = firstAfter(list, start - 1);
      let stop = at;
      for (; stop < list.length && list[stop]! <= end; stop += 2) {
        start = Math.min(start, list[stop]!);
        end = Math.max(end, list[stop + 1]!);
      }
      if (stop === at) list.splice(at, 0, start, end);
      else {
        list[at] = start;
        list[at + 1] = end;
        if (stop > at + 2) list.splice(at + 2, stop - at - 2);
      }
    }
  }

  /** Frees positions, all of them taken. */
  remove(ranges: readonly number[]): void {
    const { list } = this;
    for (let i = 0; i < ranges.length; i += 2) {
      const start = ranges[i]!;
      const end = ranges[i + 1]!;
      const at = firstAfter(list, start);
      const atStart = list[at] === start;
      const atEnd = list[at + 1] === end;
      if (atStart && atEnd) list.splice(at, 2);
      else if (atStart) list[at] = end;
      else if (atEnd) list[at + 1] = start;
      else list.splice(at + 1, 0, start, end);
    }
  }
}
