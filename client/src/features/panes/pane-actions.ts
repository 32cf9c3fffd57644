/**
 * What can be done with a pane: choose its CPU, level and filters, pin it, copy and save its text.
 */
import { env, type QuickPickItem, Uri, window, workspace } from 'vscode';
import { type ClientContext, PREVIEW_SCHEME } from '../../context.ts';
import { addressOf, cpuOf, targetOf } from './address.ts';
import { type PreviewPanes, shownPanes } from './preview-panes.ts';

/** Filters as the user reads them. */
const FILTER_TEXTS: Readonly<Record<string, string>> = {
  comments: 'comments of the compiler',
  directives: 'directives that make no code, and line information',
  metadata: 'kernel descriptors and metadata',
  'unused-labels': 'labels that nothing jumps to',
};

const LEVEL_TEXTS: Readonly<Record<string, string>> = {
  O2: 'all passes',
  O1: 'inlining and simplification only',
  O0: 'as the source is written',
};

/** The pane a command means: its argument, the active editor, or the only one there is. */
export function paneOf(argument: unknown): Uri | undefined {
  if (argument instanceof Uri && argument.scheme === PREVIEW_SCHEME) return argument;
  const active = window.activeTextEditor?.document.uri;
  if (active?.scheme === PREVIEW_SCHEME) return active;
  return shownPanes()[0]?.document.uri;
}

/** Lets the user choose a GPU of a target; `current` is marked. */
export async function pickCpu(
  context: ClientContext,
  target: string,
  current: string,
  placeHolder: string,
): Promise<string | undefined> {
  const row = (await context.targets()).find(({ name }) => name === target);
  const items = (row?.cpus ?? []).map((cpu, i): QuickPickItem => {
    const notes = [...(cpu === current ? ['shown now'] : []), ...(i === 0 ? ['default'] : [])];
    const title = row?.cpuTitles[cpu] ?? '';
    return { label: cpu, description: [title, ...notes].filter((note) => note !== '').join(' · ') };
  });
  // Who knows the card finds its GPU by it.
  const options = { placeHolder, matchOnDescription: true };
  return (await window.showQuickPick(items, options))?.label;
}

export async function selectCpu(
  context: ClientContext,
  panes: PreviewPanes,
  uri: Uri,
): Promise<void> {
  const target = targetOf(uri);
  const cpu = await pickCpu(context, target, cpuOf(uri), `GPU of ${target} previews`);
  if (cpu !== undefined) await panes.choose(uri, { cpu });
}

export async function selectOptimization(
  context: ClientContext,
  panes: PreviewPanes,
  uri: Uri,
): Promise<void> {
  const { target, choices } = addressOf(uri);
  const row = (await context.targets()).find(({ name }) => name === target);
  const current = choices.opt ?? 'O2';
  const items = (row?.optLevels ?? []).map((label) => ({
    label,
    description: LEVEL_TEXTS[label] ?? '',
    detail: label === current ? 'shown now' : '',
  }));
  const picked = await window.showQuickPick(items, { placeHolder: 'Level of the optimiser' });
  if (picked) await panes.choose(uri, { opt: picked.label });
}

export async function selectFilters(
  context: ClientContext,
  panes: PreviewPanes,
  uri: Uri,
): Promise<void> {
  const { target, choices } = addressOf(uri);
  const row = (await context.targets()).find(({ name }) => name === target);
  const items = (row?.filters ?? []).map((label) => ({
    label,
    description: FILTER_TEXTS[label] ?? '',
    picked: choices.hide?.includes(label) ?? false,
  }));
  const picked = await window.showQuickPick(items, {
    canPickMany: true,
    placeHolder: 'Kinds of lines to leave out; none shows everything',
  });
  if (picked) await panes.choose(uri, { hide: picked.map(({ label }) => label) });
}

/** Switches checks of bounds on or off. */
export async function toggleChecks(panes: PreviewPanes, uri: Uri): Promise<void> {
  await panes.choose(uri, { checkBounds: addressOf(uri).choices.checkBounds !== true });
}

export async function copyAssembly(uri: Uri): Promise<void> {
  const document = await workspace.openTextDocument(uri);
  const editor = shownPanes().find((pane) => pane.document === document);
  const part = editor && !editor.selection.isEmpty ? editor.selection : undefined;
  await env.clipboard.writeText(document.getText(part));
  const what = part ? 'Selection' : 'Text';
  window.setStatusBarMessage(`${what} copied`, 3000);
}

export async function saveAssembly(context: ClientContext, uri: Uri): Promise<void> {
  const { target, source, kernel } = addressOf(uri);
  const row = (await context.targets()).find(({ name }) => name === target);
  const extension = row?.fileExtension ?? `.${target}`;
  const folder = Uri.joinPath(Uri.parse(source), '..');
  const name = `${kernel ?? Uri.parse(source).path.split('/').at(-1)}.${cpuOf(uri)}${extension}`;
  const file = await window.showSaveDialog({
    defaultUri: Uri.joinPath(folder, name),
    filters: { [row?.label ?? target]: [extension.slice(1)] },
  });
  if (!file) return;
  const document = await workspace.openTextDocument(uri);
  await workspace.fs.writeFile(file, new TextEncoder().encode(document.getText()));
  window.setStatusBarMessage(`Saved as ${workspace.asRelativePath(file)}`, 3000);
}
