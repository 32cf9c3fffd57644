/** Visibility. */
import type { Path, Visibility } from '../ast.ts';
import type { Parser } from '../parser.ts';
import { T } from '../token-kind.ts';
import { insertedNode } from './inserted.ts';
import { path } from './paths.ts';

const SCOPES: Readonly<Record<number, Visibility['scope']>> = {
  [T.KwCrate]: 'crate',
  [T.KwSelf]: 'self',
  [T.KwSuper]: 'super',
};

/** `pub`, `pub(..)`, or nothing. In `pub (A, B)` the parentheses belong to a type. */
export function optVisibility(p: Parser): Visibility | undefined {
  const { start } = p;
  if (p.kind !== T.KwPub) {
    const made = p.interpolated('vis');
    if (made?.node.kind !== 'Visibility') return undefined;
    const vis = insertedNode(p, made.node);
    return vis.scope === 'inherited' ? undefined : vis;
  }
  p.bump();
  let scope: Visibility['scope'] = 'pub';
  let where: Path | undefined;
  if (p.at(T.LParen)) {
    const inner = p.nth(1);
    const named = SCOPES[inner];
    if (named !== undefined && p.nth(2) === T.RParen) {
      scope = named;
      p.jump(p.pos + 3);
    } else if (inner === T.KwIn) {
      p.jump(p.pos + 2);
      scope = 'in';
      where = path(p, 'mod');
      p.expect(T.RParen);
    }
  }
  return { kind: 'Visibility', start, end: p.prevEnd, scope, path: where };
}
