/** The conditions of flow blocks: variables that the blocks which decide them set. */
import {
  type Block,
  Builder,
  createInst,
  type Func,
  type IntPred,
  OPPOSITE_PRED,
  terminator,
  type Value,
} from '../../../mir/index.ts';
import type { Slot } from '../../../passes/index.ts';
import type { Deciders, Predicate, Predicates } from './predicates.ts';
import { newSlot, storeAtEnd } from './slots.ts';

/** A branch whose condition is to be found. */
export interface OpenBranch {
  readonly block: Block;
  readonly yes: Block;
  readonly no: Block;
  /** The block that the predicates are of: what is guarded, or the loop that is left. */
  readonly header: Block;
  readonly isLoop: boolean;
}

/** LLVM: `insertConditions`. */
export class Conditions {
  private readonly fn: Func;
  private readonly slots: Slot[];
  private readonly idom: ReadonlyMap<Block, Block | undefined>;
  private readonly open: OpenBranch[] = [];

  constructor(fn: Func, slots: Slot[], idom: ReadonlyMap<Block, Block | undefined>) {
    this.fn = fn;
    this.slots = slots;
    this.idom = idom;
  }

  add(branch: OpenBranch): void {
    this.open.push(branch);
  }

  insert(predicates: Predicates): void {
    for (const branch of this.open) {
      const b = new Builder(this.fn, branch.block);
      b.loc = branch.header.insts.find(({ loc }) => loc !== undefined)?.loc;
      const deciders = branch.isLoop
        ? predicates.ofLoop(branch.header)
        : predicates.of(branch.header);
      const own = deciders.get(branch.block);
      const condition = own === undefined ? this.load(branch, deciders) : this.value(b, own);
      b.brIf(condition, branch.yes, branch.no, [], []);
    }
  }

  private load({ block, isLoop }: OpenBranch, deciders: Deciders): Value {
    const slot = newSlot(this.fn, this.slots, 'i1');
    const address = slot.alloca.results[0];
    const load = createInst(this.fn, block, 'mem.load', [address], ['i1'], { align: 1 });
    block.insts.push(load);
    let common = block;
    for (const decider of deciders.keys()) common = this.commonDominator(common, decider);
    if (!deciders.has(common)) this.store(common, slot, isLoop);
    for (const [decider, predicate] of deciders) this.store(decider, slot, predicate);
    return load.results[0];
  }

  private store(block: Block, slot: Slot, predicate: Predicate): void {
    const fresh = new Builder(this.fn, block);
    const end = terminator(block) === undefined ? undefined : block.insts.pop();
    const value = this.value(fresh, predicate);
    if (end !== undefined) block.insts.push(end);
    storeAtEnd(this.fn, block, slot, value);
  }

  private value(b: Builder, predicate: Predicate): Value {
    if (typeof predicate === 'boolean') return b.int('i1', predicate ? 1 : 0);
    if (!predicate.negated) return predicate.value;
    const { def } = predicate.value;
    if ('op' in def && def.op === 'int.cmp' && def.block === b.block)
      return b.icmp(OPPOSITE_PRED[def.attrs.pred as IntPred], def.args[0], def.args[1]);
    return b.value('int.xor', [predicate.value, b.int('i1', 1)], 'i1');
  }

  private commonDominator(a: Block, b: Block): Block {
    const above = new Set<Block>();
    for (let at: Block | undefined = a; at !== undefined; at = this.idom.get(at)) above.add(at);
    for (let at: Block | undefined = b; at !== undefined; at = this.idom.get(at))
      if (above.has(at)) return at;
    return this.fn.blocks[0]!;
  }
}
