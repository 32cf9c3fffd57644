/**
 * Impls whose insides are looked at only when somebody asks for them: those of the prelude, of
 * which thousands for the number types are indexed by their headers and few are ever used, and
 * those that derives stand for.
 */
import type * as ast from '../../syntax/index.ts';
import { refilled } from '../../syntax/index.ts';
import type { AssocItems, AttrList, ImplDef } from '../defs.ts';
import { OwnItems } from './own-items.ts';
import type { CrateData, ModuleData } from './state.ts';

/** What is in the braces of impls, by the impl without it; parsed when asked for. */
export type LaterBodies = ReadonlyMap<ast.AnyItem, () => readonly ast.AnyItem[]>;

/** Item macro output with the braces of all impls emptied, and those braces in order. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one walk over tokens that follows where an impl begins and ends
export function splitImpls(
  trees: readonly ast.TokenTree[],
):
  | { readonly trees: readonly ast.TokenTree[]; readonly bodies: readonly ast.TokenGroup[] }
  | undefined {
  const out: ast.TokenTree[] = [];
  const bodies: ast.TokenGroup[] = [];
  let inImpl = false;
  let fresh = true;
  for (let i = 0; i < trees.length; i++) {
    const tree = trees[i]!;
    if (tree.kind === 'Token') {
      if (fresh && tree.text === 'impl') inImpl = true;
      // What may stand before `impl` at the start of an item.
      fresh = fresh && (tree.text === 'unsafe' || tree.text === '#' || tree.text === 'default');
      if (tree.text === ';') fresh = true;
      out.push(tree);
    } else if (tree.kind === 'Group' && tree.delim === '{') {
      const next = trees[i + 1];
      const isArgument = next?.kind === 'Token' && (next.text === '>' || next.text === ',');
      if (!isArgument) fresh = true;
      if (inImpl && !isArgument) {
        bodies.push(tree);
        out.push(refilled(tree, []));
        inImpl = false;
      } else out.push(tree);
    } else {
      // `[..]` of an attribute leaves us at the start of an item.
      if (!(tree.kind === 'Group' && tree.delim === '[')) fresh = false;
      out.push(tree);
    }
  }
  return bodies.length === 0 ? undefined : { trees: out, bodies };
}

/** An impl that fills in its items at the first question. */
export class LazyImpl implements ImplDef {
  readonly kind = 'impl';
  readonly name = '';
  readonly crate: CrateData;
  readonly file: ImplDef['file'];
  readonly attrs: AttrList;
  readonly module: ModuleData;
  readonly node: ast.Impl;
  readonly derived: boolean;
  private fill: ((def: ImplDef, items: AssocItems) => void) | undefined;
  private made: AssocItems | undefined;

  constructor(
    node: ast.Impl,
    file: ImplDef['file'],
    attrs: AttrList,
    module: ModuleData,
    derived: boolean,
    fill: (def: ImplDef, items: AssocItems) => void,
  ) {
    this.crate = module.crate;
    this.file = file;
    this.attrs = attrs;
    this.module = module;
    this.node = node;
    this.derived = derived;
    this.fill = fill;
  }

  get items(): AssocItems {
    if (this.made === undefined) {
      this.made = new OwnItems();
      const { fill } = this;
      this.fill = undefined;
      fill?.(this, this.made);
    }
    return this.made;
  }
}
