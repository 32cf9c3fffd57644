/**
 * Addresses of memory instructions: base, index and constant offset, as the address space's
 * instructions take them.
 */
import { type Inst, type PtrType, spaceOf, type Value } from '../../../mir/index.ts';
import { keyOf, type Op, S, V } from '../code.ts';
import { AT_S, homeOf } from '../regbank-select.ts';
import { lit, type Selector } from '../select.ts';
import { addS, addV, units } from './limbs.ts';

/** Operands behind the data of a memory instruction. */
export interface Address {
  readonly family: 'global' | 'flat' | 'scratch' | 'ds';
  readonly vaddr: Op;
  /** Scalar base, `off`, or nothing for `ds` and `flat`. */
  readonly saddr: Op | undefined;
  readonly offset: number;
}

interface Taken {
  readonly base: Value;
  readonly offset: number;
  /** A variable part, or undefined. */
  readonly index: Value | undefined;
}

/** Largest and smallest constant offsets of global, flat and scratch instructions. */
export function offsetRange(s: Selector, family: Address['family']): [number, number] {
  const { generation, gfx101 } = s.env.cpu;
  // RDNA 1 ignores what generic accesses add to the address.
  if (family === 'flat' && gfx101) return [0, 0];
  if (family === 'ds') return [0, 65535];
  if (family === 'global') {
    if (generation === 'gfx12') return [-0x800000, 0x7fffff];
    return generation === 'gfx10' ? [-2048, 2047] : [-4096, 4095];
  }
  return generation === 'gfx10' ? [0, 2047] : [0, 4095];
}

/** May an operand of another instruction be used here, past the instruction that is folded away? */
export function reaches(s: Selector, value: Value): boolean {
  const isParam = !('op' in value.def);
  const home = homeOf(value);
  if (isParam && home !== s.mirBlock && home !== s.fn.blocks[0]) return false;
  return !s.plan.leavesApart(home, s.mirBlock);
}

/** Splits constants off an address, through casts that change nothing. */
export function takeApart(s: Selector, ptr: Value): Taken {
  let at = ptr;
  let offset = 0;
  for (;;) {
    const def = at.def;
    if (!('op' in def)) break;
    if (def.op === 'ptr.cast' && sameBits(def)) {
      if (!reaches(s, def.args[0])) break;
      at = def.args[0];
    } else if (def.op === 'ptr.add') {
      const by = s.constant(def.args[1]);
      if (by === undefined || !reaches(s, def.args[0])) break;
      offset += Number(BigInt.asIntN(64, by));
      at = def.args[0];
    } else break;
  }
  return { base: at, offset, index: undefined };
}

/** Casts between spaces that share their addresses. */
function sameBits(def: Inst): boolean {
  const wide = (type: string): boolean => type !== 'ptr.workgroup' && type !== 'ptr.private';
  return wide(def.args[0].type) && wide(def.results[0].type);
}

/** `base + zext(index)` with a scalar base and an index that fits into 32 bits. */
function scalarBase(
  s: Selector,
  ptr: Value,
): { base: Value; index: Value; offset: number } | undefined {
  const add = s.defAs(ptr, 'ptr.add');
  if (add === undefined) return undefined;
  const [base, index] = add.args;
  if (s.place(base) !== AT_S || s.place(index) === AT_S) return undefined;
  if (!reaches(s, base) || !reaches(s, index)) return undefined;
  if (s.bits.maxUnsigned(index) > 0xffff_ffffn) return undefined;
  const inner = takeApart(s, base);
  if (s.place(inner.base) !== AT_S) return { base, index, offset: 0 };
  return { base: inner.base, index, offset: inner.offset };
}

export function address(s: Selector, ptr: Value): Address {
  const space = spaceOf(ptr.type as PtrType);
  const taken = takeApart(s, ptr);
  const actual = spaceOf(taken.base.type as PtrType);
  if (actual === 'workgroup' || space === 'workgroup') return ldsAddress(s, taken);
  if (actual === 'private' || space === 'private') return privateAddress(s, taken);
  if (space === 'generic' && actual === 'generic') {
    const [from, to] = offsetRange(s, 'flat');
    const fits = taken.offset >= from && taken.offset <= to;
    const base = fits ? s.vrun(taken.base) : s.vrun(ptr);
    return { family: 'flat', vaddr: base, saddr: undefined, offset: fits ? taken.offset : 0 };
  }
  const found = scalarBase(s, taken.base);
  if (found !== undefined) {
    const place = limit(s, found.base, found.offset + taken.offset);
    return {
      family: 'global',
      vaddr: s.toV(s.part0(found.index)),
      saddr: place.base,
      offset: place.offset,
    };
  }
  const place = limit(s, taken.base, taken.offset);
  if (s.isS(place.base))
    return { family: 'global', vaddr: s.toV('0'), saddr: place.base, offset: place.offset };
  return { family: 'global', vaddr: place.base, saddr: 'off', offset: place.offset };
}

/** A base register and an offset that fits; the rest of a large offset is added to the base. */
function limit(s: Selector, value: Value, offset: number): { base: number; offset: number } {
  const parts = s.parts(value);
  const scalar = s.allScalar(parts);
  const [from, to] = offsetRange(s, 'global');
  if (offset >= from && offset <= to) return { base: s.run(parts, scalar ? S : V), offset };
  const rest = offset & 2047;
  const big = BigInt(offset - rest);
  const key = `far ${parts.map(keyOf).join(' ')} ${big}`;
  const base = s.cached(key, () => {
    const by = [lit(Number(BigInt.asUintN(32, big))), lit(Number(BigInt.asUintN(32, big >> 32n)))];
    const dst = s.temp(scalar ? S : V, 2);
    (scalar ? addS : addV)(s, units(dst, 2), parts, by, false);
    return dst;
  });
  return { base: base as number, offset: rest };
}

function ldsAddress(s: Selector, taken: Taken): Address {
  let { base, offset } = taken;
  const add = s.defAs(base, 'ptr.add');
  let op: Op | undefined;
  if (add !== undefined && reaches(s, add.args[0]) && reaches(s, add.args[1])) {
    // A global's address is a constant: it joins the offset.
    const under = takeApart(s, add.args[0]);
    const at = s.defAs(under.base, 'global.addr');
    if (at !== undefined) {
      offset += under.offset + s.env.ldsOffset(at.attrs.symbol!);
      op = s.part0(add.args[1]);
    }
  }
  if (op === undefined) op = s.part0(base);
  if (typeof op === 'string') {
    offset += Number(op);
    op = '0';
  }
  if (offset >= 0 && offset <= 65535)
    return { family: 'ds', vaddr: s.toV(op), saddr: undefined, offset };
  return {
    family: 'ds',
    vaddr: s.vv2('v_add_u32', lit(offset), s.toV(op)),
    saddr: undefined,
    offset: 0,
  };
}

function privateAddress(s: Selector, taken: Taken): Address {
  const [from, to] = offsetRange(s, 'scratch');
  const { frameBase } = s.env;
  const slot = s.defAs(taken.base, 'alloca');
  if (frameBase !== undefined && slot !== undefined) {
    const at = s.env.slots.get(slot)! + taken.offset;
    // The largest access is split into words that are reached from here.
    if (at >= from && at + 16 <= to)
      return { family: 'scratch', vaddr: 'off', saddr: frameBase, offset: at };
  }
  let op = s.part0(taken.base);
  let { offset } = taken;
  const add = s.defAs(taken.base, 'ptr.add');
  if (add !== undefined && reaches(s, add.args[0]) && reaches(s, add.args[1])) {
    const under = takeApart(s, add.args[0]);
    const at = s.part0(under.base);
    // The sum must not wrap before the offset is added, so only slots at their own place are
    // folded.
    if (
      typeof at === 'string' &&
      s.defAs(under.base, 'alloca') !== undefined &&
      offset + under.offset + Number(at) <= to &&
      nonNegative(s, add.args[1])
    ) {
      offset += under.offset + Number(at);
      op = s.part0(add.args[1]);
    }
  }
  if (typeof op === 'string') {
    offset += Number(op);
    op = '0';
  }
  if (offset >= from && offset <= to)
    return { family: 'scratch', vaddr: s.toV(op), saddr: 'off', offset };
  const far = op === '0' ? s.toV(lit(offset)) : s.vv2('v_add_u32', lit(offset), s.toV(op));
  return { family: 'scratch', vaddr: far, saddr: 'off', offset: 0 };
}

function nonNegative(s: Selector, value: Value): boolean {
  return s.bits.maxUnsigned(value) < 0x8000_0000n;
}

/** The operands and the offset of a memory instruction, in printing order behind the data. */
export function addressOps(a: Address): { ops: Op[]; mods: string } {
  const mods = a.offset === 0 ? '' : ` offset:${a.offset}`;
  return { ops: a.saddr === undefined ? [a.vaddr] : [a.vaddr, a.saddr], mods };
}
