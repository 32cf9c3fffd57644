/**
 * The severity of a rule at a place. A comment `warplens: allow(rule)` silences it, the
 * configuration sets it, and for rules that are lints of rustc too rustc's own attributes and
 * `[lints.rust]` of the manifest decide where the configuration is silent.
 */
import type { Severity } from '../diag/index.ts';
import type { FnDef, ModuleDef } from '../hir/index.ts';
import type { Attr, TokenTree } from '../syntax/index.ts';
import type { LintLevel } from './cargo-setup.ts';
import type { CodeOwner } from './context.ts';

/** `#[expect]` is silent like `#[allow]`, and complains elsewhere. */
type AttributeLevel = LintLevel | 'expect';

const SEVERITIES: Readonly<Record<AttributeLevel, Severity | 'off'>> = {
  allow: 'off',
  expect: 'off',
  warn: 'warning',
  deny: 'error',
  forbid: 'error',
};

/**
 * What `#[allow(lint)]`, `#[deny(lint)]` and the like around a function say, innermost first, and
 * the manifest behind them; undefined when none does. What is forbidden farther out cannot be
 * allowed again (rustc's E0453). `#[allow]` on a parameter has no effect, as in rustc.
 *
 * @param manifest levels of `[lints.rust]` by name
 */
export function attributeLevel(
  def: FnDef,
  lint: string,
  ownerOf: (block: ModuleDef) => CodeOwner | undefined,
  manifest?: ReadonlyMap<string, LintLevel>,
): Severity | 'off' | undefined {
  let own: AttributeLevel | undefined;
  let warnings: AttributeLevel | undefined;
  const add = (level: AttributeLevel | undefined, group: AttributeLevel | undefined): void => {
    own = level === 'forbid' ? level : (own ?? level);
    warnings ??= group;
  };
  for (const attrs of attributesAround(def, ownerOf))
    add(levelIn(attrs, lint), levelIn(attrs, 'warnings'));
  add(manifest?.get(lint), manifest?.get('warnings'));
  // The group `warnings` decides about everything that is a warning in the end.
  const level = own === undefined || own === 'warn' ? (warnings ?? own) : own;
  return level && SEVERITIES[level];
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
function levelIn(attrs: readonly Attr[], lint: string): AttributeLevel | undefined {
  let level: AttributeLevel | undefined;
  for (const attr of attrs) {
    if (attr.isDoc || attr.path.length !== 1 || attr.args === undefined) continue;
    const [name] = attr.path;
    if (!Object.hasOwn(SEVERITIES, name!)) continue;
    if (attr.args.trees.some((t) => isWord(t, lint))) level = name as AttributeLevel;
  }
  return level;
}

function isWord(tree: TokenTree, word: string): boolean {
  return tree.kind === 'Token' && tree.text === word;
}
