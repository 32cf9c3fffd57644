/**
 * Diagnostics: pushed shortly after an edit to clients that cannot ask, pulled by those that can. Never both, or a client
 * would show each finding twice.
 */
import { DocumentDiagnosticReportKind } from 'vscode-languageserver';
import { diagnosticsIn } from '../../ide/index.ts';
import { guarded, type ServerContext } from '../context.ts';
import { Converter } from '../convert.ts';
import { isRustSource, pathOfUri } from '../uris.ts';
import { isToml } from './toml-diagnostics.ts';

/** Milliseconds after an edit; keystrokes that come closer share one answer. */
const PUSH_DELAY = 5;

export function registerDiagnostics(context: ServerContext): void {
  const { connection, documents } = context;

  const reports = (uri: string) => {
    if (!isRustSource(uri) || isToml(uri) || !documents.get(uri)) return [];
    const converter = new Converter(context.engine);
    return diagnosticsIn(context.engine, pathOfUri(uri)).map((d) => converter.diagnostic(d));
  };

  connection.languages.diagnostics.on(
    guarded(context, 'diagnostics', ({ textDocument }: { textDocument: { uri: string } }) => ({
      kind: DocumentDiagnosticReportKind.Full,
      items: reports(textDocument.uri),
    })),
  );

  const pushed = new Set<string>();
  const push = async (): Promise<void> => {
    for (const document of documents.all()) {
      const { uri, version } = document;
      if (!isRustSource(uri) || isToml(uri)) continue;
      try {
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
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  context.onChange.push(() => {
    if (context.client.pullDiagnostics) return;
    clearTimeout(timer);
    timer = setTimeout(() => void push().catch(() => undefined), PUSH_DELAY);
  });
}
