/**
 * `address-space`: generic pointers that always point into one space get the type of that space,
 * through sums, choices and block parameters. Specific accesses are shorter and faster on every
 * target.
 */
import {
  createInst,
  defInst,
  type Func,
  type Inst,
  type PtrType,
  replaceValues,
  reversePostOrder,
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
function inferSpaces(fn: Func): Spaces | undefined {
  const inference = new SpaceInference(fn);
  inference.run();
  return inference.gain ? inference.spaces : undefined;
}

/** Forward data flow to a fixed point: a pointer points where all that it may be points. */
class SpaceInference {
  readonly spaces: Spaces;
  /** Is some generic pointer always of one space? */
  gain = false;
  private changed = false;
  private readonly fn: Func;

  constructor(fn: Func) {
    this.fn = fn;
    this.spaces = new Array(fn.nextValue).fill(undefined);
  }

  run(): void {
    const blocks = reversePostOrder(this.fn);
    for (const p of blocks[0]?.params ?? []) if (p.type === 'ptr') this.spaces[p.id] = 'ptr';
    do {
      this.changed = false;
      for (const block of blocks) for (const inst of block.insts) this.visit(inst);
    } while (this.changed);
  }

  private of(value: Value): PtrType | undefined {
    if (value.type !== 'ptr') return value.type as PtrType;
    // An unspecified pointer points wherever the others do; null is the same in the global space.
    return defInst(value)?.op === 'const.undef' ? undefined : this.spaces[value.id];
  }

  private join(value: Value, from: PtrType | undefined): void {
    if (from === undefined) return;
    const old = this.spaces[value.id];
    const now = old === undefined || old === from ? from : 'ptr';
    if (now === old) return;
    this.spaces[value.id] = now;
    this.changed = true;
  }

  private visit(inst: Inst): void {
    const result = inst.results[0];
    if (result?.type === 'ptr') this.visitResult(inst, result);
    for (let i = 1; i < inst.results.length; i++)
      if (inst.results[i]!.type === 'ptr') this.join(inst.results[i]!, 'ptr');
    for (const { block, args } of inst.targets ?? [])
      for (let i = 0; i < args.length; i++)
        if (block.params[i]!.type === 'ptr') this.join(block.params[i]!, this.of(args[i]!));
  }

  private visitResult(inst: Inst, result: Value): void {
    switch (inst.op) {
      case 'const.undef':
        return;
      case 'ptr.cast':
        this.join(result, this.of(inst.args[0]));
        if (this.spaces[result.id] !== 'ptr') this.gain = true;
        return;
      case 'ptr.add':
        this.join(result, this.of(inst.args[0]));
        return;
      case 'select':
        this.join(result, this.of(inst.args[1]));
        this.join(result, this.of(inst.args[2]));
        return;
      case 'const.null':
        this.join(result, 'ptr.global');
        return;
      default:
        this.join(result, 'ptr');
    }
  }
}

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
  private readonly constants: Constants;
  private changed = false;

  constructor(fn: Func, spaces: readonly (PtrType | undefined)[]) {
    this.fn = fn;
    this.spaces = spaces;
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
        if (inst.op === 'ptr.cast' && inst.args[0].type === inst.results[0].type) {
          replaced.set(inst.results[0], inst.args[0]);
          continue;
        }
        this.fixOperands(inst, out);
        out.push(inst);
      }
      block.insts = out;
    }
    this.constants.flush();
    replaceValues(this.fn, replaced);
    return true;
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
