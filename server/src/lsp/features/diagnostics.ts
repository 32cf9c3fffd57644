/**
 * Diagnostics of Rust source and of assembly files: pushed after an edit to clients that cannot ask, pulled by those
 * that can. Never both, or a client would show each finding twice. A pulled answer names its state, so that the same state is
 * not sent again.
 */
import {
  type Diagnostic,
  type DocumentDiagnosticParams,
  type DocumentDiagnosticReport,
  DocumentDiagnosticReportKind,
} from 'vscode-languageserver';
import { assemblyLanguage, diagnosticsIn, leftOut } from '../../ide/index.ts';
import { guarded, type ServerContext, stillWanted } from '../context.ts';
import { Converter } from '../convert.ts';
import { lookAtCrate } from '../look-at-crate.ts';
import { onceAtRest, pendingMessages } from '../pending.ts';
import { Positions } from '../positions.ts';
import { assemblyOfUri, isPreviewUri, isRustSource, pathOfUri } from '../uris.ts';
import { stateOf } from './result-id.ts';
import { isToml } from './toml-diagnostics.ts';
import { registerWorkspaceDiagnostics } from './workspace-diagnostics.ts';

export function registerDiagnostics(context: ServerContext): void {
  const { connection, documents } = context;

  const look = async (uri: string, between: () => Promise<void>): Promise<void> => {
    if (documents.get(uri) === undefined || !isRustSource(uri)) return;
    await lookAtCrate(context, pathOfUri(uri), between);
  };

  const reports = (uri: string): Diagnostic[] => {
    const document = documents.get(uri);
    if (!document || isToml(uri) || isPreviewUri(uri)) return [];
    if (!isRustSource(uri)) return assemblyReports(context, uri, document.getText());
    const converter = new Converter(context);
    return diagnosticsIn(context.engine, pathOfUri(uri)).map((d) => converter.diagnostic(d));
  };

  connection.languages.diagnostics.on(
    guarded(
      context,
      'diagnostics',
      async (
        { textDocument, previousResultId }: DocumentDiagnosticParams,
        { token },
      ): Promise<DocumentDiagnosticReport> => {
        await look(textDocument.uri, () => stillWanted(token));
        const items = reports(textDocument.uri);
        const resultId = stateOf(items);
        return resultId === previousResultId
          ? { kind: DocumentDiagnosticReportKind.Unchanged, resultId }
          : { kind: DocumentDiagnosticReportKind.Full, resultId, items };
      },
    ),
  );
  registerWorkspaceDiagnostics(context);

  const pushed = new Set<string>();
  const push = async (): Promise<void> => {
    for (const { uri } of documents.all()) {
      if (isToml(uri) || isPreviewUri(uri)) continue;
      try {
        await look(uri, pendingMessages);
        const version = documents.get(uri)?.version;
        if (version === undefined) continue;
        pushed.add(uri);
        await connection.sendDiagnostics({ uri, version, diagnostics: reports(uri) });
      } catch (error) {
        connection.console.error(`diagnostics of ${uri} failed: ${String(error)}`);
      }
    }
    for (const uri of pushed) {
      if (documents.get(uri)) continue;
      pushed.delete(uri);
      await connection.sendDiagnostics({ uri, diagnostics: [] });
    }
    context.active();
  };

  const pushSoon = onceAtRest(0, () => void push().catch(() => undefined));
  context.onChange.push(() => {
    if (!context.client.pullDiagnostics) pushSoon();
  });
}

/** More of one file help nobody, and an editor chokes on a hundred thousand. */
const MOST_FINDINGS = 1000;

const FIRST_LINE = { start: { line: 0, character: 0 }, end: { line: 1, character: 0 } };

/** Findings of an assembly file; a text of another assembler's language has none. */
function assemblyReports(context: ServerContext, uri: string, text: string): Diagnostic[] {
  const name = assemblyOfUri(uri);
  const language = name && assemblyLanguage(name, text);
  if (!language) return [];
  const note = leftOut(text.length);
  if (note !== undefined)
    return [
      { range: FIRST_LINE, severity: 3, source: 'warplens', code: 'large-text', message: note },
    ];
  const positions = new Positions(text, context.encoding);
  return language
    .findings(text)
    .slice(0, MOST_FINDINGS)
    .map(({ start, end, code, message }) => ({
      range: positions.range(start, end),
      severity: 1,
      source: 'warplens',
      code: `${name}-${code}`,
      message,
    }));
}
