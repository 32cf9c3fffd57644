/** A small set of numbers with a value each, that is emptied often: open addressing over stamps. */

export class KeyTable {
  /** Keys in the order in which they came, and their values; `size` of them. */
  keys = new Float64Array(64);
  values = new Int32Array(64);
  size = 0;
  private mask = 255;
  private stamps = new Int32Array(256);
  private slots = new Int32Array(256);
  private stamp = 1;

  clear(): void {
    this.size = 0;
    this.stamp++;
  }

  /** The number of a key among `keys`; a new one has the value 0. */
  slot(key: number): number {
    let at = this.home(key);
    while (this.stamps[at] === this.stamp) {
      const slot = this.slots[at]!;
      if (this.keys[slot] === key) return slot;
      at = (at + 1) & this.mask;
    }
    const slot = this.size;
    if (slot === this.keys.length) {
      this.grow();
      return this.slot(key);
    }
    this.size++;
    this.stamps[at] = this.stamp;
    this.slots[at] = slot;
    this.keys[slot] = key;
    this.values[slot] = 0;
    return slot;
  }

  private home(key: number): number {
    const folded = (key % 0x100000000) ^ Math.floor(key / 0x100000000);
    return (Math.imul(folded, 0x9e3779b1) >>> 16) & this.mask;
  }

  private grow(): void {
    const { keys, values, size } = this;
    this.keys = new Float64Array(size * 2);
    this.values = new Int32Array(size * 2);
    this.mask = size * 8 - 1;
    this.stamps = new Int32Array(size * 8);
    this.slots = new Int32Array(size * 8);
    this.stamp = 1;
    this.size = 0;
    for (let i = 0; i < size; i++) this.values[this.slot(keys[i]!)] = values[i]!;
  }
}
