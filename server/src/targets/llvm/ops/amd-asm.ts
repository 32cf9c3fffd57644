/** Inline assembly for AMD: register classes and named registers as LLVM's constraints. */
import { type AsmRegisters, asmOperandsOf, type Inst, type Value } from '../../../mir/index.ts';
import { asmFacts } from '../../amdgcn/index.ts';
import type { FuncPrinter } from '../func-printer.ts';
import { assignAll, join, joined, structOf } from '../vector-values.ts';
import { asmTemplate, quotedAsm } from './asm-text.ts';

/** `v`, `{v5}`, `{s[2:3]}`. */
function constraintOf({ bank, units, at }: AsmRegisters): string {
  if (at === undefined) return bank;
  return units === 1 ? `{${bank}${at}}` : `{${bank}[${at}:${at + units - 1}]}`;
}

/** The type of registers that hold a value; of those that are only overwritten, words. */
function typeOf(p: FuncPrinter, { units }: AsmRegisters, values: readonly Value[]): string {
  if (values.length === 0) return units === 1 ? 'i32' : `<${units} x i32>`;
  const type = joined(
    p,
    values.map((value) => value.type),
  );
  return type ?? p.unsupported('an operand of inline assembly of this type');
}

/** Prints `gpu.asm`. */
export function amdAsm(p: FuncPrinter, { attrs, args, results }: Inst): void {
  const [text = '', options = '', list = ''] = (attrs.imm ?? []).map(String);
  const operands = asmOperandsOf(list);
  const writes = operands.filter(({ role }) => role !== 'in');
  const made: { readonly type: string; readonly values: readonly Value[] }[] = [];
  const outputs: string[] = [];
  const inputs: string[] = [];
  const given: string[] = [];
  let rest: readonly Value[] = args;
  let left: readonly Value[] = results;
  for (const operand of operands) {
    const { role, values: count } = operand;
    const reads = role === 'in' || role === 'inout';
    const values = reads ? rest.slice(0, count) : [];
    if (reads) rest = rest.slice(count);
    if (role === 'in') {
      inputs.push(constraintOf(operand));
      given.push(join(p, typeOf(p, operand, values), values));
      continue;
    }
    const own = left.slice(0, count);
    left = left.slice(count);
    const type = typeOf(p, operand, own);
    // Inputs share no register with what the text may write before it has read them.
    outputs.push(`=${role === 'late' ? '' : '&'}${constraintOf(operand)}`);
    made.push({ type, values: own });
    if (role !== 'inout') continue;
    inputs.push(String(made.length - 1));
    given.push(join(p, type, values));
  }
  const template = asmTemplate(text, inputNumbers(operands, writes.length));
  const clobbers = [
    ...(options.split(',').includes('nomem') ? [] : ['~{memory}']),
    ...(asmFacts(text).usesVcc ? ['~{vcc}'] : []),
    '~{scc}',
  ];
  const types = made.map(({ type }) => type);
  const constraints = [...outputs, ...inputs, ...clobbers].join(',');
  const call = `call ${structOf(types)} asm sideeffect "${quotedAsm(template)}", "${constraints}"(${given.join(', ')})`;
  assignAll(
    p,
    types,
    call,
    made.map(({ values }) => values),
  );
}

/** LLVM's number of each operand: inputs that are outputs too stand among the inputs again. */
function inputNumbers(operands: readonly AsmRegisters[], writes: number): readonly number[] {
  const tied = operands.filter(({ role }) => role === 'inout').length;
  let output = 0;
  let input = writes + tied;
  return operands.map(({ role }) => (role === 'in' ? input++ : output++));
}
