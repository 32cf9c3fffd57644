/**
 * Reads rewrite rules:
 *
 *     (sub (add a b) a) => b
 *     for p = slt sgt, q = ult ugt
 *       (cmp.p a b) => (cmp.q a b) when (nonneg a) (nonneg b)
 *     (trunc (zext x:N)):T => (trunc x) when (wider N T)
 *
 * Operations are those of MIR, without the family's prefix (`int.`) where that is one. A small
 * letter is any value, a capital any constant, a number or `width`, `smin`, `null` .. that one.
 * `s@(..)` names an operation. `:T` says that types are equal, `:i32` or `:int` what they are.
 * What follows a `for` line, further to the right, is a rule for each of its columns of words.
 * Lines that begin with `=>` or `when` go on; `;` begins a comment.
 */

import type { OpRow, TypeRule } from '../define-ops.ts';
import { OPS, type OpName } from '../ops.ts';
import { FLOAT_PREDS, INT_PREDS } from '../predicates.ts';
import { MIR_TYPES, type MirType } from '../types.ts';
import { CONDITIONS } from './conditions.ts';
import {
  type Condition,
  type ConditionArg,
  FLAGS,
  type Flag,
  type OpTerm,
  type PredTerm,
  type RewriteRule,
  type Term,
  type TypeClass,
} from './rule.ts';
import { kindOfRow, Typing } from './typing.ts';

/** An atom or a list, with the type written after it and its node in `Typing`. */
interface Node {
  readonly atom: string | undefined;
  readonly list: readonly Node[];
  readonly name: string | undefined;
  readonly type: string | undefined;
  slot: number;
}

/** The prefix that names of operations are written without. */
export type Family = 'int' | 'float';

/** The rules of a text with the words of their `for` lines put in, each on one line. */
export function ruleTexts(text: string): string[] {
  const out: string[] = [];
  let columns: ReadonlyMap<string, readonly string[]> = new Map();
  let rule: { text: string; columns: typeof columns } | undefined;
  const flush = (): void => {
    if (rule !== undefined) for (const one of expand(rule.text, rule.columns)) out.push(one);
    rule = undefined;
  };
  for (const raw of text.split('\n')) {
    const line = raw.replace(/;.*/, '').trimEnd();
    const words = line.trim();
    if (words === '') continue;
    if (/^(?:=>|when\b)/.test(words)) {
      if (rule === undefined) throw new Error(`no rule goes on here: ${words}`);
      rule.text += ` ${words}`;
      continue;
    }
    flush();
    if (words.startsWith('for ')) {
      columns = columnsOf(words.slice(4));
      continue;
    }
    if (!line.startsWith(' ')) columns = new Map();
    rule = { text: words, columns };
  }
  flush();
  return out;
}

function columnsOf(line: string): Map<string, string[]> {
  const columns = new Map<string, string[]>();
  for (const part of line.split(',')) {
    const [name, words] = part.split('=');
    columns.set(name!.trim(), words!.trim().split(/\s+/));
  }
  const counts = new Set([...columns.values()].map((words) => words.length));
  if (counts.size !== 1) throw new Error(`columns of different lengths: ${line}`);
  return columns;
}

function expand(text: string, columns: ReadonlyMap<string, readonly string[]>): string[] {
  const count = columns.values().next().value?.length ?? 1;
  return Array.from({ length: count }, (_, i) =>
    text.replace(/(?<![\w@])[a-z]+(?![\w@])/g, (word) => columns.get(word)?.[i] ?? word),
  );
}

/** The operation that a rule starts at. */
export function rootOf(text: string, family: Family = 'int'): OpName {
  const head = text.slice(1, text.search(/[ )]/));
  const op = operationOf(head, family) ?? operationOf(head.slice(0, predicateAt(head)), family);
  if (op === undefined) throw new Error(`there is no operation ${head}`);
  return op;
}

/** An operation by its name, without the prefix of the family or with it. */
function operationOf(name: string, family: Family): OpName | undefined {
  const own = `${family}.${name}`;
  if (own in OPS) return own as OpName;
  return name in OPS ? (name as OpName) : undefined;
}

/** Where the predicate of `cmp.p` begins, with its dot. */
function predicateAt(head: string): number {
  return head.search(/\.(?:\w+|\[.*\])$/);
}

/** Reads one rule. Throws for what is none. */
export function parseRule(text: string, family: Family = 'int'): RewriteRule {
  try {
    return new RuleReader(family).rule(text);
  } catch (error) {
    throw new Error(`${text}: ${(error as Error).message}`);
  }
}

const TOKEN = /\s+|=>|[()]|(?:[^\s()[\]]|\[[^\]]*\])+/gy;

function tokens(text: string): string[] {
  const out: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) throw new Error(`cannot read ${text.slice(at)}`);
    if (token.trim() !== '') out.push(token);
  }
  return out;
}

class RuleReader {
  private readonly family: Family;
  private tokens: string[] = [];
  private at = 0;
  private readonly typing = new Typing();
  /** Nodes of what the pattern binds, by name. */
  private readonly bound = new Map<string, { slot: number; kind: 'var' | 'const' }>();
  private readonly preds = new Set<string>();
  private reading: 'pattern' | 'rest' = 'pattern';

  constructor(family: Family) {
    this.family = family;
  }

  rule(text: string): RewriteRule {
    this.tokens = tokens(text);
    const from = this.node();
    this.expect('=>');
    const to: Node[] = [];
    while (this.at < this.tokens.length && this.tokens[this.at] !== 'when') to.push(this.node());
    const conditions: Node[] = [];
    if (this.tokens[this.at] === 'when') {
      this.at++;
      while (this.at < this.tokens.length) conditions.push(this.node());
    }
    // Types of everything first, because a condition or result may say what the pattern means.
    const root = this.infer(from);
    this.reading = 'rest';
    const { results: rows } = OPS[this.opOf(from).op];
    if (to.length !== rows.length) throw new Error(`${rows.length} results are needed`);
    to.forEach((node, i) => {
      if (node.atom === '_') return;
      this.typing.unify(this.infer(node), i === 0 ? root : this.typing.fixed(rows[i] as MirType));
    });
    for (const node of conditions) this.inferCondition(node);
    const pattern = this.build(from);
    if (pattern.kind !== 'op') throw new Error('a pattern begins with an operation');
    return {
      text,
      pattern,
      results: to.map((node) => (node.atom === '_' ? { kind: 'none' } : this.build(node))),
      conditions: conditions.map((node) => this.condition(node)),
      types: this.typing.classes(),
    };
  }

  private expect(token: string): void {
    if (this.tokens[this.at++] !== token) throw new Error(`${token} is missing`);
  }

  private node(): Node {
    const token = this.tokens[this.at++];
    if (token === undefined || token === ')') throw new Error('an operand is missing');
    if (token.endsWith('@')) return { ...this.node(), name: token.slice(0, -1) };
    if (token !== '(') {
      const [atom, type] = token.split(':');
      return { atom: atom!, list: [], name: undefined, type, slot: -1 };
    }
    const list: Node[] = [];
    while (this.tokens[this.at] !== ')') list.push(this.node());
    this.at++;
    let type: string | undefined;
    if (this.tokens[this.at]?.startsWith(':') === true) type = this.tokens[this.at++]!.slice(1);
    return { atom: undefined, list, name: undefined, type, slot: -1 };
  }

  /** Operation and predicate of `(op ..)`. */
  private opOf(node: Node): { op: OpName; pred: PredTerm | undefined } {
    const head = node.list[0]?.atom;
    if (head === undefined) throw new Error('an operation begins with its name');
    const whole = operationOf(head, this.family);
    if (whole !== undefined) return { op: whole, pred: undefined };
    const dot = predicateAt(head);
    const op = operationOf(head.slice(0, dot), this.family);
    if (op !== 'int.cmp' && op !== 'float.cmp') throw new Error(`there is no operation ${head}`);
    return { op, pred: this.predicate(head.slice(dot + 1), op) };
  }

  private predicate(text: string, op: 'int.cmp' | 'float.cmp' | undefined): PredTerm {
    const call = /^\[(\w+) (\S+?)(?: (\S+))?\]$/.exec(text);
    if (call !== null) {
      const [, fn, of, and] = call;
      const first = this.predicate(of!, op);
      if (fn === 'not' && op === 'float.cmp') return { fn: 'not-float', of: first };
      if (fn === 'not' || fn === 'swap' || fn === 'unsigned') return { fn, of: first };
      if (fn === 'both' || fn === 'either') return { fn, of: first, and: this.predicate(and!, op) };
      throw new Error(`there is no function ${fn} of predicates`);
    }
    const known: readonly string[] =
      op === 'float.cmp' ? FLOAT_PREDS : op === 'int.cmp' ? INT_PREDS : [...INT_PREDS];
    if (known.includes(text)) return { fn: 'is', pred: text };
    if (this.reading === 'rest' && !this.preds.has(text))
      throw new Error(`there is no predicate ${text}`);
    this.preds.add(text);
    return { fn: 'var', name: text };
  }

  // ---- types ------------------------------------------------------------------------------------

  private infer(node: Node): number {
    node.slot = node.atom === undefined ? this.inferOp(node) : this.inferAtom(node.atom);
    if (node.type !== undefined) this.typing.unify(node.slot, this.typing.named(node.type));
    if (node.name !== undefined) this.bound.set(node.name, { slot: node.slot, kind: 'var' });
    return node.slot;
  }

  private inferOp(node: Node): number {
    const { op } = this.opOf(node);
    const row = OPS[op];
    const operands = this.operands(node);
    if (operands.length !== row.args.length)
      throw new Error(`${op} has ${row.args.length} operands`);
    const places = this.typing.row(op);
    operands.forEach((operand, i) => {
      this.typing.unify(this.infer(operand), places.args[i]!);
    });
    return places.result;
  }

  private operands(node: Node): Node[] {
    return node.list.slice(1).filter((n) => !(FLAGS as readonly string[]).includes(n.atom ?? ''));
  }

  private inferAtom(atom: string): number {
    if (isLiteral(atom)) return this.typing.literal(atom);
    const known = this.bound.get(atom);
    if (known !== undefined) return known.slot;
    if (this.reading === 'rest') throw new Error(`the pattern does not bind ${atom}`);
    const slot = this.typing.fresh('scalar');
    this.bound.set(atom, { slot, kind: /^[A-Z]/.test(atom) ? 'const' : 'var' });
    return slot;
  }

  private inferCondition(node: Node): void {
    if (node.list[0]?.atom === 'not') {
      this.inferCondition(node.list[1]!);
      return;
    }
    const [name] = splitHead(node.list[0]!.atom!);
    const row = CONDITIONS[name];
    if (row === undefined) throw new Error(`there is no condition ${name}`);
    if (row.on === 'types') {
      for (const arg of node.list.slice(1)) if (this.bound.has(arg.atom!)) this.infer(arg);
      return;
    }
    const rule: TypeRule =
      row.on === 'pointers' ? 'T:ptr' : row.on === 'values' ? 'T:scalar' : 'T:int';
    const shared = this.typing.fresh(kindOfRow(rule));
    for (const arg of node.list.slice(1)) {
      const slot = this.infer(arg);
      if (row.on !== 'operations') this.typing.unify(slot, shared);
    }
  }

  // ---- terms ------------------------------------------------------------------------------------

  private build(node: Node): Exclude<Term, { kind: 'none' }> {
    const type = this.typing.classOf(node.slot);
    if (node.atom === undefined) {
      const { op, pred } = this.opOf(node);
      const flags = node.list
        .slice(1)
        .flatMap((n) => (FLAGS as readonly string[]).filter((f) => f === n.atom) as Flag[]);
      const { optAttrs = [] }: OpRow = OPS[op];
      for (const flag of flags)
        if (!optAttrs.includes(flag)) throw new Error(`${op} has no flag ${flag}`);
      const args = this.operands(node).map((n) => this.build(n));
      return { kind: 'op', op, pred, flags, args, name: node.name, type } satisfies OpTerm;
    }
    if (isLiteral(node.atom)) return { kind: 'lit', text: node.atom, type };
    return { kind: this.bound.get(node.atom)!.kind, name: node.atom, type };
  }

  private condition(node: Node): Condition {
    if (node.list[0]?.atom === 'not') {
      const inner = this.condition(node.list[1]!);
      return { ...inner, not: !inner.not };
    }
    const [name, word] = splitHead(node.list[0]!.atom!);
    const row = CONDITIONS[name]!;
    const args: ConditionArg[] = [];
    let pred: PredTerm | undefined;
    if (row.suffix === 'predicate') pred = this.predicate(word!, undefined);
    for (const arg of node.list.slice(1)) {
      if (row.on === 'types' && arg.atom !== undefined && !this.bound.has(arg.atom))
        args.push({ kind: 'type', type: this.typing.classOf(this.typing.named(arg.atom)) });
      else args.push(this.build(arg));
    }
    return { name, not: false, word: pred === undefined ? word : undefined, pred, args };
  }
}

function splitHead(head: string): [string, string | undefined] {
  const dot = head.indexOf('.');
  return dot < 0 ? [head, undefined] : [head.slice(0, dot), head.slice(dot + 1)];
}

const WORDS: ReadonlySet<string> = new Set([
  'true',
  'false',
  'width',
  'smin',
  'smax',
  'null',
  'undef',
]);

export function isLiteral(atom: string): boolean {
  return WORDS.has(atom) || /^-?\d/.test(atom);
}

export function isMirType(name: string): name is MirType {
  return (MIR_TYPES as readonly string[]).includes(name);
}

export type { TypeClass };
