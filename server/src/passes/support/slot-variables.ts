/**
 * Variables whose memory becomes values: each store to it, and each block where values meet, says
 * what the variable is from there on.
 */
import {
  addRecords,
  byteSize,
  type DebugRecord,
  type Func,
  type Inst,
  type Value,
} from '../../mir/index.ts';

interface PromotedSlot {
  readonly alloca: Inst;
}

/** Undefined where no variable lies in one of the slots. */
export function slotVariables(
  fn: Func,
  slots: readonly PromotedSlot[],
  slotOf: Int32Array,
): SlotVariables | undefined {
  if (fn.records === undefined) return undefined;
  const of: DebugRecord[][] = slots.map(() => []);
  let isAny = false;
  for (const list of fn.records.values())
    for (const record of list) {
      const slot =
        record.kind === 'value' || record.value === undefined
          ? -1
          : (slotOf[record.value.id] ?? -1);
      if (slot < 0 || of[slot]!.some((one) => isSame(one, record))) continue;
      of[slot]!.push({ ...record });
      isAny = true;
    }
  return isAny ? new SlotVariables(fn, of, slotOf) : undefined;
}

function isSame(a: DebugRecord, b: DebugRecord): boolean {
  return a.variable === b.variable && a.kind === b.kind && a.fragment?.[0] === b.fragment?.[0];
}

class SlotVariables {
  private readonly fn: Func;
  private readonly of: readonly (readonly DebugRecord[])[];
  private readonly slotOf: Int32Array;
  /** Records for the next instruction that stays. */
  private open: DebugRecord[] = [];

  constructor(fn: Func, of: readonly (readonly DebugRecord[])[], slotOf: Int32Array) {
    this.fn = fn;
    this.of = of;
    this.slotOf = slotOf;
  }

  /** A block begins, in which values of slots meet. */
  meet(phis: readonly { readonly slot: number; readonly param: Value }[]): void {
    this.open = [];
    for (const { slot, param } of phis) this.store(slot, param);
  }

  /** A slot is given a value. */
  store(slot: number, value: Value): void {
    for (const record of this.of[slot]!) this.open.push(held(record, value));
  }

  /** Comes to an instruction, with the values of the slots there. */
  pass(inst: Inst, current: readonly (Value | undefined)[]): void {
    const records = this.fn.records!;
    const own = records.get(inst);
    if (own === undefined) return;
    records.delete(inst);
    for (const record of own) {
      const { kind, value } = record;
      const slot = kind === 'value' || value === undefined ? -1 : (this.slotOf[value.id] ?? -1);
      this.open.push(slot < 0 ? record : held(record, current[slot]));
    }
  }

  /** The instruction that `pass` came to stays. */
  keep(inst: Inst): void {
    addRecords(this.fn.records!, inst, this.open);
    this.open = [];
  }
}

/** What a variable is whose memory held a value: the value, or through it, its address. */
function held({ variable, kind, fragment }: DebugRecord, value: Value | undefined): DebugRecord {
  const isRef = kind === 'indirect';
  const part =
    fragment ?? (isRef || value === undefined ? undefined : ([0, byteSize(value.type)] as const));
  return { variable, kind: isRef ? 'address' : 'value', fragment: isRef ? undefined : part, value };
}
