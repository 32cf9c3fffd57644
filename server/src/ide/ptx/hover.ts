/**
 * Hover in PTX text: an instruction with what it does to this line's operands, special registers,
 * directives, registers, parameters, labels, and constants in a form people read. Knows the text
 * and the tables of `asm`, no compiler.
 */

import {
  eachStatement,
  eachSymbol,
  findPtxDirective,
  findPtxInstruction,
  findPtxSpecial,
  inSpan,
  operandsOf,
  PTX_THROUGHPUT_SOURCE,
  type PtxFamily,
  type PtxFunction,
  type PtxInstruction,
  type PtxModule,
  type PtxOperand,
  type PtxSince,
  type PtxStatement,
  type PtxSymbol,
  type PtxVariable,
  ptxThroughput,
  ptxTypeDoc,
  readPtxName,
} from '../../asm/index.ts';
import { greatest } from '../../base/index.ts';
import type { AssemblyHover, ParamSource } from '../assembly-types.ts';
import { demangledNote } from '../demangled.ts';
import { ptxTree } from '../parsed-assembly.ts';
import { formOperands } from './form-text.ts';
import { floatText, lineFormula } from './formula.ts';

/** What to say at an offset of a PTX text. */
export function ptxHover(
  text: string,
  offset: number,
  param: ParamSource = () => undefined,
): AssemblyHover | undefined {
  const { module } = ptxTree(text);
  if (inSpan(module.comments, offset)) return undefined;
  const fn = module.functions.find((f) => f.start <= offset && offset <= f.end);
  const instruction = fn && instructionAt(fn, offset);
  if (fn && instruction) {
    const found = inInstruction(module, fn, instruction, offset, param);
    if (found) return found;
  }
  return directiveAt(text, offset) ?? declarationAt(module, fn, offset, param);
}

function instructionAt(fn: PtxFunction, offset: number): PtxInstruction | undefined {
  return instructionIn(fn.body?.body ?? [], offset);
}

/** Statements stand in text order. */
function instructionIn(body: readonly PtxStatement[], offset: number): PtxInstruction | undefined {
  let low = 0;
  let high = body.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (body[middle]!.start <= offset) low = middle + 1;
    else high = middle;
  }
  const s = body[low - 1];
  if (s?.kind === 'block') return instructionIn(s.body, offset);
  return s?.kind === 'instr' && offset <= s.end ? s : undefined;
}

function inInstruction(
  module: PtxModule,
  fn: PtxFunction,
  instruction: PtxInstruction,
  offset: number,
  param: ParamSource,
): AssemblyHover | undefined {
  const { nameSpan, guard } = instruction;
  if (within(nameSpan, offset)) {
    const markdown = instructionDoc(module, instruction);
    return markdown === undefined ? undefined : { ...bounds(nameSpan), markdown };
  }
  let symbol: PtxSymbol | undefined;
  const see = (s: PtxSymbol): void => {
    if (within(s, offset)) symbol = s;
  };
  if (guard) see(guard.register);
  for (const operand of operandsOf(instruction)) {
    eachSymbol(operand, see);
    const constant = constantAt(operand, offset, instruction);
    if (constant) return constant;
  }
  return symbol && symbolHover(module, fn, symbol, param);
}

/**
 * What a form and its words need: the newest version, and the GPUs of the word that narrows them
 * most.
 */
function formSince(needs: readonly PtxSince[]): string[] {
  const ptx = greatest(needs.map((need) => need.ptx));
  const number = ({ sm }: PtxSince): number => Number.parseInt(sm, 10);
  const [last] = [...needs].sort((a, b) => number(b) - number(a) || b.sm.length - a.sm.length);
  const gpus = (last?.sm ?? '0').split('+').map((sm) => `sm_${sm.replace('x', 'a')}`);
  return [
    ...(ptx > 10 ? [`PTX ${version(ptx)}`] : []),
    ...(gpus[0] === 'sm_0' ? [] : [gpus.join(' or ')]),
  ];
}

/** The heading's documentation, and what it computes here. */
function instructionDoc(module: PtxModule, instruction: PtxInstruction): string | undefined {
  const { text } = module;
  const { opcode, modifiers, guard } = instruction;
  const row = findPtxInstruction(opcode, modifiers);
  if (!row) return undefined;
  const name = [opcode, ...modifiers].join('.');
  const { matches } = readPtxName(opcode, modifiers);
  const match =
    matches.find(({ form }) => form.operands.length === instruction.operands.length) ?? matches[0];
  const since = match ? formSince(match.since) : [];
  const head = [
    `**\`${name}\`**`,
    row.family,
    ...(since.length > 0 ? [`since ${since.join(', ')}`] : []),
  ];
  const formula = lineFormula(text, instruction, row);
  const condition = guard ? `if ${guard.negated ? '!' : ''}${guard.register.name}: ` : '';
  const here = formula === undefined ? `${condition}${row.formula}` : `${condition}${formula}`;
  const operands = match && LISTED.has(row.family) ? formOperands(match.form, modifiers) : [];
  const list = operands.length > 0 ? `\n\n\`${match!.form.name} ${operands.join(', ')}\`` : '';
  return `${head.join(' · ')}\n\n\`${here}\`${list}\n\n${row.doc}${throughputNote(module, instruction)}`;
}

/** What NVIDIA publishes of the rate on the GPU of `.target`; nothing where there is nothing. */
function throughputNote(module: PtxModule, { opcode, modifiers }: PtxInstruction): string {
  const cpu = module.targets.find((name) => name.startsWith('sm_'));
  const rate = cpu === undefined ? undefined : ptxThroughput(opcode, modifiers, cpu);
  if (rate === undefined) return '';
  const told =
    rate === 'several' ? 'several native instructions' : `${rate} results per clock and SM`;
  return `\n\n*${told} on ${cpu} (${PTX_THROUGHPUT_SOURCE})*`;
}

/** Families whose operands a formula does not tell. */
const LISTED: ReadonlySet<string> = new Set<PtxFamily>([
  'asynchronous copy',
  'mbarrier',
  'matrix',
  'warpgroup matrix',
  'tensor core 5',
]);

/** Floats are written as bits; integers in hexadecimal are shown as numbers. */
function constantAt(
  operand: PtxOperand,
  offset: number,
  instruction: PtxInstruction,
): AssemblyHover | undefined {
  if (operand.kind === 'vec') {
    for (const element of operand.elements) {
      const found = constantAt(element, offset, instruction);
      if (found) return found;
    }
    return undefined;
  }
  if (!within(operand, offset)) return undefined;
  if (operand.kind === 'float') {
    const type = operand.width === 32 ? 'f32' : 'f64';
    return {
      ...bounds(operand),
      markdown: `\`${floatText(operand.bits, operand.width)}\` as \`${type}\``,
    };
  }
  if (operand.kind === 'int') {
    const { value } = operand;
    // Small numbers are read as they stand.
    if (value > -10n && value < 10n) return undefined;
    const hex = value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`;
    return { ...bounds(operand), markdown: `\`${value}\` = \`${hex}\`` };
  }
  return undefined;
}

function symbolHover(
  module: PtxModule,
  fn: PtxFunction,
  symbol: PtxSymbol,
  param: ParamSource,
): AssemblyHover | undefined {
  const special = findPtxSpecial(symbol.name);
  const at = bounds(symbol);
  if (special) {
    const since = special.ptx > 10 ? ` · since PTX ${version(special.ptx)}` : '';
    const name = symbol.selector === '' ? symbol.name : `${symbol.name}.${symbol.selector}`;
    return { ...at, markdown: `**\`${name}\`** · special register${since}\n\n${special.doc}` };
  }
  const declaration = declarationOf(module, fn, symbol.name);
  if (declaration)
    return { ...at, markdown: variableDoc(module.text, fn, declaration, symbol.name, param) };
  const callee = module.functions.find((f) => f.name === symbol.name);
  if (callee)
    return {
      ...at,
      markdown: `**\`${symbol.name}\`** · ${callee.entry ? 'kernel' : 'device function'}${demangledNote(symbol.name)}`,
    };
  const jumps = jumpsTo(fn, symbol.name);
  return jumps === undefined ? undefined : { ...at, markdown: labelDoc(symbol.name, jumps) };
}

/** The declaration of a name, of a register out of a range too. */
function declarationOf(module: PtxModule, fn: PtxFunction, name: string): PtxVariable | undefined {
  const found: PtxVariable[] = [...fn.params, ...fn.returns, ...module.variables].filter(
    (v) => v.name === name,
  );
  eachStatement(fn.body?.body ?? [], (s) => {
    if (s.kind !== 'var') return;
    if (s.count === undefined ? s.name === name : inRange(s, name)) found.unshift(s);
  });
  return found[0];
}

function inRange({ name: prefix, count }: PtxVariable, name: string): boolean {
  if (!name.startsWith(prefix) || count === undefined) return false;
  const index = name.slice(prefix.length);
  return /^(?:0|[1-9]\d*)$/.test(index) && Number(index) < count;
}

function variableDoc(
  text: string,
  fn: PtxFunction,
  v: PtxVariable,
  name: string,
  param: ParamSource,
): string {
  const type = `\`.${v.type}\``;
  if (v.space === 'reg') {
    const writes = writesOf(text, fn, name);
    return [`**\`${name}\`** · virtual register ${type}`, ...writes].join('\n\n');
  }
  const index = fn.params.indexOf(v);
  if (index >= 0) {
    const source = fn.entry ? param(fn.name, index) : undefined;
    const told = source === undefined ? '' : `\n\n${source}`;
    return `**\`${name}\`** · parameter ${index} of \`${fn.name}\`, ${type}${told}`;
  }
  const size = v.dims.length > 0 && v.dims[0] === undefined ? ', size given by the launch' : '';
  const align = v.align === undefined ? '' : `, aligned to ${v.align}`;
  return `**\`${name}\`** · variable in \`.${v.space}\` memory, ${type}${align}${size}`;
}

/** Writes of a register that a hover shows. */
const MOST_WRITES = 3;

/** The instructions that write a register, with what they compute. */
function writesOf(text: string, fn: PtxFunction, name: string): string[] {
  const lines: string[] = [];
  let count = 0;
  eachStatement(fn.body?.body ?? [], (s) => {
    if (s.kind !== 'instr' || !writes(s, name)) return;
    count += 1;
    if (count > MOST_WRITES) return;
    const row = findPtxInstruction(s.opcode, s.modifiers);
    const formula = row && lineFormula(text, s, row);
    const code = formula ?? text.slice(s.start, s.end).replace(/\s+/g, ' ');
    lines.push(`line ${s.line + 1}: \`${code}\``);
  });
  if (count > MOST_WRITES) lines.push(`and ${count - MOST_WRITES} more`);
  return lines;
}

/** Results stand first, except where the first operand is an address. */
function writes(instruction: PtxInstruction, name: string): boolean {
  const results = instruction.call?.returns ?? instruction.operands.slice(0, 1);
  let found = false;
  for (const result of results) {
    if (result.kind === 'addr') continue;
    eachSymbol(result, (symbol) => {
      if (symbol.name === name) found = true;
    });
  }
  return found;
}

/** `63` is PTX 6.3. */
function version(tenfold: number): string {
  return (tenfold / 10).toFixed(1);
}

/** How many instructions name a label; undefined when there is no such label. */
function jumpsTo(fn: PtxFunction, name: string): number | undefined {
  let defined = false;
  let jumps = 0;
  eachStatement(fn.body?.body ?? [], (s) => {
    if (s.kind === 'label' && s.name === name) defined = true;
    if (s.kind !== 'instr') return;
    for (const operand of operandsOf(s))
      eachSymbol(operand, (use) => (jumps += use.name === name ? 1 : 0));
  });
  return defined ? jumps : undefined;
}

function labelDoc(name: string, jumps: number): string {
  return `**\`${name}\`** · label, named by ${jumps} instruction${jumps === 1 ? '' : 's'}`;
}

/** A word that begins with a dot, outside instructions. */
function directiveAt(text: string, offset: number): AssemblyHover | undefined {
  const isWord = (i: number): boolean => /\w/.test(text[i] ?? ' ');
  let start = offset;
  let end = offset;
  while (isWord(start - 1)) start -= 1;
  while (isWord(end)) end += 1;
  if (text[start - 1] !== '.') {
    if (text[offset] !== '.') return undefined;
    start = offset + 1;
    end = start;
    while (isWord(end)) end += 1;
  }
  const word = text.slice(start, end);
  const type = ptxTypeDoc(word);
  if (type !== undefined)
    return { start: start - 1, end, markdown: `**\`.${word}\`** · type\n\n${type}` };
  const row = findPtxDirective(word);
  if (!row) return undefined;
  return { start: start - 1, end, markdown: `**\`${row.form}\`** · directive\n\n${row.doc}` };
}

/** Names where they are declared: parameters, registers, variables, labels. */
function declarationAt(
  module: PtxModule,
  fn: PtxFunction | undefined,
  offset: number,
  param: ParamSource,
): AssemblyHover | undefined {
  if (!fn) {
    const variable = module.variables.find((v) => within(v.nameSpan, offset));
    if (!variable) return undefined;
    const where = `variable in \`.${variable.space}\` memory`;
    return { ...bounds(variable.nameSpan), markdown: `**\`${variable.name}\`** · ${where}` };
  }
  if (within(fn.nameSpan, offset)) {
    const what = fn.entry ? 'kernel' : 'device function';
    return {
      ...bounds(fn.nameSpan),
      markdown: `**\`${fn.name}\`** · ${what}${demangledNote(fn.name)}`,
    };
  }
  const declared = fn.params.find((p) => within(p.nameSpan, offset));
  if (declared) {
    return {
      ...bounds(declared.nameSpan),
      markdown: variableDoc(module.text, fn, declared, declared.name, param),
    };
  }
  let found: AssemblyHover | undefined;
  eachStatement(fn.body?.body ?? [], (s) => {
    if (s.kind === 'label' && within(s, offset)) {
      found = { ...bounds(s), markdown: labelDoc(s.name, jumpsTo(fn, s.name) ?? 0) };
    }
  });
  return found;
}

function within(span: { readonly start: number; readonly end: number }, offset: number): boolean {
  return span.start <= offset && offset <= span.end;
}

function bounds({ start, end }: { readonly start: number; readonly end: number }): {
  start: number;
  end: number;
} {
  return { start, end };
}
