/**
 * What is certain about the values of registers across the threads of a block. A register counts
 * only where exactly one instruction writes it, always.
 */
import {
  bothUniform,
  constant,
  difference,
  division,
  indexOf,
  masked,
  multiplied,
  remainder,
  shifted,
  shiftedDown,
  sum,
  type ThreadDivision,
  type ThreadValue,
  UNIFORM,
  WARPS,
} from '../../strides/index.ts';
import type { PtxFunction, PtxInstruction, PtxOperand } from '../ast.ts';
import { isPtxType, ptxTypeBits } from '../types.ts';
import type { PtxFlow, PtxStep } from './flow.ts';
import type { PtxWrites } from './writes.ts';

const MOST_DEPTH = 200;
/** Threads of a warp. */
const WARP = 32;

export class PtxValues {
  private readonly flow: PtxFlow;
  private readonly entry: boolean;
  private readonly writes: PtxWrites;
  private readonly known: (ThreadValue | null | undefined)[] = [];
  private readonly divisions = new Map<number, ThreadDivision | undefined>();
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
  of(o: PtxOperand | undefined): ThreadValue | undefined {
    if (o?.kind === 'int') return constant(Number(o.value));
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
  ofRegister(register: number): ThreadValue | undefined {
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

  private computed(i: PtxInstruction): ThreadValue | undefined {
    const { opcode, modifiers, operands } = i;
    const value = (at: number): ThreadValue | undefined => this.of(operands[at]);
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
          ? difference(value(1), value(2))
          : bothUniform(value(1), value(2));
      case 'shl':
        return shifted(value(1), value(2));
      case 'shr':
        return shiftedDown(WARP, value(1), value(2));
      case 'and':
        return masked(WARP, value(1), value(2));
      case 'mul':
        return modifiers[0] === 'hi' || !isInteger(modifiers)
          ? bothUniform(value(1), value(2))
          : multiplied(value(1), value(2));
      case 'mad':
        return modifiers[0] === 'hi' || !isInteger(modifiers)
          ? undefined
          : sum(multiplied(value(1), value(2)), value(3));
      case 'rem':
        return isInteger(modifiers) ? remainder(WARP, value(1), value(2)) : undefined;
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
  private converted({ modifiers, operands }: PtxInstruction): ThreadValue | undefined {
    const types = modifiers.filter(isPtxType);
    const [to = '', from = ''] = types.slice(-2);
    const value = this.of(operands[1]);
    if (value?.kind === 'uniform') return value;
    if (/^f|^e/.test(to) || /^f|^e/.test(from)) return undefined;
    return ptxTypeBits(to) >= ptxTypeBits(from) && ptxTypeBits(from) >= 32 ? value : undefined;
  }

  /** How a predicate divides the threads; undefined where nothing is certain. */
  divisionOf(predicate: string): ThreadDivision | undefined {
    const register = this.flow.find(predicate);
    return register === undefined ? undefined : this.divisionBy(register);
  }

  /** The same for the number of a predicate. */
  divisionBy(register: number): ThreadDivision | undefined {
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

  private dividing({ opcode, modifiers, operands }: PtxInstruction): ThreadDivision | undefined {
    if (opcode === 'elect') return 'lane';
    if ((opcode === 'not' || opcode === 'mov') && operands[1]?.kind === 'sym')
      return this.divisionOf(operands[1].name);
    if (opcode !== 'setp' || operands.length !== 3 || !isInteger(modifiers)) return undefined;
    return division(WARP, modifiers[0]!, this.of(operands[1]), this.of(operands[2]));
  }
}

/** What `computed` knows: asked first, since most registers come from elsewhere. */
const FOLLOWED: ReadonlySet<string> = new Set(
  'add and cvt cvta div ld mad max min mov mul or rem shl shr sub xor'.split(' '),
);

function specialValue(name: string, selector: string): ThreadValue | undefined {
  switch (name) {
    case '%tid':
      if (selector === 'x') return indexOf('thread');
      return selector === 'y' || selector === 'z' ? WARPS : undefined;
    case '%laneid':
      return indexOf('lane');
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
