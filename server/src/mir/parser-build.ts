/**
 * Second half of the parser: names to values and blocks. Needs the whole function, because uses may
 * come before definitions and names without an id get ids above all written ones.
 */
import type { Attrs, Block, Func, Inst, SourceLoc, Value } from './function.ts';
import { operandList } from './function.ts';
import type { OpName } from './ops.ts';
import { MirSyntaxError } from './text-scanner.ts';
import { bitWidth, type MirType } from './types.ts';

export interface RawName {
  readonly text: string;
  readonly start: number;
}

export interface RawTarget {
  readonly block: RawName;
  readonly args: readonly RawName[];
}

export interface RawInst {
  readonly op: OpName;
  readonly start: number;
  readonly results: readonly { readonly name: RawName; readonly type: MirType }[];
  args: RawName[];
  readonly attrs: Attrs;
  readonly targets: RawTarget[];
  loc: SourceLoc | undefined;
}

export interface RawBlock {
  readonly name: RawName;
  readonly params: readonly { readonly name: RawName; readonly type: MirType }[];
  readonly insts: RawInst[];
}

/** Splits `x.12` into hint and id, `12` into an id, `x` into a hint; blocks are also `b12`. */
function splitName(text: string, block: boolean): { hint?: string; id?: number } {
  const plain = block ? /^b(\d{1,9})$/.exec(text) : /^(\d{1,9})$/.exec(text);
  if (plain) return { id: Number(plain[1]) };
  const both = /^(.+)\.(\d{1,9})$/.exec(text);
  return both ? { hint: both[1]!, id: Number(both[2]) } : { hint: text };
}

/** Fills `fn.blocks` from the raw blocks and returns what is wrong with the names. */
export function buildBody(
  fn: Func,
  raw: readonly RawBlock[],
  places: Map<Inst, number>,
): MirSyntaxError[] {
  const errors: MirSyntaxError[] = [];
  const fail = (message: string, at: RawName): void => {
    errors.push(new MirSyntaxError(message, at.start));
  };
  const valueIds = new IdSource(
    raw.flatMap((b) => definitionsOf(b).map((d) => splitName(d.name.text, false).id)),
  );
  const blockIds = new IdSource(raw.map((b) => splitName(b.name.text, true).id));
  const blocks = new Map<string, Block>();
  const values = new Map<string, Value>();

  const define = (name: RawName, type: MirType, def: Inst | Block): Value => {
    const { hint, id } = splitName(name.text, false);
    if (values.has(name.text)) fail(`%${name.text} is defined twice`, name);
    const value: Value = { id: valueIds.take(id), type, def, name: hint };
    if (value.id === -1) fail(`the id of %${name.text} is used twice`, name);
    values.set(name.text, value);
    return value;
  };
  const block = (name: RawName): Block | undefined => {
    const found = blocks.get(name.text);
    if (found === undefined) fail(`unknown block '${name.text}'`, name);
    return found;
  };
  const use = (name: RawName): Value[] => {
    const found = values.get(name.text);
    if (found !== undefined) return [found];
    fail(`unknown value %${name.text}`, name);
    return [];
  };

  for (const rawBlock of raw) {
    const { hint, id } = splitName(rawBlock.name.text, true);
    if (blocks.has(rawBlock.name.text))
      fail(`block '${rawBlock.name.text}' is defined twice`, rawBlock.name);
    const made: Block = { id: blockIds.take(id), name: hint, params: [], insts: [] };
    if (made.id === -1)
      fail(`the id of block '${rawBlock.name.text}' is used twice`, rawBlock.name);
    blocks.set(rawBlock.name.text, made);
    fn.blocks.push(made);
    for (const param of rawBlock.params) made.params.push(define(param.name, param.type, made));
    for (const rawInst of rawBlock.insts) {
      const inst: Inst = {
        op: rawInst.op,
        args: operandList(),
        results: operandList(),
        attrs: rawInst.attrs,
        targets: undefined,
        loc: rawInst.loc,
        block: made,
      };
      for (const result of rawInst.results)
        inst.results.push(define(result.name, result.type, inst));
      made.insts.push(inst);
      places.set(inst, rawInst.start);
    }
  }
  raw.forEach((rawBlock, b) => {
    rawBlock.insts.forEach((rawInst, i) => {
      const inst = fn.blocks[b]!.insts[i]!;
      inst.args = rawInst.args.flatMap(use);
      if (rawInst.targets.length > 0) {
        inst.targets = rawInst.targets.flatMap((target) => {
          const to = block(target.block);
          return to === undefined ? [] : [{ block: to, args: target.args.flatMap(use) }];
        });
      }
      const type = inst.args[0]?.type;
      if (inst.attrs.cases !== undefined && type !== undefined) {
        inst.attrs.cases = inst.attrs.cases.map((value) => BigInt.asUintN(bitWidth(type), value));
      }
    });
  });
  fn.nextValue = valueIds.next;
  fn.nextBlock = blockIds.next;
  return errors;
}

function definitionsOf(block: RawBlock): readonly { readonly name: RawName }[] {
  return [...block.params, ...block.insts.flatMap((inst) => inst.results)];
}

/** Hands out written ids once and fresh ones above them. */
class IdSource {
  next = 0;
  private readonly taken = new Set<number>();

  constructor(written: readonly (number | undefined)[]) {
    for (const id of written) if (id !== undefined && id >= this.next) this.next = id + 1;
  }

  /** -1 when a written id was given before. */
  take(id: number | undefined): number {
    if (id === undefined) return this.next++;
    if (this.taken.has(id)) return -1;
    this.taken.add(id);
    return id;
  }
}
