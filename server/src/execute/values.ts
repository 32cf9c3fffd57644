/**
 * What is known of the values of a function before it is compiled: pointers into its own stack
 * slots, slots that can be locals of WebAssembly, values that may be undefined at run time, and
 * values that are computed where they are used.
 */
import {
  type Block,
  byteSize,
  type Func,
  type Inst,
  isFloat,
  isPure,
  type MirType,
  type Value,
} from '../mir/index.ts';
import { isMark, MARK } from './marks.ts';

/** A pointer to a constant place in a stack slot of the function. */
export interface SlotPlace {
  readonly alloca: Inst;
  readonly offset: number;
}

/** A scalar of a stack slot that lives in a local. */
export interface Scalar {
  readonly index: number;
  readonly alloca: Inst;
  readonly offset: number;
  readonly type: MirType;
  /** May it be read before it is written? */
  maybeUndefined: boolean;
  /** Does it hold NaNs that arithmetic made? */
  raw: boolean;
}

/** The numbers whose comparison led to a trap. */
export interface TrapOperands {
  readonly values: readonly Value[];
  readonly signed: boolean;
}

const NO_OPERANDS: TrapOperands = { values: [], signed: false };

/** Slots of more bytes stay in memory. */
const LARGEST_SCALARS = 256;

/** Operations that hand an undefined operand on instead of using it. */
const PASSES_ON = new Set(['bitcast', 'ptr.cast', 'ptr.add', 'ptr.to.int', 'int.to.ptr']);

/** Operations behind which a use may not be reached. */
const MAY_NOT_RETURN: ReadonlySet<string> = new Set(['call', 'call.indirect', 'gpu.intrinsic']);

/** Operations whose NaNs have no bits yet. */
const MAKES_NAN = new Set([
  'float.add',
  'float.sub',
  'float.mul',
  'float.div',
  'float.rem',
  'float.sqrt',
  'float.floor',
  'float.ceil',
  'float.trunc',
  'float.round',
  'float.roundeven',
  'float.fma',
  'float.cast',
  'float.min',
  'float.max',
  'float.minimum',
  'float.maximum',
]);

export class ValueFacts {
  readonly fn: Func;
  /** By value id. */
  readonly places: (SlotPlace | undefined)[] = [];
  /** By alloca. */
  readonly scalars = new Map<Inst, readonly Scalar[]>();
  readonly allScalars: Scalar[] = [];
  private readonly undef: Uint8Array;
  private readonly rawNan: Uint8Array;
  private readonly useCount: Int32Array;
  /** Values that are computed at their only use. */
  private readonly late: Uint8Array;
  private changed = false;
  private readonly strict = new Set<Inst>();
  private readonly traps = new Map<Inst, TrapOperands>();

  /** @param keepsSlots every stack slot stays in memory */
  constructor(fn: Func, keepsSlots = false) {
    this.fn = fn;
    this.undef = new Uint8Array(fn.nextValue);
    this.rawNan = new Uint8Array(fn.nextValue);
    this.useCount = new Int32Array(fn.nextValue);
    this.late = new Uint8Array(fn.nextValue);
    this.findPlaces();
    if (!keepsSlots) this.findScalars();
    this.findStrictLoads();
    this.findUndefined();
    this.findTrapValues();
    this.findLate();
  }

  /** The two numbers whose comparison leads to a trap, or that it brings itself. */
  trapOperands(trap: Inst): TrapOperands {
    return this.traps.get(trap) ?? NO_OPERANDS;
  }

  /** The two numbers that a condition compares; none of other conditions and of wide numbers. */
  comparedBy({ def }: Value): TrapOperands {
    if (!('op' in def) || !/^(?:int|float)\.cmp$/.test(def.op)) return NO_OPERANDS;
    const values = def.args.slice(0, 2);
    const isKnown = values.every(
      (value) =>
        /^[if](?:8|16|32|64)$/.test(value.type) && (this.late[value.id] !== 1 || isConstant(value)),
    );
    return isKnown ? { values, signed: def.attrs.pred?.startsWith('s') === true } : NO_OPERANDS;
  }

  /** May the value be undefined where it is used? */
  maybeUndefined(value: Value): boolean {
    return this.undef[value.id] === 1;
  }

  /** May it be a NaN whose bits are still to be chosen? */
  isRaw(value: Value): boolean {
    return this.rawNan[value.id] === 1;
  }

  /** Is it computed where it is used? */
  isLate(value: Value): boolean {
    return this.late[value.id] === 1;
  }

  uses(value: Value): number {
    return this.useCount[value.id]!;
  }

  /** Does a use in the same block make an undefined result of a load a fault for certain? */
  isStrict(load: Inst): boolean {
    return this.strict.has(load);
  }

  /** The local that a load or store of a place means. */
  scalarAt(pointer: Value, type: MirType): Scalar | undefined {
    const place = this.places[pointer.id];
    if (place === undefined) return undefined;
    return this.scalars
      .get(place.alloca)
      ?.find((one) => one.offset === place.offset && one.type === type);
  }

  isScalar(alloca: Inst): boolean {
    return this.scalars.has(alloca);
  }

  private findPlaces(): void {
    for (const block of this.fn.blocks) {
      for (const inst of block.insts) {
        const place = inst.op === 'alloca' ? { alloca: inst, offset: 0 } : this.moved(inst);
        if (place !== undefined) this.places[inst.results[0].id] = place;
      }
    }
  }

  /** Where a pointer points that is made of one into a slot. */
  private moved(inst: Inst): SlotPlace | undefined {
    if (inst.op !== 'ptr.cast' && inst.op !== 'ptr.add') return undefined;
    const from = this.places[inst.args[0].id];
    if (from === undefined || inst.op === 'ptr.cast') return from;
    const by = constantOf(inst.args[1]);
    if (by === undefined) return undefined;
    const offset = from.offset + Number(BigInt.asIntN(64, by));
    return offset >= 0 && offset < 2 ** 30 ? { alloca: from.alloca, offset } : undefined;
  }

  private findScalars(): void {
    const found = new Map<Inst, Map<number, MirType>>();
    const spoiled = new Set<Inst>();
    for (const block of this.fn.blocks)
      for (const inst of block.insts) this.noteSlots(inst, found, spoiled);
    for (const [alloca, types] of found) {
      if (spoiled.has(alloca)) continue;
      const sorted = [...types].sort(([a], [b]) => a - b);
      const overlap = sorted.some(
        ([offset, type], i) => i + 1 < sorted.length && offset + byteSize(type) > sorted[i + 1]![0],
      );
      if (overlap) continue;
      const list = sorted.map(([offset, type]): Scalar => {
        const index = this.allScalars.length;
        const one = { index, alloca, offset, type, maybeUndefined: false, raw: false };
        this.allScalars.push(one);
        return one;
      });
      this.scalars.set(alloca, list);
    }
  }

  /** Notes scalars of slots that an instruction accesses, and slots that it lets out. */
  private noteSlots(inst: Inst, found: Map<Inst, Map<number, MirType>>, spoiled: Set<Inst>): void {
    const { op, args, attrs } = inst;
    const spoil = (value: Value): void => {
      const place = this.places[value.id];
      if (place !== undefined) spoiled.add(place.alloca);
    };
    for (const edge of inst.targets ?? []) edge.args.forEach(spoil);
    if (op === 'alloca') {
      if (attrs.size! > LARGEST_SCALARS) spoiled.add(inst);
    } else if (op === 'mem.load' && attrs.volatile !== true) {
      if (!this.noteAccess(args[0], inst.results[0].type, found)) spoil(args[0]);
    } else if (op === 'mem.store' && attrs.volatile !== true) {
      spoil(args[0]);
      if (!this.noteAccess(args[1], args[0].type, found)) spoil(args[1]);
    } else if (!this.saysNothing(inst)) args.forEach(spoil);
  }

  /** Notes a scalar of a slot; false when it cannot be one. */
  private noteAccess(
    pointer: Value,
    type: MirType,
    found: Map<Inst, Map<number, MirType>>,
  ): boolean {
    const place = this.places[pointer.id];
    if (place === undefined) return true;
    const { alloca, offset } = place;
    if (offset + byteSize(type) > alloca.attrs.size!) return false;
    let types = found.get(alloca);
    if (types === undefined) {
      types = new Map();
      found.set(alloca, types);
    }
    const other = types.get(offset);
    if (other === undefined) types.set(offset, type);
    return other === undefined || other === type;
  }

  /** Does an instruction with a pointer into a slot neither access it nor let it out? */
  private saysNothing(inst: Inst): boolean {
    if (isMark(inst, MARK.leave) || nullTest(inst)) return true;
    const follows = inst.op === 'ptr.cast' || inst.op === 'ptr.add';
    return follows && this.places[inst.results[0].id] !== undefined;
  }

  /** Loads with a use behind them in the same block that needs a defined value. */
  private findStrictLoads(): void {
    for (const block of this.fn.blocks) {
      const pending = new Map<number, Inst>();
      for (const inst of block.insts) {
        if (!passesOn(inst)) {
          for (const index of usedOperands(inst)) {
            const load = pending.get(inst.args[index]!.id);
            if (load !== undefined) this.strict.add(load);
          }
        }
        if (MAY_NOT_RETURN.has(inst.op)) pending.clear();
        if (!this.readsMemory(inst)) continue;
        pending.set(inst.results[0].id, inst);
        if (inst.attrs.noundef === true) this.strict.add(inst);
      }
    }
  }

  /** A load of what is no local of WebAssembly. */
  private readsMemory({ op, args, results }: Inst): boolean {
    return op === 'mem.load' && this.scalarAt(args[0]!, results[0]!.type) === undefined;
  }

  /** Which values and scalars may be undefined: a forward data flow to a fixed point. */
  private findUndefined(): void {
    const ins = new Map<Block, Uint8Array>();
    const count = this.allScalars.length;
    do {
      this.changed = false;
      for (const block of this.fn.blocks) {
        const state = (ins.get(block) ?? new Uint8Array(count)).slice();
        for (const inst of block.insts) this.flow(inst, state);
        for (const { block: to, args } of block.insts.at(-1)!.targets ?? []) {
          args.forEach((arg, i) => {
            this.mix(arg, to.params[i]!);
          });
          let into = ins.get(to);
          if (into === undefined) {
            into = new Uint8Array(count);
            ins.set(to, into);
          }
          for (let i = 0; i < count; i++) {
            if (state[i] !== 1 || into[i] === 1) continue;
            into[i] = 1;
            this.changed = true;
          }
        }
      }
    } while (this.changed);
  }

  private mark(table: Uint8Array, value: Value): void {
    if (table[value.id] === 1) return;
    table[value.id] = 1;
    this.changed = true;
  }

  /** A value may be another one. */
  private mix(from: Value, to: Value): void {
    if (this.undef[from.id] === 1) this.mark(this.undef, to);
    if (this.rawNan[from.id] === 1 && isFloat(to.type)) this.mark(this.rawNan, to);
  }

  /** What an instruction does to the scalars, 1 for one that may be undefined. */
  private flow(inst: Inst, state: Uint8Array): void {
    const [result] = inst.results;
    switch (inst.op) {
      case 'alloca':
        for (const { index } of this.scalars.get(inst) ?? []) state[index] = 1;
        return;
      case 'mem.store':
        this.flowStore(inst, state);
        return;
      case 'mem.load':
        this.flowLoad(inst, state);
        return;
      case 'const.undef':
        this.mark(this.undef, result);
        return;
      case 'select':
        this.mix(inst.args[1], result);
        this.mix(inst.args[2], result);
        return;
      default:
        if (PASSES_ON.has(inst.op) && inst.args.some((arg) => this.undef[arg.id] === 1))
          this.mark(this.undef, result);
        if (MAKES_NAN.has(inst.op)) this.mark(this.rawNan, result);
    }
  }

  private flowStore({ args: [value, pointer] }: Inst, state: Uint8Array): void {
    const scalar = this.scalarAt(pointer!, value!.type);
    if (scalar === undefined) return;
    state[scalar.index] = this.undef[value!.id]!;
    if (this.rawNan[value!.id] === 0 || scalar.raw) return;
    scalar.raw = true;
    this.changed = true;
  }

  private flowLoad(inst: Inst, state: Uint8Array): void {
    const [result] = inst.results;
    const scalar = this.scalarAt(inst.args[0], result.type);
    if (scalar === undefined) {
      if (!this.strict.has(inst)) this.mark(this.undef, result);
      return;
    }
    if (state[scalar.index] === 1) {
      scalar.maybeUndefined = true;
      // What must be defined is reported where it is read.
      if (inst.attrs.noundef !== true) this.mark(this.undef, result);
    }
    if (scalar.raw) this.mark(this.rawNan, result);
  }

  private findTrapValues(): void {
    const from = new Map<Block, Inst[]>();
    for (const block of this.fn.blocks) {
      const last = block.insts.at(-1)!;
      for (const { block: to } of last.targets ?? []) {
        const list = from.get(to);
        if (list === undefined) from.set(to, [last]);
        else list.push(last);
      }
    }
    for (const block of this.fn.blocks) {
      const trap = block.insts.at(-1)!;
      if (trap.op === 'unreachable') this.traceMatch(trap, from);
      if (trap.op !== 'trap') continue;
      if (trap.args.length > 0)
        this.traps.set(trap, { values: trap.args.slice(0, 2), signed: false });
      else this.traceTrap(trap, from);
    }
  }

  /** Code that no variant leads to belongs to the `match` on an enum that it is part of. */
  private traceMatch(end: Inst, from: ReadonlyMap<Block, readonly Inst[]>): void {
    const before = from.get(end.block);
    const [jump] = before ?? [];
    if (before?.length !== 1 || jump?.op !== 'switch' || end.block.insts.length > 1) return;
    const [value] = jump.args;
    if (this.undef[value.id] === 1 || value.type === 'i128') return;
    if (jump.loc?.span.start !== end.loc?.span.start || jump.loc?.fn !== end.loc?.fn) return;
    this.traps.set(end, { values: [value], signed: false });
  }

  /** Goes back from a trap to the comparison that led to it. */
  private traceTrap(trap: Inst, from: ReadonlyMap<Block, readonly Inst[]>): void {
    let before = from.get(trap.block);
    // An edge may have a block of its own.
    while (before?.length === 1 && before[0]!.op === 'br') before = from.get(before[0]!.block);
    const [jump] = before ?? [];
    if (before?.length !== 1 || jump?.op !== 'br.if') return;
    const { def } = jump.args[0];
    if (!('op' in def) || !/^(?:int|float)\.cmp$|\.ovf$/.test(def.op)) return;
    const signed = def.op.startsWith('int.s') || def.attrs.pred?.startsWith('s') === true;
    this.traps.set(trap, { values: def.args.slice(0, 2), signed });
  }

  private findLate(): void {
    const { fn, late } = this;
    const users = this.countUses();
    for (const block of fn.blocks) {
      for (const inst of block.insts) {
        if (inst.results.length !== 1) continue;
        const [result] = inst.results;
        const isUsedHere = this.useCount[result.id] === 1 && users[result.id]!.block === block;
        if (inst.op.startsWith('const.') || (isUsedHere && this.canWait(inst))) late[result.id] = 1;
      }
    }
  }

  /** Counts the uses of all values; gives the last user of each. */
  private countUses(): (Inst | undefined)[] {
    const users: (Inst | undefined)[] = [];
    const use = (value: Value, inst: Inst): void => {
      this.useCount[value.id]!++;
      users[value.id] = inst;
    };
    // They are needed in another block than the comparison's.
    for (const [trap, { values }] of this.traps) {
      for (const value of values) for (let i = 0; i < 2; i++) use(value, trap);
    }
    for (const block of this.fn.blocks) {
      for (const inst of block.insts) {
        for (const arg of inst.args) use(arg, inst);
        for (const edge of inst.targets ?? []) for (const arg of edge.args) use(arg, inst);
      }
    }
    return users;
  }

  /** May a value be computed at its use, for all that it depends on? */
  private canWait(inst: Inst): boolean {
    if (!isPure(inst.op) || !isSimple(inst)) return false;
    return passesOn(inst) || !inst.args.some((arg) => this.maybeUndefined(arg));
  }
}

/** May the code of an instruction stand inside of an expression? */
function isSimple({ op, args, results }: Inst): boolean {
  const isRare = ({ type }: Value): boolean => type === 'i128' || type === 'f16';
  if (args.some(isRare) || isRare(results[0])) return false;
  return (
    op.startsWith('ptr.') ||
    op === 'int.to.ptr' ||
    op === 'int.cmp' ||
    op === 'int.trunc' ||
    op === 'int.zext' ||
    op === 'int.sext' ||
    op === 'int.add' ||
    op === 'int.sub' ||
    op === 'int.mul' ||
    op === 'int.and' ||
    op === 'int.or' ||
    op === 'int.xor' ||
    op === 'float.add' ||
    op === 'float.sub' ||
    op === 'float.mul' ||
    op === 'float.cmp' ||
    op === 'gpu.thread.id' ||
    op === 'gpu.workgroup.id' ||
    op === 'gpu.workgroup.size' ||
    op === 'gpu.grid.size'
  );
}

/** Does an instruction hand its operands on without using what they hold? */
export function passesOn(inst: Inst): boolean {
  return PASSES_ON.has(inst.op) || inst.op === 'ret' || inst.op === 'br' || inst.op === 'trap';
}

/** Operands whose values an instruction uses. */
export function usedOperands(inst: Inst): readonly number[] {
  switch (inst.op) {
    case 'mem.store':
      return [1];
    case 'select':
    case 'mem.load':
    case 'br.if':
    case 'switch':
    case 'call.indirect':
      return [0];
    case 'mem.set':
      return [0, 2];
    case 'call':
    case 'ret':
    case 'br':
    case 'trap':
    case 'dbg.value':
      return [];
    default:
      return passesOn(inst) ? [] : inst.args.map((_, i) => i);
  }
}

/** The bits of a constant. */
export function constantOf(value: Value): bigint | undefined {
  const { def } = value;
  if (!('op' in def)) return undefined;
  if (def.op === 'const.null') return 0n;
  return def.op === 'const.int' ? def.attrs.bits! : undefined;
}

/** Is it a comparison of a pointer with null? */
export function nullTest({ op, args, attrs }: Inst): boolean {
  if (op !== 'int.cmp' || (attrs.pred !== 'ne' && attrs.pred !== 'eq')) return false;
  return args.some((arg) => 'op' in arg.def && arg.def.op === 'const.null');
}

function isConstant({ def }: Value): boolean {
  return 'op' in def && def.op.startsWith('const.');
}
