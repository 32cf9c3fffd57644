/**
 * One function of a text parsed alone, with the places and errors that parsing the whole text would
 * give it. What makes the answer depend on the rest of the text is found out, and there is no
 * answer then.
 */
import type { Edition, Fn, ParseError } from './ast.ts';
import { grammar } from './grammar/index.ts';
import { parseItemFragment } from './grammar/items.ts';
import { lexPart } from './lexer.ts';
import { Parser } from './parser.ts';
import { inputOfPart } from './token-input.ts';

/** Tokens behind the function that the parser may look at before it has read the closing brace. */
const AHEAD = 8;

/** A function, and the errors in it by place. */
export interface FnAlone {
  readonly fn: Fn;
  readonly errors: readonly ParseError[];
}

/**
 * The function with a body that stands in `text` from `from`, the first of its attributes, to `to`,
 * inside of `depth` other items. In the rest of the text all braces must have partners, and no
 * string or comment may be open. Undefined when there is no such function, or when its tokens or
 * braces are broken.
 */
export function parseFnAt(
  text: string,
  from: number,
  to: number,
  depth: number,
  edition: Edition,
): FnAlone | undefined {
  const part = lexPart(text, from, to, AHEAD, edition);
  if (part === undefined) return undefined;
  const input = inputOfPart(text, part);
  if (input.unclosed) return undefined;
  const p = new Parser(input, grammar, edition);
  p.depth = depth;
  const fn = parseItemFragment(p);
  if (fn?.kind !== 'Fn' || fn.body === undefined) return undefined;
  const whole = p.pos === part.count && fn.end === to && fn.body.end === to;
  return whole ? { fn, errors: p.errors } : undefined;
}
