/** Lists of ranges of code: of scopes, and of variables with their locations (DWARF 2 and 5). */
import { append } from '../../base/index.ts';
import { little, type Piece, uleb } from './die.ts';
import type { Code, LocationRange } from './locations.ts';

/** From one label to another. */
export interface CodeRange {
  readonly begin: string;
  readonly end: string;
}

/** DW_LLE_start_end, DW_RLE_start_end */
const LOCATION_START_END = 0x07;
const RANGE_START_END = 0x06;

/** A section of lists, each under a label. */
class ListSection {
  protected readonly pieces: Piece[] = [];
  protected readonly version: 2 | 5;
  private readonly prefix: string;
  private count = 0;

  constructor(version: 2 | 5, prefix: string) {
    this.version = version;
    this.prefix = prefix;
  }

  protected begin(): string {
    const at = `${this.prefix}${this.count++}`;
    this.pieces.push({ at });
    // Addresses count from 0, not from the beginning of the unit, which may have none.
    if (this.version === 2) this.bytes(...little(-1n, 8), ...little(0, 8));
    return at;
  }

  protected bytes(...bytes: readonly Code[]): void {
    let run: number[] = [];
    const flush = (): void => {
      if (run.length > 0) this.pieces.push({ bytes: run });
      run = [];
    };
    for (const one of bytes) {
      if (typeof one === 'number') run.push(one);
      else {
        flush();
        this.pieces.push({ label: one, size: 8 });
      }
    }
    flush();
  }

  /** The section; undefined when there is no list. */
  section(): readonly Piece[] | undefined {
    if (this.count === 0) return undefined;
    if (this.version === 2) return this.pieces;
    // Version, size of an address, of a segment, and no table of offsets.
    const header = [...little(5, 2), 8, 0, ...little(0, 4)];
    const size = this.pieces.reduce((sum, piece) => sum + sizeOf(piece), header.length);
    return [{ bytes: [...little(size, 4), ...header] }, ...this.pieces];
  }
}

function sizeOf(piece: Piece): number {
  if ('at' in piece) return 0;
  return 'label' in piece ? piece.size : piece.bytes.length;
}

/** `.debug_loc`, `.debug_loclists` */
export class LocationLists extends ListSection {
  /** The label of a list. */
  add(ranges: readonly LocationRange[]): string {
    const label = this.begin();
    for (const { begin, end, expression } of ranges) {
      const length = expression.reduce<number>(
        (sum, one) => sum + (typeof one === 'number' ? 1 : 8),
        0,
      );
      const isFive = this.version === 5;
      if (isFive) this.bytes(LOCATION_START_END);
      this.bytes(begin, end, ...(isFive ? uleb(length) : little(length, 2)), ...expression);
    }
    this.bytes(...(this.version === 5 ? [0] : little(0, 16)));
    return label;
  }
}

/** `.debug_ranges`, `.debug_rnglists` */
export class RangeLists extends ListSection {
  /** The label of a list. */
  add(ranges: readonly CodeRange[]): string {
    const label = this.begin();
    const out: Code[] = [];
    for (const { begin, end } of ranges)
      append(out, this.version === 5 ? [RANGE_START_END, begin, end] : [begin, end]);
    this.bytes(...out, ...(this.version === 5 ? [0] : little(0, 16)));
    return label;
  }
}
