/**
 * Which value each operand is, and what is certainly wrong with names: values that are not there,
 * names given twice, uses that no definition comes before, types that are not those of the value.
 * Where a part of the text could not be read, names that may come from it are not complained about.
 */
import { nearestDominators } from '../../base/index.ts';
import { type JumpTargets, jumpTargets, reachedBlocks } from '../lower/blocks.ts';
import { CONTAINERS, FUNCTIONS } from '../syntax/edit.ts';
import type { Block, Op, Region, Use, Value } from '../syntax/tree.ts';
import { differ, typeText, UNKNOWN } from '../syntax/types.ts';

export type Report = (
  message: string,
  at: { readonly start: number; readonly end: number },
  related?: { readonly message: string; readonly start: number; readonly end: number },
) => void;

/** Operations whose regions see nothing of what is around them. */
const ISOLATED = new Set([
  'builtin.module',
  'gpu.module',
  'gpu.func',
  'func.func',
  'llvm.func',
  'spirv.module',
  'spirv.func',
  'pdl.pattern',
  'irdl.dialect',
]);

/** Operations in whose regions the order of definitions does not matter. */
const GRAPHS = new Set(['builtin.module', 'gpu.module']);

type Names = Map<string, readonly Value[]>;

/** Of operations at the top, without the bodies of functions. */
export function resolveNames(ops: readonly Op[], lost: readonly number[], report: Report): void {
  const walk = new Walk(lost, report, true);
  const top: Block = { name: undefined, start: 0, end: 0, args: [], ops: [...ops] };
  walk.region({ start: 0, end: 0, blocks: [top] }, true);
}

/** Of the body of a function; gives the operations whose operands are other values than before. */
export function resolveBody(op: Op, lost: readonly number[], report: Report): ReadonlySet<Op> {
  const walk = new Walk(lost, report, false);
  walk.inner(op);
  return walk.changed;
}

class Walk {
  readonly changed = new Set<Op>();
  private readonly report: Report;
  /** Names of the regions around, innermost last; an isolated region begins a new list. */
  private scopes: Names[] = [];
  /** Something inside the isolated region could not be read: it may define anything. */
  private torn = false;
  private readonly lost: readonly number[];
  /** Is it only in modules, and leaves functions to others? */
  private isOutside: boolean;

  constructor(lost: readonly number[], report: Report, isOutside: boolean) {
    this.isOutside = isOutside;
    this.lost = lost;
    this.report = report;
  }

  region(region: Region, isGraph: boolean): void {
    const names: Names = new Map();
    this.scopes.push(names);
    for (const block of region.blocks) this.define(names, block);
    const order = isGraph ? undefined : new Order(region);
    const targets = jumpTargets(region);
    for (const block of region.blocks) {
      for (const op of block.ops) {
        for (const use of op.operands) this.use(use, order, block, op);
        for (const { args } of op.successors)
          for (const use of args) this.use(use, order, block, op);
        if (op.successors.length > 0) this.jumps(targets, op);
        if (op.regions.length > 0) this.inner(op);
      }
    }
    this.scopes.pop();
  }

  inner(op: Op): void {
    const { isOutside } = this;
    if (isOutside && FUNCTIONS.has(op.name)) return;
    this.isOutside = isOutside && CONTAINERS.has(op.name);
    if (ISOLATED.has(op.name)) this.isolated(op);
    else for (const region of op.regions) this.region(region, false);
    this.isOutside = isOutside;
  }

  private isolated(op: Op): void {
    const { scopes, torn } = this;
    this.scopes = [];
    this.torn = this.lost.some((at) => op.start <= at && at < op.end);
    for (const region of op.regions) this.region(region, GRAPHS.has(op.name));
    this.scopes = scopes;
    this.torn = torn;
  }

  /** All values of a block, before any of them is used. */
  private define(names: Names, block: Block): void {
    for (const arg of block.args) this.add(names, arg.name, [arg]);
    for (const op of block.ops) {
      const [only, more] = op.results;
      if (more === undefined) {
        if (only !== undefined) this.add(names, only.name, op.results);
        continue;
      }
      const groups = new Map<string, Value[]>();
      for (const value of op.results) {
        if (value.name === '') continue;
        const group = groups.get(value.name);
        if (group !== undefined && value.index > 0) group.push(value);
        else if (group !== undefined) this.twice(value, group[0]!);
        else groups.set(value.name, [value]);
      }
      for (const [name, values] of groups) this.add(names, name, values);
    }
  }

  private add(names: Names, name: string, values: readonly Value[]): void {
    if (name === '') return;
    const [first] = values;
    const old = this.find(name)?.[0];
    if (old !== undefined && first !== undefined && (names.has(name) || isThereAt(old, first)))
      this.twice(first, old);
    names.set(name, values);
  }

  private twice(value: Value, old: Value): void {
    this.report(`\`%${value.name}\` is defined already`, value, {
      message: 'here',
      start: old.start,
      end: old.end,
    });
  }

  private find(name: string): readonly Value[] | undefined {
    for (let at = this.scopes.length - 1; at >= 0; at--) {
      const found = this.scopes[at]!.get(name);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  private use(use: Use, order: Order | undefined, block: Block, user: Op): void {
    const values = this.find(use.name);
    const before = use.value;
    const value = values?.[use.index ?? 0];
    use.value = value;
    if (value !== before || value === undefined) this.changed.add(user);
    if (values === undefined) {
      if (!this.torn) this.report(`\`%${use.name}\` is not defined`, use);
      return;
    }
    if (value === undefined) {
      const isKnown = values.every(({ type }) => type !== UNKNOWN);
      if (isKnown)
        this.report(
          `\`%${use.name}\` has ${values.length} ${values.length === 1 ? 'value' : 'values'}, there is no number ${use.index}`,
          use,
        );
      return;
    }
    // What is defined around the region comes before all of it.
    const isOwn = this.scopes.at(-1)!.get(use.name) === values;
    if (isOwn && order !== undefined && !order.comesBefore(value, block, user)) {
      this.report(`\`%${use.name}\` is used before it is defined`, use, {
        message: 'defined here',
        start: value.start,
        end: value.end,
      });
    }
    if (differ(use.type, value.type)) {
      this.report(
        `\`%${use.name}\` is \`${typeText(value.type)}\`, not \`${typeText(use.type!)}\``,
        use,
        { message: 'defined here', start: value.start, end: value.end },
      );
    }
  }

  private jumps(targets: JumpTargets, op: Op): void {
    for (const { name, start, end, args } of op.successors) {
      const block = targets.get(name);
      if (block === undefined) {
        if (!this.torn) this.report(`there is no block \`^${name}\``, { start, end });
        continue;
      }
      if (op.generic) continue;
      if (args.length !== block.args.length) {
        this.report(
          `\`^${name}\` takes ${block.args.length} ${block.args.length === 1 ? 'value' : 'values'}, ${args.length} ${args.length === 1 ? 'is' : 'are'} given`,
          { start, end },
        );
        continue;
      }
      args.forEach((arg, i) => {
        const wanted = block.args[i]!.type;
        if (arg.type !== undefined && differ(arg.type, wanted))
          this.report(
            `\`^${name}\` takes \`${typeText(wanted)}\` here, not \`${typeText(arg.type)}\``,
            arg,
          );
      });
    }
  }
}

/**
 * Does a value from around a region have its name already where one of the region is defined?
 * Results get theirs behind their operation, and names of regions end with these.
 */
function isThereAt(outer: Value, inner: Value): boolean {
  return 'ops' in outer.def ? outer.start < inner.start : outer.def.end <= inner.start;
}

/** Whether a definition in a region comes before a use there on every path. */
class Order {
  private readonly blocks: readonly Block[];
  private dominators: Tree | undefined;

  constructor(region: Region) {
    this.blocks = region.blocks;
  }

  /** `value` is defined in the region itself. */
  comesBefore(value: Value, block: Block, user: Op): boolean {
    const { def } = value;
    if (this.blocks.length === 1) return def.start < user.start;
    const home = 'ops' in def ? def : this.blockOf(def);
    if (home !== block) return this.dominates(home, block);
    return 'ops' in def || def.start < user.start;
  }

  /** Blocks and what is in them stand one behind the other. */
  private blockOf({ start }: Op): Block {
    let [low, high] = [0, this.blocks.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.blocks[middle]!.start <= start) low = middle;
      else high = middle;
    }
    return this.blocks[low]!;
  }

  /** Blocks that nothing leads to are on no path. */
  private dominates(a: Block, b: Block): boolean {
    this.dominators ??= dominatorsOf(this.blocks);
    const { numbers, parents } = this.dominators;
    const goal = numbers.get(a);
    let at = numbers.get(b);
    if (at === undefined) return true;
    if (goal === undefined) return false;
    while (at > goal) at = parents[at]!;
    return at === goal;
  }
}

/**
 * For each block that is reached its number, and the number of the last block that every path to it
 * goes through.
 */
interface Tree {
  readonly numbers: ReadonlyMap<Block, number>;
  readonly parents: Int32Array;
}

function dominatorsOf(blocks: readonly Block[]): Tree {
  const order = reachedBlocks({ start: 0, end: 0, blocks: [...blocks] });
  const numbers = new Map(order.map((block, i) => [block, i]));
  const byName = new Map(order.map((block, i) => [block.name, i]));
  const preds: number[][] = order.map(() => []);
  order.forEach((block, from) => {
    for (const { name } of block.ops.at(-1)?.successors ?? []) {
      const to = byName.get(name);
      if (to !== undefined) preds[to]!.push(from);
    }
  });
  return { numbers, parents: nearestDominators(preds) };
}
