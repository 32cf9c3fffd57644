/**
 * Heat behind the lines of a source that was profiled: the deeper the colour, the larger the share
 * of the line, with every count in the hover. In high contrast there are bars in its place, the
 * wider the larger. It goes with the first edit of the file.
 */
import {
  DecorationRangeBehavior,
  type Disposable,
  MarkdownString,
  OverviewRulerLane,
  Range,
  type TextEditor,
  type TextEditorDecorationType,
  ThemeColor,
  window,
  workspace,
} from 'vscode';
import type { ProfileRow, ProfileRows } from '../../../../server/src/protocol/index.ts';

/** Levels of colours of the theme, the coolest first, and pixels of their bars. */
const LEVELS = [
  { level: 1, bar: 2 },
  { level: 2, bar: 4 },
  { level: 3, bar: 7 },
  { level: 4, bar: 10 },
] as const;
/** Heat from which a level begins; below the first nothing is shown. */
const BEGINS = [0.02, 0.15, 0.4, 0.75] as const;

/** The level of a line; -1 for none. */
export function levelOf(heat: number): number {
  return BEGINS.findLastIndex((begin) => heat >= begin);
}

export class ProfileHeat implements Disposable {
  private readonly rows = new Map<string, readonly ProfileRow[]>();
  /** Made when there is something to show. */
  private types: readonly TextEditorDecorationType[] | undefined;
  private readonly owned: readonly Disposable[];

  constructor() {
    this.owned = [
      window.onDidChangeVisibleTextEditors((editors) => {
        for (const editor of editors) this.decorate(editor);
      }),
      workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length > 0 && this.rows.delete(document.uri.toString())) this.draw();
      }),
      workspace.onDidCloseTextDocument(({ uri }) => void this.rows.delete(uri.toString())),
    ];
  }

  dispose(): void {
    for (const one of [...this.owned, ...(this.types ?? [])]) one.dispose();
  }

  /** Shows a profile in place of the one before in each of its files. */
  show({ lines }: ProfileRows): void {
    const files = new Map<string, ProfileRow[]>();
    for (const row of lines) {
      const { uri } = row.location;
      files.set(uri, [...(files.get(uri) ?? []), row]);
    }
    for (const [uri, rows] of files) this.rows.set(uri, rows);
    this.draw();
  }

  private draw(): void {
    for (const editor of window.visibleTextEditors) this.decorate(editor);
  }

  private decorate(editor: TextEditor): void {
    const rows = this.rows.get(editor.document.uri.toString());
    if (rows === undefined && this.types === undefined) return;
    this.types ??= LEVELS.map(({ level, bar }) =>
      window.createTextEditorDecorationType({
        isWholeLine: true,
        rangeBehavior: DecorationRangeBehavior.ClosedClosed,
        backgroundColor: new ThemeColor(`warplens.heat${level}`),
        borderColor: new ThemeColor('warplens.heatBar'),
        borderStyle: 'solid',
        borderWidth: `0 0 0 ${bar}px`,
        overviewRulerColor: new ThemeColor('warplens.heatRuler'),
        overviewRulerLane: OverviewRulerLane.Right,
      }),
    );
    for (const [level, type] of this.types.entries()) {
      const own = (rows ?? []).filter(({ heat }) => levelOf(heat) === level);
      editor.setDecorations(
        type,
        own.map(({ location: { range }, details }) => ({
          range: new Range(range.start.line, 0, range.end.line, range.end.character),
          hoverMessage: new MarkdownString(details),
        })),
      );
    }
  }
}
