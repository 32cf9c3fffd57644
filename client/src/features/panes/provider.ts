/**
 * The provider of what a pane shows. One that is not there is not offered; a file of its output can
 * be compared.
 */
import { type QuickPickItem, type Uri, window } from 'vscode';
import type { ClientContext } from '../../context.ts';
import { isProvider, targetOf } from './address.ts';
import type { Comparisons } from './compare.ts';
import type { PreviewPanes } from './preview-panes.ts';
import { offered } from './trust.ts';

const TEXTS: Readonly<Record<string, string>> = {
  build: "what the project's own build makes, and Warplens's text until it is there",
  core: "Warplens's own compiler: nothing to install, fresh after each keystroke",
  rustc: 'the nightly rustc of this machine: runs in the background when edits rest',
  llvm: 'our front end, then `opt` and `llc` of this machine: runs in the background too',
};

export async function selectProvider(
  context: ClientContext,
  panes: PreviewPanes,
  comparisons: Comparisons,
  uri: Uri,
): Promise<void> {
  const row = (await context.targets()).find(({ name }) => name === targetOf(uri));
  const file: QuickPickItem = {
    label: 'Compare with a file...',
    description: 'that another compiler has written',
  };
  const items: QuickPickItem[] = offered(row?.providers).map((label) => ({
    label,
    description: TEXTS[label] ?? '',
  }));
  const picked = await window.showQuickPick([...items, file], { placeHolder: 'Compiled by' });
  if (picked === file) await comparisons.compareWithFile(uri);
  else if (isProvider(picked?.label)) await panes.choose(uri, { provider: picked.label });
}
