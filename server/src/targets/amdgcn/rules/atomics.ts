/**
 * Atomic accesses and fences: native instructions, with fences around them as the ordering asks.
 */
import {
  byteSize,
  type Inst,
  type Ordering,
  type RmwKind,
  type Scope,
} from '../../../mir/index.ts';
import { type Op, part, V } from '../code.ts';
import { acquireAfter, drain } from '../memory-model.ts';
import { partCount, type Selector } from '../select.ts';
import { type Address, address, addressOps } from './address.ts';
import { compareParts } from './compare.ts';
import type { RuleRows } from './rule.ts';

const NAMES: Partial<Record<RmwKind, string>> = {
  xchg: 'swap',
  add: 'add',
  sub: 'sub',
  and: 'and',
  or: 'or',
  xor: 'xor',
  smax: 'smax',
  smin: 'smin',
  umax: 'umax',
  umin: 'umin',
};
const DS_NAMES: Partial<Record<RmwKind, string>> = {
  xchg: 'wrxchg_rtn_b',
  add: 'add_rtn_u',
  sub: 'sub_rtn_u',
  and: 'and_rtn_b',
  or: 'or_rtn_b',
  xor: 'xor_rtn_b',
  smax: 'max_rtn_i',
  smin: 'min_rtn_i',
  umax: 'max_rtn_u',
  umin: 'min_rtn_u',
};

/** Memory of the workgroup never needs more than that scope. */
function scopeOf(inst: Inst): Scope {
  const space = inst.args.some((arg) => arg.type === 'ptr.workgroup');
  const scope = inst.attrs.scope!;
  return space && (scope === 'system' || scope === 'device') ? 'workgroup' : scope;
}

/**
 * One ordering for both outcomes of a compare-exchange: what success or failure asks for (LLVM's
 * merged ordering).
 */
export function strongest(success: Ordering, failure: Ordering): Ordering {
  if (failure === 'seqcst') return 'seqcst';
  if (failure !== 'acquire') return success;
  if (success === 'relaxed') return 'acquire';
  return success === 'release' ? 'acqrel' : success;
}

function before(s: Selector, ordering: Ordering, scope: Scope): void {
  if (ordering === 'release' || ordering === 'acqrel' || ordering === 'seqcst')
    s.env.fence(s, scope, 'release');
}

function after(
  s: Selector,
  ordering: Ordering,
  scope: Scope,
  { family }: Address,
  returns: boolean,
): void {
  if (ordering !== 'acquire' && ordering !== 'acqrel' && ordering !== 'seqcst') return;
  const own = returns ? 'load' : 'store';
  acquireAfter(s, scope, family === 'ds' ? ['ds'] : family === 'flat' ? [own, 'ds'] : [own]);
}

/** Bits that make a load or store reach the caches its scope shares. */
function bits(s: Selector, kind: 'load' | 'store', scope: Scope): string {
  const { generation, gfx940, gfx1250 } = s.env.cpu;
  const wide = scope === 'system' || scope === 'device';
  // A workgroup of gfx1250 is on one compute unit.
  if (scope === 'wave' || (gfx1250 && scope === 'workgroup')) return '';
  if (generation === 'gfx12')
    return scope === 'system' ? ' scope:SCOPE_SYS' : wide ? ' scope:SCOPE_DEV' : ' scope:SCOPE_SE';
  if (gfx940) return scope === 'system' ? ' sc0 sc1' : wide ? ' sc1' : ' sc0';
  if (kind === 'store') return '';
  if (generation === 'gfx9') return wide ? ' glc' : '';
  return generation === 'gfx10' && wide ? ' glc dlc' : ' glc';
}

/** Bits of a read-modify-write: whether the old value comes back, and the scope. */
function rmwBits(s: Selector, returns: boolean, scope: Scope): string {
  const { generation, gfx940, gfx1250 } = s.env.cpu;
  if (generation === 'gfx12') {
    const reach =
      scope === 'system'
        ? ' scope:SCOPE_SYS'
        : scope === 'device'
          ? ' scope:SCOPE_DEV'
          : scope === 'workgroup' && !gfx1250
            ? ' scope:SCOPE_SE'
            : '';
    return (returns ? ' th:TH_ATOMIC_RETURN' : '') + reach;
  }
  if (gfx940) return (returns ? ' sc0' : '') + (scope === 'system' ? ' sc1' : '');
  return returns ? ' glc' : '';
}

function load(s: Selector, inst: Inst): void {
  const [ptr] = inst.args;
  const result = inst.results[0];
  const scope = scopeOf(inst);
  const { ordering } = inst.attrs;
  if (ordering === 'seqcst') drain(s, scope);
  const size = byteSize(result.type);
  const a = address(s, ptr);
  const { ops, mods } = addressOps(a);
  const to = s.temp(V, Math.max(1, size >> 2));
  const word = { 1: 'ubyte', 2: 'ushort', 4: 'dword', 8: 'dwordx2' }[size];
  if (word === undefined) s.unsupported(`atomic access of ${size} bytes`);
  const name =
    a.family === 'ds'
      ? `ds_read_${size < 4 ? `u${size * 8}` : `b${size * 8}`}`
      : `${a.family}_load_${word}`;
  s.effect(name, [to, ...ops], 1).mods =
    mods + (a.family === 'ds' || a.family === 'scratch' ? '' : bits(s, 'load', scope));
  s.set(result, s.split(to).slice(0, partCount(result.type)), size < 4 ? 1 : 0);
  after(s, ordering!, scope, a, true);
}

function store(s: Selector, inst: Inst): void {
  const [value, ptr] = inst.args;
  const scope = scopeOf(inst);
  before(s, inst.attrs.ordering!, scope);
  const size = byteSize(value.type);
  const data = s.vrun(value);
  const a = address(s, ptr);
  const { ops, mods } = addressOps(a);
  if (a.family === 'ds') s.effect(`ds_write_b${size * 8}`, [a.vaddr, data]).mods = mods;
  else {
    const word = { 1: 'byte', 2: 'short', 4: 'dword', 8: 'dwordx2' }[size];
    if (word === undefined) s.unsupported(`atomic access of ${size} bytes`);
    const made = s.effect(`${a.family}_store_${word}`, [ops[0]!, data, ...ops.slice(1)]);
    made.mods = mods + (a.family === 'scratch' ? '' : bits(s, 'store', scope));
  }
}

function rmw(s: Selector, inst: Inst): void {
  const [ptr, operand] = inst.args;
  const result = inst.results[0];
  const kind = inst.attrs.rmw!;
  const scope = scopeOf(inst);
  const size = byteSize(operand.type);
  before(s, inst.attrs.ordering!, scope);
  const data = s.vrun(operand);
  const a = address(s, ptr);
  const { ops, mods } = addressOps(a);
  const returns = s.uses[result.id]! > 0;
  const wide = size === 8;
  if (a.family === 'ds') {
    const name = `ds_${DS_NAMES[kind]}${size * 8}`;
    // An exchange gives the old value always.
    const made =
      returns || kind === 'xchg'
        ? s.effect(name, [s.def(result, V), a.vaddr, data], 1)
        : s.effect(name.replace('_rtn', ''), [a.vaddr, data]);
    made.mods = mods;
  } else {
    const name = `${a.family}_atomic_${NAMES[kind]}${wide ? '_x2' : ''}`;
    const rest = [ops[0]!, data, ...ops.slice(1)];
    const made = returns ? s.effect(name, [s.def(result, V), ...rest], 1) : s.effect(name, rest);
    made.mods = mods + rmwBits(s, returns, scope);
  }
  after(s, inst.attrs.ordering!, scope, a, returns);
}

function exchange(s: Selector, inst: Inst): void {
  const [ptr, expected, desired] = inst.args;
  const [old, success] = inst.results;
  const scope = scopeOf(inst);
  const size = byteSize(expected.type);
  const ordering = strongest(inst.attrs.ordering!, inst.attrs.failure ?? 'relaxed');
  before(s, ordering, scope);
  const a = address(s, ptr);
  const { ops, mods } = addressOps(a);
  const to = s.def(old, V);
  if (a.family === 'ds') {
    const [cmp, put] = [s.vrun(expected), s.vrun(desired)];
    // From gfx11 on the new value comes first.
    const swapped = s.env.cpu.generation === 'gfx11' || s.env.cpu.generation === 'gfx12';
    s.effect(
      `ds_cmpst_rtn_b${size * 8}`,
      [to, a.vaddr, ...(swapped ? [put, cmp] : [cmp, put])],
      1,
    ).mods = mods;
  } else {
    const data = s.run([...s.parts(desired), ...s.parts(expected)], V);
    const name = `${a.family}_atomic_cmpswap${size === 8 ? '_x2' : ''}`;
    s.effect(name, [to, ops[0]!, data, ...ops.slice(1)], 1).mods = mods + rmwBits(s, true, scope);
  }
  after(s, ordering, scope, a, true);
  const got: Op[] = [];
  for (let i = 0; i < partCount(old.type); i++) got.push(part(to, i));
  s.setMask(success, compareParts(s, 'eq', got, s.parts(expected)));
}

function fence(s: Selector, inst: Inst): void {
  const scope = inst.attrs.scope!;
  const ordering = inst.attrs.ordering!;
  if (ordering !== 'acquire') s.env.fence(s, scope, 'release');
  if (ordering !== 'release') s.env.fence(s, scope, 'acquire');
}

export const ATOMIC_RULES: RuleRows = {
  'atomic.load': load,
  'atomic.store': store,
  'atomic.rmw': rmw,
  'atomic.cmpxchg': exchange,
  fence,
};
