/**
 * Diagnostics of Rust source and of assembly files: pushed after an edit to clients that cannot
 * ask, pulled by those that can. Never both, or a client would show each finding twice. A pulled
 * answer names its state, so that the same state is not sent again.
 */
import {
  type Diagnostic,
  type DocumentDiagnosticParams,
  type DocumentDiagnosticReport,
  DocumentDiagnosticReportKind,
} from 'vscode-languageserver';
import type { Diagnostic as Finding } from '../../diag/index.ts';
import { diagnosticsIn, isPreviewUri } from '../../ide/index.ts';
import { fileWork, guarded, type ServerContext, stillWanted } from '../context.ts';
import { Converter } from '../convert.ts';
import { onceAtRest, pendingMessages } from '../pending.ts';
import { lookAtCrate } from '../slices.ts';
import { isRustSource, pathOfUri } from '../uris.ts';
import { assemblyReports } from './assembly-reports.ts';
import { assemblyDocument } from './assembly-texts.ts';
import { earlyAssembly } from './early-assembly.ts';
import { stateOf } from './result-id.ts';
import { isToml } from './toml-diagnostics.ts';
import { registerWorkspaceDiagnostics } from './workspace-diagnostics.ts';

/** For whoever watches. */
const METHODS = {
  pulled: 'textDocument/diagnostic',
  pushed: 'textDocument/publishDiagnostics',
} as const;

export function registerDiagnostics(context: ServerContext): void {
  const { connection, documents } = context;

  const look = async (
    how: 'pulled' | 'pushed',
    uri: string,
    between: () => Promise<void>,
    early?: (found: readonly Finding[]) => void,
  ): Promise<void> => {
    if (documents.get(uri) === undefined || !isRustSource(uri)) return;
    if (assemblyDocument(context, uri) !== undefined) return;
    const work = { request: METHODS[how], scope: 'file' } as const;
    await lookAtCrate(context, work, pathOfUri(uri), between, early);
  };

  const reports = (uri: string): Diagnostic[] => {
    const document = documents.get(uri);
    if (!document || isToml(uri) || isPreviewUri(uri)) return [];
    const assembly = assemblyDocument(context, uri);
    if (assembly !== undefined) return assemblyReports(context, uri, assembly);
    if (!isRustSource(uri)) return [];
    const converter = new Converter(context);
    const found = diagnosticsIn(context.engine, pathOfUri(uri)).map((d) => converter.diagnostic(d));
    // To a client that pulls, those of runs are pushed.
    return context.client.pullDiagnostics ? found : [...found, ...context.runs.diagnostics(uri)];
  };

  const early = earlyAssembly(context);

  connection.languages.diagnostics.on(
    guarded(
      context,
      'diagnostics',
      async (
        { textDocument, previousResultId }: DocumentDiagnosticParams,
        { token },
      ): Promise<DocumentDiagnosticReport> => {
        const first = early.inAnswer(textDocument.uri);
        if (first) return first;
        await look('pulled', textDocument.uri, () => stillWanted(token));
        const work = fileWork(METHODS.pulled, textDocument.uri);
        const items = context.whileOn(work, () => reports(textDocument.uri));
        const resultId = stateOf(items);
        return resultId === previousResultId
          ? { kind: DocumentDiagnosticReportKind.Unchanged, resultId }
          : { kind: DocumentDiagnosticReportKind.Full, resultId, items };
      },
    ),
  );
  registerWorkspaceDiagnostics(context);

  const pushed = new Set<string>();
  /** Of a file that has just been opened, before the rest of its crate has been looked at. */
  const ofCrate = (uri: string, found: readonly Finding[]): void => {
    const document = documents.get(uri);
    // A look that begins anew after an edit comes here again.
    if (document === undefined || pushed.has(uri)) return;
    pushed.add(uri);
    const converter = new Converter(context);
    const file = context.engine.fileId(pathOfUri(uri));
    const diagnostics = found
      .filter(({ span }) => span.file === file)
      .map((one) => converter.diagnostic(one));
    void connection.sendDiagnostics({ uri, version: document.version, diagnostics });
  };
  const push = async (): Promise<void> => {
    for (const { uri } of documents.all()) {
      if (isToml(uri) || isPreviewUri(uri)) continue;
      try {
        await look(
          'pushed',
          uri,
          pendingMessages,
          pushed.has(uri) ? undefined : (found) => ofCrate(uri, found),
        );
        if (!pushed.has(uri) && early.pushed(uri)) {
          pushed.add(uri);
          await pendingMessages();
        }
        const version = documents.get(uri)?.version;
        if (version === undefined) continue;
        pushed.add(uri);
        const diagnostics = context.whileOn(fileWork(METHODS.pushed, uri), () => reports(uri));
        await connection.sendDiagnostics({ uri, version, diagnostics });
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
