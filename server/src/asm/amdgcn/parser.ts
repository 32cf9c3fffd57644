/**
 * AMDGPU assembly text to its tree. Tolerant: a statement that makes no sense is reported and skipped, the rest
 * stands. A statement ends with its line; `;` and `//` begin comments, C comments may span lines.
 */
import type {
  AmdgcnDescriptor,
  AmdgcnDescriptorKey,
  AmdgcnEncoding,
  AmdgcnError,
  AmdgcnExpr,
  AmdgcnFileName,
  AmdgcnInstruction,
  AmdgcnModifier,
  AmdgcnModule,
  AmdgcnOperand,
  AmdgcnSpan,
  AmdgcnStatement,
  AmdgcnYaml,
} from './ast.ts';
import { parseExpr } from './expressions.ts';
import { parseMetadata } from './metadata.ts';
import { OperandParser } from './operands.ts';
import { Scanner, stringEnd } from './scanner.ts';

export interface AmdgcnParse {
  readonly module: AmdgcnModule;
  readonly errors: readonly AmdgcnError[];
}

/** Parses a text. Never throws. Linear in the text. */
export function parseAmdgcn(text: string): AmdgcnParse {
  const parser = new Parser(text);
  parser.run();
  return { module: parser.finish(), errors: parser.errors };
}

const SUFFIX = /_(e64_dpp8|e64_dpp|e32|e64|dpp8|dpp|sdwa)$/;

class Parser {
  readonly errors: AmdgcnError[] = [];
  private readonly text: string;
  private readonly statements: AmdgcnStatement[] = [];
  private readonly descriptors: AmdgcnDescriptor[] = [];
  private readonly files = new Map<number, AmdgcnFileName>();
  private readonly comments: AmdgcnSpan[] = [];
  private readonly functions = new Set<string>();
  private metadata: AmdgcnYaml | undefined;
  private metadataSpan: AmdgcnSpan | undefined;
  private target = '';
  private open:
    | {
        name: string;
        nameSpan: AmdgcnSpan;
        start: number;
        line: number;
        values: Map<string, AmdgcnExpr>;
        keys: AmdgcnDescriptorKey[];
      }
    | undefined;

  constructor(text: string) {
    this.text = text;
  }

  run(): void {
    const { text } = this;
    const n = text.length;
    let at = 0;
    let line = 0;
    while (at < n) {
      // One statement: up to the line's end or a comment, strings passed over.
      const start = at;
      const startLine = line;
      let end = at;
      while (at < n) {
        const c = text.charCodeAt(at);
        if (c === 10) break;
        if (c === 34) {
          const eol = text.indexOf('\n', at);
          const close = stringEnd(text, at, eol < 0 ? n : eol);
          at = Math.min(close + 1, n);
          end = at;
          continue;
        }
        if (c === 59 || (c === 47 && text.charCodeAt(at + 1) === 47)) {
          const eol = text.indexOf('\n', at);
          const stop = eol < 0 ? n : eol;
          this.comments.push({ start: at, end: stop, line });
          at = stop;
          break;
        }
        if (c === 47 && text.charCodeAt(at + 1) === 42) {
          const close = text.indexOf('*/', at + 2);
          const stop = close < 0 ? n : close + 2;
          this.comments.push({ start: at, end: stop, line });
          for (let i = at; i < stop; i++) if (text.charCodeAt(i) === 10) line++;
          if (end === start) {
            at = stop;
            break;
          }
          at = stop;
          break;
        }
        at++;
        if (c !== 32 && c !== 9 && c !== 13) end = at;
      }
      if (end > start) this.statement(start, end, startLine);
      if (text.charCodeAt(at) === 10) {
        at++;
        line++;
        if (this.metadataFrom >= 0) {
          const skipped = this.takeMetadata(at, line);
          at = skipped.at;
          line = skipped.line;
        }
      }
    }
    if (this.open) this.closeDescriptor(n);
  }

  private metadataFrom = -1;

  /** Everything up to `.end_amdgpu_metadata` is YAML. */
  private takeMetadata(at: number, line: number): { at: number; line: number } {
    const { text } = this;
    const close = text.indexOf('.end_amdgpu_metadata', at);
    const stop = close < 0 ? text.length : close;
    this.metadata = parseMetadata(text.slice(at, stop));
    this.metadataSpan = { start: this.metadataFrom, end: stop, line: line - 1 };
    this.metadataFrom = -1;
    let lines = line;
    for (let i = at; i < stop; i++) if (text.charCodeAt(i) === 10) lines++;
    return { at: stop, line: lines };
  }

  private error(span: AmdgcnSpan, message: string): void {
    if (this.errors.length < 1000)
      this.errors.push({ start: span.start, end: span.end, line: span.line, message });
  }

  private statement(start: number, end: number, line: number): void {
    const s = new Scanner(this.text, start, end, line);
    while (!s.done) {
      const from = s.at;
      const quoted = s.code === 34;
      const name = quoted ? (s.string() ?? '') : s.word();
      const span: AmdgcnSpan = {
        start: from,
        end: from + (quoted ? s.at - from : name.length),
        line,
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
        this.error({ start: from, end, line }, 'this is no statement of AMDGPU assembly');
        return;
      }
      if (s.code === 58 && this.text[s.at + 1] !== ':') {
        s.take(':');
        this.statements.push({ kind: 'label', ...span, name });
        continue;
      }
      if (s.code === 61 && this.text[s.at + 1] !== '=') {
        s.take('=');
        this.assign(name, s, { start: from, end, line });
        return;
      }
      if (name.startsWith('.')) this.directive(name, s, { start: from, end, line });
      else this.instruction(name, s, span, end);
      return;
    }
  }

  private assign(name: string, s: Scanner, span: AmdgcnSpan): void {
    const expr = parseExpr(s);
    if (expr) this.statements.push({ kind: 'set', ...span, name, expr });
    else this.error(span, `the value of \`${name}\` is no expression`);
  }

  private directive(name: string, s: Scanner, span: AmdgcnSpan): void {
    if (name.startsWith('.amdhsa_') && this.open && name !== '.amdhsa_kernel') {
      const expr = parseExpr(s);
      const { start, line } = span;
      this.open.keys.push({
        name,
        start,
        end: start + name.length,
        line,
        ...(expr ? { expr } : {}),
      });
      if (expr) this.open.values.set(name.slice(8), expr);
      else this.error(span, `the value of \`${name}\` is no expression`);
      return;
    }
    switch (name) {
      case '.amdhsa_kernel': {
        const from = s.at;
        const kernel = s.code === 34 ? (s.string() ?? '') : s.word();
        this.functions.add(kernel);
        this.open = {
          name: kernel,
          nameSpan: { start: from, end: from + kernel.length, line: span.line },
          start: span.start,
          line: span.line,
          values: new Map(),
          keys: [],
        };
        return;
      }
      case '.end_amdhsa_kernel':
        if (this.open) this.closeDescriptor(span.end, { ...span, end: span.start + name.length });
        return;
      case '.amdgpu_metadata':
        this.metadataFrom = span.start;
        return;
      case '.end_amdgpu_metadata':
        return;
      case '.amdgcn_target':
        this.target = s.string() ?? '';
        this.statements.push({ kind: 'directive', ...span, name, args: [this.target] });
        return;
      case '.set':
      case '.equ':
      case '.equiv': {
        const symbol = s.code === 34 ? (s.string() ?? '') : s.word();
        s.take(',');
        this.assign(symbol, s, span);
        return;
      }
      case '.loc': {
        const numbers: number[] = [];
        while (s.atNumber) numbers.push(Number(s.number()));
        const [file = 0, sourceLine = 0, column = 0] = numbers;
        this.statements.push({ kind: 'loc', ...span, file, sourceLine, column });
        return;
      }
      case '.file':
        this.file(s, span);
        return;
    }
    const args = splitArgs(this.text, s.at, s.end);
    if (name === '.type' && /^[@%"]?function"?$/.test(args[1] ?? ''))
      this.functions.add(unquote(args[0] ?? ''));
    this.statements.push({ kind: 'directive', ...span, name, args });
  }

  private file(s: Scanner, span: AmdgcnSpan): void {
    if (s.atNumber) {
      const index = Number(s.number());
      const parts: string[] = [];
      for (let part = s.string(); part !== undefined; part = s.string()) parts.push(part);
      const name = parts.join('/');
      this.files.set(index, { ...span, index, name });
    }
    this.statements.push({ kind: 'directive', ...span, name: '.file', args: [] });
  }

  private closeDescriptor(end: number, endSpan?: AmdgcnSpan): void {
    const { open } = this;
    if (!open) return;
    const { name, nameSpan, start, line, values, keys } = open;
    this.descriptors.push({
      name,
      nameSpan,
      start,
      end,
      line,
      values,
      keys,
      ...(endSpan ? { endSpan } : {}),
    });
    this.open = undefined;
  }

  private instruction(written: string, s: Scanner, nameSpan: AmdgcnSpan, end: number): void {
    const inside = written.startsWith('v_dual_') ? this.text.slice(s.at, end).indexOf('::') : -1;
    const second = s.at + inside;
    if (inside < 0) {
      this.statements.push(this.single(written, s, nameSpan, end));
      return;
    }
    const first = this.single(
      written,
      new Scanner(this.text, s.at, second, s.line),
      nameSpan,
      second,
    );
    const rest = new Scanner(this.text, second + 2, end, s.line);
    const from = rest.at;
    const word = rest.word();
    const dual = this.single(
      word,
      rest,
      { start: from, end: from + word.length, line: s.line },
      end,
    );
    this.statements.push({ ...first, end, dual });
  }

  private single(
    written: string,
    s: Scanner,
    nameSpan: AmdgcnSpan,
    end: number,
  ): AmdgcnInstruction {
    const mnemonic = written.toLowerCase();
    const suffix = SUFFIX.exec(mnemonic);
    const operands: AmdgcnOperand[] = [];
    const modifiers: AmdgcnModifier[] = [];
    new OperandParser(s, this.errors).parse(operands, modifiers);
    return {
      kind: 'instr',
      start: nameSpan.start,
      end,
      line: nameSpan.line,
      mnemonic,
      name: suffix ? mnemonic.slice(0, suffix.index) : mnemonic,
      encoding: (suffix?.[1] ?? '') as AmdgcnEncoding,
      nameSpan,
      operands,
      modifiers,
    };
  }

  finish(): AmdgcnModule {
    return {
      text: this.text,
      statements: this.statements,
      descriptors: this.descriptors,
      ...(this.metadata === undefined ? {} : { metadata: this.metadata }),
      ...(this.metadataSpan === undefined ? {} : { metadataSpan: this.metadataSpan }),
      target: this.target,
      files: this.files,
      comments: this.comments,
      functions: this.functions,
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
