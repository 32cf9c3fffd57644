/**
 * `macro_rules!` and `macro` definitions read once into rules: the pattern as a small program for
 * `match.ts`, the template as a tree for `transcribe.ts`. Knows tokens only. What is wrong with a
 * definition is found here.
 */

import { memo } from '../../db/index.ts';
import type * as ast from '../../syntax/index.ts';
import { isWord, lastIdent, respelt, T } from '../../syntax/index.ts';

/** Positions of a pattern, in rustc's `MatcherLoc` form: repetitions are jumps. */
export type Loc =
  | { readonly op: 'token'; readonly kind: number; readonly text: string }
  /**
   * `first` is the first variable of the repetition, `count` how many it holds; `after` the
   * position behind it.
   */
  | {
      readonly op: 'seq';
      readonly repeat: RepeatOp;
      readonly first: number;
      readonly count: number;
      readonly depth: number;
      readonly after: number;
    }
  | { readonly op: 'loop'; readonly repeat: RepeatOp; readonly body: number }
  | { readonly op: 'sep'; readonly kind: number; readonly text: string }
  | { readonly op: 'loop-sep'; readonly body: number }
  | {
      readonly op: 'var';
      readonly index: number;
      readonly fragment: ast.FragmentKind;
      readonly depth: number;
    }
  | { readonly op: 'end' };

export type RepeatOp = '*' | '+' | '?';

export type Template =
  | { readonly op: 'token'; readonly token: ast.Token | ast.Interpolated }
  | { readonly op: 'group'; readonly group: ast.TokenGroup; readonly body: readonly Template[] }
  | {
      readonly op: 'var';
      readonly index: number;
      readonly dollar: ast.Token;
      readonly name: ast.Token;
    }
  | {
      readonly op: 'seq';
      readonly body: readonly Template[];
      readonly sep: ast.Token | undefined;
      readonly repeat: RepeatOp;
      /** Variables that occur inside, `${ignore}` and `${count}` included as far as they repeat. */
      readonly vars: readonly number[];
      readonly at: ast.TokenTree;
    }
  /** `nesting`: at how many repetitions the variable stands in the pattern. */
  | {
      readonly op: 'count';
      readonly index: number;
      readonly depth: number;
      readonly nesting: number;
      readonly at: ast.TokenTree;
    }
  | { readonly op: 'index' | 'len'; readonly depth: number; readonly at: ast.TokenTree }
  | { readonly op: 'ignore'; readonly index: number }
  | { readonly op: 'concat'; readonly parts: readonly ConcatPart[]; readonly at: ast.TokenTree };

export type ConcatPart = { readonly text: string } | { readonly index: number };

export interface Rule {
  readonly program: readonly Loc[];
  readonly varCount: number;
  readonly template: readonly Template[];
  /** For `macro` with attribute-like rules and messages: where the pattern stands. */
  readonly pattern: ast.TokenGroup;
}

export interface CompiledMacro {
  readonly rules: readonly Rule[];
  readonly problems: readonly { readonly what: string; readonly at: ast.TokenTree }[];
}

const FRAGMENTS = new Set<string>([
  'expr',
  'expr_2021',
  'ty',
  'pat',
  'pat_param',
  'stmt',
  'block',
  'item',
  'path',
  'meta',
  'vis',
  'literal',
  'ident',
  'lifetime',
  'tt',
]);

const cache = memo<object, CompiledMacro>('hir.rules');

/**
 * Reads a definition; memoised by its node. Rules that cannot be read are left out and named in
 * `problems`. `edition` is that of its crate.
 */
export function compileMacro(
  node: ast.MacroRules | ast.MacroDef,
  edition: ast.Edition,
): CompiledMacro {
  const known = cache.get(node);
  if (known !== undefined) return known;
  const problems: { what: string; at: ast.TokenTree }[] = [];
  const rules: Rule[] = [];
  const file = node.file;
  if (file !== undefined) stampFile(node.body, file);
  if (node.kind === 'MacroDef' && node.params !== undefined) {
    addRule(rules, problems, node.params, node.body, edition);
  } else readRules(node.body.trees, rules, problems, edition);
  const made = { rules, problems };
  cache.set(node, made);
  return made;
}

/**
 * Gives all tokens of a definition the file they stand in, so that they may be shared by all
 * expansions.
 */
export function stampFile(tree: ast.TokenTree, file: number): void {
  tree.file ??= file;
  if (tree.kind !== 'Group') return;
  tree.close.file ??= file;
  for (const inner of tree.trees) stampFile(inner, file);
}

function readRules(
  trees: readonly ast.TokenTree[],
  rules: Rule[],
  problems: { what: string; at: ast.TokenTree }[],
  edition: ast.Edition,
): void {
  for (let i = 0; i < trees.length; ) {
    const pattern = trees[i]!;
    const arrow = trees[i + 1];
    const body = trees[i + 2];
    if (pattern.kind !== 'Group' || !isToken(arrow, '=>') || body?.kind !== 'Group') {
      problems.push({ what: 'malformed macro rule', at: pattern });
      return;
    }
    addRule(rules, problems, pattern, body, edition);
    i += 3;
    if (isToken(trees[i], ';') || isToken(trees[i], ',')) i++;
  }
}

function addRule(
  rules: Rule[],
  problems: { what: string; at: ast.TokenTree }[],
  pattern: ast.TokenGroup,
  body: ast.TokenGroup,
  edition: ast.Edition,
): void {
  const compiler = new PatternCompiler();
  compiler.list(pattern.trees, 0);
  compiler.program.push({ op: 'end' });
  const reader = new TemplateReader(compiler.vars, compiler.depths, lastIdent(edition));
  const template = reader.list(body.trees);
  const problem = compiler.problem ?? reader.problem;
  if (problem !== undefined) problems.push(problem);
  else
    rules.push({ program: compiler.program, varCount: compiler.depths.length, template, pattern });
}

function isToken(tree: ast.TokenTree | undefined, text: string): boolean {
  return tree?.kind === 'Token' && tree.text === text;
}

function isIdent(tree: ast.TokenTree | undefined): tree is ast.Token {
  return tree?.kind === 'Token' && isWord(tree.token);
}

/** What may stand between `$` and `:`; `$_:tt` has a name that nobody needs. */
function isVariableName(tree: ast.TokenTree): tree is ast.Token {
  return isIdent(tree) || isToken(tree, '_');
}

/** `$x` of different marks are different variables. */
function varKey(name: ast.Token): string {
  const text = name.text.startsWith('r#') ? name.text.slice(2) : name.text;
  return name.ctxt ? `${text}#${name.ctxt.id}` : text;
}

/** What follows `$(..)`: an optional separator and the operator. */
function readRepeat(
  trees: readonly ast.TokenTree[],
  at: number,
): { sep: ast.Token | undefined; repeat: RepeatOp; next: number } | undefined {
  const first = trees[at];
  if (first?.kind !== 'Token') return undefined;
  const second = trees[at + 1];
  if (isRepeatOp(first.text)) return { sep: undefined, repeat: first.text, next: at + 1 };
  if (second?.kind === 'Token' && isRepeatOp(second.text)) {
    return { sep: first, repeat: second.text, next: at + 2 };
  }
  return undefined;
}

function isRepeatOp(text: string): text is RepeatOp {
  return text === '*' || text === '+' || text === '?';
}

const OPEN: Readonly<Record<string, number>> = { '(': T.LParen, '[': T.LBracket, '{': T.LBrace };

class PatternCompiler {
  readonly program: Loc[] = [];
  /** Variable numbers by key, and their repetition depths by number. */
  readonly vars = new Map<string, number>();
  readonly depths: number[] = [];
  problem: { what: string; at: ast.TokenTree } | undefined;

  list(trees: readonly ast.TokenTree[], depth: number): void {
    for (let i = 0; i < trees.length; ) i = this.element(trees, i, depth);
  }

  private element(trees: readonly ast.TokenTree[], i: number, depth: number): number {
    const tree = trees[i]!;
    const next = trees[i + 1];
    if (tree.kind === 'Group') {
      this.group(tree, depth);
      return i + 1;
    }
    if (tree.kind === 'Interpolated') {
      this.problem ??= { what: 'macro fragment in a macro pattern', at: tree };
      return i + 1;
    }
    if (tree.text !== '$' || next === undefined) {
      this.program.push({ op: 'token', kind: tree.token, text: tree.text });
      return i + 1;
    }
    if (next.kind === 'Token' && next.text === '$') {
      this.program.push({ op: 'token', kind: next.token, text: '$' });
      return i + 2;
    }
    if (next.kind === 'Group' && next.delim === '(') return this.repetition(trees, i, next, depth);
    if (isVariableName(next)) {
      const colon = trees[i + 2];
      const fragment = trees[i + 3];
      if (isToken(colon, ':') && isIdent(fragment)) {
        this.variable(next, fragment, depth);
        return i + 4;
      }
      if (next.text === 'crate') {
        this.program.push({ op: 'token', kind: T.Ident, text: '$crate' });
        return i + 2;
      }
      this.problem ??= { what: `missing fragment specifier of \`$${next.text}\``, at: next };
      return i + 2;
    }
    this.problem ??= { what: 'unexpected token after `$` in a macro pattern', at: tree };
    return i + 2;
  }

  private group(group: ast.TokenGroup, depth: number): void {
    if (group.delim === '') {
      this.list(group.trees, depth);
      return;
    }
    this.program.push({ op: 'token', kind: OPEN[group.delim]!, text: group.delim });
    this.list(group.trees, depth);
    this.program.push({ op: 'token', kind: OPEN[group.delim]! + 1, text: '' });
  }

  private variable(name: ast.Token, fragment: ast.Token, depth: number): void {
    if (!FRAGMENTS.has(fragment.text)) {
      this.problem ??= { what: `unknown fragment specifier \`${fragment.text}\``, at: fragment };
      return;
    }
    const key = varKey(name);
    if (this.vars.has(key))
      this.problem ??= { what: `duplicate macro variable \`$${name.text}\``, at: name };
    const index = this.depths.length;
    this.vars.set(key, index);
    this.depths.push(depth);
    this.program.push({ op: 'var', index, fragment: fragment.text as ast.FragmentKind, depth });
  }

  private repetition(
    trees: readonly ast.TokenTree[],
    i: number,
    group: ast.TokenGroup,
    depth: number,
  ): number {
    const repeat = readRepeat(trees, i + 2);
    if (repeat === undefined) {
      this.problem ??= { what: 'expected one of: `*`, `+`, or `?`', at: group };
      return i + 2;
    }
    const at = this.program.length;
    const first = this.depths.length;
    const seq = { op: 'seq' as const, repeat: repeat.repeat, first, count: 0, depth, after: 0 };
    this.program.push(seq);
    this.list(group.trees, depth + 1);
    if (repeat.sep === undefined && this.canBeEmpty(at + 1, this.program.length)) {
      this.problem ??= { what: 'repetition matches empty token tree', at: group };
    }
    if (repeat.sep !== undefined) {
      this.program.push({ op: 'sep', kind: repeat.sep.token, text: repeat.sep.text });
      this.program.push({ op: 'loop-sep', body: at + 1 });
    } else {
      this.program.push({ op: 'loop', repeat: repeat.repeat, body: at + 1 });
    }
    seq.count = this.depths.length - first;
    seq.after = this.program.length;
    return repeat.next;
  }

  /**
   * Could the positions match nothing at all? Then a repetition without a separator would never
   * end.
   */
  private canBeEmpty(from: number, to: number): boolean {
    for (let i = from; i < to; ) {
      const loc = this.program[i]!;
      if (loc.op === 'seq') {
        if (loc.repeat === '+') return false;
        i = loc.after;
      } else if (loc.op === 'var' && loc.fragment === 'vis') i++;
      else return false;
    }
    return true;
  }
}

class TemplateReader {
  private readonly vars: ReadonlyMap<string, number>;
  private readonly depths: readonly number[];
  /** Variables seen since the innermost open repetition began. */
  private seen: Set<number> = new Set();
  /** The last kind of word that is an identifier where the macro was written. */
  private readonly lastIdent: number;
  problem: { what: string; at: ast.TokenTree } | undefined;

  constructor(vars: ReadonlyMap<string, number>, depths: readonly number[], last: number) {
    this.vars = vars;
    this.depths = depths;
    this.lastIdent = last;
  }

  list(trees: readonly ast.TokenTree[]): Template[] {
    const out: Template[] = [];
    for (let i = 0; i < trees.length; ) i = this.element(trees, i, out);
    return out;
  }

  /**
   * A later edition's keyword is an identifier wherever the macro is called. `dyn` is told apart by
   * what is behind it.
   */
  private asWritten(token: ast.Token): ast.Token {
    const { token: kind, text, start, end } = token;
    const isName = kind >= T.KwGen && kind <= this.lastIdent && kind !== T.KwDyn;
    return isName ? respelt(token, T.Ident, text, start, end) : token;
  }

  private element(trees: readonly ast.TokenTree[], i: number, out: Template[]): number {
    const tree = trees[i]!;
    if (tree.kind === 'Group') {
      out.push({ op: 'group', group: tree, body: this.list(tree.trees) });
      return i + 1;
    }
    if (tree.kind === 'Interpolated') {
      // A fragment of the macro that made this macro.
      out.push({ op: 'token', token: tree });
      return i + 1;
    }
    const next = trees[i + 1];
    if (tree.text !== '$' || next === undefined) {
      out.push({ op: 'token', token: this.asWritten(tree) });
      return i + 1;
    }
    if (next.kind === 'Token' && next.text === '$') {
      out.push({ op: 'token', token: next });
      return i + 2;
    }
    if (isVariableName(next)) {
      const index = this.vars.get(varKey(next));
      if (index !== undefined) {
        this.seen.add(index);
        out.push({ op: 'var', index, dollar: tree, name: next });
      } else if (next.text === 'crate') {
        out.push({ op: 'token', token: respelt(next, T.Ident, '$crate', next.start, next.end) });
      } else {
        out.push({ op: 'token', token: tree }, { op: 'token', token: next });
      }
      return i + 2;
    }
    if (next.kind === 'Group' && next.delim === '(') return this.repetition(trees, i, next, out);
    if (next.kind === 'Group' && next.delim === '{') {
      this.metaExpr(next, out);
      return i + 2;
    }
    out.push({ op: 'token', token: tree });
    return i + 1;
  }

  private repetition(
    trees: readonly ast.TokenTree[],
    i: number,
    group: ast.TokenGroup,
    out: Template[],
  ): number {
    const repeat = readRepeat(trees, i + 2);
    if (repeat === undefined) {
      this.problem ??= { what: 'expected one of: `*`, `+`, or `?`', at: group };
      return i + 2;
    }
    const outer = this.seen;
    this.seen = new Set();
    const body = this.list(group.trees);
    const vars = [...this.seen];
    for (const v of vars) outer.add(v);
    this.seen = outer;
    if (!vars.some((v) => this.depths[v]! > 0)) {
      this.problem ??= { what: 'repetition contains no macro variables that repeat', at: group };
    }
    out.push({ op: 'seq', body, sep: repeat.sep, repeat: repeat.repeat, vars, at: group });
    return repeat.next;
  }

  /** `${count($x, 1)}` and the others. */
  private metaExpr(group: ast.TokenGroup, out: Template[]): void {
    const [name, args] = group.trees;
    const list = args?.kind === 'Group' ? args.trees : [];
    const plain = list.filter((t) => !isToken(t, '$') && !isToken(t, ','));
    const number = (tree: ast.TokenTree | undefined): number =>
      tree?.kind === 'Token' && tree.token === T.Int ? Number.parseInt(tree.text, 10) : 0;
    const variable = (): number => {
      const first = plain[0];
      const index = isIdent(first) ? this.vars.get(varKey(first)) : undefined;
      if (index === undefined) this.problem ??= { what: 'expected a macro variable', at: group };
      return index ?? 0;
    };
    const word = isIdent(name) ? name.text : '';
    switch (word) {
      case 'count':
        {
          const index = variable();
          const nesting = this.depths[index] ?? 0;
          out.push({ op: 'count', index, depth: number(plain[1]), nesting, at: group });
        }
        return;
      case 'index':
      case 'len':
        out.push({ op: word as 'index' | 'len', depth: number(plain[0]), at: group });
        return;
      case 'ignore': {
        const index = variable();
        this.seen.add(index);
        out.push({ op: 'ignore', index });
        return;
      }
      case 'concat':
        out.push({ op: 'concat', parts: this.concatParts(list), at: group });
        return;
      default:
        this.problem ??= { what: 'unknown macro metavariable expression', at: group };
    }
  }

  private concatParts(list: readonly ast.TokenTree[]): ConcatPart[] {
    const parts: ConcatPart[] = [];
    for (let i = 0; i < list.length; i++) {
      const tree = list[i]!;
      const next = list[i + 1];
      if (isToken(tree, '$') && isIdent(next)) {
        const index = this.vars.get(varKey(next));
        if (index !== undefined) {
          this.seen.add(index);
          parts.push({ index });
        }
        i++;
      } else if (tree.kind === 'Token' && !isToken(tree, ',')) {
        parts.push({ text: tree.text.replace(/^(?:r#)?"?|"$/g, '') });
      }
    }
    return parts;
  }
}
