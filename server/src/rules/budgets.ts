/**
 * What a kernel may take at most: `// warplens: budget(registers <= 32, spills = 0)` above it, and
 * the table `[budget]` of `warplens.toml`. Both may be for one target alone.
 */
import { nearest, type Span } from '../base/index.ts';
import type { Related } from '../diag/index.ts';

/** The rule that reports what is over its budget; without it nothing is counted. */
export const BUDGET_RULE = 'budget-exceeded';

/** What can have a budget, as comments write it; `warplens.toml` has `-` for `_`. */
export const BUDGET_FIGURES = [
  'registers',
  'scalar_registers',
  'spills',
  'stack',
  'workgroup_mem',
  'instructions',
] as const;

export type BudgetFigure = (typeof BUDGET_FIGURES)[number];

/** What is counted, for the pages and the schema. */
export const BUDGET_DOCS: Readonly<Record<BudgetFigure, string>> = {
  registers:
    'registers of a thread: VGPRs on AMD GPUs; for PTX the estimate of previews and lenses',
  scalar_registers: 'SGPRs of a wave, on AMD GPUs',
  spills:
    'registers that are spilled to memory; for PTX those by which the estimate exceeds what a thread can have',
  stack: 'bytes of local (CUDA) or scratch (HIP) memory of a thread',
  workgroup_mem: 'bytes of static workgroup memory',
  instructions: 'instructions in the assembly text',
};

/** Targets that a budget can be for. */
export const BUDGET_TARGETS = ['ptx', 'amdgcn'] as const;

export type BudgetTarget = (typeof BUDGET_TARGETS)[number];

/** At most so much of one figure. */
export interface Budget {
  readonly figure: BudgetFigure;
  readonly limit: number;
  /** Undefined: for the targets that the project is built for. */
  readonly target: BudgetTarget | undefined;
  /** Where it is written. */
  readonly span: Span;
}

/** One figure of a kernel over its budget. */
export interface OverFigure {
  readonly label: string;
  readonly value: number;
  readonly limit: number;
  readonly estimate: boolean;
  /** The budget. */
  readonly said: Span;
}

/** A kernel over its budget on one GPU, with places in the current texts. */
export interface OverBudget {
  readonly kernel: string;
  readonly nameSpan: Span;
  readonly cpu: string;
  readonly figures: readonly OverFigure[];
  /** The lines that cost most. */
  readonly lines: readonly Related[];
}

/** `registers`, `workgroup_mem` or `workgroup-mem` as a figure. */
export function figureOf(name: string): BudgetFigure | undefined {
  const word = name.replaceAll('-', '_');
  return BUDGET_FIGURES.find((known) => known === word);
}

/** Does a target count a figure? */
export function hasFigure(target: BudgetTarget | undefined, figure: BudgetFigure): boolean {
  return figure !== 'scalar_registers' || target !== 'ptx';
}

/** The form of one budget, for messages. */
const FORM_OF = '`registers <= 32`';

export interface BudgetMistake {
  readonly offset: number;
  readonly length: number;
  readonly what: string;
  readonly meant?: string | undefined;
}

interface ReadItem {
  readonly figure: BudgetFigure;
  readonly limit: number;
  readonly offset: number;
  readonly length: number;
}

interface ReadBudget {
  readonly target: BudgetTarget | undefined;
  readonly items: readonly ReadItem[];
  /** The first part that is wrong; those before and behind it count. */
  readonly mistake: BudgetMistake | undefined;
}

/** One part of a list, without the blanks around it. */
interface Part {
  readonly text: string;
  readonly offset: number;
}

function partsOf(list: string): readonly Part[] {
  const out: Part[] = [];
  let at = 0;
  for (const part of list.split(',')) {
    const text = part.trim();
    if (text !== '') out.push({ text, offset: at + part.indexOf(text) });
    at += part.length + 1;
  }
  return out;
}

/** `ptx, registers <= 32, spills = 0`: a target, if any, and what it allows. */
export function readBudget(list: string): ReadBudget {
  const parts = partsOf(list);
  const [first] = parts;
  if (first === undefined) {
    const what = `a budget names what it limits: ${FORM_OF}`;
    return { target: undefined, items: [], mistake: { offset: 0, length: list.length, what } };
  }
  const target = BUDGET_TARGETS.find((name) => name === first.text);
  const rest = target === undefined ? parts : parts.slice(1);
  const items: ReadItem[] = [];
  let mistake: BudgetMistake | undefined;
  if (rest.length === 0)
    mistake = {
      offset: first.offset,
      length: first.text.length,
      what: `a budget names what it limits: \`${first.text}, registers <= 32\``,
    };
  for (const [at, part] of rest.entries()) {
    const read = readPart(part, target, at === 0 && target === undefined);
    if ('what' in read) mistake ??= read;
    else if (items.some(({ figure }) => figure === read.figure)) {
      const what = `\`${read.figure}\` has a budget in this comment already`;
      mistake ??= { offset: part.offset, length: part.text.length, what };
    } else items.push(read);
  }
  return { target, items, mistake };
}

const NUMBER = /^(?:0x[0-9a-f_]+|[0-9][0-9_]*)$/i;

function readPart(
  { text, offset }: Part,
  target: BudgetTarget | undefined,
  mayBeTarget: boolean,
): ReadItem | BudgetMistake {
  const name = /^[\w.-]*/.exec(text)![0];
  const rest = text.slice(name.length).trimStart();
  const operator = /^[<>=!:]*/.exec(rest)![0];
  const value = rest.slice(operator.length).trimStart();
  const at = (part: string): { readonly offset: number; readonly length: number } => {
    const start = part === '' ? 0 : text.indexOf(part);
    return { offset: offset + start, length: part === '' ? text.length : part.length };
  };
  if (operator === '' && value === '' && mayBeTarget && figureOf(name) === undefined) {
    const meant = nearest(name, [...BUDGET_TARGETS, ...BUDGET_FIGURES]);
    const what = `\`${name}\` is neither a target nor a budget; targets are ${listed(BUDGET_TARGETS)}, a budget is ${FORM_OF}`;
    return { ...at(name), what, meant };
  }
  const figure = figureOf(name);
  if (figure === undefined) {
    const what =
      name === ''
        ? `a budget is a name and a number: ${FORM_OF}`
        : `a budget has no \`${name}\`; it has ${listed(BUDGET_FIGURES)}`;
    return { ...at(name), what, meant: nearest(name, BUDGET_FIGURES) };
  }
  if (!hasFigure(target, figure)) return { ...at(name), what: 'PTX has no scalar registers' };
  if (operator !== '<=' && operator !== '=') {
    const what = `a budget is at most a number: \`${figure} <= 32\``;
    const isSlip = operator !== '' && NUMBER.test(value);
    return isSlip ? { ...at(operator), what, meant: '<=' } : { ...at(''), what };
  }
  if (!NUMBER.test(value)) {
    const what = `a budget is a whole number: \`${figure} <= 32\``;
    return { ...at(value === '' ? '' : value), what };
  }
  const limit = Number(value.replaceAll('_', ''));
  if (!Number.isSafeInteger(limit))
    return { ...at(value), what: `${value} is more than any GPU has` };
  return { figure, limit, offset, length: text.length };
}

function listed(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

/** The first part of a comment's list that is wrong. */
export function budgetMistake(list: string): BudgetMistake | undefined {
  return readBudget(list).mistake;
}

/** The beginning of such a comment. */
const FORM = /^\s*\/\/\s*warplens:\s*budget\(/;

/** Could a text have such comments? */
export function mayHaveBudgets(text: string): boolean {
  return text.includes('budget(');
}

/** All such comments in the lines above a kernel, its attributes and other comments. */
export function budgetsAbove(at: Span, text: string): readonly Budget[] {
  const out: Budget[] = [];
  let end = text.lastIndexOf('\n', at.start);
  while (end >= 0) {
    const start = text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(start, end);
    const head = FORM.exec(line)?.[0];
    if (head !== undefined && line.trimEnd().endsWith(')')) {
      const { target, items } = readBudget(line.slice(head.length, line.lastIndexOf(')')));
      const list = start + head.length;
      for (const { figure, limit, offset, length } of items) {
        const from = list + offset;
        out.push({
          figure,
          limit,
          target,
          span: { file: at.file, start: from, end: from + length },
        });
      }
    }
    // Attributes may span lines; what ends or begins another item stops the search.
    const bare = line.trim();
    if (bare === '' || bare.endsWith('}') || bare.endsWith(';') || bare.endsWith('{')) break;
    end = start - 1;
  }
  return out;
}

/**
 * The budgets that hold for a kernel on a target: a comment takes precedence over the file, a
 * target over all. `isBuilt`: the project is built for the target, so that budgets for no target in
 * particular hold there.
 */
export function budgetsOn(
  target: BudgetTarget,
  isBuilt: boolean,
  configured: readonly Budget[],
  above: readonly Budget[],
): readonly Budget[] {
  const out = new Map<BudgetFigure, Budget>();
  const add = (all: readonly Budget[]): void => {
    if (isBuilt) for (const one of all) if (one.target === undefined) out.set(one.figure, one);
    for (const one of all) if (one.target === target) out.set(one.figure, one);
  };
  add(configured);
  add(above);
  return [...out.values()];
}
