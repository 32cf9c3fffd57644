/** The one place where offsets become LSP's lines and characters, and our data LSP's. */
import {
  type CodeAction,
  CodeActionKind,
  type Diagnostic,
  DiagnosticSeverity,
  DiagnosticTag,
  type Location,
  type Position,
  type Range,
  type TextEdit,
} from 'vscode-languageserver';
import type { Span } from '../base/index.ts';
import type * as diag from '../diag/index.ts';
import { type Encoding, Positions } from '../documents/index.ts';
import { markedSpan, type OfferedFix, type Preview } from '../ide/index.ts';
import type { LineMap } from '../protocol/index.ts';
import { ruleUrl } from '../rules/index.ts';
import type { Engine } from '../workspace/index.ts';
import { uriOfPath } from './uris.ts';

const SEVERITY: Readonly<Record<diag.Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

/**
 * Which finding of its document something is about: what a diagnostic with fixes carries as `data`.
 */
export interface FindingAddress {
  readonly code: string;
  readonly start: number;
  readonly end: number;
}

/** The address in what a client gives back, which may be anything. Further entries stay. */
export function readFinding(data: unknown): FindingAddress | undefined {
  const given = (typeof data === 'object' && data !== null ? data : {}) as Partial<FindingAddress>;
  const { code, start, end } = given;
  return typeof code === 'string' && typeof start === 'number' && typeof end === 'number'
    ? { ...given, code, start, end }
    : undefined;
}

/** Converts for one state of the engine: it remembers the line starts of the files it has seen. */
export class Converter {
  private readonly engine: Engine;
  private readonly encoding: Encoding;
  private readonly indexes = new Map<string, Positions>();

  constructor({ engine, encoding }: { readonly engine: Engine; readonly encoding: Encoding }) {
    this.engine = engine;
    this.encoding = encoding;
  }

  private index(path: string): Positions {
    let index = this.indexes.get(path);
    if (!index) {
      index = new Positions(this.engine.text(path) ?? '', this.encoding);
      this.indexes.set(path, index);
    }
    return index;
  }

  offset(path: string, position: Position): number {
    return this.index(path).offset(position);
  }

  position(path: string, offset: number): Position {
    return this.index(path).position(offset);
  }

  range(span: Span): Range {
    const path = this.engine.path(span.file);
    return { start: this.position(path, span.start), end: this.position(path, span.end) };
  }

  location(span: Span): Location {
    return { uri: uriOfPath(this.engine.path(span.file)), range: this.range(span) };
  }

  diagnostic(d: diag.Diagnostic): Diagnostic {
    const message = [d.message, d.why, d.help && `help: ${d.help}`].filter(Boolean).join('\n');
    return {
      range: this.range(markedSpan(this.engine, d.span)),
      severity: SEVERITY[d.severity],
      source: 'warplens',
      code: d.code,
      codeDescription: { href: ruleUrl(d.code) },
      message,
      ...(d.related
        ? {
            relatedInformation: d.related.map((r) => ({
              location: this.location(r.span),
              message: r.message,
            })),
          }
        : {}),
      ...(d.tags ? { tags: d.tags.map(() => DiagnosticTag.Unnecessary) } : {}),
      ...(d.fixes?.length
        ? { data: { code: d.code, start: d.span.start, end: d.span.end } satisfies FindingAddress }
        : {}),
    };
  }

  /** The edits of a fix, by document. */
  textEdits({ fix }: OfferedFix): Record<string, TextEdit[]> {
    const changes: Record<string, TextEdit[]> = {};
    for (const edit of fix.edits) {
      const uri = uriOfPath(this.engine.path(edit.span.file));
      changes[uri] ??= [];
      changes[uri].push({ range: this.range(edit.span), newText: edit.newText });
    }
    return changes;
  }

  /** A fix without its edits. */
  codeActionTitle({ diagnostic, fix, preferred }: OfferedFix): CodeAction {
    return {
      title: fix.title,
      kind: CodeActionKind.QuickFix,
      diagnostics: [this.diagnostic(diagnostic)],
      isPreferred: preferred,
    };
  }

  lineMap(uri: string, preview: Preview): LineMap {
    const sources: string[] = [];
    const known = new Map<number, number>();
    const place = (span: Span): [number, number] => {
      let source = known.get(span.file);
      if (source === undefined) {
        source = sources.length;
        known.set(span.file, source);
        sources.push(uriOfPath(this.engine.path(span.file)));
      }
      return [source, this.position(this.engine.path(span.file), span.start).line];
    };
    const lines = preview.lineMap.map((span) => (span ? place(span) : null));
    const inlined = preview.lineMap.flatMap((span, line) =>
      span?.callers ? [[line, span.callers.map(place)] as const] : [],
    );
    const callers = inlined.length === 0 ? {} : { callers: Object.fromEntries(inlined) };
    const { staleFrom } = preview;
    return { uri, sources, lines, ...callers, ...(staleFrom === undefined ? {} : { staleFrom }) };
  }
}
