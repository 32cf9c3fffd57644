/**
 * AMDGPU assembly text to its tree. Tolerant: a statement that makes no sense is reported and
 * skipped, the rest stands. A statement ends with its line; `;` and `//` begin comments, C comments
 * may span lines.
 */
import type {
  AmdgcnDescriptor,
  AmdgcnDescriptorKey,
  AmdgcnError,
  AmdgcnExpr,
  AmdgcnFileName,
  AmdgcnModule,
  AmdgcnNote,
  AmdgcnPlaced,
  AmdgcnSpan,
  AmdgcnYaml,
} from './ast.ts';
import { type LineEffect, type LineShape, LineTable } from './line-table.ts';
import { parseMetadata } from './metadata.ts';
import { placed } from './placed.ts';

export interface AmdgcnParse {
  readonly module: AmdgcnModule;
  readonly errors: readonly AmdgcnError[];
  /** The lines that were read, for the next text. */
  readonly lines: LineTable;
}

/** Nobody reads more of them. */
export const MOST_ERRORS = 1000;

/** Parses a text, with the help of lines that are known. Never throws. Linear in the text. */
export function parseAmdgcn(text: string, lines = new LineTable()): AmdgcnParse {
  const parser = new Parser(text, lines);
  parser.run();
  return { module: parser.finish(), errors: parser.errors, lines };
}

class Parser {
  readonly errors: AmdgcnError[] = [];
  private readonly text: string;
  private readonly table: LineTable;
  private readonly statements: AmdgcnPlaced[] = [];
  private readonly descriptors: AmdgcnDescriptor[] = [];
  private readonly files = new Map<number, AmdgcnFileName>();
  private readonly comments: AmdgcnSpan[] = [];
  private readonly notes: AmdgcnNote[] = [];
  private readonly functions = new Set<string>();
  private structure = 0;
  private metadata: AmdgcnYaml | undefined;
  private metadataSpan: AmdgcnSpan | undefined;
  private metadataFrom = -1;
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

  constructor(text: string, table: LineTable) {
    this.text = text;
    this.table = table;
  }

  run(): void {
    const { text, table } = this;
    const n = text.length;
    let at = 0;
    let line = 0;
    while (at < n) {
      const eol = text.indexOf('\n', at);
      const stop = eol < 0 ? n : eol;
      const shape = table.line(text, at, stop);
      this.add(shape, at, line);
      if (shape.openComment >= 0) {
        const start = at + shape.openComment;
        const close = text.indexOf('*/', start + 2);
        const end = close < 0 ? n : close + 2;
        this.comments.push({ start, end, line });
        for (let i = start; i < end; i++) if (text.charCodeAt(i) === 10) line++;
        at = end;
        continue;
      }
      at = stop + 1;
      line++;
      if (this.metadataFrom >= 0) {
        const skipped = this.takeMetadata(at, line);
        at = skipped.at;
        line = skipped.line;
      }
    }
    if (this.open) this.closeDescriptor(n);
  }

  private add(shape: LineShape, base: number, line: number): void {
    const { statements, firstId, comments, errors, effects } = shape;
    for (let i = 0; i < statements.length; i++)
      this.statements.push(placed(statements[i]!, firstId + i, base, line));
    if (comments.length > 0) addComments(shape, base, line, this.comments, this.notes);
    if (errors.length > 0) addErrors(shape, base, line, this.errors);
    if (shape.structure) this.structure++;
    for (const effect of effects) this.effect(effect, base, line);
  }

  private effect(effect: LineEffect, base: number, line: number): void {
    const here = <T extends AmdgcnSpan>(span: T): T => ({
      ...span,
      start: span.start + base,
      end: span.end + base,
      line,
    });
    switch (effect.kind) {
      case 'target':
        this.target = effect.value;
        return;
      case 'function':
        this.functions.add(effect.name);
        return;
      case 'file':
        this.files.set(effect.file.index, here(effect.file));
        return;
      case 'open':
        this.functions.add(effect.name);
        // The end of the one before may be what is misspelt.
        if (this.open) this.closeDescriptor(effect.start + base);
        this.open = {
          name: effect.name,
          nameSpan: here(effect.nameSpan),
          start: effect.start + base,
          line,
          values: new Map(),
          keys: [],
        };
        return;
      case 'key': {
        const { key, otherwise, id, span } = effect;
        if (!this.open) {
          this.statements.push(placed(otherwise, id, base, line));
          return;
        }
        this.open.keys.push(here(key));
        if (key.expr) this.open.values.set(key.name.slice('.amdhsa_'.length), key.expr);
        else if (this.errors.length < MOST_ERRORS)
          this.errors.push({
            ...here(span),
            message: `the value of \`${key.name}\` is no expression`,
          });
        return;
      }
      case 'close':
        if (this.open) this.closeDescriptor(effect.span.end + base, here(effect.span));
        return;
      case 'metadata':
        this.metadataFrom = effect.start + base;
    }
  }

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
      notes: this.notes,
      functions: this.functions,
      structure: this.structure,
      lines: this.table,
      version: {},
      change: undefined,
    };
  }
}

/** The comments of a line at its place, and what is to be noted of them. */
export function addComments(
  shape: LineShape,
  base: number,
  line: number,
  comments: AmdgcnSpan[],
  notes: AmdgcnNote[],
): void {
  for (const { start, end } of shape.comments)
    comments.push({ start: start + base, end: end + base, line });
  if (shape.note) {
    const { start, end, text } = shape.note;
    notes.push({ start: start + base, end: end + base, line, text });
  }
}

/** The errors of a line at its place. */
export function addErrors(
  shape: LineShape,
  base: number,
  line: number,
  errors: AmdgcnError[],
): void {
  for (const { start, end, message } of shape.errors)
    if (errors.length < MOST_ERRORS)
      errors.push({ start: start + base, end: end + base, line, message });
}
