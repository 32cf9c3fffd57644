/** Operations on truth values and pointers, as formulas and offsets, and how far others go. */
import type { Inst, Value } from '../mir/index.ts';
import { and, atMost, below, equal, not, or } from '../presburger/index.ts';
import { remoteOf, type Symbolic, type SymbolicInt, type SymbolicPointer } from './symbolic.ts';
import { movedAddress, remoteAddress } from './target-accesses.ts';

/** What an operation on two truth values gives. */
export function bools(inst: Inst, a: Symbolic, b: Symbolic): Symbolic | undefined {
  if (a.kind !== 'bool' || b.kind !== 'bool') return undefined;
  const [x, y] = [a.holds, b.holds];
  const isOther = or(and(x, not(y)), and(not(x), y));
  switch (inst.op) {
    case 'int.and':
      return { kind: 'bool', holds: and(x, y) };
    case 'int.or':
      return { kind: 'bool', holds: or(x, y) };
    case 'int.xor':
      return { kind: 'bool', holds: isOther };
    case 'int.cmp':
      if (inst.attrs.pred === 'ne') return { kind: 'bool', holds: isOther };
      return inst.attrs.pred === 'eq' ? { kind: 'bool', holds: not(isOther) } : undefined;
    default:
      return undefined;
  }
}

/** What an operation gives of which an operand is a pointer. */
export function pointers(
  inst: Inst,
  a: SymbolicInt | SymbolicPointer,
  b: SymbolicInt | SymbolicPointer,
): Symbolic | undefined {
  if (inst.op === 'ptr.add' || inst.op === 'int.add') {
    if (a.kind === 'pointer' && b.kind === 'int') return { ...a, of: a.of.plus(b.of) };
    if (b.kind === 'pointer' && a.kind === 'int') return { ...b, of: b.of.plus(a.of) };
    return undefined;
  }
  if (inst.op === 'int.sub' && a.kind === 'pointer') {
    if (b.kind === 'int') return { ...a, of: a.of.minus(b.of) };
    return a.region === b.region ? { kind: 'int', of: a.of.minus(b.of) } : undefined;
  }
  if (inst.op !== 'int.cmp' || a.kind !== 'pointer' || b.kind !== 'pointer') return undefined;
  const { pred } = inst.attrs;
  if (a.region !== b.region) return undefined;
  const same = equal(a.of, b.of);
  if (pred === 'eq' || pred === 'ne')
    return { kind: 'bool', holds: pred === 'eq' ? same : not(same) };
  switch (pred?.slice(1)) {
    case 'lt':
      return { kind: 'bool', holds: below(a.of, b.of) };
    case 'le':
      return { kind: 'bool', holds: atMost(a.of, b.of) };
    case 'gt':
      return { kind: 'bool', holds: below(b.of, a.of) };
    default:
      return { kind: 'bool', holds: atMost(b.of, a.of) };
  }
}

/** What a text gives that makes an address another form of it, or one in another block. */
export function movedTo(
  inst: Inst,
  get: (value: Value) => Symbolic | undefined,
): Symbolic | undefined {
  const from = movedAddress(inst);
  if (from !== undefined) return get(from);
  const mapped = remoteAddress(inst);
  const known = mapped && get(mapped);
  return known?.kind === 'pointer' ? { ...known, region: remoteOf(known.region) } : undefined;
}

/** Where a load reads. */
export function loadedFrom(
  inst: Inst,
  get: (value: Value) => Symbolic | undefined,
): SymbolicPointer | undefined {
  const from = inst.op === 'mem.load' ? get(inst.args[0]) : undefined;
  return from?.kind === 'pointer' ? from : undefined;
}

/** The highest result for operands from zero to `x` and `y`. */
export function highestOf(op: string, x: number, y: number): number {
  switch (op) {
    case 'int.and':
      return Math.min(x, y);
    case 'int.or':
    case 'int.xor':
      return 2 ** Math.ceil(Math.log2(Math.max(x, y) + 1)) - 1;
    case 'int.srem':
    case 'int.urem':
      return Math.min(x, Math.max(0, y - 1));
    case 'int.shl':
      return Number.POSITIVE_INFINITY;
    default:
      return x;
  }
}
