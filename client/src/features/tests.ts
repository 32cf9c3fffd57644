/**
 * The Testing view: launch specs of the workspace and `// warplens: test(..)` comments, run one by
 * one, with coverage by lines and branches. It is there only where there are tests, and the whole
 * workspace is read for them when the view is opened.
 */
import {
  BranchCoverage,
  type CancellationToken,
  FileCoverage,
  Location,
  Range,
  StatementCoverage,
  type TestController,
  type TestItem,
  TestMessage,
  type TestRun,
  TestRunProfileKind,
  type TestRunRequest,
  type TextDocument,
  tests,
  Uri,
  workspace,
} from 'vscode';
import type {
  CoverageRow,
  CoverageWay,
  ProtocolRange,
  RunResult,
  TestRow,
  TestsCommand,
} from '../../../server/src/protocol/index.ts';
import type { ClientContext } from '../context.ts';
import { isSource } from '../gpu-code.ts';
import { type Runs, reportText } from './run.ts';

const TESTS: TestsCommand = 'warplens.tests';
const SPECS = '**/*.warplens.json';

/** What the server looks for in a source. */
const COMMENT = 'warplens: test(';

/** Milliseconds after an edit before the tests of a text are listed again. */
const DELAY = 600;

export function registerTests(context: ClientContext, runs: Runs): void {
  const view = new TestsView(context, runs);
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const soon = (document: TextDocument): void => {
    if (!isSource(document)) return;
    const uri = document.uri.toString();
    clearTimeout(waiting.get(uri));
    waiting.set(
      uri,
      setTimeout(() => {
        waiting.delete(uri);
        if (!document.isClosed) void view.update(document);
      }, DELAY),
    );
  };
  const watcher = workspace.createFileSystemWatcher(SPECS, false, true);
  context.own(
    {
      dispose: () => {
        for (const timer of waiting.values()) clearTimeout(timer);
      },
    },
    watcher,
    watcher.onDidCreate((uri) => view.addSpec(uri)),
    watcher.onDidDelete((uri) => view.remove(uri)),
    context.onState(() => workspace.textDocuments.forEach(soon)),
    workspace.onDidOpenTextDocument(soon),
    workspace.onDidChangeTextDocument(({ document }) => soon(document)),
  );
  workspace.textDocuments.forEach(soon);
  void workspace.findFiles(SPECS).then((uris) => {
    for (const uri of uris) view.addSpec(uri);
  });
}

class TestsView {
  private readonly context: ClientContext;
  private readonly runs: Runs;
  private controller: TestController | undefined;
  /** What the server takes for each test. */
  private readonly rows = new WeakMap<TestItem, TestRow>();
  private readonly details = new WeakMap<FileCoverage, StatementCoverage[]>();

  constructor(context: ClientContext, runs: Runs) {
    this.context = context;
    this.runs = runs;
  }

  addSpec(uri: Uri): void {
    const key = uri.toString();
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
    const location = { uri: key, range };
    this.add({
      name: workspace.asRelativePath(uri),
      location,
      uri: key,
      kernel: null,
      options: {},
    });
  }

  remove(uri: Uri): void {
    this.controller?.items.delete(uri.toString());
  }

  /** Lists the comments of a text again. */
  async update(document: TextDocument): Promise<void> {
    const has = document.getText().includes(COMMENT);
    if (!has || !this.context.running) {
      if (!has) this.remove(document.uri);
      return;
    }
    const { version } = document;
    const rows = await this.ask(document.uri.toString());
    if (rows === undefined || document.isClosed || document.version !== version) return;
    if (rows.length === 0) this.remove(document.uri);
    else this.addComments(document.uri, rows);
  }

  /** Lists all tests of the workspace. */
  private async list(): Promise<void> {
    const rows = await this.ask(null);
    if (rows === undefined || this.controller === undefined) return;
    const files = new Map<string, TestRow[]>();
    for (const row of rows) {
      const own = files.get(row.uri);
      if (own === undefined) files.set(row.uri, [row]);
      else own.push(row);
    }
    for (const { id } of childrenOf(this.controller.items))
      if (!files.has(id)) this.controller.items.delete(id);
    for (const [key, own] of files) {
      const uri = Uri.parse(key);
      if (own.every(({ options }) => options.comment === undefined)) this.addSpec(uri);
      else this.addComments(uri, own);
    }
  }

  /** The server's list of a file, or of everything; undefined where it has none. */
  private async ask(uri: string | null): Promise<readonly TestRow[] | undefined> {
    try {
      return await this.context.execute<readonly TestRow[]>(TESTS, [uri]);
    } catch (error) {
      this.context.log.error(`tests are not listed: ${messageOf(error)}`);
      return undefined;
    }
  }

  private add(row: TestRow): void {
    const controller = this.open();
    const item = controller.createTestItem(row.uri, row.name, Uri.parse(row.uri));
    item.range = rangeOf(row.location.range);
    this.rows.set(item, row);
    controller.items.add(item);
  }

  private addComments(uri: Uri, rows: readonly TestRow[]): void {
    const controller = this.open();
    const key = uri.toString();
    const file = controller.createTestItem(key, workspace.asRelativePath(uri), uri);
    const names = new Map<string, number>();
    file.children.replace(
      rows.map((row) => {
        // Tests keep their results where lines above them come and go.
        const kernel = row.name.replace(/ \(line \d+\)$/, '');
        const count = (names.get(kernel) ?? 0) + 1;
        names.set(kernel, count);
        const item = controller.createTestItem(`${key} ${kernel} ${count}`, row.name, uri);
        item.range = rangeOf(row.location.range);
        this.rows.set(item, row);
        return item;
      }),
    );
    controller.items.add(file);
  }

  private open(): TestController {
    if (this.controller) return this.controller;
    const controller = tests.createTestController('warplens', 'Warplens');
    this.controller = controller;
    this.context.own(controller);
    controller.refreshHandler = () => this.list();
    // Called without an item when the view is opened.
    controller.resolveHandler = (item) => (item === undefined ? this.list() : undefined);
    const { Run, Coverage } = TestRunProfileKind;
    controller.createRunProfile('Run', Run, (request, token) => this.run(request, token), true);
    const coverage = controller.createRunProfile(
      'Run with Coverage',
      Coverage,
      (request, token) => this.run(request, token),
      true,
    );
    coverage.loadDetailedCoverage = async (_, file) => this.details.get(file) ?? [];
    return controller;
  }

  private async run(request: TestRunRequest, token: CancellationToken): Promise<void> {
    const { controller } = this;
    if (controller === undefined) return;
    const run = controller.createTestRun(request);
    const roots = request.include ?? childrenOf(controller.items);
    const excluded = new Set(request.exclude ?? []);
    const items = roots.flatMap((root) => this.leaves(root, excluded));
    const wantsCoverage = request.profile?.kind === TestRunProfileKind.Coverage;
    const hits = wantsCoverage ? new Map<string, FileHits>() : undefined;
    for (const item of items) run.enqueued(item);
    for (const item of items) {
      if (token.isCancellationRequested) run.skipped(item);
      else await this.one(run, item, hits, token);
    }
    for (const [uri, own] of hits ?? []) {
      const statements = statementsOf(own);
      const file = FileCoverage.fromDetails(Uri.parse(uri), statements);
      this.details.set(file, statements);
      run.addCoverage(file);
    }
    run.end();
  }

  private async one(
    run: TestRun,
    item: TestItem,
    hits: Map<string, FileHits> | undefined,
    token: CancellationToken,
  ): Promise<void> {
    const row = this.rows.get(item)!;
    run.started(item);
    const start = performance.now();
    try {
      const options = { ...row.options, ...(hits && { coverage: true }) };
      const result = await this.runs.ask(row.uri, row.kernel, options, token);
      const took = performance.now() - start;
      const text = `${item.label}\n${reportText(result)}\n`;
      run.appendOutput(text.replaceAll('\n', '\r\n'), undefined, item);
      if (result.ok) run.passed(item, took);
      else run.failed(item, messagesOf(result, item), took);
      if (hits) addHits(hits, result.coverage ?? []);
    } catch (error) {
      if (token.isCancellationRequested) run.skipped(item);
      else run.errored(item, new TestMessage(messageOf(error)));
    }
  }

  /** The tests of an item: itself, or those below it. */
  private leaves(item: TestItem, excluded: ReadonlySet<TestItem>): TestItem[] {
    if (excluded.has(item)) return [];
    if (this.rows.has(item)) return [item];
    return childrenOf(item.children).flatMap((child) => this.leaves(child, excluded));
  }
}

function childrenOf(items: TestController['items']): TestItem[] {
  return [...items].map(([, item]) => item);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Each finding at its place. */
function messagesOf({ findings, text }: RunResult, item: TestItem): TestMessage[] {
  const wrong = findings.filter(({ severity }) => severity === 'error' || severity === 'warning');
  if (wrong.length === 0) return [new TestMessage(text)];
  return wrong.map(({ code, message, location }) => {
    const out = new TestMessage(`${code}: ${message}`);
    const uri = Uri.parse(location.uri);
    out.location = new Location(uri.path === '' ? item.uri! : uri, rangeOf(location.range));
    return out;
  });
}

/** Of one file, over all tests of a run. */
interface FileHits {
  readonly lines: Map<number, number>;
  /** By place. */
  readonly branches: Map<string, CoverageRow['branches'][number]>;
}

function addHits(hits: Map<string, FileHits>, rows: readonly CoverageRow[]): void {
  for (const { uri, lines, branches } of rows) {
    let own = hits.get(uri);
    if (own === undefined) hits.set(uri, (own = { lines: new Map(), branches: new Map() }));
    for (const [line, count] of lines) own.lines.set(line, (own.lines.get(line) ?? 0) + count);
    for (const { range, ways } of branches) {
      const key = JSON.stringify(range);
      const before = own.branches.get(key)?.ways ?? [];
      own.branches.set(key, { range, ways: summed(before, ways) });
    }
  }
}

function summed(a: readonly CoverageWay[], b: readonly CoverageWay[]): readonly CoverageWay[] {
  const counts = new Map(a.map(({ label, taken }) => [label, taken]));
  for (const { label, taken } of b) counts.set(label, (counts.get(label) ?? 0) + taken);
  return [...counts].map(([label, taken]) => ({ label, taken }));
}

/** Lines, with the ways of the branches that begin in them. */
function statementsOf({ lines, branches }: FileHits): StatementCoverage[] {
  const byLine = new Map<number, BranchCoverage[]>();
  for (const { range, ways } of branches.values()) {
    const { line } = range.start;
    const own = ways.map(({ label, taken }) => new BranchCoverage(taken, rangeOf(range), label));
    byLine.set(line, [...(byLine.get(line) ?? []), ...own]);
  }
  return [...lines].map(([line, count]) => {
    const place = new Range(line, 0, line, Number.MAX_SAFE_INTEGER);
    return new StatementCoverage(count, place, byLine.get(line));
  });
}

function rangeOf({ start, end }: ProtocolRange): Range {
  return new Range(start.line, start.character, end.line, end.character);
}
