/**
 * Debug sections: `.section .debug_info { .b8 1 ... }` with labels, numbers, names and differences
 * of labels (PTX ISA, "Debugging Directives"). Contents are read and not kept; what depends on the
 * module is.
 */
import type { PtxSection, PtxSpan, PtxSymbol } from './ast.ts';
import type { PtxCursor } from './cursor.ts';
import { Tok } from './lexer.ts';
import { isIntegerWord, parseSymbol } from './operands.ts';

const COLON = 58;
const COMMA = 44;
const MINUS = 45;
const PLUS = 43;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

interface Contents {
  readonly labels: PtxSymbol[];
  readonly newer: (PtxSpan & { what: 'difference' | 'negative' })[];
}

/** `.section .debug_info { ... }`, with the cursor at the first word. */
export function parseSection(c: PtxCursor): PtxSection {
  const from = c.at;
  c.bump();
  let name = '';
  if (c.kind() === Tok.Dot) {
    name = c.word();
    c.bump();
  } else c.error('expected the name of the section, such as `.debug_info`');
  const contents: Contents = { labels: [], newer: [] };
  if (c.expect(OPEN_BRACE, '`{`')) {
    while (c.kind() !== CLOSE_BRACE && c.kind() !== Tok.Eof) {
      if (c.kind() === Tok.Word && c.kind(1) === COLON) {
        contents.labels.push(parseSymbol(c));
        c.bump();
      } else if (c.kind() === Tok.Dot && /^\.[busf]\d+$|^\.pred$/.test(c.word()))
        parseData(c, contents);
      else {
        c.error('expected data such as `.b8 1`, or a label');
        c.bump();
      }
    }
    c.expect(CLOSE_BRACE, '`}`');
  }
  return { kind: 'section', name, ...contents, ...c.spanFrom(from) };
}

/** `.b8 1, 2`, `.b32 .debug_str+4`, `.b64 name`, `.b32 end-begin`. */
function parseData(c: PtxCursor, { newer }: Contents): void {
  const type = c.word();
  const bits = /^\.b(?:8|16|32|64)$/.test(type) ? Number(type.slice(2)) : 0;
  if (bits === 0)
    c.error(`\`${type}\` is no type of data in a section, use .b8, .b16, .b32 or .b64`);
  c.bump();
  const from = c.at;
  if (c.kind() === Tok.Word || c.kind() === Tok.Dot) {
    if (bits > 0 && bits < 32) c.error('a name requires `.b32` or `.b64`');
    c.bump();
    if (c.eat(PLUS)) c.expect(Tok.Number, 'a number');
    else if (c.eat(MINUS)) {
      c.expect(Tok.Word, 'a label');
      newer.push({ what: 'difference', ...c.spanFrom(from) });
    }
    return;
  }
  do {
    if (!parseNumber(c, type, bits, newer)) return;
  } while (c.eat(COMMA));
}

/** One number of the data; false where there is none. */
function parseNumber(c: PtxCursor, type: string, bits: number, newer: Contents['newer']): boolean {
  const at = c.at;
  const negative = c.eat(MINUS);
  if (c.kind() !== Tok.Number || !isIntegerWord(c.word())) {
    c.error('expected an integer');
    if (c.kind() === Tok.Number || c.kind() === Tok.String) c.bump();
    return false;
  }
  const digits = c.word().replace(/U$/, '');
  c.bump();
  const span = c.spanFrom(at);
  if (negative) newer.push({ what: 'negative', ...span });
  if (bits > 0 && bits < 64 && !fits(digits, negative, bits))
    c.error(`\`${negative ? '-' : ''}${digits}\` is out of range for \`${type}\``, span);
  return true;
}

/** Numbers of both signs, and 2^32 itself, which the assembler takes. */
function fits(digits: string, negative: boolean, bits: number): boolean {
  const value = Number(/^0[0-7]+$/.test(digits) ? `0o${digits.slice(1)}` : digits);
  return negative
    ? value <= 2 ** (bits - 1)
    : value < 2 ** bits || (bits === 32 && value === 2 ** 32);
}

/** A line of debug information of PTX before 2.0. */
export function parseLegacyDwarf(c: PtxCursor): PtxSection {
  const from = c.at;
  const line = c.line();
  while (c.kind() !== Tok.Eof && c.line() === line) c.bump();
  return { kind: 'section', name: '@@DWARF', labels: [], newer: [], ...c.spanFrom(from) };
}
