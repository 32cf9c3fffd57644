/** A set of the sectors that a launch has touched: a bit for each. */

export class Footprint {
  count = 0;
  private bits = new Uint32Array(1024);

  add(sector: number): void {
    const at = Math.floor(sector / 32);
    if (at >= this.bits.length) {
      const wider = new Uint32Array(Math.max(at + 1, this.bits.length * 2));
      wider.set(this.bits);
      this.bits = wider;
    }
    const bit = 1 << (sector & 31);
    if ((this.bits[at]! & bit) !== 0) return;
    this.bits[at] = this.bits[at]! | bit;
    this.count++;
  }
}
