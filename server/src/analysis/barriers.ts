/**
 * Barriers: MIR's own, instructions of targets, statements of inline assembly. PTX ISA, "bar,
 * barrier": a barrier has a number, and a count of the threads that meet there; without a count all
 * threads of the workgroup do.
 */
import { defInst, type Inst, isBarrier, type Value } from '../mir/index.ts';
import { asmOperand, asmStatements } from './asm-statements.ts';

/** A barrier that has a number and may have a count. */
export interface NumberedBarrier {
  /** A value, or what stands in the text; undefined for what nobody knows. */
  readonly number: Value | bigint | undefined;
  /** `all`: no count is given. */
  readonly count: Value | bigint | 'all' | undefined;
  /** All threads of a warp execute it together. */
  readonly aligned: boolean;
  /** Threads wait here, and do not only say that they have come. */
  readonly waits: boolean;
}

const STATEMENT =
  /^(?:bar|(barrier))(?:\.cta)?\.(sync|arrive|red\.(?:popc|and|or))(\.aligned)?(?:\.(?:u32|pred))?\s+(\S.*)$/;

/** `s_barrier` of AMD, and what waits since gfx12. */
const AMD = /^s_barrier(?:_wait\s+(?:-1|0xffff))?$/;

const INTRINSIC = /^nvptx\.(bar|barrier)\.(sync|arrive|red)\.(\w+)$/;

/** The barrier with a number that an instruction is, or that is the only one in its text. */
export function numberedBarrier(inst: Inst): NumberedBarrier | undefined {
  if (inst.op === 'gpu.asm') return inText(inst);
  if (inst.op !== 'gpu.intrinsic') return undefined;
  const found = INTRINSIC.exec(inst.attrs.symbol ?? '');
  if (found === null) return undefined;
  const [, family, what, how] = found;
  return {
    number: inst.args[0],
    count: how === 'count' ? inst.args[1] : 'all',
    aligned: family === 'bar',
    waits: what !== 'arrive',
  };
}

/** Do all threads of the workgroup wait here for each other? */
export function waitsForAll(inst: Inst): boolean {
  if (isBarrier(inst)) return true;
  if (inst.op === 'gpu.asm' && statementsOf(inst).some((one) => AMD.test(one))) return true;
  const found = numberedBarrier(inst);
  return found?.count === 'all' && found.waits;
}

/**
 * Where warps need not come as a whole, some threads may come to one instruction and some to
 * another: only the number counts, which is `unknown` where it is no constant. Undefined for an
 * instruction that is a barrier by itself.
 */
export function sharedNumber(inst: Inst): bigint | 'unknown' | undefined {
  const found = numberedBarrier(inst);
  if (found === undefined || found.aligned) return undefined;
  return bitsOf(found.number) ?? 'unknown';
}

/** The bits of an operand, where they are constant. */
export function bitsOf(operand: Value | bigint | 'all' | undefined): bigint | undefined {
  if (operand === undefined || operand === 'all') return undefined;
  if (typeof operand === 'bigint') return operand;
  const def = defInst(operand);
  return def?.op === 'const.int' ? def.attrs.bits : undefined;
}

function statementsOf(inst: Inst): readonly string[] {
  return asmStatements(`${inst.attrs.imm?.[0] ?? ''}`);
}

function inText(inst: Inst): NumberedBarrier | undefined {
  const found = statementsOf(inst).flatMap((one) => {
    const match = STATEMENT.exec(one);
    return match === null ? [] : [match];
  });
  if (found.length !== 1) return undefined;
  const [, free, what = '', aligned, list = ''] = found[0]!;
  const operands = list.split(',').map((one) => asmOperand(inst, one.trim()));
  const reduces = what.startsWith('red');
  // The result stands first and the condition last.
  const [number, count] = reduces ? operands.slice(1, -1) : operands;
  const isAll = operands.length === (reduces ? 3 : 1);
  return {
    number,
    count: isAll ? 'all' : count,
    aligned: free === undefined || aligned !== undefined,
    waits: what !== 'arrive',
  };
}
