/**
 * The status item: there while the server is, shown beside Rust and previews only; a click opens a
 * menu.
 */
import {
  commands,
  type QuickPickItem,
  QuickPickItemKind,
  StatusBarAlignment,
  ThemeColor,
  window,
  workspace,
} from 'vscode';
import { type ClientContext, PREVIEW_SCHEME, type ServerState } from '../context.ts';
import { isSource } from '../gpu-code.ts';
import { cpuOf } from './panes/address.ts';
import { shownPanes } from './panes/preview-panes.ts';

const LOOKS: Readonly<Record<Exclude<ServerState, 'off'>, { icon: string; tooltip: string }>> = {
  starting: { icon: '$(sync~spin)', tooltip: 'Warplens is starting' },
  running: { icon: '$(circuit-board)', tooltip: 'Warplens is running; click for its menu' },
  failed: { icon: '$(warning)', tooltip: 'The Warplens server has stopped; click for its menu' },
};

export function registerStatus(context: ClientContext): void {
  const item = window.createStatusBarItem('warplens.status', StatusBarAlignment.Right, 50);
  item.name = 'Warplens';
  item.command = 'warplens.menu';
  const update = (): void => {
    const document = window.activeTextEditor?.document;
    const wanted =
      (document !== undefined && isSource(document)) || document?.uri.scheme === PREVIEW_SCHEME;
    if (context.state === 'off' || !wanted) {
      item.hide();
      return;
    }
    const { icon, tooltip } = LOOKS[context.state];
    const cpus = [...new Set(shownPanes().map(({ document: { uri } }) => cpuOf(uri)))];
    item.text = `${icon} ${cpus.length > 0 ? cpus.join(' · ') : 'Warplens'}`;
    item.tooltip = tooltip;
    item.backgroundColor =
      context.state === 'failed' ? new ThemeColor('statusBarItem.warningBackground') : undefined;
    item.show();
  };
  context.own(
    item,
    context.onState(update),
    window.onDidChangeActiveTextEditor(update),
    window.onDidChangeVisibleTextEditors(update),
  );
  update();
}

type Entry = QuickPickItem & { readonly command?: string };

/** What a click on the status item offers. Nothing happens by the click alone. */
export async function menu(context: ClientContext): Promise<void> {
  const pane = shownPanes()[0];
  const tools = context.platform.kind === 'node' && workspace.isTrusted;
  const entry = (label: string, command: string): Entry => ({
    label,
    command: `warplens.${command}`,
  });
  const line = (label: string): Entry => ({ label, kind: QuickPickItemKind.Separator });
  const entries: Entry[] = [
    line('Code'),
    entry('$(open-preview) Preview PTX', 'showPtx'),
    entry('$(open-preview) Preview AMDGCN', 'showAmdgcn'),
    ...(pane ? [entry(`$(chip) Select GPU (${cpuOf(pane.document.uri)})...`, 'selectCpu')] : []),
    entry('$(symbol-event) Go to Kernel...', 'goToKernel'),
    line('Server'),
    entry('$(output) Show Log', 'showLog'),
    entry('$(debug-restart) Restart Server', 'restartServer'),
    ...(tools ? [entry('$(pulse) Doctor', 'showDoctor')] : []),
    entry('$(copy) Copy Report', 'copyReport'),
  ];
  const placeHolder = `Warplens ${context.version}`;
  const picked = await window.showQuickPick(entries, { placeHolder });
  if (picked?.command !== undefined) await commands.executeCommand(picked.command);
}
