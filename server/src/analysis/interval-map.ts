/**
 * Entries about ranges of bytes, kept per cell: so many bytes that each range so far covers cells
 * whole. Elements of one size make one cell each; a range that ends inside cells has them split.
 */
export class Cells<T> {
  /** Bytes of a cell; 0 before the first range. */
  private width = 0;
  /** By the offset of the cell's first byte. */
  private readonly lists = new Map<number, T[]>();

  /**
   * Makes cells that a range covers whole.
   * @param size in bytes, at least 1
   * @returns bytes of a cell from now on
   */
  fit(offset: number, size: number): number {
    const width = gcd(gcd(this.width, Math.abs(offset)), size);
    if (width !== this.width) this.split(width);
    return width;
  }

  /** The entries of the cell that begins at `offset`; a caller may add to them. */
  at(offset: number): T[] {
    let list = this.lists.get(offset);
    if (list === undefined) {
      list = [];
      this.lists.set(offset, list);
    }
    return list;
  }

  private split(width: number): void {
    for (const [at, list] of [...this.lists]) {
      for (let part = at + width; part < at + this.width; part += width) {
        this.lists.set(part, [...list]);
      }
    }
    this.width = width;
  }
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
