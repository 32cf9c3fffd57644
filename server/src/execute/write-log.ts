/** Which lines of memory the units of a launch have written, as they ran for the first time. */
import { hasLine, joinLines, LINE } from './memory-state.ts';

/** Lines that are kept; where there are more, what neighbouring units wrote is put together. */
const MOST_LINES = 2 ** 22;

/** What some units have written, one after the other. */
interface Writes {
  readonly from: number;
  /** The unit after them. */
  readonly to: number;
  readonly lines: Int32Array;
}

/** Units one after the other, the last one before `to`. */
export interface Units {
  readonly from: number;
  readonly to: number;
}

export class WriteLog {
  /** By `to`, ascending. */
  private list: Writes[] = [];
  private lines = 0;
  /** All that units before this one have written is known. */
  noted = 0;

  /** Units have run, and all that they have written are some lines. */
  note(from: number, to: number, lines: Int32Array): void {
    if (to <= this.noted) return;
    this.add({ from, to, lines });
    this.noted = to;
  }

  /** Some bytes have been written by one of some units, of which nothing else is known. */
  noteOne({ from, to }: Units, place: number, size: number): void {
    if (to <= this.noted) return;
    const first = Math.floor(place / LINE);
    const count = Math.floor((place + size - 1) / LINE) - first + 1;
    this.add({ from, to, lines: Int32Array.from({ length: count }, (_, i) => first + i) });
  }

  /** Units before one that may have written some bytes, the last ones first. */
  writersOf(place: number, size: number, until: number): Units[] {
    const out: Units[] = [];
    for (const { from, to, lines } of this.list)
      if (from < until && hasLine(lines, place, size)) out.push({ from, to: Math.min(to, until) });
    if (this.noted < until) out.push({ from: this.noted, to: until });
    return out.reverse();
  }

  private add(writes: Writes): void {
    if (writes.lines.length === 0) return;
    this.list.push(writes);
    this.lines += writes.lines.length;
    if (this.lines > MOST_LINES) this.join();
  }

  private join(): void {
    const joined: Writes[] = [];
    for (let i = 0; i < this.list.length; i += 2) {
      const [one, other] = [this.list[i]!, this.list[i + 1]];
      if (other === undefined) joined.push(one);
      else
        joined.push({
          from: Math.min(one.from, other.from),
          to: other.to,
          lines: joinLines(one.lines, other.lines),
        });
    }
    this.list = joined;
    this.lines = joined.reduce((sum, { lines }) => sum + lines.length, 0);
  }
}
