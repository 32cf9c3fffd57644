/** Trees and tokens as text, for `--print=tree`, `--print=tokens` and snapshots. */
import type { AnyNode, Path, TokenGroup, TokenTree } from './ast.ts';
import type { LexedText } from './lexer.ts';
import { NODE_FIELDS } from './node-fields.ts';
import { kindName } from './token-kind.ts';

/**
 * The tree as indented S-expressions: `(Kind start..end scalars` and one line for each child, with
 * its field's name before it. What is absent, empty or false is left out; plain paths and tokens of
 * groups stand on one line.
 */
export function printTree(root: AnyNode): string {
  const out: string[] = [];
  printNode(root, '', '', out);
  return `${out.join('\n')}\n`;
}

function printNode(node: AnyNode, indent: string, label: string, out: string[]): void {
  const head = `${indent}${label}(${node.kind} ${node.start}..${node.end}${scalars(node)}`;
  if (node.kind === 'Path' && isPlain(node)) {
    const text = node.segments.map((s) => s.name.text).join('::');
    out.push(`${head} ${text})`);
    return;
  }
  if (node.kind === 'Group') {
    out.push(`${head} ${tokensText(node)})`);
    return;
  }
  out.push(head);
  const fields: readonly string[] = NODE_FIELDS[node.kind];
  const record = node as unknown as Readonly<Record<string, unknown>>;
  for (const field of fields) {
    const value = record[field];
    if (value === undefined) continue;
    const children = Array.isArray(value) ? (value as AnyNode[]) : [value as AnyNode];
    for (const child of children) printNode(child, `${indent}  `, `${field}: `, out);
  }
  out[out.length - 1] += ')';
}

/** Strings, numbers and true flags of a node that are not its place. */
function scalars(node: AnyNode): string {
  let out = '';
  for (const [key, value] of Object.entries(node)) {
    if (key === 'kind' || key === 'start' || key === 'end') continue;
    // The text of an attribute repeats its parts, except for doc comments.
    if (node.kind === 'Attr' && key === 'text' && !node.isDoc) continue;
    if (value === true) out += ` ${key}`;
    else if (typeof value === 'string') {
      if (key === 'text' || key === 'op') out += ` ${JSON.stringify(value)}`;
      else if (!(key === 'delim' || value === 'none' || value === 'plain'))
        out += ` ${key}=${value}`;
    } else if (typeof value === 'number') out += ` ${key}=${value}`;
    else if (key === 'path' && Array.isArray(value) && node.kind === 'Attr') {
      out += ` ${value.join('::')}`;
    }
  }
  return out;
}

function isPlain(path: Path): boolean {
  return path.qself === undefined && path.segments.every((s) => s.args === undefined);
}

const CLOSE: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '': '' };

/** The tokens of a group with single spaces between those that are not joint. */
function tokensText(group: TokenGroup): string {
  const parts: string[] = [];
  for (const tree of group.trees) parts.push(treeText(tree));
  return `${group.delim}${parts.join(' ')}${CLOSE[group.delim]}`;
}

function treeText(tree: TokenTree): string {
  if (tree.kind === 'Group') return tokensText(tree);
  return tree.kind === 'Token' ? tree.text : `<${tree.fragment}>`;
}

/** One line for each token, trivia included: kind, place, text. */
export function printTokens(lexed: LexedText): string {
  const lines: string[] = [];
  for (let i = 0; i < lexed.count; i++) {
    const start = lexed.starts[i]!;
    const end = lexed.starts[i + 1]!;
    const text = JSON.stringify(lexed.text.slice(start, end));
    lines.push(`${kindName(lexed.kinds[i]!)} ${start}..${end} ${text}`);
  }
  return `${lines.join('\n')}\n`;
}
