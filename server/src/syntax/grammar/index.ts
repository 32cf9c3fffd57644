/** The grammar as one table: what `Parser.g` holds. */
import type { AnyExpr } from '../ast.ts';
import type { Grammar, Parser } from '../parser.ts';
import { T } from '../token-kind.ts';
import { parseBlock, parseStmts } from './blocks.ts';
import { blockExpr } from './control.ts';
import { isBlockLike, parseExpr } from './expressions.ts';
import { parseBounds } from './generics.ts';
import { isItemStart } from './item-start.ts';
import { optItem } from './items.ts';
import { literal } from './literals.ts';
import { parsePat } from './patterns.ts';
import { primary } from './primary.ts';
import { parseType, parseTypeNoPlus } from './types.ts';

export const grammar: Grammar = {
  expr: parseExpr,
  pat: parsePat,
  type: parseType,
  typeNoPlus: parseTypeNoPlus,
  constArg,
  bounds: parseBounds,
  isBlockLike,
  block: parseBlock,
  optItem,
  stmts: parseStmts,
  isItemStart,
};

/** A constant as generic argument or default: a literal, maybe negated, a block, or a path. */
function constArg(p: Parser): AnyExpr {
  const { start } = p;
  switch (p.kind) {
    case T.Minus:
      return literal(p);
    case T.LBrace:
      return blockExpr(p);
    case T.KwConst:
      p.bump();
      return blockExpr(p, start, 'const');
    default:
      return primary(p, 1);
  }
}
