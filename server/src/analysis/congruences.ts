/**
 * What is known of integers and pointers modulo a power of two, and which of them are addresses of
 * one region of memory: `start of the region + residue (mod 2^bits)`. A forward fixpoint over SSA,
 * so counters and pointers that move in loops are known.
 */
import { type Func, type Inst, isFloat, reversePostOrder, type Value } from '../mir/index.ts';
import { askOf } from './dynamic-lds-request.ts';

/** Facts are kept modulo this power of two: no access asks for a stricter alignment. */
const MAX_BITS = 12;
const MASK = (1 << MAX_BITS) - 1;

/** `value = region's start (if any) + residue (mod 2^bits)`. */
export interface Residue {
  readonly bits: number;
  readonly residue: number;
  /** Undefined for a number; `unknown` for an address of nobody knows what. */
  readonly region: Region | undefined;
}

/** The launch-sized region, a global by its symbol, or none that is known. */
export type Region = 'launch' | `@${string}` | 'unknown';

const UNKNOWN: Residue = Object.freeze({ bits: 0, residue: 0, region: undefined });
const LOST: Residue = Object.freeze({ bits: 0, residue: 0, region: 'unknown' });

export interface Residues {
  of(value: Value): Residue;
  /**
   * Somebody looks at the address of the launch-sized region as a number: tests it, rounds it,
   * stores it. What alignment the code has made sure of by itself is then not known.
   */
  readonly addressObserved: boolean;
}

export function computeResidues(fn: Func): Residues {
  const facts: (Residue | undefined)[] = new Array(fn.nextValue).fill(undefined);
  const order = reversePostOrder(fn);
  for (const param of order[0]?.params ?? []) facts[param.id] = UNKNOWN;
  let changed = true;
  const set = (value: Value, next: Residue | undefined): void => {
    if (next === undefined) return;
    const old = facts[value.id];
    const now = old === undefined ? next : join(old, next);
    if (old !== undefined && same(old, now)) return;
    facts[value.id] = now;
    changed = true;
  };
  const get = (value: Value): Residue | undefined => facts[value.id];
  while (changed) {
    changed = false;
    for (const block of order) {
      for (const inst of block.insts) {
        const [result, ...more] = inst.results;
        if (result !== undefined && !isFloat(result.type)) set(result, transfer(inst, get));
        for (const other of more) set(other, UNKNOWN);
        for (const edge of inst.targets ?? []) {
          edge.args.forEach((arg, i) => {
            if (!isFloat(arg.type)) set(edge.block.params[i]!, get(arg));
          });
        }
      }
    }
  }
  const of = (value: Value): Residue => facts[value.id] ?? UNKNOWN;
  return { of, addressObserved: order.some((b) => b.insts.some((i) => observes(i, of))) };
}

/** Undefined while an operand is not reached yet. */
function transfer(inst: Inst, get: (value: Value) => Residue | undefined): Residue | undefined {
  if (askOf(inst) !== undefined) return { bits: MAX_BITS, residue: 0, region: 'launch' };
  const args: Residue[] = [];
  for (const arg of inst.args) {
    const fact = isFloat(arg.type) ? UNKNOWN : get(arg);
    if (fact === undefined) return undefined;
    args.push(fact);
  }
  const [a, b, c] = args;
  switch (inst.op) {
    case 'const.int':
      return {
        bits: MAX_BITS,
        residue: Number(inst.attrs.bits! & BigInt(MASK)),
        region: undefined,
      };
    case 'const.null':
      return { bits: MAX_BITS, residue: 0, region: undefined };
    case 'global.addr':
      return { bits: MAX_BITS, residue: 0, region: `@${inst.attrs.symbol!}` };
    case 'ptr.add':
    case 'int.add':
      return sum(a!, b!);
    case 'int.sub':
      return difference(a!, b!);
    case 'int.mul':
      return numbers(a!, b!) ? product(a!, b!) : LOST;
    case 'int.shl':
      if (!numbers(a!, b!)) return LOST;
      return b!.bits === MAX_BITS && b!.residue < MAX_BITS
        ? product(a!, exact(1 << b!.residue))
        : UNKNOWN;
    case 'int.and':
      return numbers(a!, b!) ? and(a!, b!) : LOST;
    case 'int.zext':
    case 'int.sext':
    case 'int.trunc': {
      // An address that was cut to fewer bits keeps its low ones.
      const from = widthOf(inst);
      return { ...a!, bits: Math.min(a!.bits, from) };
    }
    case 'ptr.cast':
    case 'ptr.to.int':
    case 'int.to.ptr':
    case 'bitcast':
      return a!;
    case 'select':
      return join(b!, c!);
    case 'int.cmp':
      // Pointers that are equal, or not null, tell nothing of their alignment.
      return inst.args[0].type.startsWith('ptr') || numbers(a!, b!) ? UNKNOWN : LOST;
    case 'mem.load':
    case 'atomic.load':
    case 'call':
    case 'call.indirect':
      return inst.results[0]?.type.startsWith('ptr') === true ? LOST : UNKNOWN;
    default:
      return args.some((arg) => arg.region !== undefined) ? LOST : UNKNOWN;
  }
}

function widthOf(inst: Inst): number {
  const bits = (type: string): number => (type.startsWith('i') ? Number(type.slice(1)) : 64);
  return Math.min(bits(inst.args[0].type), bits(inst.results[0].type));
}

function exact(value: number): Residue {
  return { bits: MAX_BITS, residue: value & MASK, region: undefined };
}

function numbers(a: Residue, b: Residue): boolean {
  return a.region === undefined && b.region === undefined;
}

function cut(bits: number, residue: number, region: Region | undefined): Residue {
  return { bits, residue: residue & ((1 << bits) - 1), region };
}

function sum(a: Residue, b: Residue): Residue {
  if (a.region !== undefined && b.region !== undefined) return LOST;
  return cut(Math.min(a.bits, b.bits), a.residue + b.residue, a.region ?? b.region);
}

function difference(a: Residue, b: Residue): Residue {
  if (b.region !== undefined) {
    // The distance of two places of one region is a number.
    return a.region === b.region && b.region !== 'unknown'
      ? cut(Math.min(a.bits, b.bits), a.residue - b.residue, undefined)
      : LOST;
  }
  return cut(Math.min(a.bits, b.bits), a.residue - b.residue, a.region);
}

/**
 * `(r + 2^m x)(s + 2^n y)` is `rs` modulo the least power of two in `r 2^n`, `s 2^m` and `2^(m+n)`.
 */
function product(a: Residue, b: Residue): Residue {
  const bits = Math.min(
    b.bits + zeros(a.residue, a.bits),
    a.bits + zeros(b.residue, b.bits),
    a.bits + b.bits,
    MAX_BITS,
  );
  return cut(bits, a.residue * b.residue, undefined);
}

/** Low bits that are known in both, and zeros that a mask makes. */
function and(a: Residue, b: Residue): Residue {
  const common = Math.min(a.bits, b.bits);
  const low = Math.max(common, zerosOf(a), zerosOf(b));
  return cut(low, low === common ? a.residue & b.residue : 0, undefined);
}

/** Low bits known to be zero. */
function zerosOf(a: Residue): number {
  return zeros(a.residue, a.bits);
}

function zeros(residue: number, bits: number): number {
  return residue === 0 ? bits : Math.min(bits, 31 - Math.clz32(residue & -residue));
}

function join(a: Residue, b: Residue): Residue {
  const region = a.region === b.region ? a.region : 'unknown';
  return cut(
    Math.min(a.bits, b.bits, zeros((a.residue ^ b.residue) & MASK, MAX_BITS)),
    a.residue,
    region,
  );
}

function same(a: Residue, b: Residue): boolean {
  return a.bits === b.bits && a.residue === b.residue && a.region === b.region;
}

/**
 * Does the instruction use an address of the launch-sized region as a number for more than sums?
 */
function observes(inst: Inst, of: (value: Value) => Residue): boolean {
  switch (inst.op) {
    case 'ptr.to.int':
    case 'int.to.ptr':
    case 'int.add':
    case 'int.sub':
    case 'select':
    case 'bitcast':
    case 'br':
      return false;
    default:
      return inst.args.some((arg) => {
        if (!arg.type.startsWith('i')) return false;
        const { region } = of(arg);
        return region === 'launch' || region === 'unknown';
      });
  }
}
