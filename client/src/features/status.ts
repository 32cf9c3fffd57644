/** The status item: there while the server is, shown beside Rust and previews only; a click opens a menu. */
import { StatusBarAlignment, ThemeColor, window } from 'vscode';
import { type ClientContext, PREVIEW_SCHEME, type ServerState } from '../context.ts';

const LOOKS: Readonly<Record<Exclude<ServerState, 'off'>, { icon: string; tooltip: string }>> = {
  starting: { icon: '$(sync~spin)', tooltip: 'Warplens is starting' },
  running: { icon: '$(circuit-board)', tooltip: 'Warplens is running' },
  failed: { icon: '$(warning)', tooltip: 'The Warplens server has stopped; click for its log' },
};

export function registerStatus(context: ClientContext): void {
  const item = window.createStatusBarItem('warplens.status', StatusBarAlignment.Right, 50);
  item.name = 'Warplens';
  item.command = 'warplens.menu';
  const update = (): void => {
    const document = window.activeTextEditor?.document;
    const wanted = document?.languageId === 'rust' || document?.uri.scheme === PREVIEW_SCHEME;
    if (context.state === 'off' || !wanted) {
      item.hide();
      return;
    }
    const { icon, tooltip } = LOOKS[context.state];
    item.text = `${icon} Warplens`;
    item.tooltip = tooltip;
    item.backgroundColor =
      context.state === 'failed' ? new ThemeColor('statusBarItem.warningBackground') : undefined;
    item.show();
  };
  context.own(item, context.onState(update), window.onDidChangeActiveTextEditor(update));
  update();
}
