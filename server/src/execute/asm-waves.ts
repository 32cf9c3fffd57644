/**
 * Operations of a warp in inline PTX: `shfl.sync`, `vote.sync` and their like, alone or with the
 * predicate that they give made a number by `selp`. Other texts run as a whole, lane by lane or for
 * the lanes of a mask.
 */
import { asmOperand, asmStatements } from '../analysis/index.ts';
import type { Inst, Value } from '../mir/index.ts';

/** One operation of a warp in a text. */
export interface AsmWave {
  /** `shfl.sync.down.b32` */
  readonly operation: string;
  /** Operands behind the result: numbers, or places in the arguments. */
  readonly operands: readonly (bigint | { readonly arg: number })[];
  /** The result that the operation writes, and the one that its predicate becomes. */
  readonly result: number | undefined;
  readonly flag: number | undefined;
  /** Nothing else is in the text. */
  readonly isAll: boolean;
}

const TOGETHER =
  /^((?:shfl|vote|match\.(?:any|all)|redux)\.sync[\w.]*|activemask\.b32|bar\.warp\.sync|barrier\.warp\.sync|elect\.sync)\s+(\S.*|)$/;
const SELECT = /^selp\.[a-z]\d+\s+\{(\d+)(?::\w*)?\}\s*,\s*1\s*,\s*0\s*,\s*([\w%$]+)$/;

/** Parses the operation of a warp in inline assembly; undefined when there is none. */
export function asmWaveOf(inst: Inst): AsmWave | undefined {
  if (inst.op !== 'gpu.asm') return undefined;
  const statements = asmStatements(`${inst.attrs.imm?.[0] ?? ''}`).filter(
    (statement) => !statement.startsWith('.reg'),
  );
  const at = statements.findIndex((statement) => TOGETHER.test(statement));
  if (at < 0) return undefined;
  const [, operation = '', rest = ''] = TOGETHER.exec(statements[at]!)!;
  const words = rest.split(',').map((word) => word.trim());
  const hasResult = !operation.includes('warp.sync');
  const [target = '', predicate] = hasResult ? words.shift()!.split('|') : [''];
  const operands = words.map((word) => operandOf(inst, word));
  const result = resultOf(inst, target);
  const others = statements.filter((_, i) => i !== at);
  const select = others.length === 1 ? SELECT.exec(others[0]!) : null;
  const isFlag = select !== null && (select[2] === predicate || select[2] === target);
  return {
    operation,
    operands: operands.map((one) => one ?? 0n),
    result,
    flag: isFlag ? Number(select[1]) : undefined,
    isAll:
      operands.every((one) => one !== undefined) &&
      (others.length === 0 || isFlag) &&
      (result !== undefined || !hasResult || select?.[2] === target || target === '_'),
  };
}

function resultOf(inst: Inst, text: string): number | undefined {
  const number = /^\{(\d+)(?::\w*)?\}$/.exec(text.trim())?.[1];
  return number !== undefined && Number(number) < inst.results.length ? Number(number) : undefined;
}

function operandOf(inst: Inst, text: string): bigint | { readonly arg: number } | undefined {
  const found: Value | bigint | undefined = asmOperand(inst, text);
  if (found === undefined || typeof found === 'bigint') return found;
  return { arg: inst.args.indexOf(found) };
}

/** The place of the mask among the arguments, or the mask itself; undefined when there is none. */
export function maskOf({ operation, operands }: AsmWave): number | bigint | undefined {
  if (operation.startsWith('activemask')) return undefined;
  const last = operands.at(-1);
  return typeof last === 'object' ? last.arg : last;
}
