/**
 * Preview panes: documents of the server, opened beside the source, one for each target. The server refreshes their text
 * after edits; this file only decides which document is shown, and lets it follow the cursor from kernel to kernel.
 */
import { languages, type TextEditor, Uri, ViewColumn, window, workspace } from 'vscode';
import type {
  PreviewArguments,
  PreviewCommand,
  PreviewResult,
} from '../../../server/src/lsp/protocol.ts';
import { type ClientContext, PREVIEW_SCHEME } from '../context.ts';

const PREVIEW: PreviewCommand = 'warplens.preview';

/** Milliseconds the cursor must rest before the pane follows. */
const FOLLOW_DELAY = 150;

export class PreviewPanes {
  private readonly context: ClientContext;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(context: ClientContext) {
    this.context = context;
    // A code lens of the server names the server's command: here it opens the pane with the answer.
    context.hook(PREVIEW, async (_args, next) => {
      const result = (await next()) as PreviewResult;
      await this.show(result);
      return result;
    });
    context.own(
      window.onDidChangeTextEditorSelection(({ textEditor }) => this.follow(textEditor)),
      window.onDidChangeActiveTextEditor((editor) => editor && this.follow(editor)),
      { dispose: () => clearTimeout(this.timer) },
    );
  }

  /** Opens the pane of a target for the kernel at the cursor. */
  async open(editor: TextEditor, target: string): Promise<void> {
    const result = await this.ask(editor, target);
    await this.show(result);
  }

  private ask(editor: TextEditor, target: string): Promise<PreviewResult> {
    const { line, character } = editor.selection.active;
    const args: PreviewArguments = [editor.document.uri.toString(), { line, character }, target];
    return this.context.execute<PreviewResult>(PREVIEW, args);
  }

  private async show(result: PreviewResult): Promise<void> {
    const uri = Uri.parse(result.uri);
    const target = targetOf(uri);
    const document = await workspace.openTextDocument(uri);
    if (document.languageId !== target) await languages.setTextDocumentLanguage(document, target);
    const shown = shownPanes().find((pane) => targetOf(pane.document.uri) === target);
    await window.showTextDocument(document, {
      viewColumn: shown?.viewColumn ?? nextColumn(),
      preserveFocus: true,
      preview: true,
    });
  }

  private follow(editor: TextEditor): void {
    if (editor.document.languageId !== 'rust' || !this.context.running) return;
    const settings = workspace.getConfiguration('warplens');
    if (shownPanes().length === 0 || !settings.get<boolean>('preview.followCursor', true)) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      for (const pane of shownPanes()) this.switchTo(editor, pane).catch(() => undefined);
    }, FOLLOW_DELAY);
  }

  /** Shows another kernel in a pane when the cursor has moved into one. */
  private async switchTo(editor: TextEditor, pane: TextEditor): Promise<void> {
    const result = await this.ask(editor, targetOf(pane.document.uri));
    // A file without kernels leaves the pane as it is.
    if (result.kernel === undefined || !shownPanes().includes(pane)) return;
    if (pane.document.uri.toString() === Uri.parse(result.uri).toString()) return;
    await this.show(result);
  }
}

/** The visible previews. */
export function shownPanes(): readonly TextEditor[] {
  return window.visibleTextEditors.filter(
    (editor) => editor.document.uri.scheme === PREVIEW_SCHEME,
  );
}

/** Beside the source, and beside the panes of other targets: they are there to be compared. */
function nextColumn(): ViewColumn {
  const columns = shownPanes().map((pane) => pane.viewColumn ?? ViewColumn.One);
  return columns.length === 0 ? ViewColumn.Beside : Math.max(...columns) + 1;
}

/** First part of a preview's path: its target, which is also the name of its language. */
function targetOf(uri: Uri): string {
  return uri.path.split('/')[1] ?? '';
}
