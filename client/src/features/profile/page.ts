/** The page of a profile: one panel, filled anew by each profile, beside the source. */
import { Uri, ViewColumn, type WebviewPanel, window } from 'vscode';
import type { ProfileRows } from '../../../../server/src/protocol/index.ts';
import type { ClientContext } from '../../context.ts';
import { escaped, renderProfile, STYLE } from './render.ts';

export class ProfilePages {
  private readonly context: ClientContext;
  private panel: WebviewPanel | undefined;
  /** By file and kernel the last profile, with which the next one is compared. */
  private readonly before = new Map<string, ProfileRows>();

  constructor(context: ClientContext) {
    this.context = context;
  }

  /** Shows a profile; `subject` is what was profiled. */
  show(subject: string, title: string, profile: ProfileRows): void {
    const before = this.before.get(subject);
    this.before.set(subject, profile);
    const panel = this.panel ?? this.open();
    panel.title = `${title} · profile`;
    const body = renderProfile({ profile, before, href: commandOf });
    const nonce = Array.from({ length: 4 }, () => Math.random().toString(36).slice(2)).join('');
    panel.webview.html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'nonce-${nonce}'">
<title>${escaped(title)}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body><main>${body}</main></body>
</html>`;
    panel.reveal(undefined, true);
  }

  private open(): WebviewPanel {
    const column = { viewColumn: ViewColumn.Beside, preserveFocus: true };
    const panel = window.createWebviewPanel('warplens.profile', 'Profile', column, {
      enableCommandUris: ['vscode.open'],
      localResourceRoots: [],
    });
    panel.iconPath = Uri.joinPath(this.context.extensionUri, 'client/media/icon.png');
    panel.onDidDispose(() => {
      this.panel = undefined;
    });
    this.panel = panel;
    return panel;
  }
}

/** A link that opens a line; the fragment is the place. */
function commandOf({ uri, line }: { readonly uri: string; readonly line: number }): string {
  const args = [`${uri}#L${line + 1}`, ViewColumn.One];
  return `command:vscode.open?${encodeURIComponent(JSON.stringify(args))}`;
}
