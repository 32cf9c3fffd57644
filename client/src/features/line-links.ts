/**
 * Lines linked both ways: the lines of a preview that come from the Rust line at the cursor are marked and brought into view,
 * and the Rust line that the preview's cursor line comes from is marked in turn. A line without a partner clears the marks.
 */
import {
  OverviewRulerLane,
  Range,
  type TextEditor,
  TextEditorRevealType,
  ThemeColor,
  window,
  workspace,
} from 'vscode';
import type { LineMap, LineMapMethod, LineMapParams } from '../../../server/src/lsp/protocol.ts';
import { type ClientContext, PREVIEW_SCHEME } from '../context.ts';

const LINE_MAP: LineMapMethod = 'warplens/lineMap';

/** Milliseconds between a cursor's move and the marks. */
const DELAY = 40;

export function registerLineLinks(context: ClientContext): void {
  const mark = window.createTextEditorDecorationType({
    isWholeLine: true,
    backgroundColor: new ThemeColor('editor.wordHighlightStrongBackground'),
    borderStyle: 'solid',
    borderWidth: '0 0 0 3px',
    borderColor: new ThemeColor('editorOverviewRuler.wordHighlightStrongForeground'),
    overviewRulerColor: new ThemeColor('editorOverviewRuler.wordHighlightStrongForeground'),
    overviewRulerLane: OverviewRulerLane.Center,
  });
  const stale = window.createTextEditorDecorationType({ isWholeLine: true, opacity: '0.55' });
  const maps = new LineMaps(context);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = (editor: TextEditor): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const work = isPreview(editor) ? fromPreview(editor) : fromSource(editor);
      work.catch(() => undefined);
    }, DELAY);
  };

  const fromSource = async (editor: TextEditor): Promise<void> => {
    const uri = editor.document.uri.toString();
    const line = editor.selection.active.line;
    let linked = false;
    for (const pane of window.visibleTextEditors.filter(isPreview)) {
      const map = await maps.of(pane);
      pane.setDecorations(stale, staleRanges(pane, map));
      const source = map.sources.findIndex((s) => sameUri(s, uri));
      const lines = map.lines.flatMap((at, i) =>
        at && at[0] === source && at[1] === line ? [i] : [],
      );
      pane.setDecorations(mark, lines.map(wholeLine));
      const [first] = lines;
      if (first !== undefined && !lines.some((at) => sees(pane, at))) {
        pane.revealRange(wholeLine(first), TextEditorRevealType.InCenter);
      }
      linked ||= first !== undefined;
    }
    editor.setDecorations(mark, linked ? [wholeLine(line)] : []);
  };

  const fromPreview = async (pane: TextEditor): Promise<void> => {
    const map = await maps.of(pane);
    const at = map.lines[pane.selection.active.line];
    const uri = at ? map.sources[at[0]] : undefined;
    for (const editor of window.visibleTextEditors) {
      if (isPreview(editor)) continue;
      const here = uri !== undefined && sameUri(editor.document.uri.toString(), uri);
      editor.setDecorations(mark, at && here ? [wholeLine(at[1])] : []);
      if (at && here) {
        editor.revealRange(wholeLine(at[1]), TextEditorRevealType.InCenterIfOutsideViewport);
      }
    }
    pane.setDecorations(mark, at ? [wholeLine(pane.selection.active.line)] : []);
  };

  context.own(
    mark,
    stale,
    { dispose: () => clearTimeout(timer) },
    window.onDidChangeTextEditorSelection(({ textEditor }) => {
      if (isPreview(textEditor) || textEditor.document.languageId === 'rust') update(textEditor);
    }),
    // A refreshed preview has other lines: mark them anew for the source's cursor.
    workspace.onDidChangeTextDocument(({ document }) => {
      // A line inserted in the source moves the places of a text that stays the same.
      if (document.languageId === 'rust') maps.forget();
      const active = window.activeTextEditor;
      if (document.uri.scheme === PREVIEW_SCHEME && active) update(active);
    }),
    // A pane has come or gone.
    window.onDidChangeVisibleTextEditors(() => {
      if (window.activeTextEditor) update(window.activeTextEditor);
    }),
  );
}

/** Line maps by preview document and version, for as long as no source changes. */
class LineMaps {
  private readonly context: ClientContext;
  private readonly known = new Map<string, { version: number; map: Promise<LineMap> }>();

  constructor(context: ClientContext) {
    this.context = context;
  }

  forget(): void {
    this.known.clear();
  }

  of(pane: TextEditor): Promise<LineMap> {
    const uri = pane.document.uri.toString();
    const { version } = pane.document;
    const old = this.known.get(uri);
    if (old?.version === version) return old.map;
    const params: LineMapParams = { uri };
    const map = this.context
      .ready()
      .then((client) => client.sendRequest<LineMap>(LINE_MAP, params));
    this.known.set(uri, { version, map });
    map.catch(() => this.known.delete(uri));
    return map;
  }
}

/** Is the line in view? */
function sees(editor: TextEditor, line: number): boolean {
  return editor.visibleRanges.some((range) => range.start.line <= line && line <= range.end.line);
}

/** The lines that an older version of the source gave. */
function staleRanges(pane: TextEditor, { staleFrom }: LineMap): Range[] {
  return staleFrom === undefined ? [] : [new Range(staleFrom + 1, 0, pane.document.lineCount, 0)];
}

function isPreview(editor: TextEditor): boolean {
  return editor.document.uri.scheme === PREVIEW_SCHEME;
}

/** Editors differ in what they percent-encode. */
function sameUri(a: string, b: string): boolean {
  return a === b || decodeURIComponent(a) === decodeURIComponent(b);
}

function wholeLine(line: number): Range {
  return new Range(line, 0, line, 0);
}
