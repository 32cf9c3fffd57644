/**
 * Rules made wrong on purpose: a condition left out, operands swapped, a constant, a predicate, an
 * operation, a flag or a letter changed. One change each.
 */
import { FLAGS, OPS } from '../../../src/mir/index.ts';

export interface Mutant {
  readonly text: string;
  readonly what: string;
}

/** A part of a rule's text. */
interface Part {
  readonly from: number;
  readonly to: number;
  /** Those of a list, its head first; empty for a word. */
  readonly parts: readonly Part[];
}

const PREDICATES: Readonly<Record<string, string>> = {
  eq: 'ne',
  ne: 'eq',
  slt: 'sle',
  sle: 'slt',
  sgt: 'sge',
  sge: 'sgt',
  ult: 'ule',
  ule: 'ult',
  ugt: 'uge',
  uge: 'ugt',
};
const OPERATIONS: Readonly<Record<string, string>> = {
  add: 'sub',
  sub: 'add',
  and: 'or',
  or: 'and',
  xor: 'and',
  shl: 'lshr',
  lshr: 'ashr',
  ashr: 'lshr',
  zext: 'sext',
  sext: 'zext',
  umin: 'umax',
  umax: 'umin',
  smin: 'smax',
  smax: 'smin',
  udiv: 'sdiv',
  sdiv: 'udiv',
  urem: 'srem',
  srem: 'urem',
  cttz: 'ctlz',
  mul: 'add',
  neg: 'abs',
  uadd: 'sadd',
  sadd: 'uadd',
  usub: 'ssub',
  ssub: 'usub',
  umul: 'smul',
  smul: 'umul',
  div: 'mul',
  abs: 'neg',
  both: 'either',
  either: 'both',
  rotl: 'rotr',
  rotr: 'rotl',
  umulhi: 'smulhi',
  minimum: 'maximum',
  maximum: 'minimum',
  min: 'max',
  max: 'min',
};
const CONSTANTS: Readonly<Record<string, string>> = {
  true: 'false',
  false: 'true',
  width: 'smax',
  smin: 'smax',
  smax: 'smin',
  '1.0': '2.0',
  '-1.0': '1.0',
  '0.0': '-0.0',
  '-0.0': '0.0',
};

export function mutantsOf(rule: string): Mutant[] {
  return new Mutator(rule).all();
}

class Mutator {
  private readonly text: string;
  private readonly out: Mutant[] = [];
  private readonly seen = new Set<string>();

  constructor(text: string) {
    this.text = text;
    this.seen.add(text);
  }

  all(): Mutant[] {
    const arrow = this.text.indexOf('=>');
    const when = this.text.indexOf(' when ');
    const end = when < 0 ? this.text.length : when;
    const conditions = when < 0 ? [] : this.parts(when + ' when '.length, this.text.length);
    for (const condition of conditions)
      this.without(condition, conditions.length === 1 ? when : -1);
    for (const part of [...this.parts(0, arrow), ...this.parts(arrow + 2, end), ...conditions])
      this.visit(part, part.from > arrow && part.to <= end);
    return this.out;
  }

  private add(from: number, to: number, by: string, what: string): void {
    const text = `${this.text.slice(0, from)}${by}${this.text.slice(to)}`
      .replace(/ +/g, ' ')
      .trim();
    if (this.seen.has(text)) return;
    this.seen.add(text);
    this.out.push({ text, what });
  }

  private without(condition: Part, when: number): void {
    this.add(when < 0 ? condition.from : when, condition.to, '', 'a condition is left out');
  }

  private visit(part: Part, inResult: boolean): void {
    const word = this.text.slice(part.from, part.to);
    if (part.parts.length === 0) {
      this.word(part, word, inResult);
      return;
    }
    const [head, ...args] = part.parts;
    this.head(head!);
    const operands = args.filter((arg) => !this.isFlag(arg));
    for (let i = 0; i + 1 < operands.length; i++) this.swap(head!, operands[i]!, operands[i + 1]!);
    for (const arg of args) this.visit(arg, inResult);
  }

  private isFlag({ from, to }: Part): boolean {
    return (FLAGS as readonly string[]).includes(this.text.slice(from, to));
  }

  /** Operands of an operation that commutes may be in any order. */
  private swap(head: Part, a: Part, b: Part): void {
    const name = this.text.slice(head.from, head.to);
    const row = OPS[`int.${name}` as keyof typeof OPS] ?? OPS[`float.${name}` as keyof typeof OPS];
    if (row !== undefined && 'commutes' in row) return;
    if (/^(?:cmp|float\.cmp)?\.?(?:eq|ne)$|^is$/.test(name)) return;
    if (/^(?:always\.(?:\[not )?p|fits\.[su](?:add|mul)$)/.test(name) && /mul|add/.test(name))
      return;
    const [x, y] = [this.text.slice(a.from, a.to), this.text.slice(b.from, b.to)];
    const between = this.text.slice(a.to, b.from);
    this.add(a.from, b.to, `${y}${between}${x}`, 'operands are swapped');
  }

  private head({ from, to }: Part): void {
    const name = this.text.slice(from, to);
    const names = name.split(/([.[\] ])/);
    let at = from;
    for (const part of names) {
      const other = PREDICATES[part] ?? OPERATIONS[part];
      if (other !== undefined) {
        const what =
          part in PREDICATES ? 'a predicate is another one' : 'an operation is another one';
        this.add(at, at + part.length, other, what);
      }
      at += part.length;
    }
    const call = /\[(?:not|swap|unsigned) (\w+)\]/.exec(name);
    if (call !== null)
      this.add(
        from + call.index,
        from + call.index + call[0].length,
        call[1]!,
        'a predicate is another one',
      );
  }

  private word({ from, to }: Part, word: string, inResult: boolean): void {
    if (this.isFlag({ from, to, parts: [] })) this.add(from, to, '', 'a flag is left out');
    const constant =
      CONSTANTS[word] ?? (/^-?\d+$/.test(word) ? String(BigInt(word) + 1n) : undefined);
    if (constant !== undefined) this.add(from, to, constant, 'a constant is another one');
    if (!inResult || !/^[a-zA-Z]$/.test(word)) return;
    const letters = new Set(
      this.text.slice(0, this.text.indexOf('=>')).match(/(?<![\w.[:])[a-zA-Z]\b/g),
    );
    for (const other of letters)
      if (other !== word) this.add(from, to, other, 'a letter is another one');
  }

  private parts(from: number, to: number): Part[] {
    let at = from;
    const skip = (): void => {
      while (this.text[at] === ' ') at++;
    };
    const read = (): Part => {
      const start = at;
      if (this.text[at] !== '(') {
        const word = /^(?:\w@(?=\()|(?:[^\s()[\]]|\[[^\]]*\])+)/.exec(this.text.slice(at))![0];
        at += word.length;
        return word.endsWith('@') ? { ...read(), from: start } : { from: start, to: at, parts: [] };
      }
      at++;
      const parts: Part[] = [];
      for (skip(); this.text[at] !== ')'; skip()) parts.push(read());
      at++;
      at += /^(?::[\w.]+)?/.exec(this.text.slice(at))![0].length;
      return { from: start, to: at, parts };
    };
    const out: Part[] = [];
    for (skip(); at < to; skip()) out.push(read());
    return out;
  }
}
