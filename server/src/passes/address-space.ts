/**
 * `address-space`: generic pointers that always point into one space get the type of that space,
 * through sums, choices and block parameters. Specific accesses are shorter and faster on every
 * target.
 */
import {
  computeUses,
  createInst,
  defInst,
  type Func,
  type Inst,
  type PtrType,
  replaceValues,
  reversePostOrder,
  type Use,
  type Value,
} from '../mir/index.ts';
import { definePass } from './define-pass.ts';
import { Constants } from './support/constants.ts';

export const addressSpace = definePass({
  name: 'address-space',
  doc: 'Gives generic pointers the address space they always point into.',
  run(fn) {
    const spaces = inferSpaces(fn);
    if (spaces === undefined) return false;
    return new Retype(fn, spaces).run();
  },
});

/** By value id: the one space a generic pointer has, 'ptr' when it has several. */
type Spaces = (PtrType | undefined)[];

/** Undefined when there is nothing to gain. */
function inferSpaces(fn: Func): SpaceInference | undefined {
  const inference = new SpaceInference(fn);
  inference.run();
  return inference.gain ? inference : undefined;
}

/** Forward data flow to a fixed point: a pointer points where all that it may be points. */
class SpaceInference {
  readonly spaces: Spaces;
  /** Is some generic pointer always of one space? */
  gain = false;
  /** Comparisons with null of pointers of other spaces than the global one: assumed not to be. */
  readonly neverNull = new Set<Inst>();
  private changed = false;
  /** Pointers that may be null, by id. */
  private readonly isNull: Uint8Array;
  private readonly fn: Func;

  constructor(fn: Func) {
    this.fn = fn;
    this.spaces = new Array(fn.nextValue).fill(undefined);
    this.isNull = new Uint8Array(fn.nextValue);
  }

  run(): void {
    const blocks = reversePostOrder(this.fn);
    for (const p of blocks[0]?.params ?? []) if (p.type === 'ptr') this.spaces[p.id] = 'ptr';
    do {
      do {
        this.changed = false;
        for (const block of blocks) for (const inst of block.insts) this.visit(inst);
      } while (this.changed);
      // What is made of null alone.
      this.isNull.forEach((isNull, id) => {
        if (isNull === 1 && this.spaces[id] === undefined) this.setSpace(id, 'ptr.global');
      });
      this.noteAssumed();
      for (const block of blocks) for (const inst of block.insts) this.keepNull(inst);
    } while (this.changed);
  }

  private of(value: Value): PtrType | undefined {
    if (value.type !== 'ptr') return value.type as PtrType;
    // Null and unspecified pointers point wherever the others do.
    const op = defInst(value)?.op;
    return op === 'const.undef' || op === 'const.null' ? undefined : this.spaces[value.id];
  }

  private flow(to: Value, from: Value): void {
    this.join(to, this.of(from));
    const isNull = defInst(from)?.op === 'const.null' || this.isNull[from.id] === 1;
    if (!isNull || this.isNull[to.id] === 1) return;
    this.isNull[to.id] = 1;
    this.changed = true;
  }

  private join(value: Value, from: PtrType | undefined): void {
    if (from === undefined) return;
    const old = this.spaces[value.id];
    const now = old === undefined || old === from ? from : 'ptr';
    if (now !== old) this.setSpace(value.id, now);
  }

  private setSpace(id: number, space: PtrType): void {
    this.spaces[id] = space;
    this.changed = true;
  }

  private visit(inst: Inst): void {
    const result = inst.results[0];
    if (result?.type === 'ptr') this.visitResult(inst, result);
    for (let i = 1; i < inst.results.length; i++)
      if (inst.results[i]!.type === 'ptr') this.join(inst.results[i]!, 'ptr');
    for (const { block, args } of inst.targets ?? [])
      for (let i = 0; i < args.length; i++)
        if (block.params[i]!.type === 'ptr') this.flow(block.params[i]!, args[i]!);
  }

  private visitResult(inst: Inst, result: Value): void {
    switch (inst.op) {
      case 'const.undef':
      case 'const.null':
        return;
      case 'ptr.cast':
        this.flow(result, inst.args[0]);
        if (this.spaces[result.id] !== 'ptr') this.gain = true;
        return;
      case 'ptr.add':
        this.flow(result, inst.args[0]);
        return;
      case 'select':
        this.flow(result, inst.args[1]);
        this.flow(result, inst.args[2]);
        return;
      default:
        this.join(result, 'ptr');
    }
  }

  /**
   * Null is the same pattern in the global space and in the generic one. In another space it is
   * none that could be told from an address, so a pointer that may be null and that somebody
   * compares or keeps stays generic.
   */
  private keepNull(inst: Inst): void {
    const { op, args, results, targets } = inst;
    if (this.neverNull.has(inst)) return;
    for (let i = 0; i < args.length; i++) {
      const into = flowsInto(op, i) ? results[0] : undefined;
      const isAccess = ADDRESS_OPERANDS[op]?.includes(i) === true && op !== 'ptr.to.int';
      if (into === undefined ? !isAccess : this.spaces[into.id] === 'ptr') this.settle(args[i]!);
    }
    for (const { block, args: along } of targets ?? [])
      for (let i = 0; i < along.length; i++)
        if (this.spaces[block.params[i]!.id] === 'ptr') this.settle(along[i]!);
  }

  /** Notes what a reference says of a pointer that may be null elsewhere: that it is not. */
  private noteAssumed(): void {
    this.neverNull.clear();
    let uses: readonly (readonly Use[])[] | undefined;
    for (const { insts } of this.fn.blocks) {
      for (const inst of insts) {
        if (inst.op !== 'int.cmp' || inst.attrs.pred !== 'ne') continue;
        const [pointer, other] = inst.args;
        if (!this.isUnsettled(pointer) || defInst(other)?.op !== 'const.null') continue;
        uses ??= computeUses(this.fn);
        const isAssumed = uses[inst.results[0].id]!.every((use) => use.inst.op === 'assume');
        if (isAssumed) this.neverNull.add(inst);
      }
    }
  }

  /** May the pointer be null in a space that has no null? */
  private isUnsettled(value: Value): boolean {
    const space = this.spaces[value.id];
    return (
      this.isNull[value.id] === 1 &&
      space !== undefined &&
      space !== 'ptr' &&
      space !== 'ptr.global'
    );
  }

  /** Keeps a pointer generic that may be null in a space that has no null. */
  private settle(value: Value): void {
    if (this.isUnsettled(value)) this.join(value, 'ptr');
  }
}

const flowsInto = (op: Inst['op'], operand: number): boolean =>
  op === 'select' ? operand > 0 : (op === 'ptr.add' || op === 'ptr.cast') && operand === 0;

/** Operands that are addresses and may be of any space. */
const ADDRESS_OPERANDS: Readonly<Partial<Record<Inst['op'], readonly number[]>>> = {
  'mem.load': [0],
  'mem.store': [1],
  'mem.copy': [0, 1],
  'mem.move': [0, 1],
  'mem.set': [0],
  'atomic.load': [0],
  'atomic.store': [1],
  'atomic.rmw': [0],
  'atomic.cmpxchg': [0],
  'ptr.to.int': [0],
  'ptr.cast': [0],
  'ptr.add': [0],
};

class Retype {
  private readonly fn: Func;
  private readonly spaces: readonly (PtrType | undefined)[];
  private readonly neverNull: ReadonlySet<Inst>;
  private readonly constants: Constants;
  private changed = false;

  constructor(fn: Func, { spaces, neverNull }: SpaceInference) {
    this.fn = fn;
    this.spaces = spaces;
    this.neverNull = neverNull;
    this.constants = new Constants(fn);
  }

  run(): boolean {
    const replaced = new Map<Value, Value>();
    for (const block of this.fn.blocks) {
      if (block !== this.fn.blocks[0]) for (const p of block.params) this.retype(p);
      for (const inst of block.insts) {
        const result = inst.results[0];
        if (inst.op === 'ptr.add' || inst.op === 'select') this.retype(result!);
        else if (inst.op === 'ptr.cast' && result!.type === 'ptr') this.retype(result!);
      }
    }
    if (!this.changed) return false;
    for (const block of this.fn.blocks) {
      const out: Inst[] = [];
      for (const inst of block.insts) {
        const known = this.known(inst);
        if (known === undefined) {
          this.fixOperands(inst, out);
          out.push(inst);
        } else replaced.set(inst.results[0]!, known);
      }
      block.insts = out;
    }
    this.constants.flush();
    replaceValues(this.fn, replaced);
    return true;
  }

  /** What an instruction gives that has nothing to do any more. */
  private known(inst: Inst): Value | undefined {
    if (this.neverNull.has(inst)) return this.constants.bool(true);
    const isSame = inst.op === 'ptr.cast' && inst.args[0].type === inst.results[0].type;
    return isSame ? inst.args[0] : undefined;
  }

  private retype(value: Value): void {
    const space = this.spaces[value.id];
    if (value.type !== 'ptr' || space === undefined || space === 'ptr') return;
    value.type = space;
    this.changed = true;
  }

  private fixOperands(inst: Inst, out: Inst[]): void {
    const any = ADDRESS_OPERANDS[inst.op];
    const want = inst.op === 'select' || inst.op === 'int.cmp' ? this.common(inst) : undefined;
    // Null and unspecified pointers have no definition that could take a type.
    if (inst.op === 'ptr.add')
      inst.args[0] = this.as(inst.args[0], inst.results[0].type as PtrType, inst, out);
    for (let i = 0; i < inst.args.length; i++) {
      const arg = inst.args[i]!;
      if (
        !arg.type.startsWith('ptr') ||
        this.originalType(arg) !== 'ptr' ||
        any?.includes(i) === true
      )
        continue;
      inst.args[i] = this.as(arg, want ?? 'ptr', inst, out);
    }
    for (const edge of inst.targets ?? []) {
      for (let i = 0; i < edge.args.length; i++)
        edge.args[i] = this.as(edge.args[i]!, edge.block.params[i]!.type as PtrType, inst, out);
    }
  }

  /** The type that the operands of a choice or comparison must share. */
  private common(inst: Inst): PtrType | undefined {
    if (inst.op === 'select') return inst.results[0].type as PtrType;
    const [a, b] = inst.args;
    // Null is the same pattern in the global space and in the generic one.
    if (a.type === 'ptr.global' && defInst(b)?.op === 'const.null') return a.type;
    return a.type === b.type ? (a.type as PtrType) : 'ptr';
  }

  /** What the operand's type was: only values this pass may have changed are cast back. */
  private originalType(value: Value): PtrType {
    const space = this.spaces[value.id];
    return space !== undefined && value.type === space ? 'ptr' : (value.type as PtrType);
  }

  private as(value: Value, type: PtrType, user: Inst, out: Inst[]): Value {
    if (value.type === type || !value.type.startsWith('ptr')) return value;
    const def = defInst(value);
    if (def?.op === 'const.undef') return this.constants.undef(type);
    if (def?.op === 'const.null') return this.constants.null(type);
    const cast = createInst(this.fn, user.block, 'ptr.cast', [value], [type], {}, user.loc);
    out.push(cast);
    return cast.results[0];
  }
}
