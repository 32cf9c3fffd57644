/**
 * Items in the arguments and definitions of macros: what looks like a function with attributes, a
 * module, or a group of further items, read from tokens alone.
 */
import { append } from '../../base/index.ts';
import type { TokenGroup, TokenTree } from '../../syntax/index.ts';
import { type Condition, readCondition } from './conditions.ts';

/** An attribute that may mark a function, with the condition under which it is there. */
export interface Mark {
  readonly path: readonly string[];
  readonly args: string;
  readonly condition?: Condition;
}

/** What is found among tokens; `conditions` are its own `cfg`s. */
export type TokenItem = { readonly conditions: readonly Condition[] } & (
  | {
      readonly kind: 'fn';
      /** `$name` where the macro is given it. */
      readonly name: string;
      readonly nameStart: number;
      readonly nameEnd: number;
      /** From the first attribute to the end of the body. */
      readonly start: number;
      readonly end: number;
      readonly marks: readonly Mark[];
      readonly abi: string | undefined;
    }
  | { readonly kind: 'mod'; readonly name: string; readonly paths: readonly string[] }
  /** `mod $name`: the name is known where the macro is called. */
  | { readonly kind: 'open' }
  /** `module`: the name of the inline module that it is the body of. */
  | {
      readonly kind: 'group';
      readonly trees: readonly TokenTree[];
      readonly module: string | undefined;
    }
);

/** The items among tokens, in their order. */
export function itemsAmong(trees: readonly TokenTree[], text: string): readonly TokenItem[] {
  return new Scan(trees, text).run();
}

/** What may be written between attributes and `fn`; `$vis` of a macro is two tokens. */
const BEFORE_FN = /^(?:pub|unsafe|safe|const|async|crate|mod|\$|\$\w+)$/;

class Scan {
  private readonly trees: readonly TokenTree[];
  private readonly text: string;
  private readonly found: TokenItem[] = [];
  private at = 0;
  // What has been read of the next item.
  private marks: Mark[] = [];
  private conditions: Condition[] = [];
  private paths: string[] = [];
  private abi: string | undefined;
  private start: number | undefined;

  constructor(trees: readonly TokenTree[], text: string) {
    this.trees = trees;
    this.text = text;
  }

  run(): readonly TokenItem[] {
    for (; this.at < this.trees.length; this.at++) {
      const tree = this.trees[this.at]!;
      if (tree.kind === 'Group') this.group(tree);
      else if (tree.kind === 'Token') this.token(tree);
      else this.forget();
    }
    return this.found;
  }

  private forget(): void {
    this.marks = [];
    this.conditions = [];
    this.paths = [];
    this.abi = undefined;
    this.start = undefined;
  }

  private token(tree: Extract<TokenTree, { kind: 'Token' }>): void {
    const next = this.trees[this.at + 1];
    const isAttribute = tree.text === '#' && next?.kind === 'Group' && next.delim === '[';
    if (isAttribute) this.attribute(tree.start, next);
    else if (tree.text === 'extern' && wordOf(next).startsWith('"')) {
      this.start ??= tree.start;
      this.abi = wordOf(next).slice(1, -1);
      this.at++;
    } else if (tree.text === 'fn' && next?.kind === 'Token') this.fn(tree.start, next);
    else if (tree.text === 'mod' && next?.kind === 'Token') this.mod(next);
    else if (!BEFORE_FN.test(tree.text)) {
      // The name of a module or of a fragment.
      const before = wordOf(this.trees[this.at - 1]);
      if (before !== 'mod' && before !== '$') this.forget();
    }
  }

  private attribute(start: number, group: TokenGroup): void {
    this.start ??= start;
    const { marks, conditions, paths } = attributeOf(group.trees, this.text);
    append(this.marks, marks);
    append(this.conditions, conditions);
    append(this.paths, paths);
    this.at++;
  }

  private fn(start: number, next: Extract<TokenTree, { kind: 'Token' }>): void {
    const after = this.trees[this.at + 2];
    const last = next.text === '$' && after?.kind === 'Token' ? after : next;
    const body = this.trees.slice(this.at).find((one) => one.kind === 'Group' && one.delim === '{');
    this.found.push({
      kind: 'fn',
      name: this.text.slice(next.start, last.end),
      nameStart: next.start,
      nameEnd: last.end,
      start: this.start ?? start,
      end: body?.end ?? last.end,
      marks: this.marks,
      abi: this.abi,
      conditions: this.conditions,
    });
    this.forget();
  }

  private mod(name: Extract<TokenTree, { kind: 'Token' }>): void {
    const { conditions, paths } = this;
    // `mod $name;`: the name is one token or two.
    const isGiven = name.text.startsWith('$');
    const end = this.at + (name.text === '$' ? 3 : 2);
    if (isGiven && wordOf(this.trees[end]) === ';') this.found.push({ kind: 'open', conditions });
    else if (isGiven) return;
    else if (wordOf(this.trees[this.at + 2]) === ';') {
      this.found.push({ kind: 'mod', name: name.text.replace(/^r#/, ''), paths, conditions });
      this.forget();
    }
  }

  private group(group: TokenGroup): void {
    const isVisibility = group.delim === '(' && wordOf(this.trees[this.at - 1]) === 'pub';
    if (isVisibility) return;
    const isModule = wordOf(this.trees[this.at - 2]) === 'mod';
    const module = isModule ? wordOf(this.trees[this.at - 1]) : undefined;
    this.found.push({ kind: 'group', trees: group.trees, module, conditions: this.conditions });
    this.forget();
  }
}

function isWord(tree: TokenTree | undefined, text: string): boolean {
  return tree?.kind === 'Token' && tree.text === text;
}

/** The text of a token; empty for anything else. */
function wordOf(tree: TokenTree | undefined): string {
  return tree?.kind === 'Token' ? tree.text : '';
}

/** What `cfg_attr(condition, a, b(..))` gives. */
export function givenBy(trees: readonly TokenTree[]): Mark[] {
  const comma = trees.findIndex((tree) => isWord(tree, ','));
  if (comma < 0) return [];
  const condition = readCondition(trees.slice(0, comma));
  const marks: Mark[] = [];
  let path: string[] = [];
  for (const tree of [...trees.slice(comma + 1), undefined]) {
    if (tree === undefined || isWord(tree, ',')) {
      if (path.length > 0) marks.push({ path, args: '', condition });
      path = [];
    } else if (tree.kind === 'Token' && /^\w/.test(tree.text)) path.push(tree.text);
  }
  return marks;
}

/** What the tokens inside `#[..]` say. */
function attributeOf(
  trees: readonly TokenTree[],
  text: string,
): { marks: Mark[]; conditions: Condition[]; paths: string[] } {
  const path: string[] = [];
  let at = 0;
  for (; at < trees.length; at++) {
    const tree = trees[at]!;
    if (tree.kind !== 'Token' || !/^(?:\w+|::?)$/.test(tree.text)) break;
    if (/^\w/.test(tree.text)) path.push(tree.text);
  }
  const args = trees[at];
  const inner = args?.kind === 'Group' ? args.trees : [];
  if (path.length === 1 && path[0] === 'cfg')
    return { marks: [], conditions: [readCondition(inner)], paths: [] };
  if (path.length === 1 && path[0] === 'cfg_attr')
    return { marks: givenBy(inner), conditions: [], paths: [] };
  if (path.length === 1 && path[0] === 'unsafe') return { marks: [], conditions: [], paths: [] };
  const value = trees[at + 1];
  const paths =
    path.length === 1 && path[0] === 'path' && value?.kind === 'Token'
      ? [value.text.replace(/^r?#*"|"#*$/g, '')]
      : [];
  const written = args?.kind === 'Group' ? text.slice(args.start + 1, args.end - 1) : '';
  return { marks: [{ path, args: written }], conditions: [], paths };
}
