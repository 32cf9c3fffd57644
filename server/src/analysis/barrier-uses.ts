/** What a function does with each barrier object in memory that lies at one constant place. */
import { append } from '../base/index.ts';
import { type Block, type Inst, terminator, type Value } from '../mir/index.ts';
import { type AsyncStatement, asyncOf } from './async-forms.ts';
import { addressFrom, barrierOf } from './barrier-objects.ts';
import type { FlowGraph } from './flow-graph.ts';
import { targetAccesses } from './target-accesses.ts';

/** An instruction that names an object, with its statement. */
export interface Use {
  readonly inst: Inst;
  /** Undefined for a copy without one of the forms that a run executes. */
  readonly one: AsyncStatement | undefined;
}

/** What is done to each object; undefined where the object of some instruction is not known. */
export function usesByObject({
  order,
}: FlowGraph): ReadonlyMap<string, readonly Use[]> | undefined {
  const out = new Map<string, Use[]>();
  for (const { insts } of order) {
    for (const inst of insts) {
      const [one, ...more] = aboutObjects(inst);
      if (one === undefined && !isCopy(inst)) continue;
      const place = barrierOf(inst);
      if (place === undefined || more.length > 0) return undefined;
      const known = out.get(place);
      if (known === undefined) out.set(place, [{ inst, one }]);
      else known.push({ inst, one });
    }
  }
  return out;
}

function aboutObjects(inst: Inst): readonly AsyncStatement[] {
  return (asyncOf(inst) ?? []).filter((one) => 'barrier' in one && one.barrier !== undefined);
}

/** Is it a copy that no run executes, with an object to report to? */
function isCopy(inst: Inst): boolean {
  if (asyncOf(inst) !== undefined) return false;
  const touched = targetAccesses(inst) ?? [];
  return touched.some(({ agent }) => agent !== undefined);
}

/** Do all addresses made of a symbol name the one object that lies there? */
export function isOnlyObject({ order }: FlowGraph, symbol: string): boolean {
  const made = addressesOf(order, symbol);
  const isMade = (value: Value): boolean => made.has(value);
  return order.every(
    (block) =>
      terminator(block)?.targets?.some(({ args }) => args.some(isMade)) !== true &&
      block.insts.every((inst) => !inst.args.some(isMade) || namesObject(inst, isMade)),
  );
}

function addressesOf(order: readonly Block[], symbol: string): ReadonlySet<Value> {
  const made = new Set<Value>();
  const insts = order.flatMap((block) => block.insts);
  for (let before = -1; before !== made.size; ) {
    before = made.size;
    for (const inst of insts) {
      const from = addressFrom(inst);
      const isStart = inst.op === 'global.addr' && inst.attrs.symbol === symbol;
      if (isStart || (from !== undefined && made.has(from)))
        for (const result of inst.results) made.add(result);
    }
  }
  return made;
}

/** Is an address that an instruction is given that of a barrier to it, or only made another one? */
function namesObject(inst: Inst, isMade: (value: Value) => boolean): boolean {
  if (addressFrom(inst) !== undefined) return true;
  const touched = asyncOf(inst) || isCopy(inst) ? targetAccesses(inst) : undefined;
  if (touched === undefined) return false;
  if (touched.some(({ ptr, barrier }) => isMade(ptr) && barrier !== true)) return false;
  const named = new Set(touched.map(({ ptr }) => ptr));
  return inst.args.every((arg) => !isMade(arg) || named.has(arg));
}

/** Is a value always that number? */
export function isNumber(value: Value | bigint | undefined, number: bigint): boolean {
  if (typeof value !== 'object') return value === number;
  const { def } = value;
  return 'op' in def && def.op === 'const.int' && def.attrs.bits === number;
}

/** May an instruction come after one of these? */
export function reachedFrom({ order, succs, numberOf }: FlowGraph, from: readonly Inst[]) {
  const leading = new Set<number>();
  const work = from.flatMap(({ block }) => succs[numberOf(block)]!);
  for (let at = work.pop(); at !== undefined; at = work.pop()) {
    if (leading.has(at)) continue;
    leading.add(at);
    append(work, succs[at]!);
  }
  return (inst: Inst): boolean =>
    leading.has(numberOf(inst.block)) ||
    from.some(
      (one) =>
        one.block === inst.block &&
        order[numberOf(inst.block)]!.insts.indexOf(one) < inst.block.insts.indexOf(inst),
    );
}
