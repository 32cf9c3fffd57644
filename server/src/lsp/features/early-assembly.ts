/**
 * The first findings of a long assembly file: what its assembler would refuse is shown before the
 * rest has been looked for, which takes as long again. Once for each time that it is opened.
 */
import { type DocumentDiagnosticReport, DocumentDiagnosticReportKind } from 'vscode-languageserver';
import { fileWork, type ServerContext } from '../context.ts';
import { assemblyReports } from './assembly-reports.ts';
import { type AssemblyDocument, assemblyDocument } from './assembly-texts.ts';
import { stateOf } from './result-id.ts';

/** Characters from which on somebody would wait for the rest. */
const LONG = 200_000;

export interface EarlyAssembly {
  /** Sends what is found first; false where there is nothing to be sent before the rest. */
  pushed(uri: string): boolean;
  /** The answer to the first question about a file; the client is then told to ask again. */
  inAnswer(uri: string): DocumentDiagnosticReport | undefined;
}

export function earlyAssembly(context: ServerContext): EarlyAssembly {
  const { connection, documents } = context;
  const seen = new Set<string>();
  documents.onDidClose(({ document }) => seen.delete(document.uri));
  const unseen = (uri: string): AssemblyDocument | undefined => {
    if (seen.has(uri)) return undefined;
    const found = assemblyDocument(context, uri);
    if (found === undefined || found.text.length < LONG) return undefined;
    seen.add(uri);
    return found;
  };
  return {
    pushed(uri) {
      const found = unseen(uri);
      if (found === undefined) return false;
      const diagnostics = context.whileOn(fileWork('textDocument/publishDiagnostics', uri), () =>
        assemblyReports(context, uri, found, 'assembler'),
      );
      const version = documents.get(uri)!.version;
      void connection.sendDiagnostics({ uri, version, diagnostics });
      return true;
    },
    inAnswer(uri) {
      const found = context.client.refreshDiagnostics ? unseen(uri) : undefined;
      if (found === undefined) return undefined;
      const work = fileWork('textDocument/diagnostic', uri);
      const items = context.whileOn(work, () => assemblyReports(context, uri, found, 'assembler'));
      setTimeout(() => connection.languages.diagnostics.refresh().catch(() => undefined), 0);
      return { kind: DocumentDiagnosticReportKind.Full, resultId: stateOf(items), items };
    },
  };
}
