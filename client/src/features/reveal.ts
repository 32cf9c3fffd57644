/** Puts the cursor of an editor somewhere, and finds the editor that a command speaks of. */
import {
  Position,
  Range,
  TabInputText,
  type TextEditor,
  type Uri,
  type ViewColumn,
  window,
  workspace,
} from 'vscode';
import { hasGpuCode, isSource } from '../gpu-code.ts';

export async function revealAt(
  uri: Uri,
  { line, character }: { readonly line: number; readonly character: number },
  viewColumn?: ViewColumn,
): Promise<void> {
  const at = new Position(line, character);
  const column = viewColumn === undefined ? {} : { viewColumn };
  await window.showTextDocument(uri, { selection: new Range(at, at), ...column });
}

/**
 * The editor of the source that a command speaks of: the active one, else one in view, else one
 * behind a tab, because a page such as the walkthrough has no text and may cover it.
 */
export async function sourceEditor(): Promise<TextEditor | undefined> {
  const active = window.activeTextEditor;
  if (active && isSource(active.document)) return active;
  const inView = window.visibleTextEditors.find(({ document }) => isSource(document));
  if (inView) return inView;
  const uris = window.tabGroups.all.flatMap((group) =>
    group.tabs.flatMap(({ input }) =>
      input instanceof TabInputText ? [input.uri.toString()] : [],
    ),
  );
  const open = workspace.textDocuments.filter(
    (document) => isSource(document) && uris.includes(document.uri.toString()),
  );
  const document = open.findLast(hasGpuCode) ?? open.at(-1);
  return document && window.showTextDocument(document);
}
