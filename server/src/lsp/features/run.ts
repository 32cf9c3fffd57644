/**
 * Running kernels for editors: `warplens.run`, the list of tests, and the skeleton of a spec. A run
 * takes place in a thread of its own where the process has threads, and ends with its request.
 */
import {
  type CancellationToken,
  LSPErrorCodes,
  MessageType,
  ResponseError,
  ShowMessageNotification,
  type ShowMessageParams,
} from 'vscode-languageserver';
import { Positions } from '../../documents/index.ts';
import {
  type EditorJob,
  type EditorPlace,
  type EditorRun,
  isPreviewUri,
  isSpecName,
  looksLikeSpec,
  runForEditor,
  sourcesOfSpec,
  specSkeleton,
  specsBeside,
} from '../../ide/index.ts';
import type {
  CoverageRow,
  ProfileRows,
  ProtocolLocation,
  RunOptions,
  RunResult,
  TestRow,
} from '../../protocol/index.ts';
import { readSpec, testComments } from '../../spec/index.ts';
import type { ServerContext } from '../context.ts';
import { Converter } from '../convert.ts';
import { isRustSource, pathOfUri, uriOfPath } from '../uris.ts';

/** Steps in the thread of the server itself, which a run holds up: about a second. */
const STEPS_HERE = 2 ** 28;

/** Lines of a message about a result. */
const MOST_LINES = 12;

function refused(message: string): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.RequestFailed, message);
}

/** Marks of runs go when a text that they have read is edited. */
export function registerRuns(context: ServerContext): void {
  context.documents.onDidChangeContent(({ document }) => {
    const changed = context.runs.edited(document.uri, document.getText());
    if (changed.size > 0) marksChanged(context, changed);
  });
}

/** Shows what the marks are now. */
function marksChanged(context: ServerContext, uris: ReadonlySet<string>): void {
  const { connection, client, documents, lenses, runs } = context;
  for (const uri of uris) {
    // A source's own are pushed with those of the rules.
    if (!client.pullDiagnostics && documents.get(uri) && isRustSource(uri)) continue;
    void connection.sendDiagnostics({ uri, diagnostics: [...runs.diagnostics(uri)] });
  }
  if (!client.pullDiagnostics) for (const listener of context.onChange) listener();
  if (client.refreshHints) connection.languages.inlayHint.refresh().catch(() => undefined);
  lenses.ask();
}

/** `warplens.run` */
export async function runKernels(
  context: ServerContext,
  [uri, kernel, given]: readonly unknown[],
  token: CancellationToken,
): Promise<RunResult> {
  if (typeof uri !== 'string') throw refused('warplens.run: argument 1 is not a URI');
  const options = (typeof given === 'object' && given !== null ? given : {}) as RunOptions;
  const name = typeof kernel === 'string' ? kernel : undefined;
  const job = jobOf(context, pathOfUri(uri), name, options);
  const texts = new Map(context.documents.all().map((one) => [one.uri, one.getText()]));
  const result = resultOf(context, job, await executed(context, job, token));
  const isNow = context.documents.all().every((one) => {
    const text = texts.get(one.uri);
    return text === undefined || text === one.getText();
  });
  // Places in a text that was edited meanwhile are wrong.
  if (isNow) {
    const key = JSON.stringify([uri, name, options.spec, options.comment]);
    const source = uriOfPath(job.path);
    marksChanged(context, context.runs.put(key, { uri: source, kernel: name, result, texts }));
  }
  if (options.show !== false) showResult(context, result);
  return result;
}

async function executed(
  context: ServerContext,
  job: EditorJob,
  token: CancellationToken,
): Promise<EditorRun> {
  const { host, engine } = context;
  const started = host.startRun?.(job);
  if (started === undefined) {
    const steps = Math.min(job.steps ?? STEPS_HERE, STEPS_HERE);
    return runForEditor(engine, { ...job, steps }, (path, folder) =>
      host.readSpecData?.(path, folder),
    );
  }
  const cancelled = token.onCancellationRequested(() => started.stop());
  try {
    return await started.result;
  } catch (error) {
    if (token.isCancellationRequested)
      throw new ResponseError(LSPErrorCodes.RequestCancelled, 'cancelled');
    throw refused(error instanceof Error ? error.message : String(error));
  } finally {
    cancelled.dispose();
  }
}

/** For clients that show no result themselves. */
function showResult({ connection }: ServerContext, { text, findings, ok }: RunResult): void {
  const found = findings.map(
    ({ severity, code, message, location }) =>
      `${severity}[${code}]: ${message.split('\n')[0]!} (line ${location.range.start.line + 1})`,
  );
  const lines = [...found, ...text.trimEnd().split('\n')].slice(0, MOST_LINES);
  const type = ok ? MessageType.Info : MessageType.Error;
  const params: ShowMessageParams = { type, message: lines.join('\n') };
  void connection.sendNotification(ShowMessageNotification.type, params);
}

/** What a run of a file, a kernel or a spec is, with the texts as they are now; throws refusals. */
export function jobOf(
  context: ServerContext,
  asked: string,
  kernel: string | undefined,
  options: RunOptions,
): EditorJob {
  const { documents, folders, settings, engine, host } = context;
  const named = options.spec === undefined ? undefined : pathOfUri(options.spec);
  const specPath = named ?? (isSpecName(asked) ? asked : undefined);
  const text = specPath === undefined ? undefined : textOf(context, specPath);
  if (specPath !== undefined && text === undefined) throw refused(`cannot read ${specPath}`);
  const source =
    specPath === asked && text !== undefined
      ? sourcesOfSpec(asked, readSpec(text).file).find((path) => {
          const isOwn = host.isInProject?.(path, asked.slice(0, asked.lastIndexOf('/'))) ?? true;
          return isOwn && engine.text(path) !== undefined;
        })
      : asked;
  if (source === undefined)
    throw refused('there is no file for this spec; `"file"` names one in its project');
  const spec =
    options.comment === undefined
      ? specPath === undefined
        ? specBeside(context, source, kernel)
        : { path: specPath, text: text! }
      : specOfComment(context, source, options.comment);
  return {
    texts: documents
      .all()
      .filter(({ uri }) => isRustSource(uri) && !isPreviewUri(uri))
      .map((document) => [pathOfUri(document.uri), document.getText()]),
    path: source,
    folders,
    ...(kernel !== undefined && { kernel }),
    ...(spec && { spec }),
    ...(options.cpu !== undefined && { cpu: options.cpu }),
    ...(settings.features && { features: settings.features }),
    ...(options.maxSteps !== undefined && { steps: options.maxSteps }),
    ...(options.coverage === true && { coverage: true }),
    ...(options.profile === true && { profile: true }),
  };
}

function specOfComment(context: ServerContext, path: string, index: number): EditorJob['spec'] {
  const comment = commentsOf(context, path)[index];
  if (comment === undefined) throw refused(`there is no test comment ${index} in this file`);
  const { spec, start, end, problem } = comment;
  return {
    text: spec,
    at: { path, start, end },
    ...(problem !== undefined && { problem }),
  };
}

/** The text of a document, open or on disk. */
export function textOf(
  { documents, host, engine }: ServerContext,
  path: string,
): string | undefined {
  const open = documents.get(uriOfPath(path));
  return open?.getText() ?? host.readFile?.(path) ?? engine.text(path);
}

/** The spec beside a source; of several the first that launches the kernel. */
function specBeside(
  context: ServerContext,
  source: string,
  kernel: string | undefined,
): EditorJob['spec'] {
  const all = specsOf(context, source);
  const own = all.find(({ text }) => kernel === undefined || launches(text, kernel));
  return own ?? all[0];
}

/** Does a spec launch a kernel? One that names none is for the only one. */
export function launches(spec: string, kernel: string): boolean {
  return readSpec(spec).kernels.some((name) => name === undefined || name === kernel);
}

/** All specs beside a source, by name. */
export function specsOf(
  context: ServerContext,
  source: string,
): readonly { readonly path: string; readonly text: string }[] {
  const folder = source.slice(0, source.lastIndexOf('/'));
  const listed = context.host.listDir?.(folder) ?? [];
  const open = context.documents.all().map(({ uri }) => pathOfUri(uri));
  const names = new Set([...listed.map((name) => `${folder}/${name}`), ...open]);
  return specsBeside(source, [...names]).flatMap((path) => {
    const text = textOf(context, path);
    return text !== undefined && (isSpecName(path) || looksLikeSpec(text)) ? [{ path, text }] : [];
  });
}

function commentsOf(context: ServerContext, path: string) {
  const { engine } = context;
  const text = textOf(context, path) ?? '';
  if (!text.includes('warplens: test(')) return [];
  const kernels = engine
    .kernels(engine.rootOf(path))
    .filter(({ nameSpan }) => engine.path(nameSpan.file) === path)
    .sort((a, b) => a.nameSpan.start - b.nameSpan.start);
  return testComments(
    text,
    (offset) => kernels.find(({ nameSpan }) => nameSpan.start >= offset)?.name,
  );
}

/** `warplens.tests` */
export function listTests(context: ServerContext, uri: unknown): readonly TestRow[] {
  if (typeof uri === 'string') return testsOf(context, uri);
  if (uri !== null && uri !== undefined) throw refused('warplens.tests: the argument is a URI');
  const { documents, folders, host } = context;
  const paths = folders.flatMap((folder) => [
    ...(host.listSpecs?.(folder) ?? []),
    ...(host.listRustFiles?.(folder) ?? []),
  ]);
  const open = documents.all().filter((one) => !isPreviewUri(one.uri));
  const uris = new Set([...paths.map(uriOfPath), ...open.map((one) => one.uri)]);
  return [...uris].flatMap((one) => testsOf(context, one));
}

function testsOf(context: ServerContext, uri: string): readonly TestRow[] {
  const path = pathOfUri(uri);
  const converter = new Converter(context);
  if (isSpecName(path)) {
    const location = { uri, range: { start: ORIGIN, end: ORIGIN } };
    return [{ name: path.split('/').at(-1)!, location, uri, kernel: null, options: {} }];
  }
  if (!isRustSource(uri)) return [];
  return commentsOf(context, path).map(({ start, end, spec }, comment) => {
    const range = { start: converter.position(path, start), end: converter.position(path, end) };
    const { kernel } = JSON.parse(spec) as { readonly kernel?: string };
    const name = `${kernel ?? path.split('/').at(-1)!} (line ${range.start.line + 1})`;
    return { name, location: { uri, range }, uri, kernel: null, options: { comment } };
  });
}

const ORIGIN = { line: 0, character: 0 } as const;

/** `warplens.spec` */
export function specText(context: ServerContext, [uri, kernel]: readonly unknown[]): string {
  if (typeof uri !== 'string') throw refused('warplens.spec: argument 1 is not a URI');
  const { engine } = context;
  const root = engine.rootOf(pathOfUri(uri));
  const target = engine.ruleTarget(root);
  const kernels = engine
    .specKernels(root, target)
    .filter(({ name }) => typeof kernel !== 'string' || name === kernel);
  if (kernels.length === 0) throw refused('there is no kernel whose parameters are known');
  return specSkeleton(kernels, { tryOut: { engine, root, target } });
}

function resultOf(context: ServerContext, job: EditorJob, run: EditorRun): RunResult {
  const converter = new Converter(context);
  const inSpec = new Positions(job.spec?.text ?? '', context.encoding);
  const location = ({ path, start, end }: EditorPlace): ProtocolLocation => ({
    uri: uriOfPath(path),
    range:
      path === job.spec?.path
        ? inSpec.range(start, end)
        : { start: converter.position(path, start), end: converter.position(path, end) },
  });
  const { launches, findings, coverage, profile, ...rest } = run;
  const { spec } = job;
  return {
    ...rest,
    ...(spec?.path !== undefined && { spec: uriOfPath(spec.path) }),
    launches: launches.map(({ values, ...launch }) => ({
      ...launch,
      values: values.map(({ location: at, ...value }) => ({
        ...value,
        ...(at && { location: location(at) }),
      })),
    })),
    findings: findings.map(({ fixes, ...finding }) => ({
      ...finding,
      location: location(finding.location),
      related: finding.related.map((one) => ({ ...one, location: location(one.location) })),
      ...(fixes && {
        fixes: fixes.map(({ title, edits }) => ({
          title,
          edits: edits.map((edit) => ({ ...edit, location: location(edit.location) })),
        })),
      }),
    })),
    ...(coverage && { coverage: coverageRows(coverage, location) }),
    ...(profile && { profile: profileRows(profile, location) }),
  };
}

function profileRows(
  { lines, launches, ...rest }: ProfileRows<EditorPlace>,
  location: (at: EditorPlace) => ProtocolLocation,
): ProfileRows {
  return {
    ...rest,
    lines: lines.map((line) => ({ ...line, location: location(line.location) })),
    launches: launches.map((launch) => ({
      ...launch,
      lines: launch.lines.map(({ location: at, ...line }) => ({
        ...line,
        ...(at && { location: location(at) }),
      })),
    })),
  };
}

/** By file; a line has the most executions of anything that begins in it. */
function coverageRows(
  { places, branches }: NonNullable<EditorRun['coverage']>,
  location: (at: EditorPlace) => ProtocolLocation,
): readonly CoverageRow[] {
  const files = new Map<string, { lines: Map<number, number>; branches: CoverageBranch[] }>();
  const fileOf = (uri: string) => {
    let file = files.get(uri);
    if (file === undefined) files.set(uri, (file = { lines: new Map(), branches: [] }));
    return file;
  };
  for (const { at, hits } of places) {
    const { uri, range } = location(at);
    const { lines } = fileOf(uri);
    const { line } = range.start;
    lines.set(line, Math.max(lines.get(line) ?? 0, hits));
  }
  for (const { at, ways } of branches) {
    const { uri, range } = location(at);
    fileOf(uri).branches.push({ range, ways });
  }
  return [...files].map(([uri, file]) => ({
    uri,
    lines: [...file.lines].sort((a, b) => a[0] - b[0]),
    branches: file.branches.sort((a, b) => a.range.start.line - b.range.start.line),
  }));
}

type CoverageBranch = CoverageRow['branches'][number];
