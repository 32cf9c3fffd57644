/** `_` in the types of items, which are not inferred (E0121). */
import { type AnyNode, walk } from '../syntax/index.ts';
import { forEachItem, type Item } from './crate-items.ts';
import type { CrateView } from './violation.ts';

export function checkPlaceholders(view: CrateView): void {
  forEachItem(view.crate, (def) => {
    for (const type of typesOf(def))
      walk(type, (node) => {
        if (node.kind === 'InferType')
          view.in(def.file)(
            'E0121',
            'the placeholder `_` is not allowed within types on item signatures',
            node,
          );
        // An expression has types of its own, and a macro may give anything.
        return !node.kind.endsWith('Expr') && node.kind !== 'MacroCall';
      });
  });
}

/** The types that an item writes for its own use. */
function typesOf(def: Item): AnyNode[] {
  switch (def.kind) {
    case 'fn': {
      const { paramList, ret } = def.node;
      const params = paramList.params.flatMap((param) =>
        param.kind === 'Param' ? [param.type] : [],
      );
      return ret === undefined ? params : [...params, ret];
    }
    case 'const':
    case 'static':
      return def.node.type === undefined ? [] : [def.node.type];
    case 'struct':
    case 'union':
      return def.node.fields === undefined ? [] : [def.node.fields];
    case 'enum':
      return def.node.variants.flatMap(({ fields }) => (fields === undefined ? [] : [fields]));
    default:
      return [];
  }
}
