/**
 * `core::intrinsics::mir::mir!`: bodies as rustc's MIR, written out. Those without branches become
 * a block of plain Rust: blocks follow each other as they jump. All else is refused by its name.
 * Source of the language: the documentation of `core::intrinsics::mir`.
 */
import { append } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import { refilled } from '../../syntax/index.ts';
import { splitCommas } from '../cfg/index.ts';
import { type QuotePlace, quote } from './quote.ts';

type Trees = readonly ast.TokenTree[];

/** What of the language has no translation here; named as it is written. */
export interface MirRefusal {
  readonly kind: 'unsupported';
  readonly what: string;
}

const isToken = (tree: ast.TokenTree | undefined, text: string): boolean =>
  tree?.kind === 'Token' && tree.text === text;

const textOf = (tree: ast.TokenTree | undefined): string =>
  tree?.kind === 'Token' ? tree.text : '';

/** Values that plain Rust has no words for. */
const VALUES: ReadonlySet<string> = new Set([
  'CastPtrToPtr',
  'CastTransmute',
  'CastUnsize',
  'Checked',
  'Const',
  'CopyForDeref',
  'Discriminant',
  'Field',
  'Len',
  'Offset',
  'PtrMetadata',
  'Static',
  'StaticMut',
  'Variant',
]);

/** Where a call goes on when the callee unwinds: on a GPU nothing does. */
const UNWINDS: ReadonlySet<string> = new Set([
  'UnwindUnreachable',
  'UnwindContinue',
  'UnwindTerminate',
]);

/** Blocks by name, the first under the empty one. */
type Blocks = ReadonlyMap<string, Trees>;

interface Parts {
  /** `let` without `mut`, each with what follows the word. */
  readonly locals: readonly Trees[];
  /** The return place as it is named in the text, and its type where that is given. */
  readonly ret: { readonly name: ast.TokenTree; readonly type: Trees } | undefined;
  readonly blocks: Blocks;
}

/** The tokens of a block that does the same, or what cannot be translated. */
export function expandMir(trees: Trees, place: QuotePlace): ast.TokenTree[] | MirRefusal {
  const parts = partsOf(trees);
  if ('what' in parts) return parts;
  const { locals, blocks } = parts;
  const ret = parts.ret ?? returnIn([...blocks.values()].flat());
  const body = new Body(blocks, ret?.name, place);
  const steps = body.from('');
  if ('what' in steps) return steps;
  const lets = locals.flatMap((local) => quote('let mut __0;', place, [local]));
  const ascribed = ret?.type.length === 0 ? 'let mut __0;' : 'let mut __0: __1;';
  const made = ret && quote(ascribed, place, [[ret.name], ret.type]);
  return quote('{ __0 }', place, [[...(made ?? []), ...lets, ...steps]]);
}

/** The first mention of `RET`. */
function returnIn(trees: Trees): Parts['ret'] {
  for (const tree of trees) {
    if (isToken(tree, 'RET')) return { name: tree, type: [] };
    const inside = tree.kind === 'Group' ? returnIn(tree.trees) : undefined;
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** Statements of a list; the last may have no semicolon. */
function splitStatements(trees: Trees): Trees[] {
  const out: ast.TokenTree[][] = [[]];
  for (const tree of trees) {
    if (isToken(tree, ';')) out.push([]);
    else out.at(-1)!.push(tree);
  }
  return out.filter((part) => part.length > 0);
}

function partsOf(trees: Trees): Parts | MirRefusal {
  const locals: Trees[] = [];
  let ret: Parts['ret'];
  const blocks = new Map<string, Trees>();
  let rest = [...trees];
  while (rest.length > 0) {
    const [first, second, third] = rest;
    if (first?.kind === 'Group' && first.delim === '{' && blocks.size === 0) {
      blocks.set('', first.trees);
      rest = rest.slice(1);
    } else if (isToken(second, '=') && third?.kind === 'Group' && blocks.size > 0) {
      blocks.set(textOf(first), third.trees);
      rest = rest.slice(3);
    } else {
      const end = rest.findIndex((tree) => isToken(tree, ';'));
      const word = textOf(first);
      if (end < 0 || (word !== 'let' && word !== 'type') || blocks.size > 0) return refused(first);
      if (word === 'let') locals.push(rest.slice(isToken(second, 'mut') ? 2 : 1, end));
      else ret = { name: second!, type: rest.slice(3, end) };
      rest = rest.slice(end + 1);
    }
  }
  return blocks.size === 0
    ? { kind: 'unsupported', what: 'custom MIR without a block' }
    : { locals, ret, blocks };
}

class Body {
  private readonly seen = new Set<string>();
  private readonly blocks: Blocks;
  private readonly ret: ast.TokenTree | undefined;
  private readonly place: QuotePlace;

  constructor(blocks: Blocks, ret: ast.TokenTree | undefined, place: QuotePlace) {
    this.blocks = blocks;
    this.ret = ret;
    this.place = place;
  }

  /** What happens from the start of a block on. */
  from(name: string): ast.TokenTree[] | MirRefusal {
    const block = this.blocks.get(name);
    if (block === undefined)
      return { kind: 'unsupported', what: `custom MIR without a block \`${name}\`` };
    if (this.seen.has(name)) return { kind: 'unsupported', what: 'a loop in custom MIR' };
    this.seen.add(name);
    const out: ast.TokenTree[] = [];
    const statements = splitStatements(block);
    const last = statements.pop();
    for (const statement of statements) {
      const step = this.statement(statement);
      if ('what' in step) return step;
      append(out, step);
    }
    const end = this.terminator(last ?? []);
    return 'what' in end ? end : [...out, ...end];
  }

  private statement(trees: Trees): ast.TokenTree[] | MirRefusal {
    const [first, group] = trees;
    if (isToken(first, 'SetDiscriminant') && group?.kind === 'Group') {
      const [target, variant] = splitCommas(group.trees);
      if (target === undefined || variant === undefined) return refused(first);
      const holes = [target, variant];
      const call = '$crate::intrinsics::set_discriminant::<_, { __1 }>(&mut __0);';
      return quote(call, this.place, holes);
    }
    return trees.some((tree) => isToken(tree, '=')) ? this.assigned(trees) : refused(first);
  }

  private assigned(trees: Trees): ast.TokenTree[] | MirRefusal {
    const given = values(trees);
    return 'what' in given ? given : quote('__0;', this.place, [given]);
  }

  private terminator(trees: Trees): ast.TokenTree[] | MirRefusal {
    const [first, group, more] = trees;
    if (group?.kind !== 'Group' || more !== undefined) return refused(first);
    switch (textOf(first)) {
      case 'Return':
        if (this.ret === undefined) return quote('return;', this.place);
        return quote('return __0;', this.place, [[this.ret]]);
      case 'Goto':
        return this.from(textOf(group.trees[0]));
      case 'Unreachable':
        return quote('unsafe { $crate::hint::unreachable_unchecked() }', this.place);
      case 'Call':
        return this.call(group.trees);
      default:
        return refused(first);
    }
  }

  /** `place = callee(arguments), ReturnTo(block), unwinding`. */
  private call(trees: Trees): ast.TokenTree[] | MirRefusal {
    const [made, target, unwind] = splitCommas(trees);
    const [word, group] = target ?? [];
    if (made === undefined || !isToken(word, 'ReturnTo') || group?.kind !== 'Group')
      return refused(word);
    if (!UNWINDS.has(textOf(unwind?.[0]))) return refused(unwind?.[0]);
    const step = this.assigned(made);
    if ('what' in step) return step;
    const rest = this.from(textOf(group.trees[0]));
    return 'what' in rest ? rest : [...step, ...rest];
  }
}

function refused(at: ast.TokenTree | undefined): MirRefusal {
  const word = textOf(at) || 'a block';
  return { kind: 'unsupported', what: `\`${word}\` of custom MIR` };
}

/** The same without `Move`: what is moved from is not read again. */
function values(trees: Trees): ast.TokenTree[] | MirRefusal {
  const out: ast.TokenTree[] = [];
  for (const [at, tree] of trees.entries()) {
    const next = trees[at + 1];
    const isCall = next?.kind === 'Group' && next.delim === '(';
    if (isCall && VALUES.has(textOf(tree))) return refused(tree);
    if (isCall && isToken(tree, 'Move')) continue;
    if (tree.kind !== 'Group') {
      out.push(tree);
      continue;
    }
    const inside = values(tree.trees);
    if ('what' in inside) return inside;
    out.push(refilled(tree, inside));
  }
  return out;
}
