/**
 * Arrays from which something may be moved. Where nothing of one can have left, rustc drops it as a whole, the first element
 * first; where something may have left, element by element, in another order (`open_drop_for_array`). What counts is what may
 * have happened on any way to the drop, so it is decided when all of a function is lowered
 * (`rustc_mir_dataflow`, `MaybeUninitializedPlaces`).
 */
import {
  type Block,
  type Builder,
  createInst,
  defInst,
  type Func,
  type Inst,
  terminator,
  type Value,
} from '../mir/index.ts';
import type { MovePath } from './move-path.ts';

/** A drop of an array. */
export interface ArrayDrop {
  readonly moves: MovePath;
  /** Where control goes then, when that is a jump. rustc has one drop for all jumps with the same target. */
  readonly target: object | undefined;
  /** Set when the array, something that it is in or something in it was moved. */
  readonly flags: readonly Value[];
}

interface Choice extends ArrayDrop {
  /** Branches to the drop by elements, or else to that of the whole. */
  readonly branch: Inst;
}

export class WholeDrops {
  private readonly choices: Choice[] = [];
  /** Where control is only when the value has another variant: flags of what that would hold. */
  private readonly gone = new Map<Block, Value[]>();

  /** Ends the current block: goes to `open` when something may have been moved before, else to `whole`. */
  choose(b: Builder, drop: ArrayDrop, open: Block, whole: Block): void {
    b.brIf(b.int('i1', 1), open, whole);
    this.choices.push({ ...drop, branch: terminator(b.block)! });
  }

  /** The fields of a variant that is not there count as moved. */
  absent(block: Block, flags: readonly Value[]): void {
    this.gone.set(block, [...(this.gone.get(block) ?? []), ...flags]);
  }

  /** Decides all choices. */
  resolve(fn: Func): void {
    if (this.choices.length === 0) return;
    const tracked = new Set(this.choices.flatMap((choice) => choice.flags));
    const ends = this.maybeSet(fn, tracked);
    const mayBeOpen = ({ branch, flags }: Choice): boolean => {
      const set = ends.get(branch.block);
      return set !== undefined && flags.some((flag) => set.has(flag));
    };
    const opened = this.choices.filter(mayBeOpen);
    for (const choice of this.choices) {
      const { branch, moves, target: to } = choice;
      const shared = (other: Choice) => other.moves === moves && other.target === to;
      const [open, whole] = branch.targets!;
      const isOpen = opened.includes(choice) || (to !== undefined && opened.some(shared));
      const target = isOpen ? open! : whole!;
      branch.block.insts.pop();
      branch.block.insts.push(
        createInst(fn, branch.block, 'br', [], [], undefined, branch.loc, [target]),
      );
    }
  }

  /** For each block that can be reached, the flags that may be set at its end. */
  private maybeSet(fn: Func, tracked: ReadonlySet<Value>): Map<Block, Set<Value>> {
    const starts = new Map<Block, Set<Value>>([[fn.blocks[0]!, new Set()]]);
    const ends = new Map<Block, Set<Value>>();
    const todo = [fn.blocks[0]!];
    for (let block = todo.pop(); block !== undefined; block = todo.pop()) {
      const set = this.through(block, starts.get(block)!, tracked);
      ends.set(block, set);
      for (const { block: next } of terminator(block)?.targets ?? []) {
        const start = starts.get(next);
        if (start === undefined) starts.set(next, new Set(set));
        else {
          const before = start.size;
          for (const flag of set) start.add(flag);
          if (start.size === before) continue;
        }
        todo.push(next);
      }
    }
    return ends;
  }

  private through(block: Block, start: Set<Value>, tracked: ReadonlySet<Value>): Set<Value> {
    const set = new Set(start);
    for (const flag of this.gone.get(block) ?? []) if (tracked.has(flag)) set.add(flag);
    for (const inst of block.insts) {
      const flag = inst.op === 'mem.store' ? inst.args[1]! : undefined;
      if (flag === undefined || !tracked.has(flag)) continue;
      if (defInst(inst.args[0]!)?.attrs['bits'] === 0n) set.delete(flag);
      else set.add(flag);
    }
    return set;
  }
}
