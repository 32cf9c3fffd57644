/**
 * What was found in the source, and why a kernel was not emitted, which in an editor is for Rust's
 * own server to say: marks at the places, and a list of buttons that lead there, for fingers and
 * for screen readers.
 */
import type { Diagnostic, DocumentDiagnosticReport } from 'vscode-languageserver-protocol/browser';
import type { RunFindingRow } from '../../server/src/protocol/index.ts';
import { monaco } from './monaco.ts';
import { rangeOf, toEditor } from './places.ts';
import type { Server } from './server.ts';

type Model = monaco.editor.ITextModel;

const OWNER = 'warplens';

/** A line of a preview's header that says what keeps a kernel from being emitted, and where. */
const REFUSAL =
  /^\/\/ (?:STALE\b[^·]*· )?(?:\S*\/)?kernel\.\w+:(\d+):(\d+): (error|warning|info|hint): (.*)$/;

/** The finding that says the same as a refusal, in an editor where that is not shown. */
const SAME = 'not-analysed';
const { MarkerSeverity, MarkerTag } = monaco;

/** By the protocol's numbers. */
const SEVERITIES = [
  undefined,
  [MarkerSeverity.Error, 'error'],
  [MarkerSeverity.Warning, 'warning'],
  [MarkerSeverity.Info, 'info'],
  [MarkerSeverity.Hint, 'hint'],
] as const;

export class Problems {
  private readonly server: Server;
  private readonly list: HTMLElement;
  private readonly editor: monaco.editor.IStandaloneCodeEditor;
  private readonly found = new WeakMap<Model, readonly Diagnostic[]>();
  private readonly reported = new WeakMap<Model, readonly Diagnostic[]>();
  private readonly ran = new WeakMap<Model, { version: number; items: readonly Diagnostic[] }>();

  constructor(server: Server, list: HTMLElement, editor: monaco.editor.IStandaloneCodeEditor) {
    this.server = server;
    this.list = list;
    this.editor = editor;
  }

  of(model: Model): readonly Diagnostic[] {
    return this.found.get(model) ?? [];
  }

  /** Findings of a run; they go with the next edit. */
  ofRun(findings: readonly RunFindingRow[]): void {
    const model = this.editor.getModel();
    if (!model) return;
    const items = findings.map(({ code, severity, message, location }): Diagnostic => {
      const number = SEVERITIES.findIndex((each) => each?.[1] === severity);
      return { code, message, range: location.range, severity: number as 1 | 2 | 3 | 4 };
    });
    this.ran.set(model, { version: model.getVersionId(), items });
    this.redraw(model);
  }

  /** What was found without a run, and with one of this very text, whichever came last. */
  private redraw(model: Model): void {
    const run = this.ran.get(model);
    const found = run?.version === model.getVersionId() ? run.items : [];
    const all = [...found, ...(this.reported.get(model) ?? [])];
    monaco.editor.setModelMarkers(model, OWNER, all.map(markerOf));
    this.show(all);
  }

  /**
   * Asks for what is wrong with the text that is shown, which has this URI. `preview` is what it
   * has become.
   */
  async update(uri: string, preview: string): Promise<void> {
    const model = this.editor.getModel();
    if (!model) return;
    const version = model.getVersionId();
    const params = { textDocument: { uri }, identifier: OWNER };
    const report = await this.server
      .request<DocumentDiagnosticReport>('textDocument/diagnostic', params)
      .catch(() => undefined);
    // A later edit has its own report.
    if (report?.kind !== 'full' || model.getVersionId() !== version) return;
    this.found.set(model, report.items);
    this.reported.set(model, withRefusals(report.items, refusalsIn(preview, model)));
    this.redraw(model);
  }

  private show(items: readonly Diagnostic[]): void {
    const rows = items.map((item) => {
      const [, name] = SEVERITIES[item.severity ?? 1] ?? SEVERITIES[1];
      const { line, character } = item.range.start;
      const button = document.createElement('button');
      button.type = 'button';
      button.className = name;
      button.textContent = `${line + 1}:${character + 1} ${name}: ${messageOf(item).split('\n')[0]}`;
      if (item.code !== undefined) button.append(` [${item.code}]`);
      button.addEventListener('click', () => {
        this.editor.setSelection(toEditor(item.range));
        this.editor.revealRangeInCenterIfOutsideViewport(toEditor(item.range));
        this.editor.focus();
      });
      const row = document.createElement('li');
      row.append(button);
      return row;
    });
    const list = document.createElement('ul');
    list.append(...rows);
    // A button that says the same stays, with the focus that it may have.
    if (this.list.innerHTML === (rows.length > 0 ? list.outerHTML : '')) return;
    const focused = this.list.contains(document.activeElement);
    this.list.replaceChildren(...(rows.length > 0 ? [list] : []));
    if (focused) (this.list.querySelector('button') ?? this.list).focus();
  }
}

/** What a preview's header says of places in the source; a place is the word there. */
function refusalsIn(preview: string, model: Model): Diagnostic[] {
  const out: Diagnostic[] = [];
  for (const row of preview.split('\n')) {
    if (!row.startsWith('//')) break;
    const [, line, column, name, message] = REFUSAL.exec(row) ?? [];
    if (message === undefined) continue;
    const position = model.validatePosition({ lineNumber: Number(line), column: Number(column) });
    const end = model.getWordAtPosition(position)?.endColumn ?? position.column + 1;
    const { lineNumber } = position;
    const range = monaco.Range.fromPositions(position, { lineNumber, column: end });
    const severity = SEVERITIES.findIndex((each) => each?.[1] === name);
    out.push({ range: rangeOf(range), message, severity: severity as 1 | 2 | 3 | 4 });
  }
  return out;
}

/** Both, each thing once, in the order of the text. */
function withRefusals(found: readonly Diagnostic[], refusals: readonly Diagnostic[]): Diagnostic[] {
  const placeOf = ({ range: { start } }: Diagnostic): number => start.line * 1e6 + start.character;
  const refused = new Set(refusals.map(placeOf));
  const reported = new Set(found.filter(({ code }) => code !== SAME).map(placeOf));
  return [
    ...found.filter((item) => item.code !== SAME || !refused.has(placeOf(item))),
    ...refusals.filter((item) => !reported.has(placeOf(item))),
  ].sort((a, b) => placeOf(a) - placeOf(b));
}

/** The protocol has texts in two forms since 3.18. */
function messageOf({ message }: Diagnostic): string {
  return typeof message === 'string' ? message : message.value;
}

function markerOf(item: Diagnostic): monaco.editor.IMarkerData {
  const { code, range, severity = 1, codeDescription } = item;
  const tags = (item.tags ?? []).map((tag) =>
    tag === 1 ? MarkerTag.Unnecessary : MarkerTag.Deprecated,
  );
  return {
    ...toEditor(range),
    message: messageOf(item),
    severity: (SEVERITIES[severity] ?? SEVERITIES[1])[0],
    source: OWNER,
    tags,
    ...codeOf(code, codeDescription?.href),
  };
}

function codeOf(
  code: number | string | undefined,
  page: string | undefined,
): Pick<monaco.editor.IMarkerData, 'code'> {
  if (code === undefined) return {};
  if (page === undefined) return { code: String(code) };
  return { code: { value: String(code), target: monaco.Uri.parse(page) } };
}
