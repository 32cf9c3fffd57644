/**
 * The Testing view: launch specs and `// warplens: test(..)` comments of the workspace, run one by
 * one, with coverage by lines. It is there only while there are tests.
 */
import {
  type CancellationToken,
  FileCoverage,
  Location,
  Position,
  Range,
  StatementCoverage,
  type TestController,
  type TestItem,
  TestMessage,
  type TestRun,
  TestRunProfileKind,
  type TestRunRequest,
  tests,
  Uri,
  workspace,
} from 'vscode';
import type {
  ProtocolLocation,
  RunResult,
  TestRow,
  TestsCommand,
} from '../../../server/src/protocol/index.ts';
import type { ClientContext } from '../context.ts';
import { isSource } from '../gpu-code.ts';
import { type Runs, reportText } from './run.ts';

const TESTS: TestsCommand = 'warplens.tests';
const SPEC = /\.warplens\.json$/;

/** Milliseconds after an edit before tests are listed again. */
const DELAY = 600;

export function registerTests(context: ClientContext, runs: Runs): void {
  const view = new TestsView(context, runs);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void view.list().catch(() => undefined), DELAY);
  };
  const watcher = workspace.createFileSystemWatcher('**/*.warplens.json');
  context.own(
    { dispose: () => clearTimeout(timer) },
    watcher,
    watcher.onDidCreate(soon),
    watcher.onDidDelete(soon),
    context.onState(soon),
    workspace.onDidOpenTextDocument((document) => {
      if (isSource(document)) soon();
    }),
    workspace.onDidChangeTextDocument(({ document }) => {
      if (isSource(document)) soon();
    }),
  );
}

class TestsView {
  private readonly context: ClientContext;
  private readonly runs: Runs;
  private controller: TestController | undefined;
  private readonly rows = new WeakMap<TestItem, TestRow>();
  private readonly details = new WeakMap<FileCoverage, StatementCoverage[]>();

  constructor(context: ClientContext, runs: Runs) {
    this.context = context;
    this.runs = runs;
  }

  /** Lists the tests of the workspace, and those of open files. */
  async list(): Promise<void> {
    if (!this.context.running) return;
    const rows = await this.context.execute<readonly TestRow[]>(TESTS, [null]);
    if (rows.length === 0 && this.controller === undefined) return;
    const controller = this.open();
    const files = new Map<string, TestItem>();
    for (const row of rows) {
      const uri = Uri.parse(row.location.uri);
      const item = controller.createTestItem(`${row.uri} ${row.name}`, row.name, uri);
      this.rows.set(item, row);
      if (SPEC.test(uri.path)) {
        files.set(row.location.uri, item);
        continue;
      }
      item.range = rangeOf(row.location);
      let file = files.get(row.location.uri);
      if (file === undefined) {
        file = controller.createTestItem(row.location.uri, workspace.asRelativePath(uri), uri);
        files.set(row.location.uri, file);
      }
      file.children.add(item);
    }
    controller.items.replace([...files.values()]);
  }

  private open(): TestController {
    if (this.controller) return this.controller;
    const controller = tests.createTestController('warplens', 'Warplens');
    this.controller = controller;
    this.context.own(controller);
    controller.refreshHandler = () => this.list();
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
    const hits = new Map<string, Map<number, number>>();
    const wantsCoverage = request.profile?.kind === TestRunProfileKind.Coverage;
    for (const item of items) run.enqueued(item);
    for (const item of items) {
      if (token.isCancellationRequested) run.skipped(item);
      else await this.one(run, item, wantsCoverage ? hits : undefined, token);
    }
    for (const [uri, lines] of hits) {
      const statements = [...lines].map(
        ([line, count]) => new StatementCoverage(count, new Position(line, 0)),
      );
      const file = FileCoverage.fromDetails(Uri.parse(uri), statements);
      this.details.set(file, statements);
      run.addCoverage(file);
    }
    run.end();
  }

  private async one(
    run: TestRun,
    item: TestItem,
    hits: Map<string, Map<number, number>> | undefined,
    token: CancellationToken,
  ): Promise<void> {
    const row = this.rows.get(item)!;
    run.started(item);
    const start = performance.now();
    try {
      const options = { ...row.options, ...(hits && { coverage: true }) };
      const result = await this.runs.ask(row.uri, row.kernel, options, token);
      const took = performance.now() - start;
      run.appendOutput(`${item.label}\r\n${reportText(result).replaceAll('\n', '\r\n')}`);
      if (result.ok) run.passed(item, took);
      else run.failed(item, messagesOf(result, item), took);
      if (hits) addHits(hits, result);
    } catch (error) {
      if (token.isCancellationRequested) run.skipped(item);
      else run.errored(item, new TestMessage(error instanceof Error ? error.message : `${error}`));
    }
  }

  private leaves(item: TestItem, excluded: ReadonlySet<TestItem>): TestItem[] {
    if (excluded.has(item)) return [];
    if (this.rows.has(item)) return [item];
    return childrenOf(item.children).flatMap((child) => this.leaves(child, excluded));
  }
}

function childrenOf(items: TestController['items']): TestItem[] {
  return [...items].map(([, item]) => item);
}

/** Each finding at its place. */
function messagesOf({ findings, text }: RunResult, item: TestItem): TestMessage[] {
  const wrong = findings.filter(({ severity }) => severity === 'error' || severity === 'warning');
  if (wrong.length === 0) return [new TestMessage(text)];
  return wrong.map(({ code, message, location }) => {
    const out = new TestMessage(`${code}: ${message}`);
    const uri = Uri.parse(location.uri);
    out.location = new Location(uri.path === '' ? item.uri! : uri, rangeOf(location));
    return out;
  });
}

function addHits(
  hits: Map<string, Map<number, number>>,
  { coverage }: Pick<RunResult, 'coverage'>,
): void {
  for (const { uri, lines } of coverage ?? []) {
    let own = hits.get(uri);
    if (own === undefined) hits.set(uri, (own = new Map()));
    for (const [line, count] of lines) own.set(line, (own.get(line) ?? 0) + count);
  }
}

function rangeOf({ range: { start, end } }: ProtocolLocation): Range {
  return new Range(start.line, start.character, end.line, end.character);
}
