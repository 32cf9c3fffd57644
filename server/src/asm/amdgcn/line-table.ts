/**
 * Lines of assembly text by what they say. A line is read once, however often its text occurs:
 * compilers write the same few thousand lines again and again, and an edit leaves nearly all of
 * them as they were.
 */

import { exact } from '../exact.ts';
import { ownText } from '../own-text.ts';
import type {
  AmdgcnDescriptorKey,
  AmdgcnDirective,
  AmdgcnEncoding,
  AmdgcnError,
  AmdgcnFileName,
  AmdgcnInstruction,
  AmdgcnModifier,
  AmdgcnNote,
  AmdgcnOperand,
  AmdgcnSpan,
  AmdgcnStatement,
} from './ast.ts';
import { directiveSyntax, type SyntaxProblem, trailing } from './directive-syntax.ts';
import { parseExpr } from './expressions.ts';
import { OperandParser } from './operands.ts';
import { Scanner, stringEnd } from './scanner.ts';

/** What a line does beyond being a statement, in the order of the line. */
export type LineEffect =
  | { readonly kind: 'target'; readonly value: string }
  | { readonly kind: 'function'; readonly name: string }
  | { readonly kind: 'file'; readonly file: AmdgcnFileName }
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly nameSpan: AmdgcnSpan;
      readonly start: number;
    }
  /** A key of the open descriptor; where none is open, a directive like any other. */
  | {
      readonly kind: 'key';
      readonly key: AmdgcnDescriptorKey;
      readonly otherwise: AmdgcnDirective;
      readonly id: number;
      readonly span: AmdgcnSpan;
    }
  | { readonly kind: 'close'; readonly span: AmdgcnSpan }
  | { readonly kind: 'metadata'; readonly start: number }
  | { readonly kind: 'end-metadata' };

/** A line, read. Places count from its beginning, its own number is 0. */
export interface LineShape {
  readonly statements: readonly AmdgcnStatement[];
  /** Number of the first statement; the others follow. */
  readonly firstId: number;
  readonly errors: readonly AmdgcnError[];
  readonly comments: readonly AmdgcnSpan[];
  readonly effects: readonly LineEffect[];
  /** Where a comment begins that this line does not close; -1 for none. */
  readonly openComment: number;
  /**
   * The comment, where a compiler says in it what matters: registers that are undefined on purpose,
   * inline assembly.
   */
  readonly note: AmdgcnNote | undefined;
  /** A directive of macros, repetitions, conditions or included files stands here. */
  readonly structure: boolean;
}

const SUFFIX = /_(e64_dpp8|e64_dpp|e32|e64|dpp8|dpp|sdwa)$/;
const STRUCTURE = /^\.(?:macro|rept|rep|irpc?|if\w*|include)$/;
const NOTE = /implicit-def|kill|#ASMSTART/;

/** Lines by text, and numbers for the statements in them, beginning with 0. */
export class LineTable {
  private readonly lines = new Map<string, LineShape>();
  private nextId = 0;

  /** How many different lines there are. */
  get size(): number {
    return this.lines.size;
  }

  /** What stands between two offsets of a text, which hold no line break. */
  line(text: string, start: number, end: number): LineShape {
    const key = text.slice(start, end);
    const known = this.lines.get(key);
    if (known) return known;
    const own = ownText(key);
    const made = new LineParser(own, this.nextId).read();
    this.nextId += made.statements.length;
    for (const effect of made.effects) if (effect.kind === 'key') this.nextId++;
    this.lines.set(own, made);
    return made;
  }
}

class LineParser {
  private readonly text: string;
  private readonly firstId: number;
  private readonly statements: AmdgcnStatement[] = [];
  private readonly errors: AmdgcnError[] = [];
  private readonly comments: AmdgcnSpan[] = [];
  private readonly effects: LineEffect[] = [];
  private keys = 0;

  constructor(text: string, firstId: number) {
    this.text = text;
    this.firstId = firstId;
  }

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: hot: one loop over the characters of a line
  read(): LineShape {
    const { text, statements, errors, comments } = this;
    const n = text.length;
    let at = 0;
    let openComment = -1;
    // As the preprocessor leaves them.
    if (text.trimStart().startsWith('#')) {
      comments.push({ start: text.indexOf('#'), end: n, line: 0 });
      at = n;
    }
    while (at < n && openComment < 0) {
      // One statement: up to the line's end or a comment, strings passed over.
      const start = at;
      let end = at;
      while (at < n) {
        const c = text.charCodeAt(at);
        if (c === 34) {
          at = Math.min(stringEnd(text, at, n) + 1, n);
          end = at;
          continue;
        }
        if (c === 59 || (c === 47 && text.charCodeAt(at + 1) === 47)) {
          comments.push({ start: at, end: n, line: 0 });
          at = n;
          break;
        }
        if (c === 47 && text.charCodeAt(at + 1) === 42) {
          const close = text.indexOf('*/', at + 2);
          if (close < 0) openComment = at;
          else comments.push({ start: at, end: close + 2, line: 0 });
          at = close < 0 ? n : close + 2;
          break;
        }
        at++;
        if (c !== 32 && c !== 9 && c !== 13) end = at;
      }
      if (end > start) this.statement(start, end);
    }
    const noted = comments.find((c) => NOTE.test(text.slice(c.start, c.end)));
    // Keys that turn out to be directives are numbered behind the statements.
    const effects = this.effects.map((e) =>
      e.kind === 'key' ? { ...e, id: e.id + statements.length } : e,
    );
    return {
      statements: exact(statements),
      firstId: this.firstId,
      errors: exact(errors),
      comments: exact(comments),
      effects: exact(effects),
      openComment,
      note: noted && { ...noted, text: text.slice(noted.start, noted.end) },
      structure: statements.some((s) => s.kind === 'directive' && STRUCTURE.test(s.name)),
    };
  }

  private error(span: AmdgcnSpan, message: string): void {
    this.errors.push({ start: span.start, end: span.end, line: 0, message });
  }

  private statement(start: number, end: number): void {
    const s = new Scanner(this.text, start, end, 0);
    while (!s.done) {
      const from = s.at;
      const quoted = s.code === 34;
      const name = quoted ? (s.string() ?? '') : s.word();
      const span: AmdgcnSpan = {
        start: from,
        end: from + (quoted ? s.at - from : name.length),
        line: 0,
      };
      if (name === '' && s.atNumber) {
        // A local numeric label `1:`.
        const label = String(s.number());
        if (s.take(':')) {
          this.statements.push({ kind: 'label', ...span, name: label });
          continue;
        }
      }
      if (name === '') {
        this.error({ start: from, end, line: 0 }, 'this is no statement of AMDGPU assembly');
        return;
      }
      if (s.code === 58) {
        const at = s.at;
        s.take(':');
        this.statements.push({ kind: 'label', ...span, name });
        if (s.code !== 58) continue;
        this.error({ start: at, end: at + 2, line: 0 }, 'one colon ends a label');
        return;
      }
      if (s.code === 61 && this.text[s.at + 1] !== '=') {
        s.take('=');
        this.assign(name, s, { start: from, end, line: 0 });
        return;
      }
      if (name.startsWith('.')) this.directive(name, s, { start: from, end, line: 0 });
      else this.instruction(name, s, span, end);
      return;
    }
  }

  private problem(found: SyntaxProblem | undefined): void {
    if (found) this.error(found.span, found.message);
  }

  private assign(name: string, s: Scanner, span: AmdgcnSpan): void {
    const expr = parseExpr(s);
    if (!expr) {
      this.error(span, `the value of \`${name}\` is no expression`);
      return;
    }
    this.problem(trailing(s, name));
    this.statements.push({ kind: 'set', ...span, name, expr });
  }

  private directive(name: string, s: Scanner, span: AmdgcnSpan): void {
    const { effects, statements } = this;
    if (name.startsWith('.amdhsa_') && name !== '.amdhsa_kernel') {
      const otherwise: AmdgcnDirective = {
        kind: 'directive',
        ...span,
        name,
        args: splitArgs(this.text, s.at, s.end),
      };
      const expr = parseExpr(s);
      if (expr) this.problem(trailing(s, name));
      const { start } = span;
      const place = { name, start, end: start + name.length, line: 0 };
      const key: AmdgcnDescriptorKey = expr ? { ...place, expr } : place;
      effects.push({ kind: 'key', key, otherwise, id: this.firstId + this.keys++, span });
      return;
    }
    this.problem(directiveSyntax(name, new Scanner(this.text, s.at, s.end, 0)));
    switch (name) {
      case '.amdhsa_kernel': {
        const from = s.at;
        const kernel = s.code === 34 ? (s.string() ?? '') : s.word();
        if (kernel === '') this.error(span, '`.amdhsa_kernel`: expected the name of a kernel');
        else this.problem(trailing(s, name));
        effects.push({
          kind: 'open',
          name: kernel,
          nameSpan: { start: from, end: from + kernel.length, line: 0 },
          start: span.start,
        });
        return;
      }
      case '.end_amdhsa_kernel':
        effects.push({ kind: 'close', span: { ...span, end: span.start + name.length } });
        return;
      case '.amdgpu_metadata':
        effects.push({ kind: 'metadata', start: span.start });
        return;
      case '.end_amdgpu_metadata':
        effects.push({ kind: 'end-metadata' });
        return;
      case '.amdgcn_target': {
        const value = s.string() ?? '';
        effects.push({ kind: 'target', value });
        statements.push({ kind: 'directive', ...span, name, args: [value] });
        return;
      }
      case '.set':
      case '.equ':
      case '.equiv': {
        const symbol = s.code === 34 ? (s.string() ?? '') : s.word();
        if (symbol === '') this.error(span, `\`${name}\`: expected the name of a symbol`);
        else if (s.take(',')) this.assign(symbol, s, span);
        else this.error(span, `\`${name}\`: expected a comma behind \`${symbol}\``);
        return;
      }
      case '.loc': {
        const numbers: number[] = [];
        while (s.atNumber) numbers.push(Number(s.number()));
        const [file = 0, sourceLine = 0, column = 0] = numbers;
        statements.push({ kind: 'loc', ...span, file, sourceLine, column });
        return;
      }
      case '.file':
        this.file(s, span);
        return;
    }
    const args = splitArgs(this.text, s.at, s.end);
    if (name === '.type' && /^[@%"]?function"?$/.test(args[1] ?? ''))
      effects.push({ kind: 'function', name: unquote(args[0] ?? '') });
    statements.push({ kind: 'directive', ...span, name, args });
  }

  private file(s: Scanner, span: AmdgcnSpan): void {
    if (s.atNumber) {
      const index = Number(s.number());
      const parts: string[] = [];
      for (let part = s.string(); part !== undefined; part = s.string()) parts.push(part);
      const name = parts.join('/');
      this.effects.push({ kind: 'file', file: { ...span, index, name } });
    }
    this.statements.push({ kind: 'directive', ...span, name: '.file', args: [] });
  }

  private instruction(written: string, s: Scanner, nameSpan: AmdgcnSpan, end: number): void {
    const inside = written.startsWith('v_dual_') ? this.text.slice(s.at, end).indexOf('::') : -1;
    const second = s.at + inside;
    if (inside < 0) {
      this.statements.push(this.single(written, s, nameSpan, end));
      return;
    }
    const first = this.single(written, new Scanner(this.text, s.at, second, 0), nameSpan, second);
    const rest = new Scanner(this.text, second + 2, end, 0);
    const from = rest.at;
    const word = rest.word();
    const dual = this.single(word, rest, { start: from, end: from + word.length, line: 0 }, end);
    this.statements.push({ ...first, end, dual });
  }

  private single(
    written: string,
    s: Scanner,
    nameSpan: AmdgcnSpan,
    end: number,
  ): AmdgcnInstruction {
    const mnemonic = written.toLowerCase();
    const suffix = mnemonic.startsWith('s_') ? null : SUFFIX.exec(mnemonic);
    const operands: AmdgcnOperand[] = [];
    const modifiers: AmdgcnModifier[] = [];
    new OperandParser(s, this.errors).parse(operands, modifiers);
    return {
      kind: 'instr',
      start: nameSpan.start,
      end,
      line: 0,
      mnemonic,
      name: suffix ? mnemonic.slice(0, suffix.index) : mnemonic,
      encoding: (suffix?.[1] ?? '') as AmdgcnEncoding,
      nameSpan,
      operands: exact(operands),
      modifiers: exact(modifiers),
    };
  }
}

function unquote(text: string): string {
  return text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text;
}

/** Splits at commas outside strings and parentheses. */
function splitArgs(text: string, start: number, end: number): string[] {
  const out: string[] = [];
  let from = start;
  let depth = 0;
  for (let i = start; i < end; i++) {
    const c = text.charCodeAt(i);
    if (c === 34) i = stringEnd(text, i, end);
    else if (c === 40) depth++;
    else if (c === 41) depth--;
    else if (c === 44 && depth <= 0) {
      out.push(text.slice(from, i).trim());
      from = i + 1;
    }
  }
  const last = text.slice(from, end).trim();
  if (last !== '' || out.length > 0) out.push(last);
  return out;
}
