/** Literal expressions. */
import type { AnyExpr, LitExpr, LitKind } from '../ast.ts';
import type { Parser } from '../parser.ts';
import { T } from '../token-kind.ts';
import { insertedNode } from './inserted.ts';

const LIT_KINDS: Readonly<Record<number, LitKind>> = {
  [T.Int]: 'int',
  [T.Float]: 'float',
  [T.Char]: 'char',
  [T.Byte]: 'byte',
  [T.Str]: 'str',
  [T.RawStr]: 'str',
  [T.ByteStr]: 'byteStr',
  [T.RawByteStr]: 'byteStr',
  [T.CStr]: 'cStr',
  [T.RawCStr]: 'cStr',
  [T.KwTrue]: 'bool',
  [T.KwFalse]: 'bool',
};

/** The current token is a literal token, `true` or `false`. */
export function plainLiteral(p: Parser): LitExpr {
  const { start, end, kind } = p;
  const text = p.tokenText();
  let lit = LIT_KINDS[kind] ?? 'int';
  if (lit === 'int' && isFloatSuffixed(text)) lit = 'float';
  p.bump();
  return { kind: 'LitExpr', start, end, lit, text };
}

/** `1f32` is a float written without a point. */
function isFloatSuffixed(text: string): boolean {
  const n = text.length;
  if (n < 4 || text.charCodeAt(1) === 120 || text.charCodeAt(1) === 98) return false;
  return (
    text.endsWith('f32') || text.endsWith('f64') || text.endsWith('f16') || text.endsWith('f128')
  );
}

/** A literal with an optional minus before it; the current token is one of the two. */
export function literal(p: Parser): AnyExpr {
  const { start } = p;
  if (p.kind !== T.Minus) return plainLiteral(p);
  p.bump();
  const made = p.interpolated('literal', 'expr', 'expr_2021');
  const operand = made !== undefined ? insertedNode(p, made.node as AnyExpr) : plainLiteral(p);
  return { kind: 'UnaryExpr', start, end: p.prevEnd, op: '-', operand };
}
