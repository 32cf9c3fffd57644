/**
 * Matches the tokens of a macro call against a rule, in lockstep over all ways through its
 * repetitions, as rustc's `TtParser` does: no backtracking, and once a fragment is being parsed its
 * failure is the end of the call.
 */

import type * as ast from '../../syntax/index.ts';
import { type Fragment, isWord, parseFragment, respelt, T } from '../../syntax/index.ts';
import { mayBegin } from './begin.ts';
import type { FlatTokens } from './flat.ts';
import { makeFragment } from './fragment-tokens.ts';
import type { Loc, Rule } from './rules.ts';

/**
 * What a variable matched: one fragment as the tree to insert, or one list for each level of
 * repetition.
 */
export type Match = ast.TokenTree | readonly Match[];

export type MatchOutcome =
  | { readonly kind: 'matched'; readonly vars: readonly Match[] }
  /** The rule does not apply; `at` is how far it came, for the best message. */
  | { readonly kind: 'failed'; readonly at: number }
  /** No other rule is tried. */
  | { readonly kind: 'error'; readonly at: number; readonly what: string };

/** What a thread has matched so far: a list that shares its past with other threads. */
interface Event {
  readonly prev: Event | undefined;
  /** Variable bound; or a repetition entered with the variables `[first, first + count)`. */
  readonly index: number;
  readonly count: number;
  readonly depth: number;
  readonly tree: ast.TokenTree | undefined;
}

interface Thread {
  at: number;
  events: Event | undefined;
  /** Others came here on another way: they would go on, and end, as this one does. */
  isShared: boolean;
}

/** Where the threads stand when all have come to a token. */
interface Step {
  /** Those that took it. */
  readonly next: Thread[];
  /** Those for which it may begin a fragment. */
  readonly wanting: Thread[];
  /** Those that are at the end of the rule, where the token is the end of the call. */
  readonly done: Thread[];
}

/** Runs each thread up to the token; takes the list apart. */
function runThreads(
  program: Rule['program'],
  current: Thread[],
  kind: FlatTokens['kinds'][number],
  tree: FlatTokens['trees'][number] | undefined,
  written: ast.Edition,
): Step {
  const step: Step = { next: [], wanting: [], done: [] };
  for (let thread = current.pop(); thread !== undefined; thread = current.pop()) {
    const loc = program[thread.at]!;
    switch (loc.op) {
      case 'token':
        if (sameToken(loc, kind, tree)) {
          thread.at++;
          goOn(step.next, thread);
        }
        break;
      case 'seq':
        enterSequence(thread, loc, current);
        break;
      case 'loop':
        current.push(fork(thread, thread.at + 1));
        if (loc.repeat !== '?') {
          thread.at = loc.body;
          current.push(thread);
        }
        break;
      case 'sep':
        // Behind the repetition, or through the separator to its start.
        current.push(fork(thread, thread.at + 2));
        if (sameToken(loc, kind, tree)) {
          thread.at++;
          goOn(step.next, thread);
        }
        break;
      case 'loop-sep':
        thread.at = loc.body;
        current.push(thread);
        break;
      case 'var':
        if (mayBegin(loc.fragment, kind, tree, written)) step.wanting.push(thread);
        break;
      case 'end':
        if (kind === T.Eof) step.done.push(thread);
        break;
    }
  }
  return step;
}

function fork({ events, isShared }: Thread, at: number): Thread {
  return { at, events, isShared };
}

/** Adds a thread, or notes that it is where another one is: there would be ever more of them. */
function goOn(next: Thread[], thread: Thread): void {
  const other = next.find(({ at }) => at === thread.at);
  if (other === undefined) next.push(thread);
  else other.isShared = true;
}

/**
 * `edition`: that of who calls, in which what is given is read. `written`: that of the rule, for
 * what its fragments mean.
 */
export function matchRule(
  rule: Rule,
  given: FlatTokens,
  edition: ast.Edition,
  written: ast.Edition,
): MatchOutcome {
  const { program } = rule;
  let input = given;
  let current: Thread[] = [{ at: 0, events: undefined, isShared: false }];
  let pos = 0;
  for (;;) {
    const kind = input.kinds[pos]!;
    const { next, wanting, done } = runThreads(program, current, kind, input.trees[pos], written);
    if (kind === T.Eof) {
      const [only, second] = done;
      if (only === undefined) return { kind: 'failed', at: pos };
      if (second !== undefined || only.isShared)
        return { kind: 'error', at: pos, what: 'ambiguity: multiple successful parses' };
      return { kind: 'matched', vars: bindings(only.events, rule.varCount) };
    }
    if (wanting.length === 0) {
      if (next.length === 0) return { kind: 'failed', at: pos };
      pos++;
      current = next;
      continue;
    }
    if (wanting.length > 1 || next.length > 0 || wanting[0]!.isShared) {
      return { kind: 'error', at: pos, what: 'local ambiguity when calling macro' };
    }
    const thread = wanting[0]!;
    const loc = program[thread.at] as Extract<Loc, { op: 'var' }>;
    const taken = takeFragment(loc.fragment, input, pos, edition, written);
    if (typeof taken === 'string') return { kind: 'error', at: pos, what: taken };
    thread.events = {
      prev: thread.events,
      index: loc.index,
      count: 0,
      depth: loc.depth,
      tree: taken.tree,
    };
    thread.at++;
    pos = taken.next;
    current = [thread];
    if (taken.rest !== undefined) input = withToken(input, pos, taken.rest);
  }
}

/** The input with another token at one place: a fragment took the front of a glued one. */
function withToken(input: FlatTokens, at: number, token: ast.Token): FlatTokens {
  return { ...input, trees: input.trees.with(at, token), kinds: input.kinds.with(at, token.token) };
}

function enterSequence(thread: Thread, loc: Extract<Loc, { op: 'seq' }>, current: Thread[]): void {
  if (loc.count > 0) {
    thread.events = {
      prev: thread.events,
      index: loc.first,
      count: loc.count,
      depth: loc.depth,
      tree: undefined,
    };
  }
  if (loc.repeat !== '+') current.push(fork(thread, loc.after));
  thread.at++;
  current.push(thread);
}

function sameToken(
  loc: { readonly kind: number; readonly text: string },
  kind: number,
  tree: ast.TokenTree | undefined,
): boolean {
  if (kind >= T.LParen && kind <= T.RBrace) return loc.kind === kind;
  if (tree?.kind !== 'Token') return false;
  if (tree.text !== loc.text) return false;
  // A word that is a keyword in one of the crates only is the same word.
  return kind === loc.kind || (isWord(kind) && isWord(loc.kind)) || tree.text === '$crate';
}

/** Turns the events of the winning thread into nested lists. */
function bindings(last: Event | undefined, varCount: number): Match[] {
  const events: Event[] = [];
  for (let e = last; e !== undefined; e = e.prev) events.push(e);
  const vars = new Array<Match>(varCount);
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i]!;
    if (event.tree !== undefined) bind(vars, event.index, event.depth, event.tree);
    else
      for (let v = event.index; v < event.index + event.count; v++) bind(vars, v, event.depth, []);
  }
  return vars;
}

/** Appends at the innermost open repetition; at depth 0 the value itself. */
function bind(vars: Match[], index: number, depth: number, value: Match): void {
  if (depth === 0) {
    vars[index] = value;
    return;
  }
  let list = vars[index] as Match[];
  for (let d = 1; d < depth; d++) list = list[list.length - 1] as Match[];
  list.push(value);
}

/**
 * One fragment from `pos`: what is to be inserted for it, and the position behind. A string says
 * why there is none.
 */
function takeFragment(
  fragment: ast.FragmentKind,
  input: FlatTokens,
  pos: number,
  edition: ast.Edition,
  written: ast.Edition,
): { readonly tree: ast.TokenTree; readonly next: number; readonly rest?: ast.Token } | string {
  const first = input.trees[pos]!;
  if (fragment === 'tt') return { tree: first, next: (input.partner.get(pos) ?? pos) + 1 };
  if (fragment === 'ident' || fragment === 'lifetime') return { tree: first, next: pos + 1 };
  const list = input.lists[pos]!;
  const at = input.places[pos]!;
  if (
    first.kind === 'Interpolated' &&
    first.fragment === fragment &&
    !goesOn(fragment, list[at + 1])
  ) {
    return { tree: first, next: pos + 1 };
  }
  const parsed = parseFragment(fragment, list, at, edition, written);
  if (parsed === undefined) return `expected ${FRAGMENT_NAMES[fragment]}`;
  const { start, file } = first;
  const end = parsed.next > at ? list[parsed.next - 1]!.end : start;
  const tree = makeFragment(fragment, parsed.node, tokensOf(list, at, parsed), start, end, file, {
    edition,
    written,
  });
  const next = flatIndex(input, pos, parsed.next - at);
  return parsed.rest === undefined ? { tree, next } : { tree, next, rest: parsed.rest };
}

/** Could a fragment that begins with one of its own kind be longer, as in `$e + 1`? */
function goesOn(fragment: ast.FragmentKind, next: ast.TokenTree | undefined): boolean {
  if (next === undefined || !EXTENSIBLE.has(fragment)) return false;
  return (
    next.kind !== 'Token' ||
    (next.token !== T.Comma && next.token !== T.Semi && next.token !== T.FatArrow)
  );
}

const EXTENSIBLE: ReadonlySet<ast.FragmentKind> = new Set([
  'expr',
  'expr_2021',
  'stmt',
  'ty',
  'pat',
]);

/** The tokens a fragment took, the front of a glued one included. */
function tokensOf(
  list: readonly ast.TokenTree[],
  at: number,
  parsed: Fragment,
): readonly ast.TokenTree[] {
  const taken = list.slice(at, parsed.next);
  const glued = list[parsed.next];
  if (parsed.rest === undefined || glued?.kind !== 'Token') return taken;
  const text = glued.text.slice(0, glued.text.length - parsed.rest.text.length);
  return [...taken, respelt(glued, T.Gt, text, glued.start, glued.start + text.length)];
}

/** The flat index `count` trees behind `pos` in the same list. */
function flatIndex(input: FlatTokens, pos: number, count: number): number {
  let at = pos;
  for (let i = 0; i < count; i++) at = (input.partner.get(at) ?? at) + 1;
  return at;
}

const FRAGMENT_NAMES: Readonly<Record<ast.FragmentKind, string>> = {
  expr: 'expression',
  expr_2021: 'expression',
  ty: 'type',
  pat: 'pattern',
  pat_param: 'pattern',
  stmt: 'a statement',
  block: '`{`',
  item: 'an item keyword',
  path: 'identifier',
  meta: 'identifier',
  vis: 'visibility',
  literal: 'literal',
  ident: 'identifier',
  lifetime: 'a lifetime',
  tt: 'a token tree',
};
