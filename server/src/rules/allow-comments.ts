/**
 * `// warplens: allow(rule, ...)` in the source: on a line it holds for that line; alone on a line,
 * for the item or else the line below; as `//! warplens: allow(rule)`, for the file or module whose
 * beginning it stands at.
 */
import type { FileId, Span } from '../base/index.ts';
import type { AnyNode, LexedText, SourceFile } from '../syntax/index.ts';
import { forEachChild, fullStart, T } from '../syntax/index.ts';

/** A rule's name in such a comment, and where the comment holds. */
export interface Allowance {
  readonly rule: string;
  /** The name in the comment. */
  readonly span: Span;
  /** Offsets in the same file for which the rule is silent. */
  readonly from: number;
  readonly to: number;
}

const MARK = 'warplens:';
const FORM = /^\/\/(!?)\s*warplens:\s*allow\(([^)]*)\)/;

/** Could a text hold such comments? */
export function mayAllow(text: string): boolean {
  return text.includes(MARK);
}

/** All allowances of a file, in order. Costs next to nothing for files without the mark. */
export function allowances(file: FileId, tree: SourceFile, tokens: LexedText): Allowance[] {
  const { text, kinds, starts, count } = tokens;
  const out: Allowance[] = [];
  for (let i = 0; i < count; i++) {
    const kind = kinds[i]!;
    if (kind !== T.LineComment && kind !== T.InnerLineDoc) continue;
    const start = starts[i]!;
    const found = FORM.exec(text.slice(start, starts[i + 1]!));
    if (found === null) continue;
    const range =
      found[1] === '!'
        ? moduleAround(tree, start)
        : ownLine(text, start)
          ? below(tree, text, starts[i + 1]!)
          : lineOf(text, start);
    const list = found[2]!;
    const listAt = start + found[0].length - 1 - list.length;
    for (const name of list.matchAll(/[^\s,]+/g)) {
      const at = listAt + name.index;
      out.push({ rule: name[0], span: { file, start: at, end: at + name[0].length }, ...range });
    }
  }
  return out;
}

/**
 * In a TOML file: does `# warplens: allow(rule)` stand on the line of an offset, or alone on the
 * line above?
 */
export function tomlAllows(text: string, offset: number, rule: string): boolean {
  const own = lineOf(text, offset);
  const above = own.from > 0 ? lineOf(text, own.from - 1) : own;
  return [text.slice(own.from, own.to), text.slice(above.from, above.to)].some((line, i) => {
    const found = /#\s*warplens:\s*allow\(([^)]*)\)/.exec(line);
    if (found === null || (i > 0 && !line.trimStart().startsWith('#'))) return false;
    return found[1]!.split(/[\s,]+/).includes(rule);
  });
}

interface Range {
  readonly from: number;
  readonly to: number;
}

function lineOf(text: string, offset: number): Range {
  const end = text.indexOf('\n', offset);
  return { from: text.lastIndexOf('\n', offset - 1) + 1, to: end < 0 ? text.length : end };
}

/** Does nothing but space stand before the comment on its line? */
function ownLine(text: string, offset: number): boolean {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trim() === '';
}

const ITEMS: ReadonlySet<string> = new Set([
  'Fn',
  'Struct',
  'Enum',
  'Union',
  'Trait',
  'Impl',
  'Const',
  'Static',
  'Mod',
  'ExternBlock',
  'MacroCall',
]);

/** The item that begins behind the comment, or the next line that is no comment. */
function below(tree: SourceFile, text: string, offset: number): Range {
  let at = offset;
  for (;;) {
    const skipped = /^(?:\s+|\/\/[^\n]*)*/.exec(text.slice(at, at + 4000))![0].length;
    if (skipped === 0) break;
    at += skipped;
  }
  const item = itemAt(tree, at);
  if (item !== undefined) return { from: fullStart(item), to: item.end };
  return lineOf(text, at);
}

/** The outermost item whose text, attributes and doc comments included, begins at `offset`. */
function itemAt(tree: SourceFile, offset: number): AnyNode | undefined {
  let node: AnyNode | undefined = tree;
  while (node !== undefined) {
    let inside: AnyNode | undefined;
    forEachChild(node, (child) => {
      if (fullStart(child) <= offset && offset < child.end) inside = child;
    });
    if (inside !== undefined && ITEMS.has(inside.kind) && startsAt(inside, offset)) return inside;
    node = inside;
  }
  return undefined;
}

/** The comment may stand above the attributes or between them and the item. */
function startsAt(node: AnyNode, offset: number): boolean {
  if (fullStart(node) === offset || node.start === offset) return true;
  const { attrs } = node as { attrs?: readonly { start: number }[] };
  return attrs?.some((attr) => attr.start === offset) ?? false;
}

function moduleAround(tree: SourceFile, offset: number): Range {
  let range: Range = { from: 0, to: tree.end };
  let node: AnyNode | undefined = tree;
  while (node !== undefined) {
    let inside: AnyNode | undefined;
    forEachChild(node, (child) => {
      if (child.kind === 'Mod' && child.start <= offset && offset < child.end) inside = child;
    });
    if (inside !== undefined) range = { from: fullStart(inside), to: (inside as AnyNode).end };
    node = inside;
  }
  return range;
}
