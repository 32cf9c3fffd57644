/** Findings and quick fixes of assembly files, in LSP's terms. */
import {
  type CodeAction,
  CodeActionKind,
  type Diagnostic,
  DiagnosticSeverity,
  DiagnosticTag,
} from 'vscode-languageserver';
import type * as diag from '../../diag/index.ts';
import { Positions } from '../../documents/index.ts';
import { type AssemblyDepth, assemblyDiagnostics, includedFrom } from '../../ide/index.ts';
import type { ServerContext } from '../context.ts';
import { pathOfUri } from '../uris.ts';
import { workspaceEdit } from '../workspace-edits.ts';
import type { AssemblyDocument } from './assembly-texts.ts';

const SEVERITY: Readonly<Record<diag.Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

function findings(
  { engine, folders }: ServerContext,
  uri: string,
  found: AssemblyDocument,
  depth: AssemblyDepth = 'whole',
): readonly diag.Diagnostic[] {
  const path = pathOfUri(uri);
  const read = includedFrom(engine, path, folders);
  return assemblyDiagnostics(found, found.text, engine.fileId(path), found.gpu, read, depth);
}

/** Findings of an open assembly file, at a depth. */
export function assemblyReports(
  context: ServerContext,
  uri: string,
  found: AssemblyDocument,
  depth: AssemblyDepth = 'whole',
): Diagnostic[] {
  const positions = new Positions(found.text, context.encoding, context.documents.get(uri));
  return findings(context, uri, found, depth).map((d) => report(d, positions));
}

function report({ span, severity, code, message, tags }: diag.Diagnostic, positions: Positions) {
  return {
    range: positions.range(span.start, span.end),
    severity: SEVERITY[severity],
    source: 'warplens',
    code,
    message,
    ...(tags ? { tags: tags.map(() => DiagnosticTag.Unnecessary) } : {}),
  };
}

/** Quick fixes of the findings that touch a range, in offsets. */
export function assemblyFixes(
  context: ServerContext,
  uri: string,
  found: AssemblyDocument,
  range: { readonly start: Position; readonly end: Position },
): CodeAction[] {
  const positions = new Positions(found.text, context.encoding, context.documents.get(uri));
  const [from, to] = [positions.offset(range.start), positions.offset(range.end)];
  return findings(context, uri, found)
    .filter(({ span, fixes }) => fixes !== undefined && span.start <= to && from <= span.end)
    .flatMap((d) =>
      (d.fixes ?? []).map(({ title, edits }, index) => ({
        title,
        kind: CodeActionKind.QuickFix,
        diagnostics: [report(d, positions)],
        isPreferred: index === 0,
        edit: workspaceEdit(context, {
          [uri]: edits.map(({ span, newText }) => ({
            range: positions.range(span.start, span.end),
            newText,
          })),
        }),
      })),
    );
}

interface Position {
  readonly line: number;
  readonly character: number;
}
