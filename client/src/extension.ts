/**
 * The extension's entry with Node. The features and the language client are a file of their own.
 */
import type { ExtensionContext } from 'vscode';
import { activateWith, activationMs, deactivate } from './activation.ts';
import { packagedAdapter, registerDebug } from './debug.ts';
import { registerMcp } from './mcp.ts';

export function activate(extension: ExtensionContext): void {
  registerMcp(extension);
  const loaded = activateWith(extension, async () => {
    // After all that VS Code starts in this turn.
    await new Promise((resolve) => setImmediate(resolve));
    const { startWithNode } = await import('./node-client.ts');
    return startWithNode(extension, activationMs);
  });
  registerDebug(extension, loaded, packagedAdapter(extension));
}

export { deactivate };
