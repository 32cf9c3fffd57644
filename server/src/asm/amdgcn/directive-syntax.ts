/**
 * How the arguments of directives are written, as LLVM's assembler takes them for ELF: symbols,
 * values, strings, in which order and with which commas. Directives that are not in the table are
 * not looked at.
 */
import type { AmdgcnSpan } from './ast.ts';
import { parseExpr } from './expressions.ts';
import type { Scanner } from './scanner.ts';

/** Reads one argument or all of them; the message says what should be at the cursor. */
type Rule = (s: Scanner) => string | undefined;

const symbol: Rule = (s) => {
  if (s.code === 34) {
    s.string();
    return undefined;
  }
  return s.word() === '' ? 'expected the name of a symbol' : undefined;
};

const value: Rule = (s) => (parseExpr(s) ? undefined : 'expected an expression');

const number: Rule = (s) => (s.atWord ? 'expected a number' : value(s));

const text: Rule = (s) => (s.string() === undefined ? 'expected a string in quotes' : undefined);

const comma: Rule = (s) => (s.take(',') ? undefined : 'expected a comma');

/** One behind the other, until one does not fit. */
const all =
  (...rules: readonly Rule[]): Rule =>
  (s) => {
    for (const rule of rules) {
      const problem = rule(s);
      if (problem !== undefined) return problem;
    }
    return undefined;
  };

/** Nothing, or the rule. */
const maybe =
  (rule: Rule): Rule =>
  (s) =>
    s.done ? undefined : rule(s);

/** One or more, with commas in between. */
const list =
  (rule: Rule): Rule =>
  (s) => {
    for (;;) {
      const problem = rule(s);
      if (problem !== undefined) return problem;
      if (!s.take(',')) return undefined;
    }
  };

/** Strings, with or without commas in between. */
const texts: Rule = (s) => {
  while (!s.done) {
    const problem = text(s);
    if (problem !== undefined) return problem;
    if (s.take(',') && s.done) return 'expected a string in quotes';
  }
  return undefined;
};

/** A value, with others behind it that may be left out: `.p2align 6, , 8`. */
const aligned: Rule = (s) => {
  const from = s.at;
  const expr = parseExpr(s);
  if (!expr) return 'expected an expression';
  // `.p2align` counts in powers, which it may lack; the others count in bytes.
  const number = expr.kind === 'int' ? expr.value : 1n;
  const powers = s.text.slice(0, from).includes('p2');
  if (powers ? number > 31n : (number & (number - 1n)) !== 0n) {
    s.at = from;
    return powers ? 'expected a number below 32' : 'expected a power of 2';
  }
  for (let more = 0; more < 2 && s.take(','); more++) {
    if (s.code === 44 && more === 0) continue;
    const problem = value(s);
    if (problem !== undefined) return problem;
  }
  return undefined;
};

const TYPE = /^(STT_\w+|(gnu_(unique|indirect)_)?(function|object)|tls_object|common|notype)$/;

/** The type of a symbol: `@function`, `STT_OBJECT`, `"object"`. */
const symbolType: Rule = (s) => {
  const mark = s.code;
  const name =
    mark === 34
      ? s.string()
      : s.take('@') || s.take('%') || s.take('#') || mark > 64
        ? s.word()
        : '';
  return TYPE.test(name ?? '') ? undefined : 'expected a type of symbols such as `@function`';
};

/** A name, then flags, a type, and what belongs to them. */
const section: Rule = (s) => {
  const from = s.at;
  // Names of sections hold signs that those of symbols do not.
  if (s.code === 34) s.string();
  else {
    while (!s.done && !/[\s,]/.test(s.text[s.at]!)) s.at++;
    s.skip();
  }
  if (s.at === from) return 'expected the name of a section';
  if (s.done) return undefined;
  const flags = all(comma, (t) => (/^[-+\d(]/.test(t.text[t.at] ?? '') ? value(t) : text(t)))(s);
  if (flags !== undefined || s.done) return flags;
  const type = all(comma, (t) =>
    t.code === 34 || t.take('@') || t.take('%')
      ? t.code === 34
        ? text(t)
        : symbolOrNumber(t)
      : 'expected a type such as `@progbits`',
  )(s);
  if (type !== undefined) return type;
  // Sizes of entries, groups and links depend on the flags.
  if (s.code === 44) s.at = s.end;
  return undefined;
};

const symbolOrNumber: Rule = (s) => (s.atNumber ? value(s) : symbol(s));

const nothing: Rule = () => undefined;

const RULES: ReadonlyMap<string, Rule> = new Map(
  (
    [
      [
        'globl global weak hidden protected internal local lazy_reference extern',
        maybe(list(symbol)),
      ],
      ['type', all(symbol, (s) => void s.take(','), symbolType)],
      ['size', all(symbol, comma, value)],
      ['p2align', maybe(aligned)],
      ['align balign p2alignw p2alignl balignw balignl', aligned],
      ['byte 2byte short value 4byte long int 8byte quad octa', maybe(list(value))],
      ['zero skip space org', all(value, (s) => (s.take(',') ? value(s) : undefined))],
      [
        'fill',
        all(value, (s) =>
          s.take(',') ? all(value, (t) => (t.take(',') ? value(t) : undefined))(s) : undefined,
        ),
      ],
      ['ascii asciz string', texts],
      ['ident', text],
      ['section pushsection', section],
      ['comm common lcomm', all(symbol, comma, value, (s) => (s.take(',') ? value(s) : undefined))],
      ['addrsig_sym', symbol],
      ['addrsig popsection previous hsatext', nothing],
      ['text data bss', maybe(number)],
      ['amdgcn_target', text],
      ['end_amdhsa_kernel end_amdgpu_metadata amdgpu_metadata', nothing],
    ] as const
  ).flatMap(([names, rule]) => names.split(' ').map((name) => [`.${name}`, rule] as const)),
);

/** Bytes of the values of directives, where numbers have to fit. */
const BYTES: ReadonlyMap<string, bigint> = new Map(
  (
    [
      ['.byte', 1n],
      ['.2byte', 2n],
      ['.short', 2n],
      ['.value', 2n],
      ['.4byte', 4n],
      ['.long', 4n],
      ['.int', 4n],
      ['.8byte', 8n],
      ['.quad', 8n],
    ] as const
  ).map(([name, bytes]) => [name, bytes]),
);

export interface SyntaxProblem {
  readonly span: AmdgcnSpan;
  readonly message: string;
}

/** What is wrong with the arguments of a directive, which the cursor stands in front of. */
export function directiveSyntax(name: string, s: Scanner): SyntaxProblem | undefined {
  const rule = RULES.get(name);
  if (!rule) return undefined;
  const bytes = BYTES.get(name);
  const from = s.at;
  const problem = rule(s);
  if (problem !== undefined) return at(s, `\`${name}\`: ${problem}`);
  if (!s.done) return trailing(s, name);
  return bytes === undefined ? undefined : tooLarge(s, from, bytes);
}

/** What stands behind all that a statement takes; undefined when nothing does. */
export function trailing(s: Scanner, name: string): SyntaxProblem | undefined {
  if (s.done) return undefined;
  return at(s, `\`${name}\`: expected the end of the line, found \`${rest(s)}\``);
}

function rest(s: Scanner): string {
  const word = s.text.slice(s.at, s.end);
  return word.length > 20 ? `${word.slice(0, 20)}...` : word;
}

function at(s: Scanner, message: string): SyntaxProblem {
  const start = Math.min(s.at, Math.max(0, s.end - 1));
  return { span: { start, end: Math.max(s.end, start), line: 0 }, message };
}

/** A number in a list that its bytes do not hold, with or without sign. */
function tooLarge(s: Scanner, from: number, bytes: bigint): SyntaxProblem | undefined {
  s.at = from;
  for (;;) {
    const start = s.at;
    const expr = parseExpr(s);
    const number =
      expr?.kind === 'int'
        ? expr.value
        : expr?.kind === 'unary' && expr.op === '-' && expr.operand.kind === 'int'
          ? -expr.operand.value
          : 0n;
    const bits = 8n * bytes;
    if (number >= 1n << bits || number < -(1n << (bits - 1n))) {
      const message = `\`${number}\` does not fit in ${bytes} byte${bytes === 1n ? '' : 's'}`;
      return { span: { start, end: s.at, line: 0 }, message };
    }
    if (!s.take(',')) return undefined;
  }
}
