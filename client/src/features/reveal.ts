/** Puts the cursor of an editor somewhere. */
import { Position, Range, type Uri, type ViewColumn, window } from 'vscode';

export async function revealAt(
  uri: Uri,
  { line, character }: { readonly line: number; readonly character: number },
  viewColumn?: ViewColumn,
): Promise<void> {
  const at = new Position(line, character);
  const column = viewColumn === undefined ? {} : { viewColumn };
  await window.showTextDocument(uri, { selection: new Range(at, at), ...column });
}
