/**
 * Loads and stores by address space, pointers, stack slots. Neighbouring accesses are joined by
 * `merge.ts` before.
 */
import { packetOffset } from '../../../analysis/index.ts';
import {
  byteSize,
  type Inst,
  isPtr,
  type MirType,
  type PtrType,
  spaceOf,
  type Value,
} from '../../../mir/index.ts';
import { KEEP, type MInst, type Op, part, S, V } from '../code.ts';
import { DRAIN } from '../insert-waitcnt.ts';
import { bytesOffset } from '../params.ts';
import { AT_S } from '../regbank-select.ts';
import { ANY, lit, partCount, type Selector, ZERO } from '../select.ts';
import { address, addressOps, offsetRange, takeApart } from './address.ts';
import { addS, addV, units } from './limbs.ts';
import type { RuleRows } from './rule.ts';

const WORDS: Record<number, string> = { 1: 'dword', 2: 'dwordx2', 3: 'dwordx3', 4: 'dwordx4' };

/** Bytes of a value in memory as loads see it: pointers to small spaces are stored as 64 bits. */
function memoryParts(type: MirType): number {
  return Math.max(1, byteSize(type) >> 2);
}

function load(s: Selector, inst: Inst): void {
  const result = inst.results[0];
  if (s.banks.scalarLoads.has(inst)) {
    scalarLoad(s, inst);
    return;
  }
  const size = byteSize(result.type);
  const align = inst.attrs.align!;
  if (size < 4) {
    const to = s.temp(V);
    emitLoad(s, inst, to, size, 0, inst.attrs.volatile === true);
    if (result.type === 'i1') s.set(result, [to], ZERO);
    else s.set(result, [to], ZERO);
    return;
  }
  const n = memoryParts(result.type);
  const to = s.temp(V, n);
  loadWords(s, inst, to, n, align, 0);
  s.set(result, s.split(to).slice(0, partCount(result.type)), ANY);
}

/** Reads `n` words from `at` bytes behind the address on, in pieces that the memory allows. */
export function loadWords(
  s: Selector,
  inst: Inst,
  to: number,
  n: number,
  align: number,
  at: number,
): void {
  const space = spaceOfAccess(s, inst.args[0]);
  const volatile = inst.attrs.volatile === true;
  if (align < 4 && space !== 'global' && space !== 'generic') {
    // Byte by byte, or by halves.
    const step = align;
    for (let i = 0; i < n; i++) {
      let word: Op = '0';
      for (let b = 0; b < 4; b += step) {
        const piece = s.temp(V);
        emitLoad(s, inst, piece, step, at + i * 4 + b, volatile);
        word = b === 0 ? piece : s.vv3('v_lshl_or_b32', piece, String(8 * b), word);
      }
      s.copy(part(to, i), word);
    }
    return;
  }
  for (let i = 0; i < n; ) {
    let words = Math.min(n - i, 4);
    if (space === 'workgroup') words = ldsWords(words, align, i);
    const piece = words === n ? to : s.temp(V, words);
    emitLoad(s, inst, piece, words * 4, at + i * 4, volatile);
    if (piece !== to) for (let k = 0; k < words; k++) s.copy(part(to, i + k), part(piece, k));
    i += words;
  }
}

/** The widest access of workgroup memory that the alignment allows. */
function ldsWords(words: number, align: number, index: number): number {
  const here = index === 0 ? align : Math.min(align, (index * 4) & -(index * 4));
  if (words >= 4 && here >= 16) return 4;
  return words >= 2 && here >= 8 ? 2 : 1;
}

export function spaceOfAccess(s: Selector, ptr: Value): string {
  const { base } = takeApart(s, ptr);
  const inner = spaceOf(base.type as PtrType);
  return inner === 'generic'
    ? spaceOf(ptr.type as PtrType)
    : inner === 'constant' || inner === 'kernarg'
      ? 'global'
      : inner;
}

function emitLoad(
  s: Selector,
  inst: Inst,
  to: number,
  size: number,
  at: number,
  volatile: boolean,
): void {
  const a = address(s, inst.args[0]);
  const where = shifted(s, a, at);
  const { ops, mods } = addressOps(where);
  let name: string;
  if (a.family === 'ds') name = `ds_read_${size < 4 ? `u${size * 8}` : `b${size * 8}`}`;
  else name = `${a.family}_load_${size === 1 ? 'ubyte' : size === 2 ? 'ushort' : WORDS[size >> 2]}`;
  const made = s.emit(name, 1, [to, ...ops], volatile ? KEEP : 0);
  if (!volatile) made.mods = mods;
  else complete(s, made, a, mods, 'load');
}

/** The address `by` bytes further. */
function shifted(
  s: Selector,
  a: ReturnType<typeof address>,
  by: number,
): ReturnType<typeof address> {
  if (by === 0) return a;
  const narrow = a.family === 'global' && s.env.cpu.generation === 'gfx12';
  const max = narrow ? 4095 : offsetRange(s, a.family)[1];
  if (a.offset + by <= max) return { ...a, offset: a.offset + by };
  const vaddr = a.vaddr as number;
  if (a.family === 'ds' || a.family === 'scratch' || typeof a.saddr === 'number')
    return { ...a, vaddr: s.vv2('v_add_u32', lit(by), vaddr) };
  const dst = s.temp(V, 2);
  addV(s, units(dst, 2), s.split(vaddr), [lit(by), '0'], false);
  return { ...a, vaddr: dst };
}

function scalarLoad(s: Selector, inst: Inst): void {
  const result = inst.results[0];
  if (byteSize(result.type) < 4) {
    packetPart(s, inst);
    return;
  }
  const parts = scalarWords(s, inst.args[0], memoryParts(result.type));
  s.set(result, parts.slice(0, partCount(result.type)));
}

/** Reads so many words by one scalar load. */
export function scalarWords(s: Selector, ptr: Value, n: number): Op[] {
  const taken = takeApart(s, ptr);
  const inSegment = bytesOffset(s.fn, taken.base);
  const offset = taken.offset + (inSegment ?? 0);
  const far = offset < 0 || offset > 0xfffff || s.place(taken.base) !== AT_S;
  const near = (): number => (inSegment === undefined ? s.srun(taken.base) : s.env.inputs.kernarg);
  const base = far ? s.srun(ptr) : near();
  const to = s.temp(S, n);
  const name = n === 1 ? 's_load_dword' : `s_load_dwordx${n}`;
  s.emit(name, 1, [to, base, `0x${(far ? 0 : offset).toString(16)}`]);
  return s.split(to);
}

/** A byte or halfword of the dispatch packet, out of its word. */
function packetPart(s: Selector, inst: Inst): void {
  const result = inst.results[0];
  const bits = 8 * byteSize(result.type);
  const at = packetOffset(inst.args[0])!;
  const word = s.cached(`packet ${at >> 2}`, () => {
    const to = s.temp(S);
    s.emit('s_load_dword', 1, [to, s.env.inputs.dispatchPtr(), `0x${(at & ~3).toString(16)}`]);
    return to;
  });
  const shift = 8 * (at & 3);
  if (shift + bits === 32) s.set(result, [s.ss2('s_lshr_b32', word, String(shift))], ZERO);
  else if (shift === 0) s.set(result, [s.ss2('s_and_b32', word, lit(2 ** bits - 1))], ZERO);
  else s.set(result, [s.ss2('s_bfe_u32', word, `0x${((bits << 16) | shift).toString(16)}`)], ZERO);
}

function store(s: Selector, inst: Inst): void {
  const [value, ptr] = inst.args;
  const size = byteSize(value.type);
  const parts = [...s.parts(value)];
  while (parts.length < memoryParts(value.type)) parts.push('0');
  if (size < 4) {
    emitStore(s, inst, ptr, s.toV(parts[0]!), size, 0);
    return;
  }
  storeWords(s, inst, ptr, parts, inst.attrs.align!, 0);
}

export function storeWords(
  s: Selector,
  inst: Inst,
  ptr: Value,
  parts: readonly Op[],
  align: number,
  at: number,
): void {
  const space = spaceOfAccess(s, ptr);
  if (align < 4 && space !== 'global' && space !== 'generic') {
    parts.forEach((op, i) => {
      const word = s.toV(op);
      for (let b = 0; b < 4; b += align)
        emitStore(
          s,
          inst,
          ptr,
          b === 0 ? word : s.vv2('v_lshrrev_b32', String(8 * b), word, false),
          align,
          at + i * 4 + b,
        );
    });
    return;
  }
  for (let i = 0; i < parts.length; ) {
    let words = Math.min(parts.length - i, 4);
    if (space === 'workgroup') words = ldsWords(words, align, i);
    emitStore(s, inst, ptr, s.run(parts.slice(i, i + words), V), words * 4, at + i * 4);
    i += words;
  }
}

function emitStore(
  s: Selector,
  inst: Inst,
  ptr: Value,
  data: number,
  size: number,
  at: number,
): void {
  const a = shifted(s, address(s, ptr), at);
  const { ops, mods } = addressOps(a);
  const volatile = inst.attrs.volatile === true;
  if (a.family === 'ds') {
    const made = s.effect(`ds_write_b${size * 8}`, [a.vaddr, data]);
    if (volatile) complete(s, made, a, mods, 'store');
    else made.mods = mods;
    return;
  }
  if (volatile && s.env.cpu.generation === 'gfx12' && a.family !== 'scratch')
    s.effect(DRAIN, ['load', 'store', 'ds']);
  const name = `${a.family}_store_${size === 1 ? 'byte' : size === 2 ? 'short' : WORDS[size >> 2]}`;
  const made = s.effect(name, [ops[0]!, data, ...ops.slice(1)]);
  if (!volatile) made.mods = mods;
  else complete(s, made, a, mods, 'store');
}

/** A volatile access passes the caches and is complete before anything else happens. */
function complete(
  s: Selector,
  made: MInst,
  { family }: ReturnType<typeof address>,
  mods: string,
  kind: 'load' | 'store',
): void {
  const cached = family === 'ds' || family === 'scratch';
  made.mods = mods + (cached ? '' : s.env.cacheBits(`volatile-${kind}`));
  if (family === 'ds') s.effect(DRAIN, ['ds']);
  else s.effect(DRAIN, family === 'flat' ? [kind, 'ds'] : [kind]);
}

// ---- pointers -----------------------------------------------------------------------------------

function ptrAdd(s: Selector, inst: Inst): void {
  const [base, by] = inst.args;
  const result = inst.results[0];
  const n = partCount(result.type);
  const bank = s.scalar(inst) ? S : V;
  const dst = s.def(result, bank);
  const parts = s.parts(base);
  (bank === S ? addS : addV)(s, units(dst, n), parts, s.parts(by).slice(0, n), false);
  s.done(result);
}

/** High halves of generic addresses of workgroup and private memory. */
function aperture(s: Selector, space: 'workgroup' | 'private'): Op {
  const name = space === 'workgroup' ? 'src_shared_base' : 'src_private_base';
  const pair = s.cached(name, () => {
    const dst = s.temp(S, 2);
    s.emit('s_mov_b64', 1, [dst, name]);
    return dst;
  });
  return part(pair as number, 1);
}

/**
 * Private memory of gfx1250 lies in global memory: 4 KiB lines that the lanes share, the lane's
 * number from bit 52 on (`SILegalizerInfo`, "globally addressable scratch").
 */
function lanePrivate(s: Selector, offset: Op): Op[] {
  const base = s.cached('flat scratch', () => {
    const dst = s.temp(S, 2);
    s.emit('s_mov_b64', 1, [dst, 'src_flat_scratch_base_lo']);
    return dst;
  }) as number;
  const lane = s.vv3('v_mbcnt_lo_u32_b32', '-1', '0');
  const high = s.vv2('v_lshlrev_b32', '20', lane, false);
  const dst = s.temp(V, 2);
  addV(s, units(dst, 2), s.split(base), [s.toV(offset), high], false);
  return s.split(dst);
}

/** A generic address of private memory: on gfx1250 the distance to its base. */
function privateOffset(s: Selector, parts: readonly Op[]): Op[] {
  if (!s.env.cpu.gfx1250) return [parts[0]!];
  return [s.vv2('v_sub_u32', parts[0]!, s.toV('src_flat_scratch_base_lo'), false)];
}

function genericParts(s: Selector, value: Value): Op[] {
  const space = spaceOf(value.type as PtrType);
  if (space !== 'workgroup' && space !== 'private') return s.parts(value);
  if (space === 'private' && s.env.cpu.gfx1250) return lanePrivate(s, s.part0(value));
  return [s.part0(value), aperture(s, space)];
}

function ptrCast(s: Selector, inst: Inst): void {
  const [arg] = inst.args;
  const result = inst.results[0];
  const parts = genericParts(s, arg);
  const narrows = parts.length === 2 && partCount(result.type) === 1;
  const { type } = result;
  if (narrows && isPtr(type) && spaceOf(type) === 'private') s.set(result, privateOffset(s, parts));
  else s.set(result, parts.slice(0, partCount(result.type)));
}

function alloca(s: Selector, inst: Inst): void {
  const offset = s.env.frameSlot(inst.attrs.size!, inst.attrs.align!);
  s.env.slots.set(inst, offset);
  const result = inst.results[0];
  const { frameBase } = s.env;
  if (frameBase === undefined) s.set(result, [lit(offset)]);
  else s.set(result, [s.ss2('s_add_i32', frameBase, lit(offset))]);
}

export const MEMORY_RULES: RuleRows = {
  'mem.load': load,
  'mem.store': store,
  'ptr.add': ptrAdd,
  'ptr.cast': ptrCast,
  'ptr.to.int': ptrCast,
  'int.to.ptr': ptrCast,
  alloca,
};
