/**
 * From a line of a preview to the Rust line it comes from, in the editor that shows the source: VS
 * Code's own Go to Definition would cover the preview with it.
 */
import { Position, Range, TextEditorRevealType, Uri, ViewColumn, window } from 'vscode';
import type { SourceOfLineMethod, SourceOfLineParams } from '../../../server/src/protocol/index.ts';
import { type ClientContext, PREVIEW_SCHEME } from '../context.ts';

interface Location {
  readonly uri: string;
  readonly range: { readonly start: { readonly line: number; readonly character: number } };
}

export async function goToSource(context: ClientContext): Promise<void> {
  const pane = window.activeTextEditor;
  if (pane?.document.uri.scheme !== PREVIEW_SCHEME) return;
  const client = await context.ready();
  const method: SourceOfLineMethod = 'warplens/sourceOfLine';
  const params: SourceOfLineParams = {
    uri: pane.document.uri.toString(),
    line: pane.selection.active.line,
  };
  const found = await client.sendRequest<Location | null>(method, params);
  if (!found) {
    window.setStatusBarMessage('Warplens: this text belongs to no kernel', 3000);
    return;
  }
  const uri = Uri.parse(found.uri);
  const open = window.visibleTextEditors.find(
    ({ document }) => document.uri.toString() === uri.toString(),
  );
  const { start } = found.range;
  const at = new Position(start.line, start.character);
  const editor = await window.showTextDocument(uri, {
    viewColumn: open?.viewColumn ?? ViewColumn.One,
    selection: new Range(at, at),
  });
  editor.revealRange(new Range(at, at), TextEditorRevealType.InCenterIfOutsideViewport);
}
