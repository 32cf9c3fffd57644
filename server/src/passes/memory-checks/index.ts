/**
 * `check-bounds`: a check before each access to memory of known length that is not certainly
 * inside, with a trap that says of what. It runs behind all other passes: what they have proven, or
 * taken away, costs nothing.
 */

import {
  accessesOf,
  computeCallGraph,
  computeDominators,
  computeFlowGraph,
  type DominatorTree,
  KnownBits,
  Ranges,
} from '../../analysis/index.ts';
import { splice } from '../../base/index.ts';
import {
  type Block,
  createBlock,
  createInst,
  type Func,
  type Inst,
  isPtr,
  type Module,
  type OpName,
  removeUnreachableBlocks,
  type SourceLoc,
  type Value,
} from '../../mir/index.ts';
import { isInside, type KnownLengths, type Place, type Region, Regions } from './regions.ts';

export type { BufferLength, KnownLengths } from './regions.ts';

export interface BoundsReport {
  /** Accesses that need no check. */
  proven: number;
  /** Those that have got one, or are behind one of the same address. */
  checked: number;
  /** Places of accesses to memory whose length nobody told. */
  readonly unknown: (SourceLoc | undefined)[];
}

/** An access that is checked. */
interface Check {
  readonly inst: Inst;
  readonly pointer: Value;
  readonly place: Place;
  /** Bytes of the access: a constant, or a value of 64 bits. */
  readonly bytes: number | Value;
  readonly writes: boolean;
}

/** Adds checks to all functions that the kernels of a module reach. */
export function checkBounds(module: Module, lengths: KnownLengths): BoundsReport {
  const report: BoundsReport = { proven: 0, checked: 0, unknown: [] };
  const kernels = [...module.funcs.values()].filter(({ kind }) => kind === 'kernel');
  const roots = kernels.map(({ name }) => name);
  for (const fn of computeCallGraph(module, roots).bottomUp)
    if (fn.blocks.length > 0) new Checker(fn, module, lengths, report).run();
  return report;
}

class Checker {
  private readonly fn: Func;
  private readonly report: BoundsReport;
  private readonly graph;
  private readonly dom: DominatorTree;
  private readonly ranges: Ranges;
  private readonly regions: Regions;
  /** By pointer: the blocks in which so many bytes have been checked. */
  private readonly done = new Map<Value, { readonly block: number; readonly bytes: number }[]>();

  constructor(fn: Func, module: Module, lengths: KnownLengths, report: BoundsReport) {
    removeUnreachableBlocks(fn);
    this.fn = fn;
    this.report = report;
    this.graph = computeFlowGraph(fn);
    this.dom = computeDominators(this.graph);
    this.ranges = new Ranges(this.graph, this.dom, new KnownBits(module));
    this.regions = new Regions(fn, this.graph, module, lengths);
  }

  /** All is decided before the first check is put in: what is known is known of the old blocks. */
  run(): void {
    const checks = new Map<Block, Check[]>();
    for (const [b, block] of this.graph.order.entries()) {
      const found = block.insts.flatMap((inst) => this.checksOf(inst, b));
      if (found.length > 0) checks.set(block, found);
    }
    for (const [block, list] of checks) this.insert(block, list);
  }

  private checksOf(inst: Inst, b: number): readonly Check[] {
    return accessesOf(inst).flatMap(({ ptr, size, writes }): Check[] => {
      if (!isPtr(ptr.type)) return [];
      const place = this.regions.placeOf(ptr);
      if (place === undefined) {
        if (isOwn(ptr)) return [];
        this.report.unknown.push(inst.loc);
        return [];
      }
      if (size === 0) return [];
      if (size !== undefined && isInside(place, size, b, this.ranges)) {
        this.report.proven++;
        return [];
      }
      this.report.checked++;
      if (size !== undefined && this.isDone(ptr, size, b)) return [];
      return [{ inst, pointer: ptr, place, bytes: size ?? inst.args[2], writes }];
    });
  }

  /** Has the address been checked on every way here? Notes that it is now. */
  private isDone(pointer: Value, bytes: number, b: number): boolean {
    const list = this.done.get(pointer) ?? [];
    if (list.some((one) => one.bytes >= bytes && this.dom.dominates(one.block, b))) return true;
    this.done.set(pointer, [...list, { block: b, bytes }]);
    return false;
  }

  /** Cuts a block before each access, and goes to a trap where the check fails. */
  private insert(block: Block, checks: readonly Check[]): void {
    const { fn } = this;
    const insts = block.insts;
    block.insts = [];
    let at = block;
    const where = fn.blocks.indexOf(block) + 1;
    const added: Block[] = [];
    for (const inst of insts) {
      for (const check of checks.filter((one) => one.inst === inst)) {
        const { bad, offset } = this.test(at, check);
        const rest = this.detached();
        const stop = this.stop(check, offset);
        added.push(rest);
        const targets = [
          { block: stop, args: [] },
          { block: rest, args: [] },
        ];
        at.insts.push(createInst(fn, at, 'br.if', [bad], [], {}, inst.loc, targets));
        at = rest;
      }
      inst.block = at;
      at.insts.push(inst);
    }
    splice(fn.blocks, where, 0, added);
  }

  private detached(): Block {
    const block = createBlock(this.fn);
    this.fn.blocks.pop();
    return block;
  }

  /** The condition under which an access is outside, and its offset. */
  private test(
    block: Block,
    { inst, pointer, place, bytes }: Check,
  ): { bad: Value; offset: Value } {
    const make = new Maker(this.fn, block, inst.loc);
    const { region } = place;
    const offset = this.offset(make, pointer, place);
    if (typeof bytes === 'number' && region.bytes !== undefined) {
      const most = region.bytes - bytes;
      const bad = most < 0 ? make.bool(true) : make.compare('ugt', offset, make.int(BigInt(most)));
      return { bad, offset };
    }
    // A length that is less than the access makes the difference wrap: that is looked at first.
    const length = this.length(make, region);
    const size = typeof bytes === 'number' ? make.int(BigInt(bytes)) : bytes;
    const tooLong = make.compare('ugt', size, length);
    const tooFar = make.compare('ugt', offset, make.op('int.sub', [length, size]));
    const outside = make.op('int.or', [tooLong, tooFar], 'i1');
    if (typeof bytes === 'number') return { bad: outside, offset };
    // Nothing is read or written where there are no bytes.
    const some = make.compare('ne', size, make.int(0n));
    return { bad: make.op('int.and', [some, outside], 'i1'), offset };
  }

  private length(make: Maker, { bytes, each, counts }: Region): Value {
    if (bytes !== undefined) return make.int(BigInt(bytes));
    let all = make.int(BigInt(each));
    for (const count of counts) all = make.op('int.mul', [all, count]);
    return all;
  }

  private offset(make: Maker, pointer: Value, { region, constant, parts }: Place): Value {
    if (parts === undefined) {
      const start = make.op('ptr.to.int', [this.beginning(make, region)]);
      return make.op('int.sub', [make.op('ptr.to.int', [pointer]), start]);
    }
    let sum: Value | undefined;
    for (const part of parts) sum = sum === undefined ? part : make.op('int.add', [sum, part]);
    if (sum === undefined) return make.int(constant);
    return constant === 0n ? sum : make.op('int.add', [sum, make.int(constant)]);
  }

  private beginning(make: Maker, { param, address }: Region): Value {
    if (param !== undefined) return param;
    const { attrs, results } = address!;
    return make.make('global.addr', [], results[0].type, attrs);
  }

  private stop({ inst, place, bytes, writes }: Check, offset: Value): Block {
    const block = createBlock(this.fn);
    const { region } = place;
    const size = typeof bytes === 'number' ? `${bytes} bytes` : 'bytes';
    const what = writes ? 'written' : 'read';
    const length = region.bytes === undefined ? '' : ` of ${region.bytes} bytes`;
    const message = `out of bounds: ${size} ${what} in ${region.name}${length}, at offset`;
    block.insts.push(createInst(this.fn, block, 'trap', [offset], [], { message }, inst.loc));
    return block;
  }
}

/** Memory of the function itself, and constants behind its own addresses. */
function isOwn(pointer: Value): boolean {
  let at = pointer;
  for (;;) {
    const { def } = at;
    if (!('op' in def)) return at.type === 'ptr.kernarg';
    if (def.op === 'alloca') return true;
    if (def.op !== 'ptr.add' && def.op !== 'ptr.cast') return false;
    at = def.args[0];
  }
}

/** Appends instructions to a block. */
class Maker {
  private readonly fn: Func;
  private readonly block: Block;
  private readonly loc: SourceLoc | undefined;

  constructor(fn: Func, block: Block, loc: SourceLoc | undefined) {
    this.fn = fn;
    this.block = block;
    this.loc = loc;
  }

  make(op: OpName, args: Value[], type: Value['type'], attrs: Inst['attrs'] = {}): Value {
    const inst = createInst(this.fn, this.block, op, args, [type], attrs, this.loc);
    this.block.insts.push(inst);
    return inst.results[0];
  }

  op(op: OpName, args: Value[], type: Value['type'] = 'i64'): Value {
    return this.make(op, args, type);
  }

  int(value: bigint): Value {
    return this.make('const.int', [], 'i64', { bits: BigInt.asUintN(64, value) });
  }

  bool(value: boolean): Value {
    return this.make('const.int', [], 'i1', { bits: value ? 1n : 0n });
  }

  compare(pred: 'ugt' | 'ne', a: Value, b: Value): Value {
    return this.make('int.cmp', [a, b], 'i1', { pred });
  }
}
