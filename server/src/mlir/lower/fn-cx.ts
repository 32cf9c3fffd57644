/**
 * One function on its way to MIR: where code goes, what values have become, and what the module
 * around it offers. Rows of the table of operations get it as their first argument.
 */
import type { FileId } from '../../base/index.ts';
import {
  addBlockParam,
  Builder,
  bitWidth,
  type Func,
  type Block as MirBlock,
  type MirType,
  type Value as MirValue,
} from '../../mir/index.ts';
import type { Block, Op, Region, Use, Value } from '../syntax/tree.ts';
import { definingOp } from '../syntax/tree.ts';
import type { FunctionType, Type } from '../syntax/types.ts';
import { type JumpTargets, jumpTargets, reachedBlocks } from './blocks.ts';
import type { Signature } from './callees.ts';
import { Unsupported } from './unsupported.ts';
import { memoryOf, NoParts, partsOf } from './value-types.ts';

/** What the code is compiled for, as far as MLIR's operations differ. */
export interface MlirTarget {
  readonly name: 'ptx' | 'amdgcn';
  /** Threads of a subgroup. */
  readonly waveSize: number;
}

/** A function by its symbol in MIR. */
export interface Callee {
  readonly symbol: string;
  readonly signature: Signature;
}

/** What a function may ask of the module around it. */
export interface ModuleScope {
  readonly file: FileId;
  readonly target: MlirTarget;
  /** Sizes of the workgroup, where the text says them. */
  readonly block: readonly [number, number, number] | undefined;
  /** Address of launch-sized memory; a fresh instruction. */
  launchMemory(cx: FnCx): MirValue;
  /**
   * Address of a region of workgroup memory that no name in the text stands for; sizes in bytes.
   */
  workgroupArray(cx: FnCx, size: number, align: number, op: Op): MirValue;
  /** Address of a global of the text, in its own memory. */
  globalAddress(cx: FnCx, name: string, op: Op): MirValue;
  /**
   * The function of that name, declared when it is first called; where the text only declares it,
   * that of a device library. `type`: as the call has it.
   */
  callee(name: string, op: Op, type: FunctionType): Callee;
  /** The symbol in MIR of a function of the text whose address is taken. */
  address(name: string, op: Op): string;
  /** The operation that defines a symbol. */
  symbol(name: string): Op | undefined;
  /** A function of a device library, as the prelude's module has it, for an operation. */
  library(module: string, name: string, op: Op): Func;
  /** Address of a text that ends with a zero. */
  text(cx: FnCx, text: string, op: Op): MirValue;
  /** The symbol of a function that is not in the text. */
  foreign(name: string, params: readonly MirType[], results: readonly MirType[]): string;
  /** Lowers an operation by its row. */
  lower(cx: FnCx, op: Op): void;
  isTerminator(op: Op): boolean;
}

const CONSTANTS = new Set(['arith.constant', 'index.constant', 'llvm.mlir.constant']);

/** Elements of all vectors of a function: each is an instruction or some of its own. */
const MOST_ELEMENTS = 100_000;

export class FnCx {
  readonly func: Func;
  readonly b: Builder;
  readonly scope: ModuleScope;
  /** The blocks of the region around, which jumps name. */
  targets: JumpTargets | undefined;
  /** Where results go that are too many for registers. */
  resultSlot: MirValue | undefined;
  private readonly values = new Map<Value, readonly MirValue[]>();
  /** Blocks of regions with several blocks. */
  private readonly blocks = new Map<Block, MirBlock>();
  private readonly entry: MirBlock;
  private loops = 0;
  /** Elements of vectors that were computed. */
  private elements = 0;
  private innerSlots = false;
  private maskNow: readonly MirValue[] | undefined;

  constructor(func: Func, entry: MirBlock, scope: ModuleScope) {
    this.func = func;
    this.scope = scope;
    this.entry = entry;
    this.b = new Builder(func, entry);
  }

  get target(): MlirTarget {
    return this.scope.target;
  }

  /** Why this cannot be compiled, to be thrown. */
  problem(what: string, at: { readonly start: number; readonly end: number }): Unsupported {
    return new Unsupported(what, at);
  }

  unsupported(what: string, at: { readonly start: number; readonly end: number }): never {
    throw new Unsupported(what, at);
  }

  /** The name of an operation, for marking it. */
  nameOf(op: Op): { readonly start: number; readonly end: number } {
    return { start: op.nameStart, end: op.nameEnd };
  }

  /** MIR types of a type, or a refusal at the operation. */
  parts(type: Type, op: Op): MirType[] {
    try {
      return partsOf(type);
    } catch (error) {
      throw this.refusal(error, op);
    }
  }

  /** Runs something that may find a type without parts. */
  attempt<T>(op: Op, run: () => T): T {
    try {
      return run();
    } catch (error) {
      throw this.refusal(error, op);
    }
  }

  private refusal(error: unknown, op: Op): unknown {
    return error instanceof NoParts ? new Unsupported(error.message, this.nameOf(op)) : error;
  }

  // ---- values -----------------------------------------------------------------------------------

  define(value: Value, parts: readonly MirValue[]): void {
    this.values.set(value, parts);
  }

  /** The result of an operation. */
  result(op: Op, parts: readonly MirValue[], index = 0): void {
    const value = op.results[index];
    if (value === undefined) return;
    // Values for themselves are few, whatever their number: each has a line of the text.
    if (parts.length > 1) this.elements += parts.length;
    if (this.elements > MOST_ELEMENTS)
      this.unsupported(`vectors of more than ${MOST_ELEMENTS} elements in all`, this.nameOf(op));
    this.define(value, parts);
  }

  ofValue(
    value: Value | undefined,
    at: { readonly start: number; readonly end: number },
  ): readonly MirValue[] {
    const parts = value && this.values.get(value);
    if (parts === undefined) return this.unsupported('a value that is not known here', at);
    return parts;
  }

  of(use: Use | undefined): readonly MirValue[] {
    return this.ofValue(use?.value, use ?? { start: 0, end: 0 });
  }

  /** The operand as its one part. */
  one(op: Op, index: number): MirValue {
    const [part] = this.of(op.operands[index]);
    if (part === undefined) return this.unsupported('a value without parts', this.nameOf(op));
    return part;
  }

  typeOf(use: Use | undefined): Type {
    return use?.type ?? use?.value?.type ?? { kind: 'unknown' };
  }

  /** The whole number that a value is, when it is a constant. */
  constant(value: Value | undefined): bigint | undefined {
    const op = definingOp(value);
    if (op === undefined || !CONSTANTS.has(op.name)) return undefined;
    const attr = op.attrs.get('value');
    if (attr?.kind === 'bool') return attr.value ? 1n : 0n;
    return attr?.kind === 'integer' ? attr.value : undefined;
  }

  int(type: MirType, value: bigint | number): MirValue {
    return this.b.int(type, value);
  }

  i64(value: bigint | number): MirValue {
    return this.b.int('i64', value);
  }

  /** An integer in another width, its sign or zeros in front. */
  resize(value: MirValue, type: MirType, signed: boolean): MirValue {
    const [from, to] = [bitWidth(value.type), bitWidth(type)];
    if (from === to) return value;
    if (from > to) return this.b.value('int.trunc', [value], type);
    return this.b.value(signed ? 'int.sext' : 'int.zext', [value], type);
  }

  /** A slot of private memory for the whole run of the function. */
  slot(size: number, align: number): MirValue {
    const here = this.b.block;
    if (this.loops > 0 || here !== this.entry) this.innerSlots = true;
    const last = this.entry.insts.at(-1);
    // The entry may have its end already.
    const isClosed = here !== this.entry && last?.targets !== undefined;
    if (here === this.entry) return this.b.value('alloca', [], 'ptr.private', { size, align });
    if (isClosed) this.entry.insts.pop();
    this.b.block = this.entry;
    const slot = this.b.value('alloca', [], 'ptr.private', { size, align });
    this.b.block = here;
    if (isClosed) this.entry.insts.push(last!);
    return slot;
  }

  // ---- control ----------------------------------------------------------------------------------

  /** Marks what comes next as coming from an operation. */
  at(op: { readonly start: number; readonly end: number }): void {
    const { file } = this.scope;
    this.b.loc = { span: { file, start: op.start, end: op.end }, fn: this.func.display };
  }

  /**
   * Lowers a region of one block where the code stands; gives its terminator, which is left to the
   * caller. Undefined where it goes without saying.
   */
  inline(region: Region | undefined, op: Op): Op | undefined {
    const [block, ...more] = region?.blocks ?? [];
    if (block === undefined || more.length > 0)
      return this.unsupported('a region of several blocks here', this.nameOf(op));
    const last = block.ops.at(-1);
    const end = last !== undefined && this.scope.isTerminator(last) ? last : undefined;
    for (const inner of block.ops) if (inner !== end) this.lower(inner);
    this.at(end ?? op);
    return end;
  }

  /** Both regions of an `if`; without a second one nothing happens there. */
  branches(op: Op, cond: MirValue): void {
    const { b } = this;
    const [then, otherwise] = op.regions;
    const after = b.newBlock();
    const results = op.results.map(({ type }) => this.addParams(after, this.parts(type, op), ''));
    const isThere = otherwise?.blocks.some((block) => block.ops.length > 0) === true;
    const yes = b.newBlock();
    const no = isThere ? b.newBlock() : after;
    b.brIf(cond, yes, no);
    const branch = (block: MirBlock, region: Region | undefined): void => {
      b.block = block;
      const end = this.inline(region, op);
      b.br(
        after,
        (end?.operands ?? []).flatMap((use) => [...this.of(use)]),
      );
    };
    branch(yes, then);
    if (isThere) branch(no, otherwise);
    b.block = after;
    results.forEach((parts, i) => {
      this.result(op, parts, i);
    });
  }

  /** A region of any number of blocks; what its ends hand over are the results of the operation. */
  inlineBlocks(region: Region | undefined, op: Op): void {
    const blocks = region === undefined ? [] : reachedBlocks(region);
    const [first, ...others] = blocks;
    if (region === undefined || first === undefined)
      throw this.problem('an operation without a body', this.nameOf(op));
    const { b } = this;
    const outer = this.targets;
    const after = b.newBlock();
    const results = op.results.map(({ type }) => this.addParams(after, this.parts(type, op), ''));
    this.targets = jumpTargets(region);
    const entry = b.newBlock();
    b.br(entry, []);
    this.blocks.set(first, entry);
    for (const block of others) this.open(block, op);
    for (const block of blocks) {
      b.block = this.blocks.get(block)!;
      for (const inner of block.ops) {
        const isEnd = inner === block.ops.at(-1) && inner.successors.length === 0;
        if (isEnd && this.scope.isTerminator(inner))
          b.br(
            after,
            inner.operands.flatMap((use) => [...this.of(use)]),
          );
        else this.lower(inner);
      }
      // The end of a body without results may be left out.
      if (!b.done && results.length === 0) b.br(after, []);
      if (!b.done) this.unsupported('a block without an end', this.nameOf(op));
    }
    this.targets = outer;
    b.block = after;
    results.forEach((parts, i) => {
      this.result(op, parts, i);
    });
  }

  /** Bytes and alignment of a type in memory. */
  memory(op: Op, type: Type): { readonly size: number; readonly align: number } {
    return this.attempt(op, () => memoryOf(type));
  }

  /** The same for a region that runs again and again. */
  loopBody(region: Region | undefined, op: Op): Op | undefined {
    this.loops++;
    const end = this.inline(region, op);
    this.loops--;
    return end;
  }

  /** The mask that holds for the operation being lowered. */
  get mask(): readonly MirValue[] | undefined {
    return this.maskNow;
  }

  /** Runs something under a mask. */
  masked(mask: readonly MirValue[], run: () => void): void {
    this.maskNow = mask;
    run();
    this.maskNow = undefined;
  }

  /** Runs what runs again and again. */
  inLoop<T>(run: () => T): T {
    this.loops++;
    const out = run();
    this.loops--;
    return out;
  }

  /** Has private memory been made in a loop, or where one may be? */
  hasInnerSlots(): boolean {
    return this.innerSlots;
  }

  lower(op: Op): void {
    this.at(op);
    this.scope.lower(this, op);
  }

  /** A block of MIR with the parameters of a block of MLIR. */
  open(block: Block, op: Op): MirBlock {
    const out = this.b.newBlock(block.name);
    for (const arg of block.args)
      this.define(arg, this.addParams(out, this.parts(arg.type, op), arg.name));
    this.blocks.set(block, out);
    return out;
  }

  /** Parameters of a MIR block for the parts of one value. */
  addParams(block: MirBlock, types: readonly MirType[], name: string): MirValue[] {
    const hint = /^[A-Za-z]/.test(name) ? name : undefined;
    return types.map((type) => addBlockParam(this.func, block, type, hint));
  }

  /** What a jump names. */
  blockOf(block: Block): MirBlock | undefined {
    return this.blocks.get(block);
  }

  remember(block: Block, made: MirBlock): void {
    this.blocks.set(block, made);
  }
}
