/**
 * `cfg(..)` predicates and `cfg_attr`, evaluated over tokens. A predicate that cannot be read
 * counts as false, like one that does not hold: what it guards is then not compiled, and nothing is
 * reported (rustc does that).
 */
import { LIMITS } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import { splitCommas, unquote } from './attrs.ts';
import type { CfgOptions } from './cfg-options.ts';

/** Makes attributes of the tokens inside `#[..]`, for `cfg_attr`. */
export type ParseAttr = (
  tokens: readonly ast.TokenTree[],
  style: 'outer' | 'inner',
) => ast.Attr | undefined;

/** Does the predicate in the parentheses of `cfg(..)` hold? */
export function evalCfg(trees: readonly ast.TokenTree[], cfg: CfgOptions): boolean {
  const parts = splitCommas(trees);
  return parts.length === 1 && evalPredicate(parts[0]!, cfg);
}

/** `depth`: predicates around it. What is nested deeper than the limit does not hold. */
function evalPredicate(part: readonly ast.TokenTree[], cfg: CfgOptions, depth = 0): boolean {
  if (depth > LIMITS.recursion.limit) return false;
  const [head, second, third] = part;
  if (head?.kind === 'Interpolated') return evalInterpolated(head, cfg, depth);
  if (head?.kind === 'Group' && head.delim === '') return evalPredicate(head.trees, cfg, depth + 1);
  if (head?.kind !== 'Token') return false;
  if (second === undefined) {
    if (head.text === 'true') return true;
    return head.text !== 'false' && cfg.has(head.text);
  }
  if (second.kind === 'Group') {
    const parts = splitCommas(second.trees);
    if (head.text === 'not') return parts.length === 1 && !evalPredicate(parts[0]!, cfg, depth + 1);
    if (head.text === 'all') return parts.every((p) => evalPredicate(p, cfg, depth + 1));
    if (head.text === 'any') return parts.some((p) => evalPredicate(p, cfg, depth + 1));
    return false;
  }
  if (second.kind === 'Token' && second.text === '=' && third !== undefined) {
    const literal = literalText(third);
    return literal !== undefined && cfg.has(`${head.text}="${unquote(literal)}"`);
  }
  return false;
}

/** A `$m:meta` or `$l:literal` fragment. */
function evalInterpolated(tree: ast.Interpolated, cfg: CfgOptions, depth: number): boolean {
  const node = tree.node;
  if (node.kind !== 'Attr') return false;
  const name = node.path.join('::');
  if (node.args !== undefined) {
    const parts = splitCommas(node.args.trees);
    if (name === 'not') return parts.length === 1 && !evalPredicate(parts[0]!, cfg, depth + 1);
    if (name === 'all') return parts.every((p) => evalPredicate(p, cfg, depth + 1));
    return name === 'any' && parts.some((p) => evalPredicate(p, cfg, depth + 1));
  }
  if (node.value?.kind === 'LitExpr') return cfg.has(`${name}="${unquote(node.value.text)}"`);
  return name === 'true' || (name !== 'false' && cfg.has(name));
}

function literalText(tree: ast.TokenTree): string | undefined {
  if (tree.kind === 'Token') return tree.text;
  if (tree.kind === 'Interpolated' && tree.node.kind === 'LitExpr') return tree.node.text;
  return undefined;
}

const NONE: readonly ast.Attr[] = Object.freeze([]);

/**
 * The attributes that hold: `cfg_attr` replaced by what it stands for, `cfg` and doc comments left
 * out. Undefined when a `cfg` says that what they stand on is not there.
 */
export function activeAttrs(
  attrs: readonly ast.Attr[] | undefined,
  cfg: CfgOptions,
  parseAttr: ParseAttr,
): readonly ast.Attr[] | undefined {
  if (attrs === undefined || attrs.length === 0) return NONE;
  let plain = true;
  for (const attr of attrs) {
    const name = attr.path[0];
    if (attr.isDoc || name === 'cfg' || name === 'cfg_attr') {
      plain = false;
      break;
    }
  }
  if (plain) return attrs;
  const out: ast.Attr[] = [];
  if (!addActive(attrs, cfg, parseAttr, out)) return undefined;
  // Kept as long as what it stands on: without room for more.
  return out.length === 0 ? NONE : out.slice();
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: `cfg` ends the list, `cfg_attr` goes into itself
function addActive(
  attrs: readonly ast.Attr[],
  cfg: CfgOptions,
  parseAttr: ParseAttr,
  out: ast.Attr[],
): boolean {
  for (const attr of attrs) {
    if (attr.isDoc) continue;
    const name = attr.path.length === 1 ? attr.path[0] : undefined;
    if (name === 'cfg') {
      if (attr.args === undefined || !evalCfg(attr.args.trees, cfg)) return false;
    } else if (name === 'cfg_attr') {
      const parts = attr.args === undefined ? [] : splitCommas(attr.args.trees);
      if (parts.length === 0 || !evalPredicate(parts[0]!, cfg)) continue;
      const inner: ast.Attr[] = [];
      for (const part of parts.slice(1)) {
        const parsed = attrOf(part, attr.style, parseAttr);
        if (parsed !== undefined) inner.push(parsed);
      }
      if (!addActive(inner, cfg, parseAttr, out)) return false;
    } else out.push(attr);
  }
  return true;
}

function attrOf(
  part: readonly ast.TokenTree[],
  style: 'outer' | 'inner',
  parseAttr: ParseAttr,
): ast.Attr | undefined {
  const only = part.length === 1 ? part[0] : undefined;
  if (only?.kind === 'Interpolated' && only.node.kind === 'Attr') return only.node;
  return parseAttr(part, style);
}

/**
 * Is what carries these attributes compiled? Cheaper than `activeAttrs` where only that is asked.
 */
export function isActive(
  attrs: readonly ast.Attr[] | undefined,
  cfg: CfgOptions,
  parseAttr: ParseAttr,
): boolean {
  if (attrs === undefined || attrs.length === 0) return true;
  for (const attr of attrs) {
    if (attr.path[0] === 'cfg' || attr.path[0] === 'cfg_attr') {
      return activeAttrs(attrs, cfg, parseAttr) !== undefined;
    }
  }
  return true;
}
