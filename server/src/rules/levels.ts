/**
 * How loud a rule is at a place. Three voices, the later ones first: a comment `warplens: allow(rule)`, rustc's own lint
 * attributes for rules that are lints of rustc too, and the configuration.
 */
import type { Severity } from '../diag/index.ts';
import type { FnDef, ModuleDef } from '../hir/index.ts';
import type { Attr, TokenTree } from '../syntax/index.ts';
import type { CodeOwner } from './context.ts';

const ATTRIBUTE_LEVELS: Readonly<Record<string, Severity | 'off'>> = {
  allow: 'off',
  expect: 'off',
  warn: 'warning',
  deny: 'error',
  forbid: 'error',
};

/**
 * What `#[allow(lint)]`, `#[deny(lint)]` and the like around a function say, innermost first; undefined when none does.
 * `#[allow]` on a parameter says nothing, as in rustc.
 */
export function attributeLevel(
  def: FnDef,
  lint: string,
  ownerOf: (block: ModuleDef) => CodeOwner | undefined,
): Severity | 'off' | undefined {
  let own: Severity | 'off' | undefined;
  let warnings: Severity | 'off' | undefined;
  for (const attrs of attributesAround(def, ownerOf)) {
    own ??= levelIn(attrs, lint);
    warnings ??= levelIn(attrs, 'warnings');
  }
  // The group `warnings` decides about everything that is a warning in the end.
  return own === undefined || own === 'warning' ? (warnings ?? own) : own;
}

function* attributesAround(
  def: CodeOwner,
  ownerOf: (block: ModuleDef) => CodeOwner | undefined,
): Iterable<readonly Attr[]> {
  yield def.attrs;
  const container = def.kind === 'static' ? undefined : def.container;
  if (container !== undefined) yield container.attrs;
  for (let m: ModuleDef | undefined = def.module; m !== undefined; m = m.parent) {
    yield m.attrs;
    const owner = m.isBlock ? ownerOf(m) : undefined;
    if (owner !== undefined) {
      yield* attributesAround(owner, ownerOf);
      return;
    }
  }
}

/** The last attribute of the list that names the lint decides. */
function levelIn(attrs: readonly Attr[], lint: string): Severity | 'off' | undefined {
  let level: Severity | 'off' | undefined;
  for (const attr of attrs) {
    if (attr.isDoc || attr.path.length !== 1) continue;
    const named = ATTRIBUTE_LEVELS[attr.path[0]!];
    if (named === undefined || attr.args === undefined) continue;
    if (attr.args.trees.some((t) => isWord(t, lint))) {
      level = named;
    }
  }
  return level;
}

function isWord(tree: TokenTree, word: string): boolean {
  return tree.kind === 'Token' && tree.text === word;
}
