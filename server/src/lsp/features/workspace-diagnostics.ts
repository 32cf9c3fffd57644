/**
 * Diagnostics of a whole workspace, pulled: one report for each file that holds GPU code, handed
 * out as they come. While nothing has changed since the client's last answer, the request waits: an
 * idle server does no work.
 */
import {
  type CancellationToken,
  type Diagnostic,
  DocumentDiagnosticReportKind,
  LSPErrorCodes,
  ResponseError,
  type WorkspaceDiagnosticParams,
  type WorkspaceDiagnosticReport,
  type WorkspaceDiagnosticReportPartialResult,
  type WorkspaceDocumentDiagnosticReport,
} from 'vscode-languageserver';
import { diagnosticsIn } from '../../ide/index.ts';
import { notAnalysed } from '../../supervisor/index.ts';
import { inBackground, type Reporting, type ServerContext } from '../context.ts';
import { Converter } from '../convert.ts';
import { lookAtCrate } from '../slices.ts';
import { isRustSource, pathOfUri, uriOfPath } from '../uris.ts';
import { gpuFiles, overWorkspace } from './gpu-files.ts';
import { stateOf } from './result-id.ts';

type Part = WorkspaceDiagnosticReportPartialResult;

export function registerWorkspaceDiagnostics(context: ServerContext): void {
  const { connection } = context;
  let waiting: (() => void)[] = [];
  context.onChange.push(() => {
    const woken = waiting;
    waiting = [];
    for (const wake of woken) wake();
  });

  /** Until any text or setting changes, or nobody wants to know any more. */
  const nextChange = (token: CancellationToken): Promise<void> =>
    new Promise((resolve, reject) => {
      waiting.push(resolve);
      token.onCancellationRequested(() => {
        waiting = waiting.filter((wake) => wake !== resolve);
        reject(new ResponseError(LSPErrorCodes.RequestCancelled, 'cancelled'));
      });
    });

  connection.languages.diagnostics.onWorkspace(
    inBackground(
      context,
      'workspaceDiagnostics',
      async (
        { previousResultIds }: WorkspaceDiagnosticParams,
        reporting: Reporting<Part>,
      ): Promise<WorkspaceDiagnosticReport> => {
        const known = new Map(previousResultIds.map(({ uri, value }) => [uri, value]));
        for (;;) {
          const { revision } = context.engine;
          const items = await collect(context, known, reporting);
          const isNews = items.some(({ kind }) => kind === DocumentDiagnosticReportKind.Full);
          if (isNews) return { items: reporting.parts ? [] : items };
          if (revision === context.engine.revision) await nextChange(reporting.token);
        }
      },
    ),
  );
}

/**
 * Reports on all files; with a client that takes parts, each is handed out at once when it is news.
 */
async function collect(
  context: ServerContext,
  known: ReadonlyMap<string, string>,
  { letOthersFirst, request, progress, parts }: Reporting<Part>,
): Promise<WorkspaceDocumentDiagnosticReport[]> {
  const out: WorkspaceDocumentDiagnosticReport[] = [];
  const slicing = { letOthersFirst, request };
  const work = { request, scope: 'workspace' } as const;
  const paths = await overWorkspace(context, slicing, () => gpuFiles(context));
  const seen = new Set<string>();
  progress?.begin('Warplens', 0, undefined, true);
  try {
    for (const [index, path] of paths.entries()) {
      await letOthersFirst();
      progress?.report(Math.floor((100 * index) / paths.length), path.split('/').at(-1) ?? '');
      const uri = uriOfPath(path);
      seen.add(uri);
      keepOpen(context);
      await lookAtCrate(context, work, path, letOthersFirst);
      const report = context.whileOn({ ...work, uri }, () =>
        reportOn(context, path, uri, known.get(uri)),
      );
      out.push(report);
      if (report.kind === DocumentDiagnosticReportKind.Full) parts?.report({ items: [report] });
    }
    for (const uri of context.passedOver) {
      const report = notLookedAt(uri, known.get(uri));
      seen.add(uri);
      out.push(report);
      if (report.kind === DocumentDiagnosticReportKind.Full) parts?.report({ items: [report] });
    }
    for (const uri of known.keys()) {
      if (seen.has(uri) || context.leftAlone.has(uri)) continue;
      // A file that is gone, or no longer holds GPU code.
      const gone = { uri, version: null, kind: 'full' as const, items: [] };
      if (known.get(uri) === stateOf([])) continue;
      out.push(gone);
      parts?.report({ items: [gone] });
    }
  } finally {
    progress?.done();
  }
  return out;
}

/** The crates of open files are to stay while the others are looked at. */
function keepOpen({ documents, engine }: ServerContext): void {
  for (const { uri } of documents.all()) if (isRustSource(uri)) engine.keep(pathOfUri(uri));
}

/** What a file says at which this work was stopped before. */
function notLookedAt(uri: string, previous: string | undefined): WorkspaceDocumentDiagnosticReport {
  const why = 'stopped at this file in a look at the workspace; open it to try again';
  const items = [notAnalysed(why) as Diagnostic];
  const resultId = stateOf(items);
  return resultId === previous
    ? { uri, version: null, kind: DocumentDiagnosticReportKind.Unchanged, resultId }
    : { uri, version: null, kind: DocumentDiagnosticReportKind.Full, resultId, items };
}

function reportOn(
  context: ServerContext,
  path: string,
  uri: string,
  previous: string | undefined,
): WorkspaceDocumentDiagnosticReport {
  const converter = new Converter(context);
  const items = diagnosticsIn(context.engine, path).map((d) => converter.diagnostic(d));
  const resultId = stateOf(items);
  const version = context.documents.get(uri)?.version ?? null;
  return resultId === previous
    ? { uri, version, kind: DocumentDiagnosticReportKind.Unchanged, resultId }
    : { uri, version, kind: DocumentDiagnosticReportKind.Full, resultId, items };
}
