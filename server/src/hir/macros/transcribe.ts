/**
 * Fills a rule's template with what its variables matched. Identifiers and groups of the template
 * get the expansion's hygiene mark; all other tokens of the template are shared between expansions.
 */

import type * as ast from '../../syntax/index.ts';
import { isWord, makeGroup, makeToken, remarked, T } from '../../syntax/index.ts';
import { noteCopies } from './copies.ts';
import { remarkFragment } from './fragment-tokens.ts';
import type { Marks } from './hygiene.ts';
import type { Match } from './match.ts';
import type { Template } from './rules.ts';

export type TranscribeOutcome =
  | { readonly trees: ast.TokenTree[]; readonly problem?: undefined }
  | { readonly problem: string };

/**
 * The output of a matched rule. `lazy`: outermost braces are filled when first looked into; what is
 * wrong inside them is then not reported, they are just empty.
 */
export function transcribe(
  template: readonly Template[],
  vars: readonly Match[],
  marker: Marks,
  lazy = false,
): TranscribeOutcome {
  const run = new Transcriber(vars, marker, [], lazy);
  const trees = run.list(template);
  return run.problem === undefined ? { trees } : { problem: run.problem };
}

/** Braces of the output whose inside is made when asked for. */
class LazyBraces implements ast.TokenGroup {
  readonly kind = 'Group';
  readonly delim = '{';
  start: number;
  end: number;
  file?: number | undefined;
  readonly ctxt: ast.SyntaxMark | undefined;
  readonly close: ast.Token;
  private fill: (() => ast.TokenTree[]) | undefined;
  private built: readonly ast.TokenTree[] = [];

  constructor(
    group: ast.TokenGroup,
    ctxt: ast.SyntaxMark | undefined,
    fill: () => ast.TokenTree[],
  ) {
    this.start = group.start;
    this.end = group.end;
    if (group.file !== undefined) this.file = group.file;
    this.close = group.close;
    this.ctxt = ctxt;
    this.fill = fill;
  }

  get trees(): readonly ast.TokenTree[] {
    if (this.fill !== undefined) {
      this.built = this.fill();
      this.fill = undefined;
    }
    return this.built;
  }
}

/** One open repetition. */
interface Round {
  index: number;
  readonly length: number;
}

class Transcriber {
  private readonly vars: readonly Match[];
  private readonly marker: Marks;
  /** Outermost first. */
  private readonly rounds: Round[];
  /** Braces at the place we are at are left for later. */
  private readonly lazy: boolean;
  /** How often each fragment was put out. */
  private readonly uses = new Map<ast.AnyNode, number>();
  problem: string | undefined;

  constructor(vars: readonly Match[], marker: Marks, rounds: Round[], lazy: boolean) {
    this.vars = vars;
    this.marker = marker;
    this.rounds = rounds;
    this.lazy = lazy;
  }

  list(template: readonly Template[]): ast.TokenTree[] {
    const out: ast.TokenTree[] = [];
    this.into(out, template);
    return out;
  }

  private fail(what: string): void {
    this.problem ??= what;
  }

  private into(out: ast.TokenTree[], template: readonly Template[]): void {
    for (const element of template) {
      if (this.problem !== undefined) return;
      if (--this.marker.origin.budget.left < 0) {
        this.fail('recursion limit reached while expanding this macro');
        return;
      }
      this.element(out, element);
    }
  }

  private element(out: ast.TokenTree[], element: Template): void {
    switch (element.op) {
      case 'token':
        out.push(this.token(element.token));
        break;
      case 'group':
        out.push(this.group(element));
        break;
      case 'var':
        this.variable(out, element.index, element.name);
        break;
      case 'seq':
        this.repeat(out, element);
        break;
      case 'ignore':
        break;
      case 'count':
        out.push(number(this.count(element), element.at));
        break;
      case 'index':
      case 'len': {
        const round = this.rounds[this.rounds.length - 1 - element.depth];
        if (round === undefined)
          this.fail(`meta-variable expression \`${element.op}\` outside a repetition`);
        else out.push(number(element.op === 'index' ? round.index : round.length, element.at));
        break;
      }
      case 'concat':
        this.concat(out, element);
        break;
    }
  }

  private token(token: ast.Token | ast.Interpolated): ast.TokenTree {
    if (token.kind === 'Interpolated') return remarkFragment(token, this.marker);
    if (!isWord(token.token) && token.token !== T.Lifetime && !namesVariables(token)) return token;
    return remarked(token, this.marker.mark(token.ctxt));
  }

  private group({ group, body }: Extract<Template, { op: 'group' }>): ast.TokenGroup {
    const ctxt = this.marker.mark(group.ctxt);
    if (this.lazy && group.delim === '{') {
      const rounds = this.rounds.map((round) => ({ ...round }));
      return new LazyBraces(group, ctxt, () =>
        new Transcriber(this.vars, this.marker, rounds, false).list(body),
      );
    }
    const { delim, close, start, end, file } = group;
    return makeGroup(delim, this.list(body), close, start, end, file, ctxt);
  }

  /**
   * What a variable matched in the current rounds, or undefined when it repeats deeper than that.
   */
  private current(index: number): Match | undefined {
    let match = this.vars[index];
    for (const round of this.rounds) {
      if (!isList(match)) break;
      match = match[round.index];
    }
    return match;
  }

  private variable(out: ast.TokenTree[], index: number, name: ast.Token): void {
    const match = this.current(index);
    if (match === undefined || isList(match)) {
      this.fail(`variable \`${name.text}\` is still repeating at this depth`);
    } else {
      out.push(match);
      if (match.kind === 'Interpolated') this.fragment(match.node);
    }
  }

  private fragment(node: ast.AnyNode): void {
    const times = (this.uses.get(node) ?? 0) + 1;
    this.uses.set(node, times);
    noteCopies(this.marker.origin.call, node, times);
  }

  private repeat(out: ast.TokenTree[], element: Extract<Template, { op: 'seq' }>): void {
    let length = -1;
    for (const index of element.vars) {
      const match = this.current(index);
      if (!isList(match)) continue;
      if (length >= 0 && match.length !== length) {
        this.fail('meta-variables of one repetition repeat a different number of times');
        return;
      }
      length = match.length;
    }
    if (length < 0) {
      this.fail('repetition contains no macro variables that repeat');
      return;
    }
    if (length === 0 && element.repeat === '+') {
      this.fail('this must repeat at least once');
      return;
    }
    const round: Round = { index: 0, length };
    this.rounds.push(round);
    for (; round.index < length; round.index++) {
      if (round.index > 0 && element.sep !== undefined) out.push(this.token(element.sep));
      this.into(out, element.body);
    }
    this.rounds.pop();
  }

  /**
   * Repetitions of a variable below the current rounds: of the innermost level, or `depth` levels
   * further out.
   */
  private count({ index, depth, nesting }: Extract<Template, { op: 'count' }>): number {
    const level = nesting - Math.min(nesting, this.rounds.length) - 1 - depth;
    const inner = (match: Match | undefined, left: number): number => {
      if (!isList(match)) return 1;
      if (left === 0) return match.length;
      return match.reduce<number>((sum, m) => sum + inner(m, left - 1), 0);
    };
    return inner(this.current(index), Math.max(0, level));
  }

  private concat(out: ast.TokenTree[], element: Extract<Template, { op: 'concat' }>): void {
    let text = '';
    for (const part of element.parts) {
      if ('text' in part) {
        text += part.text;
        continue;
      }
      const match = this.current(part.index);
      if (match === undefined || isList(match))
        this.fail('variable of `concat` is still repeating at this depth');
      else if (match.kind === 'Token') text += match.text.replace(/^r#|^"|"$/g, '');
      else if (match.kind === 'Interpolated' && match.node.kind === 'LitExpr') {
        text += match.node.text.replace(/^"|"$/g, '');
      } else this.fail('metavariables of `concat` must be of type `ident`, `literal` or `tt`');
    }
    const { start, end, file } = element.at;
    out.push(makeToken(T.Ident, text, 'alone', start, end, file, this.marker.mark()));
  }
}

function isList(match: Match | undefined): match is readonly Match[] {
  return Array.isArray(match);
}

function number(value: number, { start, end, file }: ast.TokenTree): ast.Token {
  return makeToken(T.Int, String(value), 'alone', start, end, file);
}

/**
 * A text that may be a format string, whose `{name}` is a variable of the place where it is
 * written.
 */
function namesVariables({ token, text }: ast.Token): boolean {
  return (token === T.Str || token === T.RawStr) && text.includes('{');
}
