/**
 * The preview pane: a document of the server, opened beside the source. The server refreshes its text after edits; this file
 * only decides which document is shown, and lets it follow the cursor from kernel to kernel.
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

export class PreviewPane {
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
      { dispose: () => clearTimeout(this.timer) },
    );
  }

  /** Opens the pane for the kernel at the cursor. */
  async open(editor: TextEditor): Promise<void> {
    const result = await this.ask(editor);
    await this.show(result);
  }

  private ask(editor: TextEditor): Promise<PreviewResult> {
    const { line, character } = editor.selection.active;
    const args: PreviewArguments = [editor.document.uri.toString(), { line, character }, 'ptx'];
    return this.context.execute<PreviewResult>(PREVIEW, args);
  }

  private async show(result: PreviewResult, column?: ViewColumn): Promise<void> {
    const document = await workspace.openTextDocument(Uri.parse(result.uri));
    if (document.languageId !== 'ptx') await languages.setTextDocumentLanguage(document, 'ptx');
    await window.showTextDocument(document, {
      viewColumn: column ?? shownPane()?.viewColumn ?? ViewColumn.Beside,
      preserveFocus: true,
      preview: true,
    });
  }

  private follow(editor: TextEditor): void {
    if (editor.document.languageId !== 'rust' || !this.context.running) return;
    const settings = workspace.getConfiguration('warplens');
    if (!shownPane() || !settings.get<boolean>('preview.followCursor', true)) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.switchTo(editor).catch(() => undefined);
    }, FOLLOW_DELAY);
  }

  /** Shows another kernel in the pane when the cursor has moved into one. */
  private async switchTo(editor: TextEditor): Promise<void> {
    const result = await this.ask(editor);
    const pane = shownPane();
    if (!pane || result.summary.length === 0) return;
    if (pane.document.uri.toString() === Uri.parse(result.uri).toString()) return;
    await this.show(result, pane.viewColumn);
  }
}

/** The visible preview, if any. */
export function shownPane(): TextEditor | undefined {
  return window.visibleTextEditors.find((editor) => editor.document.uri.scheme === PREVIEW_SCHEME);
}
