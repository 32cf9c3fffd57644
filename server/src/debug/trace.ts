/** Which groups of lanes have gone on in a unit, in order: what stepping back looks up. */
import type { StepGroup } from '../execute/index.ts';

const GROWTH = 4096;

/** A group of the trace. */
export interface Traced {
  readonly position: number;
  readonly block: number;
  readonly warp: number;
  readonly site: number;
}

export class Trace {
  /** Groups that are known: a prefix of the unit. */
  length = 0;
  private sites = new Int32Array(GROWTH);
  private warps = new Int32Array(GROWTH);
  private blocks = new Int32Array(GROWTH);
  private low = new Uint32Array(GROWTH);
  private high = new Uint32Array(GROWTH);

  /** Notes the group that goes on at a position. */
  note(position: number, group: StepGroup, block: number, waveSize: number): void {
    if (position < this.length) return;
    if (position >= this.sites.length) this.grow();
    this.sites[position] = group.wait;
    this.warps[position] = group.warp;
    this.blocks[position] = block;
    let low = 0;
    let high = 0;
    for (const thread of group.threads) {
      const lane = thread % waveSize;
      if (lane < 32) low |= 1 << lane;
      else high |= 1 << (lane - 32);
    }
    this.low[position] = low >>> 0;
    this.high[position] = high >>> 0;
    this.length = position + 1;
  }

  at(position: number): Traced {
    return {
      position,
      block: this.blocks[position]!,
      warp: this.warps[position]!,
      site: this.sites[position]!,
    };
  }

  /** Is a lane of a warp of a block part of the group at a position? */
  has(position: number, block: number, warp: number, lane: number): boolean {
    if (this.warps[position] !== warp || this.blocks[position] !== block) return false;
    const mask = lane < 32 ? this.low[position]! : this.high[position]!;
    return ((mask >>> (lane % 32)) & 1) === 1;
  }

  private grow(): void {
    const size = this.sites.length * 2;
    const larger = <T extends Int32Array | Uint32Array>(from: T, to: T): T => {
      to.set(from);
      return to;
    };
    this.sites = larger(this.sites, new Int32Array(size));
    this.warps = larger(this.warps, new Int32Array(size));
    this.blocks = larger(this.blocks, new Int32Array(size));
    this.low = larger(this.low, new Uint32Array(size));
    this.high = larger(this.high, new Uint32Array(size));
  }
}
