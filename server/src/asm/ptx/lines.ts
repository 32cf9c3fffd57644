/**
 * The text line by line, as views need it: what a line is, which source line it comes from, which
 * labels it names. Plain data; a preview pane, links and jumps work from it alone.
 */
import type { PtxFunction, PtxLoc, PtxModule, PtxSpan, PtxStatement, PtxSymbol } from './ast.ts';
import { eachSymbol, operandsOf } from './walk.ts';

export type PtxLineKind =
  | 'blank'
  | 'comment'
  /** `.loc`, `.file`, debug sections. */
  | 'debug'
  /** `.version`, `.target`, `.pragma`, `.reg` and others that produce no code. */
  | 'directive'
  /** Variables and parameters. */
  | 'data'
  /** Heads and braces of functions. */
  | 'function'
  | 'label'
  | 'instruction';

/**
 * A place in the user's source; line and column are one-based, as in `.loc`. Column 0 is unknown.
 */
export interface PtxSource {
  /** Index of the `.file` directive. */
  readonly file: number;
  readonly line: number;
  readonly column: number;
  readonly inlinedAt?: { readonly file: number; readonly line: number; readonly column: number };
}

/** A label or function named in a line. Columns count from the line's start. */
export interface PtxLabelUse {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Zero-based line of the definition; -1 when there is none here. */
  readonly target: number;
}

export interface PtxLine {
  readonly text: string;
  /** Zero-based number in the whole text. */
  readonly line: number;
  readonly kind: PtxLineKind;
  /** Index in `module.functions` of the function the line belongs to, -1 outside. */
  readonly function: number;
  readonly source?: PtxSource;
  readonly labels: readonly PtxLabelUse[];
  /** Name of the label the line defines. */
  readonly defines?: string;
}

interface Draft {
  kind: PtxLineKind;
  function: number;
  source: PtxSource | undefined;
  labels: PtxLabelUse[];
  defines: string | undefined;
}

/** Splits the module's text into lines. Linear in the text. */
export function ptxLines(module: PtxModule): PtxLine[] {
  const texts = module.text.split('\n');
  const starts = new Int32Array(texts.length);
  const drafts: Draft[] = [];
  let offset = 0;
  for (const [i, text] of texts.entries()) {
    starts[i] = offset;
    offset += text.length + 1;
    drafts.push({ kind: 'blank', function: -1, source: undefined, labels: [], defines: undefined });
  }
  const marker = new Marker(module, drafts, starts);
  marker.mark();
  return texts.map((text, line) => {
    const d = drafts[line]!;
    return {
      text: text.endsWith('\r') ? text.slice(0, -1) : text,
      line,
      kind: d.kind,
      function: d.function,
      labels: d.labels,
      ...(d.source ? { source: d.source } : {}),
      ...(d.defines === undefined ? {} : { defines: d.defines }),
    };
  });
}

class Marker {
  private readonly module: PtxModule;
  private readonly drafts: Draft[];
  private readonly starts: Int32Array;
  private readonly functionLines = new Map<string, number>();

  constructor(module: PtxModule, drafts: Draft[], starts: Int32Array) {
    this.module = module;
    this.drafts = drafts;
    this.starts = starts;
    for (const fn of module.functions) {
      if (fn.body || !this.functionLines.has(fn.name))
        this.functionLines.set(fn.name, fn.nameSpan.line);
    }
  }

  /** Zero-based line of an offset at or behind `from`; lines are short, so a walk is enough. */
  private lineAt(offset: number, from: number): number {
    let line = from;
    while (line + 1 < this.starts.length && this.starts[line + 1]! <= offset) line++;
    return line;
  }

  private paint(span: PtxSpan, kind: PtxLineKind, fn = -1): void {
    const last = this.lineAt(Math.max(span.start, span.end - 1), span.line);
    for (let line = span.line; line <= last; line++) {
      const d = this.drafts[line]!;
      // Braces and labels share lines with what matters more.
      if (d.kind !== 'instruction') d.kind = kind;
      if (fn >= 0) d.function = fn;
    }
  }

  mark(): void {
    for (const comment of this.module.comments) this.paint(comment, 'comment');
    const indices = new Map(this.module.functions.map((fn, i) => [fn, i]));
    for (const item of this.module.items) {
      switch (item.kind) {
        case 'function':
          this.markFunction(item, indices.get(item)!);
          break;
        case 'var':
          this.paint(item, 'data');
          break;
        case 'section':
        case 'file':
        case 'loc':
          this.paint(item, 'debug');
          break;
        case 'directive':
          this.paint(item, 'directive');
          break;
        case 'label':
          this.paint(item, 'debug');
          break;
      }
    }
  }

  private markFunction(fn: PtxFunction, index: number): void {
    const head = fn.body ? { ...fn, end: fn.body.start + 1 } : fn;
    this.paint(head, 'function', index);
    if (!fn.body) return;
    const last = this.lineAt(fn.body.end - 1, fn.body.line);
    for (let line = fn.line; line <= last; line++) this.drafts[line]!.function = index;
    if (this.drafts[last]!.kind === 'blank') this.drafts[last]!.kind = 'function';
    const labels = new Map<string, number>();
    collectLabels(fn.body.body, labels);
    this.source = undefined;
    this.markBody(fn.body.body, index, labels);
  }

  private source: PtxSource | undefined;

  /** A name that leads to the line `target`, in a statement that begins in `line`. */
  private use({ name, start: at }: PtxSymbol, from: number, target: number): void {
    const line = this.lineAt(at, from);
    const start = at - this.starts[line]!;
    this.drafts[line]!.labels.push({ name, start, end: start + name.length, target });
  }

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each kind of statement
  private markBody(
    body: readonly PtxStatement[],
    fn: number,
    labels: ReadonlyMap<string, number>,
  ): void {
    for (const s of body) {
      switch (s.kind) {
        case 'loc':
          this.source = sourceOf(s);
          this.paint(s, 'debug');
          break;
        case 'instr': {
          this.paint(s, 'instruction');
          const last = this.lineAt(s.end - 1, s.line);
          if (this.source)
            for (let l = s.line; l <= last; l++) this.drafts[l]!.source = this.source;
          for (const operand of operandsOf(s)) {
            eachSymbol(operand, (symbol) => {
              const target = labels.get(symbol.name) ?? this.functionLines.get(symbol.name);
              if (target !== undefined) this.use(symbol, s.line, target);
            });
          }
          break;
        }
        case 'label':
          this.paint(s, 'label');
          this.drafts[s.line]!.defines = s.name;
          break;
        case 'targets':
          this.paint(s, 'data');
          this.drafts[s.line]!.defines = s.label;
          for (const symbol of s.targets) this.use(symbol, s.line, labels.get(symbol.name) ?? -1);
          break;
        case 'prototype':
          this.paint(s, 'data');
          this.drafts[s.line]!.defines = s.label;
          break;
        case 'var':
          this.paint(s, s.space === 'reg' ? 'directive' : 'data');
          break;
        case 'directive':
          this.paint(s, 'directive');
          break;
        case 'block': {
          for (const at of [s.line, this.lineAt(s.end - 1, s.line)]) {
            const d = this.drafts[at]!;
            if (d.kind === 'blank' || d.kind === 'comment') d.kind = 'function';
            if (this.source) d.source = this.source;
          }
          this.markBody(s.body, fn, labels);
          break;
        }
      }
    }
  }
}

function collectLabels(body: readonly PtxStatement[], labels: Map<string, number>): void {
  for (const s of body) {
    if (s.kind === 'label') labels.set(s.name, s.line);
    else if (s.kind === 'targets' || s.kind === 'prototype') labels.set(s.label, s.line);
    else if (s.kind === 'block') collectLabels(s.body, labels);
  }
}

/** Line 0 is the compiler's word for code that belongs to no source line. */
function sourceOf(loc: PtxLoc): PtxSource | undefined {
  if (loc.sourceLine === 0) return undefined;
  return {
    file: loc.file,
    line: loc.sourceLine,
    column: loc.column,
    ...(loc.inlinedAt ? { inlinedAt: loc.inlinedAt } : {}),
  };
}
