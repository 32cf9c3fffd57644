/**
 * Building functions: blocks, values and instructions, with the ids kept dense and the back
 * references right.
 */
import { InvariantError } from '../base/index.ts';
import { NO_VARS } from './debug.ts';
import type {
  Attrs,
  Block,
  Edge,
  FloatPred,
  Func,
  Inst,
  IntPred,
  Module,
  ParamDecl,
  SourceLoc,
  Value,
} from './function.ts';
import { operandList } from './function.ts';
import { hasEffect } from './op-facts.ts';
import type { OpName } from './ops.ts';
import { bitWidth, type MirType } from './types.ts';

const NO_ATTRS: Attrs = Object.freeze({});

export function createModule(name: string): Module {
  return { name, asm: [], funcs: new Map(), globals: new Map() };
}

/** A function without blocks; `createBlock` the entry and give it the parameters of `params`. */
export function createFunc(
  name: string,
  kind: Func['kind'],
  params: MirType[],
  results: MirType[],
  paramDecls: ParamDecl[] = [],
): Func {
  return {
    name,
    display: name,
    kind,
    paramDecls,
    params,
    paramFacts: undefined,
    resultFacts: undefined,
    results,
    blocks: [],
    records: undefined,
    vars: NO_VARS,
    endScope: undefined,
    span: undefined,
    nextValue: 0,
    nextBlock: 0,
    noreturn: false,
    resultExtension: undefined,
    inline: undefined,
    exactFloats: false,
    launchBounds: undefined,
  };
}

/** Appends an empty block. */
export function createBlock(fn: Func, name?: string): Block {
  const block = createDetachedBlock(fn, name);
  fn.blocks.push(block);
  return block;
}

/** An empty block that has its place in `fn.blocks` still to come. */
export function createDetachedBlock(fn: Func, name?: string): Block {
  return { id: fn.nextBlock++, name, params: [], insts: [] };
}

export function createValue(fn: Func, type: MirType, def: Inst | Block, name?: string): Value {
  return { id: fn.nextValue++, type, def, name };
}

export function addBlockParam(fn: Func, block: Block, type: MirType, name?: string): Value {
  const value = createValue(fn, type, block, name);
  // A list that grows from nothing gets room for 17, which hardly a block needs.
  if (block.params.length === 0) block.params = [value];
  else block.params.push(value);
  return value;
}

/** Makes an instruction that belongs to `block` but is not inserted yet. */
// biome-ignore lint/complexity/useMaxParams: the fields in their order
export function createInst(
  fn: Func,
  block: Block,
  op: OpName,
  args: Value[],
  resultTypes: readonly MirType[],
  attrs: Attrs = NO_ATTRS,
  loc?: SourceLoc,
  targets?: Edge[],
): Inst {
  const inst: Inst = {
    op,
    args: operandList(args),
    results: operandList(),
    attrs,
    targets,
    loc,
    block,
  };
  if (resultTypes.length === 1) inst.results = [createValue(fn, resultTypes[0]!, inst)];
  else for (const type of resultTypes) inst.results.push(createValue(fn, type, inst));
  return inst;
}

/** The last instruction when it ends the block. */
export function terminator(block: Block): Inst | undefined {
  const last = block.insts[block.insts.length - 1];
  return last !== undefined && isTerminator(last.op) ? last : undefined;
}

export function isTerminator(op: OpName): boolean {
  return hasEffect(op, 'terminator');
}

/** The defining instruction, or undefined for block parameters. */
export function defInst(value: Value): Inst | undefined {
  return 'op' in value.def ? value.def : undefined;
}

/**
 * Appends instructions at the end of a current block. Set `block` and `loc` as the position moves.
 */
export class Builder {
  readonly fn: Func;
  block: Block;
  loc: SourceLoc | undefined;
  /** Instructions so far. */
  count = 0;

  constructor(fn: Func, block: Block) {
    this.fn = fn;
    this.block = block;
  }

  /** True when the current block already ended: what follows is unreachable. */
  get done(): boolean {
    return terminator(this.block) !== undefined;
  }

  newBlock(name?: string): Block {
    return createBlock(this.fn, name);
  }

  /** Appends any operation and returns the instruction. */
  emit(
    op: OpName,
    args: Value[],
    resultTypes: readonly MirType[],
    attrs?: Attrs,
    targets?: Edge[],
  ): Inst {
    if (this.done) throw new InvariantError(`instruction ${op} after the end of a block`);
    const inst = createInst(this.fn, this.block, op, args, resultTypes, attrs, this.loc, targets);
    this.block.insts.push(inst);
    this.count++;
    return inst;
  }

  /** Appends an operation with exactly one result and returns that. */
  value(op: OpName, args: Value[], type: MirType, attrs?: Attrs): Value {
    return this.emit(op, args, [type], attrs).results[0];
  }

  int(type: MirType, value: bigint | number | boolean): Value {
    return this.value('const.int', [], type, {
      bits: BigInt.asUintN(bitWidth(type), BigInt(value)),
    });
  }

  float(type: MirType, bits: bigint): Value {
    return this.value('const.float', [], type, { bits });
  }

  undef(type: MirType): Value {
    return this.value('const.undef', [], type);
  }

  icmp(pred: IntPred, a: Value, b: Value): Value {
    return this.value('int.cmp', [a, b], 'i1', { pred });
  }

  fcmp(pred: FloatPred, a: Value, b: Value): Value {
    return this.value('float.cmp', [a, b], 'i1', { pred });
  }

  ptrAdd(base: Value, offset: Value): Value {
    return this.value('ptr.add', [base, offset], base.type, { inbounds: true });
  }

  load(type: MirType, ptr: Value, align: number, more: Attrs = NO_ATTRS): Value {
    return this.value('mem.load', [ptr], type, { align, ...more });
  }

  store(value: Value, ptr: Value, align: number, more: Attrs = NO_ATTRS): void {
    this.emit('mem.store', [value, ptr], [], { align, ...more });
  }

  br(block: Block, args: Value[] = []): void {
    this.emit('br', [], [], undefined, [{ block, args }]);
  }

  brIf(
    cond: Value,
    then: Block,
    otherwise: Block,
    thenArgs: Value[] = [],
    elseArgs: Value[] = [],
  ): void {
    this.emit('br.if', [cond], [], undefined, [
      { block: then, args: thenArgs },
      { block: otherwise, args: elseArgs },
    ]);
  }

  /** `cases` pairs a value (canonical unsigned) with its target. */
  switch(on: Value, cases: readonly (readonly [bigint, Block])[], otherwise: Block): void {
    this.emit('switch', [on], [], { cases: cases.map(([v]) => v) }, [
      { block: otherwise, args: [] },
      ...cases.map(([, block]) => ({ block, args: [] })),
    ]);
  }

  ret(values: Value[]): void {
    this.emit('ret', values, []);
  }

  call(symbol: string, args: Value[], results: readonly MirType[]): Value[] {
    return this.emit('call', args, results, { symbol }).results;
  }
}
