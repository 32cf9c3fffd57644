/**
 * May two accesses touch the same byte? Decided from address spaces, distinct objects, slots whose
 * address never leaves the function, and offsets from a common base. Says "may" whenever unsure.
 */
import {
  type AddressSpace,
  bitWidth,
  type Func,
  type Inst,
  isPtr,
  spaceOf,
  type Value,
} from '../mir/index.ts';

/** An address taken apart: `base + offset + variable`. */
export interface Address {
  readonly base: Value;
  readonly offset: number;
  /**
   * The sum of the variable offsets, as one value when there is only one; undefined when there is
   * none.
   */
  readonly variable: Value | undefined;
  /** Several variable offsets: only the base is comparable. */
  readonly complex: boolean;
}

export class AliasAnalysis {
  private readonly memo: (Address | undefined)[] = [];
  private readonly escaped: Uint8Array;

  constructor(fn: Func) {
    this.escaped = escapedSlots(fn);
  }

  /**
   * Takes an address apart through casts and sums. What lies on the way to its base is kept as
   * well, so that addresses which are each computed from the one before take linear time together.
   */
  address(ptr: Value): Address {
    const way: Value[] = [];
    let at = ptr;
    let address = this.memo[at.id];
    while (address === undefined) {
      const def = at.def;
      if (!('op' in def) || (def.op !== 'ptr.cast' && def.op !== 'ptr.add')) {
        address = { base: at, offset: 0, variable: undefined, complex: false };
        this.memo[at.id] = address;
        break;
      }
      way.push(at);
      at = def.args[0];
      address = this.memo[at.id];
    }
    for (let n = way.length - 1; n >= 0; n--) {
      const value = way[n]!;
      address = step(address, value.def as Inst);
      this.memo[value.id] = address;
    }
    return address;
  }

  /** The space an address lies in, looking through casts to generic. */
  space(ptr: Value): AddressSpace {
    const { base } = this.address(ptr);
    return isPtr(base.type) ? spaceOf(base.type) : 'generic';
  }

  /** False when the accesses of these sizes (bytes; Infinity when unknown) cannot overlap. */
  mayAlias(a: Value, sizeA: number, b: Value, sizeB: number): boolean {
    if (a === b) return true;
    const x = this.address(a);
    const y = this.address(b);
    if (x.base === y.base) {
      if (x.complex || y.complex || x.variable !== y.variable) return true;
      return x.offset < y.offset + sizeB && y.offset < x.offset + sizeA;
    }
    const sx = this.space(a);
    const sy = this.space(b);
    if (sx !== sy && sx !== 'generic' && sy !== 'generic') return false;
    const ox = objectOf(x.base);
    const oy = objectOf(y.base);
    if (ox !== undefined && oy !== undefined) {
      // Different slots are different objects; globals are when their names differ.
      return (
        ox.op === 'global.addr' && oy.op === 'global.addr' && ox.attrs.symbol === oy.attrs.symbol
      );
    }
    if (ox?.op === 'alloca' && this.escaped[x.base.id] === 0) return false;
    return !(oy?.op === 'alloca' && this.escaped[y.base.id] === 0);
  }

  /** True for a stack slot whose address nobody else can know. */
  isLocalSlot(base: Value): boolean {
    return objectOf(base)?.op === 'alloca' && this.escaped[base.id] === 0;
  }
}

/** The address that a cast or a sum makes of another. */
function step(from: Address, { op, args }: Inst): Address {
  if (op === 'ptr.cast') return from;
  const by = args[1]!;
  if ('op' in by.def && by.def.op === 'const.int') {
    const offset = from.offset + Number(BigInt.asIntN(64, by.def.attrs.bits!));
    return { ...from, offset };
  }
  const complex = from.complex || from.variable !== undefined;
  return { ...from, variable: from.variable ?? by, complex };
}

/** Bytes that a load, store or atomic touches, or Infinity for operations of variable size. */
export function accessSize(inst: Inst): number {
  switch (inst.op) {
    case 'mem.load':
    case 'atomic.load':
    case 'atomic.rmw':
    case 'atomic.cmpxchg':
      return sizeOf(inst.results[0]);
    case 'mem.store':
    case 'atomic.store':
      return sizeOf(inst.args[0]);
    case 'mem.copy':
    case 'mem.move':
    case 'mem.set': {
      const count = inst.args[2].def;
      return 'op' in count && count.op === 'const.int'
        ? Number(count.attrs.bits)
        : Number.POSITIVE_INFINITY;
    }
    default:
      return Number.POSITIVE_INFINITY;
  }
}

function sizeOf(value: Value): number {
  return Math.max(1, bitWidth(value.type) >> 3);
}

function objectOf(base: Value): Inst | undefined {
  const def = base.def;
  return 'op' in def && (def.op === 'alloca' || def.op === 'global.addr') ? def : undefined;
}

/**
 * Marks allocas whose address goes anywhere but into addresses of plain accesses and comparisons.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each operation that touches memory
function escapedSlots(fn: Func): Uint8Array {
  const escaped = new Uint8Array(fn.nextValue);
  if (!fn.blocks.some((block) => block.insts.some((inst) => inst.op === 'alloca'))) return escaped;
  const slotOf = new Int32Array(fn.nextValue).fill(-1);
  const leak = (value: Value): void => {
    if (slotOf[value.id]! >= 0) escaped[slotOf[value.id]!] = 1;
  };
  // Blocks come in an order in which definitions may follow uses; two sweeps settle derived
  // pointers.
  for (let sweep = 0; sweep < 2; sweep++) {
    for (const block of fn.blocks) {
      for (const inst of block.insts) {
        switch (inst.op) {
          case 'alloca':
            slotOf[inst.results[0].id] = inst.results[0].id;
            break;
          case 'ptr.cast':
          case 'ptr.add':
            slotOf[inst.results[0].id] = slotOf[inst.args[0].id]!;
            break;
          case 'mem.load':
          case 'atomic.load':
          case 'mem.copy':
          case 'mem.move':
          case 'mem.set':
          case 'int.cmp':
            break;
          case 'mem.store':
          case 'atomic.store':
            leak(inst.args[0]);
            break;
          case 'atomic.rmw':
          case 'atomic.cmpxchg':
            for (let i = 1; i < inst.args.length; i++) leak(inst.args[i]!);
            break;
          default:
            for (const arg of inst.args) leak(arg);
        }
        for (const edge of inst.targets ?? []) for (const arg of edge.args) leak(arg);
      }
    }
  }
  return escaped;
}
