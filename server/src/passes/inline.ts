/**
 * `inline`: replaces calls by the bodies of their callees. A GPU has no cheap calls, so nearly
 * everything is inlined; what is not: `#[inline(never)]`, recursion, and huge functions that are
 * called from many places. The pipeline runs callees first, so bodies arrive already simplified.
 */
import { splice } from '../base/index.ts';
import {
  type Block,
  cloneBlocksInto,
  createBlock,
  createInst,
  type Func,
  type Inst,
  inlinedLocs,
  type SourceLoc,
  type Value,
} from '../mir/index.ts';
import { definePass, type PassContext } from './define-pass.ts';

/** A callee above this many instructions is only inlined when it is called once, or asks for it. */
const HUGE = 1000;
/**
 * After so many copied instructions only small functions are still copied: in a long chain of calls
 * each function would have all that come before it copied and optimised again, which costs the
 * square of its length.
 */
const MAX_COPIED = 120_000;
const SMALL = 60;
/** A function stops growing here. */
const MAX_SIZE = 20_000;
/**
 * Bytes of stack slots that a recursive function may take over from a callee: it has a frame for
 * each of its calls.
 */
const MAX_FRAME = 256;

export const inline = definePass({
  name: 'inline',
  doc: 'Replaces calls by the bodies of the functions they call.',
  run(fn, ctx) {
    let size = sizeOf(fn);
    let changed = false;
    // Blocks behind an inlined call are appended to the list, so calls in them are seen as well;
    // bodies are complete already (their own calls were decided when they were the caller).
    for (let i = 0; i < fn.blocks.length; i++) {
      const block = fn.blocks[i]!;
      const at = block.insts.findIndex((inst) => calleeToInline(inst, fn, ctx) !== undefined);
      if (at < 0) continue;
      const callee = calleeToInline(block.insts[at]!, fn, ctx)!;
      const cost = sizeOf(callee);
      if (size + cost > MAX_SIZE) continue;
      size += cost;
      ctx.copied = (ctx.copied ?? 0) + cost;
      const { loc } = block.insts[at]!;
      const message = `${shownName(callee)} inlined: ${cost} instructions`;
      ctx.remark?.({ pass: 'inline', loc, done: true, message });
      inlineCall(fn, block, at, callee);
      changed = true;
    }
    if (ctx.remark) tellCalls(fn, ctx);
    return changed;
  },
});

function calleeToInline(inst: Inst, caller: Func, ctx: PassContext): Func | undefined {
  if (inst.op !== 'call') return undefined;
  const callee = ctx.module.funcs.get(inst.attrs.symbol!);
  if (
    callee === undefined ||
    callee === caller ||
    callee.kind !== 'device' ||
    callee.blocks.length === 0
  )
    return undefined;
  if (callee.inline === 'never' || ctx.calls.isRecursive(callee.name)) return undefined;
  if ((ctx.copied ?? 0) > MAX_COPIED && sizeOf(callee) > SMALL) return undefined;
  if (callee.inline === 'always') return callee;
  if (ctx.calls.isRecursive(caller.name) && frameSize(callee) > MAX_FRAME) return undefined;
  if (ctx.calls.callCount(callee.name) <= 1) return callee;
  return sizeOf(callee) <= HUGE ? callee : undefined;
}

/** Tells of the calls that stay, and why. */
function tellCalls(fn: Func, ctx: PassContext): void {
  for (const { insts } of fn.blocks)
    for (const inst of insts) {
      const callee = inst.op === 'call' ? ctx.module.funcs.get(inst.attrs.symbol!) : undefined;
      if (callee?.kind !== 'device' || callee.blocks.length === 0) continue;
      const why =
        callee.inline === 'never'
          ? 'the source says `#[inline(never)]`'
          : callee === fn || ctx.calls.isRecursive(callee.name)
            ? 'it calls itself'
            : `${sizeOf(callee)} instructions are too many for each of its calls`;
      const message = `${shownName(callee)} stays a call: ${why}`;
      ctx.remark?.({ pass: 'inline', loc: inst.loc, done: false, message });
    }
}

/** A function as the source names it. */
function shownName(fn: Func): string {
  for (const { insts } of fn.blocks)
    for (const { loc } of insts) if (loc !== undefined) return `\`${outermost(loc).fn}\``;
  return `\`${fn.name}\``;
}

function outermost(loc: SourceLoc): SourceLoc {
  return loc.inlinedAt === undefined ? loc : outermost(loc.inlinedAt);
}

function sizeOf(fn: Func): number {
  let n = 0;
  for (const block of fn.blocks) n += block.insts.length;
  return n;
}

/** Bytes of the stack slots, which stand in the entry. */
function frameSize(fn: Func): number {
  let bytes = 0;
  for (const inst of fn.blocks[0]!.insts) if (inst.op === 'alloca') bytes += inst.attrs.size!;
  return bytes;
}

/** Splits `block` behind the call and puts a copy of the callee between. */
function inlineCall(fn: Func, block: Block, at: number, callee: Func): void {
  const call = block.insts[at]!;
  const seed = new Map<Value, Value>();
  const entry = callee.blocks[0]!;
  entry.params.forEach((param, i) => {
    seed.set(param, call.args[i]!);
  });
  const firstNew = fn.blocks.length;
  const copy = cloneBlocksInto(fn, callee.blocks, seed, inlinedLocs(call.loc), callee);
  const copies = fn.blocks.splice(firstNew);
  const rest = createBlock(fn);
  fn.blocks.pop();
  // The call's results become the parameters of the block behind it, as the same values.
  for (const result of call.results) {
    result.def = rest;
    rest.params.push(result);
  }
  rest.insts = block.insts.slice(at + 1);
  for (const inst of rest.insts) inst.block = rest;
  block.insts.length = at;
  const body = copy.blocks.get(entry)!;
  body.params = [];
  const allocas: Inst[] = [];
  const jump = createInst(fn, block, 'br', [], [], {}, call.loc, [{ block: body, args: [] }]);
  for (const twin of copies) {
    const kept: Inst[] = [];
    for (const inst of twin.insts) {
      if (inst.op === 'alloca') allocas.push(inst);
      else if (inst.op === 'ret') {
        const target = { block: rest, args: inst.args };
        kept.push(createInst(fn, twin, 'br', [], [], {}, inst.loc, [target]));
      } else kept.push(inst);
    }
    twin.insts = kept;
  }
  hoistAllocas(fn, block, call, allocas);
  block.insts.push(jump);
  const where = fn.blocks.indexOf(block) + 1;
  splice(fn.blocks, where, 0, [...copies, rest]);
}

/**
 * Stack slots of the callee live in the caller's entry. A call in a loop gets a fresh frame each
 * time; marking the slot as unspecified where the frame began keeps values of one iteration from
 * living into the next.
 */
function hoistAllocas(fn: Func, block: Block, call: Inst, allocas: readonly Inst[]): void {
  const entry = fn.blocks[0]!;
  for (const alloca of allocas) {
    alloca.block = entry;
    const byte = createInst(fn, block, 'const.undef', [], ['i8'], {}, call.loc);
    const count = createInst(
      fn,
      block,
      'const.int',
      [],
      ['i64'],
      { bits: BigInt(alloca.attrs.size!) },
      call.loc,
    );
    const args = [alloca.results[0], byte.results[0], count.results[0]];
    block.insts.push(
      byte,
      count,
      createInst(fn, block, 'mem.set', args, [], { align: alloca.attrs.align! }, call.loc),
    );
  }
  entry.insts = [...allocas, ...entry.insts];
}
