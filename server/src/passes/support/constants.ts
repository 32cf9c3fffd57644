/**
 * Constants of a function, each made once, at the head of the entry block, so that they dominate
 * every use and equal constants are the same value. Targets materialise them where they are used.
 * Call `flush` before leaving the pass.
 */
import {
  bitWidth,
  createInst,
  type Func,
  type Inst,
  type MirType,
  type Value,
} from '../../mir/index.ts';

export class Constants {
  private readonly fn: Func;
  private readonly known = new Map<string, Value>();
  private pending: Inst[] = [];

  constructor(fn: Func) {
    this.fn = fn;
    for (const inst of fn.blocks[0]?.insts ?? []) {
      if (inst.op === 'alloca') continue;
      const key = keyOf(inst);
      if (key === undefined) break;
      if (!this.known.has(key)) this.known.set(key, inst.results[0]);
    }
  }

  /** `bits` may be any integer; it is reduced to the width of `type`. */
  int(type: MirType, bits: bigint | number): Value {
    const wrapped = BigInt.asUintN(bitWidth(type), BigInt(bits));
    return this.get('const.int', type, wrapped);
  }

  bool(value: boolean): Value {
    return this.get('const.int', 'i1', value ? 1n : 0n);
  }

  /** `bits` is the IEEE pattern. */
  float(type: MirType, bits: bigint): Value {
    return this.get('const.float', type, bits);
  }

  undef(type: MirType): Value {
    return this.get('const.undef', type, undefined);
  }

  null(type: MirType): Value {
    return this.get('const.null', type, undefined);
  }

  /** The one instruction for a constant that stands anywhere in the function. */
  canonical(inst: Inst): Value {
    return this.get(inst.op as ConstOp, inst.results[0].type, inst.attrs.bits);
  }

  /** Inserts the constants made so far. Cheap when there are none. */
  flush(): void {
    if (this.pending.length === 0) return;
    const entry = this.fn.blocks[0]!;
    entry.insts = this.pending.concat(entry.insts);
    this.pending = [];
  }

  private get(op: ConstOp, type: MirType, bits: bigint | undefined): Value {
    const key = `${op}${type}${bits ?? ''}`;
    let value = this.known.get(key);
    if (value === undefined) {
      const attrs = bits === undefined ? {} : { bits };
      const inst = createInst(this.fn, this.fn.blocks[0]!, op, [], [type], attrs);
      this.pending.push(inst);
      value = inst.results[0];
      this.known.set(key, value);
    }
    return value;
  }
}

type ConstOp = 'const.int' | 'const.float' | 'const.null' | 'const.undef';

/** True for the four constant operations, which have no operands and no place. */
export function isConstant(inst: Inst): boolean {
  return (
    inst.op === 'const.int' ||
    inst.op === 'const.float' ||
    inst.op === 'const.null' ||
    inst.op === 'const.undef'
  );
}

function keyOf(inst: Inst): string | undefined {
  return isConstant(inst) ? `${inst.op}${inst.results[0].type}${inst.attrs.bits ?? ''}` : undefined;
}
