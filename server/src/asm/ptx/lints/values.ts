/**
 * What is certain about the values of registers across the threads of a block: the same in all of
 * them, a multiple of the thread's index and something common, or else different. A register counts
 * only where exactly one instruction writes it, always.
 */
import type { PtxFunction, PtxInstruction, PtxOperand } from '../ast.ts';
import { isPtxType, ptxTypeBits } from '../types.ts';
import type { PtxFlow, PtxStep } from './flow.ts';
import type { PtxWrites } from './writes.ts';

/** A value in all threads of a block. */
export type PtxValue =
  /**
   * Common to the block; `value` where the text says what it is, `size` where it depends on the
   * size of the block.
   */
  | { readonly kind: 'uniform'; readonly value?: number; readonly size?: boolean }
  /**
   * `stride` times the index in x (or the lane) and something common, which is `offset` where it is
   * known.
   */
  | {
      readonly kind: 'affine';
      readonly of: 'thread' | 'lane';
      readonly stride: number;
      readonly offset?: number;
    }
  /** Not the same in all lanes of a warp. */
  | { readonly kind: 'lanes' }
  /** The same in a warp, as a rule, but not in all warps. */
  | { readonly kind: 'warps' };

/** How a predicate divides the threads: certainly within a warp, or the block. */
export type PtxDivision = 'lane' | 'block';

const UNIFORM: PtxValue = { kind: 'uniform' };
const LANES: PtxValue = { kind: 'lanes' };
const WARPS: PtxValue = { kind: 'warps' };
const MOST_DEPTH = 200;
/** Threads of a warp, and the most of a block. */
const WARP = 32;
const MOST_THREADS = 1024;

export class PtxValues {
  private readonly flow: PtxFlow;
  private readonly entry: boolean;
  private readonly writes: PtxWrites;
  private readonly known: (PtxValue | null | undefined)[] = [];
  private readonly divisions = new Map<number, PtxDivision | undefined>();
  private depth = 0;

  constructor(flow: PtxFlow, fn: PtxFunction, writes: PtxWrites) {
    this.flow = flow;
    this.entry = fn.entry;
    this.writes = writes;
  }

  /** The step that gives a register its value, where one always does. */
  private writer(register: number): PtxStep | undefined {
    const step = this.flow.steps[this.writes.step[register]!];
    return step?.known && !step.partial ? step : undefined;
  }

  /** What is certain about an operand. */
  of(o: PtxOperand | undefined): PtxValue | undefined {
    if (o?.kind === 'int') return { kind: 'uniform', value: Number(o.value) };
    if (o?.kind === 'symaddr') return UNIFORM;
    if (o?.kind !== 'sym') return undefined;
    const special = specialValue(o.name, o.selector);
    if (special) return special;
    const register = this.flow.find(o.name);
    // Addresses of variables.
    if (register === undefined) return o.name.startsWith('%') ? undefined : UNIFORM;
    return this.ofRegister(register);
  }

  /** What is certain about a register. */
  ofRegister(register: number): PtxValue | undefined {
    const before = this.known[register];
    if (before !== undefined) return before ?? undefined;
    const step = this.writer(register);
    if (step === undefined || this.depth > MOST_DEPTH) return undefined;
    this.known[register] = null;
    if (!FOLLOWED.has(step.instruction.opcode)) return undefined;
    this.depth += 1;
    const value = this.computed(step.instruction);
    this.depth -= 1;
    this.known[register] = value ?? null;
    return value;
  }

  private computed(i: PtxInstruction): PtxValue | undefined {
    const { opcode, modifiers, operands } = i;
    const value = (at: number): PtxValue | undefined => this.of(operands[at]);
    switch (opcode) {
      case 'mov':
        return operands[1]?.kind === 'vec' ? undefined : value(1);
      case 'cvta':
        return value(1);
      case 'cvt':
        return this.converted(i);
      case 'ld':
        return this.entry && modifiers.includes('param') && !modifiers.includes('param::func')
          ? UNIFORM
          : undefined;
      case 'add':
        return isInteger(modifiers) ? sum(value(1), value(2)) : bothUniform(value(1), value(2));
      case 'sub':
        return isInteger(modifiers)
          ? sum(value(1), product(value(2), -1))
          : bothUniform(value(1), value(2));
      case 'shl':
        return shifted(value(1), value(2));
      case 'shr':
        return shiftedDown(value(1), value(2));
      case 'and':
        return masked(value(1), value(2));
      case 'mul':
        return modifiers[0] === 'hi' || !isInteger(modifiers)
          ? bothUniform(value(1), value(2))
          : multiplied(value(1), value(2));
      case 'mad':
        return modifiers[0] === 'hi' || !isInteger(modifiers)
          ? undefined
          : sum(multiplied(value(1), value(2)), value(3));
      case 'rem':
        return isInteger(modifiers) ? remainder(value(1), value(2)) : undefined;
      case 'min':
      case 'max':
      case 'div':
      case 'or':
      case 'xor':
        return bothUniform(value(1), value(2));
      default:
        return undefined;
    }
  }

  /** Widening keeps a value that does not wrap, and so does taking the same number of bits. */
  private converted({ modifiers, operands }: PtxInstruction): PtxValue | undefined {
    const types = modifiers.filter(isPtxType);
    const [to = '', from = ''] = types.slice(-2);
    const value = this.of(operands[1]);
    if (value?.kind === 'uniform') return value;
    if (/^f|^e/.test(to) || /^f|^e/.test(from)) return undefined;
    return ptxTypeBits(to) >= ptxTypeBits(from) && ptxTypeBits(from) >= 32 ? value : undefined;
  }

  /** How a predicate divides the threads; undefined where nothing is certain. */
  divisionOf(predicate: string): PtxDivision | undefined {
    const register = this.flow.find(predicate);
    return register === undefined ? undefined : this.divisionBy(register);
  }

  /** The same for the number of a predicate. */
  divisionBy(register: number): PtxDivision | undefined {
    if (this.divisions.has(register)) return this.divisions.get(register);
    const step = this.writer(register);
    if (step === undefined || this.depth > MOST_DEPTH) return undefined;
    this.divisions.set(register, undefined);
    this.depth += 1;
    const division = this.dividing(step.instruction);
    this.depth -= 1;
    this.divisions.set(register, division);
    return division;
  }

  private dividing({ opcode, modifiers, operands }: PtxInstruction): PtxDivision | undefined {
    if (opcode === 'elect') return 'lane';
    if ((opcode === 'not' || opcode === 'mov') && operands[1]?.kind === 'sym')
      return this.divisionOf(operands[1].name);
    if (opcode !== 'setp' || operands.length !== 3 || !isInteger(modifiers)) return undefined;
    const [a, b] = [this.of(operands[1]), this.of(operands[2])];
    if (a?.kind === 'uniform' && b) return compared(mirrored(modifiers[0]!), b, a);
    return a && b?.kind === 'uniform' ? compared(modifiers[0]!, a, b) : undefined;
  }
}

/** What `computed` knows: asked first, since most registers come from elsewhere. */
const FOLLOWED: ReadonlySet<string> = new Set(
  'add and cvt cvta div ld mad max min mov mul or rem shl shr sub xor'.split(' '),
);

/** `5 < x` is `x > 5`. */
function mirrored(comparison: string): string {
  const turned: Readonly<Record<string, string>> = {
    lt: 'gt',
    gt: 'lt',
    le: 'ge',
    ge: 'le',
    lo: 'hi',
    hi: 'lo',
    ls: 'hs',
    hs: 'ls',
  };
  return turned[comparison] ?? comparison;
}

/** A comparison with what the block has in common. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each kind of value
function compared(
  comparison: string,
  value: PtxValue,
  limit: PtxValue & { kind: 'uniform' },
): PtxDivision | undefined {
  const equal = comparison === 'eq' || comparison === 'ne';
  if (value.kind === 'uniform') return undefined;
  if (value.kind === 'warps') return limit.size ? undefined : 'block';
  const { value: n } = limit;
  if (value.kind === 'lanes')
    return n !== undefined && equal && n >= 0 && n < 2 ? 'lane' : undefined;
  const { offset, stride } = value;
  const most = value.of === 'lane' ? WARP : MOST_THREADS;
  if (n === undefined || offset === undefined) {
    // What the whole block has in common may be such that all threads are on one side.
    if (limit.size) return undefined;
    if (equal) return n === undefined ? undefined : 'block';
    return value.of === 'thread' ? 'block' : undefined;
  }
  const at = (n - offset) / stride;
  if (equal) return Number.isInteger(at) && at >= 0 && at < most ? 'lane' : undefined;
  // The first index on the other side.
  const up =
    comparison === 'lt' || comparison === 'ge' || comparison === 'lo' || comparison === 'hs';
  const edge = up === stride > 0 ? Math.ceil(at) : Math.floor(at) + 1;
  if (edge < 1 || edge >= most) return undefined;
  return edge % WARP === 0 ? 'block' : 'lane';
}

function specialValue(name: string, selector: string): PtxValue | undefined {
  switch (name) {
    case '%tid':
      if (selector === 'x') return { kind: 'affine', of: 'thread', stride: 1, offset: 0 };
      return selector === 'y' || selector === 'z' ? WARPS : undefined;
    case '%laneid':
      return { kind: 'affine', of: 'lane', stride: 1, offset: 0 };
    case '%warpid':
      return WARPS;
    case '%ntid':
      return selector === 'w' || selector === '' ? undefined : { kind: 'uniform', size: true };
    case '%ctaid':
    case '%nctaid':
    case '%gridid':
    case '%clusterid':
    case '%nclusterid':
      return UNIFORM;
  }
  return undefined;
}

function isInteger(modifiers: readonly string[]): boolean {
  const type = modifiers[modifiers.length - 1] ?? '';
  return /^[usb](?:16|32|64)$/.test(type);
}

function bothUniform(a?: PtxValue, b?: PtxValue): PtxValue | undefined {
  if (a?.kind !== 'uniform' || b?.kind !== 'uniform') return undefined;
  return a.size || b.size ? { kind: 'uniform', size: true } : UNIFORM;
}

function sum(a?: PtxValue, b?: PtxValue): PtxValue | undefined {
  if (!a || !b) return undefined;
  if (a.kind === 'uniform' && b.kind === 'uniform') {
    if (a.value !== undefined && b.value !== undefined)
      return { kind: 'uniform', value: a.value + b.value };
    return bothUniform(a, b);
  }
  if (a.kind === 'uniform') return sum(b, a);
  if (b.kind === 'uniform') {
    if (a.kind !== 'affine') return a;
    const { of, stride, offset } = a;
    return offset !== undefined && b.value !== undefined
      ? { kind: 'affine', of, stride, offset: offset + b.value }
      : { kind: 'affine', of, stride };
  }
  if (a.kind !== 'affine' || b.kind !== 'affine' || a.of !== b.of) return undefined;
  const stride = a.stride + b.stride;
  if (stride === 0) return undefined;
  return a.offset !== undefined && b.offset !== undefined
    ? { kind: 'affine', of: a.of, stride, offset: a.offset + b.offset }
    : { kind: 'affine', of: a.of, stride };
}

/** A value times a number. */
function product(a: PtxValue | undefined, by: number): PtxValue | undefined {
  if (!a || by === 0 || !Number.isSafeInteger(by)) return undefined;
  if (a.kind === 'uniform')
    return a.value !== undefined ? { kind: 'uniform', value: a.value * by } : a;
  if (a.kind !== 'affine') return a;
  const { of, stride, offset } = a;
  return offset === undefined
    ? { kind: 'affine', of, stride: stride * by }
    : { kind: 'affine', of, stride: stride * by, offset: offset * by };
}

function multiplied(a?: PtxValue, b?: PtxValue): PtxValue | undefined {
  if (a?.kind === 'uniform' && a.value !== undefined) return product(b, a.value);
  if (b?.kind === 'uniform' && b.value !== undefined) return product(a, b.value);
  return bothUniform(a, b);
}

function shifted(a?: PtxValue, by?: PtxValue): PtxValue | undefined {
  if (by?.kind !== 'uniform') return undefined;
  if (by.value === undefined) return bothUniform(a, by);
  return by.value >= 0 && by.value < 31 ? product(a, 2 ** by.value) : undefined;
}

/** The index shifted by the bits of a lane is the warp; by fewer, lanes still differ. */
function shiftedDown(a?: PtxValue, by?: PtxValue): PtxValue | undefined {
  if (by?.kind !== 'uniform') return undefined;
  if (a?.kind === 'uniform') return bothUniform(a, by);
  if (a?.kind !== 'affine' || a.stride !== 1 || a.offset !== 0 || by.value === undefined)
    return undefined;
  if (by.value < 5) return by.value >= 0 ? LANES : undefined;
  return a.of === 'thread' && by.value < 10 ? WARPS : undefined;
}

function masked(a?: PtxValue, b?: PtxValue): PtxValue | undefined {
  const both = bothUniform(a, b);
  if (both) return both;
  const [value, mask] = a?.kind === 'uniform' ? [b, a] : [a, b];
  if (mask?.kind !== 'uniform' || mask.value === undefined) return undefined;
  if (value?.kind !== 'affine' || value.stride !== 1 || value.offset !== 0) return undefined;
  const low = mask.value & (WARP - 1);
  if (low === WARP - 1 && mask.value === WARP - 1)
    return { kind: 'affine', of: 'lane', stride: 1, offset: 0 };
  return low !== 0 && mask.value > 0 ? LANES : undefined;
}

function remainder(a?: PtxValue, b?: PtxValue): PtxValue | undefined {
  const both = bothUniform(a, b);
  if (both) return both;
  if (a?.kind !== 'affine' || a.stride !== 1 || a.offset !== 0) return undefined;
  if (b?.kind !== 'uniform' || b.value === undefined || b.value < 2) return undefined;
  return b.value === WARP ? { kind: 'affine', of: 'lane', stride: 1, offset: 0 } : LANES;
}
