/**
 * Arrays from which something may be moved. Where nothing of one can have left, rustc drops it as a
 * whole, the first element first; where something may have left, in runs, the last run first
 * (`rustc_mir_transform::elaborate_drop`, `open_drop_for_array`): an element with a state of its
 * own is a run, and so are those between two of them. What counts is what may have happened on any
 * way to the drop, so it is decided when all of a function is lowered (`rustc_mir_dataflow`,
 * `MaybeUninitializedPlaces`). A part that only code which cannot be reached would move has no
 * state (`MoveData`).
 */
import {
  type Block,
  type Builder,
  createInst,
  defInst,
  type Edge,
  type Func,
  type Inst,
  reversePostOrder,
  terminator,
  type Value,
} from '../mir/index.ts';
import type { MovePath } from './move-path.ts';

/** A drop of an array. */
export interface ArrayDrop {
  readonly moves: MovePath;
  /**
   * Where control goes then, when that is a jump. rustc has one drop for all jumps with the same
   * target.
   */
  readonly target: object | undefined;
  /** Set when the array, something that it is in or something in it was moved. */
  readonly flags: readonly Value[];
}

/** The code that drops one element. */
export interface ElementDrop {
  readonly entry: Block;
  /** Where it ends, with a jump. */
  readonly exit: Block;
  /** Set when the element or something in it was moved. */
  readonly flags: readonly Value[];
}

interface Choice extends ArrayDrop {
  /** Branches to the drop by elements, or else to that of the whole. */
  readonly branch: Inst;
  /** In their order in the array; they follow each other from the block `open` on. */
  readonly elements: readonly ElementDrop[];
}

export class WholeDrops {
  private readonly choices: Choice[] = [];
  /** Flags that count as set from the start of a block on. */
  private readonly gone = new Map<Block, Value[]>();
  /** Those of them that stand for moves. */
  private readonly moving = new Map<Block, Value[]>();

  /**
   * Ends the current block: goes to `open` when something may have been moved before, else to
   * `whole`. `open` ends with a jump to the first of `elements`, which are lowered later, and each
   * of these with one to the next.
   */
  choose(
    b: Builder,
    drop: ArrayDrop,
    open: Block,
    whole: Block,
    elements: readonly ElementDrop[],
  ): void {
    b.brIf(b.int('i1', 1), open, whole);
    this.choices.push({ ...drop, branch: terminator(b.block)!, elements });
  }

  /**
   * Parts count as moved from the start of a block on: a variant of theirs is not there, or they
   * were moved.
   */
  note(block: Block, flags: readonly Value[], by: 'absence' | 'move'): void {
    this.gone.set(block, [...(this.gone.get(block) ?? []), ...flags]);
    if (by === 'move') this.moving.set(block, [...(this.moving.get(block) ?? []), ...flags]);
  }

  /** Decides all choices. */
  resolve(fn: Func): void {
    if (this.choices.length === 0) return;
    const moved = this.movedIn(fn, new Set(this.choices.flatMap((choice) => choice.flags)));
    const ends = this.maybeSet(fn, moved);
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
      if (isOpen) inRuns(fn, open!.block, choice.elements, moved);
      jump(fn, branch.block, isOpen ? open! : whole!);
    }
  }

  /** The flags that code which can be reached sets. */
  private movedIn(fn: Func, flags: ReadonlySet<Value>): Set<Value> {
    const out = new Set<Value>();
    for (const block of reversePostOrder(fn)) {
      for (const flag of this.moving.get(block) ?? []) if (flags.has(flag)) out.add(flag);
      for (const inst of block.insts) {
        if (inst.op !== 'mem.store' || !flags.has(inst.args[1])) continue;
        if (setsFlag(inst)) out.add(inst.args[1]);
      }
    }
    return out;
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
      if (inst.op !== 'mem.store' || !tracked.has(inst.args[1])) continue;
      if (setsFlag(inst)) set.add(inst.args[1]);
      else set.delete(inst.args[1]);
    }
    return set;
  }
}

/** Says of a store to a flag whether it sets it or takes it back. */
function setsFlag(store: Inst): boolean {
  return defInst(store.args[0])?.attrs['bits'] !== 0n;
}

/** Ends a block with a jump in place of how it ended. */
function jump(fn: Func, block: Block, target: Edge): void {
  const { loc } = block.insts.pop()!;
  block.insts.push(createInst(fn, block, 'br', [], [], undefined, loc, [target]));
}

/** Puts the drops of elements in the order of their runs. */
function inRuns(
  fn: Func,
  open: Block,
  elements: readonly ElementDrop[],
  moved: ReadonlySet<Value>,
): void {
  const [first] = elements;
  const last = elements.at(-1);
  if (first === undefined || last === undefined) return;
  const runs: ElementDrop[][] = [];
  let run: ElementDrop[] | undefined;
  for (const element of elements) {
    if (element.flags.some((flag) => moved.has(flag))) {
      runs.push([element]);
      run = undefined;
    } else if (run === undefined) runs.push((run = [element]));
    else run.push(element);
  }
  const after = terminator(last.exit)!.targets![0]!;
  let at = open;
  for (const { entry, exit } of runs.reverse().flat()) {
    jump(fn, at, { block: entry, args: [] });
    at = exit;
  }
  jump(fn, at, after);
}
