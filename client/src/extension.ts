/** The extension's entry: builds the shared context and registers the features. Computes nothing itself. */
import type { ExtensionContext } from 'vscode';
import { ClientContext } from './context.ts';
import { registerCommands } from './features/commands.ts';
import { registerLineLinks } from './features/line-links.ts';
import { PreviewPanes } from './features/preview-pane.ts';
import { startWithGpuCode } from './features/start.ts';
import { registerStatus } from './features/status.ts';

let context: ClientContext | undefined;

export function activate(extension: ExtensionContext): void {
  context = new ClientContext(extension);
  registerCommands(context, new PreviewPanes(context));
  registerLineLinks(context);
  registerStatus(context);
  startWithGpuCode(context);
}

export async function deactivate(): Promise<void> {
  await context?.stop();
}
