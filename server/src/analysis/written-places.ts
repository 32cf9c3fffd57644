/** The stores of a way so far: a list that ways share, looked up only where it is asked. */
import type { Inst } from '../mir/index.ts';

export class Written {
  static readonly NOTHING = new Written(undefined, undefined, '');

  private readonly before: Written | undefined;
  private readonly inst: Inst | undefined;
  private readonly place: string;
  private last: ReadonlyMap<Inst, string> | undefined;

  private constructor(before: Written | undefined, inst: Inst | undefined, place: string) {
    this.before = before;
    this.inst = inst;
    this.place = place;
  }

  and(inst: Inst, place: string): Written {
    return new Written(this, inst, place);
  }

  /** Where an instruction has last stored. */
  by(inst: Inst): string | undefined {
    return this.lasts().get(inst);
  }

  /** Did an instruction last store there? */
  has(place: string): boolean {
    for (const one of this.lasts().values()) if (one === place) return true;
    return false;
  }

  private lasts(): ReadonlyMap<Inst, string> {
    if (this.last !== undefined) return this.last;
    const last = new Map<Inst, string>();
    for (let at: Written | undefined = this; at !== undefined; at = at.before)
      if (at.inst !== undefined && !last.has(at.inst)) last.set(at.inst, at.place);
    this.last = last;
    return last;
  }
}
