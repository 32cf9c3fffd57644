/**
 * Whole numbers in the arguments of attributes: written out, by the name of a constant, or computed
 * from such.
 */
import type { TokenTree } from '../syntax/index.ts';
import { type AttrArg, parseAttrArgs } from './cfg/index.ts';
import type { ModuleDef } from './defs.ts';
import { constNamed } from './names/index.ts';
import type { HirQueries } from './queries.ts';
import { mkUnevaluated } from './types/intern.ts';

const NUMBER = /^(?:0x[0-9a-f_]+|0b[01_]+|[0-9][0-9_]*)(?:[ui]\w+)?$/i;
const WORD = /^[A-Za-z_]\w*$/;
const UNSIGNED = new Set(['u8', 'u16', 'u32', 'u64', 'u128', 'usize']);

/**
 * A whole number written in decimal, hexadecimal, with underscores or a suffix; undefined for
 * everything else.
 */
function wholeNumber(text: string | undefined): number | undefined {
  if (text === undefined || !NUMBER.test(text)) return undefined;
  const value = Number(text.replaceAll('_', '').replace(/[ui](?:8|16|32|64|128|size)$/, ''));
  return Number.isSafeInteger(value) ? value : undefined;
}

/**
 * The number that an argument is, behind its `=` if there is one; undefined for what is none, or is
 * not known.
 */
export function attrNumber(
  hir: Pick<HirQueries, 'constValue'>,
  module: ModuleDef,
  arg: AttrArg | undefined,
): number | undefined {
  if (arg === undefined) return undefined;
  const [only, ...more] = arg.value;
  if (only?.kind === 'Token' && more.length === 0 && NUMBER.test(only.text))
    return wholeNumber(only.text);
  return new Reader(arg.value, (path) => constant(hir, module, path)).whole();
}

/** The whole numbers of a list in parentheses; undefined when one of them is none. */
export function attrNumbers(
  hir: Pick<HirQueries, 'constValue'>,
  module: ModuleDef,
  arg: AttrArg | undefined,
): readonly number[] | undefined {
  if (arg?.group === undefined) return undefined;
  const out: number[] = [];
  for (const one of parseAttrArgs(arg.group.trees)) {
    const value = one.isField ? undefined : attrNumber(hir, module, one);
    if (value === undefined) return undefined;
    out.push(value);
  }
  return out;
}

function constant(
  hir: Pick<HirQueries, 'constValue'>,
  module: ModuleDef,
  path: readonly string[],
): number | undefined {
  const def = constNamed(module, [...path]);
  const value = def && hir.constValue(mkUnevaluated(def, []));
  return value === undefined || value > Number.MAX_SAFE_INTEGER ? undefined : Number(value);
}

/** Binary operators by how tightly they bind, the loosest first. */
const LEVELS: readonly (readonly string[])[] = [
  ['<<', '>>'],
  ['+', '-'],
  ['*', '/', '%'],
];

/** Reads arithmetic on numbers and constants, `as` included; everything else is no number. */
class Reader {
  private readonly trees: readonly TokenTree[];
  private readonly constant: (path: readonly string[]) => number | undefined;
  private at = 0;

  constructor(
    trees: readonly TokenTree[],
    constant: (path: readonly string[]) => number | undefined,
  ) {
    this.trees = trees;
    this.constant = constant;
  }

  /** The number that all of the tokens are. */
  whole(): number | undefined {
    const value = this.level(0);
    return this.at === this.trees.length ? value : undefined;
  }

  private level(depth: number): number | undefined {
    const ops = LEVELS[depth];
    if (ops === undefined) return this.cast();
    let value = this.level(depth + 1);
    for (let op = this.take(ops); op !== undefined && value !== undefined; op = this.take(ops)) {
      value = compute(op, value, this.level(depth + 1));
    }
    return value;
  }

  private cast(): number | undefined {
    let value = this.operand();
    while (this.take(['as']) !== undefined) {
      const to = this.word();
      // A cast to a narrower type may cut something off.
      const isWide = to !== undefined && UNSIGNED.has(to) && to !== 'u8' && to !== 'u16';
      if (!isWide || (value ?? 0) >= 2 ** 32) value = undefined;
    }
    return value;
  }

  private operand(): number | undefined {
    const tree = this.trees[this.at];
    if (tree === undefined) return undefined;
    if (tree.kind === 'Group') {
      this.at++;
      if (tree.delim !== '(' && tree.delim !== '{') return undefined;
      return new Reader(tree.trees, this.constant).whole();
    }
    if (tree.kind === 'Token' && NUMBER.test(tree.text)) {
      this.at++;
      return wholeNumber(tree.text);
    }
    const path: string[] = [];
    do {
      const word = this.word();
      if (word === undefined) return undefined;
      path.push(word);
    } while (this.take(['::']) !== undefined);
    return this.constant(path);
  }

  private word(): string | undefined {
    const tree = this.trees[this.at];
    if (tree?.kind !== 'Token' || !WORD.test(tree.text)) return undefined;
    this.at++;
    return tree.text;
  }

  /** Takes one of these words or operators; those of two characters may be two tokens. */
  private take(wanted: readonly string[]): string | undefined {
    const [first, second] = [this.trees[this.at], this.trees[this.at + 1]];
    if (first?.kind !== 'Token') return undefined;
    if (wanted.includes(first.text)) {
      this.at++;
      return first.text;
    }
    const both = second?.kind === 'Token' ? first.text + second.text : '';
    if (first.spacing !== 'joint' || !wanted.includes(both)) return undefined;
    this.at += 2;
    return both;
  }
}

/**
 * What rustc would refuse is no number: less than nothing, a division by zero, a value that no
 * register holds.
 */
function compute(op: string, a: number, b: number | undefined): number | undefined {
  if (b === undefined || (b === 0 && (op === '/' || op === '%'))) return undefined;
  const value = OPERATORS[op]!(a, b);
  return value >= 0 && Number.isSafeInteger(value) ? value : undefined;
}

const OPERATORS: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => Math.floor(a / b),
  '%': (a, b) => a % b,
  '<<': (a, b) => a * 2 ** b,
  '>>': (a, b) => Math.floor(a / 2 ** b),
};
