/**
 * Inline assembly: `llvm.inline_asm` with LLVM's templates and constraints, and `nvvm.inline_ptx`.
 * Source of the rules: LLVM's language reference, "Inline Assembler Expressions".
 */
import { append } from '../../base/index.ts';
import type { MirType, Value as MirValue } from '../../mir/index.ts';
import { type AsmRegisters, asmOperandsText, bitWidth } from '../../mir/index.ts';
import { resultsOf } from '../lower/calls.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import { integersOf } from '../syntax/attributes.ts';
import type { Op } from '../syntax/tree.ts';
import type { OpTable } from './row.ts';

function textOf(op: Op, name: string): string {
  const attr = op.attrs.get(name);
  return attr?.kind === 'string' ? attr.value : '';
}

/** One entry of the constraints. */
interface Constraint {
  readonly isOutput: boolean;
  readonly isEarly: boolean;
  /** The output whose register an input shares. */
  readonly tied: number | undefined;
  readonly code: string;
}

/** Parts between commas that are not in braces, in one pass. */
function outsideBraces(text: string): string[] {
  const parts: string[] = [];
  let [from, isWithin] = [0, false];
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === '{') isWithin = true;
    else if (letter === '}') isWithin = false;
    else if (letter === ',' && !isWithin) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts;
}

function constraintsOf(text: string): Constraint[] {
  return outsideBraces(text)
    .filter((one) => one !== '' && !one.startsWith('~'))
    .map((one) => {
      const code = one.replace(/^[=&%*]+/, '');
      return {
        isOutput: one.startsWith('='),
        isEarly: one.includes('&'),
        tied: /^\d+$/.test(code) ? Number(code) : undefined,
        code,
      };
    });
}

/** Constants are written into the text. */
const IMMEDIATE = /^[inJKLMNOPI]$/;

/** `$0`, `${0:v}`, `$$`; braces of ours are doubled. */
function template(text: string, place: (at: number) => string | undefined): string | undefined {
  let isWhole = true;
  const out = text.replace(
    /\$\$|\$\{(\d+)(?::\w+)?\}|\$(\d+)|[{}]/g,
    (found, long?: string, short?: string) => {
      if (found === '$$') return '$';
      if (found === '{' || found === '}') return found + found;
      const word = place(Number(long ?? short));
      if (word === undefined) isWhole = false;
      return word ?? '';
    },
  );
  return isWhole ? out : undefined;
}

const MOVES: Readonly<Partial<Record<MirType, string>>> = {
  i16: 'mov.b16',
  f16: 'mov.b16',
  i32: 'mov.b32',
  f32: 'mov.b32',
  i64: 'mov.b64',
  f64: 'mov.b64',
};

/** Emits `gpu.asm` for PTX. */
function ptxAsm(
  cx: FnCx,
  text: string,
  args: readonly MirValue[],
  types: readonly MirType[],
): MirValue[] {
  return [...cx.b.emit('gpu.asm', [...args], [...types], { imm: [text, ''] }).results];
}

function registersOf(cx: FnCx, op: Op, own: Constraint, type: MirType, role: AsmRegisters['role']) {
  const found = /^(?:([vsr])|\{([vs])(?:(\d+)|\[(\d+):\d+\])\})$/.exec(own.code);
  if (found === null) return cx.unsupported(`the constraint \`${own.code}\``, cx.nameOf(op));
  const [, letter, named, single, first] = found;
  const number = single ?? first;
  return {
    role,
    bank: (letter ?? named) === 'v' ? ('v' as const) : ('s' as const),
    units: Math.max(1, bitWidth(type) / 32),
    at: number === undefined ? undefined : Number(number),
    half: bitWidth(type) === 16,
    values: 1,
  };
}

function lowerInlineAsm(cx: FnCx, op: Op): void {
  const constraints = constraintsOf(textOf(op, 'constraints'));
  const types = op.results.flatMap(({ type }) => cx.parts(type, op));
  const values = op.operands.map((_, i) => cx.one(op, i));
  const outputs = constraints.filter(({ isOutput }) => isOutput);
  const inputs = constraints.filter(({ isOutput }) => !isOutput);
  if (outputs.length !== types.length || inputs.length !== values.length)
    cx.unsupported('assembly whose constraints are not those of its operands', cx.nameOf(op));
  const isPtx = cx.target.name === 'ptx';
  /** What each constraint stands for in the text. */
  const words: (string | undefined)[] = outputs.map((_, i) => `{${i}}`);
  const args: MirValue[] = [];
  const order: { own: Constraint; value: MirValue }[] = [];
  const ties: { readonly out: number; readonly value: MirValue }[] = [];
  inputs.forEach((own, i) => {
    const value = values[i]!;
    if (own.tied !== undefined) {
      words.push(`{${own.tied}}`);
      ties.push({ out: own.tied, value });
    } else if (IMMEDIATE.test(own.code)) {
      const number = cx.constant(op.operands[i]?.value);
      if (number === undefined)
        cx.unsupported('a value of assembly that is no constant', cx.nameOf(op));
      words.push(String(number));
    } else {
      words.push(`{${outputs.length + order.length}}`);
      order.push({ own, value });
    }
  });
  const text = template(textOf(op, 'asm_string'), (at) => words[at]);
  if (text === undefined)
    throw cx.problem('assembly with an operand that is not there', cx.nameOf(op));
  if (isPtx) {
    append(
      args,
      order.map(({ value }) => value),
    );
    const moves = ties.map(({ out, value }) => {
      const move = MOVES[value.type];
      if (move === undefined)
        return cx.unsupported('assembly that writes to such an operand', cx.nameOf(op));
      return `${move} {${out}}, {${outputs.length + args.push(value) - 1}};\n`;
    });
    resultsOf(cx, op, ptxAsm(cx, moves.join('') + text, args, types));
    return;
  }
  const list = [
    ...outputs.map((own, i) => {
      const isTied = ties.some(({ out }) => out === i);
      return registersOf(cx, op, own, types[i]!, isTied ? 'inout' : own.isEarly ? 'out' : 'late');
    }),
    ...order.map(({ own, value }) => registersOf(cx, op, own, value.type, 'in')),
  ];
  for (let i = 0; i < outputs.length; i++)
    append(
      args,
      ties.filter(({ out }) => out === i).map(({ value }) => value),
    );
  append(
    args,
    order.map(({ value }) => value),
  );
  const imm = [text, '', asmOperandsText(list)];
  resultsOf(cx, op, [...cx.b.emit('gpu.asm', args, types, { imm }).results]);
}

/** `{$r0}` is an operand that is read, `{$rw0}` one that is written too, `{$w0}` a result. */
function lowerInlinePtx(cx: FnCx, op: Op): void {
  if (cx.target.name !== 'ptx') cx.unsupported(`\`${op.name}\` on this target`, cx.nameOf(op));
  const [read = 0, changed = 0, hasPredicate = 0] = (
    integersOf(op.attrs.get('operandSegmentSizes')) ?? [op.operands.length]
  ).map(Number);
  const types = op.results.flatMap(({ type }) => cx.parts(type, op));
  if (changed > 0) cx.unsupported('`nvvm.inline_ptx` with operands that it changes', cx.nameOf(op));
  const args = op.operands.map((_, i) => cx.one(op, i));
  const words = (kind: string, at: number): string =>
    kind === 'w' ? `{${at}}` : `{${types.length + at}}`;
  let text = textOf(op, 'ptxCode').replace(
    /\{\$(rw|r|w)(\d+)\}|[{}]/g,
    (found, kind?: string, at?: string) =>
      kind === undefined ? found + found : words(kind, Number(at)),
  );
  if (/\{\{?\$/.test(text)) cx.unsupported('`nvvm.inline_ptx` in this form', cx.nameOf(op));
  if (!/;\s*$/.test(text)) text += ';';
  if (hasPredicate === 1) text = `@{${types.length + read}} ${text}`;
  resultsOf(cx, op, ptxAsm(cx, text, args, types));
}

export const INLINE_ASM: OpTable = {
  'llvm.inline_asm': { lower: lowerInlineAsm },
  'nvvm.inline_ptx': { lower: lowerInlinePtx },
};
