/**
 * A call of `asm!`, `global_asm!` or `naked_asm!`, or of cuda-oxide's `ptx_asm!`, in Rust source,
 * by its tokens alone: the literals of its template, and its operands as they are written.
 */
import { lexFragment, T } from '../../syntax/index.ts';

/** What is written between quotes. Offsets in the source. */
export interface AsmLiteral {
  readonly start: number;
  readonly end: number;
  readonly isRaw: boolean;
}

export interface AsmOperandText {
  readonly name: string | undefined;
  /** `in`, `out`, `inout`, `lateout`, `inlateout`, `const`, `sym`. */
  readonly kind: string;
  /** Class, as rustc calls it, or register; empty for `const` and `sym`. */
  readonly reg: string;
  /** As written, without the name. */
  readonly text: string;
}

export interface AsmCall {
  readonly macro: AsmMacro;
  /** Lines of the template; those that `concat!` makes have several literals. */
  readonly lines: readonly (readonly AsmLiteral[])[];
  readonly operands: readonly AsmOperandText[];
  /** With `options(raw)` braces are part of the text. */
  readonly isRaw: boolean;
}

export type AsmMacro = 'asm' | 'global_asm' | 'naked_asm' | 'ptx_asm';

const WORD = 'asm!';
const MACRO = /(?<!\w)(?:asm|global_asm|naked_asm|ptx_asm)!$/;

/** The call in one of whose literals an offset lies. */
export function asmCallAt(text: string, offset: number): AsmCall | undefined {
  const found = text.lastIndexOf(WORD, offset - 1);
  if (found < 0) return undefined;
  const at = found + WORD.length;
  const macro = MACRO.exec(text.slice(Math.max(0, at - 'global_asm!'.length - 1), at))?.[0];
  if (macro === undefined) return undefined;
  const call = read(macro.slice(0, -1) as AsmMacro, tokensFrom(text, at));
  const inside = call.lines.flat().some(({ start, end }) => start <= offset && offset <= end);
  return inside ? call : undefined;
}

interface Token {
  readonly kind: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const OPEN: ReadonlySet<number> = new Set([T.LParen, T.LBracket, T.LBrace]);
const CLOSE: ReadonlySet<number> = new Set([T.RParen, T.RBracket, T.RBrace]);

/** Most calls are shorter; of a long file the rest is not looked at. */
const WINDOW = 4096;

/** The arguments of the call whose name ends at an offset, split at commas. */
function tokensFrom(text: string, from: number): readonly (readonly Token[])[] {
  for (let length = WINDOW; ; length *= 8) {
    const { parts, isWhole } = tokensIn(text.slice(from, from + length), from);
    if (isWhole || from + length >= text.length) return parts;
  }
}

/** Not whole: the piece of the source may end before the call does. */
function tokensIn(
  piece: string,
  from: number,
): { readonly parts: readonly (readonly Token[])[]; readonly isWhole: boolean } {
  const { kinds, starts, count, errors } = lexFragment(piece);
  const parts: Token[][] = [[]];
  let depth = 0;
  for (let i = 0; i < count; i++) {
    const kind = kinds[i]!;
    if (kind < T.Ident) continue;
    const isEnd = CLOSE.has(kind) ? --depth <= 0 : depth === 0 && !OPEN.has(kind);
    // An error may be a string that goes on behind the piece.
    if (isEnd) return { parts, isWhole: errors.length === 0 };
    const [start, end] = [starts[i]!, starts[i + 1]!];
    if (depth === 1 && kind === T.Comma) parts.push([]);
    else if (depth > 0)
      parts.at(-1)!.push({
        kind,
        start: from + start,
        end: from + end,
        text: piece.slice(start, end),
      });
    if (OPEN.has(kind)) depth++;
  }
  return { parts, isWhole: false };
}

function read(macro: AsmMacro, parts: readonly (readonly Token[])[]): AsmCall {
  const lines: AsmLiteral[][] = [];
  const operands: AsmOperandText[] = [];
  let isRaw = false;
  for (const written of parts) {
    const part = withoutAttributes(written);
    const line = templateLine(part);
    if (line !== undefined) {
      lines.push(line);
      continue;
    }
    if (part[0]?.text === 'options') isRaw ||= part.some(({ text }) => text === 'raw');
    const operand = macro === 'ptx_asm' ? ptxOperandOf(part) : operandOf(part);
    if (operand !== undefined) operands.push(operand);
  }
  return { macro, lines, operands, isRaw };
}

/** `#[cfg(..)]` may stand before each argument. */
function withoutAttributes(part: readonly Token[]): readonly Token[] {
  let from = 0;
  while (part[from]?.kind === T.Pound) {
    const end = part.findIndex(({ kind }, i) => i > from && kind === T.RBracket);
    if (end < 0) break;
    from = end + 1;
  }
  return part.slice(from);
}

/** The literals of a line; a macro that is not `concat!` is a line of unknown text. */
function templateLine(part: readonly Token[]): AsmLiteral[] | undefined {
  const [first, second] = part;
  if (first === undefined) return undefined;
  if (isString(first)) return [literalOf(first)];
  if (second?.kind !== T.Bang) return first.kind === T.Dollar ? [] : undefined;
  return first.text === 'concat' ? part.filter(isString).map(literalOf) : [];
}

function isString({ kind }: Token): boolean {
  return kind === T.Str || kind === T.RawStr;
}

function literalOf({ kind, start, end, text }: Token): AsmLiteral {
  const open = text.indexOf('"') + 1;
  const hashes = kind === T.RawStr ? open - 2 : 0;
  const quote = `"${'#'.repeat(hashes)}`;
  const isClosed = text.length >= open + quote.length && text.endsWith(quote);
  return {
    start: start + open,
    end: isClosed ? end - quote.length : end,
    isRaw: kind === T.RawStr,
  };
}

const KINDS: ReadonlySet<string> = new Set('in out inout lateout inlateout const sym'.split(' '));

function operandOf(part: readonly Token[]): AsmOperandText | undefined {
  const isNamed = part[1]?.kind === T.Eq;
  const tokens = isNamed ? part.slice(2) : part;
  const [head, open] = tokens;
  if (head === undefined || !KINDS.has(head.text)) return undefined;
  const isPlain = head.text === 'const' || head.text === 'sym';
  const close = tokens.findIndex(({ kind }) => kind === T.RParen);
  const hasReg = !isPlain && open?.kind === T.LParen && close > 0;
  const reg = hasReg ? tokens.slice(2, close).map((token) => token.text) : [];
  return {
    name: isNamed ? part[0]!.text : undefined,
    kind: head.text,
    reg: reg.join('').replaceAll('"', ''),
    text: spelt(tokens),
  };
}

/** Tokens with a blank where the source has some. */
function spelt(tokens: readonly Token[]): string {
  return tokens
    .map(({ start, text }, i) => (i > 0 && tokens[i - 1]!.end < start ? ` ${text}` : text))
    .join('');
}

/** Of cuda-oxide's constraints. */
const CLASSES: Readonly<Partial<Record<string, string>>> = {
  h: 'reg16',
  r: 'reg32',
  l: 'reg64',
  q: 'reg128',
  f: 'reg32',
  d: 'reg64',
};

/** `out("=r") x`; constants have no register. */
function ptxOperandOf(part: readonly Token[]): AsmOperandText | undefined {
  const found = operandOf(part);
  return found && { ...found, reg: CLASSES[found.reg.replace(/^[=+]/, '')] ?? '' };
}
