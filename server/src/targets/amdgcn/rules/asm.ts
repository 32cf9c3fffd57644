/** Inline assembly: operands in registers of their classes, the text as it stands. */
import { append } from '../../../base/index.ts';
import {
  type AsmRegisters,
  asmOperandsOf,
  type Func,
  type Inst,
  type Value,
} from '../../../mir/index.ts';
import { ASM, asmFacts } from '../asm-text.ts';
import { type Bank, EARLY, type Op, part, S, unitOf, V, VCC } from '../code.ts';
import { AT_S } from '../regbank-select.ts';
import type { Selector } from '../select.ts';
import type { RuleRows } from './rule.ts';

function bankOf({ bank }: AsmRegisters): Bank {
  return bank === 'v' ? V : S;
}

/** Fresh registers; those that the source names are the text's alone. */
function registers(s: Selector, operand: AsmRegisters): number {
  const op = s.temp(bankOf(operand), operand.units);
  if (operand.at === undefined) return op;
  const tuple = s.code.tupleOf[unitOf(op)]!;
  tuple.fixed = operand.at;
  tuple.named = true;
  // No other value moves in with them.
  tuple.short = true;
  return op;
}

function copyParts(s: Selector, to: number, parts: readonly Op[]): void {
  parts.forEach((op, i) => {
    s.copy(part(to, i), op);
  });
}

function partsOf(s: Selector, values: readonly Value[]): readonly Op[] {
  return values.flatMap((value) => s.parts(value));
}

/** Registers that the source names for a value that the text reads. */
interface NamedInput {
  readonly operand: AsmRegisters;
  readonly op: number;
}

/** A value that the text only reads; `named` are those before it whose registers have names. */
function input(
  s: Selector,
  operand: AsmRegisters,
  values: readonly Value[],
  named: NamedInput[],
): number {
  const parts = partsOf(s, values);
  const { at, bank, units } = operand;
  // Of two inputs in one register the later one stays there, as with LLVM.
  const around = named.find(
    ({ operand: other }) =>
      at !== undefined &&
      other.bank === bank &&
      other.at! <= at &&
      at + units <= other.at! + other.units,
  );
  if (around !== undefined) {
    const from = at! - around.operand.at!;
    parts.forEach((op, i) => {
      s.copy(part(around.op, from + i), op);
    });
    return around.op;
  }
  if (operand.at === undefined) {
    if (operand.bank === 'v') return s.run(parts, V);
    return s.run(
      parts.map((op) => s.toS(op)),
      S,
    );
  }
  const to = registers(s, operand);
  copyParts(s, to, parts);
  named.push({ operand, op: to });
  return to;
}

/**
 * Hands results on. A value of registers that the source names moves to others, and one of scalar
 * registers to vector ones where its users look for it.
 */
function output(s: Selector, from: number, results: readonly Value[]): void {
  let at = 0;
  for (const result of results) {
    s.def(result, s.place(result) === AT_S ? S : V);
    for (const one of s.parts(result)) s.copy(one as number, part(from, at++));
    s.done(result);
  }
}

/** gfx11 names the half of a register that a value of 16 bits lies in. */
function withHalves(s: Selector, text: string, operands: readonly AsmRegisters[]): string {
  if (s.env.cpu.generation !== 'gfx11') return text;
  return text.replace(/\{\{|\}\}|\{(\d+)\}/g, (whole, at: string | undefined) => {
    const operand = at === undefined ? undefined : operands[Number(at)];
    return operand?.half === true && operand.bank === 'v' ? `${whole}.l` : whole;
  });
}

function asm(s: Selector, inst: Inst): void {
  const [text, , list] = inst.attrs.imm ?? [];
  const operands = asmOperandsOf(`${list ?? ''}`);
  const facts = asmFacts(`${text ?? ''}`);
  const defs: Op[] = [];
  const uses: Op[] = [];
  const tied: Op[] = [];
  const named: NamedInput[] = [];
  let args: readonly Value[] = inst.args;
  const take = (count: number): readonly Value[] => {
    const taken = args.slice(0, count);
    args = args.slice(count);
    return taken;
  };
  for (const operand of operands) {
    if (operand.role === 'in') {
      uses.push(input(s, operand, take(operand.values), named));
      continue;
    }
    const to = registers(s, operand);
    if (operand.role === 'inout') {
      copyParts(s, to, partsOf(s, take(operand.values)));
      tied.push(to);
    }
    defs.push(to);
  }
  const written = defs.length;
  const made = s.effect(ASM, [...defs, ...uses], written);
  made.mods = withHalves(s, `${text ?? ''}`, operands);
  append(made.ops, tied);
  if (facts.usesVcc) {
    // The text counts operands: what it writes besides comes first to the allocator only.
    made.ops.splice(written, 0, VCC);
    made.defs++;
  }
  if (operands.some(({ role }) => role === 'out')) made.flags |= EARLY;
  let results: readonly Value[] = inst.results;
  for (const [at, operand] of operands.entries()) {
    if (operand.role === 'in') continue;
    output(s, defs[at] as number, results.slice(0, operand.values));
    results = results.slice(operand.values);
  }
}

/** Does the function name registers in inline assembly? */
export function namesRegisters(fn: Func): boolean {
  return fn.blocks.some(({ insts }) =>
    insts.some(({ op, attrs }) => op === 'gpu.asm' && `${attrs.imm?.[2] ?? ''}`.includes('@')),
  );
}

export const ASM_RULES: RuleRows = { 'gpu.asm': asm };
