/**
 * What one thread of a simulated workgroup holds in a value: bits, an address in workgroup memory,
 * or nothing known.
 */
import { bitWidth, foldInst, type Inst, isPtr, spaceOf, type Value } from '../mir/index.ts';
import { sizeAsked } from './dispatch-packet.ts';
import { askOf } from './dynamic-lds-request.ts';
import { isLane } from './wave-operations.ts';

/**
 * An address of workgroup memory: bytes from the start of a region. `launch` is the launch-sized
 * one, others are globals.
 */
export class RegionAddress {
  readonly region: string;
  /** Undefined: somewhere in the region. */
  readonly offset: number | undefined;

  constructor(region: string, offset: number | undefined) {
    this.region = region;
    this.offset = offset;
  }
}

export type Known = bigint | RegionAddress | undefined;

/** The launch as far as it is known. */
export interface LaunchShape {
  readonly block: readonly [number, number, number] | undefined;
}

/** One simulated thread. */
export interface Thread {
  readonly index: number;
  readonly id: readonly [number, number, number];
  /** By value id. */
  readonly values: Known[];
}

const WARP = 32;

const DIMS = ['x', 'y', 'z'] as const;

/**
 * Computes the results of an instruction for one thread; what memory holds and what only a run
 * tells is unknown.
 */
export function evaluate(inst: Inst, thread: Thread, shape: LaunchShape): void {
  const [result, ...more] = inst.results;
  if (result === undefined) return;
  const { values } = thread;
  for (const other of more) values[other.id] = undefined;
  values[result.id] = resultOf(inst, thread, shape);
  if (more.length > 0) pairs(inst, thread);
}

/** Does the result depend on who asks, and not on operands alone? */
export function asksForThread(inst: Inst): boolean {
  return inst.op === 'gpu.thread.id' || isLane(inst);
}

/**
 * Takes the results that another thread has, if both hold the same in all operands.
 * @returns whether they do
 */
export function evaluateAs(inst: Inst, { values }: Thread, { values: done }: Thread): boolean {
  for (const { id } of inst.args) if (values[id] !== done[id]) return false;
  for (const { id } of inst.results) values[id] = done[id];
  return true;
}

/** What a thread holds in an operand. */
function operand(inst: Inst, { values }: Thread, index: number): Known {
  return values[inst.args[index]!.id];
}

function resultOf(inst: Inst, thread: Thread, shape: LaunchShape): Known {
  switch (inst.op) {
    case 'gpu.thread.id':
      return BigInt(thread.id[DIMS.indexOf(inst.attrs.dim!)]!);
    case 'gpu.workgroup.size':
    case 'mem.load': {
      const dim = sizeAsked(inst);
      const size = dim && shape.block?.[DIMS.indexOf(dim)];
      return size === undefined ? undefined : BigInt(size);
    }
    case 'gpu.compute':
      return isLane(inst) ? laneOf(thread.id, shape) : undefined;
    case 'gpu.intrinsic':
      return askOf(inst) === undefined ? undefined : new RegionAddress('launch', 0);
    case 'global.addr': {
      const { type } = inst.results[0];
      const isWorkgroup = isPtr(type) && spaceOf(type) === 'workgroup';
      return isWorkgroup ? new RegionAddress(`@${inst.attrs.symbol!}`, 0) : undefined;
    }
    case 'ptr.add':
    case 'int.add':
      return sum(inst, operand(inst, thread, 0), operand(inst, thread, 1));
    case 'int.sub':
      return difference(inst, operand(inst, thread, 0), operand(inst, thread, 1));
    case 'ptr.cast':
    case 'ptr.to.int':
    case 'int.to.ptr':
      return operand(inst, thread, 0);
    case 'select': {
      const cond = operand(inst, thread, 0);
      const yes = operand(inst, thread, 1);
      const no = operand(inst, thread, 2);
      if (typeof cond === 'bigint') return cond === 1n ? yes : no;
      return yes === no ? yes : undefined;
    }
    case 'int.cmp':
      return (
        compared(inst, operand(inst, thread, 0), operand(inst, thread, 1)) ?? folded(inst, thread)
      );
    case 'int.mul':
    case 'int.and':
      // Zero swallows what is not known.
      if (operand(inst, thread, 0) === 0n || operand(inst, thread, 1) === 0n) return 0n;
      return folded(inst, thread);
    default:
      return folded(inst, thread);
  }
}

/** Addresses are not null, and within one region as far apart as their offsets. */
function compared(inst: Inst, a: Known, b: Known): Known {
  const { pred } = inst.attrs;
  if (a instanceof RegionAddress && b instanceof RegionAddress) {
    if (a.region !== b.region || a.offset === undefined || b.offset === undefined) return undefined;
    // An offset may be negative, an address is not: only the order of unsigned numbers is asked for
    // here.
    if (pred?.startsWith('s')) return undefined;
    return foldInst(
      inst,
      [a, b].map(({ offset }) => BigInt(offset!) + ADDRESS),
    )?.[0];
  }
  if (!(a instanceof RegionAddress || b instanceof RegionAddress)) return undefined;
  if (a !== 0n && b !== 0n) return undefined;
  return pred === 'eq' ? 0n : pred === 'ne' ? 1n : undefined;
}

/** Somewhere in memory, far from its ends. */
const ADDRESS = 1n << 28n;

/**
 * The lane of a thread in a warp of 32; of one outside the first row, when it is known how long
 * rows are.
 */
export function laneOf([x, y, z]: Thread['id'], { block }: LaunchShape): bigint | undefined {
  if (y === 0 && z === 0) return BigInt(x % WARP);
  return block && BigInt((x + block[0] * (y + block[1] * z)) % WARP);
}

function folded(inst: Inst, thread: Thread): Known {
  const bits = operandBits(inst, thread);
  return bits && foldInst(inst, bits)?.[0];
}

function operandBits({ args }: Inst, { values }: Thread): bigint[] | undefined {
  // Mostly something is not known; only otherwise is there anything to make.
  for (let i = 0; i < args.length; i++) {
    if (typeof values[args[i]!.id] !== 'bigint') return undefined;
  }
  return args.map((arg) => values[arg.id] as bigint);
}

/** Operations with two results, such as sums with an overflow bit. */
function pairs(inst: Inst, thread: Thread): void {
  const bits = operandBits(inst, thread);
  const results = bits && foldInst(inst, bits);
  inst.results.forEach((result, i) => {
    thread.values[result.id] = results?.[i];
  });
}

function wrap(value: bigint, of: Value): bigint {
  return BigInt.asUintN(bitWidth(of.type), value);
}

function moved(address: RegionAddress, by: Known, sign: bigint): RegionAddress {
  const known = address.offset !== undefined && typeof by === 'bigint';
  const offset = known ? address.offset! + Number(sign * BigInt.asIntN(64, by)) : undefined;
  return new RegionAddress(address.region, offset);
}

function sum(inst: Inst, a: Known, b: Known): Known {
  if (a instanceof RegionAddress) return b instanceof RegionAddress ? undefined : moved(a, b, 1n);
  if (b instanceof RegionAddress) return moved(b, a, 1n);
  return a === undefined || b === undefined ? undefined : wrap(a + b, inst.results[0]);
}

function difference(inst: Inst, a: Known, b: Known): Known {
  if (a instanceof RegionAddress) {
    if (!(b instanceof RegionAddress)) return moved(a, b, -1n);
    const known = a.region === b.region && a.offset !== undefined && b.offset !== undefined;
    return known ? wrap(BigInt(a.offset! - b.offset!), inst.results[0]) : undefined;
  }
  if (b instanceof RegionAddress) return undefined;
  return a === undefined || b === undefined ? undefined : wrap(a - b, inst.results[0]);
}
