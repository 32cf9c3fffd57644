/**
 * Lines linked both ways: the lines of a preview that come from the Rust line at the cursor are
 * marked and brought into view, and the Rust line that the preview's cursor line comes from is
 * marked in turn. What calls on the line have brought in is marked more lightly, and so are the
 * calls that an instruction came through. A line without a partner clears the marks, and a line of
 * a kernel that has become no code says so.
 */
import {
  DecorationRangeBehavior,
  OverviewRulerLane,
  Range,
  type TextEditor,
  TextEditorRevealType,
  ThemeColor,
  Uri,
  window,
  workspace,
} from 'vscode';
import type { LineMap } from '../../../server/src/protocol/index.ts';
import { type ClientContext, PREVIEW_SCHEME } from '../context.ts';
import { isSource } from '../gpu-code.ts';
import { LineBands, lineColors } from './line-bands.ts';
import { LineMaps } from './line-maps.ts';
import { sameChoices, sameUri, targetOf } from './panes/address.ts';
import { shownPanes } from './panes/preview-panes.ts';

/** Milliseconds between a cursor's move and the marks. */
const DELAY = 40;

/** A line of Rust that can have code: not blank, not only a comment, an attribute or a bracket. */
const CODE = /^\s*(?![\s}\])]*[;,]?\s*(?:\/\/.*)?$)(?!\/\/|#!?\[|\*|\/\*)/;

export function registerLineLinks(context: ClientContext): void {
  const maps = new LineMaps(context);
  const bands = new LineBands(maps);
  const links = new LineLinks(maps, bands);
  context.own(
    links,
    bands,
    window.onDidChangeTextEditorSelection(({ textEditor }) => {
      if (isPreview(textEditor) || isSource(textEditor.document)) {
        links.update(textEditor);
      }
    }),
    // A refreshed preview has other lines: mark them anew for the source's cursor.
    workspace.onDidChangeTextDocument(({ document }) => {
      // A line inserted in the source moves the places of a text that stays the same.
      if (isSource(document)) maps.forget();
      if (isSource(document) || document.uri.scheme === PREVIEW_SCHEME) bands.update();
      const active = window.activeTextEditor;
      if (document.uri.scheme === PREVIEW_SCHEME && active) links.update(active);
    }),
    // A pane has come or gone.
    window.onDidChangeVisibleTextEditors(() => {
      bands.update();
      const active = window.activeTextEditor;
      if (active) links.update(active);
    }),
    window.onDidChangeTextEditorVisibleRanges(() => bands.update()),
    workspace.onDidChangeConfiguration((event) => {
      if (!event.affectsConfiguration('warplens.preview.lineColors')) return;
      bands.update();
      const active = window.activeTextEditor;
      if (active) links.update(active);
    }),
  );
}

class LineLinks {
  private readonly maps: LineMaps;
  private readonly bands: LineBands;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly mark = window.createTextEditorDecorationType({
    isWholeLine: true,
    rangeBehavior: DecorationRangeBehavior.ClosedClosed,
    backgroundColor: new ThemeColor('warplens.linkedLineBackground'),
    // The bar says the same to those who do not see the colour.
    borderStyle: 'solid',
    borderWidth: '0 0 0 3px',
    borderColor: new ThemeColor('warplens.linkedLineBar'),
    overviewRulerColor: new ThemeColor('warplens.linkedLineBar'),
    overviewRulerLane: OverviewRulerLane.Center,
  });
  private readonly inlined = window.createTextEditorDecorationType({
    isWholeLine: true,
    rangeBehavior: DecorationRangeBehavior.ClosedClosed,
    backgroundColor: new ThemeColor('warplens.inlinedLineBackground'),
    borderStyle: 'dotted',
    borderWidth: '0 0 0 3px',
    borderColor: new ThemeColor('warplens.linkedLineBar'),
  });
  private readonly stale = window.createTextEditorDecorationType({
    isWholeLine: true,
    opacity: '0.55',
  });
  private readonly note = window.createTextEditorDecorationType({
    after: {
      margin: '0 0 0 3em',
      color: new ThemeColor('editorCodeLens.foreground'),
      fontStyle: 'italic',
    },
  });

  constructor(maps: LineMaps, bands: LineBands) {
    this.maps = maps;
    this.bands = bands;
  }

  dispose(): void {
    clearTimeout(this.timer);
    for (const type of [this.mark, this.inlined, this.stale, this.note]) type.dispose();
  }

  /** Marks anew what belongs to the editor's cursor, shortly. */
  update(editor: TextEditor): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const work = isPreview(editor) ? this.fromPreview(editor) : this.fromSource(editor);
      work.catch(() => undefined);
    }, DELAY);
  }

  private async fromSource(editor: TextEditor): Promise<void> {
    const uri = editor.document.uri.toString();
    const line = editor.selection.active.line;
    const marked = lineColors() !== 'off';
    let linked = false;
    let inKernel = false;
    for (const pane of shownPanes()) {
      const map = await this.maps.of(pane);
      pane.setDecorations(this.stale, staleRanges(pane, map));
      pane.setDecorations(this.note, []);
      const source = map.sources.findIndex((s) => sameUri(s, uri));
      const sourceLines = map.lines.map((at) => (at && at[0] === source ? at[1] : undefined));
      const lines = sourceLines.flatMap((at, i) => (at === line ? [i] : []));
      const through = inlinedThrough(map, source, line).filter((i) => !lines.includes(i));
      pane.setDecorations(this.mark, marked ? lines.map(wholeLine) : []);
      pane.setDecorations(this.inlined, marked ? through.map(wholeLine) : []);
      const first = lines[0] ?? through[0];
      if (first !== undefined && ![...lines, ...through].some((at) => sees(pane, at))) {
        pane.revealRange(wholeLine(first), TextEditorRevealType.InCenter);
      }
      linked ||= first !== undefined;
      inKernel ||= within(sourceLines, line) && map.staleFrom === undefined;
    }
    editor.setDecorations(this.mark, linked && marked ? [wholeLine(line)] : []);
    editor.setDecorations(this.inlined, []);
    this.bands.mark(linked ? uri : undefined, line);
    const silent = !linked && inKernel && CODE.test(editor.document.lineAt(line).text);
    editor.setDecorations(this.note, silent ? [noteAt(line, 'no code for this line')] : []);
  }

  private async fromPreview(pane: TextEditor): Promise<void> {
    const map = await this.maps.of(pane);
    const { line } = pane.selection.active;
    const at = map.lines[line];
    const marked = lineColors() !== 'off';
    const uri = at ? map.sources[at[0]] : undefined;
    for (const editor of window.visibleTextEditors) {
      if (isPreview(editor)) continue;
      const here = uri !== undefined && sameUri(editor.document.uri.toString(), uri);
      const own = at && here ? [at[1]] : [];
      const calls = callLines(map, line, editor).filter((call) => !own.includes(call));
      editor.setDecorations(this.mark, marked ? own.map(wholeLine) : []);
      editor.setDecorations(this.inlined, marked ? calls.map(wholeLine) : []);
      editor.setDecorations(this.note, []);
      const shown = own[0] ?? calls[0];
      if (shown !== undefined)
        editor.revealRange(wholeLine(shown), TextEditorRevealType.InCenterIfOutsideViewport);
    }
    this.bands.mark(uri, at?.[1] ?? 0);
    // All that comes from the same Rust line, so that its other parts are seen too.
    const family = map.lines.flatMap((other, i) =>
      at && other && other[0] === at[0] && other[1] === at[1] ? [i] : [],
    );
    pane.setDecorations(this.mark, marked ? family.map(wholeLine) : []);
    const through = at ? inlinedThrough(map, at[0], at[1]) : [];
    const others = through.filter((i) => !family.includes(i));
    pane.setDecorations(this.inlined, marked ? others.map(wholeLine) : []);
    await this.markOtherPanes(pane, map, marked);
    const instruction = /^\s+(?:[a-z@]|\/\*[0-9a-f]+\*\/)/.test(pane.document.lineAt(line).text);
    const orphan = !at && instruction && map.staleFrom === undefined;
    pane.setDecorations(this.note, orphan ? [noteAt(line, 'from no line of the source')] : []);
  }

  /** What belongs to a pane's cursor line in the other panes: PTX and what it was assembled to. */
  private async markOtherPanes(pane: TextEditor, map: LineMap, marked: boolean): Promise<void> {
    const { line } = pane.selection.active;
    for (const other of shownPanes()) {
      if (other === pane) continue;
      const lines = partners([pane, map], line, [other, await this.maps.of(other)]);
      other.setDecorations(this.mark, marked ? lines.map(wholeLine) : []);
      other.setDecorations(this.inlined, []);
      const [first] = lines;
      if (first !== undefined && !lines.some((at) => sees(other, at)))
        other.revealRange(wholeLine(first), TextEditorRevealType.InCenter);
    }
  }
}

/** Lines of one pane that belong to a line of another: by the assembler, else by their source. */
function partners(
  [pane, map]: readonly [TextEditor, LineMap],
  line: number,
  [other, theirs]: readonly [TextEditor, LineMap],
): number[] {
  const { assembledFrom: up } = map;
  const { assembledFrom: down } = theirs;
  const same = sameChoices(pane.document.uri, other.document.uri);
  if (same && up && targetOf(Uri.parse(up.uri)) === targetOf(other.document.uri)) {
    const at = up.lines[line] ?? undefined;
    return at === undefined ? [] : [at];
  }
  if (same && down && targetOf(Uri.parse(down.uri)) === targetOf(pane.document.uri))
    return down.lines.flatMap((at, i) => (at === line ? [i] : []));
  const own = map.lines[line];
  if (!own) return [];
  const uri = map.sources[own[0]]!;
  const source = theirs.sources.findIndex((one) => sameUri(one, uri));
  return theirs.lines.flatMap((at, i) => (at && at[0] === source && at[1] === own[1] ? [i] : []));
}

/** Lines of a preview that came through a call on a line of a source. */
function inlinedThrough({ callers }: LineMap, source: number, line: number): number[] {
  return Object.entries(callers ?? {}).flatMap(([at, calls]) =>
    calls.some(([from, call]) => from === source && call === line) ? [Number(at)] : [],
  );
}

/** Lines of an editor with the calls that a preview's line came through, the innermost first. */
function callLines({ callers, sources }: LineMap, line: number, editor: TextEditor): number[] {
  const uri = editor.document.uri.toString();
  const here = (callers?.[line] ?? []).filter(([source]) => sameUri(sources[source]!, uri));
  return [...new Set(here.map(([, call]) => call))];
}

/** Is the line in view? */
function sees(editor: TextEditor, line: number): boolean {
  return editor.visibleRanges.some((range) => range.start.line <= line && line <= range.end.line);
}

/** Does the line lie between the first and the last that have become code? */
function within(lines: readonly (number | undefined)[], line: number): boolean {
  const known = lines.filter((at) => at !== undefined);
  return known.some((at) => at < line) && known.some((at) => at > line);
}

/** The lines that an older version of the source gave. */
function staleRanges(pane: TextEditor, { staleFrom }: LineMap): Range[] {
  return staleFrom === undefined ? [] : [new Range(staleFrom + 1, 0, pane.document.lineCount, 0)];
}

function isPreview(editor: TextEditor): boolean {
  return editor.document.uri.scheme === PREVIEW_SCHEME;
}

function wholeLine(line: number): Range {
  return new Range(line, 0, line, 0);
}

function noteAt(line: number, contentText: string) {
  const end = Number.MAX_SAFE_INTEGER;
  return { range: new Range(line, end, line, end), renderOptions: { after: { contentText } } };
}
