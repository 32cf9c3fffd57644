/**
 * Barriers in memory (PTX ISA, "mbarrier"): which object an instruction is about, where that is one
 * constant place of workgroup memory, and which test a branch goes by.
 */
import { defInst, type Inst, type Value } from '../mir/index.ts';
import { movedAddress, targetAccesses } from './target-accesses.ts';

/** Where the object lies that an instruction names as its only one: a symbol and an offset. */
export function barrierOf(inst: Inst): string | undefined {
  const found = targetAccesses(inst)?.filter(({ size, barrier }) => barrier === true && size === 8);
  const [only, ...more] = found ?? [];
  if (only === undefined || more.length > 0 || only.remote === true) return undefined;
  return placeOf(only.ptr, only.offset);
}

/** The instruction that has said yes where a branch goes that way. */
export function testedAt(end: Inst | undefined, index: number): Inst | undefined {
  if (end?.targets?.length !== 2) return undefined;
  const cond = defInst(end.args[0]!);
  if (cond?.op !== 'int.cmp') return undefined;
  const zero = defInst(cond.args[1]!);
  if (zero?.op !== 'const.int' || zero.attrs.bits !== 0n) return undefined;
  const yes = cond.attrs.pred === 'ne' ? 0 : cond.attrs.pred === 'eq' ? 1 : undefined;
  return yes === index ? defInst(cond.args[0]!) : undefined;
}

/** The value from which an address is made by constant steps, or as it is in another form. */
export function addressFrom(def: Inst): Value | undefined {
  const from = def.op === 'gpu.asm' ? movedAddress(def) : undefined;
  if (from !== undefined) return from;
  if (def.op === 'ptr.cast' || def.op === 'ptr.to.int' || def.op === 'int.to.ptr')
    return def.args[0];
  return def.op === 'ptr.add' && defInst(def.args[1])?.op === 'const.int' ? def.args[0] : undefined;
}

/** A place in workgroup memory as a text; undefined where it is not one constant place. */
function placeOf(ptr: Value, offset: number): string | undefined {
  let [value, at] = [ptr, offset];
  for (;;) {
    const def = defInst(value);
    if (def === undefined) return undefined;
    if (def.op === 'global.addr') return `${def.attrs.symbol} ${at}`;
    const from = addressFrom(def);
    if (from === undefined) return undefined;
    if (def.op === 'ptr.add') at += Number(BigInt.asIntN(64, defInst(def.args[1]!)!.attrs.bits!));
    value = from;
  }
}
