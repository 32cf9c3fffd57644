/**
 * The second line of a preview, when it says that something is wrong: a kernel that does not
 * compile must not look like one that does.
 */
import { Range, type TextEditor, ThemeColor, window, workspace } from 'vscode';
import { type ClientContext, PREVIEW_SCHEME } from '../../context.ts';

/** The line below the title; see the server's `ide/preview.ts`. */
const LINE = 1;

const ERROR = /^(?:\/\/|;) (?:STALE\b|.*:\d+:\d+: (?:error|warning|info|hint): )/;

export function registerBanner(context: ClientContext): void {
  const error = window.createTextEditorDecorationType({
    isWholeLine: true,
    backgroundColor: new ThemeColor('inputValidation.errorBackground'),
    color: new ThemeColor('inputValidation.errorForeground'),
    fontWeight: 'bold',
    // The bar says the same to those who do not see the colour.
    borderStyle: 'solid',
    borderWidth: '0 0 0 4px',
    borderColor: new ThemeColor('inputValidation.errorBorder'),
    overviewRulerColor: new ThemeColor('editorOverviewRuler.errorForeground'),
  });
  const draw = (editor: TextEditor): void => {
    const { document } = editor;
    if (document.uri.scheme !== PREVIEW_SCHEME) return;
    const isWrong = document.lineCount > LINE && ERROR.test(document.lineAt(LINE).text);
    editor.setDecorations(error, isWrong ? [new Range(LINE, 0, LINE, 0)] : []);
  };
  window.visibleTextEditors.forEach(draw);
  context.own(
    error,
    window.onDidChangeVisibleTextEditors((editors) => editors.forEach(draw)),
    workspace.onDidChangeTextDocument(({ document }) => {
      if (document.uri.scheme === PREVIEW_SCHEME)
        for (const editor of window.visibleTextEditors)
          if (editor.document === document) draw(editor);
    }),
  );
}
